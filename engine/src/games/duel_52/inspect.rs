use crate::cards::{Card, CardSet};
use crate::chance::Chance;
use crate::game::{Flaw, Game, Inspect};
use crate::games::duel_52::state::Stage;
use crate::games::duel_52::{CardId, Choice, Duel52, Fort, Hero, Lane, Power, PowerTiming, Shown};
use crate::seat::Seat;

impl Inspect for Duel52 {
    fn audit(&self) -> Result<(), Flaw> {
        cards_are_in_one_place(self)?;
        hands_are_known_as_they_are(self)?;
        self.board.all().iter().try_for_each(|id| card_is_sound(self, id))?;
        stage_is_sound(self)
    }

    fn chance(&self) -> Chance {
        self.chance
    }
}

impl Duel52 {
    /// The draw pile in order: secret, for tests.
    #[must_use]
    pub fn pile(&self) -> &[Card] {
        self.pile.as_slice()
    }
}

/// The cards found nowhere are those set aside.
fn cards_are_in_one_place(game: &Duel52) -> Result<(), Flaw> {
    let board = game.board.all().iter().map(|id| game.board.face(id));
    let mut cards: Vec<Card> = board.chain(game.pile.iter().copied()).collect();
    cards.extend(game.forts.cards.iter().flatten());
    let forts = game.forts.left().count() as u8 + game.board.forts.len();
    for state in &game.seats.0 {
        cards.extend(state.hand.iter().chain(state.discarded.iter()));
        cards.extend(state.banners.iter().flatten().map(|banner| banner.card));
        if let Hero::Home(card) = state.hero {
            cards.push(card);
        }
    }
    let set: CardSet = cards.iter().copied().collect();
    Flaw::unless(usize::from(set.len()) == cards.len(), "each card is in one place")?;
    let aside = Card::COUNT - set.len();
    let there = if game.options.forts && game.turns > 0 { Fort::COUNT } else { 0 };
    let expected = if game.turns > 0 { game.options.set_aside() - there } else { 0 };
    Flaw::unless(aside == expected, "as many cards are set aside as were (D52-33)")?;
    Flaw::unless(forts == there, "there are four forts (D52-73)")
}

fn hands_are_known_as_they_are(game: &Duel52) -> Result<(), Flaw> {
    for state in &game.seats.0 {
        let Shown { sure, doubtful } = state.shown;
        Flaw::unless(sure.difference(state.hand).is_empty(), "what is known to be held is held")?;
        let to_all = state.shown_to_all().sure;
        Flaw::unless(to_all.difference(state.hand).is_empty(), "what all know to be held is held")?;
        Flaw::unless(doubtful.intersection(sure).is_empty(), "what is known is not in doubt")?;
    }
    Ok(())
}

fn card_is_sound(game: &Duel52, id: CardId) -> Result<(), Flaw> {
    let board = &game.board;
    let up = board.face_up.contains(id);
    let power = board.power(id);
    let lanes = Lane::ALL
        .into_iter()
        .filter(|lane| Seat::all(2).any(|seat| board.side(seat, *lane).contains(id)));
    let there = board.lane(id).is_some();
    let in_one = lanes.count() == usize::from(there);
    Flaw::unless(in_one, "a card is in one lane of its owner's, or killed")?;
    if !there {
        let marks = [board.frozen, board.paired, board.spent, board.swift, board.taunting];
        let marked = marks.iter().any(|set| set.contains(id));
        let alone = !marked && board.damage.of(id) == 0;
        Flaw::unless(alone, "a card that was killed is left alone")?;
        return Flaw::unless(up || power != Power::Trap, "a 3 is not killed face-down (D52-21)");
    }
    let lives = board.damage.of(id) < game.hit_points(id);
    Flaw::unless(lives, "a card with no hit points dies")?;
    let jack = up && power == Power::Taunt;
    Flaw::unless(board.taunting.contains(id) == jack, "face-up Jacks taunt (D52-29)")?;
    let nine = up && power == Power::Nimble;
    Flaw::unless(board.nimble.contains(id) == nine, "face-up 9s are nimble (D52-27)")?;
    Flaw::unless(!(nine && board.frozen.contains(id)), "a face-up 9 is not frozen (D52-24)")?;
    let spent = board.attacks.of(id) >= game.allowance(id);
    let counted = board.spent.contains(id) == spent;
    Flaw::unless(counted, "who has attacked enough is spent (D52-8)")?;
    let waits = board.waiting.nonzero().contains(id);
    let can_wait = up && power.timing() == PowerTiming::OneShot && board.owner(id) == game.mover;
    let due = !waits || can_wait;
    Flaw::unless(due, "only powers of cards that the mover turned up wait (D52-32)")?;
    let single = |other: &CardId| {
        let (up, lanes) = (board.face_up.contains(*other), [id, *other].map(|one| board.lane(one)));
        let owners = [id, *other].map(|one| board.owner(one));
        let here = up && lanes[0] == lanes[1] && owners[0] == owners[1];
        here && !board.paired.contains(*other) && board.power(*other) == power
    };
    let alike = single(&id) && board.all().without(id).iter().any(|other| single(&other));
    let known = board.pairable.contains(id) == alike;
    Flaw::unless(known, "cards that could make a pair are known (D52-9)")?;
    if board.paired.contains(id) {
        let mate = board.mate(id);
        let back = mate.and_then(|mate| board.mate(mate));
        Flaw::unless(up && back == Some(id), "a pair is of two face-up cards (D52-9)")?;
    }
    Ok(())
}

fn stage_is_sound(game: &Duel52) -> Result<(), Flaw> {
    let due = &game.seats[game.mover].forts_due;
    match game.stage {
        Stage::Over(_) | Stage::Bannermen(_) | Stage::Resolving(_) => Ok(()),
        Stage::Forts => {
            let takes = !due.is_empty() && game.forts.left().next().is_some();
            Flaw::unless(takes, "a seat takes forts while any are due (D52-74)")
        }
        Stage::Turn => {
            Flaw::unless(due.is_empty(), "forts come before the turn (D52-74)")?;
            let mut actions = Vec::new();
            game.list(game.mover, &mut actions);
            let can = !actions.is_empty();
            Flaw::unless(can, "a seat that can do nothing is passed over (D52-18)")?;
            let idle = game.choice == Choice::Nothing && game.board.waiting.nonzero().is_empty();
            Flaw::unless(!idle || game.can_act(), "a turn in which nothing can be done ends")
        }
    }
}
