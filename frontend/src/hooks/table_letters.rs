//! The size of letters while a table is shown.

use std::cell::{Cell, RefCell};

use yew::prelude::*;

use crate::services::page::document;
use crate::services::settings::Distance;

/// What the page's root bears while a table is shown: from how far it is seen. Styles could see that for themselves by
/// `:has()`, but browsers would ask for it again whenever anything comes or goes.
const ATTRIBUTE: &str = "data-table";

thread_local! {
    /// The tables that are there now: one comes before the one that it takes the place of has gone, or after.
    static TABLES: RefCell<Vec<(u32, Distance)>> = const { RefCell::new(Vec::new()) };
    static LAST: Cell<u32> = const { Cell::new(0) };
}

/// Sizes letters, as long as the component is there, for a table that is seen from so far: as large as the device's
/// setting asks for and its screen has room for, or by the screen alone.
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
