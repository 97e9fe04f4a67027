use engine::catalogue::GameId;
use engine::record::{LONGEST_NAME, Name};
use engine::seat::Seat;
use yew::prelude::*;

use super::form::{DraftForm, SeatOrder, SetUpDialog, play_modes};
use crate::components::button::{Button, icon_button};
use crate::components::field::{ChoiceField, ChoiceItem, TextField, level_field};
use crate::components::icon::{Glyph, icon};
use crate::components::people::{look_button, look_picker, person_chip};
use crate::components::seat::Look;
use crate::draft::{DraftError, PlayMode, SeatKind};
use crate::games;
use crate::hooks::toasts;
use crate::pages::phones::chairs::onlookers_to_seat;
use crate::route::Route;
use crate::services::chance::any_seed;
use crate::services::people::{People, Person, Place};
use crate::services::phones::Host;
use crate::services::stored;
use crate::words::{people as text, set_up as words};

pub const HEADING_ID: &str = "players-title";

/// `number` counts from 1.
pub fn name_field_id(number: usize) -> String {
    format!("name-{number}")
}

pub fn seats(game: GameId, form: &DraftForm) -> Html {
    let draft = &form.draft;
    let looks = form.looks();
    html! {
        <section class="panel" aria-labelledby={HEADING_ID}>
            <h2 id={HEADING_ID} tabindex="-1">{ words::PLAYERS }</h2>
            { play_modes(form) }
            { people_chips(form) }
            { onlookers(form) }
            <ol class={classes!("stack-5", "seats", (draft.seats.len() > 2).then_some("is-many"))}>
                { for (0..draft.seats.len()).map(|at| seat(game, form, at, looks[at])) }
            </ol>
            <div class="wrap-2">
                if let Some(count) = draft.next_count().filter(|_| !form.has_fixed_deal) {
                    <Button
                        icon={Glyph::Plus}
                        label={words::add_seats(count - draft.seats.len())}
                        on_press={form.on(|draft, _: MouseEvent| draft.add_seats())}
                    />
                }
                <Button
                    icon={Glyph::Shuffle}
                    label={text::SHUFFLE}
                    on_press={form.on(|draft, _: MouseEvent| draft.shuffle_seats(any_seed()))}
                />
                <Button icon={Glyph::Swap} label={text::ORDER} on_press={form.opens(SetUpDialog::Order)} />
            </div>
        </section>
    }
}

/// This device's people. A tap seats somebody, another one removes them.
fn people_chips(form: &DraftForm) -> Html {
    let known = match &*form.people {
        Ok(known) if known.is_empty() => return Html::default(),
        Ok(known) => known,
        Err(why) => {
            return html! {
                <p class="field__hint" role="status">
                    { text::not_remembered(*why) }
                    { " " }
                    <a href={Route::People.href()}>{ text::MANAGE }</a>
                </p>
            };
        }
    };
    let chip = |person: &Person| {
        let seat = form.draft.seat_of(&person.name);
        let name = person.name.clone();
        let on_press = form.on(move |draft, _: MouseEvent| {
            if let Some(at) = seat {
                draft.rename(at, String::new());
            } else if !draft.seat_person(&name) {
                return toasts::fail(text::FULL);
            }
            toasts::clear_failures();
        });
        html! {
            <li key={person.id.clone()}>
                { person_chip(&person.name, person.look, seat.is_some(), on_press) }
            </li>
        }
    };
    html! {
        <div class="stack-2 company">
            <ul class="wrap-2 company__people" aria-label={text::OF_THIS_DEVICE}>
                { for known.iter().map(chip) }
            </ul>
            <a href={Route::People.href()} class="inline-row note company__edit">
                { icon(Glyph::Pencil) }
                { text::MANAGE }
            </a>
        </div>
    }
}

/// People who look on with their phones. A tap seats one of them.
fn onlookers(form: &DraftForm) -> Html {
    let host = Host::current();
    // Before a phone has connected, the part for phones may not be loaded.
    if !host.is_used() || form.has_fixed_deal {
        return Html::default();
    }
    let on_seat = form.on(|draft, name: Name| {
        if !draft.seat_person(name.as_str()) {
            toasts::fail(text::FULL);
        }
    });
    onlookers_to_seat(&host, |name| form.draft.seat_of(name).is_some(), &on_seat)
}

