use std::collections::BTreeSet;

use wasm_encoder::reencode::Reencode;
use wasm_encoder::{
    CodeSection, ElementSection, EntityType, FunctionSection, ImportSection, Module, TypeSection,
};

use super::sections::{AsIs, Renumbering, TypeSet, fill_slots, import_name, segments, unsupported};
use super::{Binary, Emission, EmitResult, Home};
use crate::{order::compression_order, to_u32};

/// The module name of a part's imports.
const MAIN: &str = "m";

impl Emission<'_> {
    /// Writes a part; `main` numbers the main program's functions.
    pub(super) fn part(
        &self,
        part: usize,
        main: &Renumbering,
        data: &[(u32, Vec<u8>)],
    ) -> EmitResult<Binary> {
        let program = self.program;
        let is_own = |function: usize| matches!(self.homes[function], Home::Stubbed(of, _) | Home::Part(of) if of == part);
        let own: Vec<usize> = (program.imported..program.functions.len())
            .filter(|&function| is_own(function))
            .collect();
        let mut imported = BTreeSet::new();
        for &function in &own {
            imported.extend(
                program
                    .calls(function - program.imported)?
                    .into_iter()
                    .filter(|&called| !is_own(called)),
            );
        }
        // Numbers only for sorting: with them, the order stays when another part gets a function.
        let mut numbers = Renumbering::in_order(own.iter().chain(&imported).copied());
        let bodies = own
            .iter()
            .map(|&function| numbers.body(&program.bodies[function - program.imported]))
            .collect::<Result<Vec<_>, _>>()?;
        let bodies: Vec<&[u8]> = bodies.iter().map(Vec::as_slice).collect();
        let own: Vec<usize> = compression_order(&bodies).into_iter().map(|at| own[at]).collect();
        // Sorted by name, since similar neighbours compress better.
        let mut imported: Vec<usize> = imported.into_iter().collect();
        imported.sort_by_key(|&function| main.get(function).ok());
        let mut numbers = Renumbering::in_order(imported.iter().chain(&own).copied());
        let (types, used) = self.types_of(imported.iter().chain(&own), &own)?;
        numbers.keep_types(&used);
        let mut module = Module::new();
        module.section(&types);
        let mut imports = ImportSection::new();
        let mut import = |name: &str, ty: EntityType| {
            imports.import(MAIN, name, ty);
        };
        for (at, &memory) in program.memories.iter().enumerate() {
            import(&format!("{at}m"), EntityType::Memory(numbers.memory_type(memory)?));
        }
        for (at, &table) in program.tables.iter().enumerate() {
            import(&format!("{at}t"), EntityType::Table(self.table(at, table)?));
        }
        for (at, &global) in program.globals.iter().enumerate() {
            import(&format!("{at}g"), EntityType::Global(numbers.global_type(global)?));
        }
        for &function in &imported {
            let ty = numbers.type_index(program.functions[function])?;
            import(&import_name(main.get(function)?), EntityType::Function(ty));
        }
        module.section(&imports);
        let mut functions = FunctionSection::new();
        let mut code = CodeSection::new();
        for &function in &own {
            functions.function(numbers.type_index(program.functions[function])?);
            numbers.parse_function_body(
                &mut code,
                program.bodies[function - program.imported].clone(),
            )?;
        }
        module.section(&functions);
        let mut elements = ElementSection::new();
        let mut run: Vec<u32> = Vec::new();
        let mut next = 0;
        for (&slot, &function) in &self.slots[part] {
            if slot != next {
                fill_slots(&mut elements, next - to_u32(run.len()), &run);
                run.clear();
            }
            run.push(numbers.get(function)?);
            next = slot + 1;
        }
        fill_slots(&mut elements, next - to_u32(run.len()), &run);
        module.section(&elements);
        module.section(&code);
        module.section(&segments(data));
        Ok(Binary { bytes: module.finish(), order: own })
    }

    /// The types of `functions`, and of the calls and blocks in the `own` ones.
    fn types_of<'a>(
        &self,
        functions: impl Iterator<Item = &'a usize>,
        own: &[usize],
    ) -> EmitResult<(TypeSection, BTreeSet<u32>)> {
        let program = self.program;
        let mut used = TypeSet(functions.map(|&function| program.functions[function]).collect());
        let mut unused = CodeSection::new();
        for &function in own {
            let body = program.bodies[function - program.imported].clone();
            used.parse_function_body(&mut unused, body)?;
        }
        let mut types = TypeSection::new();
        for &ty in &used.0 {
            let ty = program.types[ty as usize].clone();
            let ty = ty.ok_or_else(|| unsupported("a function has no type"))?;
            types.ty().func_type(&AsIs.func_type(ty)?);
        }
        Ok((types, used.0))
    }
}
