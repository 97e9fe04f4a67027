//! The mark of a player: an emblem in the seat's colour, or a bot's face. The colours are in `static/styles/seats.css`.

use engine::bot::Style;
use engine::seat::Seat;
use yew::prelude::*;

use super::icon::svg;
pub use crate::services::people::Look;
use crate::words::players::Players;
use crate::words::text::Text;

/// The emblems, in boxes of 24 × 24. Their outlines differ, for people who can't tell the colours apart.
const EMBLEMS: [&str; Look::COUNT as usize] = [
    // A moon, a flame, a leaf, a sun
    "M15.2 2A10.3 10.3 0 1 0 22 15.4 8.6 8.6 0 0 1 15.2 2Z",
    "M11.2 1c.6 4.6 7.6 7 7.6 13.9A7 7 0 0 1 12 22a7 7 0 0 1-7-7.1c0-3.2 1.7-5.1 2.9-7 .5 1.6 1.2 2.5 2.3 3C9.4 7.3 9.9 4.3 11.2 1Z",
    "M21.5 2.5C9.5 2.8 3.6 8.3 4.3 15.9L2 21.3l2.2.9 2.1-4.7C14.4 19.2 21.8 14.3 21.5 2.5Z",
    "M12 .6 14.7 5.5 20.1 3.9 18.5 9.3 23.4 12 18.5 14.7 20.1 20.1 14.7 18.5 12 23.4 9.3 18.5 3.9 20.1 5.5 14.7.6 12 5.5 9.3 3.9 3.9 9.3 5.5Z",
    // A crown, two peaks, a bolt, a tower
    "M3 20 1.5 6.5l5.8 4.6L12 3l4.7 8.1 5.8-4.6L21 20Z",
    "M.8 20.5 8.6 4.5l4.6 9.1L16.2 9l7 11.5Z",
    "M14.8.8 4 13.8h6L8.2 23.2 20 9.6h-6.6Z",
    "M4 2h4v3h2.3V2h3.4v3H16V2h4v7.2l-2.5 2.3v6L20 19.8V22H4v-2.2l2.5-2.3v-6L4 9.2Z",
    // A mushroom, a fish, an hourglass, a boat
    "M12 2C6 2 2 6.4 2 12.5h6.4v6a3.6 3.6 0 0 0 7.2 0v-6H22C22 6.4 18 2 12 2Z",
    "M1 12c3-5.2 6.9-7.2 10.5-7.2 3 0 5.2 1.6 6.8 4.4L23 5.5v13l-4.7-3.7c-1.6 2.8-3.8 4.4-6.8 4.4C7.9 19.2 4 17.2 1 12Z",
    "M4.5 1.5h15v3.2c0 3.2-2.8 5.2-5.3 7.3 2.5 2.1 5.3 4.1 5.3 7.3v3.2h-15v-3.2c0-3.2 2.8-5.2 5.3-7.3-2.5-2.1-5.3-4.1-5.3-7.3Z",
    "M11 1v14.5H3C5 10.7 8 5.3 11 1ZM13 4c3.6 3.5 6 7.4 7 11.5h-7ZM1.2 17.5h21.6L19.2 23H4.8Z",
];

impl Look {
    /// The outline of the emblem, in a box of 24 × 24.
    pub const fn path(self) -> &'static str {
        EMBLEMS[self.index()]
    }

    pub fn emblem(self) -> Html {
        svg("seat-emblem", "0 0 24 24", html! { <path d={self.path()} /> })
    }

    /// The emblem on a disc of the colour, before a name.
    pub fn mark(self) -> Html {
        html! { <span class={classes!("seat-mark", self.class())} aria-hidden="true">{ self.emblem() }</span> }
    }

    /// A card's back in the colour, hidden from screen readers.
    pub fn card(self) -> Html {
        html! {
            <span class={classes!("card", "is-back", "seat-card", self.class())} aria-hidden="true">
                <span class="seat-card__back">{ self.emblem() }</span>
            </span>
        }
    }
}

