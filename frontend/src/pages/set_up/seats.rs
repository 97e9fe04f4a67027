//! Who plays each seat.

use engine::bot::Level;
use engine::catalogue::GameId;
use yew::prelude::*;

use super::draft::{Draft, Kind, Trouble};
use crate::components::button::{Button, Weight};
use crate::components::choice::{Choice, Segmented};
use crate::components::field::TextField;
use crate::components::icon::Glyph;
use crate::words::{errors, games, set_up as words};

const PERSON: u32 = 0;
const BOT: u32 = 1;

/// The id of the field with the name of a seat, counted from 1.
pub fn name_id(number: usize) -> String {
    format!("name-{number}")
}

#[derive(Properties, PartialEq)]
pub struct SeatsProps {
    pub game: GameId,
    pub draft: Draft,
    /// The number of seats can't be changed.
    pub fixed: bool,
    pub on_change: Callback<Draft>,
}

/// All seats.
#[component]
pub fn Seats(props: &SeatsProps) -> Html {
    let draft = &props.draft;
    let change = |apply: fn(&mut Draft)| {
        let (draft, on_change) = (draft.clone(), props.on_change.clone());
        Callback::from(move |_| {
            let mut next = draft.clone();
            apply(&mut next);
            on_change.emit(next);
        })
    };
    html! {
        <section class="panel" aria-labelledby="players-title">
            <h2 id="players-title">{ words::PLAYERS }</h2>
            <p class="field__hint">{ words::PLAYERS_HINT }</p>
            <ol class="seats">
                for at in 0..draft.seats.len() {
                    <Seat
                        key={at}
                        {at}
                        game={props.game}
                        draft={draft.clone()}
                        fixed={props.fixed}
                        on_change={props.on_change.clone()}
                    />
                }
            </ol>
            if !props.fixed && draft.next_count().is_some() {
                <Button
                    icon={Glyph::Plus}
                    label={words::ADD_SEAT}
                    on_press={change(Draft::add_seats)}
                />
            }
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct SeatProps {
    at: usize,
    game: GameId,
    draft: Draft,
    fixed: bool,
    on_change: Callback<Draft>,
}

/// One seat: a person with a name, or a bot with a level.
#[component]
fn Seat(props: &SeatProps) -> Html {
    let (at, draft) = (props.at, &props.draft);
    let number = at + 1;
    let seat = &draft.seats[at];
    // What was chosen last comes back when a bot's seat becomes a person's and a bot's again.
    let level = use_mut_ref(|| Level::Regular);
    let change = |apply: Box<dyn Fn(&mut Draft)>| {
        let (draft, on_change) = (draft.clone(), props.on_change.clone());
        Callback::from(move |()| {
            let mut next = draft.clone();
            apply(&mut next);
            on_change.emit(next);
        })
    };
    let on_kind = {
        let (draft, on_change, level) = (draft.clone(), props.on_change.clone(), level.clone());
        Callback::from(move |kind| {
            let mut next = draft.clone();
            next.seats[at].kind =
                if kind == BOT { Kind::Bot(*level.borrow()) } else { Kind::Person };
            on_change.emit(next);
        })
    };
    let on_level = {
        let (draft, on_change) = (draft.clone(), props.on_change.clone());
        Callback::from(move |place| {
            let chosen = level_at(place);
            *level.borrow_mut() = chosen;
            let mut next = draft.clone();
            next.seats[at].kind = Kind::Bot(chosen);
            on_change.emit(next);
        })
    };
    let on_name = {
        let (draft, on_change) = (draft.clone(), props.on_change.clone());
        Callback::from(move |name| {
            let mut next = draft.clone();
            next.seats[at].name = name;
            on_change.emit(next);
        })
    };
    let error = draft.seat_trouble(at).map(|trouble| match trouble {
        Trouble::Name(_, error) => errors::name(error),
        Trouble::SameName(_) => words::SAME_NAMES.to_owned(),
        Trouble::NoPerson => words::NO_PERSON.to_owned(),
    });
    let is_split = draft.values().get("deck") == 0;
    let can_go = !props.fixed && draft.previous_count().is_some();
    html! {
        <li class="seat">
            <div class="seat__head">
                <h3 class="seat__number">{ words::seat(number) }</h3>
                if let Some(note) = words::seat_note(props.game.slug(), number, is_split) {
                    <p class="seat__note">{ note }</p>
                }
                if can_go {
                    <Button
                        weight={Weight::Quiet}
                        icon={Glyph::Trash}
                        label={words::remove_seat(number)}
                        bare=true
                        on_press={change(Box::new(move |draft| draft.remove_seat(at))).reform(|_| ())}
                    />
                }
            </div>
            <Segmented
                name={format!("kind-{number}")}
                legend={words::kind_label(number)}
                hide_legend=true
                choices={vec![
                    Choice::new(PERSON, words::PERSON).with_icon(Glyph::Person),
                    Choice::new(BOT, words::BOT).with_icon(Glyph::Bot),
                ]}
                chosen={if seat.kind == Kind::Person { PERSON } else { BOT }}
                on_choose={on_kind}
            />
            { match seat.kind {
                Kind::Person => html! {
                    <TextField
                        id={name_id(number)}
                        label={words::name_label(number)}
                        hide_label=true
                        placeholder={words::default_name(number)}
                        value={seat.name.clone()}
                        longest={engine::record::LONGEST_NAME}
                        error={error.map(AttrValue::from)}
                        on_input={on_name}
                    />
                },
                Kind::Bot(level) => html! {
                    <Segmented
                        name={format!("level-{number}")}
                        legend={words::LEVEL}
                        hide_legend=true
                        hint={words::LEVEL_HINTS[level as usize]}
                        choices={levels()}
                        chosen={level as u32}
                        on_choose={on_level}
                    />
                },
            } }
        </li>
    }
}

fn levels() -> Vec<Choice> {
    Level::ALL.iter().map(|level| Choice::new(*level as u32, games::level(*level))).collect()
}

fn level_at(place: u32) -> Level {
    Level::ALL.into_iter().find(|level| *level as u32 == place).unwrap_or(Level::Regular)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_its_place_and_its_hint() {
        for level in Level::ALL {
            assert_eq!(level_at(level as u32), level);
            assert!(!words::LEVEL_HINTS[level as usize].is_empty());
        }
        assert_eq!(levels().len(), words::LEVEL_HINTS.len());
    }
}
