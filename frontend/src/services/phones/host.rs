//! The table's end of the connections with its phones.

use std::rc::Rc;

use engine::catalogue::GameId;
use engine::record::Name;
use engine::seat::{Seat, SeatSet};
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use self::connections::{HostInner, fresh_token};
use super::PhonesError;
use super::chair::Chair;
use super::code::{AnswerCode, TableCode};
use super::link::{HostEvent, Link};
use super::packet::Packet;
use super::saved::SavedPhone;
use crate::services::chance::NoChance;

mod connections;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChairState {
    /// No phone has the chair.
    Free,
    /// The table has read the phone's answer, and is connecting to it.
    Connecting,
    Seated(Name),
    /// The phone can't be reached.
    Lost(Name),
}

/// The table's end; a page has one, across games. `Host` is in the main part of the program, `HostInner` in the phones'
/// part, which a table without phones doesn't load.
#[derive(Clone, Debug)]
pub struct Host(Rc<HostInner>);

thread_local! {
    static HOST: Host = Host(Rc::default());
}

impl Host {
    pub fn current() -> Self {
        HOST.with(Clone::clone)
    }

    /// Subscribes to events, until the result is dropped.
    #[must_use]
    pub fn listen(&self, on_event: Callback<HostEvent>) -> Rc<Callback<HostEvent>> {
        let listener = Rc::new(on_event);
        let mut listeners = self.0.listeners.borrow_mut();
        listeners.retain(|other| other.strong_count() > 0);
        listeners.push(Rc::downgrade(&listener));
        listener
    }

    /// An invitation for a seat, with its player's name, or for an onlooker. Returns the same one until it is answered.
    /// Fails with [`PhonesError::Taken`] if the chair has a phone, else with `NoChance`, `NoWebRtc`, `NoNetwork` or
    /// `Refused`.
    pub async fn invite(
        &self,
        chair: Chair,
        game: GameId,
        name: Option<&Name>,
    ) -> Result<TableCode, PhonesError> {
        if matches!(self.chair_state(chair), ChairState::Seated(_)) {
            return Err(PhonesError::Taken);
        }
        let seat = chair.seat().zip(name.cloned());
        if let Some(code) = self.shown_code(chair, game, seat.as_ref()) {
            return Ok(code);
        }
        let token = fresh_token().map_err(|NoChance| PhonesError::NoChance)?;
        let (wire, signal) = self.0.offer(token).await?;
        // Another request for the same chair may have been faster.
        if let Some(code) = self.shown_code(chair, game, seat.as_ref()) {
            return Ok(code);
        }
        let invitation = TableCode { signal, token, game, seat };
        self.0.phones.borrow_mut()[chair.index()].shown_code = Some((wire, invitation.clone()));
        Ok(invitation)
    }

    /// The code on display, if it is of this game and seat.
    fn shown_code(
        &self,
        chair: Chair,
        game: GameId,
        seat: Option<&(Seat, Name)>,
    ) -> Option<TableCode> {
        let phones = self.0.phones.borrow();
        let (_, code) = phones[chair.index()].shown_code.as_ref()?;
        (code.game == game && code.seat.as_ref() == seat).then(|| code.clone())
    }

    /// Connects to a phone by its answer, scanned or pasted. Fails if the answer is faulty or its chair taken. An event
    /// tells later whether the phone can be reached.
    pub async fn accept(&self, answer: &str) -> Result<Chair, PhonesError> {
        self.0.accept(AnswerCode::read(answer)?).await
    }

    /// Whether a phone's answer was ever read, or a phone is awaited after a reload.
    pub fn is_used(&self) -> bool {
        self.0.heartbeat.borrow().is_some()
    }

    /// Sets the game that the phones play. The page's first game resumes the connections that were prepared before the
    /// page was loaded, if their phones still wait.
    pub fn set_game(&self, save_id: &str) {
        let previous = self.0.save_id.replace(Some(save_id.to_owned()));
        if previous.is_some() {
            return self.0.save();
        }
        for phone in SavedPhone::read(save_id) {
            let inner = self.0.clone();
            spawn_local(async move {
                // If this fails, the phone needs a new code.
                let _ = inner.resume(phone).await;
            });
        }
    }

    /// Whether connections with phones of this game are prepared.
    pub fn has_saved_phones(save_id: &str) -> bool {
        !SavedPhone::read(save_id).is_empty()
    }

    /// Sends a phone a message of the game. Returns whether it is on its way.
    pub fn send(&self, chair: Chair, text: &str) -> bool {
        let phones = self.0.phones.borrow();
        let link = phones[chair.index()].link.as_ref().filter(|link| link.name.is_some());
        link.is_some_and(|link| link.wire.send(&Packet::Message(text.to_owned())))
    }

    /// Frees the chair, tells its phone, and invalidates its code.
    pub fn close(&self, chair: Chair) {
        let phone = std::mem::take(&mut self.0.phones.borrow_mut()[chair.index()]);
        if let Some(link) = phone.link {
            link.wire.end(&Packet::Freed);
            self.0.save();
            self.0.emit(&HostEvent::Left(chair));
        }
    }

    /// Closes the connection of a phone that broke the protocol too often, and tells both sides why.
    pub fn refuse(&self, chair: Chair) {
        let phone = std::mem::take(&mut self.0.phones.borrow_mut()[chair.index()]);
        if let Some(link) = phone.link {
            link.refuse();
            self.0.save();
            self.0.emit(&HostEvent::Refused(chair, PhonesError::Abuse));
        }
    }

    pub fn seats_with_phone(&self) -> SeatSet {
        let seats = Seat::all(Seat::MOST);
        seats.filter(|seat| matches!(self.chair_state(*seat), ChairState::Seated(_))).collect()
    }

    /// The onlookers who are connected now, with their names.
    pub fn onlookers(&self) -> Vec<(Chair, Name)> {
        // A table that never had a phone must not load their part of the program.
        if self.is_used() { self.0.onlookers() } else { Vec::new() }
    }

    pub fn chair_state(&self, chair: impl Into<Chair>) -> ChairState {
        let phones = self.0.phones.borrow();
        match &phones[chair.into().index()].link {
            None => ChairState::Free,
            Some(Link { name: None, .. }) => ChairState::Connecting,
            Some(Link { name: Some(name), is_lost: true, .. }) => ChairState::Lost(name.clone()),
            Some(Link { name: Some(name), is_lost: false, .. }) => ChairState::Seated(name.clone()),
        }
    }

    /// Moves each phone to the seat that `seat_of` gives its chair and name in the next game. Without a seat, a
    /// player's phone is disconnected, and an onlooker stays one.
    pub fn reseat(&self, seat_of: &dyn Fn(Chair, Option<&Name>) -> Option<Seat>) {
        self.0.reseat(seat_of);
    }
}
