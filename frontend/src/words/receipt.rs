//! The receipt of a game by link, as a text for a file.

use std::fmt::Write as _;

use crate::services::by_link::{Agreed, Hashed, HashedOf, Receipt};

/// Whether this device saw the deal agreed.
const fn agreed(agreed: Agreed) -> &'static str {
    match agreed {
        Agreed::Here => "The deal was agreed on this device.",
        Agreed::Elsewhere => {
            "This device did not see the deal agreed: the game came with a link or a file, or its invitation was \
             answered here before."
        }
        Agreed::NotNoted => {
            "Whether the deal was agreed on this device was not noted: an older version began the game."
        }
    }
}

/// What a hashed text holds.
fn title(of: HashedOf) -> String {
    match of {
        HashedOf::FirstHalf => "The first half of the seed".to_owned(),
        HashedOf::Seed(seed) => format!("The seed {seed}, the first 16 digits"),
        HashedOf::Sealed { seat, decision } => {
            format!("Seat {seat}, sealed before decision {decision}")
        }
    }
}

/// The whole receipt: what was agreed, each text beside its sum, and the game.
pub fn text(receipt: &Receipt) -> String {
    let mut text = format!("facedown receipt 1\n{}\n", agreed(receipt.agreed));
    if let Some(seat) = receipt.came_with_link {
        let _ = writeln!(text, "Decisions of seat {seat} came with a link.");
    }
    for Hashed { of, sum, text: hashed } in &receipt.hashed {
        let _ = writeln!(text, "\n# {}\nsha256 {sum}", title(*of));
        for line in hashed.as_deref().unwrap_or("(not opened)").lines() {
            let _ = writeln!(text, "  {line}");
        }
    }
    let _ = write!(text, "\n# The game\n{}", receipt.record);
    text
}
