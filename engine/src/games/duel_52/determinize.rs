//! Deals unknown cards to unknown places at random, so that they fit the observer's conclusions: a
//! card killed face-down is no 3 (D52-12); a card seen in a hand is there, or left it face-down
//! (D52-85); the deck has the ranks that the picking seat can pick as bannermen (D52-55).

use crate::cards::{Card, CardSet};
use crate::chance::{Chance, Dice};
use crate::game::{Flaw, Turn};
use crate::games::duel_52::board::Board;
use crate::games::duel_52::power::Powers;
use crate::games::duel_52::state::{Forts, SeatState, Stage};
use crate::games::duel_52::{
    CardId, CardIds, CardView, Choice, Duel52, Fort, Lane, Origin, Phase, Power, SeatView, Side,
    Sight, View,
};
use crate::list::FixedList;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::sort;

/// A place of a card that the observer doesn't know.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spot {
    Table(CardId),
    Hand(Seat),
    Discard(Seat),
    Fort(Fort),
    /// In the draw pile, or set aside.
    Rest,
}

struct HiddenCards<'a> {
    view: &'a View,
    cards: CardSet,
    spots: Vec<Spot>,
}

/// The most deals tried until one fits all conclusions; a few nearly always suffice.
const TRIES: u32 = 300;

pub(super) fn determinize(view: &View, dice: &mut Dice) -> Option<Duel52> {
    check_ranges(view).ok()?;
    let hidden = HiddenCards::from_view(view)?;
    (0..TRIES).find_map(|_| hidden.try_to_build(dice))
}

impl<'a> HiddenCards<'a> {
    /// `None` if there are fewer cards than places.
    fn from_view(view: &'a View) -> Option<Self> {
        let mut spots = Vec::new();
        let hidden = view.cards.iter().filter(|card| card.face.is_none());
        spots.extend(hidden.map(|card| Spot::Table(card.id)));
        for seat in Seat::all(2) {
            let known = &view.seats[seat];
            if known.hand.is_none() {
                let hidden = known.shown.sure.len()..known.holds;
                spots.extend(hidden.map(|_| Spot::Hand(seat)));
            }
            if known.discarded.is_none() {
                spots.extend((0..known.discards).map(|_| Spot::Discard(seat)));
            }
        }
        let forts = Fort::all()
            .filter(|fort| view.forts[fort.index()].is_some_and(|fort| fort.face.is_none()));
        spots.extend(forts.map(Spot::Fort));
        let cards = view.unseen();
        let rest = usize::from(cards.len()).checked_sub(spots.len())?;
        spots.extend(std::iter::repeat_n(Spot::Rest, rest));
        Some(Self { view, cards, spots })
    }

    fn card(&self, id: CardId) -> &CardView {
        &self.view.cards[id.index()]
    }

    /// Whether the card may be in this place: one killed face-down is no 3 (D52-12).
    fn admits(&self, spot: Spot, card: Card) -> bool {
        match spot {
            Spot::Table(id) => {
                self.card(id).lane.is_some() || Power::from_card(card) != Power::Trap
            }
            Spot::Hand(_) | Spot::Discard(_) | Spot::Fort(_) | Spot::Rest => true,
        }
    }

    /// Whether a card last seen in the seat's hand may be here now.
    fn is_from_hand(&self, spot: Spot, seat: Seat) -> bool {
        match spot {
            Spot::Table(id) => {
                let card = self.card(id);
                card.owner == seat && card.from == Origin::Hand
            }
            Spot::Hand(holder) | Spot::Discard(holder) => holder == seat,
            Spot::Fort(_) | Spot::Rest => false,
        }
    }

    fn try_to_build(&self, dice: &mut Dice) -> Option<Duel52> {
        let game = build(self.view, &self.try_to_deal(dice)?, dice)?;
        self.fits_the_picks(&game).then_some(game)
    }

