//! A pure state machine that decides who may look at this device now. Phones: `session/phones.rs`.
//!
//! It knows a game's [`Situation`] and no card. Events (a curtain opens, somebody decides, the page is hidden) lead to
//! the screen that may be shown. Every screen but [`Screen::Recap`], [`Screen::Seat`] and [`Screen::Done`] shows only
//! public facts; `Session::observer` makes an exception for a person who has the device alone. With several people,
//! first paint, reload, import, Back and every error end in a screen without secrets.

use engine::game::{Order, Privacy, Turn};
use engine::seat::{Seat, SeatSet};

mod situation;

pub use situation::Situation;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The open table, public.
    Table(TableReason),
    /// One of these people takes the device.
    Pick(SeatSet),
    /// These people choose by hand gestures, all at once; then somebody enters the gestures, in public.
    Gestures(SeatSet),
    /// The device changes hands: it goes to the seat, for this purpose.
    Curtain(Seat, Purpose),
    /// The seat reads what has happened since it last looked.
    Recap(Seat),
    /// The seat looks at its own cards and decides.
    Seat(Seat),
    /// The seat has decided; it can undo, or pass the device on.
    Done(Seat),
    /// Asks the seat whether it really leaves. Nothing secret is shown.
    Leave(Seat),
    /// Another tab plays on: this one only shows the open table.
    ReadOnly,
}

impl Screen {
    /// The seat whose secrets may be shown.
    pub const fn secrets_of(self) -> Option<Seat> {
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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableReason {
    /// Public news, until somebody continues.
    News,
    /// People at this device choose in public.
    Choice,
    Bots,
    /// Only people who play elsewhere act.
    Remote,
    /// A break: all may look and talk.
    Break,
    /// A cancelled hand-over; the game continues from here.
    Pause,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    Play,
    Undo,
    /// The seat reads the results of its decision again.
    Learned,
    Leave,
}

#[must_use]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Device {
    screen: Screen,
    /// The person who opened the last curtain.
    holder: Option<Seat>,
    /// The seat of the [`Screen::Done`] on which somebody asked to leave.
    done_before_leave: Option<Seat>,
}

impl Device {
    /// A device before its first screen is known.
    pub const fn blank() -> Self {
        Self { screen: Screen::ReadOnly, holder: None, done_before_leave: None }
    }

    /// The first screen after a deal, a load, an import or an error: never a player's cards if several people play.
    pub fn start(now: &Situation) -> Self {
        Self::blank().advance(now)
    }

    const fn show(self, screen: Screen) -> Self {
        Self { screen, ..self }
    }

    pub const fn read_only(self) -> Self {
        self.show(Screen::ReadOnly)
    }

    pub const fn screen(self) -> Screen {
        self.screen
    }

    pub fn on_continue(self, now: &Situation) -> Self {
        if matches!(self.screen, Screen::Table(_)) { self.advance(now) } else { self }
    }

    /// The screen after this one, for naming the next person; this one if nobody can continue from it.
    pub fn upcoming(self, now: &Situation) -> Screen {
        match self.screen {
            Screen::Table(TableReason::News) => {
                self.next_screen(&Situation { has_news: false, ..*now })
            }
            Screen::Table(TableReason::Break) => {
                self.next_screen(&Situation { has_news: false, takes_break: false, ..*now })
            }
            // Any awaited person may take the device now, whoever declined it.
            Screen::Table(TableReason::Pause) => Screen::Pick(now.due()),
            Screen::Done(_) => self.next_screen(now),
            screen => screen,
        }
    }

    /// A person has held the button with their own name. Does nothing if the screen doesn't offer them the device.
    pub fn on_take(self, seat: Seat, now: &Situation) -> Self {
        let is_offered = match self.upcoming(now) {
            Screen::Curtain(next, Purpose::Play) => next == seat,
            Screen::Pick(seats) => seats.contains(seat),
            _ => false,
        };
        if !is_offered {
            return self;
        }
        self.show(Screen::Curtain(seat, Purpose::Play)).on_open(now)
    }

    /// The person named by the curtain has opened it.
    pub fn on_open(self, now: &Situation) -> Self {
        let Screen::Curtain(seat, purpose) = self.screen else { return self };
        let screen = match purpose {
            Purpose::Leave => Screen::Leave(seat),
            // The session undoes the decision.
            Purpose::Undo => return self,
            Purpose::Learned => Screen::Done(seat),
            Purpose::Play if now.needs_recap.contains(seat) => Screen::Recap(seat),
            Purpose::Play => Screen::Seat(seat),
        };
        Self { screen, holder: Some(seat), ..self }
    }

    /// In a free order the seat that looks at its cards hands the device to another awaited seat.
    pub fn on_hand_to(self, seat: Seat, now: &Situation) -> Self {
        match self.screen {
            Screen::Seat(holder)
                if has_free_order(now.turn) && holder != seat && now.due().contains(seat) =>
            {
                self.show(Screen::Curtain(seat, Purpose::Play))
            }
            _ => self,
        }
    }

