//! Splits the app's program into a main program and parts that are loaded when they are needed.
//!
//! Rust links one program. This takes it apart again after wasm-bindgen: [`linked`] reads what the linker tells of it,
//! [`plan`] says what is in which part, [`emit`] writes them. One memory and one table serve all, so a part is as if it
//! had always been there; a call into one that isn't loaded yet loads it at once. `docs/size.md` says why.

mod emit;
mod linked;
mod plan;
mod program;

use std::collections::BTreeMap;

use crate::failure::Failure;
use linked::Linked;
use program::Program;

/// A program in parts.
pub(crate) struct Split {
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
    let places = plan::plan(&graph);
    let mut of_function = BTreeMap::new();
    for (name, &node) in &linked.names {
        if let (Some(part), Some(&function)) = (places[node], program.names.get(name)) {
            of_function.insert(function, part);
        }
    }
    let of_data: Vec<(u32, u32, usize)> = graph
        .data
        .iter()
        .enumerate()
        .filter_map(|(at, piece)| {
            Some((piece.address, piece.size, places[graph.node_of_data(at)]?))
        })
        .collect();
    let emit::Split { main, parts } =
        emit::split(&program, &of_function, &of_data, plan::PARTS.len())?;
    let parts = plan::PARTS.iter().map(|part| part.name).zip(parts).collect();
    Ok(Some(Split { main, parts }))
}

/// A program without what only tools read: names, and what the linker tells.
pub(crate) fn stripped(program: &[u8]) -> Result<Vec<u8>, Failure> {
    let program = Program::read(program).map_err(|error| Failure::because("a program", error))?;
    let program = program.ok_or_else(|| Failure::new("A program can't be stripped."))?;
    let mut module = wasm_encoder::Module::new();
    for (id, data) in program.sections {
        module.section(&wasm_encoder::RawSection { id, data });
    }
    Ok(module.finish())
}
