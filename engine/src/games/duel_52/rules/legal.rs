//! The mover's legal actions, and refusals of all others.

use crate::cards::Card;
use crate::games::duel_52::state::Stage;
use crate::games::duel_52::{
    Action, CardId, CardIds, Choice, Duel52, Fort, HeroKind, Lane, Lanes, Power, Refusal,
};

/// Adds an action for each card, four at a time, so that the list's capacity is checked less often.
fn put_each(to: &mut Vec<Action>, ids: CardIds, action: impl Fn(CardId) -> Action) {
    let mut ids = ids.iter();
    while let Some(first) = ids.next() {
        let Some(second) = ids.next() else { return to.push(action(first)) };
        let Some(third) = ids.next() else { return to.extend([first, second].map(action)) };
        let Some(fourth) = ids.next() else {
            return to.extend([first, second, third].map(action));
        };
        to.extend([first, second, third, fourth].map(&action));
    }
}

impl Duel52 {
    pub(in super::super) fn owes_nothing(&self) -> bool {
        matches!((self.stage, self.choice), (Stage::Turn, Choice::Nothing))
            && self.board.waiting.nonzero().is_empty()
    }

    #[inline(never)]
    pub(super) fn list_owed(&self, to: &mut Vec<Action>) {
        match self.stage {
            Stage::Over(_) | Stage::Resolving(_) => {}
            Stage::Bannermen(_) => {
                to.extend(self.pickable().iter().map(Action::Banner));
            }
            Stage::Forts => {
                for fort in self.forts.remaining() {
                    let due = self.seats[self.mover].forts_due;
                    to.extend(due.iter().map(|lane| Action::Fort(fort, lane)));
                }
            }
            Stage::Turn => self.list_choice(to),
        }
    }

    /// Adds the current choice's options, or the waiting powers.
    fn list_choice(&self, to: &mut Vec<Action>) {
        match self.choice {
            Choice::Nothing => put_each(to, self.board.waiting.nonzero(), Action::Use),
            Choice::Discard => {
                let hand = self.seats[self.mover].hand;
                to.extend(hand.iter().map(Action::Discard));
            }
            Choice::Look { seen, .. } => self.each_look(seen, |look| to.push(Action::Look(look))),
            Choice::Move { into, from, .. } => {
                put_each(to, self.movable(into, from), Action::Move);
                to.push(Action::Decline);
            }
            Choice::Also { by, targets } => {
                put_each(to, self.further_targets(by, targets), Action::Also);
                to.push(Action::Decline);
            }
        }
    }

    /// Adds the actions of a turn in which no power waits (D52-5).
    pub(super) fn list_turn(&self, to: &mut Vec<Action>) {
        if self.actions_left > 0 {
            self.list_plays(to);
            put_each(to, self.flippable(), Action::Flip);
            self.list_attacks(to);
            self.list_pairs(to);
        }
        if self.options.has_expansion() {
            self.list_expansion(to);
        }
    }

    /// D52-41, 42, 80.
    fn list_expansion(&self, to: &mut Vec<Action>) {
        if self.options.heroes {
            if let Ok(mage) = self.mage() {
                self.each_spell(mage, |spell| to.push(Action::Cast(spell)));
            }
            if self.seats[self.mover].hero.at_home(HeroKind::Warrior).is_some() {
                to.extend(self.open_lanes().iter().map(Action::Warrior));
            }
        }
        if !self.is_enraged() {
            to.push(Action::End);
        }
    }

    fn list_plays(&self, to: &mut Vec<Action>) {
        let state = &self.seats[self.mover];
        if state.stopped.is_empty() {
            for card in state.hand {
                to.extend(Lane::ALL.map(|lane| Action::Play(card, lane)));
            }
            return;
        }
        for card in state.hand {
            to.extend(self.open_lanes().iter().map(|lane| Action::Play(card, lane)));
        }
    }

    fn list_attacks(&self, to: &mut Vec<Action>) {
        let own = self.board.lanes(self.mover);
        let ready = self.ready_cards(own.all());
        if ready.is_empty() {
            return;
        }
        let targets = Lane::ALL.map(|lane| self.targets(lane));
        let [one, two, _] = own.0;
        for by in self.leaders(ready) {
            // All other cards are in lane 3.
            let lane_index = if one.contains(by) { 0 } else { 2 - usize::from(two.contains(by)) };
            put_each(to, targets[lane_index], |target| Action::Attack(by, target));
        }
    }

    fn list_pairs(&self, to: &mut Vec<Action>) {
        let pairable = self.board.pairable.intersection(self.board.cards_of(self.mover));
        if pairable.is_empty() {
            return;
        }
        for lane in Lane::ALL {
            let pairable = pairable.intersection(self.board.side(self.mover, lane));
            for second in pairable {
                let firsts = self.board.with_same_rank(second, pairable.below(second));
                to.extend(firsts.map(|first| Action::Pair(first, second)));
            }
        }
    }

