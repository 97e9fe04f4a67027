use crate::chance::Chance;
use crate::game::{Flaw, Inspect};
use crate::games::gold_rush_shoot_out::state::Stage;
use crate::games::gold_rush_shoot_out::{
    Ability, BLANKS, BULLETS, CardCounts, Fate, GoldRushShootOut, Load,
};
use crate::seat::Seat;

impl Inspect for GoldRushShootOut {
    fn audit(&self) -> Result<(), Flaw> {
        let on_table: CardCounts = self.take.into_iter().flatten().collect();
        let not_held = self.decks.plus(on_table).plus(self.left_over).plus(self.discards);
        let all = self.by_seat.0.iter().fold(not_held, |cards, state| cards.plus(state.put_in));
        Flaw::unless(all == CardCounts::ALL, "each card is in one place (GR-1, GR-2)")?;
        Seat::all(self.seats).try_for_each(|seat| audit_seat(self, seat))?;
        let is_at_table = self.claimed.is_none_or(|seat| seat.number() <= self.seats);
        Flaw::unless(is_at_table, "a seat of the table has the first-priority token (GR-23)")
    }

    fn chance(&self) -> Chance {
        self.chance
    }
}

fn audit_seat(game: &GoldRushShootOut, seat: Seat) -> Result<(), Flaw> {
    let state = &game.by_seat[seat];
    let used = |load| state.loads.iter().filter(|loaded| **loaded == Some(load)).count() as u8;
    let has_ammo = used(Load::Blank) <= BLANKS && used(Load::Bullet) <= BULLETS;
    Flaw::unless(has_ammo, "a seat has six ammo cards (GR-3)")?;
    let had_card = state.unseen_bullet_cards() <= state.put_in.ability(Ability::Bullet);
    Flaw::unless(had_card, "a bullet card was in the envelope before it was loaded (GR-10)")?;
    let is_loading = matches!(game.stage, Stage::Load { .. });
    let expected = usize::from(game.round) - usize::from(is_loading);
    let loaded = state.loads.iter().take_while(|load| load.is_some()).count();
    let is_in_time = loaded == expected && state.loads[expected..].iter().all(Option::is_none);
    Flaw::unless(is_in_time, "one card of ammo is used in each round (GR-3)")?;
    let mut rounds = state.loads.iter().zip(&state.fates);
    let differ =
        rounds.any(|(load, fate)| matches!(fate, Fate::Revealed(shown) if Some(*shown) != *load));
    Flaw::unless(!differ, "the load turned up is the one loaded (GR-21)")?;
    let aims_at_others = state.this_round.pistols.iter().flatten().all(|aim| aim.at != seat);
    Flaw::unless(aims_at_others, "no pistol is aimed at the seat that holds it (GR-11, GR-13)")?;
    let has_aimed = state.this_round.pistols[0].is_some();
    Flaw::unless(has_aimed != is_loading, "pistols are shown when all are aimed (GR-11)")?;
    Flaw::unless(state.this_round.wounds <= state.wounds, "the wounds of a round stay (GR-22)")
}
