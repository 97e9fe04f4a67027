//! Who may look at the screen now: a small pure state machine.
//!
//! It knows nothing of any game but its [`Turn`]. It is told what happens to the device (a curtain
//! was opened, a decision made, the page hidden) and says what may be shown. Every screen but
//! [`Screen::Recap`], [`Screen::Seat`] and [`Screen::Done`] shows only what is public.

use engine::game::{self, Order, Turn};
use engine::seat::{Seat, SeatSet};

/// What may be on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The open table, for all eyes.
    Table(Why),
    /// These people choose who takes the device.
    Pick(SeatSet),
    /// The device changes hands; the seat is who it goes to, and what for.
    Curtain(Seat, Purpose),
    /// What the seat could see since it last looked.
    Recap(Seat),
    /// The seat looks at its own cards and decides.
    Seat(Seat),
    /// The seat has decided; it can undo, or pass the device on.
    Done(Seat),
    /// The seat is asked whether it really leaves. Nothing secret is shown.
    Leave(Seat),
    /// Another tab has the game.
    ReadOnly,
}

impl Screen {
    /// The seat whose secrets may be shown.
    #[must_use]
    pub const fn shows(self) -> Option<Seat> {
        match self {
            Self::Recap(seat) | Self::Seat(seat) | Self::Done(seat) => Some(seat),
            Self::Table(_)
            | Self::Pick(_)
            | Self::Curtain(..)
            | Self::Leave(_)
            | Self::ReadOnly => None,
        }
    }
}

/// Why the open table is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Something public happened; it is shown until somebody goes on.
    News,
    /// A choice that is made in front of all.
    Choice,
    /// Bots are to act.
    Bots,
    /// The hand-over came to nothing; it goes on from here.
    Pause,
    /// The game is over, and its end was shown.
    Over,
}

/// What a seat takes the device for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To decide what the game waits for.
    Play,
    /// To leave the game.
    Leave,
}

/// What the machine has to know of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Situation {
    /// What the game waits for.
    pub turn: Turn,
    /// The seats that people play.
    pub people: SeatSet,
    /// Something public happened that the table has not been shown.
    pub news: bool,
    /// The seats that have something of their own to be told before they go on.
    pub recap: SeatSet,
}

impl Situation {
    /// Several people share the device, so that there are secrets to keep between them.
    const fn shared(&self) -> bool {
        self.people.len() > 1
    }

    /// The people whom the game waits for.
    const fn due(&self) -> SeatSet {
        self.turn.awaited().both(self.people)
    }
}

/// Who holds the device, and what is on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Device {
    screen: Screen,
    holder: Option<Seat>,
}

impl Device {
    /// Before anything was decided about it: nothing is shown.
    #[must_use]
    pub const fn closed() -> Self {
        Self { screen: Screen::ReadOnly, holder: None }
    }

    /// After a deal, loading, reloading, an import or an error: never somebody's cards, where
    /// several people play.
    #[must_use]
    pub fn opened(now: &Situation) -> Self {
        Self::closed().going_on(now)
    }

    /// Another tab has the game.
    #[must_use]
    pub const fn read_only(self) -> Self {
        Self { screen: Screen::ReadOnly, ..self }
    }

    /// What may be on the screen.
    #[must_use]
    pub const fn screen(self) -> Screen {
        self.screen
    }

    /// "Go on" from the table, once what was new has been shown.
    #[must_use]
    pub fn gone_on(self, now: &Situation) -> Self {
        match self.screen {
            Screen::Table(_) => self.going_on(now),
            _ => self,
        }
    }

    /// Somebody takes the device to decide, on [`Screen::Pick`] or where others may come first.
    #[must_use]
    pub fn picked(self, seat: Seat, now: &Situation) -> Self {
        match self.screen {
            Screen::Pick(_) | Screen::Table(Why::Pause) if now.due().contains(seat) => {
                Self { screen: Screen::Curtain(seat, Purpose::Play), ..self }
            }
            _ => self,
        }
    }

