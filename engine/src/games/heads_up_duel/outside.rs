use crate::game::{Flaw, Outside};
use crate::games::heads_up_duel::determinize::{
    MOST_CARDS, MOST_MARBLES, are_possible_cards, are_possible_points, check_offer,
};
use crate::games::heads_up_duel::stock::CARDS_IN_PACK;
use crate::games::heads_up_duel::{BySide, Event, HeadsUpDuel};

impl Outside for HeadsUpDuel {
    fn check_event(event: &Event, seats: u8) -> Result<(), Flaw> {
        if let Event::Offered(offer) | Event::Closed(offer, _) | Event::Traded(offer, _) = event {
            check_offer(offer, seats)?;
        }
        let is_wrong = matches!(event, Event::BacksChanged(_, backs) if !are_possible_cards(*backs))
            || matches!(event, Event::Unpacked { cards, .. } if cards.count() != CARDS_IN_PACK)
            || matches!(event, Event::Submitted { marbles, .. } if *marbles > MOST_MARBLES)
            || matches!(event, Event::RoundEnded { sums, .. } if !are_possible_sums(*sums))
            || matches!(event, Event::RoundEnded { kings: points, .. }
                | Event::DuelEnded { points, .. } if !are_possible_points(*points))
            || matches!(event, Event::DuelBegan(_, BySide([one, other])) if one == other)
            || matches!(event, Event::Ended(outcome) if !outcome.fits_table(seats));
        Flaw::unless(!is_wrong, "an event counts what there is")
    }
}

fn are_possible_sums(sums: BySide<u32>) -> bool {
    sums.0.iter().all(|sum| *sum <= 10 * u32::from(MOST_CARDS))
}
