//! The bots of a running game are asked for their decisions.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::Running;
use crate::services::bots::{Bots, Thought};
use crate::services::chance::fresh_seed;
use crate::services::clock;
use crate::services::settings::Motion;
use crate::session::Step;

/// So many milliseconds after it began to think a bot's move is shown, however long it thought:
/// that would tell how hard the choice was. It is enough for the move to be followed, too.
const fn pause(motion: Motion) -> u32 {
    match motion {
        Motion::Off => 400,
        Motion::Fast => 600,
        Motion::Normal => 900,
    }
}

/// What a busy device may take beyond a bot's time, in milliseconds.
const MARGIN: u32 = 100;

/// How long a bot may think.
const fn patience(motion: Motion) -> u32 {
    pause(motion) - MARGIN
}

/// How long an answer that took so many milliseconds waits until it is shown. After a hold-up that
/// is at the end of another pause, not at once.
fn until_shown(passed: u64, motion: Motion) -> u32 {
    let pause = u64::from(pause(motion));
    u32::try_from(pause - passed % pause).expect("no longer than the pause")
}

/// Asks the bot that the table waits for, and carries out what it decides.
#[hook]
pub fn use_bots(session: &Running, motion: Motion) {
    let bots = use_mut_ref(|| None::<Bots>);
    let dispatcher = session.dispatcher();
    let reader = session.clone();
    use_effect_with(session.bot_task(), move |task| {
        let waiting = Rc::new(std::cell::RefCell::new(None::<Timeout>));
        if let Some(task) = task.clone() {
            let waiting = waiting.clone();
            let on = task.view.clone();
            let on_answer = Callback::from(move |thought: Thought| {
                let Some(action) = reader.read_action(&thought.action) else { return };
                let (dispatcher, on, seat) = (dispatcher.clone(), on.clone(), task.seat);
                let left = until_shown(clock::now().saturating_sub(thought.since), motion);
                let answer = Timeout::new(left, move || {
                    dispatcher.dispatch(Step::BotDecides { seat, on, action });
                });
                *waiting.borrow_mut() = Some(answer);
            });
            let mut bots = bots.borrow_mut();
            let bots = bots.get_or_insert_with(Bots::new);
            let patience = patience(motion);
            bots.ask(
                (*task.view).clone(),
                task.seat,
                task.level,
                fresh_seed(),
                patience,
                on_answer,
            );
        }
        move || {
            waiting.borrow_mut().take();
            if let Some(bots) = &*bots.borrow() {
                bots.interrupt();
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_answer_in_time_is_shown_at_the_same_moment() {
        for motion in [Motion::Off, Motion::Fast, Motion::Normal] {
            let shown = |passed: u64| passed + u64::from(until_shown(passed, motion));
            let whole = u64::from(pause(motion));
            for passed in 0..u64::from(patience(motion) + MARGIN) {
                assert_eq!(shown(passed), whole, "{motion:?} {passed}");
            }
            assert_eq!(shown(whole), 2 * whole);
            assert_eq!(shown(2 * whole - 1), 2 * whole);
        }
    }
}
