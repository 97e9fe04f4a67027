//! Who may look at the screen now: a small pure state machine.
//!
//! It knows nothing of any game but its [`Turn`]. It is told what happens to the device (a curtain
//! was opened, a decision made, the page hidden) and says what may be shown. Every screen but
//! [`Screen::Recap`], [`Screen::Seat`] and [`Screen::Done`] shows only what is public, but for the table of a person
//! who plays alone. Where several people play, first paint, reload, import, Back and every error end in a screen
//! without secrets.

use engine::game::{Order, Privacy, Turn};
use engine::seat::{Seat, SeatSet};

mod situation;

pub use situation::Situation;

/// What may be on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The open table, for all eyes.
    Table(Why),
    /// These people choose who takes the device.
    Pick(SeatSet),
    /// These people show with their hands what they choose, all at once; it is entered before all.
    Gestures(SeatSet),
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
            | Self::Gestures(_)
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
    /// People who play somewhere else are to act, and nobody but them.
    Remote,
    /// A break, in which all may look and talk.
    Break,
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
    /// To take back what it has decided.
    Undo,
    /// To read once more what its decision has told it.
    Learned,
    /// To leave the game.
    Leave,
}

/// Who holds the device, and what is on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Device {
    screen: Screen,
    holder: Option<Seat>,
    /// Whose decision was on the screen when somebody asked to leave.
    left_done: Option<Seat>,
}

impl Device {
    /// Before anything was decided about it: nothing is shown.
    #[must_use]
    pub const fn closed() -> Self {
        Self { screen: Screen::ReadOnly, holder: None, left_done: None }
    }

