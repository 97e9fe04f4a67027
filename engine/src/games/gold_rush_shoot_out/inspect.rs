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
        let all = self.by_seat.0.iter().fold(apart, |cards, state| cards.plus(state.put_in));
        Flaw::unless(all == CardCounts::ALL, "each card is in one place (GR-1, GR-2)")?;
        Seat::all(self.seats).try_for_each(|seat| audit_place(self, seat))?;
        let plays = self.claimed.is_none_or(|seat| seat.number() <= self.seats);
        Flaw::unless(plays, "a seat of the table has the first-priority token (GR-23)")
    }

    fn chance(&self) -> Chance {
        self.chance
    }
}

fn audit_place(game: &GoldRushShootOut, seat: Seat) -> Result<(), Flaw> {
    let state = &game.by_seat[seat];
    let used = |load| state.loads.iter().filter(|used| **used == Some(load)).count() as u8;
    let enough = used(Load::Blank) <= BLANKS && used(Load::Bullet) <= BULLETS;
    Flaw::unless(enough, "a seat has six ammo cards (GR-3)")?;
    let had = state.unseen_bullet_cards() <= state.put_in.ability(Ability::Bullet);
    Flaw::unless(had, "a bullet card was in the envelope before it was loaded (GR-10)")?;
    let loading = matches!(game.stage, Stage::Load { .. });
    let done = usize::from(game.round) - usize::from(loading);
    let loaded = state.loads.iter().take_while(|load| load.is_some()).count();
    let in_time = loaded == done && state.loads[done..].iter().all(Option::is_none);
    Flaw::unless(in_time, "one card of ammo is used in each round (GR-3)")?;
    let mut rounds = state.loads.iter().zip(&state.fates);
    let differs =
        rounds.any(|(load, fate)| matches!(fate, Fate::Revealed(shown) if Some(*shown) != *load));
    Flaw::unless(!differs, "what is turned up is what was loaded (GR-21)")?;
    let away = state.this_round.pistols.iter().flatten().all(|aim| aim.at != seat);
    Flaw::unless(away, "no pistol is aimed at the seat that holds it (GR-11, GR-13)")?;
    let aimed = state.this_round.pistols[0].is_some();
    Flaw::unless(aimed != loading, "pistols are shown when all are aimed (GR-11)")?;
    Flaw::unless(state.this_round.wounds <= state.wounds, "the wounds of a round stay (GR-22)")
}
