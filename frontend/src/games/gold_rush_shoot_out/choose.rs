//! The controls of the decision. Nothing leaves them before the lock-in.

use engine::games::gold_rush_shoot_out::{
    Ability, Action, Ambush, Card, GoldRushShootOut, Load, Nth, Phase, Pistol, Stand,
};
use engine::seat::SeatSet;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::draft::{AbilityChoice, Choices, Tap};
use super::icons::{self, Badge};
use crate::components::button::{Button, Weight};
use crate::components::field::{radio_card, radio_cards};
use crate::components::hold::DEAD_MS;
use crate::games::Acting;
use crate::games::gold_rush_shoot_out::text::{board as words, cards};
use crate::hooks::toasts;
use crate::words::halves;
use crate::words::reason::RefusalReason;
use crate::words::text::Text;

#[derive(Properties, PartialEq)]
pub struct ChooseProps {
    pub acting: Acting<GoldRushShootOut>,
    pub draft: Choices,
    pub on_draft: Callback<Choices>,
    /// Whether a choice that one tap can make needs no lock-in.
    pub single_tap: bool,
}

#[component]
pub fn Choose(props: &ChooseProps) -> Html {
    let ChooseProps { acting: Acting { seat, view, players, .. }, draft, .. } = props;
    let ready_for = use_state_eq(|| None);
    let decision = (view.round, view.phase, view.passes);
    {
        let ready_for = ready_for.setter();
        use_effect_with((decision, props.single_tap), move |(decision, single_tap)| {
            let decision = *decision;
            let ready =
                single_tap.then(|| Timeout::new(DEAD_MS, move || ready_for.set(Some(decision))));
            move || drop(ready)
        });
    }
    // `None` if choices need a lock-in. Otherwise, whether taps count yet: a decision begins with a
    // dead time.
    let takes_taps = props.single_tap.then(|| *ready_for == Some(decision));
    let actions = draft
        .actions(view, *seat)
        .map_err(|(request, rule)| RefusalReason::with_rule(request, rule));
    let label = match &actions {
        Ok(actions) => players.sentence(&words::lock_label(view, actions)).written(),
        Err(_) => words::LOCK_IN.to_string(),
    };
    let (choices, can_be_single_tap) = match view.phase {
        Phase::Load => (loads(props), false),
        Phase::Abilities => (abilities(props, takes_taps), draft.ability.is_none()),
        Phase::Standoff => (standoff(props, takes_taps), true),
        Phase::Ambush => (ambush(props, takes_taps), true),
        Phase::Shootout | Phase::Share | Phase::Over => (Html::default(), false),
    };
    html! {
        <div class="centre stack-2 gr-decide">
            { choices }
            if !(props.single_tap && can_be_single_tap) {
                { props.acting.lock_button(label, actions) }
            }
        </div>
    }
}

struct ChoiceCard {
    icon: Html,
    name: String,
    meaning: String,
    refusal: Option<RefusalReason>,
}

impl ChoiceCard {
    fn content(&self) -> Html {
        let Self { icon, name, meaning, refusal } = self;
        let is_refused = refusal.is_some();
        html! {
            <>
                <span class="gr-offer__icon">{ icon.clone() }</span>
                <span class={classes!("gr-offer__text", is_refused.then_some("is-refused"))}>
                    <span class="strong gr-offer__name">{ name.clone() }</span>
                    <span class="note gr-offer__means">
                        { refusal.as_ref().map_or(meaning.as_str(), |reason| &reason.text) }
                    </span>
                </span>
            </>
        }
    }

    fn radio_card(self, group: &str, is_picked: bool, onchange: Callback<Event>) -> Html {
        radio_card(group, &self.name, is_picked, onchange, self.content())
    }

    /// A button that acts at one tap.
    fn button(self, takes_taps: bool, acting: &Acting<GoldRushShootOut>, action: Action) -> Html {
        let content = self.content();
        let is_enabled = takes_taps && self.refusal.is_none();
        let on_press = acting.on_act.reform(move |_: MouseEvent| action);
        let on_press = if takes_taps { on_press } else { Callback::noop() };
        html! {
            <button
                key={self.name}
                type="button"
                class="radio-card is-quick"
                aria-disabled={(!is_enabled).then_some("true")}
                onclick={toasts::unless_refused(self.refusal, on_press)}
            >
                <span class="radio-card__face">{ content }</span>
            </button>
        }
    }
}

