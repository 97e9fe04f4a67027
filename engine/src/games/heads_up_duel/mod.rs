//! Heads Up Duel, a game of trading and duels by Craig Arthur, for 2, 4, 6 or 8.
//!
//! # The rules in brief
//! Each seat gets a pack of 15 cards and 3 marbles (HUD-3, 4). In the periods of trading seats make
//! each other secret offers of cards and marbles (HUD-6 to 9), buy packs on the black market
//! (HUD-11 to 16), and spend half tokens on marbles (HUD-10). Then the seat with most marbles left
//! picks an opponent, and so on (HUD-18), and the duels are played one after the other (HUD-21). In
//! a round both turn up a card (HUD-23); then they add, in turn, cards of that number and special
//! cards (HUD-24 to 31). The higher sum gets a point (HUD-27). The round in which a hand becomes
//! empty is the last one (HUD-33). Most points win the duel, a token, and the loser gets a strike
//! (HUD-34).
//!
//! # Rulings of ours
//! Those of the rules, and where they are silent:
//! - An offer left open counts among the maker's 20 of the next period, too (HUD-9). So a seat
//!   never has more than 20 open.
//! - An acceptance that the receiver can't pay is refused, and the offer stays open; one that the
//!   maker can't keep any more voids it (HUD-8). A trade that would leave either with too few cards
//!   is refused (HUD-17).
//! - Offers from and to a seat that leaves a table of more than two are void.
//! - When two seats are left to pair, the first picks the other without being asked.
//! - Of two special cards turned up in a showdown, the second acting seat's is the later one for a
//!   Joker that echoes (HUD-16). Everybody sees a Joker's effect when it comes to the table.
//! - A Queen that lets a number in goes before a Joker that is a Queen (HUD-29).
//! - A seat without cards is skipped in the advantage phase (HUD-25).
//! - With a clock the seats share the minutes of a period, since they share one device; a seat that
//!   gets an offer after it had finished gets its share again, and nobody has less than 20 seconds
//!   (HUD-6).
//!
//! # Options
//! | id | values | default |
//! | --- | --- | --- |
//! | `trading` | whether there is trading (HUD-5) | on |
//! | `periods` | 4, 8 or 16 periods of trading (HUD-6) | 4 |
//! | `clock`, `minutes` | whether a clock runs, and the minutes of all trading (HUD-6) | off, 40 |
//! | `smallest-deck` | no trade leaves a seat with fewer cards: 0 to 15 (HUD-17) | 0 |
//! | `market` | the black market, and marbles (HUD-5) | on |
//! | `tokens` | Gamebreaker tokens to start with: 0 to 5 (HUD-4) | 1 |
//! | `brought` | instead: halves of a token by seat, 0 to 10 each (HUD-43) | not set |
//! | `joker` | `blank`, `echo`, `wild`; `secret`: one of them (HUD-16) | `blank` |
//! | `one-back` | one back for all cards (HUD-2) | off |
//! | `pairing` | by `marbles` or `random` (HUD-20) | `marbles` |
//! | `draws` | `stand`, `most-cards` or `no-kings` (HUD-35) | `stand` |
//! | `tournament` | winners duel on; for 4 or 8 (HUD-38) | off |
//!
//! # What [`legal_actions`](crate::game::Game::legal_actions) lists
//! Everything but offers in full. Of offers, a sample that follows from the seat's own cards and
//! actions: in each period its first three, each to another seat in turn, for one card of the
//! number that it holds most of; it gives one card of any other kind, or a marble. For each offer
//! received, one counter-offer: what was wanted, for what was given and a marble more (a card of
//! that number more, where there are no marbles). An acceptance that can be paid in more than 64
//! ways is listed in 64. `check` judges any offer, and never refuses one for what the receiver
//! lacks.

mod action;
mod bot;
mod card;
mod cards;
mod coach;
mod determinize;
mod event;
mod inspect;
mod offer;
mod options;
mod outside;
mod parts;
mod refusal;
mod rules;
mod state;
mod stock;
mod view;

use crate::season::{Purse, Season};
use crate::seat::Seat;

use state::Stage;

pub use action::{Action, Named};
pub use card::{Back, Card, CardKind};
pub use cards::{Backs, Cards, Kinds};
pub use coach::deck_gain;
pub use event::{Closed, Event, JokerShows};
pub use offer::{Lot, MOST_OFFERS, Offer, Terms};
use options::PACK;
pub use options::{Draws, HeadsUpDuelOptions, Joker, JokerRule, Pairing, Sleeves, Trade};
pub use parts::{BySide, DuelResult, Jokers, Made, Pack, Packs, Pair, Scoring, Side};
pub use refusal::Refusal;
pub use rules::Standing;
pub use state::{HeadsUpDuel, MOST_SEATS, Phase};
pub use view::{DuelView, SeatView, SideView, Verdict, View};

impl Season for HeadsUpDuel {
    fn purse(&self, seat: Seat) -> Option<Purse> {
        let won = matches!(self.stage, Stage::Over(_)).then(|| self.standings()[seat])?;
        Some(Purse { halves: self.halves(seat) + won.halves, strikes: won.strikes })
    }
}
