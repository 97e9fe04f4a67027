//! Events in sentences.

use engine::cards::Card;
use engine::game::{Ending, Outcome};
use engine::games::duel_52::{Duel52, Event, Lanes, Number, Numbers, Sight};
use engine::seat::{Seat, SeatSet};

use super::Names;
use super::cards::{Skill, of};
use super::standing::each_lane;
use crate::playback::FrameOf;
use crate::words::count;
use crate::words::line::{Line, line, list, sentences};

/// Frames line by line. Related events share a line; a power stands in the line of the flip that uses it.
pub fn lines(frames: &[FrameOf<Duel52>], _: SeatSet) -> Vec<Vec<Line>> {
    let mut lines = Vec::new();
    for (at, frame) in frames.iter().enumerate() {
        let next = frames.get(at + 1);
        let power = next.and_then(|next| Names::before(next).skill(flipped_for(frame, next)?));
        let mut own = lines_of(frame, power);
        if at > 0 && flipped_for(&frames[at - 1], frame).is_some() {
            own.remove(0);
        }
        lines.push(own);
    }
    lines
}

/// The card that the first frame ends by flipping, if the second begins with its power.
fn flipped_for(first: &FrameOf<Duel52>, second: &FrameOf<Duel52>) -> Option<Number> {
    match (first.events.last()?, second.events.first()?) {
        (Event::TurnedUp { number, .. }, Event::PowerUsed(_, user)) if number == user => {
            Some(*number)
        }
        _ => None,
    }
}

/// A frame line by line, with the power that its last flip goes on to use.
fn lines_of(frame: &FrameOf<Duel52>, power: Option<Skill>) -> Vec<Line> {
    let (events, names) = (&frame.events, Names::before(frame));
    let mut lines = Vec::new();
    let mut mourned = Numbers::EMPTY;
    for (at, happened) in events.iter().enumerate() {
        let rest = &events[at + 1..];
        let last = at.checked_sub(1).map(|last| &events[last]);
        let is_said = last.is_some_and(|last| tells(last, happened))
            || matches!((happened, rest), (Event::TurnEnded(_), [Event::TurnBegan(..), ..]))
            || dead(happened).is_some_and(|dead| mourned.contains(dead));
        if is_said {
            continue;
        }
        lines.push(match (*happened, rest) {
            (Event::Attacked(seat, by, target), [Event::Damaged(hit, damage), ..])
                if target == *hit =>
            {
                let death = death(target, rest, &mut mourned);
                attacked(names.attacker(by, seat), names.target(target), *damage, death)
            }
            (Event::Damaged(number, damage), _) => {
                damaged(names.card(number), damage, death(number, rest, &mut mourned))
            }
            (Event::TurnedUp { seat, number, card, .. }, []) => {
                flipped(seat, names.placed(card.into(), number), power)
            }
            _ => event(happened, names),
        });
    }
    lines
}

/// Whether an event's line covers the next one too.
fn tells(event: &Event, next: &Event) -> bool {
    match (event, next) {
        (Event::Attacked(_, _, target), Event::Damaged(hit, _)) => target == hit,
        (Event::Attacked(..) | Event::AlsoHit(..), Event::Declined(_)) => true,
        _ => false,
    }
}

/// The card that dies by an event.
const fn dead(event: &Event) -> Option<Number> {
    if let Event::Killed(number) | Event::KilledUnseen(number) = event {
        Some(*number)
    } else {
        None
    }
}

/// A card's death by a blow.
#[derive(Clone, Copy)]
enum Death {
    Seen,
    Unseen,
}

/// A card's death by the blow before these events; it then counts as told.
fn death(hurt: Number, rest: &[Event], mourned: &mut Numbers) -> Option<Death> {
    let of_the_blow = |event: &&Event| {
        matches!(event, Event::Damaged(..) | Event::Parted(..)) || dead(event).is_some()
    };
    let how = rest.iter().take_while(of_the_blow).find(|event| dead(event) == Some(hurt))?;
    mourned.insert(hurt);
    Some(if matches!(how, Event::Killed(_)) { Death::Seen } else { Death::Unseen })
}

/// A frame's sentences; `None` if it needs none.
pub fn narrate(frame: &FrameOf<Duel52>, _: SeatSet) -> Option<Line> {
    sentences(lines_of(frame, None))
}

