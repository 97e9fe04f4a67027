//! Bots: they win, believe what fits, make no bad offers and stop in time.

use std::cell::Cell;

use engine::bot::{Effort, Heuristics, Incremental, Level, Search, Style};
use engine::chance::{Dice, Seed};
use engine::game::{BadAction, Decision, Game, Listing, Observer, SetupError, Sink, Turn};
use engine::games::heads_up_duel::{
    Action, CardKind, DuelView, Event, HeadsUpDuel, HeadsUpDuelOptions, Pack, Phase, Refusal, Side,
    Terms, View,
};
use engine::seat::Seat;

use crate::harness::bots::{choice, is_blunder, positions};
use crate::harness::legal;

/// Enough roll-outs to tell choices from chance, few enough to be quick.
const EFFORT: Effort = Effort::new(150);

fn table_positions(seats: u8, seed: Seed, games: u64) -> impl Iterator<Item = (HeadsUpDuel, Seat)> {
    positions(&HeadsUpDuelOptions::default(), seats, seed, games, 8)
}

/// A bot's payoff against random players in all other seats, in percent: 50 is even.
fn payoff_percent(seats: u8, games: u32) -> u32 {
    let mut won = 0;
    for number in 0..games {
        let mut dice = Dice::new(Seed(0xd0e1), number.into());
        let players_seat =
            Seat::all(seats).nth((number % u32::from(seats)) as usize).expect("a seat");
        let options = HeadsUpDuelOptions::default();
        let mut game = HeadsUpDuel::deal(&options, seats, dice.seed()).expect("a table");
        while let Some(seat) = game.turn().next_seat(&mut dice) {
            let action = if seat == players_seat {
                choice(&game, seat, EFFORT, dice.seed())
            } else {
                dice.pick(&legal(&game, seat)).copied()
            };
            game.decide(seat, Decision::Act(action.expect("it can act")), &mut Sink::none())
                .expect("legal");
        }
        won += game.turn().outcome().expect("it is over").payoff(players_seat);
    }
    won * 100 / (2 * u32::from(seats - 1) * games)
}

#[test]
fn a_bot_wins_duels_and_tables() {
    // The bounds are three standard deviations below the long-run results.
    let duels = payoff_percent(2, 100);
    assert!(duels >= 72, "{duels} % of duels");
    let tables = payoff_percent(4, 30);
    assert!(tables >= 69, "{tables} % of tables for four");
}

/// Counts the other duellist's cards of these kinds in random states, and in states by belief.
fn count_in_other_hand(seats: u8, wanted: impl Fn(&DuelView, Side, CardKind) -> bool) -> [u16; 2] {
    let mut found = [0; 2];
    for (game, seat) in table_positions(seats, Seed(0xbe11), 80) {
        let view = game.view(Observer::Seat(seat));
        let Some(duel) = &view.duel else { continue };
        let side = duel.seats.side_of(seat).expect("who is awaited duels").other();
        let other = duel.seats[side];
        for stream in 0..4 {
            let dice = || Dice::new(Seed(4), stream);
            let states = [
                HeadsUpDuel::determinize(&view, &mut dice()).expect("it fits"),
                HeadsUpDuel::determinize_by_belief(&view, seat, &mut dice()).expect("it fits"),
            ];
            for (found, state) in found.iter_mut().zip(states) {
                let hand = state.view(Observer::Seat(other)).by_seat[other].hand;
                let hand = hand.expect("its owner sees it");
                let kinds = CardKind::all().filter(|kind| wanted(duel, side, *kind));
                *found += kinds.map(|kind| hand.of_kind(kind)).sum::<u16>();
            }
        }
    }
    found
}

#[test]
fn numbers_that_a_side_has_played_are_believed_to_be_gone() {
    for seats in [2, 4] {
        let [any, believed] = count_in_other_hand(seats, |duel, side, kind| {
            kind.number().is_some() && duel.sides[side].discard.of_kind(kind) > 0
        });
        assert!(any > 100 && believed * 3 < any * 2, "{any} without a belief, {believed} with it");
    }
}

