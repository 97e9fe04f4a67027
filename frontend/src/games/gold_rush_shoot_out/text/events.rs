//! Events in sentences that are true for every reader.

pub(crate) use crate::words::messages::gold_rush_shoot_out::events::*;
use engine::games::gold_rush_shoot_out::{
    Ambush, Event, GoldRushShootOut, Load, Nth, Pistol, Play, Stand, Tally,
};
use engine::seat::{Seat, SeatSet};

use super::cards;
use crate::playback::FrameOf;
use crate::words::line::{Line, line, list, sentences};

/// An event at a table of this number of seats as a sentence; `None` if it needs no line of its own.
pub fn event(event: &Event, seats: u8) -> Option<Line> {
    Some(match *event {
        Event::BreakBegan => "The table takes a break to talk.".into(),
        Event::RoundBegan(round, first) => {
            line!("Round {0} begins. {1} {1:has|have} first priority.", round, first)
        }
        Event::TakeLaid(take) => {
            line!("The take: {0}.", cards::several(take.into_iter().flatten().collect()))
        }
        Event::Loaded(seat, load) => line!("{0} {0:loads|load} {1}.", seat, cards::load(load)),
        Event::Aimed(seat, target) => line!("{0} {0:aims|aim} at {1}.", seat, target),
        // It is told again, to all, once it tells nothing of a secret choice.
        Event::RanOut(_) => return None,
        Event::TimedOut(seat) => line!("{0’s} time is up: the rules decide.", seat),
        Event::AimsShown(aims) => {
            let aims =
                Seat::all(seats).filter_map(|seat| Some(line!("{0} at {1}", seat, aims[seat]?)));
            line!("Everyone aims: {0}.", list(aims))
        }
        Event::Passed(seat) => line!("{0} {0:passes|pass}.", seat),
        Event::Played(seat, play) => played(seat, play),
        Event::StandChosen(seat, Stand::Stays) => {
            line!("{0} {0:decides|decide} to stand.", seat)
        }
        Event::StandChosen(seat, Stand::SitsOut) => {
            line!("{0} {0:decides|decide} to sit out.", seat)
        }
        Event::StandoffShown(out) if out.is_empty() => "Everybody stands.".into(),
        Event::StandoffShown(out) if out.len() == seats => "Everybody sits out.".into(),
        Event::StandoffShown(out) => line!("{0} {0:sits|sit} out.", out),
        Event::AmmoDiscarded(seat) => unseen_ammo(SeatSet::only(seat)),
        Event::AmbushChosen(seat, Ambush::Springs) => {
            line!("{0} {0:decides|decide} to spring an ambush.", seat)
        }
        Event::AmbushChosen(seat, Ambush::Holds) => line!("{0} {0:decides|decide} to hold.", seat),
        Event::AmbushShown(springs) if springs.is_empty() => "Nobody springs an ambush.".into(),
        Event::AmbushShown(springs) => {
            let each = if springs.len() == 1 { "" } else { " each" };
            line!("Ambush! {0} {0:pays|pay} half a token{1}.", springs, each)
        }
        Event::Turned(Pistol { holder, nth: Nth::First }) => {
            line!("{0’s} pistol turns on {0}.", holder)
        }
        Event::Turned(Pistol { holder, nth: Nth::Second }) => {
            line!("{0’s} second pistol turns on {0}.", holder)
        }
        Event::Revealed(seat, Load::Blank) => line!("{0}: a blank.", seat),
        Event::Revealed(seat, load) => line!("{0}: {1}!", seat, cards::load(load)),
        Event::Ducked(seat, 1) => line!("{0} {0:ducks|duck}, and a bullet misses.", seat),
        Event::Ducked(seat, hits) => {
            line!("{0} {0:ducks|duck}, and {1} bullets miss.", seat, hits)
        }
        Event::Wounded(seat, 1) => line!("{0} {0:is|are} wounded.", seat),
        Event::Wounded(seat, hits) => line!("{0} {0:gets|get} {1}.", seat, cards::wounds(hits)),
        Event::Took(seat, _, card) => line!("{0} {0:takes|take} {1}.", seat, cards::one(card)),
        Event::TookPriority(seat) => line!("{0} {0:takes|take} first priority.", seat),
        Event::LeftOver(left) => line!("Left on the table: {0}.", cards::several(left)),
        Event::EnvelopeOpened(seat, envelope, tally) => {
            let (cards, gold) = (cards::several(envelope), cards::bars(tally.gold));
            let opened = line!("{0’s} envelope: {1}, worth {2}.", seat, cards, gold);
            return sentences([opened].into_iter().chain(won(tally)));
        }
        Event::Left(seat) => {
            line!("{0} {0:leaves|leave}. The rules decide from here on.", seat)
        }
        Event::Ended(outcome) => match outcome.winners() {
            alone if alone.len() == 1 => line!("The game is over: {0} {0:wins|win}.", alone),
            several => line!("The game is over: {0} share first place.", several),
        },
    })
}

