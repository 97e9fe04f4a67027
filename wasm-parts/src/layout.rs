//! Moves each part's data and table slots to a range of their own.
//!
//! The linker mixes all parts' data. One longer sentence would move all later data, one more closure all later table
//! slots, and change every program that refers to them. With ranges, a change in one part leaves other programs as they
//! are, so visitors needn't download them again. The linker's relocations tell addresses and slots from other numbers.

use std::collections::{BTreeMap, VecDeque};

use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{
    CodeSection, DataCountSection, DataSection, ElementSection, Elements, GlobalSection,
    MemorySection, Module, RawSection, TableSection,
};
use wasmparser::{BinaryReader, BinaryReaderError, GlobalSectionReader, Operator, RefType};

use super::emit::AsIs;
use super::linked::{Linked, Node, Piece, Pointer};
use super::numbers::Numbers;
use super::program::Program;
use super::to_u32;
use crate::Failure;

/// Data ranges begin at multiples of this, so that a range can grow a little without moving others.
const DATA_ALIGNMENT: u32 = 4096;
/// The same for ranges of table slots.
pub(super) const SLOT_ALIGNMENT: u32 = 32;
const PAGE_SIZE: u32 = 65_536;
/// The most by which a pointer may miss its data, as an array's end, or start less an index, does.
const MAX_DISTANCE: u32 = 4096;
/// The largest number in functions that wasm-bindgen writes: a size, or a return value's offset.
const LARGEST_PLAIN: u32 = 16;
/// wasm-bindgen replaces calls of this import with a number: the first free slot in its table of JavaScript values.
const FREE_SLOT: &str = "__wbindgen_externref_statics_end";
const MAX_ALIGNMENT: u32 = 16;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PlacedPiece {
    pub(super) piece: Piece,
    /// The new address.
    pub(super) address: u32,
    /// `None` for the main program.
    pub(super) part: Option<usize>,
}

pub(super) struct Layout {
    /// Sorted by the linker's address.
    pieces: Vec<PlacedPiece>,
    /// The first address after all data.
    end: u32,
    /// New table slots by old ones.
    slots: BTreeMap<u32, u32>,
}

impl Layout {
    /// Orders data by part, the main program first, constants before writable data; slots by part.
    pub(super) fn new(
        graph: &Linked,
        part_of_node: &[Option<usize>],
        program: &Program<'_>,
        functions: &BTreeMap<usize, usize>,
    ) -> Self {
        let part = |at: usize| part_of_node.get(graph.node_of_data(at)).copied().flatten();
        let range = |at: usize| (part(at), !graph.data[at].is_constant);
        let mut order: Vec<usize> = (0..graph.data.len()).collect();
        order.sort_by_key(|&at| range(at));
        let mut end = graph.data.first().map_or(0, |piece| piece.address);
        let mut pieces = Vec::with_capacity(order.len());
        for run in order.chunk_by(|&one, &next| range(one) == range(next)) {
            end = end.next_multiple_of(DATA_ALIGNMENT);
            for &at in run {
                let piece = graph.data[at];
                let address = end.next_multiple_of(alignment(piece, graph, program));
                end = address + piece.size;
                pieces.push(PlacedPiece { piece, address, part: part(at) });
            }
        }
        pieces.sort_unstable_by_key(|placed| placed.piece.address);
        Self { pieces, end, slots: new_slots(program, functions) }
    }

    pub(super) fn by_address(&self) -> Vec<PlacedPiece> {
        let mut all = self.pieces.clone();
        all.sort_unstable_by_key(|placed| placed.address);
        all
    }

    /// The new value of the number `before`, which points to `to`.
    fn new_value(&self, before: u32, to: Pointer) -> Result<u32, Failure> {
        let now = match to {
            Pointer::Data(address) => self.shift(address).map(|shift| before.wrapping_add(shift)),
            Pointer::Table => self.slots.get(&before).copied(),
        };
        now.ok_or_else(|| failure(&BadNumber(before)))
    }

    /// Whether the number `before` may have become `now`: unchanged, or moved with a slot or piece it may point to.
    fn explains(&self, before: u32, now: u32) -> bool {
        let end = |placed: &PlacedPiece| placed.piece.address + placed.piece.size;
        let first = self.pieces.partition_point(|placed| end(placed) + MAX_DISTANCE < before);
        let near = self.pieces[first..].iter();
        let mut near =
            near.take_while(|placed| placed.piece.address <= before.saturating_add(MAX_DISTANCE));
        let shift = |placed: &PlacedPiece| placed.address.wrapping_sub(placed.piece.address);
        before == now
            || self.slots.get(&before) == Some(&now)
            || near.any(|placed| shift(placed) == now.wrapping_sub(before))
    }

