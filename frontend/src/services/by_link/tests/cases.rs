//! Links in the wrong place, at the wrong time, or changed on the way.

use super::*;

/// Both have joined; Ana has sealed her first choice, and Ben has not opened her link.
fn sealed(seed: u64) -> (Peer, Peer, String, Dice) {
    under_way(seed, 0)
}

#[test]
fn a_link_in_front_of_an_earlier_one_is_taken_and_the_earlier_one_is_older() {
    // Ben's second device is still at the deal: it gets both links of Ana's in the wrong order.
    let (mut ana, mut ben, first, mut dice) = sealed(4);
    let behind = ben.all();
    ben.open(&first, &mut dice).unwrap();
    ben.play(&mut dice);
    let answer = ben.send(&mut dice);
    ana.open(&answer, &mut dice).unwrap();
    ana.play(&mut dice);
    let second = ana.send(&mut dice);
    let mut late = Peer::restored(&behind, ben.id.clone());
    let opened = late.open(&second, &mut dice);
    assert_eq!(opened, Ok(Opened::Offered), "Ben's own choice was made on his other device");
    assert_eq!(late.all(), behind);
    assert!(matches!(late.take(&read(&second)), Ok(Opened::New(_))));
    assert!(is_older(&late.open(&first, &mut dice)));
    ben.open(&second, &mut dice).unwrap();
    assert_eq!(late.save().record, ben.save().record);
}

#[test]
fn a_deleted_game_comes_back_with_the_next_link() {
    let (mut ana, mut ben, first, mut dice) = sealed(5);
    ben.open(&first, &mut dice).unwrap();
    ben.play(&mut dice);
    let answer = ben.send(&mut dice);
    ana.open(&answer, &mut dice).unwrap();
    ana.play(&mut dice);
    let second = ana.send(&mut dice);
    let mut anew = Peer::empty();
    assert_eq!(anew.open(&second, &mut dice), Ok(Opened::Offered));
    assert!(anew.all().is_empty(), "it is offered first");
    assert!(matches!(anew.take(&read(&second)), Ok(Opened::New(_))));
    assert!(!anew.by_link().counts());
    assert_eq!(anew.id, ben.id, "under its old name");
    let deleted = saves::delete(&ben.store, ben.id.as_ref().unwrap()).unwrap().unwrap();
    assert!(matches!(ben.take(&read(&second)), Ok(Opened::New(_))));
    assert!(!ben.by_link().counts());
    deleted.put_back(&ben.store).unwrap();
    assert!(ben.by_link().counts());
    ben.open(&second, &mut dice).unwrap();
    assert_eq!(anew.save().record, ben.save().record);
    assert_eq!(anew.by_link().closed(Seat::ONE), ben.by_link().closed(Seat::ONE));
    assert!(anew.save().kept.seen_by_table > 0, "what Ben has seen is no news");
    // Ana's seal is lost: only her save had it.
    ben.play(&mut dice);
    let answer = ben.send(&mut dice);
    let mut lost = Peer::empty();
    let opened = lost.open(&answer, &mut dice);
    assert_eq!(opened, Err(NotOpened::Refused(NoMerge::DoesntFit, None)));
    assert!(lost.all().is_empty());
    assert!(matches!(ana.open(&answer, &mut dice), Ok(Opened::New(_))));
}

#[test]
fn an_answer_without_its_invitation_and_a_second_answer_are_errors() {
    let mut dice = Dice::new(Seed(6), 5);
    let (mut ana, ben, links) = dealt(&fools(), Seat::ONE, &mut dice);
    let mut nobody = Peer::empty();
    let opened = nobody.open(&links[1], &mut dice);
    assert_eq!(opened, Err(NotOpened::Refused(NoMerge::DoesntFit, None)));
    let mut second = Peer::empty();
    second.open(&links[0], &mut dice).unwrap();
    let other_answer = second.send(&mut dice);
    let opened = ana.open(&other_answer, &mut dice);
    assert_eq!(opened, Err(NotOpened::Refused(NoMerge::DoesntFit, ana.id.clone())));
    // Ana's links continue the first device's game. The second device can't tell that from a half that Ana chose.
    ana.play(&mut dice);
    let play = ana.send(&mut dice);
    let opened = second.open(&play, &mut dice);
    assert_eq!(opened, Err(NotOpened::Refused(NoMerge::DoesntFit, second.id.clone())));
    assert!(ben.by_link().deal.half.is_none());
}

