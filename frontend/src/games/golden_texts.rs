//! Golden texts: each game's `text/said.txt` has a few sentences for every event, action, refusal
//! and state, by name and as the first player named reads them. They come from random games, and
//! from [`Rare`]. People review every changed line.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Debug, Write as _};
use std::rc::Rc;
use std::slice;

use engine::catalogue::GameId;
use engine::chance::{Dice, Seed};
use engine::game::{Illegal, Observer, Refusal as _};
use engine::seat::{Seat, SeatSet};
use engine::with_game;

use super::scene_laws::{TABLES, dealt};
use super::{GameUi, lines, narrate, ui_of};
use crate::playback::testing::{any_decision, frames_of};
use crate::playback::{AnyFrame, FrameOf};
use crate::services::language;
use crate::testing;
use crate::words::line::{Line, Span, joined};
use crate::words::players::Players;

const GAMES_PER_TABLE: u64 = 8;
/// One decision in this many also tries actions that may be illegal.
const TRIAL_INTERVAL: u32 = 8;
const ACTIONS_PER_TRIAL: usize = 60;

fn players() -> Players {
    testing::players("Ana | Ben | Cem | Dora | Ewa | Finn | Gil | Hana")
}

/// Events and refusals that random games hardly have.
pub trait Rare: GameUi {
    /// One or more events for each frame.
    fn frames() -> Vec<Vec<Self::Event>>;

    fn refusals() -> Vec<Self::Refusal>;

    /// Labels and other texts.
    fn texts() -> Vec<Line> {
        Vec::new()
    }
}

fn variant_name(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    text.split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// A line without seats, cards and numbers, which differ from deal to deal.
fn shape(line: &Line) -> String {
    let mut shape = String::new();
    for span in line.spans() {
        match span {
            Span::Text(text) => {
                let digit = |sign: char| if sign.is_ascii_digit() { '*' } else { sign };
                shape.extend(text.chars().map(digit));
            }
            Span::Player(..) | Span::Card(_) => shape.push('*'),
            Span::Form(.., forms) => shape.extend(forms.split('|').next()),
        }
    }
    for between in ["**", "*, *", "* and *"] {
        while shape.contains(between) {
            shape = shape.replace(between, "*");
        }
    }
    shape
}

fn first_named_seat(line: &Line) -> Option<Seat> {
    line.spans().iter().find_map(|span| match span {
        Span::Player(seat, _) => Some(*seat),
        Span::Form(..) | Span::Text(_) | Span::Card(_) => None,
    })
}

/// Whether a text has a gap or shows the program's internals.
pub fn is_odd(text: &str) -> bool {
    let odd =
        ["None", "Some", "Seat", "::", "_", "{", "}", "[", "]", "#", "  ", " .", " ,", "..", "!."];
    text.is_empty() || odd.iter().any(|part| text.contains(part))
}

/// Whether a text addresses its reader or guesses somebody's gender.
pub fn is_personal(text: &str) -> bool {
    let personal = ["you", "your", "yours", "he", "his", "him", "she", "her", "hers"];
    let mut words = text.split(|sign: char| !sign.is_alphanumeric());
    words.any(|word| personal.contains(&word.to_lowercase().as_str()))
}

/// A heading of the file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Topic {
    Event,
    AtOnce,
    Action,
    Refusal,
    Asks,
    Stands,
    Ends,
    Rare,
    RareRefusal,
    Text,
}

impl Topic {
    const fn max_texts(self) -> usize {
        match self {
            Self::Event => 6,
            Self::Action => 4,
            Self::AtOnce | Self::Refusal => 3,
            _ => 12,
        }
    }

    /// Whether texts of this kind are whole sentences.
    const fn is_sentence(self) -> bool {
        !matches!(self, Self::Action | Self::Asks | Self::Stands | Self::Ends | Self::Text)
    }

    /// Whether several readers get texts of this kind.
    const fn is_public(self) -> bool {
        !matches!(self, Self::Refusal | Self::RareRefusal | Self::Asks | Self::Text)
    }
}

fn any_frame<G: GameUi>(
    before: &Rc<G::View>,
    events: &[G::Event],
    after: &Rc<G::View>,
) -> AnyFrame {
    AnyFrame {
        before: G::any_view(before.clone()),
        events: events.iter().cloned().map(G::any_event).collect(),
        view: G::any_view(after.clone()),
    }
}

/// For each topic and kind, texts with their [`shape`]s, in order of appearance.
#[derive(Default)]
struct GoldenText(BTreeMap<(Topic, String), Vec<(String, String)>>);

impl GoldenText {
    fn add(&mut self, topic: Topic, kind: impl Into<String>, line: &Line) {
        let (shape, texts) = (shape(line), self.0.entry((topic, kind.into())).or_default());
        if texts.len() == topic.max_texts() || texts.iter().any(|(known, _)| *known == shape) {
            return;
        }
        let text = players().sentence(line).written();
        assert!(!is_odd(&text), "{text:?}");
        assert!(!topic.is_sentence() || text.ends_with(['.', '!']), "{text:?}");
        let is_english = language::code() == "en";
        assert!(!is_english || !topic.is_public() || !is_personal(&text), "{text:?}");
        let personal = players().read_by(first_named_seat(line)).sentence(line).written();
        let suffix = if personal == text { String::new() } else { format!(" / {personal}") };
        texts.push((shape, text + &suffix));
    }

