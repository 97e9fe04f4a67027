//! Rare texts for the golden texts, and what they don't cover.

use engine::game::Outcome;
use engine::games::dual_duel::{
    Action, Cards, DualDuel, DuelEnd, Event, Pair, Refusal, Score, Slot, score,
};
use engine::seat::{BySeat, Seat};

use super::cards::spoken;
use super::events::event_line;
use super::*;
use crate::games::golden_texts::Rare;
use crate::testing::{parsed, players};
use crate::words::line::Line;

const ONE: Seat = Seat::ONE;
const TWO: Seat = Seat::TWO;

impl Rare for DualDuel {
    fn frames() -> Vec<Vec<Event>> {
        let five_each = BySeat([5; 2]);
        let all = [
            Event::TookUp { seat: ONE, slot: Slot::Two, card: None, face_up: false },
            Event::DuelWon { wins: five_each, calls: BySeat([4, 2]), end: DuelEnd::Calls(TWO) },
            Event::DuelWon { wins: five_each, calls: BySeat([1, 1]), end: DuelEnd::Tied },
            Event::Ended(Outcome::from_scores(&[1, 1])),
        ];
        all.map(|event| vec![event]).into()
    }

    fn refusals() -> Vec<Refusal> {
        let card = parsed("9r");
        vec![Refusal::TakeNow, Refusal::SameCard(card), Refusal::NoWildToTake(card)]
    }

    /// A pair's score, its reason, and whether the pair stays.
    fn texts() -> Vec<Line> {
        let pairs = ["9r 10b", "10b 9r wild", "4r 4b", "4r 4b wild", "2r 9r", "6r 9b"];
        let pairs = pairs.map(|text| {
            let mut words = text.split(' ');
            let mut card = || parsed(words.next().expect("two cards"));
            let pair = Pair { received: card(), kept: card() };
            board::why(pair, Score { wild: words.next().is_some(), ..score(pair) })
        });
        let lines =
            [(17, 13), (13, 13), (9, 13)].map(|(own, other)| board::pass_effect(own, other));
        pairs.into_iter().chain(lines).map(Line::from).collect()
    }
}

/// A pair is what is kept and what is given, and most round wins take the duel.
#[test]
fn dd_5_dd_6_and_dd_17_are_told_before_the_first_duel() {
    assert!(ROUND[0].ends_with("your pair is what you keep and what you get."));
    assert!(ROUND.iter().any(|line| line.contains("most of nine rounds take the duel")));
}

#[test]
fn a_card_in_a_sentence_is_said_by_its_colour_and_a_name_never_is() {
    for card in Cards::ALL {
        let line = event_line(&Event::Chose(ONE, Some(Action::Give(card)))).unwrap();
        let said = players("11★ | Ben").sentence(&line).spoken();
        assert_eq!(said, format!("11★ picks {} to give.", spoken(card)));
    }
}
