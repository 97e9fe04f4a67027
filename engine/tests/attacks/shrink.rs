use crate::input::Input;

const MAX_TRIES: u32 = 5_000;
const HEADER_LINES: usize = 5;

/// A part left out of a text.
#[derive(Clone, Copy)]
enum Unit {
    Lines,
    Characters,
}

pub(crate) fn smallest_input(input: &Input, fails: impl Fn(&Input) -> bool) -> Input {
    match input.clone() {
        Input::Record(text) => {
            let fails = |text: &str| fails(&Input::Record(text.to_owned()));
            let lines = shorten(&text, 0, Unit::Lines, fails);
            Input::Record(shorten(&lines, 0, Unit::Characters, fails))
        }
        Input::Action { record, seat, text } => {
            let with = |record: &str, text: &str| Input::Action {
                record: record.to_owned(),
                seat,
                text: text.to_owned(),
            };
            let text = shorten(&text, 0, Unit::Characters, |text| fails(&with(&record, text)));
            let record =
                shorten(&record, HEADER_LINES, Unit::Lines, |record| fails(&with(record, &text)));
            with(&record, &text)
        }
        Input::Determinization { record, seat, seed } => {
            let with =
                |record: &str| Input::Determinization { record: record.to_owned(), seat, seed };
            with(&shorten(&record, HEADER_LINES, Unit::Lines, |record| fails(&with(record))))
        }
    }
}

/// Leaves out units after the first `keep`, many at a time, then fewer, as long as the rest fails.
fn shorten(text: &str, keep: usize, unit: Unit, fails: impl Fn(&str) -> bool) -> String {
    let mut units: Vec<String> = match unit {
        Unit::Lines => text.split_inclusive('\n').map(str::to_owned).collect(),
        Unit::Characters => text.chars().map(String::from).collect(),
    };
    let mut tries = 0;
    let mut size = units.len();
    while size > 0 && tries < MAX_TRIES {
        let mut end = units.len();
        while end > keep && tries < MAX_TRIES {
            let start = end.saturating_sub(size).max(keep);
            let rest = [&units[..start], &units[end..]].concat();
            tries += 1;
            if fails(&rest.concat()) {
                units = rest;
            }
            end = start;
        }
        size /= 2;
    }
    units.concat()
}
