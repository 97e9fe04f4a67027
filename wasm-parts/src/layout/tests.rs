//! Relocates a hand-made program with a main program and two parts.

use wasm_encoder::{Instruction, MemArg};

use super::super::emit::sections::body_of;
use super::super::linked::Function;
use super::super::sample::Sample;
use super::*;

const MAIN: usize = 0;
const FIRST: usize = 1;
const SECOND: usize = 2;
const PARTS: [Option<usize>; 3] = [None, Some(0), Some(1)];

/// The linker's first address and table slot.
const START: u32 = 1 << 20;
const TABLE: u32 = 1;

fn slot(function: usize) -> u32 {
    TABLE + to_u32(SECOND - function)
}

/// Each function loads from this offset in its constant.
const INTO: u32 = 2;

/// A constant per function, then a writable word. The linker puts the parts' constants first.
struct Input {
    constants: [Vec<u8>; 3],
    word: usize,
    /// Further numbers in the main function that point nowhere.
    plain: Vec<u32>,
    /// The constant global's value, if not the word's address.
    global: Option<u32>,
}

impl Default for Input {
    fn default() -> Self {
        Self {
            constants: [b"main".to_vec(), vec![1; 24], vec![2; 8]],
            word: FIRST,
            plain: vec![],
            global: None,
        }
    }
}

impl Input {
    fn pieces(&self) -> Vec<Piece> {
        let mut end = START;
        let mut piece = |size, is_constant| {
            let piece = Piece { address: end, size, is_constant };
            end += size.next_multiple_of(8);
            piece
        };
        let sizes = [FIRST, MAIN, SECOND].map(|function| to_u32(self.constants[function].len()));
        let mut pieces = sizes.map(|size| piece(size, true)).to_vec();
        pieces.push(piece(4, false));
        pieces
    }

    fn address(&self, function: usize) -> u32 {
        self.pieces()[[1, 0, 2][function]].address
    }

    fn end(&self, function: usize) -> u32 {
        self.address(function) + to_u32(self.constants[function].len())
    }

    /// Each function has the address of its constant's end, a load from within, and its table slot.
    fn bytes(&self) -> Vec<u8> {
        let constant = |number: u32| Instruction::I32Const(number.cast_signed());
        let body = |function: usize| {
            let offset = (self.address(function) + INTO).into();
            let load = Instruction::I32Load(MemArg { offset, align: 0, memory_index: 0 });
            let mut body = vec![constant(self.end(function)), Instruction::Drop];
            body.extend([constant(0), load, Instruction::Drop]);
            body.extend([constant(slot(function)), Instruction::Drop]);
            let plain = self.plain.iter().filter(|_| function == MAIN);
            body.extend(plain.flat_map(|&number| [constant(number), Instruction::Drop]));
            body_of(&body)
        };
        let pieces = self.pieces();
        let written = pieces[3].address;
        let constants = pieces.iter().zip([FIRST, MAIN, SECOND]);
        let constants =
            constants.map(|(at, function)| (at.address, self.constants[function].clone()));
        let word = self.address(self.word).to_le_bytes().to_vec();
        let sample = Sample {
            bodies: [MAIN, FIRST, SECOND].map(body).to_vec(),
            // Parts first, as with constants.
            table: [SECOND, FIRST, MAIN].map(to_u32).to_vec(),
            memory_pages: 17,
            // The stack pointer first: the stack ends where data begin.
            globals: vec![(true, START), (false, self.global.unwrap_or(written))],
            data: constants.chain([(written, word)]).collect(),
            ..Sample::default()
        };
        sample.bytes()
    }

    fn graph(&self, bytes: &[u8]) -> Linked {
        let program = Program::read(bytes).unwrap();
        let mut in_code = BTreeMap::new();
        for (function, body) in program.bodies.iter().enumerate() {
            let mut reader = body.get_operators_reader().unwrap();
            let mut targets = [
                Some(Pointer::Data(self.address(function))),
                None,
                Some(Pointer::Data(self.address(function))),
                Some(Pointer::Table),
            ]
            .into_iter();
            while !reader.eof() {
                let at = reader.original_position();
                let mut numbers = Numbers::default();
                numbers.add(reader.read().unwrap());
                let target =
                    if numbers.narrow.is_empty() { None } else { targets.next().flatten() };
                in_code.extend(target.map(|pointer| (at + 1, pointer)));
            }
        }
        let word = self.pieces()[3].address;
        Linked {
            functions: vec![Function::default(); 3],
            data: self.pieces(),
            references: vec![Vec::new(); 7],
            in_code,
            in_data: [(word, Pointer::Data(self.address(self.word)))].into(),
            ..Linked::default()
        }
    }
}

