//! All that touches the browser, and what is kept and sent.

pub mod beside;
pub mod boot;
pub mod bots;
pub mod bring_in;
pub mod chance;
pub mod clock;
pub mod coach;
pub mod digests;
pub mod evenings;
pub mod files;
pub mod history;
pub mod links;
pub mod locks;
pub mod motion;
pub mod page;
pub mod people;
pub mod persist;
pub mod qr;
pub mod saves;
pub mod settings;
pub mod share;
pub mod sound;
pub mod storage;
pub mod unpacking;
pub mod update;
pub mod wake;
