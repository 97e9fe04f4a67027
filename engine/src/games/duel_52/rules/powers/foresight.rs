//! The 4: *Foresight* (D52-22), *All seeing* (D52-60), the mage's *Information is power* (D52-45).

use crate::cards::CardSet;
use crate::game::Sink;
use crate::games::duel_52::{
    CardId, CardIds, Choice, Duel52, Event, KnownHand, LookTarget, Refusal,
};

impl Duel52 {
    /// Asks for a face-down card to look at; a banner 4 asks for two, and the enemy shows its hand.
    pub(super) fn foresight(&mut self, id: CardId, sink: &mut Sink<Self>) {
        let mut left = 1;
        if self.is_improved(id) {
            left = 2;
            let enemy = self.mover.other();
            let hand = self.seats[enemy].hand;
            self.seats[enemy].shown = KnownHand { sure: hand, doubtful: CardSet::EMPTY };
            sink.emit(|| Event::HandShown(enemy, Some(hand)));
        }
        self.ask_to_look(left, None);
    }

    fn ask_to_look(&mut self, left: u8, seen: Option<LookTarget>) {
        let mut has_target = false;
        self.each_look(seen, |_| has_target = true);
        let asks = has_target && left > 0;
        self.choice = if asks { Choice::Look { left, seen } } else { Choice::Nothing };
    }

    fn face_down(&self) -> CardIds {
        self.board.living().difference(self.board.face_up)
    }

    /// Calls `each` for a 4's targets: all face-down cards and forts but the one just seen.
    pub(in super::super) fn each_look(
        &self,
        seen: Option<LookTarget>,
        mut each: impl FnMut(LookTarget),
    ) {
        let cards = self.face_down().iter().map(LookTarget::Card);
        let forts = self.forts.remaining().map(LookTarget::Fort);
        cards.chain(forts).filter(|target| seen != Some(*target)).for_each(&mut each);
    }

    pub(in super::super) fn check_look_target(
        &self,
        seen: Option<LookTarget>,
        target: LookTarget,
    ) -> Result<(), Refusal> {
        match target {
            LookTarget::Card(id) if !self.board.living().contains(id) => Err(Refusal::NotThere(id)),
            LookTarget::Card(id) if self.board.face_up.contains(id) => Err(Refusal::FaceUp(id)),
            LookTarget::Fort(fort) if self.forts.cards[fort.index()].is_none() => {
                Err(Refusal::NoSuchFort(fort))
            }
            _ if seen == Some(target) => Err(Refusal::SeenJustNow),
            LookTarget::Card(_) | LookTarget::Fort(_) => Ok(()),
        }
    }

    pub(super) fn look(&mut self, target: LookTarget, sink: &mut Sink<Self>) {
        let seat = self.mover;
        let card = match target {
            LookTarget::Card(id) => {
                self.board.known[seat].insert(id);
                Some(self.board.face(id))
            }
            LookTarget::Fort(fort) => {
                let known_to = &mut self.forts.known_to[fort.index()];
                *known_to = known_to.with(seat);
                self.forts.cards[fort.index()]
            }
        };
        // A card seen there is no longer in the enemy's hand.
        if let Some(card) = card {
            let doubtful = &mut self.seats[seat.other()].shown.doubtful;
            *doubtful = doubtful.without(card);
        }
        sink.emit(|| Event::Looked(seat, target, card));
    }

    pub(in super::super) fn look_for_power(&mut self, target: LookTarget, sink: &mut Sink<Self>) {
        let Choice::Look { left, .. } = self.choice else { return };
        self.look(target, sink);
        self.ask_to_look(left - 1, Some(target));
    }
}
