//! Every event, refusal and state has its sentence, and it is true for every reader.

use engine::chance::Seed;
use engine::game::{Decision, Game, Observer, Outcome, Refusal as _, Sink};
use engine::games::dual_duel::{
    Action, Card, Deck, DualDuel, DualDuelOptions, DuelEnd, Event, Pair, Phase, Refusal, Score,
    Slot, Swap, View, Wilds, score,
};
use engine::record::Player;
use engine::seat::{BySeat, Seat, SeatSet};

use super::cards::spoken;
use super::*;
use crate::words::line::{Line, joined};
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

fn pair(given: &str, kept: &str) -> Pair {
    Pair { given: card(given), kept: card(kept) }
}

fn won(one: Pair, two: Pair, swapped: bool, winner: Option<Seat>) -> Event {
    let scores = BySeat([Score { wild: swapped, ..score(one) }, score(two)]);
    Event::RoundWon { pairs: BySeat([one, two]), scores, winner }
}

fn written(line: impl Into<Line>) -> String {
    players().sentence(&line.into()).written()
}

fn line(happened: Event) -> Option<String> {
    event(&happened).map(written)
}

#[test]
fn events_are_told_by_names() {
    let swap = Swap { out: card("9r"), brought_in: card("3b") };
    let three: Deck = ["1r", "9y", "10p"].iter().map(|text| card(text)).collect();
    let took = |card, face_up| Event::TookUp { seat: ONE, slot: Slot::Two, card, face_up };
    let duel = |wins: [u8; 2], calls: [u8; 2], end| Event::DuelWon {
        wins: BySeat(wins),
        calls: BySeat(calls),
        end,
    };
    for (happened, expected) in [
        (Event::DuelBegan(2), Some("Duel 2 begins.")),
        (Event::Dealt(ONE, 22, Some(Deck::WHOLE)), Some("Ana is dealt 22 cards.")),
        (Event::Dealt(ONE, 3, Some(three)), Some("Ana is dealt 1▲, 9● and 10★.")),
        (Event::Dealt(ONE, 3, None), None),
        (Event::Chose(ONE, None), None),
        (Event::Chose(ONE, Some(Action::Call)), Some("Ana decides to call “Wild”.")),
        (Event::Chose(ONE, Some(Action::Pass)), Some("Ana decides not to call.")),
        (
            Event::Chose(TWO, Some(Action::Lay(Wilds::new(card("9r"), card("3b"))))),
            Some("Ben lays 3✚ and 9▲ aside as wild cards."),
        ),
        (Event::Chose(ONE, Some(Action::Give(card("4g")))), Some("Ana picks 4■ to give.")),
        (Event::Chose(ONE, Some(Action::Keep(card("4g")))), Some("Ana picks 4■ to keep.")),
        (Event::Chose(ONE, Some(Action::Swap(swap))), Some("Ana picks 3✚ to come in for 9▲.")),
        (Event::Chose(ONE, Some(Action::Take(card("4g")))), Some("Ana picks 4■ to take up.")),
        (Event::TimedOut(TWO), Some("Ben’s time is up: the rules decide.")),
        (Event::WildsLaid(ONE, None), Some("Ana lays two wild cards aside, face-down.")),
        (
            Event::WildsLaid(ONE, Some([card("9r"), card("3b")])),
            Some("Ana’s wild cards are 9▲ and 3✚."),
        ),
        (Event::RoundBegan(9), Some("Round 9 begins.")),
        (Event::RoundBegan(10), Some("Bonus round 1 begins.")),
        (Event::Given(BySeat([card("9r"), card("4g")])), Some("Ana gives 4■, Ben gives 9▲.")),
        (Event::Kept(BySeat([card("9r"), card("4g")])), Some("Ana keeps 9▲, Ben keeps 4■.")),
        (Event::Called(SeatSet::EMPTY), Some("Nobody calls “Wild”.")),
        (Event::Called(SeatSet::only(TWO)), Some("Ben calls “Wild”.")),
        (Event::Called(SeatSet::first(2)), Some("Both call “Wild”.")),
        (Event::Answered(ONE, true), Some("Ana calls “Wild”, too.")),
        (Event::Answered(ONE, false), Some("Ana doesn’t call.")),
        (Event::Swapped(TWO, Slot::One, swap), Some("Ben swaps 9▲ for 3✚.")),
        (
            won(pair("9r", "10b"), pair("4r", "4b"), true, Some(ONE)),
            Some("Ana 9\u{a0}+\u{a0}10\u{a0}−\u{a0}2\u{a0}=\u{a0}17, Ben 13: Ana wins the round."),
        ),
        (
            won(pair("2r", "9r"), pair("6r", "9b"), false, Some(ONE)),
            Some(
                "Ana 2\u{a0}×\u{a0}(9\u{a0}−\u{a0}2)\u{a0}=\u{a0}14, Ben 14\u{a0}−\u{a0}6\u{a0}=\u{a0}8: Ana wins the round.",
            ),
        ),
        (
            won(pair("4g", "4y"), pair("4r", "4b"), false, None),
            Some("Ana 13, Ben 13: nobody wins the round."),
        ),
        (took(Some(card("3b")), true), Some("Ana takes the wild card 3✚ up.")),
        (took(None, false), Some("Ana takes up wild card 2, face-down.")),
        (duel([5, 3], [0, 9], DuelEnd::Rounds(ONE)), Some("Ana takes the duel, 5 rounds to 3.")),
        (
            duel([5, 5], [4, 2], DuelEnd::Calls(TWO)),
            Some("5 rounds each: Ben takes the duel, having called less often, 2 to 4."),
        ),
        (duel([5, 5], [1, 1], DuelEnd::Tied), Some("5 rounds and 1 call each: the duel is tied.")),
        (Event::Conceded(ONE), Some("Ana concedes.")),
        (Event::Ended(Outcome::by_score(&BySeat([2, 1]))), Some("The match is over: Ana wins.")),
        (Event::Ended(Outcome::by_score(&BySeat([1, 1]))), Some("The match is over: a draw.")),
    ] {
        assert_eq!(line(happened).as_deref(), expected, "{happened:?}");
    }
    assert!(line(Event::BonusBegan).is_some());
}

