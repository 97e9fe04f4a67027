//! The page that deals a single-player game against bots: their number and level; or the last game again, at once.

use std::cell::Cell;

use engine::bot::Level;
use engine::catalogue::{AnyOptions, GameId};
use engine::options::{Options as _, Values};
use yew::prelude::*;

use super::super::offer::{is_offer_due, note_offer, offer_section};
use super::deal::{deal, note_opponents, random_roster_start};
use crate::components::button::{Button, Weight, link_button};
use crate::components::field::{ChoiceField, ChoiceItem};
use crate::components::icon::{Glyph, icon};
use crate::components::page::{Page, TableOpening};
use crate::draft::{GameDraft, SeatKind, roster};
use crate::games::{about, emblem, usual_bots};
use crate::hooks::{change_settings, changes, toasts, use_settings};
use crate::route::Route;
use crate::services::marks::MarkCounts;
use crate::services::saves::SaveId;
use crate::services::settings::Settings;
use crate::words::{games, home, set_up as words, table};

/// The id of Dual Duel's option for the duels in a match; other games have one length.
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
    // Not the key of the game's page, or `#/play` from there would deal nothing.
    html! { <Alone key="play" {game} deals_at_once=true /> }
}

/// Deals a single-player game against beginners at once, with the default options.
pub fn against_beginners(game: GameId, settings: &Settings) -> Result<SaveId, String> {
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

impl Plan {
    /// The last game's choices, at the next level once theirs is beaten; at first the easiest bots and shortest match.
    fn new(game: GameId, settings: &Settings, beaten: &MarkCounts, roster_start: usize) -> Self {
        let options = game.options();
        let Some(last) = settings.opponents(game.slug()) else {
            let bots = usual_bots(game).unwrap_or_else(|| fewest_bots(&options));
            let roster_start = roster::FIRST_INDEX;
            return Self { options, bots, level: Level::Beginner, roster_start }.with_length(1);
        };
        let values = Values::read(options.fields(), &last.options).ok();
        let options = values.map_or_else(|| options.clone(), |values| options.with_values(&values));
        let counts = bot_counts(&options);
        let mut wanted = [Some(last.bots), usual_bots(game)].into_iter().flatten();
        let bots = wanted.find(|bots| counts.contains(bots));
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
        // A remembered name may be invalid.
        if named.players().is_ok() { named } else { draft(&[]) }
    }
}

/// Deals the game and opens its table in place of this page, which Back then skips.
fn deal_and_go(game: GameId, plan: &Plan, settings: &Settings) -> Result<(), String> {
    let draft = plan.draft(settings);
    let id = deal(&draft, None)?;
    change_settings(|settings| note_opponents(settings, game, &draft));
    Route::Table(id).go_instead();
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
    let offers_lesson = use_memo((), |()| is_offer_due(game));
    let (deals_at_once, values, first_plan) = (props.deals_at_once, settings.clone(), plan.clone());
    use_effect_with((), move |()| {
        if deals_at_once && let Err(why) = deal_and_go(game, &first_plan, &values) {
            toasts::fail(why);
            Route::SetUp(game).go_instead();
        }
    });
    if props.deals_at_once {
        return html! { <TableOpening text={table::OPENING} /> };
    }
    let draft = plan.draft(&settings);
    let (chosen_plan, is_offered) = (plan.clone(), *offers_lesson);
    let onsubmit = Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        if is_offered {
            note_offer(game);
        }
        match deal_and_go(game, &chosen_plan, &settings) {
            Ok(()) => toasts::clear_failures(),
            Err(why) => toasts::fail(why),
        }
    });
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
            if *offers_lesson {
                { offer_section(game) }
            }
            <nav class="wrap-3" aria-label={home::MORE}>
                <a href={Route::SetUp(game).href()} class="button is-plain" onclick={on_more}>
                    { icon(Glyph::Settings) }
                    { words::MORE }
                </a>
                { link_button(&Route::Rules(game), Weight::Plain, Some(Glyph::Rules), home::RULES) }
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

    fn seats(game: GameId, settings: &Settings) -> (Vec<String>, String) {
        let draft = Plan::new(game, settings, &MarkCounts::default(), 0).draft(settings);
        let players = draft.players().expect("a game that can be dealt");
        (players.iter().map(ToString::to_string).collect(), draft.values().to_string())
    }

    /// After a game of Heads Up Duel.
    fn last(options: &str, level: &str, bots: u8) -> Settings {
        let game = GameId::HeadsUpDuel.slug().into();
        let (level, options) = (level.into(), options.into());
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
        let (seats, options) = of(&last("tournament=on", "master", 7));
        assert_eq!((seats.len(), &*seats[0]), (8, "Ana"));
        assert!(seats[1].starts_with("bot:master") && options.contains("tournament=on"));
        let (seats, _) = of(&last("tournament=on", "master", 1));
        assert_eq!(seats.len(), 4, "a tournament is for four or eight");
        let (seats, options) = of(&last("tournament=perhaps", "genius", 0));
        assert_eq!(seats.len(), 4, "nobody knows how many they were");
        assert!(seats[1].starts_with("bot:regular") && options.contains("tournament=off"));
        let invalid = Settings { names: vec!["a|b".into()], ..last("", "sharp", 1) };
        assert_eq!(of(&invalid).0.len(), 2);
        assert_eq!(of(&invalid).0[0], "Player 1", "an invalid name is left out");
    }

    #[test]
    fn every_number_of_bots_and_every_length_can_be_dealt() {
        let plan = |game| Plan::new(game, &Settings::default(), &MarkCounts::default(), 0);
        for game in GameId::ALL {
            for bots in bot_counts(&game.options()) {
                let draft = Plan { bots, ..plan(game) }.draft(&Settings::default());
                assert_eq!(draft.players().unwrap().len(), usize::from(bots) + 1);
            }
        }
        for (duels, _) in (1..).zip(crate::words::choices(words::LENGTHS)) {
            assert_eq!(plan(GameId::DualDuel).with_length(duels).length(), Some(duels));
        }
        assert_eq!(plan(GameId::Duel52).length(), None);
    }
}