    /// The distance by which the data at an address have moved.
    fn shift(&self, address: u32) -> Option<u32> {
        let after = self.pieces.partition_point(|placed| placed.piece.address <= address);
        let placed = self.pieces[..after].last()?;
        let is_in = address - placed.piece.address < placed.piece.size;
        is_in.then(|| placed.address.wrapping_sub(placed.piece.address))
    }
}

fn new_slots(program: &Program<'_>, functions: &BTreeMap<usize, usize>) -> BTreeMap<u32, u32> {
    let part = |slot: &u32| functions.get(&program.table[slot]);
    let mut order: Vec<u32> = program.table.keys().copied().collect();
    order.sort_by_key(part);
    let mut end = program.table.keys().next().copied().unwrap_or(0);
    let mut slots = BTreeMap::new();
    for run in order.chunk_by(|one, next| part(one) == part(next)) {
        if part(&run[0]).is_some() {
            end = end.next_multiple_of(SLOT_ALIGNMENT);
        }
        for &slot in run {
            slots.insert(slot, end);
            end += 1;
        }
    }
    slots
}

/// The alignment of a piece: the largest that its size allows, since a type's size is a multiple of its alignment. Text
/// needs none: WebAssembly may load from any address, only slower.
fn alignment(piece: Piece, graph: &Linked, program: &Program<'_>) -> u32 {
    let has_addresses =
        graph.in_data.range(piece.address..piece.address + piece.size).next().is_some();
    let bytes = program.bytes(piece.address, piece.size);
    let is_text = bytes.is_some_and(|bytes| {
        std::str::from_utf8(bytes).is_ok_and(|text| !text.chars().any(char::is_control))
    });
    if piece.is_constant && is_text && !has_addresses {
        1
    } else {
        1 << piece.size.trailing_zeros().min(MAX_ALIGNMENT.trailing_zeros())
    }
}

fn failure(error: &dyn std::fmt::Display) -> Failure {
    Failure::new(format!("The program's data can't be moved: {error}."))
}

/// Moves data to the layout. `node_of` gives the linked program's number for each function.
pub(super) fn relocate(
    layout: &Layout,
    graph: &Linked,
    linked: &Program<'_>,
    program: &Program<'_>,
    node_of: &BTreeMap<usize, Node>,
) -> Result<Vec<u8>, Failure> {
    check_layout(layout, program)?;
    let js_values = program.tables.iter().find(|table| table.element_type == RefType::EXTERNREF);
    let free_slot = js_values.map(|table| to_u32(table.initial));
    let mut code = CodeSection::new();
    for (at, body) in program.bodies.iter().enumerate() {
        let function = program.imported + at;
        let linked_body = node_of.get(&function).and_then(|node| node.checked_sub(linked.imported));
        let numbers = match linked_body {
            Some(index) => numbers_with_targets(linked, index, graph, free_slot)?,
            None => Numbers::from_body(body)?.narrow.iter().map(|&number| (number, None)).collect(),
        };
        // The linker doesn't know wasm-bindgen's own functions, which have no addresses or slots.
        if linked_body.is_none() && numbers.iter().any(|&(number, _)| number > LARGEST_PLAIN) {
            return Err(failure(&format!("nothing is known of function {function}")));
        }
        let left = Relocator::new(numbers, layout).and_then(|mut relocator| {
            let copied = relocator.parse_function_body(&mut code, body.clone());
            copied.map_err(|error| failure(&error)).map(|()| relocator.pending.len())
        });
        // wasm-bindgen may have dropped instructions with numbers, such as unreachable ones.
        match left {
            Ok(0) => {}
            Ok(_) => return Err(failure(&format!("function {function} has lost numbers"))),
            Err(error) => return Err(failure(&format!("function {function}: {error}"))),
        }
    }
    let data = data(layout, graph, program)?;
    let mut module = Module::new();
    for &(id, bytes) in &program.sections {
        match id {
            4 => module.section(&tables(layout, program)?),
            5 => module.section(&memories(layout, program)?),
            6 => module.section(&globals(layout, bytes)?),
            9 => module.section(&elements(layout, program)),
            10 => module.section(&code),
            11 => module.section(&data),
            12 => module.section(&DataCountSection { count: data.len() }),
            _ => module.section(&RawSection { id, data: bytes }),
        };
    }
    let bytes = module.finish();
    check_moves(layout, program, &Program::read(&bytes)?)?;
    Ok(bytes)
}