    /// The curtain was opened by whom it names.
    #[must_use]
    pub fn opened_curtain(self, now: &Situation) -> Self {
        let Screen::Curtain(seat, purpose) = self.screen else { return self };
        let screen = match purpose {
            Purpose::Leave => Screen::Leave(seat),
            Purpose::Play if now.recap.contains(seat) => Screen::Recap(seat),
            Purpose::Play => Screen::Seat(seat),
        };
        Self { screen, holder: Some(seat) }
    }

    /// "Not me": the hand-over comes to nothing.
    #[must_use]
    pub fn declined(self) -> Self {
        match self.screen {
            Screen::Curtain(..) | Screen::Pick(_) => {
                Self { screen: Screen::Table(Why::Pause), ..self }
            }
            _ => self,
        }
    }

    /// The recap was read.
    #[must_use]
    pub fn read(self) -> Self {
        match self.screen {
            Screen::Recap(seat) => Self { screen: Screen::Seat(seat), ..self },
            _ => self,
        }
    }

    /// A person has decided; `before` is what the game waited for until then.
    #[must_use]
    pub fn decided(self, seat: Seat, before: Turn, now: &Situation) -> Self {
        match (self.screen, before) {
            // One choice in front of all follows another: the table sees both without a stop.
            (Screen::Table(Why::Choice), _) if open(now.turn) && !now.due().is_empty() => self,
            (Screen::Table(_) | Screen::Leave(_), _) | (_, Turn::Over(_)) => self.going_on(now),
            (_, Turn::Awaiting(before)) => {
                let settled = before.order == Order::Together && now.news;
                if !settled && now.due().contains(seat) && !open(now.turn) {
                    Self { screen: Screen::Seat(seat), ..self }
                } else if now.shared() {
                    Self { screen: Screen::Done(seat), ..self }
                } else {
                    self.going_on(now)
                }
            }
        }
    }

    /// A person has done what needs no look at its own cards, such as saying that it has finished:
    /// in a free order the visit is over, even if the seat comes again at once.
    #[must_use]
    pub fn left_off(self, seat: Seat, before: Turn, now: &Situation) -> Self {
        match (self.screen, before) {
            (Screen::Seat(_), Turn::Awaiting(free)) if free.order == Order::Free && now.news => {
                if now.shared() {
                    Self { screen: Screen::Done(seat), ..self }
                } else {
                    self.going_on(now)
                }
            }
            _ => self.decided(seat, before, now),
        }
    }

    /// The seat's time ran out, and the rules have decided for it.
    #[must_use]
    pub fn ran_out(self, seat: Seat, before: Turn, now: &Situation) -> Self {
        match self.screen {
            Screen::Seat(_) | Screen::Recap(_) | Screen::Table(Why::Choice) => {
                self.decided(seat, before, now)
            }
            _ => self.going_on(now),
        }
    }

    /// A decision was taken back: its seat decides again.
    #[must_use]
    pub const fn undone(self, seat: Seat) -> Self {
        Self { screen: Screen::Seat(seat), ..self }
    }

    /// The seat that has decided passes the device on.
    #[must_use]
    pub fn passed_on(self, now: &Situation) -> Self {
        match self.screen {
            Screen::Done(_) => self.going_on(now),
            _ => self,
        }
    }

    /// A bot has decided while the table waited; `before` is what the game waited for until then.
    #[must_use]
    pub fn bot_decided(self, before: Turn, now: &Situation) -> Self {
        let Screen::Table(Why::Bots) = self.screen else { return self };
        let settled = matches!(before, Turn::Awaiting(before) if before.order == Order::Together);
        let more = now.due().is_empty() && now.turn.outcome().is_none();
        if more && !(settled && now.news) { self } else { self.going_on(now) }
    }

    /// The page was hidden, or somebody covers the screen.
    #[must_use]
    pub fn covered(self, now: &Situation) -> Self {
        if !now.shared() {
            return self;
        }
        match self.screen {
            Screen::Recap(seat) | Screen::Seat(seat) if now.due().contains(seat) => {
                Self { screen: Screen::Curtain(seat, Purpose::Play), ..self }
            }
            Screen::Recap(_) | Screen::Seat(_) | Screen::Done(_) | Screen::Leave(_) => {
                self.going_on(now)
            }
            Screen::Table(_) | Screen::Pick(_) | Screen::Curtain(..) | Screen::ReadOnly => self,
        }
    }

