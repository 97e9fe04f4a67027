//! Nearly valid texts.

use engine::chance::Dice;

/// Words that are valid somewhere in a record or an action, or nearly.
const WORDS: [&str; 40] = [
    "timeout",
    "leave",
    "1",
    "2",
    "8",
    "9",
    "0",
    "-1",
    "+1",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "-",
    "*",
    "#1",
    "#0",
    ",",
    "|",
    "=",
    "for",
    "accept",
    "offer",
    "counter",
    "play",
    "buy",
    "finish",
    "attack",
    "7p*65535",
    "Kc",
    "10h",
    "Xs",
    "2p,2p",
    "\u{202e}",
    "é",
    "\t",
    "\r\n",
    "bot:regular",
    "seats",
];

fn word(dice: &mut Dice) -> &'static str {
    dice.pick(&WORDS).copied().unwrap_or_default()
}

/// A record with one to four changes.
pub(crate) fn mutated_record(text: &str, dice: &mut Dice) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=dice.below(4) {
        let count = lines.len() as u32;
        if count == 0 {
            break;
        }
        let at = dice.below(count) as usize;
        match dice.below(7) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at].clone()),
            2 => lines.swap(at, dice.below(count) as usize),
            3 => lines.truncate(at),
            4 => lines.insert(at, word(dice).to_owned()),
            _ => lines[at] = mutated_text(&lines[at], dice),
        }
    }
    lines.join("\n")
}

/// An action with up to three changes, or no action at all.
pub(crate) fn mutated_action(actions: &[String], dice: &mut Dice) -> String {
    let mut text = dice.pick(actions).cloned().unwrap_or_default();
    for _ in 0..dice.below(4) {
        text = mutated_text(&text, dice);
    }
    text
}

/// Adds, removes or replaces a word or a character.
fn mutated_text(text: &str, dice: &mut Dice) -> String {
    if dice.below(2) == 0 {
        let mut words: Vec<&str> = text.split(' ').collect();
        let at = dice.below(words.len() as u32) as usize;
        match dice.below(4) {
            0 => drop(words.remove(at)),
            1 => words.insert(at, words[at]),
            2 => words.insert(at, word(dice)),
            _ => words[at] = word(dice),
        }
        return words.join(" ");
    }
    let mut characters: Vec<char> = text.chars().collect();
    let at = dice.below(characters.len() as u32 + 1) as usize;
    let other = word(dice).chars().next().unwrap_or(' ');
    match (dice.below(3), at < characters.len()) {
        (0, true) => drop(characters.remove(at)),
        (1, true) => characters[at] = other,
        _ => characters.insert(at, other),
    }
    characters.into_iter().collect()
}
