//! The bots of a running game are asked for their decisions.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::Running;
use crate::services::bots::Bots;
use crate::services::chance::fresh_seed;
use crate::services::clock;
use crate::services::settings::Motion;
use crate::session::Step;

/// A bot lets at least so many milliseconds pass, so that its move can be followed.
const fn pause(motion: Motion) -> u32 {
    match motion {
        Motion::Off => 250,
        Motion::Fast => 450,
        Motion::Normal => 800,
    }
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
            let asked = clock::now();
            let waiting = waiting.clone();
            let on = task.view.clone();
            let on_answer = Callback::from(move |text: String| {
                let Some(action) = reader.read_action(&text) else { return };
                let (dispatcher, on, seat) = (dispatcher.clone(), on.clone(), task.seat);
                let passed = u32::try_from(clock::now().saturating_sub(asked)).unwrap_or(u32::MAX);
                let left = pause(motion).saturating_sub(passed);
                let answer = Timeout::new(left, move || {
                    dispatcher.dispatch(Step::BotDecides { seat, on, action });
                });
                *waiting.borrow_mut() = Some(answer);
            });
            let mut bots = bots.borrow_mut();
            let bots = bots.get_or_insert_with(Bots::new);
            bots.ask((*task.view).clone(), task.seat, task.level, fresh_seed(), on_answer);
        }
        move || {
            waiting.borrow_mut().take();
            if let Some(bots) = &*bots.borrow() {
                bots.interrupt();
            }
        }
    });
}
