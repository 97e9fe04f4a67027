//! The table's connections with its phones: starting, preparing, losing and resuming them.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use engine::record::Name;
use engine::seat::Seat;
use gloo::timers::callback::{Interval, Timeout};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::Callback;

use crate::services::chance::{NoChance, RandomSource};
use crate::services::clock;
use crate::services::phones::PhonesError;
use crate::services::phones::certificate::{Role, certificate};
use crate::services::phones::chair::Chair;
use crate::services::phones::channel::{Wire, WireEvent, WireId, weak_callback};
use crate::services::phones::code::{AnswerCode, TableCode};
use crate::services::phones::link::{
    HEARTBEAT_MS, HostEvent, LONGEST_SILENCE_MS, Link, LinkFollowUp, Spare,
};
use crate::services::phones::packet::Packet;
use crate::services::phones::saved::SavedPhone;
use crate::services::phones::signal::{Signal, Token};

/// The time limit for a connection to open.
const CONNECT_MS: u32 = 20_000;

#[derive(Debug, Default)]
pub(super) struct HostInner {
    pub(super) listeners: RefCell<Vec<Weak<Callback<HostEvent>>>>,
    /// Events to deliver after the current one.
    queued: RefCell<VecDeque<HostEvent>>,
    is_emitting: Cell<bool>,
    pub(super) phones: RefCell<[Phone; Chair::COUNT]>,
    pub(super) heartbeat: RefCell<Option<Interval>>,
    pub(super) save_id: RefCell<Option<String>>,
}

/// A chair's phone, and its codes.
#[derive(Debug, Default)]
pub(super) struct Phone {
    /// The code on display, until it is answered.
    pub(super) shown_code: Option<(Wire, TableCode)>,
    /// The tokens of the codes that were answered.
    spent_tokens: Vec<Token>,
    pub(super) link: Option<Link>,
}

impl Phone {
    fn is_taken(&self) -> bool {
        self.link.as_ref().is_some_and(|link| link.name.is_some())
    }

    /// Whether the present connection began with this answer.
    fn began_with(&self, AnswerCode { signal, token }: &AnswerCode) -> bool {
        self.link.as_ref().is_some_and(|link| link.token == *token && link.answer == *signal)
    }

    /// Whether the code on display or an answered one has this token.
    fn has_issued(&self, token: Token) -> bool {
        let is_shown = self.shown_code.as_ref().is_some_and(|(_, code)| code.token == token);
        is_shown || self.spent_tokens.contains(&token)
    }
}

impl HostInner {
    /// Delivers an event. An event that a listener causes, by freeing a seat, say, waits until all have this one.
    pub(super) fn emit(&self, event: &HostEvent) {
        self.queued.borrow_mut().push_back(event.clone());
        if self.is_emitting.replace(true) {
            return;
        }
        loop {
            let next = self.queued.borrow_mut().pop_front();
            let Some(event) = next else { break };
            // A listener may subscribe or unsubscribe others; an unsubscribed one gets nothing.
            let listeners = self.listeners.borrow().clone();
            for listener in listeners.iter().filter_map(Weak::upgrade) {
                listener.emit(event.clone());
            }
        }
        self.is_emitting.set(false);
    }

    /// Connects to the phone that has answered an invitation.
    pub(super) async fn accept(self: &Rc<Self>, answer: AnswerCode) -> Result<Chair, PhonesError> {
        let token = answer.token;
        let (chair, shown_code) = {
            let mut phones = self.phones.borrow_mut();
            let mut all = Chair::all().zip(phones.iter_mut());
            let found = all.find(|(_, phone)| phone.began_with(&answer) || phone.has_issued(token));
            let (chair, phone) = found.ok_or(PhonesError::Unknown)?;
            if phone.began_with(&answer) {
                // The camera reads a code many times.
                return Ok(chair);
            }
            // An answered code can be used again, after a reload or by another phone, until a phone has joined.
            if phone.spent_tokens.contains(&token) && phone.is_taken() {
                return Err(PhonesError::Taken);
            }
            (chair, phone.shown_code.take_if(|(_, code)| code.token == token))
        };
        let wire = if let Some((wire, _)) = shown_code {
            wire
        } else {
            // The code was answered before. A connection takes only one answer, so another is made with the same offer.
            let wire = self.rebuild_offer(token).await.ok_or(PhonesError::Unknown)?;
            if self.phones.borrow()[chair.index()].is_taken() {
                return Err(PhonesError::Taken);
            }
            wire
        };
        self.connect(chair, wire, answer).await.inspect_err(|_| {
            self.phones.borrow_mut()[chair.index()].link.take_if(|link| link.token == token);
        })?;
        Ok(chair)
    }

