//! Dialogs: the card reference, which the rules page shows too, discards, and the end phase.

use engine::cards::Card as Face;
use engine::games::duel_52::{Phase, Power, Side, View};
use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use super::text::cards::{self as said, RankPowers, Skill, Term};
use super::text::{board as words, end_phase};
use super::tile::rank_and_suit;
use crate::words::players::Players;
use crate::words::text::Text;
use crate::words::{cards, list};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    Powers,
    Discards,
    EndPhase,
}

pub fn details(detail: Detail, view: &View, players: &Players) -> (Text, Html) {
    match detail {
        Detail::Powers => (words::REFERENCE, reference(Some((view, players)))),
        Detail::Discards => (words::DISCARDS, discards(view, players)),
        Detail::EndPhase => (words::END_PHASE_TITLE, end_phase_changes(view)),
    }
}

pub fn end_phase_changes(view: &View) -> Html {
    html! {
        <ul class="stack-1 d52-changes">
            for (at, change) in end_phase(view.options).into_iter().enumerate() {
                <li key={at}>{ change }</li>
            }
        </ul>
    }
}

fn discards(view: &View, players: &Players) -> Html {
    Seat::all(2).map(|seat| discards_of(view, seat, players.label(seat))).collect()
}

fn discards_of(view: &View, seat: Seat, name: &str) -> Html {
    let killed = view.cards.iter().filter(|card| card.owner == seat && card.lane.is_none());
    let killed: Vec<_> = killed.map(|card| (card.face, card.side)).collect();
    let from_hand: Vec<_> = match view.seats[seat].discarded {
        Some(cards) => cards.iter().map(|card| (Some(card), Side::Down)).collect(),
        None => vec![(None, Side::Down); view.seats[seat].discards.into()],
    };
    html! {
        <section key={seat.number()} class="stack-2 d52-discards">
            <h3>{ name }</h3>
            if killed.is_empty() && from_hand.is_empty() {
                <p class="soft d52-hint">{ words::EMPTY_DISCARDS }</p>
            }
            { row(words::KILLED, &killed) }
            { row(words::FROM_HAND, &from_hand) }
        </section>
    }
}

fn row(title: Text, cards: &[(Option<Face>, Side)]) -> Html {
    if cards.is_empty() {
        return Html::default();
    }
    html! {
        <>
            <h4>{ title }</h4>
            <ul class="wrap row-1" role="list">
                for (at, (face, side)) in cards.iter().enumerate() {
                    <li key={at} class={classes!("inline-row", "d52-chip", (*side == Side::Down).then_some("is-down"))}>
                        <span class="visually-hidden">
                            { face.map_or_else(|| words::UNKNOWN.to_string(), cards::spoken) }
                        </span>
                        <span aria-hidden="true">
                            { match face {
                                Some(face) => rank_and_suit(*face),
                                None => html! { <span class="inline-row d52-index">{ "?" }</span> },
                            } }
                        </span>
                    </li>
                }
            </ul>
        </>
    }
}

/// Every rank with its power, hero and bannerman, and the game's terms. With a `table`, only those in
/// its game, with the owners of heroes and bannermen.
pub fn reference(table: Option<(&View, &Players)>) -> Html {
    let view = table.map(|(view, _)| view);
    html! {
        <div class="stack-4 d52-reference">
            <h3>{ said::CARDS }</h3>
            <ul class="stack-2 columns" role="list">
                for power in said::ranks() {
                    { rank_entry(power, table) }
                }
            </ul>
            <h3>{ said::WORDS }</h3>
            <dl class="stack-3 columns">
                for term in terms(view) {
                    <div key={term.word}>
                        <dt class="accent strong">{ term.word }</dt>
                        <dd>{ term.meaning }{ " " }{ rules(term.rules) }</dd>
                    </div>
                }
            </dl>
        </div>
    }
}

fn terms(view: Option<&View>) -> impl Iterator<Item = &'static Term> {
    said::TERMS.iter().filter(move |term| view.is_none_or(|view| (term.is_in_game)(&view.options)))
}

