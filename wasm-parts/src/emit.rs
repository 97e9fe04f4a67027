//! Writes the main program and the parts.
//!
//! A function that moved to a part but is called from elsewhere leaves a stub in the main program. The stub loads the
//! part if necessary, then calls through the function table, which the part fills when it is instantiated. A part
//! imports the main program's memory, tables and globals, and the functions that it calls.

mod main;
mod part;
pub(crate) mod sections;

use std::collections::{BTreeMap, BTreeSet};

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{TableSection, TableType};
use wasmparser::ExternalKind;

pub(crate) use self::sections::AsIs;
use self::sections::Unsupported;
use super::layout::SLOT_ALIGNMENT;
use super::program::Program;
use super::to_u32;
use crate::Failure;

pub(super) struct Split {
    pub(super) main: Binary,
    pub(super) parts: Vec<Binary>,
}

pub(super) struct Binary {
    pub(super) bytes: Vec<u8>,
    /// The program's own functions in order, by number in the whole program. Functions for loading parts come before.
    pub(super) order: Vec<usize>,
}

/// The part of each function and piece of data that moves; the rest stays in the main program.
#[derive(Default)]
pub(super) struct Places {
    pub(super) functions: BTreeMap<usize, usize>,
    /// Functions that nothing outside their part refers to.
    pub(super) private: BTreeSet<usize>,
    /// Address, size, part.
    pub(super) data: Vec<(u32, u32, usize)>,
}

/// The program that a function is in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Home {
    Main,
    /// In this part. A stub in the main program calls the function through this table slot.
    Stubbed(usize, u32),
    /// In this part. Nothing outside the part calls the function.
    Part(usize),
}

struct Emission<'a> {
    program: &'a Program<'a>,
    homes: Vec<Home>,
    /// Function by table slot, for each part.
    slots: Vec<BTreeMap<u32, usize>>,
    table_size: u32,
    /// Functions that a part calls but lacks.
    called_by_parts: BTreeSet<usize>,
}

pub(super) fn split(
    program: &Program<'_>,
    places: &Places,
    parts: usize,
) -> Result<Split, Failure> {
    let failed = |error: &dyn std::fmt::Display| {
        Failure::new(format!("The program can't be split: {error}."))
    };
    let emission = Emission::plan(program, places, parts).map_err(|error| failed(&error))?;
    let mut main_data: Vec<(u32, Vec<u8>)> =
        program.data.iter().map(|&(at, bytes)| (at, bytes.to_vec())).collect();
    let mut part_data = vec![Vec::new(); parts];
    for &(address, size, part) in &places.data {
        let found = main_data.iter_mut().find(|(at, bytes)| {
            *at <= address && (address - at) as usize + size as usize <= bytes.len()
        });
        let Some((at, bytes)) = found else { continue };
        let piece = &mut bytes[(address - *at) as usize..][..size as usize];
        part_data[part].push((address, piece.to_vec()));
        piece.fill(0);
    }
    let mut main = emission.main_program().map_err(|error| failed(&error))?;
    let parts = (0..parts).map(|part| emission.part(part, &main.numbers, &part_data[part]));
    let parts = parts.collect::<Result<_, _>>().map_err(|error| failed(&error))?;
    let bytes = main.bytes(&main_data).map_err(|error| failed(&error))?;
    Ok(Split { main: Binary { bytes, order: main.order }, parts })
}

type EmitResult<T> = Result<T, Error<Unsupported>>;

impl<'a> Emission<'a> {
    fn plan(program: &'a Program<'a>, places: &Places, parts: usize) -> EmitResult<Self> {
        let part_of = |function: usize| places.functions.get(&function).copied();
        let exported = program.exports.iter().filter(|export| export.1 == ExternalKind::Func);
        let mut called: BTreeSet<usize> = exported.map(|export| export.2 as usize).collect();
        let mut called_by_parts = BTreeSet::new();
        for body in 0..program.bodies.len() {
            let home = part_of(program.imported + body);
            for function in program.calls(body)? {
                if part_of(function) != home {
                    if part_of(function).is_some() {
                        called.insert(function);
                    }
                    if home.is_some() {
                        called_by_parts.insert(function);
                    }
                }
            }
        }
        let mut slots = vec![BTreeMap::new(); parts];
        let mut slot_of = BTreeMap::new();
        for (&slot, &function) in &program.table {
            if let Some(part) = part_of(function) {
                slots[part].insert(slot, function);
                // A private function is called only after its part was loaded, so it needs no stub.
                if called.contains(&function) || !places.private.contains(&function) {
                    slot_of.entry(function).or_insert(slot);
                }
            }
        }
        let mut size = program.tables.first().map_or(0, |table| to_u32(table.initial));
        let mut homes = vec![Home::Main; program.functions.len()];
        // Each part's new slots begin at a multiple of `SLOT_ALIGNMENT`, so that one more slot moves no other part's.
        for (part, slots) in slots.iter_mut().enumerate() {
            size = size.next_multiple_of(SLOT_ALIGNMENT);
            for (&function, _) in places.functions.iter().filter(|&(_, &of)| of == part) {
                let slot = slot_of.get(&function).copied().or_else(|| {
                    called.contains(&function).then(|| {
                        size += 1;
                        slots.insert(size - 1, function);
                        size - 1
                    })
                });
                homes[function] = slot.map_or(Home::Part(part), |slot| Home::Stubbed(part, slot));
            }
        }
        Ok(Self { program, homes, slots, table_size: size, called_by_parts })
    }

