//! Puzzles: their list, and one on the board.

mod solve;

use std::collections::BTreeMap;
use std::rc::Rc;

use engine::catalogue::GameId;
use engine::puzzle::Puzzle;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use self::solve::{Position, Solve, broken_page};
use crate::components::field::{ChoiceField, ChoiceItem};
use crate::components::page::{Page, TableOpening};
use crate::games::{about, emblem};
use crate::hooks::sets_given;
use crate::route::{Route, TODAY};
use crate::services::daily::today;
use crate::services::puzzles::{self, Solved, Try, fingerprint};
use crate::services::storage::StoreError;
use crate::services::stored;
use crate::words::text::Text;
use crate::words::{errors, puzzles as words};

#[derive(Clone, PartialEq)]
enum PuzzleList {
    Waiting,
    Failed,
    Here(Rc<[Puzzle]>),
}

/// The puzzles, fetched when the page opens.
#[hook]
fn use_puzzles() -> PuzzleList {
    let list = use_state(|| PuzzleList::Waiting);
    let setter = list.setter();
    use_effect_with((), move |()| {
        spawn_local(async move {
            let found = puzzles::fetch().await;
            setter.set(found.map_or(PuzzleList::Failed, |found| PuzzleList::Here(found.into())));
        });
    });
    (*list).clone()
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PuzzleState {
    Open,
    Solved(Try),
}

/// The choices of the filter by state, with their names; `None` lists all.
const LISTED: [(Option<PuzzleState>, Text); 4] = [
    (None, words::ALL_STATES),
    (Some(PuzzleState::Open), words::OPEN),
    (Some(PuzzleState::Solved(Try::First)), words::AT_ONCE),
    (Some(PuzzleState::Solved(Try::Later)), words::LATER),
];

#[component]
pub fn Puzzles() -> Html {
    let list = use_puzzles();
    let solved = use_memo((), |()| stored::here::<Solved>());
    let (tries, unread) = match &*solved {
        Ok(solved) => (solved.tries(), solved.unread.len()),
        Err(_) => (BTreeMap::new(), 0),
    };
    let (of, listed) = (use_state_eq(|| None::<GameId>), use_state_eq(|| None::<PuzzleState>));
    let games = GameId::ALL.map(|game| ChoiceItem::new(Some(game), about(game).name));
    let games: Vec<_> =
        std::iter::once(ChoiceItem::new(None, words::ALL_GAMES)).chain(games).collect();
    html! {
        <Page title={words::TITLE} name="puzzles">
            <p class="lead">{ words::LEAD }</p>
            if let Err(why) = &*solved {
                <p role="status">{ errors::store(StoreError::Unread(*why)) }</p>
            }
            if unread > 0 {
                <p role="status">{ errors::entries(unread) }</p>
            }
            <div class="stack-3 puzzles__filters">
                { filter("puzzles-game", words::GAME, &games, &of) }
                { filter("puzzles-state", words::STATE, &LISTED.map(|(listed, name)| ChoiceItem::new(listed, name)), &listed) }
            </div>
            { match &list {
                PuzzleList::Waiting => html! { <p role="status">{ words::LOADING }</p> },
                PuzzleList::Failed => html! { <p role="alert">{ words::NOT_LOADED }</p> },
                PuzzleList::Here(puzzles) => GameId::ALL
                    .into_iter()
                    .filter(|game| of.is_none_or(|of| of == *game))
                    .map(|game| game_section(game, puzzles, &tries, *listed))
                    .collect(),
            } }
        </Page>
    }
}

fn filter<T: Copy + PartialEq + 'static>(
    id: &str,
    label: Text,
    choices: &[ChoiceItem<T>],
    chosen: &UseStateHandle<T>,
) -> Html {
    ChoiceField::new(id, label.translate(), choices, **chosen, sets_given(chosen)).select()
}

