use engine::games::heads_up_duel::{Action, CardKind, HeadsUpDuel, Pack};
use yew::prelude::*;

use super::face::{back, marbles};
use super::text::{board as words, cards, market};
use crate::components::button::{Button, Weight};
use crate::games::Acting;
use crate::words::{choice, halves};

/// Each pack's content, price, and availability.
pub fn stalls(acting: &Acting<HeadsUpDuel>) -> Html {
    let spend = Action::SpendToken;
    html! {
        <section class="stack-2 hud-market" aria-labelledby="hud-market">
            <h3 id="hud-market" class="hud-part">{ words::MARKET }</h3>
            <p class="hud-hint">{ words::market_hours(&acting.view) }</p>
            <div class="stack-2 columns">
                { for Pack::ALL.map(|pack| stall(acting, pack)) }
            </div>
            <div class="row wrap spread hud-exchange">
                <p>
                    <strong>{ words::tokens_left(halves(acting.view.by_seat[acting.seat].halves.into())) }</strong>{ " " }
                    <span class="hud-hint">{ words::TOKEN_HINT }</span>
                </p>
                <Button
                    label={words::SPEND_TOKEN}
                    refusal={acting.judge.emit(spend)}
                    on_press={acting.on_act.reform(move |_| spend)}
                />
            </div>
        </section>
    }
}

fn stall(acting: &Acting<HeadsUpDuel>, pack: Pack) -> Html {
    let (view, own) = (&acting.view, &acting.view.by_seat[acting.seat]);
    let bought = own.bought.map_or(0, |bought| bought.of(pack));
    let action = Action::Buy(pack);
    // Decoration, as text: browsers take far longer to lay out as many pictures.
    let face = |kind: CardKind| {
        let special_class = kind.number().is_none().then_some("is-special");
        html! { <span key={words::short(kind)} class={classes!("card", "hud-stall__face", special_class)}>{ words::short(kind) }</span> }
    };
    // Only buyers read a secret Joker's effect.
    let joker = (pack == Pack::Special).then(|| market::joker(view.joker));
    html! {
        <article class="hud-stall raised" key={cards::pack(pack)}>
            <h4 class="row-2 hud-stall__name">
                { back(words::back_of(pack)) }
                { cards::pack(pack) }
            </h4>
            <p class="inline-row strong hud-stall__price">
                { marbles(pack.price()) }
                <span>{ market::price(pack) }</span>
            </p>
            <div class="row-1 hud-stall__cards" role="img" aria-label={market::contents(pack)}>
                if pack == Pack::Mystery {
                    for at in 0..5 {
                        <span key={at} class="soft strong hud-stall__unknown" aria-hidden="true">{ "?" }</span>
                    }
                } else {
                    { for CardKind::all().filter(|kind| pack.holds(*kind)).map(face) }
                }
            </div>
            // A main button shows its refusal, but a closed market says so once, above all packs.
            <Button
                weight={if view.is_market_open() { Weight::Main } else { Weight::Plain }}
                label={choice(words::BUYS, pack as usize)}
                refusal={acting.judge.emit(action)}
                short_refusal={market::not_bought(pack, own.marbles.unwrap_or(0))}
                on_press={acting.on_act.reform(move |_| action)}
            />
            if pack == Pack::Mystery {
                <p class="hud-hint">{ market::contents(pack) }</p>
            }
            if let Some(joker) = joker {
                <p class={classes!("hud-hint", (bought > 0).then_some("is-known"))}>{ joker }</p>
            }
            if bought > 0 {
                <p class="hud-hint">{ words::bought(bought) }</p>
            }
        </article>
    }
}
