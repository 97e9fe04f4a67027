//! Splits the app's program into a main program and parts that are loaded when they are needed.
//!
//! Rust links one program. This takes it apart again after wasm-bindgen: [`linked`] reads what the linker tells of it,
//! [`plan`] says what is in which part, [`emit`] writes them. One memory and one table serve all, so a part is as if it
//! had always been there; a call into one that isn't loaded yet loads it at once. `docs/size.md` says why.

mod emit;
mod linked;
mod names;
mod order;
mod plan;
mod program;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::failure::Failure;
use linked::Linked;
pub(crate) use names::shortened;
use program::Program;

/// A program in parts.
pub(crate) struct Split {
    /// Which function is where, and how large: a line each, by number, the place, bytes of code and the name.
    pub(crate) list: String,
    /// What is loaded first.
    pub(crate) main: Vec<u8>,
    /// The parts by name, in the order of their numbers.
    pub(crate) parts: Vec<(&'static str, Vec<u8>)>,
}

/// Splits a program, given how it was linked; `None` if it was linked without relocations.
pub(crate) fn split(linked: &[u8], program: &[u8]) -> Result<Option<Split>, Failure> {
    let Some(graph) = Linked::read(linked)? else { return Ok(None) };
    let failed = |error| Failure::because("the app's program", error);
    let read = |bytes| {
        Program::read(bytes)
            .map_err(failed)?
            .ok_or_else(|| Failure::new("The app's program can't be split."))
    };
    let (linked, program) = (read(linked)?, read(program)?);
    // wasm-bindgen leaves data where it is; if it did not, the addresses would be of something else.
    if linked.data != program.data {
        return Err(Failure::new(
            "The app's program was not made of the linked one that lies beside it.",
        ));
    }
    // A function is known by its name, if that stands once in both.
    let function_of: BTreeMap<usize, usize> = linked
        .names
        .iter()
        .filter_map(|(name, &node)| Some((node, *program.names.get(name)?)))
        .collect();
    let can_move = |node| node >= graph.functions.len() || function_of.contains_key(&node);
    let places = plan::plan(&graph, can_move);
    let of_function: BTreeMap<usize, usize> = function_of
        .iter()
        .filter_map(|(&node, &function)| Some((function, places[node]?)))
        .collect();
    let shared = shared(&graph, &places);
    let private = function_of.iter().filter(|(node, _)| !shared.contains(node));
    let places = emit::Places {
        private: private.map(|(_, &function)| function).collect(),
        data: data_of_parts(&graph, &places),
        functions: of_function,
    };
    let emit::Split { main, parts } = emit::split(&program, &places, plan::PARTS.len())?;
    let parts = plan::PARTS.iter().map(|part| part.name).zip(parts).collect();
    Ok(Some(Split { list: list(&program, &places.functions), main, parts }))
}

/// What is referred to from elsewhere than its own place.
fn shared(graph: &Linked, places: &[Option<usize>]) -> BTreeSet<usize> {
    let refers = graph.refers.iter().enumerate();
    let all = refers.flat_map(|(from, list)| list.iter().map(move |&to| (from, to)));
    let elsewhere = all.filter(|&(from, to)| places[from] != places[to]).map(|(_, to)| to);
    elsewhere.chain(graph.exported.iter().copied()).collect()
}

/// The data of parts by address and size. What lies between two pieces of one part only keeps the next one at a round
/// address, and goes along.
fn data_of_parts(graph: &Linked, places: &[Option<usize>]) -> Vec<(u32, u32, usize)> {
    let place = |at: usize| places.get(graph.node_of_data(at)).copied().flatten();
    let of_part = |(at, piece): (usize, &linked::Piece)| {
        let part = place(at)?;
        let next = graph.data.get(at + 1).filter(|next| {
            place(at + 1) == Some(part) && next.address < piece.address + piece.size + 16
        });
        Some((piece.address, next.map_or(piece.size, |next| next.address - piece.address), part))
    };
    graph.data.iter().enumerate().filter_map(of_part).collect()
}

fn list(program: &Program<'_>, of_function: &BTreeMap<usize, usize>) -> String {
    let names: BTreeMap<usize, &str> =
        program.names.iter().map(|(&name, &function)| (function, name)).collect();
    let mut list = String::new();
    for (at, body) in program.bodies.iter().enumerate() {
        let function = program.imported + at;
        let part = of_function.get(&function).map_or("main", |&part| plan::PARTS[part].name);
        let name = rustc_demangle::demangle(names.get(&function).copied().unwrap_or("?"));
        let _ = writeln!(list, "{function}\t{part}\t{}\t{name:#}", body.range().len());
    }
    list
}

/// A program that is not split, in the same order and without what only tools read: names, and what the linker tells.
pub(crate) fn packed(program: &[u8]) -> Result<Vec<u8>, Failure> {
    let program = Program::read(program).map_err(|error| Failure::because("a program", error))?;
    let program = program.ok_or_else(|| Failure::new("A program can't be packed."))?;
    Ok(emit::split(&program, &emit::Places::default(), 0)?.main)
}
