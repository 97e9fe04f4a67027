//! HUD-33 to HUD-37: the end of a duel and its prizes.

use engine::game::{Decision, Ending, Game, Outcome};
use engine::games::heads_up_duel::{Event, Phase};
use engine::seat::{Seat, SeatSet};

use crate::heads_up_duel::table::{Position, Table};
use crate::heads_up_duel::{FOUR, ONE, THREE, TWO};

fn outcome(table: &Table) -> Outcome {
    table.game.turn().outcome().unwrap_or_else(|| panic!("it is over\n{}", table.picture()))
}

/// By seat: half tokens and strikes won.
fn won(table: &Table) -> Vec<(u8, u8)> {
    let view = table.view();
    let standing = |seat| view.by_seat[seat].standing;
    Seat::all(view.seats).map(|seat| (standing(seat).halves, standing(seat).strikes)).collect()
}

#[test]
fn hud_33_the_round_in_which_a_hand_becomes_empty_is_the_last() {
    // A hand becomes empty in the showdown: the other seat may still play.
    let mut table = Position::duel("", "6p", "5p*2,3p").table();
    table.show("6p", "5p").go(TWO, "play 5p").ready();
    assert_eq!(table.ended(), ([6, 10], Some(TWO), [0, 0]));
    assert_eq!(table.view().phase, Phase::Over);
    // A hand becomes empty in the advantage phase.
    let mut table = Position::duel("", "6p*2", "5p*3,3p").table();
    table.show("6p", "5p").go(ONE, "play 6p").go(TWO, "play 5p");
    assert_eq!(table.view().phase, Phase::Advantage, "it is played to its end");
    table.go(TWO, "play 5p").go(TWO, "ready");
    assert_eq!(table.ended(), ([12, 15], Some(TWO), [0, 0]));
    assert_eq!(table.view().phase, Phase::Over);
    // If both sides have cards left, another round begins.
    let mut table = Position::duel("", "6p*2", "5p*2").table();
    table.show("6p", "5p").ready();
    assert_eq!((table.view().phase, table.duel().round), (Phase::Showdown, 3));
}

#[test]
fn hud_33_a_jack_may_empty_the_table_but_not_the_hand() {
    let mut table = Position::duel("", "Jp,3p", "9p,2p").table();
    table.show("Jp", "9p").ready();
    assert_eq!(table.view().phase, Phase::Showdown);
}

#[test]
fn hud_34_a_token_for_the_winner_and_a_strike_for_the_loser() {
    let mut table = Position::duel("", "6p", "5p,3p").points((2, 0), (0, 0)).table();
    table.show("6p", "5p").ready();
    assert_eq!(won(&table), [(2, 0), (0, 1)]);
    assert_eq!(outcome(&table).winner(), Some(ONE));
    // Points decide, not the last round.
    let mut table = Position::duel("", "6p", "5p,3p").points((0, 0), (3, 0)).table();
    table.show("6p", "5p").ready();
    assert_eq!(won(&table), [(0, 1), (2, 0)]);
    // Equal points bring nothing.
    let mut table = Position::duel("", "6p", "5p,3p").points((0, 0), (1, 0)).table();
    table.show("6p", "5p").ready();
    assert_eq!((won(&table), outcome(&table).winner()), (vec![(0, 0), (0, 0)], None));
}

#[test]
fn hud_35_a_drawn_duel_may_be_decided() {
    let winner = |line: &str, points: [(u16, u16); 2], one: &str, two: &str| {
        let mut table = Position::duel(line, one, two).points(points[0], points[1]).table();
        let cards = [one, two].map(|hand| hand.split(',').next().expect("a card").to_owned());
        table.show(&cards[0], &cards[1]).ready();
        outcome(&table).winner()
    };
    let even = [(1, 0), (1, 0)];
    assert_eq!(winner("draws=stand", even, "6p", "6p,3p"), None);
    assert_eq!(winner("draws=most-cards", even, "6p", "6p,3p"), Some(TWO));
    assert_eq!(winner("draws=most-cards", even, "6p", "6p"), None, "equal: it stands");
    // In a draw, Kings' points no longer count, but points for rounds do.
    let kings = [(2, 1), (2, 0)];
    assert_eq!(winner("draws=no-kings", kings, "6p", "6p,3p"), Some(TWO));
    assert_eq!(winner("draws=no-kings", even, "6p", "6p,3p"), None);
    assert_eq!(winner("draws=no-kings", [(3, 2), (2, 0)], "6p", "6p,3p"), Some(ONE), "no draw");
}

