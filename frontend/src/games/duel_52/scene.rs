//! The table at one moment, and how an event changes it.

use std::rc::Rc;

use engine::cards::{Card, CardSet, Rank};
use engine::game::Turn;
use engine::games::duel_52::{
    Banner, CardView, Duel52, Event, Fort, FortView, Hero, Lane, Lanes, Mark, Number, Numbers,
    Origin, Phase, Power, PowerTiming as When, Shown, Side, Sight, View,
};
use engine::seat::{Seat, SeatSet};

use super::reveal;
use super::text;
use crate::playback::{self, FrameKind, FrameOf};
use crate::words::players::Players;

/// The damage that kills most cards (D52-11).
const HIT_POINTS: u8 = 2;
/// How many cards are dealt to each hand (D52-2), and to the sides of all lanes.
const HAND: u8 = 5;
const BASE_CARDS: u8 = 6;

/// What lies where at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// All that the observer knows.
    pub view: View,
    /// The cards that act or are acted on at this moment.
    pub lit: Numbers,
    /// The cards that are killed at this moment: they stay in sight until the next.
    pub fallen: Numbers,
    /// The damage that cards take at this moment.
    pub hurt: Vec<(Number, u8)>,
    /// The card whose power happens.
    acting: Option<Number>,
}

impl playback::Scene for Scene {
    type Game = Duel52;

    fn at_rest(view: &Rc<View>) -> Self {
        Self::of(view)
    }

    fn after(&self, frame: &FrameOf<Duel52>) -> Self {
        let mut next = self.clone();
        next.calm();
        for event in &frame.events {
            next.apply(event, &frame.view);
        }
        next
    }

    fn kind(_: &Event) -> FrameKind {
        FrameKind::Public
    }

    fn narrate(frame: &FrameOf<Duel52>, players: &Players) -> Option<String> {
        text::telling_on(&frame.events, players, &text::Names::of(&frame.before))
    }

    fn to_play(frames: &[FrameOf<Duel52>], players: &Players) -> Vec<usize> {
        reveal::to_play(frames, players)
    }
}

impl Scene {
    fn of(view: &View) -> Self {
        Self {
            view: view.clone(),
            lit: Numbers::EMPTY,
            fallen: Numbers::EMPTY,
            hurt: Vec::new(),
            acting: None,
        }
    }

    fn calm(&mut self) {
        for number in std::mem::take(&mut self.fallen) {
            self.change(number, |card| {
                (card.lane, card.damage, card.attacks) = (None, 0, 0);
                (card.hit_points, card.allowance) = (HIT_POINTS, 1);
                (card.frozen, card.activated, card.rushed) = (false, false, false);
            });
        }
        self.lit = Numbers::EMPTY;
        self.hurt.clear();
    }

    fn apply(&mut self, event: &Event, after: &View) {
        match *event {
            Event::BannermanPicked { seat, behind, bannerman } => {
                self.pick(seat, behind, bannerman);
            }
            Event::NoBannerman(seat) => self.next_pick(seat),
            Event::DeckLacks(seat, cards) => {
                let shown = &mut self.view.seats[seat.other()].shown;
                shown.sure = shown.sure.union(cards);
            }
            Event::BaseCardsDealt => self.deal_base_cards(after),
            Event::TurnBegan(seat, actions) => self.begin_turn(seat, actions),
            Event::Drew(seat, card) => self.draw(seat, card),
            Event::PileEmptied => self.view.pile = 0,
            Event::Played { seat, number, lane, card } => {
                self.leaves_hand(seat, card);
                self.lay(number, seat, lane, Origin::Hand, card);
            }
            Event::TurnedUp { number, card, .. } => self.turn_up(number, card),
            Event::Paired(_, one, other) => {
                self.change(one, |card| card.mate = Some(other));
                self.change(other, |card| card.mate = Some(one));
            }
            Event::Parted(one, other) => {
                for number in [one, other] {
                    self.change(number, |card| card.mate = None);
                }
            }
            Event::Attacked(_, by, target) => self.attack(by, target),
            Event::AlsoHit(_, _, target) => self.lit.insert(target),
            Event::Damaged(number, damage) => {
                self.change(number, |card| {
                    card.damage = (card.damage + damage).min(card.hit_points);
                });
                self.hurt.push((number, damage));
            }
            Event::Killed(number) | Event::KilledUnseen(number) => {
                self.lit.insert(number);
                self.fallen.insert(number);
            }
            Event::Sprung(number, card) => {
                self.change(number, |card| card.damage = 0);
                self.turn_up(number, card);
            }
            Event::Boomed(number) => self.lit.insert(number),
            Event::PowerUsed(_, number) => {
                self.change(number, |card| card.waits = card.waits.saturating_sub(1));
                self.acting = Some(number);
            }
            Event::ActionsGained(_, gained) => self.gain(gained),
            Event::Discarded(seat, card) => {
                self.leaves_hand(seat, card);
                let place = &mut self.view.seats[seat];
                place.discards += 1;
                if let (Some(discarded), Some(card)) = (&mut place.discarded, card) {
                    discarded.insert(card);
                }
            }
            Event::Looked(seat, sight, card) => self.look(seat, sight, card),
            Event::HandShown(seat, cards) => {
                if let Some(cards) = cards.filter(|_| self.knows_of(seat.other())) {
                    self.view.seats[seat].shown = Shown { sure: cards, ..Shown::default() };
                }
            }
            Event::Froze(numbers) => {
                numbers.iter().for_each(|number| self.change(number, |card| card.frozen = true));
            }
            Event::LaneStopped(seat, lane) => {
                let stopped = &mut self.view.seats[seat].stopped;
                *stopped = stopped.with(lane);
            }
            Event::Healed(number, healed) => {
                self.change(number, |card| card.damage = card.damage.saturating_sub(healed));
            }
            Event::Moved(_, number, lane) => self.change(number, |card| card.lane = Some(lane)),
            Event::Cast(..) => self.view.spell_used = true,
            Event::Roused(numbers) => {
                numbers.iter().for_each(|number| self.change(number, |card| card.waits += 1));
            }
            Event::WarriorPlayed(seat, number, lane) => self.play_warrior(seat, number, lane),
            Event::FortsDue(seat, lanes) => {
                (self.view.phase, self.view.seats[seat].forts_due) = (Phase::Forts, lanes);
            }
            Event::FortTaken { seat, fort, number, lane, card } => {
                self.take_fort(seat, fort, number, lane, card);
            }
            Event::TurnEnded(seat) => self.end_turn(seat),
            Event::Declined(_) | Event::TimedOut(_) | Event::Conceded(_) => {}
            Event::Ended(outcome) => self.view.turn = Turn::Over(outcome),
        }
    }
}

