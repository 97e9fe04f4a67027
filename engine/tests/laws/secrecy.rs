//! Laws of what an observer knows.

use engine::chance::Dice;
use engine::game::{Decision, Game, Inspect, Observer, Order, Privacy, SeenFrame, Sink, Turn};
use engine::seat::{Seat, SeatSet};

use crate::events::{seen, taught};
use crate::harness::everybody;
use crate::play::{Run, legal, observers};
use crate::subject::Subject;

/// How many states are determinized to find each secret otherwise; and how many more tell bad luck
/// from a game that gives a secret away.
const DETERMINIZATIONS: usize = 64;
const MORE_DETERMINIZATIONS: usize = 4_096;
/// How many of them are looked at in every way.
const TWINS: usize = 6;

pub(crate) fn holds<G: Subject>(run: &Run<G>, dice: &mut Dice) {
    let game = run.game();
    for observer in observers(game) {
        let twins = determinized(game, observer, dice);
        for twin in twins.iter().take(TWINS) {
            same_to_do(run, twin, observer);
            same_consequences(game, twin, observer, dice);
        }
        nothing_is_given_away(game, &twins, observer, dice);
    }
}

/// States that the observer can't tell from this one.
fn determinized<G: Inspect>(game: &G, observer: Observer, dice: &mut Dice) -> Vec<G> {
    let view = game.view(observer);
    let mut twins = Vec::with_capacity(DETERMINIZATIONS);
    let mut chances = vec![chance_of(game)];
    for _ in 0..DETERMINIZATIONS {
        let twin = G::determinize(&view, dice);
        assert_eq!(twin.audit(), Ok(()), "what {observer:?} determinizes is sound");
        assert_eq!(twin.view(observer), view, "{observer:?} can't tell what it determinizes");
        assert_eq!(twin.turn(), game.turn());
        assert_eq!((twin.seats(), twin.options()), (game.seats(), game.options()));
        let chance = chance_of(&twin);
        assert!(!chances.contains(&chance), "chance to come is determinized anew");
        chances.push(chance);
        twins.push(twin);
    }
    let open = game.view(everybody());
    let open_twin = G::determinize(&open, dice);
    assert_eq!(open_twin.view(everybody()), open, "an open view can be determinized, too");
    assert_eq!(open_twin.audit(), Ok(()));
    twins
}

/// What the next random event follows from, as the canonical text tells it.
fn chance_of<G: Inspect>(game: &G) -> String {
    let mut text = String::new();
    game.write_canonical(&mut text).expect("a string takes any text");
    let (_, after) = text.split_once("seed ").expect("a state's text tells its seed");
    after.split_whitespace().next().unwrap_or_default().to_owned()
}

/// The observer has the same to do in both, and the same answers.
fn same_to_do<G: Game>(run: &Run<G>, twin: &G, observer: Observer) {
    let game = run.game();
    if let Observer::Seat(seat) = observer {
        assert_eq!(legal(twin, seat), legal(game, seat), "{seat} has the same legal actions");
        for action in &run.kept {
            let answers = (twin.check(seat, action), game.check(seat, action));
            assert_eq!(answers.0, answers.1, "{seat} has the same answer to {action}");
        }
        return;
    }
    let Turn::Awaiting(awaiting) = game.turn() else { return };
    for seat in awaiting.seats.iter() {
        if awaiting.privacy == Privacy::Open {
            assert_eq!(legal(twin, seat), legal(game, seat), "an open choice needs no look");
        }
        for action in legal(game, seat).iter().filter(|action| game.is_public(action)) {
            assert_eq!(twin.check(seat, action), Ok(()), "an open action needs no look");
        }
    }
}

