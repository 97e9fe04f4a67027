//! Links in the wrong place, at the wrong time, or changed on the way.

use super::*;

#[test]
fn a_later_link_can_be_opened_first_and_the_earlier_one_is_then_older() {
    // Ana has made only her first link. Ben's second device, still at the deal, opens her second link before the first.
    let (mut ana, mut ben, first, mut dice) = under_way(4, 0);
    let mut bens_second_device = ben.clone();
    let store_before = bens_second_device.all();
    let second = ana.answer(&ben.answer(&first, &mut dice), &mut dice);
    let opened = bens_second_device.open(&second);
    assert_eq!(opened, Ok(Opened::Offered), "Ben's own choice was made on his other device");
    assert_eq!(bens_second_device.all(), store_before);
    bens_second_device.save_link(&second);
    assert!(is_older(&bens_second_device.open(&first)));
    ben.open_next(&second);
    assert_eq!(bens_second_device.save().record, ben.save().record);
}

#[test]
fn a_deleted_game_comes_back_with_the_next_link() {
    let (mut ana, mut ben, second, mut dice) = under_way(5, 1);
    let mut fresh_device = Peer::default();
    assert_eq!(fresh_device.open(&second), Ok(Opened::Offered));
    assert!(fresh_device.all().is_empty(), "it is offered first");
    fresh_device.save_link(&second);
    assert!(!fresh_device.by_link().is_counted());
    assert_eq!(fresh_device.id, ben.id, "under its old name");
    let deleted = saves::delete(&ben.store, ben.id.as_ref().unwrap()).unwrap().unwrap();
    ben.save_link(&second);
    assert!(!ben.by_link().is_counted());
    deleted.put_back(&ben.store).unwrap();
    assert!(ben.by_link().is_counted());
    ben.open_next(&second);
    assert_eq!(fresh_device.save().record, ben.save().record);
    assert_eq!(fresh_device.by_link().closed_seal(Seat::ONE), ben.by_link().closed_seal(Seat::ONE));
    assert!(fresh_device.save().local.seen_by_table > 0, "what Ben has seen is no news");
    // A device without Ana's save can't open her seal, so it refuses the answer; hers can.
    ben.play(&mut dice);
    let answer = ben.send(&mut dice);
    assert_refused(&Peer::default(), &text(&answer));
    ana.open_next(&answer);
}

#[test]
fn a_sealed_choice_is_not_opened_before_the_other_player_has_chosen() {
    let (mut ana, mut ben, payload, mut dice) = under_way(18, 0);
    ben.open_next(&payload);
    let unanswered = ben.clone();
    ben.play(&mut dice);
    let honest = text(&ana.answer(&ben.send(&mut dice), &mut dice));
    assert!(honest.contains("\nopen 0 ") && honest.contains("\nseal 2 "), "{honest}");
    // The link with Ana's opened choice but without Ben's own decision and the next seal.
    let shown = honest.replace(line(&honest, "seal "), "").replace(line(&honest, "2 "), "");
    assert_refused(&unanswered, &shown);
    assert_refused(&ben, &shown);
    // Ben forges a link that contains Ana's sealed choice, guessed right, and no choice of his own.
    let (ana, ben, _, _) = under_way(17, 0);
    let deal = ana.by_link().deal;
    let by_link = ByLink { seals: Vec::new(), sent: None, deal, ..ben.by_link() };
    assert_refused(&ana, &link(&by_link, &ana.course()).write());
}

#[test]
fn an_answer_without_its_invitation_and_a_second_answer_are_errors() {
    let mut dice = Dice::new(Seed(6), 5);
    let (ana, ben, links) = dealt(&fools(), Seat::ONE, &mut dice);
    assert_refused(&Peer::default(), &text(&links[1]));
    let mut second = Peer::default();
    second.accept_invitation(&links[0], &mut dice);
    assert_refused(&ana, &text(&second.send(&mut dice)));
    // To the second device, the seed half in Ana's link isn't the one that it answered with: Ana might have made it up.
    ana.play(&mut dice);
    assert_refused(&second, &text(&ana.send(&mut dice)));
    assert!(ben.by_link().deal.half.is_none());
}

#[test]
fn a_deal_without_agreement_is_an_error() {
    let (ana, ben, payload, mut dice) = under_way(7, 0);
    // Ana deals with a different half than she promised.
    let (_, other) = invite(&id(GAME), fools(), players(), Seat::ONE, &mut || dice.seed().0);
    let deal = SeedHalves { answer: ana.by_link().deal.answer, ..other.deal };
    let seed = deal.seed(GAME, &fools()).unwrap();
    let record = Record { seed, decisions: Vec::new(), ..ana.course().into_parts().0 };
    let forged = ByLink { seals: Vec::new(), deal, ..ana.by_link() };
    let message = link(&forged, &ReplayedRecord::new(record).unwrap());
    assert_refused(&ben, &message.write());
    assert_refused(&ben, &text(&payload).replace("| Ben", "| Eve"));
}

