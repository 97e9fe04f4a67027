//! Replays in words.

use engine::catalogue::{AnyEvent, AnyView};

use super::players::Players;
use super::{dual_duel, duel_52, fools_gambit, gold_rush_shoot_out, heads_up_duel};
use crate::games::own;

pub const TITLE: &str = "Replay";
pub const DEALT: &str = "The cards are dealt.";
pub const LEAVE: &str = "Leave the replay";
pub const FIRST: &str = "To the beginning";
pub const BACK: &str = "One step back";
pub const FORWARD: &str = "One step forward";
pub const LAST: &str = "To the end";
pub const AT_BEGINNING: &str = "This is the beginning.";
pub const AT_END: &str = "This is the end.";
pub const STEP: &str = "Step of the game";
pub const SEEN_FROM: &str = "Whose cards lie open";
pub const OPEN: &str = "All open";
pub const CONTROLS: &str = "Steps of the replay";

pub const NOT_OVER: &str = "This game is not over";
pub const NOT_OVER_BECAUSE: &str =
    "A replay shows all cards, so there is one only when the last of them is played.";
pub const TO_THE_TABLE: &str = "Back to the table";
pub const BROKEN: &str = "This game can’t be shown";

/// The heading.
pub fn title(game: &str) -> String {
    format!("{game}: {TITLE}")
}

/// What happened at once, as one telling, by those who saw this, and then the `earlier` events,
/// before it.
pub fn telling(
    before: &AnyView,
    earlier: &[AnyEvent],
    events: &[AnyEvent],
    players: &Players,
) -> Option<String> {
    match events.first()? {
        AnyEvent::FoolsGambit(_) => fools_gambit::telling(&own::fools_gambit(events), players),
        AnyEvent::DualDuel(_) => dual_duel::telling(&own::dual_duel(events), players),
        AnyEvent::GoldRushShootOut(_) => {
            gold_rush_shoot_out::telling(&own::gold_rush_shoot_out(events), players)
        }
        AnyEvent::HeadsUpDuel(_) => heads_up_duel::telling(&own::heads_up_duel(events), players),
        AnyEvent::Duel52(_) => {
            let AnyView::Duel52(view) = before else { return None };
            let mut names = duel_52::Names::of(view);
            own::duel_52(earlier).iter().for_each(|event| names.note(event));
            duel_52::telling_on(&own::duel_52(events), players, &names)
        }
    }
}

/// How the game ended.
pub fn result(view: &AnyView, players: &Players) -> String {
    match view {
        AnyView::FoolsGambit(view) => fools_gambit::result(view, players),
        AnyView::DualDuel(view) => dual_duel::result(view, players),
        AnyView::GoldRushShootOut(view) => gold_rush_shoot_out::result(view, players),
        AnyView::HeadsUpDuel(view) => heads_up_duel::result(view, players),
        AnyView::Duel52(view) => duel_52::result(view, players),
    }
}

/// That somebody has made a choice which this observer is not told.
pub fn decided(name: &str) -> String {
    format!("{name} has chosen.")
}

/// `Step 12 of 130`.
pub fn step(at: usize, last: usize) -> String {
    format!("{at} / {last}")
}

/// Who played, under the heading.
pub fn between(players: &Players) -> String {
    players.list(engine::seat::SeatSet::first(players.count()))
}
