//! Somebody's colour and emblem, chosen out of twelve, and somebody's name to be tapped.

use yew::prelude::*;

use super::dialog::Dialog;
use super::seat::Look;
use crate::words::people as words;

#[derive(Properties, PartialEq)]
pub struct LookPickerProps {
    /// Whose it is.
    pub name: AttrValue,
    pub chosen: Look,
    /// Those of others, which can be chosen all the same.
    #[prop_or_default]
    pub others: Vec<Look>,
    pub on_choose: Callback<Look>,
    pub on_close: Callback<()>,
}

/// The twelve looks in a dialog.
#[component]
pub fn LookPicker(props: &LookPickerProps) -> Html {
    let choice = |look: Look| {
        let is_chosen = look == props.chosen;
        let others = !is_chosen && props.others.contains(&look);
        html! {
            <li key={u8::from(look)}>
                <button
                    type="button"
                    class={classes!("look-choice", look.class(), is_chosen.then_some("is-chosen"))}
                    aria-pressed={is_chosen.to_string()}
                    onclick={props.on_choose.reform(move |_: MouseEvent| look)}
                >
                    { look.mark() }
                    <span class="look-choice__name">
                        <span class="look-choice__text">{ words::look(look) }</span>
                        if others {
                            <span class="look-choice__note">{ words::IN_USE }</span>
                        }
                    </span>
                </button>
            </li>
        }
    };
    html! {
        <Dialog id="look" title={words::look_of(&props.name)} on_close={props.on_close.clone()}>
            <ul class="look-choices">{ for Look::all().map(choice) }</ul>
        </Dialog>
    }
}

/// The button that shows somebody's look, and opens the picker.
pub fn look_button(name: &str, look: Look, on_press: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class={classes!("look-button", look.class())} onclick={on_press}>
            { look.mark() }
            <span class="visually-hidden">{ words::change_look(name, look) }</span>
        </button>
    }
}

/// A name with its look, in or out.
pub fn person_chip(name: &str, look: Look, is_in: bool, on_press: Callback<MouseEvent>) -> Html {
    html! {
        <button
            type="button"
            class={classes!("person-chip", is_in.then_some("is-in"))}
            aria-pressed={is_in.to_string()}
            onclick={on_press}
        >
            { look.mark() }
            <bdi class="person-chip__name">{ name }</bdi>
        </button>
    }
}
