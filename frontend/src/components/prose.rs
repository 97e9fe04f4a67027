//! Draws texts in a small Markdown with drawings.
//!
//! Blank lines separate blocks; an item is one line.
//!
//! | line | is |
//! | --- | --- |
//! | `## Title [DD-1]` | a section to unfold, with its rules' ids |
//! | `1. **Give.** Text [DD-5]` | a step, with its rules |
//! | `- text` | a point |
//! | `* text [DD-7]` | a ruling of ours |
//! | `Term`, then `: text` | a term and its meaning |
//! | `\| a \| b \|` | a row of a table; the first is the head, the second is skipped |
//! | `> Ana \| {7r} given \| 15` | a seat's cards with captions, and their sum |
//! | `{name} caption` | a drawing, with or without a caption |
//! | else | a paragraph |
//!
//! `{name}` within a text is a drawing, too. Before the first section, a game's rules show an example as `>` lines,
//! then sum the game up in five points.

use yew::prelude::*;

use crate::words::rules as words;

/// Draws the `{name}` of a text; `None` for a name unknown to the game.
pub type Drawing = fn(&str) -> Option<Html>;

pub fn sections(text: &str, drawing: Drawing) -> Html {
    let section = |section: &str| {
        let (head, content) = section.split_once('\n').unwrap_or((section, ""));
        let (title, ids) = split_ids(head);
        html! {
            <details class="ruled how__section">
                <summary class="row-3 how__summary"><h2>{ title.to_owned() }</h2></summary>
                <div class="stack-3 how__content">
                    { blocks(content, drawing) }
                    if !ids.is_empty() {
                        <p class="caption">{ ids.to_owned() }</p>
                    }
                </div>
            </details>
        }
    };
    text.split("\n## ").skip(1).map(section).collect()
}

/// The blocks before the first section.
pub fn opening(text: &str, drawing: Drawing) -> Html {
    blocks(text.split("\n## ").next().unwrap_or_default(), drawing)
}

fn blocks(text: &str, drawing: Drawing) -> Html {
    text.split("\n\n")
        .map(str::trim)
        .filter(|block| !block.is_empty())
        .map(|text| block(text, drawing))
        .collect()
}

fn block(text: &str, drawing: Drawing) -> Html {
    let items = |prefix: &'static str, item: &dyn Fn(&str) -> Html| -> Html {
        text.lines().map(|line| item(line.strip_prefix(prefix).unwrap_or(line))).collect()
    };
    let inline = |text: &str| spans(text, drawing);
    if text.starts_with("1. ") {
        let step = |item: &str| {
            let (title, text) =
                item.trim_start_matches("**").split_once("** ").unwrap_or(("", item));
            html! { <li><strong>{ title.to_owned() }</strong>{ " " }{ inline(text) }</li> }
        };
        html! { <ol class="stack-3 how__steps">{ items("1. ", &step) }</ol> }
    } else if text.starts_with("- ") {
        html! { <ul class="stack-2 how__points" role="list">{ items("- ", &|item| html! { <li>{ inline(item) }</li> }) }</ul> }
    } else if text.starts_with("* ") {
        let ruling = |item: &str| {
            html! { <li><span class="nowrap how__ruling-mark">{ words::RULING }</span>{ " " }{ inline(item) }</li> }
        };
        html! { <ul class="stack-3">{ items("* ", &ruling) }</ul> }
    } else if text.starts_with("| ") {
        table(text, &inline)
    } else if text.starts_with("> ") {
        let rows = text.lines().map(|line| seat_row(line, drawing));
        html! { <figure class="stack-3 raised how__drawing">{ for rows }</figure> }
    } else if text.starts_with('{') {
        figures(text, drawing)
    } else if text.contains("\n: ") {
        let line = |line: &str| match line.strip_prefix(": ") {
            Some(meaning) => html! { <dd>{ inline(meaning) }</dd> },
            None => html! { <dt>{ line.to_owned() }</dt> },
        };
        html! { <dl class="how__facts">{ items("", &line) }</dl> }
    } else {
        html! { <p>{ inline(text) }</p> }
    }
}

