//! The card reference: each rank's power, for the rules page and the table's dialog.

use engine::games::duel_52::{Phase, Power, View};
use engine::seat::Seat;
use yew::prelude::*;

use crate::games::duel_52::text::cards::{self as words, Needs, RankPowers, Skill};
use crate::words::cards::{index, rank};
use crate::words::list;
use crate::words::players::Players;

/// Every rank with its power, hero and bannerman, and then the game's terms. Headings begin at the third level. A
/// table's `view` leaves out what its game lacks, and its `players` own the heroes and bannermen.
pub fn reference(view: Option<&View>, players: Option<&Players>) -> Html {
    let terms: Vec<_> = words::TERMS.iter().filter(|term| is_needed(term.needs, view)).collect();
    html! {
        <div class="stack-4 d52-reference">
            <h3 class="d52-reference__title">{ words::CARDS }</h3>
            <ul class="stack-2 d52-reference__ranks" role="list">
                for power in words::ranks() {
                    { entry(power, &Extras::new(power, view), players) }
                }
            </ul>
            <h3 class="d52-reference__title">{ words::WORDS }</h3>
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

/// The owner of a rank's hero or bannerman.
#[derive(Clone, PartialEq, Eq, Debug)]
enum PowerOwner {
    /// It is not in this game.
    Nobody,
    /// All that is possible is shown, without owners.
    Anybody,
    By(Vec<Seat>),
}

impl PowerOwner {
    fn by(has: impl Fn(Seat) -> bool) -> Self {
        let seats: Vec<_> = Seat::all(2).filter(|seat| has(*seat)).collect();
        if seats.is_empty() { Self::Nobody } else { Self::By(seats) }
    }
}

/// A rank's roles beside its card.
struct Extras {
    hero: PowerOwner,
    banner: PowerOwner,
}

impl Extras {
    fn new(power: Power, view: Option<&View>) -> Self {
        let Some(view) = view else {
            return Self { hero: PowerOwner::Anybody, banner: PowerOwner::Anybody };
        };
        let is = |card| Power::from_card(card) == power;
        let hero = PowerOwner::by(|seat| view.seats[seat].hero.card().is_some_and(is));
        let banner = PowerOwner::by(|seat| {
            view.seats[seat].banners.iter().flatten().any(|banner| is(banner.card))
        });
        // While picking bannermen, people want to know each one's effect.
        let banner = match (view.phase, banner) {
            (Phase::Bannermen(_), PowerOwner::Nobody) => PowerOwner::Anybody,
            (_, banner) => banner,
        };
        Self { hero, banner }
    }
}

fn entry(power: Power, extras: &Extras, players: Option<&Players>) -> Html {
    let RankPowers { plain, banner, hero, .. } = words::of(power);
    let calling = words::calling(power.hero_kind());
    html! {
        <li key={power.rank().to_string()} class="stack-3 d52-reference__rank raised">
            <span class="d52-reference__index" aria-hidden="true">{ index(power.rank()) }</span>
            <div class="stack-2 d52-reference__skills">
                <h4 class="d52-reference__name">
                    <span class="visually-hidden">{ rank(power.rank()) }{ ": " }</span>
                    { plain.name }
                    { " " }
                    <small class="soft d52-reference__when">{ words::kind(power.timing()) }</small>
                </h4>
                <p>{ plain.text }{ " " }{ ids(plain.ids) }</p>
                { extra("is-banner", words::BANNERMAN.translate(), banner, &extras.banner, players) }
                { extra("is-hero", calling.translate(), hero, &extras.hero, players) }
            </div>
        </li>
    }
}

fn extra(
    class: &'static str,
    what: &'static str,
    skill: Skill,
    owned: &PowerOwner,
    players: Option<&Players>,
) -> Html {
    let owners: Vec<&str> = match (owned, players) {
        (PowerOwner::Nobody, _) => return html! {},
        (PowerOwner::By(seats), Some(players)) => {
            seats.iter().map(|seat| players.label(*seat)).collect()
        }
        (PowerOwner::Anybody | PowerOwner::By(_), _) => Vec::new(),
    };
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

    fn extras(view: &View) -> Vec<Extras> {
        words::ranks().map(|power| Extras::new(power, Some(view))).collect()
    }

    #[test]
    fn the_base_game_shows_neither_heroes_nor_bannermen() {
        let view = view(false, false);
        for extras in extras(&view) {
            assert_eq!((extras.hero, extras.banner), (PowerOwner::Nobody, PowerOwner::Nobody));
        }
        assert!(is_needed(Needs::Nothing, Some(&view)));
        for needs in [Needs::Heroes, Needs::Bannermen, Needs::Forts] {
            assert!(!is_needed(needs, Some(&view)) && is_needed(needs, None));
        }
    }

    #[test]
    fn heroes_are_shown_of_the_two_that_were_dealt() {
        let view = view(true, false);
        let owners = extras(&view).into_iter().map(|extras| match extras.hero {
            PowerOwner::By(seats) => seats.len(),
            PowerOwner::Nobody => 0,
            PowerOwner::Anybody => panic!("a game has its own heroes"),
        });
        assert_eq!(owners.sum::<usize>(), 2);
    }

    #[test]
    fn all_bannermen_are_shown_while_they_are_picked() {
        let view = view(false, true);
        assert!(extras(&view).iter().all(|extras| extras.banner == PowerOwner::Anybody));
    }
}
