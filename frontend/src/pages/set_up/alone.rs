//! The page that deals a single-player game against bots: their number and level; or the last game again, at once.

use std::cell::Cell;

use engine::bot::Level;
use engine::catalogue::{AnyOptions, GameId};
use engine::options::{Options as _, Values};
use yew::prelude::*;

use super::super::offer::{is_offer_due, note_offer, offer_section};
use super::deal::{SetUpError, deal, note_opponents, random_roster_start, set_up_error_in_words};
use crate::components::button::{Button, Weight, link_button};
use crate::components::field::{ChoiceField, ChoiceItem};
use crate::components::icon::{Glyph, icon};
use crate::components::page::{Page, TableOpening};
use crate::draft::{GameDraft, SeatKind, roster};
use crate::games::{about, emblem};
use crate::hooks::{change_settings, changes, toasts, use_settings};
use crate::route::Route;
use crate::services::marks::MarkCounts;
use crate::services::saves::SaveId;
use crate::services::settings::Settings;
use crate::words::{games, home, set_up as words, table};

/// The duels in a match of Dual Duel; other games have one length.
const LENGTH_OPTION: &str = "target";

thread_local! {
    /// This page's draft, for the set-up page that "More options" opens.
    pub(super) static STARTED_DRAFT: Cell<Option<GameDraft>> = const { Cell::new(None) };
}

#[inline(never)] // For the split: see docs/size.md.
pub fn alone(game: GameId) -> Html {
    html! { <Alone key={game.slug()} {game} /> }
}

/// Deals the last single-player game again and opens its table.
#[inline(never)] // For the split: see docs/size.md.
pub fn play_now(game: GameId) -> Html {
    html! { <Alone key={game.slug()} {game} deals_at_once=true /> }
}

/// Deals a single-player game against beginners at once, with the default options.
pub fn against_beginners(game: GameId, settings: &Settings) -> Result<SaveId, SetUpError> {
    let (options, roster_start) = (game.options(), random_roster_start());
    let plan = Plan { bots: fewest_bots(&options), options, level: Level::Beginner, roster_start };
    deal(&plan.draft(settings), None)
}

/// The choices for the next game.
#[derive(Clone, PartialEq, Debug)]
struct Plan {
    options: AnyOptions,
    bots: u8,
    level: Level,
    /// The first bot's place in the roster.
    roster_start: usize,
}

/// The numbers of bots that one person can play with these options.
fn bot_counts(options: &AnyOptions) -> Vec<u8> {
    options.seat_counts().iter().filter(|seats| *seats > 1).map(|seats| seats - 1).collect()
}

fn fewest_bots(options: &AnyOptions) -> u8 {
    bot_counts(options).first().copied().unwrap_or(1)
}

fn usual_bots(game: GameId, options: &AnyOptions) -> u8 {
    crate::games::usual_bots(game).unwrap_or_else(|| fewest_bots(options))
}

impl Plan {
    /// The last game's choices, at the next level if that one is beaten; at first the easiest bots and shortest match.
    fn new(game: GameId, settings: &Settings, beaten: &MarkCounts, roster_start: usize) -> Self {
        let options = game.options();
        let Some(last) = settings.opponents(game.slug()) else {
            let bots = usual_bots(game, &options);
            let roster_start = roster::index_of_first_bot();
            return Self { options, bots, level: Level::Beginner, roster_start }.with_length(1);
        };
        let values = Values::read(options.fields(), &last.options).ok();
        let options = values.map_or_else(|| options.clone(), |values| options.with_values(&values));
        let counts = bot_counts(&options);
        let bots =
            [last.bots, usual_bots(game, &options)].into_iter().find(|bots| counts.contains(bots));
        let bots = bots.unwrap_or_else(|| fewest_bots(&options));
        let level = Level::from_word(&last.level).unwrap_or(Level::Regular);
        Self { options, bots, level: beaten.next_level(game, level), roster_start }
    }

    /// The number of duels in a match; `None` if the game has one length.
    fn length(&self) -> Option<u32> {
        let has_length = self.options.fields().iter().any(|field| field.id == LENGTH_OPTION);
        has_length.then(|| self.options.values().get(LENGTH_OPTION))
    }

    fn with_length(mut self, duels: u32) -> Self {
        let mut values = self.options.values();
        if self.length().is_some() && values.set(LENGTH_OPTION, duels).is_ok() {
            self.options = self.options.with_values(&values);
        }
        self
    }