impl Scene {
    /// Whose side is shown near. On the open table it is the side of a person who plays alone.
    pub fn near(&self, players: &Players) -> Seat {
        let people = players.people();
        let alone = people.lowest().filter(|_| people.len() == 1);
        self.view.observer.seat().or(alone).unwrap_or(Seat::ONE)
    }

    /// Whether the observer sees what this seat sees.
    fn knows_of(&self, seat: Seat) -> bool {
        self.view.observer.sees(seat)
    }

    /// Changes a card, which stands out by it.
    fn change(&mut self, number: Number, change: impl FnOnce(&mut CardView)) {
        if let Some(card) = self.view.cards.get_mut(number.index()) {
            change(card);
            self.lit.insert(number);
        }
    }

    fn pick(&mut self, seat: Seat, behind: Card, card: Card) {
        let place = &mut self.view.seats[seat];
        if let Some(free) = place.banners.iter_mut().find(|banner| banner.is_none()) {
            *free = Some(Banner { card, behind, mark: Mark::Sure });
        }
        place.shown.sure.insert(behind);
        self.view.pile -= 1;
        self.next_pick(seat);
    }

    fn next_pick(&mut self, last: Seat) {
        let view = &mut self.view;
        (view.mover, view.turn) = (last.other(), Turn::of(last.other()));
        if let Phase::Bannermen(done) = view.phase {
            view.phase = Phase::Bannermen(done + 1);
        }
    }

    fn deal_base_cards(&mut self, after: &View) {
        let view = &mut self.view;
        let open = view.observer.sees_all();
        let banners = view.seats.0.iter().flat_map(|seat| seat.banners.iter().flatten()).count();
        let heroes = view.seats.0.iter().filter(|seat| seat.hero != Hero::None).count();
        let out = u8::try_from(banners + heroes).unwrap_or_default();
        view.pile = Card::COUNT - BASE_CARDS - 2 * HAND - view.options.set_aside() - out;
        if view.options.forts.is_on() {
            view.forts = after.forts.map(|fort| {
                let face = fort.and_then(|fort| fort.face).filter(|_| open);
                Some(FortView { face, known_to: SeatSet::EMPTY })
            });
        }
        let places =
            Lane::ALL.into_iter().flat_map(|lane| Seat::all(2).map(move |seat| (lane, seat)));
        for (at, (lane, seat)) in (0..).zip(places) {
            let number = Number::after(at);
            let face = after.card(number).and_then(|card| card.face).filter(|_| open);
            self.lay(number, seat, lane, Origin::Base, face);
        }
    }

    fn begin_turn(&mut self, seat: Seat, actions: u8) {
        let view = &mut self.view;
        (view.mover, view.actions, view.turns) = (seat, actions, view.turns + 1);
        (view.turn, view.phase, view.spell_used) = (Turn::of(seat), Phase::Turn, false);
        self.acting = None;
    }

    fn draw(&mut self, seat: Seat, card: Option<Card>) {
        self.view.pile -= 1;
        self.view.phase = Phase::Turn;
        let place = &mut self.view.seats[seat];
        place.holds += 1;
        if let (Some(hand), Some(card)) = (&mut place.hand, card) {
            hand.insert(card);
        }
    }

