//! Input from outside: unknown games, files, saves of older builds.

use super::*;
use crate::services::by_link::data::CourseOrigin;
use crate::services::import::{GameImport, ImportReport};
use crate::services::import::{ImportSource, examine};
use crate::services::people::Seating;

fn to_the_end(ana: &mut Peer, ben: &mut Peer, seed: u64) {
    let mut dice = Dice::new(Seed(seed), 6);
    let (mut from, mut to) = (ben, ana);
    loop {
        from.play(&mut dice);
        if can_send(&from.by_link(), &from.course()) == Err(NotYet::Nothing) {
            return;
        }
        let opened = to.open(&from.send(&mut dice), &mut dice);
        assert!(matches!(opened, Ok(Opened::New(_))), "{opened:?}");
        std::mem::swap(&mut from, &mut to);
    }
}

fn import(store: &Memory, text: &str) -> (ImportReport, Vec<SaveId>) {
    let Ok(ImportSource::Bundle(bundle)) = examine(text) else { panic!("{text}") };
    let mut import = GameImport::new(store, bundle.games, summary).unwrap();
    let mut number = 900;
    while import
        .import_next(store, || {
            number += 1;
            SaveId::from_number(number)
        })
        .unwrap()
    {}
    let account = import.end(store);
    let added = account.added.clone();
    (account, added)
}

fn file(side: &Peer) -> String {
    saves::export(side.id.as_ref().unwrap(), &side.save())
}

/// A forged deal: the sender tried out both halves beforehand, and invited nobody.
fn dealt_alone(id: &str) -> (Peer, LinkMessage) {
    let mut dice = Dice::new(Seed(1), 1);
    let names = vec!["Ana".parse().unwrap(), "Ben".parse().unwrap()];
    let id: SaveId = id.parse().unwrap();
    let (mut record, mut by_link) = invite(&id, fools(), names, Seat::ONE, &mut || dice.seed().0);
    by_link.deal.answer = Some("0123456789abcdef".parse().unwrap());
    record.seed = by_link.deal.seed(id.as_str(), &record.options).unwrap();
    let ana = Peer { store: Memory::default(), id: Some(id) };
    ana.put(&Save { by_link: Some(by_link.write()), ..Save::new(record.to_string(), 1) });
    ana.play(&mut dice);
    let message = read(&ana.send(&mut dice));
    (ana, message)
}

#[test]
fn a_deal_that_one_side_made_alone_is_offered_and_not_counted() {
    let (mut ana, message) = dealt_alone("never");
    let mut ben = Peer::empty();
    assert_eq!(open(&ben.store, &message, 9), Ok(Opened::Offered));
    assert!(ben.all().is_empty(), "opening it keeps nothing");
    assert!(matches!(ben.take(&message), Ok(Opened::New(_))));
    to_the_end(&mut ana, &mut ben, 2);
    assert!(!ben.by_link().counts());
}

#[test]
fn a_game_from_a_file_goes_on_uncounted() {
    let (mut ana, mut ben, next, _) = under_way(32, 2);
    let text = file(&ben);
    assert_eq!(
        import(&ben.store, &text).0.here,
        1,
        "while the game is here, the file changes nothing"
    );
    let store = Memory::default();
    let (account, added) = import(&store, &text);
    assert_eq!(account.links_lost, 0);
    (ben.store, ben.id) = (store, Some(added[0].clone()));
    let opened = ben.open(&next, &mut Dice::new(Seed(1), 1));
    assert!(matches!(opened, Ok(Opened::New(_))));
    to_the_end(&mut ana, &mut ben, 4);
    assert!(!ben.by_link().counts());
}

#[test]
fn no_file_can_claim_that_its_game_began_here() {
    let (ana, ..) = under_way(33, 1);
    let id = SaveId::from_number(901);
    for origin in
        [None, Some(CourseOrigin::Here(GAME.to_string())), Some(CourseOrigin::Here(id.to_string()))]
    {
        let by_link = ByLink { origin, ..ana.by_link() };
        let save = Save { by_link: Some(by_link.write()), ..ana.save() };
        let store = Memory::default();
        let (_, added) = import(&store, &saves::export(&id, &save));
        assert!(!Peer { store, id: Some(added[0].clone()) }.by_link().counts());
    }
}

#[test]
fn a_file_never_stands_before_the_game_that_began_here() {
    let (_, ben, next, _) = under_way(34, 1);
    let mut newer = ben.save();
    newer.changed = 1_000_000;
    newer.record = newer.record.split_inclusive('\n').take(5).collect();
    let mut by_link = ben.by_link();
    (by_link.seals, by_link.sent) = (Vec::new(), None);
    newer.by_link = Some(by_link.write());
    let (account, _) = import(&ben.store, &saves::export(&SaveId::from_number(8), &newer));
    assert_eq!(account.added.len(), 1);
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
    // The same game under another name is another save.
    let other = Invitation { commitment: "ab".repeat(32).parse().unwrap(), ..*invitation };
    ben.id = Some(accept(&other, &ben.store));
    assert!(ben.id == Some(SaveId::from_number(3)) && ben.by_link().counts());
}

