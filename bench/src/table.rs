//! Figures as people read them.

use std::fmt::Write;

/// For whom a table is written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Form {
    /// Who reads it in a terminal.
    #[default]
    Text,
    /// The pages in `docs/`.
    Markdown,
}

impl Form {
    /// What is asked for, and the other arguments: `--markdown` may stand anywhere among them.
    #[must_use]
    pub fn of<'a>(arguments: &[&'a str]) -> (Self, Vec<&'a str>) {
        let others: Vec<&str> =
            arguments.iter().copied().filter(|argument| *argument != "--markdown").collect();
        let form = if others.len() < arguments.len() { Self::Markdown } else { Self::Text };
        (form, others)
    }

    /// Columns under their headings, the first one to the left, the others to the right. A heading
    /// may have several lines.
    #[must_use]
    pub fn table(self, headings: &[&str], rows: &[impl AsRef<[String]>]) -> String {
        let rows = rows.iter().map(|row| row.as_ref().iter().map(String::as_str).collect());
        let rows: Vec<Vec<&str>> = rows.collect();
        match self {
            Self::Text => text(headings, &rows),
            Self::Markdown => markdown(headings, &rows),
        }
    }
}

fn markdown(headings: &[&str], rows: &[Vec<&str>]) -> String {
    let line = |cells: &[&str]| format!("| {} |\n", cells.join(" | "));
    let headings: Vec<_> =
        headings.iter().map(|heading| heading.trim().replace('\n', " ")).collect();
    let mut rules = vec!["--:"; headings.len()];
    rules[0] = "---";
    let head = [format!("| {} |\n", headings.join(" | ")), line(&rules)];
    head.into_iter().chain(rows.iter().map(|row| line(row))).collect()
}

fn text(headings: &[&str], rows: &[Vec<&str>]) -> String {
    let height = headings.iter().map(|heading| heading.lines().count()).max().unwrap_or(0);
    let mut lines: Vec<Vec<&str>> = (0..height)
        .map(|line| {
            headings.iter().map(|heading| heading.lines().nth(line).unwrap_or("")).collect()
        })
        .collect();
    lines.extend_from_slice(rows);
    let width =
        |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..headings.len()).map(width).collect();
    let mut text = String::new();
    for (number, line) in lines.iter().enumerate() {
        if number == height {
            let rules: Vec<_> = widths.iter().map(|width| "─".repeat(*width)).collect();
            writeln!(text, "{}", rules.join("──")).expect("a string takes any text");
        }
        let mut row = format!("{:<width$}", line[0], width = widths[0]);
        for (cell, &width) in line.iter().zip(&widths).skip(1) {
            write!(row, "  {cell:>width$}").expect("a string takes any text");
        }
        writeln!(text, "{}", row.trim_end()).expect("a string takes any text");
    }
    text
}

/// Three digits that count, and commas between thousands: `0.294`, `12.3`, `10,912,345`.
#[must_use]
pub fn figure(value: f64) -> String {
    // Compared as it is written, so that 9.996 is 10.0, not 10.00.
    let decimals = [(2, 9.995), (1, 99.95)].into_iter().find(|(_, most)| value.abs() < *most);
    match decimals {
        _ if value == 0.0 => "0".to_owned(),
        _ if value.abs() < 0.9995 => {
            let zeros = -(value.abs().log10().floor() as i32) - 1;
            format!("{value:.digits$}", digits = usize::try_from(zeros + 3).unwrap_or(3))
        }
        Some((decimals, _)) => format!("{value:.decimals$}"),
        None => grouped(&format!("{value:.0}")),
    }
}

/// How often one count holds another.
#[expect(clippy::cast_precision_loss, reason = "nothing is counted up to 2⁵³")]
#[must_use]
pub const fn ratio(count: u64, by: u64) -> f64 {
    count as f64 / by as f64
}

/// A number's digits with commas between thousands.
#[must_use]
pub fn grouped(digits: &str) -> String {
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
    fn three_digits_count() {
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
            (10_912_345.4, "10,912,345"),
        ];
        for (value, text) in figures {
            assert_eq!(figure(value), text);
        }
    }

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!(
            ["0", "999", "1000", "1234567"].map(grouped),
            ["0", "999", "1,000", "1,234,567"]
        );
    }

    #[test]
    fn columns_stand_under_their_headings() {
        let rows = [["a".to_owned(), "1,000".to_owned()], ["bee".to_owned(), "–".to_owned()]];
        let expected = "        per\n\
            game   unit\n\
            ───────────\n\
            a     1,000\n\
            bee       –\n";
        assert_eq!(Form::Text.table(&["\ngame", "per\nunit"], &rows), expected);
        let markdown = "| game | per unit |\n| --- | --: |\n| a | 1,000 |\n| bee | – |\n";
        assert_eq!(Form::Markdown.table(&["\ngame", "per\nunit"], &rows), markdown);
    }

    #[test]
    fn markdown_is_asked_for_anywhere() {
        assert_eq!(
            Form::of(&["bots", "--markdown", "--deals"]),
            (Form::Markdown, vec!["bots", "--deals"])
        );
        assert_eq!(Form::of(&["bots"]), (Form::Text, vec!["bots"]));
    }
}