    /// Whether the mover can do anything but end its turn.
    pub(in super::super) fn can_act(&self) -> bool {
        let state = &self.seats[self.mover];
        let can_play = !state.hand.is_empty() && state.stopped != Lanes::ALL;
        (self.actions_left > 0 && (can_play || self.can_use_board()))
            || (self.options.heroes && self.can_use_hero())
    }

    #[inline(never)]
    fn can_use_board(&self) -> bool {
        let pairable = self.board.pairable.intersection(self.board.cards_of(self.mover));
        !self.flippable().is_empty() || !pairable.is_empty() || self.can_attack()
    }

    fn can_attack(&self) -> bool {
        let ready = self.ready_cards(self.board.cards_of(self.mover));
        let can_attack_in = |lane| {
            let in_lane = ready.intersection(self.board.side(self.mover, lane));
            !in_lane.is_empty()
                && !self.enemies_in_reach(lane).is_empty()
                && !self.leaders(in_lane).is_empty()
        };
        !ready.is_empty() && Lane::ALL.into_iter().any(can_attack_in)
    }

    #[inline(never)]
    fn can_use_hero(&self) -> bool {
        if let Ok(mage) = self.mage() {
            let mut can_cast = false;
            self.each_spell(mage, |_| can_cast = true);
            return can_cast;
        }
        let state = &self.seats[self.mover];
        state.hero.at_home(HeroKind::Warrior).is_some() && state.stopped != Lanes::ALL
    }

    /// Own face-down cards that an action can flip (D52-7).
    fn flippable(&self) -> CardIds {
        self.turnable(self.board.cards_of(self.mover)).difference(self.board.frozen)
    }

    /// The own cards among these that can be turned up (D52-16, 44).
    pub(super) fn turnable(&self, own: CardIds) -> CardIds {
        self.touchable(own).difference(self.board.face_up).difference(self.board.rushed)
    }

    /// The cards among these that can be targets: base cards only in the end phase (D52-16).
    pub(super) fn touchable(&self, ids: CardIds) -> CardIds {
        if self.is_end_phase() { ids } else { ids.difference(self.board.base) }
    }

    /// D52-62.
    pub(super) fn open_lanes(&self) -> Lanes {
        Lanes::ALL.difference(self.seats[self.mover].stopped)
    }

    /// Whether the mover must play its warrior before its turn can end (D52-42).
    pub(super) fn is_enraged(&self) -> bool {
        let state = &self.seats[self.mover];
        self.is_end_phase()
            && state.hero.at_home(HeroKind::Warrior).is_some()
            && state.stopped != Lanes::ALL
    }

    /// The mover's mage, if it can cast now (D52-41).
    fn mage(&self) -> Result<Power, Refusal> {
        let hero = self.seats[self.mover].hero;
        let mage = hero.at_home(HeroKind::Mage).ok_or(Refusal::NoMage)?;
        if self.is_end_phase() {
            Err(Refusal::Exerted)
        } else if self.spell_used {
            Err(Refusal::SpellUsed)
        } else {
            Ok(Power::from_card(mage))
        }
    }

    /// Whether a frequent action is legal. Quick, and false in cases that need a full check.
    pub(super) fn is_surely_legal(&self, action: Action) -> bool {
        self.actions_left > 0
            && self.owes_nothing()
            && match action {
                Action::Play(card, lane) => {
                    let state = &self.seats[self.mover];
                    state.hand.contains(card) && !state.stopped.contains(lane)
                }
                Action::Flip(id) => self.flippable().contains(id),
                Action::Attack(by, target) => self.can_attack_alone(by, target),
                _ => false,
            }
    }

    #[inline(never)]
    pub(super) fn find_refusal(&self, action: Action) -> Option<Refusal> {
        let result = match self.stage {
            Stage::Bannermen(_) => match action {
                Action::Banner(card) => self.check_pick(card),
                _ => Err(Refusal::BannermanNow),
            },
            Stage::Forts => match action {
                Action::Fort(fort, lane) => self.check_fort(fort, lane),
                _ => Err(Refusal::FortNow),
            },
            Stage::Turn | Stage::Over(_) | Stage::Resolving(_) => self.check_in_turn(action),
        };
        result.err()
    }

    fn check_in_turn(&self, action: Action) -> Result<(), Refusal> {
        match (action, self.choice) {
            (Action::Banner(_), _) => Err(Refusal::NoBannermanNow),
            (Action::Fort(..), _) => Err(Refusal::NoFortNow),
            (Action::Also(target), Choice::Also { by, targets }) => {
                self.check_further_target(by, targets, target)
            }
            (Action::Discard(card), Choice::Discard) => self.check_held(card),
            (Action::Look(look), Choice::Look { seen, .. }) => self.check_look_target(seen, look),
            (Action::Move(id), Choice::Move { into, from, .. }) => self.check_move(id, into, from),
            (Action::Decline, Choice::Also { .. } | Choice::Move { .. }) => Ok(()),
            (Action::Decline, Choice::Discard | Choice::Look { .. }) => Err(Refusal::MustChoose),
            (_, Choice::Nothing) => self.check_without_choice(action),
            _ => Err(Refusal::ChoiceFirst),
        }
    }

