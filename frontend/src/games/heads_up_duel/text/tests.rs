//! Rare texts for the golden texts, and what they don't cover.

use std::collections::BTreeSet;

use engine::catalogue::GameId;
use engine::game::{Decision, Event as _, Game, Observer, Sink};
use engine::games::heads_up_duel::{
    Action, Back, Backs, BySide, CardKind, CloseReason, Event, HeadsUpDuel, HeadsUpDuelOptions,
    Joker, JokerShows, Jokers, Offer, Pack, Refusal,
};
use engine::seat::Seat;

use super::*;
use crate::games::GameUi as _;
use crate::games::golden_texts::{Rare, is_odd, is_personal};
use crate::games::scene_laws::dealt;
use crate::testing::{self, parsed, players};
use crate::words::line::Line;

const ONE: Seat = Seat::ONE;
const TWO: Seat = Seat::TWO;
const BOTH: BySide<Seat> = BySide([ONE, TWO]);

/// An offer in its notation: `7p*2+1 for K`.
fn offer(text: &str) -> Offer {
    let Action::Offer(to, terms) = parsed(&format!("offer 2 {text}")) else { panic!("{text}") };
    Offer { from: ONE, to, number: 1, terms }
}

impl Rare for HeadsUpDuel {
    fn frames() -> Vec<Vec<Event>> {
        let (three, none) = (TWO.next(3), Backs::default());
        let (gift, given) = (offer("2p for -"), offer("+1 for -"));
        let ended =
            |points, winner| Event::DuelEnded { seats: BOTH, points: BySide(points), winner };
        vec![
            vec![Event::Offered(offer("7p*2+1 for K"))],
            vec![Event::Offered(gift)],
            vec![Event::Traded(gift, parsed("-"))],
            vec![Event::Closed(gift, CloseReason::NotKept)],
            vec![Event::Closed(gift, CloseReason::TradingEnded)],
            vec![Event::BacksChanged(ONE, none)],
            vec![Event::JokerDoes(ONE, JokerShows::Counts(9))],
            vec![ended([1, 1], None)],
            vec![Event::DuelBegan(2, BOTH), ended([0; 2], None)],
            vec![
                Event::BacksChanged(ONE, none),
                Event::BacksChanged(TWO, none),
                Event::Finished(ONE),
                Event::PackSold(three, None),
                Event::BacksChanged(three, none),
                Event::PackSold(three, Some(Pack::Low)),
                Event::Finished(TWO),
                Event::Finished(three),
            ],
            vec![
                Event::Reopened(TWO),
                Event::Traded(given, parsed("-")),
                Event::BacksChanged(TWO, none),
                Event::Finished(TWO),
            ],
            // The seat has reopened its visit in the end, so it hasn't finished.
            vec![Event::Finished(ONE), Event::Reopened(ONE)],
        ]
    }

    fn refusals() -> Vec<Refusal> {
        vec![
            Refusal::NothingOffered,
            Refusal::NoMarbles,
            Refusal::NoOfferLeft,
            Refusal::DeckTooSmall(ONE),
            Refusal::NoMarket,
            Refusal::NotTied,
            Refusal::NotFree,
        ]
    }

    /// Tokens in halves, and cards that may be added.
    fn texts() -> Vec<Line> {
        let adds = [(Some(8), 0), (None, 0), (None, 1)];
        let adds = adds.map(|(number, queens)| board::may_add(number, queens));
        (0..=4).map(cards::tokens).chain(adds).map(Line::from).collect()
    }
}

#[test]
fn what_nobody_may_know_is_not_told() {
    let secret = reference::effect(CardKind::Joker, Jokers::ANY);
    for joker in Joker::ALL {
        assert_ne!(reference::effect(CardKind::Joker, Jokers::from_item(joker)), secret);
        assert_ne!(market::joker(Some(joker)), market::joker(None));
    }
    let traded = [Event::Traded(offer("8p for 9"), parsed("9p"))];
    let other = Observer::Seat(Seat::from_number(3).unwrap());
    let seen: Vec<_> = traded.iter().filter_map(|one| one.seen_by(other)).collect();
    assert_eq!(frame_line(&seen), None);
}

#[test]
fn a_duel_of_a_tournament_has_its_name() {
    let options = HeadsUpDuelOptions { tournament: true, ..HeadsUpDuelOptions::default() };
    let names = [4, 5, 7].map(|duel| duel_name(duel, 8, &options));
    assert_eq!(names, ["Quarterfinal 4", "Semifinal 1", "Final"]);
}

