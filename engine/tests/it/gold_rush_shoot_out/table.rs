use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Inspect, Observer, Turn};
use engine::games::gold_rush_shoot_out::{
    Ability, Action, Ammo, BLANKS, BULLETS, Card, CardCounts, Fate, GoldRushShootOut,
    GoldRushShootOutOptions, Load, Loot, Phase, SeatView, TAKE_SIZE, Take, View, has_break_before,
};
use engine::seat::{BySeat, Seat, SeatSet};
use engine::time::Intermission;

use crate::gold_rush_shoot_out::{ONE, seat};
use crate::harness::{self, everybody};

pub(crate) fn card(name: &str) -> Card {
    match name {
        "1" => Card::Loot(Loot::OneBar),
        "2" => Card::Loot(Loot::TwoBars),
        "3" => Card::Loot(Loot::ThreeBars),
        "5" => Card::Loot(Loot::FiveBars),
        "stamp" => Card::Loot(Loot::Stamp),
        "antique" => Card::Loot(Loot::Antique),
        "hired" => Card::Ability(Ability::HiredHand),
        "bullet" => Card::Ability(Ability::Bullet),
        "dual" => Card::Ability(Ability::DualWield),
        "bandage" => Card::Ability(Ability::Bandage),
        "duck" => Card::Ability(Ability::DuckAndWeave),
        _ => panic!("{name:?} is no card"),
    }
}

pub(crate) fn cards(names: &str) -> CardCounts {
    names.split_whitespace().map(card).collect()
}

fn load(letter: char) -> Load {
    match letter {
        'b' => Load::Blank,
        'B' => Load::Bullet,
        'x' => Load::BulletCard,
        _ => panic!("{letter:?} is no load"),
    }
}

/// A position at the start of a round. All cards outside envelopes and take are in the decks, or
/// left over if no deal would reach them. (With envelopes in the first round, too few cards are
/// left for the last deals.)
#[derive(Clone, Debug)]
pub(crate) struct Position(View);

impl Position {
    /// The first round: seats have nothing, seat 1 has first priority.
    pub(crate) fn new(seats: u8) -> Self {
        Self::with(seats, GoldRushShootOutOptions::default())
    }

    pub(crate) fn with(seats: u8, options: GoldRushShootOutOptions) -> Self {
        let game = GoldRushShootOut::deal(&options, seats, Seed(1)).expect("a table of that size");
        let mut view = game.view(everybody());
        view.first = ONE;
        Self(view).take("1 2 3 stamp antique hired bullet dual")
    }

    pub(crate) fn first(mut self, seat: Seat) -> Self {
        self.0.first = seat;
        self
    }

    /// A later round. In rounds 1 to 4 all seats loaded blanks, then bullets, without targets.
    pub(crate) fn round(mut self, round: u8) -> Self {
        self.0.round = round;
        let history = &"b-b-b-b-B-B-"[..2 * usize::from(round - 1)];
        Seat::all(self.0.seats).fold(self, |position, seat| position.history(seat, history))
    }

    /// A seat's loads before this round (`b`, `B` or, for a bullet card, `x`), each followed by its
    /// fate: `o` the seat sat out, `-` it had no target, `!` the load was turned up. So `b!Bo` is a
    /// blank that was turned up, then a bullet that stayed hidden.
    pub(crate) fn history(mut self, seat: Seat, rounds: &str) -> Self {
        let letters: Vec<char> = rounds.chars().collect();
        assert_eq!(letters.len(), 2 * usize::from(self.0.round - 1), "all rounds before");
        let place = &mut self.0.by_seat[seat];
        let mut ammo = Ammo { blanks: BLANKS, bullets: BULLETS };
        for (round, pair) in letters.chunks(2).enumerate() {
            let load = load(pair[0]);
            place.loads[round] = Some(load);
            place.fates[round] = match pair[1] {
                'o' => Fate::SatOut,
                '-' => Fate::NoTarget,
                '!' => Fate::Revealed(load),
                other => panic!("{other:?} is no fate"),
            };
            match load {
                Load::Blank => ammo.blanks -= 1,
                Load::Bullet => ammo.bullets -= 1,
                Load::BulletCard => {}
            }
        }
        place.ammo = Some(ammo);
        self
    }

