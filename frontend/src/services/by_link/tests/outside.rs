//! Input from outside: unknown games, files, saves of older builds.

use super::*;
use crate::services::by_link::data::CourseOrigin;
use crate::services::import::{GameImport, ImportReport, ImportSource, examine};
use crate::services::people::Seating;

pub(super) fn import(store: &Memory, text: &str) -> ImportReport {
    let Ok(ImportSource::Bundle(bundle)) = examine(text) else { panic!("{text}") };
    let mut import = GameImport::new(store, bundle.games, summary).unwrap();
    assert!(import.import_next(store, || SaveId::from_number(901)).unwrap());
    import.end(store)
}

#[test]
fn a_game_from_a_file_continues_but_does_not_count() {
    let (ana, mut ben, next, mut dice) = under_way(32, 2);
    // No file can claim that its game began here.
    let origin = Some(CourseOrigin::Here(GAME.to_owned()));
    ben.put_by_link(&ByLink { origin, ..ben.by_link() });
    let text = saves::export(ben.id.as_ref().unwrap(), &ben.save());
    assert_eq!(import(&ben.store, &text).here, 1, "the file changes nothing of a game here");
    ben.store = Memory::default();
    let ImportReport { added, links_lost, .. } = import(&ben.store, &text);
    assert_eq!(links_lost, 0);
    ben.id = Some(added[0].clone());
    ben.open_next(&next);
    let game = play_to_end((ben, ana), Vec::new(), &[], anything, &mut dice);
    assert!(!game.ana.by_link().is_counted(), "Ben's");
}

#[test]
fn a_file_never_stands_before_the_game_that_began_here() {
    let (_, ben, next, _) = under_way(34, 1);
    let mut newer = ben.save();
    newer.changed = 1_000_000;
    newer.record = newer.record.split_inclusive('\n').take(5).collect();
    let by_link = ByLink { seals: Vec::new(), sent: None, ..ben.by_link() };
    newer.by_link = Some(by_link.write());
    assert_eq!(import(&ben.store, &saves::export(&id("b"), &newer)).added.len(), 1);
    let opened = open(&ben.store, &read(&next), 9);
    assert_eq!(opened, Ok(Opened::New(ben.id.unwrap())));
}

#[test]
fn an_invitation_that_was_accepted_in_another_tab_is_not_answered_twice() {
    let mut dice = Dice::new(Seed(36), 5);
    let (_, mut ben, payloads) = dealt(&fools(), Seat::ONE, &mut dice);
    let MessageKind::Invite(invitation) = read(&payloads[0]).kind else { panic!() };
    let before = ben.all();
    let accept = |invitation: &Invitation, store: &Memory| {
        let fresh = || SaveId::from_number(3);
        accept(store, invitation, Summary::default(), &mut || 1_u64, 9, fresh).unwrap()
    };
    assert_eq!((Some(accept(&invitation, &ben.store)), ben.all()), (ben.id.clone(), before));
    // Another invitation of the same name is another game, and is saved under another id.
    let other = Invitation { commitment: "ab".repeat(32).parse().unwrap(), ..*invitation };
    ben.id = Some(accept(&other, &ben.store));
    assert!(ben.id == Some(SaveId::from_number(3)) && ben.by_link().is_counted());
}

/// A game saved by 1.0.0: Ana has answered the choice that Ben sealed ahead, and waits for him.
const ANA: &str = include_str!("build_1_0_0/ana.json");
const BEN: &str = include_str!("build_1_0_0/ben.json");
/// Ana's link, which Ben has not opened.
const LINK: &str = include_str!("build_1_0_0/link.txt");
/// Ben's save of a game that came back with a link, and holds moves of his.
const OFFERED: &str = include_str!("build_1_0_0/offered.json");

