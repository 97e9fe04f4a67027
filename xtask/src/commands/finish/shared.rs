//! What the page's scripts share with its program: the program's constants are put where a script has `"{{…}}"`.

use xshell::Shell;

use super::unfilled;
use crate::failure::{Done, Failure};
use crate::project;

#[expect(unreachable_pub, reason = "the page's crate says `pub` to its modules")]
#[allow(dead_code, reason = "the scripts use some of them")]
#[path = "../../../../frontend/src/services/keys.rs"]
mod keys;

/// The cache for what is shared with the page.
pub(super) const SHARED: &str = keys::SHARED;

/// Fills in all scripts of the site, but for what `sw.js` gets at last. Some texts are this build's own.
pub(super) fn fill_all(site: &Shell, own: [(&str, &str); 2]) -> Done {
    let mut places = places();
    places.extend(own.map(|(place, text)| (quoted(place), format!("{text:?}"))));
    for name in project::files(site)?.iter().filter(|name| project::has_extension(name, "js")) {
        if name == "sw.js" {
            continue;
        }
        let text = site.read_file(name)?;
        let filled =
            places.iter().fold(text.clone(), |text, (place, value)| text.replace(place, value));
        if let Some(place) = unfilled(&filled) {
            return Err(Failure::new(format!("{name}: nothing was put in {{{{{place}}}}}.")));
        }
        if filled != text {
            site.write_file(name, filled)?;
        }
    }
    Ok(())
}

/// The places, as a script has them, and what is put there: as Rust writes texts and lists of them, so does JavaScript.
fn places() -> Vec<(String, String)> {
    let texts = [
        ("settings", keys::SETTINGS),
        ("save", keys::SAVE),
        ("set-aside", keys::SET_ASIDE),
        ("evening", keys::EVENING),
        ("newcomers", keys::NEWCOMERS),
        ("open-game", keys::OPEN_GAME),
        ("changed", keys::CHANGED),
        ("copies", keys::COPIES),
        ("copies-beside", keys::COPIES_BESIDE),
        ("copy-failed", keys::COPY_FAILED),
        ("shared", keys::SHARED),
    ];
    let words = keys::STYLE_WORDS.map(|(name, words)| format!("{name}: {words:?}"));
    let lists = [
        ("device-data", format!("{:?}", keys::DEVICE_DATA)),
        ("style-words", format!("{{ {} }}", words.join(", "))),
    ];
    let texts = texts.into_iter().map(|(place, text)| (place, format!("{text:?}")));
    texts.chain(lists).map(|(place, value)| (quoted(place), value)).collect()
}

/// A place, as a script has it.
fn quoted(place: &str) -> String {
    format!("\"{{{{{place}}}}}\"")
}

#[cfg(test)]
mod tests {
    use super::super::tests::Site;
    use super::*;
    use crate::shell;

    const OWN: [(&str, &str); 2] = [("frame", "refuse"), ("news", "Cards “fly”.")];

    #[test]
    fn the_scripts_have_a_place_for_all_that_is_put_in_them_and_for_nothing_else() {
        let scripts = shell::at(&project::root().unwrap().join("static")).unwrap();
        let site = Site::new();
        let mut all = String::new();
        for name in project::files(&scripts).unwrap() {
            if project::has_extension(&name, "js") && name != "sw.js" {
                let text = scripts.read_file(&name).unwrap();
                site.put(&name, &text);
                all += &text;
            }
        }
        for (place, _) in places() {
            assert!(all.contains(&place), "{place}");
        }
        fill_all(&site.staging(), OWN).unwrap();
        assert!(site.get("frame.js").contains("const FRAME = \"refuse\";"));
        assert!(site.get("news.js").contains("const NEWS = \"Cards “fly”.\";"));
        assert!(site.get("rescue.js").contains("const SAVE = \"facedown.save.\";"));
        assert!(site.get("rescue.js").contains("[\"facedown.played\", \"facedown.daily\", "));
        assert!(
            site.get("early.js").contains("{ theme: [\"system\", \"light\", \"dark\"], motion: ")
        );
    }

    #[test]
    fn an_unknown_place_is_told() {
        let site = Site::new();
        site.put("boot.js", "const LUCK = \"{{good-luck}}\";");
        let failure = fill_all(&site.staging(), OWN).unwrap_err().to_string();
        assert!(failure.contains("boot.js") && failure.contains("{{good-luck}}"), "{failure}");
    }
}
