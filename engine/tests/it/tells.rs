//! What can be read from the habits of bots with a style: each shows in play, and is measured by
//! `FACEDOWN_GAMES=1000 cargo test --release -p engine --test it tells:: -- --ignored --nocapture`.

use engine::bot::{Effort, Heuristics, Level, Search, Style};
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Observer, Sink};
use engine::games::dual_duel::{self, DualDuel, DualDuelOptions};
use engine::games::duel_52::{self, Duel52, Duel52Options};
use engine::games::fools_gambit::{self, Choice, FoolsGambit, FoolsGambitOptions};
use engine::seat::Seat;

use crate::harness::bots::{choice, mover, positions};

/// How often something was done, of the times that it could be.
#[derive(Clone, Copy, Default, Debug)]
struct Habit {
    done: u32,
    of: u32,
}

impl Habit {
    fn count(&mut self, done: bool) {
        self.done += u32::from(done);
        self.of += 1;
    }

    fn percent(self) -> f64 {
        100.0 * f64::from(self.done) / f64::from(self.of.max(1))
    }
}

/// What is looked at of a game, for a seat that is about to do this.
type Look<G> = fn(&G, Seat, <G as Game>::Action, &mut [Habit; 3]);

/// The habits of a style, in games of one of that style against one that has none; and how many of them it won.
fn measured<G: Heuristics>(
    options: &G::Options,
    style: Style,
    games: u64,
    look: Look<G>,
) -> ([Habit; 3], Habit) {
    let mut habits = [Habit::default(); 3];
    let mut won = Habit::default();
    for number in 0..games {
        let mut dice = Dice::new(Seed(0x7e11), number);
        let own = if number % 2 == 0 { Seat::ONE } else { Seat::TWO };
        let mut game = G::deal(options, 2, dice.seed()).expect("two can play");
        while let Some(seat) = mover(game.turn(), &mut dice) {
            let style = if seat == own { style } else { Style::Even };
            let effort = G::EFFORTS[Level::Regular as usize].with_style(style);
            let view = game.view(Observer::Seat(seat));
            let mut search = Search::<G>::new(&view, seat, dice.seed(), effort);
            search.think();
            let action = search.best().expect("it can act");
            if seat == own {
                look(&game, seat, action.clone(), &mut habits);
            }
            game.decide(seat, Decision::Act(action), &mut Sink::none()).expect("it is legal");
        }
        let outcome = game.turn().outcome().expect("it is over");
        if outcome.rank(own) != outcome.rank(own.other()) {
            won.count(outcome.rank(own) < outcome.rank(own.other()));
        }
    }
    (habits, won)
}

/// Wagers of ten points and more; of these the duels with a queen or better; duels with a 5 or a 7 by who is behind.
fn of_fools_gambit(
    game: &FoolsGambit,
    seat: Seat,
    action: fools_gambit::Action,
    habits: &mut [Habit; 3],
) {
    let fools_gambit::Action::Choose(Choice { duel, wager }) = action else { return };
    let view = game.view(Observer::Seat(seat));
    let is_large = wager.rank().order() >= 10;
    habits[0].count(is_large);
    if is_large {
        habits[1].count(duel.rank().order() >= 12);
    }
    if view.seats[seat].points < view.seats[seat.other()].points {
        habits[2].count(matches!(duel.rank().order(), 5 | 7));
    }
}

/// Calls; answers by a call of one's own.
fn of_dual_duel(game: &DualDuel, seat: Seat, action: dual_duel::Action, habits: &mut [Habit; 3]) {
    let calls = action == dual_duel::Action::Call;
    match game.view(Observer::Seat(seat)).phase {
        dual_duel::Phase::Call => habits[0].count(calls),
        dual_duel::Phase::Answer => habits[1].count(calls),
        _ => {}
    }
}

