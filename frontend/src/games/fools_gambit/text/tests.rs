//! Rare texts for the golden texts, and what they don't cover.

use engine::cards::{CardSet, Rank};
use engine::game::{Game, Observer, Outcome, Turn};
use engine::games::fools_gambit::{Event, FoolsGambit, Refusal};
use engine::seat::{BySeat, Seat, SeatSet};

use super::*;
use crate::games::golden_texts::Rare;
use crate::games::scene_laws::dealt;
use crate::testing::{parsed, players};
use crate::words::line::Line;

const ONE: Seat = Seat::ONE;
const TWO: Seat = Seat::TWO;

impl Rare for FoolsGambit {
    fn frames() -> Vec<Vec<Event>> {
        let five = |seat, out, brought_in| Event::Exchanged {
            seat,
            out: parsed(out),
            brought_in: parsed(brought_in),
        };
        let values = BySeat([Rank::SEVEN; 2]);
        vec![
            vec![
                Event::FivesActed(SeatSet::first(2)),
                five(TWO, "5h", "Qh"),
                five(ONE, "5c", "5s"),
            ],
            vec![Event::RoundWon { values, reversed: true, winner: None }],
        ]
    }

    fn refusals() -> Vec<Refusal> {
        vec![Refusal::SameCard(parsed("9c"))]
    }

    fn texts() -> Vec<Line> {
        let picked =
            |duel, wager: Option<&str>| board::picked_effect(parsed(duel), wager.map(parsed), TWO);
        vec![
            picked("2c", Some("Kc")),
            picked("2c", None),
            picked("5c", Some("Kc")),
            picked("9c", Some("Kc")),
            board::pile(ONE, board::MAIN_DECK_LONG, 1),
            board::unseen_places(20, 3, 2).into(),
            board::off_hand_seen(CardSet::EMPTY),
            board::off_hand_seen(CardSet::from_item(parsed("Kc"))),
            board::off_hand_hidden(1, CardSet::from_item(parsed("Kc"))).into(),
        ]
    }
}

#[test]
fn equal_points_are_a_draw() {
    let mut over = dealt::<FoolsGambit>("", 2, 1).view(Observer::Table);
    over.turn = Turn::Over(Outcome::from_scores(&[0, 0]));
    assert_eq!(players("Ana | Ben").sentence(&result(&over)).written(), "A draw, 0 to 0");
}

#[test]
fn every_special_card_says_what_it_would_do() {
    let special: Vec<_> = Rank::all().filter(|rank| board::power(*rank, TWO).is_some()).collect();
    assert_eq!(special, [Rank::TWO, Rank::FIVE, Rank::SEVEN]);
}
