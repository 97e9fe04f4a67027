//! The awards of an evening that is over, and its result as an image.

use engine::catalogue::AnyGame;
use engine::replay::ReplayedRecord;
use wasm_bindgen_futures::spawn_local;
use web_sys::Blob;
use yew::prelude::*;

use super::awards::{AwardWinner, award_winners};
use super::image::draw_image;
use super::{deciding_lead, names_of, title};
use crate::components::button::{Button, Weight};
use crate::components::icon::Glyph;
use crate::components::seat::Look;
use crate::hooks::toasts;
use crate::route::Route;
use crate::services::evenings::{Evening, EveningGame, Standings};
use crate::services::files::{download_blob, file_name};
use crate::services::share::{ShareEnd, can_share_images, share_image};
use crate::services::{clock, saved_games};
use crate::words::{dates, evening as words, files, share};

/// The game's record, replayed; `None` if its save was deleted.
fn replay_of(game: &EveningGame) -> Option<ReplayedRecord<AnyGame>> {
    let save = saved_games::open(&game.save_id()?).ok()?;
    ReplayedRecord::read(&save.record).ok()
}

#[derive(Properties, PartialEq)]
pub struct ResultCardProps {
    pub evening: Evening,
    /// Whether the awards appear one after the other.
    pub one_by_one: bool,
}

/// The awards, each with its moment a tap away.
#[component]
pub fn ResultCard(props: &ResultCardProps) -> Html {
    let evening = &props.evening;
    let awards = use_memo(evening.games.clone(), |_| award_winners(evening, replay_of));
    let can_share = use_memo((), |()| can_share_images());
    let on_image = |to_sheet: bool| {
        let (evening, awards) = (evening.clone(), awards.clone());
        Callback::from(move |_: MouseEvent| {
            let day = dates::day(clock::local_time(evening.created));
            let name = file_name(&["evening", &day], ".png");
            let title = title(&evening);
            let on_done = Callback::from(move |blob| send_image(blob, to_sheet, (&title, &name)));
            if !draw_image(&evening, &awards, on_done) {
                toasts::fail(files::REFUSED);
            }
        })
    };
    let [on_share, on_download] = [true, false].map(on_image);
    html! {
        <section class="panel" aria-labelledby="awards-title">
            <h2 id="awards-title">{ words::AWARDS }</h2>
            if awards.is_empty() {
                <p class="field__hint">{ words::NO_AWARDS }</p>
            } else {
                <p class="field__hint">{ words::AWARDS_HINT }</p>
                <ul class={classes!("stack-2", "tiles", "awards", props.one_by_one.then_some("is-one-by-one"))}>
                    { for awards.iter().enumerate().filter_map(|(nth, winner)| award_item(evening, nth, winner)) }
                </ul>
            }
            <div class="wrap-2">
                if *can_share {
                    <Button
                        weight={Weight::Main}
                        icon={Glyph::Share}
                        label={words::SHARE_IMAGE}
                        on_press={on_share}
                    />
                }
                <Button
                    weight={if *can_share { Weight::Plain } else { Weight::Main }}
                    icon={Glyph::Download}
                    label={words::IMAGE}
                    on_press={on_download}
                />
            </div>
        </section>
    }
}

/// Sends the image to the browser's share sheet if `to_sheet`; otherwise, or if the browser can't share, to a file.
fn send_image(blob: Option<Blob>, to_sheet: bool, (title, name): (&str, &str)) {
    let Some(blob) = blob else { return toasts::fail(files::REFUSED) };
    let (title, name) = (title.to_owned(), name.to_owned());
    spawn_local(async move {
        let share_end =
            if to_sheet { share_image(&title, &blob, &name).await } else { ShareEnd::ShowText };
        match share_end {
            ShareEnd::Sheet | ShareEnd::Copied => toasts::say(share::SHARED),
            ShareEnd::Cancelled => {}
            ShareEnd::ShowText => toasts::say_download(&name, download_blob(&name, &blob)),
        }
    });
}

fn award_item(evening: &Evening, nth: usize, winner: &AwardWinner) -> Option<Html> {
    let guest = &evening.guests[winner.guest];
    let id = evening.games[winner.game].save_id()?;
    let moment = Route::Replay { id, at: Some(winner.moment) };
    Some(html! {
        // Set as a property, since the security policy forbids the `style` attribute.
        <li key={winner.award.title} ~style={format!("--nth: {nth}")}>
            <a class="row-3 awards__one" href={moment.href()}>
                { guest.look.mark() }
                <span class="stack-1">
                    <span class="accent strong">{ winner.award.title }</span>
                    <span class="awards__deed">{ winner.deed_sentence(evening) }</span>
                </span>
            </a>
        </li>
    })
}

pub const FINALE_ID: &str = "evening-finale";

/// The winners, in the winner's colour if there is one winner; empty before a game is over.
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
        <section id={FINALE_ID} class={classes!("centre", "stack-2", "centred", "raised", "evening-finale", colour)} tabindex="-1" aria-labelledby="evening-winner">
            <div class="wrap-3 middle evening-finale__marks">
                { for winners.iter().map(|guest| Look::mark(evening.guests[*guest].look)) }
            </div>
            <h2 id="evening-winner" class="evening-finale__who">{ words::wins(&names_of(evening, &winners)) }</h2>
            if let Some(text) = deciding_lead(evening, &standings) {
                <p>{ text }</p>
            }
            if let Some(best) = evening.best_bettor() {
                <p>{ words::bettor(&evening.guests[best.guest].name, best.right, best.all) }</p>
            }
        </section>
    }
}
