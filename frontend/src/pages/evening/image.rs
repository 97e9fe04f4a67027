//! The result of an evening as an image, drawn on the device.

use js_sys::Function;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, Path2d};
use yew::Callback;

use super::awards::AwardWinner;
use super::{deciding_lead, names_of, title};
use crate::components::seat::Look;
use crate::services::evenings::{Column, Evening, Standings, StandingsRow};
use crate::services::page;
use crate::words::{self as shared, evening as words};

const MOST_AWARDS: usize = 8;
const MOST_ROWS: usize = 8;

/// The image's width in pixels, like all sizes below.
const WIDTH: u32 = 1080;
const EDGE: f64 = 72.0;
const ROW_HEIGHT: u32 = 74;
const AWARD_HEIGHT: u32 = 104;
/// For everything but the rows and awards.
const OTHER_HEIGHT: u32 = 700;
const SERIF: &str = "\"Facedown Serif\", Georgia, serif";
const SANS: &str = "\"Facedown Sans\", system-ui, sans-serif";
const WINNER_RADIUS: f64 = 64.0;
const GROUND: &str = "#181c24";
const INK: &str = "#10141b";
const TEXT: &str = "#f3ecde";
const SOFT: &str = "#b8b2a5";
const ACCENT: &str = "#e8b34f";
const LINE: &str = "#343b49";

/// Draws the image. Returns whether the drawing succeeded; `on_done` gets `None` if making the file fails later.
pub fn draw_image(
    evening: &Evening,
    awards: &[AwardWinner],
    on_done: Callback<Option<Blob>>,
) -> bool {
    draw(evening, awards).is_some_and(|canvas| {
        let on_blob = Closure::once_into_js(move |blob: Option<Blob>| on_done.emit(blob));
        canvas.to_blob(on_blob.unchecked_ref::<Function>()).is_ok()
    })
}

/// The canvas, and the height drawn so far, in pixels from the top.
struct Pen {
    canvas: CanvasRenderingContext2d,
    y: f64,
}

impl Pen {
    fn text(&self, text: &str, (x, y): (f64, f64), (font, colour): (&str, &str), max_width: f64) {
        self.canvas.set_font(font);
        self.canvas.set_fill_style_str(colour);
        // A long text gets narrower letters instead of being cut.
        let _ = self.canvas.fill_text_with_max_width(text, x, y, max_width);
    }

    fn mark(&self, look: Look, (x, y): (f64, f64), radius: f64) -> Option<()> {
        self.canvas.set_fill_style_str(&colour_of(look));
        self.canvas.begin_path();
        self.canvas.arc(x, y, radius, 0.0, std::f64::consts::TAU).ok()?;
        self.canvas.fill();
        // Emblems are drawn in a box of 24 × 24; here it is 1.3 radii wide.
        let emblem = Path2d::new_with_path_string(look.path()).ok()?;
        let scale = radius * 1.3 / 24.0;
        self.canvas.save();
        self.canvas.translate(x - 12.0 * scale, y - 12.0 * scale).ok()?;
        self.canvas.scale(scale, scale).ok()?;
        self.canvas.set_fill_style_str(INK);
        self.canvas.fill_with_path_2d(&emblem);
        self.canvas.restore();
        Some(())
    }

    fn line(&self) {
        self.canvas.set_fill_style_str(LINE);
        self.canvas.fill_rect(EDGE, self.y, f64::from(WIDTH) - 2.0 * EDGE, 2.0);
    }
}

