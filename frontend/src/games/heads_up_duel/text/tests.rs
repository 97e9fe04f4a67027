//! Every event, action, refusal and state has its sentence, and it is true for every reader.

use std::collections::{BTreeSet, HashSet};
use std::mem::discriminant;

use engine::catalogue::GameId;
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Event as _, Game, Observer, Outcome, Refusal as _, Sink};
use engine::games::heads_up_duel::{
    Action, Back, Backs, BySide, Card, CardKind, Cards, Closed, Event, HeadsUpDuel,
    HeadsUpDuelOptions, Joker, JokerRule, JokerShows, Jokers, Lot, Offer, Pack, Pairing, Refusal,
    Scoring, Sleeves, Terms, Trade, View,
};
use engine::record::Player;
use engine::seat::{Seat, SeatSet};

use super::*;
use crate::games::GameUi as _;
use crate::testing;
use crate::words::line::{Line, joined};
use crate::words::players::Players;

mod standing;
mod trading;

const ONE: Seat = Seat::ONE;
const TWO: Seat = Seat::TWO;
/// How many sorts of events there are.
const EVENTS: usize = 33;
const BOTH: BySide<Seat> = BySide([ONE, TWO]);

fn players() -> Players {
    let names = ["Ana", "Ben", "Cem", "Dora", "Ewa", "Finn", "Gil", "Hana"];
    let players: Vec<Player> = names.iter().map(|name| name.parse().unwrap()).collect();
    Players::new(&players)
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn lot(text: &str) -> Lot {
    text.parse().unwrap()
}

/// The terms of an offer as it is written: `7p*2+1 for K`.
fn terms(text: &str) -> Terms {
    match format!("offer 2 {text}").parse() {
        Ok(Action::Offer(_, terms)) => terms,
        other => panic!("{text}: {other:?}"),
    }
}

fn offer(text: &str) -> Offer {
    Offer { from: ONE, to: TWO, number: 1, terms: terms(text) }
}

/// A line with everybody by name.
fn written(line: &Line) -> String {
    players().named(line).written()
}

fn text_of(happened: Event) -> Option<String> {
    event(&happened).as_ref().map(written)
}

fn text_at_once(events: &[Event]) -> Option<String> {
    at_once(events).as_ref().map(written)
}

fn tell_all(cases: Vec<(Event, &str)>) {
    for (happened, expected) in cases {
        assert_eq!(text_of(happened).as_deref(), Some(expected), "{happened:?}");
    }
}

#[test]
fn trading_is_told_by_names() {
    let swap = offer("7p*2+1 for K");
    let cards: Cards = "2l,3l,4l,5l,6l".parse().unwrap();
    let inside: Cards = "Js,Qs,Ks,As,Xs".parse().unwrap();
    let special = |joker| Event::Unpacked { seat: ONE, pack: Pack::Special, cards: inside, joker };
    tell_all(vec![
        (Event::PeriodBegan(2), "Period 2 of the trading begins."),
        (Event::Offered(swap), "Ana offers Ben two 7s and 1 marble for a King."),
        (Event::Offered(offer("8p for -")), "Ana offers Ben an 8 as a gift."),
        (Event::Offered(offer("- for A+2")), "Ana offers Ben nothing for an Ace and 2 marbles."),
        (
            Event::Traded(swap, lot("Kp")),
            "Ben accepts Ana’s offer: Ana gives two 7s and 1 marble, Ben gives a King.",
        ),
        (Event::Traded(offer("8p for -"), Lot::NONE), "Ben accepts Ana’s gift of an 8."),
        (
            Event::Closed(swap, Closed::Declined),
            "Ben declines Ana’s offer of two 7s and 1 marble for a King.",
        ),
        (
            Event::Closed(swap, Closed::Withdrawn),
            "Ana takes back the offer to Ben of two 7s and 1 marble for a King.",
        ),
        (
            Event::Closed(offer("2p for -"), Closed::NotKept),
            "Ben accepts Ana’s offer of a 2 as a gift, but Ana no longer has that: the offer is \
             void, and nothing changes hands.",
        ),
        (
            Event::Closed(offer("2p for -"), Closed::TradingEnded),
            "The trading is over: Ana’s offer to Ben of a 2 as a gift is void.",
        ),
        (
            Event::Closed(offer("2p for -"), Closed::Left),
            "Ana’s offer to Ben of a 2 as a gift is void: one of the two has left.",
        ),
        (
            Event::BacksChanged(ONE, Backs([15, 5, 0, 0, 0])),
            "Ana now holds 20 cards: 15 from starting packs, 5 from Low packs.",
        ),
        (Event::BacksChanged(ONE, Backs([16, 0, 0, 0, 0])), "Ana now holds 16 cards."),
        (Event::BacksChanged(ONE, Backs::default()), "Ana now holds no cards."),
        (Event::TokenSpent(ONE), "Ana spends half a token on 3 marbles."),
        (Event::PackSold(TWO, Some(Pack::High)), "Ben buys a High pack."),
        (Event::PackSold(TWO, None), "Ben buys a pack."),
        (
            Event::Unpacked { seat: ONE, pack: Pack::Low, cards, joker: None },
            "Ana finds a 2, a 3, a 4, a 5 and a 6 in the Low pack.",
        ),
        (
            special(Some(Joker::Blank)),
            "Ana finds a Jack, a Queen, a King, an Ace and a Joker in the Special pack. The Joker \
             does nothing at all.",
        ),
        (Event::Finished(ONE), "Ana has finished for this period."),
        (Event::Reopened(ONE), "Ana is back to answer an offer."),
        (Event::TimedOut(TWO), "Ben’s time is up: the rules decide."),
        (Event::Left(TWO), "Ben leaves the game."),
        (
            Event::Submitted { seat: ONE, marbles: 4, halves: 3 },
            "Ana ends the trading with 4 marbles and 1½ tokens.",
        ),
        (
            Event::Submitted { seat: ONE, marbles: 0, halves: 0 },
            "Ana ends the trading with no marbles and no tokens.",
        ),
    ]);
}

#[test]
fn pairs_are_told_by_names() {
    tell_all(vec![
        (
            Event::Tied(SeatSet::first(3)),
            "Ana, Ben and Cem are level in marbles and tokens, and settle who picks first.",
        ),
        (Event::Named(ONE, Some(TWO)), "Ana wants Ben to pick first."),
        (Event::Named(ONE, Some(ONE)), "Ana wants to pick first."),
        (Event::NameShown(ONE, TWO), "Ana names Ben to pick first."),
        (Event::NameShown(ONE, ONE), "Ana claims first pick."),
        (Event::Picks(ONE), "Ana chooses an opponent next."),
        (Event::Picked(ONE, TWO), "Ana picks Ben."),
    ]);
    assert_eq!(text_of(Event::Named(ONE, None)), None);
}

#[test]
fn duels_are_told_by_names() {
    let round = |sums, point, kings| Event::RoundEnded {
        seats: BOTH,
        sums: BySide(sums),
        point,
        kings: BySide(kings),
    };
    let duel = |points, winner| Event::DuelEnded { seats: BOTH, points: BySide(points), winner };
    tell_all(vec![
        (Event::DuelBegan(2, BOTH), "Duel 2 begins: Ana against Ben."),
        (Event::RoundBegan(3, TWO), "Round 3 begins. After the showdown Ben goes first."),
        (Event::Chose(ONE, Some(card("8p"))), "Ana picks an 8 for the showdown."),
        (Event::Shown(BOTH, BySide([card("8p"), card("As")])), "Ana shows an 8, Ben shows an Ace."),
        (Event::Played(ONE, card("Xs")), "Ana plays a Joker."),
        (Event::JokerDoes(ONE, JokerShows::Nothing), "Ana’s Joker does nothing."),
        (Event::JokerDoes(ONE, JokerShows::Is(CardKind::Ace)), "Ana’s Joker acts as an Ace."),
        (Event::JokerDoes(ONE, JokerShows::Counts(9)), "Ana’s Joker counts as 9."),
        (Event::QueenSpent(ONE), "Ana’s Queen lets the number in, and is discarded."),
        (Event::Flipped(Scoring::Lowest), "The scoring flips: now the lower sum gets the point."),
        (
            Event::Flipped(Scoring::Highest),
            "The scoring flips back: now the higher sum gets the point.",
        ),
        (Event::Swept(TWO), "Ben’s Jack sweeps the table: every card on it is discarded."),
        (Event::Ready(TWO), "Ben is ready."),
        (round([16, 10], Some(ONE), [0, 0]), "Ana 16, Ben 10: the point goes to Ana."),
        (round([16, 10], Some(TWO), [0, 0]), "Ana 16, Ben 10: the lower sum gets Ben the point."),
        (round([4, 4], None, [0, 0]), "Ana 4, Ben 4: nobody gets the point."),
        (
            round([0, 10], Some(TWO), [1, 2]),
            "Ana 0, Ben 10: the point goes to Ben. Kings: 1 bonus point for Ana, 2 bonus points for \
             Ben.",
        ),
        (duel([2, 5], Some(TWO)), "Ben wins the duel, 5 points to 2."),
        (duel([1, 1], None), "1 point each: the duel is a draw."),
        (duel([3, 3], Some(ONE)), "3 points each, but the tie is broken: Ana wins the duel."),
        (Event::Bonus(SeatSet::only(ONE)), "Ana has scored most in all duels: half a token more."),
        (
            Event::Bonus(SeatSet::first(2)),
            "Ana and Ben have scored most in all duels: half a token more for each.",
        ),
        (Event::Conceded(ONE), "Ana concedes."),
        (Event::Ended(Outcome::of_scores(&[2, 1])), "The game is over: Ana wins."),
        (
            Event::Ended(Outcome::of_scores(&[2, 2, 1, 0])),
            "The game is over: Ana and Ben share the win.",
        ),
    ]);
    assert_eq!(text_of(Event::Chose(ONE, None)), None);
    let draw = text_of(Event::Ended(Outcome::of_scores(&[1, 1])));
    assert_eq!(draw.as_deref(), Some("The game is over: it is a draw."));
}

#[test]
fn a_duel_that_never_begins_says_why() {
    let began = Event::DuelBegan(2, BOTH);
    let ended = Event::DuelEnded { seats: BOTH, points: BySide([0; 2]), winner: None };
    let void = text_at_once(&[began, ended]).unwrap();
    let why = "One side has no cards, so the duel is over before it begins.";
    assert_eq!(
        void,
        format!("Duel 2 begins: Ana against Ben. {why} 0 points each: the duel is a draw.")
    );
    assert!(!text_at_once(&[began, Event::RoundBegan(1, ONE)]).unwrap().contains(why));
    assert!(!text_at_once(&[ended]).unwrap().contains(why));
}

#[test]
fn what_happens_at_once_is_told_once() {
    let backs = |seat| Event::BacksChanged(seat, Backs([14, 1, 0, 0, 0]));
    let traded = Event::Traded(offer("8p for 9"), lot("9h"));
    let ben_accepts = "Ben accepts Ana’s offer: Ana gives an 8, Ben gives a 9.";
    let all = [traded, backs(ONE), backs(TWO)];
    assert_eq!(text_at_once(&all).as_deref(), Some(ben_accepts));
    let seen = text_at_once(&all[1..]).unwrap();
    assert!(seen.starts_with("Ana now holds 15 cards") && seen.contains("Ben now holds"), "{seen}");
    let cards: Cards = "2l,3l,4l,5l,6l".parse().unwrap();
    let bought = [
        Event::PackSold(ONE, Some(Pack::Low)),
        backs(ONE),
        Event::Unpacked { seat: ONE, pack: Pack::Low, cards, joker: None },
    ];
    let own = text_at_once(&bought);
    assert_eq!(own.as_deref(), Some("Ana finds a 2, a 3, a 4, a 5 and a 6 in the Low pack."));
    let others = text_at_once(&bought[..2]).unwrap();
    assert!(others.starts_with("Ana buys a Low pack. Ana now holds"), "{others}");
    assert_eq!(text_at_once(&[Event::Chose(ONE, None)]), None);
}

#[test]
fn actions_are_things_to_do() {
    let game = HeadsUpDuel::deal(&HeadsUpDuelOptions::default(), 2, Seed(1)).expect("a table");
    let view = game.view(Observer::Table);
    for (text, expected) in [
        ("offer 2 7p*2+1 for K", "offer two 7s and 1 marble for a King"),
        ("offer 2 +1 for -", "offer 1 marble as a gift"),
        ("accept 2 #1 Kp", "accept the offer, and give a King"),
        ("accept 2 #1 -", "accept the offer"),
        ("decline 2 #1", "decline the offer"),
        ("counter 2 #1 7p*13 for 7+2", "decline, and offer 13 × 7 for a 7 and 2 marbles instead"),
        ("withdraw 2 #1", "take the offer back"),
        ("token", "spend half a token on 3 marbles"),
        ("buy special", "buy a Special pack"),
        ("finish", "finish for this period"),
        ("name 2", "say who picks first"),
        ("pick 2", "pick an opponent"),
        ("show 8p", "show an 8"),
        ("play Qp", "play a Queen"),
        ("ready", "say “ready”"),
    ] {
        assert_eq!(written(&action(&view, text.parse().unwrap())), expected);
    }
}

#[test]
fn every_refusal_has_a_reason_and_a_rule() {
    let card = card("9p");
    for refused in [
        Refusal::TradeNow,
        Refusal::NameNow,
        Refusal::PickNow,
        Refusal::ShowNow,
        Refusal::PlayNow,
        Refusal::NoPartner,
        Refusal::PartnerLeft,
        Refusal::NothingOffered,
        Refusal::NoMarbles,
        Refusal::NotHeld(card),
        Refusal::TooFewMarbles,
        Refusal::NoOfferLeft,
        Refusal::NoSuchOffer,
        Refusal::WrongPayment,
        Refusal::DeckTooSmall(ONE),
        Refusal::NoMarket,
        Refusal::MarketClosed,
        Refusal::TooDear(Pack::Special),
        Refusal::NoTokenLeft,
        Refusal::NotTied,
        Refusal::NotFree,
        Refusal::NotInHand(card),
        Refusal::NoMatch(card),
    ] {
        let text = written(&refusal(refused));
        assert!(text.ends_with('.') && is_words(&text), "{text}");
        assert!(refused.rule().starts_with("HUD-"));
    }
    let too_dear = written(&refusal(Refusal::TooDear(Pack::Special)));
    assert!(too_dear.starts_with("A Special pack costs 4 marbles"), "{too_dear}");
    let no_match = written(&refusal(Refusal::NoMatch(card)));
    assert!(no_match.starts_with("No 9 can be added"), "{no_match}");
}

#[test]
fn a_refused_action_is_told_with_what_is_possible() {
    for (refused, possible) in [
        (Refusal::PartnerLeft, "Pick somebody else"),
        (Refusal::NoMarbles, "Only cards are traded."),
        (Refusal::NotHeld(card("Kp")), "no more Kings of that back"),
        (Refusal::TooFewMarbles, "Half a token"),
        (Refusal::NoOfferLeft, "can still be accepted or declined."),
        (Refusal::NoSuchOffer, "A new one can be made."),
        (Refusal::DeckTooSmall(ONE), "more evenly is possible."),
        (Refusal::MarketClosed, "second and third quarters"),
        (Refusal::TooDear(Pack::Low), "buys 3 more."),
        (Refusal::NoTokenLeft, "from other players."),
        (Refusal::NotTied, "Name one of those who are level."),
        (Refusal::NotFree, "Pick somebody else who has no opponent yet."),
        (Refusal::NoMatch(card("9p")), "Special cards can always be played."),
    ] {
        let text = written(&refusal(refused));
        assert!(text.contains(possible), "{text}");
    }
}

/// Whether a text is nothing but words, and is true for whoever reads it: it doesn't speak to the
/// reader, nor guess who somebody is.
fn is_plain(text: &str) -> bool {
    let guesses = ["you", "your", "he", "his", "him", "she", "her"];
    let mut words = text.split(|character: char| !character.is_alphanumeric());
    is_words(text) && !words.any(|word| guesses.contains(&word.to_lowercase().as_str()))
}

/// Whether a text is nothing but words: no name of a variant, no bracket, no gap.
fn is_words(text: &str) -> bool {
    let odd = ["{", "}", "[", "]", "(", ")", "Seat", "Some", "None", "  ", "::", "_"];
    !text.is_empty() && odd.iter().all(|part| !text.contains(part))
}

fn plays() -> Vec<(HeadsUpDuelOptions, u8)> {
    let plain = HeadsUpDuelOptions::default();
    let secret = HeadsUpDuelOptions { joker: JokerRule::Secret, ..plain };
    let echo = HeadsUpDuelOptions { joker: JokerRule::Known(Joker::Echo), ..plain };
    vec![
        (plain, 2),
        (plain, 6),
        (HeadsUpDuelOptions { tournament: true, ..secret }, 4),
        (HeadsUpDuelOptions { tournament: true, sleeves: Sleeves::One, ..echo }, 8),
        (HeadsUpDuelOptions { trade: Trade::CardsOnly, ..plain }, 4),
        (HeadsUpDuelOptions { trade: Trade::Skipped, ..plain }, 4),
        (HeadsUpDuelOptions { pairing: Pairing::Random, tokens: 0, ..secret }, 4),
    ]
}

/// A decision that is possible: any of the listed actions, now and then a time-out or a farewell.
fn any_decision(game: &HeadsUpDuel, seat: Seat, dice: &mut Dice) -> Decision<Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    match (dice.below(200), dice.pick(&actions)) {
        (0, _) => Decision::Leave,
        (1..12, _) | (_, None) => Decision::Timeout,
        // Trading would go on and on.
        (12..50, Some(_)) if actions.contains(&Action::Finish) => Decision::Act(Action::Finish),
        (_, Some(action)) => Decision::Act(*action),
    }
}

