//! FG-6 to FG-22: frames and the cards at each.

use engine::cards::{Card, CardSet, Rank};
use engine::game::{Decision, Game, Inspect, Observer, Sink, Turn};
use engine::games::fools_gambit::{Choice, Event, FoolsGambit, Phase, SeatView, Swap, SwapShown};
use engine::seat::{BySeat, Seat, SeatSet};

use crate::fools_gambit::table::{Position, Table, card, cards};
use crate::fools_gambit::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};
use crate::harness::everybody;

/// The frames of one decision.
struct Emitted(Sink<FoolsGambit>);

impl Emitted {
    fn new(table: &Table, seat: Seat, decision: Decision<&str>) -> Self {
        let decision = match decision {
            Decision::Act(action) => Decision::Act(table.read(action)),
            Decision::Timeout => Decision::Timeout,
            Decision::Leave => Decision::Leave,
        };
        let (mut game, mut frames) = (table.game, Sink::open());
        assert_eq!(game.decide(seat, decision, &mut frames), Ok(()));
        let emitted = Self(frames);
        for (at, frame) in emitted.0.frames().iter().enumerate() {
            assert_eq!(frame.state.audit(), Ok(()), "frame {at}");
            let rests = at + 1 == emitted.events().len();
            assert_eq!(frame.state.turn() == Turn::Resolving, !rests, "nobody is awaited before");
        }
        emitted
    }

    /// The frames of a round's last decision: seat 2 keeps its third card.
    fn from_duel(position: &Position, one: &str, two: &str, swap: &str) -> Self {
        let mut table = position.table();
        table.choose(one, two).go(ONE, swap);
        Self::new(&table, TWO, Decision::Act("keep"))
    }

    fn events(&self) -> Vec<&[Event]> {
        self.0.frames().iter().map(|frame| frame.events.as_slice()).collect()
    }

    fn state(&self, frame: usize) -> FoolsGambit {
        self.0.frames()[frame].state
    }

    fn seen(&self, frame: usize, observer: Observer, seat: Seat) -> SeatView {
        self.state(frame).view(observer).seats[seat]
    }

    /// The table's view of a seat at a frame.
    fn public(&self, frame: usize, seat: Seat) -> SeatView {
        self.seen(frame, Observer::Table, seat)
    }

    /// Checks the first frames: seat 2 decides, then both swaps are shown.
    fn begin_with_swaps(&self, one: SwapShown) {
        let [chosen, swaps, ..] = self.events()[..] else { panic!("too few frames") };
        assert_eq!(chosen, [Event::SwapChosen(TWO, Some(Swap::Keep))]);
        assert_eq!(swaps, [Event::Swapped(ONE, one), Event::Swapped(TWO, SwapShown::Kept)]);
    }
}

#[test]
fn fg_7_the_last_choice_is_in_before_the_wagers_are_turned_up() {
    let mut table = Position::split("9c Kc 3c", "Jh 4h 3h").table();
    table.go(ONE, "duel 9c wager Kc");
    let emitted = Emitted::new(&table, TWO, Decision::Act("duel Jh wager 4h"));
    let choice = Choice { duel: card("Jh"), wager: card("4h") };
    assert_eq!(
        emitted.events(),
        [
            &[Event::Chose(TWO, Some(choice))],
            &[Event::WagersShown(BySeat([card("Kc"), card("4h")]))],
        ]
    );
    assert_eq!(emitted.seen(0, EYES_OF_TWO, TWO).chosen, Some(choice));
    for seat in [ONE, TWO] {
        assert_eq!((emitted.public(0, seat).wager, emitted.public(0, seat).held), (None, 3));
        assert_eq!(emitted.public(1, seat).held, 2);
    }
    assert_eq!(emitted.public(1, ONE).wager, Some(card("Kc")));
}

#[test]
fn fg_6_random_picks_are_known_to_their_seats_before_the_wagers_are_turned_up() {
    let mut table = Position::split("9c Kc 3c", "Jh 4h 3h").table();
    table.time_out(ONE);
    let emitted = Emitted::new(&table, TWO, Decision::Timeout);
    let rest = emitted.state(5).view(everybody());
    let picks = rest.seats.map(|seat| Choice {
        duel: seat.duel.expect("an open view"),
        wager: seat.wager.expect("it lies open"),
    });
    assert_eq!(
        emitted.events(),
        [
            [Event::Chose(TWO, None)],
            [Event::TimedOut(ONE)],
            [Event::TimedOut(TWO)],
            [Event::Chose(ONE, Some(picks[ONE]))],
            [Event::Chose(TWO, Some(picks[TWO]))],
            [Event::WagersShown(picks.map(|choice| choice.wager))],
        ]
    );
    for (frame, one, two) in [(2, None, None), (3, Some(picks[ONE]), None)] {
        assert_eq!(emitted.seen(frame, EYES_OF_ONE, ONE).chosen, one);
        assert_eq!(emitted.seen(frame, EYES_OF_TWO, TWO).chosen, two);
    }
    assert_eq!(emitted.seen(4, EYES_OF_TWO, TWO).chosen, Some(picks[TWO]));
    assert_eq!(emitted.seen(4, EYES_OF_TWO, ONE).chosen, None, "a pick is its owner's");
}

