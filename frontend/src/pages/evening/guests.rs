//! The guests: people of this device, newcomers, and bots.

use engine::bot::{Level, Style};
use engine::record::LONGEST_NAME;
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::field::{ChoiceField, ChoiceItem, TextField, text_in};
use crate::components::icon::Glyph;
use crate::components::people::person_chip;
use crate::components::seat::Look;
use crate::draft::roster;
use crate::hooks::{sets_given, toasts};
use crate::services::chance::fresh_id;
use crate::services::evenings::Guest;
use crate::services::people::{BadPerson, People};
use crate::services::stored;
use crate::words::games::level as level_name;
use crate::words::{errors, evening as words, people as text, set_up};

const BOTS: usize = 6;

/// The id of the field for a new name.
const NEWCOMER: &str = "newcomer";

#[derive(Properties, PartialEq)]
pub struct GuestsProps {
    /// All guests so far, and whether they are still here.
    pub guests: Vec<Guest>,
    pub level: Level,
    /// A tap: somebody comes or leaves.
    pub on_tap: Callback<Guest>,
    pub on_level: Callback<Level>,
}

/// A chip for everybody who could come.
#[component]
pub fn Guests(props: &GuestsProps) -> Html {
    let people = use_state(People::here);
    let is_in =
        |guest: &Guest| props.guests.iter().any(|known| known.is_here && known.is_same(guest));
    let chip = |guest: Guest| {
        let is_in = is_in(&guest);
        let (name, look) = (guest.name.clone(), guest.look);
        let on_press = props.on_tap.reform(move |_: MouseEvent| guest.clone());
        html! { <li key={name.clone()}>{ person_chip(&name, look, is_in, on_press) }</li> }
    };
    let persons: Vec<Guest> =
        people.iter().map(|person| Guest::person(&person.id, &person.name, person.look)).collect();
    // The evening still knows people whom this device has forgotten.
    let forgotten = props
        .guests
        .iter()
        .filter(|guest| guest.person.as_deref().is_some_and(|id| people.with_id(id).is_none()));
    let own_bots: Vec<Guest> =
        props.guests.iter().filter(|guest| guest.bot.is_some()).cloned().collect();
    let names: Vec<_> =
        persons.iter().chain(&props.guests).map(|guest| guest.name.clone()).collect();
    let worn: Vec<Look> = props.guests.iter().map(|guest| guest.look).collect();
    let more = BOTS.saturating_sub(own_bots.len());
    let bots = own_bots.into_iter().chain(roster_bots(&names, &worn, more, props.level));
    let (people, on_tap) = (people.setter(), props.on_tap.clone());
    let on_new = Callback::from(move |guest: Guest| {
        people.set(People::here());
        on_tap.emit(guest);
    });
    html! {
        <div class="stack-2 company">
            <ul class="wrap-2 company__people" aria-label={text::OF_THIS_DEVICE}>
                { for persons.iter().cloned().chain(forgotten.cloned()).map(chip) }
            </ul>
            <Newcomer {on_new} />
            <h3 class="note company__bots">{ words::BOTS }</h3>
            <ul class="wrap-2 company__people" aria-label={words::BOTS}>{ for bots.map(chip) }</ul>
            { level(props) }
        </div>
    }
}

fn level(props: &GuestsProps) -> Html {
    let levels = Level::ALL.map(|level| ChoiceItem::new(level, level_name(level)));
    ChoiceField::new(
        "bots-level",
        words::LEVEL.translate(),
        &levels,
        props.level,
        props.on_level.clone(),
    )
    .hint(set_up::level_hint(props.level))
    .select()
}

/// Bots that aren't here yet, with unused looks.
fn roster_bots(taken: &[String], worn: &[Look], count: usize, level: Level) -> Vec<Guest> {
    let mut taken = taken.to_vec();
    let mut bots = Vec::new();
    while bots.len() < count {
        let Some((name, style)) = roster::pick(&taken, 0) else { break };
        taken.push(name.to_owned());
        bots.push(bot(name, (level, style), worn));
    }
    bots
}

fn bot(name: &str, (level, style): (Level, Style), worn: &[Look]) -> Guest {
    let usual = roster::look(name).unwrap_or(Look::nth(0));
    let free = std::iter::once(usual).chain(Look::all()).find(|look| !worn.contains(look));
    Guest::bot(name, free.unwrap_or(usual), level, style)
}

#[derive(Properties, PartialEq)]
struct NewcomerProps {
    on_new: Callback<Guest>,
}

#[component]
fn Newcomer(props: &NewcomerProps) -> Html {
    let typed = use_state(|| (String::new(), None::<BadPerson>));
    let on_add = {
        let (typed, on_new) = (typed.setter(), props.on_new.clone());
        Callback::from(move |()| {
            let id = fresh_id();
            // The last typed text may not be rendered yet.
            let name = text_in(NEWCOMER);
            let add = |people: &mut People| {
                let look = people.free_look();
                people.add(&id, &name, look).map(|()| look)
            };
            // A guest joins even if the device can't remember them.
            let added = stored::change_here(add).unwrap_or_else(|error| {
                toasts::fail(errors::store(error));
                add(&mut People::default())
            });
            match added {
                Ok(look) => {
                    on_new.emit(Guest::person(id.as_str(), name.trim(), look));
                    typed.set((String::new(), None));
                }
                Err(why) => typed.set((name, Some(why))),
            }
        })
    };
    let on_input = sets_given(&typed).reform(|name| (name, None));
    let onkeydown = {
        let on_add = on_add.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Enter" {
                event.prevent_default();
                on_add.emit(());
            }
        })
    };
    let error = typed.1.map(text::trouble);
    let label = text::new_label(LONGEST_NAME);
    let field = TextField::new(NEWCOMER, &label, &typed.0, LONGEST_NAME, on_input)
        .hidden_label()
        .placeholder(words::SOMEBODY_ELSE.to_string())
        .error(error.as_deref())
        .view();
    html! {
        <div class="stack-3 people__new" {onkeydown}>
            { field }
            <Button icon={Glyph::Plus} label={text::ADD} on_press={on_add.reform(|_| ())} />
        </div>
    }
}
