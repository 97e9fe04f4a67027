//! Ids in prose: `FG-13`, `FG-8, 14`, `D52-6 to 9`, `GR-7 to GR-11`, `D52-3 to 5, 16 to 18`.

use std::collections::BTreeSet;

use super::RuleId;

/// Separators between two numbers of a citation.
const BETWEEN: [&str; 4] = [", ", " to ", " and ", " or "];

/// The ids cited in a text. `games` are the ids' prefixes.
pub(crate) fn cited_ids(text: &str, games: &[&str]) -> BTreeSet<RuleId> {
    let mut ids = BTreeSet::new();
    for game in games {
        for (at, _) in text.match_indices(&format!("{game}-")) {
            let before = text[..at].chars().next_back();
            if !before.is_some_and(|before| before.is_alphanumeric() || before == '-') {
                let numbers = cited_numbers(&text[at..], game);
                ids.extend(numbers.map(|number| RuleId { game: (*game).to_owned(), number }));
            }
        }
    }
    ids
}

/// The numbers cited at the start of the text, ranges expanded.
fn cited_numbers(text: &str, game: &str) -> impl Iterator<Item = u32> {
    let mut numbers = BTreeSet::new();
    let mut rest = text.strip_prefix(game).and_then(|rest| rest.strip_prefix('-'));
    let mut range_from = None;
    while let Some((number, after)) = rest.and_then(leading_number) {
        numbers.extend(range_from.unwrap_or(number)..=number);
        rest = None;
        for between in BETWEEN {
            if let Some(next) = after.strip_prefix(between) {
                let same_game = next.strip_prefix(game).and_then(|next| next.strip_prefix('-'));
                rest = Some(same_game.unwrap_or(next));
                range_from = (between == " to ").then_some(number);
            }
        }
    }
    numbers.into_iter()
}

/// The number at the start of the text, and the rest; `None` for words like `5s` or `3rd`.
fn leading_number(text: &str) -> Option<(u32, &str)> {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    let (digits, after) = text.split_at(end);
    let is_word = after.starts_with(|next: char| next.is_alphanumeric() || next == '_');
    if is_word { None } else { digits.parse().ok().map(|number| (number, after)) }
}

/// The ids linked in a text: `rules/fools-gambit.md#fg-13`.
pub(crate) fn linked_ids(text: &str, games: &[&str]) -> BTreeSet<RuleId> {
    let mut ids = BTreeSet::new();
    for game in games {
        let anchor = format!("#{}-", game.to_lowercase());
        let after = text.match_indices(&anchor).map(|(at, _)| &text[at + anchor.len()..]);
        let numbers = after.filter_map(leading_number).map(|(number, _)| number);
        ids.extend(numbers.map(|number| RuleId { game: (*game).to_owned(), number }));
    }
    ids
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(text: &str) -> Vec<u32> {
        cited_ids(text, &["XX", "Y52"]).into_iter().map(|id| id.number).collect()
    }

    #[test]
    fn a_citation_is_one_id_or_a_list_with_ranges() {
        for (text, expected) in [
            ("(XX-13)", vec![13]),
            ("XX-8, 14.", vec![8, 14]),
            ("XX-6 to 9, as", vec![6, 7, 8, 9]),
            ("XX-7 to XX-9", vec![7, 8, 9]),
            ("Y52-3 to 5, 16 to 18, 74", vec![3, 4, 5, 16, 17, 18, 74]),
            ("XX-17, 20 and 21. (XX-2 is with", vec![2, 17, 20, 21]),
            ("XX-4 or XX-9", vec![4, 9]),
            ("\"XX-1, XX-3\"", vec![1, 3]),
            ("XX-1, Y52-30 to 31", vec![1, 30, 31]),
        ] {
            assert_eq!(numbers(text), expected, "{text}");
        }
    }

    #[test]
    fn text_like_a_citation_is_not_taken_for_one() {
        for text in ["FXX-1", "A-XX-1", "XX-", "XX-one", "XX 1", "xx-1", "XX-1st", "ZZ-1"] {
            assert_eq!(numbers(text), [0; 0], "{text}");
        }
        for text in ["XX-1, 2s act", "XX-1 and 2_x", "XX-1 to the end", "XX-1 / 2", "XX-1; 2"] {
            assert_eq!(numbers(text), [1], "{text}");
        }
        assert_eq!(numbers("from XX-9 to 5 cards"), [9], "no range");
    }

    #[test]
    fn links_to_anchors_are_read() {
        let text = "[a](rules/x.md#xx-12), [b](#xx-3) and [c](#xx-rules)";
        let numbers: Vec<_> = linked_ids(text, &["XX"]).into_iter().map(|id| id.number).collect();
        assert_eq!(numbers, [3, 12]);
    }
}
