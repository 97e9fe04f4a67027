use crate::input::Input;

const TRIES: u32 = 5_000;
/// The lines of a record's header.
const HEADER: usize = 5;

pub(crate) fn smallest(input: &Input, fails: impl Fn(&Input) -> bool) -> Input {
    match input.clone() {
        Input::Record(text) => {
            let fails = |text: &str| fails(&Input::Record(text.to_owned()));
            Input::Record(less(&less(&text, 0, true, fails), 0, false, fails))
        }
        Input::Action { record, seat, text } => {
            let with = |record: &str, text: &str| Input::Action {
                record: record.to_owned(),
                seat,
                text: text.to_owned(),
            };
            let text = less(&text, 0, false, |text| fails(&with(&record, text)));
            let record = less(&record, HEADER, true, |record| fails(&with(record, &text)));
            with(&record, &text)
        }
        Input::Determinization { record, seat, seed } => {
            let with =
                |record: &str| Input::Determinization { record: record.to_owned(), seat, seed };
            with(&less(&record, HEADER, true, |record| fails(&with(record))))
        }
    }
}

/// Leaves out lines or characters after the first `keep`, many at a time, then fewer, as long as
/// the rest fails.
fn less(text: &str, keep: usize, lines: bool, fails: impl Fn(&str) -> bool) -> String {
    let mut units: Vec<String> = if lines {
        text.split_inclusive('\n').map(str::to_owned).collect()
    } else {
        text.chars().map(String::from).collect()
    };
    let mut tries = 0;
    let mut size = units.len();
    while size > 0 && tries < TRIES {
        let mut at = units.len();
        while at > keep && tries < TRIES {
            let from = at.saturating_sub(size).max(keep);
            let left_out = [&units[..from], &units[at..]].concat();
            tries += 1;
            if fails(&left_out.concat()) {
                units = left_out;
            }
            at = from;
        }
        size /= 2;
    }
    units.concat()
}