fn on_change(props: &ChooseProps, edit: impl Fn(Choices) -> Choices + 'static) -> Callback<Event> {
    let draft = props.draft;
    props.on_draft.reform(move |_: Event| edit(draft))
}

fn loads(props: &ChooseProps) -> Html {
    let seat_view = &props.acting.view.by_seat[props.acting.seat];
    if seat_view.load.is_some_and(|load| !load.is_owed()) {
        return Html::default();
    }
    let has_bullet_card =
        seat_view.envelope.is_some_and(|cards| cards.ability(Ability::Bullet) > 0);
    let shown = Load::ALL.into_iter().filter(|load| *load != Load::BulletCard || has_bullet_card);
    let all = shown.map(|load| {
        let card = ChoiceCard {
            icon: icons::load(load),
            name: words::load_name(load).into(),
            meaning: words::load_means(seat_view, load),
            refusal: props.acting.judge.emit(Action::Load(load)),
        };
        let on_pick = on_change(props, move |draft| Choices { load: Some(load), ..draft });
        card.radio_card("gr-load", props.draft.load == Some(load), on_pick)
    });
    radio_cards(words::LOAD_LEGEND.translate(), "gr-offers is-loads", all.collect())
}

fn abilities(props: &ChooseProps, takes_taps: Option<bool>) -> Html {
    let seat_view = &props.acting.view.by_seat[props.acting.seat];
    let held = seat_view.put_in.unwrap_or_default();
    let pass = ChoiceCard {
        icon: Html::default(),
        name: words::PASS.to_string(),
        meaning: words::PASS_MEANS.to_string(),
        refusal: None,
    };
    let pick_card = |card: ChoiceCard, choice: AbilityChoice| {
        let on_pick = on_change(props, move |draft| draft.with_ability(choice));
        card.radio_card("gr-turn", props.draft.ability == Some(choice), on_pick)
    };
    let pass = match takes_taps {
        Some(takes_taps) => pass.button(takes_taps, &props.acting, Action::Pass),
        None => pick_card(pass, AbilityChoice::Pass),
    };
    let playable = Ability::ALL
        .into_iter()
        .filter(|ability| *ability != Ability::Bullet && held.ability(*ability) > 0);
    let all = playable.map(|ability| {
        let choice = AbilityChoice::Plays(ability);
        // If a second pistol is allowed, it can aim at every seat: the next seat stands for all.
        let target = Some(props.acting.seat.next(props.acting.view.seats));
        let sample = Choices { target, ..Choices::default().with_ability(choice) };
        let sample = sample.actions(&props.acting.view, props.acting.seat);
        let card = ChoiceCard {
            icon: icons::card(Card::Ability(ability)),
            name: words::name_and_count(ability, held),
            meaning: cards::ability_effect(ability).into(),
            refusal: sample.ok().and_then(|actions| props.acting.judge.emit(actions[0])),
        };
        pick_card(card, choice)
    });
    html! {
        <>
            { radio_cards(words::TURN_LEGEND.translate(), "gr-offers is-turns", all.chain([pass]).collect()) }
            { ring_hint(props) }
        </>
    }
}

/// The hint on taps in the ring, with buttons to move another pistol.
fn ring_hint(props: &ChooseProps) -> Html {
    let (hint, buttons) = match props.draft.tap(&props.acting.view, props.acting.seat) {
        None | Some(Tap::Aim) => return Html::default(),
        Some(Tap::AimSecond) => (words::TAP_SECOND.to_string(), Html::default()),
        Some(Tap::Holder) => (words::TAP_HOLDER.to_string(), Html::default()),
        Some(Tap::Move(pistol)) => {
            let hint = props.acting.players.sentence(&words::new_target_request(pistol)).written();
            (hint, pistol_buttons(props, pistol))
        }
    };
    html! {
        <div class="row-2 wrap-2 middle centred gr-hint">
            <p role="status">{ hint }</p>
            { buttons }
        </div>
    }
}

