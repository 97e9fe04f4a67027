//! Bots: deterministic, honest, and better the longer they think.
//! How much better is measured by `cargo xtask bench bots`.

mod toys;

#[path = "harness/mod.rs"]
mod harness;

use std::cell::Cell;

use engine::bot::{Effort, Heuristics, Level, Manner, Thinker};
use engine::catalogue::{self, AnyGame, AnyThinker};
use engine::chance::{Dice, Seed};
use engine::game::{
    BadAction, Decision, Game, Illegal, Listing, Observer, Order, SetupError, Sink, Turn,
};
use engine::games::dual_duel::{DualDuel, DualDuelOptions};
use engine::games::duel_52::{Duel52, Duel52Options};
use engine::games::fools_gambit::{FoolsGambit, FoolsGambitOptions};
use engine::games::gold_rush_shoot_out::{self, GoldRushShootOut, GoldRushShootOutOptions};
use engine::games::heads_up_duel::{
    Action, CardKind, Event, HeadsUpDuel, HeadsUpDuelOptions, Phase, Refusal, View,
};
use engine::record;
use engine::seat::Seat;

use crate::harness::everybody;
use toys::claim::{Claim, ClaimOptions};
use toys::market::{Market, MarketOptions};
use toys::shadows::{Shadows, ShadowsOptions};
use toys::wreck::{Wreck, WreckOptions};

/// Enough play-outs to tell a bot's choices from chance, few enough to be quick.
const SIMULATIONS: u32 = 150;

/// Toys know nothing of themselves.
macro_rules! plain {
    ($($Toy:ty),+) => {
        $(impl Heuristics for $Toy {
            type Root = ();

            const EFFORTS: [Effort; 5] = [Effort::of(SIMULATIONS); 5];

            fn root(&self) {}
        })+
    };
}

plain!(Claim, Market, Shadows, Wreck);

/// It notes what it is told of a seat's manner.
impl Heuristics for Counted {
    type Root = ();

    const EFFORTS: [Effort; 5] = [Effort::of(SIMULATIONS); 5];

    fn root(&self) {}

    fn lean((): &mut (), manner: Manner) {
        LEANED.set(Some(manner));
    }
}

fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// What a bot does in this seat.
fn thought<G: Heuristics>(game: &G, seat: Seat, effort: Effort, seed: Seed) -> Option<G::Action> {
    let mut thinker = Thinker::<G>::new(&game.view(Observer::Seat(seat)), seat, seed, effort);
    thinker.think();
    thinker.best()
}

/// What a bot does in this seat that makes so many play-outs.
fn choice<G: Heuristics>(game: &G, seat: Seat, simulations: u32, seed: Seed) -> Option<G::Action> {
    thought(game, seat, Effort::of(simulations), seed)
}

/// One of the seats that are awaited; the lowest where the order makes no difference.
fn mover(turn: Turn, dice: &mut Dice) -> Option<Seat> {
    let Turn::Awaiting(awaiting) = turn else { return None };
    match awaiting.order {
        Order::Alone | Order::Together => awaiting.seats.lowest(),
        Order::Free => {
            let seats: Vec<Seat> = awaiting.seats.iter().collect();
            dice.pick(&seats).copied()
        }
    }
}

/// Positions of random games, each with a seat that is awaited.
fn positions<G: Game>(options: &G::Options, seats: u8, games: u64) -> Vec<(G, Seat)> {
    let mut positions = Vec::new();
    for number in 0..games {
        let mut dice = Dice::new(Seed(0xb07), number);
        let mut game = G::deal(options, seats, dice.seed()).expect("a table of that size can play");
        while let Some(seat) = mover(game.turn(), &mut dice) {
            if dice.below(8) == 0 {
                positions.push((game.clone(), seat));
            }
            let action = dice.pick(&legal(&game, seat)).cloned().expect("it can act");
            game.decide(seat, Decision::Act(action), &mut Sink::none())
                .expect("what is listed is legal");
        }
    }
    positions
}

