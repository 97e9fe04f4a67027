//! Announces a seat's turn to screen readers: once, in one go.

use engine::catalogue::AnyView;
use engine::game::{Order, Turn};
use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use super::ui_of;
use crate::hooks::use_settings;
use crate::services::settings::Speech;
use crate::words::line::Line;
use crate::words::lists::list;
use crate::words::players::Players;
use crate::words::{clock, turn as words};

/// The announcement counts more things than this, and doesn't list them.
const MOST_LISTED: usize = 8;

#[derive(Clone, Debug)]
pub struct AskedSeat {
    pub seat: Seat,
    pub view: AnyView,
    /// The time left on a running clock.
    pub left_ms: Option<u32>,
}

/// The announcement, which a change of `moment` updates. `find_asked` gives the seat to announce;
/// `None` if this screen asks nobody.
#[hook]
pub fn use_turn_announcement(
    moment: String,
    find_asked: Callback<(), Option<AskedSeat>>,
    players: &Players,
) -> Html {
    let speech = use_settings().speech;
    let said = use_state_eq(String::new);
    let last_announced = use_mut_ref(|| None::<(Seat, AnyView)>);
    {
        let (said, players) = (said.setter(), players.clone());
        use_effect_with(moment, move |_| {
            let text = find_asked.emit(()).map(|asked| {
                // A returning player hears everything again.
                let last = last_announced.take().filter(|(seat, _)| *seat == asked.seat);
                let text = asked.text(&players, last.as_ref().map(|(_, view)| view), speech);
                last_announced.replace(Some((asked.seat, asked.view)));
                text
            });
            said.set(text.unwrap_or_default());
        });
    }
    html! { <p class="visually-hidden" role="status">{ &*said }</p> }
}

impl AskedSeat {
    /// The seat to move, the prompt, the seat's cards, and the time. Leaves out cards that the seat
    /// had in `before`, its view at the last announcement.
    fn text(&self, players: &Players, before: Option<&AnyView>, speech: Speech) -> String {
        let Self { seat, view, left_ms } = self;
        let ui = ui_of(view);
        let (lead, prompt) = (seats_to_move(*seat, view.turn()), ui.prompt(*seat));
        let all = ui.possessions(*seat);
        let new = before.map_or_else(|| all.clone(), |before| ui.new_possessions(before, *seat));
        let spoken: Vec<String> = new.iter().map(|item| players.sentence(item).spoken()).collect();
        let hand = match new.len() {
            _ if speech == Speech::Private => None,
            0 => None,
            count if new == all && count > MOST_LISTED => Some(words::holds_many(*seat, count)),
            _ if new == all => Some(words::holds(*seat, list(spoken))),
            _ => Some(words::new(list(spoken))),
        };
        let lines = [Some(lead), Some(words::punctuated(prompt)), hand];
        let said = lines.into_iter().flatten().map(|line| players.sentence(&line).spoken());
        let time = left_ms.map(|left_ms| format!("{}.", clock::spoken(left_ms)));
        said.chain(time).collect::<Vec<_>>().join(" ")
    }
}

fn seats_to_move(seat: Seat, turn: Turn) -> Line {
    let Turn::Awaiting(now) = turn else { return words::turn(seat) };
    let others = now.seats.difference(SeatSet::from_item(seat));
    match now.order {
        Order::Together => words::chooses(seat),
        Order::Free if !others.is_empty() => words::free(seat, others),
        Order::Free | Order::Alone => words::turn(seat),
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::AnyGame;
    use engine::game::{Game as _, Observer};
    use engine::replay::ReplayedRecord;

    use super::*;
    use crate::testing::{players, record};

    /// Ana's question after these decisions.
    fn asked(game: &str, options: &str, decisions: &[&str]) -> (AskedSeat, Players) {
        let text = record(game, options, "Ana | Ben", "9f2c04d1a6b3e877", decisions);
        let state = ReplayedRecord::<AnyGame>::read(&text).unwrap().end().clone();
        let view = state.view(Observer::Seat(Seat::ONE));
        let players = players("Ana | Ben").read_by(Some(Seat::ONE));
        (AskedSeat { seat: Seat::ONE, view, left_ms: None }, players)
    }

    fn held(asked: &AskedSeat, players: &Players) -> Vec<String> {
        let holds = super::ui_of(&asked.view).possessions(asked.seat);
        holds.iter().map(|thing| players.sentence(thing).spoken()).collect()
    }

    /// An announcement that others may hear names no card. The time comes last.
    #[test]
    fn the_hand_is_said_once_and_then_what_is_new_of_it() {
        let round = |decisions| asked("fools-gambit", "deck=split time=off", decisions);
        let (first, players) = round(&[]);
        let start = "You choose. Pick a card to duel with and one to wager.";
        let cards = held(&first, &players);
        let [one, two, three] = &cards[..] else { panic!("{cards:?}") };
        let all = format!("{start} You hold {one}, {two} and {three}.");
        assert_eq!(first.text(&players, None, Speech::Open), all);
        assert_eq!(first.text(&players, Some(&first.view), Speech::Open), start);
        assert_eq!(first.text(&players, None, Speech::Private), start);
        let (later, _) = round(&["1 timeout", "2 timeout", "1 timeout", "2 timeout"]);
        let said = later.text(&players, Some(&first.view), Speech::Open);
        let has = held(&later, &players);
        assert!(has.iter().any(|card| !cards.contains(card)), "one was drawn");
        for card in has {
            assert_eq!(said.contains(&card), !cards.contains(&card), "{card}: {said}");
        }
        let timed = AskedSeat { left_ms: Some(60_000), ..first };
        assert_eq!(timed.text(&players, None, Speech::Open), format!("{all} 1 minute left."));
    }

    #[test]
    fn fewer_of_a_kind_are_nothing_new() {
        let duel = |decisions| asked("heads-up-duel", "tokens=1", decisions);
        let (first, players) = duel(&[]);
        let said = first.text(&players, None, Speech::Open);
        assert!(said.contains(" You hold "), "{said}");
        let kinds = super::ui_of(&first.view).possessions(Seat::ONE);
        let (later, _) = duel(&["1 timeout", "2 timeout"]);
        assert_ne!(super::ui_of(&later.view).possessions(Seat::ONE), kinds);
        let said = later.text(&players, Some(&first.view), Speech::Open);
        assert!(!said.contains("New:"), "{said}");
        // A card that comes back is new.
        let said = first.text(&players, Some(&later.view), Speech::Open);
        assert!(said.contains("New: a"), "{said}");
    }
}
