//! A game before the deal: who plays, and how.

mod challenge;
mod draft;
mod seats;

use engine::catalogue::{AnyGame, AnyOptions, GameId};
use engine::chance::Seed;
use engine::options::Options as _;
use engine::record::Record;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::NotFound;
use crate::components::button::{Button, Weight};
use crate::components::emblem::Emblem;
use crate::components::field::OptionField;
use crate::components::icon::{Glyph, Icon};
use crate::components::page::Page;
use crate::hooks::{use_settings, use_toasts};
use crate::route::Route;
use crate::services::chance::{fresh_id, fresh_seed};
use crate::services::saves::{self, Save, SaveId, read_shelf};
use crate::services::storage::{StoreError, with_device};
use crate::services::{clock, persist};
use crate::words::{errors, games, home, options as told, set_up as words};

use challenge::MakeChallenge;
use draft::{Draft, Trouble};
use seats::Seats;

/// A deal that somebody sent: how it is played, and all its chance.
#[derive(Clone, PartialEq, Debug)]
pub struct Deal {
    pub options: AnyOptions,
    pub seats: usize,
    pub seed: Seed,
}

#[derive(Properties, PartialEq)]
pub struct SetUpProps {
    /// The game's slug.
    pub game: String,
    /// A deal that is given.
    #[prop_or_default]
    pub deal: Option<Deal>,
}

/// The page.
#[component]
pub fn SetUp(props: &SetUpProps) -> Html {
    let Some(game) = GameId::of_slug(&props.game) else {
        return html! { <NotFound /> };
    };
    let Some(options) = game.options() else {
        return html! { <Coming {game} /> };
    };
    html! { <Form {game} {options} deal={props.deal.clone()} /> }
}

#[derive(Properties, PartialEq)]
struct ComingProps {
    game: GameId,
}

/// A game that can't be played yet.
#[component]
fn Coming(props: &ComingProps) -> Html {
    let game = props.game;
    html! {
        <Page title={games::name(game)} name="set-up" {game} aside={html! { <Emblem {game} /> }}>
            <p class="lead">{ words::COMING }</p>
            <p>{ words::COMING_BECAUSE }</p>
        </Page>
    }
}

#[derive(Properties, PartialEq)]
struct FormProps {
    game: GameId,
    options: AnyOptions,
    deal: Option<Deal>,
}

#[component]
fn Form(props: &FormProps) -> Html {
    let game = props.game;
    let settings = use_settings();
    let toasts = use_toasts();
    let is_sharing = use_state_eq(|| false);
    let draft = {
        let (deal, options) = (props.deal.clone(), props.options.clone());
        let names = settings.names.clone();
        use_state(move || match deal {
            Some(deal) => Draft::with_seats(deal.options, deal.seats, &names),
            None => Draft::new(options, &names),
        })
    };
    let change = {
        let draft = draft.clone();
        Callback::from(move |next: Draft| draft.set(next))
    };
    let onsubmit = {
        let draft = draft.clone();
        let seed = props.deal.as_ref().map(|deal| deal.seed);
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let names = draft.names();
            match deal(&draft, seed.unwrap_or_else(fresh_seed)) {
                Ok(id) => {
                    settings.change(|settings| remember(&mut settings.names, names));
                    Route::Table { id }.go();
                }
                Err(NoDeal::Entered(trouble)) => {
                    toasts.say(trouble_in_words(trouble));
                    focus_on(trouble);
                }
                Err(NoDeal::Store(error)) => toasts.say(errors::store(error)),
            }
        })
    };
    let title = match &props.deal {
        Some(_) => words::challenge_title(games::name(game)),
        None => words::title(games::name(game)),
    };
    html! {
        <Page {title} name="set-up" {game} aside={html! { <Emblem {game} /> }}>
            <form class="set-up__form" novalidate=true {onsubmit}>
                if props.deal.is_some() {
                    <Given {game} options={draft.options.clone()} />
                } else {
                    <p class="lead">{ games::gist(game) }</p>
                }
                <Seats {game} draft={(*draft).clone()} fixed={props.deal.is_some()} on_change={change.clone()} />
                if props.deal.is_none() {
                    <Options {game} draft={(*draft).clone()} on_change={change} />
                }
                <div class="set-up__deal">
                    <Button weight={Weight::Main} label={words::DEAL} submits=true class="is-large" />
                    <a
                        href={Route::Rules { game: game.slug().to_owned() }.href()}
                        class="button is-plain is-large"
                    >
                        <Icon glyph={Glyph::Rules} />
                        { home::RULES }
                    </a>
                </div>
                if props.deal.is_none() {
                    <section class="set-up__challenge">
                        <div>
                            <h2>{ words::CHALLENGE }</h2>
                            <p class="field__hint">{ words::CHALLENGE_HINT }</p>
                        </div>
                        <Button
                            icon={Glyph::Qr}
                            label={words::MAKE_LINK}
                            on_press={let sharing = is_sharing.setter(); Callback::from(move |_| sharing.set(true))}
                        />
                    </section>
                }
            </form>
            if *is_sharing {
                <MakeChallenge
                    {game}
                    draft={(*draft).clone()}
                    on_close={let sharing = is_sharing.setter(); Callback::from(move |()| sharing.set(false))}
                />
            }
        </Page>
    }
}

