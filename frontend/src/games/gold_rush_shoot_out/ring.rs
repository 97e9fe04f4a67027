//! The seats' plates around the table, and the arrows between them. `style.css` uses the same
//! numbers.

use std::f32::consts::FRAC_1_SQRT_2;

use engine::games::gold_rush_shoot_out::{Aim, Event, Fate, Nth, Pistol, Stand, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::scene::Scene;
use crate::services::numbers::rounded;
use crate::words::players::Players;

/// A point on a board of width 100 and height [`BOARD_HEIGHT`], or the vector between two points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

impl Point {
    fn plus(self, vector: Self, times: f32) -> Self {
        Self { x: self.x + vector.x * times, y: self.y + vector.y * times }
    }

    /// The vector from this point to the other one.
    fn vector_to(self, other: Self) -> Self {
        Self { x: other.x - self.x, y: other.y - self.y }
    }

    fn between(self, other: Self, share: f32) -> Self {
        self.plus(self.vector_to(other), share)
    }

    fn length(self) -> f32 {
        (self.x * self.x + self.y * self.y).sqrt()
    }

    fn unit(self) -> Self {
        let length = self.length().max(f32::EPSILON);
        Self { x: self.x / length, y: self.y / length }
    }

    /// The vector turned to its right by 90°.
    const fn right(self) -> Self {
        Self { x: -self.y, y: self.x }
    }
}

/// Like all lengths here, in hundredths of the board's width.
const BOARD_HEIGHT: f32 = 106.0;
const PLATE_HEIGHT: f32 = 17.0;
const MARGIN: f32 = 0.5;
/// The gap between a plate and its arrows.
const ARROW_GAP: f32 = 1.25;
/// The gap between the curves of two arrows of the same two seats.
const BOW_GAP: f32 = 5.5;

const MIDDLE: Point = Point { x: 50.0, y: BOARD_HEIGHT / 2.0 };

const fn plate_width(seats: u8) -> f32 {
    match seats {
        0..=4 => 31.0,
        5 | 6 => 28.0,
        _ => 24.5,
    }
}

/// All seats, from the observer's, or at the open table from the first: the order never changes in a game.
fn seats_clockwise(view: &View) -> impl Iterator<Item = Seat> {
    let first = view.observer.seat().map_or(0, Seat::index);
    let all: Vec<Seat> = view.all_seats().collect();
    (0..all.len()).map(move |nth| all[(first + nth) % all.len()])
}

/// A seat's place around the table: 0 is at the bottom, the others follow clockwise.
pub fn place_of(view: &View, seat: Seat) -> u8 {
    let places = (0..).zip(seats_clockwise(view));
    places.filter(|(_, other)| *other == seat).map(|(place, _)| place).next().unwrap_or_default()
}

/// The places around a table with this number of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ring(pub u8);

impl Ring {
    /// The middle of a place's plate.
    fn plate_middle(self, place: u8) -> Point {
        let (sine, cosine) = self.sine_and_cosine(place);
        let half_width = 50.0 - plate_width(self.0) / 2.0 - MARGIN;
        let half_height = (BOARD_HEIGHT - PLATE_HEIGHT) / 2.0 - MARGIN;
        Point { x: MIDDLE.x - half_width * sine, y: MIDDLE.y + half_height * cosine }
    }

    /// The sine and cosine of a place's angle, added up place by place: `f32::sin` would add 7 KB to
    /// the program.
    fn sine_and_cosine(self, place: u8) -> (f32, f32) {
        let (sine, cosine) = match self.0 {
            0 | 1 => (0.0, 1.0),
            2 => (0.0, -1.0),
            3 => (0.866_025_4, -0.5),
            4 => (1.0, 0.0),
            5 => (0.951_056_5, 0.309_017),
            6 => (0.866_025_4, 0.5),
            7 => (0.781_831_5, 0.623_489_8),
            _ => (FRAC_1_SQRT_2, FRAC_1_SQRT_2),
        };
        (0..place).fold((0.0, 1.0), |(s, c), _| (s * cosine + c * sine, c * cosine - s * sine))
    }

    /// The point at which the line from a plate's middle to another point leaves the plate.
    fn edge(self, plate: Point, towards: Point) -> Point {
        let way = plate.vector_to(towards);
        let part = |size: f32, along: f32| (size / 2.0 + ARROW_GAP) / along.abs().max(f32::EPSILON);
        let exit = part(plate_width(self.0), way.x).min(part(PLATE_HEIGHT, way.y));
        plate.plus(way, exit.min(1.0))
    }

    /// A pistol's arrow. It bends inwards, to be visible between neighbours, and to its right, so
    /// that the arrows of two seats that aim at each other lie apart.
    fn arrow(self, holder: u8, target: u8, nth: Nth) -> Arrow {
        let (from, to) = (self.plate_middle(holder), self.plate_middle(target));
        let halfway = from.between(to, 0.5);
        let (inwards, gaps) = match nth {
            Nth::First => (0.6, 1.0),
            Nth::Second => (0.85, 2.0),
        };
        let aside = from.vector_to(to).unit().right();
        let bow = halfway.between(MIDDLE, inwards).plus(aside, BOW_GAP * gaps);
        let (begin, end) = (self.edge(from, bow), self.edge(to, bow));
        let bend = |plate: Point| plate.between(bow, 2.0 / 3.0);
        Arrow { begin, bends: [bend(begin), bend(end)], end }
    }

    /// The arrow of a pistol that an ambush turned: it leads out, and back to the holder.
    fn turned_arrow(self, holder: u8, target: u8, nth: Nth) -> Arrow {
        let (from, to) = (self.plate_middle(holder), self.plate_middle(target));
        let way = from.vector_to(to).unit();
        let aside = match nth {
            Nth::First => 5.0,
            Nth::Second => 8.0,
        };
        let far = from.between(MIDDLE, 0.1).plus(way, 30.0);
        let there = far.plus(way.right(), aside);
        let back = far.plus(way.right(), -aside);
        let (begin, end) = (self.edge(from, there), self.edge(from, back));
        Arrow { begin, bends: [there, back], end }
    }
}

/// An arrow: a cubic Bézier curve, with a head at its end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Arrow {
    pub begin: Point,
    bends: [Point; 2],
    pub end: Point,
}

