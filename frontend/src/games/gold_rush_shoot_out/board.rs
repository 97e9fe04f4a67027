//! The board: the ring of seats with arrows, the take, and the decision.

use engine::game::Observer;
use engine::games::gold_rush_shoot_out::{GoldRushShootOut, Nth, Pending, Phase, Pistol, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::choose::Choose;
use super::details::{details, ledger, own_possessions, tally};
use super::draft::{Choices, NO_LOAD, Tap, best_take};
use super::plate::{PlatePress, plate};
use super::ring::arrows;
use super::scene::Scene;
use super::take::{Sharing, take};
use crate::components::panel::help;
use crate::games::gold_rush_shoot_out::text::board as words;
use crate::games::gold_rush_shoot_out::text::help::HELP;
use crate::games::{Acting, use_detail_dialog};
use crate::hooks::{use_latest, use_motion_speed};
use crate::playback::{BoardProps, Playback, use_playback, use_reshape};
use crate::services::motion::MotionSpeed;

/// Identifies a decision, so that the next one begins with a new draft: round, phase and seat. The
/// numbers of passes, of cards in the take, and of discards tell a phase's decisions apart.
type DecisionKey = (u8, Phase, Option<Seat>, u8, usize, u8);

#[component]
pub fn Board(props: &BoardProps<GoldRushShootOut>) -> Html {
    let root = use_node_ref();
    let speed = use_motion_speed();
    let dialog = use_detail_dialog::<()>();
    let shown = use_playback::<Scene>(props, root.clone());
    let jumps = matches!(props.playback, Playback::At { moves: false, .. });
    use_reshape(root.clone(), if jumps { MotionSpeed::Still } else { speed });
    let acting = props.acting(decider(&props.view));
    let actor = acting.as_ref().map(|acting| acting.seat);
    let key = decision_key(&props.view, actor);
    let keyed_draft = use_state_eq(|| (key, Choices::default()));
    let draft = if keyed_draft.0 == key { keyed_draft.1 } else { first_draft(props, actor) };
    let keyed_draft = keyed_draft.setter();
    let on_draft = Callback::from(move |draft| keyed_draft.set((key, draft)));
    let on_tap = use_latest(on_draft.reform(move |(tap, seat)| draft.with_tap(tap, seat)));
    let class = classes!(
        "board",
        "has-side",
        "gr",
        actor.is_some().then_some("is-acting"),
        (actor.is_some() && props.view.phase == Phase::Share).then_some("is-sharing"),
        shown.classes(),
        shown.scene.spotlight.is_some().then_some("has-spotlight"),
        (!shown.scene.opened.is_empty()).then_some("is-ending"),
    );
    html! {
        <div {class} ref={root} onclick={shown.on_tap()}>
            <div class="gr-table">
                { prompt(props, actor) }
                <div class="gr-ring" data-seats={props.view.seats.to_string()}>
                    { ring(props, &shown.scene, actor, draft, &on_tap) }
                    { shown.countdown.view() }
                </div>
            </div>
            <div class="gr-side">
                { shown.narration() }
                if let Some(acting) = acting {
                    { controls(props, acting, draft, &on_draft) }
                }
                { possessions_or_ledger(props, &shown.scene) }
                { help(HELP) }
                <div class="gr-tools">
                    { dialog.button((), "", words::LEDGER) }
                </div>
            </div>
            { dialog.view("gr-ledger", None, |()| details(&shown.scene.view, &props.players)) }
        </div>
    }
}

/// The seat that decides on this screen, if it is awaited.
fn decider(view: &View) -> Option<Seat> {
    match view.observer {
        Observer::Seat(seat) => Some(seat),
        Observer::Table => view.turn.awaited().lowest(),
        Observer::Everybody(_) => None,
    }
}

/// With `single_tap`, the draft begins with the best card of the take, so that one tap takes it.
fn first_draft(props: &BoardProps<GoldRushShootOut>, actor: Option<Seat>) -> Choices {
    let held = actor
        .filter(|_| props.single_tap && props.view.phase == Phase::Share)
        .map(|seat| &props.view.by_seat[seat])
        .and_then(|seat_view| seat_view.envelope.or(seat_view.put_in));
    Choices { action: held.and_then(|held| best_take(&props.view, held)), ..Choices::default() }
}

fn decision_key(view: &View, actor: Option<Seat>) -> DecisionKey {
    let cards = view.take.iter().flatten().count();
    (view.round, view.phase, actor, view.passes, cards, view.discards.count())
}

/// The task, or the break to talk.
fn prompt(props: &BoardProps<GoldRushShootOut>, actor: Option<Seat>) -> Html {
    let view = &props.view;
    let (class, task, hint) = match actor {
        Some(seat) => {
            let task = props.players.named(&words::prompt(view, seat)).written();
            (None, task, words::secrecy(view))
        }
        None if props.frames.is_empty() && is_break(view) => {
            (Some("is-talk"), words::BREAK.to_string(), words::BREAK_HINT)
        }
        None => return Html::default(),
    };
    html! {
        <div class={classes!("centred", "gr-prompt", class)}>
            <h2 class="prompt">{ task }</h2>
            <p class="note">{ hint }</p>
        </div>
    }
}

/// Whether the table talks before a round (GR-6).
fn is_break(view: &View) -> bool {
    view.observer == Observer::Table && view.turn.intermission().is_some()
}

fn ring(
    props: &BoardProps<GoldRushShootOut>,
    scene: &Scene,
    actor: Option<Seat>,
    draft: Choices,
    on_tap: &Callback<(Tap, Seat)>,
) -> Html {
    let tap = actor.and_then(|seat| draft.tap(&props.view, seat));
    let preview =
        actor.and_then(|seat| draft.preview(&props.view, seat)).or_else(|| chosen_aim(scene));
    let awaited = props.view.turn.awaited();
    let is_open_turn = actor.is_some() && props.view.observer.seat().is_none();
    let missing = actor.and_then(|seat| draft.actions(&props.view, seat).err());
    // While the take is being shared, it lies beside the controls instead.
    let is_sharing = props.act.is_some() && props.view.phase == Phase::Share;
    let needs_seat = missing.is_some_and(|missing| missing != NO_LOAD) && draft.target.is_none();
    let press = |seat: Seat, tap: Tap| {
        let refusal = tap.action(seat).and_then(|action| props.judge.emit(action));
        PlatePress {
            label: props.players.sentence(&words::tap_label(tap, seat)).written().into(),
            is_picked: tap != Tap::Holder && draft.target == Some(seat),
            is_next: needs_seat && refusal.is_none(),
            refusal,
            on_press: on_tap.reform(move |_| (tap, seat)),
        }
    };
    let state_classes = |seat: Seat| {
        classes!(
            (props.view.observer.seat() == Some(seat)).then_some("is-own"),
            (is_open_turn && awaited.contains(seat)).then_some("is-awaited"),
        )
    };
    html! {
        <>
            if scene.opened.is_empty() && !is_sharing {
                { take(&scene.view, None) }
            }
            { arrows(scene, &props.players, preview) }
            <ol class="gr-ring__seats" aria-label={words::SEATS} data-choice="">
                for seat in scene.view.in_priority() {
                    { plate(seat, scene, &props.players, state_classes(seat), tap.map(|tap| press(seat, tap)), None) }
                }
            </ol>
        </>
    }
}

/// The aim that a seat has chosen while others still choose, in its own view.
fn chosen_aim(scene: &Scene) -> Option<(Pistol, Seat)> {
    let holder = scene.view.observer.seat()?;
    match scene.view.by_seat[holder].aim? {
        Pending::Made(target) => Some((Pistol { holder, nth: Nth::First }, target)),
        Pending::Owed | Pending::TimedOut => None,
    }
}

/// The deciding seat's controls, with the take if it is being shared.
fn controls(
    props: &BoardProps<GoldRushShootOut>,
    acting: Acting<GoldRushShootOut>,
    draft: Choices,
    on_draft: &Callback<Choices>,
) -> Html {
    let seat_view = &props.view.by_seat[acting.seat];
    let sharing = Sharing {
        selected: draft.action,
        on_pick: on_draft.reform(move |action| Choices { action: Some(action), ..draft }),
        known_cards: seat_view.envelope.or(seat_view.put_in),
        judge: &props.judge,
    };
    html! {
        <>
            if props.view.phase == Phase::Share {
                { take(&props.view, Some(&sharing)) }
            }
            <Choose {acting} {draft} on_draft={on_draft.clone()} single_tap={props.single_tap} />
        </>
    }
}

/// The observer's own possessions, or the ledger if all cards are open, or the envelopes. A break adds the ledger.
fn possessions_or_ledger(props: &BoardProps<GoldRushShootOut>, scene: &Scene) -> Html {
    let round_index = usize::from(scene.view.round.max(1)) - 1;
    let is_all_open = matches!(props.view.observer, Observer::Everybody(_));
    let takes_a_break = props.frames.is_empty() && is_break(&props.view) && props.view.round > 1;
    html! {
        <>
            if scene.opened.is_empty() {
                if let Some(seat) = scene.view.observer.seat() {
                    { own_possessions(props.players.sentence(&words::own(seat)).written(), &scene.view.by_seat[seat], round_index) }
                } else if is_all_open {
                    <section class="gr-standings raised is-open" tabindex="0" aria-label={words::LEDGER}>
                        { ledger(&scene.view, &props.players) }
                    </section>
                }
            } else {
                { tally(scene, &props.players) }
            }
            if takes_a_break && !is_all_open {
                <section class="gr-standings raised" aria-label={words::STANDINGS}>
                    { ledger(&props.view, &props.players) }
                    if !props.view.options.ledger {
                        <p>{ words::NO_LEDGER }</p>
                    }
                </section>
            }
        </>
    }
}
