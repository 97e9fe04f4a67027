//! Writes messages as Rust modules.

use std::fmt::Write as _;

use crate::read::{Message, ParameterKind, Section};

/// The sections that get a function `by_key`, which finds a text by its key.
const BY_KEY: [&str; 2] = ["options", "questions"];

/// The section of the page's scripts, which becomes no Rust.
pub(crate) const SCRIPTS_SECTION: &str = "scripts";

/// The code of a module for each section, with a constant or a function for each message.
pub(crate) fn rust(sections: &[Section]) -> String {
    let mut code = String::new();
    for section in sections.iter().filter(|section| section.name != SCRIPTS_SECTION) {
        let mut messages: String = section.messages.iter().map(message_item).collect();
        if BY_KEY.contains(&section.name.as_str()) {
            messages += &by_key_function(section);
        }
        let _ = writeln!(code, "pub(crate) mod {} {{\nuse super::*;\n{messages}}}", section.name);
    }
    code
}

fn by_key_function(Section { messages, .. }: &Section) -> String {
    let texts = messages.iter().filter(|message| message.parameters.is_empty());
    let arms: Vec<_> =
        texts.map(|Message { key, .. }| format!("{key:?} => {},\n", key.to_uppercase())).collect();
    format!(
        "pub(crate) fn by_key(key: &str) -> Option<Text> {{ Some(match key {{ {}_ => return None }}) }}\n",
        arms.concat()
    )
}

fn message_item(Message { key, comment, parameters, text }: &Message) -> String {
    let comment: Vec<_> = comment.iter().map(|line| format!("/// {line}\n")).collect();
    let comment = comment.concat();
    if parameters.is_empty() {
        return format!(
            "{comment}pub(crate) const {}: Text = Text({text:?});\n",
            key.to_uppercase()
        );
    }
    let (mut parameter_list, mut arguments) = (String::new(), String::new());
    for parameter in parameters {
        let name = &parameter.name;
        let (kind, value) = match parameter.kind {
            ParameterKind::Seat => ("PlayerArg", format!("{name}.into()")),
            ParameterKind::Number => ("NumberArg", format!("{name}.into()")),
            ParameterKind::Text => ("ToString", format!("Argument::text(&{name})")),
            ParameterKind::Line => ("Into<Line>", format!("Argument::Line({name}.into())")),
        };
        let _ = write!(parameter_list, "{name}: impl {kind}, ");
        let _ = write!(arguments, "{value}, ");
    }
    let is_line = parameters
        .iter()
        .any(|parameter| matches!(parameter.kind, ParameterKind::Seat | ParameterKind::Line));
    let (result, conversion) = if is_line { ("Line", "") } else { ("String", ".plain()") };
    format!(
        "{comment}pub(crate) fn {key}({parameter_list}) -> {result} {{ Line::from_message(Text({text:?}), &[{arguments}]){conversion} }}\n"
    )
}

#[cfg(test)]
mod tests {
    use crate::read::{Forms, read};

    fn rust(file: &str) -> String {
        let english = Forms { seat: 2..=2, number: 2, possessive: true };
        super::rust(&read(file, &english).unwrap())
    }

    #[test]
    fn a_message_becomes_a_constant_or_a_function() {
        let file = "[home]\n# The button.\nplay = Play\ncleared(number) = {number} cleared.\nof(seat, text) = {seat’s} {text}";
        let code = rust(file);
        for item in [
            "/// The button.\npub(crate) const PLAY: Text = Text(\"Play\");\n",
            "pub(crate) fn cleared(number: impl NumberArg, ) -> String { Line::from_message(Text(\"{0} cleared.\"), &[number.into(), ]).plain() }\n",
            "pub(crate) fn of(seat: impl PlayerArg, text: impl ToString, ) -> Line { Line::from_message(Text(\"{0’s} {1}\"), &[seat.into(), Argument::text(&text), ]) }\n",
        ] {
            assert!(code.contains(item), "{item}\nis not in\n{code}");
        }
    }

    #[test]
    fn an_options_texts_are_found_by_their_keys() {
        let code = rust("[options]\nclock = Clock\nof(number) = {number}");
        assert!(code.contains("match key { \"clock\" => CLOCK,\n_ => return None }"), "{code}");
        assert!(!rust("[home]\nclock = Clock").contains("by_key"));
    }
}
