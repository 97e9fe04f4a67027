//! Pickers for a person's look, and for people by name.

use yew::prelude::*;

use super::dialog::Dialog;
use super::seat::Look;
use crate::words::people as words;

/// A dialog with the twelve looks. Looks of other people stay available.
pub fn look_picker(
    name: &str,
    chosen: Look,
    others: &[Look],
    on_choose: &Callback<Look>,
    on_close: Callback<()>,
) -> Html {
    let choice = |look: Look| {
        let is_chosen = look == chosen;
        let others = !is_chosen && others.contains(&look);
        html! {
            <li key={u8::from(look)}>
                <button
                    type="button"
                    class={classes!("row-3", "look-choice", look.class(), is_chosen.then_some("is-chosen"))}
                    aria-pressed={is_chosen.to_string()}
                    onclick={on_choose.reform(move |_: MouseEvent| look)}
                >
                    { look.mark() }
                    <span class="look-choice__name">
                        <span class="look-choice__text">{ words::look(look) }</span>
                        if others {
                            <span class="note look-choice__note">{ words::IN_USE }</span>
                        }
                    </span>
                </button>
            </li>
        }
    };
    html! {
        <Dialog id="look" title={words::look_of(name)} {on_close}>
            <ul class="stack-2 look-choices">{ for Look::all().map(choice) }</ul>
        </Dialog>
    }
}

/// The button with a person's look, which opens the picker.
pub fn look_button(name: &str, look: Look, on_press: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class={classes!("look-button", look.class())} onclick={on_press}>
            { look.mark() }
            <span class="visually-hidden">{ words::change_look(name, words::look(look)) }</span>
        </button>
    }
}

pub fn person_chip(name: &str, look: Look, is_in: bool, on_press: Callback<MouseEvent>) -> Html {
    html! {
        <button
            type="button"
            class={classes!("inline-row", "person-chip", is_in.then_some("is-in"))}
            aria-pressed={is_in.to_string()}
            onclick={on_press}
        >
            { look.mark() }
            <bdi class="clip person-chip__name">{ name }</bdi>
        </button>
    }
}
