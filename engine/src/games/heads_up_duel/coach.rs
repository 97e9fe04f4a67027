use crate::bot::{Aspects, Coach};
use crate::game::Decision;
use crate::games::heads_up_duel::bot::deck::{MARBLE_VALUE, any_cards, contents, value};
use crate::games::heads_up_duel::state::Stage;
use crate::games::heads_up_duel::{Action, BySide, CardCounts, HeadsUpDuel, Pack, View};
use crate::seat::Seat;

/// A trade's or purchase's gain in the value of the seat's deck, in thousandths of a duel; `None`
/// if unknown, or for other actions.
#[must_use]
pub fn deck_gain(view: &View, seat: Seat, action: &Action) -> Option<i32> {
    let deck = view.by_seat[seat].deck?;
    let (give, get, _) = exchange(view, seat, action)?;
    Some(value(&deck.minus(&give).plus(&get)) - value(&deck))
}

/// The cards that a trade or purchase costs and brings, and a trade's net marbles.
fn exchange(view: &View, seat: Seat, action: &Action) -> Option<(CardCounts, CardCounts, i32)> {
    let net = |get: u16, give: u16| i32::from(get) - i32::from(give);
    match action {
        Action::Offer(_, terms) | Action::Counter(_, terms) => Some((
            terms.give.cards(),
            any_cards(&terms.want),
            net(terms.want_marbles, terms.give_marbles),
        )),
        Action::Accept(offer_ref, pay) => {
            let terms = view.received(seat, *offer_ref)?.terms;
            Some((pay.cards(), terms.give.cards(), net(terms.give_marbles, terms.want_marbles)))
        }
        Action::Buy(pack) if *pack != Pack::Mystery => Some((CardCounts::NONE, contents(*pack), 0)),
        _ => None,
    }
}

/// The least loss to warn of, in thousandths of a duel. A smaller one may have a reason.
const MIN_OBVIOUS_LOSS: u32 = 100;

impl Coach for HeadsUpDuel {
    const GOALS: &'static [&'static str] = &["showdown", "round"];

    const OUTCOME_ASPECT: usize = 2;

    /// By aspect: 0.05 points three times, 0.1 cards twice, 2 % of a round.
    const LEAST_DIFFERENCES: Aspects = [50, 50, 50, 100, 100, 20, 0, 0];

    /// Puzzles can't prove trades: a rule decides them, not roll-outs.
    fn goal(best: &Action, _: &Action) -> Option<&'static str> {
        match best {
            Action::Show(_) => Some("showdown"),
            Action::Play(_) | Action::Ready => Some("round"),
            _ => None,
        }
    }

    fn is_settled(&self, since: &Self) -> bool {
        let round = |game: &Self| game.stage.duel().map(|duel| duel.round);
        self.results.len() > since.results.len() || round(self) != round(since)
    }

    /// The round's points, own and other's, and the lead; special cards and all cards left in hand,
    /// if the duel continues; whether the seat got more points.
    fn aspects(&self, since: &Self, seat: Seat) -> Option<Aspects> {
        let before = since.stage.duel()?;
        let side = before.seats.side_of(seat)?;
        let now = match self.results.as_slice().get(usize::from(since.results.len())) {
            Some(result) => result.points,
            None => BySide(self.stage.duel()?.sides.0.map(|side| side.points)),
        };
        let gained = |side| 1000 * (i32::from(now[side]) - i32::from(before.sides[side].points));
        let (own, other) = (gained(side), gained(side.other()));
        let continues = self.results.len() == since.results.len();
        let hand = Some(self.hand(seat)).filter(|_| continues);
        let count_special =
            |hand: &CardCounts| hand.each().filter(|card| card.kind().number().is_none()).count();
        let special = hand.map_or(0, |hand| i32::try_from(count_special(hand)).unwrap_or(i32::MAX));
        let all = hand.map_or(0, |hand| i32::from(hand.count()));
        let won = 500 * (1 + (own - other).signum());
        Some([own, -other, own - other, 1000 * special, 1000 * all, won, 0, 0])
    }

    /// The loss by a trade that gives much for little, by the values of decks.
    fn obvious_loss(view: &View, seat: Seat, action: &Action) -> Option<u32> {
        if matches!(action, Action::Buy(_)) {
            return None;
        }
        let (_, _, marbles) = exchange(view, seat, action)?;
        let gain = deck_gain(view, seat, action)? + MARBLE_VALUE * marbles;
        u32::try_from(-gain).ok().filter(|loss| *loss >= MIN_OBVIOUS_LOSS)
    }

    /// Doesn't trade.
    fn quick_policy(&self, _: Seat) -> Option<Decision<Action>> {
        matches!(self.stage, Stage::Trading(_)).then_some(Decision::Act(Action::Finish))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;
    use crate::game::{Game, Observer};
    use crate::games::heads_up_duel::{
        Card, CardKind, HeadsUpDuelOptions, KindCounts, OfferCards, Terms,
    };

    fn seat_with_king() -> (View, Seat, Card) {
        let options = HeadsUpDuelOptions::default();
        let views = (0..99).flat_map(|seed| {
            let game = HeadsUpDuel::deal(&options, 4, Seed(seed)).expect("four can play");
            Seat::all(4).map(move |seat| (game.view(Observer::Seat(seat)), seat))
        });
        let king = |view: &View, seat: Seat| {
            let deck = view.by_seat[seat].deck?;
            Card::of_kind(CardKind::King).iter().find(|card| deck.of(*card) > 0)
        };
        let mut found = views.filter_map(|(view, seat)| Some((king(&view, seat)?, view, seat)));
        let (card, view, seat) = found.next().expect("somebody has a King");
        (view, seat, card)
    }

    #[test]
    fn a_king_for_a_low_number_is_plainly_given_away() {
        let (view, seat, king) = seat_with_king();
        let to = seat.other();
        let offer = |want: CardKind, want_marbles: u16| {
            let terms = Terms {
                give: OfferCards::from_card(king),
                want: KindCounts::from_kind(want),
                want_marbles,
                ..Terms::NONE
            };
            HeadsUpDuel::obvious_loss(&view, seat, &Action::Offer(to, terms))
        };
        let low = CardKind::Number(2);
        assert!(offer(low, 0).is_some_and(|loss| loss >= MIN_OBVIOUS_LOSS));
        assert_eq!(offer(low, 400), None, "for so many marbles it is a good trade");
        assert_eq!(offer(CardKind::Ace, 0), None);
        assert_eq!(HeadsUpDuel::obvious_loss(&view, seat, &Action::Finish), None);
    }
}