const HEAD_LENGTH: f32 = 3.4;
/// Half of an arrowhead's width, as a share of its length.
const HEAD_SPREAD: f32 = 0.5;

impl Arrow {
    /// The curve with its head. All paths have the same commands, so that one can morph into another.
    pub fn path(self) -> String {
        format!("{}{}", self.curve(), self.head())
    }

    /// The curve without the head: only the curve is dashed.
    pub fn curve(self) -> String {
        let Self { begin, bends: [one, two], end } = self;
        format!("M{}C{} {} {}", xy(begin), xy(one), xy(two), xy(end))
    }

    pub fn head(self) -> String {
        let back = self.end.vector_to(self.bends[1]).unit();
        let base = self.end.plus(back, HEAD_LENGTH);
        let side = |spread: f32| xy(base.plus(back.right(), HEAD_LENGTH * spread));
        format!("M{}L{}L{}", side(HEAD_SPREAD), xy(self.end), side(-HEAD_SPREAD))
    }
}

/// A point in the syntax of SVG paths.
fn xy(Point { x, y }: Point) -> String {
    format!("{} {}", rounded(x, 2), rounded(y, 2))
}

/// All arrows of a table. `preview` is a pistol about to be aimed or moved, with its target.
pub fn arrows(scene: &Scene, players: &Players, preview: Option<(Pistol, Seat)>) -> Html {
    let view_box = format!("0 0 100 {}", rounded(BOARD_HEIGHT, 0));
    let is_moved = |pistol: Pistol| preview.is_some_and(|(moved, _)| moved == pistol);
    let pistols = scene.view.pistols().filter(|(pistol, _)| !is_moved(*pistol));
    html! {
        <svg class="gr-arrows" viewBox={view_box} preserveAspectRatio="none" aria-hidden="true" focusable="false">
            for (pistol, aim) in pistols {
                { arrow(scene, players, pistol, aim) }
            }
            if let Some((pistol, target)) = preview {
                { arrow_view(scene, players, pistol, Aim { at: target, turned: false }, &classes!("is-preview")) }
            }
        </svg>
    }
}

fn arrow(scene: &Scene, players: &Players, pistol: Pistol, aim: Aim) -> Html {
    let seats = &scene.view.by_seat;
    let fate = seats[pistol.holder].fates[usize::from(scene.view.round.max(1)) - 1];
    let is_out = |seat: Seat| seats[seat].stands == Some(Stand::SitsOut);
    let is_idle = is_out(pistol.holder) || is_out(aim.at);
    let load_class = match fate {
        Fate::Revealed(load) if !is_idle => {
            Some(if load.is_bullet() { "is-bullet" } else { "is-blank" })
        }
        Fate::Revealed(_) | Fate::Waits | Fate::SatOut | Fate::NoTarget => None,
    };
    let is_turning = scene.events.contains(&Event::Turned(pistol));
    let is_lit = is_turning || scene.spotlight == Some(pistol.holder);
    let is_firing = scene.shots().any(|(fired, ..)| fired == pistol);
    let class = classes!(
        is_idle.then_some("is-idle"),
        load_class,
        is_lit.then_some("is-lit"),
        is_firing.then_some("is-firing")
    );
    arrow_view(scene, players, pistol, aim, &class)
}

