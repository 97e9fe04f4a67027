//! Chooses a part of the program for each function and constant.
//!
//! A function goes to the part whose module path its name contains. Everything else goes to the
//! only part that needs it. If several do, it goes to their shared part, or to the main program if
//! an early part needs it.

use std::collections::BTreeSet;

use super::config::Config;
use super::linked::{Linked, Node};
use crate::Failure;

/// By node: the index of its part in the configuration; `None` for the main program, where
/// immovable functions must be.
pub(super) fn plan(
    config: &Config,
    linked: &Linked,
    can_move: impl Fn(Node) -> bool,
) -> Result<Vec<Option<usize>>, Failure> {
    let demangled = |name: &str| format!("{:#}", rustc_demangle::demangle(name));
    let names: Vec<String> = linked.functions.iter().map(|it| demangled(&it.name)).collect();
    config.check(&names)?;
    Ok(Plan { config, linked, names }.placed(can_move))
}

struct Plan<'a> {
    config: &'a Config,
    linked: &'a Linked,
    names: Vec<String>,
}

/// A node's own requirement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fixed {
    At(Option<usize>),
    Nowhere,
}

impl Plan<'_> {
    fn placed(&self, can_move: impl Fn(Node) -> bool) -> Vec<Option<usize>> {
        let Self { config, linked, .. } = self;
        let fixed = |node| if can_move(node) { self.fixed(node) } else { Fixed::At(None) };
        let fixed: Vec<Fixed> = (0..linked.refers.len()).map(fixed).collect();
        let mut needed_by = vec![BTreeSet::new(); fixed.len()];
        for owner in std::iter::once(None).chain((0..config.parts.len()).map(Some)) {
            let own = Fixed::At(owner);
            let exported = linked.exported.iter().copied().filter(|_| owner.is_none());
            let begin = (0..fixed.len()).filter(|&node| fixed[node] == own).chain(exported);
            for node in reached(linked, &fixed, own, begin) {
                needed_by[node].insert(owner);
            }
        }
        let place = |node: usize| match fixed[node] {
            Fixed::At(owner) => owner,
            Fixed::Nowhere => {
                self.place_of(&needed_by[node], || self.variant_of(node)).or_else(|| {
                    self.shared(&needed_by[node]).filter(|_| self.is_large(node) && can_move(node))
                })
            }
        };
        (0..fixed.len()).map(place).collect()
    }

    fn is_variant(&self, part: usize) -> bool {
        self.config.parts[part].variant
    }

    /// Whether several parts may share the function: a smaller one would be little more than its stub.
    fn is_large(&self, node: Node) -> bool {
        self.linked.functions.get(node).is_some_and(|it| it.size >= self.config.least.shared)
    }

    /// The place of a node for these owners. A variant's function goes to that variant unless
    /// another one needs it: any other owner has loaded that variant, or loads it.
    fn place_of(
        &self,
        owners: &BTreeSet<Option<usize>>,
        variant: impl Fn() -> Option<usize>,
    ) -> Option<usize> {
        match owners.first().copied().flatten() {
            Some(only) if owners.len() == 1 => Some(only),
            Some(_) => {
                let mut variants = owners.iter().flatten().filter(|&&at| self.is_variant(at));
                let alone = variants.next().filter(|_| variants.next().is_none()).copied();
                alone.filter(|_| variant() == alone)
            }
            None => None,
        }
    }

    /// The shared part of these owners, if all of them are loaded with it.
    fn shared(&self, owners: &BTreeSet<Option<usize>>) -> Option<usize> {
        let is_later =
            |owner: &Option<usize>| owner.is_some_and(|at| !self.config.parts[at].is_early());
        let all_later = !owners.is_empty() && owners.iter().all(is_later);
        self.config.shared().filter(|_| all_later)
    }

    /// The only variant that a function's name mentions. The name of a small function doesn't count.
    fn variant_of(&self, node: Node) -> Option<usize> {
        let mentioned =
            self.config.mentioned(self.names.get(node).filter(|_| self.is_large(node))?);
        let mut variants = mentioned.into_iter().filter(|&at| self.is_variant(at));
        variants.next().filter(|_| variants.next().is_none())
    }

    /// A node's own requirement. The compiler merges functions with the same code under any of
    /// their names, so the name of a small function doesn't tell where it belongs.
    fn fixed(&self, node: Node) -> Fixed {
        match self.linked.functions.get(node) {
            Some(function) if function.size == 0 => Fixed::At(None),
            Some(function) => {
                let (name, least) = (&self.names[node], self.config.least);
                let least = if self.config.is_own(name) { least.own } else { least.generic };
                if function.size < least { Fixed::Nowhere } else { self.of_name(name) }
            }
            None if self.linked.data[node - self.linked.functions.len()].is_constant => {
                Fixed::Nowhere
            }
            None => Fixed::At(None),
        }
    }

    /// The place of a function with this demangled name. One that mentions two variants belongs to neither.
    fn of_name(&self, name: &str) -> Fixed {
        if self.config.stays(name) {
            return Fixed::At(None);
        }
        match self.config.mentioned(name)[..] {
            [] => Fixed::Nowhere,
            [first, _, ..] if self.is_variant(first) => Fixed::At(None),
            [_, second, _, ..] if self.is_variant(second) => Fixed::At(None),
            [first, ..] => Fixed::At(Some(first)),
        }
    }
}

