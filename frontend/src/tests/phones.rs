//! Tables with people on phones: a phone shows its seat's cards, and the table nobody's.

use engine::catalogue::{AnyAction, AnyGame, GameId};
use engine::game::Decision;
use engine::replay::ReplayedRecord;
use engine::seat::Seat;

use crate::device::{Screen, TableReason};
use crate::games::about;
use crate::pages::phone::testing::{Connection, Sheet};
use crate::services::phones::EndReason;
use crate::services::saves::Local;
use crate::session::Step;
use crate::testing::{ONLOOKER, PhoneRoom, golden_of, look_alikes, record};

use super::leaks::GAMES;

fn dealt(name: &str) -> PhoneRoom {
    PhoneRoom::open(&golden_of(name, 0), Local::default())
}

fn decisions(name: &str) -> Vec<(Seat, Decision<AnyAction>)> {
    let replay = ReplayedRecord::<AnyGame>::read(&golden_of(name, 1_000)).unwrap();
    replay.record().decisions.iter().map(|entry| (entry.seat, entry.decision.clone())).collect()
}

fn fools_gambit() -> PhoneRoom {
    let text = record("fools-gambit", "deck=split", "Ana | Ben", "0000000000000004", &[]);
    PhoneRoom::open(&text, Local::default())
}

/// Asserts that the table shows nobody's cards, and that nobody takes the device.
fn assert_no_cards(game: GameId, room: &PhoneRoom) {
    let screen = room.table.screen();
    let open = [TableReason::News, TableReason::Break, TableReason::Remote, TableReason::Over];
    assert!(open.map(Screen::Table).contains(&screen), "{game:?}: {screen:?}");
    let page = room.table.page();
    let ids = page.attribute("id");
    assert!(!ids.iter().any(|id| ["curtain-open", "pass-on"].contains(&id.as_str())), "{page:?}");
    for class in ["lock", "fg-hand", "hud-hand"] {
        assert_eq!(page.of_class(class), [""; 0], "{game:?}: {class}\n{page:?}");
    }
    assert!(!page.html().contains("<button class=\"card"), "{game:?}: {page:?}");
}

/// Asserts that the phone names its seat, the awaited players and the result; only a running game can be given up.
fn assert_tells_seat(game: GameId, room: &PhoneRoom, seat: Seat) {
    let turn = room.table.session.turn();
    let phone = room.phone(seat);
    let (page, players) = (phone.page(), phone.0.players().expect("who plays"));
    let name = players.name(seat);
    assert_eq!(page.headings()[0], format!("{name}, {}", about(game).name));
    assert!(page.has_button("Hide the cards"));
    let awaited = turn.awaited();
    let waits = (!awaited.is_empty() && !awaited.contains(seat))
        .then(|| format!("Waiting for {}", players.list(awaited)));
    let told = page.announced().into_iter().find(|text| text.starts_with("Waiting"));
    assert_eq!(told, waits, "{game:?} {seat}\n{page:?}");
    let menu = phone.frame(Connection::Open, Some(Sheet::Menu));
    let (is_over, results) = (turn.outcome().is_some(), page.of_class("phone__result"));
    assert_eq!((menu.has_button("Give up"), results.len()), (!is_over, usize::from(is_over)));
    // A phone says "you" to its owner; the table names everybody.
    if let (Some(result), Screen::Table(TableReason::Over)) = (results.first(), room.table.screen())
    {
        let wins = format!("{name} wins");
        let named = result.replace("You win", &wins).replace("you win", &wins);
        let named = named.replace("You concede", &format!("{name} concedes"));
        let table = room.table.page();
        assert!(table.text().contains(&named), "{game:?}: {named}\n{table:?}");
        assert!(page.text().contains("the next game begins here by itself"), "{page:?}");
    }
}

/// Asserts that an onlooker sees the board, and has nothing to decide, hide or give up.
fn assert_looks_on(game: GameId, room: &PhoneRoom) {
    let phone = &room.onlooker;
    let page = phone.page();
    assert_eq!(page.headings()[0], format!("{ONLOOKER}: looking on, {}", about(game).name));
    assert!(page.html().contains("board"), "{page:?}");
    assert!(!page.html().contains("<button class=\"card") && page.of_class("lock").is_empty());
    assert!(!page.has_button("Hide the cards"), "{page:?}");
    let awaited = room.table.session.turn().awaited();
    let players = phone.0.players().expect("who plays");
    let waits = format!("Waiting for {}", players.list(awaited));
    assert_eq!(page.announced().contains(&waits), !awaited.is_empty(), "{page:?}");
    let menu = phone.frame(Connection::Open, Some(Sheet::Menu)).buttons();
    assert_eq!(menu, ["Close", "Rules", "Keys", "Settings"]);
}

#[test]
fn a_table_of_phones_shows_no_hand_and_each_phone_its_seats() {
    // A bot plays in the game that is left out.
    for name in GAMES.into_iter().filter(|name| *name != "duel-52-heroes-and-forts") {
        let mut room = dealt(name);
        let game = room.table.session.game().expect("one of ours");
        let check_all = |room: &PhoneRoom| {
            assert_no_cards(game, room);
            assert_looks_on(game, room);
            room.people().into_iter().for_each(|seat| assert_tells_seat(game, room, seat));
        };
        check_all(&room);
        for (nth, (seat, decision)) in decisions(name).into_iter().enumerate() {
            room.step(Step::Remote(seat, decision));
            while room.take_plain_step() {}
            // Every fifth: a round's length is no multiple of five, so all phases come up.
            if nth % 5 == 0 || room.table.screen() == Screen::Table(TableReason::Over) {
                check_all(&room);
            }
        }
        assert_eq!(room.table.screen(), Screen::Table(TableReason::Over), "{game:?}");
    }
}

