//! The laws that every game keeps, as one generic test over many random games.
//!
//! `FACEDOWN_GAMES=n` plays n games of each real game and option (2,000 in all without it), and a
//! share of that of each toy. A law that is broken prints the record so far, and the views.

mod events;
mod play;
mod positions;
mod records;
mod secrecy;
mod set_up;
mod subject;
mod together;

#[path = "../toys/mod.rs"]
mod toys;

use std::env;

use engine::catalogue::{AnyGame, AnyOptions};
use engine::games::dual_duel::{DualDuel, DualDuelOptions};
use engine::games::fools_gambit::{Deck, FoolsGambit, FoolsGambitOptions};

use engine::pace::Pace;

use play::keeps_the_laws;
use toys::claim::{Claim, ClaimOptions};
use toys::market::{Market, MarketOptions};
use toys::shadows::{Shadows, ShadowsOptions};
use toys::wreck::{Wreck, WreckOptions};

/// How many games of a real game with one set of options are played.
fn games() -> u32 {
    let set = env::var("FACEDOWN_GAMES").ok();
    set.map_or(1_000, |games| games.parse().expect("FACEDOWN_GAMES is a number"))
}

/// How many games of a toy with one number of seats are played.
fn toy_games() -> u32 {
    (games() / 20).max(1)
}

#[test]
fn fools_gambit_with_a_shared_deck_keeps_the_laws() {
    keeps_the_laws::<FoolsGambit>(&FoolsGambitOptions::default(), 2, games());
}

#[test]
fn fools_gambit_with_a_deck_each_keeps_the_laws() {
    let options = FoolsGambitOptions { deck: Deck::Full, pace: Pace::Timed };
    keeps_the_laws::<FoolsGambit>(&options, 2, games());
}

#[test]
fn dual_duel_keeps_the_laws() {
    keeps_the_laws::<DualDuel>(&DualDuelOptions::default(), 2, games() / 2);
}

#[test]
fn dual_duel_of_a_single_duel_keeps_the_laws() {
    let options = DualDuelOptions { target: 1, longest: 3, pace: Pace::Slow };
    keeps_the_laws::<DualDuel>(&options, 2, games());
}

#[test]
fn dual_duel_that_is_broken_off_keeps_the_laws() {
    let options = DualDuelOptions { target: 3, longest: 3, pace: Pace::Timed };
    keeps_the_laws::<DualDuel>(&options, 2, games() / 2);
}

#[test]
fn a_game_of_any_kind_keeps_the_laws() {
    for deck in [Deck::Split, Deck::Full] {
        let options =
            AnyOptions::FoolsGambit(FoolsGambitOptions { deck, ..FoolsGambitOptions::default() });
        keeps_the_laws::<AnyGame>(&options, 2, games() / 10);
    }
    let options = AnyOptions::DualDuel(DualDuelOptions::default());
    keeps_the_laws::<AnyGame>(&options, 2, games() / 20);
}

#[test]
fn the_toy_of_a_free_order_keeps_the_laws() {
    for seats in 2..=8 {
        keeps_the_laws::<Market>(&MarketOptions, seats, toy_games());
    }
}

#[test]
fn the_toy_of_two_decisions_a_seat_keeps_the_laws() {
    for seats in 2..=4 {
        for rounds in [1, 3] {
            keeps_the_laws::<Claim>(&ClaimOptions { rounds }, seats, toy_games());
        }
    }
}

#[test]
fn the_toy_of_open_turns_keeps_the_laws() {
    for seats in 3..=8 {
        for charms in [true, false] {
            keeps_the_laws::<Wreck>(&WreckOptions { charms }, seats, toy_games());
        }
    }
}

#[test]
fn the_toy_of_waiting_powers_keeps_the_laws() {
    for seats in 2..=4 {
        keeps_the_laws::<Shadows>(&ShadowsOptions, seats, toy_games());
    }
}
