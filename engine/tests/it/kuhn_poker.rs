//! The rules of Kuhn poker, the example game, and its secrets.

use engine::game::{Decision, Event as _, Game, Observer, Turn};
use engine::seat::{BySeat, Seat};

use crate::example::{Action, Event, KuhnOptions, KuhnPoker, main};
use crate::harness::{self, ONE, TWO, everybody};
use crate::laws::bots::bots_keep_the_laws;
use crate::laws::games;
use crate::laws::play::keeps_the_laws;
use crate::laws::subject::Subject;

type Table = harness::Table<KuhnPoker>;

fn dealt(hands: u8, cards: [u8; 2]) -> Table {
    let tables = (0..).map(|seed| Table::dealt(&KuhnOptions { hands }, 2, seed));
    let mut wanted = tables.filter(|table| table.view().cards.0 == cards.map(Some));
    wanted.next().expect("one of many deals")
}

fn chips(table: &Table) -> [u32; 2] {
    table.view().table.chips.0
}

#[test]
fn kp_1_a_seat_sees_its_own_card_and_no_other() {
    let table = dealt(1, [3, 1]);
    let seen = |observer| table.game.view(observer).cards;
    assert_eq!(seen(Observer::Seat(ONE)), BySeat([Some(3), None]));
    assert_eq!(seen(Observer::Seat(TWO)), BySeat([None, Some(1)]));
    assert_eq!(seen(Observer::Table), BySeat([None; 2]));
    assert_eq!(chips(&table), [1, 1], "an ante each");
}

#[test]
fn kp_2_a_bet_is_answered() {
    let mut table = dealt(1, [3, 1]);
    table.refuse(ONE, "fold", "KP-2").refuse(ONE, "call", "KP-2").not_awaited(TWO);
    table.go(ONE, "check").go(TWO, "bet");
    assert_eq!((chips(&table), table.game.turn()), ([1, 0], Turn::alone(ONE)));
    table.refuse(ONE, "check", "KP-2").refuse(ONE, "bet", "KP-2");
}

#[test]
fn kp_3_who_folds_loses_else_the_higher_card_wins() {
    let shown = [Event::Shown(ONE, 3), Event::Shown(TWO, 1), Event::Won(ONE)];
    let ends = |actions: &[(Seat, &str)], won: [u32; 2], cards: [Option<u8>; 2]| {
        let mut table = dealt(1, [3, 1]);
        for (seat, action) in actions {
            table.go(*seat, *action);
        }
        assert!(table.game.turn().outcome().is_some());
        assert_eq!(chips(&table), won, "{actions:?}");
        assert_eq!(table.game.view(Observer::Table).cards.0, cards, "{actions:?}");
        if cards != [None; 2] {
            table.emitted_in_order(&shown);
        }
    };
    let both = [Some(3), Some(1)];
    ends(&[(ONE, "check"), (TWO, "check")], [3, 1], both);
    ends(&[(ONE, "bet"), (TWO, "call")], [4, 0], both);
    ends(&[(ONE, "check"), (TWO, "bet"), (ONE, "call")], [4, 0], both);
    ends(&[(ONE, "bet"), (TWO, "fold")], [3, 1], [None; 2]);
    ends(&[(ONE, "check"), (TWO, "bet"), (ONE, "fold")], [1, 3], [None; 2]);
}

#[test]
fn kp_4_time_that_runs_out_checks_or_folds_and_who_leaves_concedes() {
    let mut table = dealt(1, [3, 1]);
    table.time_out(ONE);
    assert_eq!(table.emitted, [Event::Acted(ONE, Action::Check)]);
    table.go(TWO, "bet").time_out(ONE);
    assert!(table.has_emitted(&Event::Acted(ONE, Action::Fold)));
    let mut table = dealt(3, [3, 1]);
    table.decide(ONE, Decision::Leave);
    assert_eq!(table.game.turn().outcome().and_then(|outcome| outcome.winner()), Some(TWO));
}

#[test]
fn kp_5_seats_take_turns_to_begin_and_most_chips_win() {
    let mut table = dealt(2, [3, 2]);
    table.go(ONE, "bet").go(TWO, "call");
    assert_eq!((table.view().table.hand, table.game.turn()), (2, Turn::alone(TWO)));
    let [one, two] = table.view().cards.0;
    let dealt = [Event::Dealt(ONE, one), Event::Dealt(TWO, two)];
    table.emitted_in_order(&dealt);
    assert_eq!(dealt[0].seen_by(Observer::Seat(TWO)), Some(Event::Dealt(ONE, None)));
    table.go(TWO, "bet").go(ONE, "fold");
    assert_eq!(chips(&table), [5, 3]);
    assert_eq!(table.game.turn().outcome().and_then(|outcome| outcome.winner()), Some(ONE));
}

#[test]
fn the_example_runs() {
    main().expect("bots that play to the end");
}

impl Subject for KuhnPoker {
    fn secrets(&self, observer: Observer) -> Vec<String> {
        let (open, view) = (self.view(everybody()), self.view(observer));
        let unseen = Seat::all(2).filter(|seat| view.cards[*seat].is_none());
        unseen.map(|seat| format!("{seat} holds {:?}", open.cards[seat])).collect()
    }
}

#[test]
fn kuhn_poker_keeps_the_laws() {
    for hands in [1, 3, 9] {
        keeps_the_laws::<KuhnPoker>(&KuhnOptions { hands }, 2, (games() / 4).max(1));
    }
}

#[test]
fn bots_of_kuhn_poker_keep_the_laws() {
    bots_keep_the_laws::<KuhnPoker>(&KuhnOptions::default(), 2);
}
