//! What a player is like to do, counted by the text of its actions.

use std::collections::BTreeMap;

/// Of how many choices of a kind how many went one way.
pub type Habits = BTreeMap<&'static str, (u32, u32)>;

/// Counts an action among the choices of its kind.
pub fn see(action: &str, seen: &mut Habits) {
    let words: Vec<&str> = action.split(' ').collect();
    let (kind, is_so) = match words[..] {
        ["load", load] => ("bullets among loads", load != "blank"),
        ["sit", "out"] => ("times sat out", true),
        ["stand"] => ("times sat out", false),
        ["ambush"] => ("ambushes sprung", true),
        ["hold"] => ("ambushes sprung", false),
        ["hire" | "dual", ..] => ("pistols among abilities", true),
        ["duck" | "bandage" | "pass"] => ("pistols among abilities", false),
        ["show", card] => ("special cards shown", !card.starts_with(|c: char| c.is_ascii_digit())),
        ["play", _] => ("times played on", true),
        ["ready"] => ("times played on", false),
        ["accept", ..] => ("offers accepted", true),
        ["decline", ..] => ("offers accepted", false),
        _ => return,
    };
    let (yes, all) = seen.entry(kind).or_default();
    *yes += u32::from(is_so);
    *all += 1;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_counted_by_kind() {
        let mut seen = Habits::new();
        for action in
            ["load blank", "load extra", "aim 2", "sit out", "show 10p", "show Kp", "play 2 4"]
        {
            see(action, &mut seen);
        }
        let counted: Vec<_> = seen.into_iter().collect();
        let expected = [
            ("bullets among loads", (1, 2)),
            ("special cards shown", (1, 2)),
            ("times sat out", (1, 1)),
        ];
        assert_eq!(counted, expected);
    }
}
