//! The pages' addresses, after the `#`; links are plain links to them. Every fragment leads to a page.
//!
//! No router crate: with its history and URL parsing it would weigh as much as all of the rules.

use engine::catalogue::GameId;
use engine::seat::Seat;

use crate::services::codes::clean;
use crate::services::page;
use crate::services::phones;
use crate::services::saves::SaveId;

/// A moment of a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The number of decisions before it.
    pub decisions: usize,
    /// The seat whose cards are visible; `None` for all cards.
    pub seat: Option<Seat>,
    /// The index of a frame of the last decision; `None` for the final frame.
    pub frame: Option<usize>,
}

impl Moment {
    /// Stands for all cards instead of a seat.
    const ALL_CARDS: &str = "0";

    /// Reads `57.2`: after 57 decisions, from the second seat; `57.0.3`: the fourth frame of the 57th, with all cards.
    fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let decisions = parts.next()?.parse().ok()?;
        let seat = match parts.next()? {
            Self::ALL_CARDS => None,
            seat => Some(Seat::from_number(seat.parse().ok()?)?),
        };
        let frame = parts.next().map(str::parse).transpose().ok()?;
        parts.next().is_none().then_some(Self { decisions, seat, frame })
    }

    fn write(self) -> String {
        let Self { decisions, seat, frame } = self;
        let seat = seat.map_or_else(|| Self::ALL_CARDS.to_string(), |seat| seat.to_string());
        let frame = frame.map(|frame| format!(".{frame}")).unwrap_or_default();
        format!("{decisions}.{seat}{frame}")
    }
}

/// Stands for the puzzle of the day instead of an id.
pub const TODAY: &str = "today";

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    Home,
    SetUp(GameId),
    /// A new game for one person against bots.
    Alone(GameId),
    /// A new deal with the last single-player set-up, without its form.
    PlayNow,
    Table(SaveId),
    /// A replay from a moment on; `None` is the beginning.
    Replay {
        id: SaveId,
        at: Option<Moment>,
    },
    Review(SaveId),
    /// A link to a challenge or a finished game, by its payload.
    Link(String),
    /// A phone joins the table that shows this code.
    Join(String),
    Rules(GameId),
    Learn,
    Lesson {
        game: GameId,
        lesson: String,
    },
    Import,
    Settings,
    Daily,
    /// A game of the deal of the day, new or continued.
    DailyGame(GameId),
    Puzzles,
    /// By its id.
    Puzzle(String),
    Stats,
    About,
    Privacy,
    People,
    Evenings,
    Evening(SaveId),
    NotFound,
}

/// The pages whose address is a single word.
pub static PAGES: [Route; 12] = [
    Route::Home,
    Route::PlayNow,
    Route::Learn,
    Route::Import,
    Route::Settings,
    Route::Daily,
    Route::Puzzles,
    Route::Stats,
    Route::About,
    Route::Privacy,
    Route::People,
    Route::Evenings,
];

impl Route {
    /// The page for a fragment, with or without its `#`.
    pub fn from_fragment(fragment: &str) -> Self {
        let path = clean(fragment.trim_start_matches('#'));
        let path = path.split(['?', '#']).next().unwrap_or_default();
        // Drops the punctuation of a sentence around the link.
        let path = path.trim_end_matches(|c| ".,:;!?…)>]}»”’\"'*".contains(c));
        let Some(path) = path.strip_prefix('/') else {
            return if path.is_empty() { Self::Home } else { Self::NotFound };
        };
        let (page, rest) = path.split_once('/').unwrap_or((path, ""));
        let game = GameId::from_slug(rest);
        let found = match (page, rest) {
            (_, "") => PAGES.iter().find(|route| route.href() == format!("#/{page}")).cloned(),
            ("learn", place) => Self::read_lesson(place),
            (_, more) if more.contains('/') => None,
            ("new", _) => game.map(Self::SetUp),
            ("alone", _) => game.map(Self::Alone),
            ("daily", _) => game.map(Self::DailyGame),
            ("puzzles", id) => Some(Self::Puzzle(id.to_owned())),
            ("rules", _) => game.map(Self::Rules),
            ("join", code) => Some(Self::Join(code.to_owned())),
            ("link", payload) => Some(Self::Link(payload.to_owned())),
            ("game", id) => id.parse().ok().map(Self::Table),
            ("replay", place) => Self::read_replay(place),
            ("evening", id) => id.parse().ok().map(Self::Evening),
            ("review", id) => id.parse().ok().map(Self::Review),
            _ => None,
        };
        found.unwrap_or(Self::NotFound)
    }

