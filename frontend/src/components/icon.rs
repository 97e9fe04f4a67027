//! The project's line icons: 24 × 24, in the current colour. Also its logo, the games' emblems, and rows of dots.

use yew::prelude::*;

/// The outline of an icon. Each is a constant, so that a bundle contains only those it uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glyph(&'static str);

#[expect(non_upper_case_globals, reason = "they are used like the variants of an enum")]
impl Glyph {
    pub const Back: Self = Self("M14.5 5 7.5 12l7 7");
    pub const Bars: Self = Self("M5 20.5v-7M12 20.5V4M19 20.5V9.5");
    pub const Bot: Self = Self(
        "M5 9.5h14v9H5zM12 9.5V6M2.5 12.5v3M21.5 12.5v3M9 13.2v.6M15 13.2v.6M9.5 16.2h5\
                 M12 6a1.2 1.2 0 1 0 0-2.4A1.2 1.2 0 0 0 12 6Z",
    );
    pub const Close: Self = Self("m6 6 12 12M18 6 6 18");
    pub const Copy: Self = Self("M9 8.5h10.5V20H9zM15 8.5V4H4.5v11.5H9");
    pub const Cover: Self = Self(
        "M3 12c2.4-4 5.4-6 9-6s6.6 2 9 6c-2.4 4-5.4 6-9 6s-6.6-2-9-6ZM12 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM4.5 19.5l15-15",
    );
    pub const Device: Self = Self("M7.5 2.8h9v18.4h-9zM11 18.2h2");
    pub const Down: Self = Self("M12 5v14M6.5 13.5 12 19l5.5-5.5");
    pub const Download: Self = Self("M12 3.5v11M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15");
    pub const Evening: Self = Self(
        "M7 4.5v5.2a5 5 0 0 0 10 0V4.5zM7 6.5H3.8c0 2.6 1.2 4.2 3.4 4.6M17 6.5h3.2c0 2.6-1.2 4.2-3.4 4.6M12 14.7v4M8 20h8",
    );
    pub const First: Self = Self("M6.5 5v14M18 5l-7 7 7 7");
    pub const Flag: Self = Self("M6 21V3.8M6 4.5h12l-2.6 4 2.6 4H6");
    pub const Forward: Self = Self("m9.5 5 7 7-7 7");
    pub const Hint: Self = Self(
        "M9 17.5h6M10 20.5h4M9.3 14.8c0-1.6-2.8-2.9-2.8-6a5.5 5.5 0 0 1 11 0c0 3.1-2.8 4.4-2.8 6Z",
    );
    pub const Info: Self = Self("M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.6v.3");
    pub const Keys: Self =
        Self("M3.5 6.5h17v11h-17zM7 10v.1M10.3 10v.1M13.7 10v.1M17 10v.1M8 14h8");
    pub const Last: Self = Self("M17.5 5v14M6 5l7 7-7 7");
    pub const Legend: Self = Self(
        "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.4 9.6a2.7 2.7 0 1 1 3.9 2.4c-.9.5-1.3 1-1.3 1.9M12 16.7v.3",
    );
    pub const Link: Self = Self(
        "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.4 1.4M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.4-1.4",
    );
    pub const Log: Self = Self("M5 5.5h.1M5 12h.1M5 18.5h.1M9 5.5h11M9 12h11M9 18.5h11");
    pub const Menu: Self = Self("M4 7h16M4 12h16M4 17h16");
    pub const Moon: Self = Self("M19.5 14.6A8 8 0 0 1 9.4 4.5a8 8 0 1 0 10.1 10.1Z");
    pub const Muted: Self = Self("M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5");
    pub const Pause: Self = Self("M8 5v14M16 5v14");
    pub const Pencil: Self = Self("m4.5 19.5.9-4.2L16 4.7l3.3 3.3L8.7 18.6zM13.6 7.1l3.3 3.3");
    pub const People: Self = Self(
        "M9 11.2a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8ZM2.5 19.6c.5-3.2 3.1-5.1 6.5-5.1\
                 s6 1.9 6.5 5.1M15.6 4.9a3.2 3.2 0 0 1 0 6M17.6 14.9c2.1.7 3.5 2.3 3.9 4.7",
    );
    pub const Person: Self = Self(
        "M12 11.5a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8ZM4.5 20.2c.6-3.6 3.6-5.7 7.5-5.7\
                 s6.9 2.1 7.5 5.7",
    );
    pub const Play: Self = Self("M8 5.2v13.6L19 12z");
    pub const Plus: Self = Self("M12 5v14M5 12h14");
    pub const Qr: Self = Self(
        "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM17.5 17.5H20V20h-2.5z\
                 M20 14v.1M14 20v-.1",
    );
    pub const Reload: Self = Self("M19.5 5v4.8h-4.8M19 9.8A7.7 7.7 0 1 0 19.7 12");
    pub const Review: Self = Self("M4 4.5v15h16M7 15l4-4.5 3 2.5 5.5-7");
    pub const Rules: Self = Self(
        "M12 6.2C9.8 4.7 7 4.2 3.5 4.5v13.7c3.5-.3 6.3.2 8.5 1.7 2.2-1.5 5-2 8.5-1.7V4.5\
                 c-3.5-.3-6.3.2-8.5 1.7ZM12 6.2v13.7",
    );
    pub const Screen: Self = Self("M3 5h18v11.5H3zM8.5 20h7M12 16.5V20");
    pub const Settings: Self = Self(
        "M4 7h9.5M18 7h2M4 17h2M10.5 17H20M15.7 9.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z\
                 M8.3 19.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z",
    );
    pub const Share: Self = Self("M12 14.5v-11M8 7l4-3.8L16 7M7.5 11H5v9.5h14V11h-2.5");
    pub const Shuffle: Self = Self(
        "M3.5 7h3.2c5 0 5.6 10 10.6 10h3M17.5 14l3 3-3 3M3.5 17h3.2c1.7 0 2.9-1.1 3.8-2.6M13.6 9.5c.9-1.4 2-2.5 3.7-2.5h3M17.5 4l3 3-3 3",
    );
    pub const Sound: Self = Self(
        "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11",
    );
    pub const Sun: Self = Self(
        "M12 16.2a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4ZM12 2.5V5M12 19v2.5M2.5 12H5\
                 M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7",
    );
    pub const Swap: Self = Self("M7 4.5 3.5 8 7 11.5M3.5 8H18M17 12.5l3.5 3.5-3.5 3.5M20.5 16H6");
    pub const Text: Self = Self("M6 3.5h8.5l4 4v13H6zM14 3.8V8h4.2M9 12h6.5M9 15.5h6.5");
    pub const Tick: Self = Self("m5 12.5 4.5 4.5L19 7.5");
    pub const Trash: Self =
        Self("M4.5 6.8h15M9.5 6.5V4h5v2.5M6.5 7l.9 13h9.2l.9-13M10.2 10.5v6M13.8 10.5v6");
    pub const Up: Self = Self("M12 19V5M6.5 10.5 12 5l5.5 5.5");
    pub const Upload: Self = Self("M12 15V4M7.5 8.2 12 3.8l4.5 4.4M4.5 19.5h15");
    pub const Warning: Self = Self("M12 3.8 21.5 20h-19zM12 10v4.6M12 17.2v.3");
}

