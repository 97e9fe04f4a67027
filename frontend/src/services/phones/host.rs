//! The table's end of the connections.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use engine::catalogue::GameId;
use engine::record::Name;
use engine::seat::{Seat, SeatSet};
use gloo::timers::callback::{Interval, Timeout};
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use super::Trouble;
use super::certificate::{Role, own};
use super::channel::{Accepted, Change, Wire, WireId};
use super::code::{Answer, Invitation};
use super::kept::KeptPhone;
use super::letter::Letter;
use super::link::{HostEvent, Link, Next, Spare};
use super::signal::Token;
use crate::services::chance::{Chance, NoChance};
use crate::services::clock;

/// A sign of life is asked for so often, in milliseconds.
pub(super) const BEAT: u32 = 3_000;
/// Who wasn't heard for so long is lost, in milliseconds.
pub(super) const SILENCE: u64 = 10_000;
/// A connection that isn't there after so long won't come, in milliseconds.
const PATIENCE: u32 = 20_000;

/// How a seat stands.
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

#[derive(Debug, Default)]
struct Inner {
    listeners: RefCell<Vec<(u32, Callback<HostEvent>)>>,
    next_listener: Cell<u32>,
    /// What is still to be told, while something is.
    queued: RefCell<VecDeque<HostEvent>>,
    is_telling: Cell<bool>,
    phones: RefCell<[Phone; Seat::MOST as usize]>,
    beat: RefCell<Option<Interval>>,
    /// The game whose phones these are.
    game: RefCell<Option<String>>,
}

/// What the table has for a seat.
#[derive(Debug, Default)]
struct Phone {
    /// The code that is shown, until it is answered.
    open: Option<(Wire, Invitation)>,
    /// The codes that were answered.
    spent: Vec<Token>,
    link: Option<Link>,
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

    /// An invitation for a seat. As long as it isn't answered, the same one.
    ///
    /// # Errors
    /// [`Trouble::NoChance`], [`Trouble::NoWebRtc`], [`Trouble::NoNetwork`], [`Trouble::Refused`]; [`Trouble::Taken`]
    /// if a phone is there.
    pub async fn invite(
        &self,
        seat: Seat,
        game: GameId,
        name: &Name,
    ) -> Result<Invitation, Trouble> {
        if matches!(self.standing(seat), Standing::Seated(_)) {
            return Err(Trouble::Taken);
        }
        if let Some(open) = self.open(seat, game, name) {
            return Ok(open);
        }
        let token = fresh_token().map_err(|NoChance| Trouble::NoChance)?;
        let wire = Wire::new(self.0.on_change(), own(Role::Table).await)?;
        let signal = wire.offer(token).await?;
        // Another question for the same seat may have been quicker.
        if let Some(open) = self.open(seat, game, name) {
            return Ok(open);
        }
        let invitation = Invitation { signal, token, game, seat, name: name.clone() };
        self.0.phones.borrow_mut()[seat.index()].open = Some((wire, invitation.clone()));
        Ok(invitation)
    }

    /// The invitation that is open for a seat.
    fn open(&self, seat: Seat, game: GameId, name: &Name) -> Option<Invitation> {
        let phones = self.0.phones.borrow();
        let (_, open) = phones[seat.index()].open.as_ref()?;
        (open.game == game && open.name == *name && open.seat == seat).then(|| open.clone())
    }