    /// A seat's envelope. The seat took all bullet cards in the first round.
    pub(crate) fn envelope(mut self, seat: Seat, names: &str) -> Self {
        let place = &mut self.0.by_seat[seat];
        let cards = cards(names);
        let hidden = place.loads.iter().zip(&place.fates);
        let hidden = hidden.filter(|(load, fate)| {
            **load == Some(Load::BulletCard) && !matches!(fate, Fate::Revealed(_))
        });
        let seen = hidden.fold(cards, |seen, _| seen.with(card("bullet")));
        let bullets = seen.of(card("bullet"));
        place.envelope = Some(cards);
        place.put_in = Some(seen);
        place.cards = seen.count();
        place.bullets_before = Some([0, bullets, bullets, bullets, bullets, bullets]);
        self
    }

    pub(crate) fn wounds(mut self, seat: Seat, wounds: u8) -> Self {
        self.0.by_seat[seat].wounds = wounds;
        self
    }

    pub(crate) fn halves(mut self, seat: Seat, halves: u8) -> Self {
        self.0.by_seat[seat].tokens = halves;
        self
    }

    pub(crate) fn take(mut self, names: &str) -> Self {
        let mut take: Take = [None; TAKE_SIZE];
        for (place, name) in take.iter_mut().zip(names.split_whitespace()) {
            *place = (name != "-").then(|| card(name));
        }
        self.0.take = take;
        self
    }

    /// A game at this position; the seed decides future chance.
    pub(crate) fn seeded(&self, seed: u64) -> Table {
        let mut view = self.0;
        view.phase = Phase::Load;
        let a_break = has_break_before(view.round);
        view.turn = Turn::together(SeatSet::first(view.seats)).with_intermission(
            a_break.then(|| Intermission { limit: view.options.time.limit(600) }),
        );
        view.left_over = CardCounts::NONE;
        let hidden = view.cards_in_decks().expect("all is open");
        let rounds = 6 - view.round;
        let loot = if rounds > 0 { rounds * 5 + 3 } else { 0 };
        let abilities = rounds.saturating_sub(1) * 3;
        let surplus = |cards: CardCounts, to_come: u8| -> CardCounts {
            let count = usize::from(cards.count().saturating_sub(to_come));
            cards.each().take(count).collect()
        };
        view.left_over =
            surplus(hidden.only_loot(), loot).plus(surplus(hidden.only_abilities(), abilities));
        let game =
            GoldRushShootOut::determinize(&view, &mut Dice::new(Seed(seed), 0)).expect("it fits");
        assert_eq!(game.audit(), Ok(()), "the position makes sense");
        assert_eq!(game.view(everybody()), view, "the position is as it was described");
        Table::new(game)
    }

    pub(crate) fn table(&self) -> Table {
        self.seeded(1)
    }
}

/// A running game, and the events since the last [`Table::clear_events`].
pub(crate) type Table = harness::Table<GoldRushShootOut>;

/// Steps that many tests take. Unlike [`harness::Table::decide`], they keep earlier events.
impl Table {
    pub(crate) fn deal(seats: u8, seed: u64) -> Self {
        Self::dealt(&GoldRushShootOutOptions::default(), seats, seed)
    }

    pub(crate) fn from_memory(seats: u8, seed: u64) -> Self {
        let options = GoldRushShootOutOptions { ledger: false, ..Default::default() };
        Self::dealt(&options, seats, seed)
    }

    pub(crate) fn clear_events(&mut self) -> &mut Self {
        self.emitted.clear();
        self
    }

    fn decide_keeping_events(&mut self, seat: Seat, decision: Decision<Action>) -> &mut Self {
        let mut emitted = std::mem::take(&mut self.emitted);
        self.decide(seat, decision);
        emitted.append(&mut self.emitted);
        self.emitted = emitted;
        self
    }

