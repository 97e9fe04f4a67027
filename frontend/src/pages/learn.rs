//! The list of lessons, a lesson's page (the board with the text beside it), and the page of a game's rules.

use std::rc::Rc;

use engine::catalogue::{AnyAction, GameId};
use engine::record::Name;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::components::button::{Button, Weight, link_button};
use crate::components::icon::{Glyph, icon};
use crate::components::page::{Page, TableOpening};
use crate::components::pointer::{Pointer, RingTarget};
use crate::components::rich_sentence::rich_sentence;
use crate::device::{Screen, TableReason};
use crate::games::lesson::LessonEntry;
use crate::games::{
    self, Board, Judge, about, emblem, lessons, lessons_file, read_lesson, refusal_reason,
    with_cards,
};
use crate::hooks::{
    TextState, toasts, use_focused, use_keys, use_motion_speed, use_page, use_settings,
    use_table_letters, use_text, use_wake_lock,
};
use crate::pages::offer::first_lesson_link;
use crate::pages::set_up::against_beginners;
use crate::pages::{not_found, page_load_error};
use crate::playback::{AnyFrame, Playback};
use crate::route::Route;
use crate::services::browser_ui::focus_if_lost;
use crate::services::learn::{Learning, LessonProgress};
use crate::services::motion::MotionSpeed;
use crate::services::page::element;
use crate::services::settings::{Distance, Settings};
use crate::session::lesson::{LessonRefusal, LessonRun, Misfit};
use crate::words;
use crate::words::lessons as text;
use crate::words::reason::RefusalReason;
use crate::words::sentence::Sentence;

const NEXT_BUTTON_ID: &str = "lesson-on";

#[component]
pub fn Learn() -> Html {
    let learning = use_memo((), |()| Learning::here());
    let games = GameId::ALL.into_iter().filter(|game| !lessons(*game).is_empty());
    html! {
        <Page title={text::TITLE} name="learn">
            <p class="lead">{ text::LEAD }</p>
            { for games.map(|game| game_section(game, &learning)) }
        </Page>
    }
}

fn game_section(game: GameId, learning: &Learning) -> Html {
    html! {
        <section key={game.slug()} class="stack-3" data-game={game.slug()}>
            <h2 class="row-3 learn__name">{ emblem(game) }{ about(game).name }</h2>
            <ol class="stack-2 tiles">
                for (at, lesson) in lessons(game).iter().enumerate() {
                    { lesson_item(game, at, lesson, learning) }
                }
            </ol>
        </section>
    }
}

/// A lesson in the list, with a tick once it is finished, or with the saved step if it was left halfway.
fn lesson_item(game: GameId, at: usize, lesson: &'static LessonEntry, learning: &Learning) -> Html {
    let progress = learning.progress(game.slug(), lesson.id);
    let is_done = progress.is_some_and(|progress| progress.done);
    let steps = lesson.steps;
    let at_step = progress.map(|progress| progress.step).filter(|step| (1..steps).contains(step));
    html! {
        <li key={lesson.id}>
            <a href={lesson_route(game, lesson).href()} class={classes!("row-3", "learn__lesson", is_done.then_some("is-done"))}>
                <span class="learn__mark" aria-hidden="true">
                    if is_done {
                        { icon(Glyph::Tick) }
                    } else {
                        { at + 1 }
                    }
                </span>
                <span class="learn__text">
                    <strong>{ lesson.title }</strong>
                    <span class="note">{ lesson.gist }</span>
                    if let Some(step) = at_step {
                        <span class="note accent">{ text::goes_on(step + 1, steps) }</span>
                    }
                </span>
                if is_done {
                    <span class="visually-hidden">{ text::DONE }</span>
                }
            </a>
        </li>
    }
}

/// The rules of a game, in the project's own words.
#[inline(never)] // For the split: see docs/size.md.
pub fn rules(game: GameId) -> Html {
    html! {
        <Page
            key={format!("rules-{}", game.slug())}
            title={words::rules::title(about(game).name)}
            name="rules"
            {game}
            aside={emblem(game)}
        >
            { games::rules(game) }
            <p class="row-2 wrap-2">
                { link_button(&Route::SetUp(game), Weight::Main, None, words::home::PLAY) }
                { " " }{ first_lesson_link(game) }
            </p>
        </Page>
    }
}

#[inline(never)] // For the split: see docs/size.md.
pub fn lesson(game: GameId, id: &str) -> Html {
    let found = lessons(game).iter().find(|lesson| lesson.id == id);
    let Some(lesson) = found else { return not_found() };
    html! { <LessonPage key={format!("{}/{id}", game.slug())} {game} {lesson} /> }
}

fn lesson_route(game: GameId, lesson: &LessonEntry) -> Route {
    Route::Lesson { game, lesson: lesson.id.to_owned() }
}

