//! The engine's tests: each game's rules in a folder of its own, the laws of all games, records,
//! general checks. A part runs alone by its name:
//! `cargo test -p engine-tests --test it duel_52::`.

mod actions;
mod dual_duel;
mod duel_52;
mod efforts;
#[path = "../../examples/kuhn_poker.rs"]
mod example;
mod fools_gambit;
mod gold_rush_shoot_out;
mod golden;
mod harness;
mod heads_up_duel;
mod kuhn_poker;
mod laws;
mod look_alikes;
mod outside;
mod places;
mod puzzles;
mod record;
mod rule_ids;
