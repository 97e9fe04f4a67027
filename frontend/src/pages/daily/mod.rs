//! The deal of the day: today's games, and a calendar of the deals finished on this device.

use std::cmp::Ordering;

use engine::bot::Level;
use engine::catalogue::GameId;
use engine::record::Player;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::components::button::{Button, Weight, icon_button};
use crate::components::dialog::Dialog;
use crate::components::icon::Glyph;
use crate::components::page::{Page, TableOpening};
use crate::draft::GameDraft;
use crate::games::{about, emblem, name_of_slug};
use crate::hooks::{copies, sets, sets_given, toasts, use_settings, use_share_end, use_today};
use crate::route::Route;
use crate::services::daily::{self, DailyDeal, DailyDeals, Date, DealOutcome, today};
use crate::services::saved_games::deal_of_day;
use crate::services::saves::SaveId;
use crate::services::settings::Settings;
use crate::services::share::{base_address, share_text};
use crate::services::storage::StoreError;
use crate::services::{saved_games, stored};
use crate::words::text::Text;
use crate::words::{daily as words, errors, table};

#[component]
pub fn Daily() -> Html {
    let today = use_today();
    let deals = use_state(stored::here::<DailyDeals>);
    let shared_deal = use_state_eq(|| None::<DailyDeal>);
    let months_back = use_state_eq(|| 0);
    let settings = use_settings();
    let on_play = {
        let setter = deals.setter();
        Callback::from(move |game: GameId| match toasts::or_fail(start(today, game, &settings)) {
            Some(id) => Route::Table(id).go(),
            None => setter.set(stored::here()),
        })
    };
    let on_share = sets_given(&shared_deal).reform(Some);
    let on_close = sets(&shared_deal, None);
    html! {
        <Page title={words::TITLE} name="daily">
            <p class="lead">{ words::LEAD }</p>
            if let Err(why) = &*deals {
                <p role="status">{ errors::store(StoreError::Unread(*why)) }</p>
            }
            if let Ok(deals) = &*deals {
                if !deals.unread.is_empty() {
                    <p role="status">{ errors::entries(deals.unread.len()) }</p>
                }
                <section aria-labelledby="daily-today">
                    <h2 id="daily-today">{ words::day(today) }</h2>
                    if deals.streak(today, None) > 1 {
                        <p>{ words::streak(deals.streak(today, None)) }</p>
                    }
                    <ul class="stack-3 daily__games">
                        for game in GameId::ALL {
                            <li key={game.slug()} class="row-3 daily__game" data-game={game.slug()}>
                                { emblem(game) }
                                { game_row(game, deals.find(today, game.slug()), &on_play, &on_share) }
                            </li>
                        }
                    </ul>
                </section>
                { calendar(today, deals, &months_back) }
            }
            if let Some(deal) = (*shared_deal).clone() {
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
pub fn DailyGame(&DailyGameProps { game }: &DailyGameProps) -> Html {
    let settings = use_settings();
    use_effect_with((), move |()| match toasts::or_fail(start(today(), game, &settings)) {
        Some(id) if saved_games::is_here(&id) => Route::Table(id).go_instead(),
        _ => Route::Daily.go_instead(),
    });
    html! { <TableOpening text={table::OPENING} /> }
}

/// One of today's games: new, running or finished.
fn game_row(
    game: GameId,
    deal: Option<&DailyDeal>,
    on_play: &Callback<GameId>,
    on_share: &Callback<DailyDeal>,
) -> Html {
    let name = about(game).name;
    let link = |to: &Route, class: &'static str, action| {
        html! { <a href={to.href()} {class}>{ label_with_name(action, name) }</a> }
    };
    let (status, actions) = match deal {
        None => {
            let on_press = on_play.reform(move |_: MouseEvent| game);
            let button = html! {
                <button type="button" class="button is-main" onclick={on_press}>
                    { label_with_name(words::PLAY, name) }
                </button>
            };
            (html! { <p class="note">{ about(game).length }</p> }, button)
        }
        Some(DailyDeal { id, outcome: None, .. }) if saved_games::is_here(id) => {
            let to = Route::Table(id.clone());
            (Html::default(), link(&to, "button is-main", words::GO_ON))
        }
        Some(DailyDeal { outcome: None, .. }) => {
            (html! { <p>{ words::GONE }</p> }, Html::default())
        }
        Some(deal @ DailyDeal { id, outcome: Some(outcome), .. }) => {
            let to = Route::Replay { id: id.clone(), at: None };
            let deal = deal.clone();
            let on_press = on_share.reform(move |_: MouseEvent| deal.clone());
            let actions = html! {
                <>
                    <Button
                        icon={Glyph::Share}
                        label={format!("{}: {name}", words::SHARE)}
                        icon_only=true
                        {on_press}
                    />
                    if saved_games::is_here(id) {
                        { link(&to, "button is-plain", words::WATCH) }
                    }
                </>
            };
            (result_text(outcome), actions)
        }
    };
    html! {
        <>
            <div class="grow">
                <h3 class="sans">{ name }</h3>
                { status }
            </div>
            <div class="row-1">{ actions }</div>
        </>
    }
}

/// An action's label. Screen readers also say the game's name, which others see in the row's heading.
fn label_with_name(action: Text, name: Text) -> Html {
    html! {
        <>
            { action }
            <span class="visually-hidden">{ format!(": {name}") }</span>
        </>
    }
}

fn result_text(outcome: &DealOutcome) -> Html {
    let class = (outcome.result == Ordering::Greater).then_some("accent strong");
    html! {
        <>
            <p {class}>{ words::outcome(outcome) }</p>
            if !outcome.parts.is_empty() {
                <p class="note daily__signs">
                    <span aria-hidden="true">{ words::signs(&outcome.parts) }</span>
                    <span class="visually-hidden">{ words::signs_in_words(&outcome.parts) }</span>
                </p>
            }
        </>
    }
}

/// A month's calendar. A day has a dot for each deal finished on it.
fn calendar(today: Date, deals: &DailyDeals, months_back: &UseStateHandle<u32>) -> Html {
    let month = today.months_before(**months_back);
    let on_turn = |months: u32| sets(months_back, months);
    html! {
        <section class="calendar" aria-labelledby="calendar-title">
            <h2 id="calendar-title">{ words::CALENDAR }</h2>
            <p class="note">{ words::CALENDAR_HINT }</p>
            <div class="row spread calendar__head">
                { icon_button(Glyph::Back, words::EARLIER, on_turn(**months_back + 1)) }
                <h3 id="calendar-month" class="sans" aria-live="polite">{ words::month(month) }</h3>
                { icon_button(Glyph::Forward, words::LATER, on_turn(months_back.saturating_sub(1))) }
            </div>
            <table class="calendar__table" aria-labelledby="calendar-month">
                <thead>
                    <tr>
                        for (at, (letter, name)) in words::weekdays().enumerate() {
                            <th key={at} scope="col"><abbr title={name}>{ letter }</abbr></th>
                        }
                    </tr>
                </thead>
                <tbody>
                    for (at, week) in weeks(month).into_iter().enumerate() {
                        <tr key={at}>
                            for (at, day) in week.into_iter().enumerate() {
                                <td key={at}>{ day.map(|day| day_cell(day, today, deals)) }</td>
                            }
                        </tr>
                    }
                </tbody>
            </table>
        </section>
    }
}

fn day_cell(day: Date, today: Date, deals: &DailyDeals) -> Html {
    let finished = deals.finished_on(day);
    let dots = "•".repeat(finished);
    let class = classes!(
        "soft",
        "calendar__day",
        (day == today).then_some("is-today"),
        (finished > 0).then_some("is-played")
    );
    html! {
        <span {class}>
            <span aria-hidden="true">{ day.day }</span>
            <span class="accent calendar__dots" aria-hidden="true">{ dots }</span>
            <span class="visually-hidden">{ words::day_of_month(day, finished) }</span>
        </span>
    }
}

/// The weeks of a month, Mondays first.
fn weeks(month: Date) -> Vec<[Option<Date>; 7]> {
    let (blanks, count) = (month.weekday_of_first(), month.days_in_month());
    (0..(blanks + count).div_ceil(7))
        .map(|week| {
            std::array::from_fn(|at| {
                let index = week * 7 + u32::try_from(at).unwrap_or_default();
                let day = (index + 1).checked_sub(blanks).filter(|day| (1..=count).contains(day));
                day.map(|day| Date { day, ..month })
            })
        })
        .collect()
}

/// The device's last player, against bots that are the same for everybody.
fn players(day: Date, game: GameId, settings: &Settings) -> Option<Vec<Player>> {
    let roster_start = usize::from(daily::seed(day, game).0.to_le_bytes()[0]);
    let draft = |names: &[String]| {
        GameDraft::new(game.options(), names).with_bots(Level::Regular, roster_start).alone()
    };
    let named = draft(settings.names.get(..1).unwrap_or_default()).players();
    // The name in the settings may not be valid.
    named.or_else(|_| draft(&[]).players()).ok()
}

/// Deals and saves the day's game, or finds its save if it was dealt before.
pub fn start(day: Date, game: GameId, settings: &Settings) -> Result<SaveId, StoreError> {
    let players = players(day, game, settings).ok_or(StoreError::Unavailable)?;
    deal_of_day((day, game), players, words::label(day))
}

/// The dialog that shares the text of a finished deal.
#[inline(never)] // For the split: see docs/size.md.
pub fn share_day(deal: DailyDeal, on_close: Callback<()>) -> Html {
    let DailyDeal { day, slug, outcome: Some(outcome), .. } = deal else { return Html::default() };
    let address = base_address() + &Route::Daily.href();
    let text = words::share(day, name_of_slug(&slug), &outcome, &address);
    html! { <ShareDay {text} {on_close} /> }
}

#[derive(Properties, PartialEq)]
struct ShareDayProps {
    text: AttrValue,
    on_close: Callback<()>,
}

#[component]
fn ShareDay(props: &ShareDayProps) -> Html {
    let (on_end, must_select) = use_share_end(words::COPIED.into());
    let on_copy = copies(props.text.clone(), on_end.clone());
    let text = props.text.clone();
    let on_share = Callback::from(move |_: MouseEvent| {
        let (text, on_end) = (text.clone(), on_end.clone());
        spawn_local(async move { on_end.emit(share_text(words::TITLE.translate(), &text).await) });
    });
    html! {
        <Dialog
            id="share-day"
            title={words::SHARE_TITLE}
            on_close={props.on_close.clone()}
            actions={html! {
                <>
                    <Button icon={Glyph::Copy} label={words::COPY} on_press={on_copy} />
                    <Button
                        weight={Weight::Main}
                        icon={Glyph::Share}
                        label={words::SHARE}
                        on_press={on_share}
                    />
                </>
            }}
        >
            <p>{ words::SHARE_HINT }</p>
            <pre class="input daily__share">{ &props.text }</pre>
            if must_select {
                <p role="alert">{ words::SELECT }</p>
            }
        </Dialog>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DATE: Date = Date { year: 2026, month: 11, day: 22 };

    #[test]
    fn the_same_date_gives_the_same_bots() {
        for game in GameId::ALL {
            let dealt = |name: &str| {
                let settings = Settings { names: vec![name.to_owned()], ..Settings::default() };
                players(DATE, game, &settings).expect("a game that can be dealt")
            };
            let (one, other) = (dealt("Ana"), dealt("a|b"));
            let seats: Vec<String> = one.iter().map(ToString::to_string).collect();
            assert_eq!(seats[0], "Ana");
            assert!(seats[1..].iter().all(|seat| seat.starts_with("bot:regular")), "{seats:?}");
            assert_eq!(one[1..], other[1..]);
        }
    }

    #[test]
    fn a_month_is_in_weeks_that_begin_on_monday() {
        let weeks = weeks(Date { day: 1, ..DATE });
        let days = |week: &[Option<Date>; 7]| week.map(|day| day.map_or(0, |day| day.day));
        assert_eq!(weeks.len(), 6);
        assert_eq!(days(&weeks[0]), [0, 0, 0, 0, 0, 0, 1]);
        assert_eq!(days(&weeks[1]), [2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(days(&weeks[5]), [30, 0, 0, 0, 0, 0, 0]);
    }
}