    /// "Not me": cancels the hand-over.
    pub fn on_decline(self, now: &Situation) -> Self {
        match self.upcoming(now) {
            // Nothing is undone or read again: the game continues.
            Screen::Curtain(_, Purpose::Undo | Purpose::Learned) => self.advance(now),
            Screen::Curtain(..) | Screen::Pick(_) => self.show(Screen::Table(TableReason::Pause)),
            _ => self,
        }
    }

    pub fn on_read(self) -> Self {
        if let Screen::Recap(seat) = self.screen { self.show(Screen::Seat(seat)) } else { self }
    }

    /// A person has decided; `before` is the turn before the decision.
    pub fn on_decide(self, seat: Seat, before: Turn, now: &Situation) -> Self {
        // Public choices follow each other without a stop: the table sees each as it is made.
        if self.screen == Screen::Table(TableReason::Choice) && is_public(now.turn) {
            return self.await_public_choice(now);
        }
        let Turn::Awaiting(before) = before else { return self.advance(now) };
        let in_turns = before.order == Order::Alone;
        // The last move of a game played in turns ends it in public.
        let ends_in_public = in_turns && now.turn.outcome().is_some();
        let is_public_screen =
            matches!(self.screen, Screen::Table(_) | Screen::Pick(_) | Screen::Leave(_));
        if ends_in_public || is_public_screen {
            return self.advance(now);
        }
        // A simultaneous choice stays secret until all have chosen. Then there is news.
        let is_revealed = before.order == Order::Together && now.has_news;
        if is_revealed && now.reveals_at_once {
            let keeps_device = now.keeps_device(seat);
            return if keeps_device { self.show(Screen::Seat(seat)) } else { self.advance(now) };
        }
        if !is_revealed && now.due().contains(seat) && !is_public(now.turn) {
            // One person at this device: bots answer at once.
            if !now.is_shared && before.order == Order::Free && now.bots_are_due() {
                return self.show(Screen::Table(TableReason::Bots));
            }
            // One person against bots: a round's end is shown before the next choice.
            if now.is_alone() && in_turns && is_simultaneous(now.turn) {
                return self.advance(now);
            }
            return self.show(Screen::Seat(seat));
        }
        if now.is_shared {
            // Without anything to read or undo there is no summary: the next screen hides the cards.
            let skips_summary = in_turns && now.nothing_to_read;
            return if skips_summary { self.advance(now) } else { self.show(Screen::Done(seat)) };
        }
        // One person at this device: no summary; the opponents' turns are shown next.
        if now.waits_for_others() && (in_turns || now.completes_choice && now.bots_are_due()) {
            return self.show(Screen::Table(now.wait_reason()));
        }
        self.advance(now)
    }

    /// A person has taken a public action. In a free order this ends the visit, even if the same seat is next.
    pub fn on_public_act(self, seat: Seat, before: Turn, now: &Situation) -> Self {
        if !(matches!(self.screen, Screen::Seat(_)) && has_free_order(before) && now.has_news) {
            return self.on_decide(seat, before, now);
        }
        if now.is_shared {
            self.show(Screen::Done(seat))
        } else if now.is_alone() && now.bots_are_due() && has_free_order(now.turn) {
            // The bots' next turns are part of the same news.
            self.show(Screen::Table(TableReason::Bots))
        } else {
            self.advance(now)
        }
    }

    /// The seat's time has run out, and the rules have decided for it.
    pub fn on_time_out(self, seat: Seat, before: Turn, now: &Situation) -> Self {
        match self.screen {
            Screen::Seat(_) | Screen::Recap(_) | Screen::Table(TableReason::Choice) => {
                self.on_decide(seat, before, now)
            }
            _ => self.advance(now),
        }
    }

    /// Somebody wants to undo the last decision: the seat's curtain comes first, as another person may hold the device.
    pub const fn on_undo_request(self) -> Self {
        match self.screen {
            Screen::Done(seat) => self.show(Screen::Curtain(seat, Purpose::Undo)),
            _ => self,
        }
    }

    pub const fn on_undo(self, seat: Seat) -> Self {
        self.show(Screen::Seat(seat))
    }

    pub fn on_pass_on(self, now: &Situation) -> Self {
        if matches!(self.screen, Screen::Done(_)) { self.advance(now) } else { self }
    }

    /// A bot has decided while the table waited; `before` is the turn before the decision.
    pub fn on_bot_decision(self, before: Turn, now: &Situation) -> Self {
        let Screen::Table(TableReason::Bots) = self.screen else { return self };
        self.after_others_turn(before, now)
    }

    /// A remote player has decided, at any time; `before` is the turn before. A seat's own screen stays, unless the
    /// game no longer waits for that seat, or a simultaneous choice has just been revealed.
    pub fn on_remote_decision(self, before: Turn, now: &Situation) -> Self {
        match self.screen {
            Screen::Table(TableReason::Bots | TableReason::Remote) => {
                self.after_others_turn(before, now)
            }
            Screen::Table(TableReason::Choice | TableReason::Pause)
            | Screen::Pick(_)
            | Screen::Gestures(_) => self.advance(now),
            Screen::Curtain(seat, Purpose::Play) | Screen::Recap(seat) | Screen::Seat(seat) => {
                let is_revealed = is_simultaneous(before) && now.has_news;
                if now.due().contains(seat) && !is_revealed { self } else { self.advance(now) }
            }
            _ => self,
        }
    }

