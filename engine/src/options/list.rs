//! Short lists of small numbers, each packed into one value, for [`Kind::List`](super::Kind::List).

use std::fmt::{self, Write};

use crate::seat::Seat;

/// Packs up to eight numbers from 0 to `most`; `None` if they don't fit. The empty list becomes 0.
#[must_use]
pub fn pack(most: u8, numbers: &[u8]) -> Option<u32> {
    let fits = numbers.len() <= Seat::MOST.into() && numbers.iter().all(|number| *number <= most);
    // Digits count from 1 (bijective numeration), so that a trailing 0 makes a difference.
    let digits = numbers.iter().rev().map(|number| u32::from(*number) + 1);
    fits.then(|| digits.fold(0, |value, digit| value * base(most) + digit))
}

/// Unpacks a value.
pub fn unpack(most: u8, value: u32) -> impl Iterator<Item = u8> {
    let mut rest = value;
    std::iter::from_fn(move || {
        let digit = rest.checked_sub(1)?;
        rest = digit / base(most);
        Some((digit % base(most)) as u8)
    })
}

fn base(most: u8) -> u32 {
    u32::from(most) + 1
}

/// Reads `2,1,0`.
pub(super) fn read(most: u8, text: &str) -> Option<u32> {
    let has_only_digits = |part: &str| part.bytes().all(|digit| digit.is_ascii_digit());
    let read_number = |part: &str| has_only_digits(part).then(|| part.parse().ok())?;
    let numbers: Vec<u8> = text.split(',').map(read_number).collect::<Option<_>>()?;
    pack(most, &numbers)
}

/// Writes `2,1,0`.
///
/// # Errors
/// The writer's error.
pub fn write(numbers: impl Iterator<Item = u8>, to: &mut dyn Write) -> fmt::Result {
    for (at, number) in numbers.enumerate() {
        write!(to, "{}{number}", if at == 0 { "" } else { "," })?;
    }
    Ok(())
}
