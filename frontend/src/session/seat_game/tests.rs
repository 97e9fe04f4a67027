//! A phone's checks of messages from a table, and its replies.

use engine::cards::Card;
use engine::catalogue::AnyGame;
use engine::game::Sink;
use engine::list::FixedList;
use engine::record::Record;
use engine::seat::SeatSet;

use super::*;
use crate::services::phones::protocol::Refused;
use crate::testing::parsed;

fn ana() -> Rc<SeatGame> {
    Rc::new(SeatGame::for_player(&parsed("Ana")))
}

fn hello(game: GameId, players: &[&str], seat: u8) -> Hello {
    Hello {
        version: VERSION,
        deal: 1,
        game: game.slug().to_owned(),
        options: game.options().values().to_string(),
        seat: Seat::from_number(seat),
        players: players.iter().map(|player| (*player).to_owned()).collect(),
        looks: Vec::new(),
    }
}

fn dealt(hello: &Hello) -> AnyGame {
    let options = GameId::from_slug(&hello.game).unwrap().options();
    let players = hello.players.iter().map(|player| player.parse().unwrap()).collect();
    Record { options, players, seed: Seed(4), decisions: Vec::new() }.deal().unwrap()
}

fn state(hello: &Hello, number: u32, view: AnyView) -> State {
    let (deal, frames) = (hello.deal, Vec::new());
    State { deal, number, view, frames, decision: 0, owes: true, clock: None }
}

/// The others' changes between two views.
fn frame(number: u32, events: Vec<AnyEvent>, before: &AnyView, view: &AnyView) -> SentFrame {
    SentFrame { number, own: false, before: Some(before.clone()), events, view: view.clone() }
}

fn own_view(hello: &Hello) -> AnyView {
    dealt(hello).view(Observer::Seat(Seat::ONE))
}

fn receive(phone: &Rc<SeatGame>, message: &ToPhone) -> Rc<SeatGame> {
    phone.clone().reduce(SeatStep::Received(message.write().into()))
}

fn greet(phone: &Rc<SeatGame>, hello: &Hello) -> Rc<SeatGame> {
    receive(phone, &ToPhone::Hello(hello.clone()))
}

fn update(phone: &Rc<SeatGame>, state: State) -> Rc<SeatGame> {
    receive(phone, &ToPhone::State(Box::new(state)))
}

/// Ana's phone in a game that she begins, at its first state.
fn phone_in_game(hello: &Hello) -> Rc<SeatGame> {
    update(&greet(&ana(), hello), state(hello, 1, own_view(hello)))
}

/// The phone's seat, and whether the last message was unreadable.
fn seat_and_fault(phone: &Rc<SeatGame>) -> (Option<Seat>, bool) {
    (phone.seat(), phone.is_unreadable())
}

/// The countdown before a reveal must not ask people to put a phone, which shows its owner's secrets, in the middle.
#[test]
fn a_phone_is_passed_on_to_nobody() {
    let players = ["Ana", "Ben", "Cem"];
    let here = |phone: Rc<SeatGame>, seat| {
        let greeting = hello(GameId::GoldRushShootOut, &players, seat);
        greet(&phone, &greeting).players().map(|players| (players.here(), players.people().len()))
    };
    assert_eq!(here(ana(), 1), Some((SeatSet::from_item(Seat::ONE), 3)));
    let looks_on = Rc::new(SeatGame::for_onlooker(&parsed("Dee")));
    assert_eq!(here(looks_on, 0), Some((SeatSet::EMPTY, 3)));
}

