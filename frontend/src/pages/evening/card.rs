//! The result card of an evening as an image, drawn on the device.

use js_sys::Function;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, Path2d};

use yew::Callback;

use crate::components::seat::Look;
use crate::services::page;

pub struct ResultImage {
    pub title: String,
    /// The winners' looks.
    pub winners: Vec<Look>,
    pub headline: String,
    /// The deciding criterion in words; empty where there was none.
    pub decided: String,
    /// The standings: place, look, name, and counts.
    pub rows: Vec<(usize, Look, String, String)>,
    /// The awards: look, title, and sentence.
    pub awards: Vec<(Look, String, String)>,
    pub foot: String,
}

const WIDTH: u32 = 1080;
const EDGE: f64 = 72.0;
const ROW: u32 = 74;
const AWARD: u32 = 104;
const SERIF: &str = "\"Facedown Serif\", Georgia, serif";
const SANS: &str = "\"Facedown Sans\", system-ui, sans-serif";
const WINNER: f64 = 64.0;
const GROUND: &str = "#181c24";
const INK: &str = "#10141b";
const TEXT: &str = "#f3ecde";
const SOFT: &str = "#b8b2a5";
const ACCENT: &str = "#e8b34f";
const LINE: &str = "#343b49";

/// Draws the card. Returns whether the browser could begin; `on_done` gets `None` if it fails later.
pub fn picture(card: &ResultImage, on_done: Callback<Option<Blob>>) -> bool {
    draw(card).is_some_and(|canvas| {
        let done = Closure::once_into_js(move |blob: Option<Blob>| on_done.emit(blob));
        canvas.to_blob(done.unchecked_ref::<Function>()).is_ok()
    })
}

struct Pen {
    on: CanvasRenderingContext2d,
    y: f64,
}

impl Pen {
    fn text(&self, text: &str, (x, y): (f64, f64), (font, colour): (&str, &str), room: f64) {
        self.on.set_font(font);
        self.on.set_fill_style_str(colour);
        // A long text gets narrower letters instead of being cut.
        let _ = self.on.fill_text_with_max_width(text, x, y, room);
    }

    fn mark(&self, look: Look, (x, y): (f64, f64), radius: f64) -> Option<()> {
        self.on.set_fill_style_str(&colour_of(look));
        self.on.begin_path();
        self.on.arc(x, y, radius, 0.0, std::f64::consts::TAU).ok()?;
        self.on.fill();
        let emblem = Path2d::new_with_path_string(look.path()).ok()?;
        let scale = radius * 1.3 / 24.0;
        self.on.save();
        self.on.translate(x - 12.0 * scale, y - 12.0 * scale).ok()?;
        self.on.scale(scale, scale).ok()?;
        self.on.set_fill_style_str(INK);
        self.on.fill_with_path_2d(&emblem);
        self.on.restore();
        Some(())
    }

    fn line(&self) {
        self.on.set_fill_style_str(LINE);
        self.on.fill_rect(EDGE, self.y, f64::from(WIDTH) - 2.0 * EDGE, 2.0);
    }
}

fn draw(card: &ResultImage) -> Option<HtmlCanvasElement> {
    let document = page::window()?.document()?;
    let canvas: HtmlCanvasElement = document.create_element("canvas").ok()?.dyn_into().ok()?;
    let rows = u32::try_from(card.rows.len()).ok()?;
    let awards = u32::try_from(card.awards.len()).ok()?;
    let height = 700 + rows * ROW + awards * AWARD;
    canvas.set_width(WIDTH);
    canvas.set_height(height);
    let height = f64::from(height);
    let on: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    on.set_fill_style_str(GROUND);
    on.fill_rect(0.0, 0.0, WIDTH.into(), height);
    let room = f64::from(WIDTH) - 2.0 * EDGE;
    let mut pen = Pen { on, y: 120.0 };
    pen.text(&card.title, (EDGE, pen.y), (&format!("400 34px {SANS}"), SOFT), room);
    pen.y += 48.0 + WINNER;
    let mut x = EDGE + WINNER;
    for look in &card.winners {
        pen.mark(*look, (x, pen.y), WINNER)?;
        x += 2.2 * WINNER;
    }
    pen.y += WINNER + 84.0;
    pen.text(&card.headline, (EDGE, pen.y), (&format!("600 84px {SERIF}"), ACCENT), room);
    pen.y += 54.0;
    pen.text(&card.decided, (EDGE, pen.y), (&format!("400 34px {SANS}"), SOFT), room);
    pen.y += 40.0;
    pen.line();
    for (place, look, name, count) in &card.rows {
        pen.y += f64::from(ROW);
        let base = pen.y - 14.0;
        pen.text(&place.to_string(), (EDGE, base), (&format!("400 34px {SANS}"), SOFT), 50.0);
        pen.mark(*look, (EDGE + 78.0, base - 12.0), 25.0)?;
        pen.text(name, (EDGE + 124.0, base), (&format!("600 38px {SANS}"), TEXT), 470.0);
        pen.on.set_text_align("right");
        let right = f64::from(WIDTH) - EDGE;
        pen.text(count, (right, base), (&format!("400 34px {SANS}"), TEXT), 330.0);
        pen.on.set_text_align("left");
    }
    pen.y += 40.0;
    pen.line();
    pen.y += 20.0;
    for (look, title, deed) in &card.awards {
        pen.y += f64::from(AWARD);
        pen.mark(*look, (EDGE + 25.0, pen.y - 48.0), 25.0)?;
        let (left, room) = (EDGE + 76.0, room - 76.0);
        pen.text(title, (left, pen.y - 56.0), (&format!("600 36px {SERIF}"), ACCENT), room);
        pen.text(deed, (left, pen.y - 14.0), (&format!("400 30px {SANS}"), TEXT), room);
    }
    pen.text(&card.foot, (EDGE, height - 48.0), (&format!("600 32px {SERIF}"), SOFT), room);
    Some(canvas)
}

/// A look's bright colour, as in the style sheets.
fn colour_of(look: Look) -> String {
    let read = || {
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
    read().filter(|colour| !colour.is_empty()).unwrap_or_else(|| TEXT.to_owned())
}
