//! A state laid open for tests: its canonical text, and what must hold in every state.

use std::fmt::{self, Write};

use crate::cards::{Card, CardSet, write_cards};
use crate::chance::Chance;
use crate::game::{Ending, Flaw, Game, Inspect};
use crate::games::duel_52::action::{Fort, Sight};
use crate::games::duel_52::lanes::Lane;
use crate::games::duel_52::numbers::Number;
use crate::games::duel_52::power::{Power, PowerTiming};
use crate::games::duel_52::state::{Banner, Choice, Duel52, Hero, Mark, Phase, SeatState, Stage};
use crate::options::Options;
use crate::seat::Seat;

impl Inspect for Duel52 {
    fn write_canonical(&self, to: &mut dyn Write) -> fmt::Result {
        let (seed, events) = (self.chance.seed(), self.chance.events());
        writeln!(to, "{} seed {seed} events {events}", self.options.values())?;
        write_stage(self, to)?;
        write!(to, "turn {} of {}, first {}", self.turns, self.mover, self.first)?;
        write!(to, ", actions {}, quiet {}", self.actions, self.quiet)?;
        if self.spell_used {
            to.write_str(", spell used")?;
        }
        if self.stirred {
            to.write_str(", stirred")?;
        }
        write!(to, "\npile ")?;
        write_cards(to, self.pile.iter())?;
        write!(to, "\nforts ")?;
        for (card, known_to) in self.forts.cards.iter().zip(self.forts.known_to) {
            match card {
                Some(card) => write!(to, " {card}")?,
                None => write!(to, " -")?,
            }
            known_to.iter().try_for_each(|seat| write!(to, "({seat})"))?;
        }
        writeln!(to)?;
        for seat in Seat::all(2) {
            write_seat(seat, &self.seats[seat], to)?;
        }
        self.board.all().iter().try_for_each(|number| write_card(self, number, to))
    }

    fn audit(&self) -> Result<(), Flaw> {
        cards_are_in_one_place(self)?;
        hands_are_known_as_they_are(self)?;
        self.board.all().iter().try_for_each(|number| card_is_sound(self, number))?;
        stage_is_sound(self)
    }

    fn chance(&self) -> Chance {
        self.chance
    }
}

impl Duel52 {
    /// The draw pile in its order, a secret to everybody: for tests.
    #[must_use]
    pub fn pile(&self) -> &[Card] {
        self.pile.as_slice()
    }
}

fn write_stage(game: &Duel52, to: &mut dyn Write) -> fmt::Result {
    match game.stage {
        Stage::Bannermen(done) => write!(to, "bannermen {done}")?,
        Stage::Forts => to.write_str("forts")?,
        Stage::Turn => to.write_str("turn")?,
        Stage::Resolving(Phase::Bannermen(done)) => write!(to, "resolving bannermen {done}")?,
        Stage::Resolving(Phase::Forts) => to.write_str("resolving forts")?,
        Stage::Resolving(Phase::Turn) => to.write_str("resolving turn")?,
        Stage::Over(outcome) => {
            write!(to, "over {} {}", outcome.rank(Seat::ONE), outcome.rank(Seat::TWO))?;
            match outcome.ending {
                Ending::Played => write!(to, " played")?,
                Ending::Conceded(seat) => write!(to, " conceded by {seat}")?,
            }
        }
    }
    match game.choice {
        Choice::Nothing => writeln!(to),
        Choice::Discard => writeln!(to, ", to discard"),
        Choice::Look { left, seen } => {
            write!(to, ", to look at {left}")?;
            match seen {
                None => writeln!(to),
                Some(Sight::Card(number)) => writeln!(to, " after {number}"),
                Some(Sight::Fort(fort)) => writeln!(to, " after fort {}", fort.number()),
            }
        }
        Choice::Move { into, left, from } => {
            write!(to, ", to move {left} into {into}")?;
            from.map_or(Ok(()), |from| write!(to, " from {from}"))?;
            writeln!(to)
        }
        Choice::Also { by, targets } => {
            write!(to, ", {by} attacks")?;
            targets.iter().try_for_each(|target| write!(to, " {target}"))?;
            writeln!(to)
        }
    }
}

