//! A seat's plate: name, marks, and current activity.

use engine::game::Observer;
use engine::games::gold_rush_shoot_out::{Event, Fate, Load, Stand};
use engine::seat::Seat;
use yew::prelude::*;

use super::details::load_of_round;
use super::icons::{self, Badge};
use super::ring::place_of;
use super::scene::Scene;
use super::text::{board as words, cards};
use crate::components::{count_style, seat};
use crate::hooks::toasts;
use crate::words::halves;
use crate::words::players::Players;
use crate::words::reason::RefusalReason;
use crate::words::text::Text;

/// A seat's activity: an icon and a word.
pub type Note = (Html, Text);

/// A plate's control, while a tap on it does something.
#[derive(Clone, PartialEq)]
pub struct PlatePress {
    pub label: AttrValue,
    pub is_picked: bool,
    /// Whether the plate stands out as a candidate for the decision's next pick.
    pub is_next: bool,
    pub refusal: Option<RefusalReason>,
    pub on_press: Callback<MouseEvent>,
}

/// A seat's plate. `other_note` replaces the note on the seat's public activity.
pub fn plate(
    seat: Seat,
    scene: &Scene,
    players: &Players,
    extra_classes: Classes,
    press: Option<PlatePress>,
    other_note: Option<Note>,
) -> Html {
    let place = place_of(&scene.view, seat);
    let seat_view = &scene.view.by_seat[seat];
    let priority = scene.priority_index(seat);
    let is_out = seat_view.stands == Some(Stand::SitsOut);
    let has = |wanted: &dyn Fn(&Event) -> bool| scene.events.iter().any(wanted);
    let is_hit = has(&|event| matches!(event, Event::Wounded(hit, _) if *hit == seat));
    let is_leaving = has(&|event| matches!(event, Event::StandoffShown(out) if out.contains(seat)));
    let look = players.look(seat);
    let angle = count_style::style(&format!("--gr-nth: {place}; --gr-of: {}", scene.view.seats));
    let class = classes!(
        "gr-plate",
        format!("is-at-{place}"),
        look.class(),
        extra_classes,
        is_out.then_some("is-out"),
        is_hit.then_some("is-hit"),
        scene.is_struck(seat).then_some("is-struck"),
        (scene.spotlight == Some(seat)).then_some("is-spotlit"),
        scene.is_aimed_at(seat).then_some("is-aimed-at"),
        is_leaving.then_some("is-leaving"),
        (priority == 0).then_some("is-first"),
        press.as_ref().is_some_and(|press| press.is_picked).then_some("is-picked"),
        press.as_ref().is_some_and(|press| press.refusal.is_none()).then_some("is-target"),
    );
    let glide_from = taken_from(scene, seat);
    let line = players.sentence(&words::seat_line(&scene.view, seat, priority)).written();
    let (name, number) = players.label_parts(seat);
    let content = html! {
        <>
            <span class="row gr-plate__who" aria-hidden="true">
                { seat::mark(players, seat) }
                <span class="clip gr-plate__name">{ name }</span>
                if !number.is_empty() {
                    <span class="gr-plate__number">{ number }</span>
                }
            </span>
            <span class="row spread gr-plate__marks" aria-hidden="true">
                { badge_count(Badge::Wound, seat_view.wounds.to_string()) }
                { badge_count(Badge::Token, halves(seat_view.tokens.into())) }
                { badge_count(Badge::Envelope, seat_view.cards.to_string()) }
            </span>
            <span class="row accent strong gr-plate__note" aria-hidden="true">
                if let Some((icon, text)) = other_note.or_else(|| note(scene, seat)) {
                    <span
                        class="gr-plate__icon"
                        data-glide={glide_from.as_ref().map(|_| format!("came-{seat}"))}
                        data-glide-from={glide_from.clone()}
                    >
                        { icon }
                    </span>
                    <span>{ text }</span>
                }
            </span>
        </>
    };
    html! {
        <li key={seat.number()} {class} ~style={angle} data-glide={format!("seat-{seat}")}>
            if let Some(PlatePress { label, is_picked, is_next, refusal, on_press }) = press {
                <button
                    type="button"
                    class="gr-plate__face"
                    aria-pressed={if is_picked { "true" } else { "false" }}
                    aria-disabled={refusal.is_some().then_some("true")}
                    aria-description={refusal.as_ref().and_then(|reason| reason.rule)}
                    data-next={is_next.then_some("")}
                    onclick={toasts::unless_refused(refusal.clone(), on_press)}
                >
                    <span class="visually-hidden">
                        { label }{ ". " }{ line }
                        if let Some(reason) = refusal {
                            { format!(" ({})", reason.text) }
                        }
                    </span>
                    { content }
                </button>
            } else {
                <div class="gr-plate__face">
                    <span class="visually-hidden">{ line }</span>
                    { content }
                </div>
            }
            <span class="gr-plate__rank" data-glide={format!("priority-{priority}")} aria-hidden="true">
                if scene.view.claimed == Some(seat) {
                    { icons::badge(Badge::Priority) }
                } else {
                    { priority + 1 }
                }
            </span>
        </li>
    }
}

