//! A seat's part of a review: the chart of its chances, and its costly decisions.

use engine::game::{Decision, Game, Observer};
use engine::seat::Seat;
use yew::prelude::*;

use crate::components::rich_sentence::rich_sentence;
use crate::games::coach::Comparison;
use crate::games::{self, coach};
use crate::pages::replay::timeline::Timeline;
use crate::route::{Moment, Route};
use crate::services::numbers::rounded;
use crate::services::saves::{Costly, Review, SaveId, SeatReview};
use crate::words::coach as words;
use crate::words::line::Line;

pub fn seat_section(
    review: &Review,
    seat_review: &SeatReview,
    timeline: &Timeline,
    id: &SaveId,
) -> Html {
    let (players, total, seat) = (&timeline.players, review.of, seat_review.seat);
    let name = players.label(seat).to_owned();
    let mut points = seat_review.line.clone();
    let winners = timeline.replay.end().turn().outcome().map(|outcome| outcome.winners());
    if let Some(winners) = winners.filter(|_| review.is_complete()) {
        // At the end both chances are the seat's share of the win.
        let wins = winners.contains(seat);
        let share = if wins { 1000 / u32::from(winners.len()) } else { 0 };
        points.push([total, share, share]);
    }
    let costly_at: Vec<u32> = seat_review.costly.iter().map(|costly| costly.at).collect();
    let chapter = |at: u32| {
        if at >= total {
            return Line::from(words::END);
        }
        games::ui_of(&timeline.replay.state_after(at as usize).view(Observer::Table)).chapter()
    };
    let none_text = if review.is_complete() { words::NOTHING_COSTLY } else { words::NOTHING_YET };
    html! {
        <section key={seat.number()} class="stack-3 review__seat" aria-label={name.clone()}>
            <h2>{ &name }</h2>
            if !points.is_empty() {
                <figure>
                    <figcaption class="note">{ words::CHANCES }</figcaption>
                    { chart(words::chart(&name, &points), &points, total, &costly_at) }
                    <ul class="wrap-3 review__legend">
                        <li class="is-known">{ words::BY_KNOWN }</li>
                        <li class="is-all">{ words::BY_ALL }</li>
                    </ul>
                    <p class="note">{ words::LUCK }</p>
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
                            for [at, known, all] in points.iter().copied() {
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
            if seat_review.costly.is_empty() {
                <p>{ none_text }</p>
            } else {
                <ol class="stack-4 review__costly">
                    for costly in seat_review.costly.iter() {
                        <li key={costly.at}>{ item(costly, seat, timeline, id, &chapter(costly.at)) }</li>
                    }
                </ol>
            }
        </section>
    }
}

/// A costly decision: the move played, the better move with the reason, and a link to the moment.
fn item(costly: &Costly, seat: Seat, timeline: &Timeline, id: &SaveId, chapter: &Line) -> Html {
    let players = &timeline.players;
    let at_stake = coach::stake(&timeline.last_view());
    let at = costly.at as usize;
    let state = timeline.replay.state_after(at);
    let view = state.view(Observer::Seat(seat));
    let advice = |action| coach::advice(&view, action);
    let played = match timeline.replay.record().decisions.get(at).map(|entry| &entry.decision) {
        Some(Decision::Act(action)) => advice(action),
        Some(Decision::Timeout | Decision::Leave) | None => return Html::default(),
    };
    let better = state.read_action(&costly.better).ok();
    let better = better.filter(|better| state.check(seat, better).is_ok());
    let why = better.as_ref().map(|better| {
        let then = costly.then.as_ref().and_then(|then| state.read_action(then).ok());
        let (reason, price, range) = (costly.reason(), costly.price(), costly.range);
        coach::reasons(&view, seat, better, &Comparison { reason, price, range, then })
    });
    let moment = Moment { decisions: at, seat: Some(seat), frame: None };
    html! {
        <>
            <p class="strong">{ rich_sentence(players.sentence(&words::played(chapter.clone(), played))) }</p>
            if let Some(better) = better {
                <p>{ rich_sentence(players.sentence(&words::better(seat, advice(&better)))) }</p>
            }
            for (at, line) in why.unwrap_or_default().into_iter().enumerate() {
                <p key={at}>{ rich_sentence(players.sentence(&line)) }</p>
            }
            <p>
                // A loss without an error follows from a rule.
                if costly.error == 0 {
                    { words::given_away(costly.loss, &at_stake) }
                } else {
                    { players.sentence(&words::cost(seat, costly.loss, costly.error, at_stake)).written() }
                }
            </p>
            <a href={Route::Replay { id: id.clone(), at: Some(moment) }.href()} class="review__see">
                { words::SEE }
                <span class="visually-hidden">{ format!(": {}", players.sentence(chapter)) }</span>
            </a>
        </>
    }
}

/// The plot area within the drawing, in its units.
const LEFT: f64 = 42.0;
const RIGHT: f64 = 332.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 158.0;

/// The point in the drawing for a chance in thousandths after `at` of `total` decisions.
fn chart_point(at: u32, total: u32, chance: u32) -> (f64, f64) {
    let share = f64::from(at) / f64::from(total.max(1));
    ((RIGHT - LEFT) * share + LEFT, (TOP - BOTTOM) * f64::from(chance.min(1000)) / 1000.0 + BOTTOM)
}

/// The line through a `column` of `points`: 1 for the chance by the seat's knowledge, 2 for the chance by all cards.
fn polyline(points: &[[u32; 3]], total: u32, column: usize) -> String {
    let coordinates = |point: &[u32; 3]| {
        let (x, y) = chart_point(point[0], total, point[column]);
        format!("{},{}", rounded(x, 1), rounded(y, 1))
    };
    points.iter().map(coordinates).collect::<Vec<_>>().join(" ")
}

/// The chart of a seat's chances over a game, with a number at each of the `marked` decisions. A point has the count of
/// decisions made, the chance by the seat's knowledge and the chance by all cards, in thousandths.
pub fn chart(label: String, points: &[[u32; 3]], total: u32, marked: &[u32]) -> Html {
    let marks = marked.iter().enumerate().filter_map(|(nth, at)| {
        let before = points.iter().rev().find(|point| point[0] <= *at)?;
        Some((nth + 1, chart_point(*at, total, before[1])))
    });
    html! {
        <svg class="chart" viewBox="0 0 340 170" role="img" aria-label={label}>
            for chance in [0, 500, 1000] {
                <g key={chance}>
                    <line
                        class="chart__grid"
                        x1={rounded(LEFT, 1)}
                        x2={rounded(RIGHT, 1)}
                        y1={rounded(chart_point(0, total, chance).1, 1)}
                        y2={rounded(chart_point(0, total, chance).1, 1)}
                    />
                    <text
                        class="chart__label"
                        x={rounded(LEFT - 6.0, 1)}
                        y={rounded(chart_point(0, total, chance).1 + 4.0, 1)}
                        text-anchor="end"
                    >
                        { words::percent(chance.into()) }
                    </text>
                </g>
            }
            <polyline class="chart__all" points={polyline(points, total, 2)} />
            <polyline class="chart__known" points={polyline(points, total, 1)} />
            for (number, (x, y)) in marks {
                <g key={format!("mark-{number}")}>
                    <circle class="chart__mark" cx={rounded(x, 1)} cy={rounded(y, 1)} r="8" />
                    <text
                        class="chart__number"
                        x={rounded(x, 1)}
                        y={rounded(y + 4.0, 1)}
                        text-anchor="middle"
                    >
                        { number }
                    </text>
                </g>
            }
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chance_of_all_lies_at_the_top_and_the_end_at_the_right() {
        let is = |(x, y): (f64, f64), other: (f64, f64)| {
            (x - other.0).abs() < 1e-9 && (y - other.1).abs() < 1e-9
        };
        assert!(is(chart_point(0, 10, 0), (LEFT, BOTTOM)));
        assert!(is(chart_point(10, 10, 1000), (RIGHT, TOP)));
        assert!(is(chart_point(0, 0, 2000), (LEFT, TOP)), "nothing lies outside");
        let points = [[0, 500, 0], [10, 1000, 0]];
        assert_eq!(polyline(&points, 10, 1), "42.0,85.0 332.0,12.0");
        assert_eq!(polyline(&points, 10, 2), "42.0,158.0 332.0,158.0");
    }
}
