//! Input by taps: a first tap picks a card, and the next one gives its action.

use engine::cards::Card;
use engine::games::duel_52::{
    Action, CardId, CardView, Choice, Fort, HeroKind, Lane, Lanes, LookTarget, Origin, Phase,
    Power, Side, Spell, View,
};
use engine::seat::Seat;

/// A picked card or hero, which waits for its target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    Hand(Card),
    /// A card on the board, of either seat.
    Board(CardId),
    /// The hero: a spell to cast, or a warrior to play.
    Hero,
    /// A card in hand, for the spell being cast.
    SpellHand(Card),
    /// An own card, for the spell that moves it.
    SpellBoard(CardId),
    /// A fort beside the draw pile.
    Fort(Fort),
    /// The play of the seat's last card. It loses lanes, so a second press has to confirm it.
    Confirm(Action),
}

/// The seat's task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    Bannerman,
    Fort,
    Discard,
    Look,
    Move,
    /// Choose a further target of the attack.
    Also,
    /// Choose which of the waiting powers comes first.
    Power,
    /// Take any action of a turn.
    Turn,
}

impl Prompt {
    pub fn from_view(view: &View) -> Self {
        match (view.phase, view.choice) {
            (Phase::Bannermen(_), _) => Self::Bannerman,
            (Phase::Forts, _) => Self::Fort,
            (Phase::Turn, Choice::Discard) => Self::Discard,
            (Phase::Turn, Choice::Look { .. }) => Self::Look,
            (Phase::Turn, Choice::Move { .. }) => Self::Move,
            (Phase::Turn, Choice::Also { .. }) => Self::Also,
            (Phase::Turn, Choice::Nothing) if view.cards.iter().any(|card| card.waits > 0) => {
                Self::Power
            }
            (Phase::Turn, Choice::Nothing) => Self::Turn,
        }
    }
}

/// The deciding seat, its view and its pick.
#[derive(Clone, Copy, Debug)]
pub struct TapInput<'a> {
    pub view: &'a View,
    pub seat: Seat,
    pub pick: Option<Pick>,
}

