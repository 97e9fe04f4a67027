//! Every event, action, refusal and state has a sentence that is true for every reader.

use std::collections::{BTreeSet, HashSet};

use engine::catalogue::GameId;
use engine::chance::Seed;
use engine::game::{Decision, Event as _, Game, Observer, Refusal as _, Sink};
use engine::games::heads_up_duel::{
    Action, Back, Backs, BySide, Card, CardKind, CloseReason, Event, HeadsUpDuel,
    HeadsUpDuelOptions, Joker, JokerShows, Jokers, Offer, OfferCards, Pack, Refusal, Terms,
};
use engine::record::Player;
use engine::seat::Seat;

use super::*;
use crate::games::GameUi as _;
use crate::testing;
use crate::words::line::Line;
use crate::words::players::Players;

const ONE: Seat = Seat::ONE;
const TWO: Seat = Seat::TWO;
const BOTH: BySide<Seat> = BySide([ONE, TWO]);

fn players() -> Players {
    let names = ["Ana", "Ben", "Cem", "Dora", "Ewa", "Finn", "Gil", "Hana"];
    let players: Vec<Player> = names.iter().map(|name| name.parse().unwrap()).collect();
    Players::new(&players)
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn lot(text: &str) -> OfferCards {
    text.parse().unwrap()
}

/// Terms from an offer's notation: `7p*2+1 for K`.
fn terms(text: &str) -> Terms {
    match format!("offer 2 {text}").parse() {
        Ok(Action::Offer(_, terms)) => terms,
        other => panic!("{text}: {other:?}"),
    }
}

fn offer(text: &str) -> Offer {
    Offer { from: ONE, to: TWO, number: 1, terms: terms(text) }
}

fn written(line: &Line) -> String {
    players().named(line).written()
}

fn text_of(happened: Event) -> Option<String> {
    event_line(&happened).as_ref().map(written)
}

fn text_at_once(events: &[Event]) -> Option<String> {
    frame_line(events).as_ref().map(written)
}

#[test]
fn rare_events_have_sentences_too() {
    let gift = offer("2p for -");
    let ended = |points, winner| Event::DuelEnded { seats: BOTH, points: BySide(points), winner };
    for (happened, expected) in [
        (Event::Named(ONE, None), None),
        (Event::Chose(ONE, None), None),
        (
            Event::Offered(offer("7p*2+1 for K")),
            Some("Ana offers Ben two 7s and 1 marble for a King."),
        ),
        (Event::Offered(gift), Some("Ana offers Ben a 2 as a gift.")),
        (Event::Traded(gift, OfferCards::NONE), Some("Ben accepts Ana’s gift of a 2.")),
        (
            Event::Closed(gift, CloseReason::NotKept),
            Some(
                "Ben accepts Ana’s offer of a 2 as a gift, but Ana no longer has that: the offer is \
                 void, and nothing changes hands.",
            ),
        ),
        (
            Event::Closed(gift, CloseReason::TradingEnded),
            Some("The trading is over: Ana’s offer to Ben of a 2 as a gift is void."),
        ),
        (Event::BacksChanged(ONE, Backs::default()), Some("Ana now holds no cards.")),
        (Event::JokerDoes(ONE, JokerShows::Counts(9)), Some("Ana’s Joker counts as 9.")),
        (ended([1, 1], None), Some("1 point each: the duel is a draw.")),
    ] {
        assert_eq!(text_of(happened).as_deref(), expected, "{happened:?}");
    }
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

/// Whether a text is only words, and true for every reader: it doesn't address the reader or guess a gender.
fn is_plain(text: &str) -> bool {
    let guesses = ["you", "your", "he", "his", "him", "she", "her"];
    let mut words = text.split(|character: char| !character.is_alphanumeric());
    is_words(text) && !words.any(|word| guesses.contains(&word.to_lowercase().as_str()))
}

/// Whether a text is only words: no variant's name, bracket or gap.
fn is_words(text: &str) -> bool {
    let odd = ["{", "}", "[", "]", "(", ")", "Seat", "Some", "None", "  ", "::", "_"];
    !text.is_empty() && odd.iter().all(|part| !text.contains(part))
}

#[test]
fn what_nobody_may_know_is_not_told() {
    let secret = reference::does(CardKind::Joker, Jokers::ANY);
    for joker in Joker::ALL {
        assert_ne!(reference::does(CardKind::Joker, Jokers::from_item(joker)), secret);
        assert_ne!(market::joker(Some(joker)), market::joker(None));
    }
    let traded = [Event::Traded(offer("8p for 9"), lot("9p"))];
    let other = Observer::Seat(Seat::from_number(3).unwrap());
    let seen: Vec<_> = traded.iter().filter_map(|one| one.seen_by(other)).collect();
    assert_eq!(text_at_once(&seen), None);
}

#[test]
fn a_duel_of_a_tournament_has_its_name() {
    let options = HeadsUpDuelOptions { tournament: true, ..HeadsUpDuelOptions::default() };
    let names = [(1, 4, "Semifinal 1"), (3, 4, "Final"), (4, 8, "Quarterfinal 4"), (7, 8, "Final")];
    for (duel, seats, expected) in names {
        assert_eq!(duel_name(duel, seats, &options), expected);
    }
    assert_eq!(duel_name(2, 8, &HeadsUpDuelOptions::default()), "Duel 2");
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
        for jokers in [Jokers::ANY].into_iter().chain(Joker::ALL.map(Jokers::from_item)) {
            let does = reference::does(kind, jokers);
            for text in [does.gist, does.showdown, does.advantage] {
                assert!(text.ends_with('.') && is_plain(&text), "{text}");
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
    let told = |seats| {
        HeadsUpDuel::round(seats).iter().map(|step| step.translate()).collect::<Vec<_>>().join(" ")
    };
    assert!(!told(2).contains("rade") && told(4).starts_with("Trade until you like your deck."));
}

#[test]
fn hud_34_points_win_a_duel_and_not_rounds() {
    let lesson = testing::lesson(GameId::HeadsUpDuel, "round");
    let mut lines: Vec<&str> = lesson.steps.iter().map(|step| step.says.as_str()).collect();
    lines.extend(ROUND.iter().map(|step| step.translate()));
    assert!(lines.iter().all(|line| !line.contains("more rounds")), "{lines:?}");
    assert!(lines[0].contains("more points"), "{}", lines[0]);
}

/// The goal follows the rules' count (HUD-34, 36, 37). A duel's winner who didn't win the game reads why.
#[test]
fn a_duels_winner_is_told_why_the_game_was_lost() {
    let mut told = HashSet::new();
    for seed in 0..60 {
        let mut game = HeadsUpDuel::deal(&HeadsUpDuelOptions::default(), 4, Seed(seed)).unwrap();
        assert!(goal(&game.view(Observer::Table)).is_some_and(|goal| goal.contains("Most tokens")));
        while let Some(seat) = game.turn().awaited().lowest() {
            game.decide(seat, Decision::Timeout, &mut Sink::none()).unwrap();
        }
        let view = game.view(Observer::Table);
        let outcome = view.turn.outcome().unwrap();
        for seat in Seat::all(4) {
            let won = view
                .results
                .iter()
                .any(|duel| duel.winner.is_some_and(|side| duel.seats[side] == seat));
            let line = came_after(&view, seat);
            assert_eq!(line.is_some(), won && !outcome.winners().contains(seat), "{seed}");
            let Some(line) = line else { continue };
            let worth = |seat: Seat| {
                let standing = view.by_seat[seat].standing;
                (standing.halves, standing.points)
            };
            let best = Seat::all(4).map(worth).max().unwrap();
            let text = written(&line);
            let tokens = best.0 > worth(seat).0;
            assert_eq!(text.contains("half a token more"), tokens, "{seed}: {text}");
            assert_eq!(text.contains("more points"), !tokens, "{seed}: {text}");
            assert_eq!(best.0 - worth(seat).0, u8::from(tokens), "{seed}: {text}");
            let ahead = Seat::all(4).filter(|other| worth(*other) > worth(seat)).count();
            assert!(text.contains(["first", "second", "third"][ahead]), "{seed}: {text}");
            told.insert(tokens);
        }
    }
    assert!(told.contains(&true), "the half token decides mostly");
    let two = HeadsUpDuel::deal(&HeadsUpDuelOptions::default(), 2, Seed(1)).unwrap();
    assert_eq!(goal(&two.view(Observer::Table)), None, "one duel says itself");
}

#[test]
fn what_many_do_in_trading_is_one_line() {
    let three = TWO.next(3);
    let none = Backs::default();
    let line = |events: &[Event]| text_at_once(events).unwrap_or_default();
    assert_eq!(
        line(&[
            Event::BacksChanged(ONE, none),
            Event::BacksChanged(TWO, none),
            Event::Finished(ONE),
            Event::PackSold(three, None),
            Event::BacksChanged(three, none),
            Event::PackSold(three, Some(Pack::Low)),
            Event::Finished(TWO),
            Event::Finished(three),
        ]),
        "Ana and Ben have traded. Cem buys 2 packs. Ana, Ben and Cem have finished for this period."
    );
    let given = offer("+1 for -");
    assert_eq!(
        line(&[
            Event::Reopened(TWO),
            Event::Traded(given, lot("-")),
            Event::BacksChanged(TWO, none),
            Event::Finished(TWO),
        ]),
        format!(
            "{} Ben has finished for this period.",
            text_of(Event::Traded(given, lot("-"))).unwrap()
        )
    );
    assert_eq!(
        line(&[Event::Finished(ONE), Event::Reopened(ONE)]),
        text_of(Event::Reopened(ONE)).unwrap(),
        "in the end it has not finished"
    );
    for alone in [Event::Finished(ONE), Event::Reopened(TWO), Event::PackSold(ONE, None)] {
        assert_eq!(Some(line(&[alone])), text_of(alone));
    }
}

#[test]
fn an_offer_says_what_it_does_to_the_deck() {
    let [deck, after]: [engine::games::heads_up_duel::CardCounts; 2] =
        ["5p*2,6p*2,Kp", "5p,6p*3,Kp"].map(|it| it.parse().unwrap());
    assert_eq!(board::changes(&deck, &after), "Your deck: 5s 2→1, 6s 2→3");
    assert_eq!(board::changes(&deck, &deck), "");
}
