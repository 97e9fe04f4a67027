//! Every lesson of every game is played to its end, with each allowed action at every step.

use std::collections::HashSet;

use engine::catalogue::GameId;
use engine::with_game;

use super::*;
use crate::games;
use crate::games::lesson::{self, Allowed, Lesson, LessonStep, LessonTarget, Task};
use crate::games::{AnyBoardProps, GameUi as _};
use crate::playback::Playback;
use crate::playback::testing::{board_props, last_shown, render_board};
use crate::services::texts;
use crate::session::lesson::{LessonRefusal, LessonRun, Misfit};
use crate::testing::{self, lessons};
use crate::words::lessons::WATCH;
use crate::words::line::{InlineCard, Line, Span};
use crate::words::sentence::Sentence;

/// The most words and characters of a step, to fit beside a board on a phone.
const MOST_WORDS: usize = 25;
const MOST_CHARACTERS: usize = 150;

const MOST_TRIES: usize = 400;

fn first(game: GameId) -> Rc<Lesson> {
    testing::lesson(game, games::first_lesson(game).expect("it has lessons"))
}

/// The whole state as text: compares more than `==` does, such as the time left.
fn dump(run: &impl std::fmt::Debug) -> String {
    format!("{run:?}")
}

fn begin(lesson: &Rc<Lesson>) -> LessonRun {
    LessonRun::begin(lesson.clone(), None).unwrap_or_else(|flaw| panic!("{}: {flaw:?}", lesson.id))
}

/// The run at each step, and at the end.
fn runs(lesson: &Rc<Lesson>) -> impl Iterator<Item = LessonRun> + use<> {
    let next = |run: &LessonRun| (!run.is_over()).then(|| run.clone().skip().expect("it leads on"));
    std::iter::successors(Some(begin(lesson)), next)
}

/// The name, the game and the run at each step of each lesson.
fn moments() -> impl Iterator<Item = (String, GameId, LessonRun)> {
    lessons().flat_map(|(game, lesson)| {
        runs(&lesson).take_while(|run| !run.is_over()).map(move |run| {
            let name = format!("{}/{}, step {}", game.slug(), lesson.id, run.index() + 1);
            (name, game, run)
        })
    })
}

/// Presses "Skip" and "Next" to the lesson's end.
fn skip_to_end(mut run: LessonRun) -> Result<(), (usize, Misfit)> {
    while !run.is_over() {
        let at = run.index();
        run = run.skip().map_err(|flaw| (at, flaw))?;
    }
    Ok(())
}

/// Plays a lesson to its end, with each allowed action at every step. The error is the first flaw.
fn play_through(lesson: Rc<Lesson>) -> Result<(), (usize, Misfit)> {
    let mut run = LessonRun::begin(lesson, None).map_err(|flaw| (0, flaw))?;
    while let Some(step) = run.step() {
        let at = run.index();
        if let Task::Act { .. } = step.task {
            let allowed = run.choices();
            if allowed.is_empty() {
                return Err((at, Misfit::Stuck(run.session().screen())));
            }
            for text in allowed.iter().take(MOST_TRIES) {
                let action = run.parse(text).map_err(|flaw| (at, flaw))?;
                let next = run.clone().act(&action).map_err(|flaw| (at, flaw))?;
                skip_to_end(next)?;
            }
        }
        run = run.skip().map_err(|flaw| (at, flaw))?;
    }
    Ok(())
}

#[test]
fn every_lesson_is_played_to_its_end_with_each_allowed_action() {
    for (game, lesson) in lessons() {
        if let Err((at, flaw)) = play_through(lesson.clone()) {
            panic!("{}/{}, step {}: {flaw:?}", game.slug(), lesson.id, at + 1);
        }
    }
}

#[test]
fn every_game_has_lessons_with_names_of_their_own() {
    let mut names = HashSet::new();
    for (game, lesson) in lessons() {
        assert!(names.insert((game, lesson.id.clone())), "{}", lesson.id);
        let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
        assert!(lesson.id.bytes().all(is_plain), "{}", lesson.id);
        assert_eq!(begin(&lesson).session().game(), Some(game), "{}", lesson.id);
    }
    for game in GameId::ALL {
        let listed = games::lessons(game);
        assert!(!listed.is_empty(), "{} has no lessons", game.slug());
        let file = texts::at_hand(&games::lessons_file(game)).expect("a file");
        let written = file.lines().filter_map(|line| line.strip_prefix("# "));
        assert!(listed.iter().map(|entry| entry.id).eq(written), "{}", game.slug());
        let points = file.lines().filter_map(|line| line.strip_prefix("at: "));
        let points: Vec<&str> = points.flat_map(|points| points.split(" | ")).collect();
        for LessonTarget { name, .. } in with_game!(game, G => G::TARGETS) {
            let one = format!("{name} ");
            let is_target = points.iter().any(|point| point == name || point.starts_with(&one));
            assert!(is_target, "{}: nothing points at {name}", game.slug());
        }
        for entry in listed {
            let steps = testing::lesson(game, entry.id).steps.len();
            assert_eq!(entry.steps, steps, "{}/{}", game.slug(), entry.id);
        }
        let round = games::round(game, 4);
        assert!((3..=5).contains(&round.len()));
        let words: usize = round.iter().map(|sentence| sentence.split(' ').count()).sum();
        assert!(words <= 75, "20 seconds of {}: {words} words", game.slug());
    }
}

