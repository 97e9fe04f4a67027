//! A seat's decisions: cards to lay aside, give and keep, and its wilds.

use engine::games::dual_duel::{
    Action, Card as Face, Deck, DualDuel, Pair, Phase, Score, SeatView, Swap, Wilds, score,
};
use engine::seat::Seat;
use yew::prelude::*;

use super::hand::Hand;
use super::text::help;
use crate::components::button::lock;
use crate::components::choice::{radio_card, radio_cards};
use crate::components::said::Said;
use crate::games::Acting;
use crate::games::dual_duel::text::board as words;
use crate::words::line::Line;
use crate::words::lists::list;
use crate::words::reason::Reason;
use crate::words::sentence::Sentence;
use crate::words::text::Text;

#[derive(Properties, PartialEq)]
pub struct DecideProps {
    pub by: Acting<DualDuel>,
    /// The card picked for a pair, shown there before it is locked in.
    pub on_preview: Callback<Option<Face>>,
    /// The element beside the hand's orders.
    pub tools: Html,
}

/// The controls of the decision. Nothing leaves them before the lock-in.
#[component]
pub fn Decide(props: &DecideProps) -> Html {
    let picks = use_state_eq(Vec::<Face>::new);
    let chosen = use_state_eq(|| None::<Action>);
    let own = &props.by.view.seats[props.by.seat];
    let hand = own.hand.unwrap_or_default();
    let draft = match props.by.view.phase {
        Phase::Lay | Phase::Give | Phase::Keep => drafted(props.by.view.phase, &picks),
        Phase::Call | Phase::Answer | Phase::Swap | Phase::Bonus => *chosen,
    };
    let label = draft
        .map_or_else(|| words::LOCK_IN.into(), |action| lock_label(action, props.by.seat.other()));
    let label = props.by.players.sentence(&label);
    let draft = draft.map(|action| vec![action]);
    let draft = draft.ok_or_else(|| missing(props.by.view.phase, picks.len()));
    let on_choose = {
        let chosen = chosen.setter();
        Callback::from(move |action| chosen.set(Some(action)))
    };
    let lock = lock(label, draft, &props.by.judge, props.by.on_act.clone());
    let choices = match props.by.view.phase {
        Phase::Lay | Phase::Give | Phase::Keep => {
            let most = most(props.by.view.phase);
            let full = most > 1 && picks.len() == most;
            let full = full.then(|| Reason::of_rule(words::TWO_PICKED, "DD-4"));
            let on_tap = {
                let (picks, on_preview) = (picks.clone(), props.on_preview.clone());
                Callback::from(move |card| {
                    let next = tapped(&picks, card, most);
                    on_preview.emit(if most == 1 { next.first().copied() } else { None });
                    picks.set(next);
                })
            };
            return html! {
                <div class="dd-decide">
                    <Hand
                        seat={props.by.seat}
                        cards={hand}
                        picked={picks.iter().copied().collect::<Deck>()}
                        {on_tap}
                        {full}
                        tools={props.tools.clone()}
                    />
                    { lock }
                </div>
            };
        }
        Phase::Call | Phase::Answer => calls(props, own, *chosen, &on_choose),
        Phase::Swap => swaps(props, own, *chosen, &on_choose),
        Phase::Bonus => takes(own, *chosen, &on_choose),
    };
    html! {
        <div class="dd-decide">
            { choices }
            { lock }
            <Hand seat={props.by.seat} cards={hand} tools={props.tools.clone()} />
        </div>
    }
}

/// The number of cards to pick.
const fn most(phase: Phase) -> usize {
    match phase {
        Phase::Lay => 2,
        Phase::Give | Phase::Keep | Phase::Call | Phase::Answer | Phase::Swap | Phase::Bonus => 1,
    }
}

/// The picks after a tap on a card. A single pick is replaced, two are not.
fn tapped(picks: &[Face], card: Face, most: usize) -> Vec<Face> {
    let mut next = picks.to_vec();
    if let Some(at) = next.iter().position(|own| *own == card) {
        next.remove(at);
    } else if most == 1 {
        next = vec![card];
    } else if next.len() < most {
        next.push(card);
    }
    next
}

