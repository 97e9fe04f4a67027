//! A puzzle on the board: one try, then what a wrong answer leads to, and the right one, played out.

use std::rc::Rc;

use engine::catalogue::AnyAction;
use engine::puzzle::Puzzle;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::position::Position;
use crate::components::button::{Button, Weight};
use crate::components::icon::{Glyph, icon};
use crate::components::page::Page;
use crate::components::said::Said;
use crate::games::{Board, Judge, about, coach};
use crate::hooks::{toasts, use_kept_focus, use_motion_speed, use_page, use_table_letters};
use crate::playback::Playback;
use crate::route::Route;
use crate::services::motion::MotionSpeed;
use crate::services::puzzles;
use crate::services::settings::Distance;
use crate::words::line::Line;
use crate::words::{self as shared, errors, puzzles as words};

/// What is shown after a try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// What the wrong answer leads to.
    Tried,
    /// The better one is announced.
    Announced,
    /// It is played.
    Answer,
}

#[derive(Properties, PartialEq)]
pub struct SolveProps {
    pub puzzle: Rc<Puzzle>,
    /// The id of the next puzzle, if there is one.
    pub next: Option<String>,
}

/// The page of a puzzle.
#[component]
pub fn Solve(props: &SolveProps) -> Html {
    let SolveProps { puzzle, next } = props;
    let position = use_memo(puzzle.record.clone(), {
        let puzzle = puzzle.clone();
        move |_| Position::of(&puzzle)
    });
    let tried = use_state_eq(|| None::<AnyAction>);
    // Each showing of the answer is a new one.
    let showing = use_state_eq(|| 0_u32);
    let heading = use_node_ref();
    use_page(shared::tab(&puzzle.title).into(), heading.clone());
    use_table_letters(Distance::Near);
    use_kept_focus(String::new(), usize::from(tried.is_some()));
    let act = use_callback((), {
        let (tried, position) = (tried.setter(), position.clone());
        let puzzle = puzzle.clone();
        move |action: AnyAction, ()| {
            if (*position).as_ref().is_some_and(|position| position.best == action) {
                let noted = puzzles::note_solved(&puzzle);
                if let Err(error) = noted {
                    toasts::fail(errors::store(error));
                }
            }
            tried.set(Some(action));
        }
    });
    let judge = use_memo((), {
        let position = position.clone();
        move |()| (*position).as_ref().map(Position::judge).unwrap_or_default()
    });
    let answer = use_memo(*showing, {
        let position = position.clone();
        move |_| (*position).as_ref().map(|position| Rc::from(position.answer()))
    });
    let reached = use_state_eq(|| None::<Stage>);
    // A wrong answer is played first, where that shows why; the better one is announced before it is played.
    let wrong = use_memo((*tried).clone(), {
        let position = position.clone();
        move |tried| {
            let position = (*position).as_ref()?;
            let tried = tried.as_ref().filter(|tried| **tried != position.best)?;
            Some(position.wrong(tried).map(|(frames, view)| (Rc::<[_]>::from(frames), view)))
        }
    });
    let speed = use_motion_speed();
    let stage = reached.unwrap_or(match *wrong {
        // Where nothing moves, what it leads to is there at once.
        Some(Some(_)) if speed != MotionSpeed::Still => Stage::Tried,
        Some(_) => Stage::Announced,
        None => Stage::Answer,
    });
    use_effect_with(stage, {
        let reached = reached.setter();
        move |stage| {
            let on_time = move || reached.set(Some(Stage::Answer));
            let timer =
                (*stage == Stage::Announced).then(|| Timeout::new(speed.announcement(), on_time));
            move || drop(timer)
        }
    });
    let on_rested = use_callback((), {
        let reached = reached.setter();
        move |(), ()| reached.set(Some(Stage::Announced))
    });
    let Some(position) = &*position else { return nothing("") };
    let on_again = {
        let (tried, reached) = (tried.setter(), reached.setter());
        Callback::from(move |_: MouseEvent| {
            tried.set(None);
            reached.set(None);
        })
    };
    let on_show = {
        let showing = showing.clone();
        Callback::from(move |_: MouseEvent| showing.set(*showing + 1))
    };
    let plays_wrong = (*wrong).as_ref().filter(|_| stage != Stage::Answer);
    let board = match (&*tried, plays_wrong, &*answer) {
        (Some(_), Some(Some((frames, view))), _) => html! {
            <Board
                key="tried"
                view={view.clone()}
                players={position.players.clone()}
                frames={Rc::clone(frames)}
                playback={Playback::Play}
                counts=false
                {on_rested}
            />
        },
        (Some(_), None, Some(frames)) => html! {
            <Board
                key={format!("answer-{}", *showing)}
                view={position.end()}
                players={position.players.clone()}
                frames={Rc::clone(frames)}
                playback={Playback::Play}
                counts=false
            />
        },
        _ => html! {
            <Board
                key="position"
                view={position.view()}
                players={position.players.clone()}
                act={tried.is_none().then_some(act)}
                judge={Judge::clone(&judge)}
            />
        },
    };
    html! {
        <div class="table puzzle has-hint" data-game={puzzle.game.slug()}>
            <header class="bar table__bar">
                <a href={Route::Puzzles.href()} class="button is-quiet is-bare">
                    { icon(Glyph::Back) }
                    <span class="visually-hidden">{ words::TO_ALL }</span>
                </a>
                <div class="table__title">
                    <h1 class="table__game" ref={heading} tabindex="-1">{ &puzzle.title }</h1>
                    <p class="table__standing">{ words::of_game(about(puzzle.game).name, puzzle) }</p>
                </div>
            </header>
            <div class="hint-place" role="status" aria-live="polite">
                { said(puzzle, position, tried.as_ref(), stage) }
            </div>
            <main class="table__main" id="main" data-screen="puzzle" tabindex="-1">
                { board }
                if tried.is_some() {
                    <div class="table__foot puzzle__ways">
                        if let Some(next) = next {
                            <a
                                href={Route::Puzzle { id: next.clone() }.href()}
                                class="button is-main"
                            >
                                { words::NEXT }
                            </a>
                        } else {
                            <a href={Route::Puzzles.href()} class="button is-main">
                                { words::TO_ALL }
                            </a>
                        }
                        <Button label={shared::TRY_AGAIN} on_press={on_again} />
                        <Button
                            weight={Weight::Quiet}
                            icon={Glyph::Reload}
                            label={words::ONCE_MORE}
                            bare=true
                            on_press={on_show}
                        />
                    </div>
                }
            </main>
        </div>
    }
}

