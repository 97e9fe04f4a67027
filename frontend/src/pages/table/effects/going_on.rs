//! A table goes on by itself where nobody has a hand free, or all hands are asked for.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::device::Why;
use crate::hooks::use_motion_speed;
use crate::pages::table::game::Running;
use crate::playback::READING;
use crate::services::motion::MotionSpeed;
use crate::session::Step;

/// So long after the last of the news was shown the table goes on by itself, in milliseconds. `.runs-out` shows it.
const REST: u32 = 2_500;

/// Where everybody plays on a phone nobody is at hand to press "Continue": the table goes on by itself once its news
/// were shown. So it does where hands are shown next, if the game says so. Returns what a board tells that to, and whether
/// the rest is running.
#[hook]
pub fn use_going_on(session: &Running, why: Why) -> (Option<Callback<()>>, bool) {
    let speed = use_motion_speed();
    let news = (session.shown(), session.decisions());
    let rested = use_state_eq(|| None);
    let on_rested = use_callback(news, {
        let rested = rested.setter();
        move |(), news| rested.set(Some(*news))
    });
    let goes_on = session.is_for_all_eyes() || session.goes_on_to_gestures();
    let goes_on = goes_on && why == Why::News;
    let rests = goes_on && *rested == Some(news);
    let wait = if speed == MotionSpeed::Still { Some(READING) } else { rests.then_some(REST) };
    let dispatcher = session.dispatcher();
    use_effect_with((wait.filter(|_| goes_on), news), move |(wait, _)| {
        let timer = wait.map(|wait| Timeout::new(wait, move || dispatcher.dispatch(Step::GoOn)));
        move || drop(timer)
    });
    (goes_on.then_some(on_rested), rests)
}
