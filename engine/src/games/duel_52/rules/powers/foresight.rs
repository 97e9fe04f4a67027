//! The 4: *Foresight* (D52-22), *All seeing* (D52-60), the mage's *Information is power* (D52-45).

use crate::cards::CardSet;
use crate::game::Sink;
use crate::games::duel_52::{CardId, CardIds, Choice, Duel52, Event, Refusal, Shown, Sight};

impl Duel52 {
    /// Asks for a face-down card to look at; a banner 4 asks for two, and the enemy shows its hand.
    pub(super) fn foresight(&mut self, id: CardId, sink: &mut Sink<Self>) {
        let mut left = 1;
        if self.is_improved(id) {
            left = 2;
            let enemy = self.mover.other();
            let hand = self.seats[enemy].hand;
            self.seats[enemy].shown = Shown { sure: hand, doubtful: CardSet::EMPTY };
            sink.emit(|| Event::HandShown(enemy, Some(hand)));
        }
        self.ask_to_look(left, None);
    }

    fn ask_to_look(&mut self, left: u8, seen: Option<Sight>) {
        let mut any = false;
        self.sights(seen, |_| any = true);
        let asks = any && left > 0;
        self.choice = if asks { Choice::Look { left, seen } } else { Choice::Nothing };
    }

    fn face_down(&self) -> CardIds {
        self.board.living().difference(self.board.face_up)
    }

    /// A 4's targets: all face-down cards and forts but the one it has just seen.
    pub(in super::super) fn sights(&self, seen: Option<Sight>, mut each: impl FnMut(Sight)) {
        let cards = self.face_down().iter().map(Sight::Card);
        let forts = self.forts.left().map(Sight::Fort);
        cards.chain(forts).filter(|sight| seen != Some(*sight)).for_each(&mut each);
    }

    pub(in super::super) fn check_sight(
        &self,
        seen: Option<Sight>,
        sight: Sight,
    ) -> Result<(), Refusal> {
        match sight {
            Sight::Card(id) if !self.board.living().contains(id) => Err(Refusal::NotThere(id)),
            Sight::Card(id) if self.board.face_up.contains(id) => Err(Refusal::FaceUp(id)),
            Sight::Fort(fort) if self.forts.cards[fort.index()].is_none() => {
                Err(Refusal::NoSuchFort(fort))
            }
            Sight::Card(_) | Sight::Fort(_) if seen == Some(sight) => Err(Refusal::SeenJustNow),
            Sight::Card(_) | Sight::Fort(_) => Ok(()),
        }
    }

    pub(super) fn look(&mut self, sight: Sight, sink: &mut Sink<Self>) {
        let seat = self.mover;
        let card = match sight {
            Sight::Card(id) => {
                self.board.known[seat].insert(id);
                Some(self.board.face(id))
            }
            Sight::Fort(fort) => {
                let known_to = &mut self.forts.known_to[fort.index()];
                *known_to = known_to.with(seat);
                self.forts.cards[fort.index()]
            }
        };
        // A card seen here is no longer in the enemy's hand.
        if let Some(card) = card {
            let doubtful = &mut self.seats[seat.other()].shown.doubtful;
            *doubtful = doubtful.without(card);
        }
        sink.emit(|| Event::Looked(seat, sight, card));
    }

    pub(in super::super) fn look_for_power(&mut self, sight: Sight, sink: &mut Sink<Self>) {
        let Choice::Look { left, .. } = self.choice else { return };
        self.look(sight, sink);
        self.ask_to_look(left - 1, Some(sight));
    }
}
