//! Rule ids: every cited id has a rule in `docs/rules`, and every rule a test with its id.
//! Editions: the changelog has each game's current edition.

mod book;
mod citations;
mod names;
pub(crate) mod sources;

use std::collections::BTreeSet;
use std::fs;

use engine::catalogue::GameId;
use engine::options::Options as _;

use book::RuleBook;
use sources::Source;

/// A rule's id, such as `FG-13`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct RuleId {
    game: String,
    number: u32,
}

impl std::fmt::Display for RuleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.game, self.number)
    }
}

/// Ids that citations, links or tests' names use, but that have no rule.
fn without_rule(book: &RuleBook, sources: &[Source]) -> BTreeSet<String> {
    let games = book.games();
    let used = |source: &Source| {
        let mut ids = citations::cited_ids(&source.prose(), &games);
        ids.extend(names::ids_in(&source.test_names(), &games));
        if source.is_markdown() {
            ids.extend(citations::linked_ids(&source.text, &games));
        }
        ids
    };
    sources
        .iter()
        .flat_map(|source| used(source).into_iter().map(move |id| (source, id)))
        .filter(|(_, id)| !book.ids.contains(id))
        .map(|(source, id)| format!("{}: {id}", source.path))
        .collect()
}

fn without_test(book: &RuleBook, sources: &[Source]) -> BTreeSet<String> {
    let games = book.games();
    let named: BTreeSet<RuleId> =
        sources.iter().flat_map(|source| names::ids_in(&source.test_names(), &games)).collect();
    book.ids.difference(&named).map(ToString::to_string).collect()
}

/// Two made-up rules, and files that cite them.
fn example(files: &[(&str, &str)]) -> (RuleBook, Vec<Source>) {
    let rules = "- <a id=\"xx-1\"></a>**XX-1** One.\n- <a id=\"xx-2\"></a>**XX-2** Two.\n";
    let sources = files.iter().map(|(path, text)| Source::new(path, text)).collect();
    (RuleBook::parse([("xx", rules)]).expect("rules with their anchors"), sources)
}

#[test]
fn every_game_has_its_rules_and_all_rules_have_a_game() {
    let book = RuleBook::from_project();
    let sources = sources::read_project();
    let slugs: BTreeSet<_> = book.slugs().chain(GameId::ALL.map(GameId::slug)).collect();
    for slug in slugs {
        let Some(id) = book.first_of(slug) else { panic!("docs/rules/{slug}.md has no rules") };
        let games = [id.game.as_str()];
        let mut roots = vec!["engine/src/games", "engine/tests/it"];
        // The page has only games of the catalogue.
        roots.extend(GameId::from_slug(slug).map(|_| "frontend/src/games"));
        for root in roots {
            let folder = format!("{root}/{}/", slug.replace('-', "_"));
            let cites = |source: &Source| {
                source.path.starts_with(&folder)
                    && !citations::cited_ids(&source.prose(), &games).is_empty()
            };
            assert!(sources.iter().any(cites), "nothing in {folder} cites a rule of {slug}");
        }
    }
}

#[test]
fn every_id_that_is_cited_has_a_rule() {
    let strays = without_rule(&RuleBook::from_project(), &sources::read_project());
    assert!(strays.is_empty(), "cited, but not in docs/rules: {strays:#?}");
}

#[test]
fn every_rule_is_in_the_name_of_a_test() {
    let untested = without_test(&RuleBook::from_project(), &sources::read_project());
    assert!(untested.is_empty(), "in docs/rules, but in no test's name: {untested:#?}");
}

#[test]
fn every_edition_is_in_the_changelog() {
    let changelog = fs::read_to_string(sources::root().join("CHANGELOG.md")).expect("a changelog");
    for game in GameId::ALL {
        let row = format!("| `{}` | {} |", game.slug(), game.options().identity().edition);
        assert!(changelog.contains(&row), "CHANGELOG.md has no row {row}");
    }
}

#[test]
fn an_id_without_a_rule_is_found_wherever_it_stands() {
    let files = [
        ("engine/good.rs", "/// Both (XX-1, 2), and XX-1 to 2.\n"),
        ("engine/comment.rs", "/// Three (XX-1, 3).\n"),
        ("engine/name.rs", "#[test]\nfn xx_4_a_fourth() {}\n"),
        ("tests/title.spec.mjs", "test(\"XX-5 a fifth\", async () => {});\n"),
        ("docs/link.md", "See [the sixth](rules/xx.md#xx-6).\n"),
        ("frontend/broken.rs", "//! A list (XX-1,\n//! 7).\n"),
    ];
    let (book, sources) = example(&files);
    let expected = [
        "docs/link.md: XX-6",
        "engine/comment.rs: XX-3",
        "engine/name.rs: XX-4",
        "frontend/broken.rs: XX-7",
        "tests/title.spec.mjs: XX-5",
    ];
    assert_eq!(without_rule(&book, &sources), expected.map(str::to_owned).into());
}

#[test]
fn a_rule_that_is_only_cited_is_untested() {
    let files = [("engine/tests/xx.rs", "/// XX-2.\n#[test]\nfn xx_1_one() {}\n")];
    let (book, sources) = example(&files);
    assert_eq!(without_test(&book, &sources), ["XX-2".to_owned()].into());
    let both = [("engine/tests/xx.rs", "#[test]\nfn xx_1_and_xx_2_both() {}\n")];
    let (book, sources) = example(&both);
    assert_eq!(without_test(&book, &sources), BTreeSet::new());
}