fn observers(seats: u8) -> impl Iterator<Item = Observer> {
    Seat::all(seats).map(Observer::Seat).chain([Observer::Table])
}

fn reads_well(view: &View, news: &[Event]) {
    for text in news.iter().filter_map(|happened| text_of(*happened)) {
        assert!(text.ends_with('.') && is_plain(&text), "{text}");
    }
    if let Some(text) = text_at_once(news) {
        assert!(is_plain(&text), "{text}");
    }
    let stands = [joined(standing(view), " · "), saved_standing(view), result(view)];
    assert!(stands.iter().all(|line| is_plain(&written(line))), "{stands:?}");
    for seat in Seat::all(view.seats) {
        assert!(is_words(&written(&to_do(view, seat))));
    }
}

#[test]
fn whole_games_are_told_to_everybody() {
    let mut happened = HashSet::new();
    for (nth, (options, seats)) in plays().into_iter().cycle().take(70).enumerate() {
        let mut dice = Dice::new(Seed(7), nth as u64);
        let mut game = HeadsUpDuel::deal(&options, seats, dice.seed()).expect("a table");
        while game.turn().outcome().is_none() {
            let awaited: Vec<_> = game.turn().awaited().iter().collect();
            let seat = *dice.pick(&awaited).expect("somebody is awaited");
            let decision = any_decision(&game, seat, &mut dice);
            if let Decision::Act(done) = &decision {
                let to_do = action(&game.view(Observer::Seat(seat)), *done);
                assert!(is_plain(&written(&to_do)), "{done}");
            }
            let mut news = Vec::new();
            let mut sink = Sink::open();
            game.decide(seat, decision, &mut sink).expect("a listed decision");
            news.extend(sink.events().copied());
            happened.extend(news.iter().map(discriminant));
            for observer in observers(seats) {
                let seen: Vec<_> = news.iter().filter_map(|one| one.seen_by(observer)).collect();
                reads_well(&game.view(observer), &seen);
            }
        }
        assert!(written(&saved_standing(&game.view(Observer::Table))).starts_with("Over: "));
    }
    assert_eq!(happened.len(), EVENTS, "everything that can happen did");
}

