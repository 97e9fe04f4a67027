//! Asks the bots of a running game for their decisions.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::pages::table::game::SessionHandle;
use crate::services::bots::{Bots, Thought};
use crate::services::chance::any_seed;
use crate::services::clock;
use crate::services::settings::Motion;
use crate::session::{BotTurn, Session, Step};

/// Bots' moves appear this many milliseconds after the table began to wait, however long the bots thought: their
/// time would tell how hard the choice was. The pause also makes moves easy to follow.
const fn pause(motion: Motion) -> u32 {
    match motion {
        Motion::Off => 400,
        Motion::Fast => 600,
        Motion::Normal => 900,
    }
}

/// A busy device may answer this much later, so bots get less time.
const ANSWER_MARGIN_MS: u32 = 100;

/// Of bots that act one after the other, at most this many are expected to use up their time.
const MOST_SLOW_BOTS: u32 = 3;

/// The thinking time of all bots that act now, in milliseconds from the first request on. It depends only on their
/// number, so that it gives nothing away.
fn thinking_time(bot_turn: &BotTurn, motion: Motion) -> u32 {
    // Early bots think while people choose, so together they may take a little longer.
    if bot_turn.is_early() && bot_turn.bot_count() > 1 { 2 * pause(motion) } else { pause(motion) }
}

/// Each bot's share of [`thinking_time`], in milliseconds.
fn time_of_each(bot_turn: &BotTurn, motion: Motion) -> u32 {
    let bots = u32::from(bot_turn.bot_count()).max(1);
    let divisor = if bot_turn.is_early() { bots } else { bots.min(MOST_SLOW_BOTS) };
    (thinking_time(bot_turn, motion) - ANSWER_MARGIN_MS) / divisor
}

/// Milliseconds until answers appear: one pause after the table began to wait (`waits_since`), but not before the bots'
/// `thinking_time`, which begins at `began`, is over. Overdue answers appear after another whole pause, not at once.
fn until_shown(now: u64, waits_since: u64, began: u64, thinking_time: u32, motion: Motion) -> u32 {
    let pause = u64::from(pause(motion));
    let shown = (waits_since + pause).max(began + u64::from(thinking_time));
    let late = now.saturating_sub(shown).div_ceil(pause) * pause;
    u32::try_from((shown + late).saturating_sub(now)).unwrap_or(u32::MAX)
}

/// The bots' answers so far, and the timing of their reveal.
#[derive(Default)]
struct BotQueue {
    bots: Option<Bots>,
    bot_turn: Option<BotTurn>,
    /// The time of the first request.
    began: Option<u64>,
    /// The time at which the table began to wait for the answers.
    waits_since: Option<u64>,
    timer: Option<Timeout>,
}

#[derive(Clone)]
struct BotRunner {
    queue: Rc<RefCell<BotQueue>>,
    session: UseReducerDispatcher<Session>,
    motion: Motion,
    /// Nobody watches the moves: each appears as soon as its bot is ready.
    skips: bool,
}

impl BotRunner {
    fn begin(&self, bot_turn: BotTurn) {
        self.queue.borrow_mut().bot_turn = Some(bot_turn);
        self.queue.borrow_mut().began = None;
        self.ask();
    }

    fn ask(&self) {
        let task = self.queue.borrow().bot_turn.as_ref().and_then(BotTurn::task);
        let Some(task) = task else { return self.schedule_reveal() };
        let runner = self.clone();
        let on_answer = Callback::from(move |thought: Thought| runner.on_answer(&thought));
        let mut queue = self.queue.borrow_mut();
        let time = queue.bot_turn.as_ref().map_or(0, |turn| time_of_each(turn, self.motion));
        let bots = queue.bots.get_or_insert_with(Bots::new);
        bots.ask(task, any_seed(), time, on_answer);
    }

    fn on_answer(&self, thought: &Thought) {
        {
            let mut queue = self.queue.borrow_mut();
            queue.began.get_or_insert(thought.began_at);
            let Some(bot_turn) = &mut queue.bot_turn else { return };
            bot_turn.answer(&thought.action);
        }
        self.ask();
    }

    /// Reveals the answers after a delay, if all are there and the table waits for them.
    fn schedule_reveal(&self) {
        let mut queue = self.queue.borrow_mut();
        let BotQueue { bot_turn: Some(bot_turn), waits_since: Some(waits_since), .. } = &*queue
        else {
            return;
        };
        if bot_turn.task().is_some() {
            return;
        }
        let now = clock::steady();
        let began = queue.began.unwrap_or(now);
        let time = thinking_time(bot_turn, self.motion);
        let delay =
            if self.skips { 0 } else { until_shown(now, *waits_since, began, time, self.motion) };
        let step = Step::BotsDecide(Rc::new(bot_turn.clone()));
        let session = self.session.clone();
        queue.timer = Some(Timeout::new(delay, move || session.dispatch(step)));
    }

    fn set_waiting(&self, waits: bool) {
        self.queue.borrow_mut().waits_since = waits.then(clock::steady);
        self.queue.borrow_mut().timer = None;
        self.schedule_reveal();
    }

    fn cancel(&self) {
        let mut queue = self.queue.borrow_mut();
        queue.bot_turn = None;
        queue.timer = None;
        if let Some(bots) = &queue.bots {
            bots.interrupt();
        }
    }
}

/// Lets bots think as early as possible, and carries out their decisions when the table waits for them. Until then the
/// decisions exist only here.
#[hook]
pub fn use_bots(session: &SessionHandle, motion: Motion) {
    let queue = use_mut_ref(BotQueue::default);
    let runner = BotRunner { queue, session: session.dispatcher(), motion, skips: session.skips() };
    let since = session.bots_since();
    let (first_runner, session_now) = (runner.clone(), session.clone());
    use_effect_with(since, move |_| {
        if let Some(bot_turn) = session_now.bot_turn() {
            first_runner.begin(bot_turn);
        }
        move || first_runner.cancel()
    });
    use_effect_with((since, session.waits_for_bots()), move |(_, waits)| {
        runner.set_waiting(*waits);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Motion; 3] = [Motion::Off, Motion::Fast, Motion::Normal];

    #[test]
    fn every_answer_in_time_is_shown_at_the_same_moment() {
        for motion in ALL {
            let whole = u64::from(pause(motion));
            let shown = |now: u64| now + u64::from(until_shown(now, 0, 0, pause(motion), motion));
            for passed in 0..=whole {
                assert_eq!(shown(passed), whole, "{motion:?} {passed}");
            }
            assert_eq!(shown(whole + 1), 2 * whole);
            assert_eq!(shown(2 * whole), 2 * whole);
        }
    }

    #[test]
    fn an_early_bot_decision_shows_a_pause_after_the_last_choice() {
        for motion in ALL {
            let pause = pause(motion);
            let shown = |now: u64, waits: u64| {
                now + u64::from(until_shown(now, waits, 1_000, 2 * pause, motion))
            };
            let whole = 1_000 + 2 * u64::from(pause);
            for waits in [1_000, 1_001, 1_000 + u64::from(pause)] {
                for now in [waits, whole - 1, whole] {
                    assert_eq!(shown(now, waits), whole, "not before their time is over");
                }
            }
            assert_eq!(shown(60_000, 60_000), 60_000 + u64::from(pause));
        }
    }
}
