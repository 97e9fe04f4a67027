//! An observer that remembers: a view made from nothing but what it is told.

use engine::cards::{Card, CardSet};
use engine::game::{Observer, Turn};
use engine::games::duel_52::{
    Banner, CardView, Event, FortView, Hero, Kind, Lane, Lanes, Mark, Number, Origin, Phase, Power,
    Shown, Side, Sight, View,
};
use engine::seat::{Seat, SeatSet};

/// What an observer can put together from its first view and the events that it sees. What a power
/// asks for next and how much a card can take are left out: they follow from the rules.
pub(crate) struct Memory {
    pub(crate) view: View,
    observer: Observer,
    /// The spell that was cast, while its effect is told.
    casting: Option<Power>,
}

impl Memory {
    pub(crate) fn new(view: View, observer: Observer) -> Self {
        Self { view, observer, casting: None }
    }

    /// Remembers what one decision told it.
    pub(crate) fn see(&mut self, events: &[Event]) {
        self.casting = None;
        if let Some(Event::TurnedUp { .. }) = events.first() {
            self.view.actions -= 1;
        }
        for event in events {
            self.see_one(*event);
        }
        if !matches!(self.view.turn, Turn::Over(_)) {
            self.view.turn = Turn::of(self.view.mover);
        }
    }

    fn see_one(&mut self, event: Event) {
        match event {
            Event::BannermanPicked { seat, behind, bannerman } => {
                let place = &mut self.view.seats[seat];
                let empty = place.banners.iter_mut().find(|banner| banner.is_none()).unwrap();
                *empty = Some(Banner { card: bannerman, behind, mark: Mark::Sure });
                place.shown.sure.insert(behind);
                self.view.pile -= 1;
                self.picked();
            }
            Event::NoBannerman(_) => self.picked(),
            Event::DeckLacks(seat, cards) => {
                let shown = &mut self.view.seats[seat.other()].shown;
                shown.sure = shown.sure.union(cards);
            }
            Event::BaseCardsDealt => self.base_cards_dealt(),
            Event::TurnBegan(seat, actions) => {
                let view = &mut self.view;
                (view.mover, view.actions, view.phase) = (seat, actions, Phase::Turn);
                (view.spell_used, view.stirred) = (false, false);
                view.turns += 1;
            }
            Event::Drew(seat, card) => {
                self.view.pile -= 1;
                let place = &mut self.view.seats[seat];
                place.holds += 1;
                place.hand = place.hand.map(|hand| card.map_or(hand, |card| hand.with(card)));
            }
            Event::Played { seat, number, lane, card } => {
                let rushed = self.casting == Some(Power::Trap);
                self.view.actions -= u8::from(!rushed);
                self.comes(number, seat, lane, Origin::Hand, card);
                self.view.cards[number.index()].rushed = rushed;
                self.leaves_hand(seat, card);
            }
            Event::TurnedUp { seat, number, card, .. } => {
                self.turns_up(number, card);
                self.view.cards[number.index()].activated = self.casting == Some(Power::Flip);
                self.casting = None;
                self.is_seen(seat, card);
            }
            Event::WarriorPlayed(seat, number, lane) => {
                let hero = self.view.seats[seat].hero.card().expect("a warrior");
                self.view.seats[seat].hero = Hero::Played(hero);
                self.comes(number, seat, lane, Origin::Hero, Some(hero));
                self.turns_up(number, hero);
            }
            Event::Discarded(seat, card) => {
                self.leaves_hand(seat, card);
                let place = &mut self.view.seats[seat];
                place.discards += 1;
                if let (Some(discarded), Some(card)) = (&mut place.discarded, card) {
                    discarded.insert(card);
                }
            }
            Event::Looked(seat, sight, card) => self.looked(seat, sight, card),
            Event::HandShown(seat, hand) => {
                if let Some(hand) = hand.filter(|_| self.observer.is(seat.other())) {
                    self.view.seats[seat].shown = Shown { sure: hand, doubtful: CardSet::EMPTY };
                }
            }
            Event::FortsDue(seat, lanes) => {
                self.view.phase = Phase::Forts;
                self.view.seats[seat].forts_due = lanes;
            }
            Event::FortTaken { seat, fort, number, lane, card } => {
                let known = self.view.forts[fort.index()].take().expect("a fort");
                self.comes(number, seat, lane, Origin::Fort, card.or(known.face));
                let known_to = &mut self.view.cards[number.index()].known_to;
                *known_to = known_to.union(known.known_to);
                self.fort_came(seat, lane);
            }
            Event::Cast(_, spell) => {
                self.view.spell_used = true;
                self.casting = Some(spell);
            }
            Event::TurnEnded(seat) => self.turn_ended(seat),
            Event::Ended(outcome) => {
                (self.view.turn, self.view.phase) = (Turn::Over(outcome), Phase::Turn);
            }
            Event::ActionsGained(_, gained) => self.view.actions += gained,
            Event::LaneStopped(seat, lane) => {
                let stopped = &mut self.view.seats[seat].stopped;
                *stopped = stopped.with(lane);
            }
            Event::PileEmptied
            | Event::Boomed(_)
            | Event::TimedOut(_)
            | Event::AlsoHit(..)
            | Event::Declined(_)
            | Event::Conceded(_) => {}
            on_board => self.see_on_board(on_board),
        }
    }

