//! Parts that pages are built of.

pub mod brand;
pub mod button;
pub mod card;
pub mod choice;
pub mod clock;
pub mod count_up;
pub mod crowd;
pub mod curtain;
pub mod dialog;
pub mod emblem;
pub mod field;
pub mod finale;
pub mod help;
pub mod hold;
pub mod icon;
pub mod legend;
pub mod log;
pub mod page;
pub mod people;
pub mod pile;
pub mod rulebook;
pub mod said;
pub mod seat;
pub mod share;
pub mod table_opening;
pub mod toast;
