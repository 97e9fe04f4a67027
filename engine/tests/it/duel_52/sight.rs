//! D52-85, 86: a seat's view.

use engine::cards::CardSet;
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Event as _, Frame, Game, Observer};
use engine::games::duel_52::{Duel52, Duel52Options, Event, Side, Starts, View};
use engine::seat::{Seat, SeatSet};

use crate::duel_52::position::{Position, Table, card, card_id, cards};
use crate::duel_52::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};
use crate::harness::everybody;

const OBSERVERS: [Observer; 3] = [Observer::Table, EYES_OF_ONE, EYES_OF_TWO];

#[test]
fn d52_85_hands_are_their_owners_and_counts_are_public() {
    let table = Position::base().hand(ONE, "9c 9d").hand(TWO, "8c").pile(7).table();
    for observer in OBSERVERS {
        let view = table.seen(observer);
        assert_eq!([view.seats[ONE].holds, view.seats[TWO].holds, view.pile], [2, 1, 7]);
        let sees = |seat| observer == Observer::Seat(seat);
        assert_eq!(view.seats[ONE].hand, sees(ONE).then(|| cards("9c 9d")));
        assert_eq!(view.seats[TWO].hand, sees(TWO).then(|| cards("8c")));
        assert_eq!(view.seats[ONE].discarded.is_some(), sees(ONE));
    }
}

#[test]
fn d52_85_what_happens_openly_all_see() {
    let position = Position::base().lay(ONE, 1, "8h*~ Kc Kd").paired(2, 3).lay(TWO, 1, "(8c)*");
    let mut table = position.hand(ONE, "2c").hero(ONE, "6c").hero(TWO, "Jc").forts().table();
    table.go(ONE, &["cast freeze 4", "attack 2 4"]);
    for observer in OBSERVERS {
        let view = table.seen(observer);
        let eight = view.card(card_id(1)).unwrap();
        assert_eq!((eight.face, eight.damage, eight.frozen), (Some(card("8h")), 1, true));
        let king = view.card(card_id(2)).unwrap();
        assert_eq!((king.mate, king.attacks, king.allowance), (Some(card_id(3)), 1, 1));
        assert_eq!((view.actions, view.spell_used), (2, true));
        assert_eq!(view.seats[ONE].hero.card(), Some(card("6c")));
        assert!(view.forts.iter().flatten().all(|fort| fort.face.is_none()));
    }
}

#[test]
fn d52_85_a_shown_hand_stays_known_until_a_card_leaves_it_face_down() {
    let position = Position::base().banners(ONE, "4s").lay(ONE, 1, "(4c)").lay(TWO, 1, "(5c)");
    let mut table = position.hand(ONE, "2c").hand(TWO, "8c 8d 8h").table();
    table.go(ONE, &["flip 1", "look 2", "end"]);
    let shown = |table: &Table| table.seen(EYES_OF_ONE).seats[TWO].shown;
    assert_eq!(shown(&table).sure, cards("8c 8d 8h"));
    assert_eq!(table.seen(Observer::Table).seats[TWO].shown.sure, CardSet::EMPTY);
    table.go(TWO, &["flip 2", "play 8d 1"]);
    assert_eq!(shown(&table).sure, CardSet::EMPTY);
    assert_eq!(shown(&table).doubtful, cards("8c 8d 8h"), "may have left");
    table.go(TWO, &["flip 3"]);
    assert_eq!(shown(&table).doubtful, cards("8c 8h"), "that one is seen now");
    // The other cards are in the hand in all determinizations, as only one has left it.
    let view = table.seen(EYES_OF_ONE);
    for stream in 0..200 {
        let determinization = Duel52::determinize(&view, &mut Dice::new(Seed(8), stream))
            .expect("it fits")
            .view(everybody());
        let hand = determinization.seats[TWO].hand.unwrap();
        assert!(cards("8c 8h").difference(hand).is_empty(), "{hand}");
    }
}

