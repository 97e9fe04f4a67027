//! A button that acts on purpose only: it is held, or pressed twice.

use gloo::timers::callback::Timeout;
use web_sys::{FocusEvent, PointerEvent};
use yew::prelude::*;

use crate::hooks::use_settings;
use crate::services::settings::Opening;
use crate::words::table as words;

/// For so many milliseconds a new button takes no press: it may be meant for what was there before.
pub const UNPRESSED: u32 = 500;
/// For so long it has to be held.
const HELD: u32 = 650;

/// How far the button is from acting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Latch {
    /// Takes no press yet.
    Deaf,
    /// Waits.
    Ready,
    /// Is being held.
    Held,
    /// Was pressed once where two presses are needed.
    Half,
}

impl Latch {
    const fn class(self) -> &'static str {
        match self {
            Self::Deaf => "is-deaf",
            Self::Ready => "is-ready",
            Self::Held => "is-held",
            Self::Half => "is-half",
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct HoldProps {
    #[prop_or_default]
    pub id: Option<AttrValue>,
    #[prop_or_default]
    pub class: Classes,
    pub label: AttrValue,
    /// What stands before the label, for the eye alone.
    #[prop_or_default]
    pub mark: Html,
    /// The element that says how to press it.
    #[prop_or_default]
    pub hint: Option<AttrValue>,
    /// It was held long enough, or pressed twice.
    pub on_open: Callback<()>,
    /// It is let go, or left.
    #[prop_or_default]
    pub on_release: Callback<()>,
}

/// The button. Where the settings say so, and without a pointer, two presses do.
#[component]
pub fn Hold(props: &HoldProps) -> Html {
    let opening = use_settings().curtain;
    let latch = use_state_eq(|| Latch::Deaf);
    let hold = use_mut_ref(|| None::<Timeout>);
    {
        let latch = latch.setter();
        use_effect_with((), move |()| {
            let ready = Timeout::new(UNPRESSED, move || latch.set(Latch::Ready));
            move || drop(ready)
        });
    }
    let let_go = {
        let (latch, hold, on_release) = (latch.clone(), hold.clone(), props.on_release.clone());
        Callback::from(move |_: PointerEvent| {
            hold.borrow_mut().take();
            if *latch == Latch::Held {
                latch.set(Latch::Ready);
                on_release.emit(());
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
                Latch::Half => {
                    latch.set(Latch::Ready);
                    on_open.emit(());
                }
            }
        })
    };
    let onblur = {
        let (latch, on_release) = (latch.clone(), props.on_release.clone());
        Callback::from(move |_: FocusEvent| {
            if *latch == Latch::Half {
                latch.set(Latch::Ready);
            }
            on_release.emit(());
        })
    };
    let oncontextmenu = Callback::from(|event: MouseEvent| event.prevent_default());
    let label = if *latch == Latch::Half { words::AGAIN.into() } else { props.label.clone() };
    html! {
        <button
            type="button"
            id={props.id.clone()}
            class={classes!("hold", latch.class(), props.class.clone())}
            aria-describedby={props.hint.clone()}
            {onpointerdown}
            onpointerup={let_go.clone()}
            onpointerleave={let_go.clone()}
            onpointercancel={let_go}
            {onclick}
            {onblur}
            {oncontextmenu}
        >
            <span class="hold__fill" aria-hidden="true" />
            { props.mark.clone() }
            <span class="hold__label" aria-live="polite">{ label }</span>
        </button>
    }
}
