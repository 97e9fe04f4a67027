//! Puzzles: the list of them, and one on the board.

mod position;
mod solve;

use std::collections::BTreeSet;
use std::rc::Rc;

use engine::catalogue::GameId;
use engine::puzzle::Puzzle;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use self::solve::{Solve, nothing};
use crate::components::page::Page;
use crate::components::table_opening::TableOpening;
use crate::games::{about, emblem};
use crate::route::{Route, TODAY};
use crate::services::clock::{local_time, now};
use crate::services::puzzles::{self, Solved, mark};
use crate::services::storage::StoreError;
use crate::services::stored;
use crate::words::{errors, puzzles as words};

/// The puzzles, as far as they are here.
#[derive(Clone, PartialEq)]
enum Loaded {
    Waiting,
    Failed,
    Here(Rc<[Puzzle]>),
}

/// Gets the puzzles when a page that needs them is opened.
#[hook]
fn use_puzzles() -> Loaded {
    let loaded = use_state(|| Loaded::Waiting);
    let setter = loaded.setter();
    use_effect_with((), move |()| {
        spawn_local(async move {
            let found = puzzles::fetch().await;
            setter.set(found.map_or(Loaded::Failed, |found| Loaded::Here(found.into())));
        });
    });
    (*loaded).clone()
}

/// The list.
#[component]
pub fn Puzzles() -> Html {
    let loaded = use_puzzles();
    let solved = use_memo((), |()| stored::kept::<Solved>());
    let (marks, unread) = match &*solved {
        Ok(solved) => (solved.marks(), solved.unread.len()),
        Err(_) => (BTreeSet::new(), 0),
    };
    html! {
        <Page title={words::TITLE} name="puzzles">
            <p class="lead">{ words::LEAD }</p>
            if let Err(why) = &*solved {
                <p role="status">{ errors::store(StoreError::Unread(*why)) }</p>
            }
            if unread > 0 {
                <p role="status">{ errors::entries(unread) }</p>
            }
            { match &loaded {
                Loaded::Waiting => html! { <p role="status">{ words::LOADING }</p> },
                Loaded::Failed => html! { <p role="alert">{ words::NOT_LOADED }</p> },
                Loaded::Here(puzzles) => GameId::ALL
                    .into_iter()
                    .map(|game| of_game(game, puzzles, &marks))
                    .collect(),
            } }
        </Page>
    }
}

/// The puzzles of a game, from the easiest; nothing for a game without any.
fn of_game(game: GameId, puzzles: &[Puzzle], solved: &BTreeSet<u64>) -> Html {
    let own: Vec<&Puzzle> = puzzles.iter().filter(|puzzle| puzzle.game == game).collect();
    if own.is_empty() {
        return Html::default();
    }
    let is_solved = |puzzle: &Puzzle| solved.contains(&mark(puzzle));
    let done = own.iter().filter(|puzzle| is_solved(puzzle)).count();
    let id = format!("puzzles-{}", game.slug());
    let level = |difficulty: u8| {
        let of_level: Vec<_> =
            own.iter().filter(|puzzle| puzzle.difficulty() == difficulty).collect();
        html! {
            if !of_level.is_empty() {
                <h3 class="puzzles__level">{ words::difficulty(difficulty) }</h3>
                <ul class="puzzles__list">
                    for puzzle in of_level {
                        { item(puzzle, is_solved(puzzle)) }
                    }
                </ul>
            }
        }
    };
    html! {
        <section key={game.slug()} class="puzzles__game" data-game={game.slug()} aria-labelledby={id.clone()}>
            <div class="puzzles__head">
                { emblem(game) }
                <div>
                    <h2 {id}>{ about(game).name }</h2>
                    <p class="puzzles__progress">{ words::progress(done, own.len()) }</p>
                </div>
            </div>
            { for (1..=3).map(level) }
        </section>
    }
}

fn item(puzzle: &Puzzle, is_solved: bool) -> Html {
    let to = Route::Puzzle { id: puzzle.id() };
    html! {
        <li key={puzzle.id()}>
            <a href={to.href()} class={classes!("puzzles__item", is_solved.then_some("is-solved"))}>
                <span class="puzzles__tick" aria-hidden="true">
                    { if is_solved { "✓" } else { "" } }
                </span>
                <span>{ &puzzle.title }</span>
                if is_solved {
                    <span class="visually-hidden">{ format!(", {}", words::SOLVED) }</span>
                }
            </a>
        </li>
    }
}

#[derive(Properties, PartialEq)]
pub struct PuzzlePageProps {
    pub id: String,
}

/// A puzzle on the board.
#[component]
pub fn PuzzlePage(props: &PuzzlePageProps) -> Html {
    let loaded = use_puzzles();
    let today = match &loaded {
        Loaded::Here(puzzles) if props.id == TODAY => Some(of_today(puzzles)),
        Loaded::Waiting | Loaded::Failed | Loaded::Here(_) => None,
    };
    use_effect_with(today.clone(), |today| {
        if let Some(today) = today {
            today.go_instead();
        }
    });
    match &loaded {
        Loaded::Waiting => html! { <TableOpening text={words::LOADING} /> },
        Loaded::Here(_) if today.is_some() => html! { <TableOpening text={words::LOADING} /> },
        Loaded::Failed => nothing(words::NOT_LOADED),
        Loaded::Here(puzzles) => {
            let place = puzzles.iter().position(|puzzle| puzzle.id() == props.id);
            match place {
                Some(place) => html! {
                    <Solve
                        puzzle={Rc::new(puzzles[place].clone())}
                        next={next(puzzles, place)}
                    />
                },
                None => nothing(""),
            }
        }
    }
}

/// The puzzle of the day; the list, if there are none.
fn of_today(puzzles: &[Puzzle]) -> Route {
    let today = puzzles::of_day(puzzles, local_time(now()));
    today.map_or(Route::Puzzles, |puzzle| Route::Puzzle { id: puzzle.id() })
}

/// The next puzzle after this one that isn't solved; simply the next one, if all are.
fn next(puzzles: &[Puzzle], place: usize) -> Option<String> {
    let solved = stored::kept::<Solved>().map(|solved| solved.marks()).unwrap_or_default();
    let (before, rest) = (&puzzles[..place], &puzzles[place + 1..]);
    let open = rest.iter().chain(before).find(|puzzle| !solved.contains(&mark(puzzle)));
    open.or_else(|| rest.first()).map(Puzzle::id)
}