    /// The page for the first address within a text; `None` if there is none, or for the home page.
    pub fn in_text(text: &str) -> Option<Self> {
        let text = clean(text);
        let (_, fragment) = text.split_once("#/")?;
        let place = fragment.split_whitespace().next()?;
        let route = Self::from_fragment(&format!("#/{place}"));
        (!matches!(route, Self::Home | Self::NotFound)).then_some(route)
    }

    fn read_lesson(place: &str) -> Option<Self> {
        let (game, lesson) = place.split_once('/')?;
        let game = GameId::from_slug(game)?;
        let is_one_name = !lesson.is_empty() && !lesson.contains('/');
        is_one_name.then(|| Self::Lesson { game, lesson: lesson.to_owned() })
    }

    /// A replay from its address: the save, and the moment after a `~`.
    fn read_replay(place: &str) -> Option<Self> {
        let (id, at) = match place.split_once('~') {
            Some((id, moment)) => (id, Some(Moment::read(moment)?)),
            None => (place, None),
        };
        Some(Self::Replay { id: id.parse().ok()?, at })
    }

    pub fn href(&self) -> String {
        match self {
            Self::Home => "#/".to_owned(),
            Self::SetUp(game) => format!("#/new/{}", game.slug()),
            Self::Alone(game) => format!("#/alone/{}", game.slug()),
            Self::PlayNow => "#/play".to_owned(),
            Self::Table(id) => format!("#/game/{id}"),
            Self::Replay { id, at: None } => format!("#/replay/{id}"),
            Self::Replay { id, at: Some(at) } => format!("#/replay/{id}~{}", at.write()),
            Self::Review(id) => format!("#/review/{id}"),
            Self::Join(code) => format!("#{}{code}", phones::JOIN_PATH),
            Self::Link(payload) => format!("#/link/{payload}"),
            Self::Rules(game) => format!("#/rules/{}", game.slug()),
            Self::Learn => "#/learn".to_owned(),
            Self::Lesson { game, lesson } => format!("#/learn/{}/{lesson}", game.slug()),
            Self::Import => "#/import".to_owned(),
            Self::Settings => "#/settings".to_owned(),
            Self::Daily => "#/daily".to_owned(),
            Self::DailyGame(game) => format!("#/daily/{}", game.slug()),
            Self::Puzzles => "#/puzzles".to_owned(),
            Self::Puzzle(id) => format!("#/puzzles/{id}"),
            Self::Stats => "#/stats".to_owned(),
            Self::About => "#/about".to_owned(),
            Self::Privacy => "#/privacy".to_owned(),
            Self::People => "#/people".to_owned(),
            Self::Evenings => "#/evening".to_owned(),
            Self::Evening(id) => format!("#/evening/{id}"),
            Self::NotFound => "#/nothing-here".to_owned(),
        }
    }

    /// The puzzle of the day; its page looks up which one that is.
    pub fn puzzle_of_today() -> Self {
        Self::Puzzle(TODAY.to_string())
    }

    pub fn current() -> Self {
        let fragment = page::window().and_then(|window| window.location().hash().ok());
        Self::from_fragment(&fragment.unwrap_or_default())
    }

    pub fn go(&self) {
        if let Some(window) = page::window() {
            let _ = window.location().set_hash(&self.href());
        }
    }

