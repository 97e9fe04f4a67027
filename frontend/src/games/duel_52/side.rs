//! A seat's strip: name, hand, hero, bannermen.

use std::rc::Rc;

use engine::cards::{Card as Face, CardSet};
use engine::games::duel_52::{Action, Hero, HeroKind, Lane, Power, SeatView, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::draft::{Pick, Prompt, TapInput};
use super::lanes::Controls;
use super::scene::Scene;
use super::text::board as words;
use super::tile::{CardSign, back_class, glyph, rank_and_suit, sign};
use crate::components::button::Button;
use crate::components::card::{BackColour, Card, Emphasis, back};
use crate::components::rich_sentence::rich_sentence;
use crate::components::seat;
use crate::hooks::use_latest;
use crate::words::players::Players;
use crate::words::reason::RefusalReason;
use crate::words::sentence::Sentence;
use crate::words::text::Text;

/// A seat's strip. The far seat's also names the known cards of its hidden hand.
pub fn strip(scene: &Scene, seat: Seat, players: &Players, controls: Option<&Controls>) -> Html {
    let is_near = seat == scene.near(players);
    let view = &scene.view.seats[seat];
    let has_hero_or_bannermen = has_hero_or_bannermen(view);
    let known = words::known_hand(view).filter(|_| view.hand.is_none() && !is_near);
    let class = classes!(
        "strip",
        "row",
        "d52-strip",
        has_hero_or_bannermen.then_some("has-outfit"),
        matches!(view.hero, Hero::Home(_)).then_some("has-hero"),
        scene.is_to_move(seat).then_some("is-moving"),
    );
    html! {
        <div {class}>
            <div class="row-1 d52-strip__who">
                { seat::strip_head(players, seat, "d52-strip", None) }
                if view.hand.is_none() {
                    <span class="row-1 strong d52-strip__hand">
                        <span class="row d52-strip__backs" aria-hidden="true">
                            for at in 0..view.holds.min(if has_hero_or_bannermen { 1 } else { 8 }) {
                                <span key={at} class={classes!("d52-strip__back", back_class(seat))} />
                            }
                        </span>
                        <span>
                            <span class="visually-hidden">{ words::HAND }{ " " }</span>
                            { view.holds }
                        </span>
                    </span>
                }
            </div>
            for banner in view.banners.iter().flatten() {
                { banner_chip(players, seat, banner.card) }
            }
            { hero(&scene.view, seat, players, controls.filter(|_| is_near)) }
            if let Some(known) = known {
                <p class="whole-line d52-strip__known">{ rich_sentence(known) }</p>
            }
        </div>
    }
}

pub fn has_hero_or_bannermen(view: &SeatView) -> bool {
    view.hero.card().is_some() || view.banners.iter().any(Option::is_some)
}

fn banner_chip(players: &Players, seat: Seat, card: Face) -> Html {
    let label = players.sentence(&words::bannerman(seat, card)).spoken();
    html! {
        <span key={card.to_string()} class="inline-row d52-chip" role="img" aria-label={label}>
            { sign(CardSign::Banner) }
            { rank_and_suit(card) }
        </span>
    }
}

fn hero(view: &View, seat: Seat, players: &Players, controls: Option<&Controls>) -> Html {
    let hero = view.seats[seat].hero;
    let Some(card) = hero.card() else { return Html::default() };
    let kind = Power::from_card(card).hero_kind();
    let state = hero_state(view, seat);
    let is_home = matches!(hero, Hero::Home(_));
    let label = players.sentence(&words::hero(seat, card, state)).spoken();
    let class = classes!("inline-row", "d52-chip", "is-hero", (!is_home).then_some("is-gone"));
    html! {
        <span class="row-1 d52-hero" data-choice="">
            <span {class} role="img" aria-label={label}>
                { sign(CardSign::Hero) }
                { rank_and_suit(card) }
                if let Some(state) = state.filter(|_| is_home) {
                    <span class="strong d52-chip__state">{ state }</span>
                } else if !is_home {
                    { sign(CardSign::Ready) }
                }
            </span>
            if let Some(controls) = controls.filter(|_| is_home) {
                { hero_button(view, seat, kind, controls) }
            }
        </span>
    }
}

/// The button that picks the hero; empty once the spell can't be cast any more, as `hero_state` says.
fn hero_button(view: &View, seat: Seat, kind: HeroKind, controls: &Controls) -> Html {
    let input = TapInput { view: &controls.acting.view, seat, pick: controls.pick };
    if input.mage().is_some() && (view.is_end_phase() || view.spell_used) {
        return Html::default();
    }
    let is_picked = matches!(
        controls.pick,
        Some(
            Pick::Hero
                | Pick::SpellHand(_)
                | Pick::SpellBoard(_)
                | Pick::Confirm(Action::Warrior(_))
        )
    );
    let refusal = (Prompt::from_view(view) != Prompt::Turn).then(|| {
        let refusal = input.hero_action().and_then(|action| controls.acting.judge.emit(action));
        refusal.unwrap_or_else(|| words::HERO_LATER.into())
    });
    html! {
        <Button
            class={classes!("d52-hero__use", is_picked.then_some("is-picked"))}
            label={words::hero_button(kind)}
            {refusal}
            on_press={controls.on_pick.reform(move |_| (!is_picked).then_some(Pick::Hero))}
        />
    }
}

fn hero_state(view: &View, seat: Seat) -> Option<Text> {
    let hero = view.seats[seat].hero;
    match (hero, Power::from_card(hero.card()?).hero_kind()) {
        (Hero::Played(_), _) => Some(words::PLAYED),
        (_, HeroKind::Mage) if view.is_end_phase() => Some(words::EXERTED),
        (_, HeroKind::Mage) if view.mover == seat && view.spell_used => Some(words::SPELL_CAST),
        (_, HeroKind::Warrior) if view.is_end_phase() => Some(words::ENRAGED),
        (Hero::None | Hero::Home(_), _) => None,
    }
}

#[derive(Properties, PartialEq)]
pub struct HandProps {
    pub cards: CardSet,
    pub back: BackColour,
    /// The controls, and the board's view. Without these, the hand is only shown.
    #[prop_or_default]
    pub controls: Option<(Controls, Rc<View>)>,
}

fn picture(card: Face) -> Html {
    html! {
        <span class="d52-face" aria-hidden="true">
            { rank_and_suit(card) }
            { glyph(Power::from_card(card)) }
            <span class="d52-face__name">{ words::powers(card).plain.name }</span>
        </span>
    }
}

/// The cards in hand, by rank.
#[component]
pub fn Hand(props: &HandProps) -> Html {
    let task = props.controls.as_ref().map(|(_, view)| Prompt::from_view(view));
    let is_asked = matches!(task, Some(Prompt::Turn | Prompt::Discard | Prompt::Bannerman));
    let pick = props.controls.as_ref().and_then(|(controls, _)| controls.pick);
    let picked = match pick.filter(|_| is_asked) {
        Some(Pick::Hand(card) | Pick::SpellHand(card) | Pick::Confirm(Action::Play(card, _))) => {
            Some(card)
        }
        _ => None,
    };
    let refusal = |card| {
        // In a turn, or to discard, any card can be picked; a pick of a bannerman is judged at once.
        // At other times no card in hand can be used: the refusal of a play to any lane says why.
        let action = match task? {
            Prompt::Bannerman => Action::Banner(card),
            Prompt::Turn | Prompt::Discard => return None,
            _ => Action::Play(card, Lane::One),
        };
        props.controls.as_ref()?.0.acting.judge.emit(action)
    };
    let controls = props.controls.clone();
    let on_tap = use_latest(Callback::from(move |card| {
        if let Some((Controls { acting, pick, on_pick }, view)) = &controls {
            on_pick.emit(TapInput { view, seat: acting.seat, pick: *pick }.pick_of_hand(card));
        }
    }));
    let on_tap = props.controls.is_some().then_some(on_tap);
    html! {
        <div
            class={classes!("row", "middle", "d52-hand", (props.cards.len() > 6).then_some("is-wide"))}
            role="group"
            aria-label={words::HAND_LABEL}
            // Focus starts here if a card is asked for: see `hooks::focus`.
            data-choice={is_asked.then_some("first")}
        >
            if props.cards.is_empty() {
                <p class="note">{ words::NO_HAND }</p>
            }
            for card in props.cards.iter() {
                <HeldCard
                    key={card.to_string()}
                    {card}
                    back={props.back}
                    emphasis={if picked == Some(card) { Emphasis::Selected } else { Emphasis::Plain }}
                    on_tap={on_tap.clone()}
                    refusal={refusal(card)}
                />
            }
        </div>
    }
}

/// A hidden hand. Screen readers skip it: the seat's strip says the number of cards.
pub fn backs(count: u8, colour: BackColour) -> Html {
    html! {
        <div class={classes!("row", "middle", "d52-hand", (count > 6).then_some("is-wide"))} aria-hidden="true">
            for at in 0..count {
                <div key={at} class="d52-hand__card">{ back(colour) }</div>
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct HeldCardProps {
    card: Face,
    back: BackColour,
    emphasis: Emphasis,
    on_tap: Option<Callback<Face>>,
    refusal: Option<RefusalReason>,
}

#[component]
fn HeldCard(props: &HeldCardProps) -> Html {
    let card = props.card;
    html! {
        <div class="d52-hand__card" data-glide={card.to_string()}>
            <Card
                picture={picture(card)}
                back={props.back}
                label={Sentence::from(words::card_with_power(card, words::powers(card).plain.name)).spoken()}
                emphasis={props.emphasis}
                on_press={props.on_tap.as_ref().map(|on_tap| on_tap.reform(move |_: MouseEvent| card))}
                refusal={props.refusal.clone()}
            />
        </div>
    }
}
