//! Which part of the app's program each function and constant belongs to.
//!
//! A function goes to the part whose module path its name contains. Everything else goes to the only part that needs it.
//! If several do, it goes to the part that they share, or to the main program where a first game needs it.

use std::collections::BTreeSet;
use std::path::Path;

use super::linked::{Linked, Node};
use super::parts::{MAIN, MOST, PARTS, Part, is_in, paths};
use crate::Failure;

/// The part of each node, by the place in [`PARTS`]; `None` for the main program, where functions have to be that
/// can't be moved.
pub(super) fn plan(
    linked: &Linked,
    can_move: impl Fn(Node) -> bool,
) -> Result<Vec<Option<usize>>, Failure> {
    is_sound(linked)?;
    Ok(placed(linked, can_move))
}

/// Fails if there are too many parts, or if a path matches nothing because its module was renamed.
fn is_sound(linked: &Linked) -> Result<(), Failure> {
    if PARTS.len() > MOST {
        return Err(Failure::new(format!("There may be {MOST} parts; there are {}.", PARTS.len())));
    }
    let functions: Vec<String> =
        linked.functions.iter().map(|function| demangled(&function.name)).collect();
    let named: BTreeSet<&str> = functions.iter().flat_map(|name| paths(name)).collect();
    let of_parts = PARTS.iter().flat_map(|part| part.modules.iter().map(String::as_str));
    let lost: Vec<&str> = of_parts
        .chain(MAIN)
        .filter(|module| !named.iter().any(|path| is_in(path, module)) && !is_file(module))
        .collect();
    if lost.is_empty() {
        return Ok(());
    }
    let lost = lost.join(", ");
    Err(Failure::new(format!("What split/src/parts.rs names is nowhere: {lost}.")))
}

/// Whether a path is a module in a file of its own. All of its functions may be inlined, so no name may mention it.
fn is_file(module: &str) -> bool {
    let Some((own, path)) = module.split_once("::") else { return false };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut folders = vec![root.join(own).join("src")];
    let names: Vec<&str> = path.split("::").collect();
    let Some((last, above)) = names.split_last() else { return false };
    for &name in above {
        folders = match name {
            "*" => folders
                .iter()
                .flat_map(std::fs::read_dir)
                .flatten()
                .flatten()
                .map(|entry| entry.path())
                .collect(),
            name => folders.iter().map(|folder| folder.join(name)).collect(),
        };
    }
    folders
        .iter()
        .any(|folder| folder.join(last).is_dir() || folder.join(format!("{last}.rs")).is_file())
}

fn placed(linked: &Linked, can_move: impl Fn(Node) -> bool) -> Vec<Option<usize>> {
    let fixed = |node| if can_move(node) { fixed(linked, node) } else { Fixed::At(None) };
    let fixed: Vec<Fixed> = (0..linked.refers.len()).map(fixed).collect();
    let mut needed_by = vec![BTreeSet::new(); fixed.len()];
    for owner in std::iter::once(None).chain((0..PARTS.len()).map(Some)) {
        let own = Fixed::At(owner);
        let exported = linked.exported.iter().copied().filter(|_| owner.is_none());
        let begin = (0..fixed.len()).filter(|&node| fixed[node] == own).chain(exported);
        for node in reached(linked, &fixed, own, begin) {
            needed_by[node].insert(owner);
        }
    }
    let place = |node: usize| match fixed[node] {
        Fixed::At(owner) => owner,
        Fixed::Nowhere => place_of(&needed_by[node], || game_of(linked, node)).or_else(|| {
            let is_large = linked.functions.get(node).is_some_and(|it| it.size >= LEAST_SHARED);
            shared(&needed_by[node]).filter(|_| is_large && can_move(node))
        }),
    };
    (0..fixed.len()).map(place).collect()
}

