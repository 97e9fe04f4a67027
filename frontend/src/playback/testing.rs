//! Frames of real decisions, for tests of the games' scenes and sentences.

use std::rc::Rc;

use engine::catalogue::{AnyGame, AnyView, CatalogueGame as _};
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Frame, Game, Observer, Sink};
use engine::replay::ReplayedRecord;
use engine::seat::Seat;
use engine::{with_game, with_own};

use super::pacing::{StepKind, lead_in_ms, pace};
use super::{AnyFrame, FrameKind, FrameOf, Playback, PlaybackFrame, PlaybackScript, Scene, kind};
use crate::games::{AnyBoardProps, Board, GameUi, own_frames};
use crate::services::motion::MotionSpeed;
use crate::testing::{fools_gambit, html};
use crate::words::players::Players;

/// The observer who sees everything. Only a finished game permits it: this one was conceded.
pub fn everybody() -> Observer {
    let record = fools_gambit("Ana | Ben", "1 leave\n");
    let replay = ReplayedRecord::<AnyGame>::read(&record).expect("a record that can be played");
    Observer::Everybody(replay.open_cards().expect("a game that was conceded is over"))
}

/// A random decision of an awaited seat: one in 10 is a timeout, one in `40 * leaves` to leave. `None` after the end.
pub fn any_decision<G: Game>(
    game: &G,
    dice: &mut Dice,
    leaves: u32,
) -> Option<(Seat, Decision<G::Action>)> {
    let awaited: Vec<_> = game.turn().awaited().iter().collect();
    let seat = *dice.pick(&awaited)?;
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    let decision = match dice.below(40) {
        0..=3 => Decision::Timeout,
        4 if dice.below(leaves) == 0 => Decision::Leave,
        _ => Decision::Act(dice.pick(&actions).expect("something can be done").clone()),
    };
    Some((seat, decision))
}

pub fn frames_of<G: Game>(
    game: &mut G,
    seat: Seat,
    decision: Decision<G::Action>,
    observer: Observer,
) -> Vec<FrameOf<G>> {
    let mut before = game.clone();
    let mut sink = Sink::open();
    game.decide(seat, decision, &mut sink).expect("a legal decision");
    let mut seen = Vec::new();
    for frame in sink.into_frames() {
        seen.extend(seen_frame(&before, &frame, observer));
        before = frame.state;
    }
    seen
}

pub fn seen_frame<G: Game>(before: &G, frame: &Frame<G>, observer: Observer) -> Option<FrameOf<G>> {
    let seen = frame.seen_by(observer)?;
    let before = Rc::new(before.view(observer));
    Some(PlaybackFrame { before, events: seen.events, view: Rc::new(seen.view) })
}

/// Plays a random game. After each decision `watch` gets these observers' frames of it, and the game.
pub fn play<G: Game, const N: usize>(
    mut game: G,
    seed: u64,
    observers: [Observer; N],
    mut watch: impl FnMut([Vec<FrameOf<G>>; N], &G),
) {
    let mut dice = Dice::new(Seed(seed), 99);
    while let Some((seat, decision)) = any_decision(&game, &mut dice, 10) {
        let before = game.clone();
        let frames = observers.map(|observer| {
            game = before.clone();
            frames_of(&mut game, seat, decision.clone(), observer)
        });
        watch(frames, &game);
    }
}

/// A board that nobody touches.
pub fn board_props(
    view: AnyView,
    players: &Players,
    frames: impl Into<Rc<[AnyFrame]>>,
    playback: Playback,
) -> AnyBoardProps {
    let (players, frames): (_, Rc<[AnyFrame]>) = (players.clone(), frames.into());
    yew::props!(AnyBoardProps { view, players, frames, playback })
}

/// The first render of a board, as a page.
pub fn render_board(props: AnyBoardProps) -> String {
    html::<Board>(props)
}

/// Whether a board shows the present table at the end of these frames.
pub fn ends_with_now(
    view: &AnyView,
    frames: &[AnyFrame],
    playback: Playback,
    players: &Players,
) -> bool {
    with_own!(AnyView, view, own: G => {
        let now = <G as GameUi>::Scene::at_rest(own);
        let frames = own_frames::<G>(frames);
        let script = PlaybackScript::<<G as GameUi>::Scene>::from_frames(&frames, players);
        script.filter(|_| playback.plays()).is_none_or(|script| {
            let all = script.steps.len();
            script.scene_at(all, all, playback, &now).0 == now
        })
    })
}

/// A moment of a playback: its view and its duration.
#[derive(Debug)]
pub struct Timed {
    pub view: AnyView,
    pub stay_ms: u32,
    pub is_beat: bool,
}

/// The moments of a playback of these frames, from the table before them on.
pub fn moments(frames: &[AnyFrame], players: &Players, speed: MotionSpeed) -> Vec<Timed> {
    let Some(first) = frames.first() else { return Vec::new() };
    with_game!(first.view.game(), G => {
        let frames = own_frames::<G>(frames);
        let script = PlaybackScript::<<G as GameUi>::Scene>::from_frames(&frames, players);
        let Some(script) = script else { return Vec::new() };
        let view = |scene: &<G as GameUi>::Scene| G::any_view(scene.view().clone());
        let first = Timed { view: view(&script.start), stay_ms: lead_in_ms(speed), is_beat: false };
        let kinds: Vec<StepKind> = script.steps.iter().map(|step| step.kind).collect();
        let paced = pace(&kinds, script.longest_ms, speed);
        let steps = script.steps.iter().zip(paced).map(|(step, stay_ms)| Timed {
            view: view(&step.scene),
            stay_ms,
            is_beat: !matches!(step.kind, StepKind::Read(_)),
        });
        [first].into_iter().chain(steps).collect()
    })
}

/// The index of the frame behind a playback's last scene.
pub fn last_shown(frames: &[AnyFrame], players: &Players) -> Option<usize> {
    with_game!(frames.first()?.view.game(), G => {
        let frames = own_frames::<G>(frames);
        <G as GameUi>::Scene::to_play(&frames, players).into_iter().rfind(|at| {
            kind::<<G as GameUi>::Scene>(&frames[*at]) != FrameKind::Deal
                && <G as GameUi>::Scene::narrate(&frames[*at], players.people()).is_some()
        })
    })
}
