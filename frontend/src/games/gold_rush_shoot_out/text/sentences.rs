//! Sentences for actions, refusals, and the state of the game.

use engine::game::Turn;
use engine::games::gold_rush_shoot_out::{
    Action, Ambush, Card, Load, Nth, Phase, Pistol, Play, ROUNDS, Refusal, Stand, View,
};
use engine::seat::{Seat, SeatSet};

use super::cards;
use crate::games::Gestures;
use crate::words::line::{Line, joined};
use crate::words::lists::list;
pub(crate) use crate::words::messages::gold_rush_shoot_out::said::*;
use crate::words::messages::gold_rush_shoot_out::{board, decided};

/// More players than this are counted, not named.
const MOST_NAMED: u8 = 3;

/// From this number of people on, passing the device twice a round takes too long.
const LEAST_PEOPLE_FOR_THUMBS: u8 = 5;

pub fn action(_: &View, action: Action) -> Line {
    match action {
        Action::Load(ammo) => load(cards::load(ammo)),
        Action::Aim(target) => aim(target),
        Action::Pass => PASS.into(),
        Action::Play(Play::HiredHand { pistol: Pistol { holder, nth }, target }) => match nth {
            Nth::First => move_pistol(holder, target),
            Nth::Second => move_second(holder, target),
        },
        Action::Play(Play::DualWield { target }) => dual_wield(target),
        Action::Play(Play::Bandage) => BANDAGE.into(),
        Action::Play(Play::DuckAndWeave) => DUCK_AND_WEAVE.into(),
        Action::Stand(Stand::Stays) => STAY.into(),
        Action::Stand(Stand::SitsOut) => SIT_OUT.into(),
        Action::Ambush(Ambush::Springs) => SPRING.into(),
        Action::Ambush(Ambush::Holds) => HOLD.into(),
        Action::Take(place) => take(place).into(),
        Action::TakePriority => TAKE_PRIORITY.into(),
    }
}

/// The show of thumbs (GR-17, GR-20).
pub fn gestures(view: &View) -> Option<Gestures<Action>> {
    let stand =
        [(Action::Stand(Stand::Stays), board::STANDS), (Action::Stand(Stand::SitsOut), board::OUT)];
    let ambush = [
        (Action::Ambush(Ambush::Holds), board::HOLDS),
        (Action::Ambush(Ambush::Springs), SHOWS_AMBUSH),
    ];
    let must_stand = || Seat::all(view.seats).filter(|seat| view.must_stand(*seat)).collect();
    let (title, hint, choices, forced) = match view.phase {
        Phase::Standoff => (board::ASKS_STAND, STAND_HINT, stand, must_stand()),
        // Seats that can't spring an ambush aren't asked, so nobody who is asked is forced.
        Phase::Ambush => (AMBUSH_TITLE, AMBUSH_HINT, ambush, SeatSet::EMPTY),
        _ => return None,
    };
    Some(Gestures {
        title,
        hint,
        choices: choices.into(),
        forced,
        forced_note: MUST_STAND.translate(),
        least_people: LEAST_PEOPLE_FOR_THUMBS,
        switch_label: THUMBS,
    })
}

pub fn refusal(refusal: Refusal) -> Line {
    match refusal {
        Refusal::NotNow(Phase::Load) => LOAD_NOW,
        Refusal::NotNow(Phase::Abilities) => PLAY_NOW,
        Refusal::NotNow(Phase::Standoff) => STAND_NOW,
        Refusal::NotNow(Phase::Ambush) => AMBUSH_NOW,
        Refusal::NotNow(Phase::Shootout | Phase::Share) => SHARE_NOW,
        Refusal::NotNow(Phase::Over) => OVER_NOW,
        Refusal::Loaded => LOADED,
        Refusal::Aimed => AIMED,
        Refusal::NoAmmo(Load::Blank) => NO_BLANK,
        Refusal::NoAmmo(Load::Bullet | Load::BulletCard) => NO_BULLET,
        Refusal::NoExtraBullet => NO_EXTRA_BULLET,
        Refusal::AtItself => AT_ITSELF,
        Refusal::NoSuchTarget(_) => NO_SUCH_TARGET,
        Refusal::NotHeld(ability) => return not_held(cards::name(Card::Ability(ability))),
        Refusal::NoSuchPistol(_) => NO_SUCH_PISTOL,
        Refusal::AtItsHolder(_) => AT_ITS_HOLDER,
        Refusal::SameTarget(_) => SAME_TARGET,
        Refusal::SecondPistolOut => SECOND_PISTOL_OUT,
        Refusal::NoWound => NO_WOUND,
        Refusal::DucksAlready => DUCKS_ALREADY,
        Refusal::NoSuchCard(_) => NO_SUCH_CARD,
        Refusal::PriorityTaken(_) => PRIORITY_TAKEN,
        Refusal::NoPriority => NO_PRIORITY,
    }
    .into()
}

pub fn chapter(view: &View) -> Line {
    round(view.round).into()
}

/// `Round 4 of 6 · Ana first`.
pub fn standing(view: &View) -> Vec<Line> {
    if view.phase == Phase::Over {
        return vec![ENVELOPES_OPEN.into()];
    }
    vec![round_of(view.round, ROUNDS).into(), first(view.first)]
}

/// `Round 4 · Ana and Ben to load`.
pub fn saved_standing(view: &View) -> Line {
    let Turn::Awaiting(awaiting) = view.turn else { return over(result(view)) };
    let who = match awaiting.seats.len() {
        number if number > MOST_NAMED => many(number).into(),
        _ => list(awaiting.seats.iter()),
    };
    let sentence: fn(_, _) -> _ = match view.phase {
        Phase::Load => who_load,
        Phase::Abilities => who_play,
        Phase::Standoff => who_stand,
        Phase::Ambush => who_ambush,
        Phase::Shootout | Phase::Share => who_share,
        Phase::Over => who_end,
    };
    sentence(view.round, who)
}

pub fn result(view: &View) -> Line {
    let Some(outcome) = view.turn.outcome() else { return joined(standing(view), " · ") };
    let gold = |seat: Seat| view.by_seat[seat].tally.map_or(0, |tally| tally.gold);
    let winners = outcome.winners();
    let best = winners.iter().map(gold).max().unwrap_or_default();
    match winners.len() {
        _ if best == 0 => NOBODY_WINS.into(),
        1 => wins(winners, best),
        _ => share_win(winners, best),
    }
}

/// A sentence on the winner's lead over the runner-up; `None` without a sole winner.
pub fn decisive_line(view: &View) -> Option<Line> {
    let winner = view.turn.outcome()?.winner()?;
    let gold = |seat| view.by_seat[seat].tally.map_or(0, |tally| tally.gold);
    let second = view.all_seats().filter(|seat| *seat != winner).max_by_key(|seat| gold(*seat))?;
    let ahead = gold(winner).checked_sub(gold(second)).filter(|ahead| *ahead > 0)?;
    Some(decided::ahead(ahead, second))
}
