//! The replay of a finished game, step by step, from a seat's view or with all cards open.

mod costly_decision;
mod playing;
pub(super) mod timeline;

use std::rc::Rc;

use engine::catalogue::AnyGame;
use engine::game::Observer;
use engine::options::Options;
use engine::replay::ReplayedRecord;
use engine::seat::Seat;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use self::costly_decision::CostlyDecision;
use self::playing::{Seek, use_playing};
use self::timeline::{TimePoint, Timeline};
use crate::components::button::{Button, Weight, icon_button, icon_link, link_button};
use crate::components::field::ChoiceItem;
use crate::components::icon::Glyph;
use crate::components::page::Page;
use crate::components::rich_sentence::rich_sentence;
use crate::games::{self, Board, name_of};
use crate::hooks::{use_key_event, use_page, use_table_letters};
use crate::playback::Playback;
use crate::route::{Moment, Route};
use crate::services::people::Seating;
use crate::services::saves::SaveId;
use crate::services::settings::Distance;
use crate::services::{page, saved_games};
use crate::words::players::{Players, YOU_ALONE};
use crate::words::reason::RefusalReason;
use crate::words::text::Text;
use crate::words::{self as shared, coach, errors, replay as words};

#[derive(Properties, PartialEq)]
pub struct ReplayPageProps {
    pub id: SaveId,
    /// `None` for the beginning.
    pub at: Option<Moment>,
}

/// The replay of a saved game; refused while the game is running.
#[component]
pub fn ReplayPage(props: &ReplayPageProps) -> Html {
    let opened = use_memo(props.id.clone(), open);
    match &*opened {
        Ok(timeline) => html! {
            <GameReplay timeline={timeline.clone()} at={props.at} id={Some(props.id.clone())} on_leave={None} />
        },
        Err(why) => refusal_page(why, &props.id),
    }
}

pub(super) fn refusal_page(why: &NoReplay, id: &SaveId) -> Html {
    let (title, why, link) = match why {
        NoReplay::NotOver => (
            words::NOT_OVER,
            words::NOT_OVER_BECAUSE.to_string(),
            link_button(&Route::Table(id.clone()), Weight::Main, None, words::TO_THE_TABLE),
        ),
        NoReplay::Broken(why) => (
            words::BROKEN,
            why.clone(),
            link_button(&Route::Home, Weight::Main, None, shared::BACK_HOME),
        ),
    };
    html! {
        <Page {title} name="replay-refused">
            <p class="lead">{ why }</p>
            <p>{ link }</p>
        </Page>
    }
}

pub(super) enum NoReplay {
    NotOver,
    Broken(String),
}

pub(super) fn open(id: &SaveId) -> Result<Timeline, NoReplay> {
    let save =
        saved_games::open(id).map_err(|error| NoReplay::Broken(errors::load(&error).into()))?;
    let replay = ReplayedRecord::<AnyGame>::read(&save.record)
        .map_err(|error| NoReplay::Broken(errors::record(&error)))?;
    let players = Players::seated(&replay.record().players, &Seating::from_save(&save));
    Timeline::from_replay(Rc::new(replay), players.read_by_single_player()).ok_or(NoReplay::NotOver)
}

/// The replay of a finished game that isn't saved, with all cards open.
#[inline(never)] // For the split: see docs/size.md.
pub fn replay(replay: &Rc<ReplayedRecord<AnyGame>>, on_leave: Callback<()>) -> Html {
    let players = Players::new(&replay.record().players);
    let Some(timeline) = Timeline::from_replay(replay.clone(), players) else {
        return Html::default();
    };
    html! { <GameReplay {timeline} at={None} id={None} {on_leave} /> }
}

#[derive(Properties, PartialEq)]
struct GameReplayProps {
    timeline: Timeline,
    at: Option<Moment>,
    id: Option<SaveId>,
    /// Leaves the replay; `None` leads to the home page.
    on_leave: Option<Callback<()>>,
}

/// The current point, and whether a single step forward led there.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Playhead {
    point: TimePoint,
    by_step: bool,
}

impl Playhead {
    /// The index of the current point, or of the last one before it: `points` may be another observer's.
    fn index_in(self, points: &[TimePoint]) -> usize {
        points.partition_point(|point| *point <= self.point) - 1
    }
}

