//! Formats tables and numbers for people.

/// A Markdown table, its first column left-aligned, the others right-aligned.
#[must_use]
pub fn table(headings: &[&str], rows: &[impl AsRef<[String]>]) -> String {
    let mut dividers = vec!["--:"; headings.len()];
    dividers[0] = "---";
    let line = |cells: String| format!("| {cells} |\n");
    let rows = rows.iter().map(|row| line(row.as_ref().join(" | ")));
    [line(headings.join(" | ")), line(dividers.join(" | "))].into_iter().chain(rows).collect()
}

/// Three significant digits, with commas between thousands: `0.294`, `12.3`, `10,912,345`.
#[must_use]
pub fn figure(value: f64) -> String {
    // The limits are those of the rounded value, so that 9.996 is 10.0, not 10.00.
    let decimals = [(2, 9.995), (1, 99.95)].into_iter().find(|(_, limit)| value.abs() < *limit);
    match decimals {
        _ if value == 0.0 => "0".to_owned(),
        _ if value.abs() < 0.9995 => {
            let zeros = -(value.abs().log10().floor() as i32) - 1;
            format!("{value:.digits$}", digits = usize::try_from(zeros + 3).unwrap_or(3))
        }
        Some((decimals, _)) => format!("{value:.decimals$}"),
        None => group_thousands(&format!("{value:.0}")),
    }
}

#[expect(clippy::cast_precision_loss, reason = "no count reaches 2⁵³")]
#[must_use]
pub const fn ratio(count: u64, total: u64) -> f64 {
    count as f64 / total as f64
}

/// Digits with commas between thousands.
#[must_use]
pub fn group_thousands(digits: &str) -> String {
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_digits_count_and_thousands_are_set_apart() {
        let figures = [
            (0.0, "0"),
            (0.0294, "0.0294"),
            (0.294, "0.294"),
            (0.9999, "1.00"),
            (1.0, "1.00"),
            (9.996, "10.0"),
            (12.34, "12.3"),
            (99.97, "100"),
            (312.4, "312"),
            (999.0, "999"),
            (1000.0, "1,000"),
            (10_912_345.4, "10,912,345"),
        ];
        for (value, text) in figures {
            assert_eq!(figure(value), text);
        }
    }
}
