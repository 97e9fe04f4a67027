//! Splits a small program, then breaks the result.

use wasm_encoder::{Instruction, ValType};

use super::super::emit::{self, sections::body_of};
use super::super::sample::Sample;
use super::*;

const LOAD_PART: u32 = 0;
const CALLER: u32 = 1;
const CALLED: u32 = 2;

/// Addresses of the part's constants, and of the shared constants.
const OWN: u32 = 1024;
const OTHERS: u32 = 1056;

const PART: usize = 0;
const PART_DATA: [PartData; 2] = [(OWN, 16, PART), (OWN + 16, 16, PART)];

/// `CALLER` runs `besides` and calls `CALLED`, which owns the part's constants; `words` are the shared ones.
fn program(besides: &[Instruction<'_>], words: [u32; 2]) -> Vec<u8> {
    let constant = |address: u32| Instruction::I32Const(address.cast_signed());
    let calling = [constant(OTHERS), Instruction::Call(CALLED)];
    // The second constant is the address of the first.
    let own = [&[7; 16][..], &OWN.to_le_bytes(), &[7; 12]].concat();
    let sample = Sample {
        parameters: vec![ValType::I32],
        bodies: vec![
            body_of(&[]),
            body_of(&[besides, &calling].concat()),
            body_of(&[constant(OWN), Instruction::Drop]),
        ],
        exports: vec![("load_part", LOAD_PART), ("caller", CALLER)],
        table: vec![CALLED],
        memory_pages: 1,
        globals: vec![(true, 7)],
        data: vec![(OWN, own), (OTHERS, words.map(u32::to_le_bytes).concat())],
    };
    sample.bytes()
}

fn places() -> Places {
    let functions = BTreeMap::from([(CALLED as usize, PART)]);
    Places { functions, private: BTreeSet::new(), data: PART_DATA.to_vec() }
}

fn error_after(whole: &[u8], places: &Places, change: impl FnOnce(&mut Split)) -> Option<String> {
    let whole = Program::read(whole).unwrap();
    let mut split = emit::split(&whole, places, 1).unwrap();
    change(&mut split);
    verify(&whole, places, &split).err().map(|failure| failure.to_string())
}

fn change(bytes: &mut [u8], from: &[u8], to: &[u8]) {
    let at = bytes.windows(from.len()).position(|found| found == from).unwrap();
    bytes[at..][..to.len()].copy_from_slice(to);
}

/// `i32.const`, encoded.
fn constant(address: u32) -> Vec<u8> {
    let mut bytes = vec![0x41];
    wasm_encoder::Encode::encode(&address.cast_signed(), &mut bytes);
    bytes
}

#[test]
fn a_correct_split_passes() {
    assert_eq!(error_after(&program(&[], [1, 2]), &places(), |_| {}), None);
    let none = Places::default();
    assert_eq!(error_after(&program(&[], [1, 2]), &none, |_| {}), None);
}

#[test]
fn a_changed_program_is_an_error() {
    let whole = program(&[], [1, 2]);
    let error_after = |change: fn(&mut Split)| error_after(&whole, &places(), change).unwrap();
    let invalid = error_after(|split| {
        let code = constant(OTHERS);
        change(&mut split.main.bytes, &code, &[0x01, 0x01, 0x01]);
    });
    assert!(invalid.contains("type mismatch"), "{invalid}");
    let other = error_after(|split| {
        change(&mut split.main.bytes, &constant(OTHERS), &constant(OTHERS + 4));
    });
    assert!(other.contains("function 1 differs"), "{other}");
    let stub = error_after(|split| {
        change(&mut split.main.bytes, &[0x41, 1, 0x11], &[0x41, 0, 0x11]);
    });
    assert!(stub.contains("function 2 has a wrong stub"), "{stub}");
    let data = error_after(|split| {
        change(&mut split.parts[PART].bytes, &[7; 4], &[7, 7, 7, 8]);
    });
    assert!(data.contains("its data differ"), "{data}");
}

#[test]
fn each_function_is_in_one_program() {
    let whole = program(&[], [1, 2]);
    let twice = error_after(&whole, &places(), |split| {
        let at = split.main.order.iter().position(|&function| function == CALLED as usize);
        split.main.order[at.unwrap()] = LOAD_PART as usize;
    });
    assert!(twice.is_some());
    let missing = error_after(&whole, &places(), |split| split.parts[PART].order.clear());
    assert!(missing.is_some());
    let elsewhere = error_after(&whole, &places(), |split| {
        split.parts[PART].order[0] = CALLER as usize;
    });
    assert!(elsewhere.is_some());
}

#[test]
fn data_that_a_part_did_not_take_is_an_error() {
    let whole = program(&[], [1, 2]);
    let program = Program::read(&whole).unwrap();
    let split = emit::split(&program, &places(), 1).unwrap();
    let less = Places { data: PART_DATA[..1].to_vec(), ..places() };
    assert!(verify(&program, &less, &split).unwrap_err().to_string().contains("did not take"));
}

fn addresses_pointed_to(besides: &[Instruction<'_>], words: [u32; 2]) -> Vec<u32> {
    let whole = program(besides, words);
    let program = Program::read(&whole).unwrap();
    exposed_data(&program, &places().functions, &PART_DATA).unwrap().into_iter().collect()
}

#[test]
fn a_piece_stays_if_anything_outside_points_to_it() {
    let second = OWN + 16;
    let load = |offset: u32| {
        let arg = wasm_encoder::MemArg { offset: offset.into(), align: 2, memory_index: 0 };
        [Instruction::LocalGet(0), Instruction::I32Load(arg), Instruction::Drop]
    };
    let number = [Instruction::I32Const(second.cast_signed()), Instruction::Drop];
    let wide = [Instruction::I64Const(i64::from(second) << 32), Instruction::Drop];
    assert!(addresses_pointed_to(&[], [1, OWN - 1]).is_empty());
    assert_eq!(addresses_pointed_to(&number, [1, 2]), [second], "a number in the code");
    assert_eq!(addresses_pointed_to(&wide, [1, 2]), [second], "half of one");
    assert_eq!(addresses_pointed_to(&load(second + 15), [1, 2]), [second], "an offset");
    assert!(addresses_pointed_to(&load(second + 16), [1, 2]).is_empty());
    assert_eq!(addresses_pointed_to(&[], [1, second + 3]), [second], "a word of data");
}

#[test]
fn a_piece_that_stays_keeps_what_it_points_to() {
    let whole = program(&[], [1, OWN + 16]);
    let program = Program::read(&whole).unwrap();
    let functions = places().functions;
    let kept = super::super::movable_data(&program, &functions, PART_DATA.to_vec()).unwrap();
    assert_eq!(kept, [], "the second piece points to the first");
    let text = error_after(&whole, &places(), |_| {}).unwrap();
    assert!(text.contains("is read elsewhere"), "{text}");
    let places = Places { data: kept, ..places() };
    assert_eq!(error_after(&whole, &places, |_| {}), None);
}
