//! The log of a running game, and the table as it was at one of its moments.

use std::rc::Rc;

use engine::options::Options as _;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::log::{Chapter, Log};
use crate::components::said::Said;
use crate::games::{self, Board};
use crate::pages::table::Running;
use crate::pages::table::sheets::Sheet;
use crate::playback::AnyFrame;
use crate::words::players::Players;
use crate::words::table;

#[derive(Properties, PartialEq)]
pub struct LogSheetProps {
    pub session: Running,
    pub players: Players,
    /// Opens another dialog, or none.
    pub on_sheet: Callback<Option<Sheet>>,
}

/// What happened, as whoever looks was able to see it, round by round.
#[component]
pub fn LogSheet(props: &LogSheetProps) -> Html {
    let on_moment = props.on_sheet.reform(|moment| Some(Sheet::Moment(moment)));
    html! {
        <Log
            chapters={chapters(&props.session.log(), &props.players)}
            players={props.players.clone()}
            {on_moment}
        />
    }
}

/// Frames in the sentences of a log, under a heading for each part of the game.
pub fn chapters(frames: &[AnyFrame], players: &Players) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for (moment, lines) in games::lines(frames, players).into_iter().enumerate() {
        if lines.is_empty() {
            continue;
        }
        let title = games::of(&frames[moment].view).chapter(players);
        if chapters.last().is_none_or(|last| last.title != title) {
            chapters.push(Chapter { title, lines: Vec::new() });
        }
        if let Some(last) = chapters.last_mut() {
            last.lines.extend(lines.into_iter().map(|line| (moment, line)));
        }
    }
    chapters
}

#[derive(Properties, PartialEq)]
pub struct MomentProps {
    pub session: Running,
    pub players: Players,
    /// The frame of the log.
    pub moment: usize,
    /// Opens another dialog, or none.
    pub on_sheet: Callback<Option<Sheet>>,
}

/// The table as whoever looks saw it at a moment of the log. Nothing can be decided there.
#[component]
pub fn Moment(props: &MomentProps) -> Html {
    let MomentProps { session, players, moment, on_sheet } = props;
    let log = session.log();
    let Some(frame) = log.get(*moment) else { return Html::default() };
    let told = games::lines(std::slice::from_ref(frame), players).concat().join(" ");
    let frames: Rc<[AnyFrame]> = Rc::new([]);
    html! {
        <div class="moment" data-game={session.record().options.identity().slug}>
            <p class="moment__told"><Said text={told} /></p>
            <div class="table__main">
                <Board view={frame.view.clone()} players={players.clone()} {frames} />
            </div>
            <Button
                weight={Weight::Main}
                label={table::BACK_TO_LOG}
                on_press={on_sheet.reform(|_| Some(Sheet::Log))}
            />
        </div>
    }
}

#[cfg(test)]
mod tests {
    use engine::course::Course;
    use engine::record;

    use super::*;
    use crate::services::saves::Kept;
    use crate::session::Session;

    #[test]
    fn a_log_has_a_heading_for_each_round() {
        let text = format!(
            "facedown 1\ngame fools-gambit 1\noptions deck=split time=off\nseats Ana | Ben\n\
             seed 9f2c04d1a6b3e877\n{}",
            "1 timeout\n2 timeout\n".repeat(5)
        );
        let record = record::read(&text).unwrap().record;
        let players = Players::new(&record.players);
        let kept = Kept { table: 10, ..Kept::default() };
        let session = Session::open(Course::of(record).unwrap(), &kept);
        let chapters = chapters(&session.log(), &players);
        let titles: Vec<_> = chapters.iter().map(|chapter| chapter.title.as_str()).collect();
        assert_eq!(titles[..2], ["Round 1", "Round 2"]);
        let moments: Vec<_> =
            chapters.iter().flat_map(|chapter| &chapter.lines).map(|(moment, _)| *moment).collect();
        assert!(
            moments.is_sorted()
                && moments.iter().all(|moment| session.log().get(*moment).is_some())
        );
    }
}
