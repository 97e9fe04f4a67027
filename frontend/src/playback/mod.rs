//! Plays events frame by frame: as news on the table, as a replay, in sentences.
//!
//! Playback knows no event's effect: each frame includes the view after it. A game says how to draw a scene from views,
//! and how events mark it ([`Scene`]).

use std::rc::Rc;

use engine::bot::Style;
use engine::fnv::Fnv;
use engine::game::Game;
use engine::seat::Seat;
use yew::prelude::*;

pub mod countdown;
mod frame;
mod motion;
mod narration;
mod pacing;
mod scene;
#[cfg(test)]
pub mod testing;

pub use countdown::{Countdown, use_countdown};
pub use frame::{AnyFrame, FrameOf, PlaybackFrame, seen_frames};
pub use motion::{use_glide, use_reshape};
#[cfg(test)]
pub use scene::last_round_indices;
pub use scene::{FrameKind, Marks, Scene, kind, scenes};

use self::motion::{Progress, use_progress};
use self::narration::Narration;
use self::pacing::{StepKind, pace};
use crate::hooks::use_motion_speed;
use crate::services::motion::MotionSpeed;
use crate::services::sound::{self, Cue};
use crate::words::players::Players;
use crate::words::reason::RefusalReason;
use crate::words::remarks::{self, Luck};
use crate::words::sentence::Sentence;

/// The time to read everything shown at once.
pub const READING_MS: u32 = 7_000;

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Playback {
    /// The present table. Frames, if any, are the results of the observer's last decision.
    #[default]
    AtRest,
    /// The frames, one after the other. The last one stays on the board.
    Play,
    /// The frames one by one, then the present table: nobody has to continue. `reserves_room` is for later sentences.
    PlayOn { reserves_room: bool },
    /// The table after this frame. With `moves`, cards glide to their places.
    At { frame: usize, moves: bool },
}

impl Playback {
    pub const fn plays(self) -> bool {
        matches!(self, Self::Play | Self::PlayOn { .. })
    }
}

#[derive(Properties, PartialEq, Clone)]
pub struct BoardProps<G: Game + 'static> {
    /// The observer's present view. The observer is a seat, the table, or, in the replay of a finished game, everybody.
    pub view: Rc<G::View>,
    pub players: Players,
    pub frames: Rc<[FrameOf<G>]>,
    pub playback: Playback,
    /// Whether a countdown precedes a simultaneous reveal: people who choose by gestures have counted down themselves.
    pub counts_down: bool,
    /// Takes the observing seat's decision; `None` if it may not decide now.
    pub act: Option<Callback<G::Action>>,
    /// The reason for refusing an action; `None` if it is allowed.
    pub judge: Callback<G::Action, Option<RefusalReason>>,
    /// Runs when playback is over, or if there is nothing to play.
    pub on_playback_end: Option<Callback<()>>,
    pub on_view: Option<Callback<Rc<G::View>>>,
    /// Whether one tap decides, where the game allows it, without a second one to confirm: on phones, as others wait.
    pub single_tap: bool,
}

#[derive(Clone, PartialEq, Debug)]
struct PlaybackStep<S> {
    scene: S,
    at_rest: S,
    visible_count: usize,
    cue: Option<Cue>,
    kind: StepKind,
}

#[derive(PartialEq, Debug)]
struct PlaybackScript<S> {
    start: S,
    steps: Vec<PlaybackStep<S>>,
    sentences: Vec<Sentence>,
    /// The maximum time until the last step appears.
    longest_ms: u32,
}

