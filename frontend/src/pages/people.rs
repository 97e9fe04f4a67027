//! The people of this device: their names, colours and emblems.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::choice::Legend;
use crate::components::field::{TextField, text_in};
use crate::components::icon::Glyph;
use crate::components::page::Page;
use crate::components::people::{LookPicker, look_button};
use crate::components::seat::Look;
use crate::hooks::{Toasts, use_focus_after, use_toasts};
use crate::services::chance::fresh_id;
use crate::services::page::element;
use crate::services::people::{BadPerson, People, Person};
use crate::services::storage::with_device;
use crate::words::{errors, people as words};
use engine::record::LONGEST_NAME;

/// The field of a new name.
const NEW_NAME: &str = "new-person";

/// What all parts of the page share.
#[derive(Clone, PartialEq)]
struct Desk {
    people: UseStateHandle<People>,
    /// Whose look is chosen.
    picking: UseStateHandle<Option<String>>,
    toasts: Toasts,
}

impl Desk {
    /// Changes the people, and keeps them.
    fn change(
        &self,
        change: impl FnOnce(&mut People) -> Result<(), BadPerson>,
    ) -> Option<BadPerson> {
        // Another tab may have named somebody.
        let mut people = with_device(People::load);
        if let Err(why) = change(&mut people) {
            return Some(why);
        }
        if let Err(error) = with_device(|store| people.keep(store)) {
            self.toasts.fail(errors::store(error));
        } else {
            self.toasts.succeeded();
        }
        self.people.set(people);
        None
    }
}

/// The id of the list.
const LIST: &str = "people-list";

/// The page.
#[component]
pub fn PeoplePage() -> Html {
    let desk = Desk {
        people: use_state(|| with_device(People::load)),
        picking: use_state_eq(|| None),
        toasts: use_toasts(),
    };
    use_focus_after(desk.people.iter().count(), LIST);
    let picked = desk.picking.as_deref().and_then(|id| desk.people.with_id(id)).cloned();
    html! {
        <Page title={words::TITLE} name="people">
            <p class="lead">{ words::LEAD }</p>
            <section class="panel" id={LIST} aria-label={words::OF_THIS_DEVICE} tabindex="-1">
                if desk.people.is_empty() {
                    <p class="field__hint">{ words::NOBODY }</p>
                } else {
                    <ul class="people__list">
                        for person in desk.people.iter() {
                            <PersonRow
                                key={person.id.clone()}
                                person={person.clone()}
                                desk={desk.clone()}
                            />
                        }
                    </ul>
                }
            </section>
            <NewPerson desk={desk.clone()} />
            if let Some(person) = picked {
                { picker(&desk, &person) }
            }
        </Page>
    }
}

fn picker(desk: &Desk, person: &Person) -> Html {
    let others: Vec<Look> = desk.people.iter().map(|person| person.look).collect();
    let on_choose = {
        let (desk, id) = (desk.clone(), person.id.clone());
        Callback::from(move |look| {
            desk.change(|people| {
                people.set_look(&id, look);
                Ok(())
            });
            desk.picking.set(None);
        })
    };
    let on_close = {
        let picking = desk.picking.setter();
        Callback::from(move |()| picking.set(None))
    };
    html! {
        <LookPicker name={person.name.clone()} chosen={person.look} {others} {on_choose} {on_close} />
    }
}

#[derive(Properties, PartialEq)]
struct PersonRowProps {
    person: Person,
    desk: Desk,
}

/// Somebody, with what is typed in place of the name, as long as it can't be one.
#[component]
fn PersonRow(props: &PersonRowProps) -> Html {
    let PersonRowProps { person, desk } = props;
    let typed = use_state(|| None::<(String, BadPerson)>);
    let on_input = {
        let (desk, id, typed) = (desk.clone(), person.id.clone(), typed.setter());
        Callback::from(move |name: String| {
            let trouble = desk.change(|people| people.rename(&id, &name));
            typed.set(trouble.map(|why| (name, why)));
        })
    };
    let on_look = {
        let (picking, id) = (desk.picking.setter(), person.id.clone());
        Callback::from(move |_: MouseEvent| picking.set(Some(id.clone())))
    };
    let on_forget = {
        let (desk, person) = (desk.clone(), person.clone());
        Callback::from(move |_: MouseEvent| {
            desk.change(|people| {
                people.remove(&person.id);
                Ok(())
            });
            desk.toasts.say(words::forgotten(&person.name));
        })
    };
    let error = (*typed).as_ref().map(|(_, why)| words::trouble(*why));
    let field = TextField {
        id: &format!("person-{}", person.id),
        label: &words::name_label(&person.name),
        shows: Legend::Hidden,
        placeholder: None,
        value: (*typed).as_ref().map_or(&person.name, |(name, _)| name),
        longest: LONGEST_NAME,
        hint: None,
        error: error.as_deref(),
        on_input,
    };
    html! {
        <li class="people__row">
            { look_button(&person.name, person.look, on_look) }
            { field.view() }
            <Button
                weight={Weight::Quiet}
                icon={Glyph::Trash}
                label={words::forget(&person.name)}
                bare=true
                on_press={on_forget}
            />
        </li>
    }
}

#[derive(Properties, PartialEq)]
struct NewPersonProps {
    desk: Desk,
}

/// The way for somebody new.
#[component]
fn NewPerson(props: &NewPersonProps) -> Html {
    let typed = use_state(String::new);
    let trouble = use_state_eq(|| None::<BadPerson>);
    let onsubmit = {
        let (desk, typed, trouble) = (props.desk.clone(), typed.setter(), trouble.setter());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let failed = desk.change(|people| {
                let look = people.free_look();
                // What was typed last may not have been drawn yet.
                people.add(&fresh_id(), &text_in(NEW_NAME), look)
            });
            if failed.is_none() {
                typed.set(String::new());
            }
            trouble.set(failed);
            if let Some(field) = element::<HtmlInputElement>(NEW_NAME) {
                let _ = field.focus();
            }
        })
    };
    let on_input = {
        let (typed, trouble) = (typed.setter(), trouble.setter());
        Callback::from(move |name| {
            typed.set(name);
            trouble.set(None);
        })
    };
    let error = trouble.map(words::trouble);
    let label = words::new_label();
    let field = TextField {
        id: NEW_NAME,
        label: &label,
        shows: Legend::Hidden,
        placeholder: Some(words::NEW.to_owned()),
        value: &typed,
        longest: LONGEST_NAME,
        hint: None,
        error: error.as_deref(),
        on_input,
    };
    html! {
        <form class="people__new" novalidate=true {onsubmit}>
            { field.view() }
            <Button weight={Weight::Main} icon={Glyph::Plus} label={words::ADD} submits=true />
        </form>
    }
}
