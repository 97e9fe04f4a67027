//! One's turn, as it is announced to who can't see the board: once, in one go.

use engine::catalogue::AnyView;
use engine::game::Turn;
use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use super::of;
use crate::hooks::use_settings;
use crate::services::settings::Speech;
use crate::words::line::Line;
use crate::words::players::Players;
use crate::words::{clock, turn as words};

/// More things than these are not listed, but counted.
const LISTED: usize = 8;

/// Who is asked something now.
#[derive(Clone, Debug)]
pub struct Asked {
    pub seat: Seat,
    /// What it knows.
    pub view: AnyView,
    /// Milliseconds left, where a clock runs.
    pub left: Option<u32>,
}

/// The announcement: whose move it is, what is asked, what the seat holds or what of that is new, and the time. At another
/// moment another one may be asked; `None` while nobody at this screen is.
#[hook]
pub fn use_turn_said(
    moment: String,
    asked: Callback<(), Option<Asked>>,
    players: &Players,
) -> Html {
    let speech = use_settings().speech;
    let said = use_state_eq(String::new);
    let held = use_mut_ref(|| None::<(Seat, Vec<String>)>);
    {
        let (said, players) = (said.setter(), players.clone());
        use_effect_with(moment, move |_| {
            let text = asked.emit(()).map(|asked| {
                // Who comes back to the device is told all of it again.
                let known = held.take().filter(|(seat, _)| *seat == asked.seat);
                let (text, holds) =
                    asked.text(&players, &known.map_or_else(Vec::new, |(_, holds)| holds), speech);
                held.replace(Some((asked.seat, holds)));
                text
            });
            said.set(text.unwrap_or_default());
        });
    }
    html! { <p class="visually-hidden" role="status">{ &*said }</p> }
}

impl Asked {
    /// What is said to a seat that was told before that it holds this, and what it holds now.
    fn text(&self, players: &Players, known: &[String], speech: Speech) -> (String, Vec<String>) {
        let Self { seat, view, left } = self;
        let own = of(view);
        let (lead, question) = (whose(*seat, view.turn()), own.asks(*seat));
        let things: Vec<String> =
            own.holds(*seat).iter().map(|thing| players.sentence(thing).spoken()).collect();
        let new: Vec<&String> = things.iter().filter(|thing| !known.contains(thing)).collect();
        let hand = match (new.len(), things.len()) {
            _ if speech == Speech::Private => None,
            (0, _) => None,
            (new, all) if new == all && all > LISTED => Some(words::holds_many(*seat, all)),
            (some, all) if some == all => Some(words::holds(*seat, &things)),
            _ => Some(words::new(&new)),
        };
        let lines = [Some(lead), Some(words::asks(question)), hand];
        let said = lines.into_iter().flatten().map(|line| players.sentence(&line).spoken());
        let time = left.map(|left| format!("{}.", clock::spoken(left)));
        (said.chain(time).collect::<Vec<_>>().join(" "), things)
    }
}

/// Whose move it is.
fn whose(seat: Seat, turn: Turn) -> Line {
    use engine::game::Order;
    let Turn::Awaiting(now) = turn else { return words::turn(seat) };
    let others = now.seats.minus(SeatSet::only(seat));
    match now.order {
        Order::Together => words::chooses(seat),
        Order::Free if !others.is_empty() => words::free(seat, others),
        Order::Free | Order::Alone => words::turn(seat),
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::AnyGame;
    use engine::course::Course;
    use engine::game::{Game as _, Observer};
    use engine::record::{self, Record};

    use super::*;

    /// What Ana is asked at the beginning of a game.
    fn asked() -> (Asked, Players) {
        let game = "fools-gambit 1\noptions deck=split time=off";
        let text = format!("facedown 1\ngame {game}\nseats Ana | Ben\nseed 9f2c04d1a6b3e877\n");
        let record: Record<AnyGame> = record::read(&text).unwrap().record;
        let players = Players::new(&record.players).read_by(Some(Seat::ONE));
        let state = Course::of(record).unwrap().end().clone();
        let view = state.view(Observer::Seat(Seat::ONE));
        (Asked { seat: Seat::ONE, view, left: None }, players)
    }

    #[test]
    fn the_hand_is_said_once_and_then_what_is_new_of_it() {
        let (first, players) = asked();
        let (said, holds) = first.text(&players, &[], Speech::Open);
        assert_eq!(holds.len(), 3);
        let start = "You choose. Pick a card to duel with and one to wager. You hold ";
        assert!(said.starts_with(start), "{said}");
        assert!(said.ends_with(&format!("{} and {}.", holds[1], holds[2])), "{said}");
        let (again, _) = first.text(&players, &holds, Speech::Open);
        assert_eq!(again, start.trim_end_matches(" You hold "));
        let (new, _) = first.text(&players, &holds[1..], Speech::Open);
        assert!(new.ends_with(&format!(" New: {}.", holds[0])), "{new}");
    }

    #[test]
    fn private_speech_names_no_card() {
        let (first, players) = asked();
        let (said, holds) = first.text(&players, &[], Speech::Private);
        assert!(!holds.iter().any(|card| said.contains(card)), "{said}");
    }

    #[test]
    fn the_time_is_said_last() {
        let (first, players) = asked();
        let timed = Asked { left: Some(60_000), ..first };
        let (said, _) = timed.text(&players, &[], Speech::Open);
        assert!(said.ends_with(". 1 minute left."), "{said}");
    }
}
