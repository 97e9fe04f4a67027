//! The list of evenings, and the form for a new evening.

use engine::bot::Level;
use yew::prelude::*;

use super::guests::Guests;
use super::{names_of, save_results_of_ended_games, title};
use crate::components::button::{Button, Weight};
use crate::components::field::{switch, tokens_field};
use crate::components::icon::Glyph;
use crate::components::page::Page;
use crate::hooks::{changes, toasts};
use crate::route::Route;
use crate::services::evenings::{self, Evening, EveningSeason, Guest, Standings};
use crate::services::saves::SaveId;
use crate::words::{evening as words, list};

/// Tokens that a guest starts a season with by default, in half tokens: 2 halves are one token.
const START_HALVES: u8 = 2;

#[component]
pub fn Evenings() -> Html {
    let stored = use_memo((), |()| evenings::list());
    use_effect_with((), |()| save_results_of_ended_games());
    let (evenings, unread) = &*stored;
    html! {
        <Page title={words::EVENINGS} name="evenings">
            <p class="lead">{ words::LEAD }</p>
            <NewEvening />
            <section class="panel" aria-labelledby="earlier-title">
                <h2 id="earlier-title">{ words::EARLIER }</h2>
                if evenings.is_empty() {
                    <p class="field__hint">{ words::NONE }</p>
                } else {
                    <ul class="stack-2">
                        { for (0..evenings.len()).map(|at| row(&evenings[at], &evenings[..at])) }
                    </ul>
                }
                if *unread > 0 {
                    <p class="field__hint">{ words::unread(*unread) }</p>
                }
            </section>
        </Page>
    }
}

/// An evening's row. A title is numbered if it occurs `before`: an evening may be imported in two versions.
fn row((id, evening): &(SaveId, Evening), before: &[(SaveId, Evening)]) -> Html {
    let title_text = title(evening);
    let earlier = before.iter().filter(|(_, other)| title(other) == title_text).count();
    let name = if earlier == 0 { title_text } else { format!("{title_text} ({})", earlier + 1) };
    let names: Vec<_> = evening.guests.iter().map(|guest| guest.name.as_str()).collect();
    let leaders = Standings::from_evening(evening).winners();
    let outcome = if evening.is_over { words::wins } else { words::leads };
    let mut facts = vec![words::games_of(evening.games.len())];
    if !leaders.is_empty() {
        facts.push(outcome(&names_of(evening, &leaders)));
    }
    html! {
        <li key={id.as_str()}>
            <a class="stack-1 evenings__link" href={Route::Evening(id.clone()).href()}>
                <span class="evenings__title">{ name }</span>
                <span class="note evenings__who">{ list(&names) }</span>
                <span class="note evenings__facts">{ facts.join(" · ") }</span>
            </a>
        </li>
    }
}

#[component]
fn NewEvening() -> Html {
    let draft = use_state(Evening::default);
    let level = use_state_eq(|| Level::Regular);
    let on_tap = changes(&draft, |draft, guest: Guest| {
        if let Some(at) = draft.guests.iter().position(|known| known.is_same(&guest)) {
            draft.remove_guest(at);
        } else if let Err(why) = draft.add_guest(guest) {
            return toasts::fail(words::guest_error(why));
        }
        toasts::clear_failures();
    });
    let setter = level.setter();
    let on_level = changes(&draft, move |draft, chosen| {
        draft.set_level(chosen);
        setter.set(chosen);
    });
    let onsubmit = {
        let draft = draft.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let Evening { guests, season, .. } = &*draft;
            if guests.len() < 2 || guests.iter().all(|guest| guest.bot.is_some()) {
                return toasts::fail(words::TOO_FEW);
            }
            if let Some(id) = toasts::or_fail(evenings::begin(guests.clone(), *season)) {
                toasts::clear_failures();
                Route::Evening(id).go();
            }
        })
    };
    let on_season = changes(&draft, |draft, is_on: bool| {
        draft.season = is_on.then_some(EveningSeason { halves: START_HALVES, house_rule: false });
    });
    html! {
        <form class="panel evenings__new" novalidate=true {onsubmit}>
            <h2>{ words::NEW }</h2>
            <p class="field__hint">{ words::WHO_HINT }</p>
            <Guests guests={draft.guests.clone()} level={*level} {on_tap} {on_level} />
            { switch("season", words::SEASON.translate(), words::SEASON_HINT.translate(), draft.season.is_some(), &on_season) }
            if let Some(season) = draft.season {
                { season_fields(season, &draft) }
            }
            <Button weight={Weight::Main} icon={Glyph::Play} label={words::BEGIN} submits=true class="is-large" />
        </form>
    }
}

fn season_fields(season: EveningSeason, draft: &UseStateHandle<Evening>) -> Html {
    let on_start = changes(draft, move |draft, halves| {
        draft.season = Some(EveningSeason { halves, ..season });
    });
    let on_house_rule = changes(draft, move |draft, house_rule| {
        draft.season = Some(EveningSeason { house_rule, ..season });
    });
    html! {
        <>
            { tokens_field("season-start", &words::START, season.halves, on_start) }
            { switch(
                "house-rule",
                words::HOUSE_RULE.translate(),
                words::HOUSE_RULE_HINT.translate(),
                season.house_rule,
                &on_house_rule,
            ) }
        </>
    }
}
