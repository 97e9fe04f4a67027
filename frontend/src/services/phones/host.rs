//! The table's end of the connections.

use std::rc::{Rc, Weak};

use engine::catalogue::GameId;
use engine::record::Name;
use engine::seat::{Seat, SeatSet};
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use self::lines::{Inner, fresh_token};
use super::Trouble;
use super::certificate::{Role, own};
use super::chair::Chair;
use super::channel::Wire;
use super::code::{Answer, Invitation};
use super::kept::KeptPhone;
use super::letter::Letter;
use super::link::{HostEvent, Link};
use crate::services::chance::NoChance;

mod lines;

/// How a chair stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// No phone has it.
    Free,
    /// Its phone's answer was read; the two look for each other.
    Connecting,
    Seated(Name),
    /// Its phone is out of reach.
    Lost(Name),
}

/// The table's end: one for the page, from one game to the next.
#[derive(Clone, Debug)]
pub struct Host(Rc<Inner>);

impl PartialEq for Host {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Somebody listens as long as this is kept.
#[derive(Debug)]
pub struct Listening {
    inner: Weak<Inner>,
    number: u32,
}

impl Drop for Listening {
    fn drop(&mut self) {
        if let Some(inner) = self.inner.upgrade() {
            inner.listeners.borrow_mut().retain(|(number, _)| *number != self.number);
        }
    }
}

thread_local! {
    static HOST: Host = Host(Rc::default());
}

impl Host {
    /// The table's end of this page.
    pub fn of_page() -> Self {
        HOST.with(Clone::clone)
    }

    /// Tells what happens from now on.
    #[must_use]
    pub fn listen(&self, on_event: Callback<HostEvent>) -> Listening {
        let number = self.0.next_listener.get();
        self.0.next_listener.set(number.wrapping_add(1));
        self.0.listeners.borrow_mut().push((number, on_event));
        Listening { inner: Rc::downgrade(&self.0), number }
    }

    /// An invitation for a seat, whose player has this name, or for somebody who looks on. As long as it isn't answered,
    /// the same one.
    ///
    /// # Errors
    /// [`Trouble::NoChance`], [`Trouble::NoWebRtc`], [`Trouble::NoNetwork`], [`Trouble::Refused`]; [`Trouble::Taken`]
    /// if a phone is there.
    pub async fn invite(
        &self,
        chair: Chair,
        game: GameId,
        name: Option<&Name>,
    ) -> Result<Invitation, Trouble> {
        if matches!(self.standing(chair), Standing::Seated(_)) {
            return Err(Trouble::Taken);
        }
        let seat = chair.seat().zip(name.cloned());
        if let Some(open) = self.open(chair, game, seat.as_ref()) {
            return Ok(open);
        }
        let token = fresh_token().map_err(|NoChance| Trouble::NoChance)?;
        let wire = Wire::new(self.0.on_change(), own(Role::Table).await)?;
        let signal = wire.offer(token).await?;
        // Another question for the same chair may have been quicker.
        if let Some(open) = self.open(chair, game, seat.as_ref()) {
            return Ok(open);
        }
        let invitation = Invitation { signal, token, game, seat };
        self.0.phones.borrow_mut()[chair.index()].open = Some((wire, invitation.clone()));
        Ok(invitation)
    }

    /// The invitation that is open for a chair.
    fn open(&self, chair: Chair, game: GameId, seat: Option<&(Seat, Name)>) -> Option<Invitation> {
        let phones = self.0.phones.borrow();
        let (_, open) = phones[chair.index()].open.as_ref()?;
        (open.game == game && open.seat.as_ref() == seat).then(|| open.clone())
    }

    /// Takes a phone's answer, read by the camera or pasted. Whether the phone can be reached shows later.
    ///
    /// # Errors
    /// What is wrong with it, or that somebody else has the seat.
    pub async fn accept(&self, answer: &str) -> Result<Chair, Trouble> {
        self.0.accept(Answer::read(answer)?).await
    }

    /// Whether any phone was ever connected, or is looked for.
    pub fn is_used(&self) -> bool {
        self.0.beat.borrow().is_some()
    }

    /// The game that the phones are in from now on. A page that was reloaded takes up the connections that it had
    /// prepared with the phones of this game, as far as they wait still.
    pub fn play(&self, game: &str) {
        let before = self.0.game.replace(Some(game.to_owned()));
        if before.is_some() {
            return self.0.keep();
        }
        for phone in KeptPhone::read(game) {
            let inner = self.0.clone();
            spawn_local(async move {
                // What can't be taken up needs a code.
                let _ = inner.take_up(phone).await;
            });
        }
    }

    /// Whether connections with phones of this game are prepared.
    pub fn has_kept(game: &str) -> bool {
        !KeptPhone::read(game).is_empty()
    }

    /// Sends a phone what the game has to say. Returns whether it is on its way.
    pub fn send(&self, chair: Chair, text: &str) -> bool {
        let phones = self.0.phones.borrow();
        let link = phones[chair.index()].link.as_ref().filter(|link| link.name.is_some());
        link.is_some_and(|link| link.wire.send(&Letter::Message(text.to_owned())))
    }

    /// Frees the chair: its phone is told, and its code is no longer good.
    pub fn close(&self, chair: Chair) {
        let phone = std::mem::take(&mut self.0.phones.borrow_mut()[chair.index()]);
        if let Some(link) = phone.link {
            link.wire.end(&Letter::Freed);
            self.0.keep();
            self.0.emit(&HostEvent::Left(chair));
        }
    }

    /// Closes the connection of a phone that the game has nothing more to say to: both sides are told why.
    pub fn refuse(&self, chair: Chair) {
        let phone = std::mem::take(&mut self.0.phones.borrow_mut()[chair.index()]);
        if let Some(link) = phone.link {
            link.refuse();
            self.0.keep();
            self.0.emit(&HostEvent::Refused(chair, Trouble::Abuse));
        }
    }

    /// The seats whose phones are connected now.
    pub fn seated(&self) -> SeatSet {
        let seats = Seat::all(Seat::MOST);
        seats.filter(|seat| matches!(self.standing(*seat), Standing::Seated(_))).collect()
    }

    /// Those who look on and are connected now, by their names.
    pub fn onlookers(&self) -> Vec<(Chair, Name)> {
        if self.is_used() { self.0.onlookers() } else { Vec::new() }
    }

    /// How a seat or another chair stands.
    pub fn standing(&self, chair: impl Into<Chair>) -> Standing {
        let phones = self.0.phones.borrow();
        match &phones[chair.into().index()].link {
            None => Standing::Free,
            Some(Link { name: None, .. }) => Standing::Connecting,
            Some(Link { name: Some(name), is_lost: true, .. }) => Standing::Lost(name.clone()),
            Some(Link { name: Some(name), is_lost: false, .. }) => Standing::Seated(name.clone()),
        }
    }

    /// In the next game people may sit elsewhere: each phone goes with the name that it plays under, and whoever looked on
    /// to the seat of that name. Those that have no seat any more are freed; whoever gets none looks on.
    pub fn reseat(&self, seat_of: &dyn Fn(Chair, Option<&Name>) -> Option<Seat>) {
        self.0.reseat(seat_of);
    }
}
