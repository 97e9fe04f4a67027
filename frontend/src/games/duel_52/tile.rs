//! A card on the board, small enough for five on a side of a lane.

use engine::cards::Card as Face;
use engine::games::duel_52::{Action, CardView, Power, Side};
use engine::seat::Seat;
use yew::prelude::*;

use super::draft::Pick;
use super::preview::{Outlook, Survival};
use crate::components::card::suit_path;
use crate::components::icon::svg;
use crate::hooks::toasts;
use crate::words::cards;
use crate::words::reason::RefusalReason;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardSign {
    /// The card can attack.
    Ready,
    Frozen,
    Paired,
    /// A seat knows the card although it is usually hidden from it: see `has_seen`.
    Seen,
    Base,
    Hero,
    /// The card's power waits.
    Waits,
    /// The card came in this turn.
    New,
    /// A bannerman improves the card.
    Banner,
}

impl CardSign {
    const fn path(self) -> &'static str {
        match self {
            Self::Ready => "M4 20l3-3M6 13l5 5M8.5 15.5 19 5h1v1L9.5 16.5",
            Self::Frozen => {
                "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5"
            }
            Self::Paired => {
                "M9.5 14.5l5-5M8 11l-2.5 2.5a3.5 3.5 0 0 0 5 5L13 16M16 13l2.5-2.5a3.5 3.5 0 0 0-5-5L11 8"
            }
            Self::Seen => {
                "M2.5 12c2.5-4 5.6-6 9.5-6s7 2 9.5 6c-2.5 4-5.6 6-9.5 6s-7-2-9.5-6ZM12 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z"
            }
            Self::Base => "M4 20V9l3 2V6h3v3h4V6h3v5l3-2v11Z",
            Self::Hero => "M4 18h16M4.5 15 3.5 7l5 4L12 5l3.5 6 5-4-1 8Z",
            Self::Waits => "M13 2 5 13.5h6L10 22l9-12h-6.5Z",
            Self::New => "M12 4v16M4 12h16",
            Self::Banner => "M6 21V3.8M6 4.5h12l-2.6 4 2.6 4H6",
        }
    }
}

pub fn sign(sign: CardSign) -> Html {
    html! {
        <svg
            key={format!("{sign:?}")}
            class={classes!("d52-sign", format!("is-{sign:?}").to_ascii_lowercase())}
            viewBox="0 0 24 24"
            aria-hidden="true"
            focusable="false"
        >
            <path d={sign.path()} />
        </svg>
    }
}

pub fn rank_and_suit(face: Face) -> Html {
    with_rank(face, suit(face))
}

/// A tile's corner: the card's rank, and its power below.
fn corner(face: Face) -> Html {
    let power = html! {
        <span class="d52-index__does">{ glyph(Power::from_card(face)) }{ suit(face) }</span>
    };
    with_rank(face, power)
}

fn with_rank(face: Face, beside: Html) -> Html {
    html! {
        <span class="inline-row d52-index" data-suit={face.suit().letter().to_string()}>
            <span class="d52-index__rank">{ cards::index(face.rank()) }</span>
            { beside }
        </span>
    }
}

fn suit(face: Face) -> Html {
    svg("d52-index__suit", "0 0 24 24", html! { <path d={suit_path(face.suit())} /> })
}

/// A card's state at this moment of playback.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileState {
    /// The class of a card that acts, is a target, or dies just now.
    pub highlight: Option<&'static str>,
    /// The class of a card that attacks or turns up.
    pub deed: Option<&'static str>,
    /// The damage that the card takes just now.
    pub hurt: u8,
    pub is_picked: bool,
    /// Whether a tap on the card completes the pick.
    pub is_target: bool,
    /// Whether the card can't act any more this turn.
    pub is_idle: bool,
    pub sign: Option<CardSign>,
}

/// A tile's press. A tile with an equal press isn't drawn again.
#[derive(Clone, PartialEq)]
pub enum TilePress {
    Act(Action, Callback<Action>),
    /// `None` drops the pick.
    Pick(Option<Pick>, Callback<Option<Pick>>),
}

