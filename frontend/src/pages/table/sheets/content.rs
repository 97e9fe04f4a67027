//! The dialog that is open.

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
    let Game { session, players, .. } = game;
    let content = match open {
        Sheet::Menu => html! { <Entries ..props.clone() /> },
        Sheet::Log => log(props),
        Sheet::Moment(at) => moment(props, *at),
        Sheet::Rules => session.game().map_or_else(Html::default, games::rules),
        Sheet::Settings => html! { <SettingsForm /> },
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
        Sheet::Keys => html! { <Keys /> },
        Sheet::GiveUp => give_up(props),
        Sheet::Move => html! { <ToFile ..props.clone() /> },
        Sheet::Report => report(),
    };
    let wide = matches!(open, Sheet::Rules | Sheet::Log | Sheet::Settings | Sheet::Phones);
    html! {
        <Dialog
            key={format!("{open:?}")}
            id="sheet"
            title={open.title()}
            {wide}
            whole={matches!(open, Sheet::Moment(_))}
            on_close={on_sheet.reform(|()| None)}
        >
            { content }
        </Dialog>
    }
}
