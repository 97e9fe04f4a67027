//! The state as text, and what must hold in every state.

use std::fmt;

use crate::chance::Chance;
use crate::game::{Flaw, Inspect, Pending};
use crate::games::gold_rush_shoot_out::action::{Ambush, Stand};
use crate::games::gold_rush_shoot_out::cards::{Ability, BLANKS, BULLETS, Cards, Load};
use crate::games::gold_rush_shoot_out::state::{Aim, Fate, GoldRushShootOut, SeatState, Stage};
use crate::options::list;
use crate::season::Brought;
use crate::seat::Seat;
use crate::time::TimeControl;

impl Inspect for GoldRushShootOut {
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        write(self, to)
    }

    fn audit(&self) -> Result<(), Flaw> {
        audit(self)
    }

    fn chance(&self) -> Chance {
        self.chance
    }
}

fn write(game: &GoldRushShootOut, to: &mut dyn fmt::Write) -> fmt::Result {
    let ledger = if game.options.ledger { "ledger" } else { "from memory" };
    let (seed, events) = (game.chance.seed(), game.chance.events());
    write!(to, "{ledger} tokens {} seed {seed} events {events}", game.options.starting_tokens)?;
    if let Some(brought) = game.options.brought {
        write!(to, " {} ", Brought::ID)?;
        list::write(brought.iter(), to)?;
    }
    writeln!(
        to,
        "{}",
        match game.options.time {
            TimeControl::Off => "",
            TimeControl::Show => " timed",
            TimeControl::Double => " slow",
        }
    )?;
    write!(to, "round {} first {} ", game.round, game.first)?;
    match game.stage {
        Stage::Load { .. } => write!(to, "load")?,
        Stage::Abilities { on, passes } => write!(to, "abilities of {on} after {passes} passes")?,
        Stage::Standoff => write!(to, "standoff")?,
        Stage::Ambush => write!(to, "ambush")?,
        Stage::Shootout => write!(to, "shootout")?,
        Stage::Share { on } => write!(to, "share of {on}")?,
        Stage::Shared => write!(to, "shared")?,
        Stage::Envelopes { opened, .. } => {
            write!(to, "envelopes")?;
            opened.iter().try_for_each(|seat| write!(to, " {seat}"))?;
        }
        Stage::Over(outcome) => {
            write!(to, "over")?;
            outcome.ranks().try_for_each(|(_, rank)| write!(to, " {rank}"))?;
        }
    }
    if let Some(seat) = game.claimed {
        write!(to, " claimed by {seat}")?;
    }
    write!(to, "\ntake")?;
    for card in game.take {
        match card {
            Some(card) => write!(to, " {card:?}")?,
            None => write!(to, " -")?,
        }
    }
    writeln!(to)?;
    write_cards(to, "decks", game.decks)?;
    write_cards(to, "left over", game.left_over)?;
    write_cards(to, "discards", game.discards)?;
    Seat::all(game.seats).try_for_each(|seat| write_place(to, seat, &game.places[seat]))
}

fn write_place(to: &mut dyn fmt::Write, seat: Seat, place: &SeatState) -> fmt::Result {
    writeln!(to, "seat {seat} wounds {} tokens {}/2", place.wounds, place.tokens)?;
    if place.left_in > 0 {
        writeln!(to, "  left in {}", place.left_in)?;
    }
    write_cards(to, "  seen", place.seen)?;
    write!(to, "  bullets")?;
    place.bullets_before.iter().try_for_each(|count| write!(to, " {count}"))?;
    write!(to, "\n  rounds")?;
    for (load, fate) in place.loads.iter().zip(&place.fates) {
        write!(to, " {}", load.map_or("-", load_word))?;
        write!(to, "{}", fate_mark(*fate))?;
    }
    write_now(to, place)
}

