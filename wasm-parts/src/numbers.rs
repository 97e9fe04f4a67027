//! Collects numbers in code that could be addresses.

use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{CodeSection, Encode, Instruction};
use wasmparser::{BinaryReaderError, FunctionBody, MemArg, Operator};

use super::to_u32;

#[derive(Default)]
pub(super) struct Numbers {
    /// 32-bit constants, and offsets of loads and stores.
    pub(super) narrow: Vec<u32>,
    /// Halves of 64-bit constants.
    pub(super) halves: Vec<u32>,
}

impl Numbers {
    pub(super) fn from_body(body: &FunctionBody<'_>) -> Result<Self, BinaryReaderError> {
        let mut numbers = Self::default();
        for operator in body.get_operators_reader()? {
            numbers.add(operator?);
        }
        Ok(numbers)
    }

    /// A function's numbers, and its bytes with zeros in place of the narrow numbers.
    pub(super) fn split_off(
        body: &FunctionBody<'_>,
    ) -> Result<(Self, Vec<u8>), Error<std::convert::Infallible>> {
        let (mut numbers, mut code) = (Self::default(), CodeSection::new());
        numbers.parse_function_body(&mut code, body.clone())?;
        let mut bytes = Vec::new();
        code.encode(&mut bytes);
        Ok((numbers, bytes))
    }

    pub(super) fn add(&mut self, operator: Operator<'_>) {
        // Infallible; only the numbers are wanted, not the re-encoded instruction.
        let _ = self.instruction(operator);
    }
}

impl Reencode for Numbers {
    type Error = std::convert::Infallible;

    fn instruction<'a>(
        &mut self,
        operator: Operator<'a>,
    ) -> Result<Instruction<'a>, Error<Self::Error>> {
        match operator {
            Operator::I32Const { value } => {
                self.narrow.push(value.cast_unsigned());
                return Ok(Instruction::I32Const(0));
            }
            Operator::I64Const { value } => {
                let value = value.cast_unsigned();
                self.halves.extend([(value & 0xffff_ffff) as u32, (value >> 32) as u32]);
            }
            _ => {}
        }
        utils::instruction(self, operator)
    }

    fn mem_arg(&mut self, arg: MemArg) -> Result<wasm_encoder::MemArg, Error<Self::Error>> {
        self.narrow.push(to_u32(arg.offset));
        utils::mem_arg(self, MemArg { offset: 0, ..arg })
    }
}
