use engine::game::{Decision, Game, Observer};
use yew::prelude::*;

use super::super::replay::timeline::Timeline;
use super::chart::chart;
use crate::components::rich_sentence::RichSentence;
use crate::games::coach::Measured;
use crate::games::{self, coach};
use crate::route::{Moment, Route};
use crate::services::saves::{Costly, SaveId, SeatReview};
use crate::words::coach as words;
use crate::words::line::Line;
use crate::words::players::Players;
use crate::words::text::Text;

#[derive(Properties, PartialEq)]
pub struct SeatSectionProps {
    pub review: SeatReview,
    /// Whether all decisions were analysed.
    pub is_complete: bool,
    pub timeline: Timeline,
    pub players: Players,
    pub id: SaveId,
    /// The game's number of decisions.
    pub of: u32,
    /// The stake that losses are a part of.
    pub stake: Text,
}

#[component]
pub fn SeatSection(props: &SeatSectionProps) -> Html {
    let SeatSectionProps { review, timeline, players, of, is_complete, .. } = props;
    let name = players.label(review.seat).to_owned();
    let mut line = review.line.clone();
    if *is_complete && let Some(end) = end(props) {
        line.push(end);
    }
    let marked: Vec<u32> = review.costly.iter().map(|costly| costly.at).collect();
    let chapter = |at: u32| {
        if at >= *of {
            return Line::from(words::END);
        }
        games::ui_of(&timeline.course().state_after(at as usize).view(Observer::Table)).chapter()
    };
    let none = if *is_complete { words::NOTHING_COSTLY } else { words::NOTHING_YET };
    html! {
        <section class="stack-3 review__seat" aria-label={name.clone()}>
            <h2>{ &name }</h2>
            if !line.is_empty() {
                <figure class="review__chart">
                    <figcaption>{ words::CHANCES }</figcaption>
                    { chart(words::chart(&name, &line), &line, *of, &marked) }
                    <ul class="review__legend">
                        <li class="is-known">{ words::BY_KNOWN }</li>
                        <li class="is-all">{ words::BY_ALL }</li>
                    </ul>
                    <p class="note review__luck">{ words::LUCK }</p>
                </figure>
                <details class="review__numbers">
                    <summary>{ words::AS_TABLE }</summary>
                    <table>
                        <thead>
                            <tr>
                                <th scope="col">{ words::MOMENT }</th>
                                <th scope="col">{ words::BY_KNOWN }</th>
                                <th scope="col">{ words::BY_ALL }</th>
                            </tr>
                        </thead>
                        <tbody>
                            for [at, known, all] in line.iter().copied() {
                                <tr key={at}>
                                    <th scope="row">{ players.sentence(&chapter(at)).written() }</th>
                                    <td>{ words::percent(known.into()) }</td>
                                    <td>{ words::percent(all.into()) }</td>
                                </tr>
                            }
                        </tbody>
                    </table>
                </details>
            }
            <h3>{ words::COSTLY }</h3>
            if review.costly.is_empty() {
                <p>{ none }</p>
            } else {
                <ol class="stack-4 review__costly">
                    for costly in review.costly.iter() {
                        <li key={costly.at}>{ item(costly, props, &chapter(costly.at)) }</li>
                    }
                </ol>
            }
        </section>
    }
}

/// The seat's result, as the last point of both lines.
fn end(props: &SeatSectionProps) -> Option<[u32; 3]> {
    let winners = props.timeline.course().end().turn().outcome()?.winners();
    let share =
        if winners.contains(props.review.seat) { 1000 / u32::from(winners.len()) } else { 0 };
    Some([props.of, share, share])
}

/// A costly decision: the move played, the better one with the reason, and a link to the moment.
fn item(costly: &Costly, props: &SeatSectionProps, chapter: &Line) -> Html {
    let SeatSectionProps { review, timeline, players, id, stake, .. } = props;
    let at = costly.at as usize;
    let state = timeline.course().state_after(at);
    let view = state.view(Observer::Seat(review.seat));
    let words_of = |action| coach::advice(&view, action);
    let played = match timeline.record().decisions.get(at).map(|entry| &entry.decision) {
        Some(Decision::Act(action)) => words_of(action),
        Some(Decision::Timeout | Decision::Leave) | None => return Html::default(),
    };
    let better = state.read_action(&costly.better).ok();
    let better = better.filter(|better| state.check(review.seat, better).is_ok());
    let why = better.as_ref().map(|better| {
        let then = costly.then.as_ref().and_then(|then| state.read_action(then).ok());
        let (reason, price, range) = (costly.reason(), costly.price(), costly.range);
        coach::why(&view, review.seat, better, &Measured { reason, price, range, then })
    });
    let moment = Moment { decisions: at, seat: Some(review.seat), frame: None };
    html! {
        <>
            <p class="strong review__played"><RichSentence text={players.sentence(&words::played(chapter.clone(), played))} /></p>
            if let Some(better) = better {
                <p><RichSentence text={players.sentence(&words::better(review.seat, words_of(&better)))} /></p>
            }
            for (at, line) in why.unwrap_or_default().into_iter().enumerate() {
                <p key={at}><RichSentence text={players.sentence(&line)} /></p>
            }
            <p>
                if costly.error == 0 {
                    { words::given_away(costly.loss, stake) }
                } else {
                    { players.sentence(&words::cost(review.seat, costly.loss, costly.error, *stake)).written() }
                }
            </p>
            <a href={Route::Replay { id: id.clone(), at: Some(moment) }.href()} class="review__see">
                { words::SEE }
                <span class="visually-hidden">{ format!(": {}", players.sentence(chapter)) }</span>
            </a>
        </>
    }
}
