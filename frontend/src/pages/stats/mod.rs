//! This device's games, by person.

mod chart;

use engine::bot::Level;
use engine::catalogue::GameId;
use yew::prelude::*;

use self::chart::chart;
use crate::components::button::{Button, Weight};
use crate::components::choice::{ChoiceItem, LegendVisibility, Segmented};
use crate::components::dialog::confirm;
use crate::components::icon::Glyph;
use crate::components::page::Page;
use crate::components::pips::pips;
use crate::games::{about, emblem, name_of_slug};
use crate::hooks::{sets, toasts};
use crate::route::Route;
use crate::services::clock::{self, local_time};
use crate::services::device_data;
use crate::services::files::{download, game_file};
use crate::services::marks::{Beaten, OF_A_GAME};
use crate::services::people::People;
use crate::services::played::{History, Longest, MOST, PersonStats, ResultCounts, people};
use crate::services::storage::StoreError;
use crate::services::stored;
use crate::words::text::Text;
use crate::words::{dates, errors, games, marks as mark_words, stats};

#[component]
pub fn Stats() -> Html {
    let kept = use_state(stored::here::<History>);
    let known = use_state(People::here);
    let chosen = use_state_eq(|| 0_usize);
    let asks_to_clear = use_state_eq(|| false);
    let (history, unread) = match &*kept {
        Ok(history) => (history.clone(), None),
        Err(why) => (History::default(), Some(*why)),
    };
    let people = people(&history, &known);
    let person = people.get(*chosen).or(people.first());
    let names: Vec<&str> = people.iter().map(|person| &*person.name).collect();
    let on_export = Callback::from(|_: MouseEvent| export());
    let ask = |asks: bool| sets(&asks_to_clear, asks);
    let on_clear = {
        let (kept, close) = (kept.setter(), ask(false));
        Callback::from(move |_: MouseEvent| {
            match stored::clear::<History>() {
                Ok(()) => toasts::say(stats::CLEARED),
                Err(error) => toasts::fail(errors::store(error)),
            }
            kept.set(stored::here());
            close.emit(());
        })
    };
    html! {
        <Page title={stats::TITLE} name="stats">
            <p class="lead">{ stats::LEAD }</p>
            if people.len() > 1 {
                { person_picker(&names, *chosen, chosen.setter()) }
            }
            if let Some(why) = unread {
                <p role="status">{ errors::store(StoreError::Unread(why)) }</p>
            } else if let Some(person) = person {
                { of_person(person, stats::person_label(&person.name, &names), &known) }
            } else {
                <p>{ stats::NOTHING }</p>
            }
            if !history.unread.is_empty() {
                <p role="status">{ stats::unread(history.unread.len()) }</p>
            }
            if history.items.len() >= MOST {
                <p>{ stats::latest(MOST) }</p>
            }
            { marks() }
            <section class="panel">
                <h2>{ stats::KEEPING }</h2>
                <p>{ stats::KEEPING_HINT }</p>
                <p>{ stats::EXPORT_RUNNING }</p>
                <div class="wrap-3 stats__ways">
                    <Button
                        id="stats-export"
                        icon={Glyph::Download}
                        label={stats::EXPORT}
                        on_press={on_export}
                    />
                    <a href={Route::Import.href()} class="button is-plain">{ stats::IMPORT }</a>
                    if !people.is_empty() || !history.unread.is_empty() {
                        <Button
                            id="stats-clear"
                            icon={Glyph::Trash}
                            weight={Weight::Danger}
                            label={stats::CLEAR}
                            on_press={ask(true).reform(|_| ())}
                        />
                    }
                </div>
            </section>
            if *asks_to_clear {
                { confirm(
                    ("clear-stats", stats::CLEAR_TITLE),
                    stats::CLEAR_HINT.translate(),
                    (Weight::Danger, stats::CLEAR, on_clear),
                    ask(false),
                ) }
            }
        </Page>
    }
}

