//! What happens, in sentences.
//!
//! Events are told of persons by their names, so that a sentence is true for whoever reads it.

use engine::cards::{Card, CardSet};
use engine::game::{Ending, Outcome};
use engine::games::duel_52::{Duel52, Event, Lanes, Number, Numbers, Sight};
use engine::seat::Seat;

use super::Names;
use super::cards::of;
use crate::playback::FrameOf;
use crate::words::cards::{written, written_list};
use crate::words::letters::capitalised;
use crate::words::players::Players;
use crate::words::{count, list, one_after_the_other};

/// Frames line by line: what belongs together in one line, a flip and the power that it uses too,
/// in that of the flip.
pub fn lines(frames: &[FrameOf<Duel52>], players: &Players) -> Vec<Vec<String>> {
    let mut lines: Vec<Vec<String>> = Vec::new();
    let mut last_event: Option<&Event> = None;
    for frame in frames {
        let mut own = lines_of(frame, players);
        if let (Some(Event::TurnedUp { number, .. }), Some(Event::PowerUsed(_, user))) =
            (last_event, frame.events.first())
            && *number == *user
            && let Some(flip) = lines.last_mut().and_then(|lines| lines.last_mut())
        {
            own.remove(0);
            extend(flip, &power_after(*user, Names::before(frame)));
        }
        lines.push(own);
        last_event = frame.events.last();
    }
    lines
}

/// A frame line by line.
fn lines_of(frame: &FrameOf<Duel52>, players: &Players) -> Vec<String> {
    let (events, names) = (&frame.events, Names::before(frame));
    let mut lines = Vec::new();
    let mut mourned = Numbers::EMPTY;
    for (at, happened) in events.iter().enumerate() {
        let rest = &events[at + 1..];
        let last = at.checked_sub(1).map(|last| &events[last]);
        let is_told = last.is_some_and(|last| tells(last, happened))
            || matches!((happened, rest), (Event::TurnEnded(_), [Event::TurnBegan(..), ..]))
            || dead(happened).is_some_and(|dead| mourned.contains(dead));
        if is_told {
            continue;
        }
        let mut line = event(happened, players, names);
        if let Some(Event::Damaged(_, damage)) = rest.first().filter(|next| tells(happened, next)) {
            extend(&mut line, &format!(": {damage} damage"));
        }
        if let Some((number, how)) = death(happened, rest) {
            mourned.insert(number);
            extend(&mut line, how);
        }
        lines.push(line);
    }
    lines
}

/// Says something more before the full stop.
fn extend(line: &mut String, more: &str) {
    line.truncate(line.trim_end_matches('.').len());
    line.push_str(more);
    finish(line);
}

/// Ends a sentence, unless the name that it ends with does so: `Frenzy!`.
fn finish(line: &mut String) {
    if !line.ends_with('!') {
        line.push('.');
    }
}

/// Whether the line of an event tells of the next one too.
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

/// The card that dies of the blow which a line tells of, and how the line goes on.
fn death(event: &Event, rest: &[Event]) -> Option<(Number, &'static str)> {
    let (hurt, killed, unseen) = match (event, rest.first()) {
        (Event::Damaged(number, _), _) => (*number, " and is killed", " and is killed, unseen"),
        (Event::Attacked(_, _, target), Some(next)) if tells(event, next) => {
            (*target, ", killed", ", killed unseen")
        }
        _ => return None,
    };
    let of_the_blow = |event: &&Event| {
        matches!(event, Event::Damaged(..) | Event::Parted(..)) || dead(event).is_some()
    };
    let how = rest.iter().take_while(of_the_blow).find(|event| dead(event) == Some(hurt))?;
    Some((hurt, if matches!(how, Event::Killed(_)) { killed } else { unseen }))
}

/// A frame in one sentence after the other; `None` for one that needs none.
pub fn narrate(frame: &FrameOf<Duel52>, players: &Players) -> Option<String> {
    one_after_the_other(lines_of(frame, players))
}

/// What happened, with the cards called as they were just before.
pub fn event(event: &Event, players: &Players, names: Names<'_>) -> String {
    capitalised(&sentence(event, players, names))
}

