//! The set-up of a game: players and options.

mod alone;
mod company;
mod deal;
mod form;
mod seats;

use engine::bot::Level;
use engine::catalogue::{AnyGame, AnyOptions, GameId};
use engine::chance::Seed;
use engine::options::{Field, Options as _};
use web_sys::HtmlElement;
use yew::prelude::*;

use self::alone::STARTED_DRAFT;
use self::deal::{deal, note_opponents, people_count, random_roster_start};
use self::form::DraftForm;
use super::offer::{first_lesson_link, is_offer_due, offer_dialog};
use crate::components::button::{Button, Weight};
use crate::components::dialog::Dialog;
use crate::components::field::{option_field, switch, tokens_field};
use crate::components::icon::{Glyph, icon};
use crate::components::page::Page;
use crate::components::share::ShareLink;
use crate::draft::{DraftError, GameDraft, PlayMode};
use crate::games::{self, about, emblem};
use crate::hooks::{change_settings, sets, toasts, use_focus_when_lost, use_settings};
use crate::route::Route;
use crate::services::chance::RandomSource;
use crate::services::page::element;
use crate::services::people::People;
use crate::services::settings::Settings;
use crate::services::share::base_address;
use crate::services::{by_link, links, stored};
use crate::words::text::Text;
use crate::words::{by_link as by_link_text, errors, home, options as text, set_up as words};

pub use alone::{against_beginners, alone, play_now};

#[derive(Clone, PartialEq, Debug)]
pub struct ChallengeDeal {
    pub options: AnyOptions,
    pub seats: usize,
    pub seed: Seed,
}

/// The set-up page of a game; for a challenge, with its `deal`.
#[inline(never)] // For the split: see docs/size.md.
pub fn set_up(game: GameId, deal: Option<ChallengeDeal>) -> Html {
    let key = format!("set-up-{}-{}", game.slug(), deal.as_ref().map_or(0, |deal| deal.seed.0));
    html! { <Form {key} {game} {deal} /> }
}

#[derive(Properties, PartialEq)]
struct FormProps {
    game: GameId,
    deal: Option<ChallengeDeal>,
}

