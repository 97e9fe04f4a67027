//! Advice on a choice that a later swap improves.

use engine::bot::{Analysis, Analyst, Incremental};
use engine::cards::Card;
use engine::chance::Seed;
use engine::game::{Game, Observer};
use engine::games::fools_gambit::{Action, Choice, FoolsGambit, Swap};
use engine::replay::ReplayedRecord;

use super::ONE;

/// Seat 1 has a King, a Jack and a 10.
const RECORD: &str = include_str!("../../records/fools-gambit-worked-by-hand.record");

fn analysis(with_care: bool) -> Analysis<Action> {
    let replayed = ReplayedRecord::<FoolsGambit>::read(RECORD).expect("a golden record");
    let view = replayed.state_after(0).view(Observer::Seat(ONE));
    let analyst = Analyst::<FoolsGambit>::new(&view, ONE, Seed(5), 8_000);
    let mut analyst = if with_care { analyst.with_care() } else { analyst };
    analyst.think();
    analyst.analysis()
}

fn choice(duel: &str, wager: &str) -> Action {
    let card = |text: &str| text.parse::<Card>().expect("a card");
    Action::Choose(Choice { duel: card(duel), wager: card(wager) })
}

/// The Jack, with the 10 as wager, is as good as the King, as a swap turns it into the King. But
/// roll-outs swap at random, so they rate the Jack lower.
#[test]
fn a_choice_that_a_swap_makes_the_same_is_as_good_with_care() {
    let (king, jack) = (choice("Kc", "10s"), choice("Js", "10s"));
    let jack_of = |analysis: &Analysis<Action>| {
        analysis.evaluated.iter().find(|it| it.action == jack).cloned().expect("it is compared")
    };
    let plain = analysis(false);
    assert_eq!(plain.evaluated[0].action, king);
    assert!(jack_of(&plain).is_surely_behind(), "what roll-outs alone believe");
    let careful = analysis(true);
    assert_eq!(
        careful.evaluated[0].action, king,
        "of two that are the same the one without a plan"
    );
    let jack = jack_of(&careful);
    assert!(jack.behind.abs() < 0.02 && !jack.is_surely_behind(), "{jack:?}");
    assert_eq!(jack.follow_up, Some(Action::Swap(Swap::Duel)), "the King is swapped in");
}

#[test]
fn a_careful_analysis_is_the_same_in_parts() {
    let replayed = ReplayedRecord::<FoolsGambit>::read(RECORD).expect("a golden record");
    let view = replayed.state_after(0).view(Observer::Seat(ONE));
    let mut analyst = Analyst::<FoolsGambit>::new(&view, ONE, Seed(5), 8_000).with_care();
    while !analyst.is_done() {
        analyst.step(77);
    }
    assert_eq!(analyst.analysis(), analysis(true));
}
