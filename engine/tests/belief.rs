//! What bots believe of others, and how they lean: only from what their seat sees.

#[path = "harness/mod.rs"]
mod harness;

use engine::bot::{Effort, Heuristics, Manner, Thinker};
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Observer, Order, Sink, Turn};
use engine::games::duel_52::{Duel52, Duel52Options};
use engine::games::fools_gambit::{FoolsGambit, FoolsGambitOptions, points_of};
use engine::games::gold_rush_shoot_out::{
    Action, Ambush, GoldRushShootOut, GoldRushShootOutOptions, Load, Stand,
};
use engine::games::heads_up_duel::{CardKind, DuelView, HeadsUpDuel, HeadsUpDuelOptions, Side};
use engine::options::{Options, Values};
use engine::seat::Seat;

use crate::harness::everybody;

/// Enough play-outs to tell leanings apart, few enough to be quick.
const SIMULATIONS: u32 = 200;

/// Positions of random games, each with a seat that is awaited.
fn positions<G: Game>(options: &G::Options, seats: u8, games: u64) -> Vec<(G, Seat)> {
    let mut positions = Vec::new();
    for number in 0..games {
        let mut dice = Dice::new(Seed(0xbe11), number);
        let mut game = G::deal(options, seats, dice.seed()).expect("a table of that size can play");
        while let Turn::Awaiting(awaiting) = game.turn() {
            let nth = match awaiting.order {
                Order::Alone | Order::Together => 0,
                Order::Free => dice.below(awaiting.seats.len().into()) as usize,
            };
            let seat = awaiting.seats.iter().nth(nth).expect("one of them");
            if dice.below(8) == 0 {
                positions.push((game.clone(), seat));
            }
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            let action = dice.pick(&actions).cloned().expect("it can act");
            game.decide(seat, Decision::Act(action), &mut Sink::none())
                .expect("what is listed is legal");
        }
    }
    positions
}

/// What a bot that leans so does in this seat.
fn choice<G: Heuristics>(game: &G, seat: Seat, effort: Effort) -> Option<G::Action> {
    let view = game.view(Observer::Seat(seat));
    let mut thinker = Thinker::<G>::new(&view, seat, Seed(11), effort);
    thinker.think();
    thinker.best()
}

/// What is sampled looks to the seat like the real state, and some of it is not.
fn samples_what_it_sees<G: Heuristics>(options: &G::Options, seats: u8) {
    let mut differs = false;
    for (game, seat) in positions::<G>(options, seats, 3) {
        let view = game.view(Observer::Seat(seat));
        for stream in 0..4 {
            let sampled = G::sample(&view, seat, &mut Dice::new(Seed(3), stream));
            assert_eq!(sampled.view(Observer::Seat(seat)), view);
            differs |= sampled.view(everybody()) != game.view(everybody());
        }
    }
    assert!(differs, "there is something to hide");
}

#[test]
fn what_is_sampled_fits_the_view() {
    samples_what_it_sees::<FoolsGambit>(&FoolsGambitOptions::default(), 2);
    for seats in [2, 4] {
        samples_what_it_sees::<HeadsUpDuel>(&HeadsUpDuelOptions::default(), seats);
    }
    samples_what_it_sees::<Duel52>(&Duel52Options::default(), 2);
    let all = Values::read(Duel52Options::default().fields(), "heroes=on bannermen=on forts=on");
    let all = Duel52Options::default().with_values(&all.expect("options of the game"));
    samples_what_it_sees::<Duel52>(&all, 2);
}

#[test]
fn the_card_that_was_laid_to_duel_is_believed_to_be_the_better_one() {
    let mut high = [0; 2];
    for (game, seat) in positions::<FoolsGambit>(&FoolsGambitOptions::default(), 2, 20) {
        let view = game.view(Observer::Seat(seat));
        if view.seats[seat.other()].wager.is_none() {
            continue;
        }
        for stream in 0..20 {
            let dice = || Dice::new(Seed(4), stream);
            let states = [
                FoolsGambit::determinize(&view, &mut dice()),
                FoolsGambit::sample(&view, seat, &mut dice()),
            ];
            for (high, state) in high.iter_mut().zip(states) {
                let duel = state.view(Observer::Seat(seat.other())).seats[seat.other()].duel;
                *high += u32::from(duel.is_some_and(|duel| points_of(duel) >= 10));
            }
        }
    }
    let [any, believed] = high;
    assert!(any > 100 && believed * 10 > any * 12, "{any} without a belief, {believed} with it");
}

/// How many cards of these kinds the other duellist has in hand, in a state that is drawn at random
/// and in one that is sampled, in positions of games for so many.
fn in_the_other_hand(seats: u8, wanted: impl Fn(&DuelView, Side, CardKind) -> bool) -> [u16; 2] {
    let mut found = [0; 2];
    for (game, seat) in positions::<HeadsUpDuel>(&HeadsUpDuelOptions::default(), seats, 80) {
        let view = game.view(Observer::Seat(seat));
        let Some(duel) = &view.duel else { continue };
        let side = duel.seats.side_of(seat).expect("who is awaited duels").other();
        let other = duel.seats[side];
        for stream in 0..4 {
            let dice = || Dice::new(Seed(4), stream);
            let states = [
                HeadsUpDuel::determinize(&view, &mut dice()),
                HeadsUpDuel::sample(&view, seat, &mut dice()),
            ];
            for (found, state) in found.iter_mut().zip(states) {
                let hand = state.view(Observer::Seat(other)).places[other].hand;
                let hand = hand.expect("its owner sees it");
                let kinds = CardKind::all().filter(|kind| wanted(duel, side, *kind));
                *found += kinds.map(|kind| hand.of_kind(kind)).sum::<u16>();
            }
        }
    }
    found
}