#[test]
fn every_card_back_and_pack_has_its_words() {
    for kind in CardKind::all() {
        for jokers in [Jokers::ANY].into_iter().chain(Joker::ALL.map(Jokers::from_item)) {
            let effect = reference::effect(kind, jokers);
            for text in [effect.gist, effect.showdown, effect.advantage] {
                assert!(text.ends_with('.') && !text.contains('('), "{text}");
                assert!(!is_odd(&text) && !is_personal(&text), "{text}");
            }
        }
        assert!(cards::one(kind).ends_with(cards::kind(kind)));
        for pack in Pack::ALL {
            let contents = market::contents(pack).to_lowercase();
            let named = contents.contains(&cards::one(kind).to_lowercase());
            assert_eq!(named, pack.holds(kind), "{kind:?}: {contents}");
        }
    }
    let backs: BTreeSet<_> = Back::ALL.into_iter().map(cards::back).collect();
    assert_eq!(backs.len(), Back::ALL.len());
}

/// Two are told of no trading, and points win a duel, not rounds.
#[test]
fn hud_5_and_hud_34_are_told_before_the_first_game() {
    let [two, four] = [2, 4].map(HeadsUpDuel::round);
    assert!(two.iter().all(|step| !step.contains("rade")));
    assert!(four[0].starts_with("Trade until you like your deck."));
    let lesson = testing::lesson(GameId::HeadsUpDuel, "round");
    let mut lines: Vec<&str> = lesson.steps.iter().map(|step| step.says.as_str()).collect();
    assert!(lines[0].contains("more points"), "{}", lines[0]);
    lines.extend(ROUND.iter().map(|step| step.translate()));
    assert!(lines.iter().all(|line| !line.contains("more rounds")), "{lines:?}");
}

/// The goal follows the rules' count (HUD-34, 36, 37). A duel's winner who didn't win the game reads why.
#[test]
fn a_duels_winner_is_told_why_the_game_was_lost() {
    let mut has_decided = false;
    for seed in 0..60 {
        let mut game: HeadsUpDuel = dealt("", 4, seed);
        assert!(goal(&game.view(Observer::Table)).is_some_and(|goal| goal.contains("Most tokens")));
        while let Some(seat) = game.turn().awaited().lowest() {
            game.decide(seat, Decision::Timeout, &mut Sink::none()).unwrap();
        }
        let view = game.view(Observer::Table);
        let outcome = view.turn.outcome().unwrap();
        for seat in Seat::all(4) {
            let has_won = view.results.iter().any(|duel| winner(*duel) == Some(seat));
            let line = defeat_reason(&view, seat);
            assert_eq!(line.is_some(), has_won && !outcome.winners().contains(seat), "{seed}");
            let Some(line) = line else { continue };
            let (own, all) = (rank_key(&view, seat), Seat::all(4).map(|it| rank_key(&view, it)));
            let text = players("Ana | Ben | Cem | Dora").named(&line).written();
            let more = usize::from(all.clone().max().unwrap().0 - own.0);
            assert!(text.contains(["more points", "half a token more"][more]), "{seed}: {text}");
            let ahead = all.filter(|other| *other > own).count();
            assert!(text.contains(["first", "second", "third"][ahead]), "{seed}: {text}");
            has_decided |= more > 0;
        }
    }
    assert!(has_decided, "the half token decides mostly");
    let two: HeadsUpDuel = dealt("", 2, 1);
    assert_eq!(goal(&two.view(Observer::Table)), None, "one duel says itself");
}

#[test]
fn an_offer_says_what_it_does_to_the_deck() {
    let [deck, after] = ["5p*2,6p*2,Kp", "5p,6p*3,Kp"].map(parsed);
    assert_eq!(board::changes(&deck, &after), "Your deck: 5s 2→1, 6s 2→3");
    assert_eq!(board::changes(&deck, &deck), "");
}

#[test]
fn a_period_says_what_it_means_for_the_market() {
    let mut game: HeadsUpDuel = dealt("", 4, 2);
    for expected in [
        "Period 1 of 4 · the market opens in period 2",
        "Period 2 of 4 · the market is open until the end of period 3",
        "Period 3 of 4 · the market is open for the last time",
        "Period 4 of 4 · the market is closed for good",
    ] {
        assert_eq!(board::period(&game.view(Observer::Table)), expected);
        for seat in Seat::all(4) {
            game.decide(seat, Decision::Timeout, &mut Sink::none()).unwrap();
        }
    }
}

#[test]
fn a_button_says_in_three_words_at_most_why_it_is_barred_hud_14() {
    let packs = [(Pack::Special, 3), (Pack::Special, 0), (Pack::Low, 3)];
    let short = packs.map(|(pack, marbles)| market::not_bought(pack, marbles));
    assert_eq!(short, ["1 marble short", "4 marbles short", "Not now"]);
    let refused = [Some("HUD-17"), Some("HUD-7"), None].map(market::not_accepted);
    assert_eq!(refused, [Some("Deck too small"), Some("You don’t have that"), None]);
}
