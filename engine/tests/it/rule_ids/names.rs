//! Ids in the names of tests: `fn fg_14_a_five_makes_...`, `fn fg_11_and_fg_12_...`,
//! `test("FG-14 ...")`.

use std::collections::BTreeSet;

use super::RuleId;

/// The ids written out in these names: of `xx_12_to_15` only the first.
pub(crate) fn ids_in(names: &[String], games: &[&str]) -> BTreeSet<RuleId> {
    let mut ids = BTreeSet::new();
    for name in names {
        let name = name.to_uppercase();
        let words: Vec<_> = name.split(|letter: char| !letter.is_alphanumeric()).collect();
        for pair in words.windows(2) {
            if let (true, Ok(number)) = (games.contains(&pair[0]), pair[1].parse()) {
                ids.insert(RuleId { game: pair[0].to_owned(), number });
            }
        }
    }
    ids
}

/// Names of test functions that aren't ignored.
pub(crate) fn test_functions(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    let (mut is_test, mut is_ignored) = (false, false);
    for line in text.lines().map(str::trim) {
        if let Some(attribute) = line.strip_prefix("#[") {
            let end = attribute.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
            let attribute = &attribute[..end.unwrap_or(attribute.len())];
            is_test |= attribute == "test" || attribute.ends_with("_test");
            is_ignored |= attribute == "ignore";
        } else if let Some(name) = line.strip_prefix("fn ").or(line.strip_prefix("async fn ")) {
            let end = name.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
            if is_test && !is_ignored {
                names.push(name[..end.unwrap_or(name.len())].to_owned());
            }
            (is_test, is_ignored) = (false, false);
        }
    }
    names
}

/// Titles of Playwright tests that aren't skipped.
pub(crate) fn test_titles(text: &str) -> Vec<String> {
    let mut titles = Vec::new();
    for (at, call) in text.match_indices("test(") {
        let before = text[..at].chars().next_back();
        let title = text[at + call.len()..].trim_start();
        let quote = title.chars().next().filter(|quote| "\"'`".contains(*quote));
        if let (Some(quote), None | Some('\n' | ' ' | ';')) = (quote, before) {
            titles.extend(title[1..].split(quote).next().map(str::to_owned));
        }
    }
    titles
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_bear_the_ids_that_are_written_out() {
        let ids = |name: &str| {
            let ids = ids_in(&[name.to_owned()], &["XX", "Y52"]);
            ids.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(ids("xx_14_a_five_makes_the_opponent_exchange"), "XX-14");
        assert_eq!(ids("xx_11_and_xx_12_ends_of_3_rounds"), "XX-11 XX-12");
        assert_eq!(ids("y52_12_to_15_the_first_that_fits"), "Y52-12");
        assert_eq!(ids("XX-14 a five, as in Y52-3"), "XX-14 Y52-3");
        assert_eq!(ids("a_game_of_xx_ends"), "");
        assert_eq!(ids("fxx_1_of_another_game"), "");
    }

    #[test]
    fn only_functions_run_as_tests_count() {
        let text = "#[test]\nfn one() {}\nfn helper() {}\n#[cfg(test)]\nfn two() {}\n\
                    \x20   /// Why.\n    #[test]\n    #[should_panic]\n    fn three() {}\n\
                    #[test]\n#[ignore = \"slow\"]\nfn four() {}\n#[wasm_bindgen_test]\nasync fn five() {}\n";
        assert_eq!(test_functions(text), ["one", "three", "five"]);
    }

    #[test]
    fn only_titles_of_tests_that_are_run_count() {
        let text = "test(\"one\", run);\n  test(\n    'two it is', run);\ntest.skip(\"three\", run);\n\
                    latest(\"four\");\ntest(`five`, run);\n";
        assert_eq!(test_titles(text), ["one", "two it is", "five"]);
    }
}