/// The same view, seed and effort give the same action, thought at once or in parts.
fn thinks_the_same_again<G: Heuristics>(options: &G::Options, seats: u8) {
    for (game, seat) in positions::<G>(options, seats, 3) {
        let seed = Seed(seat.number().into());
        let once = choice(&game, seat, SIMULATIONS, seed);
        assert_eq!(choice(&game, seat, SIMULATIONS, seed), once);
        let view = game.view(Observer::Seat(seat));
        let mut parts = Thinker::<G>::new(&view, seat, seed, Effort::of(SIMULATIONS));
        let mut decisions = (1..).step_by(3);
        while !parts.is_done() {
            parts.step(decisions.next().expect("numbers do not end"));
        }
        assert_eq!(parts.best(), once, "in parts as at once");
        assert!(parts.simulations() <= SIMULATIONS.max(4 * legal(&game, seat).len() as u32));
    }
}

/// Everything that the seat does not know is dealt anew: the same move comes out.
fn does_not_know_what_is_hidden<G: Heuristics>(options: &G::Options, seats: u8) {
    let mut hidden_differs = false;
    for (game, seat) in positions::<G>(options, seats, 2) {
        let view = game.view(Observer::Seat(seat));
        let move_here = choice(&game, seat, 8, Seed(5));
        for twin in 0..50 {
            let twin = G::determinize(&view, &mut Dice::new(Seed(6), twin));
            hidden_differs |= twin.view(everybody()) != game.view(everybody());
            assert_eq!(choice(&twin, seat, 8, Seed(5)), move_here);
        }
    }
    assert!(hidden_differs, "there is something to hide");
}

/// Bots in all seats play to the end, legally.
fn play_legally<G: Heuristics>(options: &G::Options, seats: u8, simulations: u32) {
    let mut dice = Dice::new(Seed(0x1e9a1), seats.into());
    let mut game = G::deal(options, seats, dice.seed()).expect("a table of that size can play");
    while let Some(seat) = mover(game.turn(), &mut dice) {
        let action =
            choice(&game, seat, simulations, dice.seed()).expect("an awaited seat can act");
        assert_eq!(game.check(seat, &action), Ok(()), "{action}");
        assert_eq!(game.decide(seat, Decision::Act(action), &mut Sink::none()), Ok(()));
    }
    for seat in Seat::all(seats) {
        assert_eq!(choice(&game, seat, simulations, Seed(1)), None, "nothing is left to do");
    }
}

#[test]
fn a_bot_thinks_the_same_again() {
    thinks_the_same_again::<FoolsGambit>(&FoolsGambitOptions::default(), 2);
    thinks_the_same_again::<GoldRushShootOut>(&GoldRushShootOutOptions::default(), 3);
    thinks_the_same_again::<HeadsUpDuel>(&HeadsUpDuelOptions::default(), 2);
    thinks_the_same_again::<HeadsUpDuel>(&HeadsUpDuelOptions::default(), 4);
    thinks_the_same_again::<DualDuel>(&DualDuelOptions::default(), 2);
    thinks_the_same_again::<Duel52>(&Duel52Options::default(), 2);
    thinks_the_same_again::<Claim>(&ClaimOptions { rounds: 3 }, 3);
    thinks_the_same_again::<Wreck>(&WreckOptions { charms: true }, 4);
    thinks_the_same_again::<Shadows>(&ShadowsOptions, 3);
    thinks_the_same_again::<Market>(&MarketOptions, 2);
}

#[test]
fn a_bot_does_not_know_what_is_hidden() {
    does_not_know_what_is_hidden::<FoolsGambit>(&FoolsGambitOptions::default(), 2);
    does_not_know_what_is_hidden::<GoldRushShootOut>(&GoldRushShootOutOptions::default(), 4);
    does_not_know_what_is_hidden::<HeadsUpDuel>(&HeadsUpDuelOptions::default(), 2);
    does_not_know_what_is_hidden::<HeadsUpDuel>(&HeadsUpDuelOptions::default(), 4);
    does_not_know_what_is_hidden::<DualDuel>(&DualDuelOptions::default(), 2);
    does_not_know_what_is_hidden::<Duel52>(&Duel52Options::default(), 2);
    does_not_know_what_is_hidden::<Claim>(&ClaimOptions { rounds: 3 }, 3);
    does_not_know_what_is_hidden::<Wreck>(&WreckOptions { charms: true }, 3);
    does_not_know_what_is_hidden::<Shadows>(&ShadowsOptions, 2);
    does_not_know_what_is_hidden::<Market>(&MarketOptions, 3);
}