/// Bots' hats and hair, by the first letters of the roster's names: outlines above a chin, in boxes of 24 × 24.
const HEADS: [(u8, &str); 14] = [
    // A brim, a cowboy's hat, a bun, a bowler
    (b'H', "M2 10h20v2H2ZM7 10c0-4.5 2-6.5 5-6.5s5 2 5 6.5Z"),
    (b'B', "M1.5 8.5c4 3 17 3 21 0l-1 3.5h-19ZM7 10l1.5-7.5 3.5 2 3.5-2L17 10Z"),
    (b'M', "M12 .8a3 3 0 0 1 2.3 4.9C17.5 6.5 19 9 19 12H5c0-3 1.5-5.5 4.7-6.3A3 3 0 0 1 12 .8Z"),
    (b'O', "M3 10h18v2H3ZM6.5 10a5.5 6.5 0 0 1 11 0Z"),
    // Braids, hair on end, a top hat, a beret
    (b'T', "M5 12c0-5 3-8 7-8s7 3 7 8l2.5 9h-3L17 12H7L5.5 21h-3Z"),
    (b'Z', "M5 12 3.5 4.5l4 2L9 1.5l3 4 3-4 1.5 5 4-2L19 12Z"),
    (b'P', "M3.5 9.5h17V12h-17ZM7 9.5v-8h10v8Z"),
    (b'W', "M3 11.5C2 6 7 3 12.5 3.5 17 4 20 6.5 20.5 9.5L18 12ZM12 1h2v3h-2Z"),
    // A cap, a flower, a doctor's cap, horns
    (b'R', "M5.5 12c0-5.5 2.5-8 6.5-8s6.5 2 6.5 6H23v2Z"),
    (b'D', "M5 12c0-5 3-7.5 7-7.5S19 7 19 12ZM18.5 1a3 3 0 1 1-.1 0Z"),
    (b'Q', "M1.5 7 12 2.5 22.5 7 12 11.5ZM6.5 9v3h11V9ZM20.5 7.5H22v6.5h-1.5Z"),
    (
        b'I',
        "M5.5 12a6.5 6.5 0 0 1 13 0ZM6 9.5C2 9 1 6 2 1.5c1 3 3 4 6 4.5ZM18 9.5c4-.5 5-3.5 4-8-1 3-3 4-6 4.5Z",
    ),
    // Straight hair, a tuft
    (b'L', "M4 20C3.5 9 6 4 12 4s8.5 5 8 16h-3.5l.5-8H7l.5 8Z"),
    (b'F', "M6 12c0-4 2.5-6 6-6s6 2 6 6ZM10.5 6c0-2.5 1.5-4.5 4.5-5-1 2-.5 3 0 5Z"),
];

const CHIN: &str = "M6 11.8h12v2.7a6 7 0 0 1-12 0Z";
const EYES: &str = "M9.5 14v1.2M14.5 14v1.2";

const fn mouth(style: Style) -> &'static str {
    match style {
        Style::Even => "M9.5 17.8c1.5 1.2 3.5 1.2 5 0",
        Style::Bold => "M9.8 18.2h2.5l2.2-1.2",
        Style::Careful => "M10.8 18h2.4",
        Style::Grudging => "M9.5 18.6c1.5-1.4 3.5-1.4 5 0M8 12.6l2.5.9M16 12.6l-2.5.9",
    }
}

/// The hat or hair for a bot's name, by its first letter. A letter without its own shares another letter's.
fn head(name: &str) -> &'static str {
    let letter = name.bytes().next().unwrap_or_default().to_ascii_uppercase();
    let known = HEADS.iter().find(|(first, _)| *first == letter);
    known.unwrap_or(&HEADS[usize::from(letter) % HEADS.len()]).1
}

/// The mark before a player's name: the look's emblem, or a bot's face on the colour of its look.
pub fn mark(players: &Players, seat: Seat) -> Html {
    let look = players.look(seat);
    let Some(style) = players.bot_style(seat) else { return look.mark() };
    html! {
        <span class={classes!("seat-mark", "is-bot", look.class())} aria-hidden="true">
            <svg class="seat-emblem" viewBox="0 0 24 24" focusable="false">
                <path d={head(players.name(seat))} />
                <path d={CHIN} />
                <path class="seat-emblem__cut" d={EYES} />
                <path class="seat-emblem__cut" d={mouth(style)} />
            </svg>
        </span>
    }
}

pub fn name_with_mark(players: &Players, seat: Seat) -> Html {
    html! { <>{ mark(players, seat) }{ players.label(seat) }</> }
}

/// The head of a seat's strip: mark, name, current activity. The game's classes for these begin with `block`.
pub fn strip_head(players: &Players, seat: Seat, block: &str, activity: Option<Text>) -> Html {
    html! {
        <>
            { mark(players, seat) }
            <h2 class={classes!("clip", "strip__name", format!("{block}__name"))}>{ players.label(seat) }</h2>
            if let Some(activity) = activity {
                <span class={classes!("strip__note", format!("{block}__note"))}>{ activity }</span>
            }
        </>
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_bot_of_the_roster_has_a_face_of_its_own() {
        let (mut taken, mut worn) = (Vec::new(), BTreeSet::new());
        while let Some((name, _)) = crate::draft::roster::pick(&taken, 0) {
            assert!(worn.insert(head(name)), "{name} has another one's");
            taken.push(name.to_owned());
        }
        let heads = BTreeSet::from(HEADS.map(|(_, head)| head));
        assert_eq!(worn, heads, "each letter is one of the roster");
        assert_eq!(head("zeke"), head("Zeke"));
        assert!(HEADS.iter().any(|(_, known)| *known == head("")));
    }

    #[test]
    fn every_look_has_a_colour_and_an_emblem_of_its_own() {
        assert_eq!(BTreeSet::from(EMBLEMS).len(), usize::from(Look::COUNT));
        let styles = include_str!("../../../static/styles/seats.css");
        for look in Look::all() {
            assert!(styles.contains(&format!("  .{} {{\n", look.class())), "{look:?}");
        }
    }
}
