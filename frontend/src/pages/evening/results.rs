//! The standings of an evening, who beat whom, and the list of its games.

use yew::prelude::*;

use crate::components::button::{Weight, link_button};
use crate::components::icon::Glyph;
use crate::games::{about, emblem, name_of_slug};
use crate::route::Route;
use crate::services::evenings::{
    Bet, Column, Evening, EveningGame, GameScore, GameStatus, Guest, Standings, StandingsRow,
};
use crate::services::saved_games;
use crate::words::{evening as words, halves};

pub fn name_and_mark(guest: &Guest) -> Html {
    html! {
        <span class="inline-row who">
            { guest.look.mark() }
            <bdi class="who__name">{ &guest.name }</bdi>
        </span>
    }
}

/// The standings with a hint on their order, and who beat whom.
pub fn standings_panel(evening: &Evening) -> Html {
    html! {
        <section class="panel" aria-labelledby="standings-title">
            <h2 id="standings-title">{ words::TABLE }</h2>
            { standings(evening, None) }
            <p class="field__hint">
                { if evening.season.is_some() { words::SEASON_ORDER } else { words::POINTS_HINT } }
            </p>
            { duels(evening) }
        </section>
    }
}

/// The standings table, labelled by a heading with the id `standings-title`. Each value has its gain since `before`.
pub fn standings(evening: &Evening, before: Option<&Evening>) -> Html {
    let standings = Standings::from_evening(evening);
    let rows_before = before.map(|before| Standings::from_evening(before).rows);
    let is_season = evening.season.is_some();
    let cell = |row: &StandingsRow, column: Column| {
        // `halves` writes half numbers; strikes and wins are stored as whole numbers.
        let halves_of = |row: &StandingsRow| match column {
            Column::Tokens | Column::Points => column.value(row),
            Column::Strikes | Column::Wins => 2 * column.value(row),
        };
        let now = halves_of(row);
        let before = rows_before.iter().flatten().find(|old| old.guest == row.guest).map(halves_of);
        let gain = before.filter(|before| *before != now).map(|before| words::gain(before, now));
        html! {
            <td>
                { halves(now) }
                if let Some(gain) = gain {
                    { " " }
                    <span class="accent strong nowrap">{ gain }</span>
                }
            </td>
        }
    };
    let row = |row: &StandingsRow| {
        let guest = &evening.guests[row.guest];
        html! {
            <tr key={row.guest} class={(!guest.is_here).then_some("is-gone")}>
                <td class="standings__place">{ row.place }</td>
                <th scope="row">{ name_and_mark(guest) }</th>
                if is_season {
                    { cell(row, Column::Tokens) }
                    { cell(row, Column::Strikes) }
                }
                { cell(row, Column::Points) }
                { cell(row, Column::Wins) }
                <td>{ row.games }</td>
            </tr>
        }
    };
    html! {
        <div class="standings__frame" role="region" aria-labelledby="standings-title" tabindex="0">
            <table class="standings">
                <thead>
                    <tr>
                        <th scope="col"><span class="visually-hidden">{ words::PLACE }</span></th>
                        <th scope="col">{ words::NAME }</th>
                        if is_season {
                            <th scope="col">{ words::TOKENS }</th>
                            <th scope="col">{ words::STRIKES }</th>
                        }
                        <th scope="col">{ words::POINTS }</th>
                        <th scope="col">{ words::WINS }</th>
                        <th scope="col">{ words::GAMES }</th>
                    </tr>
                </thead>
                <tbody>{ for standings.rows.iter().map(row) }</tbody>
            </table>
        </div>
    }
}

/// Each guest's results against each other guest; empty until a game is over.
fn duels(evening: &Evening) -> Html {
    if evening.games.iter().all(|game| game.score().is_none()) {
        return Html::default();
    }
    let count = evening.guests.len();
    let duel_cell = |guest: usize, opponent: usize| {
        if guest == opponent {
            return html! { <td key={opponent} class="is-self" aria-hidden="true" /> };
        }
        let names = [guest, opponent].map(|at| evening.guests[at].name.as_str());
        let duels = evening.head_to_head(guest, opponent);
        html! {
            <td key={opponent}>
                <span aria-hidden="true">{ words::duels(duels) }</span>
                <span class="visually-hidden">{ words::duels_aloud(names[0], names[1], duels) }</span>
            </td>
        }
    };
    let row = |guest: usize| {
        html! {
            <tr key={guest}>
                <th scope="row">{ name_and_mark(&evening.guests[guest]) }</th>
                { for (0..count).map(|opponent| duel_cell(guest, opponent)) }
            </tr>
        }
    };
    let head = |guest: &Guest| {
        html! {
            <th scope="col" key={guest.name.clone()}>
                { guest.look.mark() }
                <span class="visually-hidden">{ &guest.name }</span>
            </th>
        }
    };
    html! {
        <details>
            <summary>{ words::WHO_BEAT_WHOM }</summary>
            <p class="field__hint">{ words::AGAINST }</p>
            <div class="standings__frame" role="region" aria-label={words::WHO_BEAT_WHOM} tabindex="0">
                <table class="standings is-duels">
                    <thead><tr><td />{ for evening.guests.iter().map(head) }</tr></thead>
                    <tbody>{ for (0..count).map(row) }</tbody>
                </table>
            </div>
        </details>
    }
}

