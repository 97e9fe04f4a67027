//! Deals unknown cards to unknown places at random, within the observer's conclusions: a card
//! killed face-down is no 3 (D52-12); a card seen in a hand is there, or left it face-down
//! (D52-85); the deck has the ranks that the picking seat can pick as bannermen (D52-55).

use crate::cards::{Card, CardSet};
use crate::chance::{Chance, Dice};
use crate::game::{Flaw, Turn};
use crate::games::duel_52::board::Board;
use crate::games::duel_52::power::Powers;
use crate::games::duel_52::state::{Forts, SeatState, Stage};
use crate::games::duel_52::{
    CardId, CardIds, CardView, Choice, Duel52, Fort, Lane, LookTarget, Origin, Phase, Power,
    SeatView, Side, View,
};
use crate::list::FixedList;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::sort;

/// A place of a card that the observer doesn't know.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
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
    places: Vec<Place>,
}

/// The most deals to try; a few nearly always suffice.
const MAX_DEALS: u32 = 300;

pub(super) fn determinize(view: &View, dice: &mut Dice) -> Option<Duel52> {
    check_ranges(view).ok()?;
    let hidden = HiddenCards::from_view(view)?;
    (0..MAX_DEALS).find_map(|_| hidden.try_to_build(dice))
}

impl<'a> HiddenCards<'a> {
    /// `None` if there are fewer cards than places.
    fn from_view(view: &'a View) -> Option<Self> {
        let mut places = Vec::new();
        let hidden = view.cards.iter().filter(|card| card.face.is_none());
        places.extend(hidden.map(|card| Place::Table(card.id)));
        for seat in Seat::all(2) {
            let known = &view.seats[seat];
            if known.hand.is_none() {
                let hidden = known.shown.sure.len()..known.holds;
                places.extend(hidden.map(|_| Place::Hand(seat)));
            }
            if known.discarded.is_none() {
                places.extend((0..known.discards).map(|_| Place::Discard(seat)));
            }
        }
        let forts = Fort::all()
            .filter(|fort| view.forts[fort.index()].is_some_and(|fort| fort.face.is_none()));
        places.extend(forts.map(Place::Fort));
        let cards = view.unseen();
        let rest = usize::from(cards.len()).checked_sub(places.len())?;
        places.extend(std::iter::repeat_n(Place::Rest, rest));
        Some(Self { view, cards, places })
    }

    fn card(&self, id: CardId) -> &CardView {
        &self.view.cards[id.index()]
    }

    /// Whether the card may be in this place: one killed face-down is no 3 (D52-12).
    fn admits(&self, place: Place, card: Card) -> bool {
        match place {
            Place::Table(id) => {
                self.card(id).lane.is_some() || Power::from_card(card) != Power::Trap
            }
            Place::Hand(_) | Place::Discard(_) | Place::Fort(_) | Place::Rest => true,
        }
    }

    /// Whether a card last seen in the seat's hand may be in this place now.
    fn is_from_hand(&self, place: Place, seat: Seat) -> bool {
        match place {
            Place::Table(id) => {
                let card = self.card(id);
                card.owner == seat && card.from == Origin::Hand
            }
            Place::Hand(holder) | Place::Discard(holder) => holder == seat,
            Place::Fort(_) | Place::Rest => false,
        }
    }

    fn try_to_build(&self, dice: &mut Dice) -> Option<Duel52> {
        let game = build(self.view, &self.try_to_deal(dice)?, dice)?;
        self.fits_picks(&game).then_some(game)
    }

    /// Deals the cards to the places; `None` if a card fits none that is left.
    fn try_to_deal(&self, dice: &mut Dice) -> Option<Vec<(Place, Card)>> {
        let mut places = self.places.clone();
        dice.shuffle(&mut places);
        let mut dealt = Vec::with_capacity(places.len());
        let mut undealt = self.cards;
        for seat in Seat::all(2) {
            let mut doubtful: Vec<Card> =
                self.view.seats[seat].shown.doubtful.intersection(undealt).iter().collect();
            dice.shuffle(&mut doubtful);
            // 3s have fewer places: deal them first.
            sort::by_key(&mut doubtful, |card| Power::from_card(*card) != Power::Trap);
            for card in doubtful {
                let fits =
                    |place: &Place| self.is_from_hand(*place, seat) && self.admits(*place, card);
                let index = places.iter().position(fits)?;
                dealt.push((places.swap_remove(index), card));
                undealt = undealt.without(card);
            }
        }
        let mut cards: Vec<Card> = undealt.iter().collect();
        dice.shuffle(&mut cards);
        // Places that admit fewer cards go last, and are filled first.
        sort::by_key(
            &mut places,
            |place| matches!(place, Place::Table(id) if self.card(*id).lane.is_none()),
        );
        while let Some(place) = places.pop() {
            let index = cards.iter().rposition(|card| self.admits(place, *card))?;
            dealt.push((place, cards.swap_remove(index)));
        }
        Some(dealt)
    }