/// A game's puzzles that pass the filter, easiest first; empty for a game without puzzles.
fn game_section(
    game: GameId,
    puzzles: &[Puzzle],
    tries: &BTreeMap<u64, Try>,
    listed: Option<PuzzleState>,
) -> Html {
    let of_game: Vec<&Puzzle> = puzzles.iter().filter(|puzzle| puzzle.game == game).collect();
    if of_game.is_empty() {
        return Html::default();
    }
    let state_of = |puzzle: &Puzzle| {
        tries.get(&fingerprint(puzzle)).copied().map_or(PuzzleState::Open, PuzzleState::Solved)
    };
    let done = of_game.iter().filter(|puzzle| state_of(puzzle) != PuzzleState::Open).count();
    let id = format!("puzzles-{}", game.slug());
    let level = |difficulty: u8| {
        let is_listed = |puzzle: &Puzzle| listed.is_none_or(|state| state == state_of(puzzle));
        let of_level: Vec<_> = of_game
            .iter()
            .filter(|puzzle| puzzle.difficulty() == difficulty && is_listed(puzzle))
            .collect();
        html! {
            if !of_level.is_empty() {
                <h3 class="soft puzzles__level">{ words::difficulty(difficulty) }</h3>
                <ul class="stack-2 tiles">
                    for puzzle in of_level {
                        { item(puzzle, state_of(puzzle)) }
                    }
                </ul>
            }
        }
    };
    html! {
        <section key={game.slug()} class="stack-3" data-game={game.slug()} aria-labelledby={id.clone()}>
            <div class="row-3 puzzles__head">
                { emblem(game) }
                <div>
                    <h2 {id}>{ about(game).name }</h2>
                    <p class="note">{ words::progress(done, of_game.len()) }</p>
                </div>
            </div>
            { for (1..=3).map(level) }
        </section>
    }
}

fn item(puzzle: &Puzzle, state: PuzzleState) -> Html {
    let to = Route::Puzzle { id: puzzle.id() };
    let (class, sign, said) = match state {
        PuzzleState::Open => (None, "", None),
        PuzzleState::Solved(Try::First) => (Some("is-solved"), "✓", Some(words::SOLVED)),
        PuzzleState::Solved(Try::Later) => {
            (Some("is-solved-later"), "✓", Some(words::SOLVED_LATER))
        }
    };
    html! {
        <li key={puzzle.id()}>
            <a href={to.href()} class={classes!("row-3", "puzzles__item", class)}>
                <span class="puzzles__tick" aria-hidden="true">{ sign }</span>
                <span>{ &puzzle.title }</span>
                if let Some(said) = said {
                    <span class="visually-hidden">{ format!(", {said}") }</span>
                }
            </a>
        </li>
    }
}

#[derive(Properties, PartialEq)]
pub struct PuzzlePageProps {
    pub id: String,
}

#[component]
pub fn PuzzlePage(props: &PuzzlePageProps) -> Html {
    let list = use_puzzles();
    let today = match &list {
        PuzzleList::Here(puzzles) if props.id == TODAY => Some(today_route(puzzles)),
        PuzzleList::Waiting | PuzzleList::Failed | PuzzleList::Here(_) => None,
    };
    use_effect_with(today.clone(), |today| {
        if let Some(today) = today {
            today.go_instead();
        }
    });
    match &list {
        PuzzleList::Waiting => html! { <TableOpening text={words::LOADING} /> },
        PuzzleList::Here(_) if today.is_some() => html! { <TableOpening text={words::LOADING} /> },
        PuzzleList::Failed => broken_page(words::NOT_LOADED),
        PuzzleList::Here(puzzles) => {
            let place = puzzles.iter().position(|puzzle| puzzle.id() == props.id);
            let position = place.and_then(|place| Position::from_puzzle(&puzzles[place]));
            match place.zip(position) {
                Some((place, position)) => {
                    let puzzle = Rc::new(puzzles[place].clone());
                    html! { <Solve {puzzle} {position} next={next(puzzles, place)} /> }
                }
                None => broken_page(Text::NONE),
            }
        }
    }
}

/// The puzzle of the day; the list, if there are none.
fn today_route(puzzles: &[Puzzle]) -> Route {
    let today = puzzles::of_day(puzzles, today());
    today.map_or(Route::Puzzles, |puzzle| Route::Puzzle { id: puzzle.id() })
}

/// The next unsolved puzzle after this one; if all are solved, the next one.
fn next(puzzles: &[Puzzle], place: usize) -> Option<String> {
    let solved = stored::here::<Solved>().map(|solved| solved.tries()).unwrap_or_default();
    let (before, rest) = (&puzzles[..place], &puzzles[place + 1..]);
    let open = rest.iter().chain(before).find(|puzzle| !solved.contains_key(&fingerprint(puzzle)));
    open.or_else(|| rest.first()).map(Puzzle::id)
}
