use engine::game::{Decision, Frame, Game, Observer, Sink, Turn};
use engine::games::heads_up_duel::{
    DuelView, Event, HeadsUpDuel, Phase, Scoring, Side, Verdict, View,
};
use engine::seat::{Seat, SeatSet};

use crate::heads_up_duel::table::{Position, Table, cards};
use crate::heads_up_duel::{EYES_OF_ONE, EYES_OF_THREE, EYES_OF_TWO, FOUR, ONE, THREE, TWO};

fn frames(table: &Table, seat: Seat, action: &str) -> Vec<Frame<HeadsUpDuel>> {
    let decision = match action {
        "timeout" => Decision::Timeout,
        "leave" => Decision::Leave,
        action => Decision::Act(table.read(action)),
    };
    let (mut game, mut frames) = (table.game.clone(), Sink::open());
    assert_eq!(game.decide(seat, decision, &mut frames), Ok(()), "{}", table.picture());
    frames.into_frames()
}

fn name(event: &Event) -> String {
    format!("{event:?}").split(['(', ' ']).next().unwrap_or_default().to_owned()
}

/// The events' names, with bars between frames.
fn emitted(frames: &[Frame<HeadsUpDuel>]) -> String {
    let of_frame = |frame: &Frame<_>| {
        let names: Vec<String> = frame.events.iter().map(name).collect();
        names.join(" ")
    };
    frames.iter().map(of_frame).collect::<Vec<_>>().join(" | ")
}

fn public(frames: &[Frame<HeadsUpDuel>], event: &str) -> View {
    let has = |frame: &&Frame<HeadsUpDuel>| frame.events.iter().any(|one| name(one) == event);
    let frame = frames.iter().find(has).unwrap_or_else(|| panic!("{event} is emitted"));
    frame.state.view(Observer::Table)
}

fn duel(view: &View) -> DuelView {
    view.duel.expect("a duel goes on")
}

fn tables(view: &View) -> [String; 2] {
    duel(view).sides.0.map(|side| side.table.to_string())
}

#[test]
fn hud_23_both_cards_lie_open_before_they_take_effect() {
    let mut table = Position::duel("", "Ap,3p", "Jp,9p").table();
    table.go(ONE, "show Ap");
    let frames = frames(&table, TWO, "show Jp");
    assert_eq!(emitted(&frames), "Chose | Shown | Flipped | Swept");
    let chosen = &frames[0].state;
    for (eyes, own, other) in
        [(EYES_OF_ONE, Side::One, Side::Two), (EYES_OF_TWO, Side::Two, Side::One)]
    {
        let sides = duel(&chosen.view(eyes)).sides;
        assert!(sides[own].chosen.is_some(), "a seat knows its own choice");
        assert_eq!((sides[other].chosen, sides[other].table), (None, cards("-")));
    }
    let shown = public(&frames, "Shown");
    assert_eq!((shown.phase, shown.turn), (Phase::Resolving, Turn::Resolving));
    assert_eq!(tables(&shown), ["Ap", "Jp"]);
    assert_eq!(duel(&shown).scoring, Scoring::Highest, "the Ace has not flipped it yet");
    assert_eq!(shown.by_seat[ONE].hand_backs.count(), 1);
    let flipped = public(&frames, "Flipped");
    assert_eq!(duel(&flipped).scoring, Scoring::Lowest);
    assert_eq!(tables(&flipped), ["Ap", "Jp"], "the Jack comes last");
    let swept = public(&frames, "Swept");
    assert_eq!((swept.phase, tables(&swept)), (Phase::Advantage, ["-", "-"].map(str::to_owned)));
}

