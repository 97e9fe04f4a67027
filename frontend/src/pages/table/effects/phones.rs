//! The table's side of seats on phones: messages and connections.

use std::cell::RefCell;

use engine::record::{Name, Player};
use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use crate::hooks::toasts;
use crate::pages::table::game::SessionHandle;
use crate::services::chance::any_seed;
use crate::services::people::{Place, Seating};
use crate::services::phones::{Chair, Host, HostEvent, PhonesError};
use crate::services::saves::{Save, SaveId};
use crate::session::phones::{Outgoing, Phones, Reply};
use crate::session::{Session, Step};
use crate::words::players::Players;
use crate::words::{phone, phones as panel};

thread_local! {
    /// The last game of the connected phones, with its players.
    static LAST_GAME: RefCell<Option<(SaveId, Vec<Player>)>> = const { RefCell::new(None) };
}

/// Connects the session with the phones.
struct PhoneBridge {
    host: Host,
    phones: Phones,
    session: SessionHandle,
}

impl PhoneBridge {
    fn carry_out(&self, out: Vec<Outgoing>) {
        for out in out {
            match out {
                Outgoing::Send(chair, text) => {
                    self.host.send(chair, &text);
                }
                Outgoing::Close(chair) => self.host.refuse(chair),
            }
        }
    }

    /// Brings `phones` in line with the connections and the seating, and sends the news.
    #[inline(never)]
    fn sync(&mut self) {
        let session: &Session = &self.session.clone();
        let connected = self.host.seats_with_phone();
        let mut out = Vec::new();
        for seat in session.all_people() {
            let is_joined = self.phones.joined().contains(seat);
            match (connected.contains(seat), session.on_phones().contains(seat)) {
                (true, true) if !is_joined => out.extend(self.phones.join(session, seat)),
                (true, false) if is_joined => out.extend(self.phones.free(seat)),
                (false, _) if is_joined => self.phones.mark_absent(seat),
                (true | false, _) => {}
            }
        }
        let onlookers: Vec<Chair> = self.host.onlookers().into_iter().map(|(it, _)| it).collect();
        for chair in Chair::onlookers() {
            match (onlookers.contains(&chair), self.phones.has_joined(chair)) {
                (true, false) => out.extend(self.phones.join(session, chair)),
                (false, true) => self.phones.mark_absent(chair),
                (true, true) | (false, false) => {}
            }
        }
        out.extend(self.phones.send_news(session));
        self.carry_out(out);
        let connected = self.phones.joined();
        if connected != session.connected() {
            self.session.dispatch(Step::SetConnected(connected));
        }
    }

    #[inline(never)]
    fn on_event(&mut self, event: HostEvent) {
        match event {
            HostEvent::Message(chair, text) => {
                let Reply { out, steps } = self.phones.receive(&self.session, chair, &text);
                self.carry_out(out);
                for step in steps {
                    self.session.dispatch(step);
                }
            }
            // A phone that reconnects has missed messages: it joins anew at the next `sync`.
            HostEvent::Joined(chair, _) => self.phones.mark_absent(chair),
            HostEvent::Lost(_) | HostEvent::Left(_) | HostEvent::Refused(..) => {}
        }
    }
}

/// The seat of this player; `None` if there are none or several.
fn unique_seat_of(players: &[Player], wanted: &Player) -> Option<Seat> {
    let mut seats = Seat::all(Seat::MOST).zip(players).filter(|(_, player)| *player == wanted);
    let (seat, _) = seats.next()?;
    seats.next().is_none().then_some(seat)
}

/// A phone's seat in another game, by the player's name if that is unique in both.
fn new_seat(before: &[Player], now: &[Player], seat: Seat) -> Option<Seat> {
    let player = before.get(seat.index()).filter(|player| player.is_person())?;
    unique_seat_of(before, player)?;
    unique_seat_of(now, player)
}

/// An onlooker's seat, by name. No onlooker gets the seat of somebody who played before: anybody can claim any name.
fn newcomer_seat(before: &[Player], now: &[Player], name: &Name) -> Option<Seat> {
    let player = Player::Person(name.clone());
    if before.contains(&player) { None } else { unique_seat_of(now, &player) }
}

