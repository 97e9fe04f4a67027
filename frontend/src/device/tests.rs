use engine::game::{Awaiting, Outcome, Privacy};

use super::*;

const ONE: Seat = Seat::ONE;
const TWO: Seat = Seat::TWO;

fn awaiting(seats: SeatSet, order: Order, privacy: Privacy) -> Turn {
    Turn::Awaiting(Awaiting { seats, order, privacy, clock: None, intermission: None })
}

fn together(seats: impl IntoIterator<Item = Seat>) -> Turn {
    Turn::together(seats.into_iter().collect())
}

fn now(turn: Turn) -> Situation {
    let needs_recap = SeatSet::EMPTY;
    Situation {
        turn,
        people: SeatSet::first(2),
        remote: SeatSet::EMPTY,
        watched: false,
        has_news: false,
        needs_recap,
        takes_break: false,
        gestures: false,
        move_is_sent: false,
        reveals_at_once: false,
        last_chooses_again: false,
        nothing_to_read: false,
        completes: false,
    }
}

fn alone(turn: Turn) -> Situation {
    Situation { people: SeatSet::from_item(ONE), ..now(turn) }
}

fn with_news(now: Situation) -> Situation {
    Situation { has_news: true, ..now }
}

fn curtain(seat: Seat) -> Screen {
    Screen::Curtain(seat, Purpose::Play)
}

#[test]
fn the_last_move_of_a_game_in_turns_is_shown_at_once() {
    let turn = awaiting(SeatSet::from_item(ONE), Order::Alone, Privacy::Private);
    let seat = Device::start(&now(turn)).on_open(&now(turn));
    let over = with_news(now(Turn::Over(Outcome::conceded(TWO))));
    assert_eq!(seat.on_decide(ONE, turn, &over).screen(), Screen::Table(Why::News));
    let left = with_news(now(awaiting(SeatSet::from_item(TWO), Order::Alone, Privacy::Private)));
    assert_eq!(seat.on_decide(ONE, turn, &left).screen(), Screen::Done(ONE));
}

#[test]
fn the_next_person_takes_the_device_from_the_screen_that_is_shown() {
    let both = together([ONE, TWO]);
    let left = now(together([TWO]));
    let done = Device::start(&now(both)).on_take(ONE, &now(both)).on_decide(ONE, both, &left);
    assert_eq!((done.screen(), done.upcoming(&left)), (Screen::Done(ONE), curtain(TWO)));
    assert_eq!(done.on_take(ONE, &left), done, "who has decided is not offered the device");
    assert_eq!(done.on_take(TWO, &left).screen(), Screen::Seat(TWO));
    assert_eq!(done.on_decline(&left).screen(), Screen::Table(Why::Pause));
    let news = Device::start(&with_news(now(both)));
    assert_eq!(news.upcoming(&with_news(now(both))), curtain(ONE));
    assert_eq!(news.on_take(ONE, &with_news(now(both))).screen(), Screen::Seat(ONE));
    let rests = with_news(Situation { takes_break: true, ..now(both) });
    let news = Device::start(&rests);
    assert_eq!(news.upcoming(&rests), Screen::Table(Why::Break), "the break comes first");
    assert_eq!(news.on_take(ONE, &rests), news);
    let seat = Device::start(&now(both)).on_take(ONE, &now(both));
    assert_eq!(seat.on_take(TWO, &now(both)), seat, "nobody takes the device out of a hand");
    assert_eq!(seat.on_decline(&now(both)), seat);
    let recap = Situation { needs_recap: SeatSet::from_item(TWO), ..left };
    assert_eq!(done.on_take(TWO, &recap).screen(), Screen::Recap(TWO));
}

#[test]
fn a_public_action_needs_no_curtain() {
    let free = awaiting(SeatSet::first(2), Order::Free, Privacy::Private);
    let last = awaiting(SeatSet::from_item(TWO), Order::Free, Privacy::Private);
    let pick = Device::start(&now(free));
    assert_eq!(pick.on_decide(ONE, free, &now(last)).screen(), curtain(TWO));
    assert_eq!(pick.on_decide(ONE, free, &with_news(now(last))).screen(), Screen::Table(Why::News));
}