#[test]
fn hud_35_so_may_a_duel_that_did_not_begin() {
    let position = Position::trading("draws=most-cards", 4, &["-", "9p", "-"]);
    let mut table = position.marbles(&[6, 3, 2, 1]).table();
    table.end_trading().go(ONE, "pick 2");
    assert_eq!(won(&table), [(0, 1), (2, 0), (0, 1), (2, 0)]);
}

/// Four seats: 1 duels with 2, 3 with 4. The first three seats have these cards.
fn two_duels(one: &str, two: &str, three: &str) -> Table {
    let mut table = Position::trading("", 4, &[one, two, three]).marbles(&[6, 1, 3, 2]).table();
    table.end_trading().go(ONE, "pick 2");
    table
}

#[test]
fn hud_36_most_points_of_all_duels_are_half_a_token_more() {
    let mut table = two_duels("10p", "9p", "8p");
    table.show("10p", "9p").ready();
    assert_eq!(won(&table), [(2, 0), (0, 1), (0, 0), (0, 0)], "not before all are over");
    table.show("8p", "2p").go(FOUR, "play Kp").go(FOUR, "play Kp").ready();
    assert_eq!(won(&table), [(2, 0), (0, 1), (0, 1), (3, 0)]);
    assert!(table.has_emitted(&Event::Bonus(SeatSet::from_item(FOUR))));
}

#[test]
fn hud_36_several_with_equal_points_get_it_each() {
    let mut table = two_duels("10p", "9p", "8p");
    table.show("10p", "9p").ready().show("8p", "2p").ready();
    assert_eq!(won(&table), [(3, 0), (0, 1), (3, 0), (0, 1)]);
}

#[test]
fn hud_36_not_with_two_players_nor_for_no_points() {
    let mut table = Position::duel("", "6p", "5p,3p").table();
    table.show("6p", "5p").ready();
    assert_eq!(won(&table)[0], (2, 0));
    let mut table = two_duels("-", "9p", "8p");
    table.show("8p", "8p").ready();
    assert_eq!(won(&table), [(0, 0); 4]);
    assert!(!table.emitted.iter().any(|event| matches!(event, Event::Bonus(_))));
}

#[test]
fn hud_37_most_tokens_win_then_most_points_else_it_is_shared() {
    // Seats 1 and 3 win a duel with a point each.
    let mut table = two_duels("10p", "9p", "8p");
    table.show("10p", "9p").ready().show("8p", "2p").ready();
    assert_eq!(outcome(&table).winners(), SeatSet::from_item(ONE).with(THREE));
    // Both duels are drawn with a point for each seat, so all share the win.
    let mut table = two_duels("10p", "9p,Kp", "8p");
    table.show("10p", "9p").go(TWO, "play Kp").ready();
    table.show("8p", "2p").go(FOUR, "play Kp").ready();
    let ranks = Seat::all(4).map(|seat| outcome(&table).rank(seat)).collect::<Vec<_>>();
    assert_eq!(won(&table), [(1, 0), (1, 0), (1, 0), (1, 0)], "two draws, a point each");
    assert_eq!(ranks, [1, 1, 1, 1]);
}

#[test]
fn hud_37_points_decide_among_equal_tokens() {
    let mut table = two_duels("10p", "9p,Kp*2", "8p");
    // Seat 2 wins by 2 to 1, seat 4 by 3 to 0, so seat 4 gets the bonus.
    table.show("10p", "9p").go(TWO, "play Kp").go(TWO, "play Kp").ready();
    table.show("8p", "9p").go(FOUR, "play Kp").go(FOUR, "play Kp").ready();
    assert_eq!(won(&table), [(0, 1), (2, 0), (0, 1), (3, 0)]);
    let ranks = Seat::all(4).map(|seat| outcome(&table).rank(seat)).collect::<Vec<_>>();
    assert_eq!(ranks, [3, 2, 4, 1]);
}

#[test]
fn leaving_a_table_of_two_concedes() {
    let mut table = Position::duel("", "6p", "5p,3p").table();
    table.decide(ONE, Decision::Leave);
    assert_eq!(
        (outcome(&table).winner(), outcome(&table).ending),
        (Some(TWO), Ending::Conceded(ONE))
    );
}
