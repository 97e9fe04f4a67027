//! What the game can tell of why one action is better than another.

use crate::bot::{Aspects, Coach};
use crate::game::Decision;
use crate::seat::Seat;

use super::action::Action;
use super::bot::deck::worth;
use super::state::{HeadsUpDuel, Stage};
use super::view::View;
use super::{Card, CardKind, Cards, Pack};

/// What a trade or a purchase adds to what the seat's deck is worth, in thousandths of a duel; `None`
/// where that is not known, and for any other action.
#[must_use]
pub fn deck_gain(view: &View, seat: Seat, action: &Action) -> Option<i32> {
    let deck = view.places[seat].deck?;
    let of_kinds = |count: &dyn Fn(CardKind) -> u16| {
        let mut cards = Cards::NONE;
        for kind in CardKind::all() {
            if let Some(card) = Card::of_kind(kind).next() {
                cards.put(card, count(kind));
            }
        }
        cards
    };
    let (give, get) = match action {
        Action::Offer(_, terms) | Action::Counter(_, terms) => {
            (terms.give.cards(), of_kinds(&|kind| terms.want.of(kind).into()))
        }
        Action::Accept(named, pay) => {
            let made = view.offers.iter().find(|offer| {
                offer.to == seat && offer.from == named.from && offer.number == named.number
            })?;
            (pay.cards(), made.terms.give.cards())
        }
        Action::Buy(pack) if *pack != Pack::Mystery => {
            (Cards::NONE, of_kinds(&|kind| pack.holds(kind).into()))
        }
        _ => return None,
    };
    Some(worth(&deck.less(&give).plus(&get)) - worth(&deck))
}

impl Coach for HeadsUpDuel {
    /// Once the round of the duel is over.
    fn is_settled(&self, since: &Self) -> bool {
        let round = |game: &Self| match &game.stage {
            Stage::Duel(duel) => Some(duel.round),
            _ => None,
        };
        self.results.len() > since.results.len() || round(self) != round(since)
    }

    /// The points of the round, the own ones and the other's.
    fn aspects(&self, since: &Self, seat: Seat) -> Option<Aspects> {
        let Stage::Duel(before) = &since.stage else { return None };
        let side = before.seats.side_of(seat)?;
        let now = match (self.results.as_slice().get(usize::from(since.results.len())), &self.stage)
        {
            (Some(result), _) => result.points,
            (None, Stage::Duel(duel)) => super::BySide(duel.sides.0.map(|side| side.points)),
            (None, _) => return None,
        };
        let gained = |side| 1000 * (i32::from(now[side]) - i32::from(before.sides[side].points));
        Some([gained(side), -gained(side.other()), 0, 0])
    }

    /// Nobody trades in them.
    fn hurry(&self, _: Seat) -> Option<Decision<Action>> {
        matches!(self.stage, Stage::Trading(_)).then_some(Decision::Act(Action::Finish))
    }
}
