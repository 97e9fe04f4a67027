//! A seat's plate: name, marks, and current activity.

use engine::game::Observer;
use engine::games::gold_rush_shoot_out::{Event, Fate, Load, Stand};
use engine::seat::Seat;
use yew::prelude::*;

use super::details::loaded;
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

/// A seat's activity, below its marks: an icon and a word.
pub type Note = (Html, Text);

#[derive(Clone, PartialEq)]
pub struct PlatePress {
    pub label: AttrValue,
    pub picked: bool,
    /// Whether this is a control to press now.
    pub is_next: bool,
    pub refusal: Option<RefusalReason>,
    pub on_press: Callback<MouseEvent>,
}

/// `state` are extra classes. `shows` replaces the note on the seat's public activity.
pub fn plate(
    seat: Seat,
    scene: &Scene,
    players: &Players,
    state: Classes,
    press: Option<PlatePress>,
    shows: Option<Note>,
) -> Html {
    let at = place_of(&scene.view, seat);
    let place = &scene.view.by_seat[seat];
    let nth = scene.nth(seat);
    let out = place.stands == Some(Stand::SitsOut);
    let hit =
        scene.events.iter().any(|event| matches!(event, Event::Wounded(at, _) if *at == seat));
    let leaves = scene
        .events
        .iter()
        .any(|event| matches!(event, Event::StandoffShown(out) if out.contains(seat)));
    let look = seat::look(players, seat);
    let turned = count_style::style(&format!("--gr-nth: {at}; --gr-of: {}", scene.view.seats));
    let class = classes!(
        "gr-plate",
        format!("is-at-{at}"),
        look.class(),
        state,
        out.then_some("is-out"),
        hit.then_some("is-hit"),
        scene.is_struck(seat).then_some("is-struck"),
        (scene.spotlight == Some(seat)).then_some("is-spotlit"),
        scene.is_aimed_at(seat).then_some("is-aimed-at"),
        leaves.then_some("is-leaving"),
        (nth == 0).then_some("is-first"),
        press.as_ref().is_some_and(|press| press.picked).then_some("is-picked"),
        press.as_ref().is_some_and(|press| press.refusal.is_none()).then_some("is-target"),
    );
    let from = from(scene, seat);
    let line = players.sentence(&words::seat_line(&scene.view, seat, nth)).written();
    let (name, number) = players.label_parts(seat);
    let content = html! {
        <>
            <span class="gr-plate__who" aria-hidden="true">
                { seat::mark(players, seat) }
                <span class="gr-plate__name">{ name }</span>
                if !number.is_empty() {
                    <span class="gr-plate__number">{ number }</span>
                }
            </span>
            <span class="gr-plate__marks" aria-hidden="true">
                { count(Badge::Wound, place.wounds.to_string(), place.wounds > 0) }
                { count(Badge::Token, halves(place.tokens.into()), place.tokens > 0) }
                { count(Badge::Envelope, place.cards.to_string(), place.cards > 0) }
            </span>
            <span class="gr-plate__note" aria-hidden="true">
                if let Some((icon, text)) = shows.or_else(|| note(scene, seat)) {
                    <span
                        class="gr-plate__icon"
                        data-glide={from.as_ref().map(|_| format!("came-{seat}"))}
                        data-glide-from={from.clone()}
                    >
                        { icon }
                    </span>
                    <span>{ text }</span>
                }
            </span>
        </>
    };
    html! {
        <li key={seat.number()} {class} ~style={turned} data-glide={format!("seat-{seat}")}>
            if let Some(PlatePress { label, picked, is_next, refusal, on_press }) = press {
                <button
                    type="button"
                    class="gr-plate__face"
                    aria-pressed={if picked { "true" } else { "false" }}
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
            <span class="gr-plate__rank" data-glide={format!("priority-{nth}")} aria-hidden="true">
                if scene.view.claimed == Some(seat) {
                    { icons::mark(Badge::Priority) }
                } else {
                    { nth + 1 }
                }
            </span>
        </li>
    }
}

fn count(what: Badge, number: String, some: bool) -> Html {
    html! {
        <span class={classes!("inline-row", "gr-mark", format!("is-{what:?}").to_ascii_lowercase(), (!some).then_some("is-none"))}>
            { icons::mark(what) }
            { number }
        </span>
    }
}

/// The place in the take from which a card comes to the seat just now.
fn from(scene: &Scene, seat: Seat) -> Option<String> {
    scene.events.iter().find_map(|event| match event {
        Event::Took(taker, place, _) if *taker == seat => Some(format!("take-{place}")),
        _ => None,
    })
}

/// A seat's current or last activity in a word.
pub fn note(scene: &Scene, seat: Seat) -> Option<Note> {
    happens(scene, seat).or_else(|| lasting_mark(scene, seat))
}

fn happens(scene: &Scene, seat: Seat) -> Option<Note> {
    scene.events.iter().rev().find_map(|event| {
        Some(match *event {
            Event::AmbushShown(springs) if springs.contains(seat) => {
                (icons::mark(Badge::Ambush), words::AMBUSH)
            }
            Event::Took(taker, _, card) if taker == seat => {
                (icons::of_card(card), cards::short(card))
            }
            Event::Revealed(shooter, load) if shooter == seat => {
                let text = if load == Load::Blank { words::CLICK } else { words::BANG };
                (icons::of_load(load), text)
            }
            Event::Passed(passer) if passer == seat => (Html::default(), words::PASSES),
            Event::Ducked(ducker, _) if ducker == seat => (icons::mark(Badge::Duck), words::MISSED),
            _ => return None,
        })
    })
}

fn lasting_mark(scene: &Scene, seat: Seat) -> Option<Note> {
    let place = &scene.view.by_seat[seat];
    let round = usize::from(scene.view.round.max(1)) - 1;
    if place.tally.is_some() {
        return None;
    }
    let fate = match place.fates[round] {
        Fate::Revealed(load) => {
            let text = if load == Load::Blank { words::BLANK } else { words::BULLET };
            Some((icons::of_load(load), text))
        }
        Fate::NoTarget => Some((Html::default(), words::UNSEEN)),
        Fate::Waits | Fate::SatOut => None,
    };
    let lies_open = matches!(scene.view.observer, Observer::Everybody(_));
    let loaded = loaded(place, round).filter(|_| lies_open);
    let badge = |is: bool, badge: Badge, text: Text| is.then(|| (icons::mark(badge), text));
    [
        badge(place.stands == Some(Stand::SitsOut), Badge::Out, words::OUT),
        badge(place.wounds_now > 0, Badge::Wound, words::HIT),
        (scene.view.claimed == Some(seat)).then(|| (Html::default(), words::NEXT_FIRST)),
        fate,
        badge(place.ducks, Badge::Duck, words::DUCKS),
        loaded.map(|load| (icons::of_load(load), words::load_name(load))),
        badge(
            place.stands.is_none() && scene.view.must_stand(seat),
            Badge::Stands,
            words::MUST_STAND,
        ),
        badge(place.stands == Some(Stand::Stays), Badge::Stands, words::STANDS),
    ]
    .into_iter()
    .flatten()
    .next()
}
