//! A table to play positions at.

use engine::cards::CardSet;
use engine::chance::Seed;
use engine::game::{Decision, Game, Illegal, Inspect, Observer, Refusal as _, Turn};
use engine::games::duel_52::{
    Action, CardView, Duel52, Duel52Options, Event, Numbers, Refusal, SeatView, Side, View,
};
use engine::seat::Seat;

use crate::harness::{everybody, tell};
use crate::position::number;

/// A game that goes on, and what its last decision told.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) game: Duel52,
    pub(crate) told: Vec<Event>,
}

/// How a game has ended, if it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    NotYet,
    Draw,
    /// This seat has won.
    By(Seat),
}

impl Table {
    pub(crate) fn of(game: &Duel52) -> Self {
        Self { game: *game, told: Vec::new() }
    }

    pub(crate) fn deal(options: Duel52Options, seed: u64) -> Self {
        Self::of(&Duel52::deal(&options, 2, Seed(seed)).expect("a table of two"))
    }

    /// The seat does these things in turn; they are legal.
    pub(crate) fn go(&mut self, seat: Seat, actions: &[&str]) -> &mut Self {
        for action in actions {
            let action = self.read(action);
            self.decide(seat, Decision::Act(action));
        }
        self
    }

    pub(crate) fn decide(&mut self, seat: Seat, decision: Decision<Action>) -> &mut Self {
        self.told.clear();
        let answer = tell(&mut self.game, seat, decision, &mut self.told);
        assert_eq!(answer, Ok(()), "seat {seat} {decision:?}\n{}", self.picture());
        assert_eq!(self.game.audit(), Ok(()), "seat {seat} {decision:?}\n{}", self.picture());
        self
    }

    /// The seat can't do this: that rule says so, and nothing changes.
    pub(crate) fn refuse(&self, seat: Seat, action: &str, rule: &str) -> &Self {
        match self.answer(seat, Decision::Act(self.read(action))) {
            Err(Illegal::Rule(refusal)) => {
                assert_eq!(refusal.rule(), rule, "{action}: {refusal}\n{}", self.picture());
            }
            other => panic!("seat {seat} {action}: {other:?}\n{}", self.picture()),
        }
        assert!(!self.can(seat, action), "{action} is not listed");
        self
    }

    /// What the game says to a decision that it refuses.
    pub(crate) fn answer(
        &self,
        seat: Seat,
        decision: Decision<Action>,
    ) -> Result<(), Illegal<Refusal>> {
        let mut after = self.clone();
        let answer = tell(&mut after.game, seat, decision, &mut after.told);
        if let Decision::Act(action) = decision {
            assert_eq!(self.game.check(seat, &action), answer, "what check says holds");
        }
        assert!(answer.is_ok() || after == *self, "a refusal changes nothing");
        answer
    }

    /// Whether the action is listed.
    pub(crate) fn can(&self, seat: Seat, action: &str) -> bool {
        self.actions(seat).contains(&self.read(action))
    }

    pub(crate) fn actions(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal_actions(seat, &mut actions);
        actions
    }

    /// The listed actions whose text begins so, without that beginning.
    pub(crate) fn listed(&self, seat: Seat, beginning: &str) -> Vec<String> {
        let texts = self.actions(seat).into_iter().map(|action| action.to_string());
        texts.filter_map(|text| text.strip_prefix(beginning).map(str::to_owned)).collect()
    }

    fn read(&self, action: &str) -> Action {
        self.game.read_action(action).unwrap_or_else(|_| panic!("{action:?} is no action"))
    }

    pub(crate) fn open(&self) -> View {
        self.game.view(everybody())
    }

    pub(crate) fn seen(&self, observer: Observer) -> View {
        self.game.view(observer)
    }

    /// A card that came to the table.
    pub(crate) fn card(&self, at: u8) -> CardView {
        *self.open().card(number(at)).unwrap_or_else(|| panic!("card {at}\n{}", self.picture()))
    }

    pub(crate) fn seat(&self, seat: Seat) -> SeatView {
        self.open().seats[seat]
    }

    pub(crate) fn hand(&self, seat: Seat) -> CardSet {
        self.seat(seat).hand.expect("an open view")
    }

    pub(crate) fn damage(&self, at: u8) -> u8 {
        let card = self.card(at);
        assert!(card.lane.is_some(), "card {at} lives\n{}", self.picture());
        card.damage
    }

    pub(crate) fn is_up(&self, at: u8) -> bool {
        self.card(at).side == Side::Up
    }

    pub(crate) fn is_dead(&self, at: u8) -> bool {
        self.card(at).lane.is_none()
    }

    pub(crate) fn is_frozen(&self, at: u8) -> bool {
        self.card(at).frozen
    }

    /// How many actions are left of the turn.
    pub(crate) fn actions_left(&self) -> u8 {
        self.open().actions
    }

    /// Whose turn it is, while the game goes on.
    pub(crate) fn awaited(&self) -> Option<Seat> {
        self.game.turn().awaited().lowest()
    }

    /// How the game has ended.
    pub(crate) fn result(&self) -> Ended {
        match self.game.turn() {
            Turn::Over(outcome) => outcome.winner().map_or(Ended::Draw, Ended::By),
            Turn::Awaiting(_) | Turn::Resolving => Ended::NotYet,
        }
    }

    /// The cards whose powers wait.
    pub(crate) fn waiting(&self) -> Vec<u8> {
        let cards = self.open().cards;
        cards.iter().filter(|card| card.waits > 0).map(|card| card.number.get()).collect()
    }

    pub(crate) fn was_told(&self, event: Event) -> bool {
        self.told.contains(&event)
    }

    /// All that helps to see what went wrong.
    pub(crate) fn picture(&self) -> String {
        let mut text = String::new();
        self.game.write_canonical(&mut text).expect("a string takes any text");
        let told: Vec<String> = self.told.iter().map(|event| format!("  {event:?}")).collect();
        format!("{text}told:\n{}", told.join("\n"))
    }
}

/// A set of cards on the table.
pub(crate) fn numbers(list: &[u8]) -> Numbers {
    list.iter().map(|one| number(*one)).collect()
}
