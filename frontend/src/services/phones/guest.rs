//! The phone's end of a connection.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use engine::record::Name;
use engine::seat::Seat;
use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use super::PhonesError;
use super::certificate::{Role, certificate};
use super::channel::{Lookup, Wire, WireEvent, WireId, weakly};
use super::code::{AnswerCode, TableCode};
use super::flow::{Flow, FlowVerdict};
use super::letter::Letter;
use super::link::{BEAT, SILENCE};
use super::saved::SavedSeat;
use super::signal::{Address, Signal};
use crate::services::{clock, page};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GuestEvent {
    /// The table is connected, perhaps again: it has forgotten earlier messages.
    Open,
    Message(String),
    /// The table is out of reach. It may come back by itself, or the code has to be scanned again. Before the first
    /// [`Self::Open`]: the browser has stopped waiting for the table to read the answer.
    Lost,
    Ended(EndReason),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndReason {
    /// The table has freed the seat, or another phone has taken its place.
    Freed,
    /// The table sent something that no table sends.
    Abuse,
}

/// The phone's end. Dropping the last clone leaves the seat.
#[derive(Clone, Debug)]
pub struct PhoneGuest(Rc<GuestInner>);

impl PartialEq for PhoneGuest {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

#[derive(Debug)]
struct GuestInner {
    /// `None` for an onlooker.
    seat: Option<Seat>,
    name: Name,
    invitation: String,
    on_event: RefCell<Callback<GuestEvent>>,
    line: RefCell<GuestConnection>,
    beat: RefCell<Option<Interval>>,
    departure: RefCell<Option<EventListener>>,
}

#[derive(Debug)]
struct GuestConnection {
    wire: Option<Wire>,
    spare: Option<(Wire, Vec<Address>)>,
    flow: Flow,
    /// The time of the table's last message; `None` before the connection is there.
    heard: Option<u64>,
    is_lost: bool,
    /// The search for the table, until it has connected.
    search: Option<Interval>,
}

impl Drop for GuestInner {
    fn drop(&mut self) {
        let line = self.line.get_mut();
        if let Some(wire) = line.wire.take() {
            // A phone that leaves its seat isn't offered the way back.
            if line.heard.is_some() {
                SavedSeat::keep(None);
            }
            wire.end(&Letter::Leaving);
        }
    }
}

impl PhoneGuest {
    /// Answers an invitation. Returns the phone's end, and the code for the table. Fails with
    /// [`PhonesError::NoWebRtc`], [`PhonesError::NoNetwork`] or [`PhonesError::Refused`].
    pub async fn answer(
        invitation: &TableCode,
        name: &Name,
        on_event: Callback<GuestEvent>,
    ) -> Result<(Self, String), PhonesError> {
        let inner = GuestInner::new(invitation, name.clone(), on_event);
        let wire = Wire::new(inner.on_change(), certificate(Role::Phone).await)?;
        let signal = wire.answer(&invitation.signal, invitation.token, Lookup::AtOnce).await?;
        inner.wait_with(wire, &signal, &invitation.signal.addresses);
        Ok((Self(inner), AnswerCode { signal, token: invitation.token }.code()))
    }

    /// Resumes the connection that was prepared before this phone's page was reloaded, which needs no new code if the
    /// table is still there. `None` if none was prepared with this invitation's table and seat. Whether the table can
    /// be reached shows later.
    pub async fn resume(invitation: &TableCode, on_event: Callback<GuestEvent>) -> Option<Self> {
        let SavedSeat { seat, name, offer, .. } = SavedSeat::read()?;
        let is_same_table = offer.signal.fingerprint == invitation.signal.fingerprint;
        if seat != seat_of(invitation) || !is_same_table {
            return None;
        }
        let inner = GuestInner::new(invitation, name, on_event);
        let wire = Wire::new(inner.on_change(), certificate(Role::Phone).await).ok()?;
        let signal = wire.answer(&offer.signal, offer.token, Lookup::AtOnce).await.ok()?;
        // The table knows this side's previous description.
        if !signal.is_derived(offer.token) {
            return None;
        }
        inner.wait_with(wire, &signal, &offer.signal.addresses);
        Some(Self(inner))
    }

    /// Replaces the listener.
    pub fn listen(&self, on_event: Callback<GuestEvent>) {
        self.0.on_event.replace(on_event);
    }

    pub fn name(&self) -> &Name {
        &self.0.name
    }

    pub fn is_open(&self) -> bool {
        let line = self.0.line.borrow();
        line.heard.is_some() && !line.is_lost
    }

    /// Sends the table a message of the game. Returns whether it is on its way.
    pub fn send(&self, text: &str) -> bool {
        let line = self.0.line.borrow();
        line.wire.as_ref().is_some_and(|wire| wire.send(&Letter::Message(text.to_owned())))
    }
}

#[cfg(test)]
impl PhoneGuest {
    /// A phone's end without a connection, for a page that is only drawn.
    pub fn still(name: Name, is_open: bool) -> Self {
        let line = GuestConnection { heard: is_open.then_some(0), ..GuestConnection::new(0) };
        Self(Rc::new(GuestInner {
            seat: None,
            name,
            invitation: String::new(),
            on_event: RefCell::default(),
            line: RefCell::new(line),
            beat: RefCell::default(),
            departure: RefCell::default(),
        }))
    }
}

impl GuestInner {
    fn new(invitation: &TableCode, name: Name, on_event: Callback<GuestEvent>) -> Rc<Self> {
        let line = GuestConnection::new(clock::steady());
        Rc::new(Self {
            seat: seat_of(invitation),
            name,
            invitation: invitation.code(),
            on_event: RefCell::new(on_event),
            line: RefCell::new(line),
            beat: RefCell::default(),
            departure: RefCell::default(),
        })
    }

    /// Waits for the table at these addresses to make this connection.
    fn wait_with(self: &Rc<Self>, wire: Wire, own: &Signal, table: &[Address]) {
        let (id, is_open) = (wire.id, wire.is_open());
        {
            let mut line = self.line.borrow_mut();
            line.search = Some(wire.keep_looking(own, table));
            line.wire = Some(wire);
        }
        // A table that searches for this phone may find it before the phone knows all of its own addresses.
        if is_open {
            self.apply_change(id, WireEvent::Open);
        }
    }

    fn on_change(self: &Rc<Self>) -> Callback<(WireId, WireEvent)> {
        Callback::from(weakly(self, |inner, (id, change)| inner.apply_change(id, change)))
    }

    fn emit(&self, event: GuestEvent) {
        let on_event = self.on_event.borrow().clone();
        on_event.emit(event);
    }

    fn apply_change(self: &Rc<Self>, id: WireId, change: WireEvent) {
        let mut events = Vec::new();
        let step = {
            let mut line = self.line.borrow_mut();
            if change == WireEvent::Open {
                line.on_open(id, &self.name, &mut events);
                FollowUp::Beat
            } else if line.wire.as_ref().is_some_and(|wire| wire.id == id) {
                line.on_change(change, &mut events)
            } else {
                FollowUp::None
            }
        };
        match step {
            FollowUp::None => {}
            FollowUp::Beat => {
                self.start_beat();
                self.close_spare_on_departure();
            }
            FollowUp::Spare(offer) => self.answer_spare(offer),
            FollowUp::End(ending) => {
                self.end();
                events.push(GuestEvent::Ended(ending));
            }
        }
        for event in events {
            self.emit(event);
        }
    }

    fn end(&self) {
        SavedSeat::keep(None);
        self.beat.borrow_mut().take();
        let mut line = self.line.borrow_mut();
        line.wire = None;
        line.spare = None;
        line.is_lost = true;
    }

    /// Answers the table's offer of a second connection, which is only made when this one breaks.
    fn answer_spare(self: &Rc<Self>, offer: AnswerCode) {
        let (inner, on_change) = (Rc::downgrade(self), self.on_change());
        spawn_local(async move {
            let Ok(wire) = Wire::new(on_change, certificate(Role::Phone).await) else { return };
            let AnswerCode { signal, token } = &offer;
            let Ok(own) = wire.answer(signal, *token, Lookup::WhenNeeded).await else { return };
            let Some(inner) = Weak::upgrade(&inner) else { return };
            let mut line = inner.line.borrow_mut();
            let can_be_taken_up = own.is_derived(*token);
            let answer = Letter::SpareAnswer(AnswerCode { signal: own, token: *token });
            if line.wire.as_ref().is_some_and(|first| first.send(&answer)) {
                line.spare = Some((wire, signal.addresses.clone()));
                let kept = SavedSeat {
                    seat: inner.seat,
                    name: inner.name.clone(),
                    offer,
                    invitation: inner.invitation.clone(),
                };
                SavedSeat::keep(Some(&kept).filter(|_| can_be_taken_up));
            }
        });
    }

    /// Closes the second connection as the page goes, before the table misses the first: else the table would connect
    /// with this page once more, and the reloaded one would wait in vain.
    fn close_spare_on_departure(self: &Rc<Self>) {
        let Some(window) = page::window() else { return };
        let close = weakly(self, |inner, ()| inner.line.borrow_mut().spare = None);
        let departure = EventListener::new(&window, "pagehide", move |_| close(()));
        self.departure.replace(Some(departure));
    }

    fn start_beat(self: &Rc<Self>) {
        let beat = weakly(self, |inner, ()| {
            let mut events = Vec::new();
            inner.line.borrow_mut().beat(&mut events);
            for event in events {
                inner.emit(event);
            }
        });
        self.beat.borrow_mut().get_or_insert_with(|| Interval::new(BEAT, move || beat(())));
    }
}

/// The seat of an invitation; `None` for an onlooker's.
fn seat_of(invitation: &TableCode) -> Option<Seat> {
    invitation.seat.as_ref().map(|(seat, _)| *seat)
}

enum FollowUp {
    None,
    /// Start asking for signs of life.
    Beat,
    Spare(AnswerCode),
    End(EndReason),
}

const fn follow_up(verdict: FlowVerdict) -> FollowUp {
    match verdict {
        FlowVerdict::Taken | FlowVerdict::Dropped => FollowUp::None,
        FlowVerdict::Closed => FollowUp::End(EndReason::Abuse),
    }
}

impl GuestConnection {
    const fn new(now: u64) -> Self {
        let flow = Flow::new(now);
        Self { wire: None, spare: None, flow, heard: None, is_lost: false, search: None }
    }

    /// A connection is open: the first one, or the second in its place.
    fn on_open(&mut self, id: WireId, name: &Name, events: &mut Vec<GuestEvent>) {
        if let Some((spare, _)) = self.spare.take_if(|(spare, _)| spare.id == id) {
            self.wire = Some(spare);
        }
        let Some(wire) = self.wire.as_ref().filter(|wire| wire.id == id) else { return };
        wire.send(&Letter::Hello(name.clone()));
        self.search = None;
        self.heard = Some(clock::steady());
        self.is_lost = false;
        events.push(GuestEvent::Open);
    }

    fn on_change(&mut self, change: WireEvent, events: &mut Vec<GuestEvent>) -> FollowUp {
        match change {
            WireEvent::Open => {}
            WireEvent::Failed if self.heard.is_none() => {
                self.search = None;
                events.push(GuestEvent::Lost);
            }
            WireEvent::Closed | WireEvent::Failed => self.lose(events),
            WireEvent::NoText => return self.on_unexpected(),
            WireEvent::Text(text) => {
                return match self.flow.receive(text.len(), clock::steady()) {
                    FlowVerdict::Taken => self.read(&text, events),
                    verdict => follow_up(verdict),
                };
            }
        }
        FollowUp::None
    }

    fn read(&mut self, text: &str, events: &mut Vec<GuestEvent>) -> FollowUp {
        self.heard = Some(clock::steady());
        if std::mem::take(&mut self.is_lost) {
            events.push(GuestEvent::Open);
        }
        match Letter::read(text) {
            Some(Letter::Message(text)) => events.push(GuestEvent::Message(text)),
            Some(Letter::Ping) => self.send(&Letter::Alive),
            Some(Letter::Alive) => {}
            Some(Letter::Spare(offer)) => return FollowUp::Spare(offer),
            Some(Letter::Freed) => return FollowUp::End(EndReason::Freed),
            Some(Letter::Closed) => return FollowUp::End(EndReason::Abuse),
            Some(Letter::Hello(_) | Letter::SpareAnswer(_) | Letter::Leaving) | None => {
                return self.on_unexpected();
            }
        }
        FollowUp::None
    }

    fn on_unexpected(&mut self) -> FollowUp {
        follow_up(self.flow.on_unexpected())
    }

    fn send(&self, letter: &Letter) {
        if let Some(wire) = &self.wire {
            wire.send(letter);
        }
    }

    fn beat(&mut self, events: &mut Vec<GuestEvent>) {
        let Some(heard) = self.heard else { return };
        let is_open = self.wire.as_ref().is_some_and(Wire::is_open);
        self.send(&Letter::Ping);
        if clock::steady().saturating_sub(heard) > SILENCE || !is_open {
            self.lose(events);
        }
    }

    /// The table is out of reach: switches to the second connection, if there is one.
    fn lose(&mut self, events: &mut Vec<GuestEvent>) {
        if self.heard.is_none() {
            return;
        }
        if !std::mem::replace(&mut self.is_lost, true) {
            events.push(GuestEvent::Lost);
        }
        if let Some((spare, addresses)) = &self.spare {
            spare.look_at(addresses);
        }
    }
}