impl TilePress {
    fn on_press(&self) -> Callback<MouseEvent> {
        match self.clone() {
            Self::Act(action, on_act) => on_act.reform(move |_| action),
            Self::Pick(pick, on_pick) => on_pick.reform(move |_| pick),
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct TileProps {
    pub card: CardView,
    pub state: TileState,
    /// The preview of an attack on the card.
    pub outlook: Option<Outlook>,
    pub label: AttrValue,
    pub press: Option<TilePress>,
    /// Why the pick can't be used on this card.
    pub refusal: Option<RefusalReason>,
}

pub const fn back_class(seat: Seat) -> &'static str {
    if seat.index() == 0 { "is-cool" } else { "is-warm" }
}

#[component]
pub fn Tile(props: &TileProps) -> Html {
    let TileProps { card, state, label, refusal, .. } = props;
    let side = match (card.side, card.face) {
        (Side::Up, _) => "is-up",
        (Side::Down, Some(_)) => "is-known",
        (Side::Down, None) => "is-down",
    };
    let class = classes!(
        "d52-tile",
        side,
        back_class(card.owner),
        state.highlight,
        state.deed,
        (state.hurt > 0).then_some("is-hurt"),
        state.is_picked.then_some("is-picked"),
        (state.is_target && refusal.is_none()).then_some("is-target"),
        card.frozen.then_some("is-frozen"),
        (state.is_idle && !state.is_picked && !state.is_target).then_some("is-idle"),
    );
    let animation_name = card.face.map_or_else(|| format!("n{}", card.id), |face| face.to_string());
    let content = html! {
        <>
            <span class="d52-tile__face" aria-hidden="true">
                { card.face.map(corner).unwrap_or_default() }
                { state.sign.map(sign).unwrap_or_default() }
                <span class="d52-tile__hits">
                    for at in 0..card.hit_points {
                        <span key={at} class={classes!("d52-hit", (at < card.damage).then_some("is-lost"))} />
                    }
                </span>
            </span>
            if state.hurt > 0 {
                <span class="d52-tile__hurt" aria-hidden="true">{ format!("−{}", state.hurt) }</span>
            }
            if let Some(outlook) = props.outlook.filter(|_| refusal.is_none()) {
                { outlook_badge(outlook) }
            }
        </>
    };
    let Some(press) = &props.press else {
        return html! {
            <span
                {class}
                data-glide={animation_name}
                data-card={card.id.to_string()}
                role="img"
                aria-label={label.clone()}
            >
                { content }
            </span>
        };
    };
    let label =
        refusal.as_ref().map_or_else(|| label.clone(), |reason| reason.disabled_label(label));
    let onclick = toasts::unless_refused(refusal.clone(), press.on_press());
    html! {
        <button
            type="button"
            {class}
            data-glide={animation_name}
            data-card={card.id.to_string()}
            aria-label={label}
            aria-pressed={if state.is_picked { "true" } else { "false" }}
            aria-disabled={refusal.is_some().then_some("true")}
            aria-description={refusal.as_ref().and_then(|reason| reason.rule)}
            data-next={(state.is_target && refusal.is_none()).then_some("")}
            {onclick}
        >
            { content }
        </button>
    }
}

fn outlook_badge(outlook: Outlook) -> Html {
    let fate = match outlook.target {
        Survival::Lives => "",
        Survival::Dies => " ✕",
        Survival::DiesUnlessThree => " ✕?",
        Survival::TurnsUp => " ↑3",
    };
    let attacker_fate = if outlook.attacker_dies { " ✕" } else { "" };
    html! {
        <span class="d52-tile__outlook" aria-hidden="true">
            <span>{ format!("−{}{fate}", outlook.damage) }</span>
            if outlook.damage_back > 0 {
                <span class="d52-tile__back">{ format!("↩{}{attacker_fate}", outlook.damage_back) }</span>
            }
        </span>
    }
}

const fn glyph_path(power: Power) -> &'static str {
    match power {
        // A card that comes
        Power::View => "M5 3h10v14H5ZM10 6.5v7M6.5 10h7M9 21h10V8",
        // Jaws
        Power::Trap => "M3 13C5 5 19 5 21 13M3 13l3 5 3-4.5 3 5 3-5 3 4.5 3-5",
        // An eye
        Power::Foresight => {
            "M2 12c2.5-4.5 5.8-6.5 10-6.5S19.5 7.5 22 12c-2.5 4.5-5.8 6.5-10 6.5S4.5 16.5 2 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z"
        }
        // Two arrows in a circle
        Power::Flip => "M4 11a8 8 0 0 1 14.5-4M19 2.5V7.5h-5M20 13a8 8 0 0 1-14.5 4M5 21.5v-5h5",
        // A snowflake
        Power::Freeze => {
            "M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8M9 3.8l3 2.7 3-2.7M9 20.2l3-2.7 3 2.7"
        }
        // A plaster
        Power::HealAll => "M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z",
        // An arrow that comes back
        Power::Retaliate => "M9 15 3.5 9.5 9 4M4 9.5h10.5a5.5 5.5 0 0 1 0 11H10",
        // Two chevrons
        Power::Nimble => "M4.5 5l7 7-7 7M12.5 5l7 7-7 7",
        // Two blades
        Power::Twinstrike => "M3.5 3.5 18 18M20.5 3.5 6 18M14.5 20.5l6-6M9.5 20.5l-6-6",
        // A shield
        Power::Taunt => "M12 2.5 20 5.5v6c0 5-3.3 8.3-8 10-4.7-1.7-8-5-8-10v-6Z",
        // Two arrows, there and back
        Power::Move => "M3 8h17M15.5 3.5 20 8l-4.5 4.5M21 16H4M8.5 11.5 4 16l4.5 4.5",
        // An arrow up to a bar
        Power::Empower => "M12 21V6M5 12.5 12 5.5l7 7M5 3h14",
        // A star
        Power::Action => {
            "M12 2.5 14.9 9l7 .7-5.3 4.7 1.6 6.9L12 17.7l-6.2 3.6 1.6-6.9L2.1 9.7l7-.7Z"
        }
    }
}

pub fn glyph(power: Power) -> Html {
    svg("d52-glyph", "0 0 24 24", html! { <path d={glyph_path(power)} /> })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_power_has_a_picture_of_its_own() {
        let mut paths = Power::ALL.map(glyph_path).to_vec();
        paths.sort_unstable();
        paths.dedup();
        assert_eq!(paths.len(), Power::ALL.len());
    }
}
