//! Attacks, damage and deaths (D52-8, 11 to 15).

use crate::game::Sink;
use crate::games::duel_52::{CardId, CardIds, Choice, Duel52, Event, Lane, Power, Refusal};
use crate::seat::Seat;

/// The damage that kills a card other than a face-up Jack (D52-11).
const HIT_POINTS: u8 = 2;
/// D52-8.
const ATTACKS_PER_TURN: u8 = 1;
/// A card's damage to each target, and to its attacker if it hits back.
pub(super) const DAMAGE: u8 = 1;

impl Duel52 {
    /// The damage that kills a card (D52-11, 29).
    pub(in super::super) fn hit_points(&self, id: CardId) -> u8 {
        if self.board.taunting.contains(id) { self.taunt_hit_points(id) } else { HIT_POINTS }
    }

    /// D52-57.
    pub(super) fn is_improved(&self, id: CardId) -> bool {
        let state = &self.seats[self.board.owner(id)];
        state.banner_powers.contains(self.board.power(id))
    }

    /// The attacks that the card may make in this turn (D52-8, 19).
    pub(in super::super) fn allowance(&self, id: CardId) -> u8 {
        if self.board.swift.contains(id) { self.swift_attacks(id) } else { ATTACKS_PER_TURN }
    }

    /// Own cards that can still attack in this turn, alone or paired.
    pub(super) fn ready_cards(&self, own: CardIds) -> CardIds {
        let unready = self.board.frozen.union(self.board.spent).union(self.board.activated);
        own.intersection(self.board.face_up).difference(unready)
    }

    pub(super) fn attackers(&self, lane: Lane) -> CardIds {
        self.leaders(self.ready_cards(self.board.side(self.mover, lane)))
    }

    /// The cards among these that an attack can name: single ones, and the first of each pair.
    pub(super) fn leaders(&self, ready: CardIds) -> CardIds {
        let paired = ready.intersection(self.board.paired);
        if paired.is_empty() {
            return ready;
        }
        let (mut leaders, mut rest) = (ready.difference(paired), paired);
        while let Some(id) = rest.lowest() {
            rest.remove(id);
            if let Some(mate) = self.board.mate(id).filter(|mate| rest.contains(*mate)) {
                rest.remove(mate);
                leaders.insert(id);
            }
        }
        leaders
    }

    pub(super) fn enemies_in_reach(&self, lane: Lane) -> CardIds {
        self.touchable(self.board.side(self.mover.other(), lane))
    }

    /// The lane's targets: only Jacks, if there are any (D52-29).
    pub(super) fn targets(&self, lane: Lane) -> CardIds {
        let enemies = self.enemies_in_reach(lane);
        let jacks = enemies.intersection(self.board.taunting);
        if jacks.is_empty() { enemies } else { jacks }
    }

    /// Further targets for an attack on `targets` (D52-28, 66).
    pub(super) fn further_targets(&self, by: CardId, targets: CardIds) -> CardIds {
        let has_no_more = !self.board.has_power(by, Power::Twinstrike)
            || self.board.paired.contains(by)
            || !targets.intersection(self.board.nimble).is_empty()
            || targets.len() >= self.most_targets(by);
        if has_no_more {
            return CardIds::EMPTY;
        }
        let Some(lane) = self.board.lane(by) else { return CardIds::EMPTY };
        // A banner 10 that first hits a Jack also reaches the cards behind it (D52-66).
        let in_reach =
            if self.is_improved(by) { self.enemies_in_reach(lane) } else { self.targets(lane) };
        in_reach.difference(targets).difference(self.board.nimble)
    }

    /// Whether an unpaired card can attack. Quick, and false in cases that need a full check.
    pub(super) fn can_attack_alone(&self, by: CardId, target: CardId) -> bool {
        let ready = self.ready_cards(CardIds::from_item(by)).difference(self.board.paired);
        !ready.is_empty()
            && self
                .board
                .lane_of(self.mover, by)
                .is_some_and(|lane| self.targets(lane).contains(target))
    }

