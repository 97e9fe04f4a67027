//! A table with people on phones, without a browser.

use std::rc::Rc;

use engine::record::Player;
use engine::seat::Seat;
use yew::Reducible;

use super::{Page, Table, html, parsed};
use crate::pages::phone::testing::{Connection, Frame, FrameProps, Sheet};
use crate::pages::phone::{PhoneSeat, PhoneSeatProps};
use crate::services::people::{Place, Seating};
use crate::services::phones::{Chair, PhoneGuest};
use crate::services::saves::Local;
use crate::session::Step;
use crate::session::phones::{Outgoing, Phones};
use crate::session::seat_game::{SeatGame, SeatStep};

pub const ONLOOKER: &str = "Olga";

/// A phone that has shown all of its news.
#[derive(Clone)]
pub struct TestPhone(pub Rc<SeatGame>);

impl TestPhone {
    fn step(&mut self, step: SeatStep) {
        self.0 = self.0.clone().reduce(step);
    }

    pub fn page(&self) -> Page {
        self.page_if(true)
    }

    pub fn page_out_of_reach(&self) -> Page {
        self.page_if(false)
    }

    fn page_if(&self, is_in_reach: bool) -> Page {
        let name = self.0.own_name().parse().expect("a name");
        let (guest, game) = (PhoneGuest::unconnected(name, is_in_reach), (*self.0).clone());
        Page::new(html::<PhoneSeat>(PhoneSeatProps { guest, game }))
    }

    /// The notice on its screen, and the dialog over it.
    pub fn frame(&self, connection: Connection, sheet: Option<Sheet>) -> Page {
        let game = (*self.0).clone();
        Page::new(html::<Frame>(FrameProps { game, connection, sheet }))
    }
}

pub struct PhoneRoom {
    pub table: Table,
    phones: Phones,
    /// By seat; `None` for a bot.
    pub seats: Vec<Option<TestPhone>>,
    pub onlooker: TestPhone,
}

impl PhoneRoom {
    /// Opens a game with all people on connected phones.
    pub fn open(record: &str, local: Local) -> Self {
        let places = vec![Place::Phone; Seat::MOST.into()];
        let table = Table::open_seated(record, local, &Seating { places, ..Seating::default() });
        let phone_of = |player: &Player| match player {
            Player::Person(name) => Some(TestPhone(Rc::new(SeatGame::for_player(name)))),
            Player::Bot(_) => None,
        };
        let seats: Vec<_> = table.session.record().players.iter().map(phone_of).collect();
        let onlooker = TestPhone(Rc::new(SeatGame::for_onlooker(&parsed(ONLOOKER))));
        let mut room = Self { table, phones: Phones::new(1, Vec::new()), seats, onlooker };
        for seat in room.people() {
            let out = room.phones.join(&room.table.session, seat);
            room.deliver(out);
        }
        let chair = Chair::onlookers().next().expect("somebody can look on");
        let out = room.phones.join(&room.table.session, chair);
        room.deliver(out);
        room.step(Step::SetConnected(room.phones.joined()));
        room
    }

    pub fn people(&self) -> Vec<Seat> {
        let seats = Seat::all(u8::try_from(self.seats.len()).expect("seats"));
        seats.filter(|seat| self.seats[seat.index()].is_some()).collect()
    }

    pub fn phone(&self, seat: Seat) -> &TestPhone {
        self.seats[seat.index()].as_ref().expect("a person's seat")
    }

    pub fn step(&mut self, step: Step) {
        self.table.step(step);
        self.send_news();
    }

    /// Takes the table's [`plain_step`](super::plain_step). Returns whether there was one.
    pub fn take_plain_step(&mut self) -> bool {
        let is_taken = self.table.take_plain_step();
        self.send_news();
        is_taken
    }

    /// Sends the phones their news, which they show at once.
    fn send_news(&mut self) {
        let out = self.phones.send_news(&self.table.session);
        self.deliver(out);
        for phone in self.seats.iter_mut().flatten().chain([&mut self.onlooker]) {
            phone.step(SeatStep::Read);
        }
    }

    fn deliver(&mut self, out: Vec<Outgoing>) {
        for out in out {
            let Outgoing::Send(chair, text) = out else { panic!("a phone was thrown out") };
            let phone = match chair.seat() {
                Some(seat) => self.seats[seat.index()].as_mut().expect("a phone"),
                None => &mut self.onlooker,
            };
            phone.step(SeatStep::Received(text.as_str().into()));
            assert!(!phone.0.is_unreadable(), "{text}");
        }
    }
}
