//! A lesson in progress: a pure session in which one person plays, and the lesson's script decides for the bots.

use std::rc::Rc;

use engine::catalogue::{AnyAction, AnyGame, AnyRefusal};
use engine::game::{Decision, Game, Illegal};
use engine::record::{Name, Player};
use engine::replay::ReplayedRecord;
use engine::seat::Seat;
use yew::Reducible;

use super::{Session, Step};
use crate::device::{Screen, TableReason};
use crate::games::lesson::{Allowed, Lesson, LessonStep, Task};
use crate::services::people::seats_of_people;
use crate::services::saves::Local;
use crate::words::players::Players;

/// A mistake in a lesson's data, such as after a change of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    Record(String),
    /// No person plays, or more than one.
    People,
    /// The seat has to decide, and the script's next line, if any, isn't the seat's.
    Unscripted(Seat, Option<String>),
    Script(String),
    /// Not an action, or not one of the learner's.
    Action(String),
    /// The lesson can't go on from this screen.
    Stuck(Screen),
    /// The first line of the script that is left over at the learner's next decision.
    Leftover(String),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonRefusal {
    Rules(Illegal<AnyRefusal>),
    /// The step is only read.
    ReadFirst,
    /// The step wants another action, and has this text for the learner.
    Rejected(String),
}

#[derive(Clone, PartialEq, Debug)]
struct Checkpoint {
    session: Rc<Session>,
    /// The number of the learner's actions so far.
    actions: usize,
    /// The bots' decisions that the script still has.
    script: Rc<[String]>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct LessonRun {
    lesson: Rc<Lesson>,
    seat: Seat,
    /// The step's index; past the last one once the lesson is over.
    index: usize,
    now: Checkpoint,
    earlier: Vec<Checkpoint>,
    /// The learner's actions in a record's notation.
    actions: Vec<String>,
    /// The step's start, once the learner has done a part of the step.
    step_start: Option<Checkpoint>,
}

impl LessonRun {
    /// Begins a lesson. `name` replaces the learner's name in the record.
    pub fn begin(lesson: Rc<Lesson>, name: Option<&Name>) -> Result<Self, Misfit> {
        let replay = ReplayedRecord::<AnyGame>::read(&lesson.record)
            .map_err(|error| Misfit::Record(format!("{error:?}")))?;
        let mut record = replay.record().clone();
        let people = seats_of_people(&record.players);
        let seat = people.lowest().filter(|_| people.len() == 1).ok_or(Misfit::People)?;
        if let Some(name) = name {
            record.players[seat.index()] = Player::Person(name.clone());
        }
        let (players, decisions) = (record.players.len(), record.decisions.len());
        let replay =
            ReplayedRecord::new(record).map_err(|error| Misfit::Record(format!("{error:?}")))?;
        // The learner isn't shown what happened before the lesson.
        let seen_by_seat = vec![decisions; players];
        let local = Local { seen_by_table: decisions, seen_by_seat, ..Local::default() };
        let session = Rc::new(Session::open(replay, &local));
        let now = Checkpoint { session, actions: 0, script: Rc::default() };
        let (earlier, actions) = (Vec::new(), Vec::new());
        Self { lesson, seat, index: 0, now, earlier, actions, step_start: None }.settle()
    }

    /// Continues a lesson at a step, after the learner's actions `made`; at an earlier step if those no longer fit.
    pub fn resume_at(mut self, index: usize, made: &[String]) -> Self {
        let mut made = made.iter();
        while self.index < index && !self.is_over() {
            let next = if self.step().is_none_or(LessonStep::is_for_reading) {
                self.clone().read_on().ok()
            } else {
                let action = made.next().and_then(|text| self.parse(text).ok());
                action.and_then(|action| self.clone().act(&action).ok())
            };
            let Some(next) = next else { break };
            self = next;
        }
        self
    }

    pub fn session(&self) -> &Rc<Session> {
        &self.now.session
    }

    /// The players, with the learner as the reader.
    pub fn players(&self) -> Players {
        Players::new(&self.session().record().players).read_by(Some(self.seat))
    }

