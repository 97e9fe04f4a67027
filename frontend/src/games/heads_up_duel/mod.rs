use engine::games::heads_up_duel::{HeadsUpDuel, Phase, View};

use super::implement::game_ui;
use crate::words::messages::heads_up_duel::events;
use crate::words::text::Text;

mod board;
mod bracket;
mod choose;
mod details;
mod draft;
mod drawing;
mod duel;
mod emblem;
mod face;
mod finale;
mod floor;
mod gestures;
mod highlights;
mod make;
mod market;
mod offers;
mod others;
mod scene;
#[cfg(test)]
mod tests;
pub mod text;
mod trade;

pub use draft::Draft;
pub use face::picture;

game_ui!(HeadsUpDuel: heads_up_duel {
    // With more than one bot, there are trading and a market.
    const USUAL_BOTS: Option<u8> = Some(3);

    // Two players neither trade nor pick opponents.
    fn parts(seats: usize) -> &'static [Part] {
        if seats > 2 { &[Part::Trading] } else { &[] }
    }

    fn round(seats: usize) -> &'static [Text] {
        if seats > 2 { text::ROUND } else { &text::ROUND[1..] }
    }
} {
    fn gestures(&self) -> Option<Gestures<AnyAction>> {
        text::gestures(self).map(Gestures::into_any::<HeadsUpDuel>)
    }

    fn gestures_screen(&self, input: GesturesProps) -> Html {
        gestures::gestures_screen(self, &input)
    }

    fn new_possessions(&self, before: &AnyView, seat: Seat) -> Vec<Line> {
        let before = HeadsUpDuel::own_view(before);
        before.map(|before| text::new_possessions(self, before, seat)).unwrap_or_default()
    }

    // The task of all seats in trading. Ticks beside the hint show the seats that have finished.
    fn hint_before_visits(&self) -> Option<Text> {
        let Phase::Trading(period) = self.phase else { return None };
        Some(if period == 0 { events::BEFORE_TRADING } else { events::TRADE_ON })
    }

    // The board shows the two seats about to duel before they choose.
    fn shows_cards_before_choice(&self) -> bool {
        scene::is_meeting(self)
    }

    fn sits_out(&self, seat: Seat) -> bool {
        self.duel.is_some_and(|duel| duel.seats.side_of(seat).is_none())
    }

    fn public_action(&self, seat: Seat, action: &AnyAction) -> Line {
        let own = HeadsUpDuel::own_action(action);
        own.map(|own| text::public_action(self, seat, *own)).unwrap_or_default()
    }

    fn public_action_of_all(&self, action: &AnyAction) -> Line {
        let own = HeadsUpDuel::own_action(action);
        own.map(|own| text::public_action_of_all(self, *own)).unwrap_or_default()
    }
});
