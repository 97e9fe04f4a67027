//! Fractions as text. The standard library's formatting is exact to the last digit, and 16 KB of the program.

/// A number rounded to `digits` digits after the point, at most 6: `-0.50`, `12`. Halves are rounded to even numbers.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "what is shown has few digits, and the sign is written apart"
)]
pub fn rounded(number: impl Into<f64>, digits: u32) -> String {
    let scale = 10_u64.pow(digits);
    let number = number.into();
    let all = (number.abs() * scale as f64).round_ties_even() as u64;
    let sign = if number < 0.0 && all > 0 { "-" } else { "" };
    let (whole, part) = (all / scale, all % scale);
    match digits {
        0 => format!("{sign}{whole}"),
        _ => format!("{sign}{whole}.{part:0width$}", width = digits as usize),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded_as_the_standard_library_does() {
        for number in [0.0, 0.004, -0.004, 0.25, -1.26, 99.995_1, 1234.5, -17.0, 0.049] {
            for digits in [1, 2, 3] {
                let (text, digits) = (rounded(number, digits), digits as usize);
                assert_eq!(text.parse::<f64>(), format!("{number:.digits$}").parse(), "{number}");
            }
        }
        assert_eq!((rounded(2.5_f32, 0), rounded(3.5, 0)), ("2".into(), "4".into()));
        assert_eq!(rounded(-0.5, 2), "-0.50");
        assert_eq!(rounded(7.0, 1), "7.0");
    }
}