impl Reducible for Playhead {
    type Action = (Seek, Rc<Vec<TimePoint>>);

    /// Moves from the state's position, not the rendered one, so that a slow device loses no press.
    fn reduce(self: Rc<Self>, (seek, points): Self::Action) -> Rc<Self> {
        let (at, last) = (self.index_in(&points), points.len() - 1);
        let to = match seek {
            Seek::First => 0,
            Seek::Back => at.saturating_sub(1),
            Seek::Forward => (at + 1).min(last),
            Seek::Last => last,
            Seek::To(to) => to.min(last),
        };
        Self { point: points[to], by_step: to == at + 1 }.into()
    }
}

#[component]
fn GameReplay(GameReplayProps { timeline, at: start, id, on_leave }: &GameReplayProps) -> Html {
    let record = timeline.replay.record();
    let heading = use_node_ref();
    use_page(shared::tab(words::TITLE.translate()).into(), heading.clone());
    use_table_letters(Distance::Near);
    let players = &timeline.players;
    // By default all cards are open.
    let seat = use_state_eq(|| start.and_then(|moment| moment.seat));
    let observer = seat.map(Observer::Seat).unwrap_or(timeline.everybody());
    let span = use_memo((), |()| start.and_then(|moment| timeline.playback_span(moment)));
    let playhead = use_reducer_eq(|| {
        let after = || start.map(|moment| TimePoint::after(moment.decisions)).unwrap_or_default();
        Playhead { point: span.map_or_else(after, |(from, _)| from), by_step: false }
    });
    let costly = use_memo((), |()| CostlyDecision::new(timeline, (*start)?, id.as_ref()?));
    let points =
        use_memo((timeline.clone(), observer), |(timeline, observer)| timeline.points(*observer));
    let last = points.len() - 1;
    let at = playhead.index_in(&points);
    let seek = {
        let (playhead, points) = (playhead.dispatcher(), Rc::clone(&points));
        Callback::from(move |seek| playhead.dispatch((seek, points.clone())))
    };
    let shown = use_memo((timeline.clone(), points[at], observer), |(timeline, now, observer)| {
        timeline.shown_at(*now, *observer)
    });
    let characters = shown.text.written().chars().count();
    let playing = use_playing(seek, at, characters, last, span.map(|(_, until)| until));
    let on_seek = playing.on_step.clone();
    use_seek_keys(on_seek.clone(), playing.on_toggle.clone());
    let oninput = on_seek.reform(|event: InputEvent| {
        let slider = event.target_unchecked_into::<HtmlInputElement>();
        Seek::To(slider.value().parse().unwrap_or_default())
    });
    let button = |glyph, label: Text, seek: Seek, refusal: Option<Text>| {
        html! {
            <Button
                weight={Weight::Quiet}
                icon={glyph}
                {label}
                icon_only=true
                refusal={refusal.map(RefusalReason::from)}
                on_press={on_seek.reform(move |_| seek)}
            />
        }
    };
    let costly = (*costly).as_ref().filter(|costly| costly.point == playhead.point);
    let back_refusal = (at == 0).then_some(words::AT_BEGINNING);
    let forward_refusal = (at == last).then_some(words::AT_END);
    html! {
        <div class="table replay" data-game={record.options.identity().slug}>
            <header class="row-1 bar table__bar">
                if let Some(on_leave) = on_leave {
                    { icon_button(Glyph::Back, words::LEAVE, on_leave.reform(|_| ())) }
                } else {
                    { icon_link(&Route::Home, Glyph::Back, shared::BACK_HOME) }
                }
                <div class="grow centred table__title">
                    <h1 class="clip table__game" ref={heading} tabindex="-1">
                        { words::title_of(name_of(record)) }
                    </h1>
                    <p class="caption table__standing">
                        { if at == last {
                            players.sentence(&games::ui_of(&timeline.last_view()).result()).written()
                        } else {
                            players.introductions()
                        } }
                    </p>
                </div>
                if let Some(id) = id {
                    { icon_link(&Route::Review(id.clone()), Glyph::Review, coach::REVIEW) }
                }
                <span class="note replay__count" aria-hidden="true">{ words::step_of(at, last) }</span>
            </header>
            <main class="table__main" id="main" data-screen="replay">
                <Board
                    view={shown.view.clone()}
                    players={players.clone()}
                    frames={shown.frames.clone()}
                    playback={shown.frame.map_or(Playback::AtRest, |frame| {
                        Playback::At { frame, moves: playhead.by_step }
                    })}
                />
                <section class="stack-1 replay__controls" aria-label={words::CONTROLS}>
                    if let Some(costly) = costly {
                        { costly.moves(players) }
                    } else {
                        <p class="strong centred replay__text" role="status">{ rich_sentence(shown.text.clone()) }</p>
                    }
                    <div class="row replay__steps">
                        { button(Glyph::First, words::FIRST, Seek::First, back_refusal) }
                        { button(Glyph::Back, words::BACK, Seek::Back, back_refusal) }
                        { playing.toggle_button() }
                        <input
                            type="range"
                            id="replay-at"
                            class="grow replay__slider"
                            min="0"
                            max={last.to_string()}
                            value={at.to_string()}
                            aria-label={words::STEP}
                            aria-valuetext={shown.text.spoken()}
                            {oninput}
                        />
                        { button(Glyph::Forward, words::FORWARD, Seek::Forward, forward_refusal) }
                        { button(Glyph::Last, words::LAST, Seek::Last, forward_refusal) }
                    </div>
                    <div class="row-2 wrap-2 replay__ways">
                        { observer_choice(players, &seat) }
                        { playing.speed_choice() }
                    </div>
                </section>
            </main>
            if let Some(costly) = costly {
                { costly.rings() }
            }
        </div>
    }
}