#[test]
fn a_game_that_1_0_0_has_saved_is_played_to_its_end() {
    let side = |text: &str| {
        let store = Memory::default();
        store.write(&id(GAME).key(), text.trim()).unwrap();
        // 1.0.0 noted the answered invitations; that note has no use any more.
        store.write("facedown.answered", "answered 1\n4cd706066d11717c").unwrap();
        Peer { store, id: Some(id(GAME)) }
    };
    let (ana, mut ben) = (side(ANA), side(BEN));
    assert!(ana.by_link().is_waiting() && ben.by_link().ahead.is_some());
    ben.open_next(LINK.trim());
    assert!(ben.save().record.ends_with("\n2 swap duel\n1 swap wager\n"), "what he had sealed");
    let mut dice = Dice::new(Seed(3), 6);
    let Finished { ana: ben, ben: ana, .. } =
        play_to_end((ben, ana), Vec::new(), &[], anything, &mut dice);
    for side in [&ana, &ben] {
        side.assert_sound();
        assert!(side.by_link().is_counted());
        assert!(side.store.read("facedown.answered").unwrap().is_some(), "left alone");
    }
    assert_eq!(ana.save().record, ben.save().record);
    let offered = side(OFFERED).by_link();
    assert!(!offered.is_counted() && offered.closed_seal(Seat::ONE).is_some());
}

type LinkEdit = fn(&mut ByLink, usize);

#[test]
fn a_files_link_data_is_checked_against_its_record() {
    let ben = played_ahead(&fools(), Seat::ONE, 16, &[], anything).ben;
    let honest = ben.by_link();
    assert!(honest.seals.len() > 1);
    let bad: [(&str, LinkEdit); 14] = [
        ("no answer", |by_link, _| by_link.deal.answer = None),
        ("no salt", |by_link, _| by_link.deal.salt = None),
        ("a third seat", |by_link, _| by_link.seat = 3),
        ("another seat invited", |by_link, _| by_link.deal.by = 0),
        ("a name that names nothing", |by_link, _| by_link.game = "../".to_owned()),
        ("sent later", |by_link, len| by_link.sent = Some(len + 1)),
        ("a seal after the end", |by_link, len| by_link.seals[0].at = len + 1),
        ("a seal without end", |by_link, _| by_link.seals[0].opened = Some(usize::MAX)),
        ("an empty seal", |by_link, _| by_link.seals[0].opened = Some(0)),
        ("a seal far away", |by_link, _| by_link.seals[0].at = usize::MAX),
        ("a seal of the other's", |by_link, _| by_link.seals[0].seat = 3 - by_link.seals[0].seat),
        ("a closed one before open ones", |by_link, _| by_link.seals[0].opened = None),
        ("seals in another order", |by_link, _| by_link.seals.swap(0, 1)),
        ("one twice", |by_link, _| by_link.seals.insert(0, by_link.seals[0].clone())),
    ];
    for (name, change) in bad {
        let mut by_link = honest.clone();
        change(&mut by_link, ben.course().record().decisions.len());
        assert!(!ben.reads(&by_link), "{name}");
        let save = Save { by_link: Some(by_link.write()), ..ben.save() };
        let store = Memory::default();
        let ImportReport { added, links_lost, .. } =
            import(&store, &saves::export(&id("a"), &save));
        assert_eq!(links_lost, 1, "{name}");
        let imported = load(&store, &added[0]).unwrap();
        assert!(Seating::from_save(&imported).places.is_empty(), "{name}: nobody waits for a link");
        assert_eq!((imported.record, imported.by_link), (save.record, None), "{name}");
    }
    let (ana, ..) = under_way(38, 0);
    // This seat's closed choice has to be in the record, and its salt in the save.
    assert!(ana.by_link().closed_seal(Seat::ONE).is_some_and(|seal| seal.salt.is_some()));
    let mut lost = ana.by_link();
    lost.seals.last_mut().unwrap().salt = None;
    assert!(!ana.reads(&lost));
    let three = ana.save().record.replace("| Ben", "| Ben | Cid");
    assert_eq!(ByLink::from_save(&Save { record: three, ..ana.save() }), None);
}
