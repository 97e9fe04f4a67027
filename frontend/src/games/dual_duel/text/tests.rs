//! Every event, refusal and state has a sentence that is true for every reader.

use engine::game::{Outcome, Refusal as _};
use engine::games::dual_duel::{
    Action, Card, Deck, DuelEnd, Event, Pair, Refusal, Score, Slot, score,
};
use engine::record::Player;
use engine::seat::{BySeat, Seat};

use super::cards::spoken;
use super::events::event_line;
use super::*;
use crate::words::line::Line;
use crate::words::players::Players;

const ONE: Seat = Seat::ONE;
const TWO: Seat = Seat::TWO;

fn players() -> Players {
    let players: Vec<Player> = ["Ana", "Ben"].iter().map(|name| name.parse().unwrap()).collect();
    Players::new(&players)
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn pair(received: &str, kept: &str) -> Pair {
    Pair { received: card(received), kept: card(kept) }
}

fn written(line: impl Into<Line>) -> String {
    players().sentence(&line.into()).written()
}

/// Sentences that random games rarely reach.
#[test]
fn rare_events_have_sentences_too() {
    let duel = |wins: [u8; 2], calls: [u8; 2], end| Event::DuelWon {
        wins: BySeat(wins),
        calls: BySeat(calls),
        end,
    };
    for (happened, expected) in [
        (Event::Chose(ONE, None), None),
        (Event::Dealt(ONE, 3, None), None),
        (
            Event::TookUp { seat: ONE, slot: Slot::Two, card: None, face_up: false },
            Some("Ana takes up wild card 2, face-down."),
        ),
        (
            duel([5, 5], [4, 2], DuelEnd::Calls(TWO)),
            Some("5 rounds each: Ben takes the duel, having called less often, 2 to 4."),
        ),
        (duel([5, 5], [1, 1], DuelEnd::Tied), Some("5 rounds and 1 call each: the duel is tied.")),
        (
            Event::Ended(Outcome::from_seat_scores(&BySeat([1, 1]))),
            Some("The match is over: a draw."),
        ),
    ] {
        assert_eq!(event_line(&happened).map(written).as_deref(), expected, "{happened:?}");
    }
}

#[test]
fn a_pair_says_what_it_scores_and_why() {
    for (received, kept, wild, expected) in [
        ("9r", "10b", false, "consecutive: 9 + 10 = 19"),
        ("10b", "9r", true, "consecutive: 9 + 10 − 2 = 17"),
        ("4r", "4b", false, "same number: 13"),
        ("4r", "4b", true, "same number: 13 − 2 = 11"),
        ("2r", "9r", false, "same colour: 2 × (9 − 2) = 14"),
        ("6r", "9b", false, "unrelated: 14 − 6 = 8"),
    ] {
        let pair = pair(received, kept);
        let (fits, formula) = expected.split_once(": ").expect("both are named");
        // No-break spaces keep a formula on one line.
        let expected = format!("{fits}: {}", formula.replace(' ', "\u{a0}"));
        assert_eq!(board::why(pair, Score { wild, ..score(pair) }), expected);
    }
    assert_eq!(board::stays(17, 13), "Your pair stays at 17: it beats 13.");
    assert_eq!(board::stays(13, 13), "Your pair stays at 13: it ties with 13.");
    assert_eq!(board::stays(9, 13), "Your pair stays at 9: it loses to 13.");
}

#[test]
fn every_refusal_has_a_reason_and_a_rule() {
    let card = card("9r");
    for refused in [
        Refusal::LayNow,
        Refusal::GiveNow,
        Refusal::KeepNow,
        Refusal::CallNow,
        Refusal::SwapNow,
        Refusal::TakeNow,
        Refusal::NotInHand(card),
        Refusal::SameCard(card),
        Refusal::NotInPair(card),
        Refusal::NoWildToSwap(card),
        Refusal::NoWildToTake(card),
    ] {
        let reason = written(refusal(refused));
        assert!(reason.ends_with('.') && refused.rule().starts_with("DD-"), "{reason}");
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
    let names: Vec<Player> = ["11★", "Ben"].map(|name| name.parse().unwrap()).into();
    for card in Deck::WHOLE {
        let line = Event::Chose(ONE, Some(Action::Give(card)));
        let sentence = Players::new(&names).sentence(&event_line(&line).unwrap());
        assert_eq!(
            sentence.written(),
            format!("11★ picks {} to give.", super::cards::written(card))
        );
        assert_eq!(sentence.spoken(), format!("11★ picks {} to give.", spoken(card)));
    }
}
