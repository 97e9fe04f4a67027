//! What happened, cut into the moments in which it is shown, and told one after the other.
//!
//! A game says what a table looks like at one moment ([`Scenic`]); everything else about showing
//! news is here.

use std::ops::Range;
use std::rc::Rc;

use yew::prelude::*;

use super::motion::{Telling, use_glide, use_motion_speed, use_telling};
use crate::services::motion::MotionSpeed;
use crate::words::players::Players;

/// How a moment is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A choice that is told when all may know it.
    Choice,
    /// Something that all see happen.
    Shown,
    /// The next round's cards are drawn.
    Deal,
}

/// The table of a game at one moment: made from a view, and moved on by events as the same
/// observer sees them. It never knows more than they do.
pub trait Scenic: Clone + PartialEq + 'static {
    type View: Clone + PartialEq + 'static;
    type Event: Clone + PartialEq + 'static;

    /// The table as a view shows it.
    fn of(view: &Self::View) -> Self;

    /// What stood out at the last moment does so no more.
    fn calm(&mut self);

    /// Something happens. `after` is the observer's view once all of it has happened.
    fn apply(&mut self, event: &Self::Event, after: &Self::View);

    /// How an event is shown.
    fn kind(event: &Self::Event) -> Kind;

    /// Whether an event belongs to the same moment as the one before it.
    fn at_once(last: &Self::Event, event: &Self::Event) -> bool;

    /// A moment in words; `None` for one that needs none.
    fn telling(kind: Kind, events: &[Self::Event], players: &Players) -> Option<String>;

    /// The same, for a table that looks like this before it.
    fn told(&self, kind: Kind, events: &[Self::Event], players: &Players) -> Option<String> {
        Self::telling(kind, events, players)
    }

    /// Which moments are shown one after the other, and the table before them.
    fn to_tell(
        before: Self,
        moments: Vec<Moment<Self>>,
        _: &[Self::Event],
        _: &Players,
    ) -> Tale<Self> {
        Tale { before, moments: of_last_round(moments) }
    }
}

/// What is to be shown happening.
#[derive(Clone, PartialEq, Debug)]
pub struct Tale<S> {
    pub before: S,
    pub moments: Vec<Moment<S>>,
}

/// One moment: events that happen at once, and the table after them.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment<S> {
    /// How it is shown.
    pub kind: Kind,
    /// Which of the events they are.
    pub events: Range<usize>,
    /// The table after them.
    pub scene: S,
}

/// Which events happen at once, and how they are shown.
pub fn cut<S: Scenic>(news: &[S::Event]) -> Vec<(Kind, Range<usize>)> {
    let mut cuts: Vec<(Kind, Range<usize>)> = Vec::new();
    let mut last = None;
    for (at, event) in news.iter().enumerate() {
        match cuts.last_mut() {
            Some((_, events)) if last.is_some_and(|last| S::at_once(last, event)) => {
                events.end = at + 1;
            }
            _ => cuts.push((S::kind(event), at..at + 1)),
        }
        last = Some(event);
    }
    cuts
}

/// Cuts what happened into moments. `before` and `after` are the views, before and after it, of
/// whoever saw the events.
pub fn moments<S: Scenic>(before: &S::View, after: &S::View, news: &[S::Event]) -> Vec<Moment<S>> {
    let mut scene = S::of(before);
    cut::<S>(news)
        .into_iter()
        .map(|(kind, events)| {
            scene.calm();
            for event in &news[events.clone()] {
                scene.apply(event, after);
            }
            Moment { kind, events, scene: scene.clone() }
        })
        .collect()
}

/// The moments to be shown one after the other, of the last round that anything is told of.
pub fn of_last_round<S>(mut moments: Vec<Moment<S>>) -> Vec<Moment<S>> {
    let last = moments.iter().rposition(|moment| moment.kind == Kind::Shown);
    let Some(last) = last else { return Vec::new() };
    let deal = moments[..last].iter().rposition(|moment| moment.kind == Kind::Deal);
    moments.drain(..deal.map_or(0, |deal| deal + 1));
    moments.retain(|moment| moment.kind != Kind::Choice);
    moments
}

