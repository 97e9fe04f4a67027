//! Gold Rush Shoot Out, a shoot-out over the loot for 3 to 8 by Craig Arthur, adapted from Cash 'n
//! Guns.
//!
//! # The rules in brief
//! Six rounds. Five loot and three ability cards are laid out, in the last round eight loot cards
//! (GR-9). Each seat loads its pistol with a blank or a bullet (GR-10) and aims it at another seat
//! (GR-11); all aims are shown. In priority order, again and again, seats play abilities (GR-12 to
//! GR-16). Each seat stays or sits out (GR-17 to GR-19); a seat at which a pistol aims may spend
//! half a token to turn it (GR-20). Ammo is turned up, and bullets wound (GR-21). Standing,
//! unwounded seats share the take, card by card, or take the first-priority token (GR-22 to GR-24).
//! Most gold wins one and a half tokens and the game, most antiques half a token, most wounds a
//! strike (GR-25 to GR-28).
//!
//! # Rulings of ours
//! The first seat is random (GR-7); priority runs clockwise from the token's owner (GR-8); loading
//! a bullet card saves ammo (GR-10); abilities end when all have passed in a row (GR-12); a second
//! pistol may share the first one's target, one a round (GR-14); bandages are for oneself (GR-15);
//! a seat can't duck twice (GR-16); only standing seats at which standing seats aim can spring an
//! ambush, and a pistol turns once (GR-20); the last round has no token (GR-23); cards nobody takes
//! leave the game (GR-24); ability cards left are worth nothing (GR-25); fewer wounds break ties in
//! gold, then seats share it (GR-26).
//!
//! # Options
//! | id | values | default |
//! | --- | --- | --- |
//! | `ledger` | `on`: views list what seats were seen to take; `off`: from memory (GR-4) | `on` |
//! | `starting-tokens` | 0 to 5 (GR-5) | 1 |
//! | `brought` | half tokens that each seat starts with instead: 0 to 10 (GR-5) | not set |
//! | `time` | `off`, `show`: limits for abilities, ambushes and breaks, `double` (GR-30) | `off` |

mod action;
mod bot;
mod cards;
mod coach;
mod determinize;
mod event;
mod inspect;
mod options;
mod outside;
mod refusal;
mod rules;
mod state;
mod view;

use crate::season::{Purse, Season};
use crate::seat::Seat;

use state::Stage;

pub use crate::game::Pending;
pub use action::{Action, Ambush, Nth, Pistol, Play, Stand};
pub use cards::{Ability, Ammo, BLANKS, BULLETS, Card, CardCounts, Load, Loot};
pub use event::Event;
pub use options::GoldRushShootOutOptions;
pub use refusal::Refusal;
pub use rules::has_break_before;
pub use state::{Aim, Fate, GoldRushShootOut, Phase, ROUNDS, TAKE_SIZE, Take, Tally};
pub use view::{SeatView, View};

impl Season for GoldRushShootOut {
    fn purse(&self, seat: Seat) -> Option<Purse> {
        let strike = self.prizes().wounds.contains(seat);
        matches!(self.stage, Stage::Over(_))
            .then(|| Purse { halves: self.by_seat[seat].half_tokens, strikes: strike.into() })
    }
}
