//! Pictures of loot, abilities and ammo, in boxes of 24 × 24.

use engine::games::gold_rush_shoot_out::{Ability, Card, Load, Loot};
use yew::prelude::*;

use crate::components::icon::svg;
use crate::services::numbers::rounded;

/// A gold bar, with its lower left corner at `x` and `y`.
fn bar(x: f32, y: f32, width: f32) -> Html {
    let text = |number: f32| rounded(number, 2);
    let (side, height) = (width * 0.2, width * 0.46);
    let (dx, dy, top) = (text(side), text(height), text(width * 0.6));
    let face = format!("M{} {}l{dx}-{dy}h{top}l{dx} {dy}z", text(x), text(y));
    let (shine_x, shine_y) = (text(x + side * 1.55), text(y - height * 0.72));
    let shine = format!("M{shine_x} {shine_y}h{}", text(width * 0.38));
    html! {
        <>
            <path class="gr-icon__gold" d={face} />
            <path class="gr-icon__gleam" d={shine} />
        </>
    }
}

pub fn card(card: Card) -> Html {
    let picture = match card {
        Card::Loot(Loot::OneBar) => bar(2.5, 16.5, 19.0),
        Card::Loot(Loot::TwoBars) => {
            html! { <>{ bar(0.4, 20.5, 14.5) }{ bar(9.1, 12.5, 14.5) }</> }
        }
        Card::Loot(Loot::ThreeBars) => {
            html! { <>{ bar(6.2, 13.2, 11.6) }{ bar(0.3, 19.5, 11.6) }{ bar(12.1, 19.5, 11.6) }</> }
        }
        Card::Loot(Loot::FiveBars) => html! {
            <>
                { bar(4.0, 14.5, 8.0) }{ bar(12.0, 14.5, 8.0) }
                { bar(0.2, 19.5, 7.8) }{ bar(8.1, 19.5, 7.8) }{ bar(16.0, 19.5, 7.8) }
            </>
        },
        Card::Loot(Loot::Stamp) => paths(&[
            (
                "gr-icon__paper",
                "M4.5 3.5h2a1.5 1.5 0 0 0 3 0h5a1.5 1.5 0 0 0 3 0h2v4a1.5 1.5 0 0 0 0 3v3a1.5 1.5 0 0 0 0 3v4h-2\
                    a1.5 1.5 0 0 0-3 0h-5a1.5 1.5 0 0 0-3 0h-2v-4a1.5 1.5 0 0 0 0-3v-3a1.5 1.5 0 0 0 0-3z",
            ),
            ("gr-icon__line", "m7.5 16.5 3.2-4.6 2.4 3 1.6-1.8 2 3.4zM15 8.6v.4"),
        ]),
        Card::Loot(Loot::Antique) => paths(&[
            (
                "gr-icon__paper",
                "M9 2.8h6M10 3c.6 3-3.6 4.4-4.4 8.6C4.8 16 8 18.4 9.4 20h5.2c1.4-1.6 4.6-4 3.8-8.4C17.6 7.4 13.4 6 14 3z\
                    M8.5 21.4h7",
            ),
            ("gr-icon__line", "M6 11.5h12M6.4 14.5h11.2"),
        ]),
        Card::Ability(Ability::HiredHand) => paths(&[
            (
                "gr-icon__felt",
                "M1.2 15.2c2.6 4.2 19 4.2 21.6 0-1.6-.9-3.6-.5-5.4.4-.2-4.2-.9-8.6-2.3-9.6-1.2-.8-2 .6-3.1.6s-1.9-1.4-3.1-.6\
                    c-1.4 1-2.1 5.4-2.3 9.6-1.8-.9-3.8-1.3-5.4-.4Z",
            ),
            ("gr-icon__band", "M6.8 13.2c3.2 1.4 7.2 1.4 10.4 0"),
        ]),
        Card::Ability(Ability::Bullet) => cartridge(),
        Card::Ability(Ability::DualWield) => html! {
            <>
                { pistol("translate(0.5 0)") }
                { pistol("matrix(-1 0 0 1 23.5 12)") }
            </>
        },
        Card::Ability(Ability::Bandage) => html! {
            <g transform="rotate(-35 12 12)">
                <rect class="gr-icon__paper" x="1.8" y="8" width="20.4" height="8" rx="4" />
                <path class="gr-icon__line" d="M8.2 8v8M15.8 8v8M12 10.4v.2M10.6 12.4v.2M13.4 12.4v.2M12 14.2v.2" />
            </g>
        },
        Card::Ability(Ability::DuckAndWeave) => path(
            "gr-icon__line",
            "M2.5 6.5h9M14 6.5h3M4.5 20.5c1-3.6 3.4-5.6 7-5.8l3.6-2.2\
                M15 20.5c.6-3.6 3-4.8 2-8M17.6 12.6a2.3 2.3 0 1 0-.1-4.6 2.3 2.3 0 0 0 .1 4.6Z",
        ),
    };
    frame(picture)
}