#[test]
fn jacks_and_queens_are_believed_to_go_first_and_high_numbers_last() {
    let is_late_and_unplayed = |duel: &DuelView, side: Side, kind: CardKind| {
        duel.round > 3 && duel.sides[side].discard.of_kind(kind) == 0
    };
    let [any, believed] = count_in_other_hand(2, |duel, side, kind| {
        is_late_and_unplayed(duel, side, kind) && matches!(kind, CardKind::Jack | CardKind::Queen)
    });
    assert!(any > 40 && believed * 2 < any, "{any} without a belief, {believed} with it");
    let [any, believed] = count_in_other_hand(2, |duel, side, kind| {
        is_late_and_unplayed(duel, side, kind) && kind.number() >= Some(8)
    });
    assert!(any > 40 && believed * 5 > any * 6, "{any} without a belief, {believed} with it");
}

#[test]
fn long_rollouts_are_fewer() {
    const ROLLOUTS: u32 = 200;
    let effort = Effort::new(ROLLOUTS);
    let mut cut = 0;
    for (game, seat) in table_positions(8, Seed(0xbe11), 2) {
        let view = game.view(Observer::Seat(seat));
        let mut search = Search::<HeadsUpDuel>::new(&view, seat, Seed(2), effort);
        let mut decisions = 0;
        while !search.is_done() {
            search.step(1);
            decisions += 1;
        }
        let most = ROLLOUTS * HeadsUpDuel::MAX_MEAN_DECISIONS;
        // A search ends only after a whole determinization, so it may exceed the limit.
        assert!(decisions <= 2 * most, "{decisions}");
        cut += u32::from(search.rollouts() > 0 && search.rollouts() < ROLLOUTS / 2);
    }
    assert!(cut > 0, "some positions are far from the seat's own duel");
}

#[test]
fn a_blunder_is_found() {
    let options = HeadsUpDuelOptions::default();
    let mut all = positions::<HeadsUpDuel>(&options, 2, Seed(0xc0ac4), 200, 1);
    let found = all.any(|(game, seat)| {
        let number = |action: &Action| match action {
            Action::Show(card) => card.kind().number(),
            _ => None,
        };
        let actions = legal(&game, seat);
        let lowest =
            actions.iter().filter(|action| number(action).is_some()).min_by_key(|it| number(it));
        let highest = actions.iter().filter_map(&number).max();
        let Some((lowest, low)) = lowest.and_then(|it| Some((it, number(it)?))) else {
            return false;
        };
        let view = game.view(Observer::Seat(seat));
        let points = view.duel.as_ref().map(|duel| duel.sides.0.map(|side| side.points));
        // Near the last showdown the card shown decides.
        let is_late = points.is_some_and(|points| points.iter().any(|points| *points >= 2));
        if !is_late || highest < Some(low + 5) {
            return false;
        }
        is_blunder(&game, seat, lowest, 8_000)
    });
    assert!(found, "no such position in 200 games");
}

