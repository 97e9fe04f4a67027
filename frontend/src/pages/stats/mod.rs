//! Statistics of the games played on this device, for each person.

use engine::bot::Level;
use engine::catalogue::GameId;
use yew::prelude::*;

use crate::components::button::{Button, Weight, link_button};
use crate::components::dialog::confirm;
use crate::components::field::{ChoiceField, ChoiceItem};
use crate::components::icon::{Glyph, pips};
use crate::components::page::Page;
use crate::games::{about, emblem, name_of_slug};
use crate::hooks::{sets, sets_given, toasts};
use crate::route::Route;
use crate::services::clock::{self, local_time};
use crate::services::files::{download, game_file};
use crate::services::marks::{MARKS_PER_GAME, MarkCounts};
use crate::services::numbers::rounded;
use crate::services::people::People;
use crate::services::played::{History, MOST_GAMES, PersonStats, PlayedGame, ResultCounts, people};
use crate::services::storage::StoreError;
use crate::services::{device_data, stored};
use crate::words::text::Text;
use crate::words::{dates, errors, games, marks as mark_words, stats};

#[component]
pub fn Stats() -> Html {
    let stored_history = use_state(stored::here::<History>);
    let listed = use_state(People::here);
    let chosen = use_state_eq(|| 0_usize);
    let asks_to_clear = use_state_eq(|| false);
    let load_error = stored_history.as_ref().err().copied();
    let history = (*stored_history).clone().unwrap_or_default();
    let people = people(&history, &listed);
    let person = people.get(*chosen).or(people.first());
    let names: Vec<&str> = people.iter().map(|person| &*person.name).collect();
    let (on_ask, on_close) = (sets(&asks_to_clear, true), sets(&asks_to_clear, false));
    let (setter, close) = (stored_history.setter(), on_close.clone());
    let on_clear = Callback::from(move |_: MouseEvent| {
        if toasts::or_fail(stored::clear::<History>()).is_some() {
            toasts::say(stats::CLEARED);
        }
        setter.set(stored::here());
        close.emit(());
    });
    html! {
        <Page title={stats::TITLE} name="stats">
            <p class="lead">{ stats::LEAD }</p>
            if people.len() > 1 {
                { person_picker(&names, &chosen) }
            }
            if let Some(why) = load_error {
                <p role="status">{ errors::store(StoreError::Unread(why)) }</p>
            } else if let Some(person) = person {
                { person_section(person, stats::person_label(&person.name, &names), &listed) }
            } else {
                <p>{ stats::NOTHING }</p>
            }
            if !history.unread.is_empty() {
                <p role="status">{ stats::unread(history.unread.len()) }</p>
            }
            if history.items.len() >= MOST_GAMES {
                <p>{ stats::latest(MOST_GAMES) }</p>
            }
            { marks_panel() }
            <section class="panel">
                <h2>{ stats::KEEPING }</h2>
                <p>{ stats::KEEPING_HINT }</p>
                <p>{ stats::EXPORT_RUNNING }</p>
                <div class="wrap-3 stats__ways">
                    <Button
                        id="stats-export"
                        icon={Glyph::Download}
                        label={stats::EXPORT}
                        on_press={|_: MouseEvent| export_all()}
                    />
                    { link_button(&Route::Import, Weight::Plain, None, stats::IMPORT) }
                    if !people.is_empty() || !history.unread.is_empty() {
                        <Button
                            id="stats-clear"
                            icon={Glyph::Trash}
                            weight={Weight::Danger}
                            label={stats::CLEAR}
                            on_press={on_ask}
                        />
                    }
                </div>
            </section>
            if *asks_to_clear {
                { confirm(
                    ("clear-stats", stats::CLEAR_TITLE),
                    stats::CLEAR_HINT.translate(),
                    (Weight::Danger, stats::CLEAR, on_clear),
                    on_close,
                ) }
            }
        </Page>
    }
}

fn person_picker(names: &[&str], chosen: &UseStateHandle<usize>) -> Html {
    let label = |name: &str| stats::person_label(name, names).to_owned();
    let choices: Vec<_> =
        (0..).zip(names).map(|(at, name)| ChoiceItem::new(at, label(name))).collect();
    ChoiceField::new("stats-person", &stats::WHOSE, &choices, **chosen, sets_given(chosen))
        .segmented()
}

fn person_section(person: &PersonStats, label: &str, listed: &People) -> Html {
    let games: Vec<_> =
        person.games.iter().map(|(slug, tally)| (name_of_slug(slug).to_owned(), *tally)).collect();
    let level = |(level, tally): &(Level, ResultCounts)| (games::level(*level).to_owned(), *tally);
    let levels: Vec<_> = person.levels.iter().map(level).collect();
    let favourite = person.games.first().map(|(slug, _)| slug.clone());
    let mark = match listed.with_name(&person.name) {
        Some(person) => person.look.mark(),
        // A person who isn't listed (any more) has no look: the favourite game's emblem stands in.
        None => favourite.as_deref().and_then(GameId::from_slug).map(emblem).unwrap_or_default(),
    };
    html! {
        <section class="stack-4 stats__person" aria-labelledby="stats-name">
            <div class="row-4 stats__head" data-game={favourite}>
                { mark }
                <div>
                    <h2 id="stats-name">{ label }</h2>
                    <p class="soft large">{ stats::tally(person.all) }</p>
                </div>
            </div>
            if let Some(longest) = &person.longest {
                <p>{ longest_game(longest) }</p>
            }
            { chart_group(stats::BY_GAME, &games, None) }
            { chart_group(stats::BY_OPPONENT, &person.opponents, Some(stats::AHEAD.translate())) }
            { chart_group(stats::BY_LEVEL, &levels, None) }
            <ul class="wrap-3 note stats__legend">
                <li>{ stats::WON }</li>
                <li class="is-shared">{ stats::SHARED }</li>
                <li class="is-other">{ stats::OTHER }</li>
            </ul>
        </section>
    }
}

