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
    if script.lines().any(may_go_on) {
        return script.to_owned();
    }
    let mut compact = String::new();
    let mut is_open = false;
    let mut lines = script.lines().map(str::trim);
    while let Some(line) = lines.next() {
        let may_drop = !is_open;
        if may_drop && let Some(more) = comment(line, lines.clone()) {
            lines = more;
        } else if !(line.is_empty() || may_drop && line.starts_with("//")) {
            // A comment that begins behind code, or a text that looks so: nothing is dropped up to its end.
            is_open = match (line.rfind("/*"), line.rfind("*/")) {
                (Some(begin), end) => end.is_none_or(|end| end <= begin),
                (None, end) => is_open && end.is_none(),
            };
            compact.push_str(line);
            compact.push('\n');
        }
    }
    compact
}

/// Whether a text between backticks may go on in the next line: they are not in pairs, or one may stand in another text.
fn may_go_on(line: &str) -> bool {
    let texts: Vec<&str> = line.split('`').collect();
    let (outside, inside): (Vec<_>, Vec<_>) =
        texts.iter().enumerate().partition(|(at, _)| at % 2 == 0);
    let is_odd = |text: &str, quote| text.matches(quote).count() % 2 == 1;
    texts.len().is_multiple_of(2)
        || inside.iter().any(|(_, text)| text.matches("${").count() > text.matches('}').count())
        || texts.len() > 1
            && outside.iter().any(|(_, text)| is_odd(text, '"') || is_odd(text, '\''))
}

/// What follows a comment that begins with this line; `None` if there is code behind its end.
fn comment<'a, I: Iterator<Item = &'a str>>(first: &'a str, mut more: I) -> Option<I> {
    let mut line = first.strip_prefix("/*")?;
    loop {
        if let Some((_, behind)) = line.split_once("*/") {
            return behind.is_empty().then_some(more);
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