    /// The draft of a game between the device's last player and these bots.
    fn draft(&self, settings: &Settings) -> GameDraft {
        let person = settings.names.get(..1).unwrap_or_default();
        let seats = usize::from(self.bots) + 1;
        let draft = |names: &[String]| {
            GameDraft::with_seats(self.options.clone(), seats, names)
                .with_bots(self.level, self.roster_start)
                .alone()
        };
        let named = draft(person);
        // A remembered name may not be valid.
        if named.players().is_ok() { named } else { draft(&[]) }
    }
}

/// Deals the game and opens its table in place of this page, which Back then skips.
fn deal_and_go(game: GameId, plan: &Plan, settings: &Settings) -> Result<(), SetUpError> {
    let draft = plan.draft(settings);
    let id = deal(&draft, None)?;
    change_settings(|settings| note_opponents(settings, game, &draft));
    Route::Table { id }.go_instead();
    Ok(())
}

#[derive(Properties, PartialEq)]
struct AloneProps {
    game: GameId,
    #[prop_or_default]
    deals_at_once: bool,
}

#[component]
fn Alone(props: &AloneProps) -> Html {
    let game = props.game;
    let settings = use_settings();
    let plan =
        use_state_eq(|| Plan::new(game, &settings, &MarkCounts::here(), random_roster_start()));
    let offers = use_memo((), |()| is_offer_due(game));
    use_effect_with((), {
        let (settings, plan) = (settings.clone(), plan.clone());
        let deals_at_once = props.deals_at_once;
        move |()| {
            if deals_at_once && let Err(why) = deal_and_go(game, &plan, &settings) {
                toasts::fail(set_up_error_in_words(why));
                Route::SetUp { game }.go_instead();
            }
        }
    });
    if props.deals_at_once {
        return html! { <TableOpening text={table::OPENING} /> };
    }
    let draft = plan.draft(&settings);
    let onsubmit = {
        let (plan, offers) = (plan.clone(), *offers);
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if offers {
                note_offer(game);
            }
            match deal_and_go(game, &plan, &settings) {
                Ok(()) => toasts::clear_failures(),
                Err(why) => toasts::fail(set_up_error_in_words(why)),
            }
        })
    };
    let bots = draft.seats.iter().filter(|seat| seat.kind == SeatKind::Bot);
    let names: Vec<&str> = bots.map(|seat| &*seat.bot).collect();
    let draft = draft.clone();
    let on_more = Callback::from(move |event: MouseEvent| {
        // Opened in another tab, the link would leave the draft to a later set-up in this one.
        let in_other_tab = event.ctrl_key() || event.meta_key() || event.shift_key();
        STARTED_DRAFT.set((!in_other_tab).then(|| draft.clone()));
    });
    let about = about(game);
    html! {
        <Page title={words::alone_title(about.name)} name="alone" {game} aside={emblem(game)}>
            <p class="lead">{ about.gist }</p>
            <form class="alone__form panel" {onsubmit}>
                <p class={classes!("large", "alone__against", (names.len() > 1).then_some("is-many"))} aria-live="polite">
                    { words::against(games::bots_named(&names, plan.level)) }
                </p>
                <div class="wrap-2 alone__row">
                    { choices(&plan) }
                    <Button weight={Weight::Main} label={words::DEAL} submits=true />
                </div>
            </form>
            if *offers {
                { offer_section(game) }
            }
            <nav class="wrap-3" aria-label={home::MORE}>
                <a href={Route::SetUp { game }.href()} class="button is-plain" onclick={on_more}>
                    { icon(Glyph::Settings) }
                    { words::MORE }
                </a>
                { link_button(&Route::Rules { game }, Weight::Plain, Some(Glyph::Rules), home::RULES) }
            </nav>
        </Page>
    }
}

/// The bots' number and level and the match's length, each as a short list, if there is a choice.
fn choices(plan: &UseStateHandle<Plan>) -> Html {
    let counts = bot_counts(&plan.options);
    let bots = (counts.len() > 1).then(|| {
        let number = |bots: u8| ChoiceItem::new(bots, bots.to_string());
        let numbers: Vec<_> = counts.into_iter().map(number).collect();
        let on_choose = changes(plan, |plan, bots| plan.bots = bots);
        ChoiceField::new("alone-bots", &words::HOW_MANY, &numbers, plan.bots, on_choose).select()
    });
    let levels = Level::ALL.map(|level| ChoiceItem::new(level, games::level(level)));
    let on_level = changes(plan, |plan, level| plan.level = level);
    let level =
        ChoiceField::new("alone-level", &words::HOW_STRONG, &levels, plan.level, on_level).select();
    let length = plan.length().map(|length| {
        let lengths = (1..).zip(crate::words::choices(words::LENGTHS));
        let lengths: Vec<_> = lengths.map(|(duels, text)| ChoiceItem::new(duels, text)).collect();
        let on_choose = changes(plan, |plan, duels| *plan = plan.clone().with_length(duels));
        ChoiceField::new("alone-length", &words::HOW_LONG, &lengths, length, on_choose).select()
    });
    html! { <>{ for bots }{ level }{ for length }</> }
}

