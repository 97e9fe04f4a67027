use super::messages::stats as messages;
use super::players::YOU_ALONE;
use super::set_up::is_default_name;
use crate::services::played::ResultCounts;
use crate::services::stored_lines::ImportCounts;
pub(crate) use crate::words::messages::stats::*;

/// A person's name in the statistics: `You` for the only nameless person among `names`.
pub fn person_label<'a>(name: &'a str, names: &[&str]) -> &'a str {
    let nameless = names.iter().filter(|name| is_default_name(name)).count();
    if nameless == 1 && is_default_name(name) { YOU_ALONE.translate() } else { name }
}

/// `12 games, 7 won, 1 tied`.
pub fn tally(tally: ResultCounts) -> String {
    let ResultCounts { played, won, shared } = tally;
    if shared == 0 { messages::tally(played, won) } else { tally_with_ties(played, won, shared) }
}

/// A chart as text, for screen readers.
pub fn chart(title: &str, rows: &[(String, ResultCounts)]) -> String {
    let rows: Vec<String> =
        rows.iter().map(|(name, counts)| format!("{name}: {}", tally(*counts))).collect();
    format!("{title}. {}.", rows.join("; "))
}

pub fn merged(merged: ImportCounts) -> Vec<String> {
    match merged {
        ImportCounts { added: 0, here: 0, .. } => Vec::new(),
        ImportCounts { added: 0, .. } => vec![MERGED_NOTHING.to_string()],
        ImportCounts { added, .. } => vec![merged_games(added)],
    }
}
