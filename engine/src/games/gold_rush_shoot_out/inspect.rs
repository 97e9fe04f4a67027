use crate::chance::Chance;
use crate::game::{Flaw, Inspect};
use crate::games::gold_rush_shoot_out::state::Stage;
use crate::games::gold_rush_shoot_out::{
    Ability, BLANKS, BULLETS, CardCounts, Fate, GoldRushShootOut, Load,
};
use crate::seat::Seat;

impl Inspect for GoldRushShootOut {
    fn audit(&self) -> Result<(), Flaw> {
        let lying: CardCounts = self.take.into_iter().flatten().collect();
        let apart = self.decks.plus(lying).plus(self.left_over).plus(self.discards);
        let all = self.by_seat.0.iter().fold(apart, |cards, place| cards.plus(place.put_in));
        Flaw::unless(all == CardCounts::ALL, "each card is in one place (GR-1, GR-2)")?;
        Seat::all(self.seats).try_for_each(|seat| audit_place(self, seat))?;
        let there = self.claimed.is_none_or(|seat| seat.number() <= self.seats);
        Flaw::unless(there, "a seat of the table has the first-priority token (GR-23)")
    }

    fn chance(&self) -> Chance {
        self.chance
    }
}

fn audit_place(game: &GoldRushShootOut, seat: Seat) -> Result<(), Flaw> {
    let place = &game.by_seat[seat];
    let used = |load| place.loads.iter().filter(|used| **used == Some(load)).count() as u8;
    let enough = used(Load::Blank) <= BLANKS && used(Load::Bullet) <= BULLETS;
    Flaw::unless(enough, "a seat has six ammo cards (GR-3)")?;
    let had = place.unseen_bullet_cards() <= place.put_in.ability(Ability::Bullet);
    Flaw::unless(had, "a bullet card was in the envelope before it was loaded (GR-10)")?;
    let loading = matches!(game.stage, Stage::Load { .. });
    let done = usize::from(game.round) - usize::from(loading);
    let loaded = place.loads.iter().take_while(|load| load.is_some()).count();
    let in_time = loaded == done && place.loads[done..].iter().all(Option::is_none);
    Flaw::unless(in_time, "one card of ammo is used in each round (GR-3)")?;
    let mut turned_up = place.loads.iter().zip(&place.fates);
    let odd = turned_up
        .any(|(load, fate)| matches!(fate, Fate::Revealed(shown) if Some(*shown) != *load));
    Flaw::unless(!odd, "what is turned up is what was loaded (GR-21)")?;
    let away = place.this_round.pistols.iter().flatten().all(|aim| aim.at != seat);
    Flaw::unless(away, "no pistol is aimed at the seat that holds it (GR-11, GR-13)")?;
    let aimed = place.this_round.pistols[0].is_some();
    Flaw::unless(aimed != loading, "pistols are shown when all are aimed (GR-11)")?;
    Flaw::unless(place.this_round.wounds <= place.wounds, "the wounds of a round stay (GR-22)")
}
