//! Reads a program linked with `--emit-relocs` as a graph of functions and data.

use std::collections::BTreeMap;

use wasmparser::{
    DataKind, KnownCustom, Linking, Operator, Parser, Payload, RelocationEntry, RelocationType,
    SymbolInfo, TypeRef,
};

use super::to_u32;
use crate::Failure;

/// Index of a function, or, after all functions, of a piece of data.
pub(super) type Node = usize;

#[derive(Default)]
pub(super) struct Linked {
    /// Imported functions first; they have no size.
    pub(super) functions: Vec<Function>,
    /// Sorted by address, without overlaps.
    pub(super) data: Vec<Piece>,
    pub(super) references: Vec<Vec<Node>>,
    /// Nodes that scripts may call, or to which bytes without a symbol refer.
    pub(super) exported: Vec<Node>,
    /// Numbers in code that point to data or table slots, by position in the file.
    pub(super) in_code: BTreeMap<usize, Pointer>,
    /// Words of data that point to data or table slots, by address.
    pub(super) in_data: BTreeMap<u32, Pointer>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pointer {
    /// To data at this address; the number itself may miss the data by an offset.
    Data(u32),
    Table,
}

#[derive(Default, Clone)]
pub(super) struct Function {
    /// Mangled.
    pub(super) name: String,
    /// In bytes.
    pub(super) size: usize,
}

/// Data that must stay together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Piece {
    pub(super) address: u32,
    pub(super) size: u32,
    pub(super) is_constant: bool,
}

impl Piece {
    const fn end(self) -> u32 {
        self.address + self.size
    }
}

#[derive(Clone, Copy)]
enum Symbol {
    Function(u32),
    /// Segment, offset, size.
    Data(u32, u32, u32),
    /// Data that the program lacks.
    Absent,
    /// An address that the linker defines, such as the end of all data.
    Boundary,
    Other,
}

enum RelocationTarget {
    Function(Node),
    Data(u32),
    /// Something with the same number in all programs, or nothing.
    Nothing,
}

fn failure(entry: &RelocationEntry, why: &str) -> Failure {
    Failure::new(format!("The linker's {:?} at {}: {why}.", entry.ty, entry.offset))
}

#[derive(Default)]
struct Sections {
    imported: usize,
    names: BTreeMap<u32, String>,
    sizes: Vec<usize>,
    /// Start and end of each function, from the section's start.
    bodies: Vec<(usize, usize)>,
    code_start: usize,
    /// Each segment's address, and its start and end from the section's start.
    segments: Vec<(u32, usize, usize)>,
    segment_names: Vec<String>,
    symbols: Vec<Symbol>,
    /// The relocations in code and in data.
    code: Vec<RelocationEntry>,
    data: Vec<RelocationEntry>,
    exported: Vec<Node>,
}

impl Linked {
    pub(super) fn read(bytes: &[u8]) -> Result<Self, Failure> {
        let sections = Sections::read(bytes)?;
        if sections.code.is_empty() || sections.symbols.is_empty() {
            return Err(Failure::new("The program was not linked with `--emit-relocs`."));
        }
        sections.graph()
    }

    pub(super) fn node_of_data(&self, at: usize) -> Node {
        self.functions.len() + at
    }
}

