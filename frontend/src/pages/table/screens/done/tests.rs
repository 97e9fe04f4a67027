//! Plays whole games on one device, and checks what its screens show while nobody holds it.

use std::collections::BTreeMap;

use engine::catalogue::{AnyGame, AnyOptions, GameId};
use engine::chance::{Dice, Seed};
use engine::game::{Event as _, Game as _, Observer, Sink};
use engine::options::{Options as _, Values};
use engine::record::Record;
use engine::replay::ReplayedRecord;

use super::*;
use crate::device::{Purpose, TableReason};
use crate::playback::testing::{board_props, render_board};
use crate::playback::{AnyFrame, Playback};
use crate::services::saves::Local;
use crate::session::Step;
use crate::testing::{Page, Table, any_action, legal_actions, plain_step, players, record};
use crate::words::players::Players;

const MOST_STEPS: usize = 20_000;

/// A random next step of the people at the device.
fn next_step(session: &Session, game: &AnyGame, dice: &mut Dice) -> Option<Step> {
    let seat = match session.screen() {
        Screen::Table(TableReason::Choice) => session.turn().awaited().lowest()?,
        Screen::Seat(seat) => seat,
        Screen::Pick(seats) => {
            return Some(Step::Take(*dice.pick(&seats.iter().collect::<Vec<_>>())?));
        }
        Screen::Gestures(_) => return Some(Step::UseGestures(false)),
        screen => return plain_step(screen),
    };
    let action = any_action(game, seat, dice).expect("something can be done");
    Some(Step::Decide(seat, Decision::Act(action)))
}

/// Plays a game of people on one device, and looks at each of its screens.
fn play(options: &AnyOptions, seats: u8, seed: u64, mut look: impl FnMut(&Session, &Players)) {
    let names = ["Ana", "Ben", "Cem", "Dee"][..seats.into()].join(" | ");
    let (game, options) = (options.identity().slug, options.values().to_string());
    let text = record(game, &options, &names, &Seed(seed).to_string(), &[]);
    let (mut table, players) = (Table::open(&text, Local::default()), players(&names));
    let mut state = table.session.replay().end().clone();
    let mut dice = Dice::new(Seed(seed), 9);
    for _ in 0..MOST_STEPS {
        look(&table.session, &players.clone().read_by(table.session.reader()));
        let Some(step) = next_step(&table.session, &state, &mut dice) else { return };
        if let Step::Decide(seat, decision) = &step {
            state.decide(*seat, decision.clone(), &mut Sink::none()).unwrap();
        }
        table.step(step);
    }
    panic!("{game} {seed} doesn't end: {:?}", table.screen());
}

fn play_all(mut look: impl FnMut(GameId, &Session, &Players)) {
    for game in GameId::ALL {
        let counts = game.options().seat_counts();
        for seats in (2..=4).filter(|seats| counts.contains(*seats)) {
            for seed in 0..3 {
                play(&game.options(), seats, seed, |session, players| look(game, session, players));
            }
        }
    }
}

/// Whether others know less of the last decision than its seat, once it is carried out.
fn is_hidden(session: &Session, seat: Seat) -> bool {
    let Some((last, before)) = session.record().decisions.split_last() else { return false };
    let record = Record { decisions: before.to_vec(), ..session.record().clone() };
    let mut game = ReplayedRecord::new(record).unwrap().end().clone();
    let mut sink = Sink::open();
    game.decide(seat, last.decision.clone(), &mut sink).unwrap();
    assert_eq!(last.seat, seat);
    let frames = sink.into_frames();
    frames.iter().flat_map(|frame| &frame.events).any(|event| {
        let seen = event.seen_by(Observer::Seat(seat));
        let sees_less = |other| event.seen_by(Observer::Seat(other)) != seen;
        seen.is_some() && Seat::all(game.seats()).any(sees_less)
    })
}

#[test]
fn only_secrets_are_called_secret() {
    let mut titles = BTreeMap::new();
    let mut checked = 0;
    play_all(|game, session, _| {
        let Screen::Done(seat) = session.screen() else { return };
        let title = title_after(session, seat);
        *titles.entry(title.english()).or_insert(0) += 1;
        let is_called_secret = title.contains("secret");
        // Replaying is slow, so check one in seven.
        if is_called_secret && checked % 7 == 0 {
            assert!(is_hidden(session, seat), "{game:?}: {:?}", session.last_own_decision(seat));
        }
        checked += 1;
    });
    for title in [table::LOCKED_IN, table::TURN_DONE, table::DONE] {
        assert!(titles.get(title.english()).is_some_and(|count| *count > 10), "{titles:?}");
    }
}

