//! Splits a WebAssembly program into a main program and parts that are loaded on demand.
//!
//! The input is the program that wasm-bindgen has finished, and its linked form. `config.rs` reads which modules make a
//! part, `linked.rs` the linker's relocations. `plan.rs` chooses a part for each function and constant, `layout.rs`
//! gives each part its own range of addresses, `emit.rs` writes the programs, and `verify.rs` compares them with the
//! whole one. The programs share one memory and one table. A call into an unloaded part loads the part synchronously.

// A cast that cuts a number would silently break a large program.
#![warn(clippy::cast_possible_truncation)]

mod config;
mod emit;
mod failure;
mod layout;
mod linked;
mod names;
mod numbers;
mod order;
mod plan;
mod program;
#[cfg(test)]
mod sample;
mod verify;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

pub use config::Config;
pub use failure::Failure;
use layout::{Layout, PlacedPiece};
use linked::Linked;
pub use names::shorten_names;
use program::Program;

#[derive(Debug)]
pub struct Split {
    /// For developers: a line per function (number, part, bytes, name), then per call into another part (parts, names).
    pub list: String,
    /// The program to load first.
    pub main: Vec<u8>,
    /// Parts by name, in order of their numbers.
    pub parts: Vec<(String, Vec<u8>)>,
}

/// Splits a program, given its linked form.
///
/// # Errors
/// If the linked program has no relocations, or unknown ones; if the two don't belong together; if a configured module
/// doesn't exist; or if the result is not the same program.
pub fn split(config: &Config, linked: &[u8], program: &[u8]) -> Result<Split, Failure> {
    let graph = Linked::read(linked)?;
    let (linked, program) = (Program::read(linked)?, Program::read(program)?);
    // The relocations hold only if wasm-bindgen hasn't moved the data.
    if linked.data != program.data {
        return Err(Failure::new("The program was not made of the linked one."));
    }
    let function_of = functions_by_node(&linked, &program);
    let can_move = |node| node >= graph.functions.len() || function_of.contains_key(&node);
    let part_of_node = plan::plan(config, &graph, can_move)?;
    let part_of: BTreeMap<usize, usize> = function_of
        .iter()
        .filter_map(|(&node, &function)| Some((function, part_of_node[node]?)))
        .collect();
    let layout = Layout::new(&graph, &part_of_node, &program, &part_of);
    let node_of: BTreeMap<_, _> =
        function_of.iter().map(|(&node, &function)| (function, node)).collect();
    if node_of.len() < function_of.len() {
        return Err(Failure::new("Two functions of the program have one name."));
    }
    let bytes = layout::relocate(&layout, &graph, &linked, &program, &node_of)?;
    let program = Program { names: program.names, ..Program::read(&bytes)? };
    let exposed = exposed_nodes(&graph, &part_of_node);
    let crossings = crossings(config, &graph, &part_of_node);
    let private = function_of.iter().filter(|(node, _)| !exposed.contains(node));
    let places = emit::Places {
        private: private.map(|(_, &function)| function).collect(),
        data: movable_data(&program, &part_of, data_of_parts(&layout.by_address(), &program))?,
        functions: part_of,
    };
    let split = emit::split(&program, &places, config.parts.len())?;
    verify::verify(&program, &places, &split)?;
    let parts = split.parts.into_iter().map(|part| part.bytes);
    let parts = config.parts.iter().map(|part| part.name.clone()).zip(parts).collect();
    Ok(Split {
        list: list(config, &program, &places.functions) + &crossings,
        main: split.main.bytes,
        parts,
    })
}

/// Removes data that something outside their part may point to, so they stay in the main program. As they may point
/// to further data, the search repeats. Relocations should rule out such data, but the search doesn't rely on them.
fn movable_data(
    program: &Program<'_>,
    functions: &BTreeMap<usize, usize>,
    mut data: Vec<verify::PartData>,
) -> Result<Vec<verify::PartData>, Failure> {
    loop {
        let exposed = verify::exposed_data(program, functions, &data)?;
        if exposed.is_empty() {
            return Ok(data);
        }
        data.retain(|(address, ..)| !exposed.contains(address));
    }
}

