//! The addresses of the pages, after the `#`.

use yew_router::prelude::*;

use crate::services::saves::SaveId;

/// A page.
#[derive(Clone, PartialEq, Eq, Debug, Routable)]
pub enum Route {
    #[at("/")]
    Home,
    /// A new game of the game with this slug.
    #[at("/new/:game")]
    SetUp { game: String },
    #[at("/game/:id")]
    Table { id: SaveId },
    /// The replay of a finished game.
    #[at("/replay/:id")]
    Replay { id: SaveId },
    /// A link that was opened: a challenge or a finished game.
    #[at("/link/:payload")]
    Link { payload: String },
    #[at("/rules/:game")]
    Rules { game: String },
    #[at("/settings")]
    Settings,
    #[at("/about")]
    About,
    #[not_found]
    #[at("/nothing-here")]
    NotFound,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_where_they_say() {
        assert_eq!(Route::recognize("/"), Some(Route::Home));
        let id: SaveId = "abc234".parse().unwrap();
        for route in [
            Route::Table { id: id.clone() },
            Route::Replay { id },
            Route::SetUp { game: "fools-gambit".into() },
            Route::Link { payload: "AQ_-".into() },
            Route::Rules { game: "duel-52".into() },
            Route::Settings,
            Route::About,
        ] {
            assert_eq!(Route::recognize(&route.to_path()), Some(route));
        }
    }

    #[test]
    fn odd_addresses_lead_nowhere_and_break_nothing() {
        for odd in ["/game/../x", "/game/A", "/game/", "/nowhere", "/game/%00", "/link/"] {
            assert_eq!(Route::recognize(odd), Some(Route::NotFound), "{odd}");
        }
    }
}
