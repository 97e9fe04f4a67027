//! Bots with a style show its habits more often than other bots.

use bench::bots::contestant::Contestant;
use bench::player::Player;
use bench::subjects::subject;
use engine::bot::{Effort, Style};
use engine::catalogue::CatalogueGame;
use engine::chance::Seed;
use engine::game::{Decision, Game, Observer, Sink};
use engine::games::dual_duel::{self, DualDuel};
use engine::games::duel_52::{self, Duel52};
use engine::games::fools_gambit::{self, Choice, FoolsGambit};
use engine::seat::Seat;

const HABITS: usize = 3;

/// The number of times a habit was followed, and of chances to follow it.
#[derive(Clone, Copy, Default)]
struct Habit {
    followed: u32,
    chances: u32,
}

impl Habit {
    fn count(&mut self, is_followed: bool) {
        self.followed += u32::from(is_followed);
        self.chances += 1;
    }

    fn share(self) -> f64 {
        f64::from(self.followed) / f64::from(self.chances.max(1))
    }
}

type Habits = [Habit; HABITS];

/// Counts a seat's habits in its next action.
type CountHabits<G> = fn(&G, Seat, <G as Game>::Action, &mut Habits);

/// Counts wagers of ten points or more; among these, duels with a queen or better; duels with a 5 or 7 while behind.
fn count_in_fools_gambit(
    game: &FoolsGambit,
    seat: Seat,
    action: fools_gambit::Action,
    habits: &mut Habits,
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

/// Counts calls, and calls in answer to a call.
fn count_in_dual_duel(game: &DualDuel, seat: Seat, action: dual_duel::Action, habits: &mut Habits) {
    let calls = action == dual_duel::Action::Call;
    match game.view(Observer::Seat(seat)).phase {
        dual_duel::Phase::Call => habits[0].count(calls),
        dual_duel::Phase::Answer => habits[1].count(calls),
        _ => {}
    }
}

/// Counts flips and cards played among a turn's actions, and, among attacks, those in lanes with damaged own cards.
fn count_in_duel_52(game: &Duel52, seat: Seat, action: duel_52::Action, habits: &mut Habits) {
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

/// The share of each habit in the actions of a bot with this style, asked at every third decision of random games.
fn habit_shares<G: CatalogueGame>(style: Style, count_habits: CountHabits<G>) -> [f64; HABITS] {
    let mut habits = [Habit::default(); HABITS];
    let subject = subject::<G>(2, "");
    let bot = Contestant::Search(Effort::new(120).with_style(style));
    let mut player = Player::new(0x7e12);
    for number in 0..30 {
        let mut game = subject.deal(Seed(number));
        for decision in 0_u32.. {
            let Some((seat, random)) = player.choose(&game) else { break };
            if decision.is_multiple_of(3)
                && let Some(action) = bot.decide(&game, seat, Seed(12))
            {
                count_habits(&game, seat, action, &mut habits);
            }
            game.decide(seat, Decision::Act(random), &mut Sink::none()).expect("it is legal");
        }
    }
    habits.map(Habit::share)
}

#[test]
fn every_style_shows_in_fools_gambit() {
    let shares = |style| habit_shares::<FoolsGambit>(style, count_in_fools_gambit);
    let [even, bold, careful, grudging] = Style::ALL.map(shares);
    assert!(bold[0] > even[0], "large wagers: {even:?} {bold:?}");
    assert!(careful[1] > even[1], "strong duel cards beside large wagers: {even:?} {careful:?}");
    assert!(grudging[2] > even[2], "duels with a 5 or a 7 while behind: {even:?} {grudging:?}");
}

#[test]
fn every_style_shows_in_dual_duel() {
    let shares = |style| habit_shares::<DualDuel>(style, count_in_dual_duel);
    let [even, bold, careful, grudging] = Style::ALL.map(shares);
    assert!(bold[0] > even[0] && careful[0] < even[0], "{even:?} {bold:?} {careful:?}");
    assert!(grudging[1] > even[1], "{even:?} {grudging:?}");
}

#[test]
fn every_style_shows_in_duel_52() {
    let shares = |style| habit_shares::<Duel52>(style, count_in_duel_52);
    let [even, bold, careful, grudging] = Style::ALL.map(shares);
    assert!(bold[0] > even[0], "flips: {even:?} {bold:?}");
    assert!(careful[1] > even[1], "cards played: {even:?} {careful:?}");
    assert!(grudging[2] > even[2], "attacks where it was hurt: {even:?} {grudging:?}");
}
