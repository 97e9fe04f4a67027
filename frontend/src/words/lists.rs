//! Lists as people write them.

use engine::seat::SeatSet;

use super::line::{Given, Line, joined};
use super::messages::common::{and, or};

/// An enumeration: `a`, `a and b`, `a, b and c`.
pub fn list(items: impl IntoIterator<Item = impl Into<Line>>) -> Line {
    enumerated(items, and)
}

/// A choice: `a`, `a or b`, `a, b or c`.
pub fn either(items: impl IntoIterator<Item = impl Into<Line>>) -> Line {
    enumerated(items, or)
}

fn enumerated(
    items: impl IntoIterator<Item = impl Into<Line>>,
    last_two: fn(Line, Line) -> Line,
) -> Line {
    let mut items: Vec<Line> = items.into_iter().map(Into::into).collect();
    match items.pop() {
        None => Line::default(),
        Some(last) if items.is_empty() => last,
        Some(last) => last_two(joined(items.into_iter().map(Line::listed), ", "), last.listed()),
    }
}

impl From<SeatSet> for Given {
    fn from(seats: SeatSet) -> Self {
        Self::Seats(seats, list(seats.iter()))
    }
}

#[cfg(test)]
mod tests {
    use engine::cards::Card;

    use super::*;
    use crate::services::language;
    use crate::words;

    #[test]
    fn a_word_changes_before_a_sound_where_a_language_has_that() {
        language::show("es");
        assert_eq!(words::list(&["Ana", "Inés"]), "Ana e Inés");
        assert_eq!(words::list(&["Inés", "Yago"]), "Inés y Yago");
        assert_eq!(words::list(&["Ana", "Hierro"]), "Ana y Hierro");
        assert_eq!(
            either(["7c", "8c"].map(|card| card.parse::<Card>().expect("a card"))).plain(),
            "7♣ u 8♣"
        );
        language::show("fr");
        assert!(words::messages::coach::expect_as_many("Ana").contains("qu’Ana"));
    }

    #[test]
    fn cards_are_listed_as_people_write_them() {
        let cards = ["3c", "9c", "Kc"].map(|card| card.parse::<Card>().expect("a card"));
        assert_eq!(list(cards).plain(), "3♣, 9♣ and K♣");
        assert_eq!(either(["3", "4"]).plain(), "3 or 4");
    }
}
