//! Choices sealed ahead spare links, reveal nothing early, and are binding.

use engine::games::dual_duel;

use super::*;

/// A player who never calls "Wild".
fn never_calling(action: &AnyAction, _: &mut Dice) -> bool {
    *action != AnyAction::DualDuel(dual_duel::Action::Call)
}

#[test]
fn a_round_of_fools_gambit_takes_three_links_where_both_decide_ahead() {
    for (deciding, links_a_round) in [(&[][..], 4), (&[Seat::ONE, Seat::TWO][..], 3)] {
        let game = played_ahead(&fools(), Seat::ONE, 1, deciding, never_calling);
        // Two for the deal, one to open the last choice; each round has two simultaneous choices.
        let rounds = game.ana.course().record().decisions.len() / 4;
        assert_eq!(game.payloads.len(), 3 + links_a_round * rounds, "{deciding:?}");
    }
}

/// A game after `at` links: Ana has sealed a choice, and Ben has answered it but not sent the answer. `None` if he
/// can't seal anything ahead.
fn answered(options: &AnyOptions, seed: u64, at: usize) -> Option<(Peer, Peer, Dice)> {
    let mut dice = Dice::new(Seed(seed), 7);
    let (mut ana, mut ben, _) = dealt(options, Seat::ONE, &mut dice);
    for _ in 0..=at {
        ana.play_if(never_calling, &mut dice);
        ben.open_next(&ana.send(&mut dice));
        std::mem::swap(&mut ana, &mut ben);
    }
    ana.play_if(never_calling, &mut dice);
    std::mem::swap(&mut ana, &mut ben);
    (!ben.possible_ahead().is_empty()).then_some((ana, ben, dice))
}

/// The moments of two games at which Ben can seal a choice ahead.
pub(super) fn moments() -> Vec<(Peer, Peer, Dice)> {
    let mut moments = Vec::new();
    for (seed, options) in [(1, fools()), (2, options(GameId::DualDuel, "target=1"))] {
        moments.extend((0..14).filter_map(|at| answered(&options, seed, at)));
    }
    assert!(moments.len() > 8);
    moments
}

#[test]
fn nothing_tells_what_was_sealed_ahead_before_it_is_opened() {
    for (ana, ben, dice) in moments() {
        let mut seen = Vec::new();
        for action in ben.possible_ahead() {
            let mut dice = dice.clone();
            let (mut ana, mut ben) = (ana.clone(), ben.clone());
            let payload = ben.send_with(Some(&action), &mut dice);
            let sealed = ben.by_link().ahead.unwrap();
            let hide = |text: String| text.replace(sealed.hash.as_str(), "#");
            assert!(!text(&payload).contains(sealed.salt.as_str()));
            // Everything that Ana's device has of the choice, and the link that she answers with.
            ana.open_next(&payload);
            let saved = ana.save();
            ana.play_if(never_calling, &mut dice);
            let answer = ana.send(&mut dice);
            seen.push((
                hide(text(&payload)),
                (saved.record, hide(saved.by_link.unwrap())),
                hide(text(&answer)),
            ));
            // The opened choice is the sealed one.
            ben.open_next(&answer);
            let opened = ben.by_link().seals.iter().rev().find(|seal| seal.with.is_some()).cloned();
            let opened = opened.filter(|seal| seal.seat == 3 - ana.by_link().seat).unwrap();
            let made = ben.course().record().decisions[opened.at].clone();
            assert_eq!(made.decision, Decision::Act(action));
            assert!(text(&payload).contains(opened.hash.as_str()));
        }
        assert!(seen.len() > 1);
        seen.dedup();
        assert_eq!(seen.len(), 1, "{seen:#?}");
    }
}

/// Ben has answered and sealed a choice ahead; Ana has answered both. Ben has not opened her link.
fn both_chosen(seed: u64) -> (Peer, Peer, String, Dice) {
    let (mut ana, ben, mut dice) = answered(&fools(), seed, 0).unwrap();
    let answer = ana.answer(&ben.send_ahead(anything, &mut dice), &mut dice);
    (ana, ben, text(&answer), dice)
}

