//! Screens drawn without a browser, by Yew's server-side renderer: what a page says and offers at a given moment.
//! Effects don't run, so focus, sound, storage events and layout need the tests in `tests/`.

mod json;
mod lessons;
mod page;
mod phones;
mod table;

use std::future::Future as _;
use std::path::Path;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use yew::prelude::*;
use yew::{BaseComponent, LocalServerRenderer};

pub use json::mutate;
pub use lessons::{lesson, lessons};
pub use page::{Page, says_you};
pub use phones::{ONLOOKER, PhoneRoom};
pub use table::{
    Table, any_action, fools_gambit, golden_games, golden_of, golden_records, legal_actions,
    look_alikes, parsed, plain_step, players, record,
};

/// Asserts that `rewrite` leaves a file of the crate as it is. `FACEDOWN_GOLDEN=new` writes the file anew.
pub fn assert_golden(file: &str, rewrite: impl FnOnce(&str) -> String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let now = rewrite(&kept);
    if std::env::var("FACEDOWN_GOLDEN").is_ok_and(|what| what == "new") {
        std::fs::write(&path, &now).expect("a file that can be written");
        return;
    }
    let first = now.lines().zip(kept.lines()).enumerate().find(|(_, (now, kept))| now != kept);
    assert!(now == kept, "{file}: FACEDOWN_GOLDEN=new writes it anew, to be read: {first:?}");
}

#[derive(Properties, PartialEq)]
struct ViewProps {
    view: Callback<(), Html>,
}

#[component]
fn View(props: &ViewProps) -> Html {
    props.view.emit(())
}

/// A part of a page as HTML, as it is first drawn.
pub fn draw(view: impl Fn() -> Html + 'static) -> String {
    html::<View>(ViewProps { view: Callback::from(move |()| view()) })
}

/// A component as HTML, as it is first drawn.
pub fn html<C: BaseComponent>(props: C::Properties) -> String {
    let drawing = pin!(LocalServerRenderer::<C>::with_props(props).hydratable(false).render());
    match drawing.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(page) => page,
        Poll::Pending => panic!("a component waits for something while it is drawn"),
    }
}
