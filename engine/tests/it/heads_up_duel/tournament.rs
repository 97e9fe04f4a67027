//! HUD-38 to HUD-43: tournaments and seasons.

use engine::game::{Game, SetupError};
use engine::games::heads_up_duel::{CardKind, HeadsUpDuel, PairOrigin, Phase};
use engine::options::Options;
use engine::season::Season;
use engine::seat::Seat;

use crate::heads_up_duel::table::{Position, Table, deal, options};
use crate::heads_up_duel::{FOUR, ONE, THREE, TWO};

/// Plays the running duel: both seats show their lowest cards, and are ready.
fn play_duel(table: &mut Table) {
    let done = table.view().results.len();
    while table.view().results.len() == done {
        let shown =
            table.duel().seats.0.map(|seat| table.hand(seat).each().next().expect("a card"));
        table.show(&shown[0].to_string(), &shown[1].to_string()).ready();
    }
}

fn winners(table: &Table) -> Vec<Seat> {
    let results = table.view().results;
    results.iter().map(|result| result.seats[result.winner.expect("a winner")]).collect()
}

#[test]
fn hud_38_four_seats_play_semifinals_and_a_final() {
    for seed in 0..20 {
        let mut table = deal("trading=off tournament=on", 4, seed);
        let pairs = table.view().pairs;
        assert_eq!(table.duel().seats, pairs[0].seats);
        play_duel(&mut table);
        assert_eq!(table.duel().seats, pairs[1].seats);
        play_duel(&mut table);
        assert_eq!(table.duel().seats.0.to_vec(), winners(&table));
        play_duel(&mut table);
        assert_eq!(table.view().phase, Phase::Over);
    }
}

#[test]
fn hud_38_eight_seats_play_quarterfinals_first() {
    let mut table = deal("trading=off tournament=on", 8, 3);
    for _ in 0..4 {
        play_duel(&mut table);
    }
    let first = winners(&table);
    assert_eq!(table.duel().seats.0, [first[0], first[1]], "the winners of pairs 1 and 2");
    play_duel(&mut table);
    assert_eq!(table.duel().seats.0, [first[2], first[3]], "and of 3 and 4");
    play_duel(&mut table);
    assert_eq!(table.duel().seats.0.to_vec(), winners(&table)[4..]);
    play_duel(&mut table);
    assert_eq!((table.view().phase, table.view().results.len()), (Phase::Over, 7));
}

#[test]
fn hud_38_a_tournament_is_for_four_or_eight() {
    for seats in [2, 6] {
        let dealt = HeadsUpDuel::deal(&options("tournament=on"), seats, engine::chance::Seed(1));
        assert_eq!(dealt.err(), Some(SetupError::Seats(seats)));
    }
    let counts: Vec<u8> = options("tournament=on").seat_counts().iter().collect();
    assert_eq!(counts, [4, 8]);
}

#[test]
fn hud_39_each_duel_starts_with_the_whole_deck() {
    let mut table = deal("trading=off tournament=on", 4, 5);
    play_duel(&mut table);
    play_duel(&mut table);
    for seat in table.duel().seats.0 {
        assert_eq!((table.hand(seat), table.hand(seat).count()), (table.deck(seat), 15));
    }
}

/// Four seats in a tournament; the first two have these cards, and their duel is a draw, 0 to 0.
fn drawn(line: &str, one: &str, two: &str) -> Table {
    let decks = [one, two, "8p"];
    let line = format!("tournament=on {line}");
    let mut table = Position::trading(&line, 4, &decks).marbles(&[6, 1, 3, 2]).table();
    table.end_trading().go(ONE, "pick 2").show("10p", "10p").ready();
    table
}

#[test]
fn hud_40_a_drawn_duel_is_decided_by_the_cards_left() {
    assert_eq!(winners(&drawn("", "10p", "10p,3p")), [TWO], "standing is no way to go on");
    assert_eq!(winners(&drawn("draws=most-cards", "2p,10p", "10p")), [ONE]);
}