    /// What happens to cards that lie on the board.
    fn see_on_board(&mut self, event: Event) {
        let cards = &mut self.view.cards;
        match event {
            Event::Paired(_, one, other) => {
                cards[one.index()].mate = Some(other);
                cards[other.index()].mate = Some(one);
                self.view.actions -= 1;
                self.view.stirred = true;
            }
            Event::Parted(one, other) => {
                cards[one.index()].mate = None;
                cards[other.index()].mate = None;
            }
            Event::Attacked(_, by, _) => {
                for number in [Some(by), cards[by.index()].mate].into_iter().flatten() {
                    cards[number.index()].attacks += 1;
                }
                self.view.actions -= 1;
                self.view.stirred = true;
            }
            Event::Damaged(number, amount) => cards[number.index()].damage += amount,
            Event::Healed(number, amount) => {
                cards[number.index()].damage -= amount;
                self.view.stirred = true;
            }
            Event::Killed(number) | Event::KilledUnseen(number) => {
                let card = &mut cards[number.index()];
                (card.lane, card.damage, card.attacks) = (None, 0, 0);
                (card.frozen, card.activated, card.rushed) = (false, false, false);
            }
            Event::Sprung(number, face) => {
                let card = &mut cards[number.index()];
                (card.side, card.face, card.damage) = (Side::Up, Some(face), 0);
                let owner = card.owner;
                self.is_seen(owner, face);
            }
            Event::PowerUsed(_, number) => cards[number.index()].waits -= 1,
            Event::Froze(numbers) => {
                numbers.iter().for_each(|number| cards[number.index()].frozen = true);
            }
            Event::Roused(numbers) => {
                numbers.iter().for_each(|number| cards[number.index()].waits += 1);
            }
            Event::Moved(_, number, lane) => {
                cards[number.index()].lane = Some(lane);
                self.view.stirred = true;
            }
            other => panic!("{other:?} is nothing that happens on the board"),
        }
    }

    fn picked(&mut self) {
        if let Phase::Bannermen(done) = self.view.phase {
            self.view.phase = Phase::Bannermen(done + 1);
            self.view.mover = self.view.mover.other();
        }
    }

    fn base_cards_dealt(&mut self) {
        for (at, lane) in Lane::ALL.into_iter().flat_map(|lane| [lane; 2]).enumerate() {
            let seat = if at % 2 == 0 { Seat::ONE } else { Seat::TWO };
            self.comes(Number::after(at as u8), seat, lane, Origin::Base, None);
        }
        let options = self.view.options;
        self.view.pile -= 6 + options.set_aside();
        if options.forts.is_on() {
            self.view.forts = [Some(FortView { face: None, known_to: SeatSet::EMPTY }); 4];
        }
    }