impl<S: Scene> PlaybackScript<S> {
    /// `None` if there is nothing to show.
    fn from_frames(frames: &[FrameOf<S::Game>], players: &Players) -> Option<Self> {
        let to_play = S::to_play(frames, players);
        let first = *to_play.first()?;
        let scenes = scenes::<S>(frames);
        let start = match first.checked_sub(1) {
            Some(before) => scenes[before].clone(),
            None => S::at_rest(&frames[0].before),
        };
        let longest_ms = S::longest_ms(&to_play.iter().map(|at| &frames[*at]).collect::<Vec<_>>());
        let mut script = Self { start, steps: Vec::new(), sentences: Vec::new(), longest_ms };
        let people = players.people();
        let speaker = to_play.iter().rev().find_map(|at| speaker::<S>(&frames[*at], players));
        for at in to_play {
            let Some(line) = S::narrate(&frames[at], people) else { continue };
            let sentence = players.sentence(&line);
            let before = script.steps.last().map_or(&script.start, |last| &last.scene).clone();
            let scene = match kind::<S>(&frames[at]) {
                FrameKind::Public | FrameKind::Choice => {
                    let visible_count = script.sentences.len();
                    script.steps.extend(before.beat(&frames[at]).map(|scene| PlaybackStep {
                        at_rest: scene.clone(),
                        kind: if scene.concerns(people) { StepKind::Beat } else { StepKind::Aside },
                        scene,
                        visible_count,
                        cue: None,
                    }));
                    scenes[at].clone()
                }
                // The next round's cards must not appear while this one's are still being read.
                FrameKind::Deal => before,
            };
            let kind = StepKind::Read(sentence.written().chars().count());
            script.sentences.push(sentence);
            let (visible_count, cue) = (script.sentences.len(), S::sound(&frames[at]));
            let at_rest = S::at_rest(&frames[at].view);
            script.steps.push(PlaybackStep { scene, at_rest, visible_count, cue, kind });
        }
        // The last pause stays, whatever seats it concerns: it precedes the decisive step.
        let pause = script.steps.iter_mut().rfind(|step| !matches!(step.kind, StepKind::Read(_)));
        if let Some(pause) = pause.filter(|step| step.kind == StepKind::Aside) {
            pause.kind = StepKind::Beat;
        }
        // The remark comes with the last sentence, and takes no time of its own.
        if let (Some((seat, luck, style)), Some(last)) = (speaker, script.steps.last_mut()) {
            let narrated: String = script.sentences.iter().map(Sentence::written).collect();
            let remark = remarks::remark(seat, style, luck, Fnv::hash_text(&narrated));
            script.sentences.extend(remark.map(|remark| players.sentence(&remark)));
            last.visible_count = script.sentences.len();
        }
        Some(script)
    }

    fn begins_with(&self, other: &Self) -> bool {
        self.start == other.start
            && self.steps.len() >= other.steps.len()
            && self.steps.iter().zip(&other.steps).all(|(ours, theirs)| ours.scene == theirs.scene)
    }

    /// The scene and the number of sentences after `shown` steps. `rested` is [`Progress::rested`].
    fn scene_at(&self, shown: usize, rested: usize, playback: Playback, present: &S) -> (S, usize) {
        let Some(step) = shown.checked_sub(1).map(|last| &self.steps[last]) else {
            return (self.start.clone(), 0);
        };
        let scene = match playback {
            Playback::PlayOn { .. } if shown == rested && shown == self.steps.len() => present,
            Playback::PlayOn { .. } if shown == rested => &step.at_rest,
            _ => &step.scene,
        };
        (scene.clone(), step.visible_count)
    }
}

/// The number of the current story, and whether it has just begun. After [`Playback::PlayOn`], news that begins with
/// the steps already shown continues the story: nothing is shown twice. Other news begins another story.
#[hook]
fn use_story<S: Scene>(script: &Rc<Option<PlaybackScript<S>>>, playback: Playback) -> (u32, bool) {
    let last_render = use_mut_ref(|| (0, script.clone(), playback));
    let mut last = last_render.borrow_mut();
    let (story, before, last_playback) = (last.0, (*last.1).as_ref(), last.2);
    let continues =
        (**script).as_ref().is_some_and(|now| before.is_none_or(|before| now.begins_with(before)));
    let is_new = matches!((last_playback, playback), (Playback::PlayOn { .. }, Playback::Play))
        && !continues;
    *last = (story + u32::from(is_new), script.clone(), playback);
    (last.0, is_new)
}

/// The bot that could comment on a frame, with its luck; `None` if bots don't comment.
fn speaker<S: Scene>(frame: &FrameOf<S::Game>, players: &Players) -> Option<(Seat, Luck, Style)> {
    let mut all = S::luck(frame).into_iter();
    all.find_map(|(seat, luck)| Some((seat, luck, players.remark_style(seat)?)))
}

/// Plays a step's sound when the step appears; only the most important one if steps appear together or are skipped.
#[hook]
fn use_cues(cues: Vec<Option<Cue>>, shown: usize) {
    let shown_before = use_mut_ref(|| 0);
    use_effect_with((shown, cues.len()), move |(shown, _)| {
        let from = shown_before.replace(*shown);
        let new = cues.get(from..*shown).unwrap_or_default();
        if let Some(cue) = new.iter().flatten().max() {
            sound::play(*cue);
        }
    });
}

pub struct PlaybackView<S> {
    pub scene: S,
    /// `None` if nothing is played.
    sentences: Option<Vec<Sentence>>,
    visible_count: usize,
    reserves_room: bool,
    progress: Progress,
    /// The countdown before the last simultaneous reveal.
    pub countdown: Countdown,
    is_moving: bool,
}

impl<S> PlaybackView<S> {
    /// Whether frames are being played, or were.
    pub fn has_news(&self) -> bool {
        self.sentences.is_some()
    }

    pub fn is_playing(&self) -> bool {
        self.has_news() && !self.progress.is_over()
    }

    /// Whether playback is over, and its last step has been shown long enough.
    pub fn is_rested(&self) -> bool {
        self.has_news() && self.progress.is_rested()
    }

