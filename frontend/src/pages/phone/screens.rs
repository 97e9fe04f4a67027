//! The frame of a seat's screen on its phone: the bar's heading, connection notices, dialogs.

use yew::prelude::*;

use super::connection::{Connection, SeatHandle};
use crate::components::button::{Button, Weight};
use crate::components::icon::Glyph;
use crate::components::needs::dialog_when_loaded;
use crate::components::seat;
use crate::pages::table::{Sheet, dialog, log, menu_entries};
use crate::services::phones::EndReason;
use crate::session::seat_game::SeatStep;
use crate::words::players::Players;
use crate::words::text::Text;
use crate::words::{phone, table};

/// The bar's heading: the seat's player, or the onlooker, with the game's name for screen readers.
pub fn title(game_name: &str, game: &SeatHandle, players: &Players) -> Html {
    let seat = game.seat();
    let name = match seat {
        Some(seat) => players.name(seat).to_owned(),
        None => phone::said(game.own_name(), phone::LOOKS_ON),
    };
    html! {
        <>
            if let Some(seat) = seat {
                { seat::mark(players, seat) }
            }
            <span>
                { name }
                <span class="visually-hidden">{ format!(", {game_name}") }</span>
            </span>
        </>
    }
}

/// A problem of the connection or the seat, and the remedy.
pub fn notice(connection: Connection, game: &SeatHandle) -> Html {
    let notice = match connection {
        Connection::Ended(EndReason::Freed) => Some((phone::ENDED, phone::ENDED_HINT)),
        Connection::Ended(EndReason::Abuse) => Some((phone::ABUSE, phone::ABUSE_HINT)),
        Connection::Open | Connection::Lost | Connection::Gone
            if game.other_version().is_some() =>
        {
            Some((phone::VERSION, phone::VERSION_HINT))
        }
        Connection::Lost => Some((phone::LOST, phone::LOST_HINT)),
        Connection::Gone => Some((phone::NOT_FOUND, phone::NOT_FOUND_HINT)),
        Connection::Open if game.is_unreadable() => {
            Some((phone::UNREADABLE, phone::UNREADABLE_HINT))
        }
        Connection::Open if game.is_freed() => Some((phone::FREED, phone::FREED_HINT)),
        Connection::Open => None,
    };
    html! {
        <div class="ruled phone__notice" role="status">
            // The board needs the room, so the hint is folded; without a running board it is open.
            if let Some((title, hint)) = notice {
                <details open={matches!(connection, Connection::Gone | Connection::Ended(_))}>
                    <summary>
                        <strong>{ title }</strong>{ " " }
                        <span class="soft phone__more">{ phone::WHAT_TO_DO }</span>
                    </summary>
                    <p>{ hint }</p>
                </details>
            }
        </div>
    }
}

pub fn sheets(open: Sheet, game: SeatHandle, on_sheet: Callback<Option<Sheet>>) -> Html {
    let on_close = on_sheet.reform(|()| None);
    dialog_when_loaded((title_of(open), on_close), open.parts(), move || {
        let own = || content(open, &game, &on_sheet);
        dialog((open, title_of(open)), game.game(), &on_sheet, &own)
    })
}

const fn title_of(open: Sheet) -> Text {
    if matches!(open, Sheet::GiveUp) { table::GIVE_UP } else { open.title() }
}

fn content(open: Sheet, game: &SeatHandle, on_sheet: &Callback<Option<Sheet>>) -> Html {
    let is_over = game.turn().is_none_or(|turn| turn.outcome().is_some());
    let can_leave = game.seat().is_some() && !is_over;
    match open {
        Sheet::Menu => html! {
            <div class="stack-2 menu">
                { menu_entries(on_sheet) }
                if can_leave {
                    <Button
                        icon={Glyph::Flag}
                        label={table::GIVE_UP}
                        on_press={on_sheet.reform(|_| Some(Sheet::GiveUp))}
                    />
                }
            </div>
        },
        Sheet::Log => game.players().map_or_else(Html::default, |players| {
            html! {
                <>
                    <p class="note log__hint">{ phone::LOG_BEGINS }</p>
                    { log(game.log(), players, None) }
                </>
            }
        }),
        Sheet::GiveUp => {
            let on_leave = {
                let (game, on_sheet) = (game.dispatcher(), on_sheet.clone());
                Callback::from(move |_: MouseEvent| {
                    game.dispatch(SeatStep::Leave);
                    on_sheet.emit(None);
                })
            };
            let seats = game.players().map_or(2, Players::count);
            html! {
                <>
                    <p>{ table::give_up_hint(seats) }</p>
                    <div class="dialog__actions">
                        <Button weight={Weight::Danger} label={table::REALLY_GIVE_UP} on_press={on_leave} />
                        <Button weight={Weight::Main} label={table::STAY} on_press={on_sheet.reform(|_| None)} />
                    </div>
                </>
            }
        }
        // `dialog` draws the first three; a phone has none of the others.
        Sheet::Rules
        | Sheet::Settings
        | Sheet::Keys
        | Sheet::Moment(_)
        | Sheet::Phones
        | Sheet::ToFile
        | Sheet::Report => Html::default(),
    }
}
