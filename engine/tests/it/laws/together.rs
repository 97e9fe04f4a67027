//! Laws of a simultaneous choice.

use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Observer, Order, Sink, Turn};
use engine::seat::Seat;

use crate::harness::{ahead, decide_and_emit, legal};
use crate::laws::events::seen;
use crate::laws::play::observers;

const ORDERS: u32 = 8;
const COMPARED: u32 = 8;
/// The most decisions of a seat in one simultaneous choice.
const MOST_OWED: u32 = 8;

pub(crate) fn holds<G: Game>(game: &G, dice: &mut Dice) {
    shows_nothing(game, dice);
    any_order_gives_the_same(game, dice);
    what_is_chosen_ahead_can_be_done(game, dice);
}

/// While another seat is awaited, the others can tell neither a seat's decision nor its time-out.
fn shows_nothing<G: Game>(game: &G, dice: &mut Dice) {
    for seat in game.turn().awaited() {
        let mut timed_out = game.clone();
        let mut emitted_by_timeout = Vec::new();
        assert_eq!(
            decide_and_emit(&mut timed_out, seat, Decision::Timeout, &mut emitted_by_timeout),
            Ok(())
        );
        let mut actions = legal(game, seat);
        dice.shuffle(&mut actions);
        for action in actions.into_iter().take(COMPARED as usize) {
            let mut acted = game.clone();
            let mut emitted = Vec::new();
            assert_eq!(
                decide_and_emit(&mut acted, seat, Decision::Act(action.clone()), &mut emitted),
                Ok(())
            );
            for observer in observers(game).filter(|observer| !observer.is(seat)) {
                assert_eq!(
                    seen(&emitted, observer),
                    seen(&emitted_by_timeout, observer),
                    "{observer:?} sees what {seat} decides: {action}"
                );
                assert_eq!(
                    acted.view(observer),
                    timed_out.view(observer),
                    "{observer:?} can see what {seat} decides: {action}"
                );
            }
        }
    }
}

fn any_order_gives_the_same<G: Game>(game: &G, dice: &mut Dice) {
    let plan = dice.seed();
    let mut order = by_seat(game, plan);
    let first = play_in_order(game, &order, plan);
    order.reverse();
    for _ in 0..ORDERS {
        let other = play_in_order(game, &order, plan);
        assert_eq!(other, first, "the order {order:?} makes a difference");
        dice.shuffle(&mut order);
    }
}

/// A seat that is asked right after the choice can do all that it could choose ahead, whatever the
/// others chose. Its list of such actions depends only on facts that it knows, and never has just
/// one action: everybody would know that sealed choice.
fn what_is_chosen_ahead_can_be_done<G: Game>(game: &G, dice: &mut Dice) {
    let (awaited, plan) = (game.turn().awaited(), dice.seed());
    for seat in awaited {
        assert_eq!(ahead(game, seat), [], "{seat} has to choose first");
        let chosen = play_in_order(game, &vec![seat; owed_decisions(game, seat, plan)], plan);
        let actions = ahead(&chosen, seat);
        if actions.is_empty() {
            continue;
        }
        assert_eq!(chosen.turn().awaited(), awaited.without(seat), "the others still choose");
        assert_ne!(actions.len(), 1, "a single choice would be known, sealed or not");
        let view = chosen.view(Observer::Seat(seat));
        for _ in 0..COMPARED {
            let lookalike = G::determinize(&view, dice).expect("it fits");
            assert_eq!(ahead(&lookalike, seat), actions, "{seat} knows what it can choose ahead");
            assert_can_do_ahead(&lookalike, seat, &actions, dice.seed());
        }
        assert_can_do_ahead(&chosen, seat, &actions, plan);
    }
}

/// Once the others have chosen, the seat can do these actions if all seats then choose together.
fn assert_can_do_ahead<G: Game>(game: &G, seat: Seat, actions: &[G::Action], plan: Seed) {
    let others = game.turn().awaited();
    let next = play_in_order(game, &by_seat(game, plan), plan);
    let asks_all = matches!(next.turn(), Turn::Awaiting(now)
        if now.order == Order::Together && now.seats == others.with(seat));
    if asks_all {
        for action in actions {
            assert_eq!(next.check(seat, action), Ok(()), "{seat} has chosen {action} ahead");
        }
    }
}

/// The awaited seats, each as often as it has to decide, one seat after the other.
fn by_seat<G: Game>(game: &G, plan: Seed) -> Vec<Seat> {
    let awaited = game.turn().awaited().iter();
    awaited.flat_map(|seat| std::iter::repeat_n(seat, owed_decisions(game, seat, plan))).collect()
}

/// The number of decisions that the seat has to make by the plan, while all others wait.
fn owed_decisions<G: Game>(game: &G, seat: Seat, plan: Seed) -> usize {
    let mut game = game.clone();
    for nth in 0..MOST_OWED {
        if !game.turn().awaited().contains(seat) {
            return nth as usize;
        }
        let decision = planned_decision(&game, seat, nth, plan);
        assert_eq!(game.decide(seat, decision, &mut Sink::none()), Ok(()));
    }
    panic!("{seat} owes no end of decisions");
}

fn play_in_order<G: Game>(game: &G, order: &[Seat], plan: Seed) -> G {
    let mut game = game.clone();
    let mut decided = [0; Seat::MOST as usize];
    for &seat in order {
        let decision = planned_decision(&game, seat, decided[seat.index()], plan);
        assert_eq!(game.decide(seat, decision, &mut Sink::none()), Ok(()), "{order:?}");
        decided[seat.index()] += 1;
    }
    game
}

/// The seat's `nth` planned decision, which doesn't depend on the others. At tables for three and
/// more it may be to leave.
fn planned_decision<G: Game>(game: &G, seat: Seat, nth: u32, plan: Seed) -> Decision<G::Action> {
    let stream = u64::from(MOST_OWED) * u64::from(seat.number()) + u64::from(nth);
    let mut dice = Dice::new(plan, stream);
    match dice.below(8) {
        0 | 1 => Decision::Timeout,
        2 if game.seats() > 2 => Decision::Leave,
        _ => dice.pick(&legal(game, seat)).cloned().map_or(Decision::Timeout, Decision::Act),
    }
}