#[component]
fn Form(props: &FormProps) -> Html {
    let game = props.game;
    let settings = use_settings();
    let challenge_link = use_state(|| None::<Result<String, Text>>);
    let offers_lesson = use_state_eq(|| false);
    let draft = use_state(|| {
        let started = STARTED_DRAFT.take().filter(|draft| draft.options.game() == game);
        let draft = match (&props.deal, started) {
            (Some(deal), _) => {
                GameDraft::with_seats(deal.options.clone(), deal.seats, &settings.names)
            }
            (None, Some(started)) => return started,
            (None, None) => GameDraft::new(game.options(), &settings.names),
        };
        draft.with_bots(last_level(game, &settings), random_roster_start())
    });
    let form = DraftForm {
        draft: draft.clone(),
        people: use_state(stored::here::<People>),
        open_dialog: use_state_eq(|| None),
        has_fixed_deal: props.deal.is_some(),
    };
    use_focus_when_lost((*draft).clone(), seats::HEADING_ID);
    let seed = props.deal.as_ref().map(|deal| deal.seed);
    let on_deal = Callback::from(move |()| match (deal(&draft, seed), draft.players()) {
        (Ok(id), _) => {
            toasts::clear_failures();
            change_settings(|settings| {
                remember_names(&mut settings.names, draft.names());
                note_opponents(settings, game, &draft);
            });
            Route::Table(id).go();
        }
        // The seat's field shows the error already.
        (Err(_), Err(DraftError::Name(seat, _) | DraftError::SameName(seat))) => {
            if let Some(field) = element::<HtmlElement>(&seats::name_field_id(seat)) {
                let _ = field.focus();
            }
        }
        (Err(why), _) => toasts::fail(why),
    });
    let (deal_now, setter, draft) = (on_deal.clone(), offers_lesson.setter(), form.draft.clone());
    let onsubmit = Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        let is_alone = people_count(&draft) == 1;
        if is_alone && draft.players().is_ok() && is_offer_due(game) {
            setter.set(true);
        } else {
            deal_now.emit(());
        }
    });
    let name = about(game).name;
    let title = if form.has_fixed_deal { words::challenge_title(name) } else { words::title(name) };
    let (draft, setter) = (form.draft.clone(), challenge_link.setter());
    let on_make_link = Callback::from(move |_| setter.set(Some(challenge_address(&draft))));
    let on_close = sets(&challenge_link, None);
    html! {
        <Page {title} name="set-up" {game} aside={emblem(game)}>
            <form class="stack-5" novalidate=true {onsubmit}>
                if form.has_fixed_deal {
                    { fixed_options(game, &form.draft.options) }
                } else {
                    <p class="lead">{ about(game).gist }</p>
                    <p>{ first_lesson_link(game) }</p>
                }
                if props.deal.is_none() && RandomSource::find().is_err() {
                    <section class="row-3 wrap notice" role="status">
                        { icon(Glyph::Info) }
                        <p class="stack-2 notice__text">{ errors::NO_CHANCE }</p>
                    </section>
                }
                { seats::seats(game, &form) }
                if !form.has_fixed_deal {
                    { options(game, &form) }
                }
                <div class="row-3 set-up__deal">
                    <Button weight={Weight::Main} label={words::DEAL} submits=true class="is-large grow" />
                    <a href={Route::Rules(game).href()} class="button is-plain is-large">
                        { icon(Glyph::Rules) }
                        { home::RULES }
                    </a>
                </div>
                if !form.has_fixed_deal {
                    <section class="stack-4 set-up__challenge">
                        <div>
                            <h2>{ words::CHALLENGE }</h2>
                            <p class="field__hint">{ words::CHALLENGE_HINT }</p>
                        </div>
                        <Button icon={Glyph::Qr} label={words::MAKE_LINK} on_press={on_make_link} />
                    </section>
                }
            </form>
            if *offers_lesson {
                { offer_dialog(game, &on_deal, sets(&offers_lesson, false)) }
            }
            if let Some(address) = &*challenge_link {
                <Dialog id="challenge" title={words::CHALLENGE} {on_close}>
                    <p>{ words::CHALLENGE_HINT }</p>
                    { match address {
                        Ok(address) => html! {
                            <ShareLink
                                title={words::challenge_title(name)}
                                address={address.clone()}
                                shows_qr=true
                            />
                        },
                        Err(why) => html! { <p>{ *why }</p> },
                    } }
                </Dialog>
            }
            { seats::dialog(&form) }
        </Page>
    }
}

/// A link to a new deal for the draft's options and seats, or the reason why there is none.
fn challenge_address(draft: &GameDraft) -> Result<String, Text> {
    let options = draft.dealt_options();
    let seed = RandomSource::find().map_err(|_| errors::NO_CHANCE)?.seed();
    let deal = links::challenge::<AnyGame>(options, draft.seats.len(), seed);
    links::address(&base_address(), &deal.to_string()).ok_or(words::NO_LINK)
}

fn last_level(game: GameId, settings: &Settings) -> Level {
    let last = settings.opponents(game.slug());
    last.and_then(|last| Level::from_word(&last.level)).unwrap_or(Level::Regular)
}

/// Remembers the names by seat; those of further seats stay.
fn remember_names(known: &mut Vec<String>, names: Vec<String>) {
    drop(known.splice(..known.len().min(names.len()), names));
}

fn fixed_options(game: GameId, options: &AnyOptions) -> Html {
    let values = options.values();
    let row = |field: &Field| {
        let text = games::option(game, field.id);
        html! {
            <div key={field.id} class="facts__row">
                <dt class="soft">{ text::label(text) }</dt>
                <dd class="strong">{ text::value(text, field, values.get(field.id)) }</dd>
            </div>
        }
    };
    html! {
        <section class="row-3 wrap notice">
            { icon(Glyph::Share) }
            <div class="stack-2 notice__text">
                <p>{ words::SAME_DEAL }</p>
                if !values.fields().is_empty() {
                    <p>{ words::FIXED }</p>
                    <dl class="stack-2 facts">
                        { for values.fields().iter().filter(|field| values.applies(field)).map(row) }
                    </dl>
                }
            </div>
        </section>
    }
}

