//! A running game on this device: its record and state, the frames seen, and who may look at the screen. A pure
//! reducer, without access to clocks, stores or randomness.
//!
//! | question | answer |
//! | --- | --- |
//! | Do several people look at this device, and so have secrets from each other? | [`Session::is_shared`] |
//! | Does everybody play on a phone, so that no cards ever appear here? | [`Session::has_only_phones`] |
//! | Whose secrets may the screen show now? | [`Screen::secrets_of`] |
//! | Can the screen be covered, to hide secrets or a question to a seat from others? | [`Session::can_be_covered`] |
//! | Whose view is drawn? A single player's, also at a running game's open table. | [`Session::observer`] |
//! | Who is called "you"? Nobody, while the device changes hands. | [`Session::reader`] |

use std::rc::Rc;

use engine::catalogue::{AnyAction, AnyGame, AnyRefusal, AnyView, GameId};
use engine::game::{Decision, Frame, Game, Illegal, Observer, Sink, Turn};
use engine::options::Options;
use engine::record::{Entry, Record};
use engine::replay::ReplayedRecord;
use engine::seat::{Seat, SeatSet};
use engine::time::{Intermission, TimeScope};
use yew::Reducible;

use self::clock::{Clocks, SharedTime};
use crate::device::{Device, Screen, Situation, TableReason, is_public};
use crate::games::{self, AfterChoices};
use crate::services::by_link::ByLink;
use crate::services::people::Place;
use crate::services::saves::{Local, Summary};

mod bot_turn;
mod bots;
mod clock;
mod deal_outcome;
mod frames;
mod gestures;
mod hint;
pub mod lesson;
pub mod phones;
mod public_actions;
mod remote;
pub mod seat_game;
mod skip;
mod step;
mod undo;

pub use bot_turn::BotTurn;
pub use clock::RunningClock;
pub use hint::HintTask;
pub use step::Step;

// Cheap to compare: `Rc`s of `Eq` types compare their pointers first.
#[derive(Clone, PartialEq, Debug)]
pub struct Session {
    record: Rc<Record<AnyGame>>,
    /// The state after the deal.
    deal: Rc<AnyGame>,
    game: Rc<AnyGame>,
    /// The frames of each decision.
    history: Rc<Vec<Rc<[Frame<AnyGame>]>>>,
    device: Device,
    /// By seat: the number of decisions whose results the seat has seen.
    seats_seen: Vec<usize>,
    /// Seats that have seen their cards here, even before the first decision.
    saw_cards: SeatSet,
    /// The number of decisions whose results the open table has shown.
    table_seen: usize,
    /// The number of decisions at the start of this visit, or at loading: earlier ones can't be undone.
    visit_start: usize,
    /// Earlier wins in a series, by seat.
    series: Vec<u32>,
    clocks: Clocks,
    /// The number of decisions at the end of the last break.
    break_ended: Option<usize>,
    /// Whether to use gestures for choices that allow them; `None` until people turn them on or off.
    gestures: Option<bool>,
    /// Whether the last simultaneous choice was made by gestures.
    last_by_gestures: bool,
    was_untouched: bool,
    hints: u32,
    /// Whether turns are skipped until the only person has a part in the game again.
    is_skipping: bool,
    /// The place of each person; empty if all play here.
    places: Vec<Place>,
    /// The seats whose phones are connected.
    connected: SeatSet,
    /// The data of a game by link, saved beside the record.
    by_link: Option<Rc<ByLink>>,
}

impl Session {
    /// Opens a game with all people at this device: new, loaded or imported. Nobody's cards are visible at first.
    pub fn open(replay: ReplayedRecord<AnyGame>, local: &Local) -> Self {
        Self::open_at(replay, local, &[], None)
    }

    /// Opens a game with a place for each person (those without one play here), and the data of a game by link.
    pub fn open_at(
        replay: ReplayedRecord<AnyGame>,
        local: &Local,
        places: &[Place],
        by_link: Option<ByLink>,
    ) -> Self {
        let game = replay.end().clone();
        let (record, deal, decisions) = replay.into_parts();
        let history: Vec<Rc<[_]>> = decisions.into_iter().map(Rc::from).collect();
        let count = history.len();
        let seen_by = |at: usize| local.seen_by_seat.get(at).map_or(0, |seen| count.min(*seen));
        let seats_seen = (0..record.players.len()).map(seen_by);
        let saw_cards = Seat::all(Seat::MOST).filter(|seat| {
            local.seen_cards.contains(&seat.number())
                || local.seen_by_seat.get(seat.index()).is_some_and(|seen| *seen > 0)
        });
        let series = (0..record.players.len()).map(|at| local.series.get(at).copied().unwrap_or(0));
        let mut session = Self {
            seats_seen: seats_seen.collect(),
            saw_cards: saw_cards.collect(),
            table_seen: count.min(local.seen_by_table),
            visit_start: count,
            series: series.collect(),
            clocks: Clocks::restore(&local.time_left, record.players.len()),
            device: Device::blank(),
            break_ended: None,
            gestures: local.gestures,
            last_by_gestures: false,
            was_untouched: false,
            hints: local.hints,
            is_skipping: false,
            places: places.to_vec(),
            connected: SeatSet::EMPTY,
            by_link: by_link.map(Rc::new),
            deal: Rc::new(deal),
            record: Rc::new(record),
            game: Rc::new(game),
            history: Rc::new(history),
        };
        session.device = Device::start(&session.situation());
        session.update_seen();
        session.update_clocks();
        session
    }

