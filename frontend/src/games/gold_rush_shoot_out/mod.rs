use engine::games::gold_rush_shoot_out::{GoldRushShootOut, View};

use super::implement::game_ui;

mod board;
mod choose;
mod details;
mod draft;
mod drawing;
mod emblem;
mod finale;
mod gestures;
mod highlights;
pub mod icons;
mod plate;
mod ring;
mod scene;
mod take;
#[cfg(test)]
mod tests;
pub mod text;

pub use draft::Tap;
#[cfg(test)]
pub use scene::MS_PER_ENVELOPE;

game_ui!(GoldRushShootOut: gold_rush_shoot_out {} {
    fn gestures(&self) -> Option<Gestures<AnyAction>> {
        text::gestures(self).map(Gestures::into_any::<GoldRushShootOut>)
    }

    fn shows_cards_before_choice(&self) -> bool {
        true
    }

    fn gestures_screen(&self, input: GesturesProps) -> Html {
        // The key restarts the countdown for another show of thumbs by the same people.
        let (key, view) = (input.gestures.title, self.clone());
        html! { <gestures::GesturesScreen {key} {view} {input} /> }
    }
});
