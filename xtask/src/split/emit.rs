//! Writes the main program and the parts.
//!
//! Every function keeps its number in the main program. In the place of one that is in a part stands a stub: it sees to
//! it that the part is loaded, and calls through the table of functions, into which the part puts its own when it is
//! instantiated. The parts import the main program's memory, tables, globals and the functions they call.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{
    BlockType, CodeSection, ConstExpr, DataCountSection, DataSection, ElementSection, Elements,
    EntityType, ExportKind, ExportSection, Function, FunctionSection, GlobalSection, ImportSection,
    Instruction, Module, RawSection, TableSection, TableType,
};
use wasmparser::ExternalKind;

use super::program::Program;
use crate::failure::Failure;

/// The global whose bits say which parts are loaded.
const LOADED: &str = "parts";
/// The function that loads a part at once, by its number.
const LOAD: &str = "load_part";
/// What the parts import from.
const MAIN: &str = "m";
/// Zeros that are worth a segment of their own to be left out.
const GAP: usize = 24;

/// The main program, and the parts in their order.
pub(super) struct Split {
    pub(super) main: Vec<u8>,
    pub(super) parts: Vec<Vec<u8>>,
}

/// What a function is now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Now {
    /// In the main program.
    Here,
    /// In a part, and called from outside of it by this place of the table.
    Called(usize, u32),
    /// In a part, and called there alone.
    Inside(usize),
}

struct Emission<'a> {
    program: &'a Program<'a>,
    now: Vec<Now>,
    /// The places in the table that a part fills.
    filled: Vec<BTreeMap<u32, usize>>,
    /// The size of the table.
    places: u32,
    /// The functions of the main program that parts call.
    offered: BTreeSet<usize>,
}

/// Splits a program: `of_function` by number, and `of_data`, by address and size, say what is in which of the parts.
pub(super) fn split(
    program: &Program<'_>,
    of_function: &BTreeMap<usize, usize>,
    of_data: &[(u32, u32, usize)],
    parts: usize,
) -> Result<Split, Failure> {
    let failed = |error: &dyn std::fmt::Display| {
        Failure::new(format!("The program can't be split: {error}."))
    };
    let emission = Emission::plan(program, of_function, parts).map_err(|error| failed(&error))?;
    let mut main_data: Vec<(u32, Vec<u8>)> =
        program.data.iter().map(|&(at, bytes)| (at, bytes.to_vec())).collect();
    let mut part_data = vec![Vec::new(); parts];
    for &(address, size, part) in of_data {
        let found = main_data.iter_mut().find(|(at, bytes)| {
            *at <= address && (address - at) as usize + size as usize <= bytes.len()
        });
        let Some((at, bytes)) = found else { continue };
        let piece = &mut bytes[(address - *at) as usize..][..size as usize];
        part_data[part].push((address, piece.to_vec()));
        piece.fill(0);
    }
    let main = emission.main(&main_data).map_err(|error| failed(&error))?;
    let parts = (0..parts).map(|part| emission.part(part, &part_data[part]));
    Ok(Split { main, parts: parts.collect::<Result<_, _>>().map_err(|error| failed(&error))? })
}

type Failing<T> = Result<T, Error<Unsupported>>;

