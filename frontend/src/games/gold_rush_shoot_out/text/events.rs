//! What happens, in sentences that are true for whoever reads them.

use engine::games::gold_rush_shoot_out::{
    Ambush, Event, GoldRushShootOut, Load, Nth, Pistol, Play, Stand, Tally,
};
use engine::seat::{Seat, SeatSet};

use super::cards;
use crate::playback::FrameOf;
use crate::words::list;
use crate::words::one_after_the_other;
use crate::words::players::Players;

/// What happened, in a sentence; `None` for what needs no line of its own.
pub fn event(event: &Event, players: &Players) -> Option<String> {
    let name = |seat: Seat| players.name(seat);
    Some(match *event {
        // Bots don't talk.
        Event::BreakBegan if players.people().len() == 1 => return None,
        Event::BreakBegan => "The table takes a break to talk.".to_owned(),
        Event::RoundBegan(round, first) => {
            format!("Round {round} begins. {} has first priority.", name(first))
        }
        Event::TakeLaid(take) => {
            format!("The take: {}.", cards::several(take.into_iter().flatten().collect()))
        }
        Event::Loaded(seat, load) => format!("{} loads {}.", name(seat), cards::load(load)),
        Event::Aimed(seat, target) => format!("{} aims at {}.", name(seat), name(target)),
        // It is told again, for all, when it says nothing of a secret choice.
        Event::RanOut(_) => return None,
        Event::TimedOut(seat) => format!("{}’s time is up: the rules decide.", name(seat)),
        Event::AimsShown(aims) => {
            let aims: Vec<String> = Seat::all(players.count())
                .filter_map(|seat| Some(format!("{} at {}", name(seat), name(aims[seat]?))))
                .collect();
            format!("Everyone aims: {}.", list(&aims))
        }
        Event::Passed(seat) => format!("{} passes.", name(seat)),
        Event::Played(seat, play) => played(seat, play, players),
        Event::StandChosen(seat, Stand::Stays) => format!("{} decides to stand.", name(seat)),
        Event::StandChosen(seat, Stand::SitsOut) => format!("{} decides to sit out.", name(seat)),
        Event::StandoffShown(out) => stand_off(out, players),
        Event::AmmoDiscarded(seat) => unseen_ammo(SeatSet::only(seat), players),
        Event::AmbushChosen(seat, Ambush::Springs) => {
            format!("{} decides to spring an ambush.", name(seat))
        }
        Event::AmbushChosen(seat, Ambush::Holds) => format!("{} decides to hold.", name(seat)),
        Event::AmbushShown(springs) if springs.is_empty() => "Nobody springs an ambush.".to_owned(),
        Event::AmbushShown(springs) => {
            let verb = if springs.len() == 1 { "springs" } else { "spring" };
            format!("{} {verb} an ambush for half a token.", players.list(springs))
        }
        Event::Turned(Pistol { holder, nth }) => {
            format!("{}’s {} turns on {}.", name(holder), pistol(nth), name(holder))
        }
        Event::Revealed(seat, Load::Blank) => format!("{}: a blank.", name(seat)),
        Event::Revealed(seat, load) => format!("{}: {}!", name(seat), cards::load(load)),
        Event::Ducked(seat, 1) => format!("{} ducks, and a bullet misses.", name(seat)),
        Event::Ducked(seat, hits) => format!("{} ducks, and {hits} bullets miss.", name(seat)),
        Event::Wounded(seat, 1) => format!("{} is wounded.", name(seat)),
        Event::Wounded(seat, hits) => format!("{} gets {}.", name(seat), cards::wounds(hits)),
        Event::Took(seat, _, card) => format!("{} takes {}.", name(seat), cards::one(card)),
        Event::TookPriority(seat) => format!("{} takes first priority.", name(seat)),
        Event::LeftOver(left) => format!("Left on the table: {}.", cards::several(left)),
        Event::EnvelopeOpened(seat, envelope, tally) => format!(
            "{}’s envelope: {}, worth {}. {}",
            name(seat),
            cards::several(envelope),
            cards::bars(tally.gold),
            won(tally)
        )
        .trim_end()
        .to_owned(),
        Event::Left(seat) => format!("{} leaves. The rules decide from here on.", name(seat)),
        Event::Ended(outcome) => {
            let winners = outcome.winners();
            match winners.len() {
                1 => format!("The game is over: {} wins.", players.list(winners)),
                _ => format!("The game is over: {} share first place.", players.list(winners)),
            }
        }
    })
}