#[test]
fn bots_play_every_game_legally() {
    play_legally::<FoolsGambit>(&FoolsGambitOptions::default(), 2, 8);
    for seats in [3, 8] {
        play_legally::<GoldRushShootOut>(&GoldRushShootOutOptions::default(), seats, 2);
    }
    for seats in [2, 4] {
        play_legally::<HeadsUpDuel>(&HeadsUpDuelOptions::default(), seats, 2);
    }
    play_legally::<DualDuel>(&DualDuelOptions::default(), 2, 2);
    play_legally::<Duel52>(&Duel52Options::default(), 2, 8);
    for seats in 2..=4 {
        play_legally::<Claim>(&ClaimOptions { rounds: 3 }, seats, 8);
        play_legally::<Shadows>(&ShadowsOptions, seats, 8);
    }
    for seats in [3, 8] {
        play_legally::<Wreck>(&WreckOptions { charms: true }, seats, 8);
    }
    play_legally::<Market>(&MarketOptions, 4, 2);
}

#[test]
fn a_bot_in_the_catalogue_is_the_same_bot() {
    let text = include_str!("records/fools-gambit-worked-by-hand.record");
    let record = record::read::<AnyGame>(text).expect("a golden record").record;
    let AnyGame::FoolsGambit(plain) = record.deal().expect("a golden record can be dealt") else {
        panic!("a record of Fools Gambit")
    };
    let any = AnyGame::FoolsGambit(plain.clone());
    for level in [Level::Beginner, Level::Novice, Level::Regular] {
        let view = any.view(Observer::Seat(Seat::TWO));
        let action = catalogue::move_of(&view, Seat::TWO, level, Seed(3)).expect("it can act");
        let effort = catalogue::effort::<FoolsGambit>(level);
        let own = thought(&*plain, Seat::TWO, effort, Seed(3)).expect("it can act");
        assert_eq!(action.to_string(), own.to_string());
        let mut thinker = AnyThinker::new(&view, Seat::TWO, (level, Manner::Even), Seed(3), 1000);
        while !thinker.is_done() {
            thinker.step(4);
        }
        assert_eq!(thinker.best(), Some(action));
    }
}

fn efforts_rise<G: Heuristics>() {
    let rises = |one: &Effort, next: &Effort| {
        one.simulations <= next.simulations && one.attention <= next.attention && one != next
    };
    assert!(G::EFFORTS.is_sorted_by(rises), "{:?}", G::EFFORTS);
    assert_eq!(G::EFFORTS[4].attention, 100, "the highest level overlooks nothing");
}

#[test]
fn stronger_levels_think_harder() {
    efforts_rise::<FoolsGambit>();
    efforts_rise::<DualDuel>();
    efforts_rise::<HeadsUpDuel>();
    efforts_rise::<GoldRushShootOut>();
    efforts_rise::<Duel52>();
}

#[test]
fn every_level_has_a_word_and_the_old_words_are_known() {
    for level in Level::ALL {
        assert_eq!(Level::of_word(level.word()), Some(level));
    }
    for old in ["novice", "regular", "sharp"] {
        assert!(Level::of_word(old).is_some(), "{old}");
    }
    assert_eq!(Level::of_word("genius"), None);
}

#[test]
fn a_slow_device_makes_a_part_of_the_play_outs() {
    let effort = Effort::at_times(70, 4_000);
    assert_eq!(effort.part(1000), effort);
    assert_eq!(effort.part(250), Effort::at_times(70, 1_000));
}

#[test]
fn a_manner_is_carried_to_what_a_game_knows_of_it() {
    let effort = Effort::of(SIMULATIONS);
    assert_eq!(effort.manner, Manner::Even);
    let bold = effort.leaning(Manner::Bold);
    assert_eq!(bold.part(500), Effort::of(SIMULATIONS / 2).leaning(Manner::Bold));
    assert_ne!(bold, effort);
    for manner in Manner::ALL {
        assert_eq!(Manner::of_word(manner.word()), Some(manner));
    }
    assert_eq!(Manner::of_word("shy"), None);
    let game = Counted::deal(&HeadsUpDuelOptions::default(), 2, Seed(7)).expect("a table");
    let view = game.view(Observer::Seat(Seat::ONE));
    let _ = Thinker::<Counted>::new(&view, Seat::ONE, Seed(1), bold);
    assert_eq!(LEANED.take(), Some(Manner::Bold));
}