fn badge_count(badge: Badge, number: String) -> Html {
    html! {
        <span class={classes!("inline-row", "strong", "gr-mark", format!("is-{badge:?}").to_ascii_lowercase(), (number == "0").then_some("is-none"))}>
            { icons::badge(badge) }
            { number }
        </span>
    }
}

/// The animation name of the place in the take from which the seat has just taken a card.
fn taken_from(scene: &Scene, seat: Seat) -> Option<String> {
    scene.events.iter().find_map(|event| match event {
        Event::Took(taker, place, _) if *taker == seat => Some(format!("take-{place}")),
        _ => None,
    })
}

pub fn note(scene: &Scene, seat: Seat) -> Option<Note> {
    current_note(scene, seat).or_else(|| lasting_note(scene, seat))
}

fn current_note(scene: &Scene, seat: Seat) -> Option<Note> {
    scene.events.iter().rev().find_map(|event| {
        Some(match *event {
            Event::AmbushShown(springs) if springs.contains(seat) => {
                (icons::badge(Badge::Ambush), words::AMBUSH)
            }
            Event::Took(by, _, card) if by == seat => (icons::card(card), cards::short_name(card)),
            Event::Revealed(shooter, load) if shooter == seat => {
                let text = if load == Load::Blank { words::CLICK } else { words::BANG };
                (icons::load(load), text)
            }
            Event::Passed(passer) if passer == seat => (Html::default(), words::PASSES),
            Event::Ducked(ducker, _) if ducker == seat => {
                (icons::badge(Badge::Duck), words::MISSED)
            }
            _ => return None,
        })
    })
}

fn lasting_note(scene: &Scene, seat: Seat) -> Option<Note> {
    let seat_view = &scene.view.by_seat[seat];
    let round_index = usize::from(scene.view.round.max(1)) - 1;
    if seat_view.tally.is_some() {
        return None;
    }
    let fate = match seat_view.fates[round_index] {
        Fate::Revealed(load) => {
            let text = if load == Load::Blank { words::BLANK } else { words::BULLET };
            Some((icons::load(load), text))
        }
        Fate::NoTarget => Some((Html::default(), words::UNSEEN)),
        Fate::Waits | Fate::SatOut => None,
    };
    let is_all_open = matches!(scene.view.observer, Observer::Everybody(_));
    let load = load_of_round(seat_view, round_index).filter(|_| is_all_open);
    let badge = |shows: bool, badge: Badge, text: Text| shows.then(|| (icons::badge(badge), text));
    [
        badge(seat_view.stands == Some(Stand::SitsOut), Badge::Out, words::OUT),
        badge(seat_view.wounds_now > 0, Badge::Wound, words::HIT),
        (scene.view.claimed == Some(seat)).then(|| (Html::default(), words::NEXT_FIRST)),
        fate,
        badge(seat_view.ducks, Badge::Duck, words::DUCKS),
        load.map(|load| (icons::load(load), words::load_name(load))),
        badge(
            seat_view.stands.is_none() && scene.view.must_stand(seat),
            Badge::Stands,
            words::MUST_STAND,
        ),
        badge(seat_view.stands == Some(Stand::Stays), Badge::Stands, words::STANDS),
    ]
    .into_iter()
    .find_map(|note| note)
}
