//! The choice of an evening's next game, with the guests who join, the options, the bets and the plan.

use engine::catalogue::GameId;
use engine::options::Options as _;
use yew::prelude::*;

use super::{EveningContext, deal, names_of};
use crate::components::button::{Button, Weight, icon_button};
use crate::components::field::{ChoiceField, ChoiceItem, option_field, radio_card};
use crate::components::icon::Glyph;
use crate::components::people::person_chip;
use crate::games::{self, about, emblem};
use crate::hooks::{changes, toasts};
use crate::services::evenings::{Evening, Guest, NextDeal, PlannedGame};
use crate::words::reason::RefusalReason;
use crate::words::{self as shared, evening as words, set_up};

/// The planned game; else the next game or a rematch for the same people; else the first game that seats everybody.
fn default_next(evening: &Evening) -> NextDeal {
    let next = evening.next_planned().or_else(|| evening.suggest()).or_else(|| evening.rematch());
    if let Some(next) = next {
        return next;
    }
    let seats: Vec<_> = evening.guests_here().collect();
    let seats_all = |game: &GameId| {
        u8::try_from(seats.len()).is_ok_and(|count| game.options().seat_counts().contains(count))
    };
    let game = GameId::ALL.into_iter().find(seats_all).unwrap_or(GameId::ALL[0]);
    NextDeal { game, seats, options: evening.options_of(game) }
}

/// The chosen game without players who have left, in their order at the table.
fn with_guests_here(chosen: &NextDeal, evening: &Evening) -> NextDeal {
    let is_here = |guest: &usize| evening.guests[*guest].is_here;
    let seats: Vec<_> = chosen.seats.iter().copied().filter(is_here).collect();
    NextDeal { seats: evening.seat_order(&seats), ..chosen.clone() }
}

#[derive(Properties, PartialEq)]
pub struct NextGameProps {
    pub context: EveningContext,
    pub evening: Evening,
}

#[component]
pub fn NextGame(NextGameProps { context, evening }: &NextGameProps) -> Html {
    let chosen = use_state(|| default_next(evening));
    let next = with_guests_here(&chosen, evening);
    let fits = next.fits();
    let refusal = (!fits).then(|| RefusalReason::from(words::player_counts_hint(chosen.game)));
    let card = |game: GameId| {
        let options = evening.options_of(game);
        let onchange = changes(&chosen, move |chosen, _: Event| {
            chosen.game = game;
            chosen.options = options.clone();
        });
        let content = html! {
            <span class="centre centred next__game" data-game={game.slug()}>
                <span>{ emblem(game) }</span>
                <span class="strong">{ about(game).name }</span>
                <span class="note next__facts">{ words::player_counts_hint(game) }</span>
            </span>
        };
        radio_card("next-game", game.slug(), chosen.game == game, onchange, content)
    };
    let chip = |guest: usize| {
        let is_chosen = next.seats.contains(&guest);
        let on_press = changes(&chosen, move |chosen, _: MouseEvent| {
            if is_chosen {
                chosen.seats.retain(|other| *other != guest);
            } else {
                chosen.seats.push(guest);
            }
        });
        let Guest { name, look, .. } = &evening.guests[guest];
        html! { <li key={guest}>{ person_chip(name, *look, is_chosen, on_press) }</li> }
    };
    let on_option = changes(&chosen, |chosen, (id, value): (&'static str, u32)| {
        let mut values = chosen.options.values();
        if values.set(id, value).is_ok() {
            chosen.options = chosen.options.with_values(&values);
        }
    });
    let values = chosen.options.values();
    // In a season players bring their own tokens, so the options for tokens are hidden.
    let is_shown = |field: &&engine::options::Field| {
        let is_tokens = field.id.ends_with("tokens") && evening.season.is_some();
        values.applies(field) && !is_tokens
    };
    let is_bot = |guest: &usize| evening.guests[*guest].bot.is_some();
    let names = names_of(evening, &next.seats);
    let on_deal = {
        let (shown, next) = (evening.clone(), next.clone());
        context.callback(move |context| deal(&context.id, &shown, &next))
    };
    html! {
        <section class="panel next" aria-labelledby="next-title">
            <h2 id="next-title">{ words::NEXT }</h2>
            <div class="stack-2 next__games" role="radiogroup" aria-label={words::WHICH}>
                { for GameId::ALL.into_iter().map(card) }
            </div>
            <h3 class="sans">{ words::JOINING }</h3>
            <ul class="wrap-2 company__people" aria-label={words::JOINING}>
                { for evening.guests_here().map(chip) }
            </ul>
            <p class="note next__seats">
                if fits {
                    { words::SEATS }{ " " }{ names.join(" · ") }
                } else {
                    { words::player_counts_hint(chosen.game) }
                }
            </p>
            <details>
                <summary>{ words::OPTIONS }</summary>
                { for values.fields().iter().filter(is_shown)
                    .map(|field| option_field(games::option(chosen.game, field.id), field, &values, &on_option)) }
            </details>
            { bet_fields(context, evening, &next.seats) }
            <div class="wrap-2">
                <Button
                    id="deal-next"
                    weight={Weight::Main}
                    class="is-large"
                    label={format!("{}: {}", words::DEAL, about(chosen.game).name)}
                    refusal={refusal.clone()}
                    on_press={on_deal}
                />
                <Button
                    icon={Glyph::Plus}
                    label={words::PLAN}
                    {refusal}
                    on_press={on_plan(context, evening, next)}
                />
            </div>
            { plan_list(context, evening) }
            if !chosen.seats.is_empty() && chosen.seats.iter().all(is_bot) {
                <p class="field__hint">{ set_up::NO_PERSON }</p>
            }
        </section>
    }
}