/// The place of a node that these owners need. A game's function goes to that game's part unless another game needs it:
/// whatever else needs it has loaded that part, or loads it.
fn place_of(owners: &BTreeSet<Option<usize>>, game: impl Fn() -> Option<usize>) -> Option<usize> {
    match owners.first().copied().flatten() {
        Some(only) if owners.len() == 1 => Some(only),
        Some(_) => {
            let mut games = owners.iter().flatten().filter(|&&at| PARTS[at].is_of_game());
            let alone = games.next().filter(|_| games.next().is_none()).copied();
            alone.filter(|_| game() == alone)
        }
        None => None,
    }
}

/// The part that these owners share, if none of them is needed for a first game.
fn shared(owners: &BTreeSet<Option<usize>>) -> Option<usize> {
    let is_later = |owner: &Option<usize>| owner.is_some_and(|at| !PARTS[at].is_of_first_game());
    let all_later = !owners.is_empty() && owners.iter().all(is_later);
    PARTS.iter().position(Part::is_shared).filter(|_| all_later)
}

/// The only game that a function's name mentions. The name of a small function doesn't count.
fn game_of(linked: &Linked, node: Node) -> Option<usize> {
    let function = linked.functions.get(node).filter(|function| function.size >= LEAST_SHARED)?;
    let name = demangled(&function.name);
    let mut games =
        (0..PARTS.len()).filter(|&at| PARTS[at].is_of_game() && PARTS[at].has_any(&name));
    games.next().filter(|_| games.next().is_none())
}

/// Where a node has to be, by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fixed {
    At(Option<usize>),
    /// Wherever it is needed.
    Nowhere,
}

fn fixed(linked: &Linked, node: Node) -> Fixed {
    match linked.functions.get(node) {
        Some(function) if function.size == 0 => Fixed::At(None),
        Some(function) => {
            let name = demangled(&function.name);
            let least = if is_own(&name) { LEAST_OWN } else { LEAST_GENERIC };
            if function.size < least { Fixed::Nowhere } else { of_name(&name) }
        }
        None if linked.data[node - linked.functions.len()].is_constant => Fixed::Nowhere,
        None => Fixed::At(None),
    }
}

/// The compiler merges functions with the same code under the name of any of them, so the name of a small function doesn't
/// tell where it belongs. From so many bytes on it counts: for our own functions, and for generic ones of other crates.
const LEAST_OWN: usize = 250;
const LEAST_GENERIC: usize = 420;
/// The same for functions that several parts need: a smaller one would be little more than its stub.
const LEAST_SHARED: usize = 200;

fn demangled(name: &str) -> String {
    format!("{:#}", rustc_demangle::demangle(name))
}

/// Whether a function of this demangled name is one of our crates.
fn is_own(name: &str) -> bool {
    let path = name.trim_start_matches(['<', '&', '[']);
    path.starts_with("engine::") || path.starts_with("frontend::")
}

/// All nodes that these need where `own` is. A node with another place of its own ends the search.
fn reached(
    linked: &Linked,
    fixed: &[Fixed],
    own: Fixed,
    begin: impl Iterator<Item = Node>,
) -> BTreeSet<Node> {
    let mut open: Vec<Node> = begin.collect();
    let mut seen: BTreeSet<Node> = open.iter().copied().collect();
    while let Some(node) = open.pop() {
        for &next in &linked.refers[node] {
            if (fixed[next] == own || fixed[next] == Fixed::Nowhere) && seen.insert(next) {
                open.push(next);
            }
        }
    }
    seen
}

