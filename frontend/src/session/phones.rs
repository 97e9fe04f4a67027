//! The table's side of its phones: sends each a seat's view, and handles its messages. A phone's [`Chair`] is a seat,
//! or an onlooker's place, which gets the open table's view and decides nothing. A pure reducer, like the session: it
//! takes messages as text, and returns messages and steps.

use std::collections::VecDeque;
use std::ops::Range;

use engine::catalogue::{AnyAction, AnyGame, AnyRefusal, AnyView};
use engine::game::{Decision, Game, Illegal, Observer, Refusal, Sink};
use engine::options::Options;
use engine::seat::{Seat, SeatSet};

use super::frames::is_partial;
use super::{Session, Step};
use crate::device::is_simultaneous;
use crate::services::people::Look;
use crate::services::phones::Chair;
use crate::services::phones::protocol::{
    ClockState, Denial, FromPhone, Hello, MOST_BYTES, Refused, SentFrame, State, ToPhone, VERSION,
};

/// Faults of this total weight, without a decision in between, close a phone's connection.
const MOST_FAULTS: u32 = 20;
/// The weight of a fault that our own program can make: the game may change while a phone's message is on the way.
const LATE_FAULT: u32 = 1;
/// The weight of any other fault.
const FAULT: u32 = 4;
/// A phone with this many unconfirmed states gets the present state without frames.
const MOST_UNCONFIRMED: usize = 64;

/// A message to a phone, or the end of its connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outgoing {
    Send(Chair, String),
    Close(Chair),
}

#[derive(Clone, PartialEq, Default, Debug)]
pub struct Reply {
    pub out: Vec<Outgoing>,
    /// The decisions of the phone's seat, for the session.
    pub steps: Vec<Step>,
}

