//! Small programs for tests.

use wasm_encoder::{
    CodeSection, ConstExpr, DataSection, ElementSection, ExportKind, ExportSection, Function,
    FunctionSection, GlobalSection, GlobalType, MemorySection, MemoryType, Module, RefType,
    TableSection, TableType, TypeSection, ValType,
};

use super::emit::sections::fill_slots;

/// All functions have the same parameters.
#[derive(Default)]
pub(crate) struct Sample {
    pub(crate) parameters: Vec<ValType>,
    pub(crate) bodies: Vec<Function>,
    pub(crate) exports: Vec<(&'static str, u32)>,
    /// Functions from table slot 1 on.
    pub(crate) table: Vec<u32>,
    pub(crate) memory_pages: u64,
    /// Each global's mutability and value.
    pub(crate) globals: Vec<(bool, u32)>,
    pub(crate) data: Vec<(u32, Vec<u8>)>,
}

impl Sample {
    pub(crate) fn bytes(self) -> Vec<u8> {
        let constant = |value: u32| ConstExpr::i32_const(value.cast_signed());
        let (mut types, mut functions) = (TypeSection::new(), FunctionSection::new());
        types.ty().function(self.parameters, []);
        let size = 1 + self.table.len() as u64;
        let mut tables = TableSection::new();
        tables.table(TableType {
            element_type: RefType::FUNCREF,
            table64: false,
            minimum: size,
            maximum: Some(size),
            shared: false,
        });
        let mut memories = MemorySection::new();
        memories.memory(MemoryType {
            minimum: self.memory_pages,
            maximum: None,
            memory64: false,
            shared: false,
            page_size_log2: None,
        });
        let mut globals = GlobalSection::new();
        for (mutable, value) in self.globals {
            let ty = GlobalType { val_type: ValType::I32, mutable, shared: false };
            globals.global(ty, &constant(value));
        }
        let mut exports = ExportSection::new();
        for (name, function) in self.exports {
            exports.export(name, ExportKind::Func, function);
        }
        let mut elements = ElementSection::new();
        fill_slots(&mut elements, 1, &self.table);
        let mut code = CodeSection::new();
        for body in &self.bodies {
            functions.function(0);
            code.function(body);
        }
        let mut data = DataSection::new();
        for (address, bytes) in self.data {
            data.active(0, &constant(address), bytes);
        }
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&tables).section(&memories);
        module.section(&globals).section(&exports).section(&elements).section(&code).section(&data);
        module.finish()
    }
}