#[test]
fn a_step_has_few_words() {
    for (game, lesson) in lessons() {
        let acts = lesson.steps.iter().filter(|step| !step.is_for_reading()).count();
        assert!(acts >= 2, "{}: a lesson is done, not read", lesson.id);
        for (at, step) in lesson.steps.iter().enumerate() {
            let name = format!("{}/{}, step {}", game.slug(), lesson.id, at + 1);
            let answer = match &step.task {
                Task::Act { rejection, allowed, .. } => {
                    let is_any = *allowed == Allowed::AnyLegal;
                    assert_eq!(rejection.is_empty(), is_any, "{name}: an answer to another try");
                    rejection
                }
                Task::Watch | Task::Read => "",
            };
            for text in [step.says.as_str(), answer] {
                let signs = ['♣', '♦', '♥', '♠', '▲', '●', '■', '✚', '★'];
                let line = games::with_cards(game, text);
                let marks =
                    line.spans().iter().filter(|span| matches!(span, Span::Card(_))).count();
                assert_eq!(text.matches(signs).count(), marks, "{name}: cards stand in braces");
                let text = Sentence::from(line).written();
                let words = text.split_whitespace().count();
                assert!(words <= MOST_WORDS, "{name}: {words} words: {text}");
                let characters = text.chars().count();
                assert!(characters <= MOST_CHARACTERS, "{name}: {characters} characters: {text}");
            }
            assert!(step.says.ends_with(['.', '?', '!']), "{name}");
        }
    }
}

/// The board of a step as a page, after the news before it.
fn board_html(run: &LessonRun) -> String {
    let players = run.players();
    let frames = if run.has_news() { run.session().news() } else { Vec::new() };
    let at = |frame| Playback::At { frame, moves: false };
    let playback = last_shown(&frames, &players).map_or(Playback::AtRest, at);
    let act = run.acting_seat().map(|_| yew::Callback::noop());
    let props = board_props(run.session().view(), &players, frames, playback);
    render_board(AnyBoardProps { act, ..props })
}

fn words_of(page: &str) -> HashSet<&str> {
    page.split(|letter: char| !letter.is_alphanumeric()).collect()
}

/// The words on the table of a duel in Heads Up Duel, where cards have no suit; `None` if there is no table.
fn words_on_table(page: &str) -> Option<HashSet<&str>> {
    let table = page.split("class=\"hud-arena").nth(1)?.split("hud-middle\"").next()?;
    Some(words_of(table))
}

/// A step about others' decisions comes once some of them lie on the table, not while the table tells earlier news.
#[test]
fn a_step_about_others_comes_after_their_first_decisions() {
    let mut told = 0;
    for (name, _, run) in moments() {
        let Some(LessonStep { task: Task::Act { then, .. }, .. }) = run.step() else { continue };
        let next = run.clone().skip().expect("it leads on");
        if !then.is_empty() && next.step().is_some_and(|next| next.task == Task::Watch) {
            assert!(next.ahead() < then.len(), "after {name}: the others have decided nothing yet");
            told += 1;
        }
    }
    assert!(told > 20, "{told}");
}

/// A card without a suit may lie in the hand as well as on the table, and a step tells of the table.
#[test]
fn a_step_about_a_duel_names_cards_on_the_table() {
    const FACES: [&str; 4] = ["Jack", "Queen", "King", "Ace"];
    let mut named = 0;
    let of_duels = moments().filter(|(_, game, _)| *game == GameId::HeadsUpDuel);
    for (name, _, run) in of_duels {
        let (step, page) = (run.step().expect("a step"), board_html(&run));
        let table = words_on_table(&page).filter(|_| run.has_news() && step.task == Task::Watch);
        let Some(table) = table else { continue };
        for word in words_of(&step.says) {
            let one = word.strip_suffix('s').unwrap_or(word);
            if FACES.contains(&one) || one.parse::<u8>().is_ok() {
                assert!(table.contains(one), "{name}: {one} isn’t on the table: {table:?}");
                named += 1;
            }
        }
    }
    assert!(named > 12, "{named}");
}

