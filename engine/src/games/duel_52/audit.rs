//! What must hold in every state.

use crate::cards::{Card, CardSet};
use crate::game::Flaw;
use crate::seat::Seat;

use super::legal::Found;
use super::powers::{Kind, Power};
use super::state::{Choice, Duel52, Hero, Stage};
use super::{Lane, Number};

pub(super) fn audit(game: &Duel52) -> Result<(), Flaw> {
    cards_are_in_one_place(game)?;
    hands_are_known_as_they_are(game)?;
    game.board.all().iter().try_for_each(|number| card_is_sound(game, number))?;
    stage_is_sound(game)
}

fn check(holds: bool, flaw: &'static str) -> Result<(), Flaw> {
    if holds { Ok(()) } else { Err(Flaw(flaw)) }
}

/// Cards that are nowhere are those set aside.
fn cards_are_in_one_place(game: &Duel52) -> Result<(), Flaw> {
    let board = game.board.all().iter().map(|number| game.board.face(number));
    let mut cards: Vec<Card> = board.chain(game.pile.iter()).collect();
    cards.extend(game.forts.cards.iter().flatten());
    let forts = game.forts.left().count() as u8 + game.board.forts.len();
    for place in &game.places.0 {
        cards.extend(place.hand.iter().chain(place.discarded.iter()));
        cards.extend(place.banners.iter().flatten().map(|banner| banner.card));
        if let Hero::Home(card) = place.hero {
            cards.push(card);
        }
    }
    let set: CardSet = cards.iter().copied().collect();
    check(usize::from(set.len()) == cards.len(), "each card is in one place")?;
    let aside = Card::COUNT - set.len();
    let expected = match game.stage {
        _ if game.turns == 0 => 0,
        Stage::Bannermen(_) | Stage::Forts | Stage::Turn | Stage::Over(_) => {
            let kept = if game.options.forts.is_on() { super::Fort::COUNT } else { 0 };
            game.options.set_aside() - kept
        }
    };
    check(aside == expected, "as many cards are set aside as were (D52-33)")?;
    let there = if game.options.forts.is_on() && game.turns > 0 { super::Fort::COUNT } else { 0 };
    check(forts == there, "there are four forts (D52-73)")
}

fn hands_are_known_as_they_are(game: &Duel52) -> Result<(), Flaw> {
    for place in &game.places.0 {
        let to_all = place.shown_to_all();
        check(place.shown.sure.minus(place.hand).is_empty(), "what is known to be held is held")?;
        check(to_all.sure.minus(place.hand).is_empty(), "what all know to be held is held")?;
        check(
            place.shown.doubtful.both(place.shown.sure).is_empty(),
            "what is known is not in doubt",
        )?;
    }
    Ok(())
}

fn card_is_sound(game: &Duel52, number: Number) -> Result<(), Flaw> {
    let board = &game.board;
    let up = board.up.contains(number);
    let power = board.power(number);
    let lanes = Lane::ALL
        .into_iter()
        .filter(|lane| Seat::all(2).any(|seat| board.side(seat, *lane).contains(number)));
    let there = board.lane(number).is_some();
    check(lanes.count() == usize::from(there), "a card is in one lane of its owner's, or killed")?;
    if !there {
        let marks = [board.frozen, board.paired, board.spent, board.swift, board.taunting];
        let marked = marks.iter().any(|set| set.contains(number));
        check(!marked && board.damage.of(number) == 0, "a card that was killed is left alone")?;
        return check(up || power != Power::Trap, "a 3 is not killed face-down (D52-21)");
    }
    check(board.damage.of(number) < game.hit_points(number), "a card with no hit points dies")?;
    let jack = up && power == Power::Taunt;
    check(board.taunting.contains(number) == jack, "face-up Jacks taunt (D52-29)")?;
    let nine = up && power == Power::Nimble;
    check(board.nimble.contains(number) == nine, "face-up 9s are nimble (D52-27)")?;
    check(!(nine && board.frozen.contains(number)), "a face-up 9 is not frozen (D52-24)")?;
    let spent = board.attacks.of(number) >= game.allowance(number);
    check(board.spent.contains(number) == spent, "who has attacked enough is spent (D52-8)")?;
    let waits = board.waiting.any().contains(number);
    let can_wait = up && power.kind() == Kind::OneShot && board.owner(number) == game.mover;
    check(!waits || can_wait, "only powers of cards that the mover turned up wait (D52-32)")?;
    let single = |other: &Number| {
        let (up, lanes) = (board.up.contains(*other), [number, *other].map(|one| board.lane(one)));
        let owners = [number, *other].map(|one| board.owner(one));
        let here = up && lanes[0] == lanes[1] && owners[0] == owners[1];
        here && !board.paired.contains(*other) && board.power(*other) == power
    };
    let alike = single(&number) && board.all().without(number).iter().any(|other| single(&other));
    check(board.alike.contains(number) == alike, "cards that could make a pair are known (D52-9)")?;
    if board.paired.contains(number) {
        let mate = board.mate(number);
        let back = mate.and_then(|mate| board.mate(mate));
        check(up && back == Some(number), "a pair is of two face-up cards (D52-9)")?;
    }
    Ok(())
}

fn stage_is_sound(game: &Duel52) -> Result<(), Flaw> {
    let due = &game.places[game.mover].forts_due;
    match game.stage {
        Stage::Over(_) | Stage::Bannermen(_) => Ok(()),
        Stage::Forts => check(
            !due.is_empty() && game.forts.left().next().is_some(),
            "a seat takes forts while any are due (D52-74)",
        ),
        Stage::Turn => {
            check(due.is_empty(), "forts come before the turn (D52-74)")?;
            let mut found = Found::default();
            game.list(&mut found);
            check(found.count > 0, "a seat that can do nothing is passed over (D52-18)")?;
            let idle = game.choice == Choice::Nothing && game.board.waiting.any().is_empty();
            check(!idle || game.can_act(), "a turn in which nothing can be done ends")
        }
    }
}
