//! A seat's decisions: cards to lay aside, give and keep, calls and wilds.

use std::cell::Cell;

use engine::games::dual_duel::{
    Action, Card as Face, Cards, DualDuel, Pair, Phase, Score, SeatView, SlotView, Swap, Wilds,
    score,
};
use engine::seat::Seat;
use yew::html::IntoPropValue;
use yew::prelude::*;

use super::face::picture;
use super::text::cards::spoken;
use super::text::{self, board as words};
use crate::components::card::{BackColour, Card, Emphasis};
use crate::components::count_style::card_room_style;
use crate::components::field::{radio_card, radio_cards, tab};
use crate::components::rich_sentence::rich_sentence;
use crate::games::Acting;
use crate::hooks::sets;
use crate::words::line::Line;
use crate::words::lists::list;
use crate::words::messages::dual_duel::help;
use crate::words::reason::RefusalReason;
use crate::words::sentence::Sentence;

#[derive(Properties, PartialEq)]
pub struct ChooseProps {
    pub acting: Acting<DualDuel>,
    /// Shows a picked card in the pair before it is locked in.
    pub on_preview: Callback<Option<Face>>,
    /// Shown beside the hand's sort buttons.
    pub tools: Html,
}

/// The controls of the decision. Picks stay in the board until the lock-in.
#[component]
pub fn Choose(props: &ChooseProps) -> Html {
    let picks = use_state_eq(Vec::<Face>::new);
    let chosen = use_state_eq(|| None::<Action>);
    let acting = &props.acting;
    let phase = acting.view.phase;
    let own = &acting.view.seats[acting.seat];
    let cards = own.hand.unwrap_or_default();
    let action = match phase {
        Phase::Lay | Phase::Give | Phase::Keep => to_action(phase, &picks),
        Phase::Call | Phase::Answer | Phase::Swap | Phase::Bonus => *chosen,
    };
    let label = action.map_or_else(|| words::LOCK_IN.into(), |action| action_name(acting, action));
    let draft = action.map(|action| vec![action]).ok_or_else(|| missing_pick(phase, picks.len()));
    let lock = acting.lock_button(acting.players.sentence(&label), draft);
    let (group, legend, options) = match phase {
        Phase::Lay | Phase::Give | Phase::Keep => {
            let most_picks = if phase == Phase::Lay { 2 } else { 1 };
            let is_full = phase == Phase::Lay && picks.len() == most_picks;
            let refusal = is_full.then(|| RefusalReason::with_rule(words::TWO_PICKED, "DD-4"));
            let picked = picks.iter().copied().collect::<Cards>();
            let on_preview = props.on_preview.clone();
            let on_tap = Callback::from(move |card| {
                let next = picks_after_tap(&picks, card, most_picks);
                on_preview.emit(if most_picks == 1 { next.first().copied() } else { None });
                picks.set(next);
            });
            return html! {
                <div class="stack-2 dd-decide">
                    <Hand seat={acting.seat} {cards} {picked} {on_tap} {refusal} tools={props.tools.clone()} />
                    { lock }
                </div>
            };
        }
        Phase::Call | Phase::Answer => ("dd-call", words::CALL_LEGEND, call_options(acting)),
        Phase::Swap => ("dd-swap", words::SWAP_LEGEND, swap_options(acting)),
        Phase::Bonus => ("dd-take", words::TAKE_LEGEND, take_options(own)),
    };
    let is_call = matches!(phase, Phase::Call | Phase::Answer);
    let option = |(action, effect): (Action, Html)| {
        let sentence = Sentence::from(action_name(acting, action));
        let value = sentence.written();
        let name = if is_call {
            html! { { value.clone() } }
        } else {
            rich_sentence(sentence)
        };
        let content = html! { <><span class="strong dd-option__name">{ name }</span>{ effect }</> };
        let is_chosen = *chosen == Some(action);
        radio_card(group, &value, is_chosen, sets(&chosen, Some(action)), content)
    };
    html! {
        <div class="stack-2 dd-decide">
            { radio_cards(legend.translate(), group, options.into_iter().map(option).collect()) }
            if is_call {
                { call_numbers(acting) }
            }
            { lock }
            <Hand seat={acting.seat} {cards} tools={props.tools.clone()} />
        </div>
    }
}

/// The picks after a tap on a card. Another card replaces a single pick, and is ignored beside two picks.
fn picks_after_tap(picks: &[Face], card: Face, most_picks: usize) -> Vec<Face> {
    let mut next = picks.to_vec();
    if let Some(index) = next.iter().position(|pick| *pick == card) {
        next.remove(index);
    } else if most_picks == 1 {
        next = vec![card];
    } else if next.len() < most_picks {
        next.push(card);
    }
    next
}