/// The games, the latest first.
pub fn games_panel(evening: &Evening) -> Html {
    html! {
        <section class="panel" aria-labelledby="played-title">
            <h2 id="played-title">{ words::PLAYED }</h2>
            if evening.games.is_empty() {
                <p class="field__hint">{ words::NO_GAMES }</p>
            } else {
                <ol class="stack-2 played" reversed=true>
                    { for evening.games.iter().enumerate().rev().map(|(at, game)| game_row(evening, at, game)) }
                </ol>
            }
        </section>
    }
}

fn game_row(evening: &Evening, at: usize, game: &EveningGame) -> Html {
    let status_text = match &game.ending {
        GameStatus::Running => words::STILL_RUNNING.to_string(),
        GameStatus::CalledOff => words::CALLED_OFF.to_string(),
        GameStatus::Over(score) => places(evening, game, score),
    };
    let replay = game.save_id().filter(|id| game.score().is_some() && saved_games::is_here(id));
    html! {
        <li key={at} class="stack-3 ruled played__game" data-game={game.game.clone()}>
            <span>{ game.id().map(emblem) }</span>
            <div>
                <h3 class="sans">{ game.id().map_or(name_of_slug(&game.game), |id| about(id).name.translate()) }</h3>
                <p class="note played__places">{ status_text }</p>
                if game.score().is_some() && !game.brought.is_empty() {
                    <p class="note played__purses">{ purses(evening, game) }</p>
                }
                if game.ending != GameStatus::CalledOff {
                    { bets_note(evening, game) }
                }
            </div>
            if let Some(id) = replay {
                { link_button(&Route::Replay { id, at: None }, Weight::Quiet, Some(Glyph::Play), words::WATCH) }
            } else if game.score().is_some() {
                <span class="note played__gone">{ words::GAME_DELETED }</span>
            }
        </li>
    }
}

/// The places in a game, each with the names of the guests who share it.
fn places(evening: &Evening, game: &EveningGame, score: &GameScore) -> String {
    let count = u8::try_from(game.seats.len()).unwrap_or(u8::MAX);
    let places = (1..=count).map(|rank| {
        let seats = game.seats.iter().zip(&score.ranks).filter(|(_, place)| **place == rank);
        (rank, seats.map(|(guest, _)| &*evening.guests[*guest].name).collect::<Vec<_>>())
    });
    words::places(&places.filter(|(_, names)| !names.is_empty()).collect::<Vec<_>>())
}

pub fn bets_note(evening: &Evening, game: &EveningGame) -> Html {
    let name = |guest: usize| &*evening.guests[guest].name;
    let sentence = |bet: &Bet| words::bet(name(bet.guest), name(bet.on), game.is_right(*bet));
    let bets: Vec<_> = game.bets.iter().map(sentence).collect();
    if bets.is_empty() {
        return Html::default();
    }
    html! { <p class="note played__bets">{ bets.join(" ") }</p> }
}

/// Everybody's tokens and strikes after a game.
fn purses(evening: &Evening, game: &EveningGame) -> String {
    let left = game.score().map(|score| score.left.as_slice()).unwrap_or_default();
    let purses = game.seats.iter().zip(left).map(|(guest, (halves, strikes))| {
        let purse = words::purse((*halves).into(), (*strikes).into());
        format!("{}: {purse}", evening.guests[*guest].name)
    });
    purses.collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::evenings::testing::{evening, played};
    use crate::testing::{Page, draw};

    #[test]
    fn the_standings_after_a_game_show_what_it_gave() {
        let mut before = evening(&["Ana", "Ben", "Cem"]);
        before.games.push(played("fools-gambit", &[0, 1], &[1, 1]));
        let mut evening = before.clone();
        evening.games.push(played("gold-rush-shoot-out", &[0, 1, 2], &[2, 1, 2]));
        let text = Page::new(draw(move || standings(&evening, Some(&before)))).text();
        for row in ["Ben 2½ +2 2 +1 2", "Ana 1 +½ 1 2", "Cem ½ +½ 0 1"] {
            assert!(text.contains(row), "{row}: {text}");
        }
    }
}