/// Fails if anything changed except numbers that can be addresses or table slots. As it reads only the finished
/// programs, not the linker's relocations, it can't tell whether an unchanged number should have changed.
fn check_moves(layout: &Layout, before: &Program<'_>, now: &Program<'_>) -> Result<(), Failure> {
    if before.functions != now.functions || before.bodies.len() != now.bodies.len() {
        return Err(failure(&"its functions differ"));
    }
    for (at, (old, new)) in before.bodies.iter().zip(&now.bodies).enumerate() {
        let split_off = |body| Numbers::split_off(body).map_err(|error| failure(&error));
        let ((numbers, old), (new_numbers, new)) = (split_off(old)?, split_off(new)?);
        let mut pairs = numbers.narrow.into_iter().zip(new_numbers.narrow);
        if old != new || !pairs.all(|(number, new_number)| layout.explains(number, new_number)) {
            return Err(failure(&format!("function {} differs", before.imported + at)));
        }
    }
    for (slot, function) in &before.table {
        if layout.slots.get(slot).and_then(|slot| now.table.get(slot)) != Some(function) {
            return Err(failure(&"its table differs"));
        }
    }
    for placed in &layout.pieces {
        let Piece { address, size, .. } = placed.piece;
        let pair = before.bytes(address, size).zip(now.bytes(placed.address, size));
        let (old, new) = pair.ok_or_else(|| failure(&"a piece is missing"))?;
        let mut at = 0;
        while at < old.len() {
            // The first changed byte may be any of an address's four bytes.
            let word = |bytes: &[u8], at: usize| {
                Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
            };
            let explained = |at| layout.explains(word(old, at)?, word(new, at)?).then_some(at + 4);
            at = if old[at] == new[at] {
                at + 1
            } else {
                (at.saturating_sub(3)..=at).find_map(explained).ok_or_else(|| {
                    failure(&format!("its data at {} differ", address + to_u32(at)))
                })?
            };
        }
    }
    Ok(())
}

/// Fails if data begin below the end of the stack, or if bytes that belong to no piece would be lost.
fn check_layout(layout: &Layout, program: &Program<'_>) -> Result<(), Failure> {
    let first = layout.pieces.first().map_or(u32::MAX, |placed| placed.piece.address);
    let stack =
        program.globals.iter().zip(&program.global_values).filter(|(global, _)| global.mutable);
    if stack.into_iter().any(|(_, &start)| start > first) {
        return Err(failure(&"the stack doesn't end where data begin"));
    }
    let mut end = first;
    for placed in &layout.pieces {
        if !program.is_zero(end..placed.piece.address) {
            return Err(failure(&format!("no piece has what is at {end}")));
        }
        end = placed.piece.address + placed.piece.size;
    }
    let rest = program.data.iter().map(|(at, bytes)| at + to_u32(bytes.len())).max();
    if program.is_zero(end..rest.unwrap_or(0)) {
        Ok(())
    } else {
        Err(failure(&format!("no piece has what is at {end}")))
    }
}

/// A linked function's numbers in order, each with its target, `None` if not relocated.
fn numbers_with_targets(
    linked: &Program<'_>,
    body: usize,
    graph: &Linked,
    free_slot: Option<u32>,
) -> Result<Vec<(u32, Option<Pointer>)>, BinaryReaderError> {
    let mut numbers = Vec::new();
    let mut reader = linked.bodies[body].get_operators_reader()?;
    while !reader.eof() {
        let start = reader.original_position();
        let operator = reader.read()?;
        if let Operator::Call { function_index } = operator
            && linked.imports.get(function_index as usize) == Some(&FREE_SLOT)
        {
            numbers.extend(free_slot.map(|slot| (slot, None)));
        }
        let mut found = Numbers::default();
        found.add(operator);
        let to = graph.in_code.range(start..reader.original_position()).next();
        numbers.extend(found.narrow.into_iter().map(|number| (number, to.map(|(_, &to)| to))));
    }
    Ok(numbers)
}

/// A number without a new value.
#[derive(Debug)]
struct BadNumber(u32);

impl std::fmt::Display for BadNumber {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} is not what the linker told", self.0)
    }
}

impl std::error::Error for BadNumber {}

struct Relocator {
    /// The numbers of the function's remaining instructions: old and new value.
    pending: VecDeque<(u32, u32)>,
}

impl Relocator {
    fn new(numbers: Vec<(u32, Option<Pointer>)>, layout: &Layout) -> Result<Self, Failure> {
        let mut pending = VecDeque::new();
        for (before, to) in numbers {
            pending.push_back((before, to.map_or(Ok(before), |to| layout.new_value(before, to))?));
        }
        Ok(Self { pending })
    }

    fn next_value(&mut self, number: u32) -> Result<u32, Error<BadNumber>> {
        match self.pending.pop_front() {
            Some((before, now)) if before == number => Ok(now),
            _ => Err(Error::UserError(BadNumber(number))),
        }
    }
}

impl Reencode for Relocator {
    type Error = BadNumber;