#[test]
fn hud_23_time_outs_are_told_before_the_cards_are_turned_up() {
    let mut table = Position::duel("", "7p,3p", "9p,2p").table();
    table.time_out(ONE);
    let frames = frames(&table, TWO, "timeout");
    assert_eq!(emitted(&frames), "Chose | TimedOut | TimedOut | Shown");
    for frame in &frames[..3] {
        assert_eq!(tables(&frame.state.view(Observer::Table)), ["-", "-"]);
        assert_eq!(frame.state.turn(), Turn::Resolving);
    }
}

#[test]
fn hud_16_what_a_joker_does_shows_with_it() {
    let mut table = Position::duel_with_jokers("joker=echo", "7p,Xs", "Ap,5p,Qp").table();
    table.show("7p", "Ap");
    let frames = frames(&table, ONE, "play Xs");
    assert_eq!(emitted(&frames), "Played JokerDoes | Flipped");
    let played = public(&frames, "JokerDoes");
    assert_eq!(tables(&played), ["7p,Xs", "Ap"]);
    assert_eq!(duel(&played).scoring, Scoring::Lowest, "the Ace's flip, not yet the Joker's");
    assert_eq!(duel(&public(&frames, "Flipped")).scoring, Scoring::Highest);
}

#[test]
fn hud_29_a_queen_goes_as_the_number_comes() {
    let mut table = Position::duel("", "3p,Qp,10p,2p", "9p,4p").table();
    table.show("3p", "9p").go(ONE, "play Qp").go(TWO, "ready");
    let frames = frames(&table, ONE, "play 10p");
    assert_eq!(emitted(&frames), "Played QueenSpent");
    assert_eq!(tables(&public(&frames, "Played"))[0], "3p,10p");
}

#[test]
fn hud_27_the_cards_of_a_round_lie_there_until_the_next_one() {
    let mut table = Position::duel("", "7p*2,Kp,3p", "9p,2p").table();
    table.show("7p", "9p").go(ONE, "play Kp").go(TWO, "ready");
    let frames = frames(&table, ONE, "ready");
    assert_eq!(emitted(&frames), "Ready | RoundEnded | RoundBegan");
    assert_eq!(duel(&public(&frames, "Ready")).verdict, None);
    let ended = public(&frames, "RoundEnded");
    assert_eq!((ended.phase, ended.turn), (Phase::RoundOver, Turn::Resolving));
    assert_eq!(tables(&ended), ["7p,Kp", "9p"]);
    let sides = duel(&ended).sides.0;
    assert_eq!(sides.map(|side| (side.sum, side.kings, side.points)), [(7, 1, 1), (9, 0, 1)]);
    assert_eq!(duel(&ended).verdict, Some(Verdict { point: Some(Side::Two) }));
    assert_eq!(duel(&ended).leads, Some(Side::Two));
    let next = public(&frames, "RoundBegan");
    assert_eq!((tables(&next), duel(&next).verdict), (["-", "-"].map(str::to_owned), None));
}

#[test]
fn hud_27_and_hud_31_who_leads_follows_the_scoring() {
    let leads = |one: &str, two: &str, plays: &[&str]| {
        let mut table = Position::duel("", one, two).table();
        let cards = [one, two].map(|hand| hand.split(',').next().expect("a card").to_owned());
        table.show(&cards[0], &cards[1]);
        for play in plays {
            table.go(ONE, *play);
        }
        table.duel().leads
    };
    assert_eq!(leads("9p,3p", "Kp,2p", &[]), Some(Side::One));
    assert_eq!(leads("9p,Ap,3p", "Kp,2p", &["play Ap"]), Some(Side::Two));
    assert_eq!(leads("4p,Ap,3p", "4p,2p", &["play Ap"]), None);
}

#[test]
fn hud_33_a_last_round_may_end_without_anybody_asked() {
    let mut table = Position::duel("", "Ap", "9p").table();
    table.go(ONE, "show Ap");
    let frames = frames(&table, TWO, "show 9p");
    assert_eq!(emitted(&frames), "Chose | Shown | Flipped | RoundEnded | DuelEnded Ended");
    assert_eq!(tables(&public(&frames, "RoundEnded")), ["Ap", "9p"]);
    assert!(public(&frames, "Ended").turn.outcome().is_some());
}

