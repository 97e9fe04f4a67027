//! What an observer knows.

use engine::chance::{Chance, Dice};
use engine::game::{Game, Observer, Turn};
use engine::seat::{BySeat, Seat, SeatSet};

use super::Call;
use super::state::{CARDS, Claim, Faces, MOST_SEATS, Pending, Place};

/// All that one observer knows of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct View {
    /// Who looks.
    pub(crate) observer: Observer,
    pub(crate) rounds: u8,
    pub(crate) round: u8,
    pub(crate) turn: Turn,
    pub(crate) left: SeatSet,
    /// How many seats play; places beyond are empty.
    pub(crate) seats: u8,
    pub(crate) places: BySeat<SeatView, MOST_SEATS>,
}

/// What an observer knows of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SeatView {
    pub(crate) points: u8,
    pub(crate) played: Faces,
    pub(crate) held: u8,
    /// The hand, for its owner.
    pub(crate) hand: Option<Faces>,
    /// The card for this round, for its owner.
    pub(crate) card: Option<Pending<u8>>,
    /// The call for this round, for its owner.
    pub(crate) call: Option<Pending<Call>>,
}

pub(super) fn of(game: &Claim, observer: Observer) -> View {
    View {
        observer,
        rounds: game.rounds,
        round: game.round,
        turn: game.turn(),
        left: game.left,
        seats: game.seats,
        places: BySeat::from_fn(|seat| {
            let own = observer.sees(seat);
            let place = &game.places[seat];
            SeatView {
                points: place.points,
                played: place.played,
                held: place.hand.len(),
                hand: own.then_some(place.hand),
                card: own.then_some(place.card),
                call: own.then_some(place.call),
            }
        }),
    }
}

/// A state that the view's observer can't tell from the real one.
pub(super) fn determinize(view: &View, dice: &mut Dice) -> Claim {
    let known =
        view.places.0.iter().map(|place| place.played.union(place.hand.unwrap_or_default()));
    let known = known.fold(Faces::default(), Faces::union);
    let mut unseen: Vec<u8> = (1..=CARDS).filter(|face| !known.contains(*face)).collect();
    dice.shuffle(&mut unseen);
    let mut unseen = unseen.into_iter();
    let chance = Chance::new(dice.seed());
    let places = BySeat::from_fn(|seat| {
        let SeatView { points, played, held, hand, card, call } = view.places[seat];
        let hand = hand.unwrap_or_else(|| unseen.by_ref().take(held.into()).collect());
        let (card, call) = match (card, call) {
            (Some(card), Some(call)) => (card, call),
            _ => determinize_decisions(view, seat, hand, dice),
        };
        Place { hand, played, points, card, call }
    });
    Claim {
        rounds: view.rounds,
        seats: view.seats,
        round: view.round,
        left: view.left,
        over: view.turn.outcome(),
        chance,
        places,
    }
}

/// What another seat may have decided: both if it is awaited no more, else perhaps the card.
fn determinize_decisions(
    view: &View,
    seat: Seat,
    hand: Faces,
    dice: &mut Dice,
) -> (Pending<u8>, Pending<Call>) {
    let Turn::Awaiting(awaiting) = view.turn else { return Default::default() };
    if seat.number() > view.seats {
        return Default::default();
    }
    if view.left.contains(seat) {
        return (Pending::TimedOut, Pending::TimedOut);
    }
    let nth = dice.below(hand.len().into()) as usize;
    let card = hand.iter().nth(nth).map_or(Pending::TimedOut, Pending::Made);
    if !awaiting.seats.contains(seat) {
        (card, Pending::Made(Call::ALL[dice.below(2) as usize]))
    } else if dice.below(2) == 0 {
        (card, Pending::Owed)
    } else {
        Default::default()
    }
}
