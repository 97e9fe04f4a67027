//! The take's open cards, to look at or to share.

use engine::games::gold_rush_shoot_out::{Action, Card, CardCounts, View};
use yew::prelude::*;

use super::icons::{self, Badge};
use super::text::{board as words, cards};
use crate::hooks::toasts;
use crate::words::reason::RefusalReason;
use crate::words::text::Text;

/// The controls of a seat that takes its share.
pub struct Sharing<'a> {
    pub selected: Option<Action>,
    pub on_pick: Callback<Action>,
    /// The cards that the seat is known to have.
    pub known_cards: Option<CardCounts>,
    pub judge: &'a Callback<Action, Option<RefusalReason>>,
}

/// The take. Without `sharing`, its cards are only shown.
pub fn take(view: &View, sharing: Option<&Sharing<'_>>) -> Html {
    if sharing.is_none() && view.take.iter().all(Option::is_none) {
        return Html::default();
    }
    let tile = |action: Action, name: String, content: Html| {
        let Some(Sharing { selected, on_pick, judge, .. }) = sharing else {
            // A small ring has no room for the name: a tap shows it.
            let onclick = Callback::from(move |_: MouseEvent| toasts::say(name.clone()));
            return html! { <div class="gr-card__face" {onclick}>{ content }</div> };
        };
        let refusal = judge.emit(action);
        let is_picked = *selected == Some(action);
        let on_press = on_pick.reform(move |_: MouseEvent| action);
        let onclick = toasts::unless_refused(refusal.clone(), on_press);
        html! {
            <button
                type="button"
                class={classes!("gr-card__face", is_picked.then_some("is-picked"))}
                aria-pressed={if is_picked { "true" } else { "false" }}
                aria-disabled={refusal.is_some().then_some("true")}
                aria-description={refusal.as_ref().and_then(|reason| reason.rule)}
                {onclick}
            >
                <span class="visually-hidden">
                    { refusal.map_or_else(|| name.clone().into(), |reason| reason.disabled_label(&name)) }
                </span>
                { content }
            </button>
        }
    };
    html! {
        <section class="gr-take" aria-label={words::TAKE}>
            <h3 class="soft gr-take__title" aria-hidden="true">{ words::TAKE }</h3>
            <ul
                class="gr-take__cards"
                role="list"
                data-choice={sharing.is_some().then_some("first")}
            >
                for (place, card) in (1_u8..).zip(view.take) {
                    <li key={place} class={classes!("gr-card", kind_class(card))} data-card={card.map(cards::short_name).map(Text::english)} data-glide={format!("take-{place}")}>
                        { match card {
                            Some(card) => {
                                let adds = sharing.and_then(|sharing| Some(sharing.known_cards?.worth_added_by(card)));
                                let name = if sharing.is_some() { words::take_label(card, adds) } else { cards::description(card) };
                                tile(Action::Take(place), name, face(card, adds, sharing.is_some()))
                            }
                            None => html! { <span class="gr-card__gone" /> },
                        } }
                    </li>
                }
                if sharing.is_some() && view.has_priority_token() {
                    <li key="priority" class="gr-card is-priority">
                        { tile(Action::TakePriority, words::PRIORITY_LONG.to_string(), priority_face()) }
                    </li>
                }
            </ul>
        </section>
    }
}

const fn kind_class(card: Option<Card>) -> &'static str {
    match card {
        Some(Card::Loot(_)) => "is-loot",
        Some(Card::Ability(_)) => "is-ability",
        None => "is-gone",
    }
}

/// A card's face. In a button, screen readers skip the name: the button's hidden text has it.
fn face(card: Card, adds: Option<u16>, is_button: bool) -> Html {
    let adds = adds.filter(|_| matches!(card, Card::Loot(_)));
    html! {
        <>
            { icons::card(card) }
            <span class="gr-card__name" aria-hidden={is_button.then_some("true")}>
                { cards::short_name(card) }
                if let Some(adds) = adds {
                    <span class="nowrap gr-card__adds">{ words::adds(adds) }</span>
                }
            </span>
        </>
    }
}

fn priority_face() -> Html {
    html! {
        <>
            { icons::badge(Badge::Priority) }
            <span class="gr-card__name" aria-hidden="true">
                { words::PRIORITY }
                <span class="gr-card__means">{ words::PRIORITY_MEANS }</span>
            </span>
        </>
    }
}