fn write_seat(seat: Seat, state: &SeatState, to: &mut dyn Write) -> fmt::Result {
    writeln!(to, "seat {seat} hand {}", state.hand)?;
    writeln!(to, "  discarded {}", state.discarded)?;
    writeln!(to, "  shown {} doubtful {}", state.shown.sure, state.shown.doubtful)?;
    match state.hero {
        Hero::None => {}
        Hero::Home(card) => writeln!(to, "  hero {card} at home")?,
        Hero::Played(card) => writeln!(to, "  hero {card} played")?,
    }
    for Banner { card, behind, mark } in state.banners.iter().flatten() {
        let mark = match mark {
            Mark::Sure => "sure",
            Mark::Doubtful => "doubtful",
            Mark::Gone => "gone",
        };
        writeln!(to, "  banner {card} behind {behind} {mark}")?;
    }
    let lanes = [
        ("stopped", state.stopped),
        ("fortified", state.fortified),
        ("forts due", state.forts_due),
    ];
    for (what, lanes) in lanes.into_iter().filter(|(_, lanes)| !lanes.is_empty()) {
        write!(to, "  {what}")?;
        lanes.iter().try_for_each(|lane| write!(to, " {lane}"))?;
        writeln!(to)?;
    }
    Ok(())
}

fn write_card(game: &Duel52, number: Number, to: &mut dyn Write) -> fmt::Result {
    let board = &game.board;
    let owner = board.owner(number);
    write!(to, "{number} {} of {owner}", board.face(number))?;
    match board.lane(number) {
        Some(lane) => write!(to, " in {lane}")?,
        None => write!(to, " killed")?,
    }
    let facts = [
        (" up", board.up),
        (" base", board.base),
        (" fort", board.forts),
        (" known to 1", board.known[Seat::ONE]),
        (" known to 2", board.known[Seat::TWO]),
        (" frozen", board.frozen),
        (" swift", board.swift),
        (" activated", board.activated),
        (" rushed", board.rushed),
    ];
    for (word, set) in facts {
        if set.contains(number) {
            to.write_str(word)?;
        }
    }
    let counts = [
        ("damage", board.damage.of(number)),
        ("attacks", board.attacks.of(number)),
        ("waits", board.waiting.of(number)),
    ];
    for (word, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
        write!(to, " {word} {count}")?;
    }
    if let Some(mate) = board.mate(number) {
        write!(to, " paired with {mate}")?;
    }
    writeln!(to)
}

fn check(holds: bool, flaw: &'static str) -> Result<(), Flaw> {
    if holds { Ok(()) } else { Err(Flaw(flaw)) }
}

/// Cards that are nowhere are those set aside.
fn cards_are_in_one_place(game: &Duel52) -> Result<(), Flaw> {
    let board = game.board.all().iter().map(|number| game.board.face(number));
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
    check(usize::from(set.len()) == cards.len(), "each card is in one place")?;
    let aside = Card::COUNT - set.len();
    let there = if game.options.forts && game.turns > 0 { Fort::COUNT } else { 0 };
    let expected = if game.turns > 0 { game.options.set_aside() - there } else { 0 };
    check(aside == expected, "as many cards are set aside as were (D52-33)")?;
    check(forts == there, "there are four forts (D52-73)")
}

fn hands_are_known_as_they_are(game: &Duel52) -> Result<(), Flaw> {
    for state in &game.seats.0 {
        let to_all = state.shown_to_all();
        check(state.shown.sure.minus(state.hand).is_empty(), "what is known to be held is held")?;
        check(to_all.sure.minus(state.hand).is_empty(), "what all know to be held is held")?;
        check(
            state.shown.doubtful.both(state.shown.sure).is_empty(),
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
    let can_wait =
        up && power.timing() == PowerTiming::OneShot && board.owner(number) == game.mover;
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
    let due = &game.seats[game.mover].forts_due;
    match game.stage {
        Stage::Over(_) | Stage::Bannermen(_) | Stage::Resolving(_) => Ok(()),
        Stage::Forts => check(
            !due.is_empty() && game.forts.left().next().is_some(),
            "a seat takes forts while any are due (D52-74)",
        ),
        Stage::Turn => {
            check(due.is_empty(), "forts come before the turn (D52-74)")?;
            let mut actions = Vec::new();
            game.list(game.mover, &mut actions);
            check(!actions.is_empty(), "a seat that can do nothing is passed over (D52-18)")?;
            let idle = game.choice == Choice::Nothing && game.board.waiting.any().is_empty();
            check(!idle || game.can_act(), "a turn in which nothing can be done ends")
        }
    }
}