    /// Deals the cards to the spots; `None` if a card fits nowhere.
    fn try_to_deal(&self, dice: &mut Dice) -> Option<Vec<(Spot, Card)>> {
        let mut spots = self.spots.clone();
        dice.shuffle(&mut spots);
        let mut dealt = Vec::with_capacity(spots.len());
        let mut left = self.cards;
        for seat in Seat::all(2) {
            let mut doubtful: Vec<Card> = self.view.seats[seat]
                .shown
                .doubtful
                .iter()
                .filter(|card| left.contains(*card))
                .collect();
            dice.shuffle(&mut doubtful);
            // 3s have fewer places: deal them first.
            sort::by_key(&mut doubtful, |card| Power::from_card(*card) != Power::Trap);
            for card in doubtful {
                let fits = |spot: &Spot| self.is_from_hand(*spot, seat) && self.admits(*spot, card);
                let at = spots.iter().position(fits)?;
                dealt.push((spots.swap_remove(at), card));
                left = left.without(card);
            }
        }
        let mut cards: Vec<Card> = left.iter().collect();
        dice.shuffle(&mut cards);
        // Spots that admit fewer cards go last, and are filled first.
        sort::by_key(
            &mut spots,
            |spot| matches!(spot, Spot::Table(id) if self.card(*id).lane.is_none()),
        );
        while let Some(spot) = spots.pop() {
            let at = cards.iter().rposition(|card| self.admits(spot, *card))?;
            dealt.push((spot, cards.swap_remove(at)));
        }
        Some(dealt)
    }

    /// Whether the mover can pick the bannermen in `game` that the observer knows it can pick
    /// (D52-55).
    fn fits_the_picks(&self, game: &Duel52) -> bool {
        if !matches!(game.stage, Stage::Bannermen(_)) {
            return true;
        }
        let pickable = game.pickable();
        let known = &self.view.seats[game.mover];
        let Some(hand) = known.hand else { return !pickable.is_empty() };
        let is_unseen = |card: Card| self.cards.iter().any(|other| other.rank() == card.rank());
        let improved = game.seats[game.mover].improved;
        let expected =
            |card: &Card| !improved.contains(Power::from_card(*card)) && is_unseen(*card);
        self.view.observer.sees_all() || pickable == hand.iter().filter(expected).collect()
    }
}

fn build(view: &View, dealt: &[(Spot, Card)], dice: &mut Dice) -> Option<Duel52> {
    let at =
        |wanted: Spot| dealt.iter().filter(move |(spot, _)| *spot == wanted).map(|(_, card)| *card);
    let mut rest: Vec<Card> = at(Spot::Rest).collect();
    dice.shuffle(&mut rest);
    let pile: CardSet = rest.into_iter().take(view.pile.into()).collect();
    let mut forts = Forts::default();
    for fort in Fort::all() {
        if let Some(known) = view.forts[fort.index()] {
            forts.cards[fort.index()] = known.face.or_else(|| at(Spot::Fort(fort)).next());
            forts.known_to[fort.index()] = known.known_to;
        }
    }
    let seats = BySeat::from_fn(|seat| {
        let known = &view.seats[seat];
        let state = SeatState {
            hand: known
                .hand
                .unwrap_or_else(|| known.shown.sure.union(at(Spot::Hand(seat)).collect())),
            discarded: known.discarded.unwrap_or_else(|| at(Spot::Discard(seat)).collect()),
            shown: known.shown,
            hero: known.hero,
            banners: known.banners,
            improved: Powers::EMPTY,
            stopped: known.stopped,
            fortified: known.fortified,
            forts_due: known.forts_due,
        };
        let improved = state.banners.iter().flatten().map(|banner| Power::from_card(banner.card));
        SeatState { improved: improved.collect(), ..state }
    });
    let mut game = Duel52 {
        options: view.options,
        chance: Chance::for_determinization(dice.seed()),
        stage: match (view.turn, view.phase) {
            (Turn::Over(outcome), _) => Stage::Over(outcome),
            (Turn::Resolving, phase) => Stage::Resolving(phase),
            (Turn::Awaiting(_), Phase::Bannermen(done)) => Stage::Bannermen(done),
            (Turn::Awaiting(_), Phase::Forts) => Stage::Forts,
            (Turn::Awaiting(_), Phase::Turn) => Stage::Turn,
        },
        choice: view.choice,
        mover: view.mover,
        first: view.first,
        actions: view.actions,
        spell_used: view.spell_used,
        turns: view.turns,
        turns_without_progress: view.turns_without_progress,
        progress_this_turn: view.progress_this_turn,
        pile: FixedList::shuffled(pile, dice),
        forts,
        seats,
        board: Board::EMPTY,
    };
    for card in &view.cards {
        let face = card.face.or_else(|| at(Spot::Table(card.id)).next());
        game.lay_as_seen(card, face?);
    }
    for card in &view.cards {
        if let Some(mate) = card.mate.filter(|mate| card.id < *mate) {
            game.board.pair(card.id, mate);
        }
    }
    Some(game)
}