    fn add_frame<G: GameUi>(&mut self, frame: &FrameOf<G>) {
        let Some(first) = frame.events.first().map(variant_name) else { return };
        let any = |events: &[G::Event]| any_frame::<G>(&frame.before, events, &frame.view);
        for event in &frame.events {
            for line in lines(&[any(slice::from_ref(event))], SeatSet::EMPTY).concat() {
                self.add(Topic::Event, variant_name(event), &line);
            }
        }
        if frame.events.len() > 1
            && let Some(line) = narrate(&any(&frame.events), SeatSet::first(2))
        {
            self.add(Topic::AtOnce, first, &line);
        }
    }

    fn add_state<G: GameUi>(&mut self, game: &G) {
        let table = G::any_view(game.view(Observer::Table).into());
        let view = ui_of(&table);
        self.add(Topic::Stands, "standing", &joined(view.standing(), " · "));
        self.add(Topic::Stands, "saved", &view.saved_standing());
        self.add(Topic::Stands, "chapter", &view.chapter());
        if game.turn().outcome().is_some() {
            self.add(Topic::Ends, "result", &view.result());
        }
        for seat in Seat::all(game.seats()) {
            let view = G::any_view(game.view(Observer::Seat(seat)).into());
            self.add(Topic::Asks, "asks", &ui_of(&view).prompt(seat));
        }
    }

    /// Plays a random game. `tried` collects its legal actions, to be tried at other times.
    fn play<G: GameUi>(&mut self, mut game: G, seed: u64, tried: &mut BTreeMap<String, G::Action>) {
        let mut dice = Dice::new(Seed(seed), 7);
        let observers = [Observer::Table, Observer::Seat(Seat::ONE), Observer::Seat(Seat::TWO)];
        while let Some((seat, decision)) = any_decision(&game, &mut dice, 10) {
            let view = G::any_view(game.view(Observer::Seat(seat)).into());
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            for action in legal {
                let line = ui_of(&view).action(&G::any_action(action.clone()));
                self.add(Topic::Action, variant_name(&action), &line);
                tried.insert(action.to_string(), action);
            }
            if dice.below(TRIAL_INTERVAL) == 0 {
                let all: Vec<_> = tried.values().collect();
                for _ in 0..ACTIONS_PER_TRIAL {
                    let Some(action) = dice.pick(&all) else { continue };
                    if let Err(Illegal::Rule(why)) = game.check(seat, action) {
                        let kind = format!("{} ({})", variant_name(&why), why.rule());
                        self.add(Topic::Refusal, kind, &<G as GameUi>::refusal(why));
                    }
                }
            }
            let before = game.clone();
            for observer in observers {
                game = before.clone();
                for frame in frames_of(&mut game, seat, decision.clone(), observer) {
                    self.add_frame::<G>(&frame);
                }
            }
            self.add_state(&game);
        }
    }

    fn add_rare<G: Rare>(&mut self, view: &Rc<G::View>) {
        for events in G::frames() {
            let kind = variant_name(&events[0]);
            let line = narrate(&any_frame::<G>(view, &events, view), SeatSet::first(2));
            self.add(Topic::Rare, kind, &line.expect("it is told"));
        }
        for why in G::refusals() {
            let kind = format!("{} ({})", variant_name(&why), why.rule());
            self.add(Topic::RareRefusal, kind, &<G as GameUi>::refusal(why));
        }
        for (number, line) in (1..).zip(G::texts()) {
            self.add(Topic::Text, format!("{number:02}"), &line);
        }
    }

    fn written(&self) -> String {
        let mut written = String::new();
        let mut topics = BTreeSet::new();
        for ((topic, kind), said) in &self.0 {
            if topics.insert(topic) {
                let _ = writeln!(written, "# {topic:?}");
            }
            for (_, text) in said {
                let _ = writeln!(written, "{kind}: {text}");
            }
        }
        written
    }
}

/// From `games` games at each table.
fn golden_text<G: Rare>(games: u64) -> String {
    let (mut said, mut tried) = (GoldenText::default(), BTreeMap::new());
    let tables = || TABLES.into_iter().filter(|(game, ..)| *game == G::ID);
    for (_, options, seats) in tables() {
        for seed in 0..games {
            said.play(dealt::<G>(options, seats, seed), seed, &mut tried);
        }
    }
    let (_, options, seats) = tables().next().expect("a table");
    said.add_rare::<G>(&dealt::<G>(options, seats, 1).view(Observer::Table).into());
    said.written()
}

#[test]
fn all_that_is_said_was_read() {
    let all = language::all()
        .into_iter()
        .flat_map(|(code, _)| GameId::ALL.map(|game| (code.clone(), game)));
    for (code, game) in all {
        language::show(&code);
        // English already covers each shape of a sentence.
        let games = if code == "en" { GAMES_PER_TABLE } else { 1 };
        let said = with_game!(game, G => golden_text::<G>(games));
        let folder = game.slug().replace('-', "_");
        let suffix = if code == "en" { String::new() } else { format!(".{code}") };
        testing::assert_golden(&format!("src/games/{folder}/text/said{suffix}.txt"), |_| said);
    }
}