/// The action of the picked cards; `None` if some are missing.
fn to_action(phase: Phase, picks: &[Face]) -> Option<Action> {
    match (phase, picks) {
        (Phase::Lay, [one, two]) => Some(Action::Lay(Wilds::new(*one, *two))),
        (Phase::Give, [card]) => Some(Action::Give(*card)),
        (Phase::Keep, [card]) => Some(Action::Keep(*card)),
        _ => None,
    }
}

fn missing_pick(phase: Phase, picked: usize) -> RefusalReason {
    let (reason, rule) = match phase {
        Phase::Lay if picked == 0 => (words::PICK_WILDS, "DD-4"),
        Phase::Lay => (words::PICK_WILD, "DD-4"),
        Phase::Give => (words::PICK_GIVE, "DD-5"),
        Phase::Keep => (words::PICK_KEEP, "DD-6"),
        Phase::Call | Phase::Answer => (words::PICK_CALL, "DD-7"),
        Phase::Swap => (words::PICK_SWAP, "DD-8"),
        Phase::Bonus => (words::PICK_TAKE, "DD-18"),
    };
    RefusalReason::with_rule(reason, rule)
}

/// An action's name on its option, and on the button that locks it in.
fn action_name(acting: &Acting<DualDuel>, action: Action) -> Line {
    match action {
        Action::Lay(wilds) => words::lay(list(wilds.cards())),
        Action::Give(card) => words::give(card, acting.seat.other()),
        Action::Keep(_) | Action::Call | Action::Pass | Action::Swap(_) | Action::Take(_) => {
            text::action(&acting.view, action).capitalised()
        }
    }
}

fn scores(acting: &Acting<DualDuel>) -> [u8; 2] {
    let points = |seat| acting.view.seats[seat].pair().map_or(0, |pair| score(pair).points());
    [points(acting.seat), points(acting.seat.other())]
}

/// The swaps that the seat's wilds allow, each with the pair and score after it.
pub fn possible_swaps(own: &SeatView) -> Vec<(Swap, Pair, Score)> {
    let Some(pair) = own.pair() else { return Vec::new() };
    let wilds = own.slots.iter().flatten().filter_map(|slot| slot.card);
    let swaps = wilds.flat_map(|brought_in| pair.cards().map(|out| Swap { out, brought_in }));
    let with_score = |swap| {
        let after = pair.after_swap(swap);
        (swap, after, Score { wild: true, ..score(after) })
    };
    swaps.map(with_score).collect()
}

fn effect_text(text: impl IntoPropValue<Html>) -> Html {
    html! { <span class="soft whole-line dd-option__text">{ text.into_prop_value() }</span> }
}

fn call_options(acting: &Acting<DualDuel>) -> Vec<(Action, Html)> {
    let [points, other] = scores(acting);
    let line = match acting.view.phase {
        Phase::Answer => words::stays_as_called(points, acting.seat.other()),
        _ => words::pass_effect(points, other).into(),
    };
    let pass_effect = acting.players.sentence(&line).written();
    vec![(Action::Pass, effect_text(pass_effect)), (Action::Call, effect_text(words::CALL_MEANS))]
}

/// The facts for a call: the pair's score, the best score with a wild, and the score to beat.
fn call_numbers(acting: &Acting<DualDuel>) -> Html {
    let [points, other] = scores(acting);
    let swaps = possible_swaps(&acting.view.seats[acting.seat]).into_iter();
    let best = swaps.max_by_key(|(.., score)| score.points());
    let number = |class: Option<&'static str>, name: Html, points: u8| {
        html! { <div class={classes!("dd-number", class)}><dt class="caption">{ name }</dt><dd>{ points }</dd></div> }
    };
    let ahead_class = |points: u8| (points > other).then_some("is-ahead");
    html! {
        <dl class="centred dd-numbers">
            { number(ahead_class(points), html! { { help::AS_IT_LIES } }, points) }
            if let Some((swap, _, score)) = best {
                { number(
                    ahead_class(score.points()),
                    rich_sentence(action_name(acting, Action::Swap(swap))),
                    score.points(),
                ) }
            }
            { number(None, html! { { acting.players.sentence(&help::to_beat(acting.seat.other())).written() } }, other) }
        </dl>
    }
}

fn swap_options(acting: &Acting<DualDuel>) -> Vec<(Action, Html)> {
    let [_, other] = scores(acting);
    let with_effect = |(swap, after, score): (Swap, Pair, Score)| {
        let html = html! {
            <>
                <span class="accent strong">{ words::points(score.points()) }</span>
                { effect_text(rich_sentence(words::swap_effect(after, score, other))) }
            </>
        };
        (Action::Swap(swap), html)
    };
    possible_swaps(&acting.view.seats[acting.seat]).into_iter().map(with_effect).collect()
}