/// Of what is done in a turn flips and cards played; of attacks those in a lane where cards of one's own are hurt.
fn of_duel_52(game: &Duel52, seat: Seat, action: duel_52::Action, habits: &mut [Habit; 3]) {
    use duel_52::Action::{Attack, Flip, Play};
    let view = game.view(Observer::Seat(seat));
    if let Flip(_) | Play(..) | Attack(..) = action {
        habits[0].count(matches!(action, Flip(_)));
        habits[1].count(matches!(action, Play(..)));
    }
    if let Attack(_, target) = action {
        let lane = view.cards[target.index()].lane;
        let hurt = |card: &duel_52::CardView| card.owner == seat && card.damage > 0;
        habits[2].count(view.cards.iter().any(|card| hurt(card) && card.lane == lane));
    }
}

fn print<G: Heuristics>(name: &str, options: &G::Options, look: Look<G>) {
    let games = std::env::var("FACEDOWN_GAMES").ok().and_then(|games| games.parse().ok());
    for style in Style::ALL {
        let (habits, won) = measured::<G>(options, style, games.unwrap_or(100), look);
        let shares = habits.map(|habit| format!("{:.1} % of {}", habit.percent(), habit.of));
        println!(
            "{name}, {style:?}: {}; won {:.1} % of {}",
            shares.join(", "),
            won.percent(),
            won.of
        );
    }
}

#[test]
#[ignore = "it measures, and takes minutes"]
fn what_tells_come_to_in_fools_gambit() {
    print::<FoolsGambit>("Fools Gambit", &FoolsGambitOptions::default(), of_fools_gambit);
}

#[test]
#[ignore = "it measures, and takes minutes"]
fn what_tells_come_to_in_dual_duel() {
    print::<DualDuel>("Dual Duel", &DualDuelOptions::default(), of_dual_duel);
}

#[test]
#[ignore = "it measures, and takes minutes"]
fn what_tells_come_to_in_duel_52() {
    print::<Duel52>("Duel 52", &Duel52Options::default(), of_duel_52);
}

/// The habits of a style in positions of random games.
fn in_positions<G: Heuristics>(options: &G::Options, style: Style, look: Look<G>) -> [f64; 3] {
    let mut habits = [Habit::default(); 3];
    for (game, seat) in positions::<G>(options, 2, Seed(0x7e12), 60, 3) {
        let effort = Effort::of(120).with_style(style);
        if let Some(action) = choice(&game, seat, effort, Seed(12)) {
            look(&game, seat, action, &mut habits);
        }
    }
    habits.map(Habit::percent)
}

#[test]
fn every_style_shows_in_fools_gambit() {
    let of =
        |style| in_positions::<FoolsGambit>(&FoolsGambitOptions::default(), style, of_fools_gambit);
    let [even, bold, careful, grudging] = Style::ALL.map(of);
    assert!(bold[0] > even[0], "large wagers: {even:?} {bold:?}");
    assert!(careful[1] > even[1], "and what duels beside them: {even:?} {careful:?}");
    assert!(grudging[2] > even[2], "tricks by who is behind: {even:?} {grudging:?}");
}

#[test]
fn every_style_shows_in_dual_duel() {
    let of = |style| in_positions::<DualDuel>(&DualDuelOptions::default(), style, of_dual_duel);
    let [even, bold, careful, grudging] = Style::ALL.map(of);
    assert!(bold[0] > even[0] && careful[0] < even[0], "{even:?} {bold:?} {careful:?}");
    assert!(grudging[1] > even[1], "{even:?} {grudging:?}");
}

#[test]
fn every_style_shows_in_duel_52() {
    let of = |style| in_positions::<Duel52>(&Duel52Options::default(), style, of_duel_52);
    let [even, bold, careful, grudging] = Style::ALL.map(of);
    assert!(bold[0] > even[0], "flips: {even:?} {bold:?}");
    assert!(careful[1] > even[1], "cards played: {even:?} {careful:?}");
    assert!(grudging[2] > even[2], "attacks where it was hurt: {even:?} {grudging:?}");
}