/// A step's text names no card and no score that its board doesn't show. The question shown until then names none.
#[test]
fn no_step_tells_news_before_the_table_does() {
    let (mut questions, mut cards, mut scores) = (0, 0, 0);
    let mut idle = Vec::new();
    for (name, game, run) in moments() {
        let step = run.step().expect("a step");
        let is_news = matches!(run.session().screen(), Screen::Table(_));
        assert_eq!(run.has_news(), is_news && !run.session().news().is_empty(), "{name}");
        if step.asks != WATCH {
            questions += 1;
            if !run.has_news() {
                idle.push(name.clone());
            }
        }
        let names = |text: &str| text.contains('{') || text.contains(|c: char| c.is_ascii_digit());
        assert!(!names(&step.asks) && step.asks.len() <= 40, "{name}: {}", step.asks);
        assert!(step.asks.ends_with(['.', '?']), "{name}: {}", step.asks);
        let page = board_html(&run);
        let said = games::with_cards(game, &step.says);
        for span in said.spans() {
            let card = match span {
                Span::Card(InlineCard::Card(card)) => Line::from(*card),
                Span::Card(InlineCard::Own(card)) => Line::from(card.clone()),
                _ => continue,
            };
            let card = Sentence::from(card);
            let is_there = page.contains(&card.spoken()) || page.contains(&card.written());
            assert!(is_there, "{name}: {} isn’t there", card.written());
            cards += 1;
        }
        let text = Sentence::from(said).written();
        let words: Vec<&str> = text.split([' ', '.', ',', ':', ';']).collect();
        for score in words.windows(3).filter(|three| ["to", "against", "beats"].contains(&three[1]))
        {
            if [score[0], score[2]].iter().all(|number| number.parse::<u8>().is_ok()) {
                scores += 1;
                for number in [score[0], score[2]] {
                    assert!(words_of(&page).contains(number), "{name}: {number} isn’t there");
                }
            }
        }
    }
    assert_eq!(idle, [""; 0], "there is nothing to ask for");
    assert!(questions > 30 && cards > 60 && scores > 4, "{questions} {cards} {scores}");
}

/// An action that a step doesn't want gets an answer and changes nothing.
#[test]
fn another_try_is_answered() {
    let mut answered = 0;
    for (name, _, run) in moments() {
        let (step, allowed) = (run.step().expect("a step"), run.choices());
        let Some(seat) = run.acting_seat() else { continue };
        for action in legal_actions(&run.session().game, seat).iter().take(MOST_TRIES) {
            match (run.why_not(action), &step.task) {
                (None, _) => assert!(allowed.contains(&action.to_string()), "{name}: {action}"),
                (Some(LessonRefusal::Rejected(answer)), Task::Act { rejection, .. }) => {
                    assert_eq!(answer, *rejection);
                    assert!(run.clone().act(action).is_err(), "{name}: {action}");
                    answered += 1;
                }
                (Some(LessonRefusal::ReadFirst), Task::Watch | Task::Read) => {}
                (why, task) => panic!("{name}: {why:?} in {task:?}"),
            }
        }
    }
    assert!(answered > 20, "{answered}");
}

#[test]
fn a_lesson_goes_back_a_step_and_goes_on_at_any_step_it_was_left_at() {
    for (_, lesson) in lessons() {
        let path: Vec<LessonRun> = runs(&lesson).collect();
        for steps in path.windows(2) {
            assert_eq!(steps[1].clone().back(), steps[0], "{}", lesson.id);
            let again = begin(&lesson).resume_at(steps[0].index(), steps[0].actions());
            assert_eq!(dump(&again), dump(&steps[0]), "{}", lesson.id);
        }
        assert_eq!(path[0].clone().back(), path[0], "there is nothing before the first step");
    }
}

#[test]
fn a_step_that_wants_several_actions_takes_them_in_any_order() {
    let lesson = first(GameId::GoldRushShootOut);
    let mut run = begin(&lesson);
    while run.step().is_some_and(LessonStep::is_for_reading) {
        run = run.skip().unwrap();
    }
    let [load, aim] = ["load blank", "aim 3"].map(|text| run.parse(text).unwrap());
    let half = run.clone().act(&aim).unwrap();
    assert_eq!((half.index(), half.choices()), (run.index(), vec![load.to_string()]));
    assert!(half.why_not(&aim).is_some(), "it is done");
    assert_eq!(half.clone().back(), run.clone().back());
    assert_eq!(dump(&begin(&lesson).resume_at(half.index(), half.actions())), dump(&run));
    assert_eq!(dump(&half.clone().skip()), dump(&half.clone().act(&load)));
    let both = half.act(&load).unwrap();
    assert_eq!(both.index(), run.index() + 1);
    assert_eq!(both.back(), run, "as the step began");
}

