//! Phones over channels that lose, double, delay and reorder messages, phones that send nonsense, and the secrets that
//! phones must not learn.

use std::rc::Rc;

use engine::catalogue::{AnyGame, GameId};
use engine::chance::{Dice, Seed};
use engine::game::{Order, Turn};
use engine::record::Record;
use engine::replay::ReplayedRecord;
use yew::Reducible;

use super::*;
use crate::services::people::Place;
use crate::services::saves::Local;
use crate::services::testing::count;
use crate::session::seat_game::{SeatGame, SeatStep};
use crate::testing::{any_action, legal_actions};

mod answers;
mod onlookers;

const DEAL: u32 = 7;

fn record(game: GameId, seats: u8, seed: u64) -> Record<AnyGame> {
    let players = (1..=seats).map(|number| format!("P{number}").parse().unwrap()).collect();
    Record { options: game.options(), players, seed: Seed(seed), decisions: Vec::new() }
}

fn invited_phone(seat: Seat) -> Rc<SeatGame> {
    Rc::new(SeatGame::for_player(&format!("P{seat}").parse().unwrap()))
}

fn open(record: Record<AnyGame>) -> Rc<Session> {
    let places = vec![Place::Phone; record.players.len()];
    let replay = ReplayedRecord::new(record).unwrap();
    Rc::new(Session::open_at(replay, &Local::default(), &places, None))
}

fn session(game: GameId, seats: u8, seed: u64) -> Rc<Session> {
    open(record(game, seats, seed))
}

fn counts(game: GameId) -> Vec<u8> {
    game.options().seat_counts().iter().collect()
}

/// A game and a number of seats; consecutive numbers cover all games, first with the fewest seats, then with the most,
/// then with all numbers between.
fn nth_table(number: u64) -> (GameId, u8) {
    let game = GameId::ALL[number as usize % GameId::ALL.len()];
    let (counts, round) = (counts(game), number as usize / GameId::ALL.len());
    (game, counts[round * (counts.len() - 1) % counts.len()])
}

/// The seat's decision of this number: a random legal one, the same however often it is called.
fn pick(game: &AnyGame, seat: Seat, number: u32, seed: u64) -> Option<AnyAction> {
    let mut dice = Dice::new(Seed(seed), u64::from(number) * 16 + u64::from(seat.number()));
    any_action(game, seat, &mut dice)
}

