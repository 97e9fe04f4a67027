//! A game on a seat's own phone, or on an onlooker's: handles the table's messages, and answers them. A pure reducer,
//! like the session. It holds a view, and no state but those that fit the view.
//!
//! A phone doesn't trust its table: it accepts a view only if a valid state of the game has it, and an event only if
//! the game has all that the event names. So the page draws nothing unchecked.

use std::rc::Rc;

use engine::catalogue::{AnyAction, AnyEvent, AnyGame, AnyOptions, AnyRefusal, AnyView, GameId};
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Flaw, Game, Illegal, Observer, Outside, Turn};
use engine::options::{Options, Values};
use engine::record::{Name, Player};
use engine::seat::Seat;
use yew::Reducible;

use super::phones::why_not;
use crate::device::has_free_order;
use crate::playback::AnyFrame;
use crate::services::people::{Look, assign};
use crate::services::phones::protocol::{
    ClockState, Denial, FromPhone, Hello, Refused, SentFrame, State, ToPhone, VERSION,
};
use crate::words::players::Players;

/// The most frames read of one message; earlier ones are dropped. Our tables send more only after a long absence.
const MOST_NEW_FRAMES: usize = 400;
/// The most events of a frame: more than in any game of ours.
const MOST_EVENTS: usize = 500;
/// The most frames in the log or the news: more than any game of ours has.
const MOST_KEPT_FRAMES: usize = 10_000;
/// After this many unreadable messages in a row the phone reads no more: its page has to be reloaded.
const MOST_UNREADABLE: u32 = 20;
/// The longest id of a rule, in bytes: a longer one in a refusal isn't shown.
const LONGEST_RULE_ID: usize = 12;

#[derive(Clone, PartialEq, Debug)]
pub enum SeatStep {
    Received(Rc<str>),
    Act(AnyAction),
    Leave,
    Read,
    /// Either side has ended the connection: this phone decides nothing any more.
    End,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct SeatGame {
    /// The name of the invited player, or of the onlooker: the phone takes only the seat of that name.
    invited_name: Rc<str>,
    /// Whether the phone may look on without a seat.
    is_onlooker: bool,
    table: Option<PhoneGame>,
    latest: Option<LatestState>,
    /// The frames to play.
    news: Rc<[AnyFrame]>,
    /// Counts the playbacks: another number begins a new one.
    news_number: u32,
    /// Frames to show beside the cards: the results of the seat's own decision, or in a free order of anybody's.
    just_done: Rc<[AnyFrame]>,
    /// The frames since this phone joined.
    log: Rc<[AnyFrame]>,
    /// The choice made here, until the table answers, with the number of its first decision.
    sent: Option<(u32, Vec<Decision<AnyAction>>)>,
    /// The table's last refusal, until the next decision.
    refused: Option<Denial>,
    is_freed: bool,
    /// The table's protocol version, if this build has another one.
    other_version: Option<u32>,
    /// The number of consecutive messages that are unreadable, or impossible in a game.
    unreadable: u32,
}

#[derive(Clone, PartialEq, Debug)]
struct PhoneGame {
    /// Tells this game from others at the same table.
    deal: u32,
    game: GameId,
    options: AnyOptions,
    /// `None` for an onlooker.
    seat: Option<Seat>,
    players: Players,
}

#[derive(Clone, PartialEq, Debug)]
struct LatestState {
    /// The table's message, without its frames.
    message: State,
    /// A state with its view and the same legal actions; kept only if the seat owes a decision.
    fitting_state: Option<Rc<AnyGame>>,
}

impl SeatGame {
    /// A phone that has scanned a table's invitation for the player of this name.
    pub fn for_player(name: &Name) -> Self {
        Self { invited_name: name.as_str().into(), ..Self::default() }
    }

    pub fn for_onlooker(name: &Name) -> Self {
        Self { is_onlooker: true, ..Self::for_player(name) }
    }

    pub fn own_name(&self) -> &str {
        &self.invited_name
    }

    /// `None` before the table has named the game.
    pub fn game(&self) -> Option<GameId> {
        self.table.as_ref().map(|table| table.game)
    }

    pub fn seat(&self) -> Option<Seat> {
        self.table.as_ref().and_then(|table| table.seat)
    }

    pub fn players(&self) -> Option<&Players> {
        self.table.as_ref().map(|table| &table.players)
    }

    pub fn view(&self) -> Option<&AnyView> {
        self.latest.as_ref().map(|now| &now.message.view)
    }

    pub fn turn(&self) -> Option<Turn> {
        self.view().map(AnyView::turn)
    }

