//! Form fields: the control for a game's option, lists and radio groups, text fields, radio cards, tabs, switches.

use engine::bot::Level;
use engine::options::{Field, Kind, Values};
use engine::season::Brought;
use js_sys::Reflect;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::icon::{Glyph, icon};
use crate::hooks::sets;
use crate::services::page::element;
use crate::words::options::{self, OptionText};
use crate::words::{self, games, set_up};

/// With more choices than this, the field is a drop-down list.
const MOST_SIDE_BY_SIDE: usize = 4;

const HIDDEN_LABEL: Option<&str> = Some("visually-hidden");

/// The control for one option; empty for a list, which set-up draws itself. `on_change` gets the id and the new value.
pub fn option_field(
    text: Option<OptionText>,
    field: &Field,
    values: &Values,
    on_change: &Callback<(&'static str, u32)>,
) -> Html {
    let id = field.id;
    let chosen = values.get(id);
    let label = options::label(text);
    let hint = options::explanation(text);
    let name = format!("option-{id}");
    let on_choose = on_change.reform(move |value: u32| (id, value));
    let values = match field.kind {
        Kind::Switch => {
            return switch(&name, &label, &hint, chosen == 1, &on_choose.reform(u32::from));
        }
        Kind::Choice(words) => 0..=u32::try_from(words.len()).unwrap_or(u32::MAX),
        Kind::Number { least, most, .. } => least..=most,
        Kind::List { .. } => return Html::default(),
    };
    let item = |value| ChoiceItem::new(value, options::value(text, field, value));
    let choices: Vec<_> = values.filter(|value| field.allows(*value)).map(item).collect();
    let field = ChoiceField::new(&name, &label, &choices, chosen, on_choose).hint(&*hint);
    if choices.len() > MOST_SIDE_BY_SIDE { field.select() } else { field.segmented() }
}

pub fn level_field<'a>(
    id: &'a str,
    label: &'a str,
    level: Level,
    on_choose: Callback<Level>,
) -> ChoiceField<'a> {
    let levels = Level::ALL.map(|level| ChoiceItem::new(level, games::level(level)));
    ChoiceField::new(id, label, &levels, level, on_choose).hint(set_up::level_hint(level))
}

/// The choice of a number of tokens, in halves.
pub fn tokens_field(id: &str, label: &str, half_tokens: u8, on_choose: Callback<u8>) -> Html {
    let item = |halves: u8| ChoiceItem::new(halves, words::halves(halves.into()));
    let choices: Vec<_> = (0..=Brought::MOST).map(item).collect();
    ChoiceField::new(id, label, &choices, half_tokens, on_choose).select()
}

/// A choice of one item from a list. It has no type parameter, so that its drawing isn't compiled for each type.
#[must_use]
#[derive(Clone, Debug)]
pub struct ChoiceField<'a> {
    id: &'a str,
    label: &'a str,
    label_class: Option<&'static str>,
    hint: Option<&'a str>,
    items: Vec<(AttrValue, Option<Glyph>)>,
    /// The chosen item's index.
    chosen: Option<usize>,
    on_choose: Callback<usize>,
}

impl<'a> ChoiceField<'a> {
    /// `id` must be unique on the page.
    pub fn new<T: Copy + PartialEq + 'static>(
        id: &'a str,
        label: &'a str,
        items: &[ChoiceItem<T>],
        chosen: T,
        on_choose: Callback<T>,
    ) -> Self {
        let values: Vec<T> = items.iter().map(|item| item.value).collect();
        let chosen = values.iter().position(|value| *value == chosen);
        let on_choose = Callback::from(move |at: usize| {
            if let Some(value) = values.get(at) {
                on_choose.emit(*value);
            }
        });
        let items = items.iter().map(|item| (item.label.clone(), item.icon)).collect();
        Self { id, label, label_class: None, hint: None, items, chosen, on_choose }
    }

    pub fn hidden_label(self) -> Self {
        Self { label_class: HIDDEN_LABEL, ..self }
    }

    pub fn hint(self, hint: impl Into<Option<&'a str>>) -> Self {
        Self { hint: hint.into(), ..self }
    }

    pub fn select(&self) -> Html {
        let hint_id = self.hint.map(|_| format!("{}-hint", self.id));
        let on_choose = self.on_choose.clone();
        let onchange = Callback::from(move |event: Event| {
            let at = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
            if let Ok(at) = usize::try_from(at) {
                on_choose.emit(at);
            }
        });
        let option = |(at, (label, _)): (usize, &(AttrValue, Option<Glyph>))| {
            html! {
                <option key={at} value={at.to_string()} selected={self.chosen == Some(at)}>
                    { label }
                </option>
            }
        };
        html! {
            <div class="field">
                <label class={classes!("field__label", self.label_class)} for={self.id.to_owned()}>
                    { self.label }
                </label>
                <select
                    id={self.id.to_owned()}
                    class="input"
                    aria-describedby={hint_id.clone()}
                    {onchange}
                >
                    { for self.items.iter().enumerate().map(option) }
                </select>
                { hint_of(hint_id, self.hint) }
            </div>
        }
    }

    /// A group of radio buttons, side by side.
    pub fn segmented(&self) -> Html {
        let hint_id = self.hint.map(|_| format!("{}-hint", self.id));
        let item = |(at, (label, glyph)): (usize, &(AttrValue, Option<Glyph>))| {
            html! {
                <label key={at} class="segmented__item">
                    <input
                        type="radio"
                        class="segmented__input"
                        name={self.id.to_owned()}
                        value={at.to_string()}
                        checked={self.chosen == Some(at)}
                        onchange={self.on_choose.reform(move |_: Event| at)}
                    />
                    <span class="soft strong centred row-2 middle segmented__face">
                        { glyph.map(icon) }
                        { label }
                    </span>
                </label>
            }
        };
        html! {
            <fieldset class="field segmented" aria-describedby={hint_id.clone()}>
                <legend class={classes!("field__label", self.label_class)}>{ self.label }</legend>
                <div class="wrap segmented__row">
                    { for self.items.iter().enumerate().map(item) }
                </div>
                { hint_of(hint_id, self.hint) }
            </fieldset>
        }
    }
}

