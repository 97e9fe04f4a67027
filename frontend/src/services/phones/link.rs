//! A phone as the table knows it: its connection, and what came over it.

use engine::record::Name;
use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;

use super::Trouble;
use super::chair::Chair;
use super::channel::{Change, Wire};
use super::code::Answer;
use super::flow::{Flow, Verdict};
use super::letter::Letter;
use super::signal::{Signal, Token};
use crate::services::clock;

/// A sign of life is asked for so often, in milliseconds.
pub(super) const BEAT: u32 = 3_000;
/// Who wasn't heard for so long is lost, in milliseconds.
pub(super) const SILENCE: u64 = 10_000;

/// What happens to the seats on phones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostEvent {
    /// A phone has taken the seat, or is back: it knows nothing of what was sent before.
    Joined(Chair, Name),
    /// What the phone says.
    Message(Chair, String),
    /// The phone is out of reach. It may come back by itself.
    Lost(Chair),
    /// The phone has left, or the table has freed the seat.
    Left(Chair),
    /// The phone could not be connected, or its connection was closed.
    Refused(Chair, Trouble),
}

/// A phone.
#[derive(Debug)]
pub(super) struct Link {
    pub(super) wire: Wire,
    /// Its side of the connection.
    pub(super) answer: Signal,
    pub(super) token: Token,
    /// Who plays there, once the phone has said it.
    pub(super) name: Option<Name>,
    /// Whether it has said so over the present connection.
    pub(super) has_greeted: bool,
    pub(super) flow: Flow,
    /// When it was last heard.
    pub(super) heard: u64,
    pub(super) is_lost: bool,
    pub(super) spare: Option<Spare>,
    /// The phone's side of what was prepared last: a reloaded page begins with it.
    pub(super) prepared: Option<Answer>,
    pub(super) patience: Option<Timeout>,
}

/// A second connection that is made when the first one breaks.
#[derive(Debug)]
pub(super) struct Spare {
    pub(super) wire: Wire,
    pub(super) token: Token,
    /// The phone's side, until the connection is made with it: as expected, until the phone has told it.
    pub(super) answer: Option<Signal>,
}

impl Spare {
    /// Offered to a phone whose side of the first connection is this one. A page that is reloaded may never have
    /// told its answer, and yet take the offer up.
    pub(super) fn offered(wire: Wire, token: Token, first: &Signal) -> Self {
        Self { wire, token, answer: Some(first.derived(token)) }
    }
}

/// What becomes of a phone's connection.
pub(super) enum Next {
    Stays,
    /// The phone's side of the second connection is here.
    IsPrepared,
    WantsSpare,
    /// It is over.
    Leaves,
    /// It is ended from here.
    Closes,
}

impl Link {
    /// A connection that is begun with this answer, of a phone that hasn't said yet who plays there.
    pub(super) fn begun(wire: Wire, Answer { signal, token }: Answer) -> Self {
        let now = clock::steady();
        Self {
            wire,
            answer: signal,
            token,
            name: None,
            has_greeted: false,
            flow: Flow::new(now),
            heard: now,
            is_lost: false,
            spare: None,
            prepared: None,
            patience: None,
        }
    }

    pub(super) fn changed(
        &mut self,
        change: Change,
        chair: Chair,
        events: &mut Vec<HostEvent>,
    ) -> Next {
        match change {
            Change::Open => Next::Stays,
            Change::Closed | Change::Failed if self.name.is_none() => {
                events.push(HostEvent::Refused(chair, Trouble::NoWay));
                Next::Leaves
            }
            Change::Closed | Change::Failed => {
                self.lose(chair, events);
                Next::Stays
            }
            Change::NoText => self.odd(chair, events),
            Change::Text(text) => match self.flow.receive(text.len(), clock::steady()) {
                Verdict::Taken => self.read(&text, chair, events),
                verdict => judged(verdict, chair, events),
            },
        }
    }

    /// Reads a letter of the phone's.
    fn read(&mut self, text: &str, chair: Chair, events: &mut Vec<HostEvent>) -> Next {
        self.heard = clock::steady();
        let (letter, name) = match (Letter::read(text), &self.name) {
            (Some(Letter::Hello(name)), _) if !self.has_greeted => {
                self.patience = None;
                self.is_lost = false;
                self.has_greeted = true;
                self.name = Some(name.clone());
                events.push(HostEvent::Joined(chair, name));
                return Next::WantsSpare;
            }
            // Who hasn't said who plays has nothing to say.
            (_, None) | (None, _) => return self.odd(chair, events),
            (Some(letter), Some(name)) => (letter, name.clone()),
        };
        let is_back = std::mem::take(&mut self.is_lost);
        if is_back {
            events.push(HostEvent::Joined(chair, name));
        }
        match letter {
            Letter::Message(text) => events.push(HostEvent::Message(chair, text)),
            Letter::Ping => drop(self.wire.send(&Letter::Alive)),
            Letter::Alive => {}
            Letter::SpareAnswer(Answer { signal, token }) => {
                if let Some(spare) = self.spare.as_mut().filter(|spare| spare.token == token) {
                    spare.answer = Some(signal.clone());
                    self.prepared = Some(Answer { signal, token });
                    return if is_back { Next::WantsSpare } else { Next::IsPrepared };
                }
            }
            Letter::Leaving => {
                events.push(HostEvent::Left(chair));
                return Next::Leaves;
            }
            Letter::Hello(_) | Letter::Spare(_) | Letter::Freed | Letter::Closed => {
                return self.odd(chair, events);
            }
        }
        // The one before may be used up.
        if is_back { Next::WantsSpare } else { Next::Stays }
    }

    /// Something that no phone of ours sends.
    fn odd(&mut self, chair: Chair, events: &mut Vec<HostEvent>) -> Next {
        let verdict = self.flow.odd();
        judged(verdict, chair, events)
    }

    /// The phone is out of reach: the second connection is made, if there is one.
    pub(super) fn lose(&mut self, chair: Chair, events: &mut Vec<HostEvent>) {
        if !self.is_lost {
            self.is_lost = true;
            events.push(HostEvent::Lost(chair));
        }
        if let Some(spare) = &mut self.spare
            && let Some(answer) = spare.answer.take()
        {
            let accepted = spare.wire.accept(&answer);
            spawn_local(async move {
                let _ = accepted.await;
            });
        }
    }

    /// Closes the connection: the phone has sent what no phone should, and is told so.
    pub(super) fn refuse(self) {
        self.wire.send(&Letter::Closed);
        // An older build doesn't know that letter.
        self.wire.end(&Letter::Freed);
    }
}

/// What a verdict means for the connection.
fn judged(verdict: Verdict, chair: Chair, events: &mut Vec<HostEvent>) -> Next {
    match verdict {
        Verdict::Taken | Verdict::Dropped => Next::Stays,
        Verdict::Closed => {
            events.push(HostEvent::Refused(chair, Trouble::Abuse));
            Next::Closes
        }
    }
}
