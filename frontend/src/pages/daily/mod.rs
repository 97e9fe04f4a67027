//! The deal of the day: today's games, and a calendar of one's own days.

mod calendar;
mod share;
mod start;

use std::cmp::Ordering;

use engine::catalogue::GameId;
use yew::prelude::*;

use self::calendar::Calendar;
use self::start::start;
use crate::components::button::Button;
use crate::components::icon::Glyph;
use crate::components::page::Page;
use crate::components::table_opening::TableOpening;
use crate::games::{about, emblem};
use crate::hooks::{sets, toasts, use_settings, use_today};
use crate::route::Route;
use crate::services::daily::{DailyDeal, Days, DealOutcome, today};
use crate::services::saved_games;
use crate::services::storage::StoreError;
use crate::services::stored;
use crate::words::text::Text;
use crate::words::{daily as words, errors, table};

pub use self::share::share_day;

#[component]
pub fn Daily() -> Html {
    let today = use_today();
    let days = use_state(stored::here::<Days>);
    let sharing = use_state_eq(|| None::<DailyDeal>);
    let settings = use_settings();
    let on_play = {
        let days = days.setter();
        Callback::from(move |game: GameId| match start(today, game, &settings) {
            Ok(id) => Route::Table { id }.go(),
            Err(error) => {
                toasts::fail(errors::store(error));
                days.set(stored::here());
            }
        })
    };
    let on_share = {
        let sharing = sharing.setter();
        Callback::from(move |deal: DailyDeal| sharing.set(Some(deal)))
    };
    let on_close = sets(&sharing, None);
    let days = match &*days {
        Ok(days) => days.clone(),
        Err(why) => {
            return html! {
                <Page title={words::TITLE} name="daily">
                    <p class="lead">{ words::LEAD }</p>
                    <p role="status">{ errors::store(StoreError::Unread(*why)) }</p>
                </Page>
            };
        }
    };
    let streak = days.streak(today);
    html! {
        <Page title={words::TITLE} name="daily">
            <p class="lead">{ words::LEAD }</p>
            if !days.unread.is_empty() {
                <p role="status">{ errors::entries(days.unread.len()) }</p>
            }
            <section class="daily__today" aria-labelledby="daily-today">
                <h2 id="daily-today">{ words::day(today) }</h2>
                if streak > 1 {
                    <p class="daily__streak">{ words::streak(streak) }</p>
                }
                <ul class="stack-3 daily__games">
                    for game in GameId::ALL {
                        <li key={game.slug()} class="daily__game" data-game={game.slug()}>
                            { emblem(game) }
                            { of_game(game, days.find(today, game.slug()), &on_play, &on_share) }
                        </li>
                    }
                </ul>
            </section>
            <Calendar today={today} days={days.clone()} />
            if let Some(deal) = (*sharing).clone() {
                { share_day(deal, on_close) }
            }
        </Page>
    }
}

#[derive(Properties, PartialEq)]
pub struct DailyGameProps {
    pub game: GameId,
}

/// Deals one of today's games, continues it, or shows its result.
#[component]
pub fn DailyGame(props: &DailyGameProps) -> Html {
    let game = props.game;
    let settings = use_settings();
    use_effect_with((), move |()| {
        let started = start(today(), game, &settings);
        match started {
            Ok(id) if saved_games::is_here(&id) => Route::Table { id }.go_instead(),
            Ok(_) => Route::Daily.go_instead(),
            Err(error) => {
                toasts::fail(errors::store(error));
                Route::Daily.go_instead();
            }
        }
    });
    html! { <TableOpening text={table::OPENING} /> }
}

/// One of today's games: new, running or finished.
fn of_game(
    game: GameId,
    deal: Option<&DailyDeal>,
    on_play: &Callback<GameId>,
    on_share: &Callback<DailyDeal>,
) -> Html {
    let name = about(game).name;
    let (state, ways) = match deal {
        None => {
            let on_press = on_play.reform(move |_: MouseEvent| game);
            let button = html! {
                <button type="button" class="button is-main" onclick={on_press}>
                    { label_with_name(words::PLAY, name) }
                </button>
            };
            (html! { <p class="note daily__gist">{ about(game).length }</p> }, button)
        }
        Some(DailyDeal { id, outcome: None, .. }) => {
            if saved_games::is_here(id) {
                let to = Route::Table { id: id.clone() }.href();
                let link = html! {
                    <a href={to} class="button is-main">{ label_with_name(words::GO_ON, name) }</a>
                };
                (Html::default(), link)
            } else {
                (html! { <p>{ words::GONE }</p> }, Html::default())
            }
        }
        Some(deal @ DailyDeal { id, outcome: Some(outcome), .. }) => {
            let to = Route::Replay { id: id.clone(), at: None }.href();
            let is_there = saved_games::is_here(id);
            let on_press = {
                let (on_share, deal) = (on_share.clone(), deal.clone());
                Callback::from(move |_: MouseEvent| on_share.emit(deal.clone()))
            };
            let ways = html! {
                <>
                    <Button
                        icon={Glyph::Share}
                        label={format!("{}: {name}", words::SHARE)}
                        icon_only=true
                        {on_press}
                    />
                    if is_there {
                        <a href={to} class="button is-plain">{ label_with_name(words::WATCH, name) }</a>
                    }
                </>
            };
            (result(outcome), ways)
        }
    };
    html! {
        <>
            <div class="daily__text">
                <h3>{ name }</h3>
                { state }
            </div>
            <div class="row-1 daily__ways">{ ways }</div>
        </>
    }
}

/// A control's label; for screen readers also the game, since they don't show which line it is on.
fn label_with_name(action: Text, name: Text) -> Html {
    html! {
        <>
            { action }
            <span class="visually-hidden">{ format!(": {name}") }</span>
        </>
    }
}

fn result(outcome: &DealOutcome) -> Html {
    let class =
        classes!("daily__outcome", (outcome.result == Ordering::Greater).then_some("is-won"));
    html! {
        <>
            <p {class}>{ words::outcome(outcome) }</p>
            if !outcome.parts.is_empty() {
                <p class="daily__signs">
                    <span aria-hidden="true">{ words::signs(&outcome.parts) }</span>
                    <span class="visually-hidden">{ words::signs_in_words(&outcome.parts) }</span>
                </p>
            }
        </>
    }
}
