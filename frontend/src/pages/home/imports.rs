//! Imported games that the home page points out when it next opens.

use std::cell::RefCell;

use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::services::page::element;
use crate::services::saves::SaveId;

thread_local! {
    static JUST_IMPORTED: RefCell<Vec<SaveId>> = const { RefCell::new(Vec::new()) };
}

pub fn announce(ids: Vec<SaveId>) {
    JUST_IMPORTED.set(ids);
}

/// Takes the games imported since the page was last open.
pub fn take() -> Vec<SaveId> {
    JUST_IMPORTED.take()
}

/// The id of a save's list item.
pub fn element_id(id: &SaveId) -> String {
    format!("saved-{id}")
}

pub fn scroll_to(ids: &[SaveId]) {
    let places = ids.iter().filter_map(|id| element::<Element>(&element_id(id)));
    let height = |place: &Element| place.get_bounding_client_rect().top();
    let first = places.min_by(|one, other| height(one).total_cmp(&height(other)));
    if let Some(first) = first {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Center);
        first.scroll_into_view_with_scroll_into_view_options(&options);
    }
}