/// A player of a match; without a level it plays at random.
type Contestant = Option<Level>;

/// How much of what was to be won one player takes from another over so many games, half of them
/// in each seat: in percent, a draw being half a win.
fn taken(player: Contestant, other: Contestant, games: u32) -> u32 {
    let mut won = 0;
    for number in 0..games {
        let mut dice = Dice::new(Seed(0x5ea7), number.into());
        let options = FoolsGambitOptions::default();
        let mut game = FoolsGambit::deal(&options, 2, dice.seed()).expect("a table of two");
        let own = if number % 2 == 0 { Seat::ONE } else { Seat::TWO };
        while let Some(seat) = game.turn().awaited().lowest() {
            let action = match if seat == own { player } else { other } {
                None => dice.pick(&legal(&game, seat)).copied(),
                Some(level) => {
                    let effort = catalogue::effort::<FoolsGambit>(level);
                    thought(&game, seat, effort, dice.seed())
                }
            };
            let action = action.expect("an awaited seat can act");
            game.decide(seat, Decision::Act(action), &mut Sink::none())
                .expect("what is listed is legal");
        }
        won += game.turn().outcome().expect("it is over").payoff(own);
    }
    won * 100 / (2 * games)
}

#[test]
fn a_random_player_takes_half_from_another() {
    let taken = taken(None, None, 2_000);
    assert!((47..=53).contains(&taken), "{taken} %");
}

#[test]
fn levels_that_look_ahead_beat_random_play() {
    // Each bound is at least three standard deviations below what the level takes in the long run.
    for (level, games, at_least) in [(Level::Regular, 80, 65), (Level::Sharp, 40, 65)] {
        let taken = taken(Some(level), None, games);
        assert!(taken >= at_least, "{level:?} takes {taken} %");
    }
}

#[test]
fn a_much_stronger_level_beats_a_weaker_one() {
    let taken = taken(Some(Level::Sharp), Some(Level::Beginner), 60);
    assert!(taken >= 60, "{taken} %");
}

/// How much of what was to be won a bot in one seat takes from random players in all others, in
/// percent: half of it is what one of them would take.
fn taken_in_heads_up_duel(seats: u8, simulations: u32, games: u32) -> u32 {
    let mut won = 0;
    for number in 0..games {
        let mut dice = Dice::new(Seed(0xd0e1), number.into());
        let own = Seat::all(seats).nth((number % u32::from(seats)) as usize).expect("a seat");
        let options = HeadsUpDuelOptions::default();
        let mut game = HeadsUpDuel::deal(&options, seats, dice.seed()).expect("a table");
        while let Some(seat) = mover(game.turn(), &mut dice) {
            let action = if seat == own {
                choice(&game, seat, simulations, dice.seed())
            } else {
                dice.pick(&legal(&game, seat)).copied()
            };
            game.decide(seat, Decision::Act(action.expect("it can act")), &mut Sink::none())
                .expect("legal");
        }
        won += game.turn().outcome().expect("it is over").payoff(own);
    }
    won * 100 / (2 * u32::from(seats - 1) * games)
}

#[test]
fn a_bot_wins_duels_and_tables_of_heads_up_duel() {
    // Bounds three standard deviations below what it takes in the long run.
    let duels = taken_in_heads_up_duel(2, SIMULATIONS, 100);
    assert!(duels >= 72, "{duels} % of duels");
    let tables = taken_in_heads_up_duel(4, SIMULATIONS, 30);
    assert!(tables >= 69, "{tables} % of tables for four");
}

