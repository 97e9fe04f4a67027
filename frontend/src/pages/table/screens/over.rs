//! The screen at the end of a game, with the next steps.

mod bot_win;
mod day_end;
mod moment;

use std::rc::Rc;

use engine::catalogue::{AnyEvent, AnyGame};
use engine::options::Options;
use engine::record::Record;
use yew::prelude::*;

use self::bot_win::{BotWin, Marks, Unlocked, use_stored};
use self::day_end::{DailyDealEnd, DayResult};
use self::moment::moment;
use super::evening::EveningAfterGame;
use super::send_move::SendMove;
use crate::components::button::{Button, Weight, link_button};
use crate::components::dialog::Dialog;
use crate::components::icon::Glyph;
use crate::components::needs::dialog_when_loaded;
use crate::components::share::ShareLink;
use crate::games::{Finale, name_of};
use crate::hooks::{sets, toasts};
use crate::pages::table::game::{GameProps, RunningGame, SessionHandle};
use crate::route::Route;
use crate::services::by_link::ByLink;
use crate::services::files::{download, game_file};
use crate::services::parts::Part;
use crate::services::phones::Host;
use crate::services::saved_games::{LastGame, deal_again};
use crate::services::share::base_address;
use crate::services::{daily, links, played, stored};
use crate::words::saves::unsent;
use crate::words::text::Text;
use crate::words::{coach, daily as day_words, errors, marks, share, stats, table};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ShareKind {
    Game,
    Deal,
}

impl ShareKind {
    const fn title(self) -> Text {
        match self {
            Self::Game => table::SHARE,
            Self::Deal => table::CHALLENGE,
        }
    }
}

/// The finale, the standings that the game changes, and the next steps.
#[component]
pub fn Over(props: &GameProps) -> Html {
    let RunningGame { id, session, players, .. } = &props.game;
    let open_share = use_state_eq(|| None::<ShareKind>);
    let evening = use_state(|| None::<EveningAfterGame>);
    let (setter, game) = (evening.setter(), props.game.clone());
    // Notes the result, which is known before the browser paints the page.
    use_effect_with((), move |()| setter.set(EveningAfterGame::from_game(&game)));
    let (ended, last_id) = (session.clone(), id.clone());
    let on_again = Callback::from(move |_| {
        let (record, by_link) = (ended.record(), ended.by_link());
        let series = &series_after(&ended);
        let onlookers = Host::current().onlookers();
        let newcomers = &onlookers.into_iter().map(|(_, name)| name).collect::<Vec<_>>();
        match deal_again(LastGame { id: &last_id, record, series, by_link, newcomers }, unsent) {
            Ok(id) => Route::Table(id).go(),
            Err(why) => toasts::fail(errors::not_dealt(why)),
        }
    });
    let go = |route: Route| Callback::from(move |_: MouseEvent| route.go());
    let replay = Route::Replay { id: id.clone(), at: None };
    let day_end = use_memo(id.clone(), |id| daily::deal_of(id).map(DailyDealEnd::new));
    // Nobody plays against bots by link.
    let outcome = session.turn().outcome().filter(|_| session.by_link().is_none());
    let bot_win = outcome.and_then(|outcome| BotWin::from_game(session.record(), &outcome));
    let share = |kind: ShareKind| sets(&open_share, Some(kind));
    let on_close = sets(&open_share, None);
    let (next, others) = match (&*evening, &*day_end) {
        (Some(evening), _) => evening.next_steps(),
        (None, Some(day_end)) => (day_end.next_link(), Html::default()),
        (None, None) => {
            let again_button = |weight| {
                html! {
                    <Button
                        id="play-again"
                        {weight}
                        icon={Glyph::Reload}
                        label={table::again(players.count(), players.people().len())}
                        on_press={on_again}
                    />
                }
            };
            match bot_win.as_ref().and_then(BotWin::next_level_button) {
                Some(next) => (next, again_button(Weight::Plain)),
                None => (again_button(Weight::Main), Html::default()),
            }
        }
    };
    let hints = session.hints();
    let unmarked_text = bot_win.as_ref().map_or("", |_| marks::UNMARKED.translate());
    html! {
        <>
            if let Some(bot_win) = bot_win.clone().filter(|_| hints == 0) {
                <Unlocked ..bot_win />
            }
            <Finale
                view={session.table_view()}
                events={Rc::<[AnyEvent]>::from(session.public_events())}
                players={players.clone()}
                moment={moment(&props.game)}
            >
                if let Some(bots) = players.bots() {
                    <p class="centred">{ bots }</p>
                }
                if let Some(end) = &*day_end {
                    <DayResult end={end.clone()} session={session.clone()} />
                }
                if let Some(evening) = &*evening {
                    { evening.standings() }
                }
                if let Some(bot_win) = bot_win {
                    <Marks ..bot_win />
                }
                if evening.is_none() && day_end.is_none() {
                    <Series game={props.game.clone()} />
                }
                if session.by_link().is_some() {
                    <div class="centre stack-3 by-link__end">
                        <SendMove game={props.game.clone()} />
                    </div>
                }
                if hints > 0 {
                    <p class="soft centred">{ coach::hints_taken(hints) }{ unmarked_text }</p>
                }
                <div class="centre over__next">{ next }</div>
                <div class="stack-3 over__ways">
                    if day_end.is_some() {
                        <Button icon={Glyph::Sun} label={day_words::TITLE} on_press={go(Route::Daily)} />
                    }
                    { others }
                    <Button icon={Glyph::Play} label={table::REPLAY} on_press={go(replay)} />
                    <Button icon={Glyph::Review} label={coach::REVIEW} on_press={go(Route::Review(id.clone()))} />
                    <Button icon={Glyph::Share} label={table::SHARE} on_press={share(ShareKind::Game)} />
                    <Button icon={Glyph::Qr} label={table::CHALLENGE} on_press={share(ShareKind::Deal)} />
                    <Button icon={Glyph::Bars} label={stats::TITLE} on_press={go(Route::Stats)} />
                    { link_button(&Route::Home, Weight::Plain, Some(Glyph::Back), table::HOME) }
                </div>
            </Finale>
            if let Some(kind) = *open_share {
                { share_when_loaded(kind, session, on_close) }
            }
        </>
    }
}

