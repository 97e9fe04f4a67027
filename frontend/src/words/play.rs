//! The words of whichever game is played: the one `match` over the games' own words.

use engine::catalogue::{AnyAction, AnyEvent, AnyGame, AnyRefusal, AnyView};
use engine::game::{Decision, Illegal};
use engine::games::heads_up_duel::Action;
use engine::options::Options;
use engine::record::Record;
use engine::seat::Seat;
use yew::Html;

use super::players::Players;
use super::{dual_duel, duel_52, fools_gambit, gold_rush_shoot_out, heads_up_duel};
use crate::games::own;

/// What happened, in a sentence; `None` for what needs no line of its own.
pub fn event(event: &AnyEvent, players: &Players) -> Option<String> {
    match event {
        AnyEvent::FoolsGambit(event) => fools_gambit::event(event, players),
        AnyEvent::DualDuel(event) => dual_duel::event(event, players),
        AnyEvent::GoldRushShootOut(event) => gold_rush_shoot_out::event(event, players),
        AnyEvent::HeadsUpDuel(event) => heads_up_duel::event(event, players),
        AnyEvent::Duel52(event) => duel_52::event(event, players),
    }
}

/// All that happened, in sentences.
pub fn events<'a>(
    events: impl IntoIterator<Item = &'a AnyEvent>,
    players: &Players,
) -> Vec<String> {
    events.into_iter().filter_map(|happened| event(happened, players)).collect()
}

/// All that happened, in sentences, by those who saw this before it.
pub fn events_since(before: &AnyView, events: &[AnyEvent], players: &Players) -> Vec<String> {
    match before {
        AnyView::Duel52(view) => {
            let mut names = duel_52::Names::of(view);
            duel_52::lines(&own::duel_52(events), players, &mut names)
        }
        AnyView::FoolsGambit(_)
        | AnyView::DualDuel(_)
        | AnyView::HeadsUpDuel(_)
        | AnyView::GoldRushShootOut(_) => self::events(events, players),
    }
}

/// All that an observer saw, in sentences; `view` is any of its views.
pub fn log(view: &AnyView, events: &[AnyEvent], players: &Players) -> Vec<String> {
    match view {
        AnyView::Duel52(view) => {
            let mut names = duel_52::Names::at_deal(view);
            duel_52::lines(&own::duel_52(events), players, &mut names)
        }
        AnyView::FoolsGambit(_)
        | AnyView::DualDuel(_)
        | AnyView::HeadsUpDuel(_)
        | AnyView::GoldRushShootOut(_) => self::events(events, players),
    }
}

/// An action, as something to do.
pub fn action(action: &AnyAction, players: &Players) -> String {
    match action {
        AnyAction::FoolsGambit(action) => fools_gambit::action(*action),
        AnyAction::DualDuel(action) => dual_duel::action(*action),
        AnyAction::GoldRushShootOut(action) => gold_rush_shoot_out::action(*action, players),
        AnyAction::HeadsUpDuel(action) => heads_up_duel::action(action),
        AnyAction::Duel52(action) => duel_52::action(*action),
    }
}

/// An action that the seat can take in front of all, for a button there.
pub fn openly(seat: Seat, action: &AnyAction, players: &Players) -> String {
    let name = players.name(seat);
    if let AnyAction::HeadsUpDuel(action) = action {
        let other = match action {
            Action::Pick(other) => Some(players.name(*other)),
            _ => None,
        };
        heads_up_duel::board::openly(name, action, other)
    } else {
        format!("{name}: {}", self::action(action, players))
    }
}

/// An action, by one who saw this before it.
fn action_since(before: &AnyView, done: &AnyAction, players: &Players) -> String {
    match (before, done) {
        (AnyView::Duel52(view), AnyAction::Duel52(done)) => {
            duel_52::action_on(*done, &duel_52::Names::of(view))
        }
        _ => action(done, players),
    }
}

/// What a seat that saw this before decided, in a sentence without a subject; `None` for what its
/// own screen needn't say.
pub fn decision(
    before: &AnyView,
    decision: &Decision<AnyAction>,
    players: &Players,
) -> Option<String> {
    match decision {
        Decision::Act(done) => Some(action_since(before, done, players)),
        Decision::Timeout => Some(super::clock::RAN_OUT.to_owned()),
        Decision::Leave => None,
    }
}

/// Where the game stands, from what the table sees.
pub fn standing(view: &AnyView, players: &Players) -> String {
    match view {
        AnyView::FoolsGambit(view) => fools_gambit::standing(view, players),
        AnyView::DualDuel(view) => dual_duel::standing(view, players),
        AnyView::GoldRushShootOut(view) => gold_rush_shoot_out::standing(view, players),
        AnyView::HeadsUpDuel(view) => heads_up_duel::standing(view, players),
        AnyView::Duel52(view) => duel_52::standing(view, players),
    }
}

/// The rules of the game that is played.
pub fn rules(view: &AnyView) -> Html {
    match view {
        AnyView::FoolsGambit(_) => fools_gambit::rules(),
        AnyView::DualDuel(_) => dual_duel::rules(),
        AnyView::GoldRushShootOut(_) => gold_rush_shoot_out::rules(),
        AnyView::HeadsUpDuel(_) => heads_up_duel::rules(),
        AnyView::Duel52(_) => duel_52::rules(),
    }
}

/// Why an action is refused, with the rule.
pub fn why_not(why: Illegal<AnyRefusal>) -> String {
    match why {
        Illegal::Over => "The game is over.".to_owned(),
        Illegal::NoSuchSeat | Illegal::OtherGame => "That is not part of this game.".to_owned(),
        Illegal::NotAwaited => "Nothing is to be decided here now.".to_owned(),
        Illegal::HasLeft => "Who has left the game decides nothing more.".to_owned(),
        Illegal::Rule(AnyRefusal::FoolsGambit(refusal)) => fools_gambit::refusal(refusal),
        Illegal::Rule(AnyRefusal::DualDuel(refusal)) => dual_duel::refusal(refusal),
        Illegal::Rule(AnyRefusal::GoldRushShootOut(refusal)) => {
            gold_rush_shoot_out::refusal(refusal)
        }
        Illegal::Rule(AnyRefusal::HeadsUpDuel(refusal)) => heads_up_duel::refusal(refusal),
        Illegal::Rule(AnyRefusal::Duel52(refusal)) => duel_52::refusal(refusal),
    }
}

/// The name of the game that a record is of.
pub fn game(record: &Record<AnyGame>) -> &'static str {
    let slug = record.options.identity().slug;
    super::games::name_of_slug(slug)
}