fn person_picker(names: &[&str], chosen: usize, setter: UseStateSetter<usize>) -> Html {
    let called = |name: &str| stats::person_label(name, names).to_owned();
    let choices: Vec<_> =
        (0..).zip(names).map(|(at, name)| ChoiceItem::new(at, called(name))).collect();
    let group = Segmented {
        name: "stats-person".into(),
        legend: stats::WHOSE.into(),
        legend_visibility: LegendVisibility::Shown,
        hint: None,
        choices: &choices,
        chosen,
        on_choose: Callback::from(move |at| setter.set(at)),
    };
    group.view()
}

fn of_person(person: &PersonStats, called: &str, known: &People) -> Html {
    let games: Vec<(String, ResultCounts)> =
        person.games.iter().map(|(slug, tally)| (name_of_slug(slug).to_owned(), *tally)).collect();
    let levels: Vec<(String, ResultCounts)> = person
        .levels
        .iter()
        .map(|(level, tally)| (games::level(*level).to_owned(), *tally))
        .collect();
    let mark = match known.with_name(&person.name) {
        Some(listed) => listed.look.mark(),
        // A person who isn't listed (any more) has no look: the favourite game's emblem stands in.
        None => person
            .games
            .first()
            .and_then(|(slug, _)| GameId::from_slug(slug))
            .map_or_else(Html::default, emblem),
    };
    let favourite = person.games.first().map(|(slug, _)| slug.clone());
    html! {
        <section class="stack-4 stats__person" aria-labelledby="stats-name">
            <div class="row-4 stats__head" data-game={favourite}>
                { mark }
                <div>
                    <h2 id="stats-name">{ called }</h2>
                    <p class="soft stats__all">{ stats::tally(person.all) }</p>
                </div>
            </div>
            if let Some(longest) = &person.longest {
                <p>{ longest_game(longest) }</p>
            }
            { group(stats::BY_GAME, &games, None) }
            { group(stats::BY_OPPONENT, &person.opponents, Some(stats::AHEAD.translate())) }
            { group(stats::BY_LEVEL, &levels, None) }
            <ul class="note stats__legend">
                <li>{ stats::WON }</li>
                <li class="is-shared">{ stats::SHARED }</li>
                <li class="is-other">{ stats::OTHER }</li>
            </ul>
        </section>
    }
}

/// The levels of bots beaten on this device, by game.
fn marks() -> Html {
    let beaten = Beaten::here();
    html! {
        <section class="panel">
            <h2>{ mark_words::TITLE }</h2>
            <p>{ mark_words::LEAD }</p>
            <ul class="stack-2 stats__marks" role="list">
                for game in GameId::ALL {
                    <li key={game.slug()} data-game={game.slug()}>
                        <span>{ about(game).name }</span>
                        { pips(beaten.count_of(game), OF_A_GAME) }
                        <span class="visually-hidden">{ mark_words::beaten(beaten.count_of(game), OF_A_GAME) }</span>
                        <span class="note stats__next">{ mark_words::next(Level::ALL.get(beaten.count_of(game)).copied()) }</span>
                    </li>
                }
            </ul>
        </section>
    }
}

/// A chart with its heading; nothing where there is nothing to count.
fn group(title: Text, rows: &[(String, ResultCounts)], hint: Option<&str>) -> Html {
    if rows.is_empty() {
        return Html::default();
    }
    html! {
        <figure class="stack-3 stats__chart">
            <figcaption>
                <h3>{ title }</h3>
                if let Some(hint) = hint {
                    <p>{ hint }</p>
                }
            </figcaption>
            { chart(title.translate(), rows) }
        </figure>
    }
}

fn longest_game(longest: &Longest) -> String {
    let now = local_time(clock::now());
    let day = dates::moment(local_time(longest.at * 1000), now);
    stats::longest(name_of_slug(&longest.slug), longest.decisions, &day)
}

/// Saves all games of the device with its other data as one file.
fn export() {
    let text = match device_data::everything() {
        Ok(text) => text,
        Err(error) => return toasts::fail(errors::store(error)),
    };
    let name = game_file(&["everything", &dates::day(local_time(clock::now()))]);
    toasts::download_result(&name, download(&name, &text));
}