    /// The step; `None` once the lesson is over.
    pub fn step(&self) -> Option<&LessonStep> {
        self.lesson.steps.get(self.index)
    }

    /// Whether the table shows news before the step's text.
    pub fn has_news(&self) -> bool {
        let session = self.session();
        matches!(session.screen(), Screen::Table(_)) && session.table_seen() < session.decisions()
    }

    /// The number of decisions that the script still has.
    #[cfg(test)]
    pub fn ahead(&self) -> usize {
        self.now.script.len()
    }

    /// The moment that the step's text is about: the numbers of decisions shown and made. Each moment has its own news.
    pub fn moment(&self) -> (usize, usize) {
        (self.session().table_seen(), self.session().decisions())
    }

    pub const fn index(&self) -> usize {
        self.index
    }

    pub fn actions(&self) -> &[String] {
        &self.actions
    }

    pub fn is_over(&self) -> bool {
        self.index >= self.lesson.steps.len()
    }

    /// The seat that may act on the shown board: the learner's, unless the table shows news.
    pub fn acting_seat(&self) -> Option<Seat> {
        let acting = [Screen::Seat(self.seat), Screen::Table(TableReason::Choice)];
        acting.contains(&self.session().screen()).then_some(self.seat)
    }

    pub fn why_not(&self, action: &AnyAction) -> Option<LessonRefusal> {
        if let Some(why) = self.session().why_not(self.seat, action) {
            return Some(LessonRefusal::Rules(why));
        }
        match self.step().map(|step| &step.task) {
            Some(Task::Act { allowed: Allowed::AnyLegal, .. }) => None,
            Some(Task::Act { rejection, .. }) => (!self.choices().contains(&action.to_string()))
                .then(|| LessonRefusal::Rejected(rejection.clone())),
            Some(Task::Watch | Task::Read) | None => Some(LessonRefusal::ReadFirst),
        }
    }

    /// The learner's allowed actions in a record's notation.
    pub fn choices(&self) -> Vec<String> {
        match self.step().map(|step| &step.task) {
            Some(Task::Act { allowed: Allowed::AnyOf(allowed), .. }) => allowed.clone(),
            Some(Task::Act { allowed: Allowed::AllOf(allowed), .. }) => {
                let before = self.step_start.as_ref().unwrap_or(&self.now).actions;
                let done = &self.actions[before..];
                allowed.iter().filter(|text| !done.contains(text)).cloned().collect()
            }
            Some(Task::Act { allowed: Allowed::AnyLegal, .. }) => {
                let mut actions = Vec::new();
                self.session().game.legal_actions(self.seat, &mut actions);
                actions.iter().map(ToString::to_string).collect()
            }
            Some(Task::Watch | Task::Read) | None => Vec::new(),
        }
    }

    pub fn parse(&self, text: &str) -> Result<AnyAction, Misfit> {
        self.session().read_action(text).ok_or_else(|| Misfit::Action(text.to_owned()))
    }

    /// The next step, from one that is only read.
    pub fn read_on(self) -> Result<Self, Misfit> {
        let mut next = self.next_step();
        // If the last step and this one are both watched, this one is about the script's next decisions.
        let task = |at: usize| next.lesson.steps.get(at).map(|step| &step.task);
        let are_watched = [next.index - 1, next.index].map(task) == [Some(&Task::Watch); 2];
        if are_watched && !next.now.script.is_empty() {
            next.dispatch(Step::Continue);
        }
        next.settle()
    }

