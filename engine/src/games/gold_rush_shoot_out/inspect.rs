//! The audit: invariants of every state.

use crate::chance::Chance;
use crate::game::{Flaw, Inspect};
use crate::games::gold_rush_shoot_out::cards::{Ability, BLANKS, BULLETS, Cards, Load};
use crate::games::gold_rush_shoot_out::state::{Aim, Fate, GoldRushShootOut, Stage};
use crate::seat::Seat;

impl Inspect for GoldRushShootOut {
    fn audit(&self) -> Result<(), Flaw> {
        audit(self)
    }

    fn chance(&self) -> Chance {
        self.chance
    }
}

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