/// The nodes that another part, the main program or a script refers to.
fn exposed_nodes(graph: &Linked, places: &[Option<usize>]) -> BTreeSet<usize> {
    let lists = graph.references.iter().enumerate();
    let all = lists.flat_map(|(from, list)| list.iter().map(move |&to| (from, to)));
    let elsewhere = all.filter(|&(from, to)| places[from] != places[to]).map(|(_, to)| to);
    elsewhere.chain(graph.exported.iter().copied()).collect()
}

/// A line for each reference of a function or constant to a function in another part.
fn crossings(config: &Config, graph: &Linked, places: &[Option<usize>]) -> String {
    let name = |node: usize| {
        let function = graph.functions.get(node)?;
        Some(format!("{:#}", rustc_demangle::demangle(&function.name)))
    };
    let part = |node: usize| config.part_name(places[node]);
    let mut list = "\n".to_owned();
    for (from, nodes) in graph.references.iter().enumerate() {
        for &to in nodes.iter().filter(|&&to| places[to].is_some() && places[to] != places[from]) {
            let Some(callee) = name(to) else { continue };
            let from_name = name(from).unwrap_or_else(|| "a constant".to_owned());
            let _ = writeln!(list, "{}\t{}\t{from_name}\t{callee}", part(from), part(to));
        }
    }
    list
}

/// The finished program's number for each function of the linked program, found by name. wasm-bindgen drops the hash
/// from the names of functions that scripts call. A name that occurs twice matches nothing.
fn functions_by_node(linked: &Program<'_>, program: &Program<'_>) -> BTreeMap<usize, usize> {
    let found = |name: &str| {
        program.names.get(name).or_else(|| program.names.get(names::without_hash(name)?)).copied()
    };
    linked.names.iter().filter_map(|(name, &node)| Some((node, found(name)?))).collect()
}

/// The parts' data. Zeros between two pieces of a part are padding, and count as the first piece's.
fn data_of_parts(placed: &[PlacedPiece], program: &Program<'_>) -> Vec<verify::PartData> {
    let part_data = |(at, &PlacedPiece { piece, address, part }): (usize, &PlacedPiece)| {
        let end = address + piece.size;
        let next = placed.get(at + 1).filter(|next| {
            next.part == part && next.address < end + 16 && program.is_zero(end..next.address)
        });
        Some((address, next.map_or(piece.size, |next| next.address - address), part?))
    };
    placed.iter().enumerate().filter_map(part_data).collect()
}

fn list(config: &Config, program: &Program<'_>, part_of: &BTreeMap<usize, usize>) -> String {
    let names: BTreeMap<usize, &str> =
        program.names.iter().map(|(&name, &function)| (function, name)).collect();
    let mut list = String::new();
    for (at, body) in program.bodies.iter().enumerate() {
        let function = program.imported + at;
        let part = config.part_name(part_of.get(&function).copied());
        let name = rustc_demangle::demangle(names.get(&function).copied().unwrap_or("?"));
        let _ = writeln!(list, "{function}\t{part}\t{}\t{name:#}", body.range().len());
    }
    list
}

fn to_u32(value: impl TryInto<u32>) -> u32 {
    value.try_into().ok().expect("a program for 32 bits counts nothing further")
}

/// Orders a program's functions for compression without a split, and drops sections that only tools read.
///
/// # Errors
/// If the program has something unknown.
pub fn pack(program: &[u8]) -> Result<Vec<u8>, Failure> {
    let program = Program::read(program)?;
    let places = emit::Places::default();
    let split = emit::split(&program, &places, 0)?;
    verify::verify(&program, &places, &split)?;
    Ok(split.main.bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two constants of one part, with the bytes `between` between them.
    fn pieces(between: [u8; 4]) -> Vec<verify::PartData> {
        let constant = |address| PlacedPiece {
            piece: linked::Piece { address, size: 4, is_constant: true },
            address,
            part: Some(3),
        };
        let bytes = [[1; 4], between, [2; 4]].concat();
        let program = Program { data: vec![(1024, &bytes)], ..Program::default() };
        data_of_parts(&[constant(1024), constant(1032)], &program)
    }

    #[test]
    fn only_zeros_between_two_pieces_go_along() {
        assert_eq!(pieces([0; 4]), [(1024, 8, 3), (1032, 4, 3)]);
        assert_eq!(pieces([0, 0, 7, 0]), [(1024, 4, 3), (1032, 4, 3)]);
    }
}