fn write_now(to: &mut dyn fmt::Write, place: &SeatState) -> fmt::Result {
    let now = &place.now;
    write!(to, "\n  now load ")?;
    write_part(to, now.load, |to, load| to.write_str(load_word(load)))?;
    write!(to, " aim ")?;
    write_part(to, now.aim, |to, at| write!(to, "{at}"))?;
    for aim in now.pistols.into_iter().flatten() {
        write!(to, " at {}{}", aim.at, if aim.turned { " turned" } else { "" })?;
    }
    write!(to, " standoff ")?;
    write_part(to, now.standoff, |to, stand| to.write_str(stand_word(stand)))?;
    write!(to, " {} ambush ", now.stands.map_or("-", stand_word))?;
    write_part(to, now.ambush, |to, ambush| {
        to.write_str(match ambush {
            Ambush::Springs => "springs",
            Ambush::Holds => "holds",
        })
    })?;
    writeln!(to, "{} wounds {}", if now.ducks { " ducks" } else { "" }, now.wounds)
}

fn write_cards(to: &mut dyn fmt::Write, what: &str, cards: Cards) -> fmt::Result {
    write!(to, "{what}")?;
    cards.each().try_for_each(|card| write!(to, " {card:?}"))?;
    writeln!(to)
}

fn write_part<T>(
    to: &mut dyn fmt::Write,
    part: Pending<T>,
    made: impl FnOnce(&mut dyn fmt::Write, T) -> fmt::Result,
) -> fmt::Result {
    match part {
        Pending::Owed => to.write_str("owed"),
        Pending::TimedOut => to.write_str("timed-out"),
        Pending::Made(what) => made(to, what),
    }
}

const fn load_word(load: Load) -> &'static str {
    match load {
        Load::Blank => "blank",
        Load::Bullet => "bullet",
        Load::Extra => "extra",
    }
}

const fn stand_word(stand: Stand) -> &'static str {
    match stand {
        Stand::Stays => "stays",
        Stand::SitsOut => "sits-out",
    }
}

const fn fate_mark(fate: Fate) -> &'static str {
    match fate {
        Fate::Waits => "",
        Fate::SatOut => "/out",
        Fate::NoTarget => "/no-target",
        Fate::Revealed(_) => "/shown",
    }
}

/// What must hold in every state.
fn audit(game: &GoldRushShootOut) -> Result<(), Flaw> {
    let lying: Cards = game.take.into_iter().flatten().collect();
    let apart = game.decks.plus(lying).plus(game.left_over).plus(game.discards);
    let all = game.places.0.iter().fold(apart, |cards, place| cards.plus(place.seen));
    if all != Cards::ALL {
        return Err(Flaw("each card is in one place (GR-1, GR-2)"));
    }
    for seat in Seat::all(game.seats) {
        audit_place(game, seat)?;
    }
    if game.claimed.is_some_and(|seat| seat.number() > game.seats) {
        return Err(Flaw("a seat of the table has the first-priority token (GR-23)"));
    }
    Ok(())
}

fn audit_place(game: &GoldRushShootOut, seat: Seat) -> Result<(), Flaw> {
    let place = &game.places[seat];
    let used = |load| place.loads.iter().filter(|own| **own == Some(load)).count() as u8;
    if used(Load::Blank) > BLANKS || used(Load::Bullet) > BULLETS {
        return Err(Flaw("a seat has six ammo cards (GR-3)"));
    }
    if place.unseen_extras() > place.seen.ability(Ability::Bullet) {
        return Err(Flaw("a bullet card was in the envelope before it was loaded (GR-10)"));
    }
    let loading = matches!(game.stage, Stage::Load { .. });
    let done = usize::from(game.round) - usize::from(loading);
    let loaded = place.loads.iter().take_while(|load| load.is_some()).count();
    if loaded != done || place.loads[done..].iter().any(Option::is_some) {
        return Err(Flaw("one card of ammo is used in each round (GR-3)"));
    }
    for (load, fate) in place.loads.iter().zip(&place.fates) {
        if matches!(fate, Fate::Revealed(shown) if Some(*shown) != *load) {
            return Err(Flaw("what is turned up is what was loaded (GR-21)"));
        }
    }
    let own = |aim: &Aim| aim.at == seat;
    if place.now.pistols.iter().flatten().any(own) {
        return Err(Flaw("no pistol is aimed at the seat that holds it (GR-11, GR-13)"));
    }
    if loading != place.now.pistols[0].is_none() {
        return Err(Flaw("pistols are shown when all are aimed (GR-11)"));
    }
    if place.now.wounds > place.wounds {
        return Err(Flaw("the wounds of a round stay (GR-22)"));
    }
    Ok(())
}