/// All nodes that these need at `own`. A node with another place of its own ends the search.
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

#[cfg(test)]
mod tests {
    use super::super::config::tests::config;
    use super::super::linked::Function;
    use super::*;

    #[test]
    fn a_function_is_of_the_part_that_its_name_tells() {
        let (config, linked) = (config(), Linked::default());
        let plan = Plan { config: &config, linked: &linked, names: Vec::new() };
        let part = |name: &str| match plan.of_name(name) {
            Fixed::At(part) => Some(config.name(part)),
            Fixed::Nowhere => None,
        };
        assert_eq!(part("zoo::keepers::Keeper::run"), Some("feeding"));
        assert_eq!(part("<lib::animals::lion::Lion as yew::Component>::view"), Some("lion"));
        assert_eq!(part("alloc::vec::Vec<lib::animals::lion::Paw>::push"), Some("lion"));
        assert_eq!(part("<zoo::gate::Gate<lib::animals::lion::Lion>>::open"), Some("gate"));
        assert_eq!(part("lib::animals::lion::food::meat"), Some("feeding"));
        assert_eq!(part("zoo::lion::signs::sign"), Some("main"));
        assert_eq!(part("<lib::animals::lion::A as From<lib::animals::seal::B>>::a"), Some("main"));
        assert_eq!(part("alloc::vec::Vec<u8>::push"), None);
    }

    #[test]
    fn what_has_no_place_goes_where_it_is_needed() {
        // 0 is exported; 1 and 2 belong to parts; 1 alone needs 3, 1 and 2 need 4, 0 and 1 need 5.
        let names = ["main", "zoo::keepers::A", "zoo::gate::B", "c", "d", "e"];
        let functions = names.iter().map(|&name| Function { name: name.to_owned(), size: 900 });
        let linked = Linked {
            functions: functions.collect(),
            refers: vec![vec![1, 2, 5], vec![3, 4, 5], vec![4], vec![], vec![], vec![]],
            exported: vec![0],
            ..Linked::default()
        };
        let (config, names) = (config(), names.map(str::to_owned).to_vec());
        let plan = Plan { config: &config, linked: &linked, names };
        let places = plan.placed(|_| true).into_iter().map(|part| config.name(part));
        let expected = ["main", "feeding", "gate", "feeding", "shared", "main"];
        assert_eq!(places.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn what_is_of_one_variant_is_in_its_part_whichever_others_need_it() {
        let (config, linked) = (config(), Linked::default());
        let plan = Plan { config: &config, linked: &linked, names: Vec::new() };
        let of = |name: &str| config.parts.iter().position(|part| part.name == name);
        let place = |owners: &[Option<usize>], variant: Option<usize>| {
            plan.place_of(&owners.iter().copied().collect(), || variant)
        };
        let (gate, shop, lion) = (of("gate"), of("shop"), of("lion"));
        assert_eq!(place(&[gate], None), gate);
        assert_eq!(place(&[gate, shop, lion], lion), lion);
        assert_eq!(place(&[gate, lion], None), None, "it is not of the variant");
        assert_eq!(place(&[gate, shop], lion), None, "the variant does not need it");
        assert_eq!(place(&[gate, lion, of("seal")], lion), None, "two variants need it");
        assert_eq!(place(&[None, lion], lion), None, "the main program needs it");
    }
}