#[test]
fn two_at_once_are_told_as_one() {
    let both = [Event::WildsLaid(ONE, None), Event::WildsLaid(TWO, None)];
    let line = at_once(&both).map(written);
    assert_eq!(line.as_deref(), Some("Both lay two wild cards aside, face-down."));
    assert_eq!(at_once(&[Event::Chose(ONE, None)]), None);
}

#[test]
fn a_pair_says_what_it_scores_and_why() {
    for (given, kept, wild, expected) in [
        ("9r", "10b", false, "consecutive: 9 + 10 = 19"),
        ("10b", "9r", true, "consecutive: 9 + 10 − 2 = 17"),
        ("4r", "4b", false, "same number: 13"),
        ("4r", "4b", true, "same number: 13 − 2 = 11"),
        ("2r", "9r", false, "same colour: 2 × (9 − 2) = 14"),
        ("6r", "9b", false, "unrelated: 14 − 6 = 8"),
    ] {
        let pair = pair(given, kept);
        let (fits, formula) = expected.split_once(": ").expect("both are named");
        // A formula stands in one line.
        let expected = format!("{fits}: {}", formula.replace(' ', "\u{a0}"));
        assert_eq!(board::why(pair, Score { wild, ..score(pair) }), expected);
    }
    assert_eq!(board::against(17, 13), "beats 13");
    assert_eq!(board::against(13, 13), "ties with 13");
    assert_eq!(board::against(9, 13), "loses to 13");
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
fn where_a_match_stands_is_public() {
    let mut game = DualDuel::deal(&DualDuelOptions::default(), 2, Seed(1)).unwrap();
    let view = game.view(Observer::Table);
    assert_eq!(
        written(joined(standing(&view), " · ")),
        "Duel 1, wild cards · Ana:\u{a0}0 · Ben:\u{a0}0"
    );
    for seat in Seat::all(2) {
        game.decide(seat, Decision::Timeout, &mut Sink::none()).unwrap();
    }
    let view = game.view(Observer::Table);
    assert_eq!(
        written(joined(standing(&view), " · ")),
        "Duel 1, round 1 · Ana:\u{a0}0 · Ben:\u{a0}0"
    );
    assert_eq!(written(to_do(&view, ONE)), "Give a card to Ben’s pair");
    for phase in [
        Phase::Lay,
        Phase::Give,
        Phase::Keep,
        Phase::Call,
        Phase::Answer,
        Phase::Swap,
        Phase::Bonus,
    ] {
        assert!(written(board::secrecy(&View { phase, ..view }, TWO)).ends_with('.'));
    }
    game.decide(ONE, Decision::Leave, &mut Sink::none()).unwrap();
    let over = game.view(Observer::Table);
    assert_eq!(written(result(&over)), "Ana concedes: Ben wins");
    assert_eq!(written(joined(standing(&over), " · ")), "Over · Ana:\u{a0}0 · Ben:\u{a0}0");
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
        let sentence = Players::new(&names).sentence(&event(&line).unwrap());
        assert_eq!(
            sentence.written(),
            format!("11★ picks {} to give.", super::cards::written(card))
        );
        assert_eq!(sentence.spoken(), format!("11★ picks {} to give.", spoken(card)));
    }
}
