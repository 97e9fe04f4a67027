//! The text about stored data.

pub const TITLE: &str = "Privacy";
pub const LEAD: &str = "Facedown has no account, no tracking, no advertisements and no server of its own. Nothing leaves \
    this device but what you send.";

pub const SENT: &str = "What you send";
pub const SENT_TEXT: &[&str] = &[
    "A link carries its game in the part of the address that browsers don’t send to any host. Whoever gets the link can \
     read the game, all cards included.",
    "A file or a picture that you save or share holds what it shows: names, games, results.",
    "Phones at a table talk to it directly, within your network. A phone is told what its seat may know.",
    "The page itself comes from a host, as every web page does. The host sees that somebody loaded it, and nothing of \
     what you play.",
];

pub const KEPT: &str = "What is kept in this browser";
pub const STORAGE: &str = "In the page’s storage";
pub const DATABASES: &str = "In its databases";
pub const CACHE: &str = "In its cache";

pub const SETTINGS: &str = "Your settings";
pub const SAVES: &str = "Games, with the names of those who play and every decision";
pub const SET_ASIDE: &str = "Games that can’t be read, as they were";
pub const EVENINGS: &str = "Evenings: who was there, and how each game ended";
pub const PEOPLE: &str = "People of this device: names, colours, emblems";
pub const PLAYED: &str = "Results of games that ended, for the statistics";
pub const DAILY: &str = "Deals of the day that you played";
pub const PUZZLES: &str = "Puzzles that you tried";
pub const MARKS: &str = "Levels of bots that you beat";
pub const ANSWERED: &str =
    "Invitations by link, noted by versions up to 1.0.0; nothing reads them now";
pub const LEARN: &str = "Lessons that you took or left";
pub const PHONES: &str = "Phones of the last table, so that they find back";
pub const PHONE_SEAT: &str = "The seat that this phone had at a table";
pub const CHANGED: &str = "When each of these last changed";
pub const RESERVE: &str = "Nothing: it keeps room free while a file is brought in";
pub const COPIES: &str = "A second copy of every game, in case the browser crashes";
pub const COPIES_BESIDE: &str = "A second copy of all else";
pub const CERTIFICATES: &str = "Certificates of this browser for phones and tables";
pub const PROGRAM: &str = "The page’s own files, so that it works without a network; after an update, until you were told what is new, a note of it";
pub const SHARED: &str = "What another app shared with this one, until you have seen it";

pub const TAKE: &str = "Take it along";
pub const TAKE_TEXT: &str = "“Export everything”, under Statistics, writes all of it into one file, and “Import” on another \
    device reads it. Settings and lessons stay here.";
pub const STATISTICS: &str = "To the statistics";

pub const ERASE: &str = "Erase it";
pub const ERASE_TEXT: &str = "Games, evenings and statistics can be deleted one by one where they are shown. All of it goes \
    when you clear this site’s data in your browser’s settings: look for “site data” or “website data”. What you have \
    sent to others stays with them.";