    fn tables(&self) -> EmitResult<TableSection> {
        let mut tables = TableSection::new();
        for (at, &table) in self.program.tables.iter().enumerate() {
            tables.table(self.table(at, table)?);
        }
        Ok(tables)
    }

    /// A table's type; the first one, the function table, grows by the parts' slots.
    fn table(&self, at: usize, table: wasmparser::TableType) -> EmitResult<TableType> {
        let mut table = AsIs.table_type(table)?;
        if at == 0 {
            table.minimum = self.table_size.into();
            table.maximum = table.maximum.map(|maximum| maximum.max(self.table_size.into()));
        }
        Ok(table)
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{Instruction, ValType};

    use super::sections::body_of;
    use super::*;
    use crate::sample::Sample;

    const LOAD_PART: u32 = 0;
    const CALLER: u32 = 1;
    const CALLED: u32 = 2;
    const IN_TABLE: u32 = 3;
    const PRIVATE: u32 = 4;

    /// `CALLER` calls `CALLED`; the last two functions are in the table.
    fn program() -> Vec<u8> {
        let body = |function: u32| match function {
            CALLER => body_of(&[Instruction::I32Const(9), Instruction::Call(CALLED)]),
            _ => body_of(&[Instruction::I32Const(function.cast_signed()), Instruction::Drop]),
        };
        let sample = Sample {
            parameters: vec![ValType::I32],
            bodies: (LOAD_PART..=PRIVATE).map(body).collect(),
            exports: vec![("load_part", LOAD_PART), ("caller", CALLER)],
            table: vec![IN_TABLE, PRIVATE],
            globals: vec![(true, 7)],
            ..Sample::default()
        };
        sample.bytes()
    }

    #[test]
    fn a_part_has_its_functions_and_the_main_program_stubs_of_those_that_others_call() {
        let whole = program();
        let whole = Program::read(&whole).unwrap();
        let places = Places {
            functions: [CALLED, IN_TABLE, PRIVATE].map(|function| (function as usize, 0)).into(),
            private: BTreeSet::from([PRIVATE as usize]),
            data: Vec::new(),
        };
        let Split { main, parts } = split(&whole, &places, 1).unwrap();

        let main = Program::read(&main.bytes).unwrap();
        // Two functions, two stubs, `ensure` and `absent`.
        assert_eq!(main.bodies.len(), 6);
        let absent = main.table[&2];
        assert!(main.bodies[absent].as_bytes().ends_with(&[0x00, 0x0b]), "it is unreachable");
        assert_ne!(main.table[&1], absent, "what others may call by the table has a stub");
        let caller = main.function("caller").unwrap();
        let stub = main.calls(caller).unwrap()[0];
        assert_eq!(main.calls(stub).unwrap(), [0], "a stub sees to the part first");

        let part = Program::read(&parts[0].bytes).unwrap();
        assert_eq!(part.bodies.len(), 3);
        assert_eq!(part.table.keys().copied().collect::<Vec<_>>(), [1, 2, SLOT_ALIGNMENT]);
        assert_eq!(main.tables[0].initial, u64::from(SLOT_ALIGNMENT) + 1);
    }

    #[test]
    fn a_program_without_parts_has_its_own_functions_alone() {
        let whole = program();
        let whole = Program::read(&whole).unwrap();
        let Split { main, parts } = split(&whole, &Places::default(), 0).unwrap();
        assert!(parts.is_empty());
        let main = Program::read(&main.bytes).unwrap();
        assert_eq!((main.bodies.len(), main.globals.len()), (5, 1));
        assert_eq!(main.exports.len(), whole.exports.len());
        let called = main.calls(main.function("caller").unwrap()).unwrap()[0];
        assert_eq!(main.bodies[called].as_bytes(), whole.bodies[CALLED as usize].as_bytes());
        for (slot, &function) in &whole.table {
            let body = main.bodies[main.table[slot]].as_bytes();
            assert_eq!(body, whole.bodies[function].as_bytes());
        }
    }

    #[test]
    fn a_part_imports_its_callees_by_the_names_that_the_main_program_exports() {
        let whole = program();
        let whole = Program::read(&whole).unwrap();
        let places = Places {
            functions: BTreeMap::from([(CALLER as usize, 0)]),
            private: BTreeSet::new(),
            data: Vec::new(),
        };
        let Split { main, parts } = split(&whole, &places, 1).unwrap();
        let (main, part) =
            (Program::read(&main.bytes).unwrap(), Program::read(&parts[0].bytes).unwrap());
        let imports = part.sections.iter().find(|section| section.0 == 2).unwrap().1;
        let reader =
            wasmparser::ImportSectionReader::new(wasmparser::BinaryReader::new(imports, 0))
                .unwrap();
        for import in reader.into_imports() {
            let import = import.unwrap();
            assert!(main.exports.iter().any(|export| export.0 == import.name), "{}", import.name);
        }
        assert_eq!(part.imported, 1);
    }
}
