//! Draws QR codes.

use std::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc, QrSegment};

/// The quiet zone that readers need, in modules.
const MARGIN: usize = 4;

/// A second mode costs 20 bits, which pays from this number of characters on.
const SHORTEST_ALPHANUMERIC: usize = 16;

/// A text's code. It often ends with only capital letters and digits, which take less room in alphanumeric mode.
fn code(text: &str) -> Option<QrCode> {
    let length = text.bytes().rev().take_while(|byte| is_alphanumeric(*byte)).count();
    if length < SHORTEST_ALPHANUMERIC {
        return QrCode::encode_text(text, QrCodeEcc::Low).ok();
    }
    let (start, end) = text.split_at(text.len() - length);
    let mut parts = vec![QrSegment::make_alphanumeric(end)];
    if !start.is_empty() {
        parts.insert(0, QrSegment::make_bytes(start.as_bytes()));
    }
    QrCode::encode_segments(&parts, QrCodeEcc::Low).ok()
}

/// Whether a byte is one of the 45 characters that QR codes pack in pairs into 11 bits.
const fn is_alphanumeric(byte: u8) -> bool {
    byte.is_ascii_digit()
        || byte.is_ascii_uppercase()
        || matches!(byte, b' ' | b'$' | b'%' | b'*' | b'+' | b'-'..=b'/' | b':')
}

/// The modules of a text's code, row by row, without a margin.
pub fn modules(text: &str) -> Option<Vec<Vec<bool>>> {
    let code = code(text)?;
    let row = |y| (0..code.size()).map(|x| code.get_module(x, y)).collect();
    Some((0..code.size()).map(row).collect())
}

/// A text's QR code as the address of an image, dark on white with its margin; `None` if the text is too long. Dark modes
/// and extensions would invert a drawing in the page, and few readers accept that.
pub fn picture(text: &str) -> Option<String> {
    let modules = modules(text)?;
    let mut path = String::new();
    for (top, row) in (MARGIN..).zip(&modules) {
        let mut left = MARGIN;
        for run in row.chunk_by(|one, next| one == next) {
            let length = run.len();
            if run[0] {
                let _ = write!(path, "M{left} {top}h{length}v1h-{length}z");
            }
            left += length;
        }
    }
    let side = modules.len() + 2 * MARGIN;
    Some(format!(
        "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {side} {side}' shape-rendering='crispEdges'>\
         <path fill='white' d='M0 0h{side}v{side}H0z'/><path d='{path}'/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_the_three_corner_squares_and_a_quiet_margin() {
        let text = "https://example.org/#/link/AQ";
        let picture = picture(text).unwrap();
        let side = modules(text).unwrap().len() + 2 * MARGIN;
        let far = side - MARGIN - 7;
        for corner in [format!("M{MARGIN} {MARGIN}h7"), format!("M{far} {MARGIN}h7")] {
            assert!(picture.contains(&corner), "{corner}");
        }
        assert!(picture.contains(&format!("M{MARGIN} {far}h7")));
        assert!(picture.contains(&format!("fill='white' d='M0 0h{side}v{side}H0z'")));
        assert!(!picture.contains("M3 "));
    }

    #[test]
    fn capital_letters_and_digits_take_less_room() {
        let address = "https://a-host.example/facedown/#/join/";
        let payload = "CFJ7".repeat(50);
        let side = |text: &str| modules(text).unwrap().len();
        assert_eq!(side(&format!("{address}{payload}")), 49);
        assert_eq!(side(&format!("{address}{}", payload.to_lowercase())), 57);
    }

    #[test]
    fn an_overlong_text_has_no_picture() {
        assert_eq!(picture(&"x".repeat(4_000)), None);
    }
}
