//! What must hold of views and events of another device before anything is made of them.

use crate::cards::Card;
use crate::chance::Dice;
use crate::game::{Flaw, Outside, are_seats, check_options};
use crate::games::duel_52::action::Sight;
use crate::games::duel_52::determinize;
use crate::games::duel_52::event::Event;
use crate::games::duel_52::numbers::Numbers;
use crate::games::duel_52::state::{Choice, Duel52};
use crate::games::duel_52::view::{CardView, SeatView, View};
use crate::seat::SeatSet;

/// So often the unknown cards are dealt again until they fit what the observer can conclude: hardly
/// ever more than a few times.
const TRIES: u32 = 300;
/// A turn has at most three actions, and those that its own 2s give (D52-5, 19).
const MOST_ACTIONS: u8 = 99;

impl Outside for Duel52 {
    fn check_view(view: &View) -> Result<(), Flaw> {
        check_options::<Self>(&view.options, 2)?;
        Flaw::unless(view.cards.len() <= Card::COUNT.into(), "there are no more cards")?;
        let came = Numbers::came(view.cards.len() as u8);
        let known = view.forts.iter().flatten().map(|fort| fort.known_to);
        let seats = known.fold([view.mover, view.first].into_iter().collect(), SeatSet::union);
        Flaw::unless(are_seats(seats, 2), "two seats play")?;
        let counted = view.pile <= Card::COUNT && view.actions <= MOST_ACTIONS;
        Flaw::unless(counted, "there are no more cards and actions than that")?;
        for (nth, card) in view.cards.iter().enumerate() {
            Flaw::unless(card.number.index() == nth, "cards are in the order in which they came")?;
            check_card(card, came)?;
        }
        view.seats.0.iter().try_for_each(check_seat)?;
        check_choice(&view.choice, came)?;
        let fort = view.forts.iter().flatten().filter(|fort| fort.face.is_none()).count();
        let table = view.cards.iter().filter(|card| card.face.is_none()).count();
        let hidden = view.seats.0.iter().map(hidden_of).sum::<usize>() + fort + table;
        Flaw::unless(hidden <= view.unseen().len().into(), "each unknown place has a card")
    }

    fn check_event(event: &Event, seats: u8) -> Result<(), Flaw> {
        Flaw::unless(are_seats(seats_of(event), seats), "an event names seats of the table")?;
        let is_odd = matches!(event, Event::Ended(outcome) if !outcome.is_of(seats));
        Flaw::unless(!is_odd, "an outcome ranks the seats of the table")
    }

    fn draw_from(view: &View, dice: &mut Dice) -> Option<Self> {
        determinize::within(TRIES, view, dice)
    }
}

fn check_card(card: &CardView, came: Numbers) -> Result<(), Flaw> {
    let seats = card.known_to.with(card.owner);
    Flaw::unless(are_seats(seats, 2), "two seats play")?;
    let mates = card.mate.is_none_or(|mate| came.contains(mate) && mate != card.number);
    Flaw::unless(mates, "the other card of a pair is another one on the table")
}

fn check_seat(seat: &SeatView) -> Result<(), Flaw> {
    let holds = seat.holds <= Card::COUNT && seat.discards <= Card::COUNT;
    Flaw::unless(holds, "there are no more cards")?;
    let shown = seat.hand.is_some() || seat.shown.sure.len() <= seat.holds;
    Flaw::unless(shown, "cards that are known to be held are held")
}

/// How many cards of the seat the observer can't look at.
fn hidden_of(seat: &SeatView) -> usize {
    let held = if seat.hand.is_some() { 0 } else { seat.holds - seat.shown.sure.len() };
    let discarded = if seat.discarded.is_some() { 0 } else { seat.discards };
    usize::from(held) + usize::from(discarded)
}

/// What is asked for is of cards on the table.
fn check_choice(choice: &Choice, came: Numbers) -> Result<(), Flaw> {
    let named: Numbers = match *choice {
        Choice::Look { seen: Some(Sight::Card(number)), .. } => Numbers::only(number),
        Choice::Also { by, targets } => targets.with(by),
        Choice::Nothing | Choice::Discard | Choice::Look { .. } | Choice::Move { .. } => {
            Numbers::EMPTY
        }
    };
    Flaw::unless(named.minus(came).is_empty(), "a choice is among cards that came")
}

/// The seats that an event names.
fn seats_of(event: &Event) -> SeatSet {
    match *event {
        Event::BaseCardsDealt
        | Event::PileEmptied
        | Event::Parted(..)
        | Event::Damaged(..)
        | Event::Killed(_)
        | Event::KilledUnseen(_)
        | Event::Sprung(..)
        | Event::Boomed(_)
        | Event::Froze(_)
        | Event::Healed(..)
        | Event::Roused(_)
        | Event::Ended(_) => SeatSet::EMPTY,
        Event::TurnedUp { seat, known_to, .. } => known_to.with(seat),
        Event::BannermanPicked { seat, .. }
        | Event::NoBannerman(seat)
        | Event::DeckLacks(seat, _)
        | Event::TurnBegan(seat, _)
        | Event::Drew(seat, _)
        | Event::Played { seat, .. }
        | Event::Paired(seat, ..)
        | Event::Attacked(seat, ..)
        | Event::AlsoHit(seat, ..)
        | Event::Declined(seat)
        | Event::PowerUsed(seat, _)
        | Event::ActionsGained(seat, _)
        | Event::Discarded(seat, _)
        | Event::Looked(seat, ..)
        | Event::HandShown(seat, _)
        | Event::LaneStopped(seat, _)
        | Event::Moved(seat, ..)
        | Event::Cast(seat, _)
        | Event::WarriorPlayed(seat, ..)
        | Event::FortsDue(seat, _)
        | Event::FortTaken { seat, .. }
        | Event::TurnEnded(seat)
        | Event::TimedOut(seat)
        | Event::Conceded(seat) => SeatSet::only(seat),
    }
}