#[test]
fn nobody_is_shown_a_choice_that_was_not_answered() {
    let (_, mut ben, answer, _) = both_chosen(4);
    // Ana opens her first choice. Instead of making the second one, she waits for Ben's, or guesses at it.
    let without_choice = &answer[..=answer.trim_end().rfind('\n').unwrap()];
    for guess in ["", "2 keep\n", "2 swap duel\n", "2 swap wager\n"] {
        assert_refused(&ben, &format!("{without_choice}{guess}"));
    }
    // Ana claims to have chosen against another fingerprint, or against none.
    let answers = line(&answer, "answers ");
    let forged = format!("{} {}\n", answers.rsplit_once(' ').unwrap().0, "ab".repeat(32));
    assert_refused(&ben, &answer.replace(answers, &forged));
    assert_refused(&ben, &answer.replace(answers, ""));
    // Another device of Ben's has the game, but not the choice that he sealed.
    let other = ben.clone();
    other.put_by_link(&ByLink { ahead: None, ..ben.by_link() });
    assert_refused(&other, &answer);
    let payload = payload_of(&answer);
    ben.open_next(&payload);
    assert!(is_older(&ben.open(&payload)));
}

#[test]
fn nobody_shows_another_choice_than_was_sealed_ahead() {
    let (mut ana, mut ben, answer, mut dice) = both_chosen(5);
    // Ben cheats: he has seen Ana's choice, and opens another one than he sealed.
    let mut cheat = ben.clone();
    let by_link = cheat.by_link();
    let Ahead { with, hash, salt, made } = by_link.ahead.clone().unwrap();
    let other = if made == "keep" { "swap duel" } else { "keep" };
    let forged = Ahead::new(GAME, by_link.seat, with, other.to_owned(), salt);
    let unsealed = Ahead { hash: hash.clone(), ..forged.clone() };
    assert!(!cheat.reads(&ByLink { ahead: Some(unsealed), ..cheat.by_link() }), "not as sealed");
    cheat.put_by_link(&ByLink { ahead: Some(forged.clone()), ..by_link });
    let forged_answer = answer.replace(hash.as_str(), forged.hash.as_str());
    let second = cheat.answer(&payload_of(&forged_answer), &mut dice);
    assert_refused(&ana, &text(&second));
    let honest = ben.answer(&payload_of(&answer), &mut dice);
    let shown = text(&honest);
    let unopened = shown.replace(line(&shown, "open "), "");
    assert_refused(&ana, &unopened);
    ana.open_next(&honest);
}

type AheadEdit = fn(&mut ByLink, &mut Ahead);

#[test]
fn a_files_choice_ahead_is_checked_against_the_game() {
    let (_, ben, answer, _) = both_chosen(7);
    let honest = ben.by_link();
    let bad: [(&str, AheadEdit); 7] = [
        ("of another version", |by_link, _| by_link.version = 1),
        ("of a version to come", |by_link, _| by_link.version = 3),
        ("before it was sent", |by_link, _| by_link.sent = None),
        ("without what it goes with", |by_link, _| drop(by_link.seals.pop())),
        ("with another answer", |_, ahead| ahead.with += 1),
        ("of something else", |_, ahead| ahead.made.push('s')),
        ("another salt", |_, ahead| ahead.salt = "0".repeat(32).parse().unwrap()),
    ];
    for (name, change) in bad {
        let (mut by_link, mut ahead) = (honest.clone(), honest.ahead.clone().unwrap());
        change(&mut by_link, &mut ahead);
        assert!(!ben.reads(&ByLink { ahead: Some(ahead), ..by_link }), "{name}");
    }
    let Ahead { with, salt, .. } = honest.ahead.clone().unwrap();
    // With a fitting hash, but sealed along with another answer than the last link's.
    let sealed =
        |with, made: &str| Some(Ahead::new(GAME, honest.seat, with, made.to_owned(), salt.clone()));
    for (later, is_read) in [(0, true), (1, false)] {
        let ahead = sealed(with + later, "keep");
        assert_eq!(ben.reads(&ByLink { ahead, ..honest.clone() }), is_read, "{later} later");
    }
    // An illegal choice can't be placed.
    ben.put_by_link(&ByLink { ahead: sealed(with, "call"), ..honest });
    assert_refused(&ben, &answer);
}

#[test]
fn a_choice_ahead_goes_with_an_answer_alone() {
    let (_, _, answer, _) = both_chosen(8);
    let (answers, open) = (line(&answer, "answers "), line(&answer, "open "));
    let ahead = format!("ahead {}\n", "ab".repeat(32));
    let with = answer.replace(answers, &format!("{answers}{ahead}"));
    assert!(LinkMessage::read(&with).is_ok());
    for bad in [
        answer.replace(answers, &ahead),
        with.replace("apart 2", "apart 1"),
        with.replace("\nahead ", "\nahead x"),
        with.replace(open, &format!("seal 0 {}\n{open}", "ab".repeat(32))),
    ] {
        assert_eq!(LinkMessage::read(&bad), Err(BadMessage::Line("ahead")), "{bad}");
    }
}