fn share_when_loaded(kind: ShareKind, session: &SessionHandle, on_close: Callback<()>) -> Html {
    let session = session.clone();
    dialog_when_loaded(
        (kind.title(), on_close.clone()),
        vec![Part::More, Part::Packing, Part::ByLink],
        move || share_dialog(kind, session.record(), on_close.clone()),
    )
}

/// A single player's score against the only bot, over all their games; else the score of this series.
#[component]
fn Series(props: &GameProps) -> Html {
    let RunningGame { session, players, .. } = &props.game;
    let record_players = session.record().players.clone();
    let score = use_stored(move || played::score(&stored::here().ok()?, &record_players));
    let series = || table::series(players, &series_after(session));
    let text = score.map_or_else(series, |score| table::score(players, &score));
    html! {
        if let Some(text) = text {
            <p class="centred over__series">{ text }</p>
        }
    }
}

/// The wins by seat in this series, with this game's if it counts.
fn series_after(session: &SessionHandle) -> Vec<u32> {
    let winner = session.turn().outcome().and_then(|outcome| outcome.winner());
    let winner = winner.filter(|_| session.by_link().is_none_or(ByLink::is_counted));
    let mut series = session.series().to_vec();
    if let Some(won) = winner.and_then(|seat| series.get_mut(seat.index())) {
        *won = won.saturating_add(1);
    }
    series
}

/// A link to the finished game or to its deal; a file where the link would be too long.
fn share_dialog(kind: ShareKind, record: &Record<AnyGame>, on_close: Callback<()>) -> Html {
    let (hint, text) = match kind {
        ShareKind::Game => (table::SHARE_HINT, record.to_string()),
        ShareKind::Deal => {
            let (options, seats) = (record.options.clone(), record.players.len());
            let deal = links::challenge::<AnyGame>(options, seats, record.seed);
            (table::CHALLENGE_HINT, deal.to_string())
        }
    };
    let address = links::address(&base_address(), &text);
    let name = game_file(&[record.options.identity().slug]);
    let on_file = Callback::from(move |_| {
        toasts::say_download(&name, download(&name, &text));
    });
    html! {
        <Dialog key="send" id="send" title={kind.title()} {on_close}>
            <p>{ hint }</p>
            if let Some(address) = address {
                <ShareLink title={name_of(record)} {address} shows_qr={kind == ShareKind::Deal} />
            } else {
                <p>{ share::TOO_LONG }</p>
                <Button weight={Weight::Main} label={share::AS_FILE} on_press={on_file} />
            }
        </Dialog>
    }
}