/// The place of a function of this demangled name.
fn of_name(name: &str) -> Fixed {
    if paths(name).any(|path| MAIN.iter().any(|module| is_in(path, module))) {
        return Fixed::At(None);
    }
    let mut parts = (0..PARTS.len()).filter(|&at| PARTS[at].has_any(name));
    let (first, more) = (parts.next(), parts.next());
    // A function that mentions two games belongs to neither.
    let games = |at: Option<usize>| at.is_some_and(|at| PARTS[at].is_of_game());
    match first {
        Some(_) if games(first) && more.is_some() => Fixed::At(None),
        Some(_) if games(more) && parts.next().is_some() => Fixed::At(None),
        Some(first) => Fixed::At(Some(first)),
        None => Fixed::Nowhere,
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;

    use super::*;

    fn part(name: &str) -> Option<&'static str> {
        match of_name(name) {
            Fixed::At(Some(at)) => Some(PARTS[at].name),
            Fixed::At(None) => Some("main"),
            Fixed::Nowhere => None,
        }
    }

    #[test]
    fn a_function_is_of_the_part_that_its_name_tells() {
        assert_eq!(part("frontend::pages::stats::Stats::run"), Some("more"));
        assert_eq!(
            part("<frontend::games::duel_52::board::Board as yew::Component>::view"),
            Some("duel-52")
        );
        assert_eq!(part("alloc::vec::Vec<engine::games::duel_52::Action>::push"), Some("duel-52"));
        assert_eq!(
            part("<engine::bot::analysis::Analyst<engine::games::duel_52::Duel52>>::step"),
            Some("coach")
        );
        assert_eq!(part("frontend::games::duel_52::text::rules::rules"), Some("learn"));
        assert_eq!(part("frontend::games::duel_52::emblem::emblem"), Some("main"));
        assert_eq!(
            part("<engine::games::duel_52::A as From<engine::games::dual_duel::B>>::from"),
            Some("main")
        );
        assert_eq!(part("alloc::vec::Vec<u8>::push"), None);
    }

    #[test]
    fn what_has_no_place_goes_where_it_is_needed() {
        // 0 is exported; 1 and 2 are of parts; 3 is needed by 1 alone, 4 by 1 and 2, 5 by 0 and 1.
        let names =
            ["main", "frontend::pages::stats::A", "frontend::pages::evening::B", "c", "d", "e"];
        let functions = names
            .iter()
            .map(|&name| super::super::linked::Function { name: name.to_owned(), size: 900 });
        let linked = Linked {
            functions: functions.collect(),
            refers: vec![vec![1, 2, 5], vec![3, 4, 5], vec![4], vec![], vec![], vec![]],
            exported: vec![0],
            ..Linked::default()
        };
        let names: Vec<_> =
            placed(&linked, |_| true).iter().map(|part| part.map(|at| PARTS[at].name)).collect();
        let expected = [None, Some("more"), Some("evening"), Some("more"), Some("shared"), None];
        assert_eq!(names, expected);
    }

    #[test]
    fn there_are_few_enough_parts_and_one_for_each_game() {
        assert!(PARTS.len() <= MOST);
        for game in GameId::ALL {
            let part = PARTS.iter().find(|part| part.name == game.slug()).unwrap();
            assert!(part.has_any(&format!("engine::games::{}::A", part.name.replace('-', "_"))));
        }
    }

    #[test]
    fn a_path_that_names_nothing_is_told() {
        let lost = is_sound(&Linked::default()).unwrap_err().to_string();
        let is_lost = |path: &str| lost.contains(&format!(" {path},"));
        assert!(is_lost("frontend::games::signs::Signed"), "{lost}");
        assert!(!is_lost("frontend::pages::learn"), "it is a folder");
        assert!(!is_lost("frontend::games::*::emblem"), "it is a file of each game");
    }

    #[test]
    fn what_is_of_one_game_is_in_its_part_whichever_others_need_it() {
        let of = |name: &str| PARTS.iter().position(|part| part.name == name);
        let place = |owners: &[Option<usize>], game: Option<usize>| {
            place_of(&owners.iter().copied().collect(), || game)
        };
        let (later, learn, duel) = (of("later"), of("learn"), of("duel-52"));
        assert_eq!(place(&[later], None), later);
        assert_eq!(place(&[later, learn, duel], duel), duel);
        assert_eq!(place(&[later, duel], None), None, "it is not of the game");
        assert_eq!(place(&[later, learn], duel), None, "the game does not need it");
        assert_eq!(place(&[later, duel, of("dual-duel")], duel), None, "two games need it");
        assert_eq!(place(&[None, duel], duel), None, "the main program needs it");
    }
}