#[test]
fn fg_8_both_swaps_are_shown_at_once_before_the_duel_cards() {
    let position = Position::split("Qc 3c Ac", "Jh 4h 3h");
    let emitted = Emitted::from_duel(&position, "Qc 3c", "Jh 4h", "swap wager");
    emitted.begin_with_swaps(SwapShown::Wager { out: card("3c"), brought_in: card("Ac") });
    assert_eq!(emitted.seen(0, EYES_OF_ONE, ONE).swap_chosen, Some(Swap::Wager));
    for observer in [Observer::Table, EYES_OF_TWO] {
        let one = emitted.seen(1, observer, ONE);
        assert_eq!(
            (one.wager, one.third, one.third_seen),
            (Some(card("Ac")), Some(card("3c")), true)
        );
        assert_eq!((one.duel, one.duel_shown, one.held), (None, false, 2));
        assert_eq!(one.unseen, CardSet::BLACK.difference(cards("Ac 3c")));
    }
    let own = emitted.seen(1, EYES_OF_ONE, ONE);
    assert_eq!(
        (own.duel, own.hand, own.swap_chosen),
        (Some(card("Qc")), Some(cards("Qc 3c")), None)
    );
    assert_eq!(emitted.state(1).view(Observer::Table).phase, Phase::Duel);
}

#[test]
fn fg_8_a_duel_card_swapped_in_is_its_owners_until_it_is_turned_up() {
    let position = Position::split("9c 3c Ac", "Jh 4h 3h");
    let emitted = Emitted::from_duel(&position, "9c 3c", "Jh 4h", "swap duel");
    emitted.begin_with_swaps(SwapShown::Duel);
    let own = emitted.seen(1, EYES_OF_ONE, ONE);
    assert_eq!((own.duel, own.third, own.third_seen), (Some(card("Ac")), Some(card("9c")), false));
    assert_eq!(emitted.seen(1, EYES_OF_TWO, ONE).duel, None);
    assert_eq!(emitted.seen(2, EYES_OF_TWO, ONE).duel, Some(card("Ac")));
    assert_eq!(emitted.seen(2, EYES_OF_TWO, ONE).third, None);
}

#[test]
fn fg_9_and_fg_11_the_duel_cards_lie_open_before_they_are_put_away() {
    let emitted =
        Emitted::from_duel(&Position::split("9c Kc 3c", "Jh 4h 3h"), "9c Kc", "Jh 4h", "keep");
    let duels = BySeat([card("9c"), card("Jh")]);
    assert_eq!(emitted.events()[2], [Event::DuelsShown(duels)]);
    let won = Event::RoundWon { values: duels.map(Card::rank), reversed: false, winner: Some(TWO) };
    let wagers = [Event::Discarded(ONE, card("Kc")), Event::Banked(TWO, card("4h"), 4)];
    assert_eq!(emitted.events()[3], [won, wagers[0], wagers[1]]);
    assert_eq!(emitted.events().len(), 5);
    for (seat, deck) in [(ONE, CardSet::BLACK), (TWO, CardSet::RED)] {
        let seen = emitted.public(2, seat);
        assert_eq!((seen.duel, seen.duel_shown, seen.held), (Some(duels[seat]), true, 1));
        assert_eq!((seen.third, seen.hand, seen.discard), (None, None, CardSet::EMPTY));
        let open = CardSet::from_item(duels[seat]).with(seen.wager.expect("it lies open"));
        assert_eq!(seen.unseen, deck.difference(open));
        let seen = emitted.public(3, seat);
        assert_eq!((seen.duel, seen.wager, seen.held, seen.off_hand), (None, None, 0, 1));
        assert!(seen.discard.contains(duels[seat]), "they are put away before the next deal");
    }
    assert_eq!(emitted.seen(2, EYES_OF_ONE, ONE).hand, Some(cards("3c")));
    assert_eq!((emitted.public(3, ONE).points, emitted.public(3, TWO).points), (0, 4));
    assert_eq!(emitted.state(3).view(Observer::Table).round, 1);
}