#[test]
fn time_that_runs_out_behind_a_curtain_shows_nobodys_cards() {
    let both = together([ONE, TWO]);
    let seat = Device::start(&now(both)).on_open(&now(both));
    let left = now(together([TWO]));
    assert_eq!(seat.on_time_out(ONE, both, &left).screen(), Screen::Done(ONE));
    let covered = seat.on_cover(&now(both));
    assert_eq!(covered.on_time_out(ONE, both, &left).screen(), curtain(TWO));
    let paused = covered.on_decline(&now(both));
    assert_eq!(paused.on_time_out(ONE, both, &left).screen(), curtain(TWO));
}

#[test]
fn a_seat_that_owes_more_keeps_the_device() {
    let both = together([ONE, TWO]);
    let device = Device::start(&now(both)).on_open(&now(both));
    let device = device.on_decide(ONE, both, &now(both));
    assert_eq!(device.screen(), Screen::Seat(ONE));
    let free = awaiting(SeatSet::first(2), Order::Free, Privacy::Private);
    let device = Device::start(&now(free)).on_take(TWO, &now(free));
    let device = device.on_decide(TWO, free, &with_news(now(free)));
    assert_eq!(device.screen(), Screen::Seat(TWO), "news do not end a visit in a free order");
}

#[test]
fn a_visit_in_a_free_order_ends_when_its_seat_acts_in_public() {
    let free = awaiting(SeatSet::first(2), Order::Free, Privacy::Private);
    let visit = Device::start(&now(free)).on_take(TWO, &now(free));
    let again = with_news(now(free));
    assert_eq!(visit.on_public_act(TWO, free, &again).screen(), Screen::Done(TWO));
}

#[test]
fn a_turn_of_many_actions_stays_with_its_seat() {
    let turn = Turn::alone(ONE);
    let device = Device::start(&now(turn)).on_open(&now(turn));
    let device = device.on_decide(ONE, turn, &with_news(now(turn)));
    assert_eq!(device.screen(), Screen::Seat(ONE));
    let device = device.on_decide(ONE, turn, &with_news(now(Turn::alone(TWO))));
    assert_eq!(device.screen(), Screen::Done(ONE));
    let device = device.on_pass_on(&with_news(now(Turn::alone(TWO))));
    assert_eq!(device.screen(), Screen::Table(Why::News));
}

#[test]
fn a_public_decision_is_shown_on_the_table_at_once() {
    let turn = Turn::alone(ONE);
    let seat = Device::start(&now(turn)).on_open(&now(turn));
    let next = Situation { nothing_to_read: true, ..with_news(now(Turn::alone(TWO))) };
    let told = seat.on_decide(ONE, turn, &next);
    assert_eq!(told.screen(), Screen::Table(Why::News), "nothing is left to whoever did it");
    assert_eq!(told.on_take(TWO, &next).screen(), Screen::Seat(TWO));
    let goes_on = Situation { nothing_to_read: true, ..with_news(now(turn)) };
    assert_eq!(
        seat.on_decide(ONE, turn, &goes_on).screen(),
        Screen::Seat(ONE),
        "a turn of several"
    );
    let both = together([ONE, TWO]);
    let seat = Device::start(&now(both)).on_open(&now(both));
    let settled = Situation { nothing_to_read: true, ..with_news(now(both)) };
    assert_eq!(seat.on_decide(ONE, both, &settled).screen(), Screen::Done(ONE), "all are shown it");
}

#[test]
fn a_public_choice_needs_no_curtain() {
    let open = |seat| awaiting(SeatSet::from_item(seat), Order::Alone, Privacy::Open);
    let device = Device::start(&now(open(ONE)));
    assert_eq!(device.screen(), Screen::Table(Why::Choice));
    let device = device.on_decide(ONE, open(ONE), &with_news(now(open(TWO))));
    assert_eq!(device.screen(), Screen::Table(Why::Choice));
    let device = device.on_decide(TWO, open(TWO), &with_news(now(together([ONE, TWO]))));
    assert_eq!(device.screen(), Screen::Table(Why::News));
}