impl From<Vec<Outgoing>> for Reply {
    fn from(out: Vec<Outgoing>) -> Self {
        Self { out, steps: Vec::new() }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Phones {
    /// Distinguishes this game from others at the same table.
    deal: u32,
    looks: Vec<Look>,
    states: Vec<PhoneState>,
}

#[derive(Clone, PartialEq, Default, Debug)]
struct PhoneState {
    has_joined: bool,
    /// The number of the last [`State`] sent.
    number: u32,
    /// The states sent, from the last confirmed one on: the number of each, and how many decisions were made by then.
    sent: VecDeque<(u32, usize)>,
    /// The state last sent, without its number, frames and time left.
    last_sent: Option<State>,
    /// The total weight of the phone's faults since it joined or last made a decision.
    faults: u32,
}

impl Phones {
    pub fn new(deal: u32, looks: Vec<Look>) -> Self {
        Self { deal, looks, states: vec![PhoneState::default(); Chair::COUNT] }
    }

    pub fn joined(&self) -> SeatSet {
        Seat::all(Seat::MOST).filter(|seat| self.has_joined((*seat).into())).collect()
    }

    pub fn has_joined(&self, chair: Chair) -> bool {
        self.states[chair.index()].has_joined
    }

    /// A phone has joined, or is back. It gets the players, and everything that its observer knows.
    pub fn join(&mut self, session: &Session, chair: impl Into<Chair>) -> Vec<Outgoing> {
        let chair = chair.into();
        self.states[chair.index()].faults = 0;
        self.greet(session, chair)
    }

    fn greet(&mut self, session: &Session, chair: Chair) -> Vec<Outgoing> {
        let phone = &mut self.states[chair.index()];
        phone.has_joined = true;
        // Has the state sent even without news.
        phone.last_sent = None;
        let hello = ToPhone::Hello(Hello {
            version: VERSION,
            deal: self.deal,
            game: session.record.options.identity().slug.to_owned(),
            options: session.record.options.values().to_string(),
            seat: chair.seat(),
            players: session.record.players.iter().map(ToString::to_string).collect(),
            looks: self.looks.clone(),
        });
        let mut out = vec![Outgoing::Send(chair, hello.write())];
        out.extend(self.send_news_to(session, chair));
        out
    }

    /// A phone has disconnected. The states that it has confirmed count when it comes back.
    pub fn mark_absent(&mut self, chair: impl Into<Chair>) {
        self.states[chair.into().index()].has_joined = false;
    }

    /// Tells the seat's phone that the table plays the seat from now on.
    pub fn free(&mut self, seat: Seat) -> Vec<Outgoing> {
        let chair = Chair::from(seat);
        if !self.has_joined(chair) {
            return Vec::new();
        }
        self.mark_absent(chair);
        vec![Outgoing::Send(chair, ToPhone::Freed.write())]
    }

    pub fn send_news(&mut self, session: &Session) -> Vec<Outgoing> {
        let chairs: Vec<Chair> = Chair::all().filter(|chair| self.has_joined(*chair)).collect();
        chairs.into_iter().filter_map(|chair| self.send_news_to(session, chair)).collect()
    }

    fn send_news_to(&mut self, session: &Session, chair: Chair) -> Option<Outgoing> {
        if must_wait(session, chair) {
            return None;
        }
        let (mut now, decisions) = (self.state_now(session, chair), session.decisions());
        // Less time left is no news: a phone counts it down by itself.
        now.clock = now.clock.map(|clock| ClockState { left: 0, ..clock });
        let phone = &mut self.states[chair.index()];
        // Others' secret actions cause no message: its arrival would reveal them.
        let before = phone.sent.back().map_or(0, |(_, decisions)| *decisions);
        if phone.last_sent.as_ref() == Some(&now) && !session.has_frames(chair, before..decisions) {
            return None;
        }
        phone.number += 1;
        phone.sent.push_back((phone.number, decisions));
        phone.last_sent = Some(now);
        if phone.sent.len() > MOST_UNCONFIRMED {
            let rest = phone.sent.len() - 1;
            phone.sent.drain(..rest);
        }
        Some(self.state_message(session, chair))
    }

    /// Everything that the phone's observer knows now, as a state without a number and frames.
    fn state_now(&self, session: &Session, chair: Chair) -> State {
        State {
            deal: self.deal,
            number: 0,
            view: session.view_of(chair),
            frames: Vec::new(),
            decision: session.decision_count(chair),
            owes: chair.seat().is_some_and(|seat| session.turn().awaited().contains(seat)),
            clock: session.clock_for(chair),
        }
    }

    /// The message with the present state, and the frames that the phone hasn't confirmed.
    fn state_message(&self, session: &Session, chair: Chair) -> Outgoing {
        let phone = &self.states[chair.index()];
        let spans = phone.sent.iter().copied().zip(phone.sent.iter().copied().skip(1));
        let mut frames = Vec::new();
        for ((_, from), (number, to)) in spans {
            // Some of these decisions may have been undone since, but none that another seat had seen.
            let to = to.min(session.decisions());
            frames.extend(session.frames_for(chair, from.min(to)..to, number));
        }
        let mut state = State { number: phone.number, frames, ..self.state_now(session, chair) };
        loop {
            let text = ToPhone::State(Box::new(state.clone())).write();
            if text.len() <= MOST_BYTES || state.frames.is_empty() {
                return Outgoing::Send(chair, text);
            }
            // Drops the earlier half of the frames: the state is too long for a message.
            state.frames.drain(..state.frames.len().div_ceil(2));
        }
    }

    /// Handles a phone's message. Only a decision that the phone's seat owes can change the game.
    pub fn receive(&mut self, session: &Session, chair: impl Into<Chair>, text: &str) -> Reply {
        let chair = chair.into();
        if !self.has_joined(chair) || must_wait(session, chair) {
            return Reply::default();
        }
        match FromPhone::read(text) {
            None => self.refuse(chair, None, Denial::Malformed, FAULT),
            Some(FromPhone::Hello { version, .. }) if version != VERSION => {
                vec![Outgoing::Send(chair, ToPhone::Version(VERSION).write())].into()
            }
            Some(FromPhone::Hello { has, .. }) => self.on_hello(session, chair, has),
            Some(FromPhone::Seen { deal, number }) => self.on_seen(session, chair, deal, number),
            Some(FromPhone::Act { deal, decision, actions }) => {
                let read = |action: &String| session.game.read_action(action).map(Decision::Act);
                match actions.iter().map(read).collect::<Result<Vec<_>, _>>() {
                    Ok(choice) => self.on_decision(session, chair, (deal, decision), choice),
                    Err(_) => self.refuse(chair, Some(decision), Denial::NoAction, FAULT),
                }
            }
            Some(FromPhone::Leave { deal, decision }) => {
                self.on_decision(session, chair, (deal, decision), vec![Decision::Leave])
            }
        }
    }

    fn on_hello(&mut self, session: &Session, chair: Chair, has: Option<(u32, u32)>) -> Reply {
        let phone = &mut self.states[chair.index()];
        match has {
            Some((deal, number)) if deal == self.deal && number <= phone.number => {
                confirm(phone, number);
            }
            // A phone that starts over gets the present state without frames.
            Some(_) | None => {
                phone.sent.clear();
                phone.sent.push_back((phone.number, session.decisions()));
            }
        }
        self.greet(session, chair).into()
    }

    fn on_seen(&mut self, session: &Session, chair: Chair, deal: u32, number: u32) -> Reply {
        if deal != self.deal {
            // The phone doesn't know this game yet.
            return self.join(session, chair).into();
        }
        let phone = &mut self.states[chair.index()];
        if number > phone.number {
            return self.refuse(chair, None, Denial::Malformed, FAULT);
        }
        confirm(phone, number);
        let is_behind = number < phone.number;
        if is_behind { vec![self.state_message(session, chair)].into() } else { Reply::default() }
    }

    fn on_decision(
        &mut self,
        session: &Session,
        chair: Chair,
        (deal, number): (u32, u32),
        mut choice: Vec<Decision<AnyAction>>,
    ) -> Reply {
        if deal != self.deal {
            return self.refuse(chair, Some(number), Denial::OtherGame, LATE_FAULT);
        }
        let is_possible = session.decision_count(chair) >= number && !choice.is_empty();
        let Some(seat) = chair.seat().filter(|_| is_possible) else {
            return self.refuse(chair, Some(number), Denial::NotNow, FAULT);
        };
        let made: Vec<_> =
            session.decided_by(seat).skip(number as usize).take(choice.len()).collect();
        if made.iter().zip(&choice).any(|(made, decision)| *made != decision) {
            return self.refuse(chair, Some(number), Denial::Late, LATE_FAULT);
        }
        choice.drain(..made.len());
        // The phone got no answer, and has sent its choice again.
        if choice.is_empty() {
            return vec![self.state_message(session, chair)].into();
        }
        let why = match why_not(&session.game, seat, &choice) {
            None => {
                self.states[chair.index()].faults = 0;
                let steps = choice.into_iter().map(|decision| Step::Remote(seat, decision));
                return Reply { out: Vec::new(), steps: steps.collect() };
            }
            Some(Illegal::Rule(refusal)) => Denial::Rule(refusal.rule().to_owned()),
            Some(
                Illegal::Over
                | Illegal::NoSuchSeat
                | Illegal::NotAwaited
                | Illegal::HasLeft
                | Illegal::OtherGame,
            ) => Denial::NotNow,
        };
        self.refuse(chair, Some(number), why, LATE_FAULT)
    }

    fn refuse(&mut self, chair: Chair, decision: Option<u32>, why: Denial, weight: u32) -> Reply {
        let phone = &mut self.states[chair.index()];
        phone.faults += weight;
        let closes = phone.faults >= MOST_FAULTS;
        let why = if closes { Denial::TooMany } else { why };
        let refused = ToPhone::Refused(Refused { deal: self.deal, decision, why });
        let mut out = vec![Outgoing::Send(chair, refused.write())];
        if closes {
            self.mark_absent(chair);
            out.push(Outgoing::Close(chair));
        }
        out.into()
    }
}

/// The reason why a seat can't make these decisions together; `None` if it can. They have to be parts of one choice: no
/// decision may reveal anything that helps with the next.
pub(super) fn why_not(
    game: &AnyGame,
    seat: Seat,
    choice: &[Decision<AnyAction>],
) -> Option<Illegal<AnyRefusal>> {
    let mut game = game.clone();
    for (nth, decision) in choice.iter().enumerate() {
        let before = game.clone();
        let mut sink = Sink::open();
        if matches!(decision, Decision::Timeout) {
            return Some(Illegal::NotAwaited);
        }
        if let Err(why) = game.decide(seat, decision.clone(), &mut sink) {
            return Some(why);
        }
        let is_last = nth + 1 == choice.len();
        if !is_last && !is_partial(&before, sink.frames(), &game, seat) {
            return Some(Illegal::NotAwaited);
        }
    }
    None
}

/// The phone has confirmed the state of this number. Frames up to that state are not sent again.
fn confirm(phone: &mut PhoneState, number: u32) {
    while phone.sent.get(1).is_some_and(|(next, _)| *next <= number) {
        phone.sent.pop_front();
    }
}

/// Whether the phone must wait for news: onlookers see no decision that may still be undone.
fn must_wait(session: &Session, chair: Chair) -> bool {
    chair.seat().is_none() && session.can_undo()
}

fn observer(chair: Chair) -> Observer {
    chair.seat().map_or(Observer::Table, Observer::Seat)
}

impl Session {
    fn view_of(&self, chair: Chair) -> AnyView {
        self.game.view(observer(chair))
    }

    fn decided_by(&self, seat: Seat) -> impl Iterator<Item = &Decision<AnyAction>> {
        let made = self.record.decisions.iter().filter(move |entry| entry.seat == seat);
        made.map(|entry| &entry.decision)
    }

    fn decision_count(&self, chair: Chair) -> u32 {
        let count = chair.seat().map_or(0, |seat| self.decided_by(seat).count());
        u32::try_from(count).unwrap_or(u32::MAX)
    }

    fn clock_for(&self, chair: Chair) -> Option<ClockState> {
        let running = self.clocks.clock(chair.seat()?)?;
        let full_seconds = match running.seat {
            Some(_) => self.limit_seconds(),
            None => self.intermission().and_then(|rest| rest.limit).map(u32::from),
        };
        let whole = full_seconds?.saturating_mul(1_000);
        Some(ClockState { seat: running.seat, left: running.left_ms, whole })
    }

    fn has_frames(&self, chair: Chair, decisions: Range<usize>) -> bool {
        let frames = self.history.get(decisions).into_iter().flatten().flat_map(|it| it.iter());
        frames.into_iter().any(|frame| frame.is_seen_by(observer(chair)))
    }

    fn frames_for(&self, chair: Chair, decisions: Range<usize>, number: u32) -> Vec<SentFrame> {
        let mut list: Vec<SentFrame> = Vec::new();
        for at in decisions {
            let is_own = Some(self.record.decisions[at].seat) == chair.seat();
            let is_together = is_simultaneous(self.state_after(at).turn());
            for frame in self.frames_seen(at..at + 1, observer(chair), |_, _| true) {
                let follows = list.last().is_some_and(|last| last.view == frame.before);
                list.push(SentFrame {
                    number,
                    own: is_own && !is_together,
                    before: (!follows).then_some(frame.before),
                    events: frame.events,
                    view: frame.view,
                });
            }
        }
        list
    }
}

#[cfg(test)]
mod tests;
