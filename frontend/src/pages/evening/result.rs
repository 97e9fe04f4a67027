//! The result card: the awards of an evening that is over, and the image of it.

use engine::catalogue::AnyGame;
use engine::course::Course;
use yew::prelude::*;

use super::awards::{Won, won};
use super::card::{self, Card};
use super::title;
use crate::components::button::{Button, Weight};
use crate::components::icon::Glyph;
use crate::hooks::use_toasts;
use crate::route::Route;
use crate::services::clock;
use crate::services::evenings::{Evening, Played, Standings};
use crate::services::files::image_name;
use crate::services::saves;
use crate::services::storage::with_device;
use crate::words::{self as shared, dates, evening as words, files};

/// The most awards that the image has room for.
const ON_IMAGE: usize = 8;
/// The most lines of the table on the image.
const ROWS: usize = 8;

/// The game as it was played; `None` if its record is gone.
fn course(played: &Played) -> Option<Course<AnyGame>> {
    let save = with_device(|store| saves::load(store, &played.save_id()?).ok())?;
    Course::read(&save.record).ok()
}

#[derive(Properties, PartialEq)]
pub struct ResultCardProps {
    pub evening: Evening,
}

/// The awards, each with its moment a tap away.
#[component]
pub fn ResultCard(props: &ResultCardProps) -> Html {
    let evening = &props.evening;
    let toasts = use_toasts();
    let awards = use_memo(evening.games.clone(), |_| won(evening, course));
    let on_image = {
        let (evening, awards) = (evening.clone(), awards.clone());
        Callback::from(move |_: MouseEvent| {
            let name = image_name(&["evening", &dates::day(clock::moment(evening.created))]);
            if card::save(&image(&evening, &awards), &name) {
                toasts.succeeded();
                toasts.say(files::asked(&name));
            } else {
                toasts.fail(files::REFUSED);
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
                <ul class="awards">{ for awards.iter().filter_map(|one| award(evening, one)) }</ul>
            }
            <Button
                weight={Weight::Main}
                icon={Glyph::Download}
                label={words::IMAGE}
                on_press={on_image}
            />
        </section>
    }
}

fn award(evening: &Evening, one: &Won) -> Option<Html> {
    let guest = &evening.guests[one.guest];
    let id = evening.games[one.game].save_id()?;
    let moment = Route::Replay { id, at: Some(one.moment) };
    Some(html! {
        <li key={one.award.title}>
            <a class="awards__one" href={moment.href()}>
                { guest.look.mark() }
                <span class="awards__text">
                    <span class="awards__title">{ one.award.title }</span>
                    <span class="awards__told">{ told(evening, one) }</span>
                </span>
            </a>
        </li>
    })
}

fn told(evening: &Evening, one: &Won) -> String {
    words::award(&evening.guests[one.guest].name, &(one.award.told)(one.much))
}

/// What stands on the image.
fn image(evening: &Evening, awards: &[Won]) -> Card {
    let standings = Standings::of(evening);
    let winners = standings.winners();
    let names: Vec<_> = winners.iter().map(|guest| &*evening.guests[*guest].name).collect();
    let rows = standings.rows.iter().take(ROWS).map(|row| {
        let guest = &evening.guests[row.guest];
        let counts = if evening.season.is_some() {
            words::purse(row.halves, row.strikes)
        } else {
            words::points(row.half_points)
        };
        (row.place, guest.look, guest.name.clone(), counts)
    });
    let awards = awards.iter().take(ON_IMAGE).map(|one| {
        let look = evening.guests[one.guest].look;
        (look, one.award.title.to_owned(), told(evening, one))
    });
    Card {
        title: title(evening),
        headline: words::leads(&names, true),
        rows: rows.collect(),
        awards: awards.collect(),
        foot: shared::NAME.to_owned(),
    }
}
