use engine::games::gold_rush_shoot_out::{
    Ambush, Event, GoldRushShootOut, Load, Nth, Pistol, Play, Stand,
};
use engine::seat::{Seat, SeatSet};

use super::cards;
use crate::playback::FrameOf;
use crate::words::line::{Line, sentences};
use crate::words::lists::list;
pub(crate) use crate::words::messages::gold_rush_shoot_out::events::*;

/// An event at a table of `seats` seats; `None` if the event needs no line of its own.
pub fn event_line(event: &Event, seats: u8) -> Option<Line> {
    Some(match *event {
        Event::BreakBegan => BREAK_BEGAN.into(),
        Event::RoundBegan(round, first) => round_began(round, first),
        Event::TakeLaid(take) => take_laid(cards::card_list(take.into_iter().flatten().collect())),
        Event::Loaded(seat, load) => loaded(seat, cards::load(load)),
        Event::Aimed(seat, target) => aimed(seat, target),
        // `TimedOut` tells of it later: a time-out in a secret choice is secret, too.
        Event::RanOut(_) => return None,
        Event::TimedOut(seat) => timed_out(seat),
        Event::AimsShown(aims) => {
            let aims = Seat::all(seats).filter_map(|seat| Some(aim(seat, aims[seat]?)));
            aims_shown(list(aims))
        }
        Event::Passed(seat) => passed(seat),
        Event::Played(seat, play) => match play {
            Play::HiredHand { pistol: Pistol { holder, nth: Nth::First }, target } => {
                moved(seat, holder, target)
            }
            Play::HiredHand { pistol: Pistol { holder, nth: Nth::Second }, target } => {
                moved_second(seat, holder, target)
            }
            Play::DualWield { target } => dual_wielded(seat, target),
            Play::Bandage => bandaged(seat),
            Play::DuckAndWeave => ducks(seat),
        },
        Event::StandChosen(seat, Stand::Stays) => chose_to_stand(seat),
        Event::StandChosen(seat, Stand::SitsOut) => chose_to_sit_out(seat),
        Event::StandoffShown(out) if out.is_empty() => ALL_STAND.into(),
        Event::StandoffShown(out) if out.len() == seats => ALL_SIT_OUT.into(),
        Event::StandoffShown(out) => sit_out(out),
        Event::AmmoDiscarded(seat) => unseen_ammo(seat),
        Event::AmbushChosen(seat, Ambush::Springs) => chose_to_ambush(seat),
        Event::AmbushChosen(seat, Ambush::Holds) => chose_to_hold(seat),
        Event::AmbushShown(springs) => match springs.len() {
            0 => NO_AMBUSH.into(),
            1 => ambush(springs),
            _ => ambushes(springs),
        },
        Event::Turned(Pistol { holder, nth: Nth::First }) => turned(holder),
        Event::Turned(Pistol { holder, nth: Nth::Second }) => turned_second(holder),
        Event::Revealed(seat, Load::Blank) => revealed_blank(seat),
        Event::Revealed(seat, load) => revealed(seat, cards::load(load)),
        Event::Ducked(seat, hits) => ducked(seat, hits),
        Event::Wounded(seat, 1) => wounded(seat),
        Event::Wounded(seat, hits) => wounded_often(seat, hits),
        Event::Took(seat, _, card) => took(seat, cards::one(card)),
        Event::TookPriority(seat) => took_priority(seat),
        Event::LeftOver(left) => left_over(cards::card_list(left)),
        Event::EnvelopeOpened(seat, envelope, tally) => {
            let tokens = |halves: u8| (halves > 0).then(|| cards::tokens(halves));
            let parts = [
                Some(envelope_opened(seat, cards::card_list(envelope), tally.gold)),
                tokens(tally.for_gold).map(most_gold),
                tokens(tally.for_antiques).map(most_antiques),
                tally.strike.then(|| STRIKE.into()),
            ];
            return sentences(parts.into_iter().flatten());
        }
        Event::Left(seat) => left(seat),
        Event::Ended(outcome) => match outcome.winners() {
            winner if winner.len() == 1 => won(winner),
            winners => shared(winners),
        },
    })
}

pub fn lines(frames: &[FrameOf<GoldRushShootOut>], people: SeatSet) -> Vec<Vec<Line>> {
    frames.iter().map(|frame| lines_of(frame, people)).collect()
}

pub fn narrate(frame: &FrameOf<GoldRushShootOut>, people: SeatSet) -> Option<Line> {
    sentences(lines_of(frame, people))
}

fn lines_of(frame: &FrameOf<GoldRushShootOut>, people: SeatSet) -> Vec<Line> {
    match frame.events[..] {
        // A single person has nobody to talk to in the break.
        [Event::BreakBegan] if people.len() == 1 => Vec::new(),
        ref events => frame_lines(events, frame.view.seats),
    }
}

/// Simultaneous events in sentences. Seats with the same fate share one.
fn frame_lines(events: &[Event], seats: u8) -> Vec<Line> {
    let (mut unseen, mut wounded_once, mut turned) = (SeatSet::EMPTY, SeatSet::EMPTY, Vec::new());
    for event in events {
        match *event {
            Event::AmmoDiscarded(seat) => unseen = unseen.with(seat),
            Event::Wounded(seat, 1) => wounded_once = wounded_once.with(seat),
            Event::Turned(pistol) => turned.push(pistol),
            _ => {}
        }
    }
    let mut lines = Vec::new();
    for event in events {
        match event {
            Event::AmmoDiscarded(_) => {}
            Event::Wounded(seat, 1) if wounded_once.len() > 1 => {
                if wounded_once.lowest() == Some(*seat) {
                    lines.push(wounded(wounded_once));
                }
            }
            Event::Turned(first) if turned.len() > 1 => {
                if turned.first() == Some(first) {
                    lines.push(turned_back(&turned));
                }
            }
            _ => lines.extend(event_line(event, seats)),
        }
    }
    if !unseen.is_empty() {
        lines.push(unseen_ammo(unseen));
    }
    lines
}

/// Several pistols turned on their holders, in one sentence.
fn turned_back(pistols: &[Pistol]) -> Line {
    let has = |holder, nth| pistols.contains(&Pistol { holder, nth });
    let owners: SeatSet = pistols.iter().map(|pistol| pistol.holder).collect();
    let pistols =
        owners.iter().map(|owner| match (has(owner, Nth::First), has(owner, Nth::Second)) {
            (true, true) => two_pistols(owner),
            (false, true) => second_pistol(owner),
            (_, false) => pistol(owner),
        });
    swing_round(list(pistols))
}
