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
    fn read_card(text: &str) -> Option<Line> {
        face::read(text)
    }
} {
    fn gestures(&self) -> Option<Gestures<AnyAction>> {
        text::gestures(self).map(Gestures::into_any::<DualDuel>)
    }

    // After the gifts, the last giver picks a card to keep at once, with the given cards in sight.
    fn after_choices(&self) -> AfterChoices {
        if self.phase == Phase::Keep { AfterChoices::NextChoice } else { AfterChoices::Table }
    }

    // An answer or a swap completes a call.
    fn completes_choice(&self) -> bool {
        matches!(self.phase, Phase::Answer | Phase::Swap)
    }

    fn gestures_screen(&self, input: GesturesProps) -> Html {
        html! { <gestures::GesturesScreen view={self.clone()} {input} /> }
    }
});
