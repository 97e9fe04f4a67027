use yew::prelude::*;

/// A fool's cap with three bells.
pub fn emblem() -> Html {
    html! {
        <>
            <path
                class="emblem__body"
                d="M14 46c1-8-1.5-14.5-9-14C5 18.5 16.5 12 26 18.5 27 14 29 10 32 7.5c3 2.5 5 6.5 6 11\
                   C47.5 12 59 18.5 59 32c-7.5-.5-10 6-9 14Z"
            />
            <path
                class="emblem__line"
                d="M26 18.5c3.5 7 4 16.5 2.5 27M38 18.5c-3.5 7-4 16.5-2.5 27"
            />
            <rect class="emblem__body" x="11" y="49" width="42" height="7.5" rx="3.7" />
            <circle class="emblem__spark" cx="5.2" cy="34.5" r="3.8" />
            <circle class="emblem__spark" cx="32" cy="6.5" r="3.8" />
            <circle class="emblem__spark" cx="58.8" cy="34.5" r="3.8" />
        </>
    }
}
