//! The table's connection with a phone, and the messages on it.

use engine::record::Name;
use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;

use super::PhonesError;
use super::chair::Chair;
use super::channel::{Wire, WireEvent};
use super::code::AnswerCode;
use super::packet::Packet;
use super::rate_limit::RateLimit;
use super::signal::{Signal, Token};
use crate::services::clock;

/// The pause between two requests for a sign of life.
pub(super) const HEARTBEAT_MS: u32 = 3_000;
/// A side counts as lost after this long without a message.
pub(super) const LONGEST_SILENCE_MS: u64 = 10_000;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostEvent {
    /// A phone has taken the chair, or is back. The phone doesn't remember earlier messages.
    Joined(Chair, Name),
    Message(Chair, String),
    /// The phone can't be reached. It may come back by itself.
    Lost(Chair),
    /// The phone has left, or the table has freed the chair.
    Left(Chair),
    /// The phone didn't connect, or broke the protocol.
    Refused(Chair, PhonesError),
}

/// A connection with a phone, which outlasts a change of the wire.
#[derive(Debug)]
pub(super) struct Link {
    pub(super) wire: Wire,
    /// The phone's side of the connection.
    pub(super) answer: Signal,
    pub(super) token: Token,
    /// The player's name, once the phone has sent it.
    pub(super) name: Option<Name>,
    /// Whether the phone has sent its [`Packet::Hello`] over the present wire.
    pub(super) has_greeted: bool,
    pub(super) rate_limit: RateLimit,
    /// The time of the phone's last message, in milliseconds.
    pub(super) heard_at: u64,
    pub(super) is_lost: bool,
    pub(super) spare: Option<Spare>,
    /// The phone's side of the last prepared connection, which the table's page resumes after a reload.
    pub(super) prepared: Option<AnswerCode>,
    /// Gives up the connection unless the phone's name arrives in time.
    pub(super) join_timeout: Option<Timeout>,
}

/// A second connection to use when the first one breaks.
#[derive(Debug)]
pub(super) struct Spare {
    pub(super) wire: Wire,
    pub(super) token: Token,
    /// The phone's side: derived by the table until the phone has sent it, and `None` once it was used to connect.
    pub(super) answer: Option<Signal>,
}

/// The table's next step after an event of a phone's connection.
pub(super) enum LinkFollowUp {
    None,
    /// The phone's side of the second connection has arrived, and can be stored.
    Save,
    OfferSpare,
    Remove,
    Refuse,
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
            rate_limit: RateLimit::new(now),
            heard_at: now,
            is_lost: false,
            spare: None,
            prepared: None,
            join_timeout: None,
        }
    }

    pub(super) fn on_wire_event(
        &mut self,
        event: WireEvent,
        chair: Chair,
        events: &mut Vec<HostEvent>,
    ) -> LinkFollowUp {
        match event {
            WireEvent::Open => LinkFollowUp::None,
            WireEvent::Closed | WireEvent::Failed if self.name.is_none() => {
                events.push(HostEvent::Refused(chair, PhonesError::NotConnected));
                LinkFollowUp::Remove
            }
            WireEvent::Closed | WireEvent::Failed => {
                self.on_lost(chair, events);
                LinkFollowUp::None
            }
            WireEvent::Text(text) if self.rate_limit.try_take(text.len(), clock::steady()) => {
                self.on_text(&text, chair, events)
            }
            WireEvent::Text(_) | WireEvent::NonText => self.on_unexpected(chair, events),
        }
    }

    fn on_text(&mut self, text: &str, chair: Chair, events: &mut Vec<HostEvent>) -> LinkFollowUp {
        self.heard_at = clock::steady();
        let (packet, name) = match (Packet::read(text), &self.name) {
            (Some(Packet::Hello(name)), _) if !self.has_greeted => {
                self.join_timeout = None;
                self.is_lost = false;
                self.has_greeted = true;
                self.name = Some(name.clone());
                events.push(HostEvent::Joined(chair, name));
                return LinkFollowUp::OfferSpare;
            }
            // A phone must send its name before any other packet.
            (_, None) | (None, _) => return self.on_unexpected(chair, events),
            (Some(packet), Some(name)) => (packet, name.clone()),
        };
        let mut follow_up = LinkFollowUp::None;
        if std::mem::take(&mut self.is_lost) {
            events.push(HostEvent::Joined(chair, name));
            // The previous spare may be used up.
            follow_up = LinkFollowUp::OfferSpare;
        }
        match packet {
            Packet::Message(text) => events.push(HostEvent::Message(chair, text)),
            Packet::Ping => drop(self.wire.send(&Packet::Alive)),
            Packet::Alive => {}
            Packet::SpareAnswer(AnswerCode { signal, token }) => {
                if let Some(spare) = self.spare.as_mut().filter(|spare| spare.token == token) {
                    spare.answer = Some(signal.clone());
                    self.prepared = Some(AnswerCode { signal, token });
                    if matches!(follow_up, LinkFollowUp::None) {
                        return LinkFollowUp::Save;
                    }
                }
            }
            Packet::Leaving => {
                events.push(HostEvent::Left(chair));
                return LinkFollowUp::Remove;
            }
            Packet::Hello(_) | Packet::Spare(_) | Packet::Freed | Packet::Closed => {
                return self.on_unexpected(chair, events);
            }
        }
        follow_up
    }

    fn on_unexpected(&mut self, chair: Chair, events: &mut Vec<HostEvent>) -> LinkFollowUp {
        if !self.rate_limit.add_strike() {
            return LinkFollowUp::None;
        }
        events.push(HostEvent::Refused(chair, PhonesError::Abuse));
        LinkFollowUp::Refuse
    }

    /// The phone can't be reached: switches to the second connection, if there is one.
    pub(super) fn on_lost(&mut self, chair: Chair, events: &mut Vec<HostEvent>) {
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
        self.wire.send(&Packet::Closed);
        // Older builds don't know `Closed`, and end on `Freed`.
        self.wire.end(&Packet::Freed);
    }
}
