//! Links that were changed on the way, by chance or by hand.

use super::*;

/// How many; a hundred thousand in `cargo xtask soak --attacks`.
fn count() -> u32 {
    std::env::var("FACEDOWN_LINKS_APART").ok().and_then(|text| text.parse().ok()).unwrap_or(1_500)
}

/// A moment of a game: what a device has, and the link that comes next.
struct Moment {
    all: Vec<(String, String)>,
    id: Option<SaveId>,
    payload: String,
}

/// The moments of some games.
fn moments() -> Vec<Moment> {
    let mut moments = Vec::new();
    for (_, options) in kinds() {
        let mut dice = Dice::new(Seed(21), 1);
        let (mut ana, mut ben, _) = dealt(&options, Seat::TWO, &mut dice);
        for at in 0..6 {
            let (from, to) = if at % 2 == 0 { (&mut ana, &mut ben) } else { (&mut ben, &mut ana) };
            from.play(&mut dice);
            let payload = from.send(&mut dice);
            moments.push(Moment { all: to.all(), id: to.id.clone(), payload: payload.clone() });
            to.open(&payload, &mut dice).unwrap();
        }
    }
    moments
}

/// The text of a link with something in it changed.
fn changed(text: &str, dice: &mut Dice) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=dice.below(2) {
        let at = dice.below(lines.len() as u32) as usize;
        let other = dice.below(lines.len() as u32) as usize;
        match dice.below(7) {
            0 => drop(lines.remove(at)),
            1 => lines.swap(at, other),
            2 => lines.insert(at, lines[other].clone()),
            3 => lines.truncate(at + 1),
            4 => {
                let mut characters: Vec<char> = lines[at].chars().collect();
                let place = dice.below(characters.len() as u32 + 1) as usize;
                let odd = ['0', '1', '2', ' ', 'f', '|', '\u{0}', '\u{1f0a1}', '9'];
                let character = *dice.pick(&odd).unwrap();
                if place < characters.len() && dice.below(2) == 0 {
                    characters[place] = character;
                } else {
                    characters.insert(place, character);
                }
                lines[at] = characters.into_iter().collect();
            }
            5 => lines[at] = lines[at].replace('1', "2"),
            _ => lines[at] = lines[at].replacen(' ', " 99999999999 ", 1),
        }
        if lines.is_empty() {
            lines.push(String::new());
        }
    }
    lines.join("\n") + "\n"
}

#[test]
fn no_changed_link_panics_and_no_refused_one_changes_a_save() {
    let moments = moments();
    let mut dice = Dice::new(Seed(22), 1);
    let (mut unread, mut refusals, mut taken) = (0, 0, 0);
    for _ in 0..count() {
        let Moment { all, id, payload } = dice.pick(&moments).unwrap();
        let payload = if dice.below(4) == 0 {
            let mut bytes = payload.clone().into_bytes();
            let at = dice.below(bytes.len() as u32) as usize;
            if dice.below(2) == 0 {
                bytes.truncate(at);
            } else {
                bytes[at] = *dice.pick(b"AZaz09-_").unwrap();
            }
            String::from_utf8(bytes).unwrap()
        } else {
            links::encode(&changed(&links::decode(payload).unwrap(), &mut dice)).unwrap()
        };
        let Some(message) = links::decode(&payload).ok().and_then(|text| Message::read(&text).ok())
        else {
            unread += 1;
            continue;
        };
        let side = Side::restored(all, id.clone());
        let trust = if dice.below(2) == 0 { Trust::Nothing } else { Trust::OwnDecisions };
        let opened = open(&side.store, &message, trust, 9, || SaveId::from_number(5));
        match opened {
            Ok(Opened::New(id) | Opened::Rebuilt(id)) => {
                taken += 1;
                let save = load(&side.store, &id).unwrap();
                assert!(Course::<AnyGame>::read(&save.record).is_ok());
                assert!(Apart::of(&save).is_some());
            }
            Ok(Opened::Invited(_) | Opened::Known(_) | Opened::Older(_)) => {
                assert_eq!(side.all(), *all);
            }
            Err(_) => {
                refusals += 1;
                assert_eq!(side.all(), *all);
            }
        }
    }
    println!("{unread} can't be read, {refusals} are refused, {taken} are taken");
    assert!(unread > 0 && refusals > 0 && taken > 0);
}
