use engine::games::dual_duel::{DualDuel, Phase, View};

use super::implement::game_ui;

mod board;
mod choose;
mod details;
mod drawing;
mod emblem;
mod face;
mod finale;
mod gestures;
mod highlights;
mod scene;
mod side;
#[cfg(test)]
mod tests;
pub mod text;

pub use face::{picture, sign};

game_ui!(DualDuel: dual_duel {
    fn card_written(text: &str) -> Option<Line> {
        face::read(text)
    }
} {
    fn gestures(&self) -> Option<Gestures<AnyAction>> {
        text::gestures(self).map(Gestures::into_any::<DualDuel>)
    }

    // After the gifts, the last chooser goes on: it picks what to keep with the given cards in sight.
    fn after_choices(&self) -> AfterChoices {
        if self.phase == Phase::Keep { AfterChoices::Next } else { AfterChoices::Table }
    }

    // An answer or a swap completes a call.
    fn completes(&self) -> bool {
        matches!(self.phase, Phase::Answer | Phase::Swap)
    }

    fn by_gesture(&self, by: ByGestureProps) -> Html {
        html! { <gestures::ByGesture view={self.clone()} {by} /> }
    }
});