    /// A seat moved to another device, or back to this one.
    pub fn on_move(self, now: &Situation) -> Self {
        match self.screen {
            Screen::ReadOnly | Screen::Table(TableReason::News) => self,
            _ => self.advance(now),
        }
    }

    /// The screen after a decision that was made while the table waited for others.
    fn after_others_turn(self, before: Turn, now: &Situation) -> Self {
        if is_public(before) && is_public(now.turn) {
            return self.await_public_choice(now);
        }
        let shows_news = is_simultaneous(before) && now.has_news;
        if now.waits_for_others() && !shows_news {
            self.show(Screen::Table(now.wait_reason()))
        } else {
            self.advance(now)
        }
    }

    /// The page was hidden, or somebody covers it. The game stays as it is, behind the holder's curtain.
    pub fn on_cover(self, now: &Situation) -> Self {
        if !now.is_shared {
            return self;
        }
        match self.screen {
            Screen::Recap(seat) | Screen::Seat(seat) if now.due().contains(seat) => {
                self.show(Screen::Curtain(seat, Purpose::Play))
            }
            Screen::Recap(_) | Screen::Seat(_) => self.advance(now),
            Screen::Done(seat) => self.show(Screen::Curtain(seat, Purpose::Learned)),
            Screen::Leave(seat) => self.show(Screen::Curtain(seat, Purpose::Leave)),
            _ => self,
        }
    }

    /// A person wants to leave the game: their curtain comes first, if several share the device.
    pub fn on_leave(self, seat: Seat, now: &Situation) -> Self {
        let is_over = now.turn.outcome().is_some() || self.screen == Screen::ReadOnly;
        if is_over || now.move_is_sent || !now.people.contains(seat) {
            return self;
        }
        let has_device = !now.is_shared || self.screen.secrets_of() == Some(seat);
        let screen =
            if has_device { Screen::Leave(seat) } else { Screen::Curtain(seat, Purpose::Leave) };
        let done_before_leave =
            if let Screen::Done(seat) = self.screen { Some(seat) } else { None };
        Self { screen, done_before_leave, ..self }
    }

    pub fn on_stay(self, now: &Situation) -> Self {
        match (self.screen, self.done_before_leave) {
            (Screen::Leave(seat), Some(done)) if done == seat => self.show(Screen::Done(done)),
            (Screen::Leave(_), Some(done)) => self.show(Screen::Curtain(done, Purpose::Learned)),
            (Screen::Leave(_), None) => self.advance(now),
            _ => self,
        }
    }

    pub fn on_use_gestures(self, now: &Situation) -> Self {
        let is_before_choice =
            matches!(self.screen, Screen::Gestures(_) | Screen::Curtain(_, Purpose::Play));
        if is_before_choice { self.advance(now) } else { self }
    }

    pub fn advance(self, now: &Situation) -> Self {
        self.show(self.next_screen(now))
    }

    fn await_public_choice(self, now: &Situation) -> Self {
        let reason = if now.due().is_empty() { now.wait_reason() } else { TableReason::Choice };
        self.show(Screen::Table(reason))
    }

    fn next_screen(self, now: &Situation) -> Screen {
        if now.has_news {
            return Screen::Table(TableReason::News);
        }
        if now.takes_break {
            return Screen::Table(TableReason::Break);
        }
        let Turn::Awaiting(awaiting) = now.turn else { return Screen::Table(TableReason::Over) };
        let due = now.due();
        let Some(lowest) = due.lowest() else { return Screen::Table(now.wait_reason()) };
        // In a free order bots act first, so that the next person finds their offers.
        if awaiting.order == Order::Free && now.bots_are_due() {
            return Screen::Table(TableReason::Bots);
        }
        if is_public(now.turn) {
            return Screen::Table(TableReason::Choice);
        }
        if !now.is_shared {
            return Screen::Seat(lowest);
        }
        if awaiting.order == Order::Free && due.len() > 1 {
            return Screen::Pick(due);
        }
        if now.uses_gestures {
            return Screen::Gestures(due);
        }
        let first = self.holder.filter(|holder| due.contains(*holder)).unwrap_or(lowest);
        Screen::Curtain(first, Purpose::Play)
    }
}

pub fn is_simultaneous(turn: Turn) -> bool {
    matches!(turn, Turn::Awaiting(awaiting) if awaiting.order == Order::Together)
}

pub fn has_free_order(turn: Turn) -> bool {
    matches!(turn, Turn::Awaiting(awaiting) if awaiting.order == Order::Free)
}

pub fn is_public(turn: Turn) -> bool {
    matches!(turn, Turn::Awaiting(awaiting) if awaiting.privacy == Privacy::Open)
}

#[cfg(test)]
mod tests;
