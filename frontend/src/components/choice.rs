use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::icon::{Glyph, icon};
use crate::hooks::sets;

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

/// Whether a field shows its legend, or the page already does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LegendVisibility {
    Shown,
    /// For screen readers only.
    Hidden,
}

/// A group of radio buttons, side by side.
#[derive(Clone, Debug)]
pub struct Segmented<'a, T> {
    /// The group's name, unique on the page.
    pub name: AttrValue,
    pub legend: AttrValue,
    pub legend_visibility: LegendVisibility,
    pub hint: Option<&'a str>,
    pub choices: &'a [ChoiceItem<T>],
    pub chosen: T,
    pub on_choose: Callback<T>,
}

impl<T: Copy + PartialEq + 'static> Segmented<'_, T> {
    pub fn view(&self) -> Html {
        let hint = self.hint.map(|_| format!("{}-hint", self.name));
        let hidden =
            (self.legend_visibility == LegendVisibility::Hidden).then_some("visually-hidden");
        html! {
            <fieldset class="field segmented" aria-describedby={hint.clone()}>
                <legend class={classes!("field__label", hidden)}>{ &self.legend }</legend>
                <div class="wrap segmented__row">
                    { for self.choices.iter().enumerate().map(|(at, choice)| self.item(at, choice)) }
                </div>
                { hint_of(hint, self.hint) }
            </fieldset>
        }
    }

    fn item(&self, at: usize, choice: &ChoiceItem<T>) -> Html {
        let value = choice.value;
        html! {
            <label key={at} class="segmented__item">
                <input
                    type="radio"
                    class="segmented__input"
                    name={self.name.clone()}
                    value={at.to_string()}
                    checked={value == self.chosen}
                    onchange={self.on_choose.reform(move |_: Event| value)}
                />
                <span class="soft row-2 segmented__face">
                    { choice.icon.map(icon) }
                    { &choice.label }
                </span>
            </label>
        }
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

/// One of several toggle buttons, which open parts or sort cards.
pub fn tab<T: Clone + PartialEq + 'static>(open: &UseStateHandle<T>, to: T, label: &str) -> Html {
    let pressed = if **open == to { "true" } else { "false" };
    html! { <button type="button" class="tab" aria-pressed={pressed} onclick={sets(open, to)}>{ label }</button> }
}

/// The explanation below a field.
pub fn hint_of(id: Option<String>, text: Option<&str>) -> Html {
    match text {
        Some(text) => html! { <p class="field__hint" {id}>{ text }</p> },
        None => Html::default(),
    }
}

pub fn switch(id: &str, label: &str, hint: &str, on: bool, on_change: &Callback<bool>) -> Html {
    let hint_id = format!("{id}-hint");
    let flip = on_change
        .reform(|event: Event| event.target_unchecked_into::<HtmlInputElement>().checked());
    html! {
        <div class="field switch">
            <label class="row-4 switch__row">
                <span class="field__label">{ label }</span>
                <input
                    id={id.to_owned()}
                    type="checkbox"
                    role="switch"
                    class="switch__input"
                    checked={on}
                    aria-describedby={hint_id.clone()}
                    onchange={flip}
                />
                <span class="switch__track" aria-hidden="true" />
            </label>
            { hint_of(Some(hint_id), Some(hint)) }
        </div>
    }
}
