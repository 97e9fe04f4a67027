//! What the linker tells of a program with `--emit-relocs`: its functions and constants by name, and which of them
//! refer to which.

use std::collections::BTreeMap;

use wasmparser::{
    DataKind, KnownCustom, Linking, Operator, Parser, Payload, RelocationEntry, RelocationType,
    SymbolInfo, TypeRef,
};

use crate::failure::Failure;

/// A function or a piece of constant data.
pub(super) type Node = usize;

/// A linked program, as a graph.
#[derive(Default)]
pub(super) struct Linked {
    /// The functions, those that are imported first. An imported one has no size.
    pub(super) functions: Vec<Function>,
    /// Pieces of data, by address. None overlap.
    pub(super) data: Vec<Piece>,
    /// What each node refers to: the functions come first.
    pub(super) refers: Vec<Vec<Node>>,
    /// The functions that are called from outside.
    pub(super) exported: Vec<Node>,
}

/// A function of a linked program.
#[derive(Default, Clone)]
pub(super) struct Function {
    /// As the compiler has mangled it.
    pub(super) name: String,
    /// In bytes of code.
    pub(super) size: usize,
}

/// Bytes that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Piece {
    /// Where it begins in memory.
    pub(super) address: u32,
    /// How many bytes it has.
    pub(super) size: u32,
    /// Whether nothing writes to it.
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
    /// In a segment, from an offset.
    Data(u32, u32, u32),
    Other,
}

#[derive(Default)]
struct Reading {
    imported: usize,
    names: BTreeMap<u32, String>,
    sizes: Vec<usize>,
    /// Where the bodies are, from the section's start.
    bodies: Vec<(usize, usize)>,
    code_start: usize,
    /// Of each segment: its address, and where its bytes are, from the section's start.
    segments: Vec<(u32, usize, usize)>,
    segment_names: Vec<String>,
    symbols: Vec<Symbol>,
    code: Vec<RelocationEntry>,
    data: Vec<RelocationEntry>,
    exported: Vec<Node>,
}

impl Linked {
    /// Reads a program as the linker has written it; `None` if it tells no relocations.
    pub(super) fn read(bytes: &[u8]) -> Result<Option<Self>, Failure> {
        let reading =
            Reading::of(bytes).map_err(|error| Failure::because("the linked program", error))?;
        Ok((!reading.code.is_empty() && !reading.symbols.is_empty()).then(|| reading.graph()))
    }

    /// The node of a piece of data.
    pub(super) fn node_of_data(&self, at: usize) -> Node {
        self.functions.len() + at
    }
}

impl Reading {
    fn of(bytes: &[u8]) -> Result<Self, wasmparser::BinaryReaderError> {
        let mut it = Self::default();
        for payload in Parser::new(0).parse_all(bytes) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        it.imported += usize::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::ExportSection(exports) => {
                    for export in exports {
                        let export = export?;
                        if export.kind == wasmparser::ExternalKind::Func {
                            it.exported.push(export.index as usize);
                        }
                    }
                }
                Payload::CodeSectionStart { range, .. } => it.code_start = range.start,
                Payload::CodeSectionEntry(body) => {
                    let range = body.range();
                    it.sizes.push(range.len());
                    it.bodies.push((range.start - it.code_start, range.end - it.code_start));
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
                        it.segments.push((address, end - data.data.len(), end));
                    }
                }
                Payload::CustomSection(section) => it.custom(&section)?,
                _ => {}
            }
        }
        Ok(it)
    }

    fn custom(
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
            SymbolInfo::Data { symbol: Some(at), .. } => Symbol::Data(at.index, at.offset, at.size),
            _ => Symbol::Other,
        }
    }

    fn graph(self) -> Linked {
        let mut functions = vec![Function::default(); self.imported];
        functions.extend(self.sizes.iter().map(|&size| Function { name: String::new(), size }));
        for (&index, name) in &self.names {
            if let Some(function) = functions.get_mut(index as usize) {
                function.name.clone_from(name);
            }
        }
        let data = self.pieces();
        let mut refers = vec![Vec::new(); functions.len() + data.len()];
        let mut exported = self.exported.clone();
        let piece_at = |address: u32| {
            let after = data.partition_point(|piece| piece.address <= address);
            after.checked_sub(1).filter(|&at| address < data[at].end())
        };
        let target = |entry: &RelocationEntry| {
            use RelocationType as R;
            match (entry.ty, *self.symbols.get(entry.index as usize)?) {
                (
                    R::FunctionIndexLeb | R::TableIndexSleb | R::TableIndexI32,
                    Symbol::Function(index),
                ) => Some(index as usize),
                (
                    R::MemoryAddrLeb | R::MemoryAddrSleb | R::MemoryAddrI32,
                    Symbol::Data(segment, offset, size),
                ) => {
                    let address = self.segments.get(segment as usize)?.0 + offset;
                    // An empty constant has an address, but nothing is read there.
                    if size == 0 { None } else { Some(functions.len() + piece_at(address)?) }
                }
                _ => None,
            }
        };
        for entry in &self.code {
            let offset = entry.offset as usize;
            let at = self.bodies.partition_point(|&(start, _)| start <= offset);
            if let (Some(body), Some(to)) = (at.checked_sub(1), target(entry)) {
                refers[self.imported + body].push(to);
            }
        }
        for entry in &self.data {
            let offset = entry.offset as usize;
            let from =
                self.segments.iter().find(|&&(_, start, end)| (start..end).contains(&offset));
            let from =
                from.and_then(|&(address, start, _)| piece_at(address + (offset - start) as u32));
            match (from, target(entry)) {
                (Some(from), Some(to)) => refers[functions.len() + from].push(to),
                // Nobody knows who calls it.
                (None, Some(to)) if to < functions.len() => exported.push(to),
                _ => {}
            }
        }
        for list in &mut refers {
            list.sort_unstable();
            list.dedup();
        }
        Linked { functions, data, refers, exported }
    }

    /// The symbols of data as pieces; those that share bytes are one.
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
        let mut apart: Vec<Piece> = Vec::new();
        for piece in all {
            match apart.last_mut() {
                Some(last) if piece.address < last.end() => {
                    last.size = last.size.max(piece.end() - last.address);
                }
                _ => apart.push(piece),
            }
        }
        apart
    }
}