/// The action of the picked cards, once there are enough.
fn drafted(phase: Phase, picks: &[Face]) -> Option<Action> {
    match (phase, picks) {
        (Phase::Lay, [one, two]) => Some(Action::Lay(Wilds::new(*one, *two))),
        (Phase::Give, [card]) => Some(Action::Give(*card)),
        (Phase::Keep, [card]) => Some(Action::Keep(*card)),
        _ => None,
    }
}

/// The missing picks as a refusal.
fn missing(phase: Phase, picked: usize) -> Reason {
    let (reason, rule) = match phase {
        Phase::Lay if picked == 0 => (words::PICK_WILDS, "DD-4"),
        Phase::Lay => (words::PICK_WILD, "DD-4"),
        Phase::Give => (words::PICK_GIVE, "DD-5"),
        Phase::Keep => (words::PICK_KEEP, "DD-6"),
        Phase::Call | Phase::Answer => (words::PICK_CALL, "DD-7"),
        Phase::Swap => (words::PICK_SWAP, "DD-8"),
        Phase::Bonus => (words::PICK_TAKE, "DD-18"),
    };
    Reason::of_rule(reason, rule)
}

fn lock_label(action: Action, other: Seat) -> Line {
    match action {
        Action::Lay(wilds) => words::lay(list(wilds.cards())),
        Action::Give(card) => words::give(card, other),
        Action::Keep(card) => words::keep(card),
        Action::Call => words::CALL.into(),
        Action::Pass => words::PASS.into(),
        Action::Swap(Swap { out, brought_in }) => words::swap(out, brought_in),
        Action::Take(card) => words::take(card),
    }
}

/// The pair's score beside the other pair's.
fn scores(props: &DecideProps, own: &SeatView) -> Option<(Pair, u8, u8)> {
    let pair = own.pair()?;
    let other = props.by.view.seats[props.by.seat.other()].pair()?;
    Some((pair, score(pair).points(), score(other).points()))
}

/// The swaps that the seat's wilds allow, with the pairs that they lead to.
fn possible(own: &SeatView) -> Vec<(Swap, Pair, Score)> {
    let Some(pair) = own.pair() else { return Vec::new() };
    let wilds = own.slots.iter().flatten().filter_map(|slot| slot.card);
    let swap = |brought_in| {
        pair.cards().map(|out| {
            let swap = Swap { out, brought_in };
            let after = pair.swapped(swap);
            (swap, after, Score { wild: true, ..score(after) })
        })
    };
    wilds.flat_map(swap).collect()
}

fn calls(
    props: &DecideProps,
    own: &SeatView,
    chosen: Option<Action>,
    on_choose: &Callback<Action>,
) -> Html {
    let Some((_, points, other)) = scores(props, own) else { return Html::default() };
    let option = |action: Action, name: Text, explanation: String| {
        let text = html! { <span class="note dd-option__text">{ explanation }</span> };
        option("dd-call", name.said(), action, (html! { { name } }, text), chosen, on_choose)
    };
    let view = &props.by.view;
    let stays = match view.phase {
        Phase::Answer => words::stays_as_called(points, props.by.seat.other()),
        _ => words::stays(points, other).into(),
    };
    let both = [
        option(Action::Pass, words::PASS, props.by.players.sentence(&stays).written()),
        option(Action::Call, words::CALL, words::CALL_MEANS.to_string()),
    ];
    html! {
        <>
            { radio_cards(words::CALL_LEGEND.said(), "", both.into_iter().collect()) }
            { numbers(props, own, points, other) }
        </>
    }
}

/// A choice with its name and meaning.
fn option(
    group: &str,
    value: &str,
    action: Action,
    (name, text): (Html, Html),
    chosen: Option<Action>,
    on_choose: &Callback<Action>,
) -> Html {
    let content = html! { <><span class="dd-option__name">{ name }</span>{ text }</> };
    let onchange = on_choose.reform(move |_: Event| action);
    radio_card(group, value, chosen == Some(action), onchange, content)
}

