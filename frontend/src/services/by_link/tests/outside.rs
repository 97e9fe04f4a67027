//! What comes from outside proves nothing of what this device has not seen, on whichever way it comes.

use super::*;
use crate::services::import::{Account, GameImport};
use crate::services::import::{Found, examine};
use crate::services::keys::ANSWERED;
use crate::services::people::Seating;

fn fools() -> AnyOptions {
    GameId::FoolsGambit.options()
}

/// Ana and Ben after so many links each, and the text of Ana's next one, which Ben has not opened.
fn under_way(seed: u64, links: u32) -> (Side, Side, String) {
    let mut dice = Dice::new(Seed(seed), 5);
    let (mut ana, mut ben, _) = dealt(&fools(), Seat::ONE, &mut dice);
    for _ in 0..links {
        ana.play(&mut dice);
        ben.open(&ana.send(&mut dice), &mut dice).unwrap();
        ben.play(&mut dice);
        ana.open(&ben.send(&mut dice), &mut dice).unwrap();
    }
    ana.play(&mut dice);
    let payload = ana.send(&mut dice);
    (ana, ben, links::decode(&payload).unwrap())
}

/// Plays to and fro until the game is over.
fn to_the_end(ana: &mut Side, ben: &mut Side, seed: u64) {
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

/// Brings in a file, on a device that may have games.
fn import(store: &Memory, text: &str) -> (Account, Vec<SaveId>) {
    let Ok(Found::Bundle(bundle)) = examine(text) else { panic!("{text}") };
    let mut import = GameImport::new(store, bundle.games, summary).unwrap();
    let mut number = 900;
    while import
        .go_on(store, || {
            number += 1;
            SaveId::from_number(number)
        })
        .unwrap()
    {}
    let account = import.end(store);
    let added = account.added.clone();
    (account, added)
}

/// A game as a file.
fn file(side: &Side) -> String {
    saves::export(side.id.as_ref().unwrap(), &side.save())
}

/// Nothing is vouched for, and it is not counted.
fn assert_unproven(side: &Side) {
    let receipt = side.receipt();
    assert_eq!((receipt.agreed, receipt.seed), (Agreed::Elsewhere, Proof::Holds));
    assert_eq!((receipt.promise, receipt.answer), (Proof::Missing, Proof::Missing));
    assert!(receipt.holds());
    let text = crate::words::receipt::text(&receipt);
    assert!(text.contains("did not see the deal agreed"), "{text}");
    assert!(!counts(&side.save(), side.id.as_ref().unwrap()));
}

/// Deals alone: both halves are the sender's, who has tried them out, and nobody was invited.
fn dealt_alone(id: &str) -> (Side, Message) {
    let mut dice = Dice::new(Seed(1), 1);
    let names = vec!["Ana".parse().unwrap(), "Ben".parse().unwrap()];
    let id: SaveId = id.parse().unwrap();
    let (mut record, mut by_link) = invite(&id, fools(), names, Seat::ONE, &mut || dice.seed().0);
    by_link.deal.answer = Some("0123456789abcdef".parse().unwrap());
    record.seed = by_link.deal.seed(id.as_str(), &record.options).unwrap();
    let ana = Side { store: Memory::default(), id: Some(id) };
    ana.put(&Save { by_link: Some(by_link.write()), ..Save::new(record.to_string(), 1) });
    ana.play(&mut dice);
    let message = read(&ana.send(&mut dice));
    (ana, message)
}

#[test]
fn a_deal_that_one_side_made_alone_is_asked_about_and_proves_nothing() {
    let (mut ana, message) = dealt_alone("never");
    let mut ben = Side::empty();
    let opened = open(&ben.store, &message, Trust::Nothing, 9);
    assert_eq!(opened, Ok(Opened::Unknown { holds_own: false }));
    assert!(ben.all().is_empty(), "opening it keeps nothing");
    assert!(matches!(ben.take(&message, Trust::Nothing), Ok(Opened::New(_))));
    assert_unproven(&ben);
    to_the_end(&mut ana, &mut ben, 2);
    assert_unproven(&ben);
    let seals = ben.receipt().seals;
    let by_ana = |seal: &&receipt::SealProof| seal.seat == 1;
    assert!(seals.iter().filter(by_ana).all(|seal| seal.proof == Proof::Holds), "those it saw");
}

#[test]
fn decisions_in_the_own_name_are_asked_about_in_a_game_that_is_not_here() {
    let (ana, mut message) = dealt_alone("never");
    let Kind::Play(played) = &mut message.kind else { panic!() };
    let mut record = ana.course().record().clone();
    record.decisions = vec![Entry { seat: Seat::TWO, decision: Decision::Leave }];
    (played.course, played.seal) = (Course::of(record).unwrap(), None);
    let mut ben = Side::empty();
    let opened = open(&ben.store, &message, Trust::Nothing, 9);
    assert_eq!(opened, Ok(Opened::Unknown { holds_own: true }));
    let asks = Err(NotOpened::Refused(Refused::PlayedForYou, None));
    assert_eq!(ben.take(&message, Trust::Nothing), asks);
    assert!(ben.all().is_empty());
    assert!(matches!(ben.take(&message, Trust::OwnDecisions), Ok(Opened::New(_))));
    assert!(ben.course().end().turn().outcome().is_some());
    assert_unproven(&ben);
}

#[test]
fn a_game_that_was_deleted_proves_nothing_when_a_link_brings_it_back() {
    let (mut ana, mut ben, next) = under_way(31, 1);
    let id = ben.id.clone().unwrap();
    let before = ben.receipt();
    assert_eq!((before.agreed, before.promise), (Agreed::Here, Proof::Holds));
    let deleted = saves::delete(&ben.store, &id).unwrap().unwrap();
    assert!(matches!(
        ben.take(&Message::read(&next).unwrap(), Trust::OwnDecisions),
        Ok(Opened::New(_))
    ));
    assert_eq!(ben.id, Some(id), "under its old name");
    assert_unproven(&ben);
    assert!(ben.receipt().has_unseen);
    // Taken back at once, it is what it was.
    deleted.put_back(&ben.store).unwrap();
    assert_eq!(ben.receipt(), before);
    ben.open(&links::encode(&next).unwrap(), &mut Dice::new(Seed(1), 1)).unwrap();
    to_the_end(&mut ana, &mut ben, 3);
    let receipt = ben.receipt();
    assert!(receipt.is_whole() && receipt.promise == Proof::Holds);
}

#[test]
fn a_file_proves_nothing_here_or_elsewhere() {
    let (mut ana, mut ben, next) = under_way(32, 2);
    let text = file(&ben);
    // While the game is here, the file changes nothing.
    assert_eq!(import(&ben.store, &text).0.here, 1);
    saves::delete(&ben.store, ben.id.as_ref().unwrap()).unwrap();
    let phone = Side::empty();
    for side in [&ben, &phone] {
        let (account, added) = import(&side.store, &text);
        assert_eq!((account.by_link, account.links_lost), (1, 0));
        let brought = Side::restored(&side.all(), Some(added[0].clone()));
        assert_unproven(&brought);
        let receipt = brought.receipt();
        assert!(!receipt.seals.is_empty());
        assert!(receipt.seals.iter().all(|seal| seal.proof == Proof::Missing), "{receipt:?}");
    }
    // The game goes on there, and the rest of it is checked.
    let mut dice = Dice::new(Seed(1), 1);
    let mut phone = phone;
    let before = phone.all();
    assert!(matches!(phone.open(&links::encode(&next).unwrap(), &mut dice), Ok(Opened::New(_))));
    assert_ne!(phone.all(), before);
    ben.store = phone.store;
    ben.id = phone.id;
    to_the_end(&mut ana, &mut ben, 4);
    assert_unproven(&ben);
    assert!(ben.receipt().checked() > 0);
}

#[test]
fn no_file_can_claim_that_its_deal_was_agreed_here() {
    let (ana, ..) = under_way(33, 1);
    let honest = ana.save();
    // A mark, the marks of other names, and none, as older builds wrote it.
    let here = SaveId::from_number(901);
    for origin in [Some(GAME), Some(here.as_str()), Some(""), None] {
        let origin = origin.map(|id| Origin::Here(id.to_owned()));
        let by_link = ByLink { origin, ..ana.by_link() };
        let save = Save { by_link: Some(by_link.write()), ..honest.clone() };
        let text = saves::export(&here, &save);
        let store = Memory::default();
        let (_, added) = import(&store, &text);
        assert_unproven(&Side { store, id: Some(added[0].clone()) });
        // An older build would have kept the mark as it was, under a name of its own.
        let other = Side { store: Memory::default(), id: Some(SaveId::from_number(5)) };
        other.put(&save);
        assert_ne!(other.receipt().agreed, Agreed::Here);
    }
}

#[test]
fn a_file_never_stands_before_the_game_that_was_agreed_here() {
    let (_, ben, next) = under_way(34, 1);
    let mut newer = ben.save();
    newer.changed = 1_000_000;
    newer.record = newer.record.split_inclusive('\n').take(5).collect();
    let mut by_link = ben.by_link();
    (by_link.seals, by_link.sent) = (Vec::new(), None);
    newer.by_link = Some(by_link.write());
    let (account, _) = import(&ben.store, &saves::export(&SaveId::from_number(8), &newer));
    assert_eq!(account.added.len(), 1);
    let opened = open(&ben.store, &Message::read(&next).unwrap(), Trust::Nothing, 9);
    assert_eq!(opened, Ok(Opened::New(ben.id.unwrap())));
}

#[test]
fn games_that_an_older_build_began_go_on_and_say_what_is_not_known() {
    let (mut ana, mut ben, next) = under_way(35, 2);
    for side in [&ana, &ben] {
        let by_link = ByLink { origin: None, ..side.by_link() };
        let text = by_link.write();
        assert!(!text.contains("origin") && !text.contains("own_by_link"), "{text}");
        side.put(&Save { by_link: Some(text), ..side.save() });
    }
    let opened = ben.open(&links::encode(&next).unwrap(), &mut Dice::new(Seed(1), 1));
    assert!(matches!(opened, Ok(Opened::New(_))));
    to_the_end(&mut ana, &mut ben, 5);
    for side in [&ana, &ben] {
        let receipt = side.receipt();
        assert_eq!((receipt.agreed, receipt.promise), (Agreed::NotNoted, Proof::Missing));
        assert!(receipt.holds() && receipt.checked() == receipt.seals.len());
        assert!(counts(&side.save(), side.id.as_ref().unwrap()), "it was played here");
    }
}

#[test]
fn an_invitation_that_was_accepted_in_another_tab_is_not_answered_twice() {
    let mut dice = Dice::new(Seed(36), 5);
    let (_, ben, payloads) = dealt(&fools(), Seat::ONE, &mut dice);
    let Kind::Invite(invitation) = read(&payloads[0]).kind else { panic!() };
    let before = ben.all();
    let id =
        accept(&ben.store, &invitation, Summary::default(), &mut || 1_u64, 9, || unreachable!())
            .unwrap();
    assert_eq!((Some(id), ben.all()), (ben.id.clone(), before));
    // A game under another name is another save.
    let other = Invitation { commitment: "ab".repeat(32).parse().unwrap(), ..*invitation };
    let id =
        accept(&ben.store, &other, Summary::default(), &mut || 1_u64, 9, || SaveId::from_number(3))
            .unwrap();
    let side = Side::restored(&ben.all(), Some(id.clone()));
    assert_eq!(side.by_link().agreed(&id), Agreed::Here);
}

/// What Ben has to see of Ana's deal, told as if it had come of this half of his.
fn forged(ana: &Side, played: &message::Played, answer: Option<Half>, dice: &mut Dice) -> String {
    let deal = Deal { answer, ..played.deal.clone() };
    let seed = deal.seed(GAME, &fools()).unwrap();
    let record = Record { seed, decisions: Vec::new(), ..played.course.record().clone() };
    let by_link = ByLink { deal, seals: Vec::new(), sent: None, ..ana.by_link() };
    let forger = Side { store: Memory::default(), id: ana.id.clone() };
    forger.put(&Save { by_link: Some(by_link.write()), ..Save::new(record.to_string(), 1) });
    forger.play(dice);
    forger.send(dice)
}

#[test]
fn an_invitation_that_is_accepted_once_more_proves_nothing() {
    let mut dice = Dice::new(Seed(39), 5);
    let (ana, mut ben, payloads) = dealt(&fools(), Seat::ONE, &mut dice);
    ana.play(&mut dice);
    let first = ana.send(&mut dice);
    ben.open(&first, &mut dice).unwrap();
    let Kind::Play(played) = read(&first).kind else { panic!() };
    let Kind::Invite(invitation) = read(&payloads[0]).kind else { panic!() };
    let (answer, id) = (ben.by_link().deal.answer, ben.id.clone().unwrap());
    let honest = saves::export(&id, &ben.save());
    saves::delete(&ben.store, &id).unwrap();
    assert_eq!(was_answered(&ben.store, &invitation), Ok(true));
    // Ben knows Ana's half, and draws his own again.
    ben.open(&payloads[0], &mut dice).unwrap();
    assert_ne!(ben.by_link().deal.answer, answer);
    let move_of_ana = forged(&ana, &played, ben.by_link().deal.answer, &mut dice);
    assert!(matches!(ben.open(&move_of_ana, &mut dice), Ok(Opened::New(_))));
    assert_unproven(&ben);
    // No file makes it another one, nor does what another device has answered.
    let (_, added) = import(&ben.store, &honest);
    ben.id = Some(added[0].clone());
    assert_unproven(&ben);
    let text = ben.store.read(ANSWERED).unwrap().unwrap();
    let other = Side::empty();
    assert_eq!(merge_answered(&other.store, &text).unwrap().added, 1);
    assert_eq!(was_answered(&other.store, &invitation), Ok(true));
}

#[test]
fn an_invitation_is_vouched_for_only_where_it_is_known_to_be_the_first_time() {
    let mut dice = Dice::new(Seed(40), 5);
    let (ana, ben, payloads) = dealt(&fools(), Seat::ONE, &mut dice);
    for unread in ["answered 2\n?", "answered 2"] {
        let mut side = Side::empty();
        side.store.write(ANSWERED, unread).unwrap();
        side.open(&payloads[0], &mut dice).unwrap();
        assert_eq!(side.receipt().agreed, Agreed::Elsewhere);
        assert_eq!(side.store.read(ANSWERED).unwrap().as_deref(), Some(unread), "left alone");
    }
    // A game that an older build began is noted with the next link.
    ben.store.remove(ANSWERED).unwrap();
    ana.play(&mut dice);
    let mut ben = ben;
    ben.open(&ana.send(&mut dice), &mut dice).unwrap();
    saves::delete(&ben.store, &ben.id.clone().unwrap()).unwrap();
    ben.open(&payloads[0], &mut dice).unwrap();
    assert_eq!(ben.receipt().agreed, Agreed::Elsewhere);
    // Where it can't be noted there is no game.
    let Kind::Invite(invitation) = read(&payloads[0]).kind else { panic!() };
    let tight = (100..3_000).find_map(|room| {
        let store = Memory::with_room(room);
        let id =
            accept(&store, &invitation, Summary::default(), &mut || 1_u64, 9, || unreachable!());
        id.is_ok().then(|| (room, store.keys().unwrap().len()))
    });
    let (room, keys) = tight.unwrap();
    assert_eq!(keys, 2);
    let store = Memory::with_room(room - 1);
    assert!(
        accept(&store, &invitation, Summary::default(), &mut || 1_u64, 9, || unreachable!())
            .is_err()
    );
    assert!(store.keys().unwrap().is_empty());
}

#[test]
fn a_game_that_two_tabs_played_is_agreed_under_both_names() {
    let (_, ben, _) = under_way(37, 1);
    let (from, to) = (ben.id.clone().unwrap(), SaveId::from_number(6));
    let kept = renamed(ben.save(), &from, &to);
    assert_eq!(ByLink::of(&kept).unwrap().agreed(&to), Agreed::Here);
    let mark = |by_link: ByLink| Save { by_link: Some(by_link.write()), ..ben.save() };
    let outside = mark(ByLink { origin: Some(Origin::Outside(0)), ..ben.by_link() });
    assert_eq!(renamed(outside.clone(), &from, &to), outside);
    let foreign = mark(ByLink { origin: Some(Origin::here(&to)), ..ben.by_link() });
    assert_eq!(
        ByLink::of(&renamed(foreign, &from, &from)).unwrap().agreed(&from),
        Agreed::Elsewhere
    );
}

type Change = Box<dyn Fn(&mut ByLink)>;

#[test]
fn what_a_file_says_of_its_links_is_held_against_its_record() {
    let (_, ben, _) = played(&fools(), Seat::ONE, 16);
    let honest = ben.by_link();
    assert!(honest.seals.len() > 1);
    let len = ben.course().record().decisions.len();
    let bad: Vec<(&str, Change)> = vec![
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
        assert_eq!(ByLink::of(&save), None, "{name}");
        let store = Memory::default();
        let (account, added) = import(&store, &saves::export(&SaveId::from_number(1), &save));
        assert_eq!((account.by_link, account.links_lost), (0, 1), "{name}");
        let brought = load(&store, &added[0]).unwrap();
        assert!(Seating::of(&brought).places.is_empty(), "{name}: nobody waits for a link");
        assert_eq!((brought.record, brought.by_link), (save.record, None), "{name}");
    }
    let (ana, ..) = under_way(38, 0);
    // The own choice that is closed has to be in the record, and what opens it in the save.
    assert!(ana.by_link().closed(Seat::ONE).is_some_and(|seal| seal.salt.is_some()));
    let mut lost = ana.by_link();
    lost.seals.last_mut().unwrap().salt = None;
    assert_eq!(ByLink::of(&Save { by_link: Some(lost.write()), ..ana.save() }), None);
    let three = ana.save().record.replace("| Ben", "| Ben | Cid");
    assert_eq!(ByLink::of(&Save { record: three, ..ana.save() }), None);
}