#[test]
fn hud_40_then_the_smaller_deck_wins() {
    // The duel is still a draw without Kings' points, as there are none.
    assert_eq!(winners(&drawn("draws=no-kings", "10p", "10p,3p")), [ONE]);
    assert_eq!(winners(&drawn("draws=no-kings", "2p,10p", "10p")), [TWO]);
}

#[test]
fn hud_40_then_chance() {
    let winner = |seed| {
        let position = Position::trading("tournament=on", 4, &["10p", "10p", "8p"]);
        let mut table = position.marbles(&[6, 1, 3, 2]).seeded(seed);
        table.end_trading().go(ONE, "pick 2").show("10p", "10p").ready();
        winners(&table)[0]
    };
    let ones = (0..40).filter(|seed| winner(*seed) == ONE).count();
    assert!((8..=32).contains(&ones), "{ones} of 40");
}

#[test]
fn hud_41_strikes_in_the_first_stage_and_a_token_more_for_the_final() {
    let decks = ["10p", "9p", "8p"];
    let mut table = Position::trading("tournament=on", 4, &decks).marbles(&[6, 1, 3, 2]).table();
    table.end_trading().go(ONE, "pick 2").show("10p", "9p").ready();
    table.show("8p", "2p").ready();
    assert_eq!(table.duel().seats.0, [ONE, THREE]);
    table.show("10p", "8p").ready();
    let standing = |seat| table.view().by_seat[seat].standing;
    let all = [ONE, TWO, THREE, FOUR].map(|seat| (standing(seat).halves, standing(seat).strikes));
    // Seat 1 won two duels, the final's token, and the bonus for two points.
    assert_eq!(all, [(2 + 2 + 2 + 1, 0), (0, 1), (2, 0), (0, 1)]);
}

#[test]
fn hud_41_winners_meet_without_a_pick() {
    let mut table = deal("trading=off tournament=on", 4, 5);
    assert!(table.view().pairs.iter().all(|pair| pair.origin == PairOrigin::Drawn));
    play_duel(&mut table);
    play_duel(&mut table);
    assert_eq!(table.view().pairs.len(), 2, "a final is no pair of the first stage");
    assert!(table.hand(table.duel().seats.0[0]).of_kind(CardKind::Joker) == 0);
}

#[test]
fn hud_42_tokens_and_strikes_are_shown_at_the_end() {
    let mut table = Position::duel("", "6p", "5p,3p").table();
    table.show("6p", "5p").ready();
    let public = table.game.view(engine::game::Observer::Table);
    assert_eq!((public.by_seat[ONE].standing.halves, public.by_seat[TWO].standing.strikes), (2, 1));
    assert_eq!(deal("", 2, 1).view().by_seat[ONE].standing.halves, 0, "then forgotten");
}

#[test]
fn hud_43_in_a_season_they_add_up() {
    // A season carries over the tokens left of those brought, and those won.
    let position = Position::trading("", 4, &["10p", "9p", "8p"]).marbles(&[9, 1, 3, 2]);
    let mut table = position.halves(&[1, 2, 2, 2]).table();
    table.end_trading().go(ONE, "pick 2").show("10p", "9p").ready().show("8p", "2p").ready();
    let view = table.game.view(engine::game::Observer::Table);
    let purse = |seat| view.by_seat[seat].halves + view.by_seat[seat].standing.halves;
    assert_eq!([ONE, TWO, THREE, FOUR].map(purse), [1 + 3, 2, 2 + 3, 2]);
    let carried = [ONE, TWO, THREE, FOUR].map(|seat| table.game.purse(seat).expect("it is over"));
    assert_eq!(carried.map(|purse| purse.halves), [4, 2, 5, 2]);
    let strikes = [ONE, TWO, THREE, FOUR].map(|seat| view.by_seat[seat].standing.strikes);
    assert_eq!(carried.map(|purse| purse.strikes), strikes);
    // Another game can start with these tokens.
    let next = deal("brought=4,2,5,2", 4, 1);
    assert_eq!([ONE, TWO, THREE, FOUR].map(|seat| next.view().by_seat[seat].halves), [4, 2, 5, 2]);
    assert_eq!(next.game.purse(ONE), None, "it goes on");
}
