//! Chances over time, as a line chart.

use yew::prelude::*;

use crate::services::numbers::rounded;
use crate::words::coach as words;

/// The drawing's size, and the plot area within it, in the drawing's units.
const WIDTH: u32 = 340;
const HEIGHT: u32 = 170;
const LEFT: f64 = 42.0;
const RIGHT: f64 = 332.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 158.0;

/// A chance's point in the chart, by the number of decisions made.
fn place(at: u32, of: u32, chance: u32) -> (f64, f64) {
    let part = f64::from(at) / f64::from(of.max(1));
    ((RIGHT - LEFT) * part + LEFT, (TOP - BOTTOM) * f64::from(chance.min(1000)) / 1000.0 + BOTTOM)
}

fn exact(place: f64) -> String {
    rounded(place, 1)
}

/// The line through one column of the chances.
fn line(points: &[[u32; 3]], of: u32, column: usize) -> String {
    let one = |point: &[u32; 3]| {
        let (x, y) = place(point[0], of, point[column]);
        format!("{},{}", exact(x), exact(y))
    };
    points.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// A seat's chances over a game of `of` decisions, with numbers at the `marked` ones.
pub fn chart(label: String, points: &[[u32; 3]], of: u32, marked: &[u32]) -> Html {
    let marks = marked.iter().enumerate().filter_map(|(nth, at)| {
        let before = points.iter().rev().find(|point| point[0] <= *at)?;
        Some((nth + 1, place(*at, of, before[1])))
    });
    html! {
        <svg class="chart" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={label}>
            for chance in [0, 500, 1000] {
                <g key={chance}>
                    <line
                        class="chart__grid"
                        x1={exact(LEFT)}
                        x2={exact(RIGHT)}
                        y1={exact(place(0, of, chance).1)}
                        y2={exact(place(0, of, chance).1)}
                    />
                    <text
                        class="chart__label"
                        x={exact(LEFT - 6.0)}
                        y={exact(place(0, of, chance).1 + 4.0)}
                        text-anchor="end"
                    >
                        { words::percent(chance.into()) }
                    </text>
                </g>
            }
            <polyline class="chart__all" points={line(points, of, 2)} />
            <polyline class="chart__known" points={line(points, of, 1)} />
            for (number, (x, y)) in marks {
                <g key={format!("mark-{number}")}>
                    <circle class="chart__mark" cx={exact(x)} cy={exact(y)} r="8" />
                    <text
                        class="chart__number"
                        x={exact(x)}
                        y={exact(y + 4.0)}
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
        assert!(is(place(0, 10, 0), (LEFT, BOTTOM)));
        assert!(is(place(10, 10, 1000), (RIGHT, TOP)));
        assert!(is(place(0, 0, 2000), (LEFT, TOP)), "nothing lies outside");
        let points = [[0, 500, 0], [10, 1000, 0]];
        assert_eq!(line(&points, 10, 1), "42.0,85.0 332.0,12.0");
        assert_eq!(line(&points, 10, 2), "42.0,158.0 332.0,158.0");
    }
}
