//! Writes the main program.

use wasm_encoder::reencode::Reencode;
use wasm_encoder::{
    BlockType, CodeSection, ConstExpr, DataCountSection, ElementSection, ExportKind, ExportSection,
    Function, FunctionSection, GlobalSection, Instruction, Module, RawSection,
};
use wasmparser::{BinaryReader, ExternalKind, GlobalSectionReader};

use super::sections::{Numbers, Same, body_of, fill, segments, short, unsupported};
use super::{Emission, Failing, Now};
use crate::split::order::packed;

/// The global whose bits say which parts are loaded.
const LOADED: &str = "parts";
/// The function that loads a part at once, by its number.
const LOAD: &str = "load_part";

/// The main program, in the making.
pub(super) struct Main<'a> {
    emission: &'a Emission<'a>,
    /// Its own functions and the stubs, in their order, by their numbers in the whole program.
    order: Vec<usize>,
    /// The numbers of functions in the main program.
    pub(super) numbers: Numbers,
    /// The number of the function that sees to it that a part is loaded.
    ensure: u32,
    /// The number of the function that stands where a part that isn't loaded has its own.
    absent: u32,
}

impl Emission<'_> {
    /// Gives the functions of the main program their numbers.
    pub(super) fn main_program(&self) -> Failing<Main<'_>> {
        let program = self.program;
        let ensure = program.imported as u32;
        let mut bodies = Vec::new();
        for function in program.imported..program.functions.len() {
            let body = match self.now[function] {
                Now::Here => program.bodies[function - program.imported].as_bytes().to_vec(),
                Now::Called(part, place) => {
                    self.stub(function, part, place, ensure)?.into_raw_body()
                }
                Now::Inside(_) => continue,
            };
            bodies.push((function, body));
        }
        let order = packed(&bodies.iter().map(|(_, body)| &body[..]).collect::<Vec<_>>());
        let order: Vec<usize> = order.into_iter().map(|at| bodies[at].0).collect();
        let first = ensure + 2;
        let imported = (0..ensure).map(|function| (function, function));
        let own = order.iter().zip(first..).map(|(&function, number)| (function as u32, number));
        let numbers = Numbers(imported.chain(own).collect());
        Ok(Main { emission: self, order, numbers, ensure, absent: ensure + 1 })
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
}

impl Main<'_> {
    pub(super) fn bytes(&mut self, data: &[(u32, Vec<u8>)]) -> Failing<Vec<u8>> {
        let program = self.emission.program;
        let loaded = program.globals.len() as u32;
        let load = program
            .exports
            .iter()
            .find(|export| export.0 == LOAD && export.1 == ExternalKind::Func);
        let load = load.ok_or_else(|| unsupported("it has no `load_part`"))?.2;
        let data = segments(data);
        let mut module = Module::new();
        for &(id, bytes) in &program.sections {
            match id {
                3 => module.section(&self.functions(load)),
                4 => module.section(&self.emission.tables(&mut Same)?),
                6 => module.section(&self.globals(bytes)?),
                7 => module.section(&self.exports(loaded)?),
                8 => return Err(unsupported("it starts by itself")),
                9 => module.section(&self.elements()?),
                10 => module.section(&self.code(load, loaded)?),
                11 => module.section(&data),
                12 => module.section(&DataCountSection { count: data.len() }),
                _ => module.section(&RawSection { id, data: bytes }),
            };
        }
        Ok(module.finish())
    }

    fn functions(&self, load: u32) -> FunctionSection {
        let types = &self.emission.program.functions;
        let mut functions = FunctionSection::new();
        // Those of `ensure` and of `absent`.
        functions.function(types[load as usize]);
        functions.function(types[load as usize]);
        for &function in &self.order {
            functions.function(types[function]);
        }
        functions
    }

    fn globals(&mut self, bytes: &[u8]) -> Failing<GlobalSection> {
        let mut globals = GlobalSection::new();
        let section = GlobalSectionReader::new(BinaryReader::new(bytes, 0))?;
        self.numbers.parse_global_section(&mut globals, section)?;
        let ty = wasm_encoder::GlobalType {
            val_type: wasm_encoder::ValType::I32,
            mutable: true,
            shared: false,
        };
        globals.global(ty, &ConstExpr::i32_const(0));
        Ok(globals)
    }

    fn exports(&self, loaded: u32) -> Failing<ExportSection> {
        let program = self.emission.program;
        let mut exports = ExportSection::new();
        for &(name, kind, index) in &program.exports {
            let is_function = kind == ExternalKind::Func;
            let index = if is_function { self.numbers.of(index as usize)? } else { index };
            exports.export(name, kind.into(), index);
        }
        exports.export(LOADED, ExportKind::Global, loaded);
        for (letter, kind, count) in [
            ("t", ExportKind::Table, program.tables.len()),
            ("g", ExportKind::Global, program.globals.len()),
            ("m", ExportKind::Memory, program.memories.len()),
        ] {
            for at in 0..count {
                exports.export(&format!("{at}{letter}"), kind, at as u32);
            }
        }
        let offered = self.emission.offered.iter().map(|&function| self.numbers.of(function));
        let mut offered = offered.collect::<Result<Vec<_>, _>>()?;
        offered.sort_unstable();
        for number in offered {
            exports.export(&short(number), ExportKind::Func, number);
        }
        Ok(exports)
    }

    /// The table of functions. Where a part has one that nobody else calls, nothing can be called until it is loaded.
    fn elements(&self) -> Failing<ElementSection> {
        let Emission { program, now, filled, places, .. } = self.emission;
        let first = program.table.keys().next().copied().unwrap_or(*places);
        let mut table = vec![self.absent; (places - first) as usize];
        for (&place, &function) in program.table.iter().chain(filled.iter().flatten()) {
            if !matches!(now[function], Now::Inside(_)) {
                table[(place - first) as usize] = self.numbers.of(function)?;
            }
        }
        let mut elements = ElementSection::new();
        fill(&mut elements, first, &table);
        Ok(elements)
    }

    fn code(&mut self, load: u32, loaded: u32) -> Failing<CodeSection> {
        let Emission { program, now, .. } = self.emission;
        let mut code = CodeSection::new();
        code.function(&body_of(&[
            Instruction::GlobalGet(loaded),
            Instruction::LocalGet(0),
            Instruction::I32ShrU,
            Instruction::I32Const(1),
            Instruction::I32And,
            Instruction::I32Eqz,
            Instruction::If(BlockType::Empty),
            Instruction::LocalGet(0),
            Instruction::Call(self.numbers.of(load as usize)?),
            Instruction::End,
        ]));
        code.function(&body_of(&[Instruction::Unreachable]));
        for &function in &self.order {
            match now[function] {
                Now::Called(part, place) => {
                    code.function(&self.emission.stub(function, part, place, self.ensure)?);
                }
                Now::Here | Now::Inside(_) => {
                    let body = program.bodies[function - program.imported].clone();
                    self.numbers.parse_function_body(&mut code, body)?;
                }
            }
        }
        Ok(code)
    }
}