/// Why nothing was dealt.
enum NoDeal {
    Entered(Trouble),
    Store(StoreError),
}

/// Deals what was entered, and keeps it.
fn deal(draft: &Draft, seed: Seed) -> Result<SaveId, NoDeal> {
    let players = draft.players().map_err(NoDeal::Entered)?;
    let options = draft.options.clone();
    let record = Record::<AnyGame> { options, players, seed, decisions: Vec::new() };
    let id = fresh_id();
    let save = Save::new(record.to_string(), clock::now());
    let is_first = with_device(|store| {
        let is_first = read_shelf(store).is_ok_and(|shelf| shelf.entries.is_empty());
        saves::keep(store, &id, &save).map(|()| is_first)
    })
    .map_err(NoDeal::Store)?;
    if is_first {
        spawn_local(async {
            persist::ask().await;
        });
    }
    Ok(id)
}

/// Puts names in the place of earlier ones; the seats of a larger table keep theirs.
fn remember(known: &mut Vec<String>, names: Vec<String>) {
    if known.len() < names.len() {
        known.resize(names.len(), String::new());
    }
    for (place, name) in known.iter_mut().zip(names) {
        *place = name;
    }
}

fn trouble_in_words(trouble: Trouble) -> String {
    match trouble {
        Trouble::Name(_, error) => errors::name(error),
        Trouble::SameName(_) => words::SAME_NAMES.to_owned(),
        Trouble::NoPerson => words::NO_PERSON.to_owned(),
    }
}

/// Takes the person to what is wrong.
fn focus_on(trouble: Trouble) {
    let number = match trouble {
        Trouble::Name(number, _) | Trouble::SameName(number) => number,
        Trouble::NoPerson => return,
    };
    let field = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id(&seats::name_id(number)));
    if let Some(field) = field.and_then(|field| {
        use wasm_bindgen::JsCast;
        field.dyn_into::<web_sys::HtmlElement>().ok()
    }) {
        let _ = field.focus();
    }
}

#[derive(Properties, PartialEq)]
struct GivenProps {
    game: GameId,
    options: AnyOptions,
}

/// What a challenge fixes.
#[component]
fn Given(props: &GivenProps) -> Html {
    let slug = props.game.slug();
    let values = props.options.values();
    html! {
        <section class="notice is-accent">
            <Icon glyph={Glyph::Share} />
            <div class="notice__text">
                <p>{ words::SAME_DEAL }</p>
                if !values.fields().is_empty() {
                    <p>{ words::FIXED }</p>
                    <dl class="facts">
                        for field in values.fields().iter().filter(|field| values.applies(field)) {
                            <div key={field.id} class="facts__row">
                                <dt>{ told::label(slug, field.id) }</dt>
                                <dd>{ told::value(slug, field, values.get(field.id)) }</dd>
                            </div>
                        }
                    </dl>
                }
            </div>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct OptionsProps {
    game: GameId,
    draft: Draft,
    on_change: Callback<Draft>,
}

/// The game's options.
#[component]
fn Options(props: &OptionsProps) -> Html {
    let draft = &props.draft;
    let values = draft.values();
    let presets = draft.options.presets();
    let on_option = {
        let (draft, on_change) = (draft.clone(), props.on_change.clone());
        Callback::from(move |(id, value)| {
            let mut next = draft.clone();
            next.set_option(id, value);
            on_change.emit(next);
        })
    };
    let preset = |label: &'static str, chosen: &'static [(&'static str, u32)]| {
        let (draft, on_change) = (draft.clone(), props.on_change.clone());
        let on_press = Callback::from(move |_| {
            let mut next = draft.clone();
            next.set_all(chosen);
            on_change.emit(next);
        });
        html! { <Button {label} {on_press} /> }
    };
    html! {
        <section class="panel">
            <h2>{ words::OPTIONS }</h2>
            if !presets.is_empty() {
                <div class="set-up__presets" role="group" aria-label={words::PRESETS}>
                    { preset(words::DEFAULTS, &[]) }
                    for set in presets.iter() {
                        { preset(told::preset(set.id), set.values) }
                    }
                </div>
            }
            for field in values.fields().iter().filter(|field| values.applies(field)) {
                <OptionField
                    key={field.id}
                    game={props.game.slug()}
                    field={*field}
                    {values}
                    on_change={on_option.clone()}
                />
            }
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_remembered_by_seat() {
        let mut known = vec!["Ana".to_owned(), "Ben".to_owned(), "Cem".to_owned()];
        remember(&mut known, vec!["Dora".to_owned(), String::new()]);
        assert_eq!(known, ["Dora", "", "Cem"]);
        remember(&mut known, vec![String::new(); 5]);
        assert_eq!(known.len(), 5);
    }
}
