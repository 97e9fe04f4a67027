//! Playback of any game's frames, for tests.

use engine::catalogue::{AnyView, CatalogueGame as _};
use engine::{with_game, with_own};

use super::any::own_frames;
use super::ui::GameUi;
use crate::playback::testing::{self, Timed};
use crate::playback::{self, AnyFrame, Playback};
use crate::services::motion::MotionSpeed;
use crate::words::players::Players;

/// Whether a board shows the present table at the end of these frames.
pub fn ends_with_now(
    view: &AnyView,
    frames: &[AnyFrame],
    playback: Playback,
    players: &Players,
) -> bool {
    with_own!(AnyView, view, own: G => {
        let frames = own_frames::<G>(frames);
        playback::ends_with_now::<<G as GameUi>::Scene>(own, &frames, playback, players)
    })
}

pub fn moments(frames: &[AnyFrame], players: &Players, speed: MotionSpeed) -> Vec<Timed<AnyView>> {
    let Some(first) = frames.first() else { return Vec::new() };
    with_game!(first.view.game(), G => {
        let moments =
            testing::moments::<<G as GameUi>::Scene>(&own_frames::<G>(frames), players, speed);
        let any =
            |Timed { view, stays, is_beat }| Timed { view: G::any_view(view), stays, is_beat };
        moments.into_iter().map(any).collect()
    })
}

/// The index of the frame that a board shows at their end.
pub fn last_shown(frames: &[AnyFrame], players: &Players) -> Option<usize> {
    with_game!(frames.first()?.view.game(), G => {
        testing::last_shown::<<G as GameUi>::Scene>(&own_frames::<G>(frames), players)
    })
}