impl Sections {
    fn read(bytes: &[u8]) -> Result<Self, wasmparser::BinaryReaderError> {
        let mut sections = Self::default();
        for payload in Parser::new(0).parse_all(bytes) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        sections.imported += usize::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::ExportSection(exports) => {
                    for export in exports {
                        let export = export?;
                        if export.kind == wasmparser::ExternalKind::Func {
                            sections.exported.push(export.index as usize);
                        }
                    }
                }
                Payload::CodeSectionStart { range, .. } => sections.code_start = range.start,
                Payload::CodeSectionEntry(body) => {
                    let range = body.range();
                    let start = sections.code_start;
                    sections.sizes.push(range.len());
                    sections.bodies.push((range.start - start, range.end - start));
                }
                Payload::DataSection(section) => {
                    let start = section.range().start;
                    for data in section {
                        let data = data?;
                        let end = data.range.end - start;
                        let address = match data.kind {
                            DataKind::Active { offset_expr, .. } => {
                                match offset_expr.get_operators_reader().read()? {
                                    Operator::I32Const { value } => value.cast_unsigned(),
                                    _ => 0,
                                }
                            }
                            DataKind::Passive => 0,
                        };
                        sections.segments.push((address, end - data.data.len(), end));
                    }
                }
                Payload::CustomSection(section) => sections.read_custom(&section)?,
                _ => {}
            }
        }
        Ok(sections)
    }

    fn read_custom(
        &mut self,
        section: &wasmparser::CustomSectionReader<'_>,
    ) -> Result<(), wasmparser::BinaryReaderError> {
        match section.as_known() {
            KnownCustom::Linking(linking) => {
                for part in linking.subsections() {
                    match part? {
                        Linking::SegmentInfo(segments) => {
                            for segment in segments {
                                self.segment_names.push(segment?.name.to_owned());
                            }
                        }
                        Linking::SymbolTable(symbols) => {
                            for symbol in symbols {
                                let symbol = self.symbol(symbol?);
                                self.symbols.push(symbol);
                            }
                        }
                        _ => {}
                    }
                }
            }
            KnownCustom::Reloc(relocations) => {
                let into = if section.name().ends_with("CODE") {
                    &mut self.code
                } else if section.name().ends_with("DATA") {
                    &mut self.data
                } else {
                    return Ok(());
                };
                for entry in relocations.entries() {
                    into.push(entry?);
                }
            }
            KnownCustom::Name(names) => {
                for part in names {
                    if let wasmparser::Name::Function(functions) = part? {
                        for naming in functions {
                            let naming = naming?;
                            self.names.insert(naming.index, naming.name.to_owned());
                        }
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn symbol(&mut self, symbol: SymbolInfo<'_>) -> Symbol {
        match symbol {
            SymbolInfo::Func { index, name, .. } => {
                if let Some(name) = name {
                    self.names.entry(index).or_insert_with(|| name.to_owned());
                }
                Symbol::Function(index)
            }
            SymbolInfo::Data { name, symbol: Some(at), .. }
                if at.size == 0 && name.starts_with("__") =>
            {
                Symbol::Boundary
            }
            SymbolInfo::Data { symbol: Some(at), .. } => Symbol::Data(at.index, at.offset, at.size),
            SymbolInfo::Data { symbol: None, .. } => Symbol::Absent,
            SymbolInfo::Global { .. }
            | SymbolInfo::Section { .. }
            | SymbolInfo::Event { .. }
            | SymbolInfo::Table { .. } => Symbol::Other,
        }
    }

    fn graph(self) -> Result<Linked, Failure> {
        let mut functions = vec![Function::default(); self.imported];
        functions.extend(self.sizes.iter().map(|&size| Function { name: String::new(), size }));
        for (&index, name) in &self.names {
            if let Some(function) = functions.get_mut(index as usize) {
                function.name.clone_from(name);
            }
        }
        let data = self.pieces();
        let mut references = vec![Vec::new(); functions.len() + data.len()];
        let mut exported = self.exported.clone();
        let piece_at = |address: u32| {
            let after = data.partition_point(|piece| piece.address <= address);
            after.checked_sub(1).filter(|&at| address < data[at].end())
        };
        let target = |entry: &RelocationEntry| {
            Ok::<_, Failure>(match self.symbol_target(entry)? {
                RelocationTarget::Function(index) => Some(index),
                RelocationTarget::Data(address) => {
                    let piece = piece_at(address).map(|piece| functions.len() + piece);
                    Some(piece.ok_or_else(|| failure(entry, "nothing is at its address"))?)
                }
                RelocationTarget::Nothing => None,
            })
        };
        let (mut in_code, mut in_data) = (BTreeMap::new(), BTreeMap::new());
        for entry in &self.code {
            let Some(to) = target(entry)? else { continue };
            let offset = entry.offset as usize;
            if let Some(pointer) = self.pointer(entry)? {
                in_code.insert(self.code_start + offset, pointer);
            }
            let at = self.bodies.partition_point(|&(start, _)| start <= offset);
            let body = at.checked_sub(1).filter(|&body| offset < self.bodies[body].1);
            let body = body.ok_or_else(|| failure(entry, "it is in no function"))?;
            references[self.imported + body].push(to);
        }
        for entry in &self.data {
            let Some(to) = target(entry)? else { continue };
            let offset = entry.offset as usize;
            let from =
                self.segments.iter().find(|&&(_, start, end)| (start..end).contains(&offset));
            let &(address, start, _) =
                from.ok_or_else(|| failure(entry, "it is in no segment of data"))?;
            if let Some(pointer) = self.pointer(entry)? {
                in_data.insert(address + to_u32(offset - start), pointer);
            }
            match piece_at(address + to_u32(offset - start)) {
                Some(from) => references[functions.len() + from].push(to),
                // Anything may read bytes without a symbol.
                None => exported.push(to),
            }
        }
        for list in &mut references {
            list.sort_unstable();
            list.dedup();
        }
        Ok(Linked { functions, data, references, exported, in_code, in_data })
    }

    /// The relocated number's target; `None` for a function's number.
    fn pointer(&self, entry: &RelocationEntry) -> Result<Option<Pointer>, Failure> {
        use RelocationType as R;
        Ok(match self.symbol_target(entry)? {
            RelocationTarget::Data(address) => Some(Pointer::Data(address)),
            _ if matches!(entry.ty, R::TableIndexSleb | R::TableIndexI32) => Some(Pointer::Table),
            _ => None,
        })
    }

    /// A relocation's target. Fails for an unknown kind, which may point to anything.
    fn symbol_target(&self, entry: &RelocationEntry) -> Result<RelocationTarget, Failure> {
        use RelocationType as R;
        let symbol = self.symbols.get(entry.index as usize).copied();
        match (entry.ty, symbol) {
            // Types, globals and tables are the same in all programs.
            (R::TypeIndexLeb, _)
            | (
                R::GlobalIndexLeb | R::GlobalIndexI32 | R::TableNumberLeb | R::EventIndexLeb,
                Some(Symbol::Other),
            ) => Ok(RelocationTarget::Nothing),
            (
                R::FunctionIndexLeb | R::FunctionIndexI32 | R::TableIndexSleb | R::TableIndexI32,
                Some(Symbol::Function(index)),
            ) => Ok(RelocationTarget::Function(index as usize)),
            (
                R::MemoryAddrLeb | R::MemoryAddrSleb | R::MemoryAddrI32,
                Some(Symbol::Data(segment, offset, size)),
            ) => match self.segments.get(segment as usize) {
                // Nothing reads an empty constant.
                Some(_) if size == 0 => Ok(RelocationTarget::Nothing),
                Some(&(address, ..)) => Ok(RelocationTarget::Data(address + offset)),
                None => Err(failure(entry, "its segment is missing")),
            },
            (R::MemoryAddrLeb | R::MemoryAddrSleb | R::MemoryAddrI32, Some(Symbol::Absent)) => {
                Ok(RelocationTarget::Nothing)
            }
            // The layout changes where data begin and end.
            (_, Some(Symbol::Boundary)) => Err(failure(entry, "it tells where data begin or end")),
            _ => Err(failure(entry, "splitting doesn't know its kind")),
        }
    }

    /// Data symbols as pieces; overlapping ones are merged.
    fn pieces(&self) -> Vec<Piece> {
        let mut all: Vec<Piece> = self
            .symbols
            .iter()
            .filter_map(|symbol| match *symbol {
                Symbol::Data(segment, offset, size) if size > 0 => Some(Piece {
                    address: self.segments.get(segment as usize)?.0 + offset,
                    size,
                    is_constant: self.segment_names.get(segment as usize)?.starts_with(".rodata"),
                }),
                _ => None,
            })
            .collect();
        all.sort_unstable_by_key(|piece| (piece.address, piece.size));
        let mut merged: Vec<Piece> = Vec::new();
        for piece in all {
            match merged.last_mut() {
                Some(last) if piece.address < last.end() => {
                    last.size = last.size.max(piece.end() - last.address);
                }
                _ => merged.push(piece),
            }
        }
        merged
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FUNCTION: u32 = 0;
    const CONSTANT: u32 = 1;
    const GLOBAL: u32 = 2;
    const BOUNDARY: u32 = 3;
    const EMPTY: u32 = 4;

    /// A function of ten bytes, and a segment that begins with a constant of eight.
    fn sections(
        code: &[(RelocationType, u32, u32)],
        data: &[(RelocationType, u32, u32)],
    ) -> Sections {
        let entries = |list: &[(RelocationType, u32, u32)]| {
            let entry = |&(ty, offset, index)| RelocationEntry { ty, offset, index, addend: 0 };
            list.iter().map(entry).collect()
        };
        Sections {
            sizes: vec![10],
            bodies: vec![(1, 11)],
            segments: vec![(1024, 5, 37)],
            segment_names: vec![".rodata.a".to_owned()],
            symbols: vec![
                Symbol::Function(0),
                Symbol::Data(0, 0, 8),
                Symbol::Other,
                Symbol::Boundary,
                Symbol::Data(0, 8, 0),
            ],
            code: entries(code),
            data: entries(data),
            ..Sections::default()
        }
    }

    #[test]
    fn relocations_make_references() {
        use RelocationType as R;
        let code = [(R::MemoryAddrSleb, 3, CONSTANT), (R::GlobalIndexLeb, 4, GLOBAL)];
        let linked = sections(&code, &[(R::TableIndexI32, 5, FUNCTION)]).graph().unwrap();
        assert_eq!(linked.references, [vec![1], vec![0]]);
        assert!(linked.exported.is_empty());
    }

    #[test]
    fn a_relocation_of_an_unknown_kind_is_an_error() {
        use RelocationType as R;
        for (kind, to) in [
            (R::MemoryAddrRelSleb, CONSTANT),
            (R::MemoryAddrTlsSleb, CONSTANT),
            (R::TableIndexRelSleb, FUNCTION),
            (R::GlobalIndexLeb, CONSTANT),
            (R::MemoryAddrSleb, BOUNDARY),
            (R::MemoryAddrLeb, FUNCTION),
            (R::FunctionIndexLeb, 9),
        ] {
            assert!(sections(&[(kind, 3, to)], &[]).graph().is_err(), "{kind:?}");
            assert!(sections(&[], &[(kind, 5, to)]).graph().is_err(), "{kind:?}");
        }
    }

    #[test]
    fn references_to_empty_data_are_left_out() {
        let linked = sections(&[(RelocationType::MemoryAddrSleb, 3, EMPTY)], &[]).graph().unwrap();
        assert_eq!((&linked.references[0][..], linked.in_code.len()), (&[][..], 0));
    }

    #[test]
    fn a_relocation_outside_functions_and_segments_is_an_error() {
        let call = |at| [(RelocationType::FunctionIndexLeb, at, FUNCTION)];
        for at in [0, 11, 99] {
            assert!(sections(&call(at), &[]).graph().is_err(), "{at}");
        }
        assert!(sections(&[], &call(37)).graph().is_err());
    }

    #[test]
    fn targets_of_bytes_without_a_symbol_count_as_exported() {
        use RelocationType as R;
        // The constant ends at 13 from the section's start, so nothing owns these bytes.
        let unnamed = [(R::MemoryAddrI32, 13, CONSTANT), (R::TableIndexI32, 17, FUNCTION)];
        assert_eq!(sections(&[], &unnamed).graph().unwrap().exported, [1, 0]);
    }
}
