//! Situations that no game of ours comes to. The rest is in the walks of `session/tests/walks.txt`.

use super::*;

const ONE: Seat = Seat::ONE;
const TWO: Seat = Seat::TWO;

fn now(turn: Turn) -> Situation {
    Situation {
        turn,
        people: SeatSet::first(2),
        remote: SeatSet::EMPTY,
        is_shared: true,
        has_news: false,
        needs_recap: SeatSet::EMPTY,
        takes_break: false,
        uses_gestures: false,
        move_is_sent: false,
        reveals_at_once: false,
        last_chooses_again: false,
        nothing_to_read: false,
        completes_choice: false,
    }
}

#[test]
fn a_covered_summary_opens_again_for_its_seat_alone() {
    let (both, after) = (Turn::together(SeatSet::first(2)), now(Turn::alone(TWO)));
    let device = Device::start(&now(both)).on_open(&now(both));
    let covered = device.on_decide(ONE, both, &after).on_cover(&after);
    assert_eq!(covered.screen(), Screen::Curtain(ONE, Purpose::Learned));
    assert_eq!(covered.on_open(&after).screen(), Screen::Done(ONE));
    assert_eq!(covered.on_decline(&after).screen(), Screen::Curtain(TWO, Purpose::Play));
}

#[test]
fn a_public_part_of_a_simultaneous_choice_is_shown_to_all_at_once() {
    let both = Turn::together(SeatSet::first(2));
    let device = Device::start(&now(both)).on_open(&now(both));
    let revealed = Situation { nothing_to_read: true, has_news: true, ..now(both) };
    assert_eq!(device.on_decide(ONE, both, &revealed).screen(), Screen::Done(ONE));
}
