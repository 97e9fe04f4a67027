use yew::prelude::*;

/// Two heads, face to face.
pub fn emblem() -> Html {
    html! {
        <>
            <path
                class="emblem__body"
                d="M6 54V40c-2-4-2-9 0-13 2.5-5 7.5-7.5 12.5-7C24 20.5 27 24.5 27 30l2.5 5.5-3 1.5v4\
                   c0 2-1.5 3.5-3.5 3.5h-3V54Z"
            />
            <path
                class="emblem__paper"
                d="M58 54V40c2-4 2-9 0-13-2.5-5-7.5-7.5-12.5-7C40 20.5 37 24.5 37 30l-2.5 5.5 3 1.5v4\
                   c0 2 1.5 3.5 3.5 3.5h3V54Z"
            />
            <path class="emblem__spark" d="m32 7 2.2 5.3 5.3 2.2-5.3 2.2L32 22l-2.2-5.3-5.3-2.2 5.3-2.2Z" />
        </>
    }
}
