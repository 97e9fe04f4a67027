//! Capitals, of our own words: the standard library's tables of all the world's letters are 30 KB of the program.

/// A sentence with a capital at its beginning. What begins with another letter than `a` to `z`, such as a name, stays
/// as it is.
pub fn capitalised(text: &str) -> String {
    begun_with(text, |first| first.to_ascii_uppercase())
}

/// Words with a small letter at their beginning, to go on with.
pub fn uncapitalised(text: &str) -> String {
    begun_with(text, |first| first.to_ascii_lowercase())
}

fn begun_with(text: &str, change: impl Fn(char) -> char) -> String {
    let mut letters = text.chars();
    letters.next().map(change).into_iter().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_beginning_is_changed_and_nothing_else() {
        assert_eq!(capitalised("lane 2 is Ben’s"), "Lane 2 is Ben’s");
        assert_eq!(capitalised("élise wins"), "élise wins");
        assert_eq!(uncapitalised("Wager"), "wager");
        assert_eq!(capitalised("") + &uncapitalised(""), "");
    }
}