    /// A person wants to leave the game: its own curtain comes first, unless it plays alone.
    #[must_use]
    pub fn leaving(self, seat: Seat, now: &Situation) -> Self {
        let over = now.turn.outcome().is_some() || self.screen == Screen::ReadOnly;
        if over || !now.people.contains(seat) {
            return self;
        }
        let known = !now.shared() || self.screen.shows() == Some(seat);
        let screen =
            if known { Screen::Leave(seat) } else { Screen::Curtain(seat, Purpose::Leave) };
        Self { screen, ..self }
    }

    /// It stays after all, or has left and others go on.
    #[must_use]
    pub fn going_on(self, now: &Situation) -> Self {
        Self { screen: self.next(now), ..self }
    }

    fn next(self, now: &Situation) -> Screen {
        if now.news {
            return Screen::Table(Why::News);
        }
        let Turn::Awaiting(awaiting) = now.turn else { return Screen::Table(Why::Over) };
        let due = now.due();
        let Some(lowest) = due.lowest() else { return Screen::Table(Why::Bots) };
        if open(now.turn) {
            return Screen::Table(Why::Choice);
        }
        if !now.shared() {
            return Screen::Seat(lowest);
        }
        if awaiting.order == Order::Free && due.len() > 1 {
            return Screen::Pick(due);
        }
        let first = self.holder.filter(|holder| due.contains(*holder)).unwrap_or(lowest);
        Screen::Curtain(first, Purpose::Play)
    }
}

fn open(turn: Turn) -> bool {
    matches!(turn, Turn::Awaiting(awaiting) if awaiting.screen == game::Screen::Open)
}

#[cfg(test)]
mod tests {
    use engine::game::{Awaiting, Outcome, Screen as Look};

    use super::*;

    const ONE: Seat = Seat::ONE;
    const TWO: Seat = Seat::TWO;

    fn awaiting(seats: SeatSet, order: Order, screen: Look) -> Turn {
        Turn::Awaiting(Awaiting { seats, order, screen })
    }

    fn together(seats: impl IntoIterator<Item = Seat>) -> Turn {
        Turn::together(seats.into_iter().collect())
    }

    fn now(turn: Turn) -> Situation {
        Situation { turn, people: SeatSet::first(2), news: false, recap: SeatSet::EMPTY }
    }

    fn alone(turn: Turn) -> Situation {
        Situation { people: SeatSet::only(ONE), ..now(turn) }
    }

    fn with_news(now: Situation) -> Situation {
        Situation { news: true, ..now }
    }

    fn curtain(seat: Seat) -> Screen {
        Screen::Curtain(seat, Purpose::Play)
    }

    #[test]
    fn a_simultaneous_choice_goes_round_behind_curtains_and_ends_on_the_table() {
        let both = together([ONE, TWO]);
        let device = Device::opened(&now(both));
        assert_eq!(device.screen(), curtain(ONE));
        let device = device.opened_curtain(&now(both));
        assert_eq!(device.screen(), Screen::Seat(ONE));
        let device = device.decided(ONE, both, &now(together([TWO])));
        assert_eq!(device.screen(), Screen::Done(ONE));
        let device = device.passed_on(&now(together([TWO])));
        assert_eq!(device.screen(), curtain(TWO));
        let device = device.opened_curtain(&now(together([TWO])));
        let resolved = with_news(now(both));
        let device = device.decided(TWO, together([TWO]), &resolved);
        assert_eq!(
            device.screen(),
            Screen::Done(TWO),
            "the last to choose sees no more than the first"
        );
        let device = device.passed_on(&resolved);
        assert_eq!(device.screen(), Screen::Table(Why::News));
        let device = device.gone_on(&now(both));
        assert_eq!(device.screen(), curtain(TWO), "who holds the device comes first");
    }