/// Events, naming cards as they were just before.
#[expect(clippy::too_many_lines, reason = "one arm for each event")]
pub fn event(event: &Event, names: Names<'_>) -> Line {
    let card = |number: Number| names.card(number);
    let own = |number: Number| names.own(number);
    let line = match *event {
        Event::BannermanPicked { seat, behind, bannerman } => line!(
            "{0} {0:shows|show} {1} and {0:gets|get} the bannerman {2}.",
            seat,
            behind,
            bannerman
        ),
        Event::NoBannerman(seat) => {
            line!("{0} can’t pick a bannerman and {0:goes|go} without.", seat)
        }
        Event::DeckLacks(seat, cards) => line!(
            "The deck has no card left of a rank in {0’s} hand, so {0} {0:knows|know}: \
             {1} {1:has|have} {2}.",
            seat,
            seat.other(),
            list(cards)
        ),
        Event::BaseCardsDealt => {
            "The base cards are dealt, one to each side of each lane. The duel begins.".into()
        }
        Event::TurnBegan(seat, actions) => line!("{0’s} turn: {1}.", seat, in_actions(actions)),
        Event::Drew(seat, card) => line!("{0} {0:draws|draw} {1}.", seat, face_or_card(card)),
        Event::PileEmptied => "The draw pile is empty: the end phase begins. Base cards are \
                               normal cards from now on."
            .into(),
        Event::Played { seat, lane, card, .. } => {
            line!("{0} {0:plays|play} {1} face-down into lane {2}.", seat, face_or_card(card), lane)
        }
        Event::TurnedUp { seat, number, card, .. } => {
            flipped(seat, names.placed(card.into(), number), None)
        }
        Event::Paired(seat, one, other) => {
            let other = names.placed(own(other), one);
            line!("{0} {0:pairs|pair} {1} with {2}.", seat, own(one), other)
        }
        Event::Parted(one, other) => line!("The pair of {0} and {1} ends.", own(one), own(other)),
        Event::Attacked(seat, by, target) => {
            line!("{0} attacks {1}.", names.attacker(by, seat), names.target(target))
        }
        Event::AlsoHit(seat, by, target) => {
            line!("{0} also hits {1}.", names.attacker(by, seat), card(target))
        }
        Event::Declined(seat) => line!("{0} {0:stops|stop} there.", seat),
        Event::Damaged(number, damage) => damaged(card(number), damage, None),
        Event::Killed(number) => line!("{0} is killed.", card(number)),
        Event::KilledUnseen(number) => line!("{0} is killed, unseen.", card(number)),
        Event::Sprung(number, face) => match names.power(number) {
            Some(_) => line!("A trap: {0} turns up with full hit points.", card(number)),
            None => line!("A trap: {0}, {1}, turns up with full hit points.", card(number), face),
        },
        Event::Boomed(number) => line!("Boom! {0} hits back.", names.after().card(number)),
        Event::PowerUsed(seat, number) => match names.skill(number) {
            Some(skill) => line!("{0} {0:uses|use} {1}: {2}", seat, own(number), skill.ending()),
            None => line!("{0} {0:uses|use} {1}.", seat, own(number)),
        },
        Event::ActionsGained(seat, gained) => {
            line!("{0} {0:gains|gain} {1}.", seat, in_actions(gained))
        }
        Event::Discarded(seat, card) => {
            line!("{0} {0:discards|discard} {1}, face-down.", seat, face_or_card(card))
        }
        Event::Looked(seat, Sight::Card(number), face) => {
            // A known face is no news.
            let news = face.filter(|_| names.power(number).is_none());
            looked(seat, names.target(number), news)
        }
        Event::Looked(seat, Sight::Fort(fort), face) => {
            looked(seat, line!("fort {0} by the draw pile", fort.number()), face)
        }
        Event::HandShown(seat, None) => {
            line!("{0} {0:shows|show} the hand to {1}.", seat, seat.other())
        }
        Event::HandShown(seat, Some(cards)) if cards.is_empty() => {
            line!("{0} {0:has|have} no hand to show.", seat)
        }
        Event::HandShown(seat, Some(cards)) => {
            line!("{0} {0:shows|show} the hand to {1}: {2}.", seat, seat.other(), list(cards))
        }
        Event::Froze(numbers) => {
            let place = |first| names.placed(several(numbers, names), first);
            let cards = numbers.lowest().map(place).unwrap_or_default();
            match numbers.len() {
                1 => line!("{0} is frozen.", cards),
                _ => line!("{0} are frozen.", cards),
            }
        }
        Event::LaneStopped(seat, lane) => {
            line!("Time stops in lane {0}: {1} can play no new card there next turn.", lane, seat)
        }
        Event::Healed(number, healed) => {
            line!("{0} is healed by {1}.", names.target(number), healed)
        }
        Event::Moved(seat, number, lane) => {
            let card = names.leaving(own(number), number);
            line!("{0} {0:moves|move} {1} to lane {2}.", seat, card, lane)
        }
        Event::Cast(seat, power) => line!("{0’s} mage casts “{1}”.", seat, of(power).hero.name),
        Event::Roused(numbers) => match numbers.len() {
            1 => line!("{0} is reactivated.", several(numbers, names)),
            _ => line!("{0} are reactivated.", several(numbers, names)),
        },
        Event::WarriorPlayed(seat, _, lane) => match names.hero(seat) {
            Some(hero) => line!("{0’s} warrior {1} enters lane {2}.", seat, hero, lane),
            None => line!("{0’s} warrior enters lane {1}.", seat, lane),
        },
        Event::FortsDue(seat, lanes) => forts_due(seat, lanes),
        Event::FortTaken { seat, fort, lane, card: None, .. } => {
            let fort = fort.number();
            line!("{0} {0:lays|lay} fort {1} face-down into lane {2}.", seat, fort, lane)
        }
        Event::FortTaken { seat, fort, lane, card: Some(card), .. } => line!(
            "{0} {0:lays|lay} fort {1} face-down into lane {2}: it is {3}.",
            seat,
            fort.number(),
            lane,
            card
        ),
        Event::TurnEnded(seat) => line!("{0’s} turn is over.", seat),
        Event::TimedOut(seat) => line!("{0’s} time is up: the rules decide.", seat),
        Event::Conceded(seat) => line!("{0} {0:concedes|concede}.", seat),
        Event::Ended(outcome) => ended(&outcome),
    };
    line.capitalised()
}

