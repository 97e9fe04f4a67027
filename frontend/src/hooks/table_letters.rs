use std::cell::{Cell, RefCell};

use yew::prelude::*;

use crate::services::page::document;
use crate::services::settings::Distance;

/// The page root's attribute while a table is shown: the viewing distance. Styles could use `:has()` instead, but
/// browsers would evaluate it again on every change of the page.
const ATTRIBUTE: &str = "data-table";

thread_local! {
    /// The mounted tables: a table mounts before or after the one it replaces unmounts.
    static TABLES: RefCell<Vec<(u32, Distance)>> = const { RefCell::new(Vec::new()) };
    static LAST: Cell<u32> = const { Cell::new(0) };
}

/// Sizes letters for a table seen from `distance`, while the component is there: by the device's setting as far as the
/// screen has room, or by the screen alone.
#[hook]
pub fn use_table_letters(distance: Distance) {
    use_effect_with(distance, |distance| {
        let number = LAST.get() + 1;
        LAST.set(number);
        TABLES.with_borrow_mut(|tables| tables.push((number, *distance)));
        mark();
        move || {
            TABLES.with_borrow_mut(|tables| tables.retain(|(one, _)| *one != number));
            mark();
        }
    });
}

fn mark() {
    let Some(root) = document().and_then(|document| document.document_element()) else { return };
    let distance = TABLES.with_borrow(|tables| tables.last().map(|(_, distance)| *distance));
    let _ = match distance {
        None => root.remove_attribute(ATTRIBUTE),
        Some(Distance::Near) => root.set_attribute(ATTRIBUTE, "near"),
        Some(Distance::Far) => root.set_attribute(ATTRIBUTE, "far"),
    };
}
