//! The tray under the hand: task, pick, and buttons.

use std::rc::Rc;

use engine::games::duel_52::{Action, CardView, Duel52, Fort, FortView, Origin, Power, Spell};
use yew::prelude::*;

use super::draft::{Pick, Prompt, TapInput};
use super::lanes::Controls;
use super::tile::rank_and_suit;
use crate::components::button::{Button, Weight};
use crate::components::rich_sentence::rich_sentence;
use crate::games::Acting;
use crate::games::duel_52::text::cards::Skill;
use crate::games::duel_52::text::{self, board as words};
use crate::hooks::{toasts, use_private_live};
use crate::playback::FrameOf;
use crate::words::line::Line;
use crate::words::sentence::Sentence;
use crate::words::text::Text;

#[derive(Properties, PartialEq)]
pub struct ChooseProps {
    pub controls: Controls,
    /// The frames of the seat's last decision.
    pub last_frames: Rc<[FrameOf<Duel52>]>,
    /// Buttons that open details.
    pub tools: Html,
}

#[component]
pub fn Choose(props: &ChooseProps) -> Html {
    let live = use_private_live();
    let controls = &props.controls;
    let Acting { view, seat, players, .. } = &controls.acting;
    let input = TapInput { view, seat: *seat, pick: controls.pick };
    let task = Prompt::from_view(view);
    let takes_fort = task == Prompt::Fort;
    let looks_at_forts = Fort::all().any(|fort| input.fort_action(fort).is_some());
    let can_end = view.options.has_expansion() && task == Prompt::Turn;
    html! {
        <div class={classes!("stack-1", "d52-tray", takes_fort.then_some("is-taking"))}>
            <div class="row-2 spread d52-tray__head">
                <div>
                    <h2 class="prompt d52-prompt">{ players.sentence(&text::prompt(view, *seat)).written() }</h2>
                    if task == Prompt::Turn && view.actions > 1 {
                        <span class="row-1" aria-hidden="true">
                            for at in 0..view.actions {
                                <span key={at} class="d52-dot" />
                            }
                        </span>
                    }
                </div>
                if looks_at_forts && view.forts.iter().any(Option::is_some) {
                    { forts(&input, controls) }
                } else {
                    { props.tools.clone() }
                }
            </div>
            if takes_fort {
                { forts(&input, controls) }
            }
            <div class="d52-tray__text" aria-live={live}>
                { information(props, &input, task) }
            </div>
            <div class="wrap-2 d52-tray__buttons">
                if let Some(action) = input.button_action() {
                    <Button
                        weight={Weight::Main}
                        class="d52-do"
                        is_next=true
                        label={Sentence::from(label_of(&input, action))}
                        refusal={controls.acting.judge.emit(action)}
                        on_press={controls.acting.on_act.reform(move |_| action)}
                    />
                }
                if can_end {
                    <Button
                        class="d52-end"
                        label={words::end_turn(view.actions)}
                        refusal={controls.acting.judge.emit(Action::End)}
                        on_press={controls.acting.on_act.reform(|_| Action::End)}
                    />
                }
            </div>
        </div>
    }
}

fn label_of(input: &TapInput<'_>, action: Action) -> Line {
    let label = match action {
        Action::Flip(id) => words::flip(input.view.card(id).and_then(|card| card.face)),
        Action::Discard(card) => words::discard(card),
        Action::Banner(card) => words::banner(card),
        Action::Cast(Spell::Recruit) => words::CAST_IT.into(),
        Action::Decline if Prompt::from_view(input.view) == Prompt::Move => words::MOVE_NONE.into(),
        Action::Decline => words::NO_MORE_TARGETS.into(),
        Action::Play(_, lane) | Action::Warrior(lane) => words::into_lane(lane).into(),
        _ => text::action(input.view, action),
    };
    words::with_lost_lanes(label, input.lanes_lost_by(action))
}

/// About the pick; without a pick, the last events; without these, a hint for the task.
fn information(props: &ChooseProps, input: &TapInput<'_>, task: Prompt) -> Html {
    let (view, players) = (input.view, &props.controls.acting.players);
    match input.pick {
        Some(Pick::Hand(card)) => {
            let skill = match task {
                Prompt::Bannerman => words::powers(card).banner,
                _ => words::power_of(view, input.seat, card),
            };
            let hint = (task == Prompt::Turn).then_some(words::TAP_LANE);
            power(skill, hint, (task == Prompt::Turn).then_some(words::ONE_ACTION))
        }
        Some(Pick::Board(id)) => {
            view.card(id).map(|card| picked_card(props, input, card)).unwrap_or_default()
        }
        Some(Pick::Hero | Pick::SpellHand(_) | Pick::SpellBoard(_)) => picked_hero(input),
        Some(Pick::Fort(_)) => html! { <p>{ words::TAP_LANE_FORT }</p> },
        Some(Pick::Confirm(_)) => html! { <p>{ words::LAST_CARD }</p> },
        None if !props.last_frames.is_empty() => {
            let lines = text::lines(&props.last_frames, players.people()).concat();
            html! {
                <ul class="stack-1 d52-just" role="list" aria-label={words::JUST_NOW}>
                    for (at, line) in lines.iter().enumerate() {
                        <li key={at}>{ rich_sentence(players.sentence(line)) }</li>
                    }
                </ul>
            }
        }
        None => match task {
            Prompt::Turn if view.seats[input.seat].holds == 0 => hint(words::NOTHING_IN_HAND),
            Prompt::Turn => hint(words::NOTHING_PICKED),
            Prompt::Bannerman => hint(words::NO_BANNERMAN_PICKED),
            Prompt::Fort => hint(words::NO_FORT_PICKED),
            _ => Html::default(),
        },
    }
}