#[cfg(test)]
mod tests {
    use crate::services::settings::Opponents;

    use super::*;

    fn first_plan(game: GameId) -> Plan {
        Plan::new(game, &Settings::default(), &MarkCounts::default(), 0)
    }

    fn seats(game: GameId, settings: &Settings) -> (Vec<String>, String) {
        let draft = Plan::new(game, settings, &MarkCounts::default(), 0).draft(settings);
        let players = draft.players().expect("a game that can be dealt");
        (players.iter().map(ToString::to_string).collect(), draft.values().to_string())
    }

    fn last(game: GameId, options: &str, level: &str, bots: u8) -> Settings {
        let (game, level, options) = (game.slug().into(), level.into(), options.into());
        Settings {
            names: vec!["Ana".into(), "Ben".into()],
            opponents: vec![Opponents { game, level, options, bots }],
            ..Settings::default()
        }
    }

    #[test]
    fn the_first_game_is_against_the_easiest_bots_and_the_first_of_them_is_known() {
        for game in GameId::ALL {
            let (seats, options) = seats(game, &Settings::default());
            assert_eq!(seats[0], "Player 1");
            assert_eq!(seats[1], format!("bot:beginner/grudging {}", roster::FIRST));
            assert!(seats[1..].iter().all(|seat| seat.starts_with("bot:beginner")), "{seats:?}");
            let bots = if game == GameId::HeadsUpDuel { 3 } else { fewest_bots(&game.options()) };
            assert_eq!(seats.len(), usize::from(bots) + 1);
            let usual = game.options().values().to_string().replace("target=2", "target=1");
            assert_eq!(options, usual, "Dual Duel begins with one duel");
        }
    }

    #[test]
    fn the_next_game_alone_is_set_up_like_the_last_one() {
        let of = |settings: &Settings| seats(GameId::HeadsUpDuel, settings);
        let last =
            |options: &str, level: &str, bots| last(GameId::HeadsUpDuel, options, level, bots);
        let (seats, options) = of(&last("tournament=on", "master", 7));
        assert_eq!((seats.len(), &*seats[0]), (8, "Ana"));
        assert!(seats[1].starts_with("bot:master") && options.contains("tournament=on"));
        let (seats, _) = of(&last("tournament=on", "master", 1));
        assert_eq!(seats.len(), 4, "a tournament is for four or eight");
        let (seats, options) = of(&last("tournament=perhaps", "genius", 0));
        assert_eq!(seats.len(), 4, "nobody knows how many they were");
        assert!(seats[1].starts_with("bot:regular") && options.contains("tournament=off"));
        let (seats, _) = of(&last("", "sharp", 1));
        assert_eq!(seats.len(), 2);
    }

    #[test]
    fn every_number_of_bots_and_every_length_can_be_dealt() {
        for game in GameId::ALL {
            let plan = first_plan(game);
            for bots in bot_counts(&plan.options) {
                let draft = Plan { bots, ..plan.clone() }.draft(&Settings::default());
                assert_eq!(draft.players().unwrap().len(), usize::from(bots) + 1);
            }
        }
        assert_eq!(bot_counts(&GameId::GoldRushShootOut.options()), [2, 3, 4, 5, 6, 7]);
        assert_eq!(bot_counts(&GameId::HeadsUpDuel.options()), [1, 3, 5, 7]);
        let plan = first_plan(GameId::DualDuel);
        for (duels, _) in (1..).zip(crate::words::choices(words::LENGTHS)) {
            assert_eq!(plan.clone().with_length(duels).length(), Some(duels));
        }
        assert_eq!(first_plan(GameId::Duel52).length(), None);
    }

    #[test]
    fn an_invalid_name_is_left_out() {
        let settings = Settings { names: vec!["a|b".into()], ..Settings::default() };
        assert_eq!(seats(GameId::DualDuel, &settings).0[0], "Player 1");
    }
}
