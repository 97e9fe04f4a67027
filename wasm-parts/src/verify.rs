//! Compares the split program with the whole one after [`super::layout`], reading only the finished files: each program
//! is valid; each function is in exactly one program, with the same instructions, and its callers call it; the data add
//! up; nothing outside a part points into data that only the part has.

use std::collections::{BTreeMap, BTreeSet};

use wasmparser::{BlockType, ExternalKind, FunctionBody, Operator, Validator};

use super::emit::{Binary, Places, Split};
use super::numbers::Numbers;
use super::program::Program;
use super::to_u32;
use crate::Failure;

/// Data that move to a part: address, size, part.
pub(super) type PartData = (u32, u32, usize);

pub(super) fn verify(whole: &Program<'_>, places: &Places, split: &Split) -> Result<(), Failure> {
    let programs = std::iter::once(&split.main).chain(&split.parts);
    let programs: Vec<Output<'_>> = programs.map(Output::read).collect::<Result<_, _>>()?;
    let Some((main, parts)) = programs.split_first() else { return Ok(()) };
    Functions::new(whole, places, main, parts)?.verify()?;
    check_memory(whole, places, &main.program, parts)?;
    check_exposed(places, &main.program, parts)
}

fn failure(what: &dyn std::fmt::Display) -> Failure {
    Failure::new(format!("The split program is not the one that was split: {what}."))
}

/// A written program, read again from its bytes.
struct Output<'a> {
    program: Program<'a>,
    order: &'a [usize],
    /// The number of functions that load parts; the whole program lacks them. They come first.
    added: usize,
}

impl<'a> Output<'a> {
    fn read(written: &'a Binary) -> Result<Self, Failure> {
        Validator::new().validate_all(&written.bytes).map_err(|error| failure(&error))?;
        let program = Program::read(&written.bytes)?;
        let added = program.bodies.len().checked_sub(written.order.len());
        let added = added.ok_or_else(|| failure(&"functions are missing"))?;
        Ok(Self { program, order: &written.order, added })
    }

    /// The whole program's number for a function, or for the function behind a stub.
    fn origin(&self, number: usize) -> Option<usize> {
        let at = number.checked_sub(self.program.imported + self.added)?;
        self.order.get(at).copied()
    }
}

struct Functions<'a> {
    whole: &'a Program<'a>,
    places: &'a Places,
    main: &'a Output<'a>,
    parts: &'a [Output<'a>],
    /// The whole program's number for each function of the main program, then of each part.
    originals: Vec<Vec<Option<usize>>>,
}

fn fault(function: usize, what: &str) -> Failure {
    failure(&format!("function {function} {what}"))
}

