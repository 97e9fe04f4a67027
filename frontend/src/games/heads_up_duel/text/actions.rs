//! Sentences for actions and refusals.

use engine::games::heads_up_duel::{Action, MOST_OFFERS, Phase, Refusal, View};
use engine::seat::Seat;

use super::cards::{exchange, kind, marbles, offered_list, one, pack, plural};
use crate::games::Gestures;
use crate::words::line::Line;
use crate::words::messages::heads_up_duel::{actions as words, refusals as why};
use crate::words::text::Text;

/// The label of an action. The screen around it names the receiver of an offer.
pub fn action(_: &View, action: Action) -> Line {
    let text = match action {
        Action::Offer(_, terms) => words::offer(exchange(&terms)),
        Action::Accept(_, paid) => match offered_list(&paid, 0) {
            None => words::ACCEPT.to_string(),
            Some(paid) => words::accept_and_give(paid),
        },
        Action::Counter(_, terms) => words::counter(exchange(&terms)),
        Action::Buy(bought) => words::buy(pack(bought)),
        Action::Show(card) => words::show(one(card.kind())),
        Action::Play(card) => words::play(one(card.kind())),
        Action::Decline(_) => words::DECLINE.to_string(),
        Action::Withdraw(..) => words::WITHDRAW.to_string(),
        Action::SpendToken => words::SPEND_TOKEN.to_string(),
        Action::Finish => words::FINISH.to_string(),
        Action::Name(_) => words::SAY_FIRST.to_string(),
        Action::Pick(_) => words::PICK.to_string(),
        Action::Ready => words::READY.to_string(),
    };
    text.into()
}

/// Lots between the seats tied for the pick, unless these ask to choose in secret. Each choice names a seat (HUD-19).
pub fn gestures(view: &View) -> Option<Gestures<Action>> {
    let Phase::Naming(tied) = view.phase else { return None };
    Some(Gestures {
        title: words::LOTS,
        hint: words::LOTS_HINT,
        choices: tied.iter().map(|seat| (Action::Name(seat), Text::NONE)).collect(),
        forced: tied,
        forced_note: words::LOTS_LEVEL.translate(),
        least_people: 2,
        switch_label: words::LOTS_INSTEAD,
    })
}

/// The button of a seat's public action, on the open table.
pub fn public_action(view: &View, seat: Seat, done: Action) -> Line {
    match done {
        Action::Pick(other) => words::picks(seat, other),
        Action::Ready => words::is_ready(seat),
        Action::Finish => words::done_trading(seat),
        _ => crate::words::does(seat, action(view, done)),
    }
}

/// The button of several people's public action at once.
pub fn public_action_of_all(view: &View, done: Action) -> Line {
    match (done, view.phase) {
        (Action::Finish, Phase::Trading(now)) => words::end_period(now + 1).into(),
        (Action::Ready, _) => words::BOTH_READY.into(),
        _ => action(view, done),
    }
}

pub fn refusal(refusal: Refusal) -> Line {
    let text = match refusal {
        Refusal::TradeNow => why::TRADE_NOW,
        Refusal::NameNow => why::NAME_NOW,
        Refusal::PickNow => why::PICK_NOW,
        Refusal::ShowNow => why::SHOW_NOW,
        Refusal::PlayNow => why::PLAY_NOW,
        Refusal::NoPartner => why::NO_PARTNER,
        Refusal::PartnerLeft => why::PARTNER_LEFT,
        Refusal::NothingOffered => why::NOTHING_OFFERED,
        Refusal::NoMarbles => why::NO_MARBLES,
        Refusal::NotHeld(card) => return why::not_held(plural(card.kind())).into(),
        Refusal::TooFewMarbles => why::TOO_FEW_MARBLES,
        Refusal::NoOfferLeft => return why::no_offer_left(MOST_OFFERS).into(),
        Refusal::NoSuchOffer => why::NO_SUCH_OFFER,
        Refusal::WrongPayment => why::WRONG_PAYMENT,
        Refusal::DeckTooSmall(_) => why::DECK_TOO_SMALL,
        Refusal::NoMarket => why::NO_MARKET,
        Refusal::MarketClosed => why::MARKET_CLOSED,
        Refusal::TooDear(dear) => return why::too_dear(pack(dear), marbles(dear.price())).into(),
        Refusal::NoTokenLeft => why::NO_TOKEN_LEFT,
        Refusal::NotTied => why::NOT_TIED,
        Refusal::NotFree => why::NOT_FREE,
        Refusal::NotInHand(card) => return why::not_in_hand(kind(card.kind())).into(),
        Refusal::NoMatch(card) => return why::no_match(kind(card.kind())).into(),
    };
    text.into()
}
