//! What must hold of views and events of another device before anything is made of them.

use crate::game::{Flaw, Outside, Pending, are_seats, check_options};
use crate::games::gold_rush_shoot_out::action::{Pistol, Play};
use crate::games::gold_rush_shoot_out::cards::{BLANKS, BULLETS, Cards, Load};
use crate::games::gold_rush_shoot_out::event::Event;
use crate::games::gold_rush_shoot_out::state::{GoldRushShootOut, MOST_SEATS, Phase, ROUNDS, TAKE};
use crate::games::gold_rush_shoot_out::view::{SeatView, View};
use crate::season::Brought;
use crate::seat::{Seat, SeatSet};

/// In each round each pistol that aims at a seat may wound it, and there are two a seat at most.
const MOST_WOUNDS: u8 = 2 * MOST_SEATS as u8 * ROUNDS;
/// Half tokens that a seat can have: what it brought, and what it won (GR-26, 27).
const MOST_TOKENS: u8 = Brought::MOST + 4;

impl Outside for GoldRushShootOut {
    fn check_view(view: &View) -> Result<(), Flaw> {
        check_options::<Self>(&view.options, view.seats)?;
        Flaw::unless((1..=ROUNDS).contains(&view.round), "there are six rounds")?;
        let named = view.left.with(view.first).union(view.claimed.into_iter().collect());
        Flaw::unless(are_seats(named, view.seats), "seats are of the table")?;
        Flaw::unless(view.passes <= view.seats, "abilities end when all have passed (GR-12)")?;
        let done = usize::from(view.round) - usize::from(view.phase == Phase::Load);
        view.places.0.iter().try_for_each(|place| check_place(place, view.seats, done))
    }

    fn check_event(event: &Event, seats: u8) -> Result<(), Flaw> {
        Flaw::unless(are_seats(seats_of(event), seats), "an event names seats of the table")?;
        let is_odd = matches!(event, Event::RoundBegan(round, _) if !(1..=ROUNDS).contains(round))
            || matches!(event, Event::Took(_, place, _) if !(1..=TAKE as u8).contains(place))
            || matches!(event, Event::Ducked(_, n) | Event::Wounded(_, n) if *n > MOST_WOUNDS)
            || matches!(event, Event::AimsShown(aims) if aims.0.iter().skip(seats.into()).any(Option::is_some))
            || matches!(event, Event::Ended(outcome) if !outcome.is_of(seats));
        Flaw::unless(!is_odd, "an event counts what there is")
    }
}

fn check_place(place: &SeatView, seats: u8, done: usize) -> Result<(), Flaw> {
    let aims = place.pistols.iter().flatten().map(|aim| aim.at);
    let aimed = match place.aim {
        Some(Pending::Made(at)) => Some(at),
        Some(Pending::Owed | Pending::TimedOut) | None => None,
    };
    Flaw::unless(are_seats(aims.chain(aimed).collect(), seats), "pistols aim at seats")?;
    let hurt = place.wounds <= MOST_WOUNDS && place.wounds_now <= MOST_WOUNDS;
    let counted = hurt && place.tokens <= MOST_TOKENS && place.left_in <= ROUNDS;
    Flaw::unless(counted, "wounds and tokens are in their ranges")?;
    let used = |load| place.loads.iter().filter(|own| **own == Some(load)).count() as u8;
    let loaded = used(Load::Blank) <= BLANKS && used(Load::Bullet) <= BULLETS;
    let in_time = place.loads[done..].iter().all(Option::is_none);
    Flaw::unless(loaded && in_time, "a seat uses its ammo, a card a round (GR-3)")?;
    let kept = place.envelope.map_or(0, Cards::count);
    let put_in = (kept..=Cards::ALL.count()).contains(&place.cards);
    let before = place
        .bullets_before
        .is_none_or(|counts| counts.iter().all(|count| *count <= Cards::ALL.count()));
    Flaw::unless(put_in && before, "an envelope holds what was put in")
}

/// The seats that an event names.
fn seats_of(event: &Event) -> SeatSet {
    let both = |one: Seat, other: Seat| SeatSet::only(one).with(other);
    match *event {
        Event::BreakBegan | Event::TakeLaid(_) | Event::LeftOver(_) | Event::Ended(_) => {
            SeatSet::EMPTY
        }
        Event::RoundBegan(_, seat)
        | Event::Loaded(seat, _)
        | Event::RanOut(seat)
        | Event::TimedOut(seat)
        | Event::Passed(seat)
        | Event::Played(seat, Play::Bandage | Play::DuckAndWeave)
        | Event::StandChosen(seat, _)
        | Event::AmmoDiscarded(seat)
        | Event::AmbushChosen(seat, _)
        | Event::Turned(Pistol { holder: seat, .. })
        | Event::Revealed(seat, _)
        | Event::Ducked(seat, _)
        | Event::Wounded(seat, _)
        | Event::Took(seat, ..)
        | Event::TookPriority(seat)
        | Event::EnvelopeOpened(seat, ..)
        | Event::Left(seat) => SeatSet::only(seat),
        Event::Aimed(seat, at) | Event::Played(seat, Play::DualWield { target: at }) => {
            both(seat, at)
        }
        Event::Played(seat, Play::HiredHand { pistol, target }) => {
            both(seat, target).with(pistol.holder)
        }
        Event::AimsShown(aims) => aims.0.into_iter().flatten().collect(),
        Event::StandoffShown(seats) | Event::AmbushShown(seats) => seats,
    }
}
