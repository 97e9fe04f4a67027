//! Writes the main program, with a stub for each function of a part that others call.

use wasm_encoder::reencode::Reencode;
use wasm_encoder::{
    BlockType, CodeSection, ConstExpr, DataCountSection, ElementSection, ExportKind, ExportSection,
    Function, FunctionSection, GlobalSection, Instruction, Module, RawSection,
};
use wasmparser::{BinaryReader, ExternalKind, GlobalSectionReader};

use super::sections::{Renumbering, body_of, fill_slots, import_name, segments, unsupported};
use super::{Emission, EmitResult, Home};
use crate::{order::compression_order, to_u32};

/// The exported global that has a bit for each part, set once the part is loaded.
const LOADED: &str = "parts";
/// The exported function that loads a part synchronously, by number.
const LOAD: &str = "load_part";

pub(super) struct Main<'a> {
    emission: &'a Emission<'a>,
    /// Functions and stubs in order, by number in the whole program.
    pub(super) order: Vec<usize>,
    pub(super) numbers: Renumbering,
    /// `None` in a program without parts.
    loading: Option<Loading>,
}

/// The numbers of the functions and the global that load parts.
#[derive(Clone, Copy)]
struct Loading {
    load: u32,
    /// The function that calls `load` unless the part is loaded.
    ensure: u32,
    /// The function that traps, for table slots of unloaded parts.
    absent: u32,
    loaded: u32,
}

impl Emission<'_> {
    pub(super) fn main_program(&self) -> EmitResult<Main<'_>> {
        let program = self.program;
        let ensure = to_u32(program.imported);
        let mut bodies = Vec::new();
        // Numbers only for sorting: with them, the order stays when a part gets another function.
        let is_in_main = |&function: &usize| !matches!(self.homes[function], Home::Part(_));
        let mut numbers = Renumbering::in_order((0..program.functions.len()).filter(is_in_main));
        for function in program.imported..program.functions.len() {
            let body = match self.homes[function] {
                Home::Main => numbers.body(&program.bodies[function - program.imported])?,
                Home::Stubbed(part, slot) => {
                    self.stub(function, part, slot, ensure)?.into_raw_body()
                }
                Home::Part(_) => continue,
            };
            bodies.push((function, body));
        }
        let code: Vec<&[u8]> = bodies.iter().map(|(_, body)| &body[..]).collect();
        let order = compression_order(&code);
        let order: Vec<usize> = order.into_iter().map(|at| bodies[at].0).collect();
        let has_parts = !self.slots.is_empty();
        // `ensure` and `absent` come before the program's own functions.
        let first_own = if has_parts { ensure + 2 } else { ensure };
        let imported = (0..program.imported).map(|function| (function, to_u32(function)));
        let own = order.iter().copied().zip(first_own..);
        let numbers = Renumbering::from_pairs(imported.chain(own));
        let loaded = to_u32(program.globals.len());
        let loading = match program.function(LOAD) {
            _ if !has_parts => None,
            None => return Err(unsupported("it has no `load_part`")),
            Some(load) => {
                Some(Loading { load: numbers.get(load)?, ensure, absent: ensure + 1, loaded })
            }
        };
        Ok(Main { emission: self, order, numbers, loading })
    }

    /// A function of the same type that loads the part, then calls the slot with its own arguments.
    fn stub(&self, function: usize, part: usize, slot: u32, ensure: u32) -> EmitResult<Function> {
        let type_index = self.program.functions[function];
        let ty = self.program.types[type_index as usize]
            .as_ref()
            .ok_or_else(|| unsupported("a function has no type"))?;
        let mut instructions =
            vec![Instruction::I32Const(to_u32(part).cast_signed()), Instruction::Call(ensure)];
        instructions.extend((0..to_u32(ty.params().len())).map(Instruction::LocalGet));
        instructions.push(Instruction::I32Const(slot.cast_signed()));
        instructions.push(Instruction::CallIndirect { type_index, table_index: 0 });
        Ok(body_of(&instructions))
    }
}