    pub fn screen(&self) -> Screen {
        self.device.screen()
    }

    pub fn upcoming(&self) -> Screen {
        self.device.upcoming(&self.situation())
    }

    /// The record. It holds every secret.
    pub fn record(&self) -> &Record<AnyGame> {
        &self.record
    }

    pub fn game(&self) -> Option<GameId> {
        GameId::from_slug(self.record.options.identity().slug)
    }

    /// The data saved beside the record.
    pub fn local(&self) -> Local {
        Local {
            seen_by_seat: self.seats_seen.clone(),
            seen_cards: self.saw_cards.iter().map(Seat::number).collect(),
            seen_by_table: self.table_seen,
            series: self.series.clone(),
            time_left: self.clocks.to_save(),
            gestures: self.gestures,
            hints: self.hints,
        }
    }

    pub fn summary(&self) -> Summary {
        games::summary(&self.game, &self.record.players)
    }

    pub fn series(&self) -> &[u32] {
        &self.series
    }

    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    pub fn clock(&self) -> Option<RunningClock> {
        self.clocks.running().or_else(|| self.clocks.first_remote())
    }

    /// The full time for the awaited decision, in seconds.
    pub fn limit_seconds(&self) -> Option<u32> {
        self.game.turn().clock().map(|clock| clock.limit.into())
    }

    /// The seconds that the seat has left for the awaited decision; the full time before its clock begins.
    pub fn seconds_left(&self, seat: Seat) -> Option<u32> {
        let limit = self.limit_seconds()?;
        Some(self.clocks.time_left(seat).map_or(limit, |left| limit.min(left.div_ceil(1_000))))
    }

    pub fn table_seen(&self) -> usize {
        self.table_seen
    }

    pub fn intermission(&self) -> Option<Intermission> {
        self.game.turn().intermission()
    }

    pub fn decisions(&self) -> usize {
        self.history.len()
    }

    /// Seats of the people at this device.
    pub fn people(&self) -> SeatSet {
        self.all_people().difference(self.remote())
    }

    /// The screen's observer. A single player hides cards from nobody: the open table shows theirs, too.
    pub fn observer(&self) -> Observer {
        let single_player = match self.screen() {
            Screen::Table(reason) if reason != TableReason::Over && !self.is_shared() => {
                self.people().lowest()
            }
            _ => None,
        };
        self.screen().secrets_of().or(single_player).map_or(Observer::Table, Observer::Seat)
    }

    pub fn view(&self) -> AnyView {
        self.game.view(self.observer())
    }

    pub fn table_view(&self) -> AnyView {
        self.game.view(Observer::Table)
    }

    /// The reason why a seat can't take this action; `None` if it can.
    pub fn why_not(&self, seat: Seat, action: &AnyAction) -> Option<Illegal<AnyRefusal>> {
        self.game.check(seat, action).err()
    }

    fn situation(&self) -> Situation {
        let (people, after_choices) = (self.people(), self.after_choices());
        Situation {
            turn: self.game.turn(),
            people,
            remote: self.remote(),
            is_shared: self.is_shared(),
            has_news: self.history[self.table_seen..]
                .iter()
                .any(|frames| bot_turn::is_public_news(frames, self.game.seats())),
            needs_recap: people.iter().filter(|seat| self.has_recap(*seat)).collect(),
            takes_break: self.takes_break(),
            uses_gestures: self.uses_gestures(),
            move_is_sent: self.waits_for_link(),
            reveals_at_once: after_choices != AfterChoices::DeviceInMiddle,
            last_chooses_again: after_choices == AfterChoices::NextChoice,
            nothing_to_read: self.leaves_nothing_to_read(),
            completes_choice: !self.is_shared()
                && games::ui_of(&self.table_view()).completes_choice(),
        }
    }

    pub fn has_seen_cards(&self, seat: Seat) -> bool {
        self.saw_cards.contains(seat)
    }