/// A decoration, hidden from screen readers.
pub fn svg(class: impl Into<Classes>, view_box: &'static str, content: Html) -> Html {
    let class: Classes = class.into();
    html! {
        <svg {class} viewBox={view_box} aria-hidden="true" focusable="false">{ content }</svg>
    }
}

/// An icon, which only repeats the text beside it or the control's name.
pub fn icon(glyph: Glyph) -> Html {
    svg("icon", "0 0 24 24", html! { <path d={glyph.0} /> })
}

/// The project's logo: a closed eye, as on the back of every card.
pub fn eye() -> Html {
    let outline = "M-46-10C-30 12-15 20 0 20S30 12 46-10M0 20v21M-20 16l-7.5 19M20 16l7.5 19\
                   M-36 4l-14 14M36 4l14 14";
    svg("eye", "-60 -24 120 72", html! { <path d={outline} /> })
}

/// A game's emblem, in its accent. Decoration: the game's name always stands beside it.
pub fn emblem(content: Html) -> Html {
    svg("emblem", "0 0 64 64", content)
}

/// A row of `total` dots, `filled` of them filled.
pub fn pips(filled: usize, total: usize) -> Html {
    html! {
        <span class="pips" aria-hidden="true">
            for at in 0..total {
                <i key={at} class={(at < filled).then_some("is-won")} />
            }
        </span>
    }
}