#[test]
fn a_phones_log_says_where_it_begins() {
    let room = fools_gambit();
    let log = room.phone(Seat::ONE).frame(Connection::Open, Some(Sheet::Log));
    assert!(log.text().contains("What you saw since this phone joined."), "{log:?}");
}

#[test]
fn a_phone_says_what_is_wrong_with_its_connection_and_what_to_do() {
    let room = fools_gambit();
    let ana = room.phone(Seat::ONE);
    let page = ana.page();
    assert!(!page.has_button("The table is out of reach What to do"));
    let page = ana.page_out_of_reach();
    assert!(page.has_button("The table is out of reach What to do"), "{page:?}");
    for (connection, what, hint) in [
        (Connection::Lost, "The table is out of reach", "Nothing is lost."),
        (Connection::Gone, "The table doesn’t find this phone again", "scan the code"),
        (Connection::Ended(EndReason::Freed), "This phone has left the game", ""),
        (
            Connection::Ended(EndReason::Abuse),
            "The connection was closed",
            "doesn’t belong to the game",
        ),
    ] {
        let notice = ana.frame(connection, None);
        assert!(notice.has_button(&format!("{what} What to do")), "{notice:?}");
        assert!(notice.text().contains(hint), "{notice:?}");
        let is_open = notice.html().contains("<details open");
        let stays = matches!(connection, Connection::Gone | Connection::Ended(_));
        assert_eq!(is_open, stays);
    }
    assert_eq!(ana.frame(Connection::Open, None).text(), "");
}

#[test]
fn deals_that_look_alike_on_the_table_look_alike_to_an_onlooker() {
    let (seeds, decisions) = look_alikes("fools-gambit");
    let decisions: Vec<&str> = decisions.iter().map(String::as_str).collect();
    for count in 0..=decisions.len() {
        let shown = count - count % 2;
        let pages = seeds.iter().map(|seed| {
            let text = record("fools-gambit", "deck=split", "Ana | Ben", seed, &decisions[..count]);
            let room = PhoneRoom::open(&text, Local { seen_by_table: shown, ..Local::default() });
            (room.onlooker.page().html().to_owned(), room.table.html())
        });
        let pages: Vec<_> = pages.collect();
        assert!(pages.iter().all(|page| *page == pages[0]), "after {count}");
    }
}

/// A choice among few options takes one tap. Among cards to take, one card is already picked.
#[test]
fn a_choice_of_gold_rush_takes_two_taps_on_a_phone_at_most() {
    let name = GAMES[2];
    let mut room = dealt(name);
    for (seat, decision) in decisions(name) {
        let phone = room.phone(seat);
        if phone.0.owes() {
            let page = phone.page();
            let is_quick = page.html().contains("is-quick");
            let is_picked = page.attribute("aria-pressed").contains(&"true".into());
            // Otherwise there is a single group: one tap picks, another one locks in.
            let groups = page.html().matches("<fieldset").count();
            assert!(is_quick || is_picked || groups <= 1, "{page:?}");
        }
        room.step(Step::Remote(seat, decision));
        while room.take_plain_step() {}
    }
}

#[test]
fn the_table_shows_the_next_loot_while_all_phones_choose() {
    let name = GAMES[2];
    let (mut room, mut rounds) = (dealt(name), Vec::new());
    for (seat, decision) in decisions(name) {
        room.step(Step::Remote(seat, decision));
        while room.take_plain_step() {}
        let table = room.table.page();
        let standing = table.of_class("table__standing");
        let is_new = rounds.last() != Some(&standing);
        if !is_new || room.table.session.turn().awaited().len() < 3 {
            continue;
        }
        let phone = room.phone(Seat::ONE).page();
        for part in ["gr-plate__rank", "gr-card__name"] {
            assert_eq!(table.of_class(part), phone.of_class(part));
        }
        assert!(table.of_class("gr-card__name").len() >= 8, "{table:?}");
        assert_eq!(table.of_class("gr-arrow"), [""; 0], "{standing:?}");
        rounds.push(standing);
    }
    assert!(rounds.len() >= 4, "{rounds:?}");
}

#[test]
fn an_offer_is_on_the_other_phone_at_once_and_on_no_third() {
    let name = "heads-up-duel-four-in-a-tournament";
    let mut room = dealt(name);
    let mut offers = 0;
    for (seat, decision) in decisions(name).into_iter().take(80) {
        let Decision::Act(action) = &decision else { continue };
        let words = action.to_string();
        let to = words.strip_prefix("offer ").and_then(|rest| rest.split(' ').next());
        let to = to.and_then(|number| Seat::from_number(number.parse().ok()?));
        let before = room.seats.clone();
        let awaited = room.table.session.turn().awaited();
        room.step(Step::Remote(seat, decision));
        while room.take_plain_step() {}
        // A player who had finished continues for an offer, which is public.
        let Some(to) = to.filter(|to| awaited.contains(*to)) else { continue };
        offers += 1;
        for person in room.people() {
            let had = before[person.index()].as_ref().expect("a phone");
            let gets_news = person == seat || person == to;
            assert_eq!(had.0 != room.phone(person).0, gets_news, "{words}: {person}");
        }
        let before = before[to.index()].as_ref().expect("a phone").page();
        assert_ne!(before.html(), room.phone(to).page().html(), "{words}");
    }
    assert!(offers > 3, "{offers}");
}
