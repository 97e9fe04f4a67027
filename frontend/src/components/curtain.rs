//! The curtain between two people: it names who is next, and opens on purpose only.

use gloo::timers::callback::Timeout;
use web_sys::{HtmlElement, PointerEvent};
use yew::prelude::*;

use super::button::{Button, Weight};
use crate::hooks::use_settings;
use crate::services::history::focus_in_place;
use crate::services::settings::Opening;
use crate::words::table as words;

/// For so long a new curtain takes no press: it may be meant for what was there before.
const DEAF: u32 = 500;
/// For so long the button has to be held.
const HELD: u32 = 650;

/// How far the curtain is from opening.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Latch {
    /// Takes no press yet.
    Deaf,
    /// Waits.
    Ready,
    /// Is being held.
    Held,
    /// Was pressed once where two presses open it.
    Half,
}

#[derive(Properties, PartialEq)]
pub struct CurtainProps {
    /// Who is to take the device.
    pub name: AttrValue,
    /// Where the game stands, from what the table sees.
    pub standing: AttrValue,
    /// How long the decision may take, if a clock will run.
    #[prop_or_default]
    pub time: Option<AttrValue>,
    pub on_open: Callback<()>,
    pub on_decline: Callback<()>,
}

/// The curtain. Nothing lies behind it: what it hides is not in the page.
#[component]
pub fn Curtain(props: &CurtainProps) -> Html {
    let opening = use_settings().curtain;
    let latch = use_state_eq(|| Latch::Deaf);
    let hold = use_mut_ref(|| None::<Timeout>);
    let heading = use_node_ref();
    {
        let (latch, heading) = (latch.setter(), heading.clone());
        use_effect_with((), move |()| {
            if let Some(heading) = heading.cast::<HtmlElement>() {
                focus_in_place(&heading);
            }
            let wakes = Timeout::new(DEAF, move || latch.set(Latch::Ready));
            move || drop(wakes)
        });
    }
    let let_go = {
        let (latch, hold) = (latch.clone(), hold.clone());
        Callback::from(move |_: PointerEvent| {
            hold.borrow_mut().take();
            if *latch == Latch::Held {
                latch.set(Latch::Ready);
            }
        })
    };
    let onpointerdown = {
        let (latch, hold, on_open) = (latch.clone(), hold.clone(), props.on_open.clone());
        Callback::from(move |event: PointerEvent| {
            if opening != Opening::Hold || *latch == Latch::Deaf || event.button() != 0 {
                return;
            }
            latch.set(Latch::Held);
            let on_open = on_open.clone();
            *hold.borrow_mut() = Some(Timeout::new(HELD, move || on_open.emit(())));
        })
    };
    // A click without a pointer comes from a key, a switch or a screen reader: two of them open.
    let onclick = {
        let (latch, on_open) = (latch.clone(), props.on_open.clone());
        Callback::from(move |event: MouseEvent| {
            let by_pointer = event.detail() > 0;
            if by_pointer && opening == Opening::Hold {
                return;
            }
            match *latch {
                Latch::Deaf | Latch::Held => {}
                Latch::Ready => latch.set(Latch::Half),
                Latch::Half => on_open.emit(()),
            }
        })
    };
    let oncontextmenu = Callback::from(|event: MouseEvent| event.prevent_default());
    let label = match (*latch, opening) {
        (Latch::Half, _) => words::AGAIN,
        (_, Opening::Hold) => words::HOLD,
        (_, Opening::Tap) => words::TAP,
    };
    let hint = (opening == Opening::Hold).then_some(words::HOLD_HINT);
    let state = match *latch {
        Latch::Deaf => "is-deaf",
        Latch::Ready => "is-ready",
        Latch::Held => "is-held",
        Latch::Half => "is-half",
    };
    html! {
        <section class="curtain" aria-labelledby="curtain-title" oncontextmenu={oncontextmenu.clone()}>
            <div class="curtain__panel">
                <span class="curtain__emblem card is-back" aria-hidden="true"><span class="card__back" /></span>
                <h2 id="curtain-title" class="curtain__title" tabindex="-1" ref={heading}>
                    { words::pass_to(&props.name) }
                </h2>
                <p class="curtain__hint">{ words::only_for(&props.name) }</p>
                <p class="curtain__standing">{ &props.standing }</p>
                if let Some(time) = &props.time {
                    <p class="curtain__time">{ time }</p>
                }
                <button
                    type="button"
                    id="curtain-open"
                    class={classes!("curtain__open", state)}
                    aria-describedby={hint.map(|_| "curtain-hint")}
                    {onpointerdown}
                    onpointerup={let_go.clone()}
                    onpointerleave={let_go.clone()}
                    onpointercancel={let_go}
                    {onclick}
                    {oncontextmenu}
                >
                    <span class="curtain__fill" aria-hidden="true" />
                    <span class="curtain__label" aria-live="polite">{ label }</span>
                </button>
                if let Some(hint) = hint {
                    <p id="curtain-hint" class="curtain__small">{ hint }</p>
                }
                <Button
                    weight={Weight::Quiet}
                    label={words::not_me(&props.name)}
                    on_press={props.on_decline.reform(|_| ())}
                />
            </div>
        </section>
    }
}
