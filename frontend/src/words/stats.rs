use super::messages::stats as messages;
use super::players::YOU_ALONE;
use super::set_up::is_default_name;
use crate::services::lines::ImportCounts;
use crate::services::played::ResultCounts;
pub(crate) use crate::words::messages::stats::*;

/// The person's name in their statistics: `You` for the only unnamed one among these.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tallies_and_charts_read_well() {
        let one = ResultCounts { played: 1, won: 1, shared: 0 };
        let many = ResultCounts { played: 12, won: 7, shared: 1 };
        assert_eq!(tally(one), "1 game, 1 won");
        assert_eq!(
            chart("By game", &[("Duel 52".into(), many), ("Dual Duel".into(), one)]),
            "By game. Duel 52: 12 games, 7 won, 1 tied; Dual Duel: 1 game, 1 won."
        );
    }

    #[test]
    fn the_only_person_without_a_name_is_you() {
        assert_eq!(person_label("Player 1", &["Player 1", "Ana"]), "You");
        assert_eq!(person_label("Ana", &["Player 1", "Ana"]), "Ana");
        assert_eq!(person_label("Player 1", &["Player 1", "Player 2"]), "Player 1");
    }

    #[test]
    fn each_imported_kind_is_counted() {
        let all = ImportCounts { added: 3, here: 2, ..ImportCounts::default() };
        assert_eq!(merged(all), ["Statistics: 3 games added."]);
        assert_eq!(
            merged(ImportCounts { here: 2, ..ImportCounts::default() }),
            ["Its statistics are here already."]
        );
        assert_eq!(merged(ImportCounts::default()), [""; 0]);
    }
}
