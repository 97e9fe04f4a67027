//! The people of this device: their names, colours and emblems.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::components::button::{Button, Weight, icon_button};
use crate::components::field::TextField;
use crate::components::icon::Glyph;
use crate::components::page::Page;
use crate::components::people::{look_button, look_picker, use_new_name};
use crate::components::seat::Look;
use crate::hooks::{sets, toasts, use_focus_when_lost};
use crate::services::chance::fresh_id;
use crate::services::files::{download, file_name};
use crate::services::page::element;
use crate::services::people::{BadPerson, People, Person};
use crate::services::stored::{self, Unread};
use crate::words::people as words;
use engine::record::LONGEST_NAME;

const NEW_NAME_ID: &str = "new-person";

#[derive(Clone, PartialEq)]
struct PeopleContext {
    people: UseStateHandle<Result<People, Unread>>,
    /// The id of the person whose look is being chosen.
    picking: UseStateHandle<Option<String>>,
}

impl PeopleContext {
    /// Changes the people as stored now, since another tab may have added somebody. Returns the error of `change`.
    fn change(
        &self,
        change: impl FnOnce(&mut People) -> Result<(), BadPerson>,
    ) -> Option<BadPerson> {
        let outcome =
            stored::change_here(|people: &mut People| change(people).map(|()| people.clone()));
        match toasts::or_fail(outcome)? {
            Ok(people) => {
                toasts::clear_failures();
                self.people.set(Ok(people));
                None
            }
            Err(why) => Some(why),
        }
    }
}

const LIST_ID: &str = "people-list";

#[component]
pub fn PeoplePage() -> Html {
    let context = PeopleContext { people: use_state(stored::here), picking: use_state_eq(|| None) };
    let people = (*context.people).clone();
    let add_context = context.clone();
    let (field, on_add) = use_new_name(NEW_NAME_ID, words::NEW, move |name| {
        add_context.change(|people| {
            let look = people.free_look();
            people.add(&fresh_id(), name, look)
        })
    });
    let onsubmit = Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        on_add.emit(());
        if let Some(field) = element::<HtmlInputElement>(NEW_NAME_ID) {
            let _ = field.focus();
        }
    });
    let form = html! {
        <form class="stack-3 people__new" novalidate=true {onsubmit}>
            { field }
            <Button weight={Weight::Main} icon={Glyph::Plus} label={words::ADD} submits=true />
        </form>
    };
    use_focus_when_lost(people.as_ref().map_or(0, |people| people.iter().count()), LIST_ID);
    html! {
        <Page title={words::TITLE} name="people">
            <p class="lead">{ words::LEAD }</p>
            { match people {
                Ok(people) => list(&context, &people, form),
                Err(why) => unread_panel(&context, why),
            } }
        </Page>
    }
}

fn list(context: &PeopleContext, people: &People, form: Html) -> Html {
    let picked = context.picking.as_deref().and_then(|id| people.with_id(id));
    html! {
        <>
            <section class="panel" id={LIST_ID} aria-label={words::OF_THIS_DEVICE} tabindex="-1">
                if people.is_empty() {
                    <p class="field__hint">{ words::NOBODY }</p>
                } else {
                    <ul class="stack-2">
                        for person in people.iter() {
                            <PersonRow
                                key={person.id.clone()}
                                person={person.clone()}
                                context={context.clone()}
                            />
                        }
                    </ul>
                }
                if !people.unread.is_empty() {
                    <p class="field__hint" role="status">{ words::unread(people.unread.len()) }</p>
                }
            </section>
            { form }
            if let Some(person) = picked {
                { picker(context, people, person) }
            }
        </>
    }
}

/// Shown in place of people that can't be read. Damaged data is saved as a file before a new list starts.
fn unread_panel(context: &PeopleContext, why: Unread) -> Html {
    let context = context.clone();
    let on_begin_anew = Callback::from(move |_: MouseEvent| {
        // If another tab has started a new list meanwhile, its list is shown.
        let outcome = People::begin_anew(|text| {
            let name = file_name(&["people"], ".txt");
            let is_offered = download(&name, text);
            toasts::say_download(&name, is_offered);
            is_offered
        });
        if toasts::or_fail(outcome).is_some() {
            context.people.set(stored::here());
        }
    });
    html! {
        <section class="panel" id={LIST_ID} aria-label={words::OF_THIS_DEVICE} tabindex="-1">
            <p role="status">{ words::not_remembered(why) }</p>
            if why == Unread::Damaged {
                <p class="field__hint">{ words::ANEW_HINT }</p>
                <div class="wrap-2">
                    <Button icon={Glyph::Download} label={words::ANEW} on_press={on_begin_anew} />
                </div>
            }
        </section>
    }
}

fn picker(context: &PeopleContext, people: &People, person: &Person) -> Html {
    let others: Vec<Look> = people.iter().map(|person| person.look).collect();
    let on_close = sets(&context.picking, None);
    let (context, id) = (context.clone(), person.id.clone());
    let on_choose = Callback::from(move |look| {
        context.change(|people| {
            people.set_look(&id, look);
            Ok(())
        });
        context.picking.set(None);
    });
    look_picker(&person.name, person.look, &others, &on_choose, on_close)
}

#[derive(Properties, PartialEq)]
struct PersonRowProps {
    person: Person,
    context: PeopleContext,
}

/// The field keeps a typed name that isn't valid; the person keeps the last valid one.
#[component]
fn PersonRow(PersonRowProps { person, context }: &PersonRowProps) -> Html {
    let typed = use_state(|| None::<(String, BadPerson)>);
    let on_input = {
        let (context, id, typed) = (context.clone(), person.id.clone(), typed.setter());
        Callback::from(move |name: String| {
            let error = context.change(|people| people.rename(&id, &name));
            typed.set(error.map(|why| (name, why)));
        })
    };
    let on_look = sets(&context.picking, Some(person.id.clone()));
    let on_forget = {
        let (context, person) = (context.clone(), person.clone());
        Callback::from(move |_: MouseEvent| {
            let mut is_forgotten = false;
            context.change(|people| {
                people.remove(&person.id);
                is_forgotten = true;
                Ok(())
            });
            if is_forgotten {
                toasts::say(words::forgotten(&person.name));
            }
        })
    };
    let error = (*typed).as_ref().map(|(_, why)| words::bad_person(*why));
    let field = TextField::new(
        &format!("person-{}", person.id),
        &words::name_label(&person.name, LONGEST_NAME),
        (*typed).as_ref().map_or(&person.name, |(name, _)| name),
        LONGEST_NAME,
        on_input,
    )
    .hidden_label()
    .error(error.as_deref())
    .view();
    html! {
        <li class="stack-2 people__row">
            { look_button(&person.name, person.look, on_look) }
            { field }
            { icon_button(Glyph::Trash, words::forget(&person.name), on_forget) }
        </li>
    }
}