#[test]
fn a_bot_turns_no_hired_hand_at_itself_and_makes_no_plainly_losing_offer() {
    let mut hired = 0;
    for (game, seat) in positions::<GoldRushShootOut>(&GoldRushShootOutOptions::default(), 5, 12) {
        let is_hire = |action: &gold_rush_shoot_out::Action| action.to_string().starts_with("hire");
        if legal(&game, seat).iter().any(is_hire) {
            let action = choice(&game, seat, 400, Seed(2)).expect("it can act");
            hired += u32::from(is_hire(&action));
            let itself = format!("aim {seat}");
            assert!(!is_hire(&action) || !action.to_string().ends_with(&itself), "{action}");
        }
    }
    let mut offers = 0;
    for number in 0..6 {
        let mut dice = Dice::new(Seed(0x0ffe4), number);
        let options = HeadsUpDuelOptions::default();
        let mut game = HeadsUpDuel::deal(&options, 6, dice.seed()).expect("a table for six");
        while matches!(game.view(Observer::Table).phase, Phase::Trading(_)) {
            let seat = mover(game.turn(), &mut dice).expect("somebody trades");
            let action = choice(&game, seat, 8, dice.seed()).expect("it can act");
            if let Action::Offer(to, terms) = action {
                offers += 1;
                let give = terms.give.cards();
                let special = CardKind::all().any(|kind| {
                    kind.number().is_none() && kind != CardKind::Joker && give.of_kind(kind) > 0
                });
                let low = CardKind::all().take(4).any(|low| terms.want.of(low) > 0);
                assert!(!special || !low, "{terms}");
                assert!(!game.view(Observer::Table).places[to].finished, "nobody is called back");
            }
            assert!(!matches!(action, Action::Withdraw(..)), "no offer is taken back");
            game.decide(seat, Decision::Act(action), &mut Sink::none())
                .expect("what a bot does is legal");
        }
    }
    assert!(hired > 0 && offers > 20, "{hired} hired hands, {offers} offers");
}

thread_local! {
    /// How many decisions were made, and how many states determinized, in this thread.
    static WORK: Cell<(u32, u32)> = const { Cell::new((0, 0)) };
    /// How the bot leans that was made last in this thread.
    static LEANED: Cell<Option<Manner>> = const { Cell::new(None) };
}

/// A game that counts what is done with it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Counted(HeadsUpDuel);

impl Game for Counted {
    type Options = HeadsUpDuelOptions;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    const LISTING: Listing = HeadsUpDuel::LISTING;

    fn deal(options: &HeadsUpDuelOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        HeadsUpDuel::deal(options, seats, seed).map(Self)
    }

    fn options(&self) -> HeadsUpDuelOptions {
        self.0.options()
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.0.legal_actions(seat, actions);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal<Refusal>> {
        self.0.check(seat, action)
    }

    fn decide(
        &mut self,
        seat: Seat,
        decision: Decision<Action>,
        _: &mut Sink<Self>,
    ) -> Result<(), Illegal<Refusal>> {
        WORK.set((WORK.get().0 + 1, WORK.get().1));
        self.0.decide(seat, decision, &mut Sink::none())
    }

    fn view(&self, observer: Observer) -> View {
        self.0.view(observer)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Self {
        WORK.set((WORK.get().0, WORK.get().1 + 1));
        Self(HeadsUpDuel::determinize(view, dice))
    }

    fn read_action(&self, text: &str) -> Result<Action, BadAction> {
        self.0.read_action(text)
    }
}

#[test]
fn a_step_does_no_more_than_it_was_asked_for() {
    let game = Counted::deal(&HeadsUpDuelOptions::default(), 8, Seed(7)).expect("a table of eight");
    let view = game.view(Observer::Seat(Seat::ONE));
    let effort = Effort::of(SIMULATIONS);
    let mut thinker = Thinker::<Counted>::new(&view, Seat::ONE, Seed(1), effort);
    assert!(legal(&game, Seat::ONE).len() > 2);
    let mut most = (0, 0);
    while !thinker.is_done() {
        WORK.set((0, 0));
        thinker.step(32);
        let work = WORK.get();
        most = (most.0.max(work.0), most.1.max(work.1));
    }
    assert!(most.0 == 32 && most.1 <= 2, "the most decisions and determinizations: {most:?}");
    WORK.set((0, 0));
    thinker.step(32);
    assert_eq!(WORK.get(), (0, 0), "it has thought to the end");
}