#[test]
fn d52_85_that_a_hand_becomes_doubtful_tells_nothing() {
    // The other seat sees the same, whichever card is played.
    let position = Position::base().banners(ONE, "4s").lay(ONE, 1, "(4c)").hand(ONE, "2c");
    let mut table = position.hand(TWO, "8c 8d 8h").table();
    table.go(ONE, &["flip 1", "end"]);
    let views: Vec<_> = ["play 8c 1", "play 8d 1", "play 8h 1"]
        .iter()
        .map(|action| table.clone().go(TWO, *action).seen(EYES_OF_ONE))
        .collect();
    assert!(views.iter().all(|view| *view == views[0]));
}

#[test]
fn d52_85_which_card_a_4_looked_at_is_public_and_what_it_is_is_not() {
    let position = Position::base().lay(ONE, 1, "(4c)").lay(TWO, 1, "(9c)").hand(ONE, "2c");
    let mut table = position.hand(TWO, "5c").table();
    table.go(ONE, &["flip 1", "look 2"]);
    let seen = |observer| {
        table.emitted.iter().filter_map(|event| event.seen_by(observer)).collect::<Vec<_>>()
    };
    let looked =
        |face| Event::Looked(ONE, engine::games::duel_52::LookTarget::Card(card_id(2)), face);
    assert!(seen(EYES_OF_ONE).contains(&looked(Some(card("9c")))));
    assert!(seen(EYES_OF_TWO).contains(&looked(None)));
    assert!(seen(Observer::Table).contains(&looked(None)));
}

#[test]
fn d52_85_all_that_is_not_seen_is_equally_likely() {
    let options = Duel52Options { starts: Starts::One, ..Duel52Options::default() };
    let view = Table::dealt(&options, 2, 9).seen(EYES_OF_TWO);
    let determinizations = 18_800;
    let mut held = [0_u32; 52];
    for stream in 0..determinizations {
        let determinization =
            Duel52::determinize(&view, &mut Dice::new(Seed(9), stream)).expect("it fits");
        let hand = determinization.view(everybody()).seats[ONE].hand.expect("an open view");
        hand.iter().for_each(|card| held[usize::from(card.index())] += 1);
    }
    // Seat 1 holds 6 of the 47 cards that seat 2 doesn't hold.
    for card in view.unseen() {
        let held = held[usize::from(card.index())];
        assert!((2_150..2_650).contains(&held), "{card} is held in {held} determinizations");
    }
}

#[test]
fn d52_85_the_table_sees_no_more_than_either_seat() {
    let parts =
        Duel52Options { heroes: true, bannermen: true, forts: true, ..Duel52Options::default() };
    let mut compared = 0;
    for seed in 0..40 {
        let mut dice = Dice::new(Seed(seed), 85);
        let mut table = Table::dealt(&parts, 2, seed);
        while let Some(seat) = table.mover() {
            let action = *dice.pick(&table.actions(seat)).unwrap();
            table.decide(seat, Decision::Act(action));
            let public = table.seen(Observer::Table);
            for observer in [EYES_OF_ONE, EYES_OF_TWO] {
                let own = table.seen(observer);
                let pairs = public.cards.iter().zip(&own.cards);
                assert!(
                    pairs.clone().all(|(all, seen)| all.face.is_none() || all.face == seen.face)
                );
                assert!(public.unseen().difference(own.unseen()).len() < 52);
                assert!(own.unseen().difference(public.unseen()).is_empty(), "{}", table.picture());
            }
            compared += 1;
        }
    }
    assert!(compared > 3_000, "{compared}");
}

fn named_cards(event: &Event) -> CardSet {
    match *event {
        Event::BannermanPicked { behind, bannerman, .. } => {
            [behind, bannerman].into_iter().collect()
        }
        Event::DeckLacks(_, cards) | Event::HandShown(_, Some(cards)) => cards,
        Event::TurnedUp { card, .. }
        | Event::Sprung(_, card)
        | Event::Drew(_, Some(card))
        | Event::Discarded(_, Some(card))
        | Event::Looked(_, _, Some(card))
        | Event::Played { card: Some(card), .. }
        | Event::FortTaken { card: Some(card), .. } => [card].into_iter().collect(),
        _ => CardSet::EMPTY,
    }
}