/// What splitting can't do.
#[derive(Debug)]
struct Unsupported(&'static str);

impl std::fmt::Display for Unsupported {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for Unsupported {}

impl<'a> Emission<'a> {
    fn plan(
        program: &'a Program<'a>,
        of_function: &BTreeMap<usize, usize>,
        parts: usize,
    ) -> Failing<Self> {
        let own = |function: usize| of_function.get(&function).copied();
        let mut offered = BTreeSet::new();
        let mut called: BTreeSet<usize> = BTreeSet::new();
        called.extend(
            program
                .exports
                .iter()
                .filter(|export| export.1 == ExternalKind::Func)
                .map(|export| export.2 as usize),
        );
        for body in 0..program.bodies.len() {
            let caller = own(program.imported + body);
            for function in program.calls(body)? {
                if own(function) != caller {
                    if own(function).is_some() {
                        called.insert(function);
                    }
                    if caller.is_some() {
                        offered.insert(function);
                    }
                }
            }
        }
        let mut filled = vec![BTreeMap::new(); parts];
        let mut place_of = BTreeMap::new();
        for (&place, &function) in &program.table {
            if let Some(part) = own(function) {
                filled[part].insert(place, function);
                place_of.entry(function).or_insert(place);
            }
        }
        let mut places = u32::try_from(program.tables[0].initial).unwrap_or(u32::MAX);
        let mut now = vec![Now::Here; program.functions.len()];
        // Part by part, so that the new places of each are together.
        for part in 0..parts {
            for (&function, _) in of_function.iter().filter(|&(_, &of)| of == part) {
                let place = place_of.get(&function).copied().or_else(|| {
                    called.contains(&function).then(|| {
                        places += 1;
                        filled[part].insert(places - 1, function);
                        places - 1
                    })
                });
                now[function] = place.map_or(Now::Inside(part), |place| Now::Called(part, place));
            }
        }
        Ok(Self { program, now, filled, places, offered })
    }

    fn main(&self, data: &[(u32, Vec<u8>)]) -> Failing<Vec<u8>> {
        let program = self.program;
        let load = program
            .exports
            .iter()
            .find(|export| export.0 == LOAD && export.1 == ExternalKind::Func);
        let load = load.ok_or_else(|| unsupported("it has no `load_part`"))?.2;
        let ensure = program.functions.len() as u32;
        let loaded = program.globals.len() as u32;
        let data = segments(data);
        let mut module = Module::new();
        for &(id, bytes) in &program.sections {
            match id {
                3 => {
                    let mut functions = FunctionSection::new();
                    for &ty in &program.functions[program.imported..] {
                        functions.function(ty);
                    }
                    functions.function(program.functions[load as usize]);
                    module.section(&functions);
                }
                4 => {
                    module.section(&self.tables(&mut Same)?);
                }
                6 => {
                    let mut globals = GlobalSection::new();
                    let section = wasmparser::GlobalSectionReader::new(
                        wasmparser::BinaryReader::new(bytes, 0),
                    )?;
                    Same.parse_global_section(&mut globals, section)?;
                    let ty = wasm_encoder::GlobalType {
                        val_type: wasm_encoder::ValType::I32,
                        mutable: true,
                        shared: false,
                    };
                    globals.global(ty, &ConstExpr::i32_const(0));
                    module.section(&globals);
                }
                7 => {
                    module.section(&self.exports(loaded));
                }
                9 => {
                    let mut elements = ElementSection::new();
                    let section = wasmparser::ElementSectionReader::new(
                        wasmparser::BinaryReader::new(bytes, 0),
                    )?;
                    Same.parse_element_section(&mut elements, section)?;
                    let first = program.tables[0].initial as u32;
                    let new = self
                        .filled
                        .iter()
                        .flat_map(|filled| filled.range(first..))
                        .map(|(_, &function)| function as u32);
                    fill(&mut elements, first, &new.collect::<Vec<_>>());
                    module.section(&elements);
                }
                10 => {
                    module.section(&self.code(load, ensure, loaded)?);
                }
                11 => {
                    module.section(&data);
                }
                12 => {
                    module.section(&DataCountSection { count: data.len() });
                }
                _ => {
                    module.section(&RawSection { id, data: bytes });
                }
            }
        }
        Ok(module.finish())
    }

    fn tables(&self, same: &mut Same) -> Failing<TableSection> {
        let mut tables = TableSection::new();
        for (at, &table) in self.program.tables.iter().enumerate() {
            tables.table(self.table(same, at, table)?);
        }
        Ok(tables)
    }

    fn table(
        &self,
        same: &mut Same,
        at: usize,
        table: wasmparser::TableType,
    ) -> Failing<TableType> {
        let mut table = same.table_type(table)?;
        if at == 0 {
            table.minimum = self.places.into();
            table.maximum = table.maximum.map(|most| most.max(self.places.into()));
        }
        Ok(table)
    }

    fn exports(&self, loaded: u32) -> ExportSection {
        let mut exports = ExportSection::new();
        for &(name, kind, index) in &self.program.exports {
            exports.export(name, kind.into(), index);
        }
        exports.export(LOADED, ExportKind::Global, loaded);
        for (letter, kind, count) in [
            ("t", ExportKind::Table, self.program.tables.len()),
            ("g", ExportKind::Global, self.program.globals.len()),
            ("m", ExportKind::Memory, self.program.memories.len()),
        ] {
            for at in 0..count {
                exports.export(&format!("{at}{letter}"), kind, at as u32);
            }
        }
        for &function in &self.offered {
            exports.export(&short(function), ExportKind::Func, function as u32);
        }
        exports
    }

    fn code(&self, load: u32, ensure: u32, loaded: u32) -> Failing<CodeSection> {
        let program = self.program;
        let mut code = CodeSection::new();
        for (body, &now) in program.bodies.iter().zip(&self.now[program.imported..]) {
            match now {
                Now::Here => {
                    code.raw(body.as_bytes());
                }
                Now::Inside(_) => {
                    code.function(&body_of(&[Instruction::Unreachable]));
                }
                Now::Called(part, place) => {
                    let function = code.len() as usize + program.imported;
                    code.function(&self.stub(function, part, place, ensure)?);
                }
            }
        }
        code.function(&body_of(&[
            Instruction::GlobalGet(loaded),
            Instruction::LocalGet(0),
            Instruction::I32ShrU,
            Instruction::I32Const(1),
            Instruction::I32And,
            Instruction::I32Eqz,
            Instruction::If(BlockType::Empty),
            Instruction::LocalGet(0),
            Instruction::Call(load),
            Instruction::End,
        ]));
        Ok(code)
    }

    fn stub(&self, function: usize, part: usize, place: u32, ensure: u32) -> Failing<Function> {
        let type_index = self.program.functions[function];
        let ty = self.program.types[type_index as usize]
            .as_ref()
            .ok_or_else(|| unsupported("a function has no type"))?;
        let mut instructions =
            vec![Instruction::I32Const((part as u32).cast_signed()), Instruction::Call(ensure)];
        instructions.extend((0..ty.params().len() as u32).map(Instruction::LocalGet));
        instructions.push(Instruction::I32Const(place.cast_signed()));
        instructions.push(Instruction::CallIndirect { type_index, table_index: 0 });
        Ok(body_of(&instructions))
    }

    fn part(&self, part: usize, data: &[(u32, Vec<u8>)]) -> Failing<Vec<u8>> {
        let program = self.program;
        let is_own = |function: usize| matches!(self.now[function], Now::Called(of, _) | Now::Inside(of) if of == part);
        let own: Vec<usize> = (program.imported..program.functions.len())
            .filter(|&function| is_own(function))
            .collect();
        let mut wanted = BTreeSet::new();
        for &function in &own {
            wanted.extend(
                program
                    .calls(function - program.imported)?
                    .into_iter()
                    .filter(|&called| !is_own(called)),
            );
        }
        let mut numbers = Numbers(BTreeMap::new());
        for (at, &function) in wanted.iter().chain(&own).enumerate() {
            numbers.0.insert(function as u32, at as u32);
        }
        let mut module = Module::new();
        let types = program
            .sections
            .iter()
            .find(|section| section.0 == 1)
            .ok_or_else(|| unsupported("it has no types"))?;
        module.section(&RawSection { id: 1, data: types.1 });
        let mut imports = ImportSection::new();
        for (at, &memory) in program.memories.iter().enumerate() {
            imports.import(
                MAIN,
                &format!("{at}m"),
                EntityType::Memory(numbers.memory_type(memory)?),
            );
        }
        for (at, &table) in program.tables.iter().enumerate() {
            imports.import(
                MAIN,
                &format!("{at}t"),
                EntityType::Table(self.table(&mut Same, at, table)?),
            );
        }
        for (at, &global) in program.globals.iter().enumerate() {
            imports.import(
                MAIN,
                &format!("{at}g"),
                EntityType::Global(numbers.global_type(global)?),
            );
        }
        for &function in &wanted {
            imports.import(
                MAIN,
                &short(function),
                EntityType::Function(program.functions[function]),
            );
        }
        module.section(&imports);
        let mut functions = FunctionSection::new();
        let mut code = CodeSection::new();
        for &function in &own {
            functions.function(program.functions[function]);
            numbers.parse_function_body(
                &mut code,
                program.bodies[function - program.imported].clone(),
            )?;
        }
        module.section(&functions);
        let mut elements = ElementSection::new();
        let mut run: Vec<u32> = Vec::new();
        let mut next = 0;
        for (&place, &function) in &self.filled[part] {
            if place != next {
                fill(&mut elements, next - run.len() as u32, &run);
                run.clear();
            }
            run.push(numbers.0[&(function as u32)]);
            next = place + 1;
        }
        fill(&mut elements, next - run.len() as u32, &run);
        module.section(&elements);
        module.section(&code);
        module.section(&segments(data));
        Ok(module.finish())
    }
}

fn fill(elements: &mut ElementSection, start: u32, functions: &[u32]) {
    if !functions.is_empty() {
        elements.active(
            None,
            &ConstExpr::i32_const(start.cast_signed()),
            Elements::Functions(Cow::Borrowed(functions)),
        );
    }
}

fn body_of(instructions: &[Instruction<'_>]) -> Function {
    let mut function = Function::new([]);
    for instruction in instructions {
        function.instruction(instruction);
    }
    function.instruction(&Instruction::End);
    function
}

/// Data without its zeros, which memory begins with.
fn segments(data: &[(u32, Vec<u8>)]) -> DataSection {
    // Neighbours are one.
    let mut joined: Vec<(u32, Vec<u8>)> = Vec::new();
    for (address, bytes) in data {
        match joined.last_mut() {
            Some((at, all)) if *at as usize + all.len() == *address as usize => {
                all.extend_from_slice(bytes);
            }
            _ => joined.push((*address, bytes.clone())),
        }
    }
    let mut section = DataSection::new();
    for (address, bytes) in &joined {
        let mut start = 0;
        while let Some(from) =
            bytes[start..].iter().position(|&byte| byte != 0).map(|at| start + at)
        {
            let mut end = from;
            let mut zeros = 0;
            for (at, &byte) in bytes.iter().enumerate().skip(from) {
                zeros = if byte == 0 { zeros + 1 } else { 0 };
                if zeros > GAP {
                    break;
                }
                if byte != 0 {
                    end = at + 1;
                }
            }
            section.active(
                0,
                &ConstExpr::i32_const((address + from as u32).cast_signed()),
                bytes[from..end].iter().copied(),
            );
            start = end;
        }
    }
    section
}

/// The name by which parts import a function: short, for there are many.
fn short(function: usize) -> String {
    format!("{function:x}f")
}

fn unsupported(what: &'static str) -> Error<Unsupported> {
    Error::UserError(Unsupported(what))
}

/// Changes nothing.
struct Same;

impl Reencode for Same {
    type Error = Unsupported;
}

/// Gives functions their numbers in a part.
struct Numbers(BTreeMap<u32, u32>);

impl Reencode for Numbers {
    type Error = Unsupported;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Self::Error>> {
        Ok(self.0[&function])
    }
}
