//! The levels that a single player has beaten in this game against bots, and the next one to beat.

use std::rc::Rc;

use engine::bot::Level;
use engine::catalogue::AnyGame;
use engine::game::Outcome;
use engine::options::Options as _;
use engine::record::Record;
use yew::prelude::*;

use crate::components::button::{Button, Weight, main_button};
use crate::components::icon::{Glyph, pips};
use crate::hooks::{change_settings, use_settings, use_window_event};
use crate::route::Route;
use crate::services::marks::{self, BeatenLevel, MARKS_PER_GAME, MarkCounts};
use crate::services::played::PlayedGame;
use crate::services::settings::{CardBack, Felt, Opponents, Settings};
use crate::services::storage;
use crate::words::marks as words;

/// A game that one person has won against bots.
#[derive(Clone, PartialEq, Properties, Debug)]
pub struct BotWin {
    mark: BeatenLevel,
    bots: u8,
    options: Rc<str>,
}

impl BotWin {
    /// Reads a finished game; `None` if it earns no mark.
    pub fn from_game(record: &Record<AnyGame>, outcome: &Outcome) -> Option<Self> {
        // The times don't matter for a mark.
        let mark = BeatenLevel::from_game(&PlayedGame::from_record(record, outcome, 0, 0))?;
        let bots = u8::try_from(record.players.len()).ok()?.saturating_sub(1);
        Some(Self { mark, bots, options: record.options.values().to_string().into() })
    }

    fn next_level(&self) -> Option<Level> {
        Level::ALL.get(self.mark.level as usize + 1).copied()
    }

    /// A button to play the same game against the next level; `None` after the strongest.
    pub fn next_level_button(&self) -> Option<Html> {
        let level = self.next_level()?;
        let opponents = self.opponents(level);
        let on_press = Callback::from(move |_: MouseEvent| {
            change_settings(|settings| settings.note_alone(opponents.clone()));
            Route::PlayNow.go();
        });
        let label = words::next_bots(level, self.bots);
        Some(main_button("next-level", Some(Glyph::Bot), label, on_press))
    }

    fn opponents(&self, level: Level) -> Opponents {
        Opponents {
            game: self.mark.game.slug().to_owned(),
            level: level.word().to_owned(),
            options: self.options.to_string(),
            bots: self.bots,
        }
    }
}

/// The rewards that need exactly this number of marks, each with the settings that use it.
fn unlocks(marks: usize, now: &Settings) -> Vec<(&'static str, Settings)> {
    let backs = CardBack::ALL
        .map(|back| (back.marks(), words::back(back), Settings { back, ..now.clone() }));
    let felts =
        Felt::ALL.map(|felt| (felt.marks(), words::felt(felt), Settings { felt, ..now.clone() }));
    let all = backs.into_iter().chain(felts).filter(|(needed, ..)| *needed > 0 && *needed == marks);
    all.map(|(_, name, used)| (name, used)).collect()
}

/// Stored data, read again when it changes: the game's end is noted after this screen has appeared.
#[hook]
pub fn use_stored<T: Clone + PartialEq + 'static>(read: impl Fn() -> T + 'static) -> T {
    let value = use_state_eq(&read);
    let setter = value.setter();
    use_window_event(storage::CHANGED_EVENT, move |_| setter.set(read()));
    (*value).clone()
}

/// The rewards that the game's mark unlocked, with a button to use each.
#[component]
pub fn Unlocked(win: &BotWin) -> Html {
    let (beaten, settings) = (use_stored(MarkCounts::here), use_settings());
    // Nothing is unlocked unless this game's mark is the newest.
    let last = marks::newest().filter(|(last, _)| *last == win.mark);
    let before = last.map_or(beaten.total(), |(_, before)| before.total());
    let reward = |(name, used): (&'static str, Settings)| {
        let is_used = used == settings;
        let on_press = Callback::from(move |_: MouseEvent| {
            change_settings(|now| (now.back, now.felt) = (used.back, used.felt));
        });
        html! {
            <section key={name} class="row-3 wrap notice over__unlocked">
                <p class="stack-2 notice__text" role="status">{ words::unlock_notice(name, is_used) }</p>
                if !is_used {
                    <Button weight={Weight::Main} label={words::USE} {on_press} />
                }
            </section>
        }
    };
    (before + 1..=beaten.total()).flat_map(|marks| unlocks(marks, &settings)).map(reward).collect()
}

#[component]
pub fn Marks(win: &BotWin) -> Html {
    let marks = use_stored(MarkCounts::here).count_of(win.mark.game);
    html! {
        <p class="row-2 middle over__pips" role="status">
            { pips(marks, MARKS_PER_GAME) }
            { words::beaten(marks, MARKS_PER_GAME) }
        </p>
    }
}

#[cfg(test)]
mod tests {
    use engine::replay::ReplayedRecord;
    use engine::seat::Seat;

    use super::*;
    use crate::testing::fools_gambit;

    #[test]
    fn a_win_against_a_bot_leads_to_the_next_level() {
        let win = |seats: &str| {
            let replay = ReplayedRecord::<AnyGame>::read(&fools_gambit(seats, "")).unwrap();
            BotWin::from_game(replay.record(), &Outcome::conceded(Seat::TWO)).unwrap()
        };
        let won = win("Ana | bot:novice Otis");
        let opponents = won.opponents(won.next_level().unwrap());
        assert_eq!((&*opponents.level, opponents.bots), ("regular", 1));
        assert_eq!(opponents.options, "deck=split time=off");
        assert_eq!(win("Ana | bot:master Otis").next_level(), None);
    }

    #[test]
    fn a_mark_unlocks_a_look_once() {
        let now = Settings::default();
        let unlocks = |marks| unlocks(marks, &now);
        assert_eq!(unlocks(1), [("Weave", Settings { back: CardBack::Weave, ..now.clone() })]);
        assert_eq!(unlocks(2), [("Slate", Settings { felt: Felt::Slate, ..now.clone() })]);
        assert!(unlocks(0).is_empty() && unlocks(3).is_empty());
        let all: usize = (1..=25).map(|marks| unlocks(marks).len()).sum();
        assert_eq!(all, CardBack::ALL.len() + Felt::ALL.len() - 2);
    }
}
