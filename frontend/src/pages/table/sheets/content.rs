//! The dialog that is open.

use engine::catalogue::GameId;
use yew::prelude::*;

use super::give_up::give_up;
use super::log::log;
use super::menu::Entries;
use super::moment::moment;
use super::phones::Places;
use super::report::report;
use super::to_file::ToFile;
use crate::components::dialog::Dialog;
use crate::components::keys::Keys;
use crate::games;
use crate::pages::phones::PhoneSeats;
use crate::pages::settings::SettingsForm;
use crate::pages::table::game::Game;
use crate::pages::table::sheet::{Sheet, SheetProps};

/// The dialog that is open.
#[component]
pub fn Sheets(props: &SheetProps) -> Html {
    let SheetProps { open, game, on_sheet } = props;
    dialog((*open, open.title()), game.session.game(), on_sheet, &|| content(props))
}

/// The dialogs that only a table has.
fn content(props: &SheetProps) -> Html {
    let SheetProps { open, game, on_sheet } = props;
    let Game { session, players, .. } = game;
    match open {
        Sheet::Menu => html! { <Entries ..props.clone() /> },
        Sheet::Log => log(props),
        Sheet::Moment(at) => moment(props, *at),
        Sheet::Phones => session.game().map_or_else(Html::default, |which| {
            html! {
                <>
                    <Places game={game.clone()} />
                    <PhoneSeats
                        game={which}
                        players={players.clone()}
                        seats={session.on_phones()}
                        on_done={on_sheet.reform(|()| None)}
                    />
                </>
            }
        }),
        Sheet::GiveUp => give_up(props),
        Sheet::Move => html! { <ToFile ..props.clone() /> },
        Sheet::Report => report(),
        Sheet::Rules | Sheet::Settings | Sheet::Keys => Html::default(),
    }
}

/// The dialog of this title over a table or a seat's own screen. `own` draws what only one of them has.
pub fn dialog(
    (open, title): (Sheet, &'static str),
    game: Option<GameId>,
    on_sheet: &Callback<Option<Sheet>>,
    own: &dyn Fn() -> Html,
) -> Html {
    let content = match open {
        Sheet::Rules => game.map_or_else(Html::default, games::rules),
        Sheet::Settings => html! { <SettingsForm /> },
        Sheet::Keys => html! { <Keys /> },
        Sheet::Menu
        | Sheet::Log
        | Sheet::Moment(_)
        | Sheet::Phones
        | Sheet::GiveUp
        | Sheet::Move
        | Sheet::Report => own(),
    };
    let wide = matches!(open, Sheet::Rules | Sheet::Log | Sheet::Settings | Sheet::Phones);
    html! {
        <Dialog
            key={format!("{open:?}")}
            id="sheet"
            {title}
            {wide}
            whole={matches!(open, Sheet::Moment(_))}
            on_close={on_sheet.reform(|()| None)}
        >
            { content }
        </Dialog>
    }
}