/// A game saved by 1.0.0: Ana has answered the choice that Ben sealed ahead, and waits for him.
const ANA: &str = include_str!("build_1_0_0/ana.json");
const BEN: &str = include_str!("build_1_0_0/ben.json");
/// Ana's link, which Ben has not opened.
const LINK: &str = include_str!("build_1_0_0/link.txt");
/// Ben's save of a game that came back with a link, and holds moves of his.
const OFFERED: &str = include_str!("build_1_0_0/offered.json");

#[test]
fn a_game_that_1_0_0_has_kept_goes_on_to_its_end() {
    let side = |text: &str| {
        let store = Memory::default();
        store.write(&GAME.parse::<SaveId>().unwrap().key(), text.trim()).unwrap();
        // 1.0.0 noted the answered invitations; that note has no use any more.
        store.write("facedown.answered", "answered 1\n4cd706066d11717c").unwrap();
        Peer { store, id: Some(GAME.parse().unwrap()) }
    };
    let (mut ana, mut ben) = (side(ANA), side(BEN));
    assert!(ana.by_link().waits() && ben.by_link().ahead.is_some());
    let opened = ben.open(LINK.trim(), &mut Dice::new(Seed(1), 1));
    assert!(matches!(opened, Ok(Opened::New(_))), "{opened:?}");
    assert!(ben.save().record.ends_with("\n2 swap duel\n1 swap wager\n"), "what he had sealed");
    to_the_end(&mut ana, &mut ben, 3);
    for side in [&ana, &ben] {
        side.assert_sound();
        assert!(side.by_link().counts());
        assert!(side.store.read("facedown.answered").unwrap().is_some(), "left alone");
    }
    assert_eq!(ana.save().record, ben.save().record);
    let offered = side(OFFERED).by_link();
    assert!(!offered.counts() && offered.closed(Seat::ONE).is_some());
}

type LinkEdit = Box<dyn Fn(&mut ByLink)>;

#[test]
fn a_files_link_data_is_checked_against_its_record() {
    let Finished { ben, .. } = played(&fools(), Seat::ONE, 16);
    let honest = ben.by_link();
    assert!(honest.seals.len() > 1);
    let len = ben.course().record().decisions.len();
    let bad: Vec<(&str, LinkEdit)> = vec![
        ("no answer", Box::new(|by_link| by_link.deal.answer = None)),
        ("no salt", Box::new(|by_link| by_link.deal.salt = None)),
        ("a third seat", Box::new(|by_link| by_link.seat = 3)),
        ("another seat invited", Box::new(|by_link| by_link.deal.by = 0)),
        ("a name that names nothing", Box::new(|by_link| by_link.game = "../".to_owned())),
        ("sent later", Box::new(move |by_link| by_link.sent = Some(len + 1))),
        ("a seal after the end", Box::new(move |by_link| by_link.seals[0].at = len + 1)),
        ("a seal without end", Box::new(|by_link| by_link.seals[0].opened = Some(usize::MAX))),
        ("an empty seal", Box::new(|by_link| by_link.seals[0].opened = Some(0))),
        ("a seal far away", Box::new(|by_link| by_link.seals[0].at = usize::MAX)),
        (
            "a seal of the other's",
            Box::new(|by_link| by_link.seals[0].seat = 3 - by_link.seals[0].seat),
        ),
        ("a closed one before open ones", Box::new(|by_link| by_link.seals[0].opened = None)),
        ("seals in another order", Box::new(|by_link| by_link.seals.swap(0, 1))),
        ("one twice", Box::new(|by_link| by_link.seals.insert(0, by_link.seals[0].clone()))),
    ];
    for (name, change) in bad {
        let mut by_link = honest.clone();
        change(&mut by_link);
        let save = Save { by_link: Some(by_link.write()), ..ben.save() };
        assert_eq!(ByLink::from_save(&save), None, "{name}");
        let store = Memory::default();
        let (account, added) = import(&store, &saves::export(&SaveId::from_number(1), &save));
        assert_eq!(account.links_lost, 1, "{name}");
        let brought = load(&store, &added[0]).unwrap();
        assert!(Seating::from_save(&brought).places.is_empty(), "{name}: nobody waits for a link");
        assert_eq!((brought.record, brought.by_link), (save.record, None), "{name}");
    }
    let (ana, ..) = under_way(38, 0);
    // This seat's closed choice has to be in the record, and its salt in the save.
    assert!(ana.by_link().closed(Seat::ONE).is_some_and(|seal| seal.salt.is_some()));
    let mut lost = ana.by_link();
    lost.seals.last_mut().unwrap().salt = None;
    assert_eq!(ByLink::from_save(&Save { by_link: Some(lost.write()), ..ana.save() }), None);
    let three = ana.save().record.replace("| Ben", "| Ben | Cid");
    assert_eq!(ByLink::from_save(&Save { record: three, ..ana.save() }), None);
}
