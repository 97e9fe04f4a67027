//! The end of a deal of the day: its result, to be shared, and the deals still left today.

use engine::catalogue::GameId;
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::icon::{Glyph, icon};
use crate::components::needs::{dialog_when_loaded, when_loaded};
use crate::games::about;
use crate::hooks::sets;
use crate::pages::share_day;
use crate::pages::table::game::SessionHandle;
use crate::route::Route;
use crate::services::daily::{DailyDeal, DailyDeals, today};
use crate::services::parts::Part;
use crate::services::stored;
use crate::words::daily as words;

/// A finished deal of the day, and the games whose deal of today is still to play.
#[derive(Clone, PartialEq, Debug)]
pub struct DailyDealEnd {
    deal: DailyDeal,
    games_left: Vec<GameId>,
    /// Days with a finished deal up to today, this one included; single missed days are forgiven.
    streak: usize,
}

impl DailyDealEnd {
    /// Counts this deal as finished even if its result isn't stored yet.
    pub fn new(deal: DailyDeal) -> Self {
        let today = today();
        let deals = stored::here::<DailyDeals>().unwrap_or_default();
        let is_over = |game: &GameId| {
            let is_this_deal = deal.day == today && deal.slug == game.slug();
            is_this_deal || deals.of_day(today).any(|(slug, _)| slug == game.slug())
        };
        let games_left = GameId::ALL.into_iter().filter(|game| !is_over(game)).collect();
        let streak = deals.streak(today, Some(deal.day));
        Self { deal, games_left, streak }
    }

    /// The number of deals left today, and a link to the next one, or to the calendar after the last.
    pub fn next_link(&self) -> Html {
        let (to, text, hint) = match self.games_left.first() {
            Some(&game) => {
                let about = about(game);
                let text = words::next(about.name, about.length);
                (Route::DailyGame(game), text, words::deals_left_today(self.games_left.len()))
            }
            None => (Route::Daily, words::CALENDAR.to_string(), words::deals_left_today(0)),
        };
        html! {
            <>
                <p class="soft centred">{ hint }</p>
                <a id="next-deal" href={to.href()} class="button is-main">
                    { icon(Glyph::Sun) }
                    { text }
                </a>
            </>
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct DayResultProps {
    pub end: DailyDealEnd,
    pub session: SessionHandle,
}

#[component]
pub fn DayResult(props: &DayResultProps) -> Html {
    let is_sharing = use_state_eq(|| false);
    let session = props.session.clone();
    let (deal, streak) = (props.end.deal.clone(), props.end.streak);
    let (on_share, on_close) = (sets::<_, MouseEvent>(&is_sharing, true), sets(&is_sharing, false));
    let is_open = *is_sharing;
    // The games' `score`, which `deal_outcome` calls, is in this part.
    when_loaded(vec![Part::More], move || {
        let outcome = deal.outcome.clone().or_else(|| session.deal_outcome());
        let Some(outcome) = outcome else { return Html::default() };
        let deal = DailyDeal { outcome: Some(outcome.clone()), ..deal.clone() };
        let on_close = on_close.clone();
        html! {
            <div class="centre stack-2 centred">
                <p>{ words::label(deal.day) }</p>
                if streak > 1 {
                    <p>{ words::streak(streak) }</p>
                }
                if !outcome.parts.is_empty() {
                    <p class="over__signs">
                        <span aria-hidden="true">{ words::signs(&outcome.parts) }</span>
                        <span class="visually-hidden">{ words::signs_in_words(&outcome.parts) }</span>
                    </p>
                }
                <Button
                    id="share-deal"
                    icon={Glyph::Share}
                    label={words::SHARE_TITLE}
                    on_press={on_share.clone()}
                />
                if is_open {
                    { dialog_when_loaded((words::SHARE_TITLE, on_close.clone()), vec![Part::More], move || {
                        share_day(deal.clone(), on_close.clone())
                    }) }
                }
            </div>
        }
    })
}
