//! Dialogs: powers, discards, and the end phase. Also the card reference, which the rules page shows too.

use engine::cards::Card as Face;
use engine::games::duel_52::{Phase, Power, Side, View};
use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use super::text::cards::{self as said, Needs, RankPowers, Skill};
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

pub fn details(at: Detail, view: &View, players: &Players) -> (Text, Html) {
    match at {
        Detail::Powers => (words::REFERENCE, reference(Some(view), Some(players))),
        Detail::Discards => (words::DISCARDS, discards(view, players)),
        Detail::EndPhase => (words::END_PHASE_TITLE, changes(view)),
    }
}

pub fn changes(view: &View) -> Html {
    html! {
        <ul class="stack-1 d52-changes">
            for (at, change) in end_phase(view.options).into_iter().enumerate() {
                <li key={at}>{ change }</li>
            }
        </ul>
    }
}

fn discards(view: &View, players: &Players) -> Html {
    html! {
        for seat in Seat::all(2) {
            { discards_of(view, seat, players.label(seat)) }
        }
    }
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
            <ul class="wrap d52-discards__cards" role="list">
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

/// Every rank with its power, hero and bannerman, and then the game's terms. Headings begin at the third level. A
/// table's `view` leaves out what its game lacks, and its `players` own the heroes and bannermen.
pub fn reference(view: Option<&View>, players: Option<&Players>) -> Html {
    let terms: Vec<_> = said::TERMS.iter().filter(|term| is_needed(term.needs, view)).collect();
    html! {
        <div class="stack-4 d52-reference">
            <h3 class="d52-reference__title">{ said::CARDS }</h3>
            <ul class="stack-2 d52-reference__ranks" role="list">
                for power in said::ranks() {
                    { entry(power, view, players) }
                }
            </ul>
            <h3 class="d52-reference__title">{ said::WORDS }</h3>
            <dl class="stack-3 d52-reference__words">
                for term in terms {
                    <div key={term.word} class="d52-reference__word">
                        <dt>{ term.word }</dt>
                        <dd>{ term.meaning }{ " " }{ ids(term.ids) }</dd>
                    </div>
                }
            </dl>
        </div>
    }
}

fn is_needed(needs: Needs, view: Option<&View>) -> bool {
    view.is_none_or(|View { options, .. }| match needs {
        Needs::Nothing => true,
        Needs::Heroes => options.heroes,
        Needs::Bannermen => options.bannermen,
        Needs::Forts => options.forts,
    })
}

/// The seats with a rank's hero, and with its bannerman. `None` if the role is not in this game; without a `view`, all
/// that is possible is shown, without owners.
fn owners(power: Power, view: Option<&View>) -> [Option<SeatSet>; 2] {
    let Some(view) = view else { return [Some(SeatSet::EMPTY); 2] };
    let is = |card| Power::from_card(card) == power;
    let heroes: SeatSet =
        Seat::all(2).filter(|seat| view.seats[*seat].hero.card().is_some_and(is)).collect();
    let has_banner =
        |seat: &Seat| view.seats[*seat].banners.iter().flatten().any(|banner| is(banner.card));
    let banners: SeatSet = Seat::all(2).filter(has_banner).collect();
    // While picking bannermen, people want to know each one's effect.
    let picks = matches!(view.phase, Phase::Bannermen(_));
    [
        Some(heroes).filter(|seats| !seats.is_empty()),
        Some(banners).filter(|seats| picks || !seats.is_empty()),
    ]
}

fn entry(power: Power, view: Option<&View>, players: Option<&Players>) -> Html {
    let RankPowers { plain, banner, hero, .. } = said::of(power);
    let [heroes, banners] = owners(power, view);
    let calling = said::calling(power.hero_kind());
    html! {
        <li key={power.rank().to_string()} class="stack-3 d52-reference__rank raised">
            <span class="d52-reference__index" aria-hidden="true">{ cards::index(power.rank()) }</span>
            <div class="stack-2 d52-reference__skills">
                <h4 class="d52-reference__name">
                    <span class="visually-hidden">{ cards::rank(power.rank()) }{ ": " }</span>
                    { plain.name }
                    { " " }
                    <small class="soft d52-reference__when">{ said::kind(power.timing()) }</small>
                </h4>
                <p>{ plain.text }{ " " }{ ids(plain.ids) }</p>
                { extra("is-banner", said::BANNERMAN.translate(), banner, banners, players) }
                { extra("is-hero", calling.translate(), hero, heroes, players) }
            </div>
        </li>
    }
}

fn extra(
    class: &'static str,
    what: &'static str,
    skill: Skill,
    owners: Option<SeatSet>,
    players: Option<&Players>,
) -> Html {
    let Some(owners) = owners else { return Html::default() };
    let labels = players.map(|players| owners.iter().map(move |seat| players.label(seat)));
    let owners: Vec<&str> = labels.into_iter().flatten().collect();
    html! {
        <div class={classes!("d52-reference__extra", class)}>
            <p class="d52-reference__what">
                <strong>{ skill.name }</strong>
                { " " }
                <small class="soft d52-reference__when">
                    { what }
                    if !owners.is_empty() {
                        { " · " }{ list(&owners) }
                    }
                </small>
            </p>
            <p>{ skill.text }{ " " }{ ids(skill.ids) }</p>
        </div>
    }
}

fn ids(ids: &'static str) -> Html {
    html! { <small class="how__id">{ ids }</small> }
}

#[cfg(test)]
mod tests {
    use engine::chance::Seed;
    use engine::game::{Game, Observer};
    use engine::games::duel_52::{Duel52, Duel52Options};

    use super::*;

    fn view(heroes: bool, bannermen: bool) -> View {
        let options = Duel52Options { heroes, bannermen, ..Duel52Options::default() };
        Duel52::deal(&options, 2, Seed(7)).unwrap().view(Observer::Table)
    }

    fn extras(view: &View) -> Vec<[Option<SeatSet>; 2]> {
        said::ranks().map(|power| owners(power, Some(view))).collect()
    }

    #[test]
    fn the_base_game_shows_neither_heroes_nor_bannermen() {
        let view = view(false, false);
        for extras in extras(&view) {
            assert_eq!(extras, [None; 2]);
        }
        assert!(is_needed(Needs::Nothing, Some(&view)));
        for needs in [Needs::Heroes, Needs::Bannermen, Needs::Forts] {
            assert!(!is_needed(needs, Some(&view)) && is_needed(needs, None));
        }
    }

    #[test]
    fn heroes_are_shown_of_the_two_that_were_dealt() {
        let view = view(true, false);
        let owners = extras(&view).into_iter().filter_map(|[heroes, _]| heroes);
        let owners = owners.map(|seats| match seats.len() {
            0 => panic!("a game has its own heroes"),
            number => number,
        });
        assert_eq!(owners.sum::<u8>(), 2);
    }

    #[test]
    fn all_bannermen_are_shown_while_they_are_picked() {
        let view = view(false, true);
        assert!(extras(&view).iter().all(|[_, banners]| *banners == Some(SeatSet::EMPTY)));
    }
}