pub fn dialog(form: &DraftForm) -> Html {
    match *form.open_dialog {
        None => Html::default(),
        Some(SetUpDialog::Order) => html! { <SeatOrder ..form.clone() /> },
        Some(SetUpDialog::Look(at)) => {
            let (people, open_dialog) = (form.people.clone(), form.open_dialog.setter());
            let on_choose = form.on(move |draft, look| {
                let mut choose = |known: &mut People| {
                    draft.choose_look(at, look, known);
                    known.clone()
                };
                // Changes the people as stored: another tab may have added or removed somebody.
                if let Ok(known) = stored::change_here(&mut choose) {
                    people.set(Ok(known));
                } else if let Ok(known) = &*people {
                    // If nothing can be stored, the change applies to this page alone.
                    people.set(Ok(choose(&mut known.clone())));
                } else {
                    choose(&mut People::default());
                }
                open_dialog.set(None);
            });
            let looks = form.looks();
            let chosen = looks.get(at).copied().unwrap_or(Look::nth(at));
            look_picker(&form.draft.name(at), chosen, &looks, &on_choose, form.on_close())
        }
    }
}

/// One seat: its kind of player and name, and a bot's level.
fn seat(game: GameId, form: &DraftForm, at: usize, look: Look) -> Html {
    let draft = &form.draft;
    let number = at + 1;
    let seat = &draft.seats[at];
    let seat_note = Seat::all(Seat::MOST)
        .nth(at)
        .and_then(|seat| games::seat_note(game, seat, &draft.values()));
    // The value is a person's place; `None` is a bot.
    let item = |place, label, glyph| ChoiceItem::new(place, label).with_icon(glyph);
    let person = item(Some(Place::Here), words::PERSON, Glyph::Person);
    let here = item(Some(Place::Here), words::HERE, Glyph::Person);
    let bot = item(None, words::BOT, Glyph::Bot);
    let phone = item(Some(Place::Phone), words::PHONE, Glyph::Device);
    let elsewhere = item(Some(Place::Elsewhere), words::ELSEWHERE, Glyph::Link);
    let kinds = match draft.mode {
        PlayMode::OneDevice => vec![person, bot],
        PlayMode::Phones => vec![phone, here, bot],
        PlayMode::ByLink => vec![here, elsewhere],
    };
    let kind = ChoiceField::new(
        &format!("kind-{number}"),
        &words::kind_label(number),
        &kinds,
        (seat.kind == SeatKind::Person).then_some(seat.place),
        form.on(move |draft, place: Option<Place>| match place {
            Some(place) => {
                draft.set_kind(at, SeatKind::Person);
                draft.set_place(at, place);
            }
            None => draft.set_kind(at, SeatKind::Bot),
        }),
    )
    .hidden_label()
    .segmented();
    html! {
        <li key={at} class="stack-3 seat">
            <div class="wrap seat__head">
                { look_button(&draft.name(at), look, form.opens(SetUpDialog::Look(at))) }
                <h3 class="sans seat__number">{ words::seat(number) }</h3>
                if let Some(seat_note) = seat_note {
                    <p class="note">{ seat_note }</p>
                }
                if !form.has_fixed_deal && draft.previous_count().is_some() {
                    { icon_button(Glyph::Trash, words::remove_seat(number), form.on(move |draft, _: MouseEvent| draft.remove_seat(at))) }
                }
            </div>
            { kind }
            { name_field(form, at) }
            if seat.kind == SeatKind::Bot {
                { bot_level_field(form, at) }
            }
        </li>
    }
}

fn name_field(form: &DraftForm, at: usize) -> Html {
    let number = at + 1;
    let draft_error = form.draft.seat_error(at);
    let error = draft_error.map(super::deal::draft_error_in_words);
    let field = TextField::new(
        &name_field_id(number),
        &words::name_label(number, LONGEST_NAME),
        form.draft.typed(at),
        LONGEST_NAME,
        form.on(move |draft, name| draft.rename(at, name)),
    )
    .hidden_label()
    .placeholder(words::default_name(number))
    .error(error.as_deref())
    .view();
    let rename_button = matches!(draft_error, Some(DraftError::SameName(_))).then(|| {
        let name = form.draft.numbered_name(at);
        let label = words::call_this(&name);
        let on_press = form.on(move |draft, _: MouseEvent| draft.rename(at, name.clone()));
        html! { <Button {label} {on_press} /> }
    });
    html! { <>{ field }{ rename_button }</> }
}

fn bot_level_field(form: &DraftForm, at: usize) -> Html {
    let level = form.draft.seats[at].level;
    let (id, label) = (format!("level-{}", at + 1), words::level_label(at + 1));
    let on_choose = form.on(move |draft, level| draft.seats[at].level = level);
    let field = level_field(&id, &label, level, on_choose).hidden_label();
    html! { <div class="seat__level">{ field.select() }</div> }
}
