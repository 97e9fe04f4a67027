//! How players are told apart at a glance: a colour and an emblem each. The colours are in
//! `static/styles/seats.css`.

use engine::seat::Seat;
use yew::prelude::*;

pub use crate::services::people::Look;
use crate::words::players::Players;

/// The emblems in a square of 24. Their outlines differ, for who can't tell the colours.
const EMBLEMS: [&str; Look::COUNT as usize] = [
    // A moon
    "M15.2 2A10.3 10.3 0 1 0 22 15.4 8.6 8.6 0 0 1 15.2 2Z",
    // A flame
    "M11.2 1c.6 4.6 7.6 7 7.6 13.9A7 7 0 0 1 12 22a7 7 0 0 1-7-7.1c0-3.2 1.7-5.1 2.9-7 .5 1.6 1.2 2.5 2.3 3C9.4 7.3 9.9 4.3 11.2 1Z",
    // A leaf
    "M21.5 2.5C9.5 2.8 3.6 8.3 4.3 15.9L2 21.3l2.2.9 2.1-4.7C14.4 19.2 21.8 14.3 21.5 2.5Z",
    // A sun
    "M12 .6 14.7 5.5 20.1 3.9 18.5 9.3 23.4 12 18.5 14.7 20.1 20.1 14.7 18.5 12 23.4 9.3 18.5 3.9 20.1 5.5 14.7.6 12 5.5 9.3 3.9 3.9 9.3 5.5Z",
    // A crown
    "M3 20 1.5 6.5l5.8 4.6L12 3l4.7 8.1 5.8-4.6L21 20Z",
    // Two peaks
    "M.8 20.5 8.6 4.5l4.6 9.1L16.2 9l7 11.5Z",
    // A bolt
    "M14.8.8 4 13.8h6L8.2 23.2 20 9.6h-6.6Z",
    // A tower
    "M4 2h4v3h2.3V2h3.4v3H16V2h4v7.2l-2.5 2.3v6L20 19.8V22H4v-2.2l2.5-2.3v-6L4 9.2Z",
    // A mushroom
    "M12 2C6 2 2 6.4 2 12.5h6.4v6a3.6 3.6 0 0 0 7.2 0v-6H22C22 6.4 18 2 12 2Z",
    // A fish
    "M1 12c3-5.2 6.9-7.2 10.5-7.2 3 0 5.2 1.6 6.8 4.4L23 5.5v13l-4.7-3.7c-1.6 2.8-3.8 4.4-6.8 4.4C7.9 19.2 4 17.2 1 12Z",
    // An hourglass
    "M4.5 1.5h15v3.2c0 3.2-2.8 5.2-5.3 7.3 2.5 2.1 5.3 4.1 5.3 7.3v3.2h-15v-3.2c0-3.2 2.8-5.2 5.3-7.3-2.5-2.1-5.3-4.1-5.3-7.3Z",
    // A boat
    "M11 1v14.5H3C5 10.7 8 5.3 11 1ZM13 4c3.6 3.5 6 7.4 7 11.5h-7ZM1.2 17.5h21.6L19.2 23H4.8Z",
];

impl Look {
    /// The outline of the emblem, in a square of 24.
    pub const fn path(self) -> &'static str {
        EMBLEMS[self.index()]
    }

    /// The emblem alone.
    pub fn emblem(self) -> Html {
        let path = self.path();
        html! {
            <svg class="seat-emblem" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d={path} />
            </svg>
        }
    }

    /// The emblem on a disc of the colour, to stand before a name.
    pub fn mark(self) -> Html {
        html! { <span class={classes!("seat-mark", self.class())} aria-hidden="true">{ self.emblem() }</span> }
    }

    /// A card's back in the colour, for the eye alone.
    pub fn card(self) -> Html {
        html! {
            <span class={classes!("card", "is-back", "seat-card", self.class())} aria-hidden="true">
                <span class="seat-card__back">{ self.emblem() }</span>
            </span>
        }
    }
}

/// How a player is told apart. All that shows it asks here.
pub fn look(players: &Players, seat: Seat) -> Look {
    players.look(seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_look_has_a_colour_and_an_emblem_of_its_own() {
        let mut emblems = EMBLEMS.to_vec();
        emblems.sort_unstable();
        emblems.dedup();
        assert_eq!(emblems.len(), usize::from(Look::COUNT));
        let styles = include_str!("../../../static/styles/seats.css");
        for look in Look::all() {
            assert!(styles.contains(&format!("  .{} {{\n", look.class())), "{look:?}");
        }
    }
}