    fn instruction<'a>(
        &mut self,
        operator: Operator<'a>,
    ) -> Result<wasm_encoder::Instruction<'a>, Error<Self::Error>> {
        if let Operator::I32Const { value } = operator {
            let value = self.next_value(value.cast_unsigned())?.cast_signed();
            return Ok(wasm_encoder::Instruction::I32Const(value));
        }
        utils::instruction(self, operator)
    }

    fn mem_arg(
        &mut self,
        mut arg: wasmparser::MemArg,
    ) -> Result<wasm_encoder::MemArg, Error<Self::Error>> {
        arg.offset = self.next_value(to_u32(arg.offset))?.into();
        utils::mem_arg(self, arg)
    }
}

/// All data at their new addresses, with updated pointers.
fn data(layout: &Layout, graph: &Linked, program: &Program<'_>) -> Result<DataSection, Failure> {
    let start = layout.pieces.iter().map(|placed| placed.address).min().unwrap_or(0);
    let mut memory = vec![0; (layout.end - start) as usize];
    for placed in &layout.pieces {
        let Piece { address, size, .. } = placed.piece;
        let bytes = program.bytes(address, size);
        let bytes = bytes.ok_or_else(|| failure(&"a piece is in no segment"))?;
        memory[(placed.address - start) as usize..][..bytes.len()].copy_from_slice(bytes);
    }
    for (&at, &to) in &graph.in_data {
        let shift = layout.shift(at).ok_or_else(|| failure(&BadNumber(at)))?;
        let offset = (at.wrapping_add(shift) - start) as usize;
        let word = memory.get_mut(offset..offset + 4).ok_or_else(|| failure(&BadNumber(at)))?;
        let before = u32::from_le_bytes([word[0], word[1], word[2], word[3]]);
        word.copy_from_slice(&layout.new_value(before, to)?.to_le_bytes());
    }
    let mut section = DataSection::new();
    section.active(0, &wasm_encoder::ConstExpr::i32_const(start.cast_signed()), memory);
    Ok(section)
}

fn tables(layout: &Layout, program: &Program<'_>) -> Result<TableSection, Failure> {
    let mut tables = TableSection::new();
    for (at, &table) in program.tables.iter().enumerate() {
        let mut table = AsIs.table_type(table).map_err(|error| failure(&error))?;
        if at == 0 {
            let last = layout.slots.values().max().map_or(0, |last| u64::from(*last) + 1);
            table.minimum = table.minimum.max(last);
            table.maximum = table.maximum.map(|most| most.max(table.minimum));
        }
        tables.table(table);
    }
    Ok(tables)
}

fn elements(layout: &Layout, program: &Program<'_>) -> ElementSection {
    let moved = program
        .table
        .iter()
        .filter_map(|(slot, &function)| Some((*layout.slots.get(slot)?, to_u32(function))));
    let moved: Vec<(u32, u32)> = moved.collect::<BTreeMap<_, _>>().into_iter().collect();
    let mut elements = ElementSection::new();
    for run in moved.chunk_by(|one, next| one.0 + 1 == next.0) {
        let functions: Vec<u32> = run.iter().map(|&(_, function)| function).collect();
        let start = wasm_encoder::ConstExpr::i32_const(run[0].0.cast_signed());
        elements.active(None, &start, Elements::Functions(functions.into()));
    }
    elements
}

fn memories(layout: &Layout, program: &Program<'_>) -> Result<MemorySection, Failure> {
    let mut memories = MemorySection::new();
    for &memory in &program.memories {
        let mut memory = AsIs.memory_type(memory).map_err(|error| failure(&error))?;
        memory.minimum = memory.minimum.max(layout.end.div_ceil(PAGE_SIZE).into());
        memories.memory(memory);
    }
    Ok(memories)
}

/// Constant globals are addresses of exported data, which move.
fn globals(layout: &Layout, bytes: &[u8]) -> Result<GlobalSection, Failure> {
    let mut globals = GlobalSection::new();
    let section = GlobalSectionReader::new(BinaryReader::new(bytes, 0));
    let first = layout.pieces.first().map_or(u32::MAX, |placed| placed.piece.address);
    for global in section? {
        let global = global?;
        let ty = AsIs.global_type(global.ty).map_err(|error| failure(&error))?;
        let moved = match global.init_expr.get_operators_reader().read()? {
            Operator::I32Const { value } if !global.ty.mutable => {
                let address = value.cast_unsigned();
                let moved = layout.shift(address).map(|shift| address.wrapping_add(shift));
                if moved.is_none() && address >= first {
                    return Err(failure(&format!(
                        "a global tells {address}, where there are no data"
                    )));
                }
                moved
            }
            _ => None,
        };
        let start = match moved {
            Some(address) => wasm_encoder::ConstExpr::i32_const(address.cast_signed()),
            None => AsIs.const_expr(global.init_expr).map_err(|error| failure(&error))?,
        };
        globals.global(ty, &start);
    }
    Ok(globals)
}

#[cfg(test)]
mod tests;