#[derive(Properties, PartialEq)]
struct LessonProps {
    game: GameId,
    lesson: &'static LessonEntry,
}

/// The lesson at its saved step or its beginning; `None` if its file is damaged.
fn saved_or_new_run(game: GameId, id: &str, file: &str, settings: &Settings) -> Option<LessonRun> {
    let name = settings.names.first().and_then(|name| name.parse::<Name>().ok());
    let lesson = read_lesson(game, file, id).ok()?;
    let run = LessonRun::begin(lesson.into(), name.as_ref()).ok()?;
    let learning = Learning::here();
    Some(match learning.progress(game.slug(), id) {
        Some(LessonProgress { step, made, .. }) => run.resume_at(*step, made),
        None => run,
    })
}

/// Saves the lesson's progress, unless only its first step was looked at.
fn save_progress(game: GameId, lesson: &LessonEntry, run: &LessonRun) {
    let progress = if run.is_over() {
        LessonProgress { done: true, ..LessonProgress::default() }
    } else {
        LessonProgress { done: false, step: run.index(), made: run.actions().to_vec() }
    };
    // If nothing can be saved, the lesson starts over.
    let _ = Learning::change(|learning| {
        if run.index() > 0 || learning.progress(game.slug(), lesson.id).is_some() {
            learning.note(game.slug(), lesson.id, progress);
        }
    });
}

#[component]
fn LessonPage(&LessonProps { game, lesson }: &LessonProps) -> Html {
    let settings = use_settings();
    let (file, on_retry) = use_text(&lessons_file(game));
    let run = use_memo(file.clone(), |file| match file {
        TextState::Here(file) => saved_or_new_run(game, lesson.id, file, &settings),
        TextState::Coming | TextState::Missing => None,
    });
    match &*run {
        Some(run) => html! { <LessonBoard {game} {lesson} run={run.clone()} /> },
        None if file == TextState::Coming => html! { <TableOpening text={text::COMING} /> },
        None => page_load_error(&on_retry),
    }
}

#[derive(Properties, PartialEq)]
struct LessonBoardProps {
    game: GameId,
    lesson: &'static LessonEntry,
    run: LessonRun,
}