    /// Whether the seat can decide now.
    pub fn owes(&self) -> bool {
        !self.is_freed && self.latest.as_ref().is_some_and(|now| now.message.owes)
    }

    pub fn is_sending(&self) -> bool {
        self.sent.is_some()
    }

    pub fn news(&self) -> Rc<[AnyFrame]> {
        self.news.clone()
    }

    pub fn news_number(&self) -> u32 {
        self.news_number
    }

    pub fn just_done(&self) -> Rc<[AnyFrame]> {
        self.just_done.clone()
    }

    pub fn log(&self) -> &[AnyFrame] {
        &self.log
    }

    pub fn refused(&self) -> Option<&Denial> {
        self.refused.as_ref()
    }

    /// Whether the table has freed this phone, or the connection has ended. Its seat, if any, plays at the table now.
    pub fn is_freed(&self) -> bool {
        self.is_freed
    }

    pub fn other_version(&self) -> Option<u32> {
        self.other_version
    }

    /// Whether the table's last message is unreadable. The previous state stays.
    pub fn is_unreadable(&self) -> bool {
        self.unreadable > 0
    }

    /// The last message's number and its clock, from which the page counts down.
    pub fn clock(&self) -> Option<(u32, ClockState)> {
        let message = &self.latest.as_ref()?.message;
        Some((message.number, message.clock?))
    }

    pub fn why_not(&self, action: &AnyAction) -> Option<Illegal<AnyRefusal>> {
        let state = self.latest.as_ref().and_then(|latest| latest.fitting_state.as_ref());
        match (state, self.seat()) {
            (Some(state), Some(seat)) => state.check(seat, action).err(),
            (None, _) | (_, None) => Some(Illegal::NotAwaited),
        }
    }

    /// A state that fits the view, and the number of the decision that the seat owes; `None` if it owes none.
    #[cfg(test)]
    pub fn owed_decision(&self) -> Option<(&AnyGame, u32)> {
        let latest = self.latest.as_ref()?;
        Some((latest.fitting_state.as_deref()?, latest.message.decision))
    }

    /// The messages to send now, and again until the table answers.
    pub fn outgoing(&self) -> Vec<FromPhone> {
        let (Some(table), Some(now)) = (&self.table, &self.latest) else {
            return vec![FromPhone::Hello { version: VERSION, has: None }];
        };
        let deal = table.deal;
        let sent = self.sent.as_ref().map(|(decision, sent)| {
            let text = |decision: &Decision<AnyAction>| match decision {
                Decision::Act(action) => Some(action.to_string()),
                Decision::Leave | Decision::Timeout => None,
            };
            let actions: Vec<_> = sent.iter().filter_map(text).collect();
            if actions.is_empty() {
                FromPhone::Leave { deal, decision: *decision }
            } else {
                FromPhone::Act { deal, decision: *decision, actions }
            }
        });
        let seen = FromPhone::Seen { deal, number: now.message.number };
        std::iter::once(seen).chain(sent).collect()
    }

    pub fn greeting(&self) -> FromPhone {
        let has = self.latest.as_ref().map(|now| (now.message.deal, now.message.number));
        FromPhone::Hello { version: VERSION, has }
    }

    fn on_message(&mut self, message: ToPhone) -> Result<(), Flaw> {
        match message {
            ToPhone::Hello(hello) => return self.on_hello(&hello),
            ToPhone::State(state) => return self.on_state(*state),
            ToPhone::Refused(refused) => self.on_refusal(refused),
            ToPhone::Freed => self.is_freed = true,
            ToPhone::Version(version) => self.other_version = Some(version),
        }
        Ok(())
    }

    fn on_hello(&mut self, hello: &Hello) -> Result<(), Flaw> {
        if hello.version != VERSION {
            self.other_version = Some(hello.version);
            return Ok(());
        }
        let game = GameId::from_slug(&hello.game).ok_or(Flaw("the game is one of ours"))?;
        let options = game.options();
        let values = Values::read(options.fields(), &hello.options);
        let options = options.with_values(&values.map_err(|_| Flaw("the game has such options"))?);
        let seats = u8::try_from(hello.players.len()).unwrap_or(u8::MAX);
        let fits = options.seat_counts().contains(seats) && hello.looks.len() <= Seat::MOST.into();
        Flaw::unless(fits, "the game has this number of seats")?;
        let players: Option<Vec<Player>> =
            hello.players.iter().map(|player| player.parse().ok()).collect();
        let players = players.ok_or(Flaw("players have names"))?;
        let is_invited = match hello.seat.map(|seat| players.get(seat.index())) {
            Some(Some(Player::Person(name))) => matches_name(&self.invited_name, name.as_str()),
            Some(Some(Player::Bot(_)) | None) => false,
            None => self.is_onlooker,
        };
        Flaw::unless(is_invited, "the seat is that of the invitation")?;
        let named = Players::new(&players);
        self.is_freed = false;
        self.other_version = None;
        self.unreadable = 0;
        if self.table.as_ref().is_some_and(|table| table.deal == hello.deal) {
            return Ok(());
        }
        let looks: Vec<Option<Look>> =
            (0..players.len()).map(|at| hello.looks.get(at).copied()).collect();
        let here = hello.seat.into_iter().collect();
        let players = named.with_looks(assign(&looks)).read_by(hello.seat).playing_here(here);
        let table = Some(PhoneGame { deal: hello.deal, game, options, seat: hello.seat, players });
        // Clears everything of the previous game.
        let Self { invited_name, is_onlooker, news_number, .. } = std::mem::take(self);
        *self = Self { invited_name, is_onlooker, table, news_number, ..Self::default() };
        Ok(())
    }

