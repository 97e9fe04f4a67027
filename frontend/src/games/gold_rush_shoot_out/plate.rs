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

/// A plate's control, while a tap on it does something.
#[derive(Clone, PartialEq)]
pub struct PlatePress {
    pub label: AttrValue,
    pub picked: bool,
    /// Whether this plate can be the decision's next pick: it stands out.
    pub is_next: bool,
    pub refusal: Option<RefusalReason>,
    pub on_press: Callback<MouseEvent>,
}

/// A seat's plate. `state` has extra classes. `shows` replaces the note on the seat's public activity.
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
    let has = |is: &dyn Fn(&Event) -> bool| scene.events.iter().any(is);
    let hit = has(&|event| matches!(event, Event::Wounded(at, _) if *at == seat));
    let leaves = has(&|event| matches!(event, Event::StandoffShown(out) if out.contains(seat)));
    let look = players.look(seat);
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
    let from = taken_from(scene, seat);
    let line = players.sentence(&words::seat_line(&scene.view, seat, nth)).written();
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
                { count(Badge::Wound, place.wounds.to_string()) }
                { count(Badge::Token, halves(place.tokens.into())) }
                { count(Badge::Envelope, place.cards.to_string()) }
            </span>
            <span class="row accent strong gr-plate__note" aria-hidden="true">
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
                    { icons::badge(Badge::Priority) }
                } else {
                    { nth + 1 }
                }
            </span>
        </li>
    }
}

fn count(what: Badge, number: String) -> Html {
    html! {
        <span class={classes!("inline-row", "strong", "gr-mark", format!("is-{what:?}").to_ascii_lowercase(), (number == "0").then_some("is-none"))}>
            { icons::badge(what) }
            { number }
        </span>
    }
}

/// The animation key of the place in the take from which a card comes to the seat just now.
fn taken_from(scene: &Scene, seat: Seat) -> Option<String> {
    scene.events.iter().find_map(|event| match event {
        Event::Took(taker, place, _) if *taker == seat => Some(format!("take-{place}")),
        _ => None,
    })
}

/// A seat's current or last activity in a word.
pub fn note(scene: &Scene, seat: Seat) -> Option<Note> {
    current_note(scene, seat).or_else(|| lasting_note(scene, seat))
}

fn current_note(scene: &Scene, seat: Seat) -> Option<Note> {
    scene.events.iter().rev().find_map(|event| {
        Some(match *event {
            Event::AmbushShown(springs) if springs.contains(seat) => {
                (icons::badge(Badge::Ambush), words::AMBUSH)
            }
            Event::Took(taker, _, card) if taker == seat => (icons::card(card), cards::short(card)),
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
    let place = &scene.view.by_seat[seat];
    let round = usize::from(scene.view.round.max(1)) - 1;
    if place.tally.is_some() {
        return None;
    }
    let fate = match place.fates[round] {
        Fate::Revealed(load) => {
            let text = if load == Load::Blank { words::BLANK } else { words::BULLET };
            Some((icons::load(load), text))
        }
        Fate::NoTarget => Some((Html::default(), words::UNSEEN)),
        Fate::Waits | Fate::SatOut => None,
    };
    let lies_open = matches!(scene.view.observer, Observer::Everybody(_));
    let loaded = loaded(place, round).filter(|_| lies_open);
    let badge = |is: bool, badge: Badge, text: Text| is.then(|| (icons::badge(badge), text));
    [
        badge(place.stands == Some(Stand::SitsOut), Badge::Out, words::OUT),
        badge(place.wounds_now > 0, Badge::Wound, words::HIT),
        (scene.view.claimed == Some(seat)).then(|| (Html::default(), words::NEXT_FIRST)),
        fate,
        badge(place.ducks, Badge::Duck, words::DUCKS),
        loaded.map(|load| (icons::load(load), words::load_name(load))),
        badge(
            place.stands.is_none() && scene.view.must_stand(seat),
            Badge::Stands,
            words::MUST_STAND,
        ),
        badge(place.stands == Some(Stand::Stays), Badge::Stands, words::STANDS),
    ]
    .into_iter()
    .find_map(|note| note)
}
