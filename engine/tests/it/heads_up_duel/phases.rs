//! Random trading: any offers, answered in any order.

use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Inspect, Order, Sink, Turn};
use engine::games::heads_up_duel::{
    Action, CardCounts, CardKind, Event, HeadsUpDuel, HeadsUpDuelOptions, KindCounts, OfferCards,
    Pack, Terms,
};
use engine::seat::Seat;

use crate::harness::everybody;
use crate::heads_up_duel::table::options;

/// All cards except bought ones; all marbles, spent or not, except those that tokens bought.
fn wealth(game: &HeadsUpDuel) -> (u16, i32) {
    let view = game.view(everybody());
    let places = || Seat::all(view.seats).map(|seat| &view.by_seat[seat]);
    let cards: u16 = places().map(|place| place.deck_backs.count()).sum();
    let packs: u16 = places().map(|place| place.packs).sum();
    let cost = places().filter_map(|place| place.bought).map(|bought| {
        Pack::ALL.into_iter().map(|pack| bought.of(pack) * pack.price()).sum::<u16>()
    });
    let halves = |seat| view.options.halves(seat) - view.by_seat[seat].halves;
    let spent = Seat::all(view.seats).map(halves);
    let marbles: u16 = places().filter_map(|place| place.marbles).sum();
    let cost: u16 = cost.sum();
    let spent: i32 = spent.map(i32::from).sum();
    (cards - 5 * packs, i32::from(marbles + cost) - 3 * spent)
}

/// Some of these cards; all of them one time in eight.
fn some_of(cards: &CardCounts, dice: &mut Dice) -> CardCounts {
    if dice.below(8) == 0 {
        return *cards;
    }
    let odds = 2 + dice.below(12);
    cards.each().filter(|_| dice.below(odds) == 0).collect()
}

/// Any offer, sometimes of things that the seat lacks.
fn any_offer(game: &HeadsUpDuel, seat: Seat, dice: &mut Dice) -> Action {
    let view = game.view(everybody());
    let place = &view.by_seat[seat];
    let others: Vec<Seat> = Seat::all(view.seats).filter(|other| *other != seat).collect();
    let to = *dice.pick(&others).expect("other seats");
    let whose = if dice.below(10) == 0 { to } else { seat };
    let give = some_of(&view.by_seat[whose].deck.expect("an open view"), dice);
    let theirs = some_of(&view.by_seat[to].deck.expect("an open view"), dice);
    let mut want = KindCounts::from_cards(&theirs).unwrap_or(KindCounts::NONE);
    if dice.below(4) == 0 {
        let kinds: Vec<CardKind> = CardKind::all().collect();
        want = KindCounts::from_kind(*dice.pick(&kinds).expect("kinds"));
    }
    let marbles = |most: u16, dice: &mut Dice| dice.below(u32::from(most) + 2) as u16;
    let terms = Terms {
        give: OfferCards::try_from(give).unwrap_or(OfferCards::NONE),
        give_marbles: marbles(place.marbles.expect("an open view"), dice) / 2,
        want,
        want_marbles: marbles(3, dice) / 2,
    };
    Action::Offer(to, terms)
}

/// Plays a trading phase; returns the number of trades and purchases.
fn trade(options: &HeadsUpDuelOptions, seats: u8, dice: &mut Dice) -> usize {
    let mut game = HeadsUpDuel::deal(options, seats, dice.seed()).expect("a table of that size");
    let before = wealth(&game);
    let mut trades = 0;
    let mut actions = Vec::new();
    while let Turn::Awaiting(awaiting) = game.turn() {
        if awaiting.order != Order::Free {
            break;
        }
        let awaited: Vec<Seat> = awaiting.seats.iter().collect();
        let seat = *dice.pick(&awaited).expect("somebody is awaited");
        let action = if dice.below(6) == 0 {
            Action::Finish
        } else if dice.below(3) == 0 {
            any_offer(&game, seat, dice)
        } else {
            actions.clear();
            game.legal_actions(seat, &mut actions);
            let taken = actions.iter().find(|action| matches!(action, Action::Accept(..)));
            let taken = taken.filter(|_| dice.below(3) > 0).copied();
            taken.unwrap_or_else(|| dice.pick(&actions).copied().expect("it can act"))
        };
        let allowed = game.check(seat, &action);
        let mut frames = Sink::open();
        assert_eq!(game.decide(seat, Decision::Act(action), &mut frames), allowed);
        let moved = frames.events().filter(|event| {
            matches!(event, Event::Traded(..) | Event::PackSold(..) | Event::TokenSpent(_))
        });
        let moved = moved.count();
        trades += moved;
        assert_eq!(game.audit(), Ok(()));
        if moved > 0 {
            assert_eq!(wealth(&game), before, "nothing comes or goes but through the market");
        }
    }
    trades
}

#[test]
fn hud_8_and_hud_12_cards_and_marbles_are_conserved_in_random_trading() {
    let option_sets =
        ["", "smallest-deck=5 tokens=0", "one-back=on tokens=5 joker=secret", "market=off"];
    let mut trades = 0;
    for number in 0..2_000_usize {
        let mut dice = Dice::new(Seed(0x7ade), number as u64);
        let seats = [4, 6, 8][number / option_sets.len() % 3];
        trades += trade(&options(option_sets[number % option_sets.len()]), seats, &mut dice);
    }
    assert!(trades > 5_000, "something changed hands {trades} times");
}