    /// D52-55: whether the mover can pick in `game` the bannermen that the observer knows it can pick.
    fn fits_picks(&self, game: &Duel52) -> bool {
        if !matches!(game.stage, Stage::Bannermen(_)) {
            return true;
        }
        let pickable = game.pickable();
        let known = &self.view.seats[game.mover];
        let Some(hand) = known.hand else { return !pickable.is_empty() };
        let is_rank_left = |card: Card| self.cards.iter().any(|other| other.rank() == card.rank());
        let banner_powers = game.seats[game.mover].banner_powers;
        let expected =
            |card: &Card| !banner_powers.contains(Power::from_card(*card)) && is_rank_left(*card);
        self.view.observer.sees_all() || pickable == hand.iter().filter(expected).collect()
    }
}

fn build(view: &View, dealt: &[(Place, Card)], dice: &mut Dice) -> Option<Duel52> {
    let dealt_to =
        |place: Place| dealt.iter().filter(move |(to, _)| *to == place).map(|(_, card)| *card);
    let mut rest: Vec<Card> = dealt_to(Place::Rest).collect();
    dice.shuffle(&mut rest);
    let pile: CardSet = rest.into_iter().take(view.pile.into()).collect();
    let mut forts = Forts::default();
    for fort in Fort::all() {
        if let Some(known) = view.forts[fort.index()] {
            forts.cards[fort.index()] = known.face.or_else(|| dealt_to(Place::Fort(fort)).next());
            forts.known_to[fort.index()] = known.known_to;
        }
    }
    let seats = BySeat::from_fn(|seat| {
        let known = &view.seats[seat];
        let state = SeatState {
            hand: known
                .hand
                .unwrap_or_else(|| known.shown.sure.union(dealt_to(Place::Hand(seat)).collect())),
            discarded: known.discarded.unwrap_or_else(|| dealt_to(Place::Discard(seat)).collect()),
            shown: known.shown,
            hero: known.hero,
            banners: known.banners,
            banner_powers: Powers::EMPTY,
            stopped: known.stopped,
            fortified: known.fortified,
            forts_due: known.forts_due,
        };
        let powers = state.banners.iter().flatten().map(|banner| Power::from_card(banner.card));
        SeatState { banner_powers: powers.collect(), ..state }
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
        actions_left: view.actions,
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
        let face = card.face.or_else(|| dealt_to(Place::Table(card.id)).next());
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
        for (set, is_member) in [
            (&mut board.frozen, card.frozen),
            (&mut board.swift, card.allowance > 1),
            (&mut board.spent, card.attacks >= card.allowance),
            (&mut board.activated, card.activated),
            (&mut board.rushed, card.rushed),
        ] {
            if is_member {
                set.insert(id);
            }
        }
    }
}

/// More actions than a turn can have: three, and those that Aces give (D52-3, 19).
const MAX_ACTIONS: u8 = 99;

fn check_ranges(view: &View) -> Result<(), Flaw> {
    Flaw::unless(view.cards.len() <= Card::COUNT.into(), "there are no more cards")?;
    let arrived = CardIds::first(view.cards.len() as u8);
    let known = view.forts.iter().flatten().map(|fort| fort.known_to);
    let seats = known.fold([view.mover, view.first].into_iter().collect(), SeatSet::union);
    Flaw::unless(seats.fits_table(2), "two seats play")?;
    let is_in_range = view.pile <= Card::COUNT && view.actions <= MAX_ACTIONS;
    Flaw::unless(is_in_range, "there are no more cards and actions than that")?;
    for (index, card) in view.cards.iter().enumerate() {
        Flaw::unless(card.id.index() == index, "cards are in order of arrival")?;
        check_card(card, arrived)?;
    }
    view.seats.0.iter().try_for_each(check_seat)?;
    check_choice(&view.choice, arrived)
}

fn check_card(card: &CardView, arrived: CardIds) -> Result<(), Flaw> {
    let seats = card.known_to.with(card.owner);
    Flaw::unless(seats.fits_table(2), "two seats play")?;
    let has_valid_mate = card.mate.is_none_or(|mate| arrived.contains(mate) && mate != card.id);
    Flaw::unless(has_valid_mate, "the other card of a pair is another one on the table")
}

fn check_seat(seat: &SeatView) -> Result<(), Flaw> {
    let is_in_range = seat.holds <= Card::COUNT && seat.discards <= Card::COUNT;
    Flaw::unless(is_in_range, "there are no more cards")?;
    let holds_sure_cards = seat.hand.is_some() || seat.shown.sure.len() <= seat.holds;
    Flaw::unless(holds_sure_cards, "cards that are known to be held are held")
}

fn check_choice(choice: &Choice, arrived: CardIds) -> Result<(), Flaw> {
    let named: CardIds = match *choice {
        Choice::Look { seen: Some(LookTarget::Card(id)), .. } => CardIds::from_item(id),
        Choice::Also { by, targets } => targets.with(by),
        Choice::Nothing | Choice::Discard | Choice::Look { .. } | Choice::Move { .. } => {
            CardIds::EMPTY
        }
    };
    Flaw::unless(named.difference(arrived).is_empty(), "a choice is among cards that arrived")
}