impl Main<'_> {
    pub(super) fn bytes(&mut self, data: &[(u32, Vec<u8>)]) -> EmitResult<Vec<u8>> {
        let program = self.emission.program;
        let data = segments(data);
        let mut module = Module::new();
        for &(id, bytes) in &program.sections {
            match id {
                3 => module.section(&self.functions()),
                4 => module.section(&self.emission.tables()?),
                6 => module.section(&self.globals(bytes)?),
                7 => module.section(&self.exports()?),
                8 => return Err(unsupported("it starts by itself")),
                9 => module.section(&self.elements()?),
                10 => module.section(&self.code()?),
                11 => module.section(&data),
                12 => module.section(&DataCountSection { count: data.len() }),
                _ => module.section(&RawSection { id, data: bytes }),
            };
        }
        Ok(module.finish())
    }

    fn functions(&self) -> FunctionSection {
        let Emission { program, .. } = self.emission;
        let types = &program.functions;
        let mut functions = FunctionSection::new();
        if let Some(load) = self.loading.and_then(|_| program.function(LOAD)) {
            functions.function(types[load]);
            functions.function(types[load]);
        }
        for &function in &self.order {
            functions.function(types[function]);
        }
        functions
    }

    fn globals(&mut self, bytes: &[u8]) -> EmitResult<GlobalSection> {
        let mut globals = GlobalSection::new();
        let section = GlobalSectionReader::new(BinaryReader::new(bytes, 0))?;
        self.numbers.parse_global_section(&mut globals, section)?;
        if self.loading.is_some() {
            let val_type = wasm_encoder::ValType::I32;
            let ty = wasm_encoder::GlobalType { val_type, mutable: true, shared: false };
            globals.global(ty, &ConstExpr::i32_const(0));
        }
        Ok(globals)
    }

    fn exports(&self) -> EmitResult<ExportSection> {
        let program = self.emission.program;
        let mut exports = ExportSection::new();
        for &(name, kind, index) in &program.exports {
            let is_function = kind == ExternalKind::Func;
            let index = if is_function { self.numbers.get(index as usize)? } else { index };
            exports.export(name, kind.into(), index);
        }
        let Some(loading) = self.loading else { return Ok(exports) };
        exports.export(LOADED, ExportKind::Global, loading.loaded);
        for (letter, kind, count) in [
            ("t", ExportKind::Table, program.tables.len()),
            ("g", ExportKind::Global, program.globals.len()),
            ("m", ExportKind::Memory, program.memories.len()),
        ] {
            for at in 0..count {
                exports.export(&format!("{at}{letter}"), kind, to_u32(at));
            }
        }
        let called_by_parts =
            self.emission.called_by_parts.iter().map(|&function| self.numbers.get(function));
        let mut called_by_parts = called_by_parts.collect::<Result<Vec<_>, _>>()?;
        called_by_parts.sort_unstable();
        for number in called_by_parts {
            exports.export(&import_name(number), ExportKind::Func, number);
        }
        Ok(exports)
    }

    /// The function table. Slots used only by a part trap until the part is loaded.
    fn elements(&self) -> EmitResult<ElementSection> {
        let Emission { program, homes, slots, table_size: size, .. } = self.emission;
        let first = program.table.keys().next().copied().unwrap_or(*size);
        let mut table = vec![self.loading.map(|loading| loading.absent); (size - first) as usize];
        for (&slot, &function) in program.table.iter().chain(slots.iter().flatten()) {
            if !matches!(homes[function], Home::Part(_)) {
                table[(slot - first) as usize] = Some(self.numbers.get(function)?);
            }
        }
        let mut elements = ElementSection::new();
        let mut slot = first;
        for run in table.chunk_by(|one, next| one.is_some() == next.is_some()) {
            fill_slots(&mut elements, slot, &run.iter().copied().flatten().collect::<Vec<_>>());
            slot += to_u32(run.len());
        }
        Ok(elements)
    }

    fn code(&mut self) -> EmitResult<CodeSection> {
        let Emission { program, homes, .. } = self.emission;
        let mut code = CodeSection::new();
        if let Some(Loading { load, loaded, .. }) = self.loading {
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
            code.function(&body_of(&[Instruction::Unreachable]));
        }
        for &function in &self.order {
            if let (Home::Stubbed(part, slot), Some(loading)) = (homes[function], self.loading) {
                code.function(&self.emission.stub(function, part, slot, loading.ensure)?);
            } else {
                let body = program.bodies[function - program.imported].clone();
                self.numbers.parse_function_body(&mut code, body)?;
            }
        }
        Ok(code)
    }
}