    fn on_state(&mut self, mut state: State) -> Result<(), Flaw> {
        let Some(table) = self.table.as_ref().filter(|table| table.deal == state.deal) else {
            // The greeting of that game is still to come, unless it was unreadable.
            return Flaw::unless(!self.is_unreadable(), "a readable greeting comes before a state");
        };
        let known = self.latest.as_ref().map_or(0, |now| now.message.number);
        if state.number <= known {
            return Ok(());
        }
        Flaw::unless(table.seat.is_some() || !state.owes, "an onlooker owes no decision")?;
        let mut dice = Dice::new(Seed(state.number.into()), 0);
        let fitting_state = table.check(&state.view, &mut dice)?;
        let mut frames = new_frames(std::mem::take(&mut state.frames), known);
        // Impossible frames are dropped: the seat can play on without any.
        if table.check_frames(&frames, &mut dice).is_err() {
            frames.clear();
        }
        self.unreadable = 0;
        let was_free = self.turn().is_none_or(has_free_order);
        let are_all_own = frames.iter().all(|(own, _)| *own);
        let frames: Vec<AnyFrame> = frames.into_iter().map(|(_, frame)| frame).collect();
        if !frames.is_empty() {
            self.log = with_more(&self.log, &frames);
        }
        let stays_free = was_free && has_free_order(state.view.turn());
        self.just_done = Rc::new([]);
        // A seat's own results, if it decides next, show beside its cards, as do all results in a free order. Other
        // news is played back.
        if (are_all_own && state.owes || stays_free) && self.news.is_empty() {
            self.just_done = frames.into();
        } else if !stays_free && !frames.is_empty() {
            if self.news.is_empty() {
                self.news_number += 1;
            }
            self.news = with_more(&self.news, &frames);
        }
        let was_carried_out =
            |(first, sent): &(u32, Vec<_>)| *first as usize + sent.len() <= state.decision as usize;
        if self.sent.as_ref().is_some_and(was_carried_out) {
            self.sent = None;
            self.refused = None;
        }
        let fitting_state = state.owes.then(|| Rc::new(fitting_state));
        self.latest = Some(LatestState { message: state, fitting_state });
        Ok(())
    }

    fn on_refusal(&mut self, mut refused: Refused) {
        if matches!(&refused.why, Denial::Rule(rule) if rule.len() > LONGEST_RULE_ID) {
            refused.why = Denial::Malformed;
        }
        let is_current = self.table.as_ref().is_some_and(|table| table.deal == refused.deal);
        let sent = self.sent.as_ref().map(|(decision, _)| *decision);
        if is_current && refused.decision.is_some() && refused.decision == sent {
            self.sent = None;
            self.refused = Some(refused.why);
        } else if refused.why == Denial::TooMany {
            self.refused = Some(refused.why);
        }
    }

    fn send_decision(&mut self, decision: Decision<AnyAction>) {
        let Some(now) = self.latest.as_ref().filter(|_| !self.is_freed) else { return };
        if let Some((_, sent)) = &self.sent {
            if self.continues(sent, &decision) {
                self.sent.iter_mut().for_each(|(_, sent)| sent.push(decision.clone()));
            }
            return;
        }
        let is_legal = match &decision {
            Decision::Act(action) => now.message.owes && self.why_not(action).is_none(),
            Decision::Leave => self.seat().is_some() && now.message.view.turn().outcome().is_none(),
            Decision::Timeout => false,
        };
        if is_legal {
            self.sent = Some((now.message.decision, vec![decision]));
            self.refused = None;
        }
    }

