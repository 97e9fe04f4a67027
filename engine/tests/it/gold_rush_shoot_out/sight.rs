//! GR-29 and GR-30: a seat's view, and defaults for time-outs.

use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Observer, Sink};
use engine::games::gold_rush_shoot_out::{
    Event, Fate, GoldRushShootOut, GoldRushShootOutOptions, Load, Pending, Phase,
};
use engine::record::{Player, Record};
use engine::seat::Seat;

use crate::gold_rush_shoot_out::table::{Position, Table, cards};
use crate::gold_rush_shoot_out::{ONE, TWO, seat};
use crate::harness::everybody;

#[test]
fn gr_29_a_seat_sees_its_own_ammo_load_and_envelope() {
    let mut table = Position::new(3).round(2).envelope(ONE, "stamp bullet").table();
    table.play("1 load bullet; 1 aim 2");
    let own = table.seen(Observer::Seat(ONE), ONE);
    let ammo = own.ammo.expect("its own");
    assert_eq!((ammo.blanks, ammo.bullets), (3, 2), "the load lies on the table until all are in");
    assert_eq!(own.load, Some(Pending::Made(Load::Bullet)));
    assert_eq!(own.envelope, Some(cards("stamp bullet")));
    for observer in [Observer::Table, Observer::Seat(TWO)] {
        let seen = table.seen(observer, ONE);
        assert_eq!((seen.ammo, seen.load, seen.aim, seen.envelope), (None, None, None, None));
    }
}

#[test]
fn gr_29_all_see_take_pistols_wounds_tokens_and_who_sat_out() {
    let mut table = Position::new(3).wounds(ONE, 2).halves(TWO, 5).envelope(ONE, "dual").table();
    table.aims("B2 b1 b1").play("1 dual 3").pass().sit_out(&[3]).ambush(&[]);
    let open = table.view();
    let observers = [Observer::Table].into_iter().chain(Seat::all(3).map(Observer::Seat));
    for observer in observers {
        let view = table.game.view(observer);
        assert_eq!((view.take, view.first, view.round), (open.take, open.first, open.round));
        for seat in view.all_seats() {
            let (seen, real) = (view.by_seat[seat], open.by_seat[seat]);
            assert_eq!(
                (seen.wounds, seen.tokens, seen.cards),
                (real.wounds, real.tokens, real.cards)
            );
            assert_eq!(
                (seen.pistols, seen.stands, seen.fates),
                (real.pistols, real.stands, real.fates)
            );
        }
        assert_eq!(view.by_seat[seat(3)].fates[0], Fate::SatOut);
    }
}

#[test]
fn gr_29_turned_up_ammo_stays_known_so_that_bullets_can_be_counted() {
    let mut table = Position::new(3).table();
    table.shoot("B2 b1 b1", &[3]).share();
    table.shoot("b2 B1 b1", &[]).share();
    let loads = |number| table.seen(Observer::Table, seat(number)).loads;
    assert_eq!(loads(1)[..2], [Some(Load::Bullet), Some(Load::Blank)]);
    assert_eq!(loads(2)[..2], [Some(Load::Blank), Some(Load::Bullet)]);
    assert_eq!(loads(3)[..2], [None, Some(Load::Blank)], "seat 3 sat out in round 1");
}

#[test]
fn gr_29_a_load_that_all_can_work_out_is_determinized_so() {
    // Seat 1 turned up both bullets and three blanks: the sixth card is a blank.
    let history = "B!B!b!b!b!";
    let mut table = Position::new(3).round(6).history(ONE, history).table();
    table.aims("b2 B1 B1");
    for stream in 0..40 {
        let view = table.game.view(Observer::Seat(TWO));
        let determinization =
            GoldRushShootOut::determinize(&view, &mut Dice::new(Seed(7), stream)).expect("it fits");
        assert_eq!(determinization.view(everybody()).by_seat[ONE].loads[5], Some(Load::Blank));
    }
}

#[test]
fn gr_29_a_bullet_card_is_determinized_in_no_round_before_it_was_taken() {
    let options = GoldRushShootOutOptions::default();
    let mut table = Position::with(3, options).take("bullet 1 2").table();
    table.shoot("B2 b1 b1", &[1]).play("2 take 1").share();
    table.shoot("b2 b1 b1", &[1, 2]).share();
    let view = table.game.view(Observer::Seat(ONE));
    let mut loaded = [false; 2];
    for stream in 0..400 {
        let determinization =
            GoldRushShootOut::determinize(&view, &mut Dice::new(Seed(7), stream)).expect("it fits");
        let loads = determinization.view(everybody()).by_seat[TWO].loads;
        for (round, loaded) in loaded.iter_mut().enumerate() {
            *loaded |= loads[round] == Some(Load::BulletCard);
        }
    }
    assert_eq!(loaded, [false, true]);
}

#[test]
fn gr_30_every_choice_has_a_default_for_when_time_runs_out() {
    for seats in 3..=8 {
        for seed in 0..20 {
            let deal = if seed % 2 == 0 { Table::deal } else { Table::from_memory };
            let mut table = deal(seats, seed);
            let mut phases = Vec::new();
            while let Some(seat) = table.game.turn().awaited().lowest() {
                phases.push(table.phase());
                table.time_out(seat);
            }
            for phase in [Phase::Load, Phase::Standoff, Phase::Ambush, Phase::Share] {
                assert!(phases.contains(&phase), "{phase:?} runs out");
            }
        }
    }
}

#[test]
fn gr_30_that_time_ran_out_is_in_the_record_and_replays() {
    let players = ["Ada", "Bo", "Cy"].map(|name| name.parse::<Player>().expect("a name"));
    let options = GoldRushShootOutOptions::default();
    let mut record: Record<GoldRushShootOut> =
        Record { options, players: players.to_vec(), seed: Seed(5), decisions: Vec::new() };
    let mut game = record.deal().expect("a table of three");
    while let Some(seat) = game.turn().awaited().lowest() {
        game.decide(seat, Decision::Timeout, &mut Sink::none())
            .expect("time runs out for any awaited seat");
        record.decisions.push(engine::record::Entry { seat, decision: Decision::Timeout });
    }
    assert!(record.to_string().ends_with(" timeout\n"));
    assert_eq!(record.replay(|_, _, _| {}).as_ref(), Ok(&game));
    let last = game.view(Observer::Table);
    assert_eq!(last.phase, Phase::Over);
    let is_end = |event: &Event| matches!(event, Event::Ended(_));
    let mut ends = 0;
    let replayed =
        record.replay(|_, _, emitted| ends += emitted.events().filter(|e| is_end(e)).count());
    assert!(replayed.is_ok() && ends == 1);
}