/// The facts for a call: the pair, the best that a wild makes of it, and the score to beat.
fn numbers(props: &DecideProps, own: &SeatView, points: u8, other: u8) -> Html {
    let best = possible(own).into_iter().max_by_key(|(.., score)| score.points());
    let number = |class: Option<&'static str>, name: Html, points: u8| {
        html! { <div class={classes!("dd-number", class)}><dt>{ name }</dt><dd>{ points }</dd></div> }
    };
    let wins = |points: u8| (points > other).then_some("is-ahead");
    html! {
        <dl class="dd-numbers">
            { number(wins(points), html! { { help::AS_IT_LIES } }, points) }
            if let Some((swap, _, score)) = best {
                { number(
                    wins(score.points()),
                    html! { <Said text={words::swap(swap.out, swap.brought_in)} /> },
                    score.points(),
                ) }
            }
            { number(None, html! { { props.by.players.sentence(&help::to_beat(props.by.seat.other())).written() } }, other) }
        </dl>
    }
}

fn swaps(
    props: &DecideProps,
    own: &SeatView,
    chosen: Option<Action>,
    on_choose: &Callback<Action>,
) -> Html {
    let Some((_, _, other)) = scores(props, own) else { return Html::default() };
    let all = possible(own).into_iter().map(|(swap, after, score)| {
        let name = Sentence::from(words::swap(swap.out, swap.brought_in));
        let text = html! {
            <>
                <span class="accent strong dd-option__points">{ words::points(score.points()) }</span>
                <span class="note dd-option__text">
                    <Said text={words::after_swap(after, score, other)} />
                </span>
            </>
        };
        let value = name.written();
        let name = html! { <Said text={name} /> };
        option("dd-swap", &value, Action::Swap(swap), (name, text), chosen, on_choose)
    });
    radio_cards(words::SWAP_LEGEND.said(), "", all.collect())
}

fn takes(own: &SeatView, chosen: Option<Action>, on_choose: &Callback<Action>) -> Html {
    let wilds = own.slots.iter().flatten();
    let known = wilds.filter_map(|slot| Some((slot.card?, slot.face_up)));
    let all = known.map(|(card, face_up)| {
        let name = Sentence::from(words::take(card));
        let seen = if face_up { words::TAKE_OPEN } else { words::TAKE_HIDDEN };
        let text = html! { <span class="note dd-option__text">{ seen }</span> };
        let value = name.written();
        let name = html! { <Said text={name} /> };
        option("dd-take", &value, Action::Take(card), (name, text), chosen, on_choose)
    });
    radio_cards(words::TAKE_LEGEND.said(), "", all.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str) -> Face {
        text.parse().unwrap()
    }

    #[test]
    fn one_pick_is_replaced_two_are_taken_back_first() {
        let (nine, two, ten) = (card("9r"), card("2b"), card("10g"));
        assert_eq!(tapped(&[nine], two, 1), [two]);
        assert_eq!(tapped(&[nine], nine, 1), []);
        assert_eq!(tapped(&[nine], two, 2), [nine, two]);
        assert_eq!(tapped(&[nine, two], ten, 2), [nine, two]);
        assert_eq!(tapped(&[nine, two], nine, 2), [two]);
    }

    #[test]
    fn picks_make_an_action_once_there_are_enough() {
        let (nine, two) = (card("9r"), card("2b"));
        assert_eq!(drafted(Phase::Lay, &[nine]), None);
        assert_eq!(drafted(Phase::Lay, &[nine, two]), Some(Action::Lay(Wilds::new(two, nine))));
        assert_eq!(drafted(Phase::Give, &[nine]), Some(Action::Give(nine)));
        assert_eq!(drafted(Phase::Keep, &[nine]), Some(Action::Keep(nine)));
        assert_eq!(drafted(Phase::Keep, &[]), None);
        assert!(missing(Phase::Lay, 1).to_string().ends_with("(DD-4)"));
    }
}
