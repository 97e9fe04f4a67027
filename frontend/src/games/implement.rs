//! How a game's folder becomes its [`GameUi`](super::GameUi).

/// Implements [`GameUi`](super::GameUi) by what a game's folder has, under the same names in each: its board, finale
/// and emblem, and its `text`. What not every game has follows in braces.
macro_rules! game_ui {
    ($Game:ident $({ $($own:item)+ })?) => {
        impl $crate::games::GameUi for $Game {
            #[cfg(test)]
            type Scene = scene::Scene;

            const ABOUT: $crate::words::games::About = text::ABOUT;
            const ORIGIN: $crate::words::games::Origin = text::ORIGIN;
            const LINKS: Option<&'static str> = text::LINKS;
            const LEGEND: &'static [$crate::components::legend::Sign] = text::LEGEND;
            const LESSONS: &'static [$crate::games::lesson::Lesson] = text::LESSONS;
            const ROUND: &'static [&'static str] = text::ROUND;

            fn emblem() -> yew::Html {
                emblem::emblem()
            }

            fn option(id: &str) -> Option<$crate::words::options::OptionText> {
                text::option(id)
            }

            fn rules() -> yew::Html {
                text::rules()
            }

            fn board(props: $crate::playback::BoardProps<Self>) -> yew::Html {
                yew::html! { <board::Board ..props /> }
            }

            fn finale(props: $crate::games::FinaleProps<Self>) -> yew::Html {
                yew::html! { <finale::Finale ..props /> }
            }

            $crate::games::implement::game_ui! {
                chapter(view: &<Self as engine::game::Game>::View) -> $crate::words::line::Line;
                standing(view: &<Self as engine::game::Game>::View) -> Vec<$crate::words::line::Line>;
                saved_standing(view: &<Self as engine::game::Game>::View) -> $crate::words::line::Line;
                result(view: &<Self as engine::game::Game>::View) -> $crate::words::line::Line;
            }

            fn asks(
                view: &<Self as engine::game::Game>::View,
                seat: engine::seat::Seat,
            ) -> $crate::words::line::Line {
                text::to_do(view, seat)
            }

            fn holds(
                view: &<Self as engine::game::Game>::View,
                seat: engine::seat::Seat,
            ) -> Vec<$crate::words::line::Line> {
                text::holds(view, seat)
            }

            fn lines(
                frames: &[$crate::playback::FrameOf<Self>],
                people: engine::seat::SeatSet,
            ) -> Vec<Vec<$crate::words::line::Line>> {
                text::lines(frames, people)
            }

            fn narrate(
                frame: &$crate::playback::FrameOf<Self>,
                people: engine::seat::SeatSet,
            ) -> Option<$crate::words::line::Line> {
                text::narrate(frame, people)
            }

            fn action(
                view: &<Self as engine::game::Game>::View,
                action: &<Self as engine::game::Game>::Action,
            ) -> $crate::words::line::Line {
                text::action(view, *action)
            }

            fn feats(
                happened: &[$crate::games::feats::Happened<'_, Self>],
            ) -> Vec<$crate::games::feats::Feat> {
                feats::feats(happened)
            }

            fn decisive(
                happened: &[$crate::games::feats::Happened<'_, Self>],
                winner: engine::seat::Seat,
            ) -> Option<$crate::games::Decisive> {
                moment::decisive(happened, winner)
            }

            fn refusal(
                refusal: <Self as engine::game::Game>::Refusal,
            ) -> $crate::words::line::Line {
                text::refusal(refusal)
            }

            fn score(
                views: &[std::rc::Rc<<Self as engine::game::Game>::View>],
                seat: engine::seat::Seat,
            ) -> $crate::games::score::Score {
                score::score(views, seat)
            }

            $($($own)+)?
        }
    };
    ($($name:ident($given:ident: $Given:ty) -> $Told:ty;)+) => {
        $(fn $name($given: $Given) -> $Told {
            text::$name($given)
        })+
    };
}
pub(super) use game_ui;