    #[test]
    fn time_that_runs_out_behind_a_curtain_shows_nobodys_cards() {
        let both = together([ONE, TWO]);
        let seat = Device::opened(&now(both)).opened_curtain(&now(both));
        let left = now(together([TWO]));
        assert_eq!(seat.ran_out(ONE, both, &left).screen(), Screen::Done(ONE));
        let covered = seat.covered(&now(both));
        assert_eq!(covered.ran_out(ONE, both, &left).screen(), curtain(TWO));
        let paused = covered.declined();
        assert_eq!(paused.ran_out(ONE, both, &left).screen(), curtain(TWO));
    }

    #[test]
    fn a_seat_that_owes_more_keeps_the_device() {
        let both = together([ONE, TWO]);
        let device = Device::opened(&now(both)).opened_curtain(&now(both));
        let device = device.decided(ONE, both, &now(both));
        assert_eq!(device.screen(), Screen::Seat(ONE));
        let free = awaiting(SeatSet::first(2), Order::Free, Look::Private);
        let device = Device::opened(&now(free)).picked(TWO, &now(free)).opened_curtain(&now(free));
        let device = device.decided(TWO, free, &with_news(now(free)));
        assert_eq!(device.screen(), Screen::Seat(TWO), "news do not end a visit in a free order");
    }

    #[test]
    fn a_visit_in_a_free_order_ends_when_its_seat_leaves_off() {
        let free = awaiting(SeatSet::first(2), Order::Free, Look::Private);
        let visit = Device::opened(&now(free)).picked(TWO, &now(free)).opened_curtain(&now(free));
        let again = with_news(now(free));
        assert_eq!(visit.left_off(TWO, free, &again).screen(), Screen::Done(TWO));
        let turn = Turn::of(ONE);
        let device = Device::opened(&now(turn)).opened_curtain(&now(turn));
        let device = device.left_off(ONE, turn, &with_news(now(turn)));
        assert_eq!(device.screen(), Screen::Seat(ONE), "only where the order is free");
        let alone = Device::opened(&alone(free)).left_off(ONE, free, &with_news(alone(free)));
        assert_eq!(alone.screen(), Screen::Table(Why::News));
    }

    #[test]
    fn a_turn_of_many_actions_stays_with_its_seat() {
        let turn = Turn::of(ONE);
        let device = Device::opened(&now(turn)).opened_curtain(&now(turn));
        let device = device.decided(ONE, turn, &with_news(now(turn)));
        assert_eq!(device.screen(), Screen::Seat(ONE));
        let device = device.decided(ONE, turn, &with_news(now(Turn::of(TWO))));
        assert_eq!(device.screen(), Screen::Done(ONE));
        let device = device.passed_on(&with_news(now(Turn::of(TWO))));
        assert_eq!(device.screen(), Screen::Table(Why::News));
    }

    #[test]
    fn in_a_free_order_the_people_choose_who_comes() {
        let free = awaiting(SeatSet::first(2), Order::Free, Look::Private);
        let device = Device::opened(&now(free));
        assert_eq!(device.screen(), Screen::Pick(SeatSet::first(2)));
        assert_eq!(device.picked(TWO, &now(free)).screen(), curtain(TWO));
        let last = awaiting(SeatSet::only(ONE), Order::Free, Look::Private);
        assert_eq!(Device::opened(&now(last)).screen(), curtain(ONE));
    }

    #[test]
    fn an_open_choice_needs_no_curtain() {
        let open = |seat| awaiting(SeatSet::only(seat), Order::Alone, Look::Open);
        let device = Device::opened(&now(open(ONE)));
        assert_eq!(device.screen(), Screen::Table(Why::Choice));
        let device = device.decided(ONE, open(ONE), &with_news(now(open(TWO))));
        assert_eq!(device.screen(), Screen::Table(Why::Choice));
        let device = device.decided(TWO, open(TWO), &with_news(now(together([ONE, TWO]))));
        assert_eq!(device.screen(), Screen::Table(Why::News));
    }

    #[test]
    fn a_recap_comes_between_curtain_and_cards() {
        let both = Situation { recap: SeatSet::only(ONE), ..now(together([ONE, TWO])) };
        let device = Device::opened(&both).opened_curtain(&both);
        assert_eq!(device.screen(), Screen::Recap(ONE));
        assert_eq!(device.read().screen(), Screen::Seat(ONE));
    }

