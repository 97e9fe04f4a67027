//! Shortens the names of imports.

use wasm_encoder::reencode::Reencode;
use wasm_encoder::{ImportSection, Module, RawSection, SectionId};
use wasmparser::{BinaryReader, ImportSectionReader};

use super::emit::AsIs;
use super::program::Program;
use crate::Failure;

/// Length of wasm-bindgen's hexadecimal hash at the end of a name, after an underscore.
const HASH_LENGTH: usize = 16;

/// Shortens import names in a program and its script: wasm-bindgen's end in a hash, which compresses badly.
///
/// # Errors
/// If the program has something unknown, or the script doesn't define an import exactly once.
pub fn shorten_names(program: &[u8], script: &str) -> Result<(Vec<u8>, String), Failure> {
    let failed = |error: &dyn std::fmt::Display| {
        Failure::new(format!("The imports of a program can't be renamed: {error}."))
    };
    let (mut module, mut script) = (Module::new(), script.to_owned());
    for (id, bytes) in Program::read(program)?.sections {
        if id != SectionId::Import as u8 {
            module.section(&RawSection { id, data: bytes });
            continue;
        }
        let mut imports = ImportSection::new();
        let section = ImportSectionReader::new(BinaryReader::new(bytes, 0));
        for import in section?.into_imports() {
            let import = import?;
            let ty = AsIs.entity_type(import.ty).map_err(|error| failed(&error))?;
            let short = format!("w{:x}", imports.len());
            if is_hashed(import.name) && !script.contains(&format!(" {short}:")) {
                let (old, new) = (format!("{}:", import.name), format!("{short}:"));
                let places = script.matches(&old).count();
                if places != 1 {
                    return Err(failed(&format!("its script gives `{old}` {places} times")));
                }
                script = script.replace(&old, &new);
                imports.import(import.module, &short, ty);
            } else {
                imports.import(import.module, import.name, ty);
            }
        }
        module.section(&imports);
    }
    Ok((module.finish(), script))
}

fn is_hashed(name: &str) -> bool {
    without_hash(name).is_some()
}

pub(super) fn without_hash(name: &str) -> Option<&str> {
    let (name, hash) = name.rsplit_once('_')?;
    let is_hash = hash.len() == HASH_LENGTH && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_hash.then_some(name)
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{EntityType, TypeSection};

    use super::*;

    const SCRIPT: &str = "x = { __wbg_get_0123456789abcdef: function() {},\n\
        __wbindgen_init: f, __wbg_get_fedcba9876543210: g };";

    fn program(names: &[&str]) -> Vec<u8> {
        let (mut module, mut types, mut imports) =
            (Module::new(), TypeSection::new(), ImportSection::new());
        types.ty().function([], []);
        for name in names {
            imports.import("./app_bg.js", name, EntityType::Function(0));
        }
        module.section(&types).section(&imports);
        module.finish()
    }

    const NAMES: [&str; 3] =
        ["__wbg_get_0123456789abcdef", "__wbindgen_init", "__wbg_get_fedcba9876543210"];

    #[test]
    fn hashed_names_are_short_in_both_and_others_stay() {
        let (program, script) = shorten_names(&program(&NAMES), SCRIPT).unwrap();
        assert_eq!(script, "x = { w0: function() {},\n__wbindgen_init: f, w2: g };");
        let read = Program::read(&program).unwrap();
        assert_eq!(read.imports, ["w0", "__wbindgen_init", "w2"]);
    }

    #[test]
    fn a_name_that_does_not_stand_once_in_the_script_is_an_error() {
        let of =
            |script: &str| shorten_names(&program(&NAMES), script).err().map(|it| it.to_string());
        let missing = of(&SCRIPT.replace("get_fedcba", "set_fedcba")).unwrap();
        assert!(missing.contains("__wbg_get_fedcba9876543210") && missing.contains("0 times"));
        assert!(of(&format!("{SCRIPT}{SCRIPT}")).unwrap().contains("2 times"));
    }
}
