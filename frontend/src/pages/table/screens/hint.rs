use std::rc::Rc;

use yew::prelude::*;

use crate::components::button::icon_button;
use crate::components::icon::{Glyph, icon};
use crate::components::needs::{load_error, when_loaded};
use crate::components::pointer::{Pointer, RingTarget};
use crate::components::rich_sentence::rich_sentence;
use crate::games::coach::{self as text, Comparison};
use crate::pages::table::effects::hints::{HINT_ID, Hint, Hints};
use crate::pages::table::game::RunningGame;
use crate::services::coach::Advice;
use crate::services::parts::{Part, Parts};
use crate::session::HintTask;
use crate::words::coach as words;
use crate::words::sentence::Sentence;

/// The hint's place, if hints are given; empty before the hint: screen readers announce only what is added.
pub fn hint(game: &RunningGame, hints: &Hints) -> Html {
    if hints.task.is_none() {
        return Html::default();
    }
    html! {
        <div class="hint-place" role="status" aria-live="polite">{ for hint_card(game, hints) }</div>
    }
}

fn hint_card(game: &RunningGame, hints: &Hints) -> Option<Html> {
    let Hints { task: Some(task), shown: Some((hint, on_close)), parts, .. } = hints else {
        return None;
    };
    let content = match (hint, parts) {
        (Hint::Thinking, Parts::Failed(on_retry)) => load_error(on_retry),
        (Hint::Thinking, Parts::Loaded | Parts::Loading) => {
            // Computing takes a moment; a screen reader announces only the result.
            html! { <p class="hint__wait" aria-hidden="true">{ words::THINKING }</p> }
        }
        (Hint::NoAdvice, _) => html! { <p>{ words::NO_HINT }</p> },
        (Hint::Advice(advice), _) => {
            let advice_sentences = sentences(advice, task, game);
            let best = game.session.read_action(&advice.action);
            let best = best.map(|best| text::advice(&task.view, &best)).unwrap_or_default();
            let pointer = when_loaded(vec![Part::Learn], move || {
                let places: Rc<[_]> = RingTarget::from_cards(&best, "is-better").collect();
                html! { <Pointer {places} /> }
            });
            html! {
                <>
                    for (at, sentence) in advice_sentences.into_iter().enumerate() {
                        <p key={at}>{ rich_sentence(sentence) }</p>
                    }
                    { pointer }
                </>
            }
        }
    };
    Some(html! {
        <section class="row-2 hint" id={HINT_ID} aria-label={words::HINT}>
            { icon(Glyph::Hint) }
            <div class="grow hint__said">{ content }</div>
            { icon_button(Glyph::Close, words::CLOSE_HINT, on_close.reform(|_| ())) }
        </section>
    })
}

/// The suggestion, its confidence, and the reason.
#[inline(never)] // For the split: see docs/size.md.
fn sentences(
    advice: &Advice,
    HintTask { view, seat }: &HintTask,
    RunningGame { session, players, .. }: &RunningGame,
) -> Vec<Sentence> {
    let Some(best) = session.read_action(&advice.action) else { return Vec::new() };
    let mut lines = vec![words::suggestion(text::advice(view, &best))];
    if advice.is_by_rule {
        let reason = text::rule_reason(view, *seat, &best);
        lines.push(reason.unwrap_or_else(|| words::BY_RULE.into()));
        return players.sentences(&lines);
    }
    let next_best = advice.next.as_ref().and_then(|(next, sure)| {
        let next = session.read_action(next)?;
        Some(words::certainty(*sure, text::advice(view, &next)))
    });
    let then = advice.then.as_ref().and_then(|then| session.read_action(then));
    let Advice { reason, price, range, .. } = *advice;
    lines.extend(text::reasons(view, *seat, &best, &Comparison { reason, price, range, then }));
    lines.push(next_best.unwrap_or_else(|| words::ONLY.into()));
    players.sentences(&lines)
}
