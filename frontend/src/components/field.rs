//! The control for one option of a game, and a line of text.

use engine::options::{Field, Kind, Values};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::choice::{Choice, Segmented, Switch};
use crate::words::options as words;

/// Choices up to this number stand side by side.
const SIDE_BY_SIDE: usize = 4;

#[derive(Properties, PartialEq)]
pub struct OptionFieldProps {
    /// The game that the option belongs to.
    pub game: AttrValue,
    pub field: Field,
    pub values: Values,
    /// Given the option's id and its new value.
    pub on_change: Callback<(&'static str, u32)>,
}

/// The control for one option: a switch, a few choices, or a list of numbers.
#[component]
pub fn OptionField(props: &OptionFieldProps) -> Html {
    let OptionFieldProps { game, field, values, on_change } = props;
    let id = field.id;
    let value = values.get(id);
    let label = words::label(game, id);
    let hint = AttrValue::from(words::explanation(game, id));
    let name = format!("option-{id}");
    let on_value = on_change.reform(move |value: u32| (id, value));
    match field.kind {
        Kind::Switch => html! {
            <Switch
                id={name}
                {label}
                {hint}
                on={value == 1}
                on_change={on_value.reform(u32::from)}
            />
        },
        Kind::Choice(_) | Kind::Number { .. } => {
            let choices: Vec<_> = allowed(field)
                .map(|value| Choice::new(value, words::value(game, field, value)))
                .collect();
            if choices.len() <= SIDE_BY_SIDE {
                html! {
                    <Segmented
                        {name}
                        legend={label}
                        {hint}
                        {choices}
                        chosen={value}
                        on_choose={on_value}
                    />
                }
            } else {
                html! {
                    <Select
                        id={name}
                        {label}
                        {hint}
                        {choices}
                        chosen={value}
                        on_choose={on_value}
                    />
                }
            }
        }
    }
}

/// All values that the option can have.
fn allowed(field: &Field) -> Box<dyn Iterator<Item = u32>> {
    match field.kind {
        Kind::Switch => Box::new(0..2),
        Kind::Choice(words) => Box::new(0..u32::try_from(words.len()).unwrap_or(u32::MAX)),
        Kind::Number { least, most, step } => {
            Box::new((least..=most).step_by(usize::try_from(step).unwrap_or(usize::MAX)))
        }
    }
}

#[derive(Properties, PartialEq)]
struct SelectProps {
    id: String,
    label: AttrValue,
    hint: AttrValue,
    choices: Vec<Choice>,
    chosen: u32,
    on_choose: Callback<u32>,
}

#[component]
fn Select(props: &SelectProps) -> Html {
    let hint = format!("{}-hint", props.id);
    let on_choose = props.on_choose.clone();
    let onchange = Callback::from(move |event: Event| {
        if let Ok(value) = event.target_unchecked_into::<HtmlSelectElement>().value().parse() {
            on_choose.emit(value);
        }
    });
    html! {
        <div class="field">
            <label class="field__label" for={props.id.clone()}>{ &props.label }</label>
            <select id={props.id.clone()} class="input" aria-describedby={hint.clone()} {onchange}>
                for choice in props.choices.iter() {
                    <option
                        key={choice.value}
                        value={choice.value.to_string()}
                        selected={choice.value == props.chosen}
                    >
                        { &choice.label }
                    </option>
                }
            </select>
            <p class="field__hint" id={hint}>{ &props.hint }</p>
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct TextFieldProps {
    pub id: AttrValue,
    pub label: AttrValue,
    /// Keeps the label for screen readers.
    #[prop_or_default]
    pub hide_label: bool,
    #[prop_or_default]
    pub placeholder: Option<AttrValue>,
    pub value: AttrValue,
    #[prop_or_default]
    pub longest: Option<usize>,
    #[prop_or_default]
    pub hint: Option<AttrValue>,
    /// What is wrong with the text.
    #[prop_or_default]
    pub error: Option<AttrValue>,
    pub on_input: Callback<String>,
}

/// A line of text.
#[component]
pub fn TextField(props: &TextFieldProps) -> Html {
    let note = props.error.as_ref().or(props.hint.as_ref());
    let note_id = note.map(|_| format!("{}-note", props.id));
    let note_class = if props.error.is_some() { "field__error" } else { "field__hint" };
    let oninput = props
        .on_input
        .reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value());
    let label = classes!("field__label", props.hide_label.then_some("visually-hidden"));
    html! {
        <div class="field">
            <label class={label} for={props.id.clone()}>{ &props.label }</label>
            <input
                id={props.id.clone()}
                class="input"
                type="text"
                autocomplete="off"
                autocapitalize="words"
                spellcheck="false"
                enterkeyhint="done"
                placeholder={props.placeholder.clone()}
                maxlength={props.longest.map(|longest| longest.to_string())}
                value={props.value.clone()}
                aria-invalid={props.error.is_some().then_some("true")}
                aria-describedby={note_id.clone()}
                {oninput}
            />
            if let Some(text) = note {
                <p class={note_class} id={note_id}>{ text }</p>
            }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_allowed_value_is_offered_and_no_other() {
        let field = |kind| Field { id: "x", kind, default: 0, rule: "X-1", applies: None };
        for kind in [
            Kind::Switch,
            Kind::Choice(&["a", "b", "c"]),
            Kind::Number { least: 1, most: 9, step: 2 },
            Kind::Number { least: 10, most: 60, step: 15 },
        ] {
            let field = field(kind);
            let expected: Vec<_> = (0..100).filter(|value| field.allows(*value)).collect();
            assert_eq!(allowed(&field).collect::<Vec<_>>(), expected, "{kind:?}");
        }
    }
}