#[test]
fn progress_of_another_lesson_goes_as_far_as_it_fits() {
    let lesson = first(GameId::FoolsGambit);
    let start = begin(&lesson);
    // Nonsense, an action against the rules, and one that the step doesn't want.
    for made in ["nonsense", "duel 2h wager 3h", "duel 4s wager 9c"] {
        let resumed = start.clone().resume_at(99, &[made.to_owned()]);
        assert_eq!(resumed.index(), 2, "{made}: to where the learner acts");
    }
    assert_eq!(start.clone().resume_at(0, &[]), start);
}

/// The round of the flawed lessons below.
const RECORD: &str = "facedown 1\ngame fools-gambit 1\noptions deck=split time=off\n\
                      seats Player 1 | bot:beginner Hattie\nseed 00000000001c8b1a\n";
const CHOOSE: &str = "act: Go.\ndo: duel Ks wager 10s\nelse: No.\nthen: 2 duel Qh wager 9d\n\n";
const KEEP: &str = "act: Go.\ndo: keep\nelse: No.\nthen: 2 keep\n\n";

fn misfit(record: &str, steps: &[&str]) -> Option<Misfit> {
    let text = format!("# flawed\n\n{record}\n{}", steps.concat());
    let lesson = lesson::read(&text, "flawed", &[]).expect("a lesson");
    play_through(lesson.into()).err().map(|(_, flaw)| flaw)
}

/// A change of the rules that breaks a lesson is found: the learner's or the others' decisions in it no longer fit.
#[test]
fn a_lesson_that_does_not_fit_the_rules_is_found() {
    let illegal = CHOOSE.replace("wager 10s", "wager Ks");
    let nonsense = CHOOSE.replace("duel Ks wager 10s", "dance");
    let silent = CHOOSE.replace("then: 2 duel Qh wager 9d\n", "");
    let wrong = CHOOSE.replace("2 duel Qh", "2 duel 2h");
    let other_seat = CHOOSE.replace("2 duel Qh wager 9d", "1 keep");
    let too_much = CHOOSE.replace("wager 9d", "wager 9d | 2 keep");

    let edition = RECORD.replace("gambit 1", "gambit 99");
    let two_people = RECORD.replace("bot:beginner Hattie", "Ben");
    let other_deal = RECORD.replace("1c8b1a", "1c8b1b");
    for (record, step, flaw) in [
        (RECORD, CHOOSE, "None"),
        (&edition, CHOOSE, "Some(Record("),
        (&two_people, CHOOSE, "Some(People)"),
        (&other_deal, CHOOSE, "Some(Action("),
        (RECORD, &illegal, "Some(Action("),
        (RECORD, &nonsense, "Some(Action("),
        (RECORD, &silent, "Some(Unscripted(2, None))"),
        (RECORD, &wrong, "Some(Script(\"2 duel 2h wager 9d\"))"),
        (RECORD, &other_seat, "Some(Unscripted(2, Some(\"1 keep\")))"),
        (RECORD, &too_much, "Some(Leftover(\"2 keep\"))"),
    ] {
        let found = format!("{:?}", misfit(record, &[step, KEEP]));
        assert!(found.starts_with(flaw), "{step}: {found}, not {flaw}");
    }
}

/// The classes that a selector requires, and the start of each attribute, without what `:not()` excludes.
fn required_by(selector: &str) -> (Vec<&str>, Vec<String>) {
    let plain = selector.split(":not(").next().unwrap_or_default();
    let ends = |letter: char| !(letter.is_alphanumeric() || letter == '-' || letter == '_');
    let classes = plain.split('.').skip(1).map(|rest| rest.split(ends).next().unwrap_or_default());
    let attributes = plain.split('[').skip(1).map(|rest| {
        let quoted = rest.split(']').next().unwrap_or_default().replace('\'', "\"");
        match quoted.split_once('^') {
            Some((name, value)) => name.to_owned() + value.trim_end_matches('"'),
            None if quoted.contains('=') => quoted,
            None => quoted + "=",
        }
    });
    (classes.collect(), attributes.collect())
}

#[test]
fn the_targets_of_a_step_are_on_its_board() {
    for (name, _, run) in moments() {
        let page = board_html(&run);
        let classes: HashSet<&str> = page
            .split("class=\"")
            .skip(1)
            .flat_map(|rest| rest.split('"').next().unwrap_or_default().split(' '))
            .collect();
        for selector in &run.step().expect("a step").points {
            assert!(!selector.is_empty() && !selector.contains('"'), "{name}: {selector}");
            let (required, written) = required_by(selector);
            let is_there = required.iter().all(|class| classes.contains(class))
                && written.iter().all(|text| page.contains(text.as_str()));
            assert!(is_there, "{name}: {selector}");
        }
    }
}
