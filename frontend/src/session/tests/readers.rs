//! The lines of whole games, for every reader: the seat called "you", and the form of each verb.

use std::collections::BTreeSet;

use engine::game::Observer;

use super::*;
use crate::games;
use crate::playback::{AnyFrame, seen_frames};
use crate::session::lesson::LessonRun;
use crate::testing::{golden_games, lessons, parsed, says_you};
use crate::words::line::{Line, Span};
use crate::words::players::Players;

/// All lines of these frames: in the log, in playback, and in the bar.
fn lines(frames: &[AnyFrame], people: SeatSet) -> Vec<Line> {
    let mut lines = games::lines(frames, people).concat();
    lines.extend(frames.iter().filter_map(|frame| games::narrate(frame, people)));
    for ui in frames.iter().map(|frame| games::ui_of(&frame.view)) {
        lines.extend(ui.standing().into_iter().chain([ui.chapter()]));
    }
    lines.extend(frames.last().map(|last| games::ui_of(&last.view).result()));
    lines
}

fn named(line: &Line) -> SeatSet {
    let seat = |span: &Span| match span {
        Span::Player(seat, _) => Some(*seat),
        Span::Text(_) | Span::Form(..) | Span::Card(_) => None,
    };
    line.spans().iter().filter_map(seat).collect()
}

fn fault(line: &Line, players: &Players, reader: Option<Seat>) -> Option<String> {
    let named = named(line);
    let text = players.clone().read_by(reader).sentence(line).written();
    for span in line.spans() {
        if let Span::Form(seats, _, forms) = span {
            let (one, several) = forms.split_once('|').unwrap_or_default();
            if !seats.difference(named).is_empty() || seats.is_empty() {
                return Some(format!("nobody is named who “{one}”: {text}"));
            }
            if one == several {
                return Some(format!("“{one}” has one form: {text}"));
            }
        }
    }
    let is_meant = reader.is_some_and(|reader| named.contains(reader));
    (says_you(&text) != is_meant).then(|| format!("says “you” to {reader:?} or doesn’t: {text}"))
}

#[test]
fn every_line_of_a_game_suits_each_of_its_readers() {
    let (mut spoken_to, mut faults) = (BTreeSet::new(), BTreeSet::new());
    for (_, replay) in golden_games() {
        let players = Players::new(&replay.record().players);
        let seats = Seat::all(players.count());
        let observers = seats.clone().map(Observer::Seat).chain([Observer::Table]);
        for observer in observers {
            let frames = seen_frames(&replay, 0..replay.frames_by_decision().len(), observer);
            for line in lines(&frames, players.people()) {
                let readers = seats.clone().map(Some).chain([None]);
                faults.extend(readers.filter_map(|reader| fault(&line, &players, reader)));
                if !named(&line).is_empty() {
                    spoken_to.insert(replay.record().options.identity().slug);
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert_eq!(spoken_to.len(), 5, "{spoken_to:?}");
}

#[test]
fn every_lesson_is_read_by_its_learner() {
    for (_, lesson) in lessons() {
        let run = LessonRun::begin(lesson, Some(&parsed("Zoe"))).expect("a lesson that begins");
        let players = run.players();
        assert_eq!(players.reader().map(|learner| players.name(learner)), Some("Zoe"));
    }
}
