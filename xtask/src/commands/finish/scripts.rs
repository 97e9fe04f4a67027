//! Scripts without what browsers don't read.

use std::path::Path;

use crate::failure::Done;
use crate::project;

/// Takes comments and indentation out of all scripts of the site.
pub(super) fn compact_all(staging: &Path) -> Done {
    for name in project::files_under(staging)? {
        if project::has_extension(&name, "js") {
            let path = staging.join(name);
            project::write(&path, compact(&project::read(&path)?))?;
        }
    }
    Ok(())
}

/// A script without comments that have lines of their own, without indentation and empty lines. One with a text that goes
/// on over lines stays as it is, for all of that may be part of it.
fn compact(script: &str) -> String {
    if script.lines().any(|line| line.matches('`').count() % 2 == 1) {
        return script.to_owned();
    }
    let mut compact = String::new();
    let mut is_comment = false;
    for line in script.lines().map(str::trim) {
        is_comment |= line.starts_with("/*");
        if is_comment {
            // What stands behind its end is kept with it.
            is_comment = !line.contains("*/");
            if is_comment || line.ends_with("*/") {
                continue;
            }
        }
        if !line.is_empty() && !line.starts_with("//") {
            compact.push_str(line);
            compact.push('\n');
        }
    }
    compact
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_indentation_are_left_out() {
        let script = "// What it is.\nimport a from \"./a.js\";\n\n/**\n * Adds.\n *\n * @param b\n */\nfunction add(b) {\n  \
            // One.\n  return b + 1; // more\n}\n/** Short. */\nconst url = \"https://a.example/*\";\n\
            /* type */ const c = `one ${url}`;\n";
        assert_eq!(
            compact(script),
            "import a from \"./a.js\";\nfunction add(b) {\nreturn b + 1; // more\n}\n\
             const url = \"https://a.example/*\";\n/* type */ const c = `one ${url}`;\n"
        );
    }

    #[test]
    fn a_text_of_several_lines_stays_as_it_is() {
        let script = "const text = `one\n  // two\n`;\n";
        assert_eq!(compact(script), script);
    }
}
