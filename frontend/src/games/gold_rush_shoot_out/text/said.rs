//! What is to be done, what is refused, and where the game stands.

use engine::game::Turn;
use engine::games::gold_rush_shoot_out::{
    Ability, Action, Ambush, Card, Load, Nth, Phase, Pistol, Play, ROUNDS, Refusal, Stand, View,
};
use engine::seat::{Seat, SeatSet};

use super::cards;
use crate::games::Gestures;
use crate::words::players::Players;

/// So many players are named one by one.
const NAMED: u8 = 3;

/// What an action does, for a button or a question.
pub fn action(_: &View, action: Action, players: &Players) -> String {
    let name = |seat: Seat| players.name(seat);
    match action {
        Action::Load(load) => format!("load {}", cards::load(load)),
        Action::Aim(target) => format!("aim at {}", name(target)),
        Action::Pass => "pass".to_owned(),
        Action::Play(Play::HiredHand { pistol: Pistol { holder, nth }, target }) => {
            let second = if nth == Nth::Second { " second" } else { "" };
            format!("move {}’s{second} pistol to {}", name(holder), name(target))
        }
        Action::Play(Play::DualWield { target }) => {
            format!("aim a second pistol at {}", name(target))
        }
        Action::Play(Play::Bandage) => "take off a wound".to_owned(),
        Action::Play(Play::DuckAndWeave) => "duck and weave".to_owned(),
        Action::Stand(Stand::Stays) => "stay standing".to_owned(),
        Action::Stand(Stand::SitsOut) => "sit out".to_owned(),
        Action::Ambush(Ambush::Springs) => "spring an ambush".to_owned(),
        Action::Ambush(Ambush::Holds) => "hold, and keep the token".to_owned(),
        Action::Take(place) => format!("take card {place} of the take"),
        Action::TakePriority => "take first priority".to_owned(),
    }
}

/// What is shown by thumbs now (GR-17, GR-20).
pub fn gestures(view: &View) -> Option<Gestures<Action>> {
    match view.phase {
        Phase::Standoff => Some(Gestures {
            title: "Stand, or sit out?",
            hint: "All on 3-2-1: thumb up to stand, thumb down to sit out.",
            choices: [
                (Action::Stand(Stand::Stays), "stands"),
                (Action::Stand(Stand::SitsOut), "sits out"),
            ],
            bound: Seat::all(view.seats).filter(|seat| view.must_stand(*seat)).collect(),
            bound_to: "must stand this time",
        }),
        Phase::Ambush => Some(Gestures {
            title: "Any ambushes?",
            hint: "All on 3-2-1: thumb up to spring an ambush, fist to hold.",
            choices: [
                (Action::Ambush(Ambush::Holds), "holds"),
                (Action::Ambush(Ambush::Springs), "ambush"),
            ],
            // Who can't spring one is not asked.
            bound: SeatSet::EMPTY,
            bound_to: "",
        }),
        _ => None,
    }
}

/// Why the rules refuse an action.
pub fn refusal(refusal: Refusal) -> String {
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
        Refusal::NotHeld(ability) => return not_held(ability),
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
    .to_owned()
}

fn not_held(ability: Ability) -> String {
    format!("There is no {} in your envelope.", cards::name(Card::Ability(ability)))
}

/// The round, as a heading of the log.
pub fn chapter(view: &View, _: &Players) -> String {
    format!("Round {}", view.round)
}

/// Where the game stands, for all to see: `Round 4 of 6 · Ana first`.
pub fn standing(view: &View, players: &Players) -> String {
    match view.phase {
        Phase::Over => "The envelopes are open".to_owned(),
        Phase::Load
        | Phase::Abilities
        | Phase::Standoff
        | Phase::Ambush
        | Phase::Shootout
        | Phase::Share => {
            format!("Round {} of {ROUNDS} · {} first", view.round, players.name(view.first))
        }
    }
}

/// Where the game stands, among the saved games: `Round 4 · Ana and Ben to load`.
pub fn saved_standing(view: &View, players: &Players) -> String {
    let Turn::Awaiting(awaiting) = view.turn else {
        return format!("Over: {}", result(view, players));
    };
    let what = match view.phase {
        Phase::Load => "to load and aim",
        Phase::Abilities => "may play an ability",
        Phase::Standoff => "to stand or sit out",
        Phase::Ambush => "may spring an ambush",
        Phase::Shootout | Phase::Share => "to share",
        Phase::Over => "to see the end",
    };
    let who = match awaiting.seats.len() {
        many if many > NAMED => format!("{many} players"),
        _ => players.list(awaiting.seats),
    };
    format!("Round {} · {who} {what}", view.round)
}

/// What the seat is to do now.
pub fn to_do(view: &View, seat: Seat) -> &'static str {
    if !view.turn.awaited().contains(seat) {
        return "Nothing to decide now";
    }
    match view.phase {
        Phase::Load => "Load your pistol and aim it",
        Phase::Abilities => "Play an ability, or pass",
        Phase::Standoff => "Stand, or sit out?",
        Phase::Ambush => "Spring an ambush?",
        Phase::Shootout | Phase::Share => "Take a card, or first priority",
        Phase::Over => "The game is over",
    }
}

/// How the game ended.
pub fn result(view: &View, players: &Players) -> String {
    let Some(outcome) = view.turn.outcome() else { return standing(view, players) };
    let gold = |seat: Seat| view.places[seat].tally.map_or(0, |tally| tally.gold);
    let winners = outcome.winners();
    let best = winners.iter().map(gold).max().unwrap_or_default();
    match winners.len() {
        _ if best == 0 => "Nobody has gold: nobody wins".to_owned(),
        1 => format!("{} wins with {}", players.list(winners), cards::bars(best)),
        _ => format!("{} share the win, {} each", players.list(winners), cards::bars(best)),
    }
}