fn pistol_buttons(props: &ChooseProps, Pistol { holder, nth }: Pistol) -> Html {
    let draft = props.draft;
    let (nth, instead) = match nth {
        Nth::First => (Nth::Second, words::SECOND_INSTEAD),
        Nth::Second => (Nth::First, words::FIRST_INSTEAD),
    };
    let has_other = props.acting.view.by_seat[holder].pistols[nth.index()].is_some();
    let pick = |pistol| props.on_draft.reform(move |_| Choices { pistol, target: None, ..draft });
    html! {
        <>
            if has_other {
                <Button label={instead} on_press={pick(Some(Pistol { holder, nth }))} />
            }
            <Button weight={Weight::Quiet} label={words::ANOTHER_SEAT} on_press={pick(None)} />
        </>
    }
}

/// Two actions to choose from. For `takes_taps`, see [`Choose`].
fn two_actions(
    props: &ChooseProps,
    takes_taps: Option<bool>,
    (group, legend): (&'static str, Text),
    choices: [(Action, Badge, Text, String); 2],
) -> Html {
    let all = choices.map(|(action, badge, name, meaning)| {
        let refusal = props.acting.judge.emit(action);
        let card = ChoiceCard { icon: icons::badge(badge), name: name.into(), meaning, refusal };
        if let Some(takes_taps) = takes_taps {
            return card.button(takes_taps, &props.acting, action);
        }
        let on_pick = on_change(props, move |draft| Choices { action: Some(action), ..draft });
        card.radio_card(group, props.draft.action == Some(action), on_pick)
    });
    radio_cards(legend.translate(), "gr-offers is-pair", all.into_iter().collect())
}

fn standoff(props: &ChooseProps, takes_taps: Option<bool>) -> Html {
    let choices = [
        (Action::Stand(Stand::Stays), Badge::Stands, words::STAY, words::STAY_MEANS.into()),
        (Action::Stand(Stand::SitsOut), Badge::Out, words::SIT_OUT, words::SIT_OUT_MEANS.into()),
    ];
    two_actions(props, takes_taps, ("gr-stand", words::STAND_LEGEND), choices)
}

fn ambush(props: &ChooseProps, takes_taps: Option<bool>) -> Html {
    let Acting { seat, view, players, .. } = &props.acting;
    let left = view.tokens_after_ambush(*seat).unwrap_or_default();
    let springs = words::spring_means(halves(left.into()));
    let holds = words::hold_means(cards::tokens(view.by_seat[*seat].tokens));
    let choices = [
        (Action::Ambush(Ambush::Springs), Badge::Ambush, words::SPRING, springs),
        (Action::Ambush(Ambush::Holds), Badge::Token, words::HOLD, holds),
    ];
    let aiming: SeatSet = view.standing_aimers(*seat).collect();
    html! {
        <>
            <p class="row-2 wrap-2 middle centred gr-hint">{ players.named(&words::aiming(aiming)).written() }</p>
            { two_actions(props, takes_taps, ("gr-ambush", words::AMBUSH_LEGEND), choices) }
        </>
    }
}

#[cfg(test)]
mod tests {
    use engine::game::{Game, Observer};
    use engine::games::gold_rush_shoot_out::{CardCounts, Play};
    use engine::seat::Seat;

    use super::*;
    use crate::games::scene_laws::dealt;
    use crate::testing::html;
    use crate::words::players::Players;

    #[test]
    fn gr_14_a_second_pistol_is_refused_before_its_target_is_asked_for() {
        let game = dealt::<GoldRushShootOut>("", 3, 1);
        let mut view = game.view(Observer::Seat(Seat::ONE));
        view.phase = Phase::Abilities;
        view.by_seat[Seat::ONE].put_in =
            Some(CardCounts::default().with(Card::Ability(Ability::DualWield)));
        let refusal = |action| {
            let is_second = matches!(action, Action::Play(Play::DualWield { .. }));
            is_second.then(|| RefusalReason::from("Your second pistol is out."))
        };
        let drawn = html::<Choose>(ChooseProps {
            acting: Acting {
                seat: Seat::ONE,
                view: view.into(),
                players: Players::default(),
                on_act: Callback::noop(),
                judge: Callback::from(refusal),
            },
            draft: Choices::default(),
            on_draft: Callback::noop(),
            single_tap: false,
        });
        assert!(drawn.contains("Your second pistol is out."), "{drawn}");
    }
}
