//! A puzzle on the board: a wrong answer's consequence and another try, and the right answer played to its end.

use std::rc::Rc;

use engine::catalogue::{AnyAction, AnyGame, AnyView};
use engine::game::{Decision, Game, Observer, Sink};
use engine::puzzle::Puzzle;
use engine::record::Entry;
use engine::replay::ReplayedRecord;
use engine::seat::Seat;
use yew::prelude::*;

use crate::components::button::{Button, Weight, icon_button, icon_link, link_button};
use crate::components::icon::Glyph;
use crate::components::page::Page;
use crate::components::rich_sentence::rich_sentence;
use crate::games::{self, Board, Judge, coach};
use crate::hooks::{sets, toasts, use_kept_focus, use_page, use_table_letters};
use crate::playback::{AnyFrame, Playback, seen_frames};
use crate::route::Route;
use crate::services::puzzles::{self, Try};
use crate::services::settings::Distance;
use crate::words::line::Line;
use crate::words::players::Players;
use crate::words::sentence::Sentence;
use crate::words::text::Text;
use crate::words::{self as shared, puzzles as words};

#[derive(Properties, PartialEq)]
pub struct SolveProps {
    pub puzzle: Rc<Puzzle>,
    pub position: Position,
    pub next_id: Option<String>,
}

