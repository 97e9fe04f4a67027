//! Auto-continue when nobody at the table can tap, or when a choice by gestures follows.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::device::Why;
use crate::hooks::use_motion_speed;
use crate::pages::table::game::SessionHandle;
use crate::playback::READING;
use crate::services::motion::MotionSpeed;
use crate::session::Step;

/// The delay of auto-continue after the last news, in milliseconds. `.runs-out` shows it.
const REST: u32 = 2_500;

/// With everybody on phones nobody is there to press "Continue", so the table continues by itself after its news; also
/// before a choice by gestures, if the game says so. Returns the board's callback for the end of its news, and whether
/// the delay is running.
#[hook]
pub fn use_auto_continue(session: &SessionHandle, why: Why) -> (Option<Callback<()>>, bool) {
    let speed = use_motion_speed();
    let news = (session.table_seen(), session.decisions());
    let rested = use_state_eq(|| None);
    let on_rested = use_callback(news, {
        let rested = rested.setter();
        move |(), news| rested.set(Some(*news))
    });
    let goes_on = session.is_for_all_eyes() || session.continues_to_gestures();
    let goes_on = goes_on && why == Why::News;
    let rests = goes_on && *rested == Some(news);
    let wait = if speed == MotionSpeed::Still { Some(READING) } else { rests.then_some(REST) };
    let dispatcher = session.dispatcher();
    use_effect_with((wait.filter(|_| goes_on), news), move |(wait, _)| {
        let timer =
            wait.map(|wait| Timeout::new(wait, move || dispatcher.dispatch(Step::Continue)));
        move || drop(timer)
    });
    (goes_on.then_some(on_rested), rests)
}