    /// Shows the rest at once; during a countdown, only ends the countdown.
    pub fn on_skip(&self) -> Callback<()> {
        let (progress, countdown) = (self.progress.clone(), self.countdown.clone());
        Callback::from(move |()| {
            if countdown.runs() {
                countdown.skip();
            } else {
                progress.skip();
            }
        })
    }

    /// During playback, a tap on the board shows the rest at once, like the button below the sentences.
    pub fn on_tap(&self) -> Option<Callback<MouseEvent>> {
        self.is_playing().then(|| self.on_skip().reform(|_| ()))
    }

    pub fn classes(&self) -> Classes {
        classes!(
            (self.has_news() || self.reserves_room).then_some("has-news"),
            self.is_playing().then_some("is-telling"),
            self.is_moving.then_some("is-moving"),
            self.countdown.runs().then_some("is-counting"),
        )
    }

    pub fn narration(&self) -> Html {
        match self.sentences.clone() {
            Some(sentences) => {
                html! { <Narration {sentences} shown={self.visible_count} on_skip={self.on_skip()} /> }
            }
            None if self.reserves_room => html! { <div class="narration" /> },
            None => Html::default(),
        }
    }
}

/// The last frame that a countdown precedes; `None` if none does, or nothing plays.
fn last_counted_frame<S: Scene>(props: &BoardProps<S::Game>) -> Option<usize> {
    let counts = props.playback.plays() && (props.counts_down || S::ALWAYS_COUNTS);
    props.frames.iter().rposition(|frame| S::is_counted(&frame.events)).filter(|_| counts)
}

/// Plays a board's frames, after a countdown if one precedes them, or shows one frame or the table at rest. Elements
/// under `root` glide to their new places.
#[hook]
pub fn use_playback<S: Scene>(props: &BoardProps<S::Game>, root: NodeRef) -> PlaybackView<S> {
    let BoardProps { view, players, frames, playback, .. } = props.clone();
    let speed = use_motion_speed();
    let countdown = use_countdown(last_counted_frame::<S>(props), &players, speed);
    let script = use_memo((frames.clone(), players, playback), |(frames, players, playback)| {
        playback.plays().then(|| PlaybackScript::<S>::from_frames(frames, players)).flatten()
    });
    let still_scene = use_memo((frames, view, playback), |(frames, view, playback)| {
        match playback {
            Playback::At { frame, .. } => scenes::<S>(frames).into_iter().nth(*frame),
            Playback::AtRest | Playback::Play | Playback::PlayOn { .. } => None,
        }
        .unwrap_or_else(|| S::at_rest(view))
    });
    let steps = (*script).as_ref().map_or(&[][..], |script| &script.steps);
    let kinds: Vec<StepKind> = steps.iter().map(|step| step.kind).collect();
    let (story, is_new) = use_story(&script, playback);
    let longest_ms = (*script).as_ref().map_or(0, |script| script.longest_ms);
    let progress = use_progress(&pace(&kinds, longest_ms, speed), speed, countdown.runs(), story);
    let cues: Vec<Option<Cue>> = steps.iter().map(|step| step.cue).collect();
    use_cues(cues, progress.shown);
    // Without motion everything appears at once, and playback has no end: people read as long as they like.
    let has_rested = match &*script {
        Some(_) => progress.is_rested() && speed != MotionSpeed::Still,
        None => playback.plays(),
    };
    let on_playback_end = props.on_playback_end.clone().filter(|_| has_rested);
    // A new callback runs, too, even for the same frames: there may be news that no frame shows.
    let end_of_playback = (has_rested, props.frames.clone(), on_playback_end.clone());
    use_effect_with(end_of_playback, move |_| {
        if let Some(on_playback_end) = on_playback_end {
            on_playback_end.emit(());
        }
    });
    let (jumps, moves) = match playback {
        Playback::At { moves, .. } => (!moves, moves),
        // Before the first step the table stays as it is.
        Playback::AtRest | Playback::Play | Playback::PlayOn { .. } => {
            (false, script.is_some() && progress.shown > 0 && !progress.is_rested())
        }
    };
    use_glide(root, if jumps || is_new { MotionSpeed::Still } else { speed });
    let is_moving = moves && speed != MotionSpeed::Still;
    let (scene, visible_count) = match &*script {
        Some(script) => script.scene_at(progress.shown, progress.rested, playback, &still_scene),
        None => ((*still_scene).clone(), 0),
    };
    // The content around the board follows the view that the board shows.
    let on_view = props.on_view.clone();
    use_effect_with((scene.view().clone(), on_view), |(view, on_view)| {
        if let Some(on_view) = on_view {
            on_view.emit(view.clone());
        }
    });
    let sentences = (*script).as_ref().map(|script| script.sentences.clone());
    let reserves_room = playback == Playback::PlayOn { reserves_room: true };
    PlaybackView { scene, sentences, visible_count, reserves_room, progress, countdown, is_moving }
}
