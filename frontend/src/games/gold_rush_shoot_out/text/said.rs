//! Actions, refusals, and standings in words.

pub(crate) use crate::words::messages::gold_rush_shoot_out::said::*;
use engine::game::Turn;
use engine::games::gold_rush_shoot_out::{
    Action, Ambush, Card, Load, Nth, Phase, Pistol, Play, ROUNDS, Refusal, Stand, View,
};
use engine::seat::{Seat, SeatSet};

use super::cards;
use crate::games::Gestures;
use crate::words::line::{Line, joined, line, list};

/// So many players are named one by one.
const NAMED: u8 = 3;

/// From this number of people on, passing the device twice a round takes too long.
const BY_THUMBS: u8 = 5;

/// An action's label for a button or a question.
pub fn action(_: &View, action: Action) -> Line {
    match action {
        Action::Load(load) => line!("load {0}", cards::load(load)),
        Action::Aim(target) => line!("aim at {0}", target),
        Action::Pass => "pass".into(),
        Action::Play(Play::HiredHand { pistol: Pistol { holder, nth }, target }) => match nth {
            Nth::First => line!("move {0’s} pistol to {1}", holder, target),
            Nth::Second => line!("move {0’s} second pistol to {1}", holder, target),
        },
        Action::Play(Play::DualWield { target }) => line!("aim a second pistol at {0}", target),
        Action::Play(Play::Bandage) => "take off a wound".into(),
        Action::Play(Play::DuckAndWeave) => "duck and weave".into(),
        Action::Stand(Stand::Stays) => "stay standing".into(),
        Action::Stand(Stand::SitsOut) => "sit out".into(),
        Action::Ambush(Ambush::Springs) => "spring an ambush".into(),
        Action::Ambush(Ambush::Holds) => "hold, and keep the token".into(),
        Action::Take(place) => line!("take card {0} of the take", place),
        Action::TakePriority => "take first priority".into(),
    }
}

/// The show of thumbs (GR-17, GR-20).
pub fn gestures(view: &View) -> Option<Gestures<Action>> {
    match view.phase {
        Phase::Standoff => Some(Gestures {
            title: "Stand, or sit out?",
            hint: "All on 3-2-1: thumb up to stand, thumb down to sit out.",
            choices: vec![
                (Action::Stand(Stand::Stays), "stands"),
                (Action::Stand(Stand::SitsOut), "sits out"),
            ],
            bound: Seat::all(view.seats).filter(|seat| view.must_stand(*seat)).collect(),
            bound_to: "must stand this time",
            from: BY_THUMBS,
            instead: THUMBS,
        }),
        Phase::Ambush => Some(Gestures {
            title: "Any ambushes?",
            hint: "All on 3-2-1: thumb up to spring an ambush, fist to hold.",
            choices: vec![
                (Action::Ambush(Ambush::Holds), "holds"),
                (Action::Ambush(Ambush::Springs), "springs an ambush"),
            ],
            // Seats that can't spring one aren't asked.
            bound: SeatSet::EMPTY,
            bound_to: "",
            from: BY_THUMBS,
            instead: THUMBS,
        }),
        _ => None,
    }
}

/// A rule's refusal in words.
pub fn refusal(refusal: Refusal) -> Line {
    match refusal {
        Refusal::NotNow(Phase::Load) => "Load and aim your pistol now.",
        Refusal::NotNow(Phase::Abilities) => {
            "Play an ability now, or pass. Bullets are loaded, not played."
        }
        Refusal::NotNow(Phase::Standoff) => "Stand or sit out now.",
        Refusal::NotNow(Phase::Ambush) => "Spring an ambush now, or hold.",
        Refusal::NotNow(Phase::Shootout | Phase::Share) => "Take something from the take now.",
        Refusal::NotNow(Phase::Over) => "The envelopes are open.",
        Refusal::Loaded => "Your pistol is loaded already.",
        Refusal::Aimed => "Your pistol is aimed already.",
        Refusal::NoAmmo(Load::Blank) => "You have no blank left.",
        Refusal::NoAmmo(Load::Bullet | Load::Extra) => "You have no bullet left.",
        Refusal::NoExtraBullet => "There is no bullet card in your envelope.",
        Refusal::AtItself => "You can’t aim at yourself.",
        Refusal::NoSuchTarget(_) => "Nobody sits there.",
        Refusal::NotHeld(ability) => {
            let card = cards::name(Card::Ability(ability));
            return line!("There is no {0} in your envelope.", card);
        }
        Refusal::NoSuchPistol(_) => "There is no such pistol.",
        Refusal::AtItsHolder(_) => "A pistol can’t be aimed at the player who holds it.",
        Refusal::SameTarget(_) => "The pistol aims there already.",
        Refusal::SecondPistolOut => "Only one second pistol a round.",
        Refusal::NoWound => "You have no wound to take off.",
        Refusal::DucksAlready => "You are ducking already this round.",
        Refusal::NoSuchCard(_) => "That card is taken.",
        Refusal::PriorityTaken(_) => "First priority is taken.",
        Refusal::NoPriority => {
            "No round comes after this one, so there is no first priority to take."
        }
    }
    .into()
}

/// The round, as a heading of the log.
pub fn chapter(view: &View) -> Line {
    line!("Round {0}", view.round)
}

/// The public standing: `Round 4 of 6 · Ana first`.
pub fn standing(view: &View) -> Vec<Line> {
    match view.phase {
        Phase::Over => vec!["The envelopes are open".into()],
        Phase::Load
        | Phase::Abilities
        | Phase::Standoff
        | Phase::Ambush
        | Phase::Shootout
        | Phase::Share => {
            vec![line!("Round {0} of {1}", view.round, ROUNDS), line!("{0} first", view.first)]
        }
    }
}

/// The standing in the list of saved games: `Round 4 · Ana and Ben to load`.
pub fn saved_standing(view: &View) -> Line {
    let Turn::Awaiting(awaiting) = view.turn else { return line!("Over: {0}", result(view)) };
    let who = match awaiting.seats.len() {
        many if many > NAMED => line!("{0} players", many),
        _ => list(awaiting.seats.iter()),
    };
    match view.phase {
        Phase::Load => line!("Round {0} · {1} to load and aim", view.round, who),
        Phase::Abilities => line!("Round {0} · {1} may play an ability", view.round, who),
        Phase::Standoff => line!("Round {0} · {1} to stand or sit out", view.round, who),
        Phase::Ambush => line!("Round {0} · {1} may spring an ambush", view.round, who),
        Phase::Shootout | Phase::Share => line!("Round {0} · {1} to share", view.round, who),
        Phase::Over => line!("Round {0} · {1} to see the end", view.round, who),
    }
}

/// The result.
pub fn result(view: &View) -> Line {
    let Some(outcome) = view.turn.outcome() else { return joined(standing(view), " · ") };
    let gold = |seat: Seat| view.places[seat].tally.map_or(0, |tally| tally.gold);
    let winners = outcome.winners();
    let best = winners.iter().map(gold).max().unwrap_or_default();
    match winners.len() {
        _ if best == 0 => "Nobody has gold: nobody wins".into(),
        1 => line!("{0} {0:wins|win} with {1}", winners, cards::bars(best)),
        _ => line!("{0} share the win, {1} each", winners, cards::bars(best)),
    }
}
