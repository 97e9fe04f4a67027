//! The list of evenings, and the form of a new one.

use yew::prelude::*;

use super::guests::Guests;
use super::{save_results_of_ended_games, title};
use crate::components::button::{Button, Weight};
use crate::components::field::{ChoiceField, ChoiceItem, switch};
use crate::components::icon::Glyph;
use crate::components::page::Page;
use crate::hooks::toasts;
use crate::route::Route;
use crate::services::evenings::{self, Evening, EveningSeason, Guest, Standings};
use crate::services::saves::SaveId;
use crate::words::{evening as words, halves, list};
use engine::bot::Level;
use engine::season::Brought;

/// A token, in halves.
const TOKEN: u8 = 2;

#[component]
pub fn Evenings() -> Html {
    let kept = use_memo((), |()| evenings::list());
    use_effect_with((), |()| save_results_of_ended_games());
    let (all, unread) = &*kept;
    html! {
        <Page title={words::EVENINGS} name="evenings">
            <p class="lead">{ words::LEAD }</p>
            <NewEvening />
            <section class="panel" aria-labelledby="earlier-title">
                <h2 id="earlier-title">{ words::EARLIER }</h2>
                if all.is_empty() {
                    <p class="field__hint">{ words::NONE }</p>
                } else {
                    <ul class="stack-2 evenings__list">
                        { for (0..all.len()).map(|at| row(&all[at], &all[..at])) }
                    </ul>
                }
                if *unread > 0 {
                    <p class="field__hint">{ words::unread(*unread) }</p>
                }
            </section>
        </Page>
    }
}

/// One evening, with a number if an earlier one has its title: it may have been continued on two devices.
fn row((id, evening): &(SaveId, Evening), before: &[(SaveId, Evening)]) -> Html {
    let title_here = title(evening);
    let same = before.iter().filter(|(_, other)| title(other) == title_here).count();
    let name = if same == 0 { title_here } else { format!("{title_here} ({})", same + 1) };
    let names: Vec<_> = evening.guests.iter().map(|guest| guest.name.as_str()).collect();
    let leading = Standings::from_evening(evening).winners();
    let leaders: Vec<_> = leading.iter().map(|at| &*evening.guests[*at].name).collect();
    let mut facts = vec![words::games_of(evening.games.len())];
    let outcome = if evening.is_over { words::wins } else { words::leads };
    facts.extend(Some(outcome(&leaders)).filter(|text| !text.is_empty()));
    html! {
        <li key={id.as_str()} class="evenings__row">
            <a class="evenings__link" href={Route::Evening { id: id.clone() }.href()}>
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
    let season = use_state_eq(|| None::<EveningSeason>);
    let on_tap = {
        let draft = draft.clone();
        Callback::from(move |guest: Guest| {
            let mut next = (*draft).clone();
            match next.guests.iter().position(|known| known.is_same(&guest)) {
                Some(at) => next.remove_guest(at),
                None => {
                    if let Err(why) = next.add_guest(guest) {
                        return toasts::fail(words::unwelcome(why));
                    }
                }
            }
            toasts::succeeded();
            draft.set(next);
        })
    };
    let on_level = {
        let (draft, level) = (draft.clone(), level.setter());
        Callback::from(move |chosen| {
            let mut next = (*draft).clone();
            next.set_level(chosen);
            draft.set(next);
            level.set(chosen);
        })
    };
    let onsubmit = {
        let (draft, season) = (draft.clone(), season.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let guests = &draft.guests;
            if guests.len() < 2 || guests.iter().all(|guest| guest.bot.is_some()) {
                return toasts::fail(words::TOO_FEW);
            }
            if let Some(id) = toasts::or_fail(evenings::begin(guests.clone(), *season)) {
                toasts::succeeded();
                Route::Evening { id }.go();
            }
        })
    };
    let on_season = {
        let season = season.setter();
        Callback::from(move |on: bool| {
            season.set(on.then_some(EveningSeason { halves: TOKEN, house_rule: false }));
        })
    };
    html! {
        <form class="panel evenings__new" novalidate=true {onsubmit}>
            <h2>{ words::NEW }</h2>
            <p class="field__hint">{ words::WHO_HINT }</p>
            <Guests guests={draft.guests.clone()} level={*level} {on_tap} {on_level} />
            { switch("season", words::SEASON.translate(), words::SEASON_HINT.translate(), season.is_some(), &on_season) }
            if let Some(chosen) = *season {
                { rules(chosen, &season) }
            }
            <Button weight={Weight::Main} icon={Glyph::Play} label={words::BEGIN} submits=true class="is-large" />
        </form>
    }
}

fn rules(chosen: EveningSeason, season: &UseStateHandle<Option<EveningSeason>>) -> Html {
    let choices: Vec<_> =
        (0..=Brought::MOST.into()).map(|number| ChoiceItem::new(number, halves(number))).collect();
    let setter = season.setter();
    let start = ChoiceField::new(
        "season-start",
        words::START.translate(),
        &choices,
        chosen.halves.into(),
        Callback::from(move |halves: u32| {
            let halves = u8::try_from(halves).unwrap_or_default();
            setter.set(Some(EveningSeason { halves, ..chosen }));
        }),
    )
    .select();
    let setter = season.setter();
    let on_house_rule = Callback::from(move |house_rule: bool| {
        setter.set(Some(EveningSeason { house_rule, ..chosen }));
    });
    html! {
        <>
            { start }
            { switch(
                "house-rule",
                words::HOUSE_RULE.translate(),
                words::HOUSE_RULE_HINT.translate(),
                chosen.house_rule,
                &on_house_rule,
            ) }
        </>
    }
}
