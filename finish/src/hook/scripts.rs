//! Removes comments and indentation from the site's scripts.

use xshell::Shell;

use crate::failure::Done;
use crate::project;

pub(super) fn compact_all(site: &Shell) -> Done {
    for name in project::files(site)? {
        if project::has_extension(&name, "js") {
            site.write_file(&name, compact(&site.read_file(&name)?))?;
        }
    }
    Ok(())
}

/// Drops whole-line comments, indentation and empty lines. A script with a multi-line string stays unchanged, since any
/// line may be part of the string.
fn compact(script: &str) -> String {
    let mut compact = String::new();
    let mut may_drop = true;
    let mut lines = script.lines().map(str::trim);
    while let Some(line) = lines.next() {
        if may_drop && let Some(more) = lines_after_comment(line, lines.clone()) {
            lines = more;
        } else if !(line.is_empty() || may_drop && line.starts_with("//")) {
            // After code, `/*` may open a comment or be part of a string. Nothing is dropped before a `*/`.
            may_drop = match (line.rfind("/*"), line.rfind("*/")) {
                (Some(begin), end) => end.is_some_and(|end| end > begin),
                (None, end) => may_drop || end.is_some(),
            };
            if may_continue(line) {
                return script.to_owned();
            }
            compact.push_str(line);
            compact.push('\n');
        }
    }
    compact
}

/// Whether a template string may continue on the next line; true if unsure.
fn may_continue(line: &str) -> bool {
    let backticks = line.matches('`').count();
    backticks % 2 == 1 || backticks > 0 && !ends_plainly(line)
}

/// Whether all strings that begin in the line also end in it, and none is nested.
fn ends_plainly(line: &str) -> bool {
    let mut quote = None;
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        match (quote, letter) {
            (_, '\\') => {
                letters.next();
            }
            (None, '/') if letters.peek() == Some(&'/') => return true,
            (None, '"' | '\'' | '`') => quote = Some(letter),
            (Some('`'), '$') if letters.peek() == Some(&'{') => {
                if letters.find(|letter| "`}".contains(*letter)) != Some('}') {
                    return false;
                }
            }
            (Some(open), letter) if open == letter => quote = None,
            (Some(_) | None, _) => {}
        }
    }
    quote.is_none()
}

/// The lines after a block comment that begins with `first`; `None` if code follows its end.
fn lines_after_comment<'a, I: Iterator<Item = &'a str>>(first: &'a str, mut more: I) -> Option<I> {
    let mut line = first.strip_prefix("/*")?;
    loop {
        if let Some((_, after)) = line.split_once("*/") {
            return after.is_empty().then_some(more);
        }
        line = more.next()?;
    }
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

    #[test]
    fn code_beside_comments_stays_with_them() {
        for script in [
            "/* a */ x = 1; /* b */\n",
            "/* a */ x = 1;\n",
            "/**\n* What it\nend */ f();\n",
            "/* a */ /* b\n*/ g();\n",
            "/* not closed\nx = 1;\n",
            "x = `/* ${y} */`;\n",
            "f(); /* a\n/* b */\ng();\n",
            "f(); /* a\n// b */\ng();\n",
            "x = `${f(`\n// text\n`)}`;\n",
            "x = '`' + `\n// text\n` + '`';\n",
        ] {
            assert_eq!(compact(script), script);
        }
        assert_eq!(compact("/* a\nend */\nf();\n/*/ b /* c */\ng();\n"), "f();\ng();\n");
    }
}
