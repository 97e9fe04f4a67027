//! Places of seats around the table, and the arrows between them. The style sheet places the plates by the same
//! numbers.

use std::f32::consts::FRAC_1_SQRT_2;

use engine::games::gold_rush_shoot_out::{Aim, Event, Fate, Nth, Pistol, Stand, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::scene::Scene;
use crate::services::numbers::rounded;
use crate::words::players::Players;

/// A place on a board of width 100 and height [`HIGH`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

impl Point {
    fn plus(self, by: Vector, times: f32) -> Self {
        Self { x: self.x + by.across * times, y: self.y + by.down * times }
    }

    fn to(self, other: Self) -> Vector {
        Vector { across: other.x - self.x, down: other.y - self.y }
    }

    fn between(self, other: Self, share: f32) -> Self {
        self.plus(self.to(other), share)
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Vector {
    across: f32,
    down: f32,
}

impl Vector {
    fn length(self) -> f32 {
        (self.across * self.across + self.down * self.down).sqrt()
    }

    fn unit(self) -> Self {
        let length = self.length().max(f32::EPSILON);
        Self { across: self.across / length, down: self.down / length }
    }

    /// The perpendicular to its right.
    const fn right(self) -> Self {
        Self { across: -self.down, down: self.across }
    }
}

/// The board's height, in hundredths of its width, like all lengths here.
pub const HIGH: f32 = 106.0;
/// A plate's height.
const TALL: f32 = 17.0;
const MARGIN: f32 = 0.5;
/// The gap between a plate and its arrows.
const CLEAR: f32 = 1.25;
/// The gap between the bows of two arrows of the same two seats.
const APART: f32 = 5.5;

const MIDDLE: Point = Point { x: 50.0, y: HIGH / 2.0 };

/// A plate's width.
const fn wide(seats: u8) -> f32 {
    match seats {
        0..=4 => 31.0,
        5 | 6 => 28.0,
        _ => 24.5,
    }
}

/// The seats clockwise from the observer's, or from the first at the open table. They keep their places all game.
fn around(view: &View) -> impl Iterator<Item = Seat> {
    let first = view.observer.seat().map_or(0, Seat::index);
    let all: Vec<Seat> = view.all_seats().collect();
    (0..all.len()).map(move |nth| all[(first + nth) % all.len()])
}

/// A seat's index around the table.
pub fn place_of(view: &View, seat: Seat) -> u8 {
    let places = (0..).zip(around(view));
    places.filter(|(_, other)| *other == seat).map(|(place, _)| place).next().unwrap_or_default()
}

/// The places of a table, from its number of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ring(pub u8);

impl Ring {
    /// The place with this index: the first at the bottom, the others clockwise.
    pub fn place(self, nth: u8) -> Point {
        let (sine, cosine) = self.turn(nth);
        let across = 50.0 - wide(self.0) / 2.0 - MARGIN;
        let upright = (HIGH - TALL) / 2.0 - MARGIN;
        Point { x: MIDDLE.x - across * sine, y: MIDDLE.y + upright * cosine }
    }

    /// Sine and cosine of a place's angle, by `nth` rotations by one place: the functions for any angle would add 7 KB
    /// to the program.
    fn turn(self, nth: u8) -> (f32, f32) {
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
        (0..nth).fold((0.0, 1.0), |(s, c), _| (s * cosine + c * sine, c * cosine - s * sine))
    }

    /// The point where the line from a plate's middle to another point leaves the plate.
    fn edge(self, plate: Point, towards: Point) -> Point {
        let way = plate.to(towards);
        let share = |half: f32, along: f32| (half + CLEAR) / along.abs().max(f32::EPSILON);
        let leaves = share(wide(self.0) / 2.0, way.across).min(share(TALL / 2.0, way.down));
        plate.plus(way, leaves.min(1.0))
    }

    /// The arrow of a pistol. It bows inwards, so that it shows between neighbours, and to its right, so that the
    /// arrows of two seats that aim at each other lie apart. The arrow of a second pistol bows further.
    pub fn arrow(self, holder: u8, target: u8, nth: Nth) -> Arrow {
        let (from, to) = (self.place(holder), self.place(target));
        let halfway = from.between(to, 0.5);
        let (inwards, out) = match nth {
            Nth::First => (0.6, 1.0),
            Nth::Second => (0.85, 2.0),
        };
        let aside = from.to(to).unit().right();
        let bow = halfway.between(MIDDLE, inwards).plus(aside, APART * out);
        let (begin, end) = (self.edge(from, bow), self.edge(to, bow));
        let bend = |plate: Point| plate.between(bow, 2.0 / 3.0);
        Arrow { begin, bends: [bend(begin), bend(end)], end }
    }

    /// The arrow of a pistol that an ambush turned: out, and back to its holder.
    pub fn turned(self, holder: u8, target: u8, nth: Nth) -> Arrow {
        let (from, to) = (self.place(holder), self.place(target));
        let way = from.to(to).unit();
        let out = match nth {
            Nth::First => 5.0,
            Nth::Second => 8.0,
        };
        let far = from.between(MIDDLE, 0.1).plus(way, 30.0);
        let there = far.plus(way.right(), out);
        let back = far.plus(way.right(), -out);
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

/// The length of an arrowhead, and its half width as a share of that.
const HEAD: f32 = 3.4;
const SPREAD: f32 = 0.5;

impl Arrow {
    /// The curve with its head, as an SVG path. All arrows have the same commands, so that one can morph into another.
    pub fn path(self) -> String {
        format!("{}{}", self.curve(), self.head())
    }

    /// The curve without the head: only the curve is dashed.
    pub fn curve(self) -> String {
        let Self { begin, bends: [one, two], end } = self;
        format!("M{}C{} {} {}", written(begin), written(one), written(two), written(end))
    }

    pub fn head(self) -> String {
        let back = self.end.to(self.bends[1]).unit();
        let side =
            |spread: f32| written(self.end.plus(back, HEAD).plus(back.right(), HEAD * spread));
        format!("M{}L{}L{}", side(SPREAD), written(self.end), side(-SPREAD))
    }
}

/// A point in the syntax of SVG paths.
pub fn written(Point { x, y }: Point) -> String {
    format!("{} {}", rounded(x, 2), rounded(y, 2))
}

/// All arrows of a table, and that of a pistol about to be aimed or moved.
pub fn arrows(scene: &Scene, players: &Players, preview: Option<(Pistol, Seat)>) -> Html {
    let view = format!("0 0 100 {}", rounded(HIGH, 0));
    let moved = |pistol: Pistol| preview.is_some_and(|(moved, _)| moved == pistol);
    let pistols = scene.view.pistols().filter(|(pistol, _)| !moved(*pistol));
    html! {
        <svg class="gr-arrows" viewBox={view} preserveAspectRatio="none" aria-hidden="true" focusable="false">
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
    let places = &scene.view.by_seat;
    let holder = &places[pistol.holder];
    let fate = holder.fates[usize::from(scene.view.round.max(1)) - 1];
    let out = |seat: Seat| places[seat].stands == Some(Stand::SitsOut);
    let idle = out(pistol.holder) || out(aim.at);
    let fired = match fate {
        Fate::Revealed(load) if !idle => Some(if load.wounds() { "is-bullet" } else { "is-blank" }),
        Fate::Revealed(_) | Fate::Waits | Fate::SatOut | Fate::NoTarget => None,
    };
    let turns = scene.events.contains(&Event::Turned(pistol));
    let lit = turns || scene.spotlight == Some(pistol.holder);
    let shoots = scene.shots().any(|(fired, ..)| fired == pistol);
    let class = classes!(
        idle.then_some("is-idle"),
        fired,
        lit.then_some("is-lit"),
        shoots.then_some("is-firing")
    );
    arrow_view(scene, players, pistol, aim, &class)
}

fn arrow_view(scene: &Scene, players: &Players, pistol: Pistol, aim: Aim, state: &Classes) -> Html {
    let ring = Ring(scene.view.seats);
    let (holder, target) = (place_of(&scene.view, pistol.holder), place_of(&scene.view, aim.at));
    let arrow = if aim.turned {
        ring.turned(holder, target, pistol.nth)
    } else {
        ring.arrow(holder, target, pistol.nth)
    };
    let second = (pistol.nth == Nth::Second).then_some("is-second");
    let turned = aim.turned.then_some("is-turned");
    let name = format!("{}-{:?}", pistol.holder, pistol.nth);
    html! {
        <g key={name.clone()} class={classes!("gr-arrow", players.look(pistol.holder).class(), second, turned, state.clone())}>
            <path class="gr-arrow__edge" d={arrow.path()} data-reshape={format!("{name}-edge")} />
            <path class="gr-arrow__line" d={arrow.curve()} data-reshape={name.clone()} />
            <path class="gr-arrow__head" d={arrow.head()} data-reshape={format!("{name}-head")} />
            if state.contains("is-bullet") {
                { hit(arrow) }
            }
        </g>
    }
}

fn hit(arrow: Arrow) -> Html {
    let transform = format!("translate({})", written(arrow.end));
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
        one.to(other).length()
    }

    /// All ordered pairs of seats at every table, as `(seats, one, other)`.
    fn pairs() -> impl Iterator<Item = (u8, u8, u8)> {
        (3..=8).flat_map(|seats| {
            (0..seats).flat_map(move |one| {
                (0..seats).filter(move |two| *two != one).map(move |two| (seats, one, two))
            })
        })
    }

    #[test]
    fn places_are_at_equal_angles() {
        for seats in 1..=8 {
            for nth in 0..seats {
                let angle = std::f32::consts::TAU * f32::from(nth) / f32::from(seats);
                let (sine, cosine) = Ring(seats).turn(nth);
                assert!((sine - angle.sin()).abs() < 1e-5, "{seats} {nth}");
                assert!((cosine - angle.cos()).abs() < 1e-5, "{seats} {nth}");
            }
        }
    }

    #[test]
    fn nobody_sits_on_anybody_and_all_sit_on_the_board() {
        for seats in 3..=8 {
            let places: Vec<Point> = (0..seats).map(|nth| Ring(seats).place(nth)).collect();
            let (wide, tall) = (wide(seats), TALL);
            for (at, one) in places.iter().enumerate() {
                assert!(one.x >= wide / 2.0 && one.x <= 100.0 - wide / 2.0, "{one:?}");
                assert!(one.y >= tall / 2.0 && one.y <= HIGH - tall / 2.0, "{one:?}");
                for other in &places[..at] {
                    let apart = (one.x - other.x).abs() >= wide || (one.y - other.y).abs() >= tall;
                    assert!(apart, "{seats} seats: {one:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn every_arrow_can_be_seen_and_ends_beside_its_target() {
        for (seats, one, two) in pairs() {
            let ring = Ring(seats);
            for nth in Nth::ALL {
                let arrow = ring.arrow(one, two, nth);
                let long = distance(arrow.begin, arrow.end);
                assert!(long > 10.0, "{seats} seats, {one} to {two}: {long}");
                assert!(distance(arrow.end, ring.place(two)) < 20.0);
                assert!(distance(arrow.begin, ring.place(one)) < 20.0);
                let back = ring.turned(one, two, nth);
                assert!(distance(back.end, ring.place(one)) < 20.0, "it turns on its holder");
            }
        }
    }

    #[test]
    fn arrows_between_the_same_seats_lie_apart() {
        for (seats, one, two) in pairs() {
            let ring = Ring(seats);
            let there = ring.arrow(one, two, Nth::First);
            let back = ring.arrow(two, one, Nth::First);
            let second = ring.arrow(one, two, Nth::Second);
            for other in [back, second] {
                let bends = distance(there.bends[0], other.bends[1])
                    .max(distance(there.bends[0], other.bends[0]));
                assert!(bends > 1.5, "{seats} seats, {one} and {two}: {bends}");
            }
        }
    }
}