/// Frames in the sentences of a log, by frame.
pub fn lines(frames: &[FrameOf<GoldRushShootOut>], players: &Players) -> Vec<Vec<String>> {
    frames.iter().map(|frame| told_together(&frame.events, players)).collect()
}

/// A frame in one sentence or a few; `None` for one that needs none.
pub fn narrate(frame: &FrameOf<GoldRushShootOut>, players: &Players) -> Option<String> {
    at_once(&frame.events, players)
}

/// Events that happen at once, in one sentence or several.
pub fn at_once(events: &[Event], players: &Players) -> Option<String> {
    one_after_the_other(told_together(events, players))
}

/// Events in sentences; what befalls several seats alike is told in one.
fn told_together(events: &[Event], players: &Players) -> Vec<String> {
    let unseen: SeatSet = events
        .iter()
        .filter_map(|event| if let Event::AmmoDiscarded(seat) = event { Some(*seat) } else { None })
        .collect();
    let turned: Vec<Pistol> = events
        .iter()
        .filter_map(|event| if let Event::Turned(pistol) = event { Some(*pistol) } else { None })
        .collect();
    let mut lines = Vec::new();
    for happened in events {
        match happened {
            Event::AmmoDiscarded(_) => {}
            Event::Turned(first) if turned.len() > 1 => {
                if turned.first() == Some(first) {
                    lines.push(turned_back(&turned, players));
                }
            }
            _ => lines.extend(event(happened, players)),
        }
    }
    if !unseen.is_empty() {
        lines.push(unseen_ammo(unseen, players));
    }
    lines
}

/// Several pistols turn on those who hold them.
fn turned_back(pistols: &[Pistol], players: &Players) -> String {
    let has = |holder, nth| pistols.contains(&Pistol { holder, nth });
    let owners: SeatSet = pistols.iter().map(|pistol| pistol.holder).collect();
    let names: Vec<String> = owners
        .iter()
        .map(|owner| {
            let name = players.name(owner);
            match (has(owner, Nth::First), has(owner, Nth::Second)) {
                (true, true) => format!("{name} (both pistols)"),
                (false, true) => format!("{name} (second pistol)"),
                (_, false) => name.to_owned(),
            }
        })
        .collect();
    format!("Turned on their owners: {}.", list(&names))
}

/// Whose ammo is discarded, since nobody stands where they aim.
fn unseen_ammo(seats: SeatSet, players: &Players) -> String {
    let names = players.list(seats);
    let verb = if seats.len() == 1 { "has" } else { "have" };
    format!("{names} {verb} no target left: the ammo is discarded unseen.")
}

/// An ability that was played.
fn played(seat: Seat, play: Play, players: &Players) -> String {
    let name = |seat: Seat| players.name(seat);
    let own = name(seat);
    match play {
        Play::HiredHand { pistol: Pistol { holder, nth }, target } => {
            let (holder, pistol, target) = (name(holder), pistol(nth), name(target));
            format!("{own} plays a hired hand: {holder}’s {pistol} now aims at {target}.")
        }
        Play::DualWield { target } => {
            format!("{own} plays dual wield: a second pistol aims at {}.", name(target))
        }
        Play::Bandage => format!("{own} plays a bandage and takes off a wound."),
        Play::DuckAndWeave => {
            format!("{own} plays duck and weave: no bullet wounds {own} this round.")
        }
    }
}

const fn pistol(nth: Nth) -> &'static str {
    match nth {
        Nth::First => "pistol",
        Nth::Second => "second pistol",
    }
}

/// Who sits out.
fn stand_off(out: SeatSet, players: &Players) -> String {
    let everybody = SeatSet::first(players.count());
    let verb = if out.len() == 1 { "sits" } else { "sit" };
    if out.is_empty() {
        "Everybody stands.".to_owned()
    } else if out == everybody {
        "Everybody sits out.".to_owned()
    } else {
        format!("{} {verb} out.", players.list(out))
    }
}

/// What a seat gets at the end: `Most gold: 1½ tokens.`
fn won(tally: Tally) -> String {
    let mut won = Vec::new();
    if tally.for_gold > 0 {
        won.push(format!("Most gold: {}.", cards::tokens(tally.for_gold)));
    }
    if tally.for_antiques > 0 {
        won.push(format!("Most antiques: {}.", cards::tokens(tally.for_antiques)));
    }
    if tally.strike {
        won.push("Most wounds: a strike.".to_owned());
    }
    won.join(" ")
}
