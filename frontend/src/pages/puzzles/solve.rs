//! A puzzle on the board: the consequence of a wrong answer, another try, and the right answer played out.

use std::rc::Rc;

use engine::catalogue::AnyAction;
use engine::puzzle::Puzzle;
use yew::prelude::*;

use super::position::Position;
use crate::components::button::{Button, Weight};
use crate::components::icon::{Glyph, icon};
use crate::components::page::Page;
use crate::components::rich_sentence::RichSentence;
use crate::games::{self, Board, Judge, coach};
use crate::hooks::{sets, toasts, use_kept_focus, use_page, use_table_letters};
use crate::playback::Playback;
use crate::route::Route;
use crate::services::puzzles::{self, Try};
use crate::services::settings::Distance;
use crate::words::line::Line;
use crate::words::sentence::Sentence;
use crate::words::text::Text;
use crate::words::{self as shared, errors, puzzles as words};

#[derive(Properties, PartialEq)]
pub struct SolveProps {
    pub puzzle: Rc<Puzzle>,
    pub next: Option<String>,
}

#[component]
pub fn Solve(props: &SolveProps) -> Html {
    let SolveProps { puzzle, next } = props;
    let position = use_memo(puzzle.record.clone(), {
        let puzzle = puzzle.clone();
        move |_| Position::from_puzzle(&puzzle)
    });
    let tried = use_state_eq(|| None::<AnyAction>);
    let gives_up = use_state_eq(|| false);
    let was_wrong = use_mut_ref(|| false);
    // Each showing of the answer is a new playback.
    let showing = use_state_eq(|| 0_u32);
    let heading = use_node_ref();
    use_page(shared::tab(&puzzle.title).into(), heading.clone());
    use_table_letters(Distance::Near);
    use_kept_focus(String::new(), usize::from(tried.is_some()));
    let act = use_callback((), {
        let (tried, position) = (tried.setter(), position.clone());
        let puzzle = puzzle.clone();
        move |action: AnyAction, ()| {
            if (*position).as_ref().is_none_or(|position| position.best != action) {
                was_wrong.replace(true);
            } else {
                let at = if *was_wrong.borrow() { Try::Later } else { Try::First };
                if let Err(error) = puzzles::note_solved(&puzzle, at) {
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
    // Played out only where that shows the reason.
    let wrong = use_memo((*tried).clone(), {
        let position = position.clone();
        move |tried| {
            let position = (*position).as_ref()?;
            let tried = tried.as_ref().filter(|tried| **tried != position.best)?;
            position.wrong(tried).map(|(frames, view)| (Rc::<[_]>::from(frames), view))
        }
    });
    let Some(position) = &*position else { return nothing(Text::NONE) };
    let on_again = {
        let (tried, gives_up) = (tried.setter(), gives_up.setter());
        Callback::from(move |_: MouseEvent| {
            tried.set(None);
            gives_up.set(false);
        })
    };
    let on_show = {
        let showing = showing.clone();
        Callback::from(move |_: MouseEvent| showing.set(*showing + 1))
    };
    let is_over = *gives_up || tried.as_ref() == Some(&position.best);
    let board = match (&*wrong, &*answer) {
        (Some((frames, view)), _) if !is_over => html! {
            <Board
                key="tried"
                view={view.clone()}
                players={position.players.clone()}
                frames={Rc::clone(frames)}
                playback={Playback::Play}
                counts_down=false
            />
        },
        (_, Some(frames)) if is_over => html! {
            <Board
                key={format!("answer-{}", *showing)}
                view={position.end()}
                players={position.players.clone()}
                frames={Rc::clone(frames)}
                playback={Playback::Play}
                counts_down=false
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
    let (next, next_label) = match next {
        Some(id) => (Route::Puzzle { id: id.clone() }, words::NEXT),
        None => (Route::Puzzles, words::TO_ALL),
    };
    let try_again = |weight| {
        html! { <Button {weight} label={shared::TRY_AGAIN} on_press={on_again.clone()} /> }
    };
    let standing = position.players.sentences(&games::ui_of(&position.view()).standing());
    let standing: Vec<_> = standing.iter().map(Sentence::written).collect();
    html! {
        <div class="table puzzle has-hint" data-game={puzzle.game.slug()}>
            <header class="bar table__bar">
                <a href={Route::Puzzles.href()} class="button is-quiet is-bare">
                    { icon(Glyph::Back) }
                    <span class="visually-hidden">{ words::TO_ALL }</span>
                </a>
                <div class="table__title">
                    <h1 class="clip table__game" ref={heading} tabindex="-1">{ &puzzle.title }</h1>
                    <p class="table__standing">{ standing.join(" · ") }</p>
                </div>
            </header>
            <div class="hint-place" role="status" aria-live="polite">
                { verdict(puzzle, position, tried.as_ref(), (is_over, wrong.is_some())) }
            </div>
            <main class="table__main" id="main" data-screen="puzzle" tabindex="-1">
                { board }
                if tried.is_some() {
                    <div class="table__foot puzzle__ways">
                        if is_over {
                            <a href={next.href()} class="button is-main">{ next_label }</a>
                            { try_again(Weight::Plain) }
                            <Button
                                weight={Weight::Quiet}
                                icon={Glyph::Reload}
                                label={words::ONCE_MORE}
                                icon_only=true
                                on_press={on_show}
                            />
                        } else {
                            { try_again(Weight::Main) }
                            <Button label={words::SHOW_ANSWER} on_press={sets(&gives_up, true)} />
                        }
                    </div>
                }
            </main>
        </div>
    }
}

/// The goal; after a try, its value.
fn verdict(
    puzzle: &Puzzle,
    position: &Position,
    tried: Option<&AnyAction>,
    (is_over, is_played): (bool, bool),
) -> Html {
    let Position { best, next, players, .. } = position;
    let view = position.view();
    let stake = coach::stake(&position.table_view());
    let behind = puzzle.evaluation.behind;
    let advice = |action: &AnyAction| coach::advice(&view, action);
    let why = || puzzle.why.clone().map(Line::from);
    let (first, rest): (Line, Vec<Line>) = match tried {
        None => (coach::question(&view, puzzle.goal).into(), vec![words::aim(stake).into()]),
        Some(tried) if tried == best => {
            let missed = words::missed(&puzzle.missed).map(Line::from);
            let numbers = [words::right(advice(next), behind)].into_iter().chain(missed);
            (words::RIGHT.into(), why().into_iter().chain(numbers).collect())
        }
        Some(_) if is_over => (words::better(advice(best)), why().into_iter().collect()),
        Some(tried) => {
            let cost = words::wrong(behind, tried == next, stake.translate()).into();
            let shown = is_played.then(|| words::LEADS_TO.into());
            (words::WRONG.into(), [cost].into_iter().chain(shown).collect())
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
                <p><RichSentence text={players.sentence(&first)} /></p>
                for (at, line) in rest.into_iter().enumerate() {
                    <p key={at}><RichSentence text={players.sentence(&line)} /></p>
                }
            </div>
        </section>
    }
}

/// In the place of a puzzle that isn't there.
pub fn nothing(why: Text) -> Html {
    html! {
        <Page title={words::BROKEN} name="puzzle-broken">
            <p role="alert">{ why }</p>
            <p><a href={Route::Puzzles.href()} class="button is-main">{ words::TO_ALL }</a></p>
        </Page>
    }
}
