//! Laws of an observer's knowledge.

use engine::chance::Dice;
use engine::game::{Decision, Game, Inspect, Observer, Order, Privacy, SeenFrame, Sink, Turn};
use engine::seat::{Seat, SeatSet};

use crate::harness::{everybody, legal};
use crate::laws::events::{learners, seen};
use crate::laws::play::{Run, observers};
use crate::laws::subject::Subject;

/// Determinizations that all laws check.
const CHECKED: usize = 6;
/// More follow while a secret was true in all of them; by this number it can't be bad luck.
const MOST_DETERMINIZATIONS: usize = 4_096;

/// Each secret is false in some determinized state, so the view doesn't tell it.
pub(crate) fn holds<G: Subject>(run: &Run<G>, dice: &mut Dice) {
    let game = run.game();
    for observer in observers(game) {
        let view = game.view(observer);
        let mut seeds = vec![game.chance().seed()];
        let mut unrefuted = game.secrets(observer);
        for number in 0..MOST_DETERMINIZATIONS {
            if number >= CHECKED && unrefuted.is_empty() {
                break;
            }
            let lookalike = draw_lookalike(game, &view, observer, dice);
            let seed = lookalike.chance().seed();
            assert!(!seeds.contains(&seed), "chance to come is determinized anew");
            seeds.push(seed);
            if number < CHECKED {
                same_to_do(run, &lookalike, observer);
                same_consequences(game, &lookalike, observer, dice);
            }
            if !unrefuted.is_empty() {
                let secrets = lookalike.secrets(observer);
                unrefuted.retain(|secret| secrets.contains(secret));
            }
        }
        assert!(
            unrefuted.is_empty(),
            "{observer:?} always determinizes what it can't know: {unrefuted:?}. Its view tells \
             that, it is never dealt otherwise, or it can be worked out and is no secret"
        );
    }
    let open = game.view(everybody());
    draw_lookalike(game, &open, everybody(), dice);
}

fn draw_lookalike<G: Inspect>(game: &G, view: &G::View, observer: Observer, dice: &mut Dice) -> G {
    let lookalike = G::determinize(view, dice).expect("it fits");
    assert_eq!(lookalike.audit(), Ok(()), "what {observer:?} determinizes is sound");
    assert_eq!(lookalike.view(observer), *view, "{observer:?} can't tell what it determinizes");
    assert_eq!(lookalike.turn(), game.turn());
    assert_eq!((lookalike.seats(), lookalike.options()), (game.seats(), game.options()));
    lookalike
}

/// The observer has the same legal actions in both states, and gets the same answers.
fn same_to_do<G: Game>(run: &Run<G>, lookalike: &G, observer: Observer) {
    let game = run.game();
    if let Observer::Seat(seat) = observer {
        assert_eq!(legal(lookalike, seat), legal(game, seat), "{seat} has the same legal actions");
        same_answers(run, game, lookalike, seat);
        return;
    }
    let Turn::Awaiting(awaiting) = game.turn() else { return };
    for seat in awaiting.seats {
        if awaiting.privacy == Privacy::Open {
            assert_eq!(legal(lookalike, seat), legal(game, seat), "an open choice needs no look");
        }
        for action in legal(game, seat).iter().filter(|action| game.is_public(action)) {
            assert_eq!(lookalike.check(seat, action), Ok(()), "an open action needs no look");
        }
    }
}

pub(crate) fn same_answers<G: Game>(run: &Run<G>, real: &G, lookalike: &G, seat: Seat) {
    for action in &run.kept_actions {
        let answers = (lookalike.check(seat, action), real.check(seat, action));
        assert_eq!(answers.0, answers.1, "{seat} has the same answer to {action}");
    }
}

/// After the same decision, an observer that saw equal events, or learned nothing, has equal views.
fn same_consequences<G: Game>(game: &G, lookalike: &G, observer: Observer, dice: &mut Dice) {
    let awaited: Vec<Seat> = game.turn().awaited().iter().collect();
    let Some(seat) = dice.pick(&awaited).copied() else { return };
    let decision = match dice.below(4) {
        0 => Decision::Timeout,
        _ => dice.pick(&legal(game, seat)).cloned().map_or(Decision::Timeout, Decision::Act),
    };
    let Some([real, other]) = after_each([game, lookalike], seat, &decision) else {
        assert!(
            !observer.is(seat),
            "{seat} can decide {decision:?} in each of its determinizations"
        );
        return;
    };
    let same_events = seen(&real.emitted, observer) == seen(&other.emitted, observer);
    if same_events {
        same_time([&real.game, &other.game], observer, seat, &decision);
    }
    // The awaited seats and the kind of decision are public. They may differ: in one state a seat
    // has made its last decision, in the other it has one more.
    if who_is_awaited(&real.game) != who_is_awaited(&other.game) {
        return;
    }
    if same_events {
        assert_eq!(
            real.seen_by(observer),
            other.seen_by(observer),
            "{observer:?} sees the same of {seat} {decision:?}, in the same frames"
        );
    }
    let learns = |emitted: &[G::Event]| match observer {
        Observer::Table | Observer::Everybody(_) => true,
        Observer::Seat(seat) => learners(emitted, game.seats()).contains(seat),
    };
    let learned_nothing = !learns(&real.emitted) && !learns(&other.emitted);
    if same_events || learned_nothing {
        let why = if same_events { "sees the same" } else { "is taught nothing" };
        assert_eq!(
            real.game.view(observer),
            other.game.view(observer),
            "{observer:?} {why} of {seat} {decision:?}, so it knows the same:\n{:?}\n{:?}",
            real.emitted,
            other.emitted
        );
    }
}

/// The awaited seats and the kind of decision, without the time.
fn who_is_awaited<G: Game>(game: &G) -> Turn {
    game.turn().with_clock(None).with_intermission(None)
}

/// After events that look the same to the observer, both states have the same time limit, scope and
/// break if they await the same seats. In a simultaneous choice they await the same seats,
/// except perhaps the one that has decided.
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
    let why = format!("{observer:?} sees the same of {seat} {decision:?}");
    if real.seats == other.seats {
        assert_eq!(real, other, "{why}, so the time is the same");
    } else if real.order == Order::Together {
        let others = |seats: SeatSet| seats.without(seat);
        assert_eq!(others(real.seats), others(other.seats), "{why}, so the others owe the same");
    }
}

struct After<G: Game> {
    game: G,
    emitted: Vec<G::Event>,
    frames: Sink<G>,
}

impl<G: Game> After<G> {
    fn seen_by(&self, observer: Observer) -> Vec<SeenFrame<G>> {
        self.frames.frames().iter().filter_map(|frame| frame.seen_by(observer)).collect()
    }
}

/// Each state after the decision; `None` if either refuses it.
fn after_each<G: Game>(
    games: [&G; 2],
    seat: Seat,
    decision: &Decision<G::Action>,
) -> Option<[After<G>; 2]> {
    let decide = |game: &G| {
        let (mut game, mut frames) = (game.clone(), Sink::open());
        game.decide(seat, decision.clone(), &mut frames).ok()?;
        Some(After { game, emitted: frames.events().cloned().collect(), frames })
    };
    let [one, two] = games.map(decide);
    Some([one?, two?])
}
