//! Reads a finished program, as wasm-bindgen leaves it.

use std::collections::BTreeMap;
use std::ops::Range;

use wasmparser::{
    BinaryReaderError, CompositeInnerType, DataKind, ElementItems, ElementKind, ExternalKind,
    FuncType, FunctionBody, GlobalType, KnownCustom, MemoryType, Operator, Parser, Payload,
    TableType, TypeRef,
};

use crate::Failure;

#[derive(Default)]
pub(super) struct Program<'a> {
    /// Ids and bytes of all sections except custom ones, whose id is 0.
    pub(super) sections: Vec<(u8, &'a [u8])>,
    /// By number; `None` if it isn't a function's type.
    pub(super) types: Vec<Option<FuncType>>,
    /// Each function's type, imported functions first.
    pub(super) functions: Vec<u32>,
    /// The number of imported functions.
    pub(super) imported: usize,
    pub(super) imports: Vec<&'a str>,
    pub(super) bodies: Vec<FunctionBody<'a>>,
    /// Functions by name, without names that occur twice.
    pub(super) names: BTreeMap<&'a str, usize>,
    pub(super) tables: Vec<TableType>,
    pub(super) memories: Vec<MemoryType>,
    pub(super) globals: Vec<GlobalType>,
    /// Initial values of the program's own globals that are 32-bit constants.
    pub(super) global_values: Vec<u32>,
    pub(super) exports: Vec<(&'a str, ExternalKind, u32)>,
    /// Functions by table slot.
    pub(super) table: BTreeMap<u32, usize>,
    /// Segments: address and bytes.
    pub(super) data: Vec<(u32, &'a [u8])>,
}

impl<'a> Program<'a> {
    /// Reads a program; fails at anything that splitting doesn't support.
    pub(super) fn read(bytes: &'a [u8]) -> Result<Self, Failure> {
        let mut program = Self::default();
        for payload in Parser::new(0).parse_all(bytes) {
            let payload = payload?;
            if let Some((id, range)) = payload.as_section()
                && id != 0
            {
                program.sections.push((id, &bytes[range]));
            }
            program.add(payload)?;
        }
        Ok(program)
    }

    /// The exported function of this name.
    pub(super) fn function(&self, name: &str) -> Option<usize> {
        let is_wanted = |export: &&(&str, ExternalKind, u32)| {
            (export.0, export.1) == (name, ExternalKind::Func)
        };
        self.exports.iter().find(is_wanted).map(|export| export.2 as usize)
    }

    pub(super) fn is_zero(&self, mut addresses: Range<u32>) -> bool {
        addresses.all(|address| {
            let byte =
                |&(at, bytes): &(u32, &[u8])| bytes.get(address.checked_sub(at)? as usize).copied();
            self.data.iter().find_map(byte).unwrap_or(0) == 0
        })
    }

    /// The initial data at an address; `None` if no single segment has all of them.
    pub(super) fn bytes(&self, address: u32, size: u32) -> Option<&'a [u8]> {
        self.data.iter().find_map(|&(at, bytes)| {
            bytes.get(address.checked_sub(at)? as usize..)?.get(..size as usize)
        })
    }

    /// The functions that a body calls or refers to.
    pub(super) fn calls(&self, body: usize) -> Result<Vec<usize>, BinaryReaderError> {
        let mut calls = Vec::new();
        for operator in self.bodies[body].get_operators_reader()? {
            if let Operator::Call { function_index }
            | Operator::ReturnCall { function_index }
            | Operator::RefFunc { function_index } = operator?
            {
                calls.push(function_index as usize);
            }
        }
        Ok(calls)
    }

    fn add(&mut self, payload: Payload<'a>) -> Result<(), Failure> {
        match payload {
            Payload::TypeSection(types) => {
                for group in types {
                    for ty in group?.into_types() {
                        self.types.push(match ty.composite_type.inner {
                            CompositeInnerType::Func(ty) => Some(ty),
                            _ => None,
                        });
                    }
                }
            }
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    let import = import?;
                    match import.ty {
                        TypeRef::Func(ty) => {
                            self.functions.push(ty);
                            self.imports.push(import.name);
                        }
                        TypeRef::Table(ty) => self.tables.push(ty),
                        TypeRef::Memory(ty) => self.memories.push(ty),
                        TypeRef::Global(ty) => self.globals.push(ty),
                        TypeRef::Tag(_) | TypeRef::FuncExact(_) => return Err(unsupported()),
                    }
                }
                self.imported = self.functions.len();
            }
            Payload::FunctionSection(functions) => {
                for ty in functions {
                    self.functions.push(ty?);
                }
            }
            Payload::TableSection(tables) => {
                for table in tables {
                    self.tables.push(table?.ty);
                }
            }
            Payload::MemorySection(memories) => {
                for memory in memories {
                    self.memories.push(memory?);
                }
            }
            Payload::GlobalSection(globals) => {
                for global in globals {
                    let global = global?;
                    self.globals.push(global.ty);
                    self.global_values.extend(constant(&global.init_expr)?);
                }
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    let export = export?;
                    self.exports.push((export.name, export.kind, export.index));
                }
            }
            Payload::ElementSection(elements) => {
                for element in elements {
                    let element = element?;
                    let (
                        ElementKind::Active { table_index: None | Some(0), offset_expr },
                        ElementItems::Functions(functions),
                    ) = (element.kind, element.items)
                    else {
                        return Err(unsupported());
                    };
                    let Some(start) = constant(&offset_expr)? else { return Err(unsupported()) };
                    for (slot, function) in (start..).zip(functions) {
                        self.table.insert(slot, function? as usize);
                    }
                }
            }
            Payload::CodeSectionEntry(body) => self.bodies.push(body),
            Payload::DataSection(section) => {
                for data in section {
                    let data = data?;
                    let DataKind::Active { memory_index: 0, offset_expr } = data.kind else {
                        return Err(unsupported());
                    };
                    let Some(address) = constant(&offset_expr)? else { return Err(unsupported()) };
                    self.data.push((address, data.data));
                }
            }
            Payload::CustomSection(section) => {
                if let KnownCustom::Name(names) = section.as_known() {
                    self.read_names(names)?;
                }
            }
            Payload::TagSection(_) => return Err(unsupported()),
            _ => {}
        }
        Ok(())
    }

    fn read_names(
        &mut self,
        names: wasmparser::NameSectionReader<'a>,
    ) -> Result<(), BinaryReaderError> {
        let mut repeated = Vec::new();
        for part in names {
            if let wasmparser::Name::Function(functions) = part? {
                for naming in functions {
                    let naming = naming?;
                    if self.names.insert(naming.name, naming.index as usize).is_some() {
                        repeated.push(naming.name);
                    }
                }
            }
        }
        for name in repeated {
            self.names.remove(name);
        }
        Ok(())
    }
}

fn unsupported() -> Failure {
    Failure::new("A program has something that can't be split.")
}

fn constant(expression: &wasmparser::ConstExpr<'_>) -> Result<Option<u32>, BinaryReaderError> {
    Ok(match expression.get_operators_reader().read()? {
        Operator::I32Const { value } => Some(value.cast_unsigned()),
        _ => None,
    })
}
