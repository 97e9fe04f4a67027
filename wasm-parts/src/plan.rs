//! Chooses a part for each function and constant. A function goes to the part with a module that
//! its name mentions; all others go to the only part that needs them. If several parts do, they go
//! to the shared part, or to the main program if one of them is loaded without the shared part.

use std::collections::BTreeSet;

use super::config::Config;
use super::linked::{Linked, Node};
use crate::Failure;

/// The index of each node's part; `None` for the main program, which keeps functions that can't move.
pub(super) fn plan(
    config: &Config,
    graph: &Linked,
    can_move: impl Fn(Node) -> bool,
) -> Result<Vec<Option<usize>>, Failure> {
    let demangled = |name: &str| format!("{:#}", rustc_demangle::demangle(name));
    let names: Vec<String> = graph.functions.iter().map(|it| demangled(&it.name)).collect();
    config.check_modules_exist(&names)?;
    Ok(Plan { config, graph, names }.places(can_move))
}

struct Plan<'a> {
    config: &'a Config,
    graph: &'a Linked,
    names: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Demand {
    At(Option<usize>),
    /// The parts that need the node decide.
    Free,
}

impl Plan<'_> {
    fn places(&self, can_move: impl Fn(Node) -> bool) -> Vec<Option<usize>> {
        let Self { config, graph, .. } = self;
        let demand = |node| if can_move(node) { self.demand(node) } else { Demand::At(None) };
        let demands: Vec<Demand> = (0..graph.references.len()).map(demand).collect();
        let mut needed_by = vec![BTreeSet::new(); demands.len()];
        for owner in std::iter::once(None).chain((0..config.parts.len()).map(Some)) {
            let own = Demand::At(owner);
            let exported = graph.exported.iter().copied().filter(|_| owner.is_none());
            let roots = (0..demands.len()).filter(|&node| demands[node] == own).chain(exported);
            for node in reachable(graph, &demands, own, roots) {
                needed_by[node].insert(owner);
            }
        }
        let place = |node: usize| match demands[node] {
            Demand::At(owner) => owner,
            Demand::Free => {
                self.place_of(&needed_by[node], || self.variant_of(node)).or_else(|| {
                    self.shared(&needed_by[node]).filter(|_| self.is_large(node) && can_move(node))
                })
            }
        };
        (0..demands.len()).map(place).collect()
    }

    fn is_variant(&self, part: usize) -> bool {
        self.config.parts[part].variant
    }

    /// Only a large function may move to the shared part: a small one is hardly larger than a stub.
    fn is_large(&self, node: Node) -> bool {
        self.graph.functions.get(node).is_some_and(|it| it.size >= self.config.min_sizes.shared)
    }

    /// The part of a node that `owners` need; `None` if no single part. A variant's function stays
    /// there unless another variant or the main program needs it: other parts load the variant.
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

    fn shared(&self, owners: &BTreeSet<Option<usize>>) -> Option<usize> {
        let loads_with_shared = |owner: &Option<usize>| {
            owner.is_some_and(|at| !self.config.parts[at].loads_without_shared())
        };
        let all_load_with_it = !owners.is_empty() && owners.iter().all(loads_with_shared);
        if all_load_with_it { self.config.shared_part() } else { None }
    }

    /// The variant in a large function's name, if there is only one.
    fn variant_of(&self, node: Node) -> Option<usize> {
        let mentioned =
            self.config.parts_mentioned_in(self.names.get(node).filter(|_| self.is_large(node))?);
        let mut variants = mentioned.into_iter().filter(|&at| self.is_variant(at));
        variants.next().filter(|_| variants.next().is_none())
    }

    /// A small function's name demands no place, since the compiler merges equal functions.
    fn demand(&self, node: Node) -> Demand {
        match self.graph.functions.get(node) {
            Some(function) if function.size == 0 => Demand::At(None),
            Some(function) => {
                let (name, min) = (&self.names[node], self.config.min_sizes);
                let min = if self.config.is_own(name) { min.own } else { min.generic };
                if function.size < min { Demand::Free } else { self.demand_of_name(name) }
            }
            None if self.graph.data[node - self.graph.functions.len()].is_constant => Demand::Free,
            None => Demand::At(None),
        }
    }

    /// A function whose demangled name mentions two variants stays in the main program.
    fn demand_of_name(&self, name: &str) -> Demand {
        if self.config.stays_in_main(name) {
            return Demand::At(None);
        }
        match self.config.parts_mentioned_in(name)[..] {
            [] => Demand::Free,
            [first, _, ..] if self.is_variant(first) => Demand::At(None),
            [_, second, _, ..] if self.is_variant(second) => Demand::At(None),
            [first, ..] => Demand::At(Some(first)),
        }
    }
}

/// The nodes that the `roots` need, except those that demand another place than `own`.
fn reachable(
    graph: &Linked,
    demands: &[Demand],
    own: Demand,
    roots: impl Iterator<Item = Node>,
) -> BTreeSet<Node> {
    let mut pending: Vec<Node> = roots.collect();
    let mut seen: BTreeSet<Node> = pending.iter().copied().collect();
    while let Some(node) = pending.pop() {
        for &next in &graph.references[node] {
            if (demands[next] == own || demands[next] == Demand::Free) && seen.insert(next) {
                pending.push(next);
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
    fn a_function_belongs_to_the_first_part_that_its_name_mentions() {
        let (config, graph) = (config(), Linked::default());
        let plan = Plan { config: &config, graph: &graph, names: Vec::new() };
        let part = |name: &str| match plan.demand_of_name(name) {
            Demand::At(part) => Some(config.part_name(part)),
            Demand::Free => None,
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
    fn code_without_a_place_goes_to_the_parts_that_need_it() {
        // 0 is exported, 1 and 2 have parts; only 1 needs 3, 1 and 2 need 4, 0 and 1 need 5.
        let names = ["main", "zoo::keepers::A", "zoo::gate::B", "c", "d", "e"];
        let functions = names.iter().map(|&name| Function { name: name.to_owned(), size: 900 });
        let graph = Linked {
            functions: functions.collect(),
            references: vec![vec![1, 2, 5], vec![3, 4, 5], vec![4], vec![], vec![], vec![]],
            exported: vec![0],
            ..Linked::default()
        };
        let (config, names) = (config(), names.map(str::to_owned).to_vec());
        let plan = Plan { config: &config, graph: &graph, names };
        let places = plan.places(|_| true).into_iter().map(|part| config.part_name(part));
        let expected = ["main", "feeding", "gate", "feeding", "shared", "main"];
        assert_eq!(places.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn code_of_one_variant_stays_in_it_whichever_parts_need_it() {
        let (config, graph) = (config(), Linked::default());
        let plan = Plan { config: &config, graph: &graph, names: Vec::new() };
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