fn options(game: GameId, form: &DraftForm) -> Html {
    let values = form.draft.values();
    let offers = |id: &str| form.draft.offers_option(id);
    let presets = form.draft.options.presets().iter();
    let presets: Vec<_> =
        presets.filter(|preset| preset.values.iter().all(|(id, _)| offers(id))).collect();
    let on_option = form.on(|draft, (id, value)| draft.set_option(id, value));
    let button = |label: Text, values: &'static [(&'static str, u32)]| {
        let on_press = form.on(move |draft, _: MouseEvent| draft.set_preset(values));
        html! { <Button {label} {on_press} /> }
    };
    let applying = values.fields().iter().filter(|field| values.applies(field) && offers(field.id));
    html! {
        <section class="panel">
            <h2>{ words::OPTIONS }</h2>
            if !presets.is_empty() {
                <div class="wrap-2" role="group" aria-label={words::PRESETS}>
                    { button(words::DEFAULTS, &[]) }
                    { for presets.iter().map(|preset| button(text::preset(preset.id), preset.values)) }
                </div>
            }
            { for applying.map(|field| option_field(games::option(game, field.id), field, &values, &on_option)) }
            if form.draft.can_bring() {
                { brought_tokens(form) }
            }
            if form.draft.mode == PlayMode::ByLink && by_link::has_clock(&form.draft.options) {
                <p class="field__hint" role="status">{ by_link_text::NO_CLOCK }</p>
            }
            if let (PlayMode::ByLink, Some(text)) = (form.draft.mode, games::links(game)) {
                <p class="field__hint">{ text }</p>
            }
        </section>
    }
}

/// The tokens that each seat brings, folded: few players change them.
fn brought_tokens(form: &DraftForm) -> Html {
    let draft = &form.draft;
    let seat = |at: usize| {
        let (id, label) = (format!("brings-{}", at + 1), words::brings(draft.name(at)));
        let on_choose = form.on(move |draft, halves| draft.seats[at].halves = halves);
        let field = tokens_field(&id, &label, draft.seats[at].halves, on_choose);
        html! { <div key={at}>{ field }</div> }
    };
    let on_brings = form.on(|draft, brings| draft.brings = brings);
    html! {
        <details open={draft.brings}>
            <summary>{ words::MORE }</summary>
            { switch("brings", text::BROUGHT.translate(), text::BROUGHT_HINT.translate(), draft.brings, &on_brings) }
            if draft.brings {
                <div class="stack-3 tiles set-up__brought">{ for (0..draft.seats.len()).map(seat) }</div>
            }
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::html;

    #[test]
    fn set_up_goes_on_with_the_bots_that_were_chosen() {
        let game = GameId::GoldRushShootOut;
        let draft =
            GameDraft::with_seats(game.options(), 5, &[]).with_bots(Level::Sharp, 3).alone();
        let bots: Vec<_> = (1..5).map(|at| draft.typed(at).to_owned()).collect();
        STARTED_DRAFT.set(Some(draft));
        let drawn = || html::<Form>(FormProps { game, deal: None });
        let (first, second) = (drawn(), drawn());
        assert!(bots.iter().all(|bot| first.contains(bot) && !second.contains(bot)), "{first}");
    }

    #[test]
    fn names_are_remembered_by_seat() {
        let mut known = vec!["Ana".to_owned(), "Ben".to_owned(), "Cem".to_owned()];
        remember_names(&mut known, vec!["Dora".to_owned(), String::new()]);
        assert_eq!(known, ["Dora", "", "Cem"]);
        remember_names(&mut known, vec![String::new(); 5]);
        assert_eq!(known.len(), 5);
    }
}
