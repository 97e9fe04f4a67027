//! The board's dialogs of details.

use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::dialog::Dialog;
use crate::words::text::Text;

/// A board's dialog of details, if open.
pub struct DetailDialog<D: 'static> {
    at: UseStateHandle<Option<D>>,
    /// Opens the dialog with a detail.
    pub on_open_detail: Callback<D>,
}

/// A dialog that is closed at first.
#[hook]
pub fn use_detail_dialog<D: Copy + PartialEq + 'static>() -> DetailDialog<D> {
    let at = use_state_eq(|| None);
    let on_open_detail = use_callback((), {
        let at = at.setter();
        move |detail, ()| at.set(Some(detail))
    });
    DetailDialog { at, on_open_detail }
}

impl<D: Copy + PartialEq + 'static> DetailDialog<D> {
    /// The detail shown.
    pub fn at(&self) -> Option<D> {
        *self.at
    }

    /// Opens the dialog with this detail.
    pub fn on_press(&self, at: D) -> Callback<MouseEvent> {
        self.on_open_detail.reform(move |_| at)
    }

    /// The button that opens the dialog with this detail.
    pub fn button(&self, at: D, class: &'static str, label: Text) -> Html {
        html! { <Button weight={Weight::Quiet} {class} {label} on_press={self.on_press(at)} /> }
    }

    /// The dialog, if open. `content` gives its title and content.
    pub fn view<T: Into<AttrValue>>(
        &self,
        id: &'static str,
        class: Option<&'static str>,
        content: impl FnOnce(D) -> (T, Html),
    ) -> Html {
        let Some(at) = self.at() else { return Html::default() };
        let (title, content) = content(at);
        let at = self.at.setter();
        dialog(id, class, (title.into(), content), Callback::from(move |()| at.set(None)))
    }
}

fn dialog(
    id: &'static str,
    class: Option<&'static str>,
    (title, content): (AttrValue, Html),
    on_close: Callback<()>,
) -> Html {
    html! {
        <Dialog {id} class={classes!(class)} {title} {on_close}>
            <div class="stack-4 look">{ content }</div>
        </Dialog>
    }
}