    /// The learner takes this action, if the step allows it.
    pub fn act(self, action: &AnyAction) -> Result<Self, Misfit> {
        let step = self.step().filter(|_| self.why_not(action).is_none());
        let Some(LessonStep { task: Task::Act { then, allowed, .. }, .. }) = step else {
            return Err(Misfit::Action(action.to_string()));
        };
        let (seat, then) = (self.seat, then.clone());
        let is_part = matches!(allowed, Allowed::AllOf(_)) && self.choices().len() > 1;
        let mut next = self;
        if is_part {
            next.step_start.get_or_insert_with(|| next.now.clone());
        } else {
            next = next.next_step();
            next.now.script = then;
        }
        next.actions.push(action.to_string());
        next.now.actions = next.actions.len();
        let before = next.session().decisions();
        next.dispatch(Step::Decide(seat, Decision::Act(action.clone())));
        if next.session().decisions() == before {
            return Err(Misfit::Action(action.to_string()));
        }
        if is_part { Ok(next) } else { next.settle() }
    }

    /// The next step. If the learner has to act, takes the first allowed action, or all actions that the step wants.
    pub fn skip(self) -> Result<Self, Misfit> {
        if self.step().is_none_or(LessonStep::is_for_reading) {
            return self.read_on();
        }
        let (index, mut run) = (self.index, self);
        while run.index == index {
            let first = run.choices().into_iter().next().unwrap_or_default();
            let action = run.parse(&first)?;
            run = run.act(&action)?;
        }
        Ok(run)
    }

    #[must_use]
    pub fn back(mut self) -> Self {
        if let Some(before) = self.earlier.pop() {
            self.index -= 1;
            self.actions.truncate(before.actions);
            self.now = before;
            self.step_start = None;
        }
        self
    }

    fn next_step(mut self) -> Self {
        let start = self.step_start.take().unwrap_or_else(|| self.now.clone());
        self.earlier.push(start);
        self.index += 1;
        self
    }

    fn dispatch(&mut self, step: Step) {
        self.now.session = self.now.session.clone().reduce(step);
    }

    /// Continues the session to the screen that the step is about.
    fn settle(mut self) -> Result<Self, Misfit> {
        loop {
            let task = self.step().map(|step| &step.task);
            match (self.session().screen(), task) {
                (Screen::Table(TableReason::Bots), _) => self.play_script()?,
                (Screen::Seat(_) | Screen::Table(TableReason::Choice), Some(Task::Act { .. }))
                | (_, None) => {
                    return match self.now.script.first() {
                        Some(left) => Err(Misfit::Leftover(left.clone())),
                        None => Ok(self),
                    };
                }
                (_, Some(Task::Watch))
                | (
                    Screen::Seat(_) | Screen::Table(TableReason::Choice | TableReason::Over),
                    Some(Task::Read),
                ) => return Ok(self),
                (screen @ Screen::Table(TableReason::News | TableReason::Break), _) => {
                    let before = self.session().clone();
                    self.dispatch(Step::Continue);
                    if *self.session() == before {
                        return Err(Misfit::Stuck(screen));
                    }
                }
                (screen, Some(Task::Act { .. } | Task::Read)) => return Err(Misfit::Stuck(screen)),
            }
        }
    }

    /// Lets the bots make their next decisions by the script.
    fn play_script(&mut self) -> Result<(), Misfit> {
        let Some(mut bot_turn) = self.session().bot_turn() else {
            return Err(Misfit::Stuck(self.session().screen()));
        };
        let before = self.session().decisions();
        let script = self.now.script.clone();
        let mut taken = 0;
        while let Some(task) = bot_turn.task() {
            let line = script.get(taken);
            let decision = line.and_then(|line| {
                let (seat, action) = line.split_once(' ')?;
                (seat.parse() == Ok(task.seat)).then_some(action)
            });
            match decision {
                Some(action) => bot_turn.answer(action),
                // The script may end before all bots of this turn have decided: the session awaits the rest again.
                None if taken > 0 && line.is_none() => break,
                None => return Err(Misfit::Unscripted(task.seat, line.cloned())),
            }
            taken += 1;
        }
        self.dispatch(Step::BotsDecide(Rc::new(bot_turn)));
        if self.session().decisions() != before + taken {
            let made = self.session().decisions().saturating_sub(before);
            return Err(Misfit::Script(script.get(made).cloned().unwrap_or_default()));
        }
        self.now.script = script[taken..].into();
        Ok(())
    }
}