    fn check_without_choice(&self, action: Action) -> Result<(), Refusal> {
        let waiting = self.board.waiting.nonzero();
        match action {
            Action::Use(id) if waiting.contains(id) => Ok(()),
            Action::Use(id) => Err(Refusal::NotWaiting(id)),
            Action::Also(_)
            | Action::Discard(_)
            | Action::Look(_)
            | Action::Move(_)
            | Action::Decline
            | Action::Banner(_)
            | Action::Fort(..) => Err(Refusal::NotAsked),
            _ if !waiting.is_empty() => Err(Refusal::PowersWait),
            Action::Play(..) | Action::Flip(_) | Action::Attack(..) | Action::Pair(..)
                if self.actions_left == 0 =>
            {
                Err(Refusal::NoActionLeft)
            }
            Action::Play(card, lane) => self.check_from_hand(card, lane),
            Action::Flip(id) => self.check_flip(id),
            Action::Attack(by, target) => self.check_attack(by, target),
            Action::Pair(first, second) => self.check_pair(first, second),
            Action::Cast(spell) => self.check_spell(self.mage()?, spell),
            Action::Warrior(lane) => self.check_warrior(lane),
            Action::End => self.check_end(),
        }
    }

    fn check_held(&self, card: Card) -> Result<(), Refusal> {
        let is_held = self.seats[self.mover].hand.contains(card);
        if is_held { Ok(()) } else { Err(Refusal::NotInHand(card)) }
    }

    fn check_open(&self, lane: Lane) -> Result<(), Refusal> {
        if self.open_lanes().contains(lane) { Ok(()) } else { Err(Refusal::LaneStopped(lane)) }
    }

    pub(super) fn check_from_hand(&self, card: Card, lane: Lane) -> Result<(), Refusal> {
        self.check_held(card)?;
        self.check_open(lane)
    }

    pub(super) fn own_lane(&self, id: CardId) -> Result<Lane, Refusal> {
        self.board.lane_of(self.mover, id).ok_or(Refusal::NotOwn(id))
    }

    pub(super) fn own_face_up_lane(&self, id: CardId) -> Result<Lane, Refusal> {
        let lane = self.own_lane(id)?;
        if self.board.face_up.contains(id) { Ok(lane) } else { Err(Refusal::FaceDown(id)) }
    }

    /// Refuses base cards before the end phase (D52-16).
    pub(super) fn check_touch(&self, id: CardId) -> Result<(), Refusal> {
        let is_untouchable = self.board.base.contains(id) && !self.is_end_phase();
        if is_untouchable { Err(Refusal::Base(id)) } else { Ok(()) }
    }

    fn check_flip(&self, id: CardId) -> Result<(), Refusal> {
        self.check_turnable(id)?;
        if self.board.frozen.contains(id) { Err(Refusal::Frozen(id)) } else { Ok(()) }
    }

    pub(super) fn check_turnable(&self, id: CardId) -> Result<(), Refusal> {
        self.own_lane(id)?;
        if self.board.face_up.contains(id) {
            return Err(Refusal::FaceUp(id));
        }
        self.check_touch(id)?;
        if self.board.rushed.contains(id) { Err(Refusal::Rushed(id)) } else { Ok(()) }
    }

    fn check_pair(&self, first: CardId, second: CardId) -> Result<(), Refusal> {
        let lanes = [self.own_face_up_lane(first)?, self.own_face_up_lane(second)?];
        if let Some(paired) =
            [first, second].into_iter().find(|one| self.board.paired.contains(*one))
        {
            Err(Refusal::Paired(paired))
        } else if lanes[0] != lanes[1] {
            Err(Refusal::OtherLane(second))
        } else if self.board.power(first) != self.board.power(second) {
            Err(Refusal::Unlike(second))
        } else if first >= second {
            Err(Refusal::Order(second))
        } else {
            Ok(())
        }
    }

    fn check_warrior(&self, lane: Lane) -> Result<(), Refusal> {
        let hero = self.seats[self.mover].hero;
        hero.at_home(HeroKind::Warrior).ok_or(Refusal::NoWarrior)?;
        self.check_open(lane)
    }

    fn check_end(&self) -> Result<(), Refusal> {
        if !self.options.has_expansion() {
            Err(Refusal::MustAct)
        } else if self.is_enraged() {
            Err(Refusal::Enraged)
        } else {
            Ok(())
        }
    }

    fn check_fort(&self, fort: Fort, lane: Lane) -> Result<(), Refusal> {
        if self.forts.cards[fort.index()].is_none() {
            Err(Refusal::NoSuchFort(fort))
        } else if !self.seats[self.mover].forts_due.contains(lane) {
            Err(Refusal::NoFortThere(lane))
        } else {
            Ok(())
        }
    }
}
