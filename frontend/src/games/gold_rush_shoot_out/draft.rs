//! A seat's picks before the lock-in.

use engine::games::gold_rush_shoot_out::{
    Ability, Action, Card, CardCounts, Load, Nth, Pending, Phase, Pistol, Play, View,
};
use engine::seat::Seat;

use crate::words::messages::gold_rush_shoot_out::board as words;
use crate::words::text::Text;

/// The action that takes the card which adds most gold to `held`, the first of equals; `None` if none adds any.
pub fn best_take(view: &View, held: CardCounts) -> Option<Action> {
    let adds = |card: &Option<Card>| card.map_or(0, |card| held.worth_added_by(card));
    let most = view.take.iter().map(adds).max().filter(|most| *most > 0)?;
    let best = (1_u8..).zip(&view.take).find(|(_, card)| adds(card) == most);
    best.map(|(place, _)| Action::Take(place))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AbilityChoice {
    Pass,
    Plays(Ability),
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Choices {
    pub load: Option<Load>,
    pub ability: Option<AbilityChoice>,
    /// The pistol that a Hired Hand moves.
    pub pistol: Option<Pistol>,
    /// The seat to aim at: with the own pistol, a second one, or the one that a Hired Hand moves.
    pub target: Option<Seat>,
    /// The whole decision, where one action is enough: in a standoff, at an ambush, from the take.
    pub action: Option<Action>,
}

/// A missing pick: the request for it, and the rule that needs it.
pub type Missing = (Text, &'static str);

pub const NO_LOAD: Missing = (words::PICK_LOAD, "GR-10");
const NO_TARGET: Missing = (words::PICK_TARGET, "GR-11");
const NO_ABILITY: Missing = (words::PICK_TURN, "GR-12");
const NO_PISTOL: Missing = (words::PICK_PISTOL, "GR-13");
const NO_SECOND_TARGET: Missing = (words::PICK_SECOND, "GR-14");
const NO_STAND: Missing = (words::PICK_STAND, "GR-17");
const NO_AMBUSH: Missing = (words::PICK_AMBUSH, "GR-20");
const NO_SHARE: Missing = (words::PICK_SHARE, "GR-23");

/// The effect of a tap on a seat of the ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tap {
    /// Aims the own first pistol.
    Aim,
    AimSecond,
    /// Picks the holder of the pistol to move.
    Holder,
    /// Aims the pistol to move.
    Move(Pistol),
}

impl Tap {
    /// The action of a tap on `target`, for the judge; `None` if another tap has to follow.
    pub const fn action(self, target: Seat) -> Option<Action> {
        match self {
            Self::Aim => Some(Action::Aim(target)),
            Self::AimSecond => Some(Action::Play(Play::DualWield { target })),
            Self::Holder => None,
            Self::Move(pistol) => Some(Action::Play(Play::HiredHand { pistol, target })),
        }
    }
}

impl Choices {
    /// The effect that a tap on a plate has now, while `actor` decides; `None` if it has none.
    pub fn tap(&self, view: &View, actor: Seat) -> Option<Tap> {
        let can_aim = || view.by_seat[actor].aim.is_none_or(|aim| aim.is_owed());
        let plays = |ability| self.ability == Some(AbilityChoice::Plays(ability));
        match view.phase {
            Phase::Load => can_aim().then_some(Tap::Aim),
            Phase::Abilities if plays(Ability::DualWield) => Some(Tap::AimSecond),
            Phase::Abilities if plays(Ability::HiredHand) => {
                Some(self.pistol.map_or(Tap::Holder, Tap::Move))
            }
            _ => None,
        }
    }

    #[must_use]
    pub fn with_tap(self, tap: Tap, seat: Seat) -> Self {
        match tap {
            Tap::Aim | Tap::AimSecond | Tap::Move(_) => Self { target: Some(seat), ..self },
            Tap::Holder => Self { pistol: Some(Pistol { holder: seat, nth: Nth::First }), ..self },
        }
    }

    /// Picks an ability or a pass, and drops the picks for the ability before.
    #[must_use]
    pub fn with_ability(self, ability: AbilityChoice) -> Self {
        Self { ability: Some(ability), pistol: None, target: None, ..self }
    }

    /// The pistol that the picks aim or move, and its target.
    pub fn preview(&self, view: &View, actor: Seat) -> Option<(Pistol, Seat)> {
        let own = |nth| Pistol { holder: actor, nth };
        let pistol = match self.tap(view, actor)? {
            Tap::Aim => own(Nth::First),
            Tap::AimSecond => own(Nth::Second),
            Tap::Holder => return None,
            Tap::Move(pistol) => pistol,
        };
        Some((pistol, self.target?))
    }

    /// The actions of the picks, in order; `Err` is the first missing pick.
    pub fn actions(&self, view: &View, actor: Seat) -> Result<Vec<Action>, Missing> {
        match view.phase {
            Phase::Load => {
                let seat_view = &view.by_seat[actor];
                let mut actions = Vec::new();
                if seat_view.load.is_none_or(|load| load.is_owed()) {
                    actions.push(Action::Load(self.load.ok_or(NO_LOAD)?));
                }
                if matches!(seat_view.aim, None | Some(Pending::Owed)) {
                    actions.push(Action::Aim(self.target.ok_or(NO_TARGET)?));
                }
                Ok(actions)
            }
            Phase::Abilities => Ok(vec![self.ability_action()?]),
            Phase::Standoff => Ok(vec![self.action.ok_or(NO_STAND)?]),
            Phase::Ambush => Ok(vec![self.action.ok_or(NO_AMBUSH)?]),
            Phase::Share => Ok(vec![self.action.ok_or(NO_SHARE)?]),
            Phase::Shootout | Phase::Over => Ok(Vec::new()),
        }
    }

    fn ability_action(&self) -> Result<Action, Missing> {
        let play = match self.ability.ok_or(NO_ABILITY)? {
            AbilityChoice::Pass => return Ok(Action::Pass),
            AbilityChoice::Plays(Ability::HiredHand) => {
                let pistol = self.pistol.ok_or(NO_PISTOL)?;
                Play::HiredHand { pistol, target: self.target.ok_or(NO_TARGET)? }
            }
            AbilityChoice::Plays(Ability::DualWield) => {
                Play::DualWield { target: self.target.ok_or(NO_SECOND_TARGET)? }
            }
            AbilityChoice::Plays(Ability::Bandage) => Play::Bandage,
            AbilityChoice::Plays(Ability::DuckAndWeave) => Play::DuckAndWeave,
            // A Bullet is loaded, never played, so the list of abilities doesn't offer it.
            AbilityChoice::Plays(Ability::Bullet) => return Err(NO_ABILITY),
        };
        Ok(Action::Play(play))
    }
}

#[cfg(test)]
mod tests {
    use engine::game::{Game, Observer};
    use engine::games::gold_rush_shoot_out::{GoldRushShootOut, Loot};

    use super::*;
    use crate::games::scene_laws::dealt;

    const ONE: Seat = Seat::ONE;
    const TWO: Seat = Seat::TWO;

    fn view(phase: Phase) -> View {
        let game = dealt::<GoldRushShootOut>("", 3, 1);
        View { phase, ..game.view(Observer::Seat(ONE)) }
    }

    /// A game by clicks makes the decisions: see `tests/gold-rush-shoot-out.spec.mjs`.
    #[test]
    fn every_choice_asks_for_what_it_lacks() {
        let none = Choices::default();
        let loads = Choices { load: Some(Load::Bullet), ..none };
        let hires = none.with_ability(AbilityChoice::Plays(Ability::HiredHand));
        let moves = hires.with_tap(Tap::Holder, TWO);
        let pistol = Pistol { holder: TWO, nth: Nth::First };
        for (phase, draft, tap, missing) in [
            (Phase::Load, none, Some(Tap::Aim), NO_LOAD),
            (Phase::Load, loads, Some(Tap::Aim), NO_TARGET),
            (Phase::Abilities, none, None, NO_ABILITY),
            (Phase::Abilities, hires, Some(Tap::Holder), NO_PISTOL),
            (Phase::Abilities, moves, Some(Tap::Move(pistol)), NO_TARGET),
            (Phase::Standoff, none, None, NO_STAND),
            (Phase::Ambush, none, None, NO_AMBUSH),
            (Phase::Share, none, None, NO_SHARE),
        ] {
            let view = view(phase);
            assert_eq!((draft.tap(&view, ONE), draft.actions(&view, ONE)), (tap, Err(missing)));
        }
        let other = moves.with_tap(Tap::Move(pistol), ONE).with_ability(AbilityChoice::Pass);
        assert_eq!(other.target, None, "picks for one ability are none for another");
    }

    #[test]
    fn after_an_undo_only_the_aim_is_missing() {
        let mut view = view(Phase::Load);
        view.by_seat[ONE].load = Some(Pending::Made(Load::Blank));
        let draft = Choices::default().with_tap(Tap::Aim, TWO);
        assert_eq!(draft.actions(&view, ONE), Ok(vec![Action::Aim(TWO)]));
    }

    #[test]
    fn the_best_card_is_the_first_that_adds_most() {
        let take = |cards: &[Option<Loot>]| {
            let mut view = view(Phase::Share);
            view.take = Default::default();
            for (place, loot) in view.take.iter_mut().zip(cards) {
                *place = loot.map(Card::Loot);
            }
            best_take(&view, CardCounts::default())
        };
        let most = take(&[None, Some(Loot::TwoBars), Some(Loot::FiveBars), Some(Loot::FiveBars)]);
        assert_eq!(most, Some(Action::Take(3)));
        assert_eq!(take(&[Some(Loot::Antique)]), None);
    }
}