struct Output {
    layout: Layout,
    bytes: Vec<u8>,
}

impl Output {
    fn of(input: &Input) -> Result<Self, Failure> {
        Self::with(input, |_| {})
    }

    fn with(input: &Input, change: impl FnOnce(&mut Linked)) -> Result<Self, Failure> {
        let bytes = input.bytes();
        let mut graph = input.graph(&bytes);
        change(&mut graph);
        let program = Program::read(&bytes).unwrap();
        let places = [&PARTS[..], &[Some(0), None, Some(1), None]].concat();
        let functions = [(FIRST, 0), (SECOND, 1)].into();
        let layout = Layout::new(&graph, &places, &program, &functions);
        let node_of = [MAIN, FIRST, SECOND].map(|function| (function, function)).into();
        let bytes = relocate(&layout, &graph, &program, &program, &node_of)?;
        Ok(Self { layout, bytes })
    }

    fn program(&self) -> Program<'_> {
        Program::read(&self.bytes).unwrap()
    }

    fn numbers(&self, function: usize) -> Vec<u32> {
        Numbers::from_body(&self.program().bodies[function]).unwrap().narrow
    }

    fn bytes(&self, address: u32, size: usize) -> &[u8] {
        let address = address as usize;
        let start = self.program().data[0].0 as usize;
        &self.program().data[0].1[address - start..][..size]
    }
}

fn error_of(output: Result<Output, Failure>) -> String {
    output.err().map(|failure| failure.to_string()).unwrap_or_default()
}

#[test]
fn each_part_has_a_range_of_its_own_and_all_that_refers_to_it_follows() {
    let input = Input::default();
    let output = Output::of(&input).unwrap();
    let now = [START, START + 2 * DATA_ALIGNMENT, START + 3 * DATA_ALIGNMENT];
    for function in [MAIN, FIRST, SECOND] {
        let address = now[function];
        let constant = &input.constants[function];
        assert_eq!(output.bytes(address, constant.len()), constant);
        let numbers = output.numbers(function);
        assert_eq!(numbers[..3], [address + to_u32(constant.len()), 0, address + INTO]);
        assert_eq!(output.program().table[&numbers[3]], function);
    }
    assert_eq!(output.program().table.keys().copied().collect::<Vec<_>>(), [1, 32, 64]);
    assert_eq!(output.program().tables[0].initial, 65);
    assert_eq!(output.program().tables[0].maximum, Some(65));
    // The word is in the range of writable data, and has the address of the first part's constant.
    assert_eq!(output.bytes(START + DATA_ALIGNMENT, 4), now[FIRST].to_le_bytes());
    // The constant global is the word's address and moves; the other is mutable and stays.
    assert_eq!(output.program().global_values, [START, START + DATA_ALIGNMENT]);
    assert_eq!(output.program().memories[0].initial, 17);
}

#[test]
fn a_change_in_one_part_moves_nothing_else() {
    let before = Output::of(&Input::default()).unwrap();
    let mut input = Input::default();
    input.constants[FIRST] = vec![1; 80];
    let now = Output::of(&input).unwrap();
    for function in [MAIN, SECOND] {
        assert_eq!(now.numbers(function), before.numbers(function), "{function}");
    }
    assert_eq!(now.numbers(FIRST)[1..], before.numbers(FIRST)[1..]);
    let addresses = |output: &Output| {
        output.layout.by_address().iter().map(|placed| placed.address).collect::<Vec<_>>()
    };
    assert_eq!(addresses(&now), addresses(&before));
    assert_ne!(input.address(SECOND), Input::default().address(SECOND), "the linker moves it");
}

#[test]
fn a_number_that_only_looks_like_an_address_stays() {
    let of = |plain: u32| Output::of(&Input { plain: vec![plain], ..Input::default() });
    let address = Input::default().end(MAIN);
    assert_eq!(of(address).unwrap().numbers(MAIN)[4], address, "one of the function's own");
    let others = Input::default().address(SECOND);
    assert_eq!(of(others).unwrap().numbers(MAIN)[4], others);
}

