//! Below the result of a game between two places: whether it was dealt and played fairly.

use engine::options::Options;
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::icon::Glyph;
use crate::hooks::use_toasts;
use crate::pages::table::game::{Game, GameProps};
use crate::services::by_link::{Half, Receipt};
use crate::services::files::{download, text_file};
use crate::words::by_link as text;

/// Below the result: whether the deal and all sealed choices fit their proofs.
#[component]
pub fn FairDeal(props: &GameProps) -> Html {
    let toasts = use_toasts();
    let Game { id, session, .. } = &props.game;
    let record = session.record();
    let by_link = session.by_link();
    let receipt = use_memo(by_link.cloned(), |by_link| {
        by_link.as_ref().map(|by_link| Receipt::of(by_link, record, id))
    });
    let (Some(by_link), Some(receipt)) = (by_link, &*receipt) else { return Html::default() };
    let on_file = {
        let name = text_file(&[record.options.identity().slug, "receipt"]);
        let text = crate::words::receipt::text(receipt);
        Callback::from(move |_| {
            toasts.offered(&name, download(&name, &text));
        })
    };
    let digits = |text: Option<&str>| text.unwrap_or_default().to_owned();
    let deal = &by_link.deal;
    let rows = [
        (text::FIRST_HALF, digits(deal.half.as_ref().map(Half::as_str)), receipt.promise),
        (text::PROMISE, digits(Some(deal.commitment.as_str())), receipt.promise),
        (text::OTHER_HALF, digits(deal.answer.as_ref().map(Half::as_str)), receipt.answer),
        (text::SEED, record.seed.to_string(), receipt.seed),
    ];
    html! {
        <details class={classes!("receipt", (!receipt.holds()).then_some("is-bad"))}>
            <summary>
                <strong>{ text::receipt_title(receipt) }</strong>
                { " " }
                { text::receipt(receipt) }
            </summary>
            <dl class="facts">
                for (label, value, proof) in rows {
                    <div key={label} class="facts__row">
                        <dt>{ label }</dt>
                        <dd>
                            <code class="receipt__digits">{ value }</code>
                            { " " }
                            { text::proof(proof) }
                        </dd>
                    </div>
                }
                if !receipt.seals.is_empty() || receipt.has_unseen {
                    <div key="seals" class="facts__row">
                        <dt>{ text::SEALS }</dt>
                        <dd>{ text::seals(receipt) }</dd>
                    </div>
                }
            </dl>
            <Button icon={Glyph::Download} label={text::RECEIPT_FILE} on_press={on_file} />
        </details>
    }
}