/// Another deal of the same game.
fn invited(players: Vec<engine::record::Player>, chance: &mut dyn FnMut() -> u64) -> SeedHalves {
    invite(&GAME.parse().unwrap(), fools(), players, Seat::ONE, chance).1.deal
}

#[test]
fn a_deal_without_agreement_is_an_error() {
    let (ana, ben, payload, _) = sealed(7);
    let text = text(&payload);
    let course = ana.course();
    let mut forged = ana.by_link();
    let luck = &mut Dice::new(Seed(1), 77);
    // Ana deals with a different half than she promised.
    forged.deal = invited(course.record().players.clone(), &mut || luck.seed().0);
    forged.deal.answer = ana.by_link().deal.answer;
    let seed = forged.deal.seed(GAME, &fools()).unwrap();
    let record = Record { seed, decisions: Vec::new(), ..course.record().clone() };
    let message =
        link(&ByLink { seals: Vec::new(), ..forged }, &ReplayedRecord::new(record).unwrap());
    assert_eq!(refused(&ben, &message.write()), NoMerge::DoesntFit);
    // A seed that doesn't follow from the halves fails to parse.
    let seed = course.record().seed.to_string();
    let other = text.replace(&seed, "0123456789abcdef");
    assert_eq!(LinkMessage::read(&other), Err(BadMessage::Line("seed")));
    assert_eq!(refused(&ben, &text.replace("| Ben", "| Eve")), NoMerge::DoesntFit);
}

#[test]
fn a_seal_that_opens_to_something_else_is_an_error() {
    let (mut ana, mut ben, payload, mut dice) = sealed(8);
    let before = ana.all();
    ben.open(&payload, &mut dice).unwrap();
    ben.play(&mut dice);
    let answer = ben.send(&mut dice);
    ana.open(&answer, &mut dice).unwrap();
    let honest = links::decode(&{
        ana.play(&mut dice);
        ana.send(&mut dice)
    })
    .unwrap();
    // Ana goes back and chooses again, knowing Ben's choice.
    let cheat = Peer::restored(&before, ana.id.clone());
    let mut save = cheat.save();
    let mut by_link = cheat.by_link();
    let seal = by_link.seals.pop().unwrap();
    let mut record = cheat.course().into_parts().0;
    let first = record.decisions.remove(0);
    let course = ReplayedRecord::new(record.clone()).unwrap();
    let mut actions = Vec::new();
    course.end().legal_actions(Seat::ONE, &mut actions);
    let other = actions.into_iter().map(Decision::Act).find(|other| *other != first.decision);
    record.decisions.push(Entry { seat: Seat::ONE, decision: other.unwrap() });
    by_link.seals.push(seal);
    save = Save { record: record.to_string(), by_link: Some(by_link.write()), ..save };
    cheat.put(&save);
    let mut cheat = cheat;
    cheat.open(&answer, &mut dice).unwrap();
    cheat.play(&mut dice);
    let forged = links::decode(&cheat.send(&mut dice)).unwrap();
    assert_eq!(refused(&ben, &forged), NoMerge::DoesntFit);
    // Without its salt, and with another one.
    let open = honest.lines().find(|line| line.starts_with("open ")).unwrap();
    assert_eq!(refused(&ben, &honest.replace(&format!("{open}\n"), "")), NoMerge::DoesntFit);
    let salt = open.split(' ').next_back().unwrap();
    assert_eq!(refused(&ben, &honest.replace(salt, &"0".repeat(32))), NoMerge::DoesntFit);
    let taken = ben.take(&LinkMessage::read(&honest).unwrap());
    assert!(matches!(taken, Ok(Opened::New(_))), "{taken:?}");
}

#[test]
fn guessing_at_a_sealed_choice_does_not_show_it() {
    let (ana, ben, _, _) = sealed(17);
    let written = |course: ReplayedRecord<AnyGame>| {
        let by_link =
            ByLink { seals: Vec::new(), sent: None, deal: ana.by_link().deal, ..ben.by_link() };
        link(&by_link, &course).write()
    };
    // The right choice without an answer to it.
    assert_eq!(refused(&ana, &written(ana.course())), NoMerge::DoesntFit);
}

#[test]
fn a_seal_outside_a_simultaneous_choice_is_an_error() {
    let options = GameId::Duel52.options();
    let mut dice = Dice::new(Seed(9), 5);
    let (ana, ben, _) = dealt(&options, Seat::ONE, &mut dice);
    ana.play(&mut dice);
    let text = links::decode(&ana.send(&mut dice)).unwrap();
    let at = ana.course().record().decisions.len();
    let hash = "ab".repeat(32);
    let forged = text.replace("facedown 1\n", &format!("seal {at} {hash}\nfacedown 1\n"));
    assert_eq!(refused(&ben, &forged), NoMerge::DoesntFit);
}

