//! Texts for saving files. A page can't know whether the browser did save one.

use super::count;
pub(crate) use crate::words::messages::files::*;

/// A warning before deleting games that were saved to a file.
pub fn only_copy(number: usize) -> String {
    format!(
        "Then {} from this browser: that file is all that is left of {}.",
        count(number, "game goes", "games go"),
        if number == 1 { "it" } else { "them" }
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_and_many_read_well() {
        assert!(only_copy(1).starts_with("Then 1 game goes from this browser"));
        assert!(
            only_copy(12)
                .ends_with("12 games go from this browser: that file is all that is left of them.")
        );
    }
}