    /// A new connection with this token, and its signal.
    pub(super) async fn offer(
        self: &Rc<Self>,
        token: Token,
    ) -> Result<(Wire, Signal), PhonesError> {
        let on_event = weak_callback(self, |inner, (id, event)| inner.on_wire_event(id, event));
        let wire = Wire::new(on_event.into(), certificate(Role::Table).await)?;
        let signal = wire.offer(token).await?;
        Ok((wire, signal))
    }

    /// A new connection with the signal that the code with this token has announced; `None` if the browser makes a
    /// different signal each time.
    async fn rebuild_offer(self: &Rc<Self>, token: Token) -> Option<Wire> {
        let (wire, signal) = self.offer(token).await.ok()?;
        signal.is_derived(token).then_some(wire)
    }

    /// Starts the chair's connection, in place of a previous one. The result resolves as for [`Wire::accept`].
    fn connect(self: &Rc<Self>, chair: Chair, wire: Wire, answer: AnswerCode) -> JsFuture {
        let accepted = wire.accept(&answer.signal);
        let token = answer.token;
        let (id, give_up) = (wire.id, weak_callback(self, |inner, id| inner.give_up(id)));
        let join_timeout = Some(Timeout::new(CONNECT_MS, move || give_up(id)));
        let link = Link { join_timeout, ..Link::from_answer(wire, answer) };
        let previous = {
            let phone = &mut self.phones.borrow_mut()[chair.index()];
            phone.spent_tokens.push(token);
            phone.link.replace(link)
        };
        if let Some(previous) = previous {
            previous.wire.end(&Packet::Freed);
        }
        self.start_heartbeat();
        accepted
    }

    /// Searches for a phone that waits for a connection prepared before this page was loaded.
    pub(super) async fn resume(self: &Rc<Self>, phone: SavedPhone) -> Option<()> {
        let SavedPhone { chair, name, answer } = phone;
        let wire = self.rebuild_offer(answer.token).await?;
        if self.phones.borrow()[chair.index()].link.is_some() {
            return None;
        }
        let accepted = wire.accept(&answer.signal);
        let prepared = Some(answer.clone());
        let link =
            Link { name: Some(name), is_lost: true, prepared, ..Link::from_answer(wire, answer) };
        self.phones.borrow_mut()[chair.index()].link = Some(link);
        self.start_heartbeat();
        self.emit(&HostEvent::Lost(chair));
        accepted.await.ok().map(drop)
    }

    /// Stores the prepared connections, for a reloaded page.
    pub(super) fn save(&self) {
        let Some(save_id) = self.save_id.borrow().clone() else { return };
        let phones = self.phones.borrow();
        let phone = |(chair, phone): (Chair, &Phone)| {
            let link = phone.link.as_ref()?;
            let (name, answer) = (link.name.clone()?, link.prepared.clone()?);
            answer.signal.is_derived(answer.token).then_some(SavedPhone { chair, name, answer })
        };
        let phones: Vec<_> = Chair::all().zip(phones.iter()).filter_map(phone).collect();
        SavedPhone::save(&save_id, &phones);
    }

    /// Frees the chair of a phone that hasn't joined in time.
    fn give_up(&self, id: WireId) {
        let has_not_joined = |link: &mut Link| link.wire.id == id && link.name.is_none();
        let given_up = Chair::all()
            .zip(self.phones.borrow_mut().iter_mut())
            .find_map(|(chair, phone)| phone.link.take_if(has_not_joined).map(|_| chair));
        if let Some(chair) = given_up {
            self.emit(&HostEvent::Refused(chair, PhonesError::NotConnected));
        }
    }

