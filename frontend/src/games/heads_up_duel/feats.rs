//! What is worth an award in Heads Up Duel.

use engine::catalogue::Listed;
use engine::game::{Game, Observer};
use engine::games::heads_up_duel::{Action, Event, HeadsUpDuel, Side, deck_gain};
use engine::seat::Seat;

use super::text::feats as awards;
use crate::games::feats::{Counts, Feat, Happened};

/// The feats of a game.
pub fn feats(happened: &[Happened<'_, HeadsUpDuel>]) -> Vec<Feat> {
    let mut trades = Counts::of(&awards::BEST_TRADE);
    let mut sums = Counts::of(&awards::BIGGEST_ROUND);
    let mut sweeps = Counts::of(&awards::CLEAN_SWEEP);
    for one in happened {
        match one.event {
            Event::Traded(offer, _) => {
                let action = Action::Offer(offer.to, offer.terms);
                trades.most(offer.from, gain(one, offer.from, &action), one.decisions);
            }
            Event::RoundEnded { seats, sums: totals, point: Some(seat), .. } => {
                let side = if seats[Side::One] == *seat { Side::One } else { Side::Two };
                sums.most(*seat, totals[side], one.decisions);
            }
            Event::Swept(seat) => sweeps.add(*seat, 1, one.decisions),
            Event::PeriodBegan(..)
            | Event::Offered(..)
            | Event::Closed(..)
            | Event::BacksChanged(..)
            | Event::TokenSpent(..)
            | Event::PackSold(..)
            | Event::Unpacked { .. }
            | Event::Finished(..)
            | Event::Reopened(..)
            | Event::TimedOut(..)
            | Event::Left(..)
            | Event::Submitted { .. }
            | Event::Tied(..)
            | Event::Named(..)
            | Event::NameShown(..)
            | Event::Picks(..)
            | Event::Picked(..)
            | Event::DuelBegan(..)
            | Event::RoundBegan(..)
            | Event::Chose(..)
            | Event::Shown(..)
            | Event::Played(..)
            | Event::JokerDoes(..)
            | Event::QueenSpent(..)
            | Event::Flipped(..)
            | Event::Ready(..)
            | Event::RoundEnded { .. }
            | Event::DuelEnded { .. }
            | Event::Bonus(..)
            | Event::Conceded(..)
            | Event::Ended(..) => {}
        }
    }
    trades.feats().chain(sums.feats()).chain(sweeps.feats()).collect()
}

/// What a trade adds to what the deck is worth, in thousandths of a duel; 0 for one that does not.
fn gain(one: &Happened<'_, HeadsUpDuel>, seat: Seat, action: &Action) -> u32 {
    let view = one.before.view(Observer::Seat(seat));
    let gain = HeadsUpDuel::own_view(&view).and_then(|view| deck_gain(view, seat, action));
    gain.and_then(|gain| u32::try_from(gain).ok()).unwrap_or_default()
}