fn arrow_view(scene: &Scene, players: &Players, pistol: Pistol, aim: Aim, class: &Classes) -> Html {
    let ring = Ring(scene.view.seats);
    let (holder, target) = (place_of(&scene.view, pistol.holder), place_of(&scene.view, aim.at));
    let arrow = if aim.turned {
        ring.turned_arrow(holder, target, pistol.nth)
    } else {
        ring.arrow(holder, target, pistol.nth)
    };
    let second = (pistol.nth == Nth::Second).then_some("is-second");
    let turned = aim.turned.then_some("is-turned");
    let name = format!("{}-{:?}", pistol.holder, pistol.nth);
    html! {
        <g key={name.clone()} class={classes!("gr-arrow", players.look(pistol.holder).class(), second, turned, class.clone())}>
            <path class="gr-arrow__edge" d={arrow.path()} data-reshape={format!("{name}-edge")} />
            <path class="gr-arrow__line" d={arrow.curve()} data-reshape={name.clone()} />
            <path class="gr-arrow__head" d={arrow.head()} data-reshape={format!("{name}-head")} />
            if class.contains("is-bullet") {
                { hit(arrow) }
            }
        </g>
    }
}

fn hit(arrow: Arrow) -> Html {
    let transform = format!("translate({})", xy(arrow.end));
    html! {
        <g {transform}><path
            class="gr-arrow__hit"
            d="M0-4.4 1-1.6 3.6-3 2.2-.6 4.6 0 2.2 1 3.4 3.4.8 2 0 4.6-.9 2.1-3.4 3.4-2-.9-4.6 0-2.1-.8-3.4-3.4-1-2.1Z"
        /></g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn distance(one: Point, other: Point) -> f32 {
        one.vector_to(other).length()
    }

    #[test]
    fn places_are_at_equal_angles() {
        for seats in 1..=8 {
            for place in 0..seats {
                let angle = std::f32::consts::TAU * f32::from(place) / f32::from(seats);
                let (sine, cosine) = Ring(seats).sine_and_cosine(place);
                assert!((sine - angle.sin()).abs() < 1e-5, "{seats} {place}");
                assert!((cosine - angle.cos()).abs() < 1e-5, "{seats} {place}");
            }
        }
    }

    #[test]
    fn nobody_sits_on_anybody_and_all_sit_on_the_board() {
        for seats in 3..=8 {
            let plates: Vec<_> = (0..seats).map(|place| Ring(seats).plate_middle(place)).collect();
            let (wide, tall) = (plate_width(seats), PLATE_HEIGHT);
            for (at, one) in plates.iter().enumerate() {
                assert!(one.x >= wide / 2.0 && one.x <= 100.0 - wide / 2.0, "{one:?}");
                assert!(one.y >= tall / 2.0 && one.y <= BOARD_HEIGHT - tall / 2.0, "{one:?}");
                for other in &plates[..at] {
                    let apart = (one.x - other.x).abs() >= wide || (one.y - other.y).abs() >= tall;
                    assert!(apart, "{seats} seats: {one:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn arrows_can_be_seen_lie_apart_and_end_beside_their_targets() {
        let pairs = (3..=8).flat_map(|seats| {
            (0..seats).flat_map(move |one| (0..seats).map(move |two| (seats, one, two)))
        });
        for (seats, one, two) in pairs.filter(|(_, one, two)| one != two) {
            let ring = Ring(seats);
            let ends_near = |end: Point, place: u8| distance(end, ring.plate_middle(place)) < 20.0;
            for nth in Nth::ALL {
                let arrow = ring.arrow(one, two, nth);
                let long = distance(arrow.begin, arrow.end);
                assert!(long > 10.0, "{seats} seats, {one} to {two}: {long}");
                assert!(ends_near(arrow.begin, one) && ends_near(arrow.end, two));
                assert!(ends_near(ring.turned_arrow(one, two, nth).end, one), "on its holder");
            }
            let there = ring.arrow(one, two, Nth::First);
            for other in [ring.arrow(two, one, Nth::First), ring.arrow(one, two, Nth::Second)] {
                let apart = other.bends.map(|bend| distance(there.bends[0], bend));
                let bends = apart[0].max(apart[1]);
                assert!(bends > 1.5, "{seats} seats, {one} and {two}: {bends}");
            }
        }
    }
}
