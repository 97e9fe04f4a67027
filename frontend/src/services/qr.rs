//! A link as a picture for another device's camera.

use std::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc};

/// The quiet zone that readers need, in modules.
const MARGIN: i32 = 4;

/// A QR code as one SVG path of unit squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The width and height, margin included.
    pub side: i32,
    /// The dark modules.
    pub path: String,
}

/// The picture of a text; `None` if it is too long for any.
pub fn picture(text: &str) -> Option<Picture> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let start = x;
            while x < code.size() && code.get_module(x, y) {
                x += 1;
            }
            let run = x - start;
            if run > 0 {
                let (left, top) = (start + MARGIN, y + MARGIN);
                let _ = write!(path, "M{left} {top}h{run}v1h-{run}z");
            }
            x += 1;
        }
    }
    Some(Picture { side: code.size() + 2 * MARGIN, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_the_three_corner_squares_and_a_quiet_margin() {
        let picture = picture("https://example.org/#/link/AQ").unwrap();
        let far = picture.side - MARGIN - 7;
        for corner in [format!("M{MARGIN} {MARGIN}h7"), format!("M{far} {MARGIN}h7")] {
            assert!(picture.path.contains(&corner), "{corner}");
        }
        assert!(picture.path.contains(&format!("M{MARGIN} {far}h7")));
        assert!(!picture.path.contains("M0 ") && !picture.path.contains("M3 "));
    }

    #[test]
    fn what_is_too_long_has_no_picture() {
        assert_eq!(picture(&"x".repeat(4_000)), None);
    }
}