/// Seats 1 and 2 have a card each, seat 3 these cards, seat 4 all others; seat 1 has chosen.
fn two_duels(three: &str) -> Table {
    let mut table = Position::trading("", 4, &["10p", "9p", three]).marbles(&[6, 1, 3, 2]).table();
    table.end_trading().go(ONE, "pick 2").go(ONE, "show 10p");
    table
}

#[test]
fn hud_34_a_duel_is_over_with_its_cards_in_sight() {
    let table = two_duels("8p");
    let frames = frames(&table, TWO, "show 9p");
    assert_eq!(
        emitted(&frames),
        "Chose | Shown | RoundEnded | DuelEnded | DuelBegan RoundBegan",
        "neither has a card left"
    );
    assert!(public(&frames, "RoundEnded").results.is_empty());
    let ended = public(&frames, "DuelEnded");
    assert_eq!((ended.phase, ended.results.len()), (Phase::DuelOver, 1));
    assert_eq!(tables(&ended), ["10p", "9p"]);
    assert_eq!(ended.by_seat[ONE].standing.halves, 2);
    assert_eq!(ended.by_seat[ONE].hand_backs.count(), 0);
    let number = frames.iter().flat_map(|frame| &frame.events).find_map(|event| match event {
        Event::DuelBegan(number, _) => Some(*number),
        _ => None,
    });
    assert_eq!(number, Some(2), "duels are counted from 1 (HUD-21)");
    let next = public(&frames, "DuelBegan");
    assert_eq!((next.phase, duel(&next).seats.0), (Phase::Showdown, [THREE, FOUR]));
    assert_eq!(next.by_seat[ONE].hand_backs.count(), 1, "its deck is whole again");
}

#[test]
fn hud_22_a_duel_without_cards_begins_and_ends_unasked() {
    let table = two_duels("-");
    let frames = frames(&table, TWO, "show 9p");
    assert_eq!(
        emitted(&frames),
        "Chose | Shown | RoundEnded | DuelEnded | DuelBegan | DuelEnded | Bonus Ended"
    );
    let began = public(&frames, "DuelBegan");
    assert_eq!((began.phase, began.turn), (Phase::Resolving, Turn::Resolving));
    assert_eq!(duel(&began).seats.0, [THREE, FOUR]);
    let over = frames[5].state.view(Observer::Table);
    assert_eq!((over.phase, over.results.len()), (Phase::DuelOver, 2));
    assert_eq!(duel(&over).verdict, None, "no round was played");
}

#[test]
fn hud_36_the_bonus_shows_when_it_is_told() {
    let table = two_duels("-");
    let frames = frames(&table, TWO, "show 9p");
    let halves = |view: &View| view.by_seat[ONE].standing.halves;
    assert_eq!(halves(&frames[5].state.view(Observer::Table)), 2, "all duels are over");
    assert_eq!(halves(&public(&frames, "Bonus")), 3);
}

#[test]
fn hud_19_the_names_are_shown_together_before_one_picks() {
    let mut table = Position::trading("", 4, &[]).marbles(&[4, 4, 3, 1]).table();
    table.end_trading().time_out(ONE);
    let frames = frames(&table, TWO, "name 1");
    assert_eq!(emitted(&frames), "Named | TimedOut NameShown NameShown | Picks");
    let named = |view: &View| [ONE, TWO].map(|seat| view.by_seat[seat].named.is_some());
    let chosen = &frames[0].state;
    assert_eq!(chosen.turn(), Turn::Resolving);
    assert_eq!(named(&chosen.view(EYES_OF_TWO)), [false, true], "its own name");
    assert_eq!(named(&chosen.view(EYES_OF_ONE)), [false, false]);
    let shown = public(&frames, "NameShown");
    assert_eq!((shown.phase, shown.turn), (Phase::Named(SeatSet::first(2)), Turn::Resolving));
    assert_eq!(named(&shown), [true, true]);
    assert_eq!(public(&frames, "Picks").phase, Phase::Picking);
}