#[test]
fn a_bot_makes_no_plainly_losing_offer_and_none_twice() {
    let (mut offers, mut counters) = (0, 0);
    for number in 0..12 {
        let mut made = Vec::new();
        let mut dice = Dice::new(Seed(0x0ffe4), number);
        let options = HeadsUpDuelOptions::default();
        let mut game = HeadsUpDuel::deal(&options, 6, dice.seed()).expect("a table for six");
        while let Phase::Trading(period) = game.view(Observer::Table).phase {
            let seat = game.turn().next_seat(&mut dice).expect("somebody trades");
            let action = choice(&game, seat, Effort::new(8), dice.seed()).expect("it can act");
            let offer = match action {
                Action::Offer(to, terms) => Some((to, terms)),
                Action::Counter(named, terms) => Some((named.from, terms)),
                _ => None,
            };
            if let Some((to, terms)) = offer {
                offers += 1;
                counters += u32::from(matches!(action, Action::Counter(..)));
                assert!(!made.contains(&(period, seat, to, terms)), "offered twice: {terms}");
                made.push((period, seat, to, terms));
                let give = terms.give.cards();
                let special = CardKind::all().any(|kind| {
                    kind.number().is_none() && kind != CardKind::Joker && give.of_kind(kind) > 0
                });
                let low = CardKind::all().take(4).any(|low| terms.want.of(low) > 0);
                assert!(!special || !low, "{terms}");
                let has_finished = game.view(Observer::Table).by_seat[to].finished;
                assert!(
                    !has_finished || matches!(action, Action::Counter(..)),
                    "nobody is called back"
                );
            }
            assert!(!matches!(action, Action::Withdraw(..)), "no offer is taken back");
            game.decide(seat, Decision::Act(action), &mut Sink::none())
                .expect("what a bot does is legal");
        }
    }
    assert!(offers > 40 && counters > 4, "{offers} offers, {counters} of them answers");
}

/// The share of wins of a bot of the first level against three bots of the second.
fn win_share(
    games: u32,
    levels: [Level; 2],
    mut on_decision: impl FnMut(&HeadsUpDuel, Seat, Action),
) -> f64 {
    let mut taken = 0.0;
    for number in 0..games {
        let mut dice = Dice::new(Seed(0xbe9), number.into());
        let watched = Seat::all(4).nth(number as usize % 4).expect("a seat");
        let mut game = HeadsUpDuel::deal(&HeadsUpDuelOptions::default(), 4, dice.seed())
            .expect("a table for four");
        while let Some(seat) = game.turn().next_seat(&mut dice) {
            let level = levels[usize::from(seat != watched)];
            let effort = HeadsUpDuel::EFFORTS[level as usize];
            let action = choice(&game, seat, effort, dice.seed()).expect("it can act");
            on_decision(&game, seat, action);
            game.decide(seat, Decision::Act(action), &mut Sink::none()).expect("legal");
        }
        let winners = game.turn().outcome().expect("it is over").winners();
        if winners.contains(watched) {
            taken += 1.0 / f64::from(winners.len());
        }
    }
    taken / f64::from(games)
}

#[test]
fn beginners_trade_by_what_cards_look_like() {
    const GAMES: u32 = 40;
    let (mut offers, mut accepted, mut declined, mut bought) = (0, 0, 0, 0);
    win_share(GAMES, [Level::Beginner; 2], |game, seat, action| {
        let view = game.view(Observer::Seat(seat));
        let own = &view.by_seat[seat];
        let swapped_kinds = |terms: &Terms| {
            let given = terms.give.cards();
            let one = |has: &dyn Fn(CardKind) -> bool| {
                let kinds: Vec<_> = CardKind::all().filter(|kind| has(*kind)).collect();
                <[_; 1]>::try_from(kinds).map(|[kind]| kind.index()).expect("one for one")
            };
            [one(&|kind| given.of_kind(kind) == 1), one(&|kind| terms.want.of(kind) == 1)]
        };
        match action {
            Action::Offer(to, terms) => {
                offers += 1;
                let [given, wanted] = swapped_kinds(&terms);
                assert!((wanted..=wanted + 2).contains(&given), "{terms}");
                assert!(own.offers < Some(2) && !view.by_seat[to].finished, "{own:?}");
            }
            Action::Accept(named, _) => {
                accepted += 1;
                let offer = view.offers.iter().find(|offer| {
                    (offer.from, offer.to, offer.number) == (named.from, seat, named.number)
                });
                let [given, wanted] = swapped_kinds(&offer.expect("it is open").terms);
                assert!(given >= wanted);
            }
            Action::Decline(_) => declined += 1,
            Action::Buy(pack) => {
                bought += 1;
                assert!(pack == Pack::Low && own.packs == 0, "{pack:?} after {}", own.packs);
            }
            Action::Counter(..) | Action::Withdraw(..) | Action::SpendToken => {
                panic!("no beginner does this: {action}")
            }
            _ => {}
        }
    });
    let periods = 4 * GAMES;
    let summary = format!("{offers} offers, {accepted} accepted, {declined} not, {bought} packs");
    assert!(offers > periods && accepted > periods / 2 && accepted < offers, "{summary}");
    assert!((1..GAMES * 2).contains(&bought), "{summary}");
}

