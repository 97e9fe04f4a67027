use yew::prelude::*;

/// A revolver's chambers, one of them loaded.
pub fn emblem() -> Html {
    html! {
        <>
            <circle class="emblem__body" cx="32" cy="32" r="25" />
            <circle class="emblem__spark" cx="32" cy="17" r="5.6" />
            <circle class="emblem__cut" cx="45" cy="24.5" r="5.6" />
            <circle class="emblem__cut" cx="45" cy="39.5" r="5.6" />
            <circle class="emblem__cut" cx="32" cy="47" r="5.6" />
            <circle class="emblem__cut" cx="19" cy="39.5" r="5.6" />
            <circle class="emblem__cut" cx="19" cy="24.5" r="5.6" />
            <circle class="emblem__cut" cx="32" cy="32" r="3.4" />
        </>
    }
}