/// The goal; after a try what it was worth.
fn said(puzzle: &Puzzle, position: &Position, tried: Option<&AnyAction>, shown: Stage) -> Html {
    let Position { best, next, players, .. } = position;
    let view = position.view();
    let stake = coach::stake(&position.table_view());
    let behind = puzzle.evaluation.behind;
    let advice = |action: &AnyAction| coach::advice(&view, action);
    let why = || puzzle.why.clone().map(Line::from);
    let (first, rest): (Line, Vec<Line>) = match tried {
        None => (coach::question(&view, puzzle.goal).into(), Vec::new()),
        Some(tried) if tried == best => {
            let missed = words::missed(&puzzle.missed).map(Line::from);
            let numbers = [words::right(advice(next), behind)].into_iter().chain(missed);
            (words::RIGHT.into(), why().into_iter().chain(numbers).collect())
        }
        // Nothing of the better one before it is its turn.
        Some(_) if shown == Stage::Tried => (words::WRONG.into(), vec![words::LEADS_TO.into()]),
        Some(tried) => {
            let numbers =
                [words::wrong(behind, tried == next, stake).into(), words::better(advice(best))];
            (words::WRONG.into(), numbers.into_iter().chain(why()).collect())
        }
    };
    let class = match tried {
        None => "",
        Some(tried) if tried == best => "is-right",
        Some(_) => "is-wrong",
    };
    html! {
        <section class={classes!("hint", "puzzle__said", class)} aria-label={words::TITLE}>
            <div class="hint__said">
                <p><Said text={players.sentence(&first)} /></p>
                for (at, line) in rest.into_iter().enumerate() {
                    <p key={at}><Said text={players.sentence(&line)} /></p>
                }
            </div>
        </section>
    }
}

/// In the place of a puzzle that isn't there.
pub fn nothing(why: &'static str) -> Html {
    html! {
        <Page title={words::BROKEN} name="puzzle-broken">
            <p role="alert">{ why }</p>
            <p><a href={Route::Puzzles.href()} class="button is-main">{ words::TO_ALL }</a></p>
        </Page>
    }
}
