use std::collections::BTreeMap;

use engine::cards::CardSet;
use engine::catalogue::{AnyGame, AnyOptions};
use engine::game::{Decision, Ending, Game, Observer};
use engine::games::fools_gambit::{Deck, Event, FoolsGambit, FoolsGambitOptions, SeatView};
use engine::seat::Seat;

use crate::golden::{folder, golden, text};
use crate::harness::everybody;

#[test]
fn golden_records_hold_what_is_rare() {
    let full = golden::<AnyGame>("fools-gambit-a-deck-each.record");
    let each = FoolsGambitOptions { deck: Deck::Full, ..FoolsGambitOptions::default() };
    assert_eq!(full.options, AnyOptions::FoolsGambit(each));

    let rare = golden::<FoolsGambit>("fools-gambit-fives-and-time-outs.record");
    let (mut longest_chain, mut time_outs) = (0, 0);
    let end = rare.replay(|_, _, emitted| {
        let fives = emitted.events().filter(|event| matches!(event, Event::FivesActed(_)));
        longest_chain = longest_chain.max(fives.count());
        time_outs += emitted.events().filter(|event| matches!(event, Event::TimedOut(_))).count();
    });
    assert!(longest_chain >= 3, "5s act three times in a row: {longest_chain}");
    assert!(time_outs >= 4, "{time_outs} time-outs");
    let outcome = end.ok().and_then(|game| game.turn().outcome()).expect("it is over");
    assert_eq!(outcome.ending, Ending::Conceded(Seat::TWO));
    assert!(rare.decisions.iter().any(|entry| entry.decision == Decision::Leave));
}

/// A seat's line on a round in the account of the game worked out by hand.
struct ByHand<'a>(BTreeMap<&'a str, &'a str>);

impl<'a> ByHand<'a> {
    fn read(line: &'a str) -> Self {
        let words = ["drew", "winning", "discard", "off-hand", "main deck", "plays on with"];
        let facts = line.split("; ").map(|fact| {
            let word = words.into_iter().find(|word| fact.starts_with(word));
            let word = word.unwrap_or_else(|| panic!("{fact:?} begins with a known word"));
            (word, fact[word.len()..].trim())
        });
        Self(facts.collect())
    }

    fn cards(&self, word: &str) -> CardSet {
        let cards = self.0[word].split('(').next().unwrap_or_default().split_whitespace();
        cards.filter(|card| *card != "-").map(|card| card.parse().expect(card)).collect()
    }

    fn number(&self, word: &str) -> u16 {
        let digits: String = self.0[word].chars().filter(char::is_ascii_digit).collect();
        digits.parse().expect(word)
    }

    fn points(&self) -> u16 {
        let (_, points) = self.0["winning"].split_once('(').expect("points in brackets");
        points.trim_end_matches(')').parse().expect("points in brackets")
    }

    fn compare(&self, seat: &SeatView, after: &str) {
        let off_hand = seat.off_hand_known.expect("an open view");
        assert_eq!(seat.winning, self.cards("winning"), "{after}: winning pile");
        assert_eq!(seat.points, self.points(), "{after}: points");
        assert_eq!(seat.discard, self.cards("discard"), "{after}: discard pile");
        assert_eq!(off_hand, self.cards("off-hand"), "{after}: off-hand");
        assert_eq!(u16::from(seat.main_deck), self.number("main deck"), "{after}: main deck");
        if self.0.contains_key("plays on with") {
            let drawn = seat.hand.expect("an open view");
            assert_eq!(seat.unseen.union(drawn), self.cards("plays on with"), "{after}: the rest");
        }
    }
}

#[test]
fn a_game_worked_out_by_hand_is_played_so() {
    let account = text(&folder().join("fools-gambit-worked-by-hand.md"));
    let rounds = account.split("\n## Round ").skip(1);
    let rounds: Vec<[ByHand<'_>; 2]> = rounds
        .map(|round| {
            let line = |mark: &str| round.lines().find_map(|line| line.strip_prefix(mark));
            ["- 1 ", "- 2 "].map(|mark| ByHand::read(line(mark).expect("a line for each seat")))
        })
        .collect();
    assert_eq!(rounds.len(), 13);
    let record = golden::<FoolsGambit>("fools-gambit-worked-by-hand.record");
    let mut compared = 0;
    let end = record.replay(|done, game, _| {
        // A round has four decisions: two picks, two swaps.
        let (round, decisions_into_round) = (done / 4, done % 4);
        if decisions_into_round != 0 {
            return;
        }
        let view = game.view(everybody());
        if let Some(begins) = rounds.get(round) {
            for (seat, by_hand) in view.seats.0.iter().zip(begins) {
                assert_eq!(seat.hand, Some(by_hand.cards("drew")), "hands of round {}", round + 1);
            }
        }
        if let Some(ended) = round.checked_sub(1) {
            for (seat, by_hand) in view.seats.iter().zip(&rounds[ended]) {
                by_hand.compare(seat.1, &format!("round {round}, seat {}", seat.0));
            }
            compared += 1;
        }
    });
    assert_eq!(compared, 13, "all rounds are compared");
    let end = end.expect("the record can be played");
    assert_eq!(end.turn().outcome().and_then(|outcome| outcome.winner()), Some(Seat::ONE));
    assert_eq!(end.view(Observer::Table).seats[Seat::TWO].points, 29);
}