#[test]
fn a_greeting_is_of_a_game_for_so_many_with_names_and_the_invited_seat() {
    let (rush, fools) = (GameId::GoldRushShootOut, GameId::FoolsGambit);
    let nine = ["Ana", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9"];
    let (many, long) = (vec!["Ana"; 5_000], "x".repeat(60_000));
    let good = || hello(fools, &["Ana", "Ben"], 1);
    for (number, (greeting, is_taken)) in (1_u8..).zip([
        (hello(rush, &nine[..8], 1), true),
        (hello(rush, &nine, 1), false),
        // Gold Rush Shoot Out is for three and more.
        (hello(rush, &nine[..2], 1), false),
        (hello(GameId::Duel52, &nine[..3], 1), false),
        // Comparing names takes quadratic time: a list of thousands is refused.
        (hello(rush, &many, 1), false),
        (Hello { looks: vec![Look::nth(0); 5_000], ..hello(rush, &nine[..8], 1) }, false),
        (good(), true),
        (Hello { game: "chess".to_owned(), ..good() }, false),
        (Hello { options: "deck=split luck=on".to_owned(), ..good() }, false),
        (hello(fools, &["Ana", &long], 1), false),
        // That seat is Ben's, there is none, it is a bot's, and Ana was invited to one.
        (hello(fools, &["Ana", "Ben"], 2), false),
        (hello(fools, &["Ana", "Ben"], 3), false),
        (hello(fools, &["bot:novice Ana", "Ben"], 1), false),
        (Hello { seat: None, ..good() }, false),
    ]) {
        let phone = greet(&ana(), &greeting);
        let what = (number, &greeting.game, greeting.players.len(), greeting.seat);
        let shown = (phone.game().is_some(), phone.is_unreadable());
        assert_eq!(shown, (is_taken, !is_taken), "{what:?}");
    }
}

#[test]
fn only_an_onlooker_has_no_seat_and_owes_nothing() {
    let game = GameId::FoolsGambit;
    let none = Hello { seat: None, ..hello(game, &["Ana", "Ben"], 1) };
    let dee = Rc::new(SeatGame::for_onlooker(&parsed("Dee")));
    let phone = greet(&dee, &none);
    assert_eq!((phone.game(), phone.seat()), (Some(game), None));
    let view = dealt(&none).view(Observer::Table);
    let owing = update(&phone, state(&none, 1, view.clone()));
    assert!(owing.is_unreadable() && owing.view().is_none(), "it is told to owe something");
    let onlooker_state = |number, view| State { owes: false, ..state(&none, number, view) };
    let phone = update(&phone, onlooker_state(1, view.clone()));
    assert_eq!(phone.view(), Some(&view));
    let hidden = update(&phone, onlooker_state(2, own_view(&none)));
    assert!(hidden.is_unreadable() && hidden.view() == Some(&view), "those are Ana's cards");
    // In the next game it gets the seat of its own name only.
    let next = Hello { deal: 2, ..hello(game, &["Dee", "Ana"], 1) };
    assert_eq!(greet(&phone, &next).seat(), Some(Seat::ONE));
    assert!(greet(&phone, &Hello { seat: Some(Seat::TWO), ..next }).is_unreadable());
}

#[test]
fn people_of_one_name_match_the_invitation_whatever_their_number_and_wherever_they_sit() {
    let game = GameId::GoldRushShootOut;
    let phone = Rc::new(SeatGame::for_player(&parsed("Ana 2")));
    let first = greet(&phone, &hello(game, &["Ana", "Ana", "Ben"], 2));
    assert_eq!(seat_and_fault(&first), (Some(Seat::TWO), false));
    let next = |seat| Hello { deal: 2, ..hello(game, &["Ana", "Ben", "Ana"], seat) };
    assert_eq!(seat_and_fault(&greet(&first, &next(1))), (Some(Seat::ONE), false));
    assert_eq!(seat_and_fault(&greet(&first, &next(2))), (Some(Seat::TWO), true), "that is Ben’s");
    for other in ["An", "Ana 23", "Anabel", "Ana Ben"] {
        assert!(!matches_name("Ana 2", other) && !matches_name(other, "Ana 2"), "{other}");
    }
}

#[test]
fn a_refused_greeting_shows_until_the_next_message() {
    let game = GameId::FoolsGambit;
    let hello = hello(game, &["Ana", "Ben"], 2);
    let view = dealt(&hello).view(Observer::Seat(Seat::TWO));
    let phone = update(&greet(&ana(), &hello), state(&hello, 1, view));
    assert!(phone.is_unreadable() && phone.game().is_none());
    let phone = greet(&phone, &self::hello(game, &["Ana", "Ben"], 1));
    assert!(!phone.is_unreadable() && phone.game().is_some());
}

#[test]
fn a_story_that_cannot_have_happened_is_left_out_and_the_seat_plays_on() {
    let hello = hello(GameId::Duel52, &["Ana", "Ben"], 1);
    let view = own_view(&hello);
    let phone = greet(&ana(), &hello);
    let mut news = state(&hello, 1, view.clone());
    let event = AnyEvent::Duel52(engine::games::duel_52::Event::BaseCardsDealt);
    news.frames = vec![frame(1, vec![event.clone(); MOST_EVENTS + 1], &view, &view)];
    let without = update(&phone, news.clone());
    assert!(without.owes() && !without.is_unreadable() && without.log().is_empty());
    news.frames = vec![frame(1, vec![event; MOST_EVENTS], &view, &view)];
    let with = update(&phone, news);
    assert!(with.owes() && with.log().len() == 1);
}

#[test]
fn others_actions_in_a_free_order_show_beside_the_own_cards() {
    let hello = hello(GameId::HeadsUpDuel, &["Ana", "Ben", "Cem", "Dee"], 1);
    let mut game = dealt(&hello);
    let view = |game: &AnyGame| game.view(Observer::Seat(Seat::ONE));
    let (phone, before) = (phone_in_game(&hello), view(&game));
    let finish = game.read_action("finish").unwrap();
    game.decide(Seat::TWO, Decision::Act(finish), &mut Sink::none()).unwrap();
    let mut news = state(&hello, 2, view(&game));
    let finished = engine::games::heads_up_duel::Event::Finished(Seat::TWO);
    let events = vec![AnyEvent::HeadsUpDuel(finished)];
    news.frames = vec![frame(2, events, &before, &view(&game))];
    let phone = update(&phone, news);
    assert!(phone.news().is_empty(), "the seat trades on");
    assert_eq!(phone.just_done().len(), 1);
}

#[test]
fn an_unreadable_message_is_reported_and_the_game_goes_on() {
    let hello = hello(GameId::Duel52, &["Ana", "Ben"], 1);
    let game = dealt(&hello);
    let own = |seat| game.view(Observer::Seat(seat));
    let phone = phone_in_game(&hello);
    assert!(phone.owes() && !phone.is_unreadable());
    let text = |view| ToPhone::State(Box::new(state(&hello, 2, view))).write();
    // Another seat's view, another game's, and no message at all.
    let other = dealt(&self::hello(GameId::DualDuel, &["Ana", "Ben"], 1));
    for message in [
        text(own(Seat::TWO)),
        text(game.view(Observer::Table)),
        text(other.view(Observer::Seat(Seat::ONE))),
        "{\"State\":\"AAAA\"}".to_owned(),
        "nothing".to_owned(),
    ] {
        let after = phone.clone().reduce(SeatStep::Received(message.into()));
        assert!(after.is_unreadable());
        assert_eq!((after.view(), after.owes()), (phone.view(), true), "what was known is kept");
        let after = update(&after, state(&hello, 3, own(Seat::ONE)));
        assert!(!after.is_unreadable(), "the next one can be read");
    }
}

#[test]
fn a_table_that_sends_nothing_that_can_be_read_is_not_listened_to_for_ever() {
    let hello = hello(GameId::Duel52, &["Ana", "Ben"], 1);
    let mut phone = ana();
    for _ in 0..MOST_UNREADABLE {
        phone = phone.clone().reduce(SeatStep::Received("nothing".into()));
    }
    let after = greet(&phone, &hello);
    assert!(after.is_unreadable() && after.game().is_none());
}

#[test]
fn an_ended_connection_asks_for_nothing_and_gives_one_reason() {
    let hello = hello(GameId::FoolsGambit, &["Ana", "Ben"], 1);
    let phone = phone_in_game(&hello);
    assert!(phone.owes());
    let many = Refused { deal: 1, decision: None, why: Denial::TooMany };
    let phone = receive(&phone, &ToPhone::Refused(many));
    assert_eq!(phone.refused(), Some(&Denial::TooMany));
    let phone = phone.reduce(SeatStep::End);
    assert!(!phone.owes() && !phone.is_sending() && phone.refused().is_none());
}

#[test]
fn a_refusal_names_a_rule_and_no_story() {
    let hello = hello(GameId::FoolsGambit, &["Ana", "Ben"], 1);
    let sent = phone_in_game(&hello).reduce(SeatStep::Leave);
    let refuse = |rule: &str| {
        let (decision, why) = (Some(0), Denial::Rule(rule.to_owned()));
        receive(&sent, &ToPhone::Refused(Refused { deal: 1, decision, why })).refused().cloned()
    };
    assert_eq!(refuse("FG-6"), Some(Denial::Rule("FG-6".to_owned())));
    assert_eq!(refuse("Give me your phone."), Some(Denial::Malformed));
}

#[test]
fn a_list_of_fixed_length_has_all_its_places_and_no_gap() {
    let read = |text: &str| serde_json::from_str::<FixedList<Card, 3>>(text).ok();
    assert_eq!(read("[1,5,null]").map(|list| list.len()), Some(2));
    for bad in ["[1,5]", "[1,5,7,9]", "[1,5,null,null]", "[null,1,null]", "[1,52,null]"] {
        assert_eq!(read(bad), None, "{bad}");
    }
}
