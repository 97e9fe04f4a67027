//! Today: Play now, the deal of the day, a puzzle.

use std::cmp::Ordering;

use engine::bot::Level;
use engine::catalogue::GameId;
use yew::prelude::*;

use crate::components::icon::{Glyph, icon, pips};
use crate::draft::roster;
use crate::games::{about, emblem};
use crate::route::Route;
use crate::services::daily::{DailyDeals, today};
use crate::services::marks::{MARKS_PER_GAME, MarkCounts};
use crate::services::puzzles::Solved;
use crate::services::settings::{FIRST_GAME, Opponents, Settings};
use crate::services::stored;
use crate::words::{daily, games, home};

/// This device's results of today; empty for a new visitor.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct TodayResults {
    last_set_up: Option<Opponents>,
    /// The results of today's deals.
    deals: Vec<Ordering>,
    /// Days in a row with a finished deal.
    streak: usize,
    pub beaten: MarkCounts,
    puzzles_solved: usize,
}

impl TodayResults {
    /// Unreadable results count as none; their own page reports them.
    pub fn here() -> Self {
        let deals = stored::here::<DailyDeals>().unwrap_or_default();
        let solved = stored::here::<Solved>().unwrap_or_default();
        Self {
            last_set_up: Settings::here().and_then(|settings| settings.last_alone().cloned()),
            deals: deals.of_day(today()).map(|(_, outcome)| outcome.result).collect(),
            streak: deals.streak(today(), None),
            beaten: MarkCounts::here(),
            puzzles_solved: solved.solved_on(today()),
        }
    }

    /// The game and bots of "Play now".
    fn play_text(&self) -> String {
        let last = self.last_set_up.as_ref().and_then(|last| {
            let game = GameId::from_slug(&last.game)?;
            let level = Level::from_word(&last.level).unwrap_or(Level::Regular);
            Some((game, games::bots(last.bots, self.beaten.next_level(game, level))))
        });
        let (game, bots) = last
            .unwrap_or_else(|| (FIRST_GAME, games::bots_named(&[roster::FIRST], Level::Beginner)));
        home::play_now_against(about(game).name, &bots)
    }

    pub fn play_now_link(&self, is_main: bool) -> Html {
        let class =
            if is_main { "button is-main home__play" } else { "button is-plain home__play" };
        html! {
            <a href={Route::PlayNow.href()} {class}>
                { icon(Glyph::Play) }
                <span class="home__play-text">
                    <span class="home__play-name">{ home::PLAY_NOW }</span>
                    { " " }
                    <span>{ self.play_text() }</span>
                </span>
            </a>
        }
    }

    /// The deal of the day and the next puzzle.
    pub fn section(&self) -> Html {
        let all = GameId::ALL.len();
        let left = home::deals_left(all.saturating_sub(self.deals.len()), all, self.streak);
        let solved = home::puzzles_solved(self.puzzles_solved);
        html! {
            <section class="today" aria-labelledby="today-title">
                <h2 id="today-title" class="visually-hidden">{ home::TODAY }</h2>
                { today_link(&Route::Daily, Glyph::Sun, home::DAILY.translate(), html! {
                    <>
                        if !self.deals.is_empty() {
                            <span class="today__signs" aria-hidden="true">{ daily::signs(&self.deals) }</span>
                            <span class="visually-hidden">{ daily::signs_in_words(&self.deals) }{ ". " }</span>
                        }
                        { left }
                    </>
                }) }
                { today_link(&Route::puzzle_of_today(), Glyph::Flag, home::PUZZLE.translate(), html! { solved }) }
            </section>
        }
    }
}

fn today_link(to: &Route, glyph: Glyph, name: &'static str, state: Html) -> Html {
    html! {
        <a href={to.href()} class="today__way">
            { icon(glyph) }
            <span class="today__text">
                <span class="today__name">{ name }</span>
                { " " }
                <span class="today__state">{ state }</span>
            </span>
        </a>
    }
}

pub fn games_section(beaten: &MarkCounts) -> Html {
    html! {
        <section class="shelf" aria-labelledby="shelf-title">
            <h2 id="shelf-title">{ home::SHELF }</h2>
            <ul class="shelf__games">
                { for GameId::ALL.into_iter().map(|game| tile(game, beaten.count_of(game))) }
            </ul>
        </section>
    }
}

/// One game. A tap anywhere but on its other links opens the page for a game against bots.
fn tile(game: GameId, marks: usize) -> Html {
    let slug = game.slug();
    let name = about(game).name;
    let action = |to: Route, class, glyph, label| {
        html! {
            <a href={to.href()} {class}>
                { icon(glyph) }
                <span class="tile__label">{ label }</span>
                <span class="visually-hidden">{ format!(" {name}") }</span>
            </a>
        }
    };
    html! {
        <li key={slug} class="tile" data-game={slug}>
            { emblem(game) }
            if marks > 0 {
                { pips(marks, MARKS_PER_GAME) }
                <span class="visually-hidden">{ home::marks(marks, MARKS_PER_GAME) }</span>
            }
            <div class="tile__head">
                <h3 class="tile__name">{ name }</h3>
                <p class="tile__facts">
                    { games::facts(about(game)) }
                    { " " }
                    <span class="tile__author">{ games::author(about(game)) }</span>
                </p>
            </div>
            <p class="tile__gist">{ about(game).gist }</p>
            <div class="tile__actions">
                { action(Route::Alone(game), "button is-main tile__play", Glyph::Bot, home::ALONE) }
                { action(Route::SetUp(game), "button is-plain tile__play", Glyph::People, home::TOGETHER) }
                { action(Route::Rules(game), "button is-quiet tile__rules", Glyph::Rules, home::RULES) }
            </div>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn last(game: &str, level: &str, bots: u8) -> String {
        let last =
            Opponents { game: game.into(), level: level.into(), options: String::new(), bots };
        TodayResults { last_set_up: Some(last), ..TodayResults::default() }.play_text()
    }

    #[test]
    fn play_now_names_the_game_and_the_opponents() {
        assert_eq!(TodayResults::default().play_text(), "Fools Gambit against Otis, an easy bot");
        assert_eq!(last("heads-up-duel", "sharp", 3), "Heads Up Duel against 3 sharp bots");
        assert_eq!(last("duel-52", "master", 1), "Duel 52 against a master bot");
        assert_eq!(last("duel-52", "genius", 0), "Duel 52 against regular bots");
        assert_eq!(last("war", "sharp", 1), TodayResults::default().play_text());
    }
}
