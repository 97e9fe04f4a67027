//! The dialogs over the table. What stands in them is loaded later than the table.

use engine::seat::Seat;
use yew::prelude::*;

pub mod log;
mod menu;

use crate::components::needs::dialog_once_there;
use crate::pages::table::Running;
use crate::services::parts::Part;
use crate::services::saves::SaveId;
use crate::words::players::Players;
use crate::words::{phones, table};

/// A dialog over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    Menu,
    Log,
    /// The table as it was at a moment of the log.
    Moment(usize),
    Rules,
    Settings,
    /// Which seats have their phones.
    Phones,
    GiveUp,
    Keys,
    Move,
    Report,
}

impl Sheet {
    pub const fn title(self) -> &'static str {
        match self {
            Self::Menu => table::MENU,
            Self::Log => table::LOG,
            Self::Moment(_) => table::MOMENT,
            Self::Rules => table::RULES,
            Self::Settings => table::SETTINGS,
            Self::Phones => phones::TITLE,
            Self::GiveUp => table::WHO_GIVES_UP,
            Self::Keys => table::KEYS_TITLE,
            Self::Move => table::MOVE,
            Self::Report => table::REPORT,
        }
    }

    /// The parts of the program that it is in.
    fn parts(self) -> Vec<Part> {
        let more: &[Part] = match self {
            Self::Menu | Self::Log | Self::Moment(_) | Self::GiveUp | Self::Keys | Self::Report => {
                &[]
            }
            Self::Rules => &[Part::Learn],
            Self::Settings | Self::Move => &[Part::More],
            Self::Phones => &[Part::Phones, Part::Packing, Part::More],
        };
        [&[Part::Later], more].concat()
    }
}

#[derive(Properties, PartialEq)]
pub struct SheetsProps {
    pub open: Sheet,
    pub session: Running,
    pub players: Players,
    pub id: SaveId,
    /// Opens another dialog, or none.
    pub on_sheet: Callback<Option<Sheet>>,
    /// Somebody wants to give up.
    pub on_leave: Callback<Seat>,
    /// Why nobody can now.
    #[prop_or_default]
    pub no_leave: Option<AttrValue>,
}

/// The dialog that is open. Until it can be shown the table stands as it was.
pub fn sheets(props: SheetsProps) -> Html {
    let on_close = props.on_sheet.reform(|()| None);
    let (title, parts) = (props.open.title(), props.open.parts());
    dialog_once_there((title, on_close), parts, move || html! { <menu::Sheets ..props.clone() /> })
}

impl Clone for SheetsProps {
    fn clone(&self) -> Self {
        Self {
            open: self.open,
            session: self.session.clone(),
            players: self.players.clone(),
            id: self.id.clone(),
            on_sheet: self.on_sheet.clone(),
            on_leave: self.on_leave.clone(),
            no_leave: self.no_leave.clone(),
        }
    }
}