fn sentence(event: &Event, players: &Players, names: Names<'_>) -> String {
    let name = |seat: Seat| players.name(seat);
    let card = |number: Number| names.card(number, players);
    let own = |number: Number| names.own(number);
    match *event {
        Event::BannermanPicked { seat, behind, bannerman } => {
            let (behind, bannerman) = (written(behind), written(bannerman));
            format!("{} shows {behind} and gets the bannerman {bannerman}.", name(seat))
        }
        Event::NoBannerman(seat) => {
            format!("{} can’t pick a bannerman and goes without.", name(seat))
        }
        Event::DeckLacks(seat, cards) => deck_lacks(seat, cards, players),
        Event::BaseCardsDealt => BASE_CARDS_DEALT.to_owned(),
        Event::TurnBegan(seat, actions) => {
            format!("{}’s turn: {}.", name(seat), in_actions(actions))
        }
        Event::Drew(seat, card) => format!("{} draws {}.", name(seat), face_or_card(card)),
        Event::PileEmptied => PILE_EMPTIED.to_owned(),
        Event::Played { seat, lane, card, .. } => {
            format!("{} plays {} face-down into lane {lane}.", name(seat), face_or_card(card))
        }
        Event::TurnedUp { seat, number, card, .. } => {
            format!("{} flips {}{}.", name(seat), written(card), names.place(number))
        }
        Event::Paired(seat, one, other) => {
            let place = names.place(one);
            format!("{} pairs {} with {}{place}.", name(seat), own(one), own(other))
        }
        Event::Parted(one, other) => {
            format!("The pair of {} and {} ends.", own(one), own(other))
        }
        Event::Attacked(seat, by, target) => {
            let attacker = names.attacker(by, seat, players);
            format!("{attacker} attacks {}{}.", card(target), names.place(target))
        }
        Event::AlsoHit(seat, by, target) => {
            format!("{} also hits {}.", names.attacker(by, seat, players), card(target))
        }
        Event::Declined(seat) => format!("{} stops there.", name(seat)),
        Event::Damaged(number, damage) => format!("{} takes {damage} damage.", card(number)),
        Event::Killed(number) => format!("{} is killed.", card(number)),
        Event::KilledUnseen(number) => format!("{} is killed, unseen.", card(number)),
        Event::Sprung(number, face) => {
            let (is, card) = (which_is(number, face, names), card(number));
            format!("A trap: {card}{is} turns up with full hit points.")
        }
        Event::Boomed(number) => {
            format!("Boom! {} hits back.", names.after().card(number, players))
        }
        Event::PowerUsed(seat, number) => {
            let power = power_after(number, names);
            let mut uses = format!("{} uses {}{power}", name(seat), own(number));
            finish(&mut uses);
            uses
        }
        Event::ActionsGained(seat, gained) => {
            format!("{} gains {}.", name(seat), in_actions(gained))
        }
        Event::Discarded(seat, card) => {
            format!("{} discards {}, face-down.", name(seat), face_or_card(card))
        }
        Event::Looked(seat, sight, card) => {
            format!("{} looks at {}.", name(seat), seen_at(sight, card, players, names))
        }
        Event::HandShown(seat, cards) => hand_shown(seat, cards, players),
        Event::Froze(numbers) => froze(numbers, players, names),
        Event::LaneStopped(seat, lane) => {
            let name = name(seat);
            format!("Time stops in lane {lane}: {name} can play no new card there next turn.")
        }
        Event::Healed(number, healed) => {
            format!("{}{} is healed by {healed}.", card(number), names.place(number))
        }
        Event::Moved(seat, number, lane) => {
            format!("{} moves {}{} to lane {lane}.", name(seat), own(number), names.from(number))
        }
        Event::Cast(seat, power) => {
            format!("{}’s mage casts “{}”.", name(seat), of(power).hero.name)
        }
        Event::Roused(numbers) => {
            format!("{} {} reactivated.", several(numbers, players, names), are(numbers))
        }
        Event::WarriorPlayed(seat, _, lane) => {
            let hero =
                names.hero(seat).map_or_else(String::new, |hero| format!(" {}", written(hero)));
            format!("{}’s warrior{hero} enters lane {lane}.", name(seat))
        }
        Event::FortsDue(seat, lanes) => forts_due(seat, lanes, players),
        Event::FortTaken { seat, fort, lane, card, .. } => {
            let (fort, which) = (fort.number(), which(card));
            format!("{} lays fort {fort} face-down into lane {lane}{which}.", name(seat))
        }
        Event::TurnEnded(seat) => format!("{}’s turn is over.", name(seat)),
        Event::TimedOut(seat) => format!("{}’s time is up: the rules decide.", name(seat)),
        Event::Conceded(seat) => format!("{} concedes.", name(seat)),
        Event::Ended(outcome) => ended(&outcome, players),
    }
}

