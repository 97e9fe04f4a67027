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

/// The direction of an arrow key, as a point at distance 1.
fn direction(key: &str) -> Option<ScreenPoint> {
    let (x, y) = match key {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        _ => return None,
    };
    Some(ScreenPoint { x, y })
}

/// The nearest point in a direction. Sideways distance counts double, so arrows stay in their row.
fn nearest(direction: ScreenPoint, from: ScreenPoint, points: &[ScreenPoint]) -> Option<usize> {
    let ahead = points.iter().enumerate().filter_map(|(at, point)| {
        let (across, down) = (point.x - from.x, point.y - from.y);
        let along = across * direction.x + down * direction.y;
        let beside = (across * direction.y + down * direction.x).abs();
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
        let listener = page::document().map(|document| {
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
                } else if let Some(direction) = direction(&event.key())
                    // Arrows move between radio buttons.
                    && !is_within(event, "input")
                    && go(&document, direction)
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
fn go(document: &Document, direction: ScreenPoint) -> bool {
    let Some(root) = document.document_element() else { return false };
    let stops: Vec<HtmlElement> = page::all(&root, STOPS)
        .filter(|stop: &HtmlElement| stop.offset_width() > 0 && stop.offset_height() > 0)
        .collect();
    let active = document.active_element();
    let from = active.as_ref().filter(|active| stops.iter().any(|stop| ***stop == ***active));
    let Some(from) = from else {
        return stops.first().is_some_and(|first| first.focus().is_ok());
    };
    let points: Vec<ScreenPoint> = stops.iter().map(|stop| middle_of(stop)).collect();
    let next = nearest(direction, middle_of(from), &points);
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

    fn found(arrow: &str, points: &[(f64, f64)]) -> Option<usize> {
        let points: Vec<_> = points.iter().map(|(x, y)| ScreenPoint { x: *x, y: *y }).collect();
        nearest(direction(arrow).unwrap(), HERE, &points)
    }

    #[test]
    fn an_arrow_leads_along_a_row() {
        let row = [(-80.0, 0.0), (80.0, 0.0), (160.0, 0.0), (60.0, 50.0)];
        assert_eq!(found("ArrowRight", &row), Some(1));
        assert_eq!(found("ArrowLeft", &row), Some(0));
        assert_eq!(found("ArrowDown", &row), Some(3));
        assert_eq!(found("ArrowUp", &row), None, "nothing lies above");
    }

    #[test]
    fn an_element_far_to_the_side_is_not_in_that_direction() {
        assert_eq!(found("ArrowDown", &[(300.0, 40.0)]), None);
        assert_eq!(found("ArrowDown", &[(300.0, 40.0), (0.0, 400.0)]), Some(1));
    }
}
