use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::dialog::Dialog;
use crate::components::icon::Glyph;
use crate::games::name_of_slug;
use crate::hooks::toasts;
use crate::route::Route;
use crate::services::daily::DailyDeal;
use crate::services::share::{ShareEnd, base_address, copy, share_text};
use crate::words::{daily as words, share as text};

/// The dialog that shares the text of a finished deal.
#[inline(never)] // For the split: see docs/size.md.
pub fn share_day(deal: DailyDeal, on_close: Callback<()>) -> Html {
    html! { <ShareDay {deal} {on_close} /> }
}

#[derive(Properties, PartialEq)]
struct ShareDayProps {
    deal: DailyDeal,
    on_close: Callback<()>,
}

#[component]
fn ShareDay(props: &ShareDayProps) -> Html {
    let must_select = use_state_eq(|| false);
    let DailyDeal { day, slug, outcome, .. } = &props.deal;
    let Some(outcome) = outcome else { return Html::default() };
    let address = base_address() + &Route::Daily.href();
    let text = words::share(*day, name_of_slug(slug), outcome, &address);
    let say = {
        let must_select = must_select.setter();
        Callback::from(move |shared| match shared {
            ShareEnd::Sheet => toasts::say(text::SHARED),
            ShareEnd::Copied => toasts::say(words::COPIED),
            ShareEnd::Cancelled => {}
            ShareEnd::ShowText => must_select.set(true),
        })
    };
    let on_share = {
        let (text, say) = (text.clone(), say.clone());
        Callback::from(move |_: MouseEvent| {
            let (text, say) = (text.clone(), say.clone());
            spawn_local(async move { say.emit(share_text(words::TITLE.translate(), &text).await) });
        })
    };
    let on_copy = {
        let text = text.clone();
        Callback::from(move |_: MouseEvent| {
            let (text, say) = (text.clone(), say.clone());
            spawn_local(async move {
                say.emit(if copy(&text).await { ShareEnd::Copied } else { ShareEnd::ShowText });
            });
        })
    };
    html! {
        <Dialog
            id="share-day"
            title={words::SHARE_TITLE}
            on_close={props.on_close.clone()}
            actions={html! {
                <>
                    <Button icon={Glyph::Copy} label={words::COPY} on_press={on_copy} />
                    <Button
                        weight={Weight::Main}
                        icon={Glyph::Share}
                        label={words::SHARE}
                        on_press={on_share}
                    />
                </>
            }}
        >
            <p>{ words::SHARE_HINT }</p>
            <pre class="daily__share">{ text }</pre>
            if *must_select {
                <p role="alert">{ words::SELECT }</p>
            }
        </Dialog>
    }
}