#[test]
fn fg_14_to_fg_17_5s_that_act_together_are_a_frame_and_those_that_act_in_turn_are_others() {
    let position = Position::split("5c 8c 5s", "5h 9h Qh");
    let emitted = Emitted::from_duel(&position, "5c 8c", "5h 9h", "keep");
    assert_eq!(
        emitted.events()[3..5],
        [
            &[
                Event::FivesActed(SeatSet::first(2)),
                Event::Exchanged { seat: ONE, out: card("5c"), brought_in: card("5s") },
                Event::Exchanged { seat: TWO, out: card("5h"), brought_in: card("Qh") },
            ][..],
            &[
                Event::FivesActed(SeatSet::from_item(ONE)),
                Event::Exchanged { seat: TWO, out: card("Qh"), brought_in: card("5h") },
            ][..],
        ]
    );
    let lying = |frame: usize, seat| {
        let seen = emitted.public(frame, seat);
        [seen.duel, seen.third].map(|card| card.map_or_else(String::new, |card| card.to_string()))
    };
    assert_eq!([lying(2, ONE), lying(2, TWO)], [["5c", ""], ["5h", ""]]);
    assert_eq!([lying(3, ONE), lying(3, TWO)], [["5s", "5c"], ["Qh", "5h"]]);
    assert_eq!([lying(4, ONE), lying(4, TWO)], [["5s", "5c"], ["5h", "Qh"]]);
    assert_eq!(emitted.public(4, TWO).unseen, CardSet::RED.difference(cards("5h 9h Qh")));
    assert!(!emitted.public(2, ONE).third_seen && emitted.public(3, ONE).third_seen);
}

#[test]
fn fg_18_each_2_takes_its_wager_in_a_frame_of_its_own_and_counts_as_it_from_then_on() {
    let emitted =
        Emitted::from_duel(&Position::split("2c Jc 9c", "2h Qh Kh"), "2c Jc", "2h Qh", "keep");
    let took = [[Event::TwoTook(ONE, Rank::JACK)], [Event::TwoTook(TWO, Rank::QUEEN)]];
    assert_eq!(emitted.events()[3..5], took);
    let counts = |frame| [ONE, TWO].map(|seat| emitted.public(frame, seat).counts_as_wager);
    assert_eq!([2, 3, 4].map(counts), [[false; 2], [true, false], [true; 2]]);
    assert_eq!(counts(5), [false; 2], "with the round that is over");
    assert_eq!(emitted.events().len(), 7);
}

#[test]
fn fg_19_7s_reverse_the_result_before_it_is_told_both_at_once() {
    let emitted =
        Emitted::from_duel(&Position::split("7c 9c 10c", "7h Kh 4h"), "7c 9c", "7h Kh", "keep");
    assert_eq!(emitted.events()[3], [Event::SevenReversed(ONE), Event::SevenReversed(TWO)]);
    let [Event::RoundWon { winner: None, .. }, ref returned @ ..] = *emitted.events()[4] else {
        panic!("a tie: {:?}", emitted.events());
    };
    let wagers = [(ONE, card("9c")), (TWO, card("Kh"))];
    assert_eq!(returned, wagers.map(|(seat, wager)| Event::WagerReturned(seat, wager)));
    assert_eq!(emitted.public(4, ONE).off_hand_seen, cards("9c"));
    assert_eq!(emitted.public(3, ONE).wager, Some(card("9c")), "it lies there until then");
}

#[test]
fn fg_20_the_new_deck_and_the_new_hands_are_one_frame() {
    let position = Position::split("9c Kc 3c", "Jh 4h 3h").main_decks(2);
    let emitted = Emitted::from_duel(&position, "9c Kc", "Jh 4h", "keep");
    let round: Vec<_> = emitted.events()[4]
        .iter()
        .map(|event| match event {
            Event::Drew(seat, Some(_)) => Event::Drew(*seat, None),
            other => *other,
        })
        .collect();
    assert_eq!(
        round,
        [
            Event::RoundBegan(2),
            Event::Recycled(ONE),
            Event::Drew(ONE, None),
            Event::Recycled(TWO),
            Event::Drew(TWO, None),
        ]
    );
    assert_eq!((emitted.public(3, ONE).main_deck, emitted.public(3, ONE).off_hand), (2, 1));
    assert_eq!((emitted.public(4, ONE).main_deck, emitted.public(4, ONE).off_hand), (0, 0));
}

#[test]
fn fg_21_and_fg_22_the_end_comes_when_the_last_wagers_are_put_away() {
    let position = Position::split("9c Kc 3c", "Jh 4h 3h").main_decks(1);
    let emitted = Emitted::from_duel(&position, "9c Kc", "Jh 4h", "keep");
    let outcome = emitted.state(4).turn().outcome().expect("it is over");
    assert_eq!(emitted.events()[4], [Event::Ended(outcome)]);
    assert_eq!(emitted.public(3, TWO).points, 4);
    let emitted = Emitted::new(&position.table(), ONE, Decision::Leave);
    let outcome = emitted.state(0).turn().outcome().expect("it is over");
    assert_eq!(emitted.events(), [&[Event::Conceded(ONE), Event::Ended(outcome)]]);
}
