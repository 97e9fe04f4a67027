//! Switches, and one choice out of a few.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::icon::{Glyph, Icon};

/// One of the things to choose from.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    pub value: u32,
    pub label: AttrValue,
    pub icon: Option<Glyph>,
}

impl Choice {
    /// A choice with a text alone.
    pub fn new(value: u32, label: impl Into<AttrValue>) -> Self {
        Self { value, label: label.into(), icon: None }
    }

    /// With an icon before the text.
    #[must_use]
    pub fn with_icon(self, icon: Glyph) -> Self {
        Self { icon: Some(icon), ..self }
    }
}

#[derive(Properties, PartialEq)]
pub struct SegmentedProps {
    /// The name of the group of radio buttons; unlike any other on the page.
    pub name: AttrValue,
    /// What is chosen, for all to read.
    pub legend: AttrValue,
    /// Keeps the legend for screen readers, where the page shows it in another way.
    #[prop_or_default]
    pub hide_legend: bool,
    /// What the choice does.
    #[prop_or_default]
    pub hint: Option<AttrValue>,
    pub choices: Vec<Choice>,
    pub chosen: u32,
    pub on_choose: Callback<u32>,
}

/// One choice out of a few, side by side: a group of radio buttons.
#[component]
pub fn Segmented(props: &SegmentedProps) -> Html {
    let hint = props.hint.as_ref().map(|_| format!("{}-hint", props.name));
    let legend = classes!("field__label", props.hide_legend.then_some("visually-hidden"));
    html! {
        <fieldset class="field segmented" aria-describedby={hint.clone()}>
            <legend class={legend}>{ &props.legend }</legend>
            <div class="segmented__row">
                for choice in props.choices.iter() {
                    <label key={choice.value} class="segmented__item">
                        <input
                            type="radio"
                            class="segmented__input"
                            name={props.name.clone()}
                            value={choice.value.to_string()}
                            checked={choice.value == props.chosen}
                            onchange={choose(&props.on_choose, choice.value)}
                        />
                        <span class="segmented__face">
                            if let Some(glyph) = choice.icon {
                                <Icon {glyph} />
                            }
                            { &choice.label }
                        </span>
                    </label>
                }
            </div>
            if let Some(text) = &props.hint {
                <p class="field__hint" id={hint}>{ text }</p>
            }
        </fieldset>
    }
}

fn choose(on_choose: &Callback<u32>, value: u32) -> Callback<Event> {
    on_choose.reform(move |_| value)
}

#[derive(Properties, PartialEq)]
pub struct SwitchProps {
    pub id: AttrValue,
    pub label: AttrValue,
    #[prop_or_default]
    pub hint: Option<AttrValue>,
    pub on: bool,
    pub on_change: Callback<bool>,
}

/// Something that is on or off.
#[component]
pub fn Switch(props: &SwitchProps) -> Html {
    let hint = props.hint.as_ref().map(|_| format!("{}-hint", props.id));
    let onchange = props
        .on_change
        .reform(|event: Event| event.target_unchecked_into::<HtmlInputElement>().checked());
    html! {
        <div class="field switch">
            <label class="switch__row">
                <span class="field__label">{ &props.label }</span>
                <input
                    id={props.id.clone()}
                    type="checkbox"
                    role="switch"
                    class="switch__input"
                    checked={props.on}
                    aria-describedby={hint.clone()}
                    {onchange}
                />
                <span class="switch__track" aria-hidden="true" />
            </label>
            if let Some(text) = &props.hint {
                <p class="field__hint" id={hint}>{ text }</p>
            }
        </div>
    }
}
