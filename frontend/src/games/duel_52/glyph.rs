//! A rank's power as a sign small enough for a card on the board.

use engine::games::duel_52::Power;
use yew::prelude::*;

const fn path(power: Power) -> &'static str {
    match power {
        // A card that comes
        Power::View => "M5 3h10v14H5ZM10 6.5v7M6.5 10h7M9 21h10V8",
        // Jaws
        Power::Trap => "M3 13C5 5 19 5 21 13M3 13l3 5 3-4.5 3 5 3-5 3 4.5 3-5",
        // An eye
        Power::Foresight => {
            "M2 12c2.5-4.5 5.8-6.5 10-6.5S19.5 7.5 22 12c-2.5 4.5-5.8 6.5-10 6.5S4.5 16.5 2 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z"
        }
        // Round and round
        Power::Flip => "M4 11a8 8 0 0 1 14.5-4M19 2.5V7.5h-5M20 13a8 8 0 0 1-14.5 4M5 21.5v-5h5",
        // A snowflake
        Power::Freeze => {
            "M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8M9 3.8l3 2.7 3-2.7M9 20.2l3-2.7 3 2.7"
        }
        // A plaster
        Power::HealAll => "M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z",
        // It comes back
        Power::Retaliate => "M9 15 3.5 9.5 9 4M4 9.5h10.5a5.5 5.5 0 0 1 0 11H10",
        // Quick
        Power::Nimble => "M4.5 5l7 7-7 7M12.5 5l7 7-7 7",
        // Two blades
        Power::Twinstrike => "M3.5 3.5 18 18M20.5 3.5 6 18M14.5 20.5l6-6M9.5 20.5l-6-6",
        // A shield
        Power::Taunt => "M12 2.5 20 5.5v6c0 5-3.3 8.3-8 10-4.7-1.7-8-5-8-10v-6Z",
        // There and back
        Power::Move => "M3 8h17M15.5 3.5 20 8l-4.5 4.5M21 16H4M8.5 11.5 4 16l4.5 4.5",
        // Up
        Power::Empower => "M12 21V6M5 12.5 12 5.5l7 7M5 3h14",
        // A star
        Power::Action => {
            "M12 2.5 14.9 9l7 .7-5.3 4.7 1.6 6.9L12 17.7l-6.2 3.6 1.6-6.9L2.1 9.7l7-.7Z"
        }
    }
}

/// The picture.
pub fn glyph(power: Power) -> Html {
    html! {
        <svg class="d52-glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={path(power)} />
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_power_has_a_picture_of_its_own() {
        let mut paths = Power::ALL.map(path).to_vec();
        paths.sort_unstable();
        paths.dedup();
        assert_eq!(paths.len(), Power::ALL.len());
    }
}
