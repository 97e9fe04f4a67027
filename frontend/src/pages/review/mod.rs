//! The review of a finished game: each person's chances after each decision, and the most costly decisions.

mod seat;

use std::rc::Rc;

use yew::prelude::*;

use self::seat::seat_section;
use super::replay::timeline::Timeline;
use super::replay::{open, refusal_page};
use crate::components::button::{Button, Weight, link_button};
use crate::components::page::Page;
use crate::games::name_of;
use crate::route::Route;
use crate::services::coach::{CoachTask, Coaching, Report, reviewed_seats};
use crate::services::saved_games;
use crate::services::saves::{self, Review, SaveId};
use crate::words::{coach as words, table};

/// The interval at which a running review is saved; it is saved when it stops, too.
const DECISIONS_PER_SAVE: u32 = 16;

#[derive(Properties, PartialEq)]
pub struct ReviewPageProps {
    pub id: SaveId,
}

/// The review of a saved game; refused while the game is running.
#[component]
pub fn ReviewPage(props: &ReviewPageProps) -> Html {
    let opened = use_memo(props.id.clone(), open);
    match &*opened {
        Ok(timeline) => html! { <GameReview timeline={timeline.clone()} id={props.id.clone()} /> },
        Err(why) => refusal_page(why, &props.id),
    }
}

#[derive(Properties, PartialEq)]
struct GameReviewProps {
    timeline: Timeline,
    id: SaveId,
}

impl Reducible for Review {
    type Action = Report;

    fn reduce(self: Rc<Self>, report: Report) -> Rc<Self> {
        let mut next = (*self).clone();
        match report {
            Report::Found(examined) => next.note(examined),
            Report::Done => next.finish(),
            Report::Hint(_) => {}
        }
        next.into()
    }
}

fn stored_or_new_review(timeline: &Timeline, id: &SaveId) -> Review {
    let decisions = u32::try_from(timeline.replay.record().decisions.len()).unwrap_or(u32::MAX);
    let seats = reviewed_seats(&timeline.replay.record().players);
    let save = saved_games::open(id).ok();
    save.and_then(|save| saves::stored_review_of(&save, decisions, seats))
        .unwrap_or_else(|| Review::new(decisions, seats.iter()))
}

#[component]
fn GameReview(GameReviewProps { timeline, id }: &GameReviewProps) -> Html {
    let review = use_reducer(|| stored_or_new_review(timeline, id));
    let coach = use_mut_ref(|| None::<Coaching>);
    let is_running = use_state_eq(|| false);
    let is_unsaved = use_state_eq(|| false);
    let on_start = {
        let (coach, is_running, dispatcher) =
            (coach.clone(), is_running.setter(), review.dispatcher());
        let record = timeline.replay.record().to_string();
        use_callback(review.done, move |(), reviewed: &u32| {
            let (dispatcher, is_running) = (dispatcher.clone(), is_running.clone());
            is_running.set(true);
            let on_report = Callback::from(move |report: Report| {
                if report == Report::Done {
                    is_running.set(false);
                }
                dispatcher.dispatch(report);
            });
            let task = CoachTask::Review { record: record.clone(), from: *reviewed };
            *coach.borrow_mut() = Some(Coaching::ask(task, on_report));
        })
    };
    {
        // A new review starts by itself; a stopped one waits for a press.
        let (on_start, is_fresh) = (on_start.clone(), review.done == 0 && !review.is_complete());
        use_effect_with((), move |()| {
            if is_fresh {
                on_start.emit(());
            }
        });
    }
    {
        let (id, review, is_unsaved) = (id.clone(), review.clone(), is_unsaved.setter());
        let save_point = (review.done / DECISIONS_PER_SAVE, *is_running);
        use_effect_with(save_point, move |_| {
            if review.done > 0 {
                let saved = saved_games::save_review(&id, &review);
                is_unsaved.set(saved.is_err());
            }
        });
    }
    let on_stop = {
        let (coach, is_running) = (coach.clone(), is_running.setter());
        Callback::from(move |_| {
            coach.borrow_mut().take();
            is_running.set(false);
        })
    };
    let record = timeline.replay.record();
    html! {
        <Page
            title={words::review_of(name_of(record))}
            name="review"
            game={record.options.game()}
        >
            <p class="lead">{ words::REVIEW_HINT }</p>
            if !review.is_complete() {
                <div class="row-3 wrap-3">
                    <label class="stack-1 note review__progress">
                        <span>{ words::PROGRESS }</span>
                        <progress max={review.of.to_string()} value={review.done.to_string()} />
                    </label>
                    if *is_running {
                        <Button id="review-stop" label={words::STOP} on_press={on_stop} />
                    } else {
                        <Button
                            id="review-start"
                            weight={Weight::Main}
                            label={if review.done == 0 { words::START } else { words::GO_ON }}
                            on_press={on_start.reform(|_| ())}
                        />
                    }
                </div>
            }
            <p class="visually-hidden" role="status">
                if !*is_running && review.done > 0 {
                    { words::looked_at(review.done, review.of) }
                }
            </p>
            if *is_unsaved {
                <p role="alert">{ words::NOT_KEPT }</p>
            }
            for seat_review in review.seats.iter() {
                { seat_section(&review, seat_review, timeline, id) }
            }
            <p>{ link_button(&Route::Replay { id: id.clone(), at: None }, Weight::Plain, None, table::REPLAY) }</p>
        </Page>
    }
}