#[test]
fn a_bannerman_seen_by_all_shows_on_the_table_at_once() {
    let options = GameId::Duel52.options();
    let values = Values::read(options.fields(), "heroes=on bannermen=on forts=on").unwrap();
    let mut picked = 0;
    play(&options.with_values(&values), 2, 4, |session, _| {
        let Some(last) = session.record().decisions.last() else { return };
        let Decision::Act(action) = &last.decision else { return };
        if action.to_string().starts_with("banner ") {
            let screen = session.screen();
            assert!(!matches!(screen, Screen::Done(_)), "nothing of it is secret");
            picked += u32::from(screen == Screen::Table(TableReason::News));
        }
    });
    assert!(picked > 0, "nobody picked a bannerman");
}

/// After any secret choice, the next person takes the device from this very screen. A second hold button beside the
/// hand-over's could be held by mistake, and show a secret.
#[test]
fn a_secret_choice_leaves_nothing_on_the_screen_that_goes_on_by_one_hold() {
    let mut games = BTreeMap::new();
    for game in GameId::ALL {
        let slug = game.options().identity().slug;
        let allows_two = game.options().seat_counts().contains(2);
        let seats = if allows_two { "Ana | Ben" } else { "Ana | Ben | Cem" };
        let text = record(slug, "", seats, "0000000000000007", &[]);
        let mut table = Table::open(&text, Local::default());
        let mut dice = Dice::new(Seed(7), 2);
        let (mut steps, mut choices, mut decided) = (0, 0, 0);
        while steps < 40 || decided == 0 {
            steps += 1;
            let state = table.session.replay().end().clone();
            if let Screen::Done(_) = table.screen() {
                let held = table.page().of_class("hold");
                assert!(held.iter().all(|held| held.starts_with("Hold: I’m ")), "{slug}: {held:?}");
                decided += 1;
            } else if let Screen::Seat(seat) = table.screen() {
                let actions = legal_actions(&state, seat).into_iter().take(12);
                let pages = actions.filter_map(|action| {
                    let mut table = table.clone();
                    table.step(Step::Decide(seat, Decision::Act(action)));
                    let session = &table.session;
                    let is_secret = matches!(table.screen(), Screen::Done(_))
                        && title_after(session, seat) == table::LOCKED_IN
                        && session.private_news(seat).is_empty();
                    is_secret.then(|| table.html())
                });
                let pages: std::collections::BTreeSet<_> = pages.collect();
                assert!(pages.len() < 2, "{slug}: {pages:?}");
                choices += pages.len();
            }
            let Some(step) = next_step(&table.session, &state, &mut dice) else { break };
            table.step(step);
        }
        assert!(decided > 0, "{slug}");
        games.insert(slug, choices);
    }
    // All choices in Duel 52 are public.
    assert_eq!(games.values().filter(|choices| **choices > 0).count(), 4, "{games:?}");
}

/// The face-up cards on a table that shows these frames.
fn open_cards(session: &Session, players: &Players, frames: Vec<AnyFrame>) -> Vec<String> {
    let playback = if frames.is_empty() { Playback::AtRest } else { Playback::Play };
    let page =
        Page::new(render_board(board_props(session.table_view(), players, frames, playback)));
    let cards = ["card", "gr-card"].into_iter().flat_map(|class| page.of_class(class));
    // Leaves out the top of a pile: the news showed that card already.
    cards.filter(|card| card.len() > 2 && !card.contains("face-down")).collect()
}

#[test]
fn a_rounds_public_cards_show_before_somebody_takes_the_device() {
    let mut tables = BTreeMap::new();
    play_all(|game, session, players| {
        let is_table =
            matches!(session.screen(), Screen::Table(TableReason::News | TableReason::Break));
        let goes_on =
            matches!(session.upcoming(), Screen::Curtain(_, Purpose::Play) | Screen::Pick(_));
        if !is_table || !goes_on {
            return;
        }
        let mut shown = open_cards(session, players, session.news());
        for card in open_cards(session, players, Vec::new()) {
            let at = shown.iter().position(|other| *other == card);
            shown.remove(at.unwrap_or_else(|| panic!("{game:?}: {card} is not among {shown:?}")));
        }
        *tables.entry(format!("{game:?}")).or_insert(0) += 1;
    });
    assert!(tables.len() == GameId::ALL.len(), "{tables:?}");
}
