use yew::prelude::*;

/// A shield before two swords.
pub fn emblem() -> Html {
    html! {
        <>
            <path class="emblem__blade" d="M10 8 46 50M54 8 18 50M40 54l10-9M24 54l-10-9" />
            <path
                class="emblem__body"
                d="M32 14c5 3.5 10.5 5 16 5 0 16-4 27-16 34-12-7-16-18-16-34 5.5 0 11-1.5 16-5Z"
            />
            <path class="emblem__line" d="M32 20v26M22 30h20" />
        </>
    }
}
