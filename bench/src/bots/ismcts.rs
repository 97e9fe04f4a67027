//! A plain information set Monte Carlo tree search (SO-ISMCTS: Cowling, Powley and Whitehouse, 2012), without knowledge
//! of any game: the reference for bots.
//!
//! All determinizations share one tree. In each determinization, the legal actions compete by UCB1, with an action's
//! availability in place of its parent's visits. Random roll-outs follow.

use std::time::{Duration, Instant};

use engine::chance::Dice;
use engine::game::{Decision, Game, Sink, Turn};
use engine::seat::Seat;

/// The usual weight of exploration for payoffs from 0 to 1.
const EXPLORATION_WEIGHT: f64 = 0.7;
/// Longer games stop and count as a draw.
const MAX_DECISIONS: u32 = 10_000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    Iterations(u32),
    Time(Duration),
}

struct Node<A> {
    /// The seat that took the action.
    seat: Seat,
    action: A,
    visits: u32,
    /// The number of visits to the parent at which the action was legal.
    availability: u32,
    payoff_sum: f64,
    children: Vec<usize>,
}

/// The most visited action. `None` if the limit allows no iteration.
///
/// # Panics
/// If the seat isn't awaited.
#[must_use]
pub fn choose<G: Game>(
    view: &G::View,
    seat: Seat,
    limit: Limit,
    dice: &mut Dice,
) -> Option<G::Action> {
    let start = Instant::now();
    let mut search =
        TreeSearch::<G> { nodes: Vec::new(), root_children: Vec::new(), actions: Vec::new() };
    let mut iterations = 0;
    loop {
        let may_continue = match limit {
            Limit::Iterations(limit) => iterations < limit,
            // Reading the clock costs as much as a few decisions, so it is read at every fourth iteration.
            Limit::Time(limit) => iterations % 4 != 0 || start.elapsed() < limit,
        };
        if !may_continue {
            break;
        }
        iterations += 1;
        let mut game = G::determinize(view, dice).expect("a game has shown the view");
        search.iterate(&mut game, seat, dice);
        // The seat has only one action, or the second iteration would have tried another.
        if search.root_children.len() == 1 && iterations > 1 {
            break;
        }
    }
    let best = search.root_children.iter().max_by_key(|node| search.nodes[**node].visits)?;
    Some(search.nodes[*best].action.clone())
}

struct TreeSearch<G: Game> {
    nodes: Vec<Node<G::Action>>,
    root_children: Vec<usize>,
    actions: Vec<G::Action>,
}

impl<G: Game> TreeSearch<G> {
    /// Plays from the root to a new node, then at random to the end, and adds the payoff to the path's nodes.
    fn iterate(&mut self, game: &mut G, searcher: Seat, dice: &mut Dice) {
        let mut path = Vec::new();
        let mut parent = None;
        let mut has_expanded = false;
        while !has_expanded {
            let mover = if parent.is_none() { Some(searcher) } else { game.turn().next_seat(dice) };
            let Some(seat) = mover else { break };
            self.actions.clear();
            game.legal_actions(seat, &mut self.actions);
            let (next, is_new) = self.descend(parent, seat, dice);
            has_expanded = is_new;
            let action = self.nodes[next].action.clone();
            path.push(next);
            // A legal action is never refused; if it were, the roll-out would begin here.
            if game.decide(seat, Decision::Act(action), &mut Sink::none()).is_err() {
                break;
            }
            parent = Some(next);
        }
        roll_out(game, &mut self.actions, dice);
        let seats = game.seats();
        // As a share of the largest payoff: 2 for each other seat.
        let payoff = |seat: Seat| match game.turn() {
            Turn::Over(outcome) => f64::from(outcome.payoff(seat)) / f64::from(2 * (seats - 1)),
            Turn::Awaiting(_) | Turn::Resolving => 0.5,
        };
        for node in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.payoff_sum += payoff(node.seat);
        }
    }

    /// The child to visit next, and whether it is new: a random untried action's, or else the one with the best bound.
    fn descend(&mut self, parent: Option<usize>, seat: Seat, dice: &mut Dice) -> (usize, bool) {
        let children = parent.map_or(&self.root_children, |parent| &self.nodes[parent].children);
        let mut best = None;
        let mut untried = Vec::new();
        let mut available = Vec::new();
        for action in &self.actions {
            let child = children.iter().copied().find(|child| {
                let node = &self.nodes[*child];
                node.seat == seat && node.action == *action
            });
            match child {
                Some(child) => available.push(child),
                None => untried.push(action.clone()),
            }
        }
        for child in &available {
            self.nodes[*child].availability += 1;
        }
        if let Some(action) = dice.pick(&untried).cloned() {
            let child = self.nodes.len();
            let children = Vec::new();
            let (visits, availability, payoff_sum) = (0, 1, 0.0);
            self.nodes.push(Node { seat, action, visits, availability, payoff_sum, children });
            match parent {
                Some(parent) => self.nodes[parent].children.push(child),
                None => self.root_children.push(child),
            }
            return (child, true);
        }
        for child in available {
            let node = &self.nodes[child];
            let visits = f64::from(node.visits.max(1));
            let exploration = (f64::from(node.availability).ln() / visits).sqrt();
            let bound = node.payoff_sum / visits + EXPLORATION_WEIGHT * exploration;
            if best.is_none_or(|(best_bound, _)| bound > best_bound) {
                best = Some((bound, child));
            }
        }
        (best.expect("a seat that is awaited can do something").1, false)
    }
}

fn roll_out<G: Game>(game: &mut G, actions: &mut Vec<G::Action>, dice: &mut Dice) {
    for _ in 0..MAX_DECISIONS {
        let Some(seat) = game.turn().next_seat(dice) else { return };
        actions.clear();
        game.legal_actions(seat, actions);
        let decision = dice.pick(actions).cloned().map_or(Decision::Timeout, Decision::Act);
        if game.decide(seat, decision, &mut Sink::none()).is_err() {
            return;
        }
    }
}
