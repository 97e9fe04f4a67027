//! The language that the page shows: English, or one whose messages come in tables beside the program. `early.js` chooses
//! it, `words.js` loads the tables.

use std::borrow::Cow;
use std::cell::RefCell;

use messages::{MessageTable, PLURALS, REPEAT_MARK};

use super::boot;
use super::settings::Indices;

const ENGLISH: &str = "en";

const ENGLISH_PLURALS: &str = "one|other";

#[derive(Default)]
struct CurrentLanguage {
    /// A language tag; empty for English.
    code: String,
    /// Whether cards have the international indices instead of the language's own.
    is_international: bool,
    /// The plural rules of the language; `None` for English, and outside a browser.
    plurals: Option<js_sys::Intl::PluralRules>,
    table: MessageTable,
    /// The number of tables taken from `words.js`.
    taken_tables: u32,
}

thread_local! {
    static SHOWN: RefCell<CurrentLanguage> = RefCell::default();
}

/// Takes over the language that the page was opened in.
pub fn start() {
    let code = boot::property("language").and_then(|code| code.as_string());
    SHOWN.with_borrow_mut(|shown| {
        shown.code = code.filter(|code| code != ENGLISH).unwrap_or_default();
        if !shown.code.is_empty() {
            let codes = js_sys::Array::of1(&shown.code.as_str().into());
            shown.plurals = Some(js_sys::Intl::PluralRules::new(&codes, &js_sys::Object::new()));
            shown.take_tables();
        }
    });
}

/// Whether cards have the language's own indices, such as `B D K A` in German.
pub fn has_own_indices() -> bool {
    SHOWN.with_borrow(|shown| !shown.is_international)
}

pub fn set_indices(indices: Indices) {
    SHOWN.with_borrow_mut(|shown| shown.is_international = indices == Indices::International);
}

/// The code and name of each language.
pub fn all() -> Vec<(String, String)> {
    #[cfg(not(target_arch = "wasm32"))]
    return languages()
        .iter()
        .map(|(code, language)| (code.clone(), language.name().to_owned()))
        .collect();
    #[cfg(target_arch = "wasm32")]
    {
        let listed: js_sys::Array = boot::property("languages").unwrap_or_default().into();
        let text = |one: &js_sys::Array, at| one.get(at).as_string().unwrap_or_default();
        let pair = |one: js_sys::Array| (text(&one, 0), text(&one, 1));
        listed.iter().map(|one| pair(one.into())).collect()
    }
}

/// The tag of the language that is shown: `de`.
pub fn code() -> String {
    SHOWN.with_borrow(
        |shown| if shown.code.is_empty() { ENGLISH.to_owned() } else { shown.code.clone() },
    )
}

/// The translation of a text, or else the text itself up to [`REPEAT_MARK`], which numbers repeated texts.
pub fn translate(english: &'static str) -> &'static str {
    let translation = SHOWN.with_borrow_mut(|shown| {
        if shown.code.is_empty() || english.is_empty() {
            return None;
        }
        let text = shown.table.get(english);
        if text.is_none() && shown.take_tables() { shown.table.get(english) } else { text }
    });
    translation.unwrap_or_else(|| english.split(REPEAT_MARK).next().unwrap_or(english))
}

/// The form that fits a number. `forms` has one for each plural category of the shown language, separated by `|`.
pub fn plural(forms: &'static str, number: f64) -> &'static str {
    let at = SHOWN.with_borrow(|shown| {
        let category = shown.category(number);
        let plurals = shown.table.get(PLURALS).unwrap_or(ENGLISH_PLURALS);
        plurals.split('|').position(|one| one == category)
    });
    let mut all = forms.split('|');
    at.and_then(|at| all.clone().nth(at)).or_else(|| all.next_back()).unwrap_or_default()
}

impl CurrentLanguage {
    /// The plural category of a number, by its name in CLDR.
    fn category(&self, number: f64) -> Cow<'static, str> {
        if let Some(rules) = &self.plurals {
            return String::from(rules.select(number)).into();
        }
        // English, or any language in tests outside a browser. French uses the singular for all below 2.
        let is_one =
            (number - 1.0).abs() < f64::EPSILON || (self.code == "fr" && number.abs() < 2.0);
        if is_one { "one" } else { "other" }.into()
    }

    /// Takes the arrived tables; if none is waiting, loads the rest synchronously. Returns whether there were any.
    fn take_tables(&mut self) -> bool {
        let Some(tables) = boot::property("words") else { return false };
        let tables: js_sys::Array = tables.into();
        if tables.length() == self.taken_tables {
            boot::call("restOfWords", &wasm_bindgen::JsValue::UNDEFINED);
        }
        let before = self.taken_tables;
        while self.taken_tables < tables.length() {
            let table = tables.get(self.taken_tables).as_string().unwrap_or_default();
            self.table.add(table.leak());
            self.taken_tables += 1;
        }
        self.taken_tables > before
    }
}

/// The languages in `static/text`, English first: for tests outside a browser.
#[cfg(not(target_arch = "wasm32"))]
fn languages() -> &'static [(String, messages::Language)] {
    static LANGUAGES: std::sync::OnceLock<Vec<(String, messages::Language)>> =
        std::sync::OnceLock::new();
    LANGUAGES.get_or_init(|| {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../static/text");
        messages::Language::all(&folder).unwrap_or_else(|why| panic!("{why}"))
    })
}

/// Shows a language in tests. Panics if it is missing, or has a message that English lacks.
#[cfg(test)]
pub fn show(code: &str) {
    let mut shown = CurrentLanguage::default();
    if code != ENGLISH {
        code.clone_into(&mut shown.code);
        let language = languages().iter().find(|(other, _)| other == code).expect(code);
        for (_, table) in language.1.tables(&languages()[0].1).expect(code) {
            shown.table.add(table.leak());
        }
    }
    SHOWN.set(shown);
}

/// The English texts with their translations into the language that is shown: for tests outside a browser.
#[cfg(test)]
pub fn texts() -> Vec<(String, &'static str)> {
    let english = languages()[0].1.texts();
    english
        .into_iter()
        .filter_map(|text| {
            let translation = SHOWN.with_borrow(|shown| shown.table.get(text))?;
            Some((text.split(REPEAT_MARK).next().unwrap_or_default().to_owned(), translation))
        })
        .collect()
}
