//! The macro that implements [`GameUi`](super::GameUi) and [`ViewUi`](super::ViewUi) for a game's folder.

/// Implements both traits from the game's messages and the folder's items, whose names are the same
/// in every game. The braces hold the items of one game only: of `GameUi`, then of `ViewUi`.
macro_rules! game_ui {
    ($Game:ident: $module:ident $({ $($of_game:tt)* } { $($of_view:tt)* })?) => {
        const _: () = {
            use $crate::games::implement::names::*;
            use $crate::words::messages::$module as messages;

            impl GameUi for $Game {
                #[cfg(test)]
                type Scene = scene::Scene;

                const ABOUT: About = About {
                    name: messages::about::NAME,
                    gist: messages::about::GIST,
                    players: messages::about::PLAYERS,
                    length: messages::about::LENGTH,
                    authors: text::AUTHORS,
                };
                const ORIGIN: Credits = Credits {
                    made_by: messages::about::MADE_BY,
                    makers_page: text::MAKERS_PAGE,
                };
                const LINKS: Option<crate::words::text::Text> = text::LINKS;
                const LEGEND: &'static [Sign] = text::LEGEND;
                const LESSONS: &'static [LessonEntry] = text::LESSONS;
                const TARGETS: &'static [LessonTarget] = text::TARGETS;
                const ROUND: &'static [crate::words::text::Text] = text::ROUND;

                fn emblem() -> Html {
                    emblem::emblem()
                }

                fn option(id: &str) -> Option<OptionText> {
                    OptionText::new(messages::options::by_key, id)
                }

                fn drawing(name: &str) -> Option<Html> {
                    drawing::drawing(name)
                }

                fn board(props: BoardProps<Self>) -> Html {
                    html! { <board::Board ..props /> }
                }

                fn refusal(refusal: <Self as Game>::Refusal) -> Line {
                    text::refusal(refusal)
                }

                fn highlights(events: &[GameEvent<'_, Self>]) -> Vec<Highlight> {
                    highlights::highlights(events)
                }

                fn score(views: &[Rc<View>], seat: Seat) -> SeatScore {
                    highlights::score(views, seat)
                }

                $($($of_game)*)?
            }

            impl ViewUi for Rc<View> {
                fn board(&self, props: &AnyBoardProps) -> Html {
                    html! { <BoardOf<$Game> ..props.clone() /> }
                }

                fn finale(&self, events: &[AnyEvent], players: &Players) -> Html {
                    let own = events.iter().filter_map($Game::own_event);
                    finale::finale(self, &own.cloned().collect::<Vec<_>>(), players)
                }

                fn lines(&self, frames: &[AnyFrame], people: SeatSet) -> Vec<Vec<Line>> {
                    text::lines(&own_frames::<$Game>(frames), people)
                }

                fn narrate(&self, frame: &AnyFrame, people: SeatSet) -> Option<Line> {
                    text::narrate(&own_frame::<$Game>(frame)?, people)
                }

                fn action(&self, action: &AnyAction) -> Line {
                    let own = $Game::own_action(action);
                    own.map(|own| text::action(self, *own)).unwrap_or_default()
                }

                fn prompt(&self, seat: Seat) -> Line {
                    text::prompt(self, seat)
                }

                fn possessions(&self, seat: Seat) -> Vec<Line> {
                    text::possessions(self, seat)
                }

                fn chapter(&self) -> Line {
                    text::chapter(self)
                }

                fn standing(&self) -> Vec<Line> {
                    text::standing(self)
                }

                fn saved_standing(&self) -> Line {
                    text::saved_standing(self)
                }

                fn result(&self) -> Line {
                    text::result(self)
                }

                $($($of_view)*)?
            }
        };
    };
}
pub(super) use game_ui;

/// The names that an implementation may use.
pub(super) mod names {
    pub use std::rc::Rc;

    pub use engine::catalogue::{AnyAction, AnyEvent, AnyView, CatalogueGame};
    pub use engine::game::Game;
    pub use engine::options::Values;
    pub use engine::seat::{Seat, SeatSet};
    pub use yew::prelude::{Html, html};

    pub use crate::components::legend::Sign;
    pub use crate::games::any::{BoardOf, own_frame, own_frames};
    pub use crate::games::highlights::{GameEvent, Highlight, SeatScore};
    pub use crate::games::lesson::{LessonEntry, LessonTarget};
    pub use crate::games::{AfterChoices, AnyBoardProps, GameUi, Gestures, GesturesProps, ViewUi};
    pub use crate::playback::{AnyFrame, BoardProps};
    pub use crate::services::parts::Part;
    pub use crate::words::games::{About, Credits};
    pub use crate::words::line::Line;
    pub use crate::words::options::OptionText;
    pub use crate::words::players::Players;
}