/// An attack that does damage.
fn attacked(attacker: Line, target: Line, damage: u8, death: Option<Death>) -> Line {
    match death {
        None => line!("{0} attacks {1}: {2} damage.", attacker, target, damage),
        Some(Death::Seen) => {
            line!("{0} attacks {1}: {2} damage, killed.", attacker, target, damage)
        }
        Some(Death::Unseen) => {
            line!("{0} attacks and kills {1}. Nobody saw it.", attacker, target)
        }
    }
}

/// Damage outside of attacks.
fn damaged(card: Line, damage: u8, death: Option<Death>) -> Line {
    let line = match death {
        None => line!("{0} takes {1} damage.", card, damage),
        Some(Death::Seen) => line!("{0} takes {1} damage and is killed.", card, damage),
        Some(Death::Unseen) => line!("{0} takes {1} damage and is killed, unseen.", card, damage),
    };
    line.capitalised()
}

/// A flip, and the power that it uses.
fn flipped(seat: Seat, card: Line, power: Option<Skill>) -> Line {
    match power {
        Some(skill) => line!("{0} {0:flips|flip} {1}, power: {2}", seat, card, skill.ending()),
        None => line!("{0} {0:flips|flip} {1}.", seat, card),
    }
}

/// A seat's look at a card, and what it shows if that is news.
fn looked(seat: Seat, at: Line, news: Option<Card>) -> Line {
    match news {
        Some(card) => line!("{0} {0:looks|look} at {1}: it is {2}.", seat, at, card),
        None => line!("{0} {0:looks|look} at {1}.", seat, at),
    }
}

/// The name of a card whose face may be unknown.
fn face_or_card(card: Option<Card>) -> Line {
    card.map_or_else(|| "a card".into(), Line::from)
}

/// Several cards of one owner: `Ben’s 9♣ and 2 face-down cards`.
fn several(numbers: Numbers, names: Names<'_>) -> Line {
    if numbers.len() == 1
        && let Some(only) = numbers.lowest()
    {
        return names.card(only);
    }
    let (known, hidden): (Vec<_>, Vec<_>) =
        numbers.iter().partition(|number| names.power(*number).is_some());
    let mut cards: Vec<Line> = known.into_iter().map(|number| names.bare(number)).collect();
    let owner = numbers.lowest().and_then(|first| names.owner(first));
    if !hidden.is_empty() {
        let hidden = match owner {
            Some(_) => count(hidden.len(), "face-down card", "face-down cards"),
            None => count(hidden.len(), "card", "cards"),
        };
        cards.push(hidden.into());
    }
    match owner {
        Some(owner) => line!("{0’s} {1}", owner, list(cards)),
        None => list(cards),
    }
}

fn in_actions(actions: u8) -> String {
    count(usize::from(actions), "action", "actions")
}

fn forts_due(seat: Seat, due: Lanes) -> Line {
    let (enemy, lanes) = (seat.other(), list(each_lane(due)));
    match due.len() {
        1 => line!(
            "{0} {0:has|have} three or more face-up cards in {1}: a fort comes to {2’s} side.",
            enemy,
            lanes,
            seat
        ),
        _ => line!(
            "{0} {0:has|have} three or more face-up cards in {1}: forts come to {2’s} side.",
            enemy,
            lanes,
            seat
        ),
    }
}

fn ended(outcome: &Outcome) -> Line {
    match (outcome.winner(), outcome.ending) {
        (Some(seat), Ending::Played) => {
            line!("{0} {0:has|have} cleared two lanes and {0:wins|win} the game.", seat)
        }
        (Some(seat), Ending::Conceded(_)) => {
            line!("The game is over: {0} {0:wins|win}.", seat)
        }
        (None, _) => "The game is over: a draw.".into(),
    }
}
