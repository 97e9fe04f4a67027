//! Bytes as capital letters and digits (RFC 4648, base32 without padding), which take 5.5 bits each in a QR code;
//! base64's small letters take 8.

const LETTERS: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

pub(super) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(5) * 8);
    let (mut held, mut held_bits) = (0_u32, 0_u32);
    for &byte in bytes {
        held = held << 8 | u32::from(byte);
        held_bits += 8;
        while held_bits >= 5 {
            held_bits -= 5;
            text.push(letter(held >> held_bits));
        }
        held &= (1 << held_bits) - 1;
    }
    if held_bits > 0 {
        text.push(letter(held << (5 - held_bits)));
    }
    text
}

fn letter(value: u32) -> char {
    char::from(LETTERS[(value & 31) as usize])
}

/// The bytes of a text, in upper or lower case; `None` if it isn't in [`encode`]'s form.
pub(super) fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 5 / 8);
    let (mut held, mut held_bits) = (0_u32, 0_u32);
    for byte in text.bytes() {
        let capital = byte.to_ascii_uppercase();
        let value = match capital {
            b'A'..=b'Z' => capital - b'A',
            b'2'..=b'7' => capital - b'2' + 26,
            _ => return None,
        };
        held = held << 5 | u32::from(value);
        held_bits += 5;
        if held_bits >= 8 {
            held_bits -= 8;
            bytes.push((held >> held_bits) as u8);
            held &= (1 << held_bits) - 1;
        }
    }
    // The last letter may be filled up with fewer than five bits, all zero.
    (held_bits < 5 && held == 0).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn texts_are_those_of_the_rfc() {
        for (plain, text) in [
            ("", ""),
            ("f", "MY"),
            ("fo", "MZXQ"),
            ("foo", "MZXW6"),
            ("foob", "MZXW6YQ"),
            ("fooba", "MZXW6YTB"),
            ("foobar", "MZXW6YTBOI"),
        ] {
            assert_eq!(encode(plain.as_bytes()), text);
            assert_eq!(decode(text).as_deref(), Some(plain.as_bytes()));
            assert_eq!(decode(&text.to_lowercase()).as_deref(), Some(plain.as_bytes()));
        }
        for none in ["A", "MZ1", "MY=", "MZ", "MZXW6YT", "é"] {
            assert_eq!(decode(none), None, "{none}");
        }
    }

    proptest! {
        #[test]
        fn a_text_has_one_way_to_be_written(text in "[A-Z2-7]{0,40}") {
            if let Some(bytes) = decode(&text) {
                prop_assert_eq!(encode(&bytes), text);
            }
        }
    }
}