    pub(super) fn check_attack(&self, by: CardId, target: CardId) -> Result<(), Refusal> {
        let lane = self.own_face_up_lane(by)?;
        if self.attackers(lane).contains(by) && self.targets(lane).contains(target) {
            return Ok(());
        }
        let mate = self.board.mate(by);
        if mate.is_some_and(|mate| mate < by) {
            return Err(Refusal::Paired(by));
        }
        for attacker in [Some(by), mate].into_iter().flatten() {
            if self.board.frozen.contains(attacker) {
                return Err(Refusal::Frozen(attacker));
            } else if self.board.activated.contains(attacker) {
                return Err(Refusal::Activated(attacker));
            } else if self.board.spent.contains(attacker) {
                return Err(Refusal::HasAttacked(attacker));
            }
        }
        self.check_target(lane, target)?;
        // The only reason left.
        Err(Refusal::Taunted(target))
    }

    fn check_target(&self, lane: Lane, target: CardId) -> Result<(), Refusal> {
        let enemy = self.mover.other();
        let target_lane = self.board.lane_of(enemy, target).ok_or(Refusal::NotEnemy(target))?;
        if target_lane != lane {
            return Err(Refusal::OtherLane(target));
        }
        self.check_touch(target)
    }

    pub(super) fn check_further_target(
        &self,
        by: CardId,
        targets: CardIds,
        target: CardId,
    ) -> Result<(), Refusal> {
        let lane = self.own_face_up_lane(by)?;
        self.check_target(lane, target)?;
        if targets.contains(target) {
            Err(Refusal::HitAlready(target))
        } else if self.further_targets(by, targets).contains(target) {
            Ok(())
        } else if self.board.nimble.contains(target) {
            Err(Refusal::NimbleAlone(target))
        } else {
            Err(Refusal::Taunted(target))
        }
    }

    /// D52-8: begins an attack. A 10 may choose further targets.
    #[inline(never)]
    pub(super) fn attack(&mut self, by: CardId, target: CardId, sink: &mut Sink<Self>) {
        self.count_attack(self.pair_or_single(by));
        self.progress_this_turn = true;
        let seat = self.mover;
        sink.emit(|| Event::Attacked(seat, by, target));
        if self.board.has_power(by, Power::Twinstrike) {
            self.continue_attack(by, CardIds::from_item(target), sink);
        } else if self.is_plain_hit(by, target) {
            sink.emit(|| Event::Damaged(target, DAMAGE));
            self.board.damage.set(target, DAMAGE);
        } else {
            self.resolve_attack(by, CardIds::from_item(target), sink);
        }
    }

    /// Whether the hit has no consequence but its damage: a single card hits an undamaged one that
    /// isn't a face-up Jack and doesn't hit back. Most hits are plain.
    fn is_plain_hit(&self, by: CardId, target: CardId) -> bool {
        let board = &self.board;
        let excluded = board.damage.nonzero().union(board.taunting);
        !board.paired.contains(by) && !excluded.contains(target) && self.retaliation(target) == 0
    }

    /// Counts an attack for each card. All but swift cards have one in a turn.
    fn count_attack(&mut self, attackers: CardIds) {
        self.board.attacks.increment(attackers);
        let swift = attackers.intersection(self.board.swift);
        self.board.spent = self.board.spent.union(attackers.difference(swift));
        for id in swift {
            if self.board.attacks.get(id) >= self.swift_attacks(id) {
                self.board.spent.insert(id);
            }
        }
    }

    /// D52-28.
    pub(super) fn add_target(&mut self, target: CardId, sink: &mut Sink<Self>) {
        if let Choice::Also { by, targets } = self.choice {
            let seat = self.mover;
            sink.emit(|| Event::AlsoHit(seat, by, target));
            self.continue_attack(by, targets.with(target), sink);
        }
    }