/// After the same decision in both, an observer that was told the same knows the same. So it does
/// if it was taught nothing.
fn same_consequences<G: Game>(game: &G, twin: &G, observer: Observer, dice: &mut Dice) {
    let awaited: Vec<Seat> = game.turn().awaited().iter().collect();
    let Some(seat) = dice.pick(&awaited).copied() else { return };
    let decision = match dice.below(4) {
        0 => Decision::Timeout,
        _ => dice.pick(&legal(game, seat)).cloned().map_or(Decision::Timeout, Decision::Act),
    };
    let Some([real, other]) = after_each([game, twin], seat, &decision) else {
        assert!(
            !observer.is(seat),
            "{seat} can decide {decision:?} in each of its determinizations"
        );
        return;
    };
    let same_told = seen(&real.told, observer) == seen(&other.told, observer);
    if same_told {
        same_time([&real.game, &other.game], observer, seat, &decision);
    }
    // Who is awaited for what all can see: it tells a first decision of two from the second, and a
    // seat that could go on from one that could not.
    if who_is_awaited(&real.game) != who_is_awaited(&other.game) {
        return;
    }
    if same_told {
        assert_eq!(
            real.seen_by(observer),
            other.seen_by(observer),
            "{observer:?} is told the same of {seat} {decision:?}, in the same frames"
        );
    }
    let learns = |told: &[G::Event]| match observer {
        Observer::Table | Observer::Everybody(_) => true,
        Observer::Seat(seat) => taught(told, game.seats()).contains(seat),
    };
    let taught_nothing = !learns(&real.told) && !learns(&other.told);
    if same_told || taught_nothing {
        let why = if same_told { "is told the same" } else { "is taught nothing" };
        assert_eq!(
            real.game.view(observer),
            other.game.view(observer),
            "{observer:?} {why} of {seat} {decision:?}, so it knows the same:\n{:?}\n{:?}",
            real.told,
            other.told
        );
    }
}

/// Who owes what kind of decision, without the time for it.
fn who_is_awaited<G: Game>(game: &G) -> Turn {
    game.turn().with_clock(None).with_intermission(None)
}

/// To an observer that was told the same, the time limit, what it is for and the break are alike
/// where the same seats are awaited; in a simultaneous choice only the seat that decided may be done
/// with it in one state and not in the other.
fn same_time<G: Game>(
    games: [&G; 2],
    observer: Observer,
    seat: Seat,
    decision: &Decision<G::Action>,
) {
    let [Turn::Awaiting(real), Turn::Awaiting(other)] = games.map(Game::turn) else { return };
    if (real.order, real.privacy) != (other.order, other.privacy) {
        return;
    }
    let why = format!("{observer:?} is told the same of {seat} {decision:?}");
    if real.seats == other.seats {
        assert_eq!(real, other, "{why}, so the time is the same");
    } else if real.order == Order::Together {
        let others = |seats: SeatSet| seats.without(seat);
        assert_eq!(others(real.seats), others(other.seats), "{why}, so the others owe the same");
    }
}

/// What came of a decision.
struct After<G: Game> {
    game: G,
    told: Vec<G::Event>,
    frames: Sink<G>,
}

impl<G: Game> After<G> {
    fn seen_by(&self, observer: Observer) -> Vec<SeenFrame<G>> {
        self.frames.frames().iter().filter_map(|frame| frame.seen_by(observer)).collect()
    }
}

/// The decision made in each of two states; `None` if one of them refuses it.
fn after_each<G: Game>(
    games: [&G; 2],
    seat: Seat,
    decision: &Decision<G::Action>,
) -> Option<[After<G>; 2]> {
    let decide = |game: &G| {
        let (mut game, mut frames) = (game.clone(), Sink::listening());
        game.decide(seat, decision.clone(), &mut frames).ok()?;
        Some(After { game, told: frames.events().cloned().collect(), frames })
    };
    let [one, two] = games.map(decide);
    Some([one?, two?])
}

/// Each secret is otherwise in some determinized state, and the views of different secrets are equal.
fn nothing_is_given_away<G: Subject>(game: &G, twins: &[G], observer: Observer, dice: &mut Dice) {
    let mut left = game.secrets(observer);
    for twin in twins {
        if left.is_empty() {
            return;
        }
        let secrets = twin.secrets(observer);
        left.retain(|secret| secrets.contains(secret));
    }
    let view = game.view(observer);
    for _ in 0..MORE_DETERMINIZATIONS {
        if left.is_empty() {
            return;
        }
        let secrets = G::determinize(&view, dice).secrets(observer);
        left.retain(|secret| secrets.contains(secret));
    }
    panic!("{observer:?} always determinizes what it can't know: {left:?}");
}
