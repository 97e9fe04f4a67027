use crate::services::letters::capital;

pub fn capitalised(text: &str) -> String {
    let first = text.chars().next().map_or(0, char::len_utf8);
    capital(&text[..first]) + &text[first..]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_beginning_is_changed_and_nothing_else() {
        assert_eq!(capitalised("lane 2 is Ben’s"), "Lane 2 is Ben’s");
        assert_eq!(capitalised("élise wins"), "Élise wins");
        assert_eq!(capitalised(""), "");
    }
}
