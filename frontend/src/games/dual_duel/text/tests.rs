//! Rare texts for the golden texts, and what they don't cover.

use engine::game::Outcome;
use engine::games::dual_duel::{
    Action, Deck, DualDuel, DuelEnd, Event, Pair, Refusal, Score, Slot, score,
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
        let duel = |wins: [u8; 2], calls: [u8; 2], end| Event::DuelWon {
            wins: BySeat(wins),
            calls: BySeat(calls),
            end,
        };
        let all = [
            Event::TookUp { seat: ONE, slot: Slot::Two, card: None, face_up: false },
            duel([5, 5], [4, 2], DuelEnd::Calls(TWO)),
            duel([5, 5], [1, 1], DuelEnd::Tied),
            Event::Ended(Outcome::from_scores(&[1, 1])),
        ];
        all.map(|event| vec![event]).into()
    }

    fn refusals() -> Vec<Refusal> {
        let card = parsed("9r");
        vec![Refusal::TakeNow, Refusal::SameCard(card), Refusal::NoWildToTake(card)]
    }

    /// A pair's score, its reason, and whether it stays.
    fn texts() -> Vec<Line> {
        let pairs = [
            ("9r", "10b", false),
            ("10b", "9r", true),
            ("4r", "4b", false),
            ("4r", "4b", true),
            ("2r", "9r", false),
            ("6r", "9b", false),
        ];
        let pairs = pairs.map(|(received, kept, wild)| {
            let pair = Pair { received: parsed(received), kept: parsed(kept) };
            board::why(pair, Score { wild, ..score(pair) })
        });
        let lines =
            [(17, 13), (13, 13), (9, 13)].map(|(own, other)| board::pass_effect(own, other));
        pairs.into_iter().chain(lines).map(Line::from).collect()
    }
}

#[test]
fn dd_17_most_round_wins_take_the_duel() {
    assert!(ROUND.iter().any(|line| line.contains("most of nine rounds take the duel")));
}

#[test]
fn dd_5_and_6_a_pair_is_what_is_kept_and_what_is_given() {
    assert!(ROUND[0].ends_with("your pair is what you keep and what you get."));
}

#[test]
fn a_card_in_a_sentence_is_said_by_its_colour_and_a_name_never_is() {
    for card in Deck::WHOLE {
        let line = Event::Chose(ONE, Some(Action::Give(card)));
        let sentence = players("11★ | Ben").sentence(&event_line(&line).unwrap());
        assert_eq!(
            sentence.written(),
            format!("11★ picks {} to give.", super::cards::written(card))
        );
        assert_eq!(sentence.spoken(), format!("11★ picks {} to give.", spoken(card)));
    }
}