#[inline(never)] // For the split: see docs/size.md.
fn reseat_phones(before: &[Player], now: &[Player]) {
    Host::current().reseat(&|chair, name| match chair.seat() {
        Some(seat) => new_seat(before, now, seat),
        None => newcomer_seat(before, now, name?),
    });
}

/// Seats the last game's connected phones in this game. Returns the seats that have a phone.
fn bring_phones(id: &SaveId, players: &[Player]) -> SeatSet {
    let host = Host::current();
    LAST_GAME.with_borrow_mut(|last| {
        let previous = last.as_ref().filter(|(other, _)| other != id && host.is_used());
        if let Some((_, before)) = previous {
            reseat_phones(before, players);
        }
        *last = Some((id.clone(), players.to_vec()));
    });
    host.set_game(&id.to_string());
    host.seats_with_phone()
}

#[inline(never)] // For the split: see docs/size.md.
fn removal_notice(chair: Chair, players: &[Player]) -> String {
    let players = Players::new(players);
    phone::thrown_out(chair.seat().map_or(panel::ONLOOKER.translate(), |seat| players.name(seat)))
}

#[hook]
pub fn use_phones(id: &SaveId, save: &Save, session: &SessionHandle) {
    let bridge = use_mut_ref(|| {
        // Distinguishes this opening of the game from every other one.
        let deal = u32::try_from(any_seed().0 >> 33).unwrap_or_default();
        let phones = Phones::new(deal, Seating::from_save(save).looks);
        PhoneBridge { host: Host::current(), phones, session: session.clone() }
    });
    bridge.borrow_mut().session = session.clone();
    let update = use_force_update();
    let (listener, session) = (bridge.clone(), session.clone());
    use_effect_with(id.clone(), move |id| {
        let players = session.record().players.clone();
        let with_phones = bring_phones(id, &players);
        if session.decisions() == 0 {
            for seat in with_phones {
                session.dispatch(Step::MoveSeat(seat, Place::Phone));
            }
        }
        let listening = Host::current().listen(Callback::from(move |event| {
            if let HostEvent::Refused(chair, PhonesError::Abuse) = event {
                toasts::fail(removal_notice(chair, &players));
            }
            listener.borrow_mut().on_event(event);
            update.force_update();
        }));
        move || drop(listening)
    });
    use_effect(move || {
        let mut bridge = bridge.borrow_mut();
        // Without phones, their part of the program isn't needed.
        if bridge.host.is_used() || !bridge.session.on_phones().is_empty() {
            bridge.sync();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(names: &str) -> Vec<Player> {
        names.split('|').map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn phones_go_along_with_their_people() {
        let (before, now) = (players("Ana|Ben|Cem"), players("Cem|Ana|Ben|bot:sharp"));
        let new_seats: Vec<_> = Seat::all(4).map(|seat| new_seat(&before, &now, seat)).collect();
        let seat = |number| Seat::from_number(number);
        assert_eq!(new_seats, [seat(2), seat(3), seat(1), None]);
    }

    #[test]
    fn an_onlooker_gets_the_seat_of_a_new_name() {
        let (before, now) = (players("Ana|Ben"), players("Ben|Ana|Dee"));
        let seat = |now: &[Player], name: &str| newcomer_seat(&before, now, &name.parse().unwrap());
        assert_eq!(seat(&now, "Dee"), Seat::from_number(3));
        assert_eq!(seat(&now, "Ana"), None, "that seat is Ana's");
        assert_eq!(seat(&before, "Dee"), None, "there was no room");
        assert_eq!(seat(&players("Dee|Dee|Ben"), "Dee"), None, "which of them?");
        assert_eq!(seat(&players("bot:sharp Dee|Ben"), "Dee"), None, "that is a bot");
    }

    #[test]
    fn with_two_equal_names_no_phone_goes_to_the_wrong_seat() {
        let twins = players("Ana|Ana|Ben");
        assert_eq!(new_seat(&twins, &twins, Seat::ONE), None);
        assert_eq!(new_seat(&players("Ana|Ben"), &twins, Seat::ONE), None);
        assert_eq!(new_seat(&players("bot:sharp|Ben"), &players("bot:sharp|Ben"), Seat::ONE), None);
        assert_eq!(new_seat(&players("Ana|Ben"), &twins, Seat::TWO), Seat::from_number(3));
    }
}
