//! The laws that every game keeps, as one generic test over many random games.
//!
//! `FACEDOWN_GAMES=n` plays n games of each real game and option (2,000 in all without it), and a
//! share of that of each toy. A law that is broken prints the record so far, and the views.

mod events;
mod frames;
#[path = "../harness/mod.rs"]
mod harness;
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
use engine::games::duel_52::Part::{self, Off, On};
use engine::games::duel_52::{Duel52, Duel52Options};
use engine::games::fools_gambit::{Deck, FoolsGambit, FoolsGambitOptions};
use engine::games::gold_rush_shoot_out::{GoldRushShootOut, GoldRushShootOutOptions, Ledger};
use engine::games::heads_up_duel::{HeadsUpDuel, HeadsUpDuelOptions};
use engine::options::{Options, Values};
use engine::time::TimeControl;

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

/// How many games of a long real game with one of many sets of options are played: all of them if
/// a number is asked for, a share of them without.
fn long_games() -> u32 {
    if env::var_os("FACEDOWN_GAMES").is_some() { games() } else { games() / 20 }
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
    let options = FoolsGambitOptions { deck: Deck::Full, time: TimeControl::Show };
    keeps_the_laws::<FoolsGambit>(&options, 2, games());
}

#[test]
fn dual_duel_keeps_the_laws() {
    keeps_the_laws::<DualDuel>(&DualDuelOptions::default(), 2, games() / 2);
}

#[test]
fn dual_duel_of_a_single_duel_keeps_the_laws() {
    let options = DualDuelOptions { target: 1, longest: 3, time: TimeControl::Double };
    keeps_the_laws::<DualDuel>(&options, 2, games());
}

#[test]
fn dual_duel_that_is_broken_off_keeps_the_laws() {
    let options = DualDuelOptions { target: 3, longest: 3, time: TimeControl::Show };
    keeps_the_laws::<DualDuel>(&options, 2, games() / 2);
}

/// The options of a game that these values name.
fn options<O: Options>(slug: &str, line: &str) -> O {
    let defaults = O::defaults_of(slug).expect("a game knows its own name");
    let values = Values::read(defaults.fields(), line).expect("the options can be set");
    defaults.with_values(&values)
}

/// Heads Up Duel with these options, for so many seats: a share of the games where there is trading,
/// since those are long and looked at by many.
fn heads_up_duel(line: &str, seats: u8, games: u32) {
    keeps_the_laws::<HeadsUpDuel>(&options("heads-up-duel", line), seats, games.max(1));
}

#[test]
fn heads_up_duel_for_two_keeps_the_laws() {
    for line in ["", "draws=most-cards", "draws=no-kings"] {
        heads_up_duel(line, 2, games() / 3);
    }
}

#[test]
fn heads_up_duel_as_on_the_show_keeps_the_laws() {
    for seats in [4, 6, 8] {
        heads_up_duel("clock=on minutes=40", seats, games() / 50);
    }
}

#[test]
fn heads_up_duel_at_home_keeps_the_laws() {
    for seats in [2, 4, 6, 8] {
        heads_up_duel("smallest-deck=5 tokens=0", seats, games() / 50);
    }
}

#[test]
fn heads_up_duel_with_any_option_keeps_the_laws() {
    for (line, seats) in [
        ("joker=secret tokens=5", 4),
        ("joker=echo tokens=5 draws=no-kings", 4),
        ("joker=wild tokens=5 tournament=on", 4),
        ("one-back=on joker=secret tokens=2", 4),
        ("tournament=on draws=most-cards market=off", 8),
        ("trading=off tournament=on", 8),
        ("pairing=random smallest-deck=15", 6),
        ("periods=8", 4),
        ("periods=16 one-back=on", 4),
    ] {
        heads_up_duel(line, seats, games() / 200);
    }
}

/// The options of Duel 52 with these parts of the expansion.
fn parts(heroes: Part, bannermen: Part, forts: Part) -> Duel52Options {
    Duel52Options { heroes, bannermen, forts, ..Duel52Options::default() }
}

#[test]
fn duel_52_keeps_the_laws() {
    keeps_the_laws::<Duel52>(&parts(Off, Off, Off), 2, long_games());
}

#[test]
fn duel_52_with_forts_keeps_the_laws() {
    keeps_the_laws::<Duel52>(&parts(Off, Off, On), 2, long_games());
}

#[test]
fn duel_52_with_bannermen_keeps_the_laws() {
    keeps_the_laws::<Duel52>(&parts(Off, On, Off), 2, long_games());
}

#[test]
fn duel_52_with_bannermen_and_forts_keeps_the_laws() {
    keeps_the_laws::<Duel52>(&parts(Off, On, On), 2, long_games());
}

#[test]
fn duel_52_with_heroes_keeps_the_laws() {
    keeps_the_laws::<Duel52>(&parts(On, Off, Off), 2, long_games());
}

#[test]
fn duel_52_with_heroes_and_forts_keeps_the_laws() {
    keeps_the_laws::<Duel52>(&parts(On, Off, On), 2, long_games());
}

#[test]
fn duel_52_with_heroes_and_bannermen_keeps_the_laws() {
    keeps_the_laws::<Duel52>(&parts(On, On, Off), 2, long_games());
}

#[test]
fn duel_52_with_everything_keeps_the_laws() {
    keeps_the_laws::<Duel52>(&parts(On, On, On), 2, long_games());
}

/// Gold Rush Shoot Out at every table: a share of the games at each, since they are long.
fn gold_rush_shoot_out(ledger: Ledger) {
    for seats in 3..=8 {
        for starting_tokens in [0, 1, 5] {
            let options =
                GoldRushShootOutOptions { ledger, starting_tokens, time: TimeControl::Show };
            let games = games() / if starting_tokens == 1 { 20 } else { 100 };
            keeps_the_laws::<GoldRushShootOut>(&options, seats, games.max(1));
        }
    }
}

#[test]
fn gold_rush_shoot_out_with_a_ledger_keeps_the_laws() {
    gold_rush_shoot_out(Ledger::On);
}

#[test]
fn gold_rush_shoot_out_from_memory_keeps_the_laws() {
    gold_rush_shoot_out(Ledger::Off);
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
    let options = AnyOptions::GoldRushShootOut(GoldRushShootOutOptions::default());
    keeps_the_laws::<AnyGame>(&options, 4, games() / 100);
    let options = AnyOptions::HeadsUpDuel(HeadsUpDuelOptions::default());
    keeps_the_laws::<AnyGame>(&options, 2, games() / 20);
    keeps_the_laws::<AnyGame>(&options, 4, (games() / 200).max(1));
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
