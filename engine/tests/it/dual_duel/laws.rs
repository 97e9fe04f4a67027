use engine::game::{Game, Observer};
use engine::games::dual_duel::{Action, Cards, DualDuel, Slot};
use engine::seat::Seat;

use crate::harness::everybody;
use crate::laws::games;
use crate::laws::play::keeps_the_laws;
use crate::laws::subject::Subject;
use engine::games::dual_duel::DualDuelOptions;
use engine::time::TimeControl;

impl Subject for DualDuel {
    fn secrets(&self, observer: Observer) -> Vec<String> {
        let (open, view) = (self.view(everybody()), self.view(observer));
        let hidden = view.unseen.len();
        let mut secrets = Vec::new();
        let mut add = |what: &str, cards: Cards| {
            if hidden > cards.len() {
                secrets.extend(cards.iter().map(|card| format!("{what} {card}")));
            }
        };
        add("aside", open.aside_known.unwrap_or_default());
        let others = || Seat::all(2).filter(|seat| !observer.is(*seat));
        for seat in others() {
            let hand = open.seats[seat].hand.unwrap_or_default();
            add(&format!("{seat} holds"), hand.difference(view.seats[seat].hand_seen));
            for slot in Slot::ALL {
                let wild = open.seats[seat].slots[slot.index()].filter(|wild| !wild.face_up);
                let card = wild.and_then(|wild| wild.card).into_iter().collect();
                add(&format!("{seat} {slot:?}"), card);
            }
        }
        for seat in others() {
            let hand = open.seats[seat].hand.unwrap_or_default();
            let only_one =
                hand.len() == 1 && (hidden == 1 || !view.seats[seat].hand_seen.is_empty());
            let chosen = open.seats[seat].chosen;
            let no_choice = only_one && matches!(chosen, Some(Action::Keep(_)));
            let chosen = chosen.filter(|_| !no_choice);
            secrets.extend(chosen.map(|action| format!("{seat} has chosen {action}")));
        }
        secrets
    }
}

#[test]
fn dual_duel_keeps_the_laws() {
    keeps_the_laws::<DualDuel>(&DualDuelOptions::default(), 2, games() / 2);
}

#[test]
fn dual_duel_of_a_single_duel_keeps_the_laws() {
    let options = DualDuelOptions { target: 1, longest: 3, time: TimeControl::Double };
    keeps_the_laws::<DualDuel>(&options, 2, games());
}

#[test]
fn dual_duel_that_is_broken_off_keeps_the_laws() {
    let options = DualDuelOptions { target: 3, longest: 3, time: TimeControl::Show };
    keeps_the_laws::<DualDuel>(&options, 2, games() / 2);
}