impl<'a> Functions<'a> {
    fn new(
        whole: &'a Program<'a>,
        places: &'a Places,
        main: &'a Output<'a>,
        parts: &'a [Output<'a>],
    ) -> Result<Self, Failure> {
        let originals_in_main: Vec<Option<usize>> =
            (0..main.program.functions.len())
                .map(|number| {
                    if number < main.program.imported { Some(number) } else { main.origin(number) }
                })
                .collect();
        let mut originals = vec![originals_in_main];
        for part in parts {
            let mut originals_in_part = Vec::new();
            for name in &part.program.imports {
                let number = main.program.function(name);
                let number = number.ok_or_else(|| failure(&"a part wants what is not there"))?;
                originals_in_part.push(originals[0][number]);
            }
            let own = part.program.imported..part.program.functions.len();
            originals_in_part.extend(own.map(|number| part.origin(number)));
            originals.push(originals_in_part);
        }
        Ok(Self { whole, places, main, parts, originals })
    }

    fn verify(&self) -> Result<(), Failure> {
        let whole = self.whole;
        let mut counts = vec![0; whole.functions.len()];
        for (at, output) in std::iter::once(self.main).chain(self.parts).enumerate() {
            // The part's number; `None` for the main program.
            let here = at.checked_sub(1);
            for (nth, &function) in output.order.iter().enumerate() {
                let Some(body) = function.checked_sub(whole.imported) else {
                    return Err(fault(function, "is not one of its own"));
                };
                let number = output.program.imported + output.added + nth;
                let written = &output.program.bodies[output.added + nth];
                let ty = output.program.functions[number];
                if !self.is_type(at, ty, whole.functions[function]) {
                    return Err(fault(function, "has another type"));
                }
                match self.places.functions.get(&function) {
                    part if part.copied() == here => {
                        counts[function] += 1;
                        self.check_body(function, &whole.bodies[body], written, at)?;
                    }
                    Some(&part) if here.is_none() => self.check_stub(function, part, written)?,
                    _ => return Err(fault(function, "is where it does not belong")),
                }
            }
        }
        match counts[whole.imported..].iter().position(|&count| count != 1) {
            Some(body) => Err(fault(whole.imported + body, "is not in exactly one program")),
            None => self.check_entry_points(),
        }
    }

    /// Whether a type of the program `at` (0: main, else a part's number + 1) equals a type of the whole program.
    fn is_type(&self, at: usize, ty: u32, of_whole: u32) -> bool {
        let output = if at == 0 { self.main } else { &self.parts[at - 1] };
        let ty = output.program.types.get(ty as usize);
        ty.is_some() && ty == self.whole.types.get(of_whole as usize)
    }

    /// Checks that a function's instructions are the same, except numbers of functions and types.
    fn check_body(
        &self,
        function: usize,
        body: &FunctionBody<'_>,
        written: &FunctionBody<'_>,
        at: usize,
    ) -> Result<(), Failure> {
        use Operator::{
            Block, Call, CallIndirect, If, Loop, RefFunc, ReturnCall, ReturnCallIndirect,
        };
        let differs = Err(fault(function, "differs"));
        let locals = |body: &FunctionBody<'_>| {
            body.get_locals_reader()?.into_iter().collect::<Result<Vec<_>, _>>()
        };
        if locals(body)? != locals(written)? {
            return differs;
        }
        let mut others = written.get_operators_reader()?.into_iter();
        for operator in body.get_operators_reader()? {
            let (operator, other) = (operator?, others.next().transpose()?);
            let is_same = match (&operator, &other) {
                (Call { function_index: one }, Some(Call { function_index: other }))
                | (
                    ReturnCall { function_index: one },
                    Some(ReturnCall { function_index: other }),
                )
                | (RefFunc { function_index: one }, Some(RefFunc { function_index: other })) => {
                    self.originals[at][*other as usize] == Some(*one as usize)
                }
                (
                    CallIndirect { type_index: one, table_index: from },
                    Some(CallIndirect { type_index: other, table_index }),
                )
                | (
                    ReturnCallIndirect { type_index: one, table_index: from },
                    Some(ReturnCallIndirect { type_index: other, table_index }),
                ) => from == table_index && self.is_type(at, *other, *one),
                (Block { blockty: one }, Some(Block { blockty: other }))
                | (Loop { blockty: one }, Some(Loop { blockty: other }))
                | (If { blockty: one }, Some(If { blockty: other })) => match (one, other) {
                    (BlockType::FuncType(one), BlockType::FuncType(other)) => {
                        self.is_type(at, *other, *one)
                    }
                    _ => one == other,
                },
                (_, other) => other.as_ref() == Some(&operator),
            };
            if !is_same {
                return differs;
            }
        }
        if others.next().is_some() { differs } else { Ok(()) }
    }

    /// Checks that a stub loads the part, then calls the function's table slot.
    fn check_stub(
        &self,
        function: usize,
        part: usize,
        stub: &FunctionBody<'_>,
    ) -> Result<(), Failure> {
        let type_index = self.whole.functions[function];
        let ty = self.whole.types[type_index as usize].as_ref();
        let parameters = ty.map_or(0, |ty| to_u32(ty.params().len()));
        let operators = stub.get_operators_reader()?.into_iter().collect::<Result<Vec<_>, _>>()?;
        let ensure = to_u32(self.main.program.imported);
        let mut expected = vec![
            Operator::I32Const { value: to_u32(part).cast_signed() },
            Operator::Call { function_index: ensure },
        ];
        expected.extend((0..parameters).map(|local_index| Operator::LocalGet { local_index }));
        let slot = match operators.get(expected.len()) {
            Some(&Operator::I32Const { value }) => value,
            _ => -1,
        };
        expected.extend([
            Operator::I32Const { value: slot },
            Operator::CallIndirect { type_index, table_index: 0 },
            Operator::End,
        ]);
        let fills = self.in_table(part + 1, slot.cast_unsigned());
        if operators == expected && fills == Some(function) {
            Ok(())
        } else {
            Err(fault(function, "has a wrong stub"))
        }
    }

    /// The whole program's number for the function that the program `at` puts into a table slot.
    fn in_table(&self, at: usize, slot: u32) -> Option<usize> {
        let output = if at == 0 { self.main } else { &self.parts[at - 1] };
        self.originals[at][*output.program.table.get(&slot)?]
    }

    /// Checks that exports and table slots lead to the same functions.
    fn check_entry_points(&self) -> Result<(), Failure> {
        for &(name, kind, index) in &self.whole.exports {
            let index = index as usize;
            if kind == ExternalKind::Func
                && self.main.program.function(name).and_then(|number| self.originals[0][number])
                    != Some(index)
            {
                return Err(fault(index, "is exported as another one"));
            }
        }
        for (&slot, &function) in &self.whole.table {
            let in_main = self.in_table(0, slot);
            let is_right = match self.places.functions.get(&function) {
                None => in_main == Some(function),
                // An unloaded part's slot holds a stub, or `absent`.
                Some(&part) => {
                    let absent = self.main.program.imported + 1;
                    let is_absent = self.main.program.table.get(&slot) == Some(&absent);
                    self.in_table(part + 1, slot) == Some(function)
                        && (in_main == Some(function)
                            || is_absent && self.places.private.contains(&function))
                }
            };
            if !is_right {
                return Err(fault(function, "is not in its place of the table"));
            }
        }
        Ok(())
    }
}