#[test]
fn what_nobody_may_know_is_not_told() {
    let secret = reference::does(CardKind::Joker, Jokers::ANY);
    for joker in Joker::ALL {
        assert_ne!(reference::does(CardKind::Joker, Jokers::only(joker)), secret);
        assert_ne!(market::joker(Some(joker)), market::joker(None));
    }
    let traded = [Event::Traded(offer("8p for 9"), lot("9p"))];
    let other = Observer::Seat(Seat::numbered(3).unwrap());
    let seen: Vec<_> = traded.iter().filter_map(|one| one.seen_by(other)).collect();
    assert_eq!(text_at_once(&seen), None);
}

#[test]
fn tokens_are_counted_in_halves() {
    for (halves, expected) in
        [(0, "no tokens"), (1, "½ token"), (2, "1 token"), (3, "1½ tokens"), (4, "2 tokens")]
    {
        assert_eq!(cards::tokens(halves), expected);
    }
}

#[test]
fn every_card_back_and_pack_has_its_words() {
    for kind in CardKind::all() {
        for jokers in [Jokers::ANY].into_iter().chain(Joker::ALL.map(Jokers::only)) {
            let does = reference::does(kind, jokers);
            for text in [does.gist, does.showdown, does.advantage] {
                assert!(text.ends_with('.') && is_plain(text), "{text}");
            }
            assert!(does.rule.starts_with("HUD-"));
        }
        assert!(cards::one(kind).ends_with(cards::kind(kind)));
    }
    for pack in Pack::ALL {
        let contents = market::contents(pack).to_lowercase();
        assert!(contents.ends_with('.') && market::price(pack).contains("marble"));
        for kind in CardKind::all() {
            let named = contents.contains(&cards::one(kind).to_lowercase());
            assert_eq!(named, pack.holds(kind), "{kind:?}: {contents}");
        }
    }
    let backs: BTreeSet<_> = Back::ALL.into_iter().map(cards::back).collect();
    assert_eq!(backs.len(), Back::ALL.len());
}

#[test]
fn hud_5_two_are_told_of_no_trading() {
    let told = |seats| HeadsUpDuel::round(seats).join(" ");
    assert!(!told(2).contains("rade") && told(4).starts_with("Trade until you like your deck."));
}

#[test]
fn hud_34_points_win_a_duel_and_not_rounds() {
    let lesson = testing::lesson(GameId::HeadsUpDuel, "round");
    let mut lines: Vec<&str> = lesson.steps.iter().map(|step| step.says.as_str()).collect();
    lines.extend(ROUND);
    assert!(lines.iter().all(|line| !line.contains("more rounds")), "{lines:?}");
    assert!(lines[0].contains("more points"), "{}", lines[0]);
}
