use crate::bot::{Aspects, Coach};
use crate::game::{Game, Turn};
use crate::games::gold_rush_shoot_out::{Action, CardCounts, GoldRushShootOut, Loot};
use crate::seat::Seat;

impl Coach for GoldRushShootOut {
    const GOALS: &'static [&'static str] = &["load", "aim", "ability", "stand", "ambush", "share"];

    /// By aspect: 0.3 bars, 0.05 wounds, 0.1 antiques, 0.2 half tokens, 0.3 cards, 0.1 bullets, 0.1
    /// wounds of others, first priority in 5 % of rounds.
    const LEAST_DIFFERENCES: Aspects = [300, 50, 100, 200, 300, 100, 100, 50];

    fn goal(best: &Action, _: &Action) -> Option<&'static str> {
        Some(match best {
            Action::Load(_) => "load",
            Action::Aim(_) => "aim",
            Action::Pass | Action::Play(_) => "ability",
            Action::Stand(_) => "stand",
            Action::Ambush(_) => "ambush",
            Action::Take(_) | Action::TakePriority => "share",
        })
    }

    fn is_settled(&self, since: &Self) -> bool {
        self.round != since.round || matches!(self.turn(), Turn::Over(_))
    }

    /// The changes in gold, own wounds (fewer are better), antiques, half tokens, cards, bullets
    /// and others' wounds; and whether the seat has first priority.
    fn aspects(&self, since: &Self, seat: Seat) -> Option<Aspects> {
        let (now, before) = (&self.by_seat[seat], &since.by_seat[seat]);
        let change = |now: i32, before: i32| 1000 * (now - before);
        let wounds_of_others = |game: &Self| {
            let others = Seat::all(game.seats).filter(|other| *other != seat);
            others.map(|other| i32::from(game.by_seat[other].wounds)).sum::<i32>()
        };
        let antiques = |cards: CardCounts| i32::from(cards.loot(Loot::Antique));
        Some([
            change(now.envelope().worth().into(), before.envelope().worth().into()),
            -change(now.wounds.into(), before.wounds.into()),
            change(antiques(now.envelope()), antiques(before.envelope())),
            change(now.half_tokens.into(), before.half_tokens.into()),
            change(now.put_in.count().into(), before.put_in.count().into()),
            change(now.ammo().bullets.into(), before.ammo().bullets.into()),
            change(wounds_of_others(self), wounds_of_others(since)),
            1000 * i32::from(self.first == seat),
        ])
    }
}
