use engine::cards::CardSet;
use engine::game::{Game, Observer};
use engine::games::fools_gambit::{Choice, FoolsGambit, SeatView};
use engine::seat::Seat;

use crate::harness::everybody;
use crate::laws::games;
use crate::laws::play::keeps_the_laws;
use crate::laws::subject::Subject;
use engine::games::fools_gambit::{Deck, FoolsGambitOptions};
use engine::time::TimeControl;

impl Subject for FoolsGambit {
    fn secrets(&self, observer: Observer) -> Vec<String> {
        let (open, view) = (self.view(everybody()), self.view(observer));
        let mut secrets = Vec::new();
        for seat in Seat::all(2) {
            let known = &view.seats[seat];
            if known.unseen.len() > 1 {
                let order = self.main_deck(seat).iter().enumerate();
                secrets.extend(order.map(|(at, card)| format!("{seat} main deck {at} {card}")));
            }
            if !observer.is(seat) {
                secrets_of_other(seat, &open.seats[seat], known, &mut secrets);
            }
        }
        secrets
    }
}

fn secrets_of_other(seat: Seat, all: &SeatView, known: &SeatView, secrets: &mut Vec<String>) {
    let hidden = known.unseen.len();
    let mut add = |what: &str, cards: CardSet| {
        if hidden > cards.len() {
            secrets.extend(cards.iter().map(|card| format!("{seat} {what} {card}")));
        }
    };
    add("off-hand", all.off_hand_known.unwrap_or_default().difference(known.off_hand_seen));
    match (all.duel, all.third) {
        (Some(duel), Some(third)) => {
            add("duels with", CardSet::from_item(duel));
            add("keeps", CardSet::from_item(third));
        }
        _ => add("holds", all.hand.unwrap_or_default()),
    }
    let nth = |card| all.hand.and_then(|hand| hand.iter().position(|held| held == card));
    if let Some(Choice { duel, wager }) = all.chosen {
        secrets.push(format!("{seat} has chosen {duel} and {wager}"));
        secrets.push(format!("{seat} duels with its card {:?}", nth(duel)));
        secrets.push(format!("{seat} wagers its card {:?}", nth(wager)));
    }
    secrets.extend(all.swap_chosen.map(|swap| format!("{seat} has chosen {swap:?}")));
}

#[test]
fn fools_gambit_with_a_shared_deck_keeps_the_laws() {
    keeps_the_laws::<FoolsGambit>(&FoolsGambitOptions::default(), 2, games());
}

#[test]
fn fools_gambit_with_a_deck_each_keeps_the_laws() {
    let options = FoolsGambitOptions { deck: Deck::Full, time: TimeControl::Show };
    keeps_the_laws::<FoolsGambit>(&options, 2, games());
}