/// The choice between all cards and the cards that one seat saw.
fn observer_choice(players: &Players, seat: &UseStateHandle<Option<Seat>>) -> Html {
    let seat_choice = |seat: Seat| {
        let name = players.label(seat);
        let cards =
            if *name == YOU_ALONE { words::YOUR_CARDS.into() } else { words::cards_of(name) };
        ChoiceItem::new(Some(seat), cards)
    };
    let all = std::iter::once(ChoiceItem::new(None, words::ALL_CARDS));
    let choices: Vec<_> = all.chain(Seat::all(players.count()).map(seat_choice)).collect();
    playing::select_with_hidden_label("replay-eyes", &words::SEEN_FROM, &choices, seat)
}

/// Arrow keys step, space plays and pauses, except on fields and in dialogs, where the keys mean something else.
#[hook]
fn use_seek_keys(on_seek: Callback<Seek>, on_toggle: Callback<()>) {
    use_key_event(move |event| {
        // Space also presses a focused button or link, the other keys don't.
        let selector = if event.key() == " " {
            "input, select, dialog, button, a, summary"
        } else {
            "input, select, dialog"
        };
        let is_busy =
            page::target(event).is_some_and(|element| page::closest(&element, selector).is_some());
        if is_busy || event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => on_seek.emit(Seek::Back),
            "ArrowRight" => on_seek.emit(Seek::Forward),
            "Home" => on_seek.emit(Seek::First),
            "End" => on_seek.emit(Seek::Last),
            " " if !event.repeat() => {
                event.prevent_default();
                on_toggle.emit(());
            }
            _ => {}
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presses_add_up_even_if_nothing_is_drawn_between_them() {
        let points: Rc<Vec<TimePoint>> = Rc::new((0..5).map(TimePoint::after).collect());
        let go = |playhead: Rc<Playhead>, seek| playhead.reduce((seek, points.clone()));
        let begin = Rc::new(Playhead { point: points[0], by_step: false });
        let twice = go(go(begin, Seek::Forward), Seek::Forward);
        assert_eq!((twice.index_in(&points), twice.by_step), (2, true));
        let last = go(twice.clone(), Seek::Last);
        assert_eq!((last.index_in(&points), last.by_step), (4, false));
        assert_eq!(go(last, Seek::Forward).index_in(&points), 4, "nothing lies behind the end");
        assert_eq!(go(go(twice, Seek::To(1)), Seek::Back).index_in(&points), 0);
    }
}
