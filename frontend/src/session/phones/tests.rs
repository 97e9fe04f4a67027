//! Phones over channels that lose, double, delay and reorder messages; phones that send anything; and what phones are
//! told, and are not.

use std::rc::Rc;

use engine::catalogue::{AnyGame, GameId};
use engine::chance::{Dice, Seed};
use engine::course::Course;
use engine::record::Record;
use yew::Reducible;

use super::*;
use crate::games;
use crate::services::people::Place;
use crate::services::saves::Kept;
use crate::session::seat_game::{SeatGame, SeatStep};
use crate::testing::any_action;
use crate::words::sentence::in_a_row;

mod onlookers;

const DEAL: u32 = 7;

fn record(game: GameId, seats: u8, seed: u64) -> Record<AnyGame> {
    let players = (1..=seats).map(|number| format!("P{number}").parse().unwrap()).collect();
    Record { options: game.options(), players, seed: Seed(seed), decisions: Vec::new() }
}

/// The phone of the player who was invited to this seat.
fn invited(seat: Seat) -> Rc<SeatGame> {
    Rc::new(SeatGame::invited(&format!("P{seat}").parse().unwrap()))
}

/// How many games are played: so many, unless `FACEDOWN_GAMES` says otherwise.
fn games(usual: u64) -> u64 {
    std::env::var("FACEDOWN_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// A game all of whose seats are on phones.
fn session(game: GameId, seats: u8, seed: u64) -> Rc<Session> {
    let course = Course::of(record(game, seats, seed)).unwrap();
    let places = vec![Place::Phone; seats.into()];
    Rc::new(Session::open_at(course, &Kept::default(), &places))
}

fn counts(game: GameId) -> Vec<u8> {
    let counts = game.options().seat_counts();
    (1..=Seat::MOST).filter(|seats| counts.contains(*seats)).collect()
}

/// What the seat decides as its decision of this number: chosen by chance among what it can do, the same however often
/// it is asked.
fn pick(game: &AnyGame, seat: Seat, number: u32, seed: u64) -> Option<AnyAction> {
    let mut dice = Dice::new(Seed(seed), u64::from(number) * 16 + u64::from(seat.number()));
    any_action(game, seat, &mut dice)
}

/// The game as it would have gone at one table.
fn at_one_table(game: GameId, seats: u8, seed: u64) -> Option<AnyGame> {
    let mut state = Course::of(record(game, seats, seed)).unwrap().end().clone();
    let mut made = [0; Seat::MOST as usize];
    while let Turn::Awaiting(now) = state.turn() {
        if now.order == Order::Free {
            return None;
        }
        let seat = now.seats.lowest()?;
        let action = pick(&state, seat, made[seat.index()], seed)?;
        state.decide(seat, Decision::Act(action), &mut Sink::none()).unwrap();
        made[seat.index()] += 1;
    }
    Some(state)
}

/// A table, its phones, and what is on its way between them.
struct Room {
    session: Rc<Session>,
    phones: Phones,
    seats: Vec<Rc<SeatGame>>,
    to_phones: Vec<(Seat, String)>,
    to_table: Vec<(Seat, String)>,
    dice: Dice,
    seed: u64,
    /// All that each phone was sent.
    sent: Vec<Vec<String>>,
    acts: usize,
    bytes: usize,
}

impl Room {
    fn new(session: Rc<Session>, seed: u64) -> Self {
        let count = usize::from(session.game.seats());
        let mut room = Self {
            session,
            phones: Phones::new(DEAL, Vec::new()),
            seats: Seat::all(count as u8).map(invited).collect(),
            to_phones: Vec::new(),
            to_table: Vec::new(),
            dice: Dice::new(Seed(seed), 1_000_000),
            seed,
            sent: vec![Vec::new(); count],
            acts: 0,
            bytes: 0,
        };
        for seat in Seat::all(count as u8) {
            let out = room.phones.join(&room.session, seat);
            room.post(out);
        }
        room.step(Step::Connected(room.phones.joined()));
        room
    }

    fn step(&mut self, step: Step) {
        self.session = self.session.clone().reduce(step);
        let out = self.phones.tell(&self.session);
        self.post(out);
    }

    fn post(&mut self, out: Vec<Out>) {
        for out in out {
            match out {
                Out::Send(chair, text) => {
                    let seat = chair.seat().expect("nobody looks on");
                    assert!(text.len() <= LONGEST, "{} bytes", text.len());
                    self.bytes += text.len();
                    self.sent[seat.index()].push(text.clone());
                    self.to_phones.push((seat, text));
                }
                Out::Close(chair) => panic!("a phone of ours was thrown out: {chair:?}"),
            }
        }
    }

    /// What becomes of a message: lost, doubled, late or in order.
    fn any(dice: &mut Dice, queue: &mut Vec<(Seat, String)>) -> Option<(Seat, String)> {
        let count = u32::try_from(queue.len()).unwrap();
        let at = (count > 0).then(|| dice.below(count) as usize)?;
        match dice.below(8) {
            0 => {
                queue.remove(at);
                None
            }
            1 => queue.get(at).cloned(),
            _ => Some(queue.remove(at)),
        }
    }

    fn phone(&mut self, seat: Seat, step: SeatStep) {
        let phone = &mut self.seats[seat.index()];
        *phone = phone.clone().reduce(step);
    }

    /// One thing happens somewhere.
    fn happen(&mut self) {
        let seats = self.session.game.seats();
        let seat = Seat::numbered(1 + self.dice.below(seats.into()) as u8).unwrap();
        match self.dice.below(60) {
            0 => self.leave_and_return(seat),
            1..=25 => {
                if let Some((seat, text)) = Self::any(&mut self.dice, &mut self.to_phones) {
                    self.phone(seat, SeatStep::Received(text.into()));
                }
            }
            26..=48 => {
                if let Some((seat, text)) = Self::any(&mut self.dice, &mut self.to_table) {
                    let Answer { out, steps } = self.phones.receive(&self.session, seat, &text);
                    self.post(out);
                    for step in steps {
                        self.step(step);
                    }
                }
            }
            _ => self.think(seat),
        }
        if self.to_phones.len() + self.to_table.len() > 400 {
            self.to_phones.drain(..100.min(self.to_phones.len()));
            self.to_table.drain(..100.min(self.to_table.len()));
        }
    }

    /// A phone loses its connection, or is closed, and comes back.
    fn leave_and_return(&mut self, seat: Seat) {
        self.phones.lose(seat);
        if self.dice.below(2) == 0 {
            self.seats[seat.index()] = invited(seat);
        }
        self.to_phones.retain(|(to, _)| *to != seat);
        self.to_table.retain(|(from, _)| *from != seat);
        let out = self.phones.join(&self.session, seat);
        self.post(out);
        let greeting = self.seats[seat.index()].greeting().write();
        self.to_table.push((seat, greeting));
    }

    /// The seat looks at its phone, decides if it can, and the phone says again what it has to say.
    fn think(&mut self, seat: Seat) {
        self.phone(seat, SeatStep::Read);
        let phone = self.seats[seat.index()].clone();
        if let Some((game, number)) = phone.to_decide().filter(|_| !phone.is_sending()) {
            let action = pick(game, seat, number, self.seed).expect("something can be done");
            self.phone(seat, SeatStep::Act(action));
            self.acts += 1;
        }
        for message in self.seats[seat.index()].to_tell() {
            let text = message.write();
            self.bytes += text.len();
            self.to_table.push((seat, text));
        }
    }

    fn is_over(&self) -> bool {
        self.session.turn().outcome().is_some()
    }

    fn play(&mut self) {
        let mut left = 400_000;
        while !self.is_over() {
            self.happen();
            left -= 1;
            assert!(left > 0, "the game stands still: {:?}", self.session.turn());
        }
        for _ in 0..400 {
            for seat in Seat::all(self.session.game.seats()) {
                self.think(seat);
            }
            for _ in 0..40 {
                self.happen();
            }
            if self
                .seats
                .iter()
                .all(|seat| seat.turn().is_some_and(|turn| turn.outcome().is_some()))
            {
                return;
            }
        }
        panic!("a phone has not heard of the end");
    }
}

/// All that a phone was sent holds what the seat may see and nothing else.
fn check_secrets(room: &Room) {
    let seed = room.session.record.seed;
    let seats = room.session.game.seats();
    for seat in Seat::all(seats) {
        let own = Observer::Seat(seat);
        for text in &room.sent[seat.index()] {
            let message = ToPhone::read(text).unwrap();
            let plain = format!("{message:?}");
            for secret in [seed.to_string(), seed.0.to_string()] {
                assert!(!plain.contains(&secret), "the seed is in {plain}");
            }
            let ToPhone::State(state) = message else { continue };
            let views = state
                .frames
                .iter()
                .flat_map(|frame| frame.before.iter().chain(std::iter::once(&frame.view)));
            for view in views.chain(std::iter::once(&state.view)) {
                assert_eq!(view.observer(), own);
            }
            for event in state.frames.iter().flat_map(|frame| &frame.events) {
                use engine::game::Event as _;
                assert_eq!(event.seen_by(own).as_ref(), Some(event), "more than the seat may see");
            }
        }
    }
}

#[test]
fn games_over_bad_channels_go_as_at_one_table() {
    // Forty take more than half a minute: twenty have each game and number of seats once or more.
    let games = games(20);
    let mut compared = 0;
    for number in 0..games {
        let game = GameId::ALL[number as usize % GameId::ALL.len()];
        let counts = counts(game);
        let seats = counts[number as usize / GameId::ALL.len() % counts.len()];
        let seed = 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(number + 1);
        let mut room = Room::new(session(game, seats, seed), seed);
        room.play();
        if let Some(state) = at_one_table(game, seats, seed) {
            assert_eq!(*room.session.game, state, "{game:?} {seats}");
            compared += 1;
        }
        let again = Course::of(room.session.record().clone()).unwrap();
        assert_eq!(*again.end(), *room.session.game, "{game:?} {seats}");
        for seat in Seat::all(seats) {
            let view = room.session.game.view(Observer::Seat(seat));
            assert_eq!(room.seats[seat.index()].view(), Some(&view));
        }
        check_secrets(&room);
    }
    assert!(compared * 5 >= games * 3, "{compared}");
}

#[test]
fn a_phone_says_you_to_whoever_holds_it() {
    for game in GameId::ALL {
        let mut room = Room::new(session(game, counts(game)[0], 3), 3);
        room.play();
        for phone in room.seats.iter().filter(|phone| phone.seat().is_some()) {
            let (players, own) = (phone.players().unwrap(), phone.seat().unwrap());
            assert_eq!(players.sentence(&own.into()).written(), "You");
            let text =
                in_a_row(&players.sentences(&games::lines(phone.log(), players.people()).concat()));
            assert!(!text.contains(players.name(own)), "{game:?}: {text}");
        }
    }
}

/// A seat decides by chance, but not this one; `None` where no other is to.
fn decided(session: &Rc<Session>, but: Option<Seat>, dice: &mut Dice) -> Option<Rc<Session>> {
    let others: Vec<Seat> =
        session.turn().awaited().iter().filter(|other| Some(*other) != but).collect();
    let seat = *dice.pick(&others)?;
    let action = any_action(&session.game, seat, dice)?;
    Some(session.clone().reduce(Step::Remote(seat, Decision::Act(action))))
}

/// Each view of the phone, and all it is sent with it, after each of so many decisions of the others.
fn sent(
    session: &Rc<Session>,
    chair: Chair,
    dice: &mut Dice,
    most: usize,
) -> Vec<(AnyView, Vec<Out>)> {
    let mut phones = Phones::new(DEAL, Vec::new());
    let mut messages = vec![(session.view_of(chair), phones.join(session, chair))];
    let mut session = session.clone();
    for _ in 0..most {
        let Some(next) = decided(&session, chair.seat(), dice) else { break };
        session = next;
        messages.push((session.view_of(chair), phones.tell(&session)));
    }
    messages
}

#[test]
fn two_deals_that_look_the_same_to_a_seat_send_its_phone_the_same() {
    let mut compared = 0;
    for number in 0..300_u64 {
        let game = GameId::ALL[number as usize % GameId::ALL.len()];
        let counts = counts(game);
        let seats = counts[number as usize / GameId::ALL.len() % counts.len()];
        let one = session(game, seats, number + 1);
        let seat = Seat::numbered(1 + (number % u64::from(seats)) as u8).unwrap();
        let mut dice = Dice::new(Seed(number), 3);
        let mut other = (*one).clone();
        other.game = Rc::new(AnyGame::determinize(&one.view_of(seat), &mut dice).expect("it fits"));
        other.deal = Rc::clone(&other.game);
        let one = sent(&one, seat.into(), &mut dice.clone(), 12);
        let other = sent(&Rc::new(other), seat.into(), &mut dice, 12);
        for ((view, out), (like, same)) in one.iter().zip(&other) {
            if view != like {
                break;
            }
            assert_eq!(out, same, "{game:?}");
            compared += 1;
        }
    }
    assert!(compared > 500, "{compared}");
}

const ONE: Seat = Seat::ONE;

/// A game of two on phones, the first of which has joined.
fn joined() -> (Rc<Session>, Phones) {
    let session = session(GameId::FoolsGambit, 2, 5).reduce(Step::Connected(SeatSet::only(ONE)));
    let mut phones = Phones::new(DEAL, Vec::new());
    assert_eq!(phones.join(&session, ONE).len(), 2, "who plays, and what is known");
    (session, phones)
}

fn act(decision: u32, action: &str) -> String {
    FromPhone::Act { deal: DEAL, decision, actions: vec![action.to_owned()] }.write()
}

/// Some action that the seat can take, as text.
fn legal(session: &Session, seat: Seat) -> String {
    pick(&session.game, seat, 0, 1).unwrap().to_string()
}

fn why(answer: &Answer) -> Option<Why> {
    answer.out.iter().find_map(|out| match out {
        Out::Send(_, text) => match ToPhone::read(text).unwrap() {
            ToPhone::Refused(refused) => Some(refused.why),
            ToPhone::Hello(_) | ToPhone::State(_) | ToPhone::Freed | ToPhone::Version(_) => None,
        },
        Out::Close(_) => None,
    })
}

#[test]
fn the_same_action_twice_is_one_and_another_is_late() {
    let (session, mut phones) = joined();
    let action = legal(&session, ONE);
    let first = phones.receive(&session, ONE, &act(0, &action));
    let after = session.clone().reduce(first.steps[0].clone());
    assert_eq!(after.decisions(), 1);
    let again = phones.receive(&after, ONE, &act(0, &action));
    assert_eq!((again.steps.len(), why(&again)), (0, None));
    assert!(matches!(&again.out[..], [Out::Send(..)]), "it is told how things are");
    let mut actions = Vec::new();
    session.game.legal_actions(ONE, &mut actions);
    let other = actions.iter().map(ToString::to_string).find(|other| *other != action).unwrap();
    let late = phones.receive(&after, ONE, &act(0, &other));
    assert_eq!((late.steps.len(), why(&late)), (0, Some(Why::Late)));
}

#[test]
fn what_is_not_the_seats_to_decide_now_is_refused_with_a_reason() {
    let (session, mut phones) = joined();
    let action = legal(&session, ONE);
    let mut refusal = |text: &str| {
        let answer = phones.receive(&session, ONE, text);
        assert_eq!(answer.steps, [], "{text}");
        why(&answer)
    };
    assert_eq!(refusal(&act(1, &action)), Some(Why::NotNow));
    assert_eq!(refusal(&act(0, "jump")), Some(Why::NoAction));
    assert_eq!(refusal(&act(0, "keep")).map(|why| matches!(why, Why::Rule(_))), Some(true));
    let other = FromPhone::Act { deal: DEAL + 1, decision: 0, actions: vec![action] }.write();
    assert_eq!(refusal(&other), Some(Why::OtherGame));
    // A phone that is not there, or was freed, says nothing that counts.
    assert_eq!(phones.receive(&session, Seat::TWO, &act(0, "keep")), Answer::default());
    assert_eq!(phones.free(ONE).len(), 1);
    let action = legal(&session, ONE);
    assert_eq!(phones.receive(&session, ONE, &act(0, &action)), Answer::default());
}

#[test]
fn a_choice_of_two_decisions_is_sent_and_taken_as_one() {
    let session = session(GameId::GoldRushShootOut, 3, 5);
    let mut phones = Phones::new(DEAL, Vec::new());
    let mut phone = invited(ONE);
    let hear = |phone: Rc<SeatGame>, out: &[Out]| {
        let texts = out.iter().filter_map(|out| match out {
            Out::Send(_, text) => Some(SeatStep::Received(text.as_str().into())),
            Out::Close(_) => None,
        });
        texts.fold(phone, Reducible::reduce)
    };
    phone = hear(phone, &phones.join(&session, ONE));
    let read = |action: &str| SeatStep::Act(session.game.read_action(action).unwrap());
    for action in ["load blank", "aim 2", "aim 3"] {
        phone = phone.reduce(read(action));
    }
    let sent = phone.to_tell().pop().unwrap();
    let actions = vec!["load blank".to_owned(), "aim 2".to_owned()];
    assert_eq!(sent, FromPhone::Act { deal: DEAL, decision: 0, actions });
    let answer = phones.receive(&session, ONE, &sent.write());
    let after = answer.steps.into_iter().fold(session.clone(), Reducible::reduce);
    assert_eq!(after.decisions(), 2);
    // Of the same again the table takes what it lacks, all of it or nothing.
    let half = session
        .clone()
        .reduce(Step::Remote(ONE, Decision::Act(session.game.read_action("load blank").unwrap())));
    assert_eq!(phones.receive(&half, ONE, &sent.write()).steps.len(), 1);
    let bad = FromPhone::Act {
        deal: DEAL,
        decision: 0,
        actions: vec!["load blank".into(), "aim 1".into()],
    };
    let refused = phones.receive(&session, ONE, &bad.write());
    assert_eq!((refused.steps.len(), why(&refused).is_some()), (0, true));
    phone = hear(phone, &phones.tell(&half));
    assert!(phone.is_sending(), "the aim is still on its way");
    phone = hear(phone, &phones.tell(&after));
    assert!(!phone.is_sending() && !phone.owes());
}

#[test]
fn nothing_depends_on_what_the_decision_before_it_tells() {
    let session = session(GameId::Duel52, 2, 5);
    let mut phones = Phones::new(DEAL, Vec::new());
    let seat = session.turn().awaited().lowest().unwrap();
    phones.join(&session, seat);
    let first = legal(&session, seat);
    let after = session
        .clone()
        .reduce(Step::Remote(seat, Decision::Act(session.game.read_action(&first).unwrap())));
    assert_eq!(after.decisions(), 1);
    let next = after.turn().awaited().lowest().unwrap();
    let actions = vec![first, legal(&after, next)];
    let both = FromPhone::Act { deal: DEAL, decision: 0, actions };
    let refused = phones.receive(&session, seat, &both.write());
    assert_eq!((refused.steps.len(), why(&refused)), (0, Some(Why::NotNow)));
}

#[test]
fn time_runs_out_at_the_table_and_a_late_action_is_told() {
    let mut record = record(GameId::FoolsGambit, 2, 5);
    let course = {
        let text = record.to_string().replace("time=off", "time=show");
        record = engine::record::read::<AnyGame>(&text).unwrap().record;
        Course::of(record).unwrap()
    };
    let places = [Place::Phone, Place::Phone];
    let session = Rc::new(Session::open_at(course, &Kept::default(), &places));
    let both = SeatSet::first(2);
    let session = session.reduce(Step::Connected(both));
    let mut phones = Phones::new(DEAL, Vec::new());
    phones.join(&session, ONE);
    let action = legal(&session, ONE);
    let session = session.reduce(Step::Pass(600_000));
    assert!(session.decisions() >= 2, "the rules have decided for both");
    let late = phones.receive(&session, ONE, &act(0, &action));
    assert_eq!((late.steps.len(), why(&late)), (0, Some(Why::Late)));
}

#[test]
fn repeated_abuse_ends_the_connection() {
    let (session, mut phones) = joined();
    let mut messages = 0;
    let closed = loop {
        let answer = phones.receive(&session, ONE, "[]");
        messages += 1;
        if answer.out.contains(&Out::Close(ONE.into())) {
            break answer;
        }
        assert!(messages < 50);
    };
    assert_eq!(why(&closed), Some(Why::TooMany));
    assert_eq!(phones.receive(&session, ONE, "[]"), Answer::default());
    assert!(!phones.joined().contains(ONE));
}

#[test]
fn a_hundred_thousand_messages_of_a_stranger_change_nothing() {
    let (session, mut phones) = joined();
    let mut dice = Dice::new(Seed(99), 0);
    let words = ["Hello", "Act", "Leave", "Seen", "deal", "decision", "action", "number", "has"];
    let marks =
        ["{", "}", "[", "]", "\"", ":", ",", "7", "0", "-1", "4294967296", "null", "é", " "];
    for _ in 0..100_000 {
        let mut text = String::new();
        for _ in 0..dice.below(24) {
            let part = if dice.below(2) == 0 { dice.pick(&words) } else { dice.pick(&marks) };
            text.push_str(part.unwrap());
        }
        if dice.below(20) == 0 {
            let numbers = [dice.below(9), dice.below(9)];
            text = FromPhone::Seen { deal: numbers[0], number: numbers[1] }.write();
        }
        let answer = phones.receive(&session, ONE, &text);
        assert_eq!(answer.steps, [], "{text}");
        if !phones.joined().contains(ONE) {
            phones.join(&session, ONE);
        }
    }
}