/// What is shown happening, and in which words.
#[derive(PartialEq)]
struct Story<S> {
    /// The table before it.
    start: S,
    steps: Vec<(S, String)>,
}

impl<S: Scenic> Story<S> {
    fn of(tale: Tale<S>, news: &[S::Event], players: &Players) -> Self {
        let mut steps = Vec::new();
        let mut last = tale.before;
        let mut start = None;
        for moment in tale.moments {
            // The next round's cards are not laid out while this one's are still to be read.
            let scene = match moment.kind {
                Kind::Shown | Kind::Choice => moment.scene,
                Kind::Deal => last.clone(),
            };
            let told = last.told(moment.kind, &news[moment.events], players);
            start.get_or_insert_with(|| last.clone());
            last = scene.clone();
            if let Some(told) = told {
                steps.push((scene, told));
            }
        }
        Self { start: start.unwrap_or(last), steps }
    }
}

/// What a board is to show; see [`BoardProps`](super::BoardProps).
pub struct Seen<S: Scenic> {
    pub view: S::View,
    pub before: Option<S::View>,
    pub news: Rc<[S::Event]>,
    pub players: Players,
    pub at: Option<usize>,
    pub moves: bool,
}

/// What a board shows now.
pub struct Shown<S> {
    pub scene: S,
    /// The sentences of the story that is told, if one is.
    pub lines: Option<Vec<String>>,
    telling: Telling,
}

impl<S> Shown<S> {
    /// How many of the sentences are told.
    pub fn told(&self) -> usize {
        self.telling.told()
    }

    /// Whether a story is being told that is not over.
    pub fn is_telling(&self) -> bool {
        self.lines.is_some() && !self.telling.is_over()
    }

    /// Tells the rest at once.
    pub fn on_skip(&self) -> Callback<()> {
        let telling = self.telling.clone();
        Callback::from(move |()| telling.skip())
    }
}

/// Shows the news moment by moment, or one moment of a replay, or the table at rest. What lies
/// under `root` glides to where it belongs.
#[hook]
pub fn use_story<S: Scenic>(seen: Seen<S>, root: NodeRef) -> Shown<S> {
    let Seen { view, before, news, players, at, moves } = seen;
    let speed = use_motion_speed();
    let deps = (before.clone(), view.clone(), news.clone(), players, at);
    let story = use_memo(deps, |deps| {
        let (before, view, news, players, at) = deps;
        let before = before.as_ref().filter(|_| at.is_none() && !news.is_empty())?;
        let moments = moments::<S>(before, view, news);
        let tale = S::to_tell(S::of(before), moments, news, players);
        (!tale.moments.is_empty()).then(|| Story::of(tale, news, players))
    });
    let still = use_memo((before, view.clone(), news, at), |deps| {
        let (before, view, news, at) = deps;
        let moment = moments::<S>(before.as_ref()?, view, news).into_iter().nth((*at)?)?;
        Some(moment.scene)
    });
    let lengths: Vec<usize> = story.as_ref().as_ref().map_or_else(Vec::new, |story| {
        story.steps.iter().map(|(_, told)| told.chars().count()).collect()
    });
    let telling = use_telling(&lengths, speed);
    let jumps = at.is_some() && !moves;
    use_glide(root, if jumps { MotionSpeed::Still } else { speed });
    let scene = match (&*story, &*still) {
        (Some(story), _) => match telling.told().checked_sub(1) {
            None => story.start.clone(),
            Some(last) => story.steps[last].0.clone(),
        },
        (None, Some(still)) => still.clone(),
        (None, None) => S::of(&view),
    };
    let lines = story
        .as_ref()
        .as_ref()
        .map(|story| story.steps.iter().map(|(_, told)| told.clone()).collect());
    Shown { scene, lines, telling }
}
