use engine::game::{Decision, Frame, Game, Observer, SeenFrame, Sink, Turn};
use engine::games::gold_rush_shoot_out::{
    Action, Event, Fate, GoldRushShootOut, GoldRushShootOutOptions, Load, Pending, Phase, Stand,
    TAKE_SIZE,
};
use engine::seat::Seat;

use crate::gold_rush_shoot_out::table::{Position, Table, card, cards};
use crate::gold_rush_shoot_out::{ONE, TWO, seat};

fn frames(table: &Table, seat: Seat, decision: Decision<Action>) -> Vec<Frame<GoldRushShootOut>> {
    let (mut game, mut frames) = (table.game, Sink::open());
    assert_eq!(game.decide(seat, decision, &mut frames), Ok(()));
    frames.into_frames()
}

/// The frames of an action, such as `1 aim 2`.
fn frames_of(table: &Table, action: &str) -> Vec<Frame<GoldRushShootOut>> {
    let (number, action) = action.split_once(' ').expect("a seat and what it does");
    frames(table, number.parse().expect("a seat"), Decision::Act(table.read(action)))
}

fn public(frames: &[Frame<GoldRushShootOut>]) -> Vec<SeenFrame<GoldRushShootOut>> {
    frames.iter().filter_map(|frame| frame.seen_by(Observer::Table)).collect()
}

/// An event's kind and seat: `Took 1`.
fn short(event: &Event) -> String {
    let text = format!("{event:?}");
    let kind = text.split('(').next().unwrap_or_default();
    match event {
        Event::Loaded(seat, _)
        | Event::Aimed(seat, _)
        | Event::RanOut(seat)
        | Event::TimedOut(seat)
        | Event::Passed(seat)
        | Event::Played(seat, _)
        | Event::StandChosen(seat, _)
        | Event::AmmoDiscarded(seat)
        | Event::Revealed(seat, _)
        | Event::Ducked(seat, _)
        | Event::Wounded(seat, _)
        | Event::Took(seat, ..)
        | Event::EnvelopeOpened(seat, ..)
        | Event::Left(seat) => format!("{kind} {seat}"),
        _ => kind.to_owned(),
    }
}

/// Each frame's events, by kind and seat.
fn groups(frames: &[Frame<GoldRushShootOut>]) -> Vec<String> {
    let group = |events: &[Event]| events.iter().map(short).collect::<Vec<_>>().join(", ");
    frames.iter().map(|frame| group(&frame.events)).collect()
}

#[test]
fn gr_11_time_outs_are_told_before_pistols_are_shown() {
    let mut table = Position::new(3).table();
    table.play("3 aim 1").time_out(seat(3)).time_out(TWO).time_out(TWO);
    let frames = frames(table.play("1 aim 2"), ONE, Decision::Act(Action::Load(Load::Bullet)));
    let expected = ["Loaded 1", "Loaded 2, Loaded 3", "TimedOut 2", "AimsShown"];
    assert_eq!(groups(&frames), expected);
    for (frame, load) in frames.iter().zip([
        Pending::TimedOut,
        Pending::Made(Load::Blank),
        Pending::Made(Load::Blank),
    ]) {
        assert_eq!(frame.state.turn(), Turn::Resolving, "all have chosen");
        let view = frame.state.view(Observer::Seat(TWO));
        assert_eq!((view.phase, view.pistols().count()), (Phase::Load, 0));
        let own = view.by_seat[TWO];
        assert_eq!((own.load, own.aim), (Some(load), Some(Pending::TimedOut)));
    }
    assert_eq!(frames[3].state.view(Observer::Table).pistols().count(), 3);
}

#[test]
fn gr_10_frames_do_not_tell_whose_load_was_left_to_the_rules() {
    let seen = |load: Option<&str>| {
        let mut table = Position::new(3).table();
        match load {
            Some(load) => table.play(load),
            None => table.time_out(TWO),
        };
        table.play("2 aim 1").time_out(seat(3)).time_out(seat(3)).play("1 load blank");
        public(&frames_of(&table, "1 aim 3"))
    };
    let timed_out = seen(None);
    assert_eq!(timed_out.len(), 2, "a time-out in aiming, and the aims");
    // Seat 3's target comes from the same chance.
    assert!(timed_out == seen(Some("2 load blank")) && timed_out == seen(Some("2 load bullet")));
}