    fn update_seen(&mut self) {
        if let Screen::Seat(seat) = self.screen() {
            self.saw_cards = self.saw_cards.with(seat);
        }
        // A phone shows its seat at once everything that the seat may see.
        for seat in self.connected.intersection(self.on_phones()) {
            self.seats_seen[seat.index()] = self.history.len();
        }
        // A seat sees its own decision's results; those of a simultaneous choice appear on the table, to all at once.
        if let Screen::Seat(seat) | Screen::Done(seat) = self.screen()
            && (self.screen() == Screen::Seat(seat) || !self.keeps_secret())
        {
            self.seats_seen[seat.index()] = self.history.len();
        }
    }

    /// Carries out a decision. Returns the turn before it; `None` if it is refused.
    fn apply(&mut self, seat: Seat, decision: Decision<AnyAction>) -> Option<Turn> {
        let before = self.game.turn();
        let scope = before.clock().map(|clock| clock.scope);
        let is_action = matches!(decision, Decision::Act(_));
        let mut sink = Sink::open();
        let mut game = (*self.game).clone();
        game.decide(seat, decision.clone(), &mut sink).ok()?;
        self.game = Rc::new(game);
        let next_scope = self.game.turn().clock().map(|clock| clock.scope);
        let keeps_clock = matches!(scope, Some(TimeScope::Stretch(_))) && scope == next_scope;
        // A seat's clock runs on from one action of a stretch to the next.
        if !(is_action && keeps_clock) {
            self.clocks.reset(seat);
        }
        Rc::make_mut(&mut self.record).decisions.push(Entry { seat, decision });
        Rc::make_mut(&mut self.history).push(sink.into_frames().into());
        self.update_skipping();
        Some(before)
    }

    /// `table_seen` once somebody decides: the table has shown each public choice before the next one.
    fn next_table_seen(&self) -> usize {
        match self.screen() {
            Screen::Table(TableReason::Choice | TableReason::Bots | TableReason::Remote)
                if is_public(self.turn()) =>
            {
                self.history.len()
            }
            _ => self.table_seen,
        }
    }

    fn update_clocks(&mut self) {
        let due = self.game.turn().awaited().intersection(self.people());
        let screen = self.screen();
        let clock = self.game.turn().clock();
        self.clocks.set_shared(match self.game.turn().intermission() {
            Some(Intermission { limit }) => SharedTime::Break(limit.map(u32::from)),
            None if clock.is_some_and(|clock| clock.scope == TimeScope::Table) => SharedTime::Turns,
            None => SharedTime::None,
        });
        let limit = clock.map(|clock| clock.limit.into());
        let due_on_phones = self.game.turn().awaited().intersection(self.on_phones());
        let is_stopped = matches!(screen, Screen::Table(TableReason::Break) | Screen::ReadOnly);
        let connected = if is_stopped { SeatSet::EMPTY } else { self.connected };
        self.clocks.update_remote(due_on_phones, connected, limit);
        self.clocks.update(screen, due, limit);
    }

    /// Whether several people look at this device, and the screen shows a seat's secrets or asks it whether it leaves.
    pub fn can_be_covered(&self) -> bool {
        let belongs_to_seat = match self.screen() {
            Screen::Done(seat) => !self.private_news(seat).is_empty(),
            screen => matches!(screen, Screen::Recap(_) | Screen::Seat(_) | Screen::Leave(_)),
        };
        self.is_shared() && belongs_to_seat
    }

    /// Whether the screen was covered because nobody had touched it.
    pub fn was_untouched(&self) -> bool {
        self.was_untouched
    }

    fn may_decide(&self, seat: Seat, decision: &Decision<AnyAction>) -> bool {
        let is_here = self.people().contains(seat);
        match (self.screen(), decision) {
            _ if self.waits_for_link() => false,
            (Screen::Leave(leaving), Decision::Leave) => leaving == seat,
            (Screen::Seat(at), Decision::Act(_) | Decision::Timeout) => at == seat,
            (Screen::Table(TableReason::Choice), Decision::Act(_) | Decision::Timeout) => is_here,
            (Screen::Table(_) | Screen::Pick(_), Decision::Act(action)) => {
                is_here && self.game.is_public(action)
            }
            (_, Decision::Act(_) | Decision::Timeout | Decision::Leave) => false,
        }
    }

    /// Leaves the open table, which has shown everything so far.
    fn leave_table(&mut self) {
        if matches!(self.screen(), Screen::Table(_)) {
            self.table_seen = self.history.len();
        }
        if self.screen() == Screen::Table(TableReason::Break) {
            self.break_ended = Some(self.history.len());
        }
    }

