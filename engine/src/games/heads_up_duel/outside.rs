//! What must hold of views and events of another device before anything is made of them.

use crate::game::{Flaw, Outside, are_seats, check_options};
use crate::games::heads_up_duel::event::Event;
use crate::games::heads_up_duel::state::{HALF_TOKEN, HeadsUpDuel, MOST_SEATS, START_MARBLES};
use crate::games::heads_up_duel::stock::IN_A_PACK;
use crate::games::heads_up_duel::view::{DuelView, Phase, SeatView, View};
use crate::games::heads_up_duel::{Backs, BySide, MOST_OFFERS, Offer, PACK, Pack, Packs};
use crate::season::Brought;
use crate::seat::{Seat, SeatSet};

/// The marbles of the largest table that has spent all tokens that can be brought (HUD-4, 10); so
/// many packs they buy at most.
const MOST_MARBLES: u16 = MOST_SEATS as u16 * (START_MARBLES + HALF_TOKEN * Brought::MOST as u16);
/// The cards of all these packs, and of those that seats start with.
const MOST_CARDS: u16 = IN_A_PACK * MOST_MARBLES + PACK as u16 * MOST_SEATS as u16;

impl Outside for HeadsUpDuel {
    fn check_view(view: &View) -> Result<(), Flaw> {
        Flaw::unless(matches!(view.options.periods, 4 | 8 | 16), "there are 4, 8 or 16 periods")?;
        check_options::<Self>(&view.options, view.seats)?;
        let tied = match view.phase {
            Phase::Trading(period) => {
                Flaw::unless(period < view.options.periods, "a period is one of them")?;
                SeatSet::EMPTY
            }
            Phase::Naming(tied) | Phase::Named(tied) => tied,
            Phase::Picking
            | Phase::Showdown
            | Phase::Advantage
            | Phase::Resolving
            | Phase::RoundOver
            | Phase::DuelOver
            | Phase::Over => SeatSet::EMPTY,
        };
        let duels = view.pairs.iter().map(|pair| pair.seats);
        let duels = duels.chain(view.results.iter().map(|result| result.seats));
        let duels = duels.chain(view.duel.iter().map(|duel| duel.seats));
        let mut named = view.left.union(tied);
        for BySide([one, other]) in duels {
            Flaw::unless(one != other, "a duel is of two seats")?;
            named = named.with(one).with(other);
        }
        named = named.union(view.places.0.iter().filter_map(|place| place.named).collect());
        Flaw::unless(are_seats(named, view.seats), "seats are of the table")?;
        let listed = view.pairs.len() <= 4 && view.results.len() <= 7;
        let offers = usize::from(MOST_OFFERS) * usize::from(view.seats);
        Flaw::unless(listed && view.offers.len() <= offers, "lists are as long as they can be")?;
        view.offers.iter().try_for_each(|offer| check_offer(offer, view.seats))?;
        view.places.0.iter().try_for_each(check_place)?;
        let packs: u32 = view.places.0.iter().map(|place| u32::from(place.packs)).sum();
        Flaw::unless(packs <= MOST_MARBLES.into(), "marbles buy no more packs")?;
        let points = view.results.iter().all(|result| are_points(result.points));
        Flaw::unless(points, "points come from cards")?;
        view.duel.as_ref().map_or(Ok(()), check_duel)
    }

    fn check_event(event: &Event, seats: u8) -> Result<(), Flaw> {
        Flaw::unless(are_seats(seats_of(event), seats), "an event names seats of the table")?;
        if let Event::Offered(offer) | Event::Closed(offer, _) | Event::Traded(offer, _) = event {
            check_offer(offer, seats)?;
        }
        let is_odd = matches!(event, Event::BacksChanged(_, backs) if !are_cards(*backs))
            || matches!(event, Event::Unpacked { cards, .. } if cards.count() != IN_A_PACK)
            || matches!(event, Event::Submitted { marbles, .. } if *marbles > MOST_MARBLES)
            || matches!(event, Event::RoundEnded { sums, .. } if !are_sums(*sums))
            || matches!(event, Event::RoundEnded { kings: points, .. }
                | Event::DuelEnded { points, .. } if !are_points(*points))
            || matches!(event, Event::DuelBegan(_, BySide([one, other])) if one == other)
            || matches!(event, Event::Ended(outcome) if !outcome.is_of(seats));
        Flaw::unless(!is_odd, "an event counts what there is")
    }
}