#[test]
fn gr_12_seats_that_left_pass_in_one_frame() {
    let position = Position::new(4).envelope(ONE, "hired").envelope(TWO, "hired");
    let mut table = position.envelope(seat(3), "hired").table();
    table.aims("b2 b1 b1 b1");
    table.decide(TWO, Decision::Leave).decide(seat(3), Decision::Leave);
    let frames = frames_of(&table, "1 hire 4 aim 2");
    // The others don't see that the time of seats 2 and 3 also runs out in the standoff.
    assert_eq!(groups(&frames), ["Played 1", "TimedOut 2, TimedOut 3, RanOut 2, RanOut 3"]);
    assert_eq!(public(&frames)[1].events, [Event::TimedOut(TWO), Event::TimedOut(seat(3))]);
    // Seat 1 has no other card, so all have passed in a row.
    let phases = frames.iter().map(|frame| frame.state.view(Observer::Table).phase);
    assert_eq!(phases.collect::<Vec<_>>(), [Phase::Abilities, Phase::Standoff]);
}

#[test]
fn gr_17_when_all_must_stand_pistols_are_shown_before_the_standoff() {
    let position = Position::new(3).round(3).history(ONE, "bobo").history(TWO, "bobo");
    let mut table = position.history(seat(3), "bobo").table();
    table.play("1 load blank; 1 aim 2; 2 load blank; 2 aim 1; 3 load blank");
    let frames = frames_of(&table, "3 aim 1");
    assert_eq!(groups(&frames), ["Aimed 3", "AimsShown", "StandoffShown"]);
    let view = frames[1].state.view(Observer::Table);
    assert_eq!((view.turn, view.phase), (Turn::Resolving, Phase::Standoff));
    assert_eq!((view.pistols().count(), view.by_seat[ONE].stands), (3, None));
    let view = frames[2].state.view(Observer::Table);
    assert_eq!((view.phase, view.by_seat[ONE].stands), (Phase::Ambush, Some(Stand::Stays)));
}

#[test]
fn gr_21_ammo_is_turned_up_one_after_the_other_and_bullets_hit_at_once() {
    let position = Position::new(5).envelope(ONE, "duck");
    let mut table = Seat::all(5).fold(position, |position, seat| position.halves(seat, 0)).table();
    table.aims("B2 B1 b1 b5 b2").play("1 duck").play("1 stand; 2 stand; 3 stand; 4 stand");
    let frames = frames_of(&table, "5 sit out");
    assert_eq!(
        groups(&frames),
        [
            "StandChosen 5",
            "StandoffShown, AmmoDiscarded 4",
            "Revealed 1",
            "Revealed 2",
            "Revealed 3",
            "Ducked 1, Wounded 2",
        ]
    );
    assert_eq!(frames[0].state.view(Observer::Table).phase, Phase::Standoff);
    let shown: Vec<_> = frames[1..]
        .iter()
        .map(|frame| {
            let view = frame.state.view(Observer::Table);
            let fates = view.all_seats().map(|seat| view.by_seat[seat].fates[0]);
            let shown = fates.filter(|fate| matches!(fate, Fate::Revealed(_))).count();
            (view.phase, view.turn == Turn::Resolving, shown, view.by_seat[TWO].wounds)
        })
        .collect();
    assert_eq!(
        shown,
        [
            (Phase::Shootout, true, 0, 0),
            (Phase::Shootout, true, 1, 0),
            (Phase::Shootout, true, 2, 0),
            (Phase::Shootout, true, 3, 0),
            (Phase::Share, false, 3, 1),
        ]
    );
    let view = frames[1].state.view(Observer::Table);
    assert_eq!(view.by_seat[seat(4)].fates[0], Fate::NoTarget, "with what made it so");
    let load = |frame: usize| frames[frame].state.view(Observer::Table).by_seat[TWO].loads[0];
    assert_eq!([load(2), load(3)], [None, Some(Load::Bullet)]);
}

#[test]
fn gr_20_pistols_have_turned_before_ammo_is_turned_up() {
    let mut table = Position::new(3).table();
    table.aims("B2 b1 b1").sit_out(&[]).play("1 hold").time_out(TWO);
    assert_eq!(table.emitted.first(), Some(&Event::RanOut(TWO)));
    let mut table = Position::new(3).table();
    table.aims("B2 b1 b1").sit_out(&[]).time_out(ONE);
    let frames = frames_of(&table, "2 ambush");
    let expected = ["AmbushChosen", "TimedOut 1", "AmbushShown, Turned"];
    assert_eq!(groups(&frames)[..3], expected);
    let at = |frame: usize| {
        let place = frames[frame].state.view(Observer::Table).by_seat;
        (place[TWO].tokens, place[ONE].pistols[0].is_some_and(|aim| aim.turned))
    };
    assert_eq!([at(0), at(1), at(2)], [(2, false), (2, false), (1, true)]);
    assert_eq!(frames[2].state.turn(), Turn::Resolving, "nobody decides before ammo is turned up");
    assert_eq!(groups(&frames)[3..], ["Revealed 1", "Revealed 2", "Revealed 3", "Wounded 1"]);
}

