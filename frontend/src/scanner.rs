//! The scanner reads QR codes from camera pictures, in a worker, for browsers without a barcode reader of their own.

use js_sys::global;
use rqrr::PreparedImage;
use wasm_bindgen::JsCast;
use web_sys::{DedicatedWorkerGlobalScope, ImageData};

use crate::services::worker::on_message;

/// Answers each picture with the text of its code, or an empty text.
pub fn start() {
    let Ok(scope) = global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let worker = scope.clone();
    let listener = on_message(&scope, move |data| {
        let text = data.dyn_ref::<ImageData>().and_then(|image| {
            let (width, height) = (image.width() as usize, image.height() as usize);
            read(&image.data(), width, height)
        });
        let _ = worker.post_message(&text.unwrap_or_default().into());
    });
    listener.forget();
    // The page waits for this first message: the scanner is ready.
    let _ = scope.post_message(&"".into());
}

fn read(pixels: &[u8], width: usize, height: usize) -> Option<String> {
    if width == 0 || height == 0 || pixels.len() != width * height * 4 {
        return None;
    }
    let grey = |x: usize, y: usize| {
        let at = (y * width + x) * 4;
        let [red, green, blue] = [0, 1, 2].map(|channel| u32::from(pixels[at + channel]));
        // The luma's usual weights, in 256ths.
        ((red * 77 + green * 150 + blue * 29) >> 8) as u8
    };
    // Reads the inverted picture, too: a dark mode may show the code light on dark.
    [0, u8::MAX].into_iter().find_map(|mask| {
        let mut image =
            PreparedImage::prepare_from_greyscale(width, height, |x, y| grey(x, y) ^ mask);
        let grids = image.detect_grids();
        grids.iter().find_map(|grid| grid.decode().ok()).map(|(_, text)| text)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::qr;

    /// A camera picture of a code: `scale` pixels a module, on grey; every 100 rows it moves right by `lean` pixels.
    fn photo(text: &str, scale: usize, lean: usize) -> (Vec<u8>, usize) {
        let modules = qr::modules(text).unwrap();
        let side = (modules.len() + 8) * scale + 60;
        let mut pixels = vec![180; side * side * 4];
        for y in 0..modules.len() * scale {
            for x in 0..modules.len() * scale {
                let is_dark = modules[y / scale][x / scale];
                let at = ((y + 30 + 4 * scale) * side + x + 30 + 4 * scale + y * lean / 100) * 4;
                pixels[at..at + 3].fill(if is_dark { 40 } else { 220 });
            }
        }
        (pixels, side)
    }

    #[test]
    fn codes_are_read() {
        let answer = "CFJ7".repeat(40);
        for (text, scale, lean) in
            [("HELLO", 3, 0), (&*answer, 3, 0), (&answer, 6, 0), (&answer, 6, 5)]
        {
            let (pixels, side) = photo(text, scale, lean);
            assert_eq!(read(&pixels, side, side).as_deref(), Some(text), "{scale} {lean}");
            let inverted: Vec<u8> = pixels.iter().map(|byte| !byte).collect();
            assert_eq!(read(&inverted, side, side).as_deref(), Some(text), "{scale} {lean}");
        }
    }

    #[test]
    fn pictures_without_a_code_have_no_text() {
        assert_eq!(read(&[255; 400], 10, 10), None);
        assert_eq!(read(&[], 0, 0), None);
        assert_eq!(read(&[1, 2, 3], 10, 10), None);
        let noise: Vec<u8> =
            (0..40_000_u32).map(|at| (at.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
        assert_eq!(read(&noise, 100, 100), None);
    }
}