const BASE_CARDS_DEALT: &str =
    "The base cards are dealt, one to each side of each lane. The duel begins.";
const PILE_EMPTIED: &str = "The draw pile is empty: the end phase begins. Base cards are normal \
                            cards from now on.";

fn deck_lacks(seat: Seat, cards: CardSet, players: &Players) -> String {
    let (name, other) = (players.name(seat), players.name(seat.other()));
    let cards = written_list(cards);
    format!(
        "The deck has no card left of a rank in {name}’s hand, so {name} knows: {other} has {cards}."
    )
}

fn hand_shown(seat: Seat, cards: Option<CardSet>, players: &Players) -> String {
    let (name, other) = (players.name(seat), players.name(seat.other()));
    match cards {
        None => format!("{name} shows the hand to {other}."),
        Some(cards) if cards.is_empty() => format!("{name} has no hand to show."),
        Some(cards) => format!("{name} shows the hand to {other}: {}.", written_list(cards)),
    }
}

fn froze(numbers: Numbers, players: &Players, names: Names<'_>) -> String {
    let place = numbers.lowest().map_or_else(String::new, |first| names.place(first));
    format!("{}{place} {} frozen.", several(numbers, players, names), are(numbers))
}

/// What a seat looks at, and what it sees if that is news.
fn seen_at(sight: Sight, face: Option<Card>, players: &Players, names: Names<'_>) -> String {
    match sight {
        Sight::Card(number) => {
            let card = names.card(number, players);
            let news = face.filter(|_| names.power(number).is_none());
            format!("{card}{}{}", names.place(number), which(news))
        }
        Sight::Fort(fort) => format!("fort {} by the draw pile{}", fort.number(), which(face)),
    }
}

/// What a card turns out to be, if that is news.
fn which_is(number: Number, face: Card, names: Names<'_>) -> String {
    if names.power(number).is_some() { String::new() } else { format!(", {},", written(face)) }
}

/// What the observer learns: `: it is 9♣`.
fn which(card: Option<Card>) -> String {
    card.map_or_else(String::new, |card| format!(": it is {}", written(card)))
}

/// What a card is called whose face may be unknown.
fn face_or_card(card: Option<Card>) -> String {
    card.map_or_else(|| "a card".to_owned(), written)
}

/// The power that a card uses: `: Foresight`.
fn power_after(number: Number, names: Names<'_>) -> String {
    names.skill(number).map_or_else(String::new, |skill| format!(": {}", skill.name))
}

/// Several cards of one owner: `Ben’s 9♣ and 2 face-down cards`.
fn several(numbers: Numbers, players: &Players, names: Names<'_>) -> String {
    if numbers.len() == 1
        && let Some(only) = numbers.lowest()
    {
        return names.card(only, players);
    }
    let (known, hidden): (Vec<_>, Vec<_>) =
        numbers.iter().partition(|number| names.power(*number).is_some());
    let mut cards: Vec<_> = known.iter().map(|number| names.bare(*number)).collect();
    let owner = numbers.lowest().and_then(|first| names.owner(first));
    if !hidden.is_empty() {
        let (one, more) = match owner {
            Some(_) => ("face-down card", "face-down cards"),
            None => ("card", "cards"),
        };
        cards.push(count(hidden.len(), one, more));
    }
    match owner {
        Some(owner) => format!("{}’s {}", players.name(owner), list(&cards)),
        None => list(&cards),
    }
}

fn are(numbers: Numbers) -> &'static str {
    if numbers.len() == 1 { "is" } else { "are" }
}

fn in_actions(actions: u8) -> String {
    count(usize::from(actions), "action", "actions")
}

fn forts_due(seat: Seat, lanes: Lanes, players: &Players) -> String {
    let lanes: Vec<_> = lanes.iter().map(|lane| format!("lane {lane}")).collect();
    let (name, enemy) = (players.name(seat), players.name(seat.other()));
    let forts = if lanes.len() == 1 { "a fort comes" } else { "forts come" };
    format!(
        "{enemy} has three or more face-up cards in {}: {forts} to {name}’s side.",
        list(&lanes)
    )
}

fn ended(outcome: &Outcome, players: &Players) -> String {
    match (outcome.winner(), outcome.ending) {
        (Some(seat), Ending::Played) => {
            let name = players.name(seat);
            format!("{name} has cleared two lanes and wins the game.")
        }
        (Some(seat), Ending::Conceded(_)) => {
            format!("The game is over: {} wins.", players.name(seat))
        }
        (None, _) => "The game is over: a draw.".to_owned(),
    }
}
