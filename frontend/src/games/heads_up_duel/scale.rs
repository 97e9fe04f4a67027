//! What is given for what, on the two sides of a scale.

use engine::games::heads_up_duel::{CardKind, Cards, Terms};
use yew::prelude::*;

use super::draft::Thing;
use super::face::{Tile, marbles, parts};
use crate::games::heads_up_duel::text::board as words;
use crate::games::heads_up_duel::text::cards as said;

/// What lies on the scale.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Load {
    pub give: Cards,
    pub give_marbles: u16,
    pub want: [u16; 14],
    pub want_marbles: u16,
}

impl Load {
    pub fn of(terms: &Terms) -> Self {
        Self {
            give: terms.give.cards(),
            give_marbles: terms.give_marbles,
            want: wanted(|kind| terms.want.of(kind).into()),
            want_marbles: terms.want_marbles,
        }
    }

    pub fn new(give: Cards, give_marbles: u16, want: &Cards, want_marbles: u16) -> Self {
        let want = wanted(|kind| want.of_kind(kind));
        Self { give, give_marbles, want, want_marbles }
    }

    /// Which side holds more things.
    fn tilt(&self) -> &'static str {
        let left = self.give.count() + self.give_marbles;
        let right = self.want.iter().sum::<u16>() + self.want_marbles;
        match left.cmp(&right) {
            std::cmp::Ordering::Less => "is-right",
            std::cmp::Ordering::Equal => "is-even",
            std::cmp::Ordering::Greater => "is-left",
        }
    }
}

fn wanted(count: impl Fn(CardKind) -> u16) -> [u16; 14] {
    let mut want = [0; 14];
    for (place, kind) in want.iter_mut().zip(CardKind::all()) {
        *place = count(kind);
    }
    want
}

#[derive(Properties, PartialEq)]
pub struct ScaleProps {
    pub load: Load,
    /// Who gives, and who is asked.
    pub left: AttrValue,
    pub right: AttrValue,
    /// A tap takes something off again.
    #[prop_or_default]
    pub on_take: Option<Callback<Thing>>,
}

/// The scale.
#[component]
pub fn Scale(props: &ScaleProps) -> Html {
    let ScaleProps { load, left, right, on_take } = props;
    let take = |thing: Thing| on_take.as_ref().map(|take| take.reform(move |_: MouseEvent| thing));
    let given: Html = load
        .give
        .different()
        .map(|card| {
            let (kind, back) = parts(card);
            let count = load.give.of(card);
            let label = words::on_scale(said::several(kind, count), on_take.is_some());
            html! {
                <Tile key={card.to_string()} {kind} {back} {count} {label} on_press={take(Thing::Give(card))} />
            }
        })
        .collect();
    let asked: Html = CardKind::all()
        .zip(load.want)
        .filter(|(_, count)| *count > 0)
        .map(|(kind, count)| {
            let label = words::on_scale(said::several(kind, count), on_take.is_some());
            html! {
                <Tile key={words::short(kind)} {kind} {count} {label} on_press={take(Thing::Want(kind))} />
            }
        })
        .collect();
    let pan = |class: &'static str, title: &AttrValue, things: Html, number: u16, thing: Thing| {
        let is_empty = match thing {
            Thing::GiveMarble => load.give.is_empty(),
            Thing::WantMarble | Thing::Give(_) | Thing::Want(_) => load.want == [0; 14],
        };
        html! {
            <div class={classes!("hud-pan", class)}>
                <p class="hud-pan__title">{ title }</p>
                <div class="hud-pan__things">
                    { things }
                    if number > 0 {
                        { purse(number, take(thing)) }
                    }
                    if is_empty && number == 0 {
                        <p class="hud-pan__none">{ said::NOTHING }</p>
                    }
                </div>
            </div>
        }
    };
    html! {
        <div class={classes!("hud-scale", load.tilt())}>
            <svg class="hud-scale__beam" viewBox="0 0 200 26" aria-hidden="true" focusable="false">
                <path class="hud-scale__post" d="M100 6v20M92 26h16" />
                <g class="hud-scale__arm">
                    <path d="M24 8h152M24 8v14M176 8v14" />
                </g>
                <circle class="hud-scale__pivot" cx="100" cy="8" r="4" />
            </svg>
            { pan("is-give", left, given, load.give_marbles, Thing::GiveMarble) }
            { pan("is-want", right, asked, load.want_marbles, Thing::WantMarble) }
        </div>
    }
}

/// Marbles on the scale.
fn purse(number: u16, on_press: Option<Callback<MouseEvent>>) -> Html {
    let label = said::marbles(number);
    match on_press {
        None => html! {
            <span class="hud-purse" role="img" aria-label={label}>{ marbles(number) }</span>
        },
        Some(onclick) => html! {
            <button type="button" class="hud-purse" aria-label={words::on_scale(label, true)} {onclick}>
                { marbles(number) }
            </button>
        },
    }
}