    /// Asks for a further target if there is one, or deals the damage.
    #[inline(never)]
    fn continue_attack(&mut self, by: CardId, targets: CardIds, sink: &mut Sink<Self>) {
        if self.further_targets(by, targets).is_empty() {
            self.resolve_attack(by, targets, sink);
        } else {
            self.choice = Choice::Also { by, targets };
        }
    }

    /// Deals the damage without a further target, or ends a Queen's power.
    pub(super) fn decline(&mut self, sink: &mut Sink<Self>) {
        let seat = self.mover;
        sink.emit(|| Event::Declined(seat));
        match self.choice {
            Choice::Also { by, targets } => self.resolve_attack(by, targets, sink),
            Choice::Move { .. } | Choice::Discard | Choice::Look { .. } | Choice::Nothing => {
                self.choice = Choice::Nothing;
            }
        }
    }

    fn pair_or_single(&self, by: CardId) -> CardIds {
        self.board.mate(by).map_or(CardIds::from_item(by), |mate| CardIds::from_item(by).with(mate))
    }

    /// D52-15: deals all damage of an attack before deaths.
    fn resolve_attack(&mut self, by: CardId, targets: CardIds, sink: &mut Sink<Self>) {
        self.choice = Choice::Nothing;
        let attackers = self.pair_or_single(by);
        let damage = if attackers.has_multiple() { 2 * DAMAGE } else { DAMAGE };
        let mut damage_back = 0;
        let mut dying = CardIds::EMPTY;
        for target in targets {
            damage_back += self.retaliation(target);
            let damage = if self.board.taunting.contains(target) {
                attackers.iter().map(|attacker| self.damage_to_jack(attacker)).sum()
            } else {
                damage
            };
            dying = dying.union(self.deal_damage(target, damage, sink));
        }
        if damage_back > 0 {
            for attacker in attackers.difference(self.board.nimble) {
                dying = dying.union(self.deal_damage(attacker, damage_back, sink));
            }
        }
        if dying.is_empty() {
            return;
        }
        let booms = self.resolve_deaths(dying, sink);
        if booms > 0 {
            self.boom(attackers, booms, sink);
        }
    }

    /// Deals damage to a card; returns the card if it dies.
    #[inline]
    pub(super) fn deal_damage(&mut self, id: CardId, amount: u8, sink: &mut Sink<Self>) -> CardIds {
        sink.emit(|| Event::Damaged(id, amount));
        let damage = self.board.damage.get(id) + amount;
        if damage >= self.hit_points(id) {
            return CardIds::from_item(id);
        }
        self.board.damage.set(id, damage);
        CardIds::EMPTY
    }

    /// D52-12, 14, 21, 59: face-down 3s turn up instead. Returns the number of 3s that hit back.
    pub(super) fn resolve_deaths(&mut self, dying: CardIds, sink: &mut Sink<Self>) -> u8 {
        let mut booms = 0;
        for id in dying {
            let is_up = self.board.face_up.contains(id);
            if !is_up && self.board.has_power(id, Power::Trap) {
                booms += u8::from(self.spring_trap(id, sink));
                continue;
            }
            if self.board.paired.contains(id) {
                self.break_pair(id, sink);
            }
            self.board.kill(id);
            sink.emit(|| if is_up { Event::Killed(id) } else { Event::KilledUnseen(id) });
        }
        booms
    }

    /// D52-14.
    pub(super) fn break_pair(&mut self, id: CardId, sink: &mut Sink<Self>) {
        if let Some(mate) = self.board.unpair(id) {
            sink.emit(|| Event::Parted(id.min(mate), id.max(mate)));
        }
    }

    pub(super) fn has_banner(&self, seat: Seat, power: Power) -> bool {
        self.seats[seat].banner_powers.contains(power)
    }
}
