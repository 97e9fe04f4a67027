//! Every event, refusal and state has a sentence that is true for every reader.

use engine::bot::Level;
use engine::cards::{Card, CardSet, Rank};
use engine::chance::Seed;
use engine::game::{Game, Observer, Outcome};
use engine::games::fools_gambit::{Event, FoolsGambit, FoolsGambitOptions, Refusal, View};
use engine::record::Player;
use engine::seat::{BySeat, Seat, SeatSet};

use super::*;
use crate::words::line::Line;
use crate::words::players::Players;

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
fn the_end_is_told_with_its_points() {
    let over = |points: [u16; 2]| {
        let mut over = view(points, |_| {});
        let scores = BySeat(points.map(u32::from));
        over.turn = engine::game::Turn::Over(Outcome::from_seat_scores(&scores));
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
    let seen = CardSet::from_item(card("Kc"));
    assert_eq!(written(board::off_hand_seen(seen)), "Seen by all: K♣.");
    assert_eq!(board::off_hand_hidden(1, false), "1 more card, which only its owner has seen.");
}

#[test]
fn rare_events_have_sentences_too() {
    let five = |seat, out, brought_in| Event::Exchanged {
        seat,
        out: card(out),
        brought_in: card(brought_in),
    };
    let fives =
        [Event::FivesActed(SeatSet::first(2)), five(TWO, "5h", "Qh"), five(ONE, "5c", "5s")];
    assert_eq!(
        frame_line(&fives).map(written).as_deref(),
        Some(
            "Both 5s act at once. Sharp bot has to duel with Q♥ instead of 5♥. Ana has to duel with \
             5♠ instead of 5♣."
        )
    );
    assert_eq!(
        event_line(&won([7, 7], true, None)).map(written).as_deref(),
        Some("7 against 7: a tie, and a 7 doesn’t change a tie.")
    );
    assert_eq!(frame_line(&[Event::Chose(ONE, None)]), None);
    let same = refusal(Refusal::SameCard(card("9c")));
    assert_eq!(written(same), "9♣ can’t be duel card and wager at once.");
}