    /// A card leaves the hand face-down: what was known of the hand is sure no more (D52-85).
    fn leaves_hand(&mut self, seat: Seat, card: Option<Card>) {
        let place = &mut self.view.seats[seat];
        place.holds -= 1;
        if let (Some(hand), Some(card)) = (&mut place.hand, card) {
            *hand = hand.without(card);
        }
        place.shown.doubtful = place.shown.doubtful.union(place.shown.sure);
        place.shown.sure = CardSet::EMPTY;
        for banner in place.banners.iter_mut().flatten() {
            if banner.mark == Mark::Sure {
                banner.mark = Mark::Doubtful;
            }
        }
    }

    /// A card comes to the table, face-down.
    fn lay(&mut self, number: Number, owner: Seat, lane: Lane, from: Origin, face: Option<Card>) {
        let known_to = match from {
            Origin::Base => SeatSet::EMPTY,
            Origin::Fort | Origin::Hand | Origin::Hero => SeatSet::only(owner),
        };
        self.view.cards.truncate(number.index());
        self.view.cards.push(CardView {
            number,
            owner,
            lane: Some(lane),
            from,
            side: Side::Down,
            face,
            known_to,
            damage: 0,
            hit_points: HIT_POINTS,
            frozen: false,
            mate: None,
            attacks: 0,
            allowance: 1,
            activated: false,
            rushed: false,
            waits: 0,
        });
        self.lit.insert(number);
    }

    fn turn_up(&mut self, number: Number, face: Card) {
        let (power, owner) = (Power::of(face), self.view.card(number).map(|card| card.owner));
        let improved = owner.is_some_and(|owner| is_improved(&self.view, owner, face.rank()));
        self.change(number, |card| {
            (card.side, card.face) = (Side::Up, Some(face));
            if power == Power::Taunt {
                card.hit_points = if improved { 4 } else { 3 };
            } else if power == Power::Nimble {
                card.frozen = false;
            }
            if power.timing() == When::OneShot {
                card.waits += 1;
            }
        });
        let Some(owner) = owner else { return };
        let place = &mut self.view.seats[owner];
        place.shown.doubtful = place.shown.doubtful.without(face);
        for banner in place.banners.iter_mut().flatten() {
            if banner.behind == face {
                banner.mark = Mark::Gone;
            }
        }
    }

    fn attack(&mut self, by: Number, target: Number) {
        let mate = self.view.card(by).and_then(|card| card.mate);
        for number in [Some(by), mate].into_iter().flatten() {
            self.change(number, |card| card.attacks += 1);
        }
        self.lit.insert(target);
    }

    /// D52-19: the Ace whose power happens may attack more often.
    fn gain(&mut self, gained: u8) {
        self.view.actions += gained;
        if let Some(number) = self.acting {
            self.change(number, |card| card.allowance = 1 + gained);
        }
    }

    fn look(&mut self, seat: Seat, sight: Sight, face: Option<Card>) {
        if let Some(face) = face {
            let shown = &mut self.view.seats[seat.other()].shown;
            shown.doubtful = shown.doubtful.without(face);
        }
        match sight {
            Sight::Card(number) => self.change(number, |card| {
                card.known_to = card.known_to.with(seat);
                card.face = card.face.or(face);
            }),
            Sight::Fort(fort) => {
                if let Some(fort) = &mut self.view.forts[fort.index()] {
                    fort.known_to = fort.known_to.with(seat);
                    fort.face = fort.face.or(face);
                }
            }
        }
    }

    fn play_warrior(&mut self, seat: Seat, number: Number, lane: Lane) {
        let Some(card) = self.view.seats[seat].hero.card() else { return };
        self.view.seats[seat].hero = Hero::Played(card);
        self.lay(number, seat, lane, Origin::Hero, Some(card));
        self.turn_up(number, card);
    }

    fn take_fort(
        &mut self,
        seat: Seat,
        fort: Fort,
        number: Number,
        lane: Lane,
        card: Option<Card>,
    ) {
        let Some(known) = self.view.forts[fort.index()].take() else { return };
        self.lay(number, seat, lane, Origin::Fort, card.or(known.face));
        if known.known_to.contains(seat.other()) {
            self.change(number, |card| card.known_to = card.known_to.with(seat.other()));
        }
        let none_left = self.view.forts.iter().all(Option::is_none);
        let place = &mut self.view.seats[seat];
        place.fortified = place.fortified.with(lane);
        place.forts_due = if none_left { Lanes::EMPTY } else { place.forts_due.without(lane) };
        if place.forts_due.is_empty() {
            self.view.phase = Phase::Turn;
        }
    }

    fn end_turn(&mut self, seat: Seat) {
        for card in &mut self.view.cards {
            (card.attacks, card.allowance) = (0, 1);
            (card.activated, card.rushed) = (false, false);
            if card.owner == seat {
                card.frozen = false;
            }
        }
        self.view.seats[seat].stopped = Lanes::EMPTY;
    }
}

/// Whether a bannerman improves a seat's cards of this rank (D52-57).
pub fn is_improved(view: &View, seat: Seat, rank: Rank) -> bool {
    view.seats[seat].banners.iter().flatten().any(|banner| banner.card.rank() == rank)
}