/// Whether public knowledge of a hand may be lost (D52-85).
const fn leaves_hand(event: &Event) -> bool {
    matches!(event, Event::Played { card: None, .. } | Event::Discarded(_, None))
}

/// The whole table without the faces that a seat, or the public (`None`), can't see. Knowledge
/// about hands stays.
fn hide_faces(open: &View, seat: Option<Seat>) -> View {
    let sees = |known_to: SeatSet| seat.is_some_and(|seat| known_to.contains(seat));
    let mut view = open.clone();
    view.observer = seat.map_or(Observer::Table, Observer::Seat);
    for card in &mut view.cards {
        card.face = card.face.filter(|_| card.side == Side::Up || sees(card.known_to));
    }
    for fort in view.forts.iter_mut().flatten() {
        fort.face = fort.face.filter(|_| sees(fort.known_to));
    }
    for owner in Seat::all(2).filter(|owner| seat != Some(*owner)) {
        let state = &mut view.seats[owner];
        (state.hand, state.discarded) = (None, None);
    }
    view
}

#[test]
fn d52_85_views_tell_what_was_seen_and_nothing_else() {
    let mut frames = 0;
    for seed in 0..160_u64 {
        let mut dice = Dice::new(Seed(seed), 23);
        let options = Duel52Options {
            heroes: seed & 1 != 0,
            bannermen: seed & 2 != 0,
            forts: seed & 4 != 0,
            ..Duel52Options::default()
        };
        let mut table = Table::dealt(&options, 2, seed);
        while let Some(seat) = table.mover() {
            let decision = match dice.below(400) {
                0 => Decision::Leave,
                1..40 => Decision::Timeout,
                _ => Decision::Act(*dice.pick(&table.actions(seat)).expect("it can act")),
            };
            let mut before = table.game;
            for frame in table.frames_of(seat, decision) {
                for observer in OBSERVERS {
                    tells_what_was_seen(&before, &frame, observer);
                }
                before = frame.state;
                frames += 1;
            }
            table.decide(seat, decision);
        }
    }
    assert!(frames > 30_000, "{frames}");
}

fn tells_what_was_seen(before: &Duel52, frame: &Frame<Duel52>, observer: Observer) {
    let (before, after) = (before.view(observer), frame.state.view(observer));
    let seen: Vec<Event> =
        frame.events.iter().filter_map(|event| event.seen_by(observer)).collect();
    let named = seen.iter().map(named_cards).fold(CardSet::EMPTY, CardSet::union);
    let (unseen, learned) = (after.unseen(), before.unseen().difference(after.unseen()));
    assert!(learned.difference(named).is_empty(), "{observer:?} learns {learned} of {seen:?}");
    let forgotten = unseen.difference(before.unseen());
    let may_forget = seen.iter().any(leaves_hand);
    assert!(forgotten.is_empty() || may_forget, "{observer:?} forgets {forgotten} at {seen:?}");
    assert!(
        named.intersection(unseen).is_empty() || may_forget,
        "{observer:?} keeps what {seen:?} name"
    );
    let mut expected = hide_faces(&frame.state.view(everybody()), observer.seat());
    for seat in Seat::all(2) {
        expected.seats[seat].shown = after.seats[seat].shown;
    }
    assert_eq!(after, expected, "{observer:?} sees what is public, and its own");
}

#[test]
fn d52_86_after_the_game_everything_may_be_shown() {
    let mut table =
        Position::base().lay(TWO, 1, "[9c] (8c)").hand(ONE, "2c").hand(TWO, "5c").table();
    table.decide(ONE, Decision::Leave);
    let open = table.view();
    assert_eq!(open.cards[0].face, Some(card("9c")));
    assert_eq!(open.seats[TWO].hand, Some(cards("5c")));
    assert_eq!(open.unseen().len(), 10 + open.pile, "but for what was never dealt");
}