    fn comes(&mut self, number: Number, owner: Seat, lane: Lane, from: Origin, face: Option<Card>) {
        assert_eq!(number.index(), self.view.cards.len(), "numbers are given in turn");
        let known_to = if from == Origin::Base { SeatSet::EMPTY } else { SeatSet::only(owner) };
        self.view.cards.push(CardView {
            number,
            owner,
            lane: Some(lane),
            from,
            side: Side::Down,
            face,
            known_to,
            damage: 0,
            hit_points: 2,
            frozen: false,
            mate: None,
            attacks: 0,
            allowance: 1,
            activated: false,
            rushed: false,
            waits: 0,
        });
        self.view.stirred |= matches!(from, Origin::Hand | Origin::Hero);
    }

    fn turns_up(&mut self, number: Number, face: Card) {
        let card = &mut self.view.cards[number.index()];
        (card.side, card.face) = (Side::Up, Some(face));
        card.frozen &= Power::of(face) != Power::Nimble;
        card.waits += u8::from(Power::of(face).kind() == Kind::OneShot);
        self.view.stirred = true;
    }

    /// All see a card that may have been known to be in that hand.
    fn is_seen(&mut self, owner: Seat, card: Card) {
        let place = &mut self.view.seats[owner];
        place.shown.doubtful = place.shown.doubtful.without(card);
        for banner in place.banners.iter_mut().flatten().filter(|banner| banner.behind == card) {
            banner.mark = Mark::Gone;
        }
    }

    fn leaves_hand(&mut self, seat: Seat, card: Option<Card>) {
        let place = &mut self.view.seats[seat];
        place.holds -= 1;
        place.hand = place.hand.map(|hand| card.map_or(hand, |card| hand.without(card)));
        let Shown { sure, doubtful } = place.shown;
        place.shown = Shown { sure: CardSet::EMPTY, doubtful: doubtful.union(sure) };
        for banner in place.banners.iter_mut().flatten() {
            if banner.mark == Mark::Sure {
                banner.mark = Mark::Doubtful;
            }
        }
    }

    fn looked(&mut self, seat: Seat, sight: Sight, card: Option<Card>) {
        let (face, known_to) = match sight {
            Sight::Card(number) => {
                let seen = &mut self.view.cards[number.index()];
                (&mut seen.face, &mut seen.known_to)
            }
            Sight::Fort(fort) => {
                let seen = self.view.forts[fort.index()].as_mut().expect("a fort");
                (&mut seen.face, &mut seen.known_to)
            }
        };
        *known_to = known_to.with(seat);
        if let Some(card) = card {
            *face = Some(card);
            let shown = &mut self.view.seats[seat.other()].shown;
            shown.doubtful = shown.doubtful.without(card);
        }
    }

    fn fort_came(&mut self, seat: Seat, lane: Lane) {
        let none_left = self.view.forts.iter().all(Option::is_none);
        let place = &mut self.view.seats[seat];
        place.fortified = place.fortified.with(lane);
        let due = place.forts_due.without(lane);
        place.forts_due = if none_left { Lanes::EMPTY } else { due };
        if place.forts_due.is_empty() {
            self.view.phase = Phase::Turn;
        }
    }

    fn turn_ended(&mut self, seat: Seat) {
        self.view.seats[seat].stopped = Lanes::EMPTY;
        for card in &mut self.view.cards {
            card.attacks = 0;
            card.frozen &= card.owner != seat;
            (card.activated, card.rushed) = (false, false);
        }
        let quiet = self.view.pile == 0 && !self.view.stirred;
        self.view.quiet = if quiet { self.view.quiet + 1 } else { 0 };
    }
}
