use crate::services::parts::Part;
use crate::words::text::Text;
use crate::words::{phones, table};

/// A dialog over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    Menu,
    Log,
    /// The table as it was at a frame of the log.
    Moment(usize),
    Rules,
    Settings,
    Phones,
    GiveUp,
    Keys,
    ToFile,
    Report,
}

impl Sheet {
    pub const fn title(self) -> Text {
        match self {
            Self::Menu => table::MENU,
            Self::Log => table::LOG,
            Self::Moment(_) => table::MOMENT,
            Self::Rules => table::RULES,
            Self::Settings => table::SETTINGS,
            Self::Phones => phones::TITLE,
            Self::GiveUp => table::WHO_GIVES_UP,
            Self::Keys => table::KEYS_TITLE,
            Self::ToFile => table::MOVE,
            Self::Report => table::REPORT,
        }
    }

    /// The parts of the program for its content.
    pub fn parts(self) -> Vec<Part> {
        let more: &[Part] = match self {
            Self::Menu | Self::Log | Self::Moment(_) | Self::GiveUp | Self::Keys | Self::Report => {
                &[]
            }
            Self::Rules => &[Part::Learn],
            Self::Settings | Self::ToFile => &[Part::More],
            Self::Phones => &[Part::Phones, Part::Packing, Part::More],
        };
        [&[Part::Later], more].concat()
    }
}