/// The log's sentences of each frame.
pub fn lines(frames: &[FrameOf<GoldRushShootOut>], people: SeatSet) -> Vec<Vec<Line>> {
    frames.iter().map(|frame| of_frame(frame, people)).collect()
}

/// A frame in one sentence or a few; `None` if it needs none.
pub fn narrate(frame: &FrameOf<GoldRushShootOut>, people: SeatSet) -> Option<Line> {
    sentences(of_frame(frame, people))
}

fn of_frame(frame: &FrameOf<GoldRushShootOut>, people: SeatSet) -> Vec<Line> {
    match frame.events[..] {
        // Bots don't talk.
        [Event::BreakBegan] if people.len() == 1 => Vec::new(),
        ref events => at_once(events, frame.view.seats),
    }
}

/// Events in sentences; seats that fare alike share one.
pub fn at_once(events: &[Event], seats: u8) -> Vec<Line> {
    let unseen: SeatSet = events
        .iter()
        .filter_map(|event| if let Event::AmmoDiscarded(seat) = event { Some(*seat) } else { None })
        .collect();
    let turned: Vec<Pistol> = events
        .iter()
        .filter_map(|event| if let Event::Turned(pistol) = event { Some(*pistol) } else { None })
        .collect();
    let wounded: SeatSet = events
        .iter()
        .filter_map(|event| if let Event::Wounded(seat, 1) = event { Some(*seat) } else { None })
        .collect();
    let mut lines = Vec::new();
    for happened in events {
        match happened {
            Event::AmmoDiscarded(_) => {}
            Event::Wounded(seat, 1) if wounded.len() > 1 => {
                if wounded.lowest() == Some(*seat) {
                    lines.push(line!("{0} {0:is|are} wounded.", wounded));
                }
            }
            Event::Turned(first) if turned.len() > 1 => {
                if turned.first() == Some(first) {
                    lines.push(turned_back(&turned));
                }
            }
            _ => lines.extend(event(happened, seats)),
        }
    }
    if !unseen.is_empty() {
        lines.push(unseen_ammo(unseen));
    }
    lines
}

/// Several pistols turn on those who hold them.
fn turned_back(pistols: &[Pistol]) -> Line {
    let has = |holder, nth| pistols.contains(&Pistol { holder, nth });
    let owners: SeatSet = pistols.iter().map(|pistol| pistol.holder).collect();
    let pistols =
        owners.iter().map(|owner| match (has(owner, Nth::First), has(owner, Nth::Second)) {
            (true, true) => line!("{0’s} two pistols", owner),
            (false, true) => line!("{0’s} second pistol", owner),
            (_, false) => line!("{0’s} pistol", owner),
        });
    line!("{0} swing round on their owners.", list(pistols))
}

fn played(seat: Seat, play: Play) -> Line {
    match play {
        Play::HiredHand { pistol: Pistol { holder, nth: Nth::First }, target } => line!(
            "{0} {0:plays|play} a hired hand: {1’s} pistol now aims at {2}.",
            seat,
            holder,
            target
        ),
        Play::HiredHand { pistol: Pistol { holder, nth: Nth::Second }, target } => line!(
            "{0} {0:plays|play} a hired hand: {1’s} second pistol now aims at {2}.",
            seat,
            holder,
            target
        ),
        Play::DualWield { target } => {
            line!("{0} {0:plays|play} dual wield: a second pistol aims at {1}.", seat, target)
        }
        Play::Bandage => {
            line!("{0} {0:plays|play} a bandage and {0:takes|take} off a wound.", seat)
        }
        Play::DuckAndWeave => {
            line!("{0} {0:plays|play} duck and weave: no bullet wounds {0} this round.", seat)
        }
    }
}

/// A seat's prize: `Most gold: 1½ tokens.`
fn won(tally: Tally) -> impl Iterator<Item = Line> {
    let tokens = |halves: u8| (halves > 0).then(|| cards::tokens(halves));
    let gold = tokens(tally.for_gold).map(|tokens| line!("Most gold: {0}.", tokens));
    let antiques = tokens(tally.for_antiques).map(|tokens| line!("Most antiques: {0}.", tokens));
    let strike = tally.strike.then(|| "Most wounds: a strike.".into());
    [gold, antiques, strike].into_iter().flatten()
}