fn draw(evening: &Evening, awards: &[AwardWinner]) -> Option<HtmlCanvasElement> {
    let standings = Standings::from_evening(evening);
    let rows = &standings.rows[..standings.rows.len().min(MOST_ROWS)];
    let awards = &awards[..awards.len().min(MOST_AWARDS)];
    let winners = standings.winners();
    let look_of = |guest: usize| evening.guests[guest].look;
    let document = page::document()?;
    let element: HtmlCanvasElement = document.create_element("canvas").ok()?.dyn_into().ok()?;
    let rows_height = u32::try_from(rows.len()).ok()? * ROW_HEIGHT;
    let awards_height = u32::try_from(awards.len()).ok()? * AWARD_HEIGHT;
    let height = OTHER_HEIGHT + rows_height + awards_height;
    element.set_width(WIDTH);
    element.set_height(height);
    let height = f64::from(height);
    let canvas: CanvasRenderingContext2d = element.get_context("2d").ok()??.dyn_into().ok()?;
    canvas.set_fill_style_str(GROUND);
    canvas.fill_rect(0.0, 0.0, WIDTH.into(), height);
    let room = f64::from(WIDTH) - 2.0 * EDGE;
    let plain_font = format!("400 34px {SANS}");
    let mut pen = Pen { canvas, y: 120.0 };
    pen.text(&title(evening), (EDGE, pen.y), (&plain_font, SOFT), room);
    pen.y += 48.0 + WINNER_RADIUS;
    let mut x = EDGE + WINNER_RADIUS;
    for winner in &winners {
        pen.mark(look_of(*winner), (x, pen.y), WINNER_RADIUS)?;
        x += 2.2 * WINNER_RADIUS;
    }
    pen.y += WINNER_RADIUS + 84.0;
    let headline = words::wins(&names_of(evening, &winners));
    pen.text(&headline, (EDGE, pen.y), (&format!("600 84px {SERIF}"), ACCENT), room);
    pen.y += 54.0;
    let lead_text = deciding_lead(evening, &standings).unwrap_or_default();
    pen.text(&lead_text, (EDGE, pen.y), (&plain_font, SOFT), room);
    pen.y += 40.0;
    pen.line();
    let column = standings.tiebreak().map(|tiebreak| tiebreak.by);
    for row in rows {
        let guest = &evening.guests[row.guest];
        pen.y += f64::from(ROW_HEIGHT);
        let base = pen.y - 14.0;
        pen.text(&row.place.to_string(), (EDGE, base), (&plain_font, SOFT), 50.0);
        pen.mark(guest.look, (EDGE + 78.0, base - 12.0), 25.0)?;
        pen.text(&guest.name, (EDGE + 124.0, base), (&format!("600 38px {SANS}"), TEXT), 470.0);
        pen.canvas.set_text_align("right");
        let right = f64::from(WIDTH) - EDGE;
        pen.text(&deciding_value(evening, column, row), (right, base), (&plain_font, TEXT), 330.0);
        pen.canvas.set_text_align("left");
    }
    pen.y += 40.0;
    pen.line();
    pen.y += 20.0;
    for award in awards {
        pen.y += f64::from(AWARD_HEIGHT);
        pen.mark(look_of(award.guest), (EDGE + 25.0, pen.y - 48.0), 25.0)?;
        let (left, room) = (EDGE + 76.0, room - 76.0);
        let title = &award.award.title;
        pen.text(title, (left, pen.y - 56.0), (&format!("600 36px {SERIF}"), ACCENT), room);
        let deed = award.deed_sentence(evening);
        pen.text(&deed, (left, pen.y - 14.0), (&format!("400 30px {SANS}"), TEXT), room);
    }
    pen.text(&shared::NAME, (EDGE, height - 48.0), (&format!("600 32px {SERIF}"), SOFT), room);
    Some(element)
}

/// A guest's value in the column that decided the places; in the first column if none did. Tokens come with strikes.
fn deciding_value(evening: &Evening, column: Option<Column>, row: &StandingsRow) -> String {
    match column {
        Some(Column::Wins) => words::wins_of(row.wins),
        Some(Column::Points) => words::points(row.half_points),
        None if evening.season.is_none() => words::points(row.half_points),
        Some(Column::Tokens | Column::Strikes) | None => words::purse(row.half_tokens, row.strikes),
    }
}

/// A look's bright colour, as in the style sheets.
fn colour_of(look: Look) -> String {
    // Only an element on the page has a computed style.
    let read_colour = || {
        let window = page::window()?;
        let document = window.document()?;
        let probe = document.create_element("span").ok()?;
        probe.set_class_name(&look.class());
        document.body()?.append_child(&probe).ok()?;
        let style = window.get_computed_style(&probe).ok()??;
        let colour = style.get_property_value("--seat-bright").ok()?;
        probe.remove();
        Some(colour.trim().to_owned())
    };
    read_colour().filter(|colour| !colour.is_empty()).unwrap_or_else(|| TEXT.to_owned())
}