/// The end of the same game played at one table; `None` if its players may act in any order.
fn at_one_table(game: GameId, seats: u8, seed: u64) -> Option<AnyGame> {
    let mut state = ReplayedRecord::new(record(game, seats, seed)).unwrap().end().clone();
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

/// A table, its phones, and the messages under way between them.
struct TestRoom {
    session: Rc<Session>,
    phones: Phones,
    seats: Vec<Rc<SeatGame>>,
    to_phones: Vec<(Seat, String)>,
    to_table: Vec<(Seat, String)>,
    dice: Dice,
    seed: u64,
}

impl TestRoom {
    fn new(session: Rc<Session>, seed: u64) -> Self {
        let seats = Seat::all(session.game.seats());
        let mut room = Self {
            session,
            phones: Phones::new(DEAL, Vec::new()),
            seats: seats.clone().map(invited_phone).collect(),
            to_phones: Vec::new(),
            to_table: Vec::new(),
            dice: Dice::new(Seed(seed), 1_000_000),
            seed,
        };
        for seat in seats {
            let out = room.phones.join(&room.session, seat);
            room.post(out);
        }
        room.step(Step::SetConnected(room.phones.joined()));
        room
    }

    fn step(&mut self, step: Step) {
        self.session = self.session.clone().reduce(step);
        let out = self.phones.send_news(&self.session);
        self.post(out);
    }

    fn post(&mut self, out: Vec<Outgoing>) {
        for out in out {
            match out {
                Outgoing::Send(chair, text) => {
                    let seat = chair.seat().expect("nobody looks on");
                    assert!(text.len() <= MOST_BYTES, "{} bytes", text.len());
                    check_secrets(&self.session, seat, &text);
                    self.to_phones.push((seat, text));
                }
                Outgoing::Close(chair) => panic!("a phone of ours was thrown out: {chair:?}"),
            }
        }
    }

    /// The next message of a queue to arrive: any of them, so that some are late. Some are lost, some arrive twice.
    fn take(dice: &mut Dice, queue: &mut Vec<(Seat, String)>) -> Option<(Seat, String)> {
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

    fn step_phone(&mut self, seat: Seat, step: SeatStep) {
        let phone = &mut self.seats[seat.index()];
        *phone = phone.clone().reduce(step);
    }

    fn random_event(&mut self) {
        let seats = self.session.game.seats();
        let seat = Seat::from_number(1 + self.dice.below(seats.into()) as u8).unwrap();
        match self.dice.below(60) {
            0 => self.leave_and_return(seat),
            1..=25 => {
                if let Some((seat, text)) = Self::take(&mut self.dice, &mut self.to_phones) {
                    self.step_phone(seat, SeatStep::Received(text.into()));
                }
            }
            26..=48 => {
                if let Some((seat, text)) = Self::take(&mut self.dice, &mut self.to_table) {
                    let Reply { out, steps } = self.phones.receive(&self.session, seat, &text);
                    self.post(out);
                    for step in steps {
                        self.step(step);
                    }
                }
            }
            _ => self.decide_on_phone(seat),
        }
        if self.to_phones.len() + self.to_table.len() > 400 {
            self.to_phones.drain(..100.min(self.to_phones.len()));
            self.to_table.drain(..100.min(self.to_table.len()));
        }
    }

    fn leave_and_return(&mut self, seat: Seat) {
        self.phones.mark_absent(seat);
        if self.dice.below(2) == 0 {
            self.seats[seat.index()] = invited_phone(seat);
        }
        self.to_phones.retain(|(to, _)| *to != seat);
        self.to_table.retain(|(from, _)| *from != seat);
        let out = self.phones.join(&self.session, seat);
        self.post(out);
        let greeting = self.seats[seat.index()].greeting().write();
        self.to_table.push((seat, greeting));
    }

    /// The seat's player reads the news, and decides if asked; then the phone sends its messages.
    fn decide_on_phone(&mut self, seat: Seat) {
        self.step_phone(seat, SeatStep::Read);
        let phone = self.seats[seat.index()].clone();
        if let (false, Some((game, number))) = (phone.is_sending(), phone.owed_decision()) {
            let action = pick(game, seat, number, self.seed).expect("something can be done");
            self.step_phone(seat, SeatStep::Act(action));
        }
        for message in self.seats[seat.index()].outgoing() {
            self.to_table.push((seat, message.write()));
        }
    }

    /// Plays until the game is over and all phones know it.
    fn play(&mut self) {
        let mut left = 400_000;
        while self.session.turn().outcome().is_none() {
            self.random_event();
            left -= 1;
            assert!(left > 0, "the game stands still: {:?}", self.session.turn());
        }
        for _ in 0..400 {
            for seat in Seat::all(self.session.game.seats()) {
                self.decide_on_phone(seat);
            }
            for _ in 0..40 {
                self.random_event();
            }
            let is_over =
                |phone: &Rc<SeatGame>| phone.turn().is_some_and(|turn| turn.outcome().is_some());
            if self.seats.iter().all(is_over) {
                return;
            }
        }
        panic!("a phone has not heard of the end");
    }
}

/// Checks that a state holds exactly what the observer may see.
fn check_state(state: &State, own: Observer) {
    use engine::game::Event as _;
    let frames = state.frames.iter();
    let views = frames.flat_map(|frame| frame.before.iter().chain([&frame.view]));
    for view in views.chain([&state.view]) {
        assert_eq!(view.observer(), own);
    }
    for event in state.frames.iter().flat_map(|frame| &frame.events) {
        assert_eq!(event.seen_by(own).as_ref(), Some(event), "more than {own:?} may see");
    }
}

/// Checks that a message to a phone holds neither the seed nor more than the seat may see.
fn check_secrets(session: &Session, seat: Seat, text: &str) {
    let (message, seed) = (ToPhone::read(text).unwrap(), session.record.seed);
    let plain = format!("{message:?}");
    for secret in [seed.to_string(), seed.0.to_string()] {
        assert!(!plain.contains(&secret), "the seed is in {plain}");
    }
    if let ToPhone::State(state) = message {
        check_state(&state, Observer::Seat(seat));
    }
}

/// Checks that each phone says "you" to its own player.
fn check_you(room: &TestRoom) {
    for phone in &room.seats {
        assert!(phone.seat().is_some());
        assert_eq!(phone.players().unwrap().reader(), phone.seat());
    }
}

#[test]
fn games_over_bad_channels_end_as_at_one_table() {
    // Ten games cover each game with its fewest and most seats; a long run covers all numbers.
    let games = u64::from(count("FACEDOWN_GAMES", 10));
    let mut compared = 0;
    for number in 0..games {
        let (game, seats) = nth_table(number);
        let seed = 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(number + 1);
        let mut room = TestRoom::new(session(game, seats, seed), seed);
        room.play();
        if let Some(state) = at_one_table(game, seats, seed) {
            assert_eq!(*room.session.game, state, "{game:?} {seats}");
            compared += 1;
        }
        let again = ReplayedRecord::new(room.session.record().clone()).unwrap();
        assert_eq!(*again.end(), *room.session.game, "{game:?} {seats}");
        for seat in Seat::all(seats) {
            let view = room.session.game.view(Observer::Seat(seat));
            assert_eq!(room.seats[seat.index()].view(), Some(&view));
        }
        check_you(&room);
    }
    assert!(compared * 5 >= games * 3, "{compared}");
}

/// The session after a random decision of a seat but `excluded`; `None` if no other seat is awaited.
fn with_random_decision(
    session: &Rc<Session>,
    excluded: Option<Seat>,
    dice: &mut Dice,
) -> Option<Rc<Session>> {
    let others: Vec<Seat> =
        session.turn().awaited().iter().filter(|other| Some(*other) != excluded).collect();
    let seat = *dice.pick(&others)?;
    let action = any_action(&session.game, seat, dice)?;
    Some(session.clone().reduce(Step::Remote(seat, Decision::Act(action))))
}

/// A chair's view and the messages sent with it: at first, and after each of at most `most` decisions of others.
fn views_and_messages(
    session: &Rc<Session>,
    chair: Chair,
    dice: &mut Dice,
    most: usize,
) -> Vec<(AnyView, Vec<Outgoing>)> {
    let mut phones = Phones::new(DEAL, Vec::new());
    let mut messages = vec![(session.view_of(chair), phones.join(session, chair))];
    let mut session = session.clone();
    for _ in 0..most {
        let Some(next) = with_random_decision(&session, chair.seat(), dice) else { break };
        session = next;
        messages.push((session.view_of(chair), phones.send_news(&session)));
    }
    messages
}

/// Checks that two games send a chair the same messages as long as the chair's views are the same. Returns the views.
fn check_look_alike(one: &Rc<Session>, chair: Chair, dice: &mut Dice) -> Vec<AnyView> {
    let mut other = (**one).clone();
    other.game = Rc::new(AnyGame::determinize(&one.view_of(chair), dice).expect("it fits"));
    if one.decisions() == 0 {
        other.deal = Rc::clone(&other.game);
    }
    let other = views_and_messages(&Rc::new(other), chair, &mut dice.clone(), 12);
    let both = views_and_messages(one, chair, dice, 12).into_iter().zip(other);
    let alike = both.take_while(|((view, _), (like, _))| view == like);
    let views = alike.map(|((view, out), (_, same))| {
        assert_eq!(out, same, "{:?}", view.game());
        view
    });
    views.collect()
}

#[test]
fn two_deals_that_look_the_same_to_a_seat_send_its_phone_the_same() {
    let mut compared = 0;
    for number in 0..300_u64 {
        let (game, seats) = nth_table(number);
        let seat = Seat::from_number(1 + (number % u64::from(seats)) as u8).unwrap();
        let (one, mut dice) = (session(game, seats, number + 1), Dice::new(Seed(number), 3));
        compared += check_look_alike(&one, seat.into(), &mut dice).len();
    }
    assert!(compared > 500, "{compared}");
}

fn after_messages(phone: Rc<SeatGame>, chair: impl Into<Chair>, out: &[Outgoing]) -> Rc<SeatGame> {
    let chair = chair.into();
    out.iter().fold(phone, |phone, out| match out {
        Outgoing::Send(to, text) if *to == chair => {
            phone.reduce(SeatStep::Received(text.as_str().into()))
        }
        Outgoing::Send(..) => phone,
        Outgoing::Close(_) => panic!("thrown out"),
    })
}

const ONE: Seat = Seat::ONE;

/// A two-player game on phones, the first of which has joined.
fn game_with_one_phone() -> (Rc<Session>, Phones) {
    let session =
        session(GameId::FoolsGambit, 2, 5).reduce(Step::SetConnected(SeatSet::from_item(ONE)));
    let mut phones = Phones::new(DEAL, Vec::new());
    assert_eq!(phones.join(&session, ONE).len(), 2, "who plays, and what is known");
    (session, phones)
}

/// A phone's message with its first choice.
fn act(deal: u32, actions: &[&str]) -> String {
    let actions = actions.iter().map(|&action| action.to_owned()).collect();
    FromPhone::Act { deal, decision: 0, actions }.write()
}

fn any_legal(session: &Session, seat: Seat) -> String {
    pick(&session.game, seat, 0, 1).unwrap().to_string()
}

/// The steps of an answer, and the reason if it refuses.
fn steps_and_denial(answer: &Reply) -> (usize, Option<Denial>) {
    let why = answer.out.iter().find_map(|out| {
        let Outgoing::Send(_, text) = out else { return None };
        let ToPhone::Refused(refused) = ToPhone::read(text).unwrap() else { return None };
        Some(refused.why)
    });
    (answer.steps.len(), why)
}
