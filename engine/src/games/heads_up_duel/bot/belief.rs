//! A duellist's likely hand, by the cards it has played (HUD-24).

use crate::games::heads_up_duel::card::KINDS;
use crate::games::heads_up_duel::determinize::Belief;
use crate::games::heads_up_duel::stock::Counts;
use crate::games::heads_up_duel::{CardKind, View};
use crate::seat::Seat;

/// The likelihood of each kind to be still in hand, by sixths of the deck played; always 32 if all
/// kinds were played alike. Counted in 800 duels between bots: they play Jacks, Queens and low
/// numbers first, high numbers last.
const KEPT_WEIGHTS: [[u16; 6]; KINDS] = [
    [30, 14, 8, 3, 2, 1],
    [32, 33, 26, 14, 4, 2],
    [33, 42, 45, 42, 26, 8],
    [34, 44, 54, 62, 60, 30],
    [34, 42, 53, 65, 70, 42],
    [33, 41, 52, 66, 80, 64],
    [33, 41, 51, 66, 86, 84],
    [33, 41, 50, 66, 88, 120],
    [33, 40, 51, 64, 92, 160],
    [30, 24, 12, 6, 4, 2],
    [31, 25, 12, 5, 3, 2],
    [33, 40, 43, 40, 31, 12],
    [32, 35, 28, 18, 8, 3],
    [32, 32, 32, 32, 32, 32],
];

pub(super) fn from_view(view: &View, seat: Seat) -> Option<Belief> {
    let duel = view.duel.as_ref()?;
    let side = duel.seats.side_of(seat)?.other();
    let (known, opponent) = (&duel.sides[side], duel.seats[side]);
    let played = known.table.plus(&known.discard);
    let sixths = 6 * played.count() / view.by_seat[opponent].deck_backs.count().max(1);
    // A side that is ready while behind usually has nothing more to play.
    let is_done = duel.other_ready && duel.leads != Some(side);
    let mut weights = Counts::default();
    for ((kind, by_sixth), weight) in CardKind::all().zip(KEPT_WEIGHTS).zip(&mut weights) {
        let kept = by_sixth[usize::from(sixths).min(5)];
        *weight = match kind {
            _ if played.of_kind(kind) == 0 => 8 * kept,
            CardKind::Number(number) if known.number == Some(number) && !is_done => 3 * kept,
            // Equal numbers are played together, so fewer of a played one are left.
            CardKind::Number(_) => kept,
            CardKind::King => 3 * kept,
            CardKind::Jack | CardKind::Queen | CardKind::Ace | CardKind::Joker => 6 * kept.max(8),
        };
    }
    Some(Belief { seat: opponent, weights })
}
