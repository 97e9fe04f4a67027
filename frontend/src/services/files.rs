//! Saving texts to files, and reading files.

use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use super::page;
use super::unicode::{is_word_character, to_lowercase};

/// The most bytes to read from a file: thousands of games, many times what a browser stores.
const MOST_BYTES: f64 = 134_217_728.0;

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the file can't be read")]
pub enum FileError {
    TooLarge,
    Unreadable,
}

/// Offers a text as a download. Returns whether the browser could.
pub fn download(name: &str, text: &str) -> bool {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind);
    blob.is_ok_and(|blob| download_blob(name, &blob))
}

pub fn download_blob(name: &str, blob: &Blob) -> bool {
    let element = page::document().and_then(|document| document.create_element("a").ok());
    let anchor = element.and_then(|element| element.dyn_into::<HtmlAnchorElement>().ok());
    let Some((anchor, address)) = anchor.zip(Url::create_object_url_with_blob(blob).ok()) else {
        return false;
    };
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    // The download may begin after the click, so the address is revoked when it has surely begun.
    gloo::timers::callback::Timeout::new(30_000, move || {
        let _ = Url::revoke_object_url(&address);
    })
    .forget();
    true
}

pub async fn read(file: &Blob) -> Result<String, FileError> {
    if file.size() > MOST_BYTES {
        return Err(FileError::TooLarge);
    }
    let text = JsFuture::from(file.text()).await.map_err(|_| FileError::Unreadable)?;
    text.as_string().ok_or(FileError::Unreadable)
}

/// A file name that Import and the installed page know: the parts in lower case, with hyphens for unsafe characters.
pub fn game_file(parts: &[&str]) -> String {
    file_name(parts, ".facedown")
}

/// A file name like [`game_file`]'s, with another ending.
pub fn file_name(parts: &[&str], ending: &str) -> String {
    let mut name = String::from("facedown");
    for part in parts {
        let mut word = String::new();
        for character in to_lowercase(part).chars() {
            if is_word_character(character) {
                word.push(character);
            } else if !word.is_empty() && !word.ends_with('-') {
                word.push('-');
            }
        }
        let word = word.trim_end_matches('-');
        if !word.is_empty() {
            name.push('-');
            name.push_str(word);
        }
    }
    name + ending
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_hold_nothing_that_file_systems_refuse() {
        let name = game_file(&["fools-gambit", "Ana / ..\\ B:?", "2025-11-21"]);
        assert_eq!(name, "facedown-fools-gambit-ana-b-2025-11-21.facedown");
        assert_eq!(file_name(&["", "***", "Zoë"], ".txt"), "facedown-zoë.txt");
    }
}
