use engine::seat::Seat;
use yew::prelude::*;

use super::seat::mark;
use crate::components::rich_sentence::rich_sentence;
use crate::words::players::Players;
use crate::words::sentence::Sentence;
use crate::words::table as words;

/// A part of the log, such as a round.
#[derive(Clone, PartialEq, Debug)]
pub struct Chapter {
    pub title: String,
    /// The sentences, the oldest first, each with its frame's number.
    pub lines: Vec<(usize, Sentence)>,
}

/// The log, the newest part first. With `on_moment`, each line is a button that emits its frame's number.
pub fn log(chapters: &[Chapter], players: &Players, on_moment: Option<&Callback<usize>>) -> Html {
    let line = |(frame, text): &(usize, Sentence)| {
        let frame = *frame;
        let content = html! {
            <>
                { text.first_named().map(|seat| mark(players, seat)).unwrap_or_default() }
                <span class="log__text">{ rich_sentence(text.clone()) }</span>
            </>
        };
        let Some(on_moment) = on_moment else {
            return html! { <li class="ruled log__entry">{ content }</li> };
        };
        html! {
            <li class="ruled">
                <button
                    type="button"
                    class="log__moment"
                    onclick={on_moment.reform(move |_: MouseEvent| frame)}
                >
                    { content }
                </button>
            </li>
        }
    };
    html! {
        <>
            if chapters.is_empty() {
                <p class="soft">{ words::EMPTY_LOG }</p>
            } else if on_moment.is_some() {
                <p class="note log__hint">{ words::LOG_HINT }</p>
            }
            for (at, chapter) in chapters.iter().enumerate().rev() {
                <section key={at} class="log">
                    <h3 class="note">{ &chapter.title }</h3>
                    <ol class="log__lines" reversed=true>
                        { for chapter.lines.iter().rev().map(line) }
                    </ol>
                </section>
            }
            { players_section(players) }
        </>
    }
}

fn players_section(players: &Players) -> Html {
    let line = |seat: Seat| {
        html! {
            <li class="row-2 ruled log__player">
                { mark(players, seat) }
                <span>{ players.introduction(seat) }</span>
            </li>
        }
    };
    html! {
        <section class="log">
            <h3 class="note">{ words::WHO_PLAYS }</h3>
            <ol class="log__lines">{ for Seat::all(players.count()).map(line) }</ol>
        </section>
    }
}
