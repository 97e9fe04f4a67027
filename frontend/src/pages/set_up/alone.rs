//! A game for one person against bots, dealt at once as the game was last played against them.

use engine::bot::Level;
use engine::catalogue::{AnyOptions, GameId};
use engine::options::{Options as _, Values};
use yew::prelude::*;

use super::super::offer::{OfferPage, is_to_be_offered};
use super::{NoDeal, deal, in_words, last_level, luck, note_opponents};
use crate::components::table_opening::TableOpening;
use crate::draft::Draft;
use crate::hooks::{use_settings, use_toasts};
use crate::route::Route;
use crate::services::saves::SaveId;
use crate::services::settings::Settings;
use crate::words::table;

/// Deals a game, and goes to its table.
#[inline(never)] // For the split: see docs/size.md.
pub fn alone(game: GameId) -> Html {
    html! { <Alone key={game.slug()} {game} /> }
}

/// Deals the game at once to one person against beginners, with the options that it has by itself.
pub fn against_beginners(game: GameId, settings: &Settings) -> Result<SaveId, NoDeal> {
    deal(&draft_of(&game.options(), settings, Level::Beginner, luck()), None)
}

#[derive(Properties, PartialEq)]
struct AloneProps {
    game: GameId,
}

#[component]
fn Alone(props: &AloneProps) -> Html {
    let game = props.game;
    let settings = use_settings();
    let toasts = use_toasts();
    let asks = use_state_eq(|| is_to_be_offered(game));
    use_effect_with(*asks, move |asks| {
        if *asks {
            return;
        }
        let draft = draft(game, &settings, luck());
        match deal(&draft, None) {
            Ok(id) => {
                settings.change(|settings| note_opponents(settings, game, &draft));
                // The way back leads past this page, which would deal another game.
                Route::Table { id }.go_instead();
            }
            Err(why) => {
                toasts.fail(in_words(why));
                Route::SetUp { game }.go_instead();
            }
        }
    });
    if *asks {
        let on_deal = Callback::from(move |()| asks.set(false));
        return html! { <OfferPage {game} {on_deal} /> };
    }
    html! { <TableOpening text={table::OPENING} /> }
}

/// The person who played last against as few bots as the game allows with the options of last time.
fn draft(game: GameId, settings: &Settings, luck: usize) -> Draft {
    let options = game.options();
    let last = settings.opponents(game.slug()).map(|last| last.options.as_str());
    let values = last.and_then(|last| Values::read(options.fields(), last).ok());
    let options = values.map_or_else(|| options.clone(), |values| options.with_values(&values));
    draft_of(&options, settings, last_level(game, settings), luck)
}

/// The person who played last against as few bots of this level as the options allow.
fn draft_of(options: &AnyOptions, settings: &Settings, level: Level, luck: usize) -> Draft {
    let person = settings.names.get(..1).unwrap_or_default();
    let draft =
        |names: &[String]| Draft::new(options.clone(), names).with_bots(level, luck).alone();
    let named = draft(person);
    // What somebody has typed once may be no name.
    if named.players().is_ok() { named } else { draft(&[]) }
}

#[cfg(test)]
mod tests {
    use crate::services::settings::Opponents;

    use super::*;

    fn seats(game: GameId, settings: &Settings) -> (Vec<String>, String) {
        let draft = draft(game, settings, 0);
        let players = draft.players().expect("a game that can be dealt");
        (players.iter().map(ToString::to_string).collect(), draft.values().to_string())
    }

    #[test]
    fn the_first_game_is_against_regular_bots_and_as_few_as_there_can_be() {
        for game in GameId::ALL {
            let (seats, options) = seats(game, &Settings::default());
            assert_eq!(
                seats.len(),
                usize::from(game.options().seat_counts().iter().next().unwrap())
            );
            assert_eq!(seats[0], "Player 1");
            assert!(seats[1..].iter().all(|seat| seat.starts_with("bot:regular")), "{seats:?}");
            assert_eq!(options, game.options().values().to_string());
        }
    }

    #[test]
    fn the_next_one_is_as_it_was_last_played() {
        let last = |options: &str, level: &str| Settings {
            names: vec!["Ana".into(), "Ben".into()],
            opponents: vec![Opponents {
                game: "heads-up-duel".into(),
                level: level.into(),
                options: options.into(),
            }],
            ..Settings::default()
        };
        let of = |settings: &Settings| seats(GameId::HeadsUpDuel, settings);
        let (seats, options) = of(&last("tournament=on", "master"));
        assert_eq!((seats.len(), &*seats[0]), (4, "Ana"), "a tournament is for four");
        assert!(seats[1].starts_with("bot:master") && options.contains("tournament=on"));
        let (seats, options) = of(&last("tournament=perhaps", "genius"));
        assert_eq!(seats.len(), 2);
        assert!(seats[1].starts_with("bot:regular") && options.contains("tournament=off"));
    }

    #[test]
    fn a_name_that_is_none_is_left_out() {
        let settings = Settings { names: vec!["a|b".into()], ..Settings::default() };
        assert_eq!(seats(GameId::DualDuel, &settings).0[0], "Player 1");
    }
}
