//! The end of an evening: the winners, large, and what decided it.

use yew::prelude::*;

use crate::components::seat::Look;
use crate::services::evenings::{Evening, Standings};
use crate::words::evening as words;

/// The finale's id; the page scrolls to it when the evening ends.
pub const FINALE: &str = "evening-finale";

/// The winners in their colours; nothing before a game is over.
pub fn finale(evening: &Evening) -> Html {
    let standings = Standings::from_evening(evening);
    let winners = standings.winners();
    if winners.is_empty() {
        return Html::default();
    }
    let names: Vec<_> = winners.iter().map(|guest| &*evening.guests[*guest].name).collect();
    let colour = match &winners[..] {
        [only] => evening.guests[*only].look.class(),
        _ => String::new(),
    };
    html! {
        <section id={FINALE} class={classes!("evening-finale", colour)} tabindex="-1" aria-labelledby="evening-winner">
            <div class="wrap-3 evening-finale__marks">
                { for winners.iter().map(|guest| Look::mark(evening.guests[*guest].look)) }
            </div>
            <h2 id="evening-winner" class="evening-finale__who">{ words::wins(&names) }</h2>
            if let Some(text) = deciding_lead(evening, &standings) {
                <p class="evening-finale__by">{ text }</p>
            }
            if let Some(text) = bettors(evening) {
                <p class="evening-finale__by">{ text }</p>
            }
        </section>
    }
}

/// The deciding criterion in words.
pub fn deciding_lead(evening: &Evening, standings: &Standings) -> Option<String> {
    let decided = standings.decided(evening)?;
    let behind: Vec<_> = decided.behind.iter().map(|guest| &*evening.guests[*guest].name).collect();
    Some(words::decided(decided.by, decided.first, &behind, decided.next))
}

/// The best bettors; `None` if nobody was right.
fn bettors(evening: &Evening) -> Option<String> {
    let best = evening.bettors().into_iter().next().filter(|best| best.right > 0)?;
    Some(words::bettor(&evening.guests[best.guest].name, best.right, best.all))
}