#[test]
fn wrong_relocations_are_an_error() {
    let input = Input::default();
    assert_eq!(error_of(Output::of(&input)), "");
    let nowhere = error_of(Output::with(&input, |graph| {
        graph.in_code.values_mut().for_each(|to| *to = Pointer::Data(START - 8));
    }));
    assert!(nowhere.contains("is not what the linker told"), "{nowhere}");
    let no_slot = error_of(Output::with(&input, |graph| {
        graph.in_code.values_mut().for_each(|to| *to = Pointer::Table);
    }));
    assert!(no_slot.contains("is not what the linker told"), "{no_slot}");
    // The pointer's target is in another part's constant than its value.
    let wrong = error_of(Output::with(
        &Input { constants: [vec![3; 4], vec![1; 9000], vec![2; 8]], ..input },
        |graph| graph.in_data.values_mut().for_each(|to| *to = Pointer::Data(START + 9008)),
    ));
    assert!(wrong.contains("its data at"), "{wrong}");
}

#[test]
fn a_function_unknown_to_the_linker_is_an_error() {
    let input = Input::default();
    let bytes = input.bytes();
    let (graph, linked) = (input.graph(&bytes), Program::read(&bytes).unwrap());
    let layout = Layout::new(&graph, &[], &linked, &BTreeMap::new());
    let of = |program: &Program<'_>, node_of: &BTreeMap<usize, Node>| {
        relocate(&layout, &graph, &linked, program, node_of).unwrap_err().to_string()
    };
    let unknown = of(&linked, &BTreeMap::new());
    assert!(unknown.contains("nothing is known of function 0"), "{unknown}");
    let node_of = [MAIN, FIRST, SECOND].map(|function| (function, function)).into();
    let more = Input { plain: vec![5], ..Input::default() }.bytes();
    let more = of(&Program::read(&more).unwrap(), &node_of);
    assert!(more.contains("5 is not what the linker told"), "{more}");
    let fewer = Input { plain: vec![5], ..Input::default() };
    let longer = fewer.bytes();
    let (graph, linked) = (fewer.graph(&longer), Program::read(&longer).unwrap());
    let program = Program::read(&bytes).unwrap();
    let lost = relocate(&layout, &graph, &linked, &program, &node_of).unwrap_err().to_string();
    assert!(lost.contains("function 0 has lost numbers"), "{lost}");
}

#[test]
fn a_call_that_wasm_bindgen_replaces_is_a_number() {
    let code =
        [Instruction::Call(0), Instruction::I32Const(7), Instruction::Drop, Instruction::Drop];
    let bytes = Sample { bodies: vec![body_of(&code)], ..Sample::default() }.bytes();
    let linked = Program { imports: vec![FREE_SLOT], ..Program::read(&bytes).unwrap() };
    let of = |slot| numbers_with_targets(&linked, 0, &Linked::default(), slot).unwrap();
    assert_eq!(of(Some(1028)), [(1028, None), (7, None)]);
    assert_eq!(of(None), [(7, None)]);
}

#[test]
fn data_without_a_piece_is_an_error() {
    let input = Input::default();
    let no_piece = error_of(Output::with(&input, |graph| {
        graph.data.pop();
    }));
    assert!(no_piece.contains("no piece has what is at"), "{no_piece}");
    let nowhere = error_of(Output::of(&Input { global: Some(START + 999), ..Input::default() }));
    assert!(nowhere.contains("a global tells"), "{nowhere}");
}

#[test]
fn memory_is_large_enough() {
    let mut input = Input::default();
    input.constants[SECOND] = vec![2; 70_000];
    let output = Output::of(&input).unwrap();
    assert_eq!(output.program().memories[0].initial, 18);
    assert!(output.layout.end <= 18 * PAGE_SIZE && output.layout.end > 17 * PAGE_SIZE);
}

#[test]
fn a_piece_is_aligned_as_its_size_demands_and_text_is_not() {
    let of = |bytes: Vec<u8>| {
        let constants = [b"main".to_vec(), bytes, vec![2; 8]];
        let input = Input { constants, word: SECOND, ..Input::default() };
        let bytes = input.bytes();
        let program = Program::read(&bytes).unwrap();
        alignment(input.pieces()[0], &input.graph(&bytes), &program)
    };
    assert_eq!(of(vec![1; 3]), 1);
    assert_eq!(of(vec![1; 6]), 2);
    assert_eq!(of(vec![1; 12]), 4);
    assert_eq!(of(vec![1; 64]), MAX_ALIGNMENT);
    assert_eq!(of(b"High card wins.\xe2\x80\xa6 ".to_vec()), 1);
}