    #[test]
    fn a_covered_screen_shows_nobodys_cards() {
        let both = now(together([ONE, TWO]));
        let seat = Device::opened(&both).opened_curtain(&both);
        assert_eq!(seat.covered(&both).screen(), curtain(ONE));
        let decided = seat.decided(ONE, both.turn, &now(together([TWO])));
        assert_eq!(decided.covered(&now(together([TWO]))).screen(), curtain(TWO));
        let leaving = seat.leaving(ONE, &both);
        assert_eq!(leaving.covered(&both).screen().shows(), None);
        let alone = alone(together([ONE, TWO]));
        let single = Device::opened(&alone);
        assert_eq!(single.covered(&alone).screen(), Screen::Seat(ONE), "nobody to hide it from");
    }

    #[test]
    fn a_hand_over_that_comes_to_nothing_is_no_decision() {
        let both = now(together([ONE, TWO]));
        let device = Device::opened(&both).declined();
        assert_eq!(device.screen(), Screen::Table(Why::Pause));
        assert_eq!(device.gone_on(&both).screen(), curtain(ONE));
        assert_eq!(device.picked(TWO, &both).screen(), curtain(TWO));
        let other = now(together([TWO]));
        assert_eq!(device.picked(ONE, &other), device, "who owes nothing does not come");
    }

    #[test]
    fn leaving_needs_the_persons_own_curtain() {
        let both = now(together([ONE, TWO]));
        let device = Device::opened(&both);
        let asked = device.leaving(TWO, &both);
        assert_eq!(asked.screen(), Screen::Curtain(TWO, Purpose::Leave));
        assert_eq!(asked.opened_curtain(&both).screen(), Screen::Leave(TWO));
        let over = now(Turn::Over(Outcome::conceded(TWO)));
        let left = asked.opened_curtain(&both).decided(TWO, both.turn, &with_news(over));
        assert_eq!(left.screen(), Screen::Table(Why::News));
        assert_eq!(left.gone_on(&over).screen(), Screen::Table(Why::Over));
        assert_eq!(left.leaving(ONE, &over), left, "nobody leaves a game that is over");
        let own = device.opened_curtain(&both).leaving(ONE, &both);
        assert_eq!(own.screen(), Screen::Leave(ONE));
    }

    #[test]
    fn a_person_alone_sees_seat_and_table_only() {
        let both = alone(together([ONE, TWO]));
        let device = Device::opened(&both);
        assert_eq!(device.screen(), Screen::Seat(ONE));
        let waiting = alone(together([TWO]));
        let device = device.decided(ONE, both.turn, &waiting);
        assert_eq!(device.screen(), Screen::Table(Why::Bots));
        let device = device.bot_decided(waiting.turn, &with_news(both));
        assert_eq!(device.screen(), Screen::Table(Why::News));
        assert_eq!(device.gone_on(&both).screen(), Screen::Seat(ONE));
    }

    #[test]
    fn bots_go_on_among_themselves_until_a_person_is_due() {
        let turn = Turn::of(TWO);
        let device = Device::opened(&alone(turn));
        assert_eq!(device.screen(), Screen::Table(Why::Bots));
        let device = device.bot_decided(turn, &with_news(alone(turn)));
        assert_eq!(device.screen(), Screen::Table(Why::Bots));
        let device = device.bot_decided(turn, &with_news(alone(Turn::of(ONE))));
        assert_eq!(device.screen(), Screen::Table(Why::News));
    }

    #[test]
    fn whatever_happens_while_loading_no_cards_are_shown() {
        for news in [false, true] {
            for recap in [SeatSet::EMPTY, SeatSet::ALL] {
                for turn in [together([ONE, TWO]), together([TWO]), Turn::of(ONE)] {
                    let now = Situation { turn, people: SeatSet::first(2), news, recap };
                    assert_eq!(Device::opened(&now).screen().shows(), None, "{now:?}");
                    let taken_over = Device::opened(&now).read_only().going_on(&now);
                    assert_eq!(taken_over.screen().shows(), None, "{now:?}");
                }
            }
        }
    }
}
