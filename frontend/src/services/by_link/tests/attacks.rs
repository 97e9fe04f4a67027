//! Links changed on the way and saves changed in a file, by accident or by hand.

use serde_json::Value;

use super::*;
use crate::session::Session;
use crate::testing::mutate;

/// The environment variable with the number of cases of each kind; `cargo xtask soak --attacks` sets 100,000.
const CASES: &str = "FACEDOWN_CHANGED_LINKS";

/// Devices in the middle of a game, each with the next link.
fn cases() -> Vec<(Peer, String)> {
    let mut cases = Vec::new();
    for (_, options) in kinds() {
        let mut dice = Dice::new(Seed(21), 1);
        let (mut from, mut to, _) = dealt(&options, Seat::TWO, &mut dice);
        for _ in 0..8 {
            from.play(&mut dice);
            let payload = from.send_ahead(anything, &mut dice);
            cases.push((to.clone(), payload.clone()));
            to.open_next(&payload);
            std::mem::swap(&mut from, &mut to);
        }
    }
    cases
}

/// A link's text with one or two changes.
fn change_lines(text: &str, dice: &mut Dice) -> String {
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
                let place = dice.below(lines[at].chars().count() as u32 + 1) as usize;
                let odd = ["0", "1", "2", " ", "f", "|", "\u{0}", "🂡", "9"];
                let (start, odd) = (lines[at].chars().take(place), *dice.pick(&odd).unwrap());
                let rest = lines[at].chars().skip(place + dice.below(2) as usize);
                lines[at] = start.chain(odd.chars()).chain(rest).collect();
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
    let cases = cases();
    let mut dice = Dice::new(Seed(22), 1);
    let (mut unread, mut refusals, mut taken) = (0, 0, 0);
    for _ in 0..count(CASES, 1_500) {
        let (side, payload) = dice.pick(&cases).unwrap();
        // The tests of `services::links` change payloads.
        let Ok(message) = LinkMessage::read(&change_lines(&text(payload), &mut dice)) else {
            unread += 1;
            continue;
        };
        let (all, side) = (side.all(), side.clone());
        let opened = save_link(&side.store, &message, 9, || SaveId::from_number(5), summary);
        match opened {
            Ok(Opened::New(id)) => {
                taken += 1;
                let save = load(&side.store, &id).unwrap();
                assert!(ReplayedRecord::<AnyGame>::read(&save.record).is_ok());
                let by_link = ByLink::from_save(&save).expect("a saved state can be read");
                let is_known = side.id.as_ref() == Some(&id);
                assert_eq!(by_link.is_counted(), is_known, "{message:?}");
            }
            Ok(Opened::Invited(_) | Opened::Offered) => assert_eq!(side.all(), all),
            Err(_) => {
                refusals += 1;
                assert_eq!(side.all(), all);
            }
        }
    }
    println!("{unread} can't be read, {refusals} are refused, {taken} are taken");
    assert!(unread > 0 && refusals > 0 && taken > 0);
}

/// Does everything with a save that the page does.
fn use_all(side: &Peer, payload: &str, dice: &mut Dice) {
    let save = side.save();
    let course = side.course();
    let session = Session::open_at(
        ReplayedRecord::read(&save.record).unwrap(),
        &save.local,
        &crate::services::people::Seating::from_save(&save).places,
        None,
    );
    let _ = (session.screen(), session.summary());
    let Some(by_link) = ByLink::from_save(&save) else { return };
    assert!(!by_link.is_counted(), "no file can claim that the game began here");
    let ahead = dice.pick(&possible_ahead(&by_link, &course)).cloned();
    if let Ok(next) = send(&by_link, &course, ahead.as_ref(), &mut || dice.seed().0) {
        let _ = link(&next, &course).payload();
    }
    let message = read(payload);
    let _ = save_link(&side.store, &message, 9, || SaveId::from_number(6), summary);
    if let Ok(own) = LinkMessage::read(&link(&by_link, &course).write()) {
        let _ = open(&side.store, &own, 9);
    }
}

#[test]
fn no_changed_save_of_a_game_by_link_panics_or_loses_its_record() {
    let cases = cases();
    let mut dice = Dice::new(Seed(23), 1);
    let (mut lost, mut kept) = (0, 0);
    for _ in 0..count(CASES, 1_500) {
        let (side, payload) = dice.pick(&cases).unwrap();
        let save = side.save();
        let mut value: Value = serde_json::from_str(save.by_link.as_ref().unwrap()).unwrap();
        for _ in 0..=dice.below(3) {
            mutate(&mut value, &mut dice);
        }
        let mutated = Save { by_link: Some(value.to_string()), ..save.clone() };
        let store = Memory::default();
        let report = outside::import(&store, &saves::export(&id(GAME), &mutated));
        assert_eq!(report.added.len(), 1);
        lost += report.links_lost;
        let side = Peer { store, id: Some(report.added[0].clone()) };
        assert_eq!(side.save().record, save.record);
        kept += usize::from(side.save().by_link.is_some());
        use_all(&side, payload, &mut dice);
    }
    println!("{lost} lose their links, {kept} keep them");
    assert!(lost > 0 && kept > 0);
}
