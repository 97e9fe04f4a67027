//! The table's keyboard control: arrows move the focus their way, Enter and `c` continue, `l` explains the board.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement, KeyboardEvent};
use yew::prelude::*;

use super::focus::lead_on;
use super::signs::{is_busy, is_within, sign_of};
use super::use_settings;
use crate::services::page;
use crate::services::settings::Shortcuts;

/// The arrows' targets, as a selector: all controls on the screen.
const STOPS: &str = "#main :is(button, summary, a[href], input)";

/// The middle of an element on the screen, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
struct ScreenPoint {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ArrowKey {
    Left,
    Right,
    Up,
    Down,
}

impl ArrowKey {
    fn of_key(key: &str) -> Option<Self> {
        Some(match key {
            "ArrowLeft" => Self::Left,
            "ArrowRight" => Self::Right,
            "ArrowUp" => Self::Up,
            "ArrowDown" => Self::Down,
            _ => return None,
        })
    }

    /// The distance from one point to another in this direction, and the distance sideways.
    fn offsets(self, from: ScreenPoint, to: ScreenPoint) -> (f64, f64) {
        let (across, down) = (to.x - from.x, to.y - from.y);
        match self {
            Self::Left => (-across, down.abs()),
            Self::Right => (across, down.abs()),
            Self::Up => (-down, across.abs()),
            Self::Down => (down, across.abs()),
        }
    }
}

/// The nearest point in a direction. Sideways distance counts double, so arrows stay in their row.
fn nearest(arrow: ArrowKey, from: ScreenPoint, points: &[ScreenPoint]) -> Option<usize> {
    let ahead = points.iter().enumerate().filter_map(|(at, point)| {
        let (along, beside) = arrow.offsets(from, *point);
        (along > 1.0 && beside <= 2.0 * along).then_some((at, 2.0 * beside + along))
    });
    ahead.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(at, _)| at)
}

#[hook]
pub fn use_keys(on_legend: Option<Callback<()>>) {
    let shortcuts = use_settings().shortcuts;
    // Letters are shortcuts, and the settings can turn those off.
    let on_legend = on_legend.filter(|_| shortcuts == Shortcuts::On);
    use_effect_with((on_legend, shortcuts), |(on_legend, shortcuts)| {
        let (on_legend, shortcuts) = (on_legend.clone(), *shortcuts);
        let listener = page::window().and_then(|window| window.document()).map(|document| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&document.clone(), "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                if event.ctrl_key() || event.alt_key() || event.meta_key() || is_busy(event) {
                    return;
                }
                if let (Some('l'), Some(on_legend)) = (sign_of(event), &on_legend) {
                    on_legend.emit(());
                } else if leads_on(event, shortcuts) {
                    if lead_on() {
                        event.prevent_default();
                    }
                } else if let Some(arrow) = ArrowKey::of_key(&event.key())
                    // Arrows move between radio buttons.
                    && !is_within(event, "input")
                    && go(&document, arrow)
                {
                    event.prevent_default();
                }
            })
        });
        move || drop(listener)
    });
}

/// Whether the key takes the only way on: Enter where it presses nothing else, a letter anywhere.
fn leads_on(event: &KeyboardEvent, shortcuts: Shortcuts) -> bool {
    if event.repeat() {
        return false;
    }
    if event.key() == "Enter" {
        return !is_within(event, "button, summary, a[href], input");
    }
    sign_of(event) == Some('c') && shortcuts == Shortcuts::On
}

/// Focuses the nearest element in that direction. Returns whether there is one.
fn go(document: &Document, arrow: ArrowKey) -> bool {
    let Ok(all) = document.query_selector_all(STOPS) else { return false };
    let stops: Vec<HtmlElement> = (0..all.length())
        .filter_map(|at| all.get(at)?.dyn_into().ok())
        .filter(|stop: &HtmlElement| stop.offset_width() > 0 && stop.offset_height() > 0)
        .collect();
    let active = document.active_element();
    let from = active.as_ref().filter(|active| stops.iter().any(|stop| ***stop == ***active));
    let Some(from) = from else {
        return stops.first().is_some_and(|first| first.focus().is_ok());
    };
    let points: Vec<ScreenPoint> = stops.iter().map(|stop| middle_of(stop)).collect();
    let next = nearest(arrow, middle_of(from), &points);
    next.is_some_and(|at| stops[at].focus().is_ok())
}

fn middle_of(element: &Element) -> ScreenPoint {
    let bounds = element.get_bounding_client_rect();
    ScreenPoint { x: bounds.x() + bounds.width() / 2.0, y: bounds.y() + bounds.height() / 2.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: ScreenPoint = ScreenPoint { x: 0.0, y: 0.0 };

    fn found(arrow: ArrowKey, points: &[(f64, f64)]) -> Option<usize> {
        let points: Vec<_> = points.iter().map(|(x, y)| ScreenPoint { x: *x, y: *y }).collect();
        nearest(arrow, HERE, &points)
    }

    #[test]
    fn an_arrow_leads_along_a_row() {
        let row = [(-80.0, 0.0), (80.0, 0.0), (160.0, 0.0), (60.0, 50.0)];
        assert_eq!(found(ArrowKey::Right, &row), Some(1));
        assert_eq!(found(ArrowKey::Left, &row), Some(0));
        assert_eq!(found(ArrowKey::Down, &row), Some(3));
        assert_eq!(found(ArrowKey::Up, &row), None, "nothing lies above");
    }

    #[test]
    fn an_element_far_to_the_side_is_not_in_that_direction() {
        assert_eq!(found(ArrowKey::Down, &[(300.0, 40.0)]), None);
        assert_eq!(found(ArrowKey::Down, &[(300.0, 40.0), (0.0, 400.0)]), Some(1));
    }
}
