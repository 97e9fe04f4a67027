//! The board: both sides, the cards of the round between them, and what happens to them.

use std::rc::Rc;

use engine::game::{Observer, Turn};
use engine::games::fools_gambit::{Action, Event, Phase, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::choose::Choose;
use super::lane::{Lane, place, place_name};
use super::look::{Look, Looking};
use super::reveal::{Kind, Moment, moments, of_last_round};
use super::scene::{Row, Scene, Spot};
use super::side::Side;
use super::swap::SwapChoice;
use super::told::Told;
use crate::games::motion::{use_glide, use_pace, use_telling};
use crate::services::motion::Pace;
use crate::words::fools_gambit as words;
use crate::words::players::Players;

#[derive(Properties, PartialEq)]
pub struct BoardProps {
    pub view: View,
    pub before: Option<View>,
    pub players: Players,
    pub news: Rc<[Event]>,
    pub at: Option<usize>,
    pub moves: bool,
    pub act: Option<Callback<Action>>,
    /// Why an action can't be taken.
    pub judge: Callback<Action, Option<AttrValue>>,
}

/// What is shown happening, and in which words.
#[derive(PartialEq)]
struct Story {
    /// The table before it.
    start: Scene,
    steps: Vec<(Scene, String)>,
}

impl Story {
    fn of(before: &View, moments: Vec<Moment>, news: &[Event], players: &Players) -> Self {
        let mut steps = Vec::new();
        let mut last = Scene::of(before);
        let mut start = None;
        for moment in moments {
            let events = &news[moment.events];
            // The next round's cards are not laid out while this one's are still to be read.
            let scene = match moment.kind {
                Kind::Shown | Kind::Choice => moment.scene,
                Kind::Deal => last.clone(),
            };
            let told = match moment.kind {
                Kind::Shown | Kind::Choice => words::telling(events, players),
                Kind::Deal => {
                    let recycled = |event: &&Event| matches!(event, Event::Recycled(_));
                    let recycled: Vec<_> = events.iter().filter(recycled).copied().collect();
                    words::telling(&recycled, players)
                }
            };
            start.get_or_insert_with(|| last.clone());
            last = scene.clone();
            if let Some(told) = told {
                steps.push((scene, told));
            }
        }
        Self { start: start.unwrap_or(last), steps }
    }
}

/// The board.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let root = use_node_ref();
    let looking = use_state_eq(|| None::<Looking>);
    let pace = use_pace();
    let story = use_memo(
        (props.before, props.view, props.news.clone(), props.players.clone(), props.at),
        |(before, view, news, players, at)| {
            let before = before.filter(|_| at.is_none() && !news.is_empty())?;
            let moments = of_last_round(moments(&before, view, news));
            (!moments.is_empty()).then(|| Story::of(&before, moments, news, players))
        },
    );
    let still = use_memo((props.before, props.view, props.news.clone(), props.at), |deps| {
        let (before, view, news, at) = deps;
        let moment = moments(before.as_ref()?, view, news).into_iter().nth((*at)?)?;
        Some(moment.scene)
    });
    let lengths: Vec<usize> = story.as_ref().as_ref().map_or_else(Vec::new, |story| {
        story.steps.iter().map(|(_, told)| told.chars().count()).collect()
    });
    let telling = use_telling(&lengths, pace);
    let jumps = props.at.is_some() && !props.moves;
    use_glide(root.clone(), if jumps { Pace::Still } else { pace });

    let scene = match (&*story, &*still) {
        (Some(story), _) => match telling.told().checked_sub(1) {
            None => story.start.clone(),
            Some(last) => story.steps[last].0.clone(),
        },
        (None, Some(still)) => still.clone(),
        (None, None) => Scene::of(&props.view),
    };
    let near = props.view.observer.and_then(Observer::seat).unwrap_or(Seat::ONE);
    let name = |seat: Seat| AttrValue::from(props.players.name(seat).to_owned());
    let on_look = {
        let looking = looking.setter();
        Callback::from(move |at| looking.set(Some(at)))
    };
    let side = |seat: Seat| {
        html! {
            <Side
                {seat}
                name={name(seat)}
                view={scene.view.seats[seat]}
                note={note(&scene, seat)}
                on_look={on_look.clone()}
            />
        }
    };
    let lane = |seat: Seat| {
        html! { <Lane {seat} name={name(seat)} row={scene.rows[seat].clone()} /> }
    };
    let on_skip = {
        let telling = telling.clone();
        Callback::from(move |()| telling.skip())
    };
    let acting = props.act.clone().filter(|_| props.view.turn.awaited().contains(near));
    let phase = match (props.view.turn, props.view.phase, &acting) {
        (Turn::Over(_), _, _) => "is-over",
        (Turn::Awaiting(_), Phase::Choose, Some(_)) => "is-choosing",
        (Turn::Awaiting(_), Phase::Swap, Some(_)) => "is-swapping",
        (Turn::Awaiting(_), _, None) => "is-watching",
    };
    let skips = story.is_some() && !telling.is_over();
    let class = classes!(
        "fg",
        phase,
        story.is_some().then_some("has-news"),
        skips.then_some("is-telling"),
    );
    // A tap anywhere tells the rest at once; the button does so for everybody else.
    let onclick = skips.then(|| on_skip.reform(|_: MouseEvent| ()));
    html! {
        <div {class} ref={root} {onclick}>
            <section class="fg-seat is-far" aria-label={name(near.other())}>
                { side(near.other()) }
                { lane(near.other()) }
            </section>
            <div class="fg-middle">
                if scene.rows.0.iter().all(Row::is_laid) {
                    <p class="fg-columns" aria-hidden="true">
                        for spot in [Spot::Wager, Spot::Duel, Spot::Third] {
                            <span key={place(spot)}>{ place_name(spot) }</span>
                        }
                    </p>
                }
                if acting.is_some() {
                    <h2 class="fg-prompt">{ words::to_do(&props.view, near) }</h2>
                }
                if let Some(story) = &*story {
                    <Told
                        lines={story.steps.iter().map(|(_, told)| told.clone()).collect::<Vec<_>>()}
                        told={telling.told()}
                        {on_skip}
                    />
                }
            </div>
            <section class="fg-seat is-near" aria-label={name(near)}>
                { match (acting, props.view.phase) {
                    (Some(on_act), Phase::Choose) => html! {
                        <Choose
                            key={format!("choose-{near}-{}", props.view.round)}
                            seat={near}
                            hand={props.view.seats[near].hand.unwrap_or_default()}
                            opponent={name(near.other())}
                            {on_act}
                            judge={props.judge.clone()}
                        />
                    },
                    (Some(on_act), Phase::Swap) => html! {
                        <SwapChoice
                            key={format!("swap-{near}-{}", props.view.round)}
                            seat={near}
                            name={name(near)}
                            row={scene.rows[near].clone()}
                            {on_act}
                            judge={props.judge.clone()}
                        />
                    },
                    (None, _) => lane(near),
                } }
                { side(near) }
            </section>
            if let Some(at) = *looking {
                <Look
                    looking={at}
                    name={name(at.seat)}
                    view={scene.view.seats[at.seat]}
                    deck={scene.view.deck}
                    on_close={
                        let looking = looking.setter();
                        Callback::from(move |()| looking.set(None))
                    }
                />
            }
        </div>
    }
}

/// What a seat does now, in a word; only where some have chosen and some have not.
fn note(scene: &Scene, seat: Seat) -> Option<AttrValue> {
    if let Some(verdict) = scene.verdict {
        return (verdict.winner == Some(seat)).then(|| words::board::WINS_ROUND.into());
    }
    let awaited = scene.view.turn.awaited();
    let waits = awaited.contains(seat.other()) && !awaited.contains(seat);
    waits.then(|| words::board::HAS_CHOSEN.into())
}
