use crate::cards::{Card, CardSet};
use crate::chance::Chance;
use crate::game::{Flaw, Game, Inspect};
use crate::games::duel_52::state::Stage;
use crate::games::duel_52::{CardId, Duel52, Fort, Hero, Lane, Power, PowerTiming};
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

/// Checks that no card is in two places, and that only the cards set aside are in none.
fn check_places(game: &Duel52) -> Result<(), Flaw> {
    let board = game.board.all().iter().map(|id| game.board.face(id));
    let mut cards: Vec<Card> = board.chain(game.pile.iter().copied()).collect();
    cards.extend(game.forts.cards.iter().flatten());
    let fort_count = game.forts.remaining().count() as u8 + game.board.forts.len();
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
    Flaw::unless(fort_count == all_forts, "there are four forts (D52-73)")
}

fn check_known_hands(game: &Duel52) -> Result<(), Flaw> {
    for state in &game.seats.0 {
        let (shown, public) = (state.shown, state.public_knowledge());
        let is_held = |cards: CardSet| cards.difference(state.hand).is_empty();
        Flaw::unless(is_held(shown.sure), "cards that the enemy is sure of are in hand")?;
        Flaw::unless(is_held(public.sure), "cards that all are sure of are in hand")?;
        let is_sound = shown.doubtful.intersection(shown.sure).is_empty();
        Flaw::unless(is_sound, "no card is both sure and doubtful")?;
    }
    Ok(())
}

fn check_card(game: &Duel52, id: CardId) -> Result<(), Flaw> {
    let board = &game.board;
    let is_up = board.face_up.contains(id);
    let power = board.power(id);
    let lanes = Lane::ALL
        .into_iter()
        .filter(|lane| Seat::all(2).any(|seat| board.side(seat, *lane).contains(id)));
    let is_living = board.lane(id).is_some();
    let is_in_one_place = lanes.count() == usize::from(is_living);
    Flaw::unless(is_in_one_place, "a card is in one lane of its owner's, or killed")?;
    if !is_living {
        let conditions = [board.frozen, board.paired, board.spent, board.swift, board.taunting];
        let has_condition = conditions.iter().any(|set| set.contains(id));
        let is_cleared = !has_condition && board.damage.get(id) == 0;
        Flaw::unless(is_cleared, "a killed card has no conditions")?;
        return Flaw::unless(is_up || power != Power::Trap, "a 3 is not killed face-down (D52-21)");
    }
    let has_hit_points = board.damage.get(id) < game.hit_points(id);
    Flaw::unless(has_hit_points, "a card with no hit points dies")?;
    let is_jack = is_up && power == Power::Taunt;
    Flaw::unless(board.taunting.contains(id) == is_jack, "face-up Jacks taunt (D52-29)")?;
    let is_nine = is_up && power == Power::Nimble;
    Flaw::unless(board.nimble.contains(id) == is_nine, "face-up 9s are nimble (D52-27)")?;
    Flaw::unless(!(is_nine && board.frozen.contains(id)), "a face-up 9 is not frozen (D52-24)")?;
    let has_no_attack_left = board.attacks.get(id) >= game.allowance(id);
    let is_consistent = board.spent.contains(id) == has_no_attack_left;
    Flaw::unless(is_consistent, "a card without attacks left is spent (D52-8)")?;
    let waits = board.waiting.nonzero().contains(id);
    let can_wait = is_up && power.timing() == PowerTiming::OneShot && board.owner(id) == game.mover;
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
        let mate_of_mate = mate.and_then(|mate| board.mate(mate));
        Flaw::unless(is_up && mate_of_mate == Some(id), "a pair is of two face-up cards (D52-9)")?;
    }
    Ok(())
}

fn check_stage(game: &Duel52) -> Result<(), Flaw> {
    let due = &game.seats[game.mover].forts_due;
    match game.stage {
        Stage::Over(_) | Stage::Bannermen(_) | Stage::Resolving(_) => Ok(()),
        Stage::Forts => {
            let can_take = !due.is_empty() && game.forts.remaining().next().is_some();
            Flaw::unless(can_take, "a seat takes forts while any are due (D52-74)")
        }
        Stage::Turn => {
            Flaw::unless(due.is_empty(), "forts come before the turn (D52-74)")?;
            let mut actions = Vec::new();
            game.list(game.mover, &mut actions);
            Flaw::unless(
                !actions.is_empty(),
                "a seat that can do nothing is passed over (D52-18)",
            )?;
            let can_act = !game.owes_nothing() || game.can_act();
            Flaw::unless(can_act, "a turn in which nothing can be done ends")
        }
    }
}
