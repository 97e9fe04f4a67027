//! Pickers for a person's look, and for people by name; the field for a new person's name.

use engine::record::LONGEST_NAME;
use yew::prelude::*;

use super::dialog::Dialog;
use super::field::{TextField, text_in};
use super::seat::Look;
use crate::hooks::sets_given;
use crate::services::people::BadPerson;
use crate::words::people as words;
use crate::words::text::Text;

/// The field for a new person's name, and the callback that adds them. A name refused by `add` stays in the field.
#[hook]
pub fn use_new_name(
    id: &'static str,
    placeholder: Text,
    add: impl Fn(&str) -> Option<BadPerson> + 'static,
) -> (Html, Callback<()>) {
    let typed = use_state(|| (String::new(), None::<BadPerson>));
    let setter = typed.setter();
    let on_add = Callback::from(move |()| {
        // Read from the field: the last typed text may not be rendered yet.
        let name = text_in(id);
        let refusal = add(&name);
        setter.set((if refusal.is_none() { String::new() } else { name }, refusal));
    });
    let on_input = sets_given(&typed).reform(|name| (name, None));
    let error = typed.1.map(words::bad_person);
    let label = words::new_label(LONGEST_NAME);
    let field = TextField::new(id, &label, &typed.0, LONGEST_NAME, on_input)
        .hidden_label()
        .placeholder(placeholder.to_string())
        .error(error.as_deref())
        .view();
    (field, on_add)
}

/// A dialog with the twelve looks. Looks that `others` use can be chosen, too.
pub fn look_picker(
    name: &str,
    chosen: Look,
    others: &[Look],
    on_choose: &Callback<Look>,
    on_close: Callback<()>,
) -> Html {
    let choice = |look: Look| {
        let is_chosen = look == chosen;
        let is_in_use = !is_chosen && others.contains(&look);
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
                        if is_in_use {
                            <span class="note">{ words::IN_USE }</span>
                        }
                    </span>
                </button>
            </li>
        }
    };
    html! {
        <Dialog id="look" title={words::look_of(name)} {on_close}>
            <ul class="stack-2 tiles look-choices">{ for Look::all().map(choice) }</ul>
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

pub fn person_chip(name: &str, look: Look, is_on: bool, on_press: Callback<MouseEvent>) -> Html {
    html! {
        <button
            type="button"
            class={classes!("inline-row", "person-chip", is_on.then_some("is-in"))}
            aria-pressed={is_on.to_string()}
            onclick={on_press}
        >
            { look.mark() }
            <bdi class="clip">{ name }</bdi>
        </button>
    }
}