/// Fields for the bets of people who sit out.
fn bet_fields(context: &EveningContext, evening: &Evening, seats: &[usize]) -> Html {
    let sits_out = |guest: &usize| !seats.contains(guest) && evening.guests[*guest].bot.is_none();
    let idle_guests: Vec<usize> = evening.guests_here().filter(sits_out).collect();
    if idle_guests.is_empty() || seats.is_empty() {
        return Html::default();
    }
    let player_choices = seats
        .iter()
        .map(|guest| ChoiceItem::new(Some(*guest), evening.guests[*guest].name.clone()));
    let choices: Vec<_> =
        std::iter::once(ChoiceItem::new(None, words::NO_BET)).chain(player_choices).collect();
    let bet_field = |guest: usize| {
        let current_bet = evening.bets.iter().find(|bet| bet.guest == guest).map(|bet| bet.on);
        let shown = evening.clone();
        let context = context.clone();
        let on_choose = Callback::from(move |on: Option<usize>| {
            context.change(|evening| {
                let index_now = |at: usize| evening.index_of(&shown.guests[at]);
                if let Some(guest) = index_now(guest) {
                    evening.bet(guest, on.and_then(index_now));
                }
            });
        });
        ChoiceField::new(
            &format!("bet-{guest}"),
            &words::bet_of(&evening.guests[guest].name),
            &choices,
            current_bet.filter(|on| seats.contains(on)),
            on_choose,
        )
        .select()
    };
    html! {
        <section class="stack-2" aria-labelledby="bets-title">
            <h3 id="bets-title" class="sans">{ words::BETS }</h3>
            <p class="field__hint">{ words::BETS_HINT }</p>
            { for idle_guests.into_iter().map(bet_field) }
        </section>
    }
}

fn plan_list(context: &EveningContext, evening: &Evening) -> Html {
    if evening.planned.is_empty() {
        return Html::default();
    }
    let row = |(at, planned): (usize, &PlannedGame)| {
        let name = planned.id().map_or(&*planned.game, |game| about(game).name.translate());
        let names = names_of(evening, &planned.seats);
        html! {
            <li key={at} class="row wrap ruled plan__game">
                <span class="strong">{ name }</span>
                <span class="note plan__who">{ shared::list(&names) }</span>
                if at > 0 {
                    { icon_button(Glyph::Up, words::move_up(name), on_edit(context, planned, at, |plan, at| plan.swap(at - 1, at))) }
                }
                { icon_button(Glyph::Trash, words::unplan(name), on_edit(context, planned, at, |plan, at| drop(plan.remove(at)))) }
            </li>
        }
    };
    html! {
        <>
            <h3 id="plan-title" class="sans">{ words::PLANNED }</h3>
            <ol class="stack-1 plan" aria-labelledby="plan-title">
                { for evening.planned.iter().enumerate().map(row) }
            </ol>
        </>
    }
}

/// Moves or removes a planned game if it is still the one that was shown.
fn on_edit(
    context: &EveningContext,
    planned: &PlannedGame,
    at: usize,
    change: fn(&mut Vec<PlannedGame>, usize),
) -> Callback<MouseEvent> {
    let planned = planned.clone();
    context.callback(move |context| {
        context.change(|evening| {
            if evening.planned.get(at) == Some(&planned) {
                change(&mut evening.planned, at);
            }
        });
    })
}

fn on_plan(context: &EveningContext, shown: &Evening, next: NextDeal) -> Callback<MouseEvent> {
    let shown = shown.clone();
    context.callback(move |context| {
        let mut is_planned = Some(true);
        context.change(|evening| {
            is_planned = evening.with_present_seats(&shown, &next).map(|next| evening.plan(&next));
        });
        match is_planned {
            Some(true) => {}
            Some(false) => toasts::fail(words::PLAN_FULL),
            None => toasts::fail(words::WENT_HOME),
        }
    })
}