#[test]
fn public_choices_follow_each_other_bots_or_people() {
    let open = |seat| awaiting(SeatSet::from_item(seat), Order::Alone, Privacy::Open);
    let device = Device::start(&alone(open(ONE)));
    let device = device.on_decide(ONE, open(ONE), &with_news(alone(open(TWO))));
    assert_eq!(device.screen(), Screen::Table(Why::Bots));
    let device = device.on_bot_decision(open(TWO), &with_news(alone(open(ONE))));
    assert_eq!(device.screen(), Screen::Table(Why::Choice));
    let both = with_news(alone(together([ONE, TWO])));
    assert_eq!(device.on_decide(ONE, open(ONE), &both).screen(), Screen::Table(Why::News));
}

#[test]
fn a_break_comes_after_the_news_and_before_the_curtain() {
    let both = together([ONE, TWO]);
    let rests = Situation { takes_break: true, ..now(both) };
    let device = Device::start(&with_news(rests));
    assert_eq!(device.screen(), Screen::Table(Why::News));
    let device = device.on_continue(&rests);
    assert_eq!(device.screen(), Screen::Table(Why::Break));
    assert_eq!(device.on_continue(&now(both)).screen(), curtain(ONE));
}

#[test]
fn at_a_table_that_does_not_wait_the_last_to_choose_goes_on() {
    let both = together([ONE, TWO]);
    let chosen = |reveals_at_once, last_chooses_again| {
        let first = Device::start(&now(both)).on_open(&now(both));
        let first = first.on_decide(ONE, both, &now(together([TWO])));
        let last = first.on_take(TWO, &now(together([TWO])));
        assert_eq!(last.screen(), Screen::Seat(TWO));
        let after = Situation { reveals_at_once, last_chooses_again, ..with_news(now(both)) };
        last.on_decide(TWO, together([TWO]), &after).screen()
    };
    assert_eq!(chosen(false, false), Screen::Done(TWO));
    assert_eq!(chosen(true, false), Screen::Table(Why::News));
    assert_eq!(chosen(true, true), Screen::Seat(TWO));
}

#[test]
fn a_covered_screen_shows_nobodys_cards() {
    let both = now(together([ONE, TWO]));
    let seat = Device::start(&both).on_open(&both);
    assert_eq!(seat.on_cover(&both).screen(), curtain(ONE));
    let decided = seat.on_decide(ONE, both.turn, &now(together([TWO])));
    let left = now(together([TWO]));
    let covered = decided.on_cover(&left);
    assert_eq!(covered.screen(), Screen::Curtain(ONE, Purpose::Learned), "it is not passed on");
    assert_eq!(covered.on_open(&left).screen(), Screen::Done(ONE));
    assert_eq!(covered.on_decline(&left).screen(), curtain(TWO));
    let leaving = seat.on_leave(ONE, &both);
    assert_eq!(leaving.on_cover(&both).screen(), Screen::Curtain(ONE, Purpose::Leave));
    let alone = alone(together([ONE, TWO]));
    let single = Device::start(&alone);
    assert_eq!(single.on_cover(&alone).screen(), Screen::Seat(ONE), "nobody to hide it from");
}

#[test]
fn a_cancelled_hand_over_decides_nothing() {
    let both = now(together([ONE, TWO]));
    let device = Device::start(&both).on_decline(&both);
    assert_eq!(device.screen(), Screen::Table(Why::Pause));
    assert_eq!(device.on_continue(&both).screen(), curtain(ONE));
    assert_eq!(device.on_take(TWO, &both).screen(), Screen::Seat(TWO));
    let other = now(together([TWO]));
    assert_eq!(device.on_take(ONE, &other), device, "who owes nothing does not come");
}