fn take_options(own: &SeatView) -> Vec<(Action, Html)> {
    let with_effect = |slot: &SlotView| {
        let text = if slot.face_up { words::TAKE_OPEN } else { words::TAKE_HIDDEN };
        Some((Action::Take(slot.card?), effect_text(text)))
    };
    own.slots.iter().flatten().filter_map(with_effect).collect()
}

/// The orders of a hand, as values of `by_colour`.
const BY_NUMBER: bool = false;
const BY_COLOUR: bool = true;

thread_local! {
    /// The last hand's order, which the next hand keeps.
    static WAS_BY_COLOUR: Cell<bool> = const { Cell::new(BY_NUMBER) };
}

/// The hand by number, or by colour and then number.
fn sorted(hand: Cards, by_colour: bool) -> Vec<Face> {
    let mut cards: Vec<Face> = hand.iter().collect();
    if by_colour {
        engine::sort::by_key(&mut cards, |card| (card.colour(), card.number()));
    }
    cards
}

#[derive(Properties, PartialEq)]
pub struct HandProps {
    pub seat: Seat,
    pub cards: Cards,
    #[prop_or_default]
    pub picked: Cards,
    /// Takes taps on cards; `None` for a hand only shown.
    #[prop_or_default]
    pub on_tap: Option<Callback<Face>>,
    /// Why no other card can be picked, if all picks are made.
    #[prop_or_default]
    pub refusal: Option<RefusalReason>,
    /// Shown beside the sort buttons.
    #[prop_or_default]
    pub tools: Html,
}

/// A hand of up to 22 cards, all within a thumb's reach.
#[component]
pub fn Hand(props: &HandProps) -> Html {
    let by_colour = use_state_eq(|| WAS_BY_COLOUR.get());
    use_effect_with(*by_colour, |by_colour| WAS_BY_COLOUR.set(*by_colour));
    html! {
        <div class={classes!("stack-2", "dd-hand", props.on_tap.is_none().then_some("is-open"))}>
            <div class="row-2 wrap-2 middle">
                if props.cards.len() > 2 {
                    <div class="dd-sort tabs" role="group" aria-label={words::SORT}>
                        { tab(&by_colour, BY_NUMBER, words::BY_NUMBER.translate()) }
                        { tab(&by_colour, BY_COLOUR, words::BY_COLOUR.translate()) }
                    </div>
                }
                { props.tools.clone() }
            </div>
            <div class="dd-hand__room card-room" ~style={card_room_style(props.cards.len().into())}>
                <div class="wrap dd-hand__cards" data-choice={props.on_tap.is_some().then_some("first")}>
                    { for sorted(props.cards, *by_colour).into_iter().map(|face| hand_card(props, face)) }
                </div>
            </div>
        </div>
    }
}

fn hand_card(props: &HandProps, face: Face) -> Html {
    let is_picked = props.picked.contains(face);
    let label = match (&props.on_tap, is_picked) {
        (None, _) => spoken(face),
        (Some(_), false) => Sentence::from(words::in_hand(face)).spoken(),
        (Some(_), true) => Sentence::from(words::picked(face)).spoken(),
    };
    let emphasis = if is_picked { Emphasis::Selected } else { Emphasis::Plain };
    let on_press = props.on_tap.as_ref().map(|on_tap| on_tap.reform(move |_: MouseEvent| face));
    let refusal = props.refusal.clone().filter(|_| !is_picked);
    html! {
        <div key={u8::from(face)} class="dd-hand__card" data-glide={face.to_string()}>
            <Card picture={picture(face)} back={BackColour::from_seat(props.seat)} {emphasis} {label} {on_press} {refusal} />
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::parsed;

    #[test]
    fn a_single_pick_is_replaced_and_a_third_card_is_ignored() {
        let (nine, two, ten) = (parsed("9r"), parsed("2b"), parsed("10g"));
        assert_eq!(picks_after_tap(&[nine], two, 1), [two]);
        assert_eq!(picks_after_tap(&[nine], nine, 1), []);
        assert_eq!(picks_after_tap(&[nine], two, 2), [nine, two]);
        assert_eq!(picks_after_tap(&[nine, two], ten, 2), [nine, two]);
        assert_eq!(picks_after_tap(&[nine, two], nine, 2), [two]);
    }

    #[test]
    fn a_hand_is_sorted_by_number_or_by_colour() {
        let cards = |texts: [&str; 4]| texts.map(parsed::<Face>);
        let hand: Cards = cards(["10r", "2p", "2r", "9y"]).into_iter().collect();
        assert_eq!(sorted(hand, BY_NUMBER), cards(["2r", "2p", "9y", "10r"]));
        assert_eq!(sorted(hand, BY_COLOUR), cards(["2r", "10r", "9y", "2p"]));
    }
}