/// Checks that all data add up to the whole program's, and that each part has only its own.
fn check_memory(
    whole: &Program<'_>,
    places: &Places,
    main: &Program<'_>,
    parts: &[Output<'_>],
) -> Result<(), Failure> {
    let ends = whole.data.iter().map(|(at, bytes)| *at as usize + bytes.len());
    let size = ends.max().unwrap_or(0);
    let mut memory = vec![0; size];
    let mut write = |program: &Program<'_>| {
        for (at, bytes) in &program.data {
            let range = memory.get_mut(*at as usize..*at as usize + bytes.len());
            range.ok_or_else(|| failure(&"there are more data"))?.copy_from_slice(bytes);
        }
        Ok::<_, Failure>(())
    };
    write(main)?;
    for part in parts {
        write(&part.program)?;
    }
    let mut expected = vec![0; size];
    for (at, bytes) in &whole.data {
        expected[*at as usize..][..bytes.len()].copy_from_slice(bytes);
    }
    if memory != expected {
        return Err(failure(&"its data differ"));
    }
    for (at, part) in parts.iter().enumerate() {
        for (start, bytes) in &part.program.data {
            let mut addresses = *start..start + to_u32(bytes.len());
            if addresses.any(|address| part_of_byte(&places.data, address) != Some(at)) {
                return Err(failure(&"a part has data that it did not take"));
            }
        }
    }
    Ok(())
}

/// Fails if something outside a part may point into its data.
fn check_exposed(places: &Places, main: &Program<'_>, parts: &[Output<'_>]) -> Result<(), Failure> {
    let programs = std::iter::once(main).chain(parts.iter().map(|part| &part.program));
    for (at, program) in programs.enumerate() {
        let part = at.checked_sub(1);
        let exposed = exposed_data_with(program, &places.data, |_| part, |_| part);
        if let Some(address) = exposed?.first() {
            return Err(failure(&format!("what a part took at {address} is read elsewhere")));
        }
    }
    Ok(())
}

/// Addresses of pieces that something outside their part may point to: a number in code, an offset, or a word of data.
/// Most such numbers are no addresses, and keep a piece in the main program without need.
pub(super) fn exposed_data(
    program: &Program<'_>,
    functions: &BTreeMap<usize, usize>,
    data: &[PartData],
) -> Result<BTreeSet<u32>, Failure> {
    let part_of_function = |function: usize| functions.get(&function).copied();
    exposed_data_with(program, data, part_of_function, |address| part_of_byte(data, address))
}

/// [`exposed_data`], with functions that give the part of a function and of a byte.
fn exposed_data_with(
    program: &Program<'_>,
    data: &[PartData],
    part_of_function: impl Fn(usize) -> Option<usize>,
    part_of_byte: impl Fn(u32) -> Option<usize>,
) -> Result<BTreeSet<u32>, Failure> {
    let mut found = BTreeSet::new();
    let mut note_pointer = |to: u32, from: &[Option<usize>]| {
        if let Some(&(address, _, part)) = piece_at(data, to)
            && from.iter().any(|&from| from != Some(part))
        {
            found.insert(address);
        }
    };
    for (at, body) in program.bodies.iter().enumerate() {
        let numbers = Numbers::from_body(body)?;
        let part = part_of_function(program.imported + at);
        for number in numbers.narrow.into_iter().chain(numbers.halves) {
            note_pointer(number, &[part]);
        }
    }
    for &value in &program.global_values {
        note_pointer(value, &[None]);
    }
    let (start, memory) = memory_of(program);
    for (address, word) in (start..).step_by(WORD as usize).zip(memory.chunks_exact(WORD as usize))
    {
        let Ok(word) = word.try_into() else { continue };
        let from = [0, 1, 2, 3].map(|byte| part_of_byte(address + byte));
        note_pointer(u32::from_le_bytes(word), &from);
    }
    Ok(found)
}

const WORD: u32 = 4;

/// A program's memory from the first data on, in whole words.
fn memory_of(program: &Program<'_>) -> (u32, Vec<u8>) {
    let start = program.data.iter().map(|(at, _)| at / WORD * WORD).min().unwrap_or(0);
    let end = program.data.iter().map(|(at, bytes)| at + to_u32(bytes.len())).max().unwrap_or(0);
    let mut memory = vec![0; (end.next_multiple_of(WORD) - start) as usize];
    for (at, bytes) in &program.data {
        memory[(at - start) as usize..][..bytes.len()].copy_from_slice(bytes);
    }
    (start, memory)
}

/// The piece at an address, in `data` sorted by address.
fn piece_at(data: &[PartData], address: u32) -> Option<&PartData> {
    let after = data.partition_point(|piece| piece.0 <= address);
    data[..after].last().filter(|piece| address - piece.0 < piece.1)
}

fn part_of_byte(data: &[PartData], address: u32) -> Option<usize> {
    piece_at(data, address).map(|piece| piece.2)
}

#[cfg(test)]
mod tests;
