use engine::games::heads_up_duel::{CardKind, Joker, Jokers, Pack};
use yew::prelude::*;

use super::picture;
use super::text::{cards, market, reference};
use crate::words::choices;
use crate::words::letters::capitalised;

/// A drawing in the rules: a kind of card (`K`, `7`), or facts on the `special` cards, the `packs` or the `jokers`.
pub fn drawing(name: &str) -> Option<Html> {
    match name {
        "special" => {
            let kinds = [CardKind::Jack, CardKind::Queen, CardKind::King, CardKind::Ace];
            Some(fact_list(&kinds.map(|kind| {
                let effect = reference::effect(kind, Jokers::ANY);
                (capitalised(cards::kind(kind)), effect.gist.to_string(), effect.rule)
            })))
        }
        "packs" => Some(fact_list(&Pack::ALL.map(|pack| {
            let name = format!("{}, {}", cards::pack(pack), market::price(pack));
            (name, market::contents(pack).to_string(), market::rule(pack))
        }))),
        "jokers" => {
            let public = Joker::ALL.map(|joker| reference::joker_effect(joker).gist);
            let gists = public.into_iter().chain([reference::SECRET_JOKER]);
            let all: Vec<_> = choices(reference::JOKERS)
                .zip(gists)
                .map(|(name, gist)| (name.to_owned(), gist.to_string(), ""))
                .collect();
            Some(fact_list(&all))
        }
        kind => Some(html! { <span class="card">{ picture(kind.parse().ok()?, None) }</span> }),
    }
}

/// Terms with their meanings and rules.
fn fact_list(facts: &[(String, String, &'static str)]) -> Html {
    html! {
        <dl class="how__facts">
            for (name, meaning, rule) in facts {
                <dt>{ name.clone() }</dt>
                <dd>
                    { meaning.clone() }
                    if !rule.is_empty() {
                        { " " }<small class="caption nowrap">{ *rule }</small>
                    }
                </dd>
            }
        </dl>
    }
}
