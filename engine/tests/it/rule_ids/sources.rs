//! Files that may cite rules.

use std::fs;
use std::path::{Path, PathBuf};

use super::names;

const KINDS: [&str; 6] = ["rs", "mjs", "js", "css", "html", "md"];

#[derive(Debug)]
pub(crate) struct Source {
    /// From the repository's root, with `/` on every system.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl Source {
    pub(crate) fn new(path: &str, text: &str) -> Self {
        Self { path: path.to_owned(), text: text.replace('\r', "") }
    }

    pub(crate) fn is_markdown(&self) -> bool {
        self.has_extension("md")
    }

    fn has_extension(&self, extension: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|ending| ending == extension)
    }

    /// The text with each comment, paragraph and string on one line: citations may span lines.
    pub(crate) fn prose(&self) -> String {
        let mut prose = String::new();
        let (mut after_comment, mut in_literal) = (false, false);
        for line in self.text.lines().map(str::trim) {
            let comment = line.strip_prefix("//").map(|line| line.trim_start_matches(['/', '!']));
            let literal = line.strip_suffix('\\');
            let goes_on = self.is_markdown() || in_literal || (after_comment && comment.is_some());
            prose.push(if goes_on { ' ' } else { '\n' });
            prose.push_str(comment.or(literal).unwrap_or(line).trim());
            (after_comment, in_literal) = (comment.is_some(), literal.is_some());
        }
        prose
    }

    pub(crate) fn test_names(&self) -> Vec<String> {
        if self.has_extension("rs") {
            names::test_functions(&self.text)
        } else if self.path.ends_with(".spec.mjs") {
            names::test_titles(&self.text)
        } else {
            Vec::new()
        }
    }
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All files of this repository that may cite rules, except those at its root that git ignores.
pub(crate) fn read_project() -> Vec<Source> {
    let root = root();
    let ignored = fs::read_to_string(root.join(".gitignore")).expect("a list of ignored files");
    let ignored: Vec<_> = ignored.lines().filter_map(|line| line.strip_prefix('/')).collect();
    let mut sources = Vec::new();
    for (path, name) in entries(&root) {
        if !ignored.contains(&name.as_str()) {
            read(&path, &name, &mut sources);
        }
    }
    sources
}

fn read(path: &Path, name: &str, sources: &mut Vec<Source>) {
    if path.is_dir() {
        for (path, below) in entries(path) {
            read(&path, &format!("{name}/{below}"), sources);
        }
    } else if KINDS.iter().any(|kind| path.extension().is_some_and(|ending| ending == *kind)) {
        let text = fs::read_to_string(path).unwrap_or_else(|why| panic!("{name}: {why}"));
        sources.push(Source::new(name, &text));
    }
}

/// A folder's entries and their names, without hidden ones.
fn entries(folder: &Path) -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let paths = entries.map(|entry| entry.expect("an entry of a folder").path());
    let named = paths.filter_map(|path| {
        let name = path.file_name()?.to_str()?.to_owned();
        (!name.starts_with('.')).then_some((path, name))
    });
    let mut named: Vec<_> = named.collect();
    named.sort();
    named
}

#[test]
fn comments_paragraphs_and_literals_go_over_the_ends_of_lines() {
    let prose = |path| Source::new(path, "//! One\r\n    /// two\nthree \\\n  four\nfive").prose();
    assert_eq!(prose("a.rs"), "\nOne two\nthree four\nfive");
    assert_eq!(prose("a.md"), " One two three four five");
}

#[test]
fn only_rust_and_the_browsers_tests_have_tests() {
    let tests = |path, text| Source::new(path, text).test_names().len();
    assert_eq!(tests("engine/a.rs", "#[test]\nfn a() {}"), 1);
    assert_eq!(tests("tests/a.spec.mjs", "test(\"a\", run);"), 1);
    assert_eq!(tests("tests/a.mjs", "test(\"a\", run);"), 0);
    assert_eq!(tests("docs/a.md", "#[test]\nfn a() {}"), 0);
}