pub fn load(load: Load) -> Html {
    frame(match load {
        Load::Blank => path("gr-icon__line", "M8 20.5h8M8.8 20.5V9.5h6.4v11M9.5 9.5l1-2.5h3l1 2.5"),
        Load::Bullet | Load::BulletCard => cartridge(),
    })
}

fn path(class: &'static str, d: &'static str) -> Html {
    html! { <path {class} {d} /> }
}

fn paths(all: &[(&'static str, &'static str)]) -> Html {
    all.iter().map(|(class, d)| path(class, d)).collect()
}

fn cartridge() -> Html {
    paths(&[
        ("gr-icon__lead", "M8.8 9.5c0-3.6 1.6-5.6 3.2-7 1.6 1.4 3.2 3.4 3.2 7z"),
        ("gr-icon__gold", "M8.8 9.5h6.4v11H8.8z"),
        ("gr-icon__line", "M8 20.5h8"),
    ])
}

fn pistol(transform: &'static str) -> Html {
    html! {
        <path
            class="gr-icon__lead"
            {transform}
            d="M1.5 2.6h1.6l.6-.9h1.2l.5.9h15.1v3.2h-8.3c.1 1.9-.9 2.9-2.6 2.9H8.4L7 11.4H2.6l1.5-5.6H1.5z"
        />
    }
}

fn frame(picture: Html) -> Html {
    svg("gr-icon", "0 0 24 24", picture)
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Badge {
    Wound,
    Token,
    Envelope,
    Priority,
    Stands,
    Out,
    Ambush,
    Duck,
    Strike,
}

/// Decoration: its meaning stands beside it.
pub fn badge(badge: Badge) -> Html {
    frame(match badge {
        Badge::Wound => paths(&[
            (
                "gr-icon__blood",
                "M12 2.5c3.6 4.8 6.2 8.2 6.2 12a6.2 6.2 0 0 1-12.4 0c0-3.8 2.6-7.2 6.2-12Z",
            ),
            ("gr-icon__shine", "M9.2 14.6a3 3 0 0 0 2.4 3"),
        ]),
        Badge::Token => html! {
            <>
                <circle class="gr-icon__gold" cx="12" cy="12" r="9" />
                <path class="gr-icon__line" d="M12 3v18M12 7.5a4.5 4.5 0 0 1 0 9" />
            </>
        },
        Badge::Envelope => html! {
            <>
                <rect class="gr-icon__paper" x="2.5" y="5" width="19" height="14" rx="1.5" />
                <path class="gr-icon__line" d="m3 6 9 7.5L21 6" />
            </>
        },
        Badge::Priority => path(
            "gr-icon__gold",
            "m12 1.8 2.7 6.3 6.8-1-3.9 5.6 3.9 5.6-6.8-1L12 22.2l-2.7-4.9-6.8 1 3.9-5.6-3.9-5.6 6.8 1z",
        ),
        Badge::Stands => path(
            "gr-icon__line",
            "M12 7.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4ZM6.5 11.5c3-2.4 8-2.4 11 0M12 9.8v5.4\
                M12 15 8.5 21.8M12 15l3.5 6.8",
        ),
        Badge::Out => path(
            "gr-icon__line",
            "M15.5 6.4a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM6 9.5l5-1.6 3 2.6 4.2 1.2M11 8l-1.6 6 4 2.4\
                .6 5.4M9.4 14l-1.6 3.4-4.6.4M2 12.5h3M1.5 5.5h5",
        ),
        Badge::Ambush => path(
            "gr-icon__line",
            "M3 9.5h11.5a5 5 0 0 1 0 10H9M6.6 5.5 2.6 9.5l4 4M16.5 2.5l1 2.4 2.5.6-2.5.8-1 2.2-.8-2.2-2.4-.8 2.4-.6z",
        ),
        Badge::Duck => path(
            "gr-icon__line",
            "M2.5 5h9M15 5h3.5M17 13.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8ZM14.6 12.6 9 14.4l-4.5 6\
                M9 14.4l5 2.4-1 4",
        ),
        Badge::Strike => path("gr-icon__strike", "m5 5 14 14M19 5 5 19"),
    })
}
