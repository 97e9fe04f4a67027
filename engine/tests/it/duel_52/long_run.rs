//! Many random games: each ends in time, and all accepted actions are listed.

use crate::harness::everybody;
use engine::cards::CardSet;
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Ending, Game, Inspect, Sink};
use engine::games::duel_52::{
    Action, CardId, Duel52, Duel52Options, Fort, Lane, LookTarget, Spell, Starts,
};

const MOST_TURNS: u16 = 600;
const GAMES_PER_COMBINATION: u64 = 2_000;

fn combinations() -> impl Iterator<Item = Duel52Options> {
    (0..8).map(move |bits: u8| Duel52Options {
        starts: Starts::Random,
        heroes: bits & 1 != 0,
        bannermen: bits & 2 != 0,
        forts: bits & 4 != 0,
        ..Duel52Options::default()
    })
}

#[test]
fn d52_18_every_game_ends_within_600_turns() {
    for options in combinations() {
        let (mut longest, mut draws) = (0, 0);
        let mut actions = Vec::new();
        for number in 0..GAMES_PER_COMBINATION {
            let mut dice = Dice::new(Seed(number), 52);
            let mut game = Duel52::deal(&options, 2, dice.seed()).unwrap();
            while let Some(seat) = game.turn().awaited().lowest() {
                actions.clear();
                game.legal_actions(seat, &mut actions);
                let action = *dice.pick(&actions).expect("no game is stuck");
                game.decide(seat, Decision::Act(action), &mut Sink::none()).unwrap();
            }
            assert_eq!(game.audit(), Ok(()));
            let outcome = game.turn().outcome().unwrap();
            assert_eq!(outcome.ending, Ending::Played);
            draws += u64::from(outcome.winner().is_none());
            longest = longest.max(game.view(everybody()).turns);
        }
        assert!(longest <= MOST_TURNS, "{longest} turns with {options:?}");
        assert!(draws < GAMES_PER_COMBINATION / 5, "{draws} draws with {options:?}");
    }
}

fn all_actions() -> Vec<Action> {
    let ids: Vec<CardId> = (1..=52).map(|id| CardId::try_from(id).unwrap()).collect();
    let mut all = vec![Action::Decline, Action::End, Action::Cast(Spell::Recruit)];
    for fort in Fort::all() {
        all.extend([
            Action::Look(LookTarget::Fort(fort)),
            Action::Cast(Spell::Look(LookTarget::Fort(fort))),
        ]);
        all.extend(Lane::ALL.map(|lane| Action::Fort(fort, lane)));
    }
    all.extend(Lane::ALL.map(Action::Warrior));
    for card in CardSet::DECK {
        all.extend([Action::Banner(card), Action::Discard(card)]);
        for lane in Lane::ALL {
            all.extend([Action::Play(card, lane), Action::Cast(Spell::Rush(card, lane))]);
        }
    }
    for id in &ids {
        let spells = [
            Spell::Look(LookTarget::Card(*id)),
            Spell::Flip(*id),
            Spell::Freeze(*id),
            Spell::Heal(*id),
            Spell::Inspire(*id),
        ];
        all.extend(spells.map(Action::Cast));
        all.extend(Lane::ALL.map(|lane| Action::Cast(Spell::Move(*id, lane))));
        all.extend([
            Action::Flip(*id),
            Action::Also(*id),
            Action::Use(*id),
            Action::Look(LookTarget::Card(*id)),
            Action::Move(*id),
        ]);
        for other in &ids {
            all.extend([Action::Attack(*id, *other), Action::Pair(*id, *other)]);
        }
    }
    all
}

#[test]
fn d52_5_what_is_listed_is_all_that_is_accepted() {
    let all = all_actions();
    for options in combinations() {
        let mut positions = 0;
        for number in 0..12 {
            let mut dice = Dice::new(Seed(number), 5);
            let mut game = Duel52::deal(&options, 2, dice.seed()).unwrap();
            while let Some(seat) = game.turn().awaited().lowest() {
                let mut listed = Vec::new();
                game.legal_actions(seat, &mut listed);
                let action = *dice.pick(&listed).expect("no game is stuck");
                let accepted = all.iter().filter(|action| game.check(seat, action).is_ok());
                let mut accepted: Vec<Action> = accepted.copied().collect();
                listed.sort_unstable();
                accepted.sort_unstable();
                assert_eq!(listed, accepted, "{:?}", game.view(everybody()));
                game.decide(seat, Decision::Act(action), &mut Sink::none()).unwrap();
                positions += 1;
            }
        }
        assert!(positions > 800, "{positions} positions with {options:?}");
    }
}

#[test]
fn a_state_is_small_and_copied_as_a_whole() {
    const fn size_if_copy<T: Copy>() -> usize {
        size_of::<T>()
    }
    assert!(size_if_copy::<Duel52>() <= 512, "{} bytes", size_if_copy::<Duel52>());
    assert_eq!(size_if_copy::<Action>(), 4);
}
