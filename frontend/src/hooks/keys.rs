//! The table's keys: arrows move the focus their way, Enter and `c` continue, `l` explains the board.

use web_sys::{Element, HtmlElement, KeyboardEvent};
use yew::prelude::*;

use super::focus::press_continue;
use super::page::use_key_event;
use super::shortcuts::{is_free, is_within, key_character};
use super::use_settings;
use crate::services::page;
use crate::services::settings::Shortcuts;

const ARROW_TARGETS: &str = "button, summary, a[href], input";

/// A place on the screen, across and down, in CSS pixels.
type ScreenPoint = (f64, f64);

/// The direction of an arrow key, as a point at distance 1.
fn direction(key: &str) -> Option<ScreenPoint> {
    match key {
        "ArrowLeft" => Some((-1.0, 0.0)),
        "ArrowRight" => Some((1.0, 0.0)),
        "ArrowUp" => Some((0.0, -1.0)),
        "ArrowDown" => Some((0.0, 1.0)),
        _ => None,
    }
}

/// The index of the nearest point in a direction. Sideways distance counts double, so arrows stay in their row.
fn nearest(direction: ScreenPoint, from: ScreenPoint, points: &[ScreenPoint]) -> Option<usize> {
    let (right, down) = direction;
    let distances = points.iter().enumerate().filter_map(|(at, point)| {
        let (x, y) = (point.0 - from.0, point.1 - from.1);
        let ahead = x * right + y * down;
        let sideways = (x * down + y * right).abs();
        (ahead > 1.0 && sideways <= 2.0 * ahead).then_some((at, 2.0 * sideways + ahead))
    });
    distances.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(at, _)| at)
}

#[hook]
pub fn use_keys(on_legend: Option<Callback<()>>) {
    let shortcuts = use_settings().shortcuts;
    // The settings can turn shortcuts by letters off.
    let on_legend = on_legend.filter(|_| shortcuts == Shortcuts::On);
    use_key_event(move |event| {
        if !is_free(event) {
            return;
        }
        if let (Some('l'), Some(on_legend)) = (key_character(event), &on_legend) {
            on_legend.emit(());
        } else if is_continue_key(event, shortcuts) {
            if press_continue() {
                event.prevent_default();
            }
        } else if let Some(direction) = direction(&event.key())
            // Within a group of radio buttons the browser handles arrows.
            && !is_within(event, "input")
            && move_focus(direction)
        {
            event.prevent_default();
        }
    });
}

/// Whether the key presses the button that continues: Enter where it presses nothing else, or `c`.
fn is_continue_key(event: &KeyboardEvent, shortcuts: Shortcuts) -> bool {
    if event.repeat() {
        return false;
    }
    if event.key() == "Enter" {
        return !is_within(event, "button, summary, a[href], input");
    }
    key_character(event) == Some('c') && shortcuts == Shortcuts::On
}

/// Focuses the nearest control in a direction, or the first control if none has the focus. Returns whether it did.
fn move_focus(direction: ScreenPoint) -> bool {
    let Some(main) = page::element::<Element>("main") else { return false };
    let controls: Vec<HtmlElement> = page::query_all(&main, ARROW_TARGETS)
        .filter(|control: &HtmlElement| control.offset_width() > 0 && control.offset_height() > 0)
        .collect();
    let active = page::focused_element();
    let next = match active.filter(|active| controls.iter().any(|control| ***control == **active)) {
        Some(from) => {
            let points: Vec<_> = controls.iter().map(|control| middle_of(control)).collect();
            nearest(direction, middle_of(&from), &points)
        }
        None => Some(0),
    };
    next.and_then(|at| controls.get(at)).is_some_and(|control| control.focus().is_ok())
}

fn middle_of(element: &Element) -> ScreenPoint {
    let bounds = element.get_bounding_client_rect();
    (bounds.x() + bounds.width() / 2.0, bounds.y() + bounds.height() / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(arrow: &str, points: &[ScreenPoint]) -> Option<usize> {
        nearest(direction(arrow).unwrap(), (0.0, 0.0), points)
    }

    #[test]
    fn an_arrow_leads_along_a_row_and_not_far_to_the_side() {
        let row = [(-80.0, 0.0), (80.0, 0.0), (160.0, 0.0), (60.0, 50.0)];
        assert_eq!(found("ArrowRight", &row), Some(1));
        assert_eq!(found("ArrowLeft", &row), Some(0));
        assert_eq!(found("ArrowDown", &row), Some(3));
        assert_eq!(found("ArrowUp", &row), None, "nothing lies above");
        assert_eq!(found("ArrowDown", &[(300.0, 40.0)]), None, "too far to the side");
        assert_eq!(found("ArrowDown", &[(300.0, 40.0), (0.0, 400.0)]), Some(1));
    }
}
