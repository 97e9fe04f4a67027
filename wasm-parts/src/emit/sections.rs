//! Writes sections of programs, and renumbers the references in them.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{
    CodeSection, ConstExpr, DataSection, ElementSection, Elements, Encode, Function, Instruction,
};
use wasmparser::FunctionBody;

use crate::to_u32;

/// Longer runs of zeros cost more bytes than a new segment.
const MAX_ZEROS: usize = 24;

#[derive(Debug)]
pub(crate) struct Unsupported(&'static str);

impl std::fmt::Display for Unsupported {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for Unsupported {}

pub(super) fn unsupported(what: &'static str) -> Error<Unsupported> {
    Error::UserError(Unsupported(what))
}

pub(crate) fn fill_slots(elements: &mut ElementSection, start: u32, functions: &[u32]) {
    if !functions.is_empty() {
        elements.active(
            None,
            &ConstExpr::i32_const(start.cast_signed()),
            Elements::Functions(Cow::Borrowed(functions)),
        );
    }
}

pub(crate) fn body_of(instructions: &[Instruction<'_>]) -> Function {
    let mut function = Function::new([]);
    for instruction in instructions {
        function.instruction(instruction);
    }
    function.instruction(&Instruction::End);
    function
}

/// Data segments, without long runs of zeros, since memory starts with zeros.
pub(super) fn segments(data: &[(u32, Vec<u8>)]) -> DataSection {
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
                if zeros > MAX_ZEROS {
                    break;
                }
                if byte != 0 {
                    end = at + 1;
                }
            }
            section.active(
                0,
                &ConstExpr::i32_const((address + to_u32(from)).cast_signed()),
                bytes[from..end].iter().copied(),
            );
            start = end;
        }
    }
    section
}

/// A function's name in imports; short, since there are many.
pub(super) fn import_name(function: u32) -> String {
    const BASE: u32 = 36;
    let mut name = "f".to_owned();
    let mut left = function;
    while left > 0 || name.len() < 2 {
        name.extend(char::from_digit(left % BASE, BASE));
        left /= BASE;
    }
    // Reversed, so that neighbours' names share their beginning.
    name.chars().rev().collect()
}

/// Copies types and expressions without renumbering.
pub(crate) struct AsIs;

impl Reencode for AsIs {
    type Error = Unsupported;
}

/// Renumbers the whole program's functions and types for a program split from it.
pub(super) struct Renumbering {
    functions: BTreeMap<u32, u32>,
    /// `None` if all types are kept.
    types: Option<BTreeMap<u32, u32>>,
}

impl Renumbering {
    pub(super) fn get(&self, function: usize) -> Result<u32, Error<Unsupported>> {
        let number = self.functions.get(&to_u32(function)).copied();
        number.ok_or_else(|| unsupported("a function is missing where it is called"))
    }

    pub(super) fn from_pairs(functions: impl Iterator<Item = (usize, u32)>) -> Self {
        let functions = functions.map(|(function, new)| (to_u32(function), new)).collect();
        Self { functions, types: None }
    }

    pub(super) fn in_order(functions: impl Iterator<Item = usize>) -> Self {
        Self::from_pairs(functions.zip(0..))
    }

    /// Renumbers types for a program that keeps only these.
    pub(super) fn keep_types(&mut self, types: &BTreeSet<u32>) {
        self.types = Some(types.iter().copied().zip(0..).collect());
    }

    /// A function's bytes, renumbered.
    pub(super) fn body(&mut self, body: &FunctionBody<'_>) -> Result<Vec<u8>, Error<Unsupported>> {
        let mut code = CodeSection::new();
        self.parse_function_body(&mut code, body.clone())?;
        let mut bytes = Vec::new();
        code.encode(&mut bytes);
        Ok(bytes)
    }
}

impl Reencode for Renumbering {
    type Error = Unsupported;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Self::Error>> {
        self.get(function as usize)
    }

    fn type_index(&mut self, ty: u32) -> Result<u32, Error<Self::Error>> {
        let Some(types) = &self.types else { return Ok(ty) };
        types.get(&ty).copied().ok_or_else(|| unsupported("a type is missing where it is used"))
    }
}

#[derive(Default)]
pub(super) struct TypeSet(pub(super) BTreeSet<u32>);

impl Reencode for TypeSet {
    type Error = Unsupported;

    fn type_index(&mut self, ty: u32) -> Result<u32, Error<Self::Error>> {
        self.0.insert(ty);
        Ok(ty)
    }
}