    fn on_wire_event(self: &Rc<Self>, id: WireId, event: WireEvent) {
        let mut events = Vec::new();
        let mut spare_for = None;
        let mut must_save = false;
        for (chair, phone) in Chair::all().zip(self.phones.borrow_mut().iter_mut()) {
            let Some(link) = &mut phone.link else { continue };
            if event == WireEvent::Open
                && let Some(spare) = link.spare.take_if(|spare| spare.wire.id == id)
            {
                link.wire = spare.wire;
                link.has_greeted = false;
                link.heard_at = clock::steady();
            }
            if link.wire.id != id {
                continue;
            }
            match link.on_wire_event(event, chair, &mut events) {
                LinkFollowUp::None => {}
                LinkFollowUp::Save => must_save = true,
                LinkFollowUp::OfferSpare => spare_for = Some(chair),
                LinkFollowUp::Remove => must_save = phone.link.take().is_some(),
                LinkFollowUp::Refuse => must_save = phone.link.take().map(Link::refuse).is_some(),
            }
            break;
        }
        if must_save {
            self.save();
        }
        for event in &events {
            self.emit(event);
        }
        if let Some(chair) = spare_for {
            self.offer_spare(chair);
        }
    }

    pub(super) fn onlookers(&self) -> Vec<(Chair, Name)> {
        let phones = self.phones.borrow();
        let named = |chair: Chair| {
            let link = phones[chair.index()].link.as_ref().filter(|link| !link.is_lost)?;
            Some((chair, link.name.clone()?))
        };
        Chair::onlookers().filter_map(named).collect()
    }

    pub(super) fn reseat(&self, seat_of: &dyn Fn(Chair, Option<&Name>) -> Option<Seat>) {
        let mut next: [Phone; Chair::COUNT] = Default::default();
        let previous = std::mem::take(&mut *self.phones.borrow_mut());
        for (chair, phone) in Chair::all().zip(previous) {
            let Some(link) = phone.link else { continue };
            let seat = seat_of(chair, link.name.as_ref()).map(Chair::from);
            let onlooker_chair = Some(chair).filter(|chair| chair.seat().is_none());
            let mut candidates = seat.into_iter().chain(onlooker_chair);
            match candidates.find(|to| next[to.index()].link.is_none()) {
                Some(to) => {
                    next[to.index()].spent_tokens = phone.spent_tokens;
                    next[to.index()].link = Some(link);
                }
                None => link.wire.end(&Packet::Freed),
            }
        }
        *self.phones.borrow_mut() = next;
    }

    /// Prepares a second connection while the first one can still carry the codes of the second.
    fn offer_spare(self: &Rc<Self>, chair: Chair) {
        let inner = self.clone();
        spawn_local(async move {
            let Ok(token) = fresh_token() else { return };
            let Ok((wire, signal)) = inner.offer(token).await else { return };
            if let Some(link) = &mut inner.phones.borrow_mut()[chair.index()].link
                && link.wire.send(&Packet::Spare(AnswerCode { signal, token }))
            {
                // A phone may reload its page before it has sent its answer, and connect from the new page.
                let answer = Some(link.answer.derive(token));
                link.spare = Some(Spare { wire, token, answer });
            }
        });
    }

    fn start_heartbeat(self: &Rc<Self>) {
        let ping = weak_callback(self, |inner, ()| inner.ping());
        let start = || Interval::new(HEARTBEAT_MS, move || ping(()));
        self.heartbeat.borrow_mut().get_or_insert_with(start);
    }

    /// Asks all phones for a sign of life. Those that were silent too long count as lost.
    fn ping(&self) {
        let mut events = Vec::new();
        let now = clock::steady();
        for (chair, phone) in Chair::all().zip(self.phones.borrow_mut().iter_mut()) {
            let Some(link) = phone.link.as_mut().filter(|link| link.name.is_some()) else {
                continue;
            };
            link.wire.send(&Packet::Ping);
            if now.saturating_sub(link.heard_at) > LONGEST_SILENCE_MS || !link.wire.is_open() {
                link.on_lost(chair, &mut events);
            }
        }
        for event in &events {
            self.emit(event);
        }
    }
}

/// A random token, practically certain to be new.
pub(super) fn fresh_token() -> Result<Token, NoChance> {
    let [a, b, c, d, ..] = RandomSource::find()?.seed().0.to_be_bytes();
    Ok([a, b, c, d])
}
