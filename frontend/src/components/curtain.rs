//! The curtain between two people: it names the next person, and opens only on purpose.

use yew::prelude::*;

use super::button::{Button, Weight};
use super::hold::Hold;
use super::seat::Look;
use crate::hooks::{use_focused, use_settings};
use crate::services::settings::OpenBy;
use crate::words::table as words;
use crate::words::text::Text;

#[derive(Properties, PartialEq)]
pub struct CurtainProps {
    /// The next person to hold the device.
    pub name: AttrValue,
    pub look: Look,
    /// The public state of the game.
    pub standing: AttrValue,
    pub notes: Html,
    pub on_open: Callback<()>,
    pub on_decline: Callback<()>,
    /// Another action beside opening.
    pub also: Html,
}

/// The curtain, in the seat's colour. The page contains nothing of what it hides.
#[component]
pub fn Curtain(props: &CurtainProps) -> Html {
    let heading = use_focused();
    let oncontextmenu = Callback::from(|event: MouseEvent| event.prevent_default());
    html! {
        <section
            class={classes!("curtain", props.look.class())}
            aria-labelledby="curtain-title"
            {oncontextmenu}
        >
            <div class="centre curtain__panel">
                <span class="curtain__card">{ props.look.card() }</span>
                <h2 id="curtain-title" class="curtain__title" tabindex="-1" ref={heading}>
                    { title(&props.name) }
                </h2>
                <p class="curtain__hint">{ words::only_for(&props.name) }</p>
                <p class="curtain__standing">{ &props.standing }</p>
                { props.notes.clone() }
                <Taker
                    name={props.name.clone()}
                    look={props.look}
                    on_take={props.on_open.clone()}
                />
                <div class="wrap curtain__ways">
                    <Button
                        weight={Weight::Quiet}
                        label={words::not_me(&props.name)}
                        on_press={props.on_decline.reform(|_| ())}
                    />
                    { props.also.clone() }
                </div>
            </div>
        </section>
    }
}

/// The heading, with a name large enough to read across a table.
fn title(name: &str) -> Html {
    let text = words::pass_to(name);
    let Some((before, after)) = text.split_once(name) else { return html! { { text } } };
    let size = match name.chars().count() {
        0..=7 => "is-short",
        8..=11 => "is-medium",
        _ => "is-long",
    };
    html! {
        <>
            { before }
            <span class={classes!("curtain__name", size)}>{ name }</span>
            { after }
        </>
    }
}

/// The label of the button for the person `name`, and the hint on pressing it.
pub fn taking(opening: OpenBy, name: &str) -> (String, Text) {
    match opening {
        OpenBy::Hold => (words::hold(name), words::HOLD_HINT),
        OpenBy::Tap => (words::tap(name), words::TAP_HINT),
    }
}

#[derive(Properties, PartialEq)]
pub struct TakerProps {
    pub name: AttrValue,
    pub look: Look,
    pub on_take: Callback<()>,
}

#[component]
pub fn Taker(props: &TakerProps) -> Html {
    let (label, hint) = taking(use_settings().curtain, &props.name);
    html! {
        <>
            <Hold
                id="curtain-open"
                class={classes!("is-large", "is-seat", props.look.class())}
                mark={props.look.mark()}
                {label}
                hint="curtain-hint"
                on_open={props.on_take.clone()}
            />
            <p id="curtain-hint" class="note curtain__small">{ hint }</p>
        </>
    }
}
