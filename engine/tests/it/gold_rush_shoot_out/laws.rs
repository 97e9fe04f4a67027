use engine::game::{Game, Observer};
use engine::games::gold_rush_shoot_out::{
    BLANKS, BULLETS, Card, CardCounts, Fate, GoldRushShootOut, Load, Pending, Phase, SeatView, View,
};
use engine::seat::Seat;

use crate::harness::everybody;
use crate::laws::games;
use crate::laws::play::keeps_the_laws;
use crate::laws::subject::Subject;
use engine::games::gold_rush_shoot_out::GoldRushShootOutOptions;
use engine::season::Brought;
use engine::time::TimeControl;

impl Subject for GoldRushShootOut {
    fn secrets(&self, observer: Observer) -> Vec<String> {
        let (open, view) = (self.view(everybody()), self.view(observer));
        let mut secrets = Vec::new();
        for seat in view.all_seats().filter(|seat| !observer.is(*seat)) {
            secret_loads(&view, &open, seat, &mut secrets);
            secret_choices(&open.by_seat[seat], seat, &mut secrets);
            if view.by_seat[seat].put_in.is_none() && view.phase != Phase::Over {
                secret_envelope(&view, &open, seat, &mut secrets);
            }
        }
        secrets
    }
}

/// Adds the seat's unseen loads, if the observer can't work them out.
fn secret_loads(view: &View, open: &View, seat: Seat, secrets: &mut Vec<String>) {
    let (known, real) = (&view.by_seat[seat], &open.by_seat[seat]);
    let shown = |load| known.loads.iter().filter(|shown| **shown == Some(load)).count() as u8;
    let (blanks, bullets) = (BLANKS - shown(Load::Blank), BULLETS - shown(Load::Bullet));
    for (round, load) in real.loads.iter().enumerate() {
        let Some(load) = load else { continue };
        let by_the_rules = real.left_in > 0 && round >= usize::from(real.left_in);
        if matches!(real.fates[round], Fate::Revealed(_)) || by_the_rules {
            continue;
        }
        let may_differ = match load {
            Load::Blank | Load::Bullet => blanks > 0 && bullets > 0,
            // The end shows how many bullet cards are missing.
            Load::BulletCard => view.phase != Phase::Over,
        };
        if may_differ {
            secrets.push(format!("{seat} loaded {load:?} in round {}", round + 1));
        }
    }
}

fn secret_choices(real: &SeatView, seat: Seat, secrets: &mut Vec<String>) {
    if let Some(Pending::Made(target)) = real.aim {
        secrets.push(format!("{seat} aims at {target}"));
    }
    if let Some(Pending::Made(stand)) = real.standoff {
        secrets.push(format!("{seat} {stand:?}"));
    }
    if let Some(Pending::Made(ambush)) = real.ambush {
        secrets.push(format!("{seat} {ambush:?}"));
    }
}

/// Adds the loot in the seat's envelope, if the observer can't know it.
fn secret_envelope(view: &View, open: &View, seat: Seat, secrets: &mut Vec<String>) {
    let lying: CardCounts = view.take.into_iter().flatten().collect();
    let apart = lying.plus(view.left_over).plus(view.discards);
    let located =
        view.by_seat.0.iter().filter_map(|place| place.put_in).fold(apart, CardCounts::plus);
    let hidden = CardCounts::ALL.minus(located).only_loot();
    let put_in = open.by_seat[seat].put_in.expect("an open view").only_loot();
    for card in Card::all().filter(|card| matches!(card, Card::Loot(_))) {
        if is_unsure(hidden.of(card), hidden.count(), put_in.count()) {
            secrets.push(format!("{seat} has {} of {card:?}", put_in.of(card)));
        }
    }
}

/// Whether it is unknown how many of `alike` equal cards lie in `places` places, if these are some
/// of the places of `hidden` cards, the equal ones among them.
fn is_unsure(alike: u8, hidden: u8, places: u8) -> bool {
    alike.saturating_sub(hidden - places) < alike.min(places)
}

/// Checks the laws with every number of seats, in a share of the games, since they are long.
fn gold_rush_shoot_out(ledger: bool) {
    for seats in 3..=8 {
        for starting_tokens in [0, 1, 5] {
            let time = TimeControl::Show;
            let options = GoldRushShootOutOptions { ledger, starting_tokens, brought: None, time };
            let games = games() / if starting_tokens == 1 { 20 } else { 100 };
            keeps_the_laws::<GoldRushShootOut>(&options, seats, games.max(1));
        }
        let brought = Brought::new(&[0, 3, 10, 1, 2, 0, 5, 1][..usize::from(seats)]);
        let options = GoldRushShootOutOptions { ledger, brought, ..Default::default() };
        keeps_the_laws::<GoldRushShootOut>(&options, seats, (games() / 50).max(1));
    }
}

#[test]
fn gold_rush_shoot_out_with_a_ledger_keeps_the_laws() {
    gold_rush_shoot_out(true);
}

#[test]
fn gold_rush_shoot_out_from_memory_keeps_the_laws() {
    gold_rush_shoot_out(false);
}