/// Drawings: one for each line, with or without a caption.
fn figures(text: &str, drawing: Drawing) -> Html {
    let figure = |line: &str| {
        let (name, caption) = line.trim_start_matches('{').split_once('}').unwrap_or((line, ""));
        let drawn = drawing(name).unwrap_or_default();
        if caption.is_empty() {
            return drawn;
        }
        let caption = spans(caption.trim_start(), drawing);
        html! { <figure class="stack-3 how__example raised">{ drawn }<figcaption>{ caption }</figcaption></figure> }
    };
    let drawn = text.lines().map(figure);
    if text.contains("} ") {
        html! { <div class="stack-3 tiles">{ for drawn }</div> }
    } else {
        drawn.collect()
    }
}

fn table(text: &str, inline: &dyn Fn(&str) -> Html) -> Html {
    let cells = |line: &str| -> Vec<Html> {
        line.trim_matches('|').split('|').map(|cell| inline(cell.trim())).collect()
    };
    let head =
        text.lines().take(1).flat_map(cells).map(|cell| html! { <th scope="col">{ cell }</th> });
    let rows = text.lines().skip(2).map(|line| {
        let cells = cells(line).into_iter().enumerate().map(|(at, cell)| match at {
            0 => html! { <th scope="row">{ cell }</th> },
            _ => html! { <td>{ cell }</td> },
        });
        html! { <tr>{ for cells }</tr> }
    });
    html! { <table class="how__table"><thead><tr>{ for head }</tr></thead><tbody>{ for rows }</tbody></table> }
}

/// A seat's cards and their sum; without a sum, the cells are headings of lanes.
fn seat_row(line: &str, drawing: Drawing) -> Html {
    let (name, cells) = line.trim_start_matches("> ").split_once('|').unwrap_or((line, ""));
    let (cells, result) = cells.rsplit_once('|').unwrap_or(("", cells));
    let (name, result) = (name.trim(), result.trim());
    let card = |cell: &str| match cell.strip_prefix('{').and_then(|cell| cell.split_once("} ")) {
        Some((name, caption)) => html! {
            <span class="stack-1 how__spot">
                <span class="how__card" aria-hidden="true">{ drawing(name).unwrap_or_default() }</span>
                <span class="caption centred">{ caption.to_owned() }</span>
            </span>
        },
        None => html! { <span class="caption centred how__lane">{ cell.to_owned() }</span> },
    };
    let cards = cells.split('|').map(|cell| card(cell.trim()));
    html! {
        <div class={classes!("stack-3", "how__row", result.is_empty().then_some("is-lanes"))}>
            <span class="strong">{ name.to_owned() }</span>
            <span class="how__cards">{ for cards }</span>
            <span class="how__result">{ result.to_owned() }</span>
        </div>
    }
}

/// A text with its drawings, followed by its rule ids.
fn spans(text: &str, drawing: Drawing) -> Html {
    let (text, ids) = split_ids(text);
    let mut pieces = text.split('{');
    let first = pieces.next().unwrap_or_default().to_owned();
    let others = pieces.map(|piece| {
        let (name, text) = piece.split_once('}').unwrap_or((piece, ""));
        html! { <>{ drawing(name).unwrap_or_default() }{ text.to_owned() }</> }
    });
    html! {
        <>
            { first }{ for others }
            if !ids.is_empty() {
                { " " }<small class="caption nowrap">{ ids.to_owned() }</small>
            }
        </>
    }
}

/// Splits a text from the rule ids in brackets at its end.
fn split_ids(text: &str) -> (&str, &str) {
    text.strip_suffix(']').and_then(|text| text.rsplit_once(" [")).unwrap_or((text, ""))
}