#[test]
fn another_seal_and_one_that_opens_to_something_else_are_errors() {
    let (mut ana, mut ben, payload, mut dice) = under_way(8, 0);
    ben.open_next(&payload);
    let sealed = text(&payload);
    let other = format!("seal 0 {}\n", "ab".repeat(32));
    assert_refused(&ben, &sealed.replace(line(&sealed, "seal "), &other));
    assert!(is_older(&ben.open(&payload)));
    // Ana cheats: she goes back and chooses again, knowing Ben's choice.
    let mut cheat = ana.clone();
    let (mut record, mut actions) = (cheat.course().into_parts().0, Vec::new());
    cheat.course().state_after(0).legal_actions(Seat::ONE, &mut actions);
    let made = &mut record.decisions[0].decision;
    *made = actions.into_iter().map(Decision::Act).find(|other| other != made).unwrap();
    cheat.put(&Save { record: record.to_string(), ..cheat.save() });
    ben.play(&mut dice);
    let answer = ben.send(&mut dice);
    assert_refused(&ben, &text(&cheat.answer(&answer, &mut dice)));
    // An honest link without the line that opens the seal, and with a wrong salt.
    let honest = text(&ana.answer(&answer, &mut dice));
    let open = line(&honest, "open ");
    assert_refused(&ben, &honest.replace(open, ""));
    let salt = open.trim().split(' ').next_back().unwrap();
    assert_refused(&ben, &honest.replace(salt, &"0".repeat(32)));
    ben.open_next(&payload_of(&honest));
}

#[test]
fn another_course_and_a_seal_outside_a_simultaneous_choice_are_errors() {
    let mut dice = Dice::new(Seed(10), 5);
    let (mut ana, mut ben, _) = dealt(&GameId::Duel52.options(), Seat::ONE, &mut dice);
    ana.play(&mut dice);
    let payload = ana.send(&mut dice);
    let seal = format!("seal {} {}\n", ana.course().record().decisions.len(), "ab".repeat(32));
    let forged = text(&payload).replace("facedown 1\n", &(seal + "facedown 1\n"));
    assert_refused(&ben, &forged);
    ben.open_next(&payload);
    // Ben's two devices go on differently: Ana takes the first course and refuses the second.
    let bens_copy = ben.clone();
    let [one, other] = [(&ben, 1), (&bens_copy, 2)].map(|(side, seed)| {
        side.play(&mut Dice::new(Seed(seed), 1));
        side.send(&mut dice)
    });
    assert_ne!(one, other);
    ana.open_next(&one);
    assert_refused(&ana, &text(&other));
}

#[test]
fn a_game_with_a_clock_is_not_played_by_link() {
    let mut values = fools().values();
    values.set("time", 1).unwrap();
    let timed = fools().with_values(&values);
    assert!(has_clock(&timed) && !has_clock(&fools()));
    assert_eq!(without_clock(&timed), fools());
    let (record, by_link) = invite(&id(GAME), timed, players(), Seat::ONE, &mut || 1);
    let message = link(&by_link, &ReplayedRecord::new(record).unwrap());
    assert_eq!(LinkMessage::read(&message.write()), Err(BadMessage::Line("options")));
}

#[test]
fn other_versions_and_lines_that_are_missing_are_named() {
    let (ana, _, payload, _) = under_way(12, 0);
    let text = text(&payload);
    let seed = ana.course().record().seed.to_string();
    for (bad, why) in [
        (text.replace("apart 2", "apart 3"), BadMessage::Version(3)),
        ("apart x\n".to_owned(), BadMessage::Line("apart")),
        (text.replace(line(&text, "id "), ""), BadMessage::Line("id")),
        (text.replace(line(&text, "from "), ""), BadMessage::Line("from")),
        (text.replace(line(&text, "deal "), ""), BadMessage::Line("deal")),
        (text.replace("| Ben", "| bot:regular"), BadMessage::Line("seats")),
        (text.replace(&seed, "0123456789abcdef"), BadMessage::Line("seed")),
    ] {
        assert_eq!(LinkMessage::read(&bad), Err(why), "{bad}");
    }
    let bad = LinkMessage::read(&format!("{text}1 sing\n"));
    assert!(matches!(bad, Err(BadMessage::Record(_))));
    assert!(is_message(&text) && !is_message("facedown 1\n"));
}

/// One of the players leaves: the game is over for both.
fn leaves(side: &Peer, other: &mut Peer, dice: &mut Dice) {
    side.decide(Decision::Leave);
    other.open_next(&side.send(dice));
    assert!(other.course().end().turn().outcome().is_some());
    assert_eq!(can_send(&other.by_link(), &other.course()), Err(NotYet::NothingNew));
}

#[test]
fn leaving_ends_the_game_on_both_devices() {
    let mut dice = Dice::new(Seed(14), 5);
    let (ana, mut ben, _) = dealt(&fools(), Seat::ONE, &mut dice);
    leaves(&ana, &mut ben, &mut dice);
    // Ben leaves where Ana has sealed.
    let (mut ana, mut ben, first, mut dice) = under_way(15, 0);
    ben.open_next(&first);
    leaves(&ben, &mut ana, &mut dice);
    // Ana leaves where Ben has sealed a choice ahead.
    for (mut ana, mut ben, mut dice) in ahead::moments() {
        ana.open_next(&ben.send_ahead(anything, &mut dice));
        leaves(&ana, &mut ben, &mut dice);
    }
}
