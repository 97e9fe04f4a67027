//! Actions and refusals in words.

use engine::games::heads_up_duel::{Action, MOST_OFFERS, Phase, Refusal, View};
use engine::seat::Seat;

use super::cards::{exchange, given, kind, marbles, one, pack, plural};
use crate::games::Gestures;
use crate::words::line::{Line, line};

/// An action's label for a button or a question. The screen names its receiver.
pub fn action(_: &View, action: Action) -> Line {
    match action {
        Action::Offer(_, terms) => line!("offer {0}", exchange(&terms)),
        Action::Accept(_, paid) => match given(&paid, 0) {
            None => "accept the offer".into(),
            Some(paid) => line!("accept the offer, and give {0}", paid),
        },
        Action::Decline(_) => "decline the offer".into(),
        Action::Counter(_, terms) => {
            line!("decline, and offer {0} instead", exchange(&terms))
        }
        Action::Withdraw(..) => "take the offer back".into(),
        Action::SpendToken => "spend half a token on 3 marbles".into(),
        Action::Buy(bought) => line!("buy a {0}", pack(bought)),
        Action::Finish => "finish for this period".into(),
        Action::Name(_) => "say who picks first".into(),
        Action::Pick(_) => "pick an opponent".into(),
        Action::Show(card) => line!("show {0}", one(card.kind())),
        Action::Play(card) => line!("play {0}", one(card.kind())),
        Action::Ready => "say “ready”".into(),
    }
}

/// Where several are level for the pick: lots are drawn for those who don't say otherwise. The choices are to name each of
/// those who are level (HUD-19).
pub fn lots(view: &View) -> Option<Gestures<Action>> {
    let Phase::Naming(level) = view.phase else { return None };
    Some(Gestures {
        title: "Level: lots are drawn",
        hint: "Whoever is drawn picks first. Or each of them says in secret who picks first: it counts if all say the same.",
        choices: level.iter().map(|seat| (Action::Name(seat), "")).collect(),
        bound: level,
        bound_to: "are level in marbles and tokens",
        from: 2,
        instead: "Draw lots instead",
    })
}

/// A seat's public action, for a button on the open table.
pub fn public_action(view: &View, seat: Seat, done: Action) -> Line {
    match done {
        Action::Pick(other) => line!("{0} {0:picks|pick} {1}", seat, other),
        Action::Ready => line!("{0} {0:is|are} ready", seat),
        Action::Finish => line!("{0} {0:is|are} done trading", seat),
        _ => line!("{0}: {1}", seat, action(view, done)),
    }
}

/// The same by several people at once.
pub fn public_action_of_all(view: &View, done: Action) -> Line {
    match (done, view.phase) {
        (Action::Finish, Phase::Trading(now)) => line!("End period {0} for everybody", now + 1),
        (Action::Ready, _) => "Both are ready".into(),
        _ => action(view, done),
    }
}

/// A rule's refusal in words.
pub fn refusal(refusal: Refusal) -> Line {
    let text = match refusal {
        Refusal::TradeNow => "Trade now.",
        Refusal::NameNow => "Say who picks first now.",
        Refusal::PickNow => "Pick an opponent now.",
        Refusal::ShowNow => "Pick a card for the showdown now.",
        Refusal::PlayNow => "Play a card now, or say “ready”.",
        Refusal::NoPartner => "Pick another player of this table for the offer.",
        Refusal::PartnerLeft => "This player has left the game. Pick somebody else for the offer.",
        Refusal::NothingOffered => "First put something on the scale.",
        Refusal::NoMarbles => {
            "Without the black market there are no marbles. Only cards are traded."
        }
        Refusal::NotHeld(card) => {
            return line!("You have no more {0} of that back to give.", plural(card.kind()));
        }
        Refusal::TooFewMarbles => {
            "That is more marbles than are left. Half a token, if one is left, buys 3 more."
        }
        Refusal::NoOfferLeft => {
            return line!(
                "All {0} offers of this period are made; counter-offers count, too, and offers \
                 still open from the period before. Offers of others can still be accepted or \
                 declined.",
                MOST_OFFERS
            );
        }
        Refusal::NoSuchOffer => "This offer is no longer open. A new one can be made.",
        Refusal::WrongPayment => "Pick exactly the cards that the offer asks for.",
        Refusal::DeckTooSmall(_) => {
            "This trade would leave one of the two with fewer cards than the smallest deck of this \
             table. An offer that swaps the cards more evenly is possible."
        }
        Refusal::NoMarket => {
            "There is no black market in this game. Cards come from other players only."
        }
        Refusal::MarketClosed => {
            "The black market is open only in the second and third quarters of the trading."
        }
        Refusal::TooDear(dear) => {
            return line!(
                "A {0} costs {1}, which is more than are left. Half a token, if one is left, buys \
                 3 more.",
                pack(dear),
                marbles(dear.price())
            );
        }
        Refusal::NoTokenLeft => {
            "No half token is left to spend. Marbles can still come from other players."
        }
        Refusal::NotTied => "Name one of those who are level.",
        Refusal::NotFree => "Pick somebody else who has no opponent yet.",
        Refusal::NotInHand(card) => {
            return line!("You have no such {0} in hand. Pick another card.", kind(card.kind()));
        }
        Refusal::NoMatch(card) => {
            return line!(
                "No {0} can be added: the card shown in the showdown doesn’t match it, and no \
                 Queen lies on this side to let it in. Special cards can always be played.",
                kind(card.kind())
            );
        }
    };
    text.into()
}