    /// Goes to the page, replacing the present one in the history.
    pub fn go_instead(&self) {
        if let Some(window) = page::window() {
            let _ = window.location().replace(&self.href());
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn addresses_lead_where_they_say() {
        let id: SaveId = "abc234".parse().unwrap();
        let at = |seat, frame| Some(Moment { decisions: 57, seat, frame });
        let addresses = "#/ #/play #/learn #/import #/settings #/daily #/puzzles #/stats #/about \
             #/privacy #/people #/evening #/nothing-here";
        let plain = addresses.split(' ').map(|address| {
            let route = Route::from_fragment(address);
            assert_eq!(route.href(), address);
            route
        });
        for route in plain.chain([
            Route::Table(id.clone()),
            Route::Replay { id: id.clone(), at: None },
            Route::Replay { id: id.clone(), at: at(Some(Seat::TWO), None) },
            Route::Replay { id: id.clone(), at: at(None, Some(3)) },
            Route::Review(id),
            Route::SetUp(GameId::FoolsGambit),
            Route::Alone(GameId::FoolsGambit),
            Route::Link("AQ_-".into()),
            Route::Join("CA2T".into()),
            Route::Rules(GameId::Duel52),
            Route::Lesson { game: GameId::FoolsGambit, lesson: "round".into() },
            Route::DailyGame(GameId::DualDuel),
            Route::puzzle_of_today(),
            Route::Puzzle("duel-52-3".into()),
            Route::Evening("eve2".parse().unwrap()),
        ]) {
            assert_eq!(Route::from_fragment(&route.href()), route);
            // Punctuation around a link, from a sentence or a mail filter.
            for sign in [".", ",", ")", ">", "]", "…", "\"", "'", "!", ";", "\u{200b}"] {
                assert_eq!(Route::from_fragment(&(route.href() + sign)), route, "{sign}");
            }
            assert_eq!(Route::from_fragment(&route.href().replace('/', "%2F")), route);
        }
        for home in ["", "#", "#/", "#//", "#/?x=1"] {
            assert_eq!(Route::from_fragment(home), Route::Home, "{home}");
        }
        assert_eq!(Route::from_fragment("#/settings/"), Route::Settings);
    }

    #[test]
    fn an_address_in_a_text_leads_to_its_page() {
        let puzzle = Route::Puzzle("dual-duel-2".into());
        let text = "Try this: https://a.org/%23/puzzles/dual-duel-2!\nAna";
        assert_eq!(Route::in_text(text), Some(puzzle));
        assert_eq!(Route::in_text("https://a.org/#/"), None);
        assert_eq!(Route::in_text("facedown 1"), None);
    }

    #[test]
    fn invalid_addresses_lead_nowhere() {
        let invalid = "#x #//[ #/game/../x #/game/A #/game/ #/nowhere #/game/%00 #/replay/abc~ \
             #/replay/abc~5 #/replay/abc~5.9 #/replay/abc~5.0.1.2 #/review/ #/link/ #/join/ \
             #/new/war #/new/duel-52/b #/rules/war #/alone/ #/play/x #/daily/war #/learn/duel-52 \
             #/learn/duel-52/ #/learn//x #/learn/war/x #/learn/duel-52/y/z #/settings/x";
        for address in invalid.split(' ') {
            assert_eq!(Route::from_fragment(address), Route::NotFound, "{address}");
        }
    }

    proptest! {
        #[test]
        fn every_fragment_leads_to_a_page_with_an_address(fragment in any::<String>()) {
            let route = Route::from_fragment(&fragment);
            prop_assert_eq!(Route::from_fragment(&route.href()), route);
        }

        #[test]
        fn every_path_leads_to_a_page_with_an_address(path in "#/[a-z]{0,6}/[ -~é🂡]{0,12}") {
            let route = Route::from_fragment(&path);
            prop_assert_eq!(Route::from_fragment(&route.href()), route);
        }
    }
}