#[test]
fn another_course_of_the_game_is_an_error() {
    let options = GameId::Duel52.options();
    let mut dice = Dice::new(Seed(10), 5);
    let (mut ana, mut ben, _) = dealt(&options, Seat::ONE, &mut dice);
    ana.play(&mut dice);
    let first = ana.send(&mut dice);
    ben.open(&first, &mut dice).unwrap();
    let before = ben.all();
    ben.play(&mut Dice::new(Seed(1), 1));
    let one = ben.send(&mut dice);
    let again = Peer::restored(&before, ben.id.clone());
    again.play(&mut Dice::new(Seed(2), 1));
    let other = again.send(&mut dice);
    assert_ne!(one, other);
    ana.open(&one, &mut dice).unwrap();
    assert_eq!(refused(&ana, &text(&other)), NoMerge::DoesntFit);
}

#[test]
fn a_game_with_a_clock_is_not_played_by_link() {
    let options = fools();
    let mut values = options.values();
    values.set("time", 1).unwrap();
    let timed = options.with_values(&values);
    assert!(has_clock(&timed) && !has_clock(&options));
    assert_eq!(without_clock(&timed), options);
    let mut dice = Dice::new(Seed(11), 5);
    let names = vec!["Ana".parse().unwrap(), "Ben".parse().unwrap()];
    let (record, by_link) =
        invite(&GAME.parse().unwrap(), timed, names, Seat::ONE, &mut || dice.seed().0);
    let message = link(&by_link, &ReplayedRecord::new(record).unwrap());
    assert_eq!(LinkMessage::read(&message.write()), Err(BadMessage::Line("options")));
}

#[test]
fn other_versions_and_lines_that_are_missing_are_named() {
    let (_, _, payload, _) = sealed(12);
    let text = text(&payload);
    let bad = |text: &str| LinkMessage::read(text).unwrap_err();
    assert_eq!(bad(&text.replace("apart 2", "apart 3")), BadMessage::Version(3));
    assert_eq!(bad("apart x\n"), BadMessage::Line("apart"));
    for word in ["id", "from", "deal"] {
        let line = text.lines().find(|line| line.starts_with(&format!("{word} "))).unwrap();
        assert_eq!(bad(&text.replace(&format!("{line}\n"), "")), BadMessage::Line(word));
    }
    assert_eq!(
        bad(&text.replace("seats Ana | Ben", "seats Ana | bot:regular")),
        BadMessage::Line("seats")
    );
    assert!(matches!(bad(&format!("{text}1 sing\n")), BadMessage::Record(_)));
    assert!(is_message(&text) && !is_message("facedown 1\n"));
}

#[test]
fn nothing_can_be_sent_before_all_is_decided() {
    let mut dice = Dice::new(Seed(13), 5);
    let (ana, ben, _) = dealt(&fools(), Seat::ONE, &mut dice);
    assert_eq!(can_send(&ana.by_link(), &ana.course()), Err(NotYet::ToDecide));
    assert!(ben.by_link().waits() && can_send(&ben.by_link(), &ben.course()).is_ok(), "once more");
    ana.play(&mut dice);
    assert_eq!(can_send(&ana.by_link(), &ana.course()), Ok(()));
    let payload = ana.send(&mut dice);
    let again = ana.send(&mut dice);
    assert_eq!(payload, again, "as often as it is asked for");
}

#[test]
fn leaving_ends_the_game_on_both_devices() {
    let mut dice = Dice::new(Seed(14), 5);
    let (ana, mut ben, _) = dealt(&fools(), Seat::ONE, &mut dice);
    ana.decide(Decision::Leave);
    let payload = ana.send(&mut dice);
    assert!(matches!(ben.open(&payload, &mut dice), Ok(Opened::New(_))));
    assert!(ben.course().end().turn().outcome().is_some());
    assert_eq!(can_send(&ben.by_link(), &ben.course()), Err(NotYet::Nothing));
    // Ben leaves where Ana has sealed.
    let (mut ana, mut ben, first, mut dice) = sealed(15);
    ben.open(&first, &mut dice).unwrap();
    ben.decide(Decision::Leave);
    let payload = ben.send(&mut dice);
    assert!(matches!(ana.open(&payload, &mut dice), Ok(Opened::New(_))));
    assert!(ana.course().end().turn().outcome().is_some());
}
