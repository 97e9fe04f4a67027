//! The numbers in code that may be addresses.

use wasm_encoder::reencode::{Error, Reencode, utils};
use wasmparser::{BinaryReaderError, FunctionBody, Operator};

use super::number;

/// The numbers in code, in their order.
#[derive(Default)]
pub(super) struct Numbers {
    /// Constants of 32 bits, and the offsets of loads and stores.
    pub(super) narrow: Vec<u32>,
    /// The halves of constants of 64 bits.
    pub(super) halves: Vec<u32>,
}

impl Numbers {
    /// Those of a function.
    pub(super) fn of(body: &FunctionBody<'_>) -> Result<Self, BinaryReaderError> {
        let mut numbers = Self::default();
        for operator in body.get_operators_reader()? {
            numbers.add(operator?);
        }
        Ok(numbers)
    }

    /// Adds those of an instruction.
    pub(super) fn add(&mut self, operator: Operator<'_>) {
        // Nothing can fail here: the instruction that this makes is dropped.
        let _ = self.instruction(operator);
    }
}

impl Reencode for Numbers {
    type Error = std::convert::Infallible;

    fn instruction<'a>(
        &mut self,
        operator: Operator<'a>,
    ) -> Result<wasm_encoder::Instruction<'a>, Error<Self::Error>> {
        match operator {
            Operator::I32Const { value } => self.narrow.push(value.cast_unsigned()),
            Operator::I64Const { value } => {
                let value = value.cast_unsigned();
                self.halves.extend([(value & 0xffff_ffff) as u32, (value >> 32) as u32]);
            }
            _ => {}
        }
        utils::instruction(self, operator)
    }

    fn mem_arg(
        &mut self,
        arg: wasmparser::MemArg,
    ) -> Result<wasm_encoder::MemArg, Error<Self::Error>> {
        self.narrow.push(number(arg.offset));
        utils::mem_arg(self, arg)
    }
}
