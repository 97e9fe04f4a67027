//! The rules in `docs/rules`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use super::RuleId;
use super::sources::root;

#[derive(Debug)]
pub(crate) struct RuleBook {
    pub(crate) ids: BTreeSet<RuleId>,
    /// The first rule of each game, by its slug.
    firsts: BTreeMap<String, RuleId>,
}

impl RuleBook {
    pub(crate) fn from_project() -> Self {
        let folder = root().join("docs/rules");
        let entries = fs::read_dir(&folder).expect("a folder of rules");
        let names = entries.map(|entry| entry.expect("a file of rules").file_name());
        let slugs = names.filter_map(|name| Some(name.to_str()?.strip_suffix(".md")?.to_owned()));
        let files: Vec<_> = slugs
            .filter(|slug| slug != "README")
            .map(|slug| (fs::read_to_string(folder.join(format!("{slug}.md"))), slug))
            .collect();
        let files = files
            .iter()
            .map(|(text, slug)| (slug.as_str(), text.as_deref().expect("rules that can be read")));
        Self::parse(files).unwrap_or_else(|flaw| panic!("docs/rules/{flaw}"))
    }

    /// Reads files of rules: a game's slug and a text. Returns the first fault.
    pub(crate) fn parse<'a>(
        files: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, String> {
        let mut book = Self { ids: BTreeSet::new(), firsts: BTreeMap::new() };
        for (slug, text) in files {
            for line in text.lines() {
                let Some(id) = rule_id_of_line(line) else { continue };
                let anchor = format!("<a id=\"{}\"></a>", id.to_string().to_lowercase());
                if !line.contains(&anchor) {
                    return Err(format!("{slug}.md: {id} lacks its anchor"));
                }
                let first = book.firsts.entry(slug.to_owned()).or_insert_with(|| id.clone());
                if first.game != id.game {
                    return Err(format!("{slug}.md: {id} is another game's"));
                }
                if !book.ids.insert(id.clone()) {
                    return Err(format!("{slug}.md: {id} is there twice"));
                }
            }
        }
        Ok(book)
    }

    pub(crate) fn games(&self) -> Vec<&str> {
        self.firsts.values().map(|id| id.game.as_str()).collect()
    }

    pub(crate) fn slugs(&self) -> impl Iterator<Item = &str> {
        self.firsts.keys().map(String::as_str)
    }

    pub(crate) fn first_of(&self, slug: &str) -> Option<&RuleId> {
        self.firsts.get(slug)
    }
}

/// The id of a line that is a rule: a list item's first bold text.
fn rule_id_of_line(line: &str) -> Option<RuleId> {
    let item = line.trim_start().strip_prefix("- ")?;
    let (id, _) = item.split_once("**")?.1.split_once("**")?;
    let (game, number) = id.split_once('-')?;
    let is_plain = !game.is_empty()
        && game.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit());
    let number = number.parse().ok()?;
    is_plain.then(|| RuleId { game: game.to_owned(), number })
}

#[test]
fn rules_are_read_with_their_anchors() {
    let book = |text| RuleBook::parse([("xx", text)]);
    let good = book("# XX\n\n- <a id=\"xx-1\"></a>**XX-1** As **[R]** XX-2.\n  - **Note** two.\n");
    assert_eq!(good.map(|book| book.ids.len()), Ok(1));
    for (text, flaw) in [
        ("- **XX-1** One.", "xx.md: XX-1 lacks its anchor"),
        ("- <a id=\"xx-2\"></a>**XX-1** One.", "xx.md: XX-1 lacks its anchor"),
        (
            "- <a id=\"xx-1\"></a>**XX-1** One.\n- <a id=\"xx-1\"></a>**XX-1** Again.",
            "xx.md: XX-1 is there twice",
        ),
        (
            "- <a id=\"xx-1\"></a>**XX-1** One.\n- <a id=\"yy-1\"></a>**YY-1** One.",
            "xx.md: YY-1 is another game's",
        ),
    ] {
        assert_eq!(book(text).err().as_deref(), Some(flaw));
    }
}