impl TapInput<'_> {
    /// The seat's mage, by its power.
    pub fn mage(&self) -> Option<Power> {
        self.view.seats[self.seat].hero.at_home(HeroKind::Mage).map(Power::from_card)
    }

    /// The seat's warrior, while it is at home.
    pub fn warrior(&self) -> Option<Card> {
        self.view.seats[self.seat].hero.at_home(HeroKind::Warrior)
    }

    /// The action of a tap on a card, legal or not; `None` if the tap only picks the card.
    pub fn card_action(&self, id: CardId) -> Option<Action> {
        match Prompt::from_view(self.view) {
            Prompt::Bannerman | Prompt::Fort | Prompt::Discard => None,
            Prompt::Look => Some(Action::Look(LookTarget::Card(id))),
            Prompt::Move => Some(Action::Move(id)),
            Prompt::Also => Some(Action::Also(id)),
            Prompt::Power => Some(Action::Use(id)),
            Prompt::Turn => match self.pick? {
                Pick::Board(picked) => self.attack_or_pair(picked, id),
                Pick::Hero => self.spell_on_card(id).map(Action::Cast),
                _ => None,
            },
        }
    }

    fn attack_or_pair(&self, picked: CardId, id: CardId) -> Option<Action> {
        let (by, target) = (self.view.card(picked)?, self.view.card(id)?);
        if by.owner != self.seat || by.side == Side::Down || picked == id {
            return None;
        }
        if target.owner != self.seat {
            // An attack names the older card of a pair.
            let leader = by.mate.map_or(picked, |mate| mate.min(picked));
            return Some(Action::Attack(leader, id));
        }
        let traits = |card: &CardView| (card.side, card.lane, card.face.map(Card::rank), card.mate);
        let can_pair = by.mate.is_none() && traits(target) == traits(by);
        can_pair.then(|| Action::Pair(picked.min(id), picked.max(id)))
    }

    fn spell_on_card(&self, id: CardId) -> Option<Spell> {
        Some(match self.mage()? {
            Power::Foresight => Spell::Look(LookTarget::Card(id)),
            Power::Flip => Spell::Flip(id),
            Power::Freeze => Spell::Freeze(id),
            Power::HealAll => Spell::Heal(id),
            Power::Empower => Spell::Inspire(id),
            // For an own card, the player picks the card and then the lane.
            Power::Move if !self.owns(id) => Spell::Move(id, self.view.card(id)?.lane?),
            _ => return None,
        })
    }

    pub fn owns(&self, id: CardId) -> bool {
        self.view.card(id).is_some_and(|card| card.owner == self.seat)
    }

    /// Whether a tap on this card picks it for the spell being cast.
    pub fn picks_for_spell(&self, id: CardId) -> bool {
        let can_move = |card: &CardView| !is_base(card) && card.lane.is_some();
        matches!(self.pick_of_card(id), Some(Pick::SpellBoard(_)))
            && self.view.card(id).is_some_and(can_move)
    }

    /// The pick after a tap on a card, if the tap is no action.
    pub fn pick_of_card(&self, id: CardId) -> Option<Pick> {
        let casts_move = self.pick == Some(Pick::Hero) && self.mage() == Some(Power::Move);
        let next = if casts_move && self.owns(id) { Pick::SpellBoard(id) } else { Pick::Board(id) };
        (self.pick != Some(next)).then_some(next)
    }

    /// The pick after a tap on a card in hand.
    pub fn pick_of_hand(&self, card: Card) -> Option<Pick> {
        let plays_by_spell = self.mage() == Some(Power::Trap);
        let next = match self.pick {
            Some(Pick::Hero | Pick::SpellHand(_)) if plays_by_spell => Pick::SpellHand(card),
            _ => Pick::Hand(card),
        };
        (self.pick != Some(next)).then_some(next)
    }

    pub fn lane_action(&self, lane: Lane) -> Option<Action> {
        match (Prompt::from_view(self.view), self.pick?) {
            (Prompt::Turn, Pick::Hand(card) | Pick::Confirm(Action::Play(card, _))) => {
                Some(Action::Play(card, lane))
            }
            (Prompt::Turn, Pick::SpellHand(card)) => Some(Action::Cast(Spell::Rush(card, lane))),
            (Prompt::Turn, Pick::SpellBoard(id)) => {
                let is_elsewhere = self.view.card(id)?.lane != Some(lane);
                is_elsewhere.then_some(Action::Cast(Spell::Move(id, lane)))
            }
            (Prompt::Turn, Pick::Hero | Pick::Confirm(Action::Warrior(_))) => {
                self.warrior().map(|_| Action::Warrior(lane))
            }
            (Prompt::Fort, Pick::Fort(fort)) => {
                let is_due = self.view.seats[self.seat].forts_due.contains(lane);
                is_due.then_some(Action::Fort(fort, lane))
            }
            _ => None,
        }
    }

    pub fn fort_action(&self, fort: Fort) -> Option<Action> {
        match (Prompt::from_view(self.view), self.pick) {
            (Prompt::Look, _) => Some(Action::Look(LookTarget::Fort(fort))),
            (Prompt::Turn, Some(Pick::Hero)) if self.mage() == Some(Power::Foresight) => {
                Some(Action::Cast(Spell::Look(LookTarget::Fort(fort))))
            }
            _ => None,
        }
    }

    pub fn button_action(&self) -> Option<Action> {
        match (Prompt::from_view(self.view), self.pick) {
            (Prompt::Bannerman, Some(Pick::Hand(card))) => Some(Action::Banner(card)),
            (Prompt::Discard, Some(Pick::Hand(card))) => Some(Action::Discard(card)),
            (Prompt::Turn, Some(Pick::Confirm(action))) => Some(action),
            (Prompt::Turn, Some(Pick::Board(id))) => {
                let card = self.view.card(id)?;
                let is_own_face_down = card.owner == self.seat && card.side == Side::Down;
                is_own_face_down.then_some(Action::Flip(id))
            }
            (Prompt::Turn, Some(Pick::Hero)) if self.mage() == Some(Power::View) => {
                Some(Action::Cast(Spell::Recruit))
            }
            (Prompt::Move | Prompt::Also, _) => Some(Action::Decline),
            _ => None,
        }
    }

    /// The lanes that the seat loses if this action spends its last card to play (D52-17).
    pub fn lanes_lost_by(&self, action: Action) -> Lanes {
        let into = match action {
            Action::Play(_, lane) | Action::Warrior(lane) => Some(lane),
            Action::Discard(_) => None,
            _ => return Lanes::EMPTY,
        };
        let to_play = self.view.seats[self.seat].holds + u8::from(self.warrior().is_some());
        let held = lanes_held_by_hand(self.view, self.seat).into_iter();
        held.filter(|lane| to_play == 1 && Some(*lane) != into).collect()
    }

    /// Whether this own card can attack now, with an enemy card in its lane to attack.
    pub fn is_ready(&self, id: CardId) -> bool {
        let Some(card) = self.view.card(id) else { return false };
        let is_target = |enemy: &CardView| {
            enemy.owner != self.seat
                && enemy.lane == card.lane
                && (!is_base(enemy) || self.view.is_end_phase())
        };
        self.can_attack(id) && self.view.cards.iter().any(is_target)
    }

    /// Whether this own card can attack now, even without a target.
    pub fn can_attack(&self, id: CardId) -> bool {
        let Some(card) = self.view.card(id) else { return false };
        Prompt::from_view(self.view) == Prompt::Turn
            && card.owner == self.seat
            && self.view.mover == self.seat
            && card.lane.is_some()
            && card.side == Side::Up
            && !is_spent(card)
    }

    /// Some action of the hero: the judge's refusal says why the hero can't act now.
    pub fn hero_action(&self) -> Option<Action> {
        let first = self.view.cards.iter().find(|card| card.lane.is_some())?.id;
        let spell = match self.mage() {
            None => return self.warrior().map(|_| Action::Warrior(Lane::One)),
            Some(Power::View) => Spell::Recruit,
            Some(Power::Trap) => {
                let hand = self.view.seats[self.seat].hand?;
                Spell::Rush(hand.iter().next()?, Lane::One)
            }
            Some(Power::Move) => Spell::Move(first, Lane::One),
            Some(_) => self.spell_on_card(first)?,
        };
        Some(Action::Cast(spell))
    }
}

/// Whether a card counts as a base card, as forts do, too (D52-75).
pub const fn is_base(card: &CardView) -> bool {
    matches!(card.from, Origin::Base | Origin::Fort)
}

/// Whether a face-up card can't attack any more this turn.
pub const fn is_spent(card: &CardView) -> bool {
    card.frozen || card.activated || card.attacks >= card.allowance
}

/// In the end phase, the lanes that a seat holds only because it may still play a card there (D52-17).
pub fn lanes_held_by_hand(view: &View, seat: Seat) -> Lanes {
    let is_held =
        |lane: &Lane| view.side(seat, *lane).next().is_none() && !view.has_lost(seat, *lane);
    Lane::ALL.into_iter().filter(|lane| view.is_end_phase() && is_held(lane)).collect()
}