    /// Takes legal actions, such as `1 load blank; 1 aim 2`.
    pub(crate) fn play(&mut self, parts: &str) -> &mut Self {
        for part in parts.split("; ") {
            let (seat, action) = part.split_once(' ').expect("a seat and what it does");
            let seat = seat.parse().expect("a seat");
            let action = self.read(action);
            self.decide_keeping_events(seat, Decision::Act(action));
        }
        self
    }

    /// All seats load and aim, in their order: in `B2 b1 b1` seat 1 aims a bullet at seat 2, and
    /// the others aim blanks at seat 1.
    pub(crate) fn aims(&mut self, aims: &str) -> &mut Self {
        for (seat, aim) in (1..).zip(aims.split_whitespace()) {
            let word = match load(aim.chars().next().expect("a load")) {
                Load::Blank => "blank",
                Load::Bullet => "bullet",
                Load::BulletCard => "extra",
            };
            self.play(&format!("{seat} load {word}; {seat} aim {}", &aim[1..]));
        }
        assert_ne!(self.phase(), Phase::Load, "all have aimed\n{}", self.picture());
        self
    }

    pub(crate) fn pass(&mut self) -> &mut Self {
        while self.phase() == Phase::Abilities {
            let seat = self.asked();
            self.play(&format!("{seat} pass"));
        }
        self
    }

    pub(crate) fn sit_out(&mut self, out: &[u8]) -> &mut Self {
        assert_eq!(self.phase(), Phase::Standoff, "\n{}", self.picture());
        for seat in self.game.turn().awaited() {
            let stand = if out.contains(&seat.number()) { "sit out" } else { "stand" };
            self.play(&format!("{seat} {stand}"));
        }
        self
    }

    pub(crate) fn ambush(&mut self, ambushing: &[u8]) -> &mut Self {
        let asked = self.game.turn().awaited();
        assert!(
            ambushing.iter().all(|number| asked.contains(seat(*number))),
            "\n{}",
            self.picture()
        );
        if self.phase() == Phase::Ambush {
            for seat in asked {
                let ambush = if ambushing.contains(&seat.number()) { "ambush" } else { "hold" };
                self.play(&format!("{seat} {ambush}"));
            }
        }
        self
    }

    /// Plays a round up to the share: these aims, no abilities, these seats sit out, no ambush.
    pub(crate) fn shoot(&mut self, aims: &str, out: &[u8]) -> &mut Self {
        self.aims(aims).pass().sit_out(out).ambush(&[])
    }

    pub(crate) fn share(&mut self) -> &mut Self {
        while self.phase() == Phase::Share {
            let seat = self.asked();
            self.decide_keeping_events(seat, Decision::Timeout);
        }
        self
    }

    pub(crate) fn asked(&self) -> Seat {
        let awaited = self.game.turn().awaited();
        assert_eq!(awaited.len(), 1, "\n{}", self.picture());
        awaited.lowest().expect("one seat")
    }

    pub(crate) fn waits_for(&self) -> Vec<u8> {
        self.awaited().iter().map(Seat::number).collect()
    }

    pub(crate) fn lists(&self, seat: Seat) -> Vec<String> {
        self.actions(seat).iter().map(ToString::to_string).collect()
    }

    pub(crate) fn phase(&self) -> Phase {
        self.view().phase
    }

    pub(crate) fn place(&self, seat: Seat) -> SeatView {
        self.view().by_seat[seat]
    }

    pub(crate) fn seen(&self, observer: Observer, seat: Seat) -> SeatView {
        self.game.view(observer).by_seat[seat]
    }

    pub(crate) fn wounds(&self) -> Vec<u8> {
        let open = self.view();
        open.all_seats().map(|seat| open.by_seat[seat].wounds).collect()
    }

    pub(crate) fn halves(&self) -> Vec<u8> {
        let open = self.view();
        open.all_seats().map(|seat| open.by_seat[seat].tokens).collect()
    }

    pub(crate) fn lying(&self) -> CardCounts {
        self.view().take.into_iter().flatten().collect()
    }
}

pub(crate) fn by_seat<T: Copy>(values: &BySeat<T, 8>, seats: u8) -> Vec<T> {
    Seat::all(seats).map(|seat| values[seat]).collect()
}
