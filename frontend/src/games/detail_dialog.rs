use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::dialog::Dialog;
use crate::words::text::Text;

/// A board's dialog, and the detail that it shows.
pub struct DetailDialog<D: 'static> {
    detail: UseStateHandle<Option<D>>,
    /// Opens the dialog with a detail.
    pub on_open_detail: Callback<D>,
}

/// The state of a dialog that is closed at first.
#[hook]
pub fn use_detail_dialog<D: Copy + PartialEq + 'static>() -> DetailDialog<D> {
    let detail = use_state_eq(|| None);
    let on_open_detail = use_callback((), {
        let setter = detail.setter();
        move |detail, ()| setter.set(Some(detail))
    });
    DetailDialog { detail, on_open_detail }
}

impl<D: Copy + PartialEq + 'static> DetailDialog<D> {
    /// `None` while the dialog is closed.
    pub fn detail(&self) -> Option<D> {
        *self.detail
    }

    pub fn on_press(&self, detail: D) -> Callback<MouseEvent> {
        self.on_open_detail.reform(move |_| detail)
    }

    pub fn button(&self, detail: D, class: &'static str, label: Text) -> Html {
        html! { <Button weight={Weight::Quiet} {class} {label} on_press={self.on_press(detail)} /> }
    }

    /// The dialog, if open. `content` gives a detail's title and content.
    pub fn view<T: Into<AttrValue>>(
        &self,
        id: &'static str,
        class: Option<&'static str>,
        content: impl FnOnce(D) -> (T, Html),
    ) -> Html {
        let Some(detail) = self.detail() else { return Html::default() };
        let (title, content) = content(detail);
        let setter = self.detail.setter();
        dialog(id, class, (title.into(), content), Callback::from(move |()| setter.set(None)))
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