/// The seats with a rank's hero, and with its bannerman; `None` if the game lacks that role. Without
/// a `view`, as in the rules, no role is missing, and none has an owner.
fn owners(power: Power, view: Option<&View>) -> [Option<SeatSet>; 2] {
    let Some(view) = view else { return [Some(SeatSet::EMPTY); 2] };
    let has_rank = |card| Power::from_card(card) == power;
    let has_hero = |seat: &Seat| view.seats[*seat].hero.card().is_some_and(has_rank);
    let has_banner =
        |seat: &Seat| view.seats[*seat].banners.iter().flatten().any(|it| has_rank(it.card));
    let heroes: SeatSet = Seat::all(2).filter(has_hero).collect();
    let banners: SeatSet = Seat::all(2).filter(has_banner).collect();
    // While people pick bannermen, they want to know each bannerman's effect.
    let picks = matches!(view.phase, Phase::Bannermen(_));
    [(!heroes.is_empty()).then_some(heroes), (picks || !banners.is_empty()).then_some(banners)]
}

fn rank_entry(power: Power, table: Option<(&View, &Players)>) -> Html {
    let RankPowers { plain, banner, hero } = said::rank_powers(power);
    let [heroes, banners] = owners(power, table.map(|(view, _)| view));
    let players = table.map(|(_, players)| players);
    html! {
        <li key={power.rank().to_string()} class="stack-3 d52-reference__rank raised">
            <span class="d52-reference__index" aria-hidden="true">{ cards::index(power.rank()) }</span>
            <div class="stack-2">
                <h4 class="d52-reference__name">
                    <span class="visually-hidden">{ cards::rank(power.rank()) }{ ": " }</span>
                    { plain.name }
                    { " " }
                    <small class="soft d52-reference__when">{ said::timing(power.timing()) }</small>
                </h4>
                <p>{ plain.text }{ " " }{ rules(plain.rules) }</p>
                { role("is-banner", said::BANNERMAN, banner, banners, players) }
                { role("is-hero", said::hero_kind(power.hero_kind()), hero, heroes, players) }
            </div>
        </li>
    }
}

/// A rank's power as a bannerman or hero; empty if the game lacks that role.
fn role(
    class: &'static str,
    name: Text,
    skill: Skill,
    owners: Option<SeatSet>,
    players: Option<&Players>,
) -> Html {
    let Some(owners) = owners else { return Html::default() };
    let labels = players.map(|players| owners.iter().map(move |seat| players.label(seat)));
    let names: Vec<&str> = labels.into_iter().flatten().collect();
    html! {
        <div class={classes!("d52-reference__extra", class)}>
            <p class="d52-reference__what">
                <strong>{ skill.name }</strong>
                { " " }
                <small class="soft d52-reference__when">
                    { name }
                    if !names.is_empty() {
                        { " · " }{ list(&names) }
                    }
                </small>
            </p>
            <p>{ skill.text }{ " " }{ rules(skill.rules) }</p>
        </div>
    }
}

fn rules(ids: &'static str) -> Html {
    html! { <small class="caption nowrap">{ ids }</small> }
}

#[cfg(test)]
mod tests {
    use engine::chance::Seed;
    use engine::game::{Game, Observer};
    use engine::games::duel_52::{Duel52, Duel52Options};

    use super::*;

    #[test]
    fn the_reference_has_the_roles_that_are_in_the_game() {
        let view = |heroes, bannermen| {
            let options = Duel52Options { heroes, bannermen, ..Duel52Options::default() };
            Duel52::deal(&options, 2, Seed(7)).unwrap().view(Observer::Table)
        };
        let roles =
            |view: &View| said::ranks().map(|power| owners(power, Some(view))).collect::<Vec<_>>();
        let base = view(false, false);
        assert!(roles(&base).iter().all(|roles| *roles == [None; 2]));
        assert_eq!((terms(Some(&base)).count(), terms(None).count()), (8, 14));
        let heroes = roles(&view(true, false)).into_iter().filter_map(|[heroes, _]| heroes);
        let numbers: Vec<u8> = heroes.map(SeatSet::len).collect();
        assert!(numbers.iter().sum::<u8>() == 2 && !numbers.contains(&0), "those that were dealt");
        let while_picked = roles(&view(false, true));
        assert!(while_picked.iter().all(|[_, banners]| *banners == Some(SeatSet::EMPTY)));
    }
}
