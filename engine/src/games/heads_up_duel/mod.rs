//! Heads Up Duel, a game of trading and duels by Craig Arthur, for 2, 4, 6 or 8.
//!
//! # The rules in brief
//! Each seat gets a pack of 15 cards and 3 marbles (HUD-3, 4). In trading, seats make each other
//! secret offers of cards and marbles (HUD-6 to 9), buy packs on the black market (HUD-11 to 16),
//! and spend half tokens on marbles (HUD-10). Then the seat with most marbles picks an opponent,
//! and so on (HUD-18); the duels are played one after the other (HUD-21). In a round both turn up a
//! card (HUD-23), then add, in turn, cards of that number and special cards (HUD-24 to 31). The
//! higher sum gets a point (HUD-27). The round in which a hand becomes empty is the last (HUD-33).
//! Most points win the duel and a token; the loser gets a strike (HUD-34).
//!
//! # Rulings of ours
//! Those in the rules, and these for cases that the rules leave open:
//! - An offer left open counts among the maker's 20 of the next period (HUD-9), so a seat never has
//!   more than 20 open.
//! - An acceptance that the receiver can't pay is refused, and the offer stays open; one that the
//!   maker can't keep voids the offer (HUD-8). A trade that leaves either seat with too few cards is
//!   refused (HUD-17).
//! - Offers from and to a seat that leaves a table of more than two are void.
//! - The first of the last two seats to pair picks the other without being asked.
//! - If both showdown cards are special, a Joker played later echoes the card of the seat that acts
//!   second (HUD-16). A Joker's effect is public once the Joker comes to the table.
//! - A number let in costs a real Queen rather than a Joker that is a Queen (HUD-29).
//! - A seat without cards is skipped in the advantage phase (HUD-25).
//! - With a clock, seats share a period's minutes, as they share a device; a finished seat that
//!   gets an offer gets its share again, and no seat has less than 20 seconds (HUD-6).
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
//! | `brought` | half tokens that each seat starts with instead: 0 to 10 (HUD-43) | not set |
//! | `joker` | `blank`, `echo`, `wild`; `secret`: one of them (HUD-16) | `blank` |
//! | `one-back` | one back for all cards (HUD-2) | off |
//! | `pairing` | by `marbles` or `random` (HUD-20) | `marbles` |
//! | `draws` | `stand`, `most-cards` or `no-kings` (HUD-35) | `stand` |
//! | `tournament` | winners duel on; for 4 or 8 (HUD-38) | off |
//!
//! # What [`legal_actions`](crate::game::Game::legal_actions) lists
//! All actions but offers. Of offers, a sample that depends only on the seat's own cards and
//! actions: to one other seat, a different one each time, a card of any other kind, or a marble, for
//! a card of the number that it holds most of; none after three offers in a period. For each offer
//! received, one counter-offer: the cards wanted, for those given and a marble more (a card of that
//! number, if there are no marbles). An acceptance lists at most 64 ways to pay. `check` judges any
//! offer, and never refuses one because the receiver lacks something.

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

pub use action::{Action, OfferRef};
pub use card::{Back, Card, CardKind};
pub use cards::{Backs, CardCounts, KindCounts};
pub use coach::deck_gain;
pub use event::{CloseReason, Event, JokerShows};
pub use offer::{MOST_OFFERS, Offer, OfferCards, Terms};
use options::STARTING_CARDS;
pub use options::{Draws, HeadsUpDuelOptions, Joker, JokerRule, Pairing, Sleeves, Trade};
pub use parts::{BySide, DuelResult, Jokers, Pack, Packs, Pair, PairOrigin, Scoring, Side};
pub use refusal::Refusal;
pub use rules::Standing;
pub use state::{HeadsUpDuel, MOST_SEATS, Phase};
pub use view::{DuelView, SeatView, SideView, Verdict, View};

impl Season for HeadsUpDuel {
    fn purse(&self, seat: Seat) -> Option<Purse> {
        let won = matches!(self.stage, Stage::Over(_)).then(|| self.standings()[seat])?;
        Some(Purse { halves: self.halves_left(seat) + won.halves, strikes: won.strikes })
    }
}