    /// Takes a phone's answer, read by the camera or pasted. Whether the phone can be reached shows later.
    ///
    /// # Errors
    /// What is wrong with it, or that somebody else has the seat.
    pub async fn accept(&self, answer: &str) -> Result<Seat, Trouble> {
        let answer = Answer::read(answer)?;
        let token = answer.token;
        let (seat, accepted) = match self.0.begin(&answer)? {
            Begun::Before(seat) => return Ok(seat),
            Begun::Now(seat, accepted) => (seat, accepted),
            Begun::Again(seat) => (seat, self.0.begin_again(seat, answer).await?),
        };
        if let Err(trouble) = accepted.await {
            let mut phones = self.0.phones.borrow_mut();
            phones[seat.index()].link.take_if(|link| link.token == token);
            return Err(trouble);
        }
        Ok(seat)
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

    /// Sends a phone what the game has to say. Returns whether it is on its way.
    pub fn send(&self, seat: Seat, text: &str) -> bool {
        let phones = self.0.phones.borrow();
        let link = phones[seat.index()].link.as_ref().filter(|link| link.name.is_some());
        link.is_some_and(|link| link.wire.send(&Letter::Message(text.to_owned())))
    }

    /// Frees the seat: its phone is told, and its code is no longer good.
    pub fn close(&self, seat: Seat) {
        let phone = std::mem::take(&mut self.0.phones.borrow_mut()[seat.index()]);
        if let Some(link) = phone.link {
            link.wire.end(&Letter::Freed);
            self.0.keep();
            self.0.emit(&HostEvent::Left(seat));
        }
    }

    /// Closes the connection of a phone that the game has nothing more to say to: both sides are told why.
    pub fn refuse(&self, seat: Seat) {
        let phone = std::mem::take(&mut self.0.phones.borrow_mut()[seat.index()]);
        if let Some(link) = phone.link {
            link.refuse();
            self.0.keep();
            self.0.emit(&HostEvent::Refused(seat, Trouble::Abuse));
        }
    }

    /// The seats whose phones are connected now.
    pub fn seated(&self) -> SeatSet {
        Seat::all(Seat::MOST)
            .filter(|seat| matches!(self.standing(*seat), Standing::Seated(_)))
            .fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// How a seat stands.
    pub fn standing(&self, seat: Seat) -> Standing {
        let phones = self.0.phones.borrow();
        match &phones[seat.index()].link {
            None => Standing::Free,
            Some(Link { name: None, .. }) => Standing::Connecting,
            Some(Link { name: Some(name), is_lost: true, .. }) => Standing::Lost(name.clone()),
            Some(Link { name: Some(name), is_lost: false, .. }) => Standing::Seated(name.clone()),
        }
    }

    /// In the next game people may sit elsewhere: each phone goes with the name that it plays under. Those that have no
    /// seat any more are freed.
    pub fn reseat(&self, seat_of: impl Fn(Seat) -> Option<Seat>) {
        let mut next: [Phone; Seat::MOST as usize] = Default::default();
        let before = std::mem::take(&mut *self.0.phones.borrow_mut());
        for (seat, phone) in Seat::all(Seat::MOST).zip(before) {
            match (seat_of(seat), phone.link) {
                (Some(to), Some(link)) if next[to.index()].link.is_none() => {
                    next[to.index()] = Phone { open: None, spent: phone.spent, link: Some(link) };
                }
                (_, Some(link)) => link.wire.end(&Letter::Freed),
                (_, None) => {}
            }
        }
        *self.0.phones.borrow_mut() = next;
    }
}

/// What comes of an answer that was read.
enum Begun {
    /// It was read before.
    Before(Seat),
    Now(Seat, Accepted),
    /// Another answer to the same invitation came to nothing.
    Again(Seat),
}

impl Inner {
    /// Tells an event. What a listener causes by it (it may free a seat) is told after it, never within.
    fn emit(&self, event: &HostEvent) {
        self.queued.borrow_mut().push_back(event.clone());
        if self.is_telling.replace(true) {
            return;
        }
        loop {
            let next = self.queued.borrow_mut().pop_front();
            let Some(event) = next else { break };
            // A listener may subscribe again, or no more.
            let listeners = self.listeners.borrow().clone();
            for (_, on_event) in listeners {
                on_event.emit(event.clone());
            }
        }
        self.is_telling.set(false);
    }

    /// Makes the open invitation that is answered a connection that is begun.
    fn begin(self: &Rc<Self>, answer: &Answer) -> Result<Begun, Trouble> {
        let Answer { signal, token } = answer;
        let mut phones = self.phones.borrow_mut();
        for (seat, phone) in Seat::all(Seat::MOST).zip(phones.iter_mut()) {
            let link = phone.link.as_ref();
            if link.is_some_and(|link| link.token == *token && link.answer == *signal) {
                // The camera reads the same code many times.
                return Ok(Begun::Before(seat));
            }
            if phone.spent.contains(token) {
                // The phone that answered before is gone: its page was reloaded, or it is another phone.
                let is_taken = link.is_some_and(|link| link.name.is_some());
                return if is_taken { Err(Trouble::Taken) } else { Ok(Begun::Again(seat)) };
            }
            let Some((wire, _)) = phone.open.take_if(|(_, open)| open.token == *token) else {
                continue;
            };
            drop(phones);
            return Ok(Begun::Now(seat, self.connect(seat, wire, answer.clone())));
        }
        Err(Trouble::Unknown)
    }

    /// Starts over with another answer to an invitation: a browser's connection takes one answer and no second.
    async fn begin_again(self: &Rc<Self>, seat: Seat, answer: Answer) -> Result<Accepted, Trouble> {
        let wire = self.made_again(answer.token).await.ok_or(Trouble::Unknown)?;
        let is_taken = |phone: &Phone| phone.link.as_ref().is_some_and(|link| link.name.is_some());
        if is_taken(&self.phones.borrow()[seat.index()]) {
            return Err(Trouble::Taken);
        }
        Ok(self.connect(seat, wire, answer))
    }

    /// The table's side of a connection as it was told before; `None` where the browser makes another one each time.
    async fn made_again(self: &Rc<Self>, token: Token) -> Option<Wire> {
        let wire = Wire::new(self.on_change(), own(Role::Table).await).ok()?;
        let signal = wire.offer(token).await.ok()?;
        signal.is_derived(token).then_some(wire)
    }

    /// Looks for the phone that has answered.
    fn connect(self: &Rc<Self>, seat: Seat, wire: Wire, answer: Answer) -> Accepted {
        let accepted = wire.accept(&answer.signal);
        let token = answer.token;
        let patience = Some(self.patience_with(wire.id));
        let link = Link { patience, ..Link::begun(wire, answer) };
        let before = {
            let phone = &mut self.phones.borrow_mut()[seat.index()];
            phone.spent.push(token);
            phone.link.replace(link)
        };
        if let Some(before) = before {
            before.wire.end(&Letter::Freed);
        }
        self.start_beat();
        accepted
    }

    /// Looks for a phone that waits for a connection that was prepared before this page was loaded.
    async fn take_up(self: &Rc<Self>, phone: KeptPhone) -> Option<()> {
        let KeptPhone { seat, name, answer } = phone;
        let wire = self.made_again(answer.token).await?;
        if self.phones.borrow()[seat.index()].link.is_some() {
            return None;
        }
        let accepted = wire.accept(&answer.signal);
        let prepared = Some(answer.clone());
        let link = Link { name: Some(name), is_lost: true, prepared, ..Link::begun(wire, answer) };
        self.phones.borrow_mut()[seat.index()].link = Some(link);
        self.start_beat();
        self.emit(&HostEvent::Lost(seat));
        accepted.await.ok()
    }

    /// Keeps what a reloaded page begins with.
    fn keep(&self) {
        let Some(game) = self.game.borrow().clone() else { return };
        let phones = self.phones.borrow();
        let phone = |(seat, phone): (Seat, &Phone)| {
            let link = phone.link.as_ref()?;
            let (name, answer) = (link.name.clone()?, link.prepared.clone()?);
            answer.signal.is_derived(answer.token).then_some(KeptPhone { seat, name, answer })
        };
        let phones: Vec<_> = Seat::all(Seat::MOST).zip(phones.iter()).filter_map(phone).collect();
        KeptPhone::keep(&game, &phones);
    }

    /// Ends the wait for a connection that doesn't come.
    fn patience_with(self: &Rc<Self>, id: WireId) -> Timeout {
        let weak = Rc::downgrade(self);
        Timeout::new(PATIENCE, move || {
            if let Some(inner) = weak.upgrade() {
                inner.give_up(id);
            }
        })
    }

    /// A connection that was begun is not there yet.
    fn give_up(&self, id: WireId) {
        let mut given_up = None;
        for (seat, phone) in Seat::all(Seat::MOST).zip(self.phones.borrow_mut().iter_mut()) {
            if phone.link.take_if(|link| link.wire.id == id && link.name.is_none()).is_some() {
                given_up = Some(seat);
            }
        }
        if let Some(seat) = given_up {
            self.emit(&HostEvent::Refused(seat, Trouble::NoWay));
        }
    }

    fn on_change(self: &Rc<Self>) -> Callback<(WireId, Change)> {
        let weak = Rc::downgrade(self);
        Callback::from(move |(id, change)| {
            if let Some(inner) = weak.upgrade() {
                inner.changed(id, change);
            }
        })
    }

    fn changed(self: &Rc<Self>, id: WireId, change: Change) {
        let mut events = Vec::new();
        let mut wants_spare = None;
        let mut is_kept = true;
        for (seat, phone) in Seat::all(Seat::MOST).zip(self.phones.borrow_mut().iter_mut()) {
            let Some(link) = &mut phone.link else { continue };
            if link.spare.as_ref().is_some_and(|spare| spare.wire.id == id)
                && change == Change::Open
            {
                link.use_spare();
            }
            if link.wire.id != id {
                continue;
            }
            match link.changed(change, seat, &mut events) {
                Next::Stays => {}
                Next::IsPrepared => is_kept = false,
                Next::WantsSpare => wants_spare = Some(seat),
                Next::Leaves => {
                    is_kept = phone.link.take().is_none();
                }
                Next::Closes => {
                    is_kept = false;
                    if let Some(link) = phone.link.take() {
                        link.refuse();
                    }
                }
            }
            break;
        }
        if !is_kept {
            self.keep();
        }
        for event in &events {
            self.emit(event);
        }
        if let Some(seat) = wants_spare {
            self.offer_spare(seat);
        }
    }

    /// Prepares a second connection over the first one, for when that breaks: nothing else could then carry the codes.
    fn offer_spare(self: &Rc<Self>, seat: Seat) {
        let inner = self.clone();
        spawn_local(async move {
            let Ok(token) = fresh_token() else { return };
            let certificate = own(Role::Table).await;
            let Ok(wire) = Wire::new(inner.on_change(), certificate) else { return };
            let Ok(signal) = wire.offer(token).await else { return };
            if let Some(link) = &mut inner.phones.borrow_mut()[seat.index()].link
                && link.wire.send(&Letter::Spare(Answer { signal, token }))
            {
                link.spare = Some(Spare::offered(wire, token, &link.answer));
            }
        });
    }

    /// Asks for signs of life as long as there are phones.
    fn start_beat(self: &Rc<Self>) {
        let weak = Rc::downgrade(self);
        self.beat.borrow_mut().get_or_insert_with(|| {
            Interval::new(BEAT, move || {
                if let Some(inner) = weak.upgrade() {
                    inner.beat();
                }
            })
        });
    }

    fn beat(self: &Rc<Self>) {
        let mut events = Vec::new();
        let now = clock::now();
        for (seat, phone) in Seat::all(Seat::MOST).zip(self.phones.borrow_mut().iter_mut()) {
            let Some(link) = phone.link.as_mut().filter(|link| link.name.is_some()) else {
                continue;
            };
            link.wire.send(&Letter::Ping);
            if now.saturating_sub(link.heard) > SILENCE || !link.wire.is_open() {
                link.lose(seat, &mut events);
            }
        }
        for event in &events {
            self.emit(event);
        }
    }
}

/// A token that this table has not used before, as good as surely.
fn fresh_token() -> Result<Token, NoChance> {
    let [a, b, c, d, ..] = Chance::find()?.seed().0.to_be_bytes();
    Ok([a, b, c, d])
}
