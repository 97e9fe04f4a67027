//! Every event, refusal and state has its sentence, and it is true for every reader.

use engine::bot::Level;
use engine::cards::{Card, CardSet, Rank};
use engine::chance::Seed;
use engine::game::{Decision, Game, Observer, Outcome, Sink};
use engine::games::fools_gambit::{
    Action, Choice, Event, FoolsGambit, FoolsGambitOptions, Refusal, Swap, SwapShown, View,
};
use engine::record::Player;
use engine::seat::{BySeat, Seat, SeatSet};

use super::*;
use crate::words::line::{Line, joined};
use crate::words::players::Players;
use crate::words::reason::Reason;

const ONE: Seat = Seat::ONE;
const TWO: Seat = Seat::TWO;

fn players() -> Players {
    Players::new(&["Ana".parse().unwrap(), Player::Bot(Level::Sharp.into())])
}

fn written(line: impl Into<Line>) -> String {
    players().sentence(&line.into()).written()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn rank(order: u8) -> Rank {
    Rank::new(order).unwrap()
}

fn won(values: [u8; 2], reversed: bool, winner: Option<Seat>) -> Event {
    Event::RoundWon { values: BySeat(values.map(rank)), reversed, winner }
}

fn cases() -> Vec<(Event, Option<&'static str>)> {
    let choice = Choice { duel: card("9c"), wager: card("Kc") };
    let three = [card("3c"), card("9c"), card("Kc")];
    let pair = BySeat([card("9c"), card("Jh")]);
    let exchanged = Event::Exchanged { seat: TWO, out: card("Kh"), brought_in: card("4h") };
    let swapped = SwapShown::Wager { out: card("Kh"), brought_in: card("4h") };
    vec![
        (Event::RoundBegan(4), Some("Round 4 begins.")),
        (Event::Recycled(ONE), Some("Ana shuffles the off-hand into the main deck.")),
        (Event::Drew(ONE, Some(three)), Some("Ana draws 3♣, 9♣ and K♣.")),
        (Event::Drew(ONE, None), None),
        (Event::Chose(ONE, Some(choice)), Some("Ana picks 9♣ to duel with and wagers K♣.")),
        (Event::Chose(ONE, None), None),
        (Event::TimedOut(TWO), Some("Sharp bot’s time is up: the rules decide.")),
        (Event::WagersShown(pair), Some("Ana wagers 9♣, Sharp bot J♥.")),
        // What was chosen is told once, when it is done.
        (Event::SwapChosen(ONE, Some(Swap::Keep)), None),
        (Event::Swapped(ONE, SwapShown::Kept), Some("Ana doesn’t swap.")),
        (
            Event::Swapped(ONE, SwapShown::Duel),
            Some("Ana swaps the third card with the duel card, face-down."),
        ),
        (
            Event::Swapped(TWO, swapped),
            Some("Sharp bot swaps the third card with the wager: 4♥ for K♥."),
        ),
        (Event::DuelsShown(pair), Some("Ana duels with 9♣, Sharp bot with J♥.")),
        (
            Event::FivesActed(SeatSet::only(ONE)),
            Some("Ana’s 5 makes Sharp bot exchange the duel card."),
        ),
        (
            Event::FivesActed(SeatSet::first(2)),
            Some("Both 5s act at once: both players must exchange their duel card."),
        ),
        (exchanged, Some("Sharp bot has to duel with 4♥ instead of K♥.")),
        (Event::TwoTook(ONE, Rank::KING), Some("Ana’s 2 takes the value of the wager: K.")),
        (Event::SevenReversed(ONE), Some("Ana’s 7 reverses the result.")),
        (won([9, 11], false, Some(TWO)), Some("9 against J: Sharp bot wins the round.")),
        (
            won([7, 10], true, Some(ONE)),
            Some("7 against 10, reversed by the 7: Ana wins the round."),
        ),
        (won([9, 9], false, None), Some("9 against 9: a tie.")),
        (won([7, 7], true, None), Some("7 against 7: a tie, and a 7 doesn’t change a tie.")),
        (Event::Banked(ONE, card("Kc"), 10), Some("Ana banks K♣: 10 points.")),
        (Event::Discarded(TWO, card("4h")), Some("Sharp bot’s wager 4♥ is discarded.")),
        (Event::WagerReturned(ONE, card("Kc")), Some("Ana takes K♣ back into the off-hand.")),
        (Event::Conceded(ONE), Some("Ana concedes.")),
        (
            Event::Ended(Outcome::by_score(&BySeat([3, 9]))),
            Some("The game is over: Sharp bot wins."),
        ),
        (Event::Ended(Outcome::by_score(&BySeat([9, 9]))), Some("The game is over: a draw.")),
    ]
}

/// Which kind an event is: without a wild card, so that a new event asks for its sentence here.
const fn kind(event: &Event) -> usize {
    match event {
        Event::RoundBegan(_) => 0,
        Event::Recycled(_) => 1,
        Event::Drew(..) => 2,
        Event::Chose(..) => 3,
        Event::TimedOut(_) => 4,
        Event::WagersShown(_) => 5,
        Event::SwapChosen(..) => 6,
        Event::Swapped(..) => 7,
        Event::DuelsShown(_) => 8,
        Event::FivesActed(_) => 9,
        Event::Exchanged { .. } => 10,
        Event::TwoTook(..) => 11,
        Event::SevenReversed(_) => 12,
        Event::RoundWon { .. } => 13,
        Event::Banked(..) => 14,
        Event::Discarded(..) => 15,
        Event::WagerReturned(..) => 16,
        Event::Conceded(_) => 17,
        Event::Ended(_) => 18,
    }
}

#[test]
fn every_event_has_its_sentence() {
    let mut kinds = [false; 19];
    for (one, sentence) in cases() {
        assert_eq!(event(&one).map(written).as_deref(), sentence, "{one:?}");
        kinds[kind(&one)] = true;
    }
    assert_eq!(kinds, [true; 19]);
}

#[test]
fn no_sentence_speaks_to_the_reader_or_guesses_who_somebody_is() {
    for (one, _) in cases() {
        let sentence = event(&one).map(written).unwrap_or_default().to_lowercase();
        for word in sentence.split(|character: char| !character.is_alphanumeric()) {
            let forbidden = ["you", "your", "yours", "he", "his", "him", "she", "her", "hers"];
            assert!(!forbidden.contains(&word), "{sentence}");
        }
        assert!(sentence.is_empty() || sentence.ends_with('.'), "{sentence}");
    }
}

#[test]
fn what_happens_at_once_is_told_at_once() {
    let narrated = |events: &[Event]| written(at_once(events).unwrap());
    let kept = |seat| Event::Swapped(seat, SwapShown::Kept);
    assert_eq!(narrated(&[kept(ONE), kept(TWO)]), "Neither swaps.");
    let wager = SwapShown::Wager { out: card("Kh"), brought_in: card("4h") };
    assert_eq!(
        narrated(&[kept(ONE), Event::Swapped(TWO, wager)]),
        "Ana doesn’t swap. Sharp bot swaps the third card with the wager: 4♥ for K♥."
    );
    let exchanged = |seat, out, brought_in| Event::Exchanged {
        seat,
        out: card(out),
        brought_in: card(brought_in),
    };
    assert_eq!(
        narrated(&[Event::FivesActed(SeatSet::only(ONE)), exchanged(TWO, "Kh", "4h")]),
        "Ana’s 5 makes Sharp bot duel with 4♥ instead of K♥."
    );
    assert_eq!(
        narrated(&[
            Event::FivesActed(SeatSet::first(2)),
            exchanged(TWO, "5h", "Qh"),
            exchanged(ONE, "5c", "5s"),
        ]),
        "Both 5s act at once. Sharp bot has to duel with Q♥ instead of 5♥. \
         Ana has to duel with 5♠ instead of 5♣."
    );
    assert_eq!(
        narrated(&[Event::SevenReversed(ONE), Event::SevenReversed(TWO)]),
        "Two 7s reverse the result twice, so nothing changes."
    );
    assert_eq!(
        narrated(&[
            won([9, 11], false, Some(TWO)),
            Event::Discarded(ONE, card("Kc")),
            Event::Banked(TWO, card("4h"), 4),
        ]),
        "9 against J: Sharp bot wins the round and banks 4♥ (4 points). \
         Ana’s wager K♣ is discarded."
    );
    assert_eq!(
        narrated(&[
            won([9, 9], false, None),
            Event::WagerReturned(ONE, card("Kc")),
            Event::WagerReturned(TWO, card("4h")),
        ]),
        "9 against 9: a tie. Ana takes K♣ back into the off-hand. \
         Sharp bot takes 4♥ back into the off-hand."
    );
    assert_eq!(
        narrated(&[Event::Recycled(ONE), Event::Recycled(TWO)]),
        "Both shuffle the off-hand into the main deck."
    );
    assert_eq!(at_once(&[Event::Chose(ONE, None)]), None);
}

#[test]
fn every_refusal_has_its_reason() {
    let cases = [
        (Refusal::ChooseNow, "Pick a duel card and a wager now. Swapping comes later."),
        (Refusal::SwapNow, "Duel card and wager are down. Now you may swap the third card."),
        (Refusal::NotInHand(card("9c")), "9♣ isn’t in your hand."),
        (Refusal::SameCard(card("9c")), "9♣ can’t be duel card and wager at once."),
    ];
    let mut kinds = [false; 4];
    for (why, reason) in cases {
        assert_eq!(written(refusal(why)), reason);
        kinds[match why {
            Refusal::ChooseNow => 0,
            Refusal::SwapNow => 1,
            Refusal::NotInHand(_) => 2,
            Refusal::SameCard(_) => 3,
        }] = true;
    }
    assert_eq!(kinds, [true; 4]);
    assert_eq!(Reason::of_rule("Pick a wager.", "FG-6").to_string(), "Pick a wager. (FG-6)");
}

#[test]
fn actions_are_told_as_things_to_do() {
    let choice = Choice { duel: card("9c"), wager: card("Kc") };
    let view = view([0, 0], |_| {});
    let text_of = |done: Action| written(action(&view, done));
    assert_eq!(text_of(Action::Choose(choice)), "duel with 9♣, wager K♣");
    for swap in Swap::ALL {
        assert!(text_of(Action::Swap(swap)).contains("swap"));
    }
}

fn view(points: [u16; 2], decide: impl FnOnce(&mut FoolsGambit)) -> View {
    let mut game = FoolsGambit::deal(&FoolsGambitOptions::default(), 2, Seed(1)).unwrap();
    decide(&mut game);
    let mut view = game.view(Observer::Table);
    for (seat, points) in Seat::all(2).zip(points) {
        view.seats[seat].points = points;
    }
    view
}

#[test]
fn the_table_is_told_where_the_game_stands() {
    let choosing = view([24, 30], |_| {});
    assert_eq!(
        written(joined(standing(&choosing), " · ")),
        "Round 1 · Ana:\u{a0}24 · Sharp bot:\u{a0}30"
    );
    assert_eq!(to_do(&choosing, ONE), "Pick a card to duel with and one to wager".into());
    let one_has =
        view([0, 0], |game| game.decide(ONE, Decision::Timeout, &mut Sink::none()).unwrap());
    assert_eq!(to_do(&one_has, ONE), "You have chosen".into());
    let swapping = view([0, 0], |game| {
        for seat in [ONE, TWO] {
            game.decide(seat, Decision::Timeout, &mut Sink::none()).unwrap();
        }
    });
    assert_eq!(to_do(&swapping, TWO), "Swap the third card, or keep it?".into());
    let left = view([0, 4], |game| game.decide(TWO, Decision::Leave, &mut Sink::none()).unwrap());
    assert_eq!(to_do(&left, ONE), "The game is over".into());
    assert_eq!(written(joined(standing(&left), " · ")), "Over · Ana:\u{a0}0 · Sharp bot:\u{a0}4");
    assert_eq!(written(result(&left)), "Sharp bot concedes: Ana wins");
}

#[test]
fn the_end_is_told_with_its_points() {
    let over = |points: [u16; 2]| {
        let mut over = view(points, |_| {});
        let scores = BySeat(points.map(u32::from));
        over.turn = engine::game::Turn::Over(Outcome::by_score(&scores));
        written(result(&over))
    };
    assert_eq!(over([62, 84]), "Sharp bot wins, 84 to 62");
    assert_eq!(over([70, 70]), "A draw, 70 to 70");
}

#[test]
fn every_special_card_says_what_it_would_do() {
    let special: Vec<_> = Rank::all().filter(|rank| board::power(*rank).is_some()).collect();
    assert_eq!(special, [Rank::TWO, Rank::FIVE, Rank::SEVEN]);
    for rank in Rank::all() {
        let sentence = board::power_sentence(rank, TWO);
        assert_eq!(sentence.is_some(), special.contains(&rank));
    }
    let picked =
        |duel, wager: Option<&str>| written(board::picked(card(duel), wager.map(card), TWO));
    assert_eq!(picked("2c", Some("Kc")), "The 2 would duel with the value of K♣: K.");
    assert_eq!(picked("2c", None), "A 2 duels with the value of its wager.");
    assert_eq!(picked("5c", Some("Kc")), "A 5 makes Sharp bot duel with the third card instead.");
    assert_eq!(picked("9c", Some("Kc")), "9♣ duels as 9.");
}

#[test]
fn piles_are_told_by_number_and_what_all_have_seen() {
    assert_eq!(written(board::pile(ONE, board::MAIN_DECK_LONG, 1)), "Ana’s main deck: 1 card");
    assert_eq!(
        board::unseen_places(20, 3, 2),
        "Where they are: 20 in the main deck, 3 in hand or face-down on the table and 2 in the off-hand."
    );
    assert_eq!(written(board::off_hand_seen(CardSet::EMPTY)), "Nobody else has seen any of them.");
    let seen = CardSet::only(card("Kc"));
    assert_eq!(written(board::off_hand_seen(seen)), "Seen by all: K♣.");
    assert_eq!(board::off_hand_hidden(1, false), "1 more card, which only its owner has seen.");
}
