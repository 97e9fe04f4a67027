use std::collections::HashMap;
use std::rc::Rc;

use engine::catalogue::{AnyGame, CatalogueGame};
use engine::game::{Game, Observer};
use engine::games::duel_52::{CardId, Duel52, Event, Lane, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::text::CardNames;
use crate::components::card::{BackColour, back, face};
use crate::games::highlights::{Award, GameEvent, Highlight, HighlightTally, SeatScore};
use crate::words::messages::duel_52::highlights as words;

/// Awards, and each seat's last card to fall, with its killer, as a moment.
pub fn highlights(events: &[GameEvent<'_, Duel52>]) -> Vec<Highlight> {
    let mut tally = HighlightTally::new([&LONGEST_BLUFF, &DEADLIEST_TURN]);
    let (mut turn, mut mover, mut killed) = (0_u32, None::<Seat>, 0);
    let mut face_down = HashMap::new();
    let (mut attack, mut last_fallen) = (None, [None; 2]);
    for event in events {
        match event.event {
            Event::TurnBegan(seat, _) => {
                turn += 1;
                (mover, killed) = (Some(*seat), 0);
            }
            Event::Played { id, .. } => {
                face_down.insert(id, turn);
            }
            Event::TurnedUp { seat, id, .. } => {
                if let Some(since) = face_down.remove(&id) {
                    // Every second turn is the owner's.
                    tally.keep_largest(&LONGEST_BLUFF, *seat, (turn - since) / 2, event);
                }
            }
            Event::Attacked(seat, by, _) => attack = Some((event.decisions, *seat, *by)),
            Event::Killed(id) | Event::KilledUnseen(id) => {
                killed += 1;
                if let Some(seat) = mover {
                    tally.keep_largest(&DEADLIEST_TURN, seat, killed, event);
                }
                let after = view_of(event.after);
                if let Some(owner) = after.and_then(|view| Some(view.card(*id)?.owner)) {
                    last_fallen[owner.index()] = Some((owner, event, *id, attack));
                }
            }
            _ => {}
        }
    }
    for (owner, event, fallen, attack) in last_fallen.into_iter().flatten() {
        let winner = owner.other();
        let by = attack.filter(|(at, seat, _)| (*at, *seat) == (event.decisions, winner));
        let by = by.map(|(.., by)| by);
        let (Some(before), Some(after)) = (view_of(event.before), view_of(event.after)) else {
            continue;
        };
        let names = CardNames::new(&before);
        let line = match by {
            Some(by) => words::felled(names.card(by), names.target(fallen)),
            None => words::fell(names.target(fallen)),
        };
        let cards = by.into_iter().chain([fallen]).map(|id| vec![picture(&after, id)]);
        tally.add_moment(winner, 0, event, (words::TITLE, line), cards.collect());
    }
    tally.highlights()
}

fn view_of(game: &AnyGame) -> Option<Rc<View>> {
    Duel52::own_view(&game.view(Observer::Table)).cloned()
}

/// A card as the table sees it: its back if nobody saw its face.
fn picture(view: &View, id: CardId) -> Html {
    view.card(id).and_then(|card| card.face).map_or_else(|| back(BackColour::Cool), face)
}

/// The lanes, each won if the other seat has lost it.
pub fn score(views: &[Rc<View>], seat: Seat) -> SeatScore {
    let Some(view) = views.last() else { return SeatScore { own: 0, other: 0, parts: Vec::new() } };
    let [own, other] = [seat, seat.other()].map(|seat| view.lanes_won(seat));
    let parts = Lane::ALL.into_iter().map(|lane| own.contains(lane).cmp(&other.contains(lane)));
    SeatScore { own: own.len().into(), other: other.len().into(), parts: parts.collect() }
}

/// The card face-down longest before its flip.
static LONGEST_BLUFF: Award =
    Award { title: words::LONGEST_BLUFF, deed: words::longest_bluff_deed, minimum: 4 };

/// Most cards killed in one turn of one's own.
static DEADLIEST_TURN: Award =
    Award { title: words::DEADLIEST_TURN, deed: words::deadliest_turn_deed, minimum: 3 };
