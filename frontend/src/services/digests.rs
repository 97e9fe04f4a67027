//! Digests of a game's states, for comparing builds.

use engine::catalogue::AnyGame;
use engine::game::digest;
use engine::record::read;

/// Fingerprints of the states after the deal and after every decision of a record, one a line in hexadecimal digits. If
/// the record can't be played, a last line says why, for developers only: it isn't a sentence of the page.
pub fn replay_digests(record: &str) -> String {
    let reading = match read::<AnyGame>(record) {
        Ok(reading) => reading,
        Err(error) => return format!("{error:?}\n"),
    };
    let mut lines = String::new();
    let mut add_line = |line: String| {
        lines.push_str(&line);
        lines.push('\n');
    };
    let _ = reading.record.replay(|_, game, _| add_line(format!("{:016x}", digest(game))));
    if let Some(error) = reading.error {
        add_line(format!("{error:?}"));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::fools_gambit;

    #[test]
    fn there_is_a_fingerprint_for_the_deal_and_every_decision_or_the_reason_why_not() {
        let digests = replay_digests(&fools_gambit("Ana | Ben", "1 timeout\n2 timeout\n"));
        let lines: Vec<_> = digests.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| line.len() == 16), "{digests}");
        assert!(replay_digests("hello").contains("NotARecord"));
        let digests = replay_digests(&fools_gambit("Ana | Ben", "1 keep\n"));
        let why = "RecordErrorAt { line: 6, why: Illegal(Rule(FG-6)) }\n";
        assert!(digests.ends_with(why), "{digests}");
    }
}