#[component]
fn LessonBoard(props: &LessonBoardProps) -> Html {
    let LessonBoardProps { game, lesson, .. } = *props;
    let run = use_state(|| props.run.clone());
    let heading = use_node_ref();
    let title = text::page(about(game).name, lesson.title);
    use_page(words::tab(&title).into(), heading.clone());
    use_wake_lock(true);
    use_table_letters(Distance::Near);
    use_keys(None);
    use_effect_with((run.index(), run.clone()), move |(_, run)| save_progress(game, lesson, run));
    use_effect_with(run.index(), move |_| {
        toasts::clear();
        // The button pressed on the board disappears with the step.
        if let Some(button) = element::<HtmlElement>(NEXT_BUTTON_ID) {
            focus_if_lost(&button);
        }
    });
    let on_change = |change: fn(LessonRun) -> Result<LessonRun, Misfit>| {
        let run = run.clone();
        Callback::from(move |_: MouseEvent| {
            if let Ok(next) = change((*run).clone()) {
                run.set(next);
            }
        })
    };
    let step = run.step();
    let (label, weight) = match step {
        Some(step) if !step.is_for_reading() => (text::SKIP, Weight::Quiet),
        _ => (text::NEXT, Weight::Main),
    };
    let steps = lesson.steps;
    // The moment whose news the board has shown: the step's text and highlights wait until then.
    let shown_news = use_state_eq(|| None::<(usize, usize)>);
    let on_playback_end = use_callback(run.moment(), {
        let shown_news = shown_news.setter();
        move |(), moment| shown_news.set(Some(*moment))
    });
    let is_still = use_motion_speed() == MotionSpeed::Still;
    let is_news_shown = !run.has_news() || is_still || *shown_news == Some(run.moment());
    let points = step.filter(|_| is_news_shown).map(|step| step.points.clone()).unwrap_or_default();
    let selectors = points.join("|");
    let places = use_memo(points, |points| {
        let pointed_at =
            |target: &String| RingTarget { selector: target.clone().into(), class: None };
        points.iter().map(pointed_at).collect::<Rc<[_]>>()
    });
    let session = run.session();
    let players = use_memo((), |()| run.players());
    let seen = use_memo((run.index(), session.decisions()), |_| {
        let frames = match session.screen() {
            Screen::Table(_) => session.news(),
            _ => session.just_done(),
        };
        (session.view(), frames.into())
    });
    let (view, frames): (_, Rc<[AnyFrame]>) = (*seen).clone();
    let act = use_callback((), {
        let run = run.clone();
        move |action: AnyAction, ()| {
            if let Some(why) = lesson_refusal(&run, &action) {
                toasts::fail(why);
            } else if let Ok(next) = (*run).clone().act(&action) {
                run.set(next);
            }
        }
    });
    let judge = use_memo((run.index(), session.decisions()), |_| {
        let run = run.clone();
        Judge::from_reasons(move |action| lesson_refusal(&run, &action))
    });
    // With a new key, the board starts anew and plays the news.
    let key = match session.screen() {
        Screen::Table(TableReason::News | TableReason::Over) => {
            format!("news-{}", session.table_seen())
        }
        Screen::Table(_) => "table".to_owned(),
        _ => "seat".to_owned(),
    };
    html! {
        <div
            class={classes!("table", "lesson", step.is_none().then_some("is-over"))}
            data-game={game.slug()}
            data-step={run.index().to_string()}
            data-allowed={run.choices().join("|")}
            data-points={selectors}
        >
            <header class="lesson__bar">
                <h1 class="visually-hidden" tabindex="-1" ref={heading}>{ title.clone() }</h1>
                <p class="lesson__says" role="status">
                    if let Some(step) = step {
                        <span class="visually-hidden">
                            { format!("{}. ", text::progress_said(run.index() + 1, steps)) }
                        </span>
                        { rich_sentence(with_cards(game, if is_news_shown { &step.says } else { &step.asks })) }
                    }
                </p>
                <a href={Route::Learn.href()} class="button is-quiet is-bare lesson__leave">
                    { icon(Glyph::Close) }
                    <span class="visually-hidden">{ text::LEAVE }</span>
                </a>
                <div class="row-2 spread lesson__ways">
                    if step.is_some() {
                        <Button
                            weight={Weight::Quiet}
                            icon={Glyph::Back}
                            label={text::BACK}
                            icon_only=true
                            refusal={(run.index() == 0).then(|| RefusalReason::from(text::FIRST))}
                            on_press={on_change(|run| Ok(run.back()))}
                        />
                        <span class="note nowrap" aria-hidden="true">
                            { text::progress(run.index() + 1, steps) }
                        </span>
                        <Button
                            id={NEXT_BUTTON_ID}
                            {weight}
                            {label}
                            refusal={(!is_news_shown).then(|| RefusalReason::from(text::WATCH_FIRST))}
                            on_press={on_change(LessonRun::skip)}
                        />
                    }
                </div>
            </header>
            <main
                class="table__main"
                id="main"
                data-screen={if step.is_some() { "lesson" } else { "lesson-over" }}
                tabindex="-1"
            >
                if step.is_some() {
                    <Board
                        {key}
                        {view}
                        players={(*players).clone()}
                        {frames}
                        playback={if run.has_news() { Playback::Play } else { Playback::AtRest }}
                        act={run.acting_seat().is_some().then_some(act)}
                        judge={(*judge).clone()}
                        {on_playback_end}
                    />
                } else {
                    <LessonEnd {game} {lesson} />
                }
            </main>
            <Pointer places={(*places).clone()} />
        </div>
    }
}

/// Why the learner can't take this action now; `None` if they can.
fn lesson_refusal(run: &LessonRun, action: &AnyAction) -> Option<RefusalReason> {
    Some(match run.why_not(action)? {
        LessonRefusal::Rules(why) => refusal_reason(why),
        LessonRefusal::ReadFirst => text::READ_FIRST.into(),
        LessonRefusal::Rejected(answer) => {
            Sentence::from(with_cards(run.session().table_view().game(), &answer)).into()
        }
    })
}

#[component]
fn LessonEnd(&LessonProps { game, lesson }: &LessonProps) -> Html {
    let settings = use_settings();
    let heading = use_focused();
    let on_play = Callback::from(move |_| match against_beginners(game, &settings) {
        Ok(id) => Route::Table(id).go(),
        Err(why) => toasts::fail(why),
    });
    let next = lessons(game).iter().skip_while(|other| other.id != lesson.id).nth(1);
    html! {
        <section class="sheet">
            <span class="lesson__emblem">{ emblem(game) }</span>
            <h2 class="sheet__title" tabindex="-1" ref={heading}>{ text::END }</h2>
            <p class="soft sheet__hint">
                { if next.is_some() { text::MORE_HINT } else { text::END_HINT } }
            </p>
            <div class="stack-2 sheet__buttons">
                <Button
                    id="lesson-real"
                    weight={Weight::Main}
                    icon={Glyph::Bot}
                    label={text::REAL}
                    on_press={on_play}
                />
                if let Some(next) = next {
                    { link_button(&lesson_route(game, next), Weight::Plain, Some(Glyph::Forward), text::next_lesson(next.title)) }
                }
                { link_button(&Route::Learn, Weight::Quiet, None, text::ALL) }
            </div>
        </section>
    }
}
