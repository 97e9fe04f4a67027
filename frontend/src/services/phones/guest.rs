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
use super::channel::{Wire, WireEvent, WireId, weak_callback};
use super::code::{AnswerCode, TableCode};
use super::link::{HEARTBEAT_MS, LONGEST_SILENCE_MS};
use super::packet::Packet;
use super::rate_limit::RateLimit;
use super::saved::SavedSeat;
use super::signal::{Address, Signal};
use crate::services::{clock, page};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GuestEvent {
    /// The table is connected, perhaps again. The table doesn't remember earlier messages.
    Open,
    Message(String),
    /// The table can't be reached. It may come back by itself; otherwise the code has to be scanned again. Before the
    /// first [`Self::Open`]: the browser has stopped waiting for the table to read the answer.
    Lost,
    Ended(EndReason),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndReason {
    /// The table has freed the seat, or another phone has taken its place.
    Freed,
    /// One side has sent too much, or something that no build of ours sends.
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
    connection: RefCell<GuestConnection>,
    heartbeat: RefCell<Option<Interval>>,
    on_page_hide: RefCell<Option<EventListener>>,
}

#[derive(Debug)]
struct GuestConnection {
    wire: Option<Wire>,
    /// The second connection, with the table's addresses, for when the first one breaks.
    spare: Option<(Wire, Vec<Address>)>,
    rate_limit: RateLimit,
    /// The time of the table's last message, in milliseconds; `None` before the first connection has opened.
    heard_at: Option<u64>,
    is_lost: bool,
    /// The search for the table, until it has connected.
    search: Option<Interval>,
}

impl Drop for GuestInner {
    fn drop(&mut self) {
        let connection = self.connection.get_mut();
        if let Some(wire) = connection.wire.take() {
            // The home page offers no way back to a seat that the phone leaves.
            if connection.heard_at.is_some() {
                SavedSeat::save(None);
            }
            wire.end(&Packet::Leaving);
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
        let wire = Wire::new(inner.wire_callback(), certificate(Role::Phone).await)?;
        let signal = wire.answer(&invitation.signal, invitation.token).await?;
        inner.wait_for_table(wire, &signal, &invitation.signal.addresses);
        Ok((Self(inner), AnswerCode { signal, token: invitation.token }.code()))
    }

    /// Resumes the connection that was prepared before this phone's page was reloaded, without a new code. `None` if no
    /// connection was prepared with this invitation's table and seat. An event tells later whether the table can be
    /// reached.
    pub async fn resume(invitation: &TableCode, on_event: Callback<GuestEvent>) -> Option<Self> {
        let SavedSeat { seat, name, offer, .. } = SavedSeat::read()?;
        let is_same_table = offer.signal.fingerprint == invitation.signal.fingerprint;
        if seat != seat_of(invitation) || !is_same_table {
            return None;
        }
        let inner = GuestInner::new(invitation, name, on_event);
        let wire = Wire::new(inner.wire_callback(), certificate(Role::Phone).await).ok()?;
        let signal = wire.answer(&offer.signal, offer.token).await.ok()?;
        // The table expects the user name and password that the previous page had.
        if !signal.is_derived(offer.token) {
            return None;
        }
        inner.wait_for_table(wire, &signal, &offer.signal.addresses);
        Some(Self(inner))
    }

    pub fn listen(&self, on_event: Callback<GuestEvent>) {
        self.0.on_event.replace(on_event);
    }

    pub fn name(&self) -> &Name {
        &self.0.name
    }

    pub fn is_open(&self) -> bool {
        let connection = self.0.connection.borrow();
        connection.heard_at.is_some() && !connection.is_lost
    }

    /// Sends the table a message of the game. Returns whether it is on its way.
    pub fn send(&self, text: &str) -> bool {
        self.0.connection.borrow().send(&Packet::Message(text.to_owned()))
    }
}

#[cfg(test)]
impl PhoneGuest {
    /// A phone's end without a connection, for a page that is only drawn.
    pub fn unconnected(name: Name, is_open: bool) -> Self {
        let game = engine::catalogue::GameId::FoolsGambit;
        let signal = super::signal::tests::signal();
        let invitation = TableCode { signal, token: [0; 4], game, seat: None };
        let inner = GuestInner::new(&invitation, name, Callback::noop());
        inner.connection.borrow_mut().heard_at = is_open.then_some(0);
        Self(inner)
    }
}

impl GuestInner {
    fn new(invitation: &TableCode, name: Name, on_event: Callback<GuestEvent>) -> Rc<Self> {
        let connection = GuestConnection {
            wire: None,
            spare: None,
            rate_limit: RateLimit::new(clock::steady()),
            heard_at: None,
            is_lost: false,
            search: None,
        };
        Rc::new(Self {
            seat: seat_of(invitation),
            name,
            invitation: invitation.code(),
            on_event: RefCell::new(on_event),
            connection: RefCell::new(connection),
            heartbeat: RefCell::default(),
            on_page_hide: RefCell::default(),
        })
    }

    /// Searches for the table at its addresses until it connects.
    fn wait_for_table(self: &Rc<Self>, wire: Wire, own: &Signal, table: &[Address]) {
        let (id, is_open) = (wire.id, wire.is_open());
        {
            let mut connection = self.connection.borrow_mut();
            connection.search = Some(wire.keep_searching(own, table));
            connection.wire = Some(wire);
        }
        // A table that searches for this phone may find it before the phone knows all its own addresses.
        if is_open {
            self.on_wire_event(id, WireEvent::Open);
        }
    }

    fn wire_callback(self: &Rc<Self>) -> Callback<(WireId, WireEvent)> {
        Callback::from(weak_callback(self, |inner, (id, event)| inner.on_wire_event(id, event)))
    }

    fn emit(&self, events: Vec<GuestEvent>) {
        for event in events {
            let on_event = self.on_event.borrow().clone();
            on_event.emit(event);
        }
    }

    fn on_wire_event(self: &Rc<Self>, id: WireId, event: WireEvent) {
        let mut events = Vec::new();
        if event == WireEvent::Open {
            self.connection.borrow_mut().on_open(id, &self.name, &mut events);
            self.start_heartbeat();
            self.close_spare_on_page_hide();
        }
        let follow_up = {
            let mut connection = self.connection.borrow_mut();
            let is_current = connection.wire.as_ref().is_some_and(|wire| wire.id == id);
            if is_current { connection.on_wire_event(event, &mut events) } else { FollowUp::None }
        };
        match follow_up {
            FollowUp::None => {}
            FollowUp::Spare(offer) => self.answer_spare(offer),
            FollowUp::End(reason) => {
                self.end();
                events.push(GuestEvent::Ended(reason));
            }
        }
        self.emit(events);
    }

    fn end(&self) {
        SavedSeat::save(None);
        self.heartbeat.borrow_mut().take();
        let mut connection = self.connection.borrow_mut();
        connection.wire = None;
        connection.spare = None;
        connection.is_lost = true;
    }

    /// Answers the table's offer of a second connection. The two sides connect only when the present one breaks.
    fn answer_spare(self: &Rc<Self>, offer: AnswerCode) {
        let (inner, on_event) = (Rc::downgrade(self), self.wire_callback());
        spawn_local(async move {
            let Ok(wire) = Wire::new(on_event, certificate(Role::Phone).await) else { return };
            let AnswerCode { signal, token } = &offer;
            // Without the table's addresses the browser doesn't search for it yet.
            let unaddressed = Signal { addresses: Vec::new(), ..signal.clone() };
            let Ok(own) = wire.answer(&unaddressed, *token).await else { return };
            let Some(inner) = Weak::upgrade(&inner) else { return };
            let mut connection = inner.connection.borrow_mut();
            let can_resume = own.is_derived(*token);
            let answer = Packet::SpareAnswer(AnswerCode { signal: own, token: *token });
            if connection.send(&answer) {
                connection.spare = Some((wire, signal.addresses.clone()));
                let saved = SavedSeat {
                    seat: inner.seat,
                    name: inner.name.clone(),
                    offer,
                    invitation: inner.invitation.clone(),
                };
                SavedSeat::save(Some(&saved).filter(|_| can_resume));
            }
        });
    }

    /// Closes the second connection when the page is left, before the table misses the first one. Otherwise the table
    /// would connect to this page once more, and the reloaded page would wait in vain.
    fn close_spare_on_page_hide(self: &Rc<Self>) {
        let Some(window) = page::window() else { return };
        let close = weak_callback(self, |inner, ()| inner.connection.borrow_mut().spare = None);
        let listener = EventListener::new(&window, "pagehide", move |_| close(()));
        self.on_page_hide.replace(Some(listener));
    }

    fn start_heartbeat(self: &Rc<Self>) {
        let ping = weak_callback(self, |inner, ()| {
            let mut events = Vec::new();
            inner.connection.borrow_mut().ping(&mut events);
            inner.emit(events);
        });
        let start = || Interval::new(HEARTBEAT_MS, move || ping(()));
        self.heartbeat.borrow_mut().get_or_insert_with(start);
    }
}

/// The seat of an invitation; `None` for an onlooker's.
fn seat_of(invitation: &TableCode) -> Option<Seat> {
    invitation.seat.as_ref().map(|(seat, _)| *seat)
}

enum FollowUp {
    None,
    Spare(AnswerCode),
    End(EndReason),
}

impl GuestConnection {
    /// A connection has opened: the first one, or the second in its place.
    fn on_open(&mut self, id: WireId, name: &Name, events: &mut Vec<GuestEvent>) {
        if let Some((spare, _)) = self.spare.take_if(|(spare, _)| spare.id == id) {
            self.wire = Some(spare);
        }
        let Some(wire) = self.wire.as_ref().filter(|wire| wire.id == id) else { return };
        wire.send(&Packet::Hello(name.clone()));
        self.search = None;
        self.heard_at = Some(clock::steady());
        self.is_lost = false;
        events.push(GuestEvent::Open);
    }

    fn on_wire_event(&mut self, event: WireEvent, events: &mut Vec<GuestEvent>) -> FollowUp {
        match event {
            WireEvent::Open => {}
            WireEvent::Failed if self.heard_at.is_none() => {
                self.search = None;
                events.push(GuestEvent::Lost);
            }
            WireEvent::Closed | WireEvent::Failed => self.on_lost(events),
            WireEvent::Text(text) if self.rate_limit.try_take(text.len(), clock::steady()) => {
                return self.on_text(&text, events);
            }
            WireEvent::Text(_) | WireEvent::NonText => return self.on_unexpected(),
        }
        FollowUp::None
    }

    fn on_text(&mut self, text: &str, events: &mut Vec<GuestEvent>) -> FollowUp {
        self.heard_at = Some(clock::steady());
        if std::mem::take(&mut self.is_lost) {
            events.push(GuestEvent::Open);
        }
        match Packet::read(text) {
            Some(Packet::Message(text)) => events.push(GuestEvent::Message(text)),
            Some(Packet::Ping) => drop(self.send(&Packet::Alive)),
            Some(Packet::Alive) => {}
            Some(Packet::Spare(offer)) => return FollowUp::Spare(offer),
            Some(Packet::Freed) => return FollowUp::End(EndReason::Freed),
            Some(Packet::Closed) => return FollowUp::End(EndReason::Abuse),
            Some(Packet::Hello(_) | Packet::SpareAnswer(_) | Packet::Leaving) | None => {
                return self.on_unexpected();
            }
        }
        FollowUp::None
    }

    fn on_unexpected(&mut self) -> FollowUp {
        if self.rate_limit.add_strike() { FollowUp::End(EndReason::Abuse) } else { FollowUp::None }
    }

    /// Returns whether the packet is on its way.
    fn send(&self, packet: &Packet) -> bool {
        self.wire.as_ref().is_some_and(|wire| wire.send(packet))
    }

    fn ping(&mut self, events: &mut Vec<GuestEvent>) {
        let Some(heard_at) = self.heard_at else { return };
        let is_open = self.wire.as_ref().is_some_and(Wire::is_open);
        self.send(&Packet::Ping);
        if clock::steady().saturating_sub(heard_at) > LONGEST_SILENCE_MS || !is_open {
            self.on_lost(events);
        }
    }

    /// The table can't be reached: searches for it over the second connection, if there is one.
    fn on_lost(&mut self, events: &mut Vec<GuestEvent>) {
        if self.heard_at.is_none() {
            return;
        }
        if !std::mem::replace(&mut self.is_lost, true) {
            events.push(GuestEvent::Lost);
        }
        if let Some((spare, addresses)) = &self.spare {
            spare.search_at(addresses);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_of_messages_or_of_anything_but_text_ends_the_connection() {
        for (event, taken) in [(WireEvent::Text("m".to_owned()), 160), (WireEvent::NonText, 0)] {
            let guest = PhoneGuest::unconnected("Ben".parse().unwrap(), true);
            let mut connection = guest.0.connection.borrow_mut();
            let mut events = Vec::new();
            let mut all = (0..200).map(|_| connection.on_wire_event(event.clone(), &mut events));
            let end = all.position(|it| matches!(it, FollowUp::End(EndReason::Abuse)));
            assert_eq!((end, events.len()), (Some(taken + 7), taken));
        }
    }
}
