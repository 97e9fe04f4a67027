//! Bots: mistakes they avoid, styles, an analysis.

use engine::bot::{Effort, Style};
use engine::chance::Seed;
use engine::game::{Decision, Game, Observer, Sink};
use engine::games::gold_rush_shoot_out::{
    Action, Ambush, Card, GoldRushShootOut, GoldRushShootOutOptions, Load, Stand,
};
use engine::seat::Seat;

use crate::harness::bots::{choice, is_blunder, positions};
use crate::harness::legal;

fn table_positions(
    seats: u8,
    seed: Seed,
    games: u64,
    one_of: u32,
) -> impl Iterator<Item = (GoldRushShootOut, Seat)> {
    positions(&GoldRushShootOutOptions::default(), seats, seed, games, one_of)
}

/// Enough roll-outs to tell styles apart, few enough to be quick.
const ROLLOUTS: u32 = 200;

#[test]
fn a_bot_turns_no_hired_hand_at_itself() {
    let mut hired = 0;
    for (game, seat) in table_positions(5, Seed(0xb07), 12, 8) {
        let is_hire = |action: &Action| action.to_string().starts_with("hire");
        if legal(&game, seat).iter().any(is_hire) {
            let action = choice(&game, seat, Effort::new(400), Seed(2)).expect("it can act");
            hired += u32::from(is_hire(&action));
            let itself = format!("aim {seat}");
            assert!(!is_hire(&action) || !action.to_string().ends_with(&itself), "{action}");
        }
    }
    assert!(hired > 0);
}

/// Counts the positions in which bots of this style fire, sit out and spring an ambush.
fn habits(positions: &[(GoldRushShootOut, Seat)], style: Style) -> [u32; 3] {
    let mut counts = [0; 3];
    for (game, seat) in positions {
        match choice(game, *seat, Effort::new(ROLLOUTS).with_style(style), Seed(11)) {
            Some(Action::Load(load)) => counts[0] += u32::from(load != Load::Blank),
            Some(Action::Stand(stand)) => counts[1] += u32::from(stand == Stand::SitsOut),
            Some(Action::Ambush(ambush)) => counts[2] += u32::from(ambush == Ambush::Springs),
            _ => {}
        }
    }
    counts
}

#[test]
fn a_style_shows_in_play() {
    let positions: Vec<_> = table_positions(5, Seed(0xbe11), 50, 8).collect();
    let [even, bold, careful, grudging] = Style::ALL.map(|style| habits(&positions, style));
    assert!(bold[0] > even[0] && bold[1] < even[1], "{even:?}, bold: {bold:?}");
    assert!(careful[0] < bold[0] && careful[1] > even[1], "{even:?}, careful: {careful:?}");
    assert!(grudging[0] + grudging[2] > even[0] + even[2], "{even:?}, grudging: {grudging:?}");
}

#[test]
fn a_blunder_is_found() {
    let found = table_positions(4, Seed(0xc0ac4), 200, 1).any(|(game, seat)| {
        let view = game.view(Observer::Seat(seat));
        let envelope = view.by_seat[seat].envelope.unwrap_or_default();
        let added = |action: &Action| match action {
            Action::Take(place) => {
                view.take[usize::from(*place) - 1].map(|card| envelope.worth_added_by(card))
            }
            _ => None,
        };
        let actions = legal(&game, seat);
        let takes_ability = |action: &&Action| match action {
            Action::Take(place) => {
                matches!(view.take[usize::from(*place) - 1], Some(Card::Ability(_)))
            }
            _ => false,
        };
        let ability = actions.iter().find(takes_ability);
        let most_gold = actions.iter().filter_map(&added).max();
        let Some(ability) = ability.filter(|_| view.round >= 4 && most_gold >= Some(9)) else {
            return false;
        };
        // Only positions in which another seat can take the loot that is left.
        let mut next = game;
        next.decide(seat, Decision::Act(*ability), &mut Sink::none()).expect("it is legal");
        if next.turn().awaited().contains(seat) || next.view(Observer::Table).round != view.round {
            return false;
        }
        assert!(is_blunder(&game, seat, ability, 8_000), "{ability}");
        true
    });
    assert!(found, "no such position in 200 games");
}
