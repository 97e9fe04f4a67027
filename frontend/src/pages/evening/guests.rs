//! The guests: people of this device, newcomers, and bots.

use engine::bot::Level;
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::field::level_field;
use crate::components::icon::Glyph;
use crate::components::people::{person_chip, use_new_name};
use crate::components::seat::Look;
use crate::draft::roster;
use crate::hooks::toasts;
use crate::services::chance::fresh_id;
use crate::services::evenings::Guest;
use crate::services::people::People;
use crate::services::stored;
use crate::words::{evening as words, people as text};

/// The number of bots to choose from, unless more bots are guests already.
const OFFERED_BOTS: usize = 6;

#[derive(Properties, PartialEq)]
pub struct GuestsProps {
    /// All guests so far, also those who have left.
    pub guests: Vec<Guest>,
    pub level: Level,
    /// A tapped guest joins or leaves.
    pub on_tap: Callback<Guest>,
    pub on_level: Callback<Level>,
}

/// A chip for everybody who could come.
#[component]
pub fn Guests(props: &GuestsProps) -> Html {
    let people = use_state(People::here);
    let chip = |guest: Guest| {
        let is_here = props.guests.iter().any(|other| other.is_here && other.is_same(&guest));
        let (name, look) = (guest.name.clone(), guest.look);
        let on_press = props.on_tap.reform(move |_: MouseEvent| guest.clone());
        html! { <li key={name.clone()}>{ person_chip(&name, look, is_here, on_press) }</li> }
    };
    let persons: Vec<Guest> =
        people.iter().map(|person| Guest::person(&person.id, &person.name, person.look)).collect();
    // People deleted on this device are still the evening's guests.
    let forgotten = props
        .guests
        .iter()
        .filter(|guest| guest.person.as_deref().is_some_and(|id| people.with_id(id).is_none()));
    let guest_bots: Vec<Guest> =
        props.guests.iter().filter(|guest| guest.bot.is_some()).cloned().collect();
    let names: Vec<_> =
        persons.iter().chain(&props.guests).map(|guest| guest.name.clone()).collect();
    let looks: Vec<Look> = props.guests.iter().map(|guest| guest.look).collect();
    let count = OFFERED_BOTS.saturating_sub(guest_bots.len());
    let bots = guest_bots.into_iter().chain(roster_bots(&names, &looks, count, props.level));
    let (people, on_tap) = (people.setter(), props.on_tap.clone());
    let (name_field, on_add) = use_new_name("newcomer", words::SOMEBODY_ELSE, move |name| {
        let id = fresh_id();
        let add = |people: &mut People| {
            let look = people.free_look();
            people.add(&id, name, look).map(|()| look)
        };
        // A guest joins even if the device can't remember them.
        let added = toasts::or_fail(stored::change_here(add));
        let added = added.unwrap_or_else(|| add(&mut People::default()));
        let join = |look| {
            people.set(People::here());
            on_tap.emit(Guest::person(id.as_str(), name.trim(), look));
        };
        added.map(join).err()
    });
    let on_enter = on_add.clone();
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            on_enter.emit(());
        }
    });
    html! {
        <div class="stack-2 company">
            <ul class="wrap-2 company__people" aria-label={text::OF_THIS_DEVICE}>
                { for persons.iter().cloned().chain(forgotten.cloned()).map(chip) }
            </ul>
            <div class="stack-3 people__new" {onkeydown}>
                { name_field }
                <Button icon={Glyph::Plus} label={text::ADD} on_press={on_add.reform(|_| ())} />
            </div>
            <h3 class="note company__bots">{ words::BOTS }</h3>
            <ul class="wrap-2 company__people" aria-label={words::BOTS}>{ for bots.map(chip) }</ul>
            { level_field("bots-level", &words::LEVEL, props.level, props.on_level.clone()).select() }
        </div>
    }
}

/// Bots from the start of the roster, with none of these names, and if possible none of these looks.
fn roster_bots(names: &[String], looks: &[Look], count: usize, level: Level) -> Vec<Guest> {
    let mut names = names.to_vec();
    let next = || {
        let (name, style) = roster::pick(&names, 0)?;
        names.push(name.to_owned());
        let own = roster::look(name).unwrap_or(Look::nth(0));
        let free = std::iter::once(own).chain(Look::all()).find(|look| !looks.contains(look));
        Some(Guest::bot(name, free.unwrap_or(own), level, style))
    };
    std::iter::from_fn(next).take(count).collect()
}