    /// Whether this decision continues the choice that the seat has begun, as aiming a pistol follows loading it.
    fn continues(&self, begun: &[Decision<AnyAction>], decision: &Decision<AnyAction>) -> bool {
        let state = self.latest.as_ref().and_then(|latest| latest.fitting_state.as_ref());
        let (Some(state), Some(seat), Decision::Act(_)) = (state, self.seat(), decision) else {
            return false;
        };
        let choice: Vec<_> = begun.iter().chain([decision]).cloned().collect();
        why_not(state, seat, &choice).is_none()
    }
}

impl PhoneGame {
    fn observer(&self) -> Observer {
        self.seat.map_or(Observer::Table, Observer::Seat)
    }

    /// A state that fits this view, if the view is possible.
    fn check(&self, view: &AnyView, dice: &mut Dice) -> Result<AnyGame, Flaw> {
        Flaw::unless(view.game() == self.game, "the view is of the game that is played")?;
        let game = AnyGame::from_outside(view, self.observer(), dice)?;
        let is_same_table = game.seats() == self.players.count() && game.options() == self.options;
        Flaw::unless(is_same_table, "the view is of the table and the options that are played")?;
        Ok(game)
    }

    /// Checks that the seat can have seen these frames; each comes with whether the seat caused it.
    fn check_frames(&self, frames: &[(bool, AnyFrame)], dice: &mut Dice) -> Result<(), Flaw> {
        for (at, (_, frame)) in frames.iter().enumerate() {
            let last = at.checked_sub(1).map(|last| &frames[last].1.view);
            if last != Some(&frame.before) {
                self.check(&frame.before, dice)?;
            }
            self.check(&frame.view, dice)?;
            let has_events = (1..=MOST_EVENTS).contains(&frame.events.len());
            Flaw::unless(has_events, "a frame has events, and not too many")?;
            frame.events.iter().try_for_each(|event| self.check_event(event))?;
        }
        Ok(())
    }

    fn check_event(&self, event: &AnyEvent) -> Result<(), Flaw> {
        Flaw::unless(event.game() == self.game, "the event is of the game that is played")?;
        AnyGame::event_from_outside(event, self.observer(), self.players.count())
    }
}

/// Whether a player of this name is the invited one: the invitation may have a number that tells namesakes apart.
fn matches_name(invited_name: &str, name: &str) -> bool {
    let number = invited_name.strip_prefix(name).and_then(|rest| rest.strip_prefix(' '));
    invited_name == name || number.is_some_and(|number| number.parse::<u8>().is_ok())
}

/// `frames` and `more`, without the oldest if there are too many.
fn with_more(frames: &[AnyFrame], more: &[AnyFrame]) -> Rc<[AnyFrame]> {
    let skipped = (frames.len() + more.len()).saturating_sub(MOST_KEPT_FRAMES);
    frames.iter().chain(more).skip(skipped).cloned().collect()
}

/// The frames of messages after the one numbered `known`, each with whether the phone's seat caused it.
fn new_frames(sent: Vec<SentFrame>, known: u32) -> Vec<(bool, AnyFrame)> {
    let skipped = sent.len().saturating_sub(MOST_NEW_FRAMES);
    let mut last: Option<AnyView> = None;
    let mut frames = Vec::new();
    for (at, frame) in sent.into_iter().enumerate() {
        let before = frame.before.or_else(|| last.clone());
        last = Some(frame.view.clone());
        let is_new = at >= skipped && frame.number > known;
        let Some(before) = before.filter(|_| is_new) else { continue };
        frames.push((frame.own, AnyFrame { before, events: frame.events, view: frame.view }));
    }
    frames
}

impl Reducible for SeatGame {
    type Action = SeatStep;

    fn reduce(self: Rc<Self>, step: SeatStep) -> Rc<Self> {
        let mut next = (*self).clone();
        match step {
            SeatStep::Received(_) if self.unreadable >= MOST_UNREADABLE => return self,
            SeatStep::Received(text) => {
                let message = ToPhone::read(&text).ok_or(Flaw("a message can be read"));
                if message.and_then(|message| next.on_message(message)).is_err() {
                    next = Self { unreadable: self.unreadable + 1, ..(*self).clone() };
                }
            }
            SeatStep::Act(action) => next.send_decision(Decision::Act(action)),
            SeatStep::Leave => next.send_decision(Decision::Leave),
            SeatStep::Read => next.news = Rc::new([]),
            SeatStep::End => {
                // The connection screen gives the reason.
                (next.is_freed, next.sent, next.refused) = (true, None, None);
            }
        }
        if next == *self { self } else { Rc::new(next) }
    }
}

#[cfg(test)]
mod attacks;
#[cfg(test)]
mod tests;