/// The levels of bots beaten on this device, by game.
fn marks_panel() -> Html {
    let beaten = MarkCounts::here();
    html! {
        <section class="panel">
            <h2>{ mark_words::TITLE }</h2>
            <p>{ mark_words::LEAD }</p>
            <ul class="stack-2 stats__marks" role="list">
                for game in GameId::ALL {
                    <li key={game.slug()} data-game={game.slug()}>
                        <span>{ about(game).name }</span>
                        { pips(beaten.count_of(game), MARKS_PER_GAME) }
                        <span class="visually-hidden">{ mark_words::beaten(beaten.count_of(game), MARKS_PER_GAME) }</span>
                        <span class="note">{ mark_words::next(Level::ALL.get(beaten.count_of(game)).copied()) }</span>
                    </li>
                }
            </ul>
        </section>
    }
}

/// A chart with its heading; empty without rows.
fn chart_group(title: Text, rows: &[(String, ResultCounts)], hint: Option<&str>) -> Html {
    if rows.is_empty() {
        return Html::default();
    }
    html! {
        <figure class="stack-3">
            <figcaption>
                <h3>{ title }</h3>
                if let Some(hint) = hint {
                    <p class="note">{ hint }</p>
                }
            </figcaption>
            { chart(title.translate(), rows) }
        </figure>
    }
}

fn longest_game(longest: &PlayedGame) -> String {
    let now = local_time(clock::now());
    let day = dates::moment(local_time(longest.end_seconds * 1000), now);
    stats::longest(name_of_slug(&longest.slug), longest.decisions, &day)
}

/// Saves all data of the device as one file.
fn export_all() {
    let Some(text) = toasts::or_fail(device_data::export_all()) else { return };
    let name = game_file(&["everything", &dates::day(local_time(clock::now()))]);
    toasts::say_download(&name, download(&name, &text));
}

// Sizes in the chart, in units of its `viewBox`. `BAR_TOP` is the distance from the top of a row to its bar.
const WIDTH: u32 = 340;
const LONGEST_BAR: f64 = 280.0;
const ROW_HEIGHT: f64 = 46.0;
const BAR_TOP: f64 = 20.0;
const BAR_HEIGHT: f64 = 14.0;

/// A bar's length for `count` games when the longest row has `most`.
fn bar_length(count: u32, most: u32) -> f64 {
    LONGEST_BAR * f64::from(count.min(most)) / f64::from(most.max(1))
}

/// A row for each name. Its bars lie on each other: all games, then the games won or shared, then the games won.
fn chart(title: &str, rows: &[(String, ResultCounts)]) -> Html {
    let most = rows.iter().map(|(_, tally)| tally.played).max().unwrap_or_default();
    let height = ROW_HEIGHT * f64::from(u32::try_from(rows.len()).unwrap_or_default());
    html! {
        <svg
            class="chart bars"
            viewBox={format!("0 0 {WIDTH} {}", rounded(height, 0))}
            role="img"
            aria-label={stats::chart(title, rows)}
        >
            for (at, (name, tally)) in rows.iter().enumerate() {
                { row(at, name, *tally, most) }
            }
        </svg>
    }
}

fn row(at: usize, name: &str, tally: ResultCounts, most: u32) -> Html {
    let top = ROW_HEIGHT * f64::from(u32::try_from(at).unwrap_or_default());
    let y = top + BAR_TOP;
    let bar = |class: &'static str, count: u32| {
        html! {
            <rect
                {class}
                x="0"
                y={rounded(y, 0)}
                width={rounded(bar_length(count, most), 1)}
                height={rounded(BAR_HEIGHT, 0)}
                rx="3"
            />
        }
    };
    html! {
        <g key={at}>
            <text class="bars__name" x="0" y={rounded(y - 6.0, 0)}>{ name }</text>
            { bar("bars__played", tally.played) }
            { bar("bars__shared", tally.won + tally.shared) }
            { bar("bars__won", tally.won) }
            <text
                class="bars__number"
                x={rounded(bar_length(tally.played, most) + 8.0, 1)}
                y={rounded(y + BAR_HEIGHT - 3.0, 0)}
            >
                { stats::of(tally.won, tally.played) }
            </text>
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_bar_takes_all_the_room_and_nothing_more() {
        let is = |found: f64, wanted: f64| (found - wanted).abs() < 1e-9;
        assert!(is(bar_length(12, 12), LONGEST_BAR) && is(bar_length(20, 12), LONGEST_BAR));
        assert!(is(bar_length(6, 12), LONGEST_BAR / 2.0));
        assert!(is(bar_length(0, 0), 0.0));
    }
}
