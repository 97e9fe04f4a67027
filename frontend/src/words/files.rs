//! Texts for saving files. A page can't know whether the browser did save one.

use super::count;

pub const REFUSED: &str = "The browser would not save the file.";
pub const IS_IT_THERE: &str = "Is the file there?";
pub const IT_IS: &str = "It’s there";
pub const ONCE_MORE: &str = "Save it again";
pub const NO_COPY: &str = "This browser keeps no second copy of your games just now. Export what must not be lost in a crash.";
pub const CLEAR: &str = "It’s there: clear the games";

/// Shown after the browser was asked to save a file.
pub fn asked(name: &str) -> String {
    format!("Your browser was asked to save {name}.")
}

pub fn look(name: &str) -> String {
    format!("Look for {name} in your downloads.")
}

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
