//! A game's rules: a summary, sections that open, and a search.

use web_sys::Element;
use yew::prelude::*;

use super::field::TextField;
use super::needs::load_error;
use super::prose::{self, Drawing};
use crate::hooks::{TextState, sets_given, use_text};
use crate::services::page::{self, query_all};
use crate::services::unicode::to_lowercase;
use crate::words::rules as words;

const LONGEST_SEARCH: usize = 40;

/// Elements that a search shows or hides whole, unless another one contains them.
const SEARCHED: &str = "p, li, tr, dt, dd, figure";

const OPENED_BY_SEARCH: &str = "data-opened";

#[derive(Properties)]
struct RulebookProps {
    path: String,
    drawing: Drawing,
}

/// Compares only the paths, as each path has the same drawings every time.
impl PartialEq for RulebookProps {
    fn eq(&self, other: &Self) -> bool {
        self.path == other.path
    }
}

/// The rules in the file at `path`: a moment of the game drawn with its cards, the game in five sentences, and the
/// sections. Headings begin at the second level.
pub fn rulebook(path: String, drawing: Drawing) -> Html {
    let key = path.clone();
    html! { <Rulebook {key} {path} {drawing} /> }
}

#[component]
fn Rulebook(props: &RulebookProps) -> Html {
    let (file, on_retry) = use_text(&props.path);
    let root = use_node_ref();
    let search = use_state(String::new);
    let found = use_state(|| None);
    let (mounted, setter) = (root.clone(), found.setter());
    use_effect_with((*search).clone(), move |search| {
        if let Some(root) = mounted.cast::<Element>() {
            setter.set(filter(&root, search));
        }
    });
    let set_all = |open: bool| {
        let root = root.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(root) = root.cast::<Element>() {
                sections(&root).for_each(|section| set_open(&section, open));
            }
        })
    };
    let text = match file {
        TextState::Here(text) => text,
        TextState::Coming => return html! { <p role="status">{ words::COMING }</p> },
        TextState::Missing => return load_error(&on_retry),
    };
    let on_input = sets_given(&search);
    let field = TextField::new("rules-search", &words::SEARCH, &search, LONGEST_SEARCH, on_input)
        .hidden_label()
        .placeholder(words::SEARCH.to_string())
        .view();
    html! {
        <div class="stack-5 how" ref={root.clone()}>
            <div class="stack-4 how__glance">{ prose::opening(&text, props.drawing) }</div>
            <div class="row-2 wrap-2 how__tools" role="search" aria-label={words::SEARCH}>
                { field }
                <button type="button" class="button is-quiet" onclick={set_all(true)}>{ words::OPEN_ALL }</button>
                <button type="button" class="button is-quiet" onclick={set_all(false)}>{ words::CLOSE_ALL }</button>
                <p class="soft whole-line how__found" role="status">{
                    match *found {
                        None => String::new(),
                        Some(0) => words::FOUND_NOTHING.to_string(),
                        Some(places) => words::found(places),
                    }
                }</p>
            </div>
            <div class="how__sections">{ prose::sections(&text, props.drawing) }</div>
        </div>
    }
}

/// A text for comparison: in lower case, with typewriter apostrophes and dashes.
fn normalize(text: &str) -> String {
    to_lowercase(text.trim()).replace('’', "'").replace(['–', '−'], "-")
}

fn sections(root: &Element) -> impl Iterator<Item = Element> {
    query_all(root, ".how__section")
}

fn set_attribute(element: &Element, attribute: &str, is_set: bool) {
    // Toggling fails only for a malformed name.
    let _ = element.toggle_attribute_with_force(attribute, is_set);
}

fn set_open(section: &Element, open: bool) {
    set_attribute(section, "open", open);
    set_attribute(section, OPENED_BY_SEARCH, false);
}

fn normal_text(element: &Element) -> String {
    normalize(&element.text_content().unwrap_or_default())
}

/// Hides the parts without `search`, and counts the rest. An empty search shows all parts (`None`).
fn filter(root: &Element, search: &str) -> Option<usize> {
    let search = normalize(search);
    if search.is_empty() {
        query_all(root, "[hidden]").for_each(|it: Element| set_attribute(&it, "hidden", false));
        query_all(root, &format!("[{OPENED_BY_SEARCH}]"))
            .for_each(|it: Element| set_open(&it, false));
        return None;
    }
    Some(sections(root).map(|section| filter_section(&section, &search)).sum())
}

/// Filters one section, which stays whole if its title matches.
fn filter_section(section: &Element, search: &str) -> usize {
    let title = section.query_selector("summary").ok().flatten();
    let title_matches = title.is_some_and(|title| normal_text(&title).contains(search));
    let parts: Vec<_> = query_all(section, SEARCHED).filter(is_outermost).collect();
    let mut matches: Vec<_> = parts.iter().map(|part| normal_text(part).contains(search)).collect();
    let count = if title_matches { parts.len() } else { matches.iter().filter(|it| **it).count() };
    // A term and its meaning belong together.
    for at in 1..parts.len() {
        if parts[at - 1].tag_name() == "DT" && parts[at].tag_name() == "DD" {
            let either = matches[at - 1] || matches[at];
            matches[at - 1..=at].fill(either);
        }
    }
    for (part, is_match) in parts.iter().zip(matches) {
        set_attribute(part, "hidden", !title_matches && !is_match);
    }
    query_all(section, "h3, table, thead tr").for_each(|element: Element| {
        let stays = title_matches || (element.tag_name() != "H3" && has_rows(&element));
        set_attribute(&element, "hidden", !stays);
    });
    set_attribute(section, "hidden", count == 0);
    if count > 0 && !section.has_attribute("open") {
        set_attribute(section, "open", true);
        set_attribute(section, OPENED_BY_SEARCH, true);
    }
    count
}

/// Whether the part is in no other searched element, and in no table head.
fn is_outermost(part: &Element) -> bool {
    if page::closest(part, "thead").is_some() {
        return false;
    }
    let outer =
        part.parent_element().and_then(|parent| page::closest(&parent, "li, tr, dd, figure"));
    outer.is_none_or(|outer| page::closest(&outer, ".how__section").is_none())
}

/// Whether the table around this element has a visible row.
fn has_rows(element: &Element) -> bool {
    let table = page::closest(element, "table");
    table.is_some_and(|it| query_all::<Element>(&it, "tbody tr:not([hidden])").next().is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_ignores_case_and_typographic_signs() {
        assert!(normalize("You can’t swap it").contains(&normalize("  CAN'T ")));
        assert!(normalize("14 − 1 = 13").contains(&normalize("14 - 1")));
        assert_eq!(normalize("  "), "");
    }
}