/// A card's power, with hint and price. A small screen scrolls a long text.
fn power(skill: Skill, hint: Option<Text>, price: Option<Text>) -> Html {
    html! {
        <>
            if hint.is_some() || price.is_some() {
                <p class="soft d52-hint">
                    { hint }
                    if let Some(price) = price {
                        { " " }<span class="accent strong nowrap d52-price">{ price }</span>
                    }
                </p>
            }
            <p>
                <strong>{ skill.name }</strong>{ ": " }{ skill.text }
            </p>
        </>
    }
}

fn picked_card(props: &ChooseProps, input: &TapInput<'_>, card: &CardView) -> Html {
    let view = input.view;
    let name = props.controls.acting.players.sentence(&words::picked_card(view, card, input.seat));
    let is_ready = input.is_ready(card.id);
    let content = match card.face {
        Some(face) => {
            let hint = if is_ready { words::TAP_TARGET } else { words::NO_TARGET };
            let hint = input.can_attack(card.id).then_some(hint);
            let price = is_ready.then_some(words::ONE_ACTION);
            power(words::power_of(view, card.owner, face), hint, price)
        }
        None if card.from == Origin::Base && !view.is_end_phase() => hint(words::NOBODY_KNOWS),
        None => hint(words::HIDDEN),
    };
    html! {
        <>
            <p class="strong d52-tray__card">{ rich_sentence(name) }</p>
            { content }
        </>
    }
}

fn hint(text: Text) -> Html {
    html! { <p class="soft d52-hint">{ text }</p> }
}

fn picked_hero(input: &TapInput<'_>) -> Html {
    let Some(card) = input.view.seats[input.seat].hero.card() else { return Html::default() };
    let hint = match (input.pick, input.mage()) {
        (Some(Pick::SpellHand(_)), _) => Some(words::TAP_LANE),
        (Some(Pick::SpellBoard(_)), _) => Some(words::TAP_WHERE),
        (_, None) => Some(words::TAP_LANE_WARRIOR),
        (_, Some(Power::View)) => None,
        (_, Some(Power::Trap)) => Some(words::TAP_HAND),
        (_, Some(Power::Move)) => Some(words::TAP_OWN),
        (_, Some(_)) => Some(words::TAP_CARD),
    };
    power(words::powers(card).hero, hint, Some(words::FREE))
}

fn forts(input: &TapInput<'_>, controls: &Controls) -> Html {
    html! {
        <div class="row-2 middle d52-forts" role="group" aria-label={words::FORTS} data-choice="first">
            for (fort, view) in Fort::all().zip(input.view.forts) {
                if let Some(view) = view {
                    { fort_tile(input, controls, fort, view) }
                }
            }
        </div>
    }
}

fn fort_tile(input: &TapInput<'_>, controls: &Controls, fort: Fort, view: FortView) -> Html {
    let action = input.fort_action(fort);
    let pick = Pick::Fort(fort);
    let is_picked = input.pick == Some(pick);
    let on_press = match action {
        Some(action) => controls.acting.on_act.reform(move |_: MouseEvent| action),
        None => controls.on_pick.reform(move |_: MouseEvent| (!is_picked).then_some(pick)),
    };
    let refusal = action.and_then(|action| controls.acting.judge.emit(action));
    let class = classes!(
        "d52-tile",
        if view.face.is_some() { "is-known" } else { "is-down" },
        is_picked.then_some("is-picked"),
    );
    html! {
        <button
            key={fort.number()}
            type="button"
            {class}
            data-fort={fort.number().to_string()}
            aria-label={Sentence::from(words::fort(fort, view)).spoken()}
            aria-pressed={if is_picked { "true" } else { "false" }}
            aria-disabled={refusal.is_some().then_some("true")}
            onclick={toasts::unless_refused(refusal.clone(), on_press)}
        >
            <span class="d52-tile__face" aria-hidden="true">
                { view.face.map(rank_and_suit).unwrap_or_default() }
                <span class="d52-tile__number">{ fort.number() }</span>
            </span>
        </button>
    }
}