#[test]
fn leaving_needs_the_persons_own_curtain() {
    let both = now(together([ONE, TWO]));
    let device = Device::start(&both);
    let asked = device.on_leave(TWO, &both);
    assert_eq!(asked.screen(), Screen::Curtain(TWO, Purpose::Leave));
    assert_eq!(asked.on_open(&both).screen(), Screen::Leave(TWO));
    let over = now(Turn::Over(Outcome::conceded(TWO)));
    let left = asked.on_open(&both).on_decide(TWO, both.turn, &with_news(over));
    assert_eq!(left.screen(), Screen::Table(Why::News));
    assert_eq!(left.on_continue(&over).screen(), Screen::Table(Why::Over));
    assert_eq!(left.on_leave(ONE, &over), left, "nobody leaves a game that is over");
    let own = device.on_open(&both).on_leave(ONE, &both);
    assert_eq!(own.screen(), Screen::Leave(ONE));
}

#[test]
fn staying_leads_back_to_an_unpassed_decision() {
    let (both, left) = (now(together([ONE, TWO])), now(together([TWO])));
    let done = Device::start(&both).on_open(&both).on_decide(ONE, both.turn, &left);
    assert_eq!(done.screen(), Screen::Done(ONE));
    let stays = |seat| {
        let asked = done.on_leave(seat, &left);
        let asked = asked.on_open(&left);
        assert_eq!(asked.screen(), Screen::Leave(seat));
        asked.on_stay(&left)
    };
    assert_eq!(stays(ONE).screen(), Screen::Done(ONE));
    // Another person holds the device now.
    assert_eq!(stays(TWO).screen(), Screen::Curtain(ONE, Purpose::Learned));
}

#[test]
fn bots_go_on_among_themselves_until_a_person_is_due() {
    let turn = Turn::alone(TWO);
    let device = Device::start(&alone(turn));
    assert_eq!(device.screen(), Screen::Table(Why::Bots));
    let device = device.on_bot_decision(turn, &with_news(alone(turn)));
    assert_eq!(device.screen(), Screen::Table(Why::Bots));
    let device = device.on_bot_decision(turn, &with_news(alone(Turn::alone(ONE))));
    assert_eq!(device.screen(), Screen::Table(Why::News));
}

#[test]
fn loading_never_shows_cards() {
    for has_news in [false, true] {
        for needs_recap in [SeatSet::EMPTY, SeatSet::ALL] {
            for turn in [together([ONE, TWO]), together([TWO]), Turn::alone(ONE)] {
                let people = SeatSet::first(2);
                let now = Situation { people, has_news, needs_recap, ..now(turn) };
                assert_eq!(Device::start(&now).screen().secrets_of(), None, "{now:?}");
                let taken_over = Device::start(&now).read_only().advance(&now);
                assert_eq!(taken_over.screen().secrets_of(), None, "{now:?}");
            }
        }
    }
}

#[test]
fn after_a_single_players_turn_the_bots_go_on_at_once() {
    let own = Turn::alone(ONE);
    let device = Device::start(&alone(own));
    assert_eq!(device.screen(), Screen::Seat(ONE));
    let bots = device.on_decide(ONE, own, &with_news(alone(Turn::alone(TWO))));
    assert_eq!(bots.screen(), Screen::Table(Why::Bots), "it saw itself what it did");
    let over = Turn::Over(Outcome::conceded(TWO));
    let end = device.on_decide(ONE, own, &with_news(alone(over)));
    assert_eq!(end.screen(), Screen::Table(Why::News), "the end is shown");
}

#[test]
fn a_rounds_end_is_shown_before_the_next_choice() {
    let (own, next) = (Turn::alone(ONE), together([ONE, TWO]));
    let device = Device::start(&alone(own));
    let ended = device.on_decide(ONE, own, &with_news(alone(next)));
    assert_eq!(ended.screen(), Screen::Table(Why::News));
    assert_eq!(ended.on_continue(&alone(next)).screen(), Screen::Seat(ONE));
    let goes_on = device.on_decide(ONE, own, &with_news(alone(own)));
    assert_eq!(goes_on.screen(), Screen::Seat(ONE), "a turn of many actions is not interrupted");
}
