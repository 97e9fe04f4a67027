use super::ahead::calling_seldom;
use super::games::has_ahead;
use super::*;

/// Both continue with the first version.
fn of_first_version(side: &Peer) {
    let by_link = ByLink { version: 1, ..side.by_link() };
    side.put(&Save { by_link: Some(by_link.write()), ..side.save() });
}

#[test]
fn games_of_the_first_version_are_played_to_their_end_and_nothing_is_decided_ahead_there() {
    for (name, options) in kinds().into_iter().filter(|(name, _)| has_ahead(name)).take(2) {
        let mut dice = Dice::new(Seed(9), 1);
        let (mut ana, mut ben, _) = dealt(&options, Seat::ONE, &mut dice);
        of_first_version(&ana);
        of_first_version(&ben);
        let (mut from, mut to) = (&mut ana, &mut ben);
        loop {
            from.play_if(calling_seldom, &mut dice);
            assert_eq!(from.possible_ahead(), [], "{name}");
            if can_send(&from.by_link(), &from.course()) == Err(NotYet::Nothing) {
                break;
            }
            let payload = from.send(&mut dice);
            let written = text(&payload);
            assert!(written.starts_with("apart 1\n") && !written.contains("\nahead "), "{written}");
            // Links of a later version are refused in such a game.
            let later = written.replacen("apart 1", "apart 2", 1);
            assert_eq!(refused(to, &later), NoMerge::DoesntFit);
            assert!(matches!(to.open(&payload, &mut dice), Ok(Opened::New(_))));
            std::mem::swap(&mut from, &mut to);
        }
        ana.assert_sound();
        ben.assert_sound();
    }
}

#[test]
fn an_invitation_of_the_first_version_is_answered_in_it() {
    let mut dice = Dice::new(Seed(10), 1);
    let (ana, _, payloads) = dealt(&fools(), Seat::ONE, &mut dice);
    let first = text(&payloads[0]).replacen("apart 2", "apart 1", 1);
    let mut ben = Peer::empty();
    let opened = ben.open(&links::encode(&first).unwrap(), &mut dice);
    assert!(matches!(opened, Ok(Opened::Invited(_))));
    assert_eq!(ben.by_link().version, 1);
    assert!(text(&ben.send(&mut dice)).starts_with("apart 1\n"));
    assert_eq!(ana.by_link().version, 2);
    // An old save has no version.
    let kept = ben.save().by_link.unwrap().replace("\"version\":1,", "");
    assert!(!kept.contains("version"));
    assert_eq!(ByLink::from_save(&Save { by_link: Some(kept), ..ben.save() }), Some(ben.by_link()));
}

/// The exact save and link of a build of the first version.
const FIRST_SAVE: &str = concat!(
    r#"{"game":"apartgame2","seat":2,"deal":{"by":1,"commitment":"#,
    r#""ec02b88de1e59c9ddc868839953fc0566c7494dafa5220f5f1b7e70576eca429","#,
    r#""answer":"fedcba9876543210"},"sent":0,"ended_elsewhere":false,"seals":[],"#,
    r#""origin":{"here":"apartgame2"}}"#,
);
const FIRST_RECORD: &str = "facedown 1\ngame fools-gambit 1\noptions deck=split time=off\n\
    seats Ana | Ben\nseed 8569e69a977b764b\n";
const FIRST_LINK: &str = concat!(
    "AXjapY87DsMwDEN3n0IXKOBfHGfI0N5EtqQiaBIHtYEuPXztMxRcSA7EI174bmDURoDDPvFgq-Rdjl4S4w4GtDbG",
    "Wue8n6YQ5jnGZUFMKWciZhHQxjo_hTkumDKxgDDlhEucw-SdNVrVsaQB039SgpmpfM4ON0hBStnrrdu0jRflals5",
    "KxDn11qvvZdtO3gtIgOhVbifCF948NkzE6QgUUiC6-PROK9-yGVYaA",
);

#[test]
fn a_link_of_the_first_version_goes_on_being_read_and_is_answered_in_it() {
    let mut dice = Dice::new(Seed(11), 1);
    let mut ben = Peer { store: Memory::default(), id: Some(GAME.parse().unwrap()) };
    ben.put(&Save {
        by_link: Some(FIRST_SAVE.to_owned()),
        ..Save::new(FIRST_RECORD.to_owned(), 1)
    });
    assert!(matches!(ben.open(FIRST_LINK, &mut dice), Ok(Opened::New(_))));
    ben.play(&mut dice);
    assert_eq!(ben.possible_ahead(), []);
    let (payload, made) = (ben.send(&mut dice), ben.course().record().decisions[0].clone());
    let written = text(FIRST_LINK).replace("from 1", "from 2").replace("seal 0", "answers 0");
    assert_eq!(text(&payload), format!("{written}{made}\n"));
}
