//! The list of puzzles, and a puzzle's page.

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

/// The choices of the state filter, with their names; `None` lists all puzzles.
const STATE_FILTERS: [(Option<PuzzleState>, Text); 4] = [
    (None, words::ALL_STATES),
    (Some(PuzzleState::Open), words::OPEN),
    (Some(PuzzleState::Solved(Try::First)), words::AT_ONCE),
    (Some(PuzzleState::Solved(Try::Later)), words::LATER),
];

#[component]
pub fn Puzzles() -> Html {
    let list = use_puzzles();
    let stored_solved = use_memo((), |()| stored::here::<Solved>());
    let solved = (*stored_solved).clone().unwrap_or_default();
    let (tries, unread) = (solved.tries(), solved.unread.len());
    let game_filter = use_state_eq(|| None::<GameId>);
    let state_filter = use_state_eq(|| None::<PuzzleState>);
    let games = GameId::ALL.map(|game| ChoiceItem::new(Some(game), about(game).name));
    let games: Vec<_> =
        std::iter::once(ChoiceItem::new(None, words::ALL_GAMES)).chain(games).collect();
    html! {
        <Page title={words::TITLE} name="puzzles">
            <p class="lead">{ words::LEAD }</p>
            if let Err(why) = &*stored_solved {
                <p role="status">{ errors::store(StoreError::Unread(*why)) }</p>
            }
            if unread > 0 {
                <p role="status">{ errors::entries(unread) }</p>
            }
            <div class="stack-3 puzzles__filters">
                { filter("puzzles-game", words::GAME, &games, &game_filter) }
                { filter("puzzles-state", words::STATE, &STATE_FILTERS.map(|(state, name)| ChoiceItem::new(state, name)), &state_filter) }
            </div>
            { match &list {
                PuzzleList::Waiting => html! { <p role="status">{ words::LOADING }</p> },
                PuzzleList::Failed => html! { <p role="alert">{ words::NOT_LOADED }</p> },
                PuzzleList::Here(puzzles) => GameId::ALL
                    .into_iter()
                    .filter(|game| game_filter.is_none_or(|chosen| chosen == *game))
                    .map(|game| game_section(game, puzzles, &tries, *state_filter))
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
    filter: Option<PuzzleState>,
) -> Html {
    let game_puzzles: Vec<&Puzzle> = puzzles.iter().filter(|puzzle| puzzle.game == game).collect();
    if game_puzzles.is_empty() {
        return Html::default();
    }
    let state_of = |puzzle: &Puzzle| {
        tries.get(&fingerprint(puzzle)).copied().map_or(PuzzleState::Open, PuzzleState::Solved)
    };
    let solved = game_puzzles.iter().filter(|puzzle| state_of(puzzle) != PuzzleState::Open).count();
    let id = format!("puzzles-{}", game.slug());
    let level_section = |difficulty: u8| {
        let is_listed = |puzzle: &Puzzle| filter.is_none_or(|state| state == state_of(puzzle));
        let level_puzzles: Vec<_> = game_puzzles
            .iter()
            .filter(|puzzle| puzzle.difficulty() == difficulty && is_listed(puzzle))
            .collect();
        html! {
            if !level_puzzles.is_empty() {
                <h3 class="soft puzzles__level">{ words::difficulty(difficulty) }</h3>
                <ul class="stack-2 tiles">
                    for puzzle in level_puzzles {
                        { puzzle_item(puzzle, state_of(puzzle)) }
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
                    <p class="note">{ words::progress(solved, game_puzzles.len()) }</p>
                </div>
            </div>
            { for (1..=3).map(level_section) }
        </section>
    }
}

fn puzzle_item(puzzle: &Puzzle, state: PuzzleState) -> Html {
    let to = Route::Puzzle(puzzle.id());
    let (class, sign, spoken) = match state {
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
                if let Some(spoken) = spoken {
                    <span class="visually-hidden">{ format!(", {spoken}") }</span>
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
    let route = match &list {
        PuzzleList::Here(puzzles) if props.id == TODAY => Some(route_of_today(puzzles)),
        PuzzleList::Waiting | PuzzleList::Failed | PuzzleList::Here(_) => None,
    };
    use_effect_with(route.clone(), |route| {
        if let Some(route) = route {
            route.go_instead();
        }
    });
    match &list {
        PuzzleList::Waiting => html! { <TableOpening text={words::LOADING} /> },
        PuzzleList::Here(_) if route.is_some() => html! { <TableOpening text={words::LOADING} /> },
        PuzzleList::Failed => broken_page(words::NOT_LOADED),
        PuzzleList::Here(puzzles) => {
            let index = puzzles.iter().position(|puzzle| puzzle.id() == props.id);
            let position = index.and_then(|index| Position::from_puzzle(&puzzles[index]));
            match index.zip(position) {
                Some((index, position)) => {
                    let puzzle = Rc::new(puzzles[index].clone());
                    html! { <Solve {puzzle} {position} next_id={next_id(puzzles, index)} /> }
                }
                None => broken_page(Text::NONE),
            }
        }
    }
}

/// The page of today's puzzle; the list if there are no puzzles.
fn route_of_today(puzzles: &[Puzzle]) -> Route {
    let puzzle = puzzles::of_day(puzzles, today());
    puzzle.map_or(Route::Puzzles, |puzzle| Route::Puzzle(puzzle.id()))
}

/// The id of the next unsolved puzzle, past the end from the start again; if all are solved, of the next puzzle.
fn next_id(puzzles: &[Puzzle], index: usize) -> Option<String> {
    let solved = stored::here::<Solved>().map(|solved| solved.tries()).unwrap_or_default();
    let (before, after) = (&puzzles[..index], &puzzles[index + 1..]);
    let open = after.iter().chain(before).find(|puzzle| !solved.contains_key(&fingerprint(puzzle)));
    open.or_else(|| after.first()).map(Puzzle::id)
}