    /// After a deal, loading, reloading, an import or an error: never somebody's cards, where
    /// several people play.
    #[must_use]
    pub fn opened(now: &Situation) -> Self {
        Self::closed().next_screen(now)
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
    pub fn on_continue(self, now: &Situation) -> Self {
        match self.screen {
            Screen::Table(_) => self.next_screen(now),
            _ => self,
        }
    }

    /// What comes once this screen is left: whom the device goes to, say.
    #[must_use]
    pub fn following(self, now: &Situation) -> Screen {
        match self.screen {
            Screen::Table(Why::News) => self.next(&Situation { news: false, ..*now }),
            Screen::Table(Why::Break) => {
                self.next(&Situation { news: false, rests: false, ..*now })
            }
            Screen::Table(Why::Pause) => Screen::Pick(now.due()),
            Screen::Done(_) => self.next(now),
            screen => screen,
        }
    }

    /// Somebody has held the button with its own name, where this screen offers it the device.
    #[must_use]
    pub fn taken(self, seat: Seat, now: &Situation) -> Self {
        let offered = match self.following(now) {
            Screen::Curtain(next, Purpose::Play) => next == seat,
            Screen::Pick(seats) => seats.contains(seat),
            _ => false,
        };
        if !offered {
            return self;
        }
        Self { screen: Screen::Curtain(seat, Purpose::Play), ..self }.opened_curtain(now)
    }

    /// The person whom the curtain names has opened it.
    #[must_use]
    pub fn opened_curtain(self, now: &Situation) -> Self {
        let Screen::Curtain(seat, purpose) = self.screen else { return self };
        let screen = match purpose {
            Purpose::Leave => Screen::Leave(seat),
            // What is taken back is the session's to know.
            Purpose::Undo => return self,
            Purpose::Learned => Screen::Done(seat),
            Purpose::Play if now.recap.contains(seat) => Screen::Recap(seat),
            Purpose::Play => Screen::Seat(seat),
        };
        Self { screen, holder: Some(seat), ..self }
    }

    /// A seat that looks at its cards, and could go on, hands the device to another one that the game
    /// waits for.
    #[must_use]
    pub fn handed_to(self, seat: Seat, now: &Situation) -> Self {
        match self.screen {
            Screen::Seat(holder)
                if free_order(now.turn) && holder != seat && now.due().contains(seat) =>
            {
                Self { screen: Screen::Curtain(seat, Purpose::Play), ..self }
            }
            _ => self,
        }
    }

    /// "Not me": the hand-over comes to nothing.
    #[must_use]
    pub fn declined(self, now: &Situation) -> Self {
        match self.following(now) {
            // Nobody takes anything back: it goes on as it would have.
            Screen::Curtain(_, Purpose::Undo | Purpose::Learned) => self.next_screen(now),
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
            (Screen::Table(Why::Choice), _) if open(now.turn) => self.choosing_on(now),
            (Screen::Table(_) | Screen::Pick(_) | Screen::Leave(_), _)
            | (_, Turn::Over(_) | Turn::Resolving) => self.next_screen(now),
            // The last move of a game played in turns is what decided it: all see it at once.
            (_, Turn::Awaiting(before))
                if before.order == Order::Alone && now.turn.outcome().is_some() =>
            {
                self.next_screen(now)
            }
            (_, Turn::Awaiting(before)) => {
                let settled = before.order == Order::Together && now.news;
                if settled && now.at_once {
                    return self.after_last(seat, now);
                }
                if !settled && now.due().contains(seat) && !open(now.turn) {
                    if !now.shared() && before.order == Order::Free && now.bots_are_due() {
                        // Who plays alone is answered at once.
                        return Self { screen: Screen::Table(Why::Bots), ..self };
                    }
                    // Who plays alone sees how a round ended before it chooses for the next one.
                    if now.is_alone() && before.order == Order::Alone && simultaneous(now.turn) {
                        return self.next_screen(now);
                    }
                    Self { screen: Screen::Seat(seat), ..self }
                } else if now.shared() && before.order == Order::Alone && now.all_saw {
                    // There is nothing to be hidden but the cards, and the table does that.
                    self.next_screen(now)
                } else if now.shared() {
                    Self { screen: Screen::Done(seat), ..self }
                } else if before.order == Order::Alone && now.for_others() || now.bots_complete() {
                    // Who plays alone has just seen what it did, or is told it with what follows: others play on.
                    Self { screen: Screen::Table(now.wait()), ..self }
                } else {
                    self.next_screen(now)
                }
            }
        }
    }

    /// The last of several has chosen, at a table that doesn't wait.
    fn after_last(self, seat: Seat, now: &Situation) -> Self {
        if now.keeps_device(seat) {
            Self { screen: Screen::Seat(seat), ..self }
        } else {
            self.next_screen(now)
        }
    }

    /// A person has done what needs no look at its own cards, such as saying that it has finished:
    /// in a free order the visit is over, even if the seat comes again at once.
    #[must_use]
    pub fn on_ready(self, seat: Seat, before: Turn, now: &Situation) -> Self {
        match (self.screen, before) {
            (Screen::Seat(_), Turn::Awaiting(free)) if free.order == Order::Free && now.news => {
                if now.shared() {
                    Self { screen: Screen::Done(seat), ..self }
                } else if now.is_alone() && now.bots_are_due() && free_order(now.turn) {
                    // What bots do next is told with it.
                    Self { screen: Screen::Table(Why::Bots), ..self }
                } else {
                    self.next_screen(now)
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
            _ => self.next_screen(now),
        }
    }

    /// The decision that was just made is to be taken back: the device may be in other hands by now, so the curtain of
    /// the seat comes first.
    #[must_use]
    pub const fn undoing(self) -> Self {
        match self.screen {
            Screen::Done(seat) => Self { screen: Screen::Curtain(seat, Purpose::Undo), ..self },
            _ => self,
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
            Screen::Done(_) => self.next_screen(now),
            _ => self,
        }
    }

    /// A bot has decided while the table waited; `before` is what the game waited for until then.
    #[must_use]
    pub fn bot_decided(self, before: Turn, now: &Situation) -> Self {
        let Screen::Table(Why::Bots) = self.screen else { return self };
        self.on_remote_turn(before, now)
    }

    /// Somebody who plays somewhere else has decided, at whatever moment; `before` is what the game
    /// waited for until then. A seat that looks at its cards is interrupted only if the game no longer
    /// waits for it.
    #[must_use]
    pub fn remote_decided(self, before: Turn, now: &Situation) -> Self {
        match self.screen {
            Screen::Table(Why::Bots | Why::Remote) => self.on_remote_turn(before, now),
            Screen::Table(Why::Choice | Why::Pause) | Screen::Pick(_) | Screen::Gestures(_) => {
                self.next_screen(now)
            }
            Screen::Curtain(seat, Purpose::Play) | Screen::Recap(seat) | Screen::Seat(seat) => {
                let settled = simultaneous(before) && now.news;
                if now.due().contains(seat) && !settled { self } else { self.next_screen(now) }
            }
            Screen::Table(Why::News | Why::Break | Why::Over)
            | Screen::Curtain(_, Purpose::Undo | Purpose::Learned | Purpose::Leave)
            | Screen::Done(_)
            | Screen::Leave(_)
            | Screen::ReadOnly => self,
        }
    }

    /// A seat was taken along to another device, or has come back to this one.
    #[must_use]
    pub fn seats_moved(self, now: &Situation) -> Self {
        match self.screen {
            Screen::ReadOnly | Screen::Table(Why::News) => self,
            _ => self.next_screen(now),
        }
    }

    /// Somebody has decided while the table waited for others.
    fn on_remote_turn(self, before: Turn, now: &Situation) -> Self {
        if open(before) && open(now.turn) {
            return self.choosing_on(now);
        }
        let shows_news = simultaneous(before) && now.news;
        if now.for_others() && !shows_news {
            Self { screen: Screen::Table(now.wait()), ..self }
        } else {
            self.next_screen(now)
        }
    }

    /// The page was hidden, or somebody covers the screen. That decides nothing: it goes on where it was, behind the
    /// curtain of who has the device.
    #[must_use]
    pub fn covered(self, now: &Situation) -> Self {
        if !now.shared() {
            return self;
        }
        match self.screen {
            Screen::Recap(seat) | Screen::Seat(seat) if now.due().contains(seat) => {
                Self { screen: Screen::Curtain(seat, Purpose::Play), ..self }
            }
            Screen::Recap(_) | Screen::Seat(_) => self.next_screen(now),
            Screen::Done(seat) => Self { screen: Screen::Curtain(seat, Purpose::Learned), ..self },
            Screen::Leave(seat) => Self { screen: Screen::Curtain(seat, Purpose::Leave), ..self },
            _ => self,
        }
    }

    /// A person wants to leave the game: its own curtain comes first, unless it plays alone.
    #[must_use]
    pub fn leaving(self, seat: Seat, now: &Situation) -> Self {
        let over = now.turn.outcome().is_some() || self.screen == Screen::ReadOnly;
        if over || now.sent || !now.people.contains(seat) {
            return self;
        }
        let known = !now.shared() || self.screen.shows() == Some(seat);
        let screen =
            if known { Screen::Leave(seat) } else { Screen::Curtain(seat, Purpose::Leave) };
        let left_done = match self.screen {
            Screen::Done(seat) => Some(seat),
            _ => None,
        };
        Self { screen, left_done, ..self }
    }

    /// A person doesn't leave after all: it goes on where the question came up.
    #[must_use]
    pub fn staying(self, now: &Situation) -> Self {
        match (self.screen, self.left_done) {
            (Screen::Leave(seat), Some(done)) if done == seat => {
                Self { screen: Screen::Done(done), ..self }
            }
            (Screen::Leave(_), Some(done)) => {
                Self { screen: Screen::Curtain(done, Purpose::Learned), ..self }
            }
            (Screen::Leave(_), None) => self.next_screen(now),
            _ => self,
        }
    }

    /// The players have said whether choices are shown by gestures or entered in secret.
    #[must_use]
    pub fn gestures_chosen(self, now: &Situation) -> Self {
        match self.screen {
            Screen::Gestures(_) | Screen::Curtain(_, Purpose::Play) => self.next_screen(now),
            _ => self,
        }
    }

    /// What comes next is shown.
    #[must_use]
    pub fn next_screen(self, now: &Situation) -> Self {
        Self { screen: self.next(now), ..self }
    }

    /// The next choice in front of all, a person's or a bot's.
    fn choosing_on(self, now: &Situation) -> Self {
        let why = if now.due().is_empty() { now.wait() } else { Why::Choice };
        Self { screen: Screen::Table(why), ..self }
    }

    fn next(self, now: &Situation) -> Screen {
        if now.news {
            return Screen::Table(Why::News);
        }
        if now.rests {
            return Screen::Table(Why::Break);
        }
        let Turn::Awaiting(awaiting) = now.turn else { return Screen::Table(Why::Over) };
        let due = now.due();
        let Some(lowest) = due.lowest() else { return Screen::Table(now.wait()) };
        // Where each acts at once bots are never waited for: what they want of people is there when
        // somebody looks.
        if awaiting.order == Order::Free && now.bots_are_due() {
            return Screen::Table(Why::Bots);
        }
        if open(now.turn) {
            return Screen::Table(Why::Choice);
        }
        if !now.shared() {
            return Screen::Seat(lowest);
        }
        if awaiting.order == Order::Free && due.len() > 1 {
            return Screen::Pick(due);
        }
        if now.gestures {
            return Screen::Gestures(due);
        }
        let first = self.holder.filter(|holder| due.contains(*holder)).unwrap_or(lowest);
        Screen::Curtain(first, Purpose::Play)
    }
}

fn simultaneous(turn: Turn) -> bool {
    matches!(turn, Turn::Awaiting(awaiting) if awaiting.order == Order::Together)
}

fn free_order(turn: Turn) -> bool {
    matches!(turn, Turn::Awaiting(awaiting) if awaiting.order == Order::Free)
}

fn open(turn: Turn) -> bool {
    matches!(turn, Turn::Awaiting(awaiting) if awaiting.privacy == Privacy::Open)
}

#[cfg(test)]
mod tests;