#[test]
fn gr_23_a_round_ends_frame_by_frame() {
    let mut table = Position::new(3).round(2).take("5 1 - - - duck - -").table();
    table.shoot("b2 b1 b1", &[2, 3]).play("1 take 1");
    let frames = frames_of(&table, "1 take priority");
    assert_eq!(groups(&frames), ["TookPriority", "LeftOver", "BreakBegan", "RoundBegan, TakeLaid"]);
    let views: Vec<_> = frames.iter().map(|frame| frame.state.view(Observer::Table)).collect();
    for view in &views[..3] {
        assert_eq!((view.turn, view.phase, view.round), (Turn::Resolving, Phase::Share, 2));
        assert_eq!((view.claimed, view.pistols().count()), (Some(ONE), 3), "the old round's");
    }
    assert_eq!(views[0].take.into_iter().flatten().collect::<Vec<_>>(), [card("1"), card("duck")]);
    assert_eq!((views[1].take, views[1].first), ([None; TAKE_SIZE], ONE));
    assert_eq!(views[1].left_over.minus(views[0].left_over), cards("1 duck"));
    assert_eq!((views[3].round, views[3].claimed, views[3].pistols().count()), (3, None, 0));
    assert!(views[3].turn.intermission().is_some(), "GR-6: the table talks");
}

#[test]
fn gr_23_a_time_out_is_told_before_what_is_taken() {
    let mut table = Position::new(3).take("5 1").table();
    table.shoot("b2 b1 b1", &[3]);
    let frames = frames(&table, ONE, Decision::Timeout);
    assert_eq!(groups(&frames), ["TimedOut 1", "Took 1"]);
    let left =
        |frame: usize| frames[frame].state.view(Observer::Table).take.iter().flatten().count();
    assert_eq!((left(0), left(1)), (2, 1));
}

/// The last frames of a three-seat game: seat 2 has most gold, seat 1 most antiques.
fn ending(ledger: bool) -> Vec<Frame<GoldRushShootOut>> {
    let options = GoldRushShootOutOptions { ledger, ..Default::default() };
    let position = Position::with(3, options).round(6).take("antique").wounds(ONE, 1);
    let position = position.envelope(ONE, "1 antique").envelope(TWO, "5 antique bullet");
    let mut table = position.envelope(seat(3), "2 2").table();
    table.aims("B2 x1 B1").play("1 sit out; 2 sit out");
    frames_of(&table, "3 sit out")
}

#[test]
fn gr_25_envelopes_are_opened_one_after_the_other() {
    for ledger in [true, false] {
        let frames = ending(ledger);
        assert_eq!(
            groups(&frames)[2..],
            ["LeftOver", "EnvelopeOpened 1", "EnvelopeOpened 3", "EnvelopeOpened 2", "Ended",]
        );
        let views: Vec<_> =
            frames[2..].iter().map(|frame| frame.state.view(Observer::Table)).collect();
        for (view, opened) in views.iter().zip([&[][..], &[1], &[1, 3], &[1, 2, 3], &[1, 2, 3]]) {
            for seat in view.all_seats() {
                let (place, open) = (&view.by_seat[seat], opened.contains(&seat.number()));
                assert_eq!((place.envelope.is_some(), place.tally.is_some()), (open, open));
            }
        }
        let halves =
            |view: usize| Seat::all(3).map(|seat| views[view].by_seat[seat].tokens).collect();
        let paid: [Vec<u8>; 4] = [halves(0), halves(1), halves(2), halves(3)];
        assert_eq!(paid, [[2, 2, 2], [3, 2, 2], [3, 2, 2], [3, 6, 2]], "with the envelope");
        assert_eq!(views[1].by_seat[ONE].tally.map(|tally| tally.strike), Some(true), "GR-28");
        let envelope = views[3].by_seat[TWO].envelope;
        assert_eq!(envelope, Some(cards("5 antique")), "its bullet card was loaded");
        assert!(views[..4].iter().all(|view| view.turn.outcome().is_none()), "until all are open");
        assert!(views[4].turn.outcome().is_some());
    }
}

#[test]
fn gr_29_what_is_in_the_take_and_in_hand_is_in_every_view_as_it_is_told() {
    // A bullet card leaves the envelope only in the frame that turns it up.
    let position = Position::new(3).round(2).envelope(ONE, "bullet stamp");
    let mut table = Seat::all(3).fold(position, |position, seat| position.halves(seat, 0)).table();
    table.aims("x2 b1 b1").play("1 stand; 2 stand");
    let frames = public(&frames_of(&table, "3 sit out"));
    let known: Vec<_> =
        frames.iter().map(|frame| (frame.view.by_seat[ONE].cards, frame.view.discards)).collect();
    let (hidden, shown) = ((2, cards("")), (1, cards("bullet")));
    assert_eq!(known, [hidden, shown, shown, shown]);
}