#[test]
fn numbers_that_a_side_has_played_are_believed_to_be_gone() {
    for seats in [2, 4] {
        let [any, believed] = in_the_other_hand(seats, |duel, side, kind| {
            kind.number().is_some() && duel.sides[side].discard.of_kind(kind) > 0
        });
        assert!(any > 100 && believed * 3 < any * 2, "{any} without a belief, {believed} with it");
    }
}

#[test]
fn jacks_and_queens_are_believed_to_go_first_and_high_numbers_last() {
    let later = |duel: &DuelView, side: Side, kind: CardKind| {
        duel.round > 3 && duel.sides[side].discard.of_kind(kind) == 0
    };
    let [any, believed] = in_the_other_hand(2, |duel, side, kind| {
        later(duel, side, kind) && matches!(kind, CardKind::Jack | CardKind::Queen)
    });
    assert!(any > 40 && believed * 2 < any, "{any} without a belief, {believed} with it");
    let [any, believed] = in_the_other_hand(2, |duel, side, kind| {
        later(duel, side, kind) && kind.number() >= Some(8)
    });
    assert!(any > 40 && believed * 5 > any * 6, "{any} without a belief, {believed} with it");
}

/// Every deal that looks the same to its seat makes it do the same, however it leans.
fn leans_by_what_it_sees<G: Heuristics>(options: &G::Options, seats: u8) {
    for (game, seat) in positions::<G>(options, seats, 1) {
        let view = game.view(Observer::Seat(seat));
        for manner in Manner::ALL {
            let effort = Effort::of(8).leaning(manner);
            let move_here = choice(&game, seat, effort);
            for twin in 0..6 {
                let twin = G::determinize(&view, &mut Dice::new(Seed(6), twin));
                assert_eq!(choice(&twin, seat, effort), move_here, "{manner:?}");
            }
        }
    }
}

#[test]
fn a_bot_that_leans_does_not_know_what_is_hidden() {
    leans_by_what_it_sees::<GoldRushShootOut>(&GoldRushShootOutOptions::default(), 4);
    leans_by_what_it_sees::<HeadsUpDuel>(&HeadsUpDuelOptions::default(), 4);
}

#[test]
fn an_even_bot_leans_no_way() {
    for (game, seat) in positions::<GoldRushShootOut>(&GoldRushShootOutOptions::default(), 4, 4) {
        let view = game.view(Observer::Seat(seat));
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        let mut tilts = Manner::ALL.map(|manner| {
            let mut root = game.root();
            GoldRushShootOut::lean(&mut root, manner);
            let tilt = |action| GoldRushShootOut::tilt(&root, &view, seat, action);
            actions.iter().map(tilt).map(i32::abs).max().unwrap_or_default()
        });
        assert_eq!(tilts[0], 0);
        tilts.sort_unstable();
        assert!(tilts[3] <= 30, "a leaning is worth no more than three percent of a win");
    }
}

/// How often bots that lean so fire, sit out and spring an ambush, of the positions in which they
/// decide on that.
fn habits(positions: &[(GoldRushShootOut, Seat)], manner: Manner) -> [u32; 3] {
    let mut seen = [0; 3];
    for (game, seat) in positions {
        match choice(game, *seat, Effort::of(SIMULATIONS).leaning(manner)) {
            Some(Action::Load(load)) => seen[0] += u32::from(load != Load::Blank),
            Some(Action::Stand(stand)) => seen[1] += u32::from(stand == Stand::SitsOut),
            Some(Action::Ambush(ambush)) => seen[2] += u32::from(ambush == Ambush::Springs),
            _ => {}
        }
    }
    seen
}

#[test]
fn a_manner_shows_in_play() {
    let positions = positions::<GoldRushShootOut>(&GoldRushShootOutOptions::default(), 5, 50);
    let [even, bold, careful, grudging] = Manner::ALL.map(|manner| habits(&positions, manner));
    assert!(bold[0] > even[0] && bold[1] < even[1], "{even:?}, bold: {bold:?}");
    assert!(careful[0] < bold[0] && careful[1] > even[1], "{even:?}, careful: {careful:?}");
    assert!(grudging[0] + grudging[2] > even[0] + even[2], "{even:?}, grudging: {grudging:?}");
}

#[test]
fn long_play_outs_are_fewer() {
    let options = HeadsUpDuelOptions::default();
    let effort = Effort::of(SIMULATIONS);
    let mut cut = 0;
    for (game, seat) in positions::<HeadsUpDuel>(&options, 8, 2) {
        let view = game.view(Observer::Seat(seat));
        let mut thinker = Thinker::<HeadsUpDuel>::new(&view, seat, Seed(2), effort);
        let mut decisions = 0;
        while !thinker.is_done() {
            thinker.step(1);
            decisions += 1;
        }
        let most = SIMULATIONS * HeadsUpDuel::LENGTH;
        // A round of the search that has had enough ends with the determinization.
        assert!(decisions <= 2 * most, "{decisions}");
        cut += u32::from(thinker.simulations() > 0 && thinker.simulations() < SIMULATIONS / 2);
    }
    assert!(cut > 0, "some positions are far from the seat's own duel");
}