    /// Leaves the open table for another screen, if `change` leads to one.
    fn leave_table_for(&mut self, change: impl Fn(Device, &Situation) -> Device) {
        if change(self.device, &self.situation()) != self.device {
            self.leave_table();
            self.device = change(self.device, &self.situation());
        }
    }

    fn apply_step(&mut self, step: Step) {
        match step {
            Step::Continue => {
                self.leave_table();
                self.device = self.device.on_continue(&self.situation());
            }
            Step::SkipOthers => self.skip(),
            Step::Take(seat) => self.leave_table_for(|device, now| device.on_take(seat, now)),
            Step::HandTo(seat) => self.device = self.device.on_hand_to(seat, &self.situation()),
            Step::OpenCurtain => self.open_curtain(),
            Step::Decline => self.leave_table_for(Device::on_decline),
            Step::Read => self.device = self.device.on_read(),
            Step::Decide(seat, decision) => {
                if !self.may_decide(seat, &decision) {
                    return;
                }
                // Whoever acts on the open table has seen its news.
                let table_seen = match self.screen() {
                    Screen::Table(TableReason::News) => self.history.len(),
                    _ => self.next_table_seen(),
                };
                let is_public =
                    matches!(&decision, Decision::Act(action) if self.game.is_public(action));
                if let Some(before) = self.apply(seat, decision) {
                    self.table_seen = self.table_seen.max(table_seen);
                    self.last_by_gestures = false;
                    let now = self.situation();
                    self.device = if is_public {
                        self.device.on_public_act(seat, before, &now)
                    } else {
                        self.device.on_decide(seat, before, &now)
                    };
                    // The last to choose reads the reveal beside the cards in hand, like the other player.
                    if self.keeps_secret()
                        && now.has_news
                        && now.last_chooses_again
                        && self.screen() == Screen::Seat(seat)
                    {
                        self.table_seen = self.history.len();
                    }
                }
            }
            // The decision's seat has the device: it sees its cards, or is alone here.
            Step::Undo => {
                if matches!(self.screen(), Screen::Seat(_) | Screen::Table(_)) {
                    self.undo();
                }
            }
            // Somebody else may have the device by now: the curtain of the decision's seat comes first.
            Step::AskToUndo => {
                if self.can_undo() {
                    self.device = self.device.on_undo_request();
                }
            }
            Step::PassOn => self.device = self.device.on_pass_on(&self.situation()),
            Step::BotsDecide(bot_turn) => self.bots_decide(&bot_turn),
            Step::SendMove(by_link) => self.send_move(by_link),
            Step::Remote(seat, decision) => self.apply_remote_decision(seat, decision),
            Step::MoveSeat(seat, place) => self.move_seat(seat, place),
            Step::SetConnected(seats) => self.connected = seats,
            Step::EnterGestures(choices) => self.enter_gestures(choices),
            Step::UseGestures(uses) => {
                self.gestures = Some(uses);
                self.device = self.device.on_use_gestures(&self.situation());
            }
            Step::Cover | Step::CoverUntouched => {
                if self.can_be_covered() {
                    self.device = self.device.on_cover(&self.situation());
                }
            }
            Step::AskToLeave(seat) => self.device = self.device.on_leave(seat, &self.situation()),
            Step::Stay => self.device = self.device.on_stay(&self.situation()),
            Step::Elapse(milliseconds) => {
                for seat in self.clocks.elapse(milliseconds) {
                    if self.remote().contains(seat) {
                        self.apply_remote_decision(seat, Decision::Timeout);
                    } else if let Some(before) = self.apply(seat, Decision::Timeout) {
                        self.device = self.device.on_time_out(seat, before, &self.situation());
                    }
                }
            }
            Step::TakeHint => self.hints = self.hints.saturating_add(1),
            Step::LoseToOtherTab => self.device = self.device.read_only(),
        }
    }
}

impl Reducible for Session {
    type Action = Step;

    fn reduce(self: Rc<Self>, step: Step) -> Rc<Self> {
        let mut next = (*self).clone();
        let holder = next.screen().secrets_of().or_else(|| next.undo_requested_by());
        let covers_untouched = matches!(step, Step::CoverUntouched);
        next.apply_step(step);
        if next.screen() != self.screen() {
            next.was_untouched = covers_untouched;
        }
        let is_handed_on = next.screen().secrets_of().is_some_and(|seat| holder != Some(seat));
        // A visit begins when somebody else gets the device. In a game by link nobody else does.
        if is_handed_on && !next.is_by_link() {
            next.visit_start = next.history.len();
        }
        next.update_seen();
        next.update_clocks();
        // The very same session if nothing has changed, not even the time left.
        let is_same = next == *self && next.clocks.to_save() == self.clocks.to_save();
        if is_same { self } else { Rc::new(next) }
    }
}

#[cfg(test)]
mod tests;