#[test]
fn a_novice_is_ahead_of_three_beginners_that_trade() {
    let percent = 100.0 * win_share(300, [Level::Novice, Level::Beginner], |_, _, _| {});
    // Three standard deviations around the long-run result; even is 25.
    assert!((33.0..=51.0).contains(&percent), "{percent} %");
}

thread_local! {
    /// Decisions and determinizations of this thread.
    static WORK: Cell<(u32, u32)> = const { Cell::new((0, 0)) };
    /// The style of this thread's last bot.
    static STYLE: Cell<Option<Style>> = const { Cell::new(None) };
}

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

    fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.0.list(seat, actions);
    }

    fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        self.0.refusal(seat, action)
    }

    fn act(&mut self, seat: Seat, action: Action, _: &mut Sink<Self>) {
        WORK.set((WORK.get().0 + 1, WORK.get().1));
        self.0.act(seat, action, &mut Sink::none());
    }

    fn time_out(&mut self, seat: Seat, _: &mut Sink<Self>) {
        WORK.set((WORK.get().0 + 1, WORK.get().1));
        self.0.time_out(seat, &mut Sink::none());
    }

    fn leave(&mut self, seat: Seat, _: &mut Sink<Self>) {
        self.0.leave(seat, &mut Sink::none());
    }

    fn is_public(&self, action: &Action) -> bool {
        self.0.is_public(action)
    }

    fn view(&self, observer: Observer) -> View {
        self.0.view(observer)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Option<Self> {
        WORK.set((WORK.get().0, WORK.get().1 + 1));
        HeadsUpDuel::determinize(view, dice).map(Self)
    }

    fn read_action(&self, text: &str) -> Result<Action, BadAction> {
        self.0.read_action(text)
    }
}

impl Heuristics for Counted {
    type Root = ();

    const EFFORTS: [Effort; 5] = [EFFORT; 5];

    fn root(&self, style: Style) {
        STYLE.set(Some(style));
    }
}

#[test]
fn a_step_does_no_more_than_it_was_asked_for() {
    let game = Counted::deal(&HeadsUpDuelOptions::default(), 8, Seed(7)).expect("a table of eight");
    let view = game.view(Observer::Seat(Seat::ONE));
    let mut search = Search::<Counted>::new(&view, Seat::ONE, Seed(1), EFFORT);
    assert!(legal(&game, Seat::ONE).len() > 2);
    let mut most = (0, 0);
    while !search.is_done() {
        WORK.set((0, 0));
        search.step(32);
        let work = WORK.get();
        most = (most.0.max(work.0), most.1.max(work.1));
    }
    assert!(most.0 == 32 && most.1 <= 2, "the most decisions and determinizations: {most:?}");
    WORK.set((0, 0));
    search.step(32);
    assert_eq!(WORK.get(), (0, 0), "it has thought to the end");
}

#[test]
fn a_style_is_carried_to_what_a_game_knows_of_it() {
    let game = Counted::deal(&HeadsUpDuelOptions::default(), 2, Seed(7)).expect("a table");
    let view = game.view(Observer::Seat(Seat::ONE));
    let bold = EFFORT.with_style(Style::Bold);
    let _ = Search::<Counted>::new(&view, Seat::ONE, Seed(1), bold);
    assert_eq!(STYLE.take(), Some(Style::Bold));
}
