//! What can be done, and why it can't.

use engine::games::heads_up_duel::{Action, MOST_OFFERS, Pack, Refusal};

use super::cards::{NOTHING, exchange, given, kind, marbles, one, pack};

/// What an action does, for a button or a question. Whom it concerns is for the screen to say.
pub fn action(action: &Action) -> String {
    match action {
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

/// Why the rules refuse an action.
pub fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::TradeNow => "Now is the time to trade.".to_owned(),
        Refusal::NameNow => "Now those who are level say who of them picks first.".to_owned(),
        Refusal::PickNow => "Now an opponent is picked.".to_owned(),
        Refusal::ShowNow => "Now both duellists pick a card for the showdown.".to_owned(),
        Refusal::PlayNow => "Now a card is played, or “ready” said.".to_owned(),
        Refusal::NoPartner => "An offer needs another player of this table.".to_owned(),
        Refusal::PartnerLeft => "This player has left the game.".to_owned(),
        Refusal::NothingOffered => {
            "Put something on one side of the scale first: nothing for nothing is no offer."
                .to_owned()
        }
        Refusal::NoMarbles => {
            "There are no marbles in this game, as there is no black market.".to_owned()
        }
        Refusal::NotHeld(card) => {
            format!("This deck doesn’t hold that many of these {}s.", kind(card.kind()))
        }
        Refusal::TooFewMarbles => "There are not that many marbles in this purse.".to_owned(),
        Refusal::NoOfferLeft => {
            format!("A player has {MOST_OFFERS} offers in a period, and open ones count.")
        }
        Refusal::NoSuchOffer => "This offer is not open any more.".to_owned(),
        Refusal::WrongPayment => "Pick exactly the cards that the offer asks for.".to_owned(),
        Refusal::DeckTooSmall(_) => {
            "This trade would leave one of the two with fewer cards than the smallest deck."
                .to_owned()
        }
        Refusal::NoMarket => "There is no black market in this game.".to_owned(),
        Refusal::MarketClosed => {
            "The black market is open in the second and third quarter of the trading only."
                .to_owned()
        }
        Refusal::TooDear(dear) => too_dear(dear),
        Refusal::NoTokenLeft => "No half token is left to spend.".to_owned(),
        Refusal::NotTied => "Only one of those who are level can be named.".to_owned(),
        Refusal::NotFree => "Only somebody else without an opponent can be picked.".to_owned(),
        Refusal::NotInHand(card) => {
            format!("There is no such {} in this hand.", kind(card.kind()))
        }
        Refusal::NoMatch(card) => format!(
            "{} isn’t the number shown in the showdown, and no Queen lies there to let it in.",
            kind(card.kind())
        ),
    }
}

fn too_dear(dear: Pack) -> String {
    format!("A {} costs {}.", pack(dear), marbles(dear.price()))
}