fn check_offer(offer: &Offer, seats: u8) -> Result<(), Flaw> {
    let both = SeatSet::only(offer.from).with(offer.to);
    Flaw::unless(both.len() == 2 && are_seats(both, seats), "an offer is between two seats")?;
    // An offer may ask for more marbles than there are.
    let paid = offer.terms.give_marbles <= MOST_MARBLES;
    Flaw::unless(paid, "there are no more marbles")
}

fn check_place(place: &SeatView) -> Result<(), Flaw> {
    let cards = are_cards(place.deck_backs) && are_cards(place.hand_backs);
    Flaw::unless(cards, "there are no more cards")?;
    let bought = place.bought.is_none_or(are_packs) && place.packs <= MOST_MARBLES;
    Flaw::unless(bought, "marbles buy no more packs")?;
    let marbles = place.marbles.is_none_or(|marbles| marbles <= MOST_MARBLES);
    Flaw::unless(marbles, "there are no more marbles")
}

fn check_duel(duel: &DuelView) -> Result<(), Flaw> {
    Flaw::unless((1..=MOST_CARDS).contains(&duel.round), "a round takes a card")?;
    for side in &duel.sides.0 {
        let number = side.number.is_none_or(|number| (2..=10).contains(&number));
        Flaw::unless(number, "numbers are 2 to 10 (HUD-1)")?;
        let counted = [side.joker_queens, side.joker_kings, side.points, side.bonus];
        let counted = counted.iter().all(|count| *count <= MOST_CARDS);
        Flaw::unless(counted, "points come from cards")?;
    }
    Ok(())
}

fn are_sums(sums: BySide<u32>) -> bool {
    sums.0.iter().all(|sum| *sum <= 10 * u32::from(MOST_CARDS))
}

fn are_points(points: BySide<u16>) -> bool {
    points.0.iter().all(|points| *points <= 2 * MOST_CARDS)
}

fn are_cards(backs: Backs) -> bool {
    backs.0.iter().all(|count| *count <= MOST_CARDS)
}

fn are_packs(packs: Packs) -> bool {
    Pack::ALL.into_iter().all(|pack| packs.of(pack) <= MOST_MARBLES)
}

/// The seats that an event names.
fn seats_of(event: &Event) -> SeatSet {
    let both = |one: Seat, other: Seat| SeatSet::only(one).with(other);
    match *event {
        Event::PeriodBegan(_) | Event::Flipped(_) | Event::Ended(_) => SeatSet::EMPTY,
        Event::Offered(offer) | Event::Closed(offer, _) | Event::Traded(offer, _) => {
            both(offer.from, offer.to)
        }
        Event::BacksChanged(seat, _)
        | Event::TokenSpent(seat)
        | Event::PackSold(seat, _)
        | Event::Unpacked { seat, .. }
        | Event::Finished(seat)
        | Event::Reopened(seat)
        | Event::TimedOut(seat)
        | Event::Left(seat)
        | Event::Submitted { seat, .. }
        | Event::Picks(seat)
        | Event::RoundBegan(_, seat)
        | Event::Chose(seat, _)
        | Event::Played(seat, _)
        | Event::JokerDoes(seat, _)
        | Event::QueenSpent(seat)
        | Event::Swept(seat)
        | Event::Ready(seat)
        | Event::Conceded(seat) => SeatSet::only(seat),
        Event::Named(seat, other) => SeatSet::only(seat).union(other.into_iter().collect()),
        Event::NameShown(one, other) | Event::Picked(one, other) => both(one, other),
        Event::DuelBegan(_, seats) | Event::Shown(seats, _) => seats.0.into_iter().collect(),
        Event::RoundEnded { seats, point, .. } => seats.0.into_iter().chain(point).collect(),
        Event::DuelEnded { seats, winner, .. } => seats.0.into_iter().chain(winner).collect(),
        Event::Tied(seats) | Event::Bonus(seats) => seats,
    }
}
