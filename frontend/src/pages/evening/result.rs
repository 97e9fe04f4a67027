//! The result card: the awards of an evening that is over, and the image of it.

use engine::catalogue::AnyGame;
use engine::replay::ReplayedRecord;
use wasm_bindgen_futures::spawn_local;
use web_sys::Blob;
use yew::prelude::*;

use super::awards::{AwardWinner, award_winners};
use super::card::{self, ResultImage};
use super::{names_of, title};
use crate::components::button::{Button, Weight};
use crate::components::icon::Glyph;
use crate::components::seat::Look;
use crate::hooks::toasts;
use crate::route::Route;
use crate::services::evenings::{Column, Evening, EveningGame, Standings, StandingsRow};
use crate::services::files::{download_blob, image_name};
use crate::services::share::{ShareEnd, can_share_images, share_image};
use crate::services::{clock, saved_games};
use crate::words::{self as shared, dates, evening as words, files, share as shared_words};

/// The most awards that the image has room for.
const ON_IMAGE: usize = 8;
/// The most lines of the table on the image.
const ROWS: usize = 8;

/// The game as it was played; `None` if its record is gone.
fn course(played: &EveningGame) -> Option<ReplayedRecord<AnyGame>> {
    let save = saved_games::open(&played.save_id()?).ok()?;
    ReplayedRecord::read(&save.record).ok()
}

#[derive(Properties, PartialEq)]
pub struct ResultCardProps {
    pub evening: Evening,
    pub one_by_one: bool,
}

/// The awards, each with its moment a tap away.
#[component]
pub fn ResultCard(props: &ResultCardProps) -> Html {
    let evening = &props.evening;
    let awards = use_memo(evening.games.clone(), |_| award_winners(evening, course));
    let shares = use_memo((), |()| can_share_images());
    let hand_out = |shares: bool| {
        let (evening, awards) = (evening.clone(), awards.clone());
        Callback::from(move |_: MouseEvent| {
            let name = image_name(&["evening", &dates::day(clock::local_time(evening.created))]);
            let title = title(&evening);
            let on_done = Callback::from(move |blob| hand_out(blob, shares, (&title, &name)));
            if !card::picture(&image(&evening, &awards), on_done) {
                toasts::fail(files::REFUSED);
            }
        })
    };
    html! {
        <section class="panel" aria-labelledby="awards-title">
            <h2 id="awards-title">{ words::AWARDS }</h2>
            if awards.is_empty() {
                <p class="field__hint">{ words::NO_AWARDS }</p>
            } else {
                <p class="field__hint">{ words::AWARDS_HINT }</p>
                <ul class={classes!("stack-2", "awards", props.one_by_one.then_some("is-one-by-one"))}>
                    { for awards.iter().enumerate().filter_map(|(nth, one)| award(evening, nth, one)) }
                </ul>
            }
            <div class="wrap-2 seats__ways">
                if *shares {
                    <Button
                        weight={Weight::Main}
                        icon={Glyph::Share}
                        label={words::SHARE_IMAGE}
                        on_press={hand_out(true)}
                    />
                }
                <Button
                    weight={if *shares { Weight::Plain } else { Weight::Main }}
                    icon={Glyph::Download}
                    label={words::IMAGE}
                    on_press={hand_out(false)}
                />
            </div>
        </section>
    }
}

/// Gives the image to the share sheet, or offers it as a file.
fn hand_out(blob: Option<Blob>, shares: bool, (title, name): (&str, &str)) {
    let Some(blob) = blob else { return toasts::fail(files::REFUSED) };
    let (title, name) = (title.to_owned(), name.to_owned());
    spawn_local(async move {
        let by_sheet =
            if shares { share_image(&title, &blob, &name).await } else { ShareEnd::ShowText };
        match by_sheet {
            ShareEnd::Sheet | ShareEnd::Copied => toasts::say(shared_words::SHARED),
            ShareEnd::Cancelled => {}
            ShareEnd::ShowText => toasts::download_result(&name, download_blob(&name, &blob)),
        }
    });
}

