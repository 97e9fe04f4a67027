//! What can be done, and why it can't.

use engine::games::heads_up_duel::{Action, MOST_OFFERS, Pack, Refusal, View};
use engine::seat::Seat;

use super::cards::{NOTHING, exchange, given, kind, marbles, one, pack};
use crate::words::players::Players;

/// What an action does, for a button or a question. Whom it concerns is for the screen to say.
pub fn action(_: &View, action: Action, _: &Players) -> String {
    match &action {
        Action::Offer(_, terms) => format!("offer {}", exchange(terms)),
        Action::Accept(_, paid) => match given(paid, 0) {
            nothing if nothing == NOTHING => "accept the offer".to_owned(),
            paid => format!("accept the offer, and give {paid}"),
        },
        Action::Decline(_) => "decline the offer".to_owned(),
        Action::Counter(_, terms) => format!("decline, and offer {} instead", exchange(terms)),
        Action::Withdraw(..) => "take the offer back".to_owned(),
        Action::SpendToken => "spend half a token on 3 marbles".to_owned(),
        Action::Buy(bought) => format!("buy a {}", pack(*bought)),
        Action::Finish => "finish for this period".to_owned(),
        Action::Name(_) => "say who picks first".to_owned(),
        Action::Pick(_) => "pick an opponent".to_owned(),
        Action::Show(card) => format!("show {}", one(card.kind())),
        Action::Play(card) => format!("play {}", one(card.kind())),
        Action::Ready => "say “ready”".to_owned(),
    }
}

/// What a seat can do in front of all, for a button there.
pub fn public_action(view: &View, seat: Seat, done: &Action, players: &Players) -> String {
    let name = players.name(seat);
    match done {
        Action::Pick(other) => format!("{name} picks {}", players.name(*other)),
        Action::Ready => format!("{name} is ready"),
        Action::Finish => format!("{name} is done trading"),
        _ => format!("{name}: {}", action(view, *done, players)),
    }
}

/// The same by several people at once.
pub fn public_action_of_all(view: &View, done: &Action, players: &Players) -> String {
    match done {
        Action::Finish => "Nobody trades".to_owned(),
        Action::Ready => "Both are ready".to_owned(),
        _ => action(view, *done, players),
    }
}

/// Why the rules refuse an action.
pub fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::TradeNow => "Trade now.".to_owned(),
        Refusal::NameNow => "Say who picks first now.".to_owned(),
        Refusal::PickNow => "Pick an opponent now.".to_owned(),
        Refusal::ShowNow => "Pick a card for the showdown now.".to_owned(),
        Refusal::PlayNow => "Play a card now, or say “ready”.".to_owned(),
        Refusal::NoPartner => "Pick another player of this table for the offer.".to_owned(),
        Refusal::PartnerLeft => {
            "This player has left the game. Pick somebody else for the offer.".to_owned()
        }
        Refusal::NothingOffered => "First put something on the scale.".to_owned(),
        Refusal::NoMarbles => {
            "Without the black market there are no marbles. Only cards are traded.".to_owned()
        }
        Refusal::NotHeld(card) => {
            format!("You have no more {}s of that back to give.", kind(card.kind()))
        }
        Refusal::TooFewMarbles => {
            "That is more marbles than are left. Half a token, if one is left, buys 3 more."
                .to_owned()
        }
        Refusal::NoOfferLeft => {
            format!(
                "All {MOST_OFFERS} offers of this period are made; counter-offers count, too, and \
                 offers still open from the period before. Offers of others can still be accepted \
                 or declined."
            )
        }
        Refusal::NoSuchOffer => "This offer is no longer open. A new one can be made.".to_owned(),
        Refusal::WrongPayment => "Pick exactly the cards that the offer asks for.".to_owned(),
        Refusal::DeckTooSmall(_) => {
            "This trade would leave one of the two with fewer cards than the smallest deck of this \
             table. An offer that swaps the cards more evenly is possible."
                .to_owned()
        }
        Refusal::NoMarket => {
            "There is no black market in this game. Cards come from other players only.".to_owned()
        }
        Refusal::MarketClosed => {
            "The black market is open only in the second and third quarters of the trading."
                .to_owned()
        }
        Refusal::TooDear(dear) => too_dear(dear),
        Refusal::NoTokenLeft => {
            "No half token is left to spend. Marbles can still come from other players.".to_owned()
        }
        Refusal::NotTied => "Name one of those who are level.".to_owned(),
        Refusal::NotFree => "Pick somebody else who has no opponent yet.".to_owned(),
        Refusal::NotInHand(card) => {
            format!("You have no such {} in hand. Pick another card.", kind(card.kind()))
        }
        Refusal::NoMatch(card) => format!(
            "No {} can be added: the card shown in the showdown doesn’t match it, and no Queen \
             lies on this side to let it in. Special cards can always be played.",
            kind(card.kind())
        ),
    }
}

fn too_dear(dear: Pack) -> String {
    format!(
        "A {} costs {}, which is more than are left. Half a token, if one is left, buys 3 more.",
        pack(dear),
        marbles(dear.price())
    )
}
