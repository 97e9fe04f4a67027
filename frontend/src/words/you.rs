//! Sentences about players, told to one of them: `You bank 9♣.` for `Ana banks 9♣.`

/// Stands in a sentence for the name of whoever is told. No name has a character like it.
pub const OWN: &str = "\u{1}";

/// What stands alone for the name of whoever reads.
pub const YOU: &str = "You";

/// What stands between a subject and its verb, and changes neither.
const BETWEEN: [&str; 4] = ["no longer ", "now ", "also ", "each "];

/// What follows the own name and looks like a verb of the third person, but is none.
const NO_VERBS: [&str; 3] = ["as", "its", "this"];

/// The verbs that sentences use once more for the same subject: `wins the round and banks 9♣`.
const AGAIN: [&str; 6] =
    [" and banks ", " and takes ", " and gets ", " and goes ", " and keeps ", " and wins "];

/// The sentence with "you" in place of [`OWN`], and the verbs that belong to it as "you" wants them.
pub fn addressed(sentence: &str) -> String {
    let mut parts = sentence.split(OWN);
    let mut told = parts.next().unwrap_or_default().to_owned();
    for rest in parts {
        let begins = told.trim_end().is_empty() || told.trim_end().ends_with(['.', '!', '?', '·']);
        if let Some(owned) = rest.strip_prefix("’s") {
            let is_alone = !owned.starts_with(' ');
            told.push_str(match (begins, is_alone) {
                (true, _) => "Your",
                (false, false) => "your",
                (false, true) => "yours",
            });
            told.push_str(owned);
        } else {
            told.push_str(if begins { YOU } else { "you" });
            told.push_str(&with_verbs(rest));
        }
    }
    told
}

/// What follows the subject "you", with its verbs.
fn with_verbs(rest: &str) -> String {
    let Some(after) = rest.strip_prefix(' ') else { return rest.to_owned() };
    let between =
        BETWEEN.iter().find(|word| after.starts_with(**word)).map_or(0, |word| word.len());
    let (between, after) = after.split_at(between);
    let end = after.find(|letter: char| !letter.is_ascii_alphabetic() && letter != '’');
    let (verb, after) = after.split_at(end.unwrap_or(after.len()));
    let Some(verb) = second_person(verb) else { return rest.to_owned() };
    let clause = after.find(['.', ':', ';']).unwrap_or(after.len());
    let (clause, after) = after.split_at(clause);
    let mut clause = clause.to_owned();
    for again in AGAIN {
        let verb = again.trim_start_matches(" and ").trim_end();
        if let Some(verb) = second_person(verb) {
            clause = clause.replace(again, &format!(" and {verb} "));
        }
    }
    format!(" {between}{verb}{clause}{after}")
}

/// A verb of the third person in the second; `None` for a word that is none.
fn second_person(verb: &str) -> Option<String> {
    let irregular = match verb {
        "has" => Some("have"),
        "is" => Some("are"),
        "isn’t" => Some("aren’t"),
        "doesn’t" => Some("don’t"),
        // The same for everybody; a verb after it may not be.
        "can’t" => Some("can’t"),
        _ if NO_VERBS.contains(&verb) => return None,
        _ => None,
    };
    if let Some(irregular) = irregular {
        return Some(irregular.to_owned());
    }
    let stem = verb.strip_suffix('s').filter(|stem| !stem.ends_with('s'))?;
    let hisses = ["sse", "she", "che", "xe", "zze", "oe"].iter().any(|end| stem.ends_with(end));
    Some(if hisses { stem.trim_end_matches('e') } else { stem }.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_told_is_you() {
        for (of_others, told) in [
            ("@ banks 9♣: 12 points.", "You bank 9♣: 12 points."),
            ("@ passes.", "You pass."),
            ("@ buys a pack.", "You buy a pack."),
            ("@ doesn’t swap.", "You don’t swap."),
            (
                "@ has cleared two lanes and wins the game.",
                "You have cleared two lanes and win the game.",
            ),
            (
                "9 against 5: @ wins the round and banks 9♣.",
                "9 against 5: you win the round and bank 9♣.",
            ),
            ("@’s 5 makes Ben exchange the duel card.", "Your 5 makes Ben exchange the duel card."),
            ("Ben’s 5 makes @ duel with 3♣.", "Ben’s 5 makes you duel with 3♣."),
            ("@’s pistol turns on @.", "Your pistol turns on you."),
            ("@ and Ben sit out.", "You and Ben sit out."),
            ("Ben and @ have finished.", "Ben and you have finished."),
            ("Ben accepts, but @ no longer has that.", "Ben accepts, but you no longer have that."),
            (
                "@ plays a hired hand: Ben’s pistol now aims at @.",
                "You play a hired hand: Ben’s pistol now aims at you.",
            ),
            ("Time’s up. @’s turn: 3 actions.", "Time’s up. Your turn: 3 actions."),
            ("@ goes first. @ is ready.", "You go first. You are ready."),
            ("@ 12, Ben 9: the point goes to @.", "You 12, Ben 9: the point goes to you."),
            ("Ben gives @ 3♣ as a gift.", "Ben gives you 3♣ as a gift."),
            ("@ attacks Ben’s 9♣, killed.", "You attack Ben’s 9♣, killed."),
            ("Round 1 · @: 3 · Ben: 5", "Round 1 · You: 3 · Ben: 5"),
            ("@’s turn · 2 actions left", "Your turn · 2 actions left"),
            ("Pairs · @ picks an opponent", "Pairs · You pick an opponent"),
            (
                "@ can’t pick a bannerman and goes without.",
                "You can’t pick a bannerman and go without.",
            ),
        ] {
            assert_eq!(addressed(&of_others.replace('@', OWN)), told);
        }
    }
}
