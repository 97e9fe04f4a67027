//! Dialogs: the effects of cards, discards, and duels.

use engine::games::heads_up_duel::{CardKind, DuelView, Jokers, Side, View};
use yew::prelude::*;

use super::bracket::bracket;
use super::face::{Tile, picture};
use super::scene::Scene;
use crate::games::heads_up_duel::text::{board as words, cards, reference};
use crate::words::letters::capitalised;
use crate::words::players::Players;
use crate::words::text::Text;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    Powers,
    Discards,
    Duels,
}

pub fn details(detail: Detail, scene: &Scene, players: &Players) -> (Text, Html) {
    match detail {
        Detail::Powers => (words::POWERS, powers(&scene.view)),
        Detail::Discards => (words::DISCARDS, discards(scene.duel.as_ref(), players)),
        Detail::Duels => (words::DUELS, bracket(&scene.view, players)),
    }
}

pub fn powers(view: &View) -> Html {
    // A seat that knows the Joker reads its effect; other seats read all effects that are publicly possible.
    let jokers = view.joker.map_or(view.jokers, Jokers::from_item);
    let has_market = view.options.has_market(view.seats);
    let special = CardKind::all().filter(|kind| kind.number().is_none());
    let kinds = [CardKind::Number(7)].into_iter().chain(special);
    let kinds = kinds.filter(|kind| has_market || *kind != CardKind::Joker);
    let power = |kind: CardKind| {
        let effect = reference::effect(kind, jokers);
        let name = kind.number().map_or_else(|| cards::kind(kind), |_| words::NUMBERS.translate());
        let name = capitalised(name);
        html! {
            <div key={name.clone()} class="stack-3 ruled hud-power">
                <dt class="centre stack-1 strong"><span class="card" aria-hidden="true">{ picture(kind, None) }</span>{ name }</dt>
                <dd class="stack-1">
                    <p><strong>{ effect.gist }</strong></p>
                    <p><em>{ words::IN_SHOWDOWN }</em>{ " " }{ effect.showdown }</p>
                    <p><em>{ words::IN_ADVANTAGE }</em>{ " " }{ effect.advantage }</p>
                </dd>
            </div>
        }
    };
    html! {
        <dl class="stack-3 hud-powers">
            { for kinds.map(power) }
        </dl>
    }
}

fn discards(duel: Option<&DuelView>, players: &Players) -> Html {
    let Some(duel) = duel else { return Html::default() };
    let pile = |side: Side| {
        let (seat, pile) = (duel.seats[side], &duel.sides[side].discard);
        html! {
            <section key={seat.number()}>
                <h3 class="hud-part">{ players.named(&words::discards_of(seat, pile.count())).written() }</h3>
                <div class="hud-hand is-small">
                    for card in pile.distinct() {
                        <Tile
                            key={card.to_string()}
                            {card}
                            count={pile.of(card)}
                            label={cards::several(card.kind(), pile.of(card))}
                        />
                    }
                </div>
            </section>
        }
    };
    html! { <>{ pile(Side::One) }{ pile(Side::Two) }</> }
}
