//! The table's connection with a phone, and the messages on it.

use engine::record::Name;
use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;

use super::PhonesError;
use super::chair::Chair;
use super::channel::{Wire, WireEvent};
use super::code::AnswerCode;
use super::flow::Flow;
use super::letter::Letter;
use super::signal::{Signal, Token};
use crate::services::clock;

/// The pause between two requests for a sign of life.
pub(super) const HEARTBEAT_MS: u32 = 3_000;
/// A phone counts as lost after this long without a sign of life.
pub(super) const LONGEST_SILENCE_MS: u64 = 10_000;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostEvent {
    /// A phone has taken the seat, or is back. It doesn't remember earlier messages.
    Joined(Chair, Name),
    Message(Chair, String),
    /// The phone can't be reached. It may come back by itself.
    Lost(Chair),
    /// The phone has left, or the table has freed the seat.
    Left(Chair),
    /// The phone didn't connect, or broke the protocol.
    Refused(Chair, PhonesError),
}

#[derive(Debug)]
pub(super) struct Link {
    pub(super) wire: Wire,
    /// The phone's side of the connection.
    pub(super) answer: Signal,
    pub(super) token: Token,
    /// The player's name, once the phone has sent it.
    pub(super) name: Option<Name>,
    /// Whether the phone has sent the name over the present connection.
    pub(super) has_greeted: bool,
    pub(super) flow: Flow,
    /// The time of the phone's last message, in milliseconds.
    pub(super) heard_at: u64,
    pub(super) is_lost: bool,
    pub(super) spare: Option<Spare>,
    /// The phone's side of the last prepared connection, which a reloaded page resumes.
    pub(super) prepared: Option<AnswerCode>,
    /// Gives up the connection if the phone's name doesn't arrive.
    pub(super) join_timeout: Option<Timeout>,
}

/// A second connection to use when the first one breaks.
#[derive(Debug)]
pub(super) struct Spare {
    pub(super) wire: Wire,
    pub(super) token: Token,
    /// The phone's side, derived until the phone has sent it. `None` once it has been used to connect.
    pub(super) answer: Option<Signal>,
}

/// The consequence of a phone's message, or of a change of its connection.
pub(super) enum LinkOutcome {
    Stays,
    /// The phone's side of the second connection has arrived.
    IsPrepared,
    WantsSpare,
    Leaves,
    Closes,
}

impl Link {
    pub(super) fn from_answer(wire: Wire, AnswerCode { signal, token }: AnswerCode) -> Self {
        let now = clock::steady();
        Self {
            wire,
            answer: signal,
            token,
            name: None,
            has_greeted: false,
            flow: Flow::new(now),
            heard_at: now,
            is_lost: false,
            spare: None,
            prepared: None,
            join_timeout: None,
        }
    }

    pub(super) fn on_change(
        &mut self,
        change: WireEvent,
        chair: Chair,
        events: &mut Vec<HostEvent>,
    ) -> LinkOutcome {
        match change {
            WireEvent::Open => LinkOutcome::Stays,
            WireEvent::Closed | WireEvent::Failed if self.name.is_none() => {
                events.push(HostEvent::Refused(chair, PhonesError::NotConnected));
                LinkOutcome::Leaves
            }
            WireEvent::Closed | WireEvent::Failed => {
                self.lose(chair, events);
                LinkOutcome::Stays
            }
            WireEvent::Text(text) if self.flow.try_take(text.len(), clock::steady()) => {
                self.on_text(&text, chair, events)
            }
            WireEvent::Text(_) | WireEvent::NoText => self.on_unexpected(chair, events),
        }
    }

    fn on_text(&mut self, text: &str, chair: Chair, events: &mut Vec<HostEvent>) -> LinkOutcome {
        self.heard_at = clock::steady();
        let (letter, name) = match (Letter::read(text), &self.name) {
            (Some(Letter::Hello(name)), _) if !self.has_greeted => {
                self.join_timeout = None;
                self.is_lost = false;
                self.has_greeted = true;
                self.name = Some(name.clone());
                events.push(HostEvent::Joined(chair, name));
                return LinkOutcome::WantsSpare;
            }
            // A phone must send its name first.
            (_, None) | (None, _) => return self.on_unexpected(chair, events),
            (Some(letter), Some(name)) => (letter, name.clone()),
        };
        let mut outcome = LinkOutcome::Stays;
        if std::mem::take(&mut self.is_lost) {
            events.push(HostEvent::Joined(chair, name));
            // The previous second connection may be used up.
            outcome = LinkOutcome::WantsSpare;
        }
        match letter {
            Letter::Message(text) => events.push(HostEvent::Message(chair, text)),
            Letter::Ping => drop(self.wire.send(&Letter::Alive)),
            Letter::Alive => {}
            Letter::SpareAnswer(AnswerCode { signal, token }) => {
                if let Some(spare) = self.spare.as_mut().filter(|spare| spare.token == token) {
                    spare.answer = Some(signal.clone());
                    self.prepared = Some(AnswerCode { signal, token });
                    if matches!(outcome, LinkOutcome::Stays) {
                        return LinkOutcome::IsPrepared;
                    }
                }
            }
            Letter::Leaving => {
                events.push(HostEvent::Left(chair));
                return LinkOutcome::Leaves;
            }
            Letter::Hello(_) | Letter::Spare(_) | Letter::Freed | Letter::Closed => {
                return self.on_unexpected(chair, events);
            }
        }
        outcome
    }

    fn on_unexpected(&mut self, chair: Chair, events: &mut Vec<HostEvent>) -> LinkOutcome {
        if !self.flow.strike() {
            return LinkOutcome::Stays;
        }
        events.push(HostEvent::Refused(chair, PhonesError::Abuse));
        LinkOutcome::Closes
    }

    /// The phone can't be reached: switches to the second connection, if there is one.
    pub(super) fn lose(&mut self, chair: Chair, events: &mut Vec<HostEvent>) {
        if !std::mem::replace(&mut self.is_lost, true) {
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

    /// Closes the connection, and tells the phone that it has broken the protocol.
    pub(super) fn refuse(self) {
        self.wire.send(&Letter::Closed);
        // Older builds don't know `Closed`, and end on `Freed`.
        self.wire.end(&Letter::Freed);
    }
}
