//! The legend of a board. It rings and numbers each visible sign, and lists their meanings.

use web_sys::Element;
use yew::prelude::*;

use super::button::Button;
use super::dialog::Dialog;
use crate::hooks::use_window_event;
use crate::services::numbers::rounded;
use crate::services::page::{self, query_all};
use crate::words::table as words;
use crate::words::text::Text;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sign {
    /// A CSS selector, within the board.
    pub selector: &'static str,
    pub meaning: Text,
}

impl Sign {
    pub const fn new(selector: &'static str, meaning: Text) -> Self {
        Self { selector, meaning }
    }
}

/// A rectangle on the screen, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Bounds {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

impl Bounds {
    fn from_element(element: &Element) -> Self {
        let bounds = element.get_bounding_client_rect();
        let (x, y) = (bounds.x(), bounds.y());
        Self { x, y, width: bounds.width(), height: bounds.height() }
    }

    const fn middle(self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// The part between two heights of the screen; `None` if the middle isn't between them.
    fn within(self, (top, bottom): (f64, f64)) -> Option<Self> {
        let (y, end) = (self.y.max(top), (self.y + self.height).min(bottom));
        let (_, middle) = self.middle();
        (top..=bottom).contains(&middle).then_some(Self { y, height: end - y, ..self })
    }

    fn with_margin(self, margin: f64) -> Self {
        let Self { x, y, width, height } = self;
        let (width, height) = (2.0 * margin + width, 2.0 * margin + height);
        Self { x: x - margin, y: y - margin, width, height }
    }
}

/// A sign on the screen, with all its places.
#[derive(Clone, PartialEq, Debug)]
struct VisibleSign {
    meaning: Text,
    places: Vec<Bounds>,
}

/// The visible ones of `signs`, in the same order.
fn find_visible(signs: &[Sign]) -> Vec<VisibleSign> {
    let board = page::document().and_then(|document| document.query_selector(".board").ok()?);
    let Some(board) = board else { return Vec::new() };
    let (wide, high) = screen_size();
    let found = signs.iter().map(|sign| {
        let bounds = query_all(&board, sign.selector).map(|it: Element| Bounds::from_element(&it));
        let is_seen = |bounds: &Bounds| {
            let (x, y) = bounds.middle();
            bounds.width > 0.0
                && bounds.height > 0.0
                && (0.0..wide).contains(&x)
                && (0.0..high).contains(&y)
        };
        VisibleSign { meaning: sign.meaning, places: bounds.filter(is_seen).collect() }
    });
    found.filter(|found| !found.places.is_empty()).collect()
}

fn screen_size() -> (f64, f64) {
    let size = || {
        let window = page::window()?;
        Some((window.inner_width().ok()?.as_f64()?, window.inner_height().ok()?.as_f64()?))
    };
    size().unwrap_or_default()
}

/// The radius of a number's circle, in CSS pixels.
const RADIUS: f64 = 11.0;

/// The distance of a number's middle from its ring, in CSS pixels: numbers cover little of their signs.
const NUMBER_DISTANCE: f64 = 5.0;

#[derive(Clone, Copy, PartialEq, Debug)]
struct Callout {
    number: (f64, f64),
    ring: Bounds,
}

/// A callout for each sign: the possible one within `band` whose number is farthest from earlier numbers.
fn place_callouts(found: &[VisibleSign], wide: f64, band: (f64, f64)) -> Vec<Option<Callout>> {
    let mut callouts: Vec<Option<Callout>> = Vec::with_capacity(found.len());
    for sign in found {
        let room = |callout: &Callout| {
            let (x, y) = callout.number;
            let others = callouts.iter().flatten().map(|other| other.number);
            // More room than this is no better.
            others.map(|other| (x - other.0).hypot(y - other.1)).fold(3.0 * RADIUS, f64::min)
        };
        let places = sign.places.iter().filter_map(|place| place.within(band));
        let possible = places.flat_map(|place| {
            let ring = place.with_margin(2.0);
            let (left, right) = (ring.x - NUMBER_DISTANCE, ring.x + ring.width + NUMBER_DISTANCE);
            let (top, bottom) = (ring.y - NUMBER_DISTANCE, ring.y + ring.height + NUMBER_DISTANCE);
            let (x, y) = ring.middle();
            [(x, top), (x, bottom), (left, y), (right, y)].map(|(x, y)| Callout {
                number: (x.clamp(RADIUS, wide - RADIUS), y.clamp(band.0 + RADIUS, band.1 - RADIUS)),
                ring,
            })
        });
        // Unlike `max_by`, this takes the first of those with most room.
        let best = possible.min_by(|one, other| room(other).total_cmp(&room(one)));
        callouts.push(best);
    }
    callouts
}

/// A page of the legend: the signs of one half of the screen, so that the list may cover the other half.
#[derive(Clone, Default, PartialEq, Debug)]
struct LegendPage {
    signs: Vec<VisibleSign>,
    callouts: Vec<Option<Callout>>,
}

/// The reach of each page beyond the middle, as a fraction of the screen's height.
const OVERLAP: f64 = 0.03;

/// The signs with a place in the upper half, and the rest.
fn pages(found: Vec<VisibleSign>, (wide, high): (f64, f64)) -> [LegendPage; 2] {
    let upper = (0.0, high * (0.5 + OVERLAP));
    let lower = (high * (0.5 - OVERLAP), high);
    let is_upper = |sign: &VisibleSign| sign.places.iter().any(|at| at.within(upper).is_some());
    let (above, below) = found.into_iter().partition(is_upper);
    [(above, upper), (below, lower)].map(|(signs, band): (Vec<VisibleSign>, _)| {
        let callouts = place_callouts(&signs, wide, band);
        LegendPage { signs, callouts }
    })
}

#[derive(Properties, PartialEq)]
pub struct LegendProps {
    pub signs: &'static [Sign],
    pub on_close: Callback<()>,
}

/// The legend over the board, for the signs visible when it opens. It closes when the window is resized.
#[component]
pub fn Legend(props: &LegendProps) -> Html {
    let on_close = props.on_close.clone();
    use_window_event("resize", move |_| on_close.emit(()));
    let is_second_page = use_state_eq(|| false);
    let pages = use_memo(props.signs, |signs| pages(find_visible(signs), screen_size()));
    // With all signs in one half there is only one page.
    let has_two_pages = pages.iter().all(|page| !page.signs.is_empty());
    let shows_lower = if has_two_pages { *is_second_page } else { pages[0].signs.is_empty() };
    let page = &pages[usize::from(shows_lower)];
    let before = if shows_lower { pages[0].signs.len() } else { 0 };
    let on_turn = Callback::from(move |_| is_second_page.set(!*is_second_page));
    let side = if shows_lower { "legend is-at-top" } else { "legend" };
    html! {
        <Dialog
            id="legend"
            class={side}
            title={words::LEGEND}
            on_close={props.on_close.clone()}
            under={draw_callouts(&page.callouts, before)}
        >
            if page.signs.is_empty() {
                <p>{ words::NO_SIGNS }</p>
            }
            <ul class="stack-2 tiles legend__list" role="list">
                for (at, sign) in page.signs.iter().enumerate() {
                    <li key={sign.meaning} class="row-2">
                        <span class="legend__index" aria-hidden="true">{ before + at + 1 }</span>
                        { sign.meaning }
                    </li>
                }
            </ul>
            if has_two_pages {
                <Button
                    class="legend__turn"
                    label={if shows_lower { words::UPPER_SIGNS } else { words::LOWER_SIGNS }}
                    on_press={on_turn}
                />
            }
        </Dialog>
    }
}

/// The rings and numbers, in an overlay of the screen's size. Numbers begin after `before`.
fn draw_callouts(callouts: &[Option<Callout>], before: usize) -> Html {
    let (wide, high) = screen_size();
    let whole = |number| rounded(number, 0);
    let exact = |number| rounded(number, 2);
    html! {
        <svg class="legend__marks" viewBox={format!("0 0 {} {}", whole(wide), whole(high))} aria-hidden="true" focusable="false">
            for (at, callout) in callouts.iter().enumerate() {
                if let Some(Callout { number: (x, y), ring }) = callout {
                    <g key={at}>
                        <rect
                            class="legend__ring"
                            x={exact(ring.x)}
                            y={exact(ring.y)}
                            width={exact(ring.width)}
                            height={exact(ring.height)}
                            rx="6"
                        />
                        <circle class="legend__circle" cx={exact(*x)} cy={exact(*y)} r={whole(RADIUS)} />
                        <text class="legend__number" x={exact(*x)} y={exact(*y)}>{ before + at + 1 }</text>
                    </g>
                }
            }
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: (f64, f64) = (360.0, 740.0);

    fn sign(places: &[(f64, f64)]) -> VisibleSign {
        let place = |(x, y): &(f64, f64)| Bounds { x: *x, y: *y, width: 20.0, height: 20.0 };
        VisibleSign { meaning: Text::NONE, places: places.iter().map(place).collect() }
    }

    #[test]
    fn the_legend_hides_no_sign_of_its_page() {
        let all = vec![
            sign(&[(100.0, 600.0)]),
            sign(&[(200.0, 650.0), (9.0, 70.0)]),
            sign(&[(90.0, 360.0)]),
        ];
        let [upper, lower] = pages(all.clone(), SCREEN);
        assert_eq!(upper.signs, all[1..]);
        assert_eq!(lower.signs, all[..1]);
        for page in [upper, lower] {
            assert!(page.callouts.iter().all(Option::is_some));
        }
    }

    #[test]
    fn no_number_lies_on_another_or_beyond_the_edge_where_there_is_room() {
        let found = [sign(&[(2.0, 2.0)]), sign(&[(2.0, 4.0), (300.0, 300.0)]), sign(&[(6.0, 8.0)])];
        let callouts = place_callouts(&found, SCREEN.0, (0.0, SCREEN.1));
        let at: Vec<_> = callouts.iter().map(|callout| callout.unwrap().number).collect();
        for (x, y) in &at {
            assert!((RADIUS..=SCREEN.0 - RADIUS).contains(x) && *y >= RADIUS, "{x} {y}");
        }
        for (one, other) in [(0, 1), (0, 2), (1, 2)] {
            let apart = (at[one].0 - at[other].0).hypot(at[one].1 - at[other].1);
            assert!(apart >= RADIUS, "{one} and {other} are {apart} apart");
        }
    }
}