fn award(evening: &Evening, nth: usize, one: &AwardWinner) -> Option<Html> {
    let guest = &evening.guests[one.guest];
    let id = evening.games[one.game].save_id()?;
    let moment = Route::Replay { id, at: Some(one.moment) };
    Some(html! {
        // As a property, for the security policy forbids the attribute.
        <li key={one.award.title} ~style={format!("--nth: {nth}")}>
            <a class="row-3 awards__one" href={moment.href()}>
                { guest.look.mark() }
                <span class="awards__text">
                    <span class="awards__title">{ one.award.title }</span>
                    <span class="awards__deed">{ deed_of(evening, one) }</span>
                </span>
            </a>
        </li>
    })
}

fn deed_of(evening: &Evening, one: &AwardWinner) -> String {
    words::award(&evening.guests[one.guest].name, (one.award.deed)(one.amount))
}

/// A guest's value in the deciding column; tokens and strikes come together.
fn counts(evening: &Evening, decided: Option<Column>, row: &StandingsRow) -> String {
    match decided {
        Some(Column::Wins) => words::wins_of(row.wins),
        Some(Column::Points) => words::points(row.half_points),
        None if evening.season.is_none() => words::points(row.half_points),
        Some(Column::Tokens | Column::Strikes) | None => words::purse(row.halves, row.strikes),
    }
}

fn image(evening: &Evening, awards: &[AwardWinner]) -> ResultImage {
    let standings = Standings::from_evening(evening);
    let winners = standings.winners();
    let decided = standings.decided(evening).map(|decided| decided.by);
    let rows = standings.rows.iter().take(ROWS).map(|row| {
        let guest = &evening.guests[row.guest];
        let counts = counts(evening, decided, row);
        (row.place, guest.look, guest.name.clone(), counts)
    });
    let awards = awards.iter().take(ON_IMAGE).map(|one| {
        let look = evening.guests[one.guest].look;
        (look, one.award.title.to_string(), deed_of(evening, one))
    });
    ResultImage {
        title: title(evening),
        winners: winners.iter().map(|guest| evening.guests[*guest].look).collect(),
        headline: words::wins(&names_of(evening, &winners)),
        decided: deciding_lead(evening, &standings).unwrap_or_default(),
        rows: rows.collect(),
        awards: awards.collect(),
        foot: shared::NAME.to_string(),
    }
}

/// The finale's id; the page scrolls to it when the evening ends.
pub const FINALE: &str = "evening-finale";

/// The winners in their colours; nothing before a game is over.
pub fn finale(evening: &Evening) -> Html {
    let standings = Standings::from_evening(evening);
    let winners = standings.winners();
    if winners.is_empty() {
        return Html::default();
    }
    let colour = match &winners[..] {
        [only] => evening.guests[*only].look.class(),
        _ => String::new(),
    };
    html! {
        <section id={FINALE} class={classes!("evening-finale", colour)} tabindex="-1" aria-labelledby="evening-winner">
            <div class="wrap-3 evening-finale__marks">
                { for winners.iter().map(|guest| Look::mark(evening.guests[*guest].look)) }
            </div>
            <h2 id="evening-winner" class="evening-finale__who">{ words::wins(&names_of(evening, &winners)) }</h2>
            if let Some(text) = deciding_lead(evening, &standings) {
                <p class="evening-finale__by">{ text }</p>
            }
            if let Some(text) = bettors(evening) {
                <p class="evening-finale__by">{ text }</p>
            }
        </section>
    }
}

/// The deciding criterion in words.
fn deciding_lead(evening: &Evening, standings: &Standings) -> Option<String> {
    let decided = standings.decided(evening)?;
    let behind = names_of(evening, &decided.behind);
    Some(words::decided(decided.by, decided.first, &behind, decided.next))
}

/// The best bettors; `None` if nobody was right.
fn bettors(evening: &Evening) -> Option<String> {
    let best = evening.bettors().into_iter().next().filter(|best| best.right > 0)?;
    Some(words::bettor(&evening.guests[best.guest].name, best.right, best.all))
}