#[component]
pub fn Solve(SolveProps { puzzle, position, next_id }: &SolveProps) -> Html {
    let tried = use_state_eq(|| None::<AnyAction>);
    let gives_up = use_state_eq(|| false);
    let was_wrong = use_mut_ref(|| false);
    // Counts how often the answer was played, since each playback needs a new key.
    let showings = use_state_eq(|| 0_u32);
    let heading = use_node_ref();
    use_page(shared::tab(&puzzle.title).into(), heading.clone());
    use_table_letters(Distance::Near);
    use_kept_focus(String::new(), usize::from(tried.is_some()));
    let act = use_callback((), {
        let (tried, puzzle, best) = (tried.setter(), puzzle.clone(), position.best.clone());
        move |action: AnyAction, ()| {
            if action == best {
                let attempt = if *was_wrong.borrow() { Try::Later } else { Try::First };
                toasts::or_fail(puzzles::note_solved(&puzzle, attempt));
            } else {
                was_wrong.replace(true);
            }
            tried.set(Some(action));
        }
    });
    let judge = use_memo((), |()| position.judge());
    let answer = use_memo(*showings, |_| position.answer_frames());
    // Also `None` if the wrong decision doesn't visibly come out worse when played out.
    let refutation = use_memo((*tried).clone(), |tried| {
        position.refutation(tried.as_ref().filter(|tried| **tried != position.best)?)
    });
    let on_again = {
        let (tried, gives_up) = (tried.setter(), gives_up.setter());
        Callback::from(move |_: MouseEvent| {
            tried.set(None);
            gives_up.set(false);
        })
    };
    let on_show = sets(&showings, *showings + 1);
    let plays_out = refutation.is_some();
    let is_over = *gives_up || tried.as_ref() == Some(&position.best);
    let playback = |key: String, view: AnyView, frames: &Rc<[AnyFrame]>| {
        html! {
            <Board
                {key}
                {view}
                players={position.players.clone()}
                frames={Rc::clone(frames)}
                playback={Playback::Play}
                counts_down=false
            />
        }
    };
    let board = match &*refutation {
        _ if is_over => playback(format!("answer-{}", *showings), position.end_view(), &answer),
        Some((frames, view)) => playback("tried".to_owned(), view.clone(), frames),
        None => html! {
            <Board
                key="position"
                view={position.view()}
                players={position.players.clone()}
                act={tried.is_none().then_some(act)}
                judge={Judge::clone(&judge)}
            />
        },
    };
    let (next_route, next_label) = match next_id {
        Some(id) => (Route::Puzzle(id.clone()), words::NEXT),
        None => (Route::Puzzles, words::TO_ALL),
    };
    let try_again = |weight| {
        html! { <Button {weight} label={shared::TRY_AGAIN} on_press={on_again.clone()} /> }
    };
    let standing = position.players.sentences(&games::ui_of(&position.view()).standing());
    let standing: Vec<_> = standing.iter().map(Sentence::written).collect();
    html! {
        <div class="table puzzle has-hint" data-game={puzzle.game.slug()}>
            <header class="row-1 bar table__bar">
                { icon_link(&Route::Puzzles, Glyph::Back, words::TO_ALL) }
                <div class="grow centred table__title">
                    <h1 class="clip table__game" ref={heading} tabindex="-1">{ &puzzle.title }</h1>
                    <p class="caption table__standing">{ standing.join(" · ") }</p>
                </div>
            </header>
            <div class="hint-place" role="status" aria-live="polite">
                { verdict(puzzle, position, tried.as_ref(), (is_over, plays_out)) }
            </div>
            <main class="table__main" id="main" data-screen="puzzle" tabindex="-1">
                { board }
                if tried.is_some() {
                    <div class="table__foot puzzle__ways">
                        if is_over {
                            { link_button(&next_route, Weight::Main, None, next_label) }
                            { try_again(Weight::Plain) }
                            { icon_button(Glyph::Reload, words::ONCE_MORE, on_show) }
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

/// The goal; after a try, the verdict with its reason. `is_over`: the board shows the right answer; `plays_out`: the
/// board plays out the wrong one.
fn verdict(
    puzzle: &Puzzle,
    position: &Position,
    tried: Option<&AnyAction>,
    (is_over, plays_out): (bool, bool),
) -> Html {
    let Position { best, second_best, players, .. } = position;
    let view = position.view();
    let stake = coach::stake(&view);
    let lead = puzzle.evaluation.lead;
    let advice = |action: &AnyAction| coach::advice(&view, action);
    let why = || puzzle.why.clone().map(Line::from);
    let (first, rest): (Line, Vec<Line>) = match tried {
        None => (coach::question(&view, puzzle.goal).into(), vec![words::aim(stake).into()]),
        Some(tried) if tried == best => {
            let missed = words::missed(&puzzle.missed).map(Line::from);
            let numbers = [words::right(advice(second_best), lead)].into_iter().chain(missed);
            (words::RIGHT.into(), why().into_iter().chain(numbers).collect())
        }
        Some(_) if is_over => (words::better(advice(best)), why().into_iter().collect()),
        Some(tried) => {
            let cost = words::wrong(lead, tried == second_best, stake.translate()).into();
            let shown = plays_out.then(|| words::LEADS_TO.into());
            (words::WRONG.into(), [cost].into_iter().chain(shown).collect())
        }
    };
    let class = match tried {
        None => "",
        Some(tried) if tried == best => "is-right",
        Some(_) => "is-wrong",
    };
    html! {
        <section class={classes!("row-2", "hint", "puzzle__said", class)} aria-label={words::TITLE}>
            <div class="grow hint__said">
                <p>{ rich_sentence(players.sentence(&first)) }</p>
                for (at, line) in rest.into_iter().enumerate() {
                    <p key={at}>{ rich_sentence(players.sentence(&line)) }</p>
                }
            </div>
        </section>
    }
}

/// The page in place of a puzzle that can't be shown.
pub fn broken_page(why: Text) -> Html {
    html! {
        <Page title={words::BROKEN} name="puzzle-broken">
            <p role="alert">{ why }</p>
            <p>{ link_button(&Route::Puzzles, Weight::Main, None, words::TO_ALL) }</p>
        </Page>
    }
}

/// A puzzle's position. It holds every secret of its game; its methods show only the seat's view.
#[derive(Clone)]
pub struct Position {
    replay: Rc<ReplayedRecord<AnyGame>>,
    /// The number of decisions before the puzzle's.
    after: usize,
    /// The seat to decide.
    pub seat: Seat,
    pub best: AnyAction,
    pub second_best: AnyAction,
    pub players: Players,
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.replay, &other.replay)
    }
}

impl Position {
    /// Replays the puzzle's record; `None` if the record lacks the puzzle's decisions.
    pub fn from_puzzle(puzzle: &Puzzle) -> Option<Self> {
        let replay = ReplayedRecord::<AnyGame>::read(&puzzle.record).ok()?;
        let entry = replay.record().decisions.get(puzzle.after)?;
        let Decision::Act(best) = entry.decision.clone() else { return None };
        let second_best = replay.state_after(puzzle.after).read_action(&puzzle.second_best).ok()?;
        let players = words::players(replay.record().players.len(), entry.seat);
        let (seat, after) = (entry.seat, puzzle.after);
        Some(Self { replay: Rc::new(replay), after, seat, best, second_best, players })
    }

    fn state(&self) -> &AnyGame {
        self.replay.state_after(self.after)
    }

    /// The seat's view when it has to decide.
    pub fn view(&self) -> AnyView {
        self.state().view(Observer::Seat(self.seat))
    }

    /// The seat's view after the best decision was played out.
    pub fn end_view(&self) -> AnyView {
        self.replay.end().view(Observer::Seat(self.seat))
    }

    /// The seat's frames of the best decision and all that follows in the record.
    pub fn answer_frames(&self) -> Rc<[AnyFrame]> {
        let decisions = self.replay.frames_by_decision().len();
        seen_frames(&self.replay, self.after..decisions, Observer::Seat(self.seat)).into()
    }

    /// The seat's frames of a wrong decision, then of the others' moves as in the record, and its view at the end;
    /// `None` unless the seat visibly comes out worse than by the best decision.
    pub fn refutation(&self, tried: &AnyAction) -> Option<(Rc<[AnyFrame]>, AnyView)> {
        let best = coach::outcome(self.replay.end(), self.state(), self.seat)?;
        let (mut game, mut decisions) = (self.state().clone(), Vec::new());
        let own = Entry { seat: self.seat, decision: Decision::Act(tried.clone()) };
        let others = self.replay.record().decisions.get(self.after + 1..)?;
        for entry in std::iter::once(&own).chain(others) {
            let mut sink = Sink::open();
            if game.decide(entry.seat, entry.decision.clone(), &mut sink).is_err() {
                break;
            }
            decisions.push(sink.into_frames());
        }
        let observer = Observer::Seat(self.seat);
        let is_worse = coach::outcome(&game, self.state(), self.seat)? < best;
        let count = decisions.len();
        let record = self.replay.record().clone();
        let replay = ReplayedRecord::from_parts(record, self.state().clone(), decisions);
        is_worse.then(|| (seen_frames(&replay, 0..count, observer).into(), game.view(observer)))
    }

    pub fn judge(&self) -> Judge {
        let (game, seat) = (self.state().clone(), self.seat);
        Judge::new(move |action| game.check(seat, &action).err())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use crate::services::texts;
    use crate::words::sentence::in_a_row;

    /// Also checks that all sentences call the solver "you".
    #[test]
    fn a_wrong_answer_is_played_where_it_is_seen_to_come_out_worse() {
        let text = texts::at_hand("puzzles.txt").expect("the puzzles");
        let mut shown = std::collections::BTreeMap::<&str, usize>::new();
        for puzzle in Puzzle::read_all(&text).expect("puzzles") {
            let position = Position::from_puzzle(&puzzle).expect("a position");
            let players = &position.players;
            let lines = games::lines(&position.answer_frames(), players.people()).concat();
            let text = in_a_row(&players.sentences(&lines));
            assert!(!text.contains(players.name(position.seat)), "{}: {text}", puzzle.id());
            let Some((frames, view)) = position.refutation(&position.second_best) else { continue };
            assert!(!frames.is_empty() && view != position.end_view(), "{}", puzzle.id());
            assert_eq!(frames.last().map(|frame| &frame.view), Some(&view), "{}", puzzle.id());
            *shown.entry(puzzle.game.slug()).or_default() += 1;
            assert!(position.refutation(&position.best).is_none(), "{}", puzzle.id());
        }
        assert!(shown["fools-gambit"] >= 10, "{shown:?}");
        assert!(shown.len() >= 3, "{shown:?}");
    }
}