#[test]
fn hud_18_pairs_are_made_one_after_the_other() {
    let mut table = Position::trading("", 4, &[]).marbles(&[6, 3, 2, 1]).table();
    table.end_trading();
    let frames = frames(&table, ONE, "pick 3");
    assert_eq!(emitted(&frames), "Picked | Picks | Picked | DuelBegan RoundBegan");
    let pairs: Vec<usize> =
        frames.iter().map(|frame| frame.state.view(Observer::Table).pairs.len()).collect();
    assert_eq!(pairs, [1, 1, 2, 2]);
    assert!(frames[..3].iter().all(|frame| frame.state.turn() == Turn::Resolving));
}

#[test]
fn hud_17_what_is_submitted_shows_when_the_offers_are_void() {
    let mut table = Position::trading("", 4, &["7p*2,8p", "9p"]).marbles(&[6, 3, 2, 1]).table();
    table.go(ONE, "offer 2 7p for 9").go(THREE, "offer 4 - for 2");
    for seat in [ONE, TWO, THREE] {
        table.go(seat, "finish");
    }
    let frames = frames(&table, FOUR, "finish");
    assert_eq!(
        emitted(&frames),
        "Finished | Closed | Closed | Submitted Submitted Submitted Submitted | Picks"
    );
    let marbles = |frame: &Frame<HeadsUpDuel>| frame.state.view(EYES_OF_TWO).by_seat[ONE].marbles;
    assert_eq!((marbles(&frames[2]), marbles(&frames[3])), (None, Some(6)));
    assert_eq!(frames[3].state.view(EYES_OF_TWO).phase, Phase::Picking);
    let offers = |frame: &Frame<HeadsUpDuel>| frame.state.view(EYES_OF_TWO).offers.len();
    assert_eq!([0, 1].map(|at| offers(&frames[at])), [1, 0]);
    let seen = frames.iter().filter_map(|frame| frame.seen_by(EYES_OF_THREE));
    assert_eq!(seen.count(), 4, "of the offers between others it sees nothing");
}

#[test]
fn hud_8_all_of_a_trade_moves_at_once() {
    let mut table = Position::trading("", 4, &["7p*2,8p"]).marbles(&[3; 4]).table();
    let card = table.hand(TWO).distinct().next().expect("a card");
    table.go(ONE, &format!("offer 2 7p*2 for {}", card.kind()));
    let frames = frames(&table, TWO, &format!("accept 1 #1 {card}"));
    assert_eq!(emitted(&frames), "Traded BacksChanged BacksChanged");
}

#[test]
fn hud_6_an_offer_comes_before_its_receiver_is_asked_again() {
    let mut table = Position::trading("", 4, &["7p*2,8p"]).marbles(&[3; 4]).table();
    table.go(TWO, "finish");
    let frames = frames(&table, ONE, "offer 2 7p for 9");
    assert_eq!(emitted(&frames), "Offered | Reopened");
    let receiver = |frame: &Frame<HeadsUpDuel>| frame.state.view(Observer::Table).by_seat[TWO];
    assert!(receiver(&frames[0]).finished && !receiver(&frames[1]).finished);
}

#[test]
fn a_seat_that_leaves_takes_its_offers_along() {
    let mut table = Position::trading("", 4, &["7p*2,8p", "9p"]).marbles(&[3; 4]).table();
    table.go(ONE, "offer 2 7p for 9").go(TWO, "offer 1 9p for 8");
    let frames = frames(&table, TWO, "leave");
    assert_eq!(emitted(&frames), "Left Closed Closed | TimedOut | Finished");
    assert!(frames[0].state.view(EYES_OF_ONE).offers.is_empty());
}
