use crate::cards::{Card, CardSet};
use crate::chance::Chance;
use crate::game::{Flaw, Game, Inspect};
use crate::games::duel_52::state::Stage;
use crate::games::duel_52::{CardId, Choice, Duel52, Fort, Hero, Lane, Power, PowerTiming, Shown};
use crate::seat::Seat;

impl Inspect for Duel52 {
    fn audit(&self) -> Result<(), Flaw> {
        check_places(self)?;
        check_known_hands(self)?;
        self.board.all().iter().try_for_each(|id| check_card(self, id))?;
        check_stage(self)
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

/// Checks that no card is in two places, and that as many are in no place as were set aside.
fn check_places(game: &Duel52) -> Result<(), Flaw> {
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
    let all_forts = if game.options.forts && game.turns > 0 { Fort::COUNT } else { 0 };
    let expected = if game.turns > 0 { game.options.set_aside() - all_forts } else { 0 };
    Flaw::unless(aside == expected, "as many cards are set aside as were (D52-33)")?;
    Flaw::unless(forts == all_forts, "there are four forts (D52-73)")
}

fn check_known_hands(game: &Duel52) -> Result<(), Flaw> {
    for state in &game.seats.0 {
        let Shown { sure, doubtful } = state.shown;
        Flaw::unless(sure.difference(state.hand).is_empty(), "what is known to be held is held")?;
        let to_all = state.shown_to_all().sure;
        Flaw::unless(to_all.difference(state.hand).is_empty(), "what all know to be held is held")?;
        Flaw::unless(doubtful.intersection(sure).is_empty(), "what is known is not in doubt")?;
    }
    Ok(())
}

fn check_card(game: &Duel52, id: CardId) -> Result<(), Flaw> {
    let board = &game.board;
    let up = board.face_up.contains(id);
    let power = board.power(id);
    let lanes = Lane::ALL
        .into_iter()
        .filter(|lane| Seat::all(2).any(|seat| board.side(seat, *lane).contains(id)));
    let in_lane = board.lane(id).is_some();
    let in_one = lanes.count() == usize::from(in_lane);
    Flaw::unless(in_one, "a card is in one lane of its owner's, or killed")?;
    if !in_lane {
        let conditions = [board.frozen, board.paired, board.spent, board.swift, board.taunting];
        let has_condition = conditions.iter().any(|set| set.contains(id));
        let is_cleared = !has_condition && board.damage.of(id) == 0;
        Flaw::unless(is_cleared, "a card that was killed is left alone")?;
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
    Flaw::unless(
        !waits || can_wait,
        "only powers of cards that the mover turned up wait (D52-32)",
    )?;
    let is_candidate = |other: CardId| {
        board.face_up.contains(other)
            && board.lane(id) == board.lane(other)
            && board.owner(id) == board.owner(other)
            && !board.paired.contains(other)
            && board.power(other) == power
    };
    let is_pairable = is_candidate(id) && board.all().without(id).iter().any(is_candidate);
    Flaw::unless(
        board.pairable.contains(id) == is_pairable,
        "cards that could make a pair are known (D52-9)",
    )?;
    if board.paired.contains(id) {
        let mate = board.mate(id);
        let back = mate.and_then(|mate| board.mate(mate));
        Flaw::unless(up && back == Some(id), "a pair is of two face-up cards (D52-9)")?;
    }
    Ok(())
}

fn check_stage(game: &Duel52) -> Result<(), Flaw> {
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
            Flaw::unless(
                !actions.is_empty(),
                "a seat that can do nothing is passed over (D52-18)",
            )?;
            let idle = game.choice == Choice::Nothing && game.board.waiting.nonzero().is_empty();
            Flaw::unless(!idle || game.can_act(), "a turn in which nothing can be done ends")
        }
    }
}