#[must_use]
#[derive(Clone, Debug)]
pub struct TextField<'a> {
    id: &'a str,
    label: &'a str,
    label_class: Option<&'static str>,
    placeholder: Option<String>,
    value: &'a str,
    max_length: usize,
    hint: Option<&'a str>,
    error: Option<&'a str>,
    on_input: Callback<String>,
}

impl<'a> TextField<'a> {
    pub fn new(
        id: &'a str,
        label: &'a str,
        value: &'a str,
        max_length: usize,
        on_input: Callback<String>,
    ) -> Self {
        let (label_class, placeholder, hint, error) = (None, None, None, None);
        Self { id, label, label_class, placeholder, value, max_length, hint, error, on_input }
    }

    pub fn hidden_label(self) -> Self {
        Self { label_class: HIDDEN_LABEL, ..self }
    }

    pub fn placeholder(self, text: String) -> Self {
        Self { placeholder: Some(text), ..self }
    }

    pub fn hint(self, hint: &'a str) -> Self {
        Self { hint: Some(hint), ..self }
    }

    pub fn error(self, error: Option<&'a str>) -> Self {
        Self { error, ..self }
    }

    pub fn view(&self) -> Html {
        let note_text = self.error.or(self.hint);
        let note_id = note_text.map(|_| format!("{}-note", self.id));
        let note_class = if self.error.is_some() { "field__error" } else { "field__hint" };
        let oninput = self
            .on_input
            .reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value());
        html! {
            <div class="field">
                <label class={classes!("field__label", self.label_class)} for={self.id.to_owned()}>
                    { self.label }
                </label>
                <input
                    id={self.id.to_owned()}
                    class="input"
                    type="text"
                    dir="auto"
                    autocomplete="off"
                    autocapitalize="words"
                    spellcheck="false"
                    enterkeyhint="done"
                    placeholder={self.placeholder.clone()}
                    maxlength={self.max_length.to_string()}
                    value={self.value.to_owned()}
                    aria-invalid={self.error.is_some().then_some("true")}
                    aria-describedby={note_id.clone()}
                    {oninput}
                />
                if let Some(text) = note_text {
                    <p class={note_class} id={note_id}>{ text }</p>
                }
            </div>
        }
    }
}

/// The text in the field with this id; empty if there is none.
pub fn text_in(id: &str) -> String {
    let field = element::<Element>(id);
    let value = field.and_then(|field| Reflect::get(&field, &"value".into()).ok());
    value.and_then(|value| value.as_string()).unwrap_or_default()
}

#[derive(Clone, PartialEq, Debug)]
pub struct ChoiceItem<T> {
    pub value: T,
    pub label: AttrValue,
    pub icon: Option<Glyph>,
}

impl<T> ChoiceItem<T> {
    pub fn new(value: T, label: impl Into<AttrValue>) -> Self {
        Self { value, label: label.into(), icon: None }
    }

    #[must_use]
    pub fn with_icon(self, icon: Glyph) -> Self {
        Self { icon: Some(icon), ..self }
    }
}

/// A group of [radio cards](radio_card), or of buttons that look like them.
pub fn radio_cards(legend: &'static str, class: &'static str, cards: Html) -> Html {
    html! {
        <fieldset class={classes!("radio-cards", class)} data-choice="first">
            <legend class="visually-hidden">{ legend }</legend>
            { cards }
        </fieldset>
    }
}

/// A radio button that looks like a panel, for a choice that needs more than a word.
pub fn radio_card(
    group: &str,
    value: &str,
    checked: bool,
    onchange: Callback<Event>,
    content: Html,
) -> Html {
    html! {
        <label key={value.to_owned()} class="radio-card">
            <input
                type="radio"
                class="radio-card__input"
                name={group.to_owned()}
                value={value.to_owned()}
                {checked}
                {onchange}
            />
            <span class="radio-card__face">{ content }</span>
        </label>
    }
}

/// One of several toggle buttons: sets `state` to `to`, and is pressed while `state` equals `to`.
pub fn tab<T: Clone + PartialEq + 'static>(state: &UseStateHandle<T>, to: T, label: &str) -> Html {
    let pressed = if **state == to { "true" } else { "false" };
    html! { <button type="button" class="tab" aria-pressed={pressed} onclick={sets(state, to)}>{ label }</button> }
}

fn hint_of(id: Option<String>, text: Option<&str>) -> Html {
    text.map(|text| html! { <p class="field__hint" {id}>{ text }</p> }).unwrap_or_default()
}

pub fn switch(id: &str, label: &str, hint: &str, is_on: bool, on_change: &Callback<bool>) -> Html {
    let hint_id = format!("{id}-hint");
    let is_checked = |event: Event| event.target_unchecked_into::<HtmlInputElement>().checked();
    html! {
        <div class="field switch">
            <label class="row-4 spread switch__row">
                <span class="field__label">{ label }</span>
                <input
                    id={id.to_owned()}
                    type="checkbox"
                    role="switch"
                    class="switch__input"
                    checked={is_on}
                    aria-describedby={hint_id.clone()}
                    onchange={on_change.reform(is_checked)}
                />
                <span class="switch__track" aria-hidden="true" />
            </label>
            { hint_of(Some(hint_id), Some(hint)) }
        </div>
    }
}