impl Duel52 {
    fn lay_as_seen(&mut self, card: &CardView, face: Card) {
        let board = &mut self.board;
        let id = board.lay(face, card.owner, card.lane.unwrap_or(Lane::One), card.from);
        for seat in card.known_to {
            board.known[seat].insert(id);
        }
        if card.side == Side::Up {
            board.turn_up(id);
        }
        if card.lane.is_none() {
            board.kill(id);
            return;
        }
        board.damage.set(id, card.damage);
        board.attacks.set(id, card.attacks);
        board.waiting.set(id, card.waits);
        for (set, is_in) in [
            (&mut board.frozen, card.frozen),
            (&mut board.swift, card.allowance > 1),
            (&mut board.spent, card.attacks >= card.allowance),
            (&mut board.activated, card.activated),
            (&mut board.rushed, card.rushed),
        ] {
            if is_in {
                set.insert(id);
            }
        }
    }
}

/// More actions than a turn can have: three, and those that Aces give (D52-3, 19).
const MOST_ACTIONS: u8 = 99;

fn check_ranges(view: &View) -> Result<(), Flaw> {
    Flaw::unless(view.cards.len() <= Card::COUNT.into(), "there are no more cards")?;
    let came = CardIds::first(view.cards.len() as u8);
    let known = view.forts.iter().flatten().map(|fort| fort.known_to);
    let seats = known.fold([view.mover, view.first].into_iter().collect(), SeatSet::union);
    Flaw::unless(seats.fits_table(2), "two seats play")?;
    let counted = view.pile <= Card::COUNT && view.actions <= MOST_ACTIONS;
    Flaw::unless(counted, "there are no more cards and actions than that")?;
    for (nth, card) in view.cards.iter().enumerate() {
        Flaw::unless(card.id.index() == nth, "cards are in the order in which they came")?;
        check_card(card, came)?;
    }
    view.seats.0.iter().try_for_each(check_seat)?;
    check_choice(&view.choice, came)
}

fn check_card(card: &CardView, came: CardIds) -> Result<(), Flaw> {
    let seats = card.known_to.with(card.owner);
    Flaw::unless(seats.fits_table(2), "two seats play")?;
    let mates = card.mate.is_none_or(|mate| came.contains(mate) && mate != card.id);
    Flaw::unless(mates, "the other card of a pair is another one on the table")
}

fn check_seat(seat: &SeatView) -> Result<(), Flaw> {
    let holds = seat.holds <= Card::COUNT && seat.discards <= Card::COUNT;
    Flaw::unless(holds, "there are no more cards")?;
    let shown = seat.hand.is_some() || seat.shown.sure.len() <= seat.holds;
    Flaw::unless(shown, "cards that are known to be held are held")
}

fn check_choice(choice: &Choice, came: CardIds) -> Result<(), Flaw> {
    let named: CardIds = match *choice {
        Choice::Look { seen: Some(Sight::Card(id)), .. } => CardIds::from_item(id),
        Choice::Also { by, targets } => targets.with(by),
        Choice::Nothing | Choice::Discard | Choice::Look { .. } | Choice::Move { .. } => {
            CardIds::EMPTY
        }
    };
    Flaw::unless(named.difference(came).is_empty(), "a choice is among cards that came")
}
