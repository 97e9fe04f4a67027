//! Modules use only modules below them, as in `docs/architecture.md`. No two files use each other, directly or not.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{read_dir, read_to_string};
use std::path::{Path, PathBuf};

/// The modules that each module may use besides itself and the engine. `pages` and programs' entry points may use all.
const MAY_USE: [(&str, &[&str]); 10] = [
    ("services", &[]),
    ("device", &[]),
    ("words", &["services"]),
    ("route", &["services"]),
    ("draft", &["services", "words"]),
    ("hooks", &["services", "words"]),
    ("components", &["services", "words", "route", "hooks"]),
    ("playback", &["services", "words", "hooks", "components"]),
    ("games", &["services", "words", "hooks", "components", "playback"]),
    ("session", &["services", "words", "playback", "games", "device"]),
];

pub(super) fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = read_dir(folder).expect("a folder of the page");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let files_at = |path: PathBuf| if path.is_dir() { files(&path) } else { vec![path] };
    paths.into_iter().flat_map(files_at).collect()
}

/// A new storage key has to be on the privacy page.
#[test]
fn the_privacy_page_lists_all_stored_keys() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let code = |file: &Path| {
        let text = read_to_string(file).expect("a file that can be read");
        let code = text.lines().take_while(|line| !line.starts_with("#[cfg(test)]"));
        code.collect::<Vec<_>>().join("\n")
    };
    let (keys, page) = (root.join("services/keys.rs"), root.join("pages/privacy.rs"));
    let not_stored = ["OPEN_GAME", "COPY_FAILED"];
    let text = code(&keys);
    let lines = text.lines().filter(|line| line.contains("&str = \"facedown"));
    let names = lines.filter_map(|line| line.strip_prefix("pub const ")?.split(':').next());
    let kept: Vec<_> = names.filter(|name| !not_stored.contains(name)).collect();
    assert!(kept.len() > 15, "{kept:?}");
    let privacy = code(&page);
    for name in kept {
        assert!(privacy.contains(&format!("(keys::{name},")), "{name} isn’t told of");
    }
    // Locks have the names of games, `facedown.game.…`.
    let may_name =
        |line: &str| line.contains("facedown.game.") || line.trim_start().starts_with("//");
    let mut elsewhere = files(&root);
    elsewhere.retain(|file| {
        ![&keys, &page].contains(&file) && !file.to_string_lossy().contains("tests")
    });
    for file in elsewhere {
        for line in code(&file).lines().filter(|line| !may_name(line)) {
            assert!(!line.contains("\"facedown."), "{}: {line}", file.display());
        }
    }
}

/// The paths of a use tree: `a::{b, c::d as e}` has `a::b` and `a::c::d`.
fn use_paths(tree: &str) -> Vec<String> {
    let Some((head, rest)) = tree.split_once('{') else {
        return vec![tree.split(" as ").next().unwrap_or_default().trim().to_owned()];
    };
    let mut depth = 0;
    let inner = rest.rsplit_once('}').map_or(rest, |(inner, _)| inner);
    let parts = inner.split(|sign| {
        depth += i32::from(sign == '{') - i32::from(sign == '}');
        sign == ',' && depth == 0
    });
    let named = parts.filter(|part| !part.trim().is_empty()).flat_map(use_paths);
    named.map(|path| format!("{}{path}", head.trim())).collect()
}

/// A file's imports: whether each is re-exported, and its path.
type Uses = Vec<(bool, String)>;

fn uses(text: &str) -> Uses {
    let lines = text.lines().take_while(|line| !line.starts_with("mod tests {"));
    let code: Vec<_> = lines.map(|line| line.split("//").next().unwrap_or_default()).collect();
    let mut uses = Uses::new();
    for statement in code.join("\n").split(';') {
        let tree = statement.rsplit_once("use ").filter(|(_, tree)| !tree.contains('('));
        if let Some((before, tree)) = tree {
            let is_public = before.lines().last().is_some_and(|line| line.starts_with("pub"));
            uses.extend(use_paths(tree).into_iter().map(|path| (is_public, path)));
        }
        let is_part = |sign: char| sign.is_alphanumeric() || sign == '_' || sign == ':';
        let inline = statement.split(|sign| !is_part(sign));
        let ours = inline.filter(|path| path.starts_with("crate::") || path.starts_with("super::"));
        uses.extend(ours.map(|path| (false, path.trim_end_matches(':').to_owned())));
    }
    uses
}

