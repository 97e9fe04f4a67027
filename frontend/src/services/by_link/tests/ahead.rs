//! Choices sealed ahead spare links, reveal nothing early, and are binding.

use engine::games::dual_duel;

use super::*;

fn one_duel() -> AnyOptions {
    kinds().swap_remove(2).1
}

/// A player who calls "Wild" about once in a duel.
pub(super) fn calling_seldom(action: &AnyAction, dice: &mut Dice) -> bool {
    calling_never(action, dice) || dice.below(5) == 0
}

fn calling_never(action: &AnyAction, _: &mut Dice) -> bool {
    *action != AnyAction::DualDuel(dual_duel::Action::Call)
}

#[test]
fn a_round_of_fools_gambit_takes_three_links_where_both_decide_ahead() {
    for (deciding, a_round) in [(Deciding::Nobody, 4), (Deciding::Both, 3)] {
        let game = played_ahead(&fools(), Seat::ONE, 1, deciding, calling_never);
        // Two for the deal, one to open the last choice; each round has two simultaneous choices.
        let rounds = game.ana.course().record().decisions.len() / 4;
        assert_eq!(game.payloads.len(), 3 + a_round * rounds, "{deciding:?}");
    }
}

/// Both sides in the middle of a game, after `at` links: Ana has sealed a choice, and Ben has answered it but not sent
/// the answer.
fn answered(options: &AnyOptions, seed: u64, at: usize) -> Option<(Peer, Peer, Dice)> {
    let mut dice = Dice::new(Seed(seed), 7);
    let (mut ana, mut ben, _) = dealt(options, Seat::ONE, &mut dice);
    for _ in 0..at {
        ana.play_if(calling_never, &mut dice);
        ben.open(&ana.send(&mut dice), &mut dice).unwrap();
        std::mem::swap(&mut ana, &mut ben);
    }
    ana.play_if(calling_never, &mut dice);
    ben.open(&ana.send(&mut dice), &mut dice).unwrap();
    ben.play_if(calling_never, &mut dice);
    (!ben.possible_ahead().is_empty()).then_some((ana, ben, dice))
}

fn moments() -> Vec<(Peer, Peer, Dice)> {
    let mut moments = Vec::new();
    for (seed, options) in [(1, fools()), (2, one_duel())] {
        moments.extend((0..14).filter_map(|at| answered(&options, seed, at)));
    }
    assert!(moments.len() > 8);
    moments
}

