//! Games won and played, as a bar chart.

use yew::prelude::*;

use crate::services::numbers::rounded;
use crate::services::played::ResultCounts;
use crate::words::stats as words;

/// The drawing's width, the bars' part of it, and a row's height, in the drawing's units.
const WIDTH: u32 = 340;
const RIGHT: f64 = 280.0;
const ROW: f64 = 46.0;
const BAR_TOP: f64 = 20.0;
const BAR: f64 = 14.0;

/// A bar's length for `count` games when the longest row has `most`.
fn length(count: u32, most: u32) -> f64 {
    RIGHT * f64::from(count.min(most)) / f64::from(most.max(1))
}

/// Rows of bars, each with its name above and its numbers after it.
pub fn chart(title: &str, rows: &[(String, ResultCounts)]) -> Html {
    let most = rows.iter().map(|(_, tally)| tally.played).max().unwrap_or_default();
    let height = ROW * f64::from(u32::try_from(rows.len()).unwrap_or_default());
    html! {
        <svg
            class="chart bars"
            viewBox={format!("0 0 {WIDTH} {}", rounded(height, 0))}
            role="img"
            aria-label={words::chart(title, rows)}
        >
            for (at, (name, tally)) in rows.iter().enumerate() {
                { row(at, name, *tally, most) }
            }
        </svg>
    }
}

fn row(at: usize, name: &str, tally: ResultCounts, most: u32) -> Html {
    let top = ROW * f64::from(u32::try_from(at).unwrap_or_default());
    let y = top + BAR_TOP;
    let bar = |class: &'static str, count: u32| {
        html! {
            <rect
                {class}
                x="0"
                y={rounded(y, 0)}
                width={rounded(length(count, most), 1)}
                height={rounded(BAR, 0)}
                rx="3"
            />
        }
    };
    html! {
        <g key={at}>
            <text class="bars__name" x="0" y={rounded(y - 6.0, 0)}>{ name }</text>
            { bar("bars__played", tally.played) }
            { bar("bars__shared", tally.won + tally.shared) }
            { bar("bars__won", tally.won) }
            <text
                class="bars__number"
                x={rounded(length(tally.played, most) + 8.0, 1)}
                y={rounded(y + BAR - 3.0, 0)}
            >
                { words::of(tally.won, tally.played) }
            </text>
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_bar_takes_all_the_room_and_nothing_more() {
        let is = |found: f64, wanted: f64| (found - wanted).abs() < 1e-9;
        assert!(is(length(12, 12), RIGHT) && is(length(20, 12), RIGHT));
        assert!(is(length(6, 12), RIGHT / 2.0));
        assert!(is(length(0, 0), 0.0));
    }
}