/// The absolute path of a name used in this module; `None` for names of other crates.
fn absolute_path(modules: &BTreeMap<String, Uses>, module: &str, path: &str) -> Option<String> {
    let below = |rest: &str| format!("{module}::{rest}");
    if let Some(rest) = path.strip_prefix("super::") {
        return absolute_path(modules, module.rsplit_once("::")?.0, &format!("self::{rest}"));
    }
    match path.split_once("::") {
        Some(("crate", _)) => Some(path.to_owned()),
        Some(("self", rest)) if rest.starts_with("super::") => absolute_path(modules, module, rest),
        Some(("self", rest)) => Some(below(rest)),
        Some((first, _)) if modules.contains_key(&below(first)) => Some(below(path)),
        Some(_) | None => None,
    }
}

/// The module that defines a name, not one that re-exports it.
fn defining_module(modules: &BTreeMap<String, Uses>, path: &str) -> Option<String> {
    let mut module = path;
    while !modules.contains_key(module) {
        module = module.rsplit_once("::")?.0;
    }
    let rest = path[module.len()..].trim_start_matches("::");
    let (first, after) = rest.split_once("::").unwrap_or((rest, ""));
    let re_export = modules[module].iter().find(|(is_public, used)| {
        *is_public && !first.is_empty() && used.rsplit("::").next() == Some(first)
    });
    match re_export.and_then(|(_, used)| absolute_path(modules, module, used)) {
        Some(used) if used != path => {
            defining_module(modules, format!("{used}::{after}").trim_end_matches(':'))
        }
        Some(_) | None => Some(module.to_owned()),
    }
}

/// All modules by their paths from the crate, without those of tests.
fn modules() -> BTreeMap<String, Uses> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut modules = BTreeMap::new();
    // Only Rust: a text such as `games/reasons.txt` would replace the module of the same name.
    for file in files(&root).iter().filter(|file| file.extension() == Some("rs".as_ref())) {
        let path = file.strip_prefix(&root).expect("a file of the page").with_extension("");
        let names: Vec<_> = path.iter().map(|name| name.to_string_lossy()).collect();
        if names.iter().any(|name| ["bin", "tests", "testing", "attacks"].contains(&&**name)) {
            continue;
        }
        let names = names.iter().map(|name| &**name).filter(|name| !["mod", "lib"].contains(name));
        let module = std::iter::once("crate").chain(names).collect::<Vec<_>>().join("::");
        modules.insert(module, uses(&read_to_string(file).expect("a file that can be read")));
    }
    modules
}

/// The layer of a path from the crate: its first module.
fn layer_of(path: &str) -> &str {
    path.split("::").nth(1).unwrap_or_default()
}

#[test]
fn nothing_uses_what_lies_above_it() {
    let modules = modules();
    let mut wrong = BTreeSet::new();
    for (module, uses) in &modules {
        let layer = MAY_USE.iter().find(|(layer, _)| *layer == layer_of(module));
        let Some((layer, may_use)) = layer else { continue };
        for path in uses.iter().filter_map(|(_, path)| absolute_path(&modules, module, path)) {
            let used = layer_of(&path);
            // Tests beside the code may use `testing`, which is compiled for them only.
            if used != *layer && used != "testing" && !may_use.contains(&used) {
                wrong.insert(format!("{module} uses {used}"));
            }
        }
    }
    assert!(wrong.is_empty(), "arrows that go up: {wrong:#?}");
}

#[test]
fn no_two_files_need_each_other() {
    let modules = modules();
    let mut arrows = BTreeSet::new();
    for (module, uses) in &modules {
        let arrow_of = |(is_public, path): &(bool, String)| {
            let used = defining_module(&modules, &absolute_path(&modules, module, path)?)?;
            let is_re_export = *is_public && used.starts_with(&format!("{module}::"));
            (used != *module && !is_re_export).then_some((module.as_str(), used))
        };
        arrows.extend(uses.iter().filter_map(arrow_of));
    }
    assert!(arrows.len() > modules.len(), "arrows are found");
    // Files without imports are in no cycle, nor are files that nothing imports: removes their arrows, and repeats.
    loop {
        let from: BTreeSet<_> = arrows.iter().map(|(user, _)| (*user).to_owned()).collect();
        let to: BTreeSet<_> = arrows.iter().map(|(_, used)| used.clone()).collect();
        let before = arrows.len();
        arrows.retain(|(user, used)| from.contains(used) && to.contains(*user));
        if arrows.len() == before {
            break;
        }
    }
    assert!(arrows.is_empty(), "circles among: {arrows:#?}");
}