#[test]
fn nothing_tells_what_was_sealed_ahead_before_it_is_opened() {
    for (ana, ben, dice) in moments() {
        let (ana_before, ben_before) = (ana.all(), ben.all());
        let mut seen = Vec::new();
        for action in ben.possible_ahead() {
            let mut dice = dice.clone();
            let mut ben = Peer::restored(&ben_before, ben.id.clone());
            let mut ana = Peer::restored(&ana_before, ana.id.clone());
            let payload = ben.send_with(Some(&action), &mut dice);
            let sealed = ben.by_link().ahead.unwrap();
            let hide = |text: String| text.replace(sealed.hash.as_str(), "#");
            assert!(!text(&payload).contains(sealed.salt.as_str()));
            // All that Ana's device has of it, and its answer.
            ana.open(&payload, &mut dice).unwrap();
            let kept = ana.save();
            ana.play_if(calling_never, &mut dice);
            let answer = ana.send(&mut dice);
            seen.push((
                hide(text(&payload)),
                (kept.record, hide(kept.by_link.unwrap())),
                hide(text(&answer)),
            ));
            // The opened choice is the sealed one.
            assert!(matches!(ben.open(&answer, &mut dice), Ok(Opened::New(_))));
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

/// Ben has answered and sealed ahead; Ana has answered that. Ben has not opened her link.
fn both_chosen(seed: u64) -> (Peer, Peer, String, Dice) {
    let (mut ana, ben, mut dice) = answered(&fools(), seed, 0).unwrap();
    let payload = ben.send_ahead(&mut dice);
    ana.open(&payload, &mut dice).unwrap();
    ana.play(&mut dice);
    let answer = ana.send(&mut dice);
    (ana, ben, text(&answer), dice)
}

#[test]
fn nobody_is_shown_a_choice_that_was_not_answered() {
    let (_, ben, answer, mut dice) = both_chosen(4);
    // Ana opens her first choice, and waits for Ben's sealed one.
    let last = answer.trim_end().rfind('\n').unwrap();
    let waits = format!("{}\n", &answer[..last]);
    assert_eq!(refused(&ben, &waits), NoMerge::DoesntFit);
    // Or claims to have chosen against another fingerprint, or against none.
    let answers = answer.lines().find(|line| line.starts_with("answers ")).unwrap().to_owned();
    let other = format!("{} {}", answers.rsplit_once(' ').unwrap().0, "ab".repeat(32));
    assert_eq!(refused(&ben, &answer.replace(&answers, &other)), NoMerge::DoesntFit);
    assert_eq!(refused(&ben, &answer.replace(&format!("{answers}\n"), "")), NoMerge::DoesntFit);
    // Or guesses at it.
    let made = ben.by_link().ahead.unwrap().made;
    for guess in ["keep", "swap duel", "swap wager"] {
        let guessed = refused(&ben, &format!("{waits}2 {guess}\n"));
        assert_eq!(guessed, NoMerge::DoesntFit, "{guess} for {made}");
    }
    let mut ben = ben;
    assert!(matches!(ben.open(&links::encode(&answer).unwrap(), &mut dice), Ok(Opened::New(_))));
    assert!(is_older(&ben.open(&links::encode(&answer).unwrap(), &mut dice)));
}

#[test]
fn nobody_shows_another_choice_than_was_sealed_ahead() {
    let (mut ana, ben, answer, mut dice) = both_chosen(5);
    let honest = Peer::restored(&ben.all(), ben.id.clone());
    let mut cheat = ben;
    // Ben has seen what Ana did, and swaps something else.
    let mut by_link = cheat.by_link();
    let ahead = by_link.ahead.as_mut().unwrap();
    ahead.made = if ahead.made == "keep" { "swap duel" } else { "keep" }.to_owned();
    let changed = Save { by_link: Some(by_link.write()), ..cheat.save() };
    assert_eq!(ByLink::from_save(&changed), None, "it isn't what was sealed");
    let by_link = cheat.by_link();
    let (other, salt) = (ahead_action(&by_link), by_link.ahead.clone().unwrap().salt);
    let forged = Ahead::new(GAME, by_link.seat, by_link.ahead.clone().unwrap().with, &other, salt);
    let hash = by_link.ahead.clone().unwrap().hash;
    cheat.put(&Save {
        by_link: Some(ByLink { ahead: Some(forged.clone()), ..by_link }.write()),
        ..cheat.save()
    });
    let told = answer.replace(hash.as_str(), forged.hash.as_str());
    cheat.open(&links::encode(&told).unwrap(), &mut dice).unwrap();
    cheat.play(&mut dice);
    let second = text(&cheat.send(&mut dice));
    assert_eq!(refused(&ana, &second), NoMerge::DoesntFit);
    let mut ben = honest;
    ben.open(&links::encode(&answer).unwrap(), &mut dice).unwrap();
    ben.play(&mut dice);
    let honest = text(&ben.send(&mut dice));
    let open = honest.lines().find(|line| line.starts_with("open ")).unwrap();
    assert_eq!(refused(&ana, &honest.replace(&format!("{open}\n"), "")), NoMerge::DoesntFit);
    assert!(matches!(ana.open(&links::encode(&honest).unwrap(), &mut dice), Ok(Opened::New(_))));
}

/// A different swap from the sealed one.
fn ahead_action(by_link: &ByLink) -> AnyAction {
    use engine::games::fools_gambit::{Action, Swap};
    let made = &by_link.ahead.as_ref().unwrap().made;
    let swap = if made == "keep" { Swap::Duel } else { Swap::Keep };
    AnyAction::FoolsGambit(Action::Swap(swap))
}

#[test]
fn leaving_ends_a_game_with_a_choice_ahead() {
    for (mut ana, mut ben, mut dice) in moments() {
        let payload = ben.send_ahead(&mut dice);
        ana.open(&payload, &mut dice).unwrap();
        ana.decide(Decision::Leave);
        let last = ana.send(&mut dice);
        assert!(matches!(ben.open(&last, &mut dice), Ok(Opened::New(_))));
        assert!(ben.course().end().turn().outcome().is_some());
    }
}

#[test]
fn losing_a_choice_ahead_is_reported() {
    let (_, ben, answer, mut dice) = both_chosen(6);
    let mut lost = Peer::empty();
    let opened = lost.open(&links::encode(&answer).unwrap(), &mut dice);
    assert_eq!(opened, Err(NotOpened::Refused(NoMerge::DoesntFit, None)));
    // Another device of Ben's has the game without it.
    let by_link = ByLink { ahead: None, ..ben.by_link() };
    let other = Peer::restored(&ben.all(), ben.id.clone());
    other.put(&Save { by_link: Some(by_link.write()), ..ben.save() });
    assert_eq!(refused(&other, &answer), NoMerge::DoesntFit);
}

type AheadEdit = fn(&mut ByLink);

#[test]
fn a_files_choice_ahead_is_checked_against_the_game() {
    let (_, ben, _, _) = both_chosen(7);
    let honest = ben.by_link();
    let ahead = |by_link: &mut ByLink| by_link.ahead.take().unwrap();
    assert!(honest.ahead.is_some());
    let bad: [(&str, AheadEdit); 7] = [
        ("of another version", |by_link| by_link.version = 1),
        ("of a version to come", |by_link| by_link.version = 3),
        ("before it was sent", |by_link| by_link.sent = None),
        ("without what it goes with", |by_link| drop(by_link.seals.pop())),
        ("with another answer", |by_link| by_link.ahead.as_mut().unwrap().with += 1),
        ("of something else", |by_link| by_link.ahead.as_mut().unwrap().made.push('s')),
        ("another salt", |by_link| {
            by_link.ahead.as_mut().unwrap().salt = "0".repeat(32).parse().unwrap();
        }),
    ];
    for (name, change) in bad {
        let mut by_link = honest.clone();
        change(&mut by_link);
        let save = Save { by_link: Some(by_link.write()), ..ben.save() };
        assert_eq!(ByLink::from_save(&save), None, "{name}");
    }
    // An illegal choice can't be placed.
    let mut by_link = honest.clone();
    let Ahead { with, salt, .. } = ahead(&mut by_link);
    let nonsense = AnyAction::DualDuel(dual_duel::Action::Call);
    by_link.ahead = Some(Ahead::new(GAME, by_link.seat, with, &nonsense, salt));
    ben.put(&Save { by_link: Some(by_link.write()), ..ben.save() });
    let (_, _, answer, _) = both_chosen(7);
    assert_eq!(refused(&ben, &answer), NoMerge::DoesntFit);
}

#[test]
fn a_choice_ahead_goes_with_an_answer_alone() {
    let (_, _, answer, _) = both_chosen(8);
    let answers = answer.lines().find(|line| line.starts_with("answers ")).unwrap().to_owned();
    let ahead = format!("ahead {}\n", "ab".repeat(32));
    let with = answer.replace(&format!("{answers}\n"), &format!("{answers}\n{ahead}"));
    assert!(LinkMessage::read(&with).is_ok());
    let bad = |text: &str| assert_eq!(LinkMessage::read(text), Err(BadMessage::Line("ahead")));
    bad(&answer.replace(&format!("{answers}\n"), &ahead));
    bad(&with.replace("apart 2", "apart 1"));
    bad(&with.replace("\nahead ", "\nahead x"));
    let seal = format!("seal 0 {}\n", "ab".repeat(32));
    let open = with.lines().find(|line| line.starts_with("open ")).unwrap();
    bad(&with.replace(open, &format!("{seal}{open}")));
}
