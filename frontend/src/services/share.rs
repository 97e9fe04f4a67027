//! Links on their way to somebody else.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DomException, ShareData};

/// What became of something to share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shared {
    /// The device's share sheet took it.
    Sheet,
    /// The person closed the share sheet.
    Cancelled,
    /// It is in the clipboard.
    Copied,
    /// Neither was possible: it must be shown as a text to select.
    ShowText,
}

/// Shares an address through the share sheet where there is one, else copies it.
pub async fn share(title: &str, address: &str) -> Shared {
    let data = ShareData::new();
    data.set_title(title);
    data.set_url(address);
    hand_out(sheet_for(&data), address).await
}

/// Waits for the share sheet, if there is one; else, or where it fails, copies the text.
async fn hand_out(sheet: Option<js_sys::Promise>, text: &str) -> Shared {
    if let Some(promise) = sheet {
        match JsFuture::from(promise).await {
            Ok(_) => return Shared::Sheet,
            Err(error) => {
                let name = error.dyn_ref::<DomException>().map(DomException::name);
                if name.as_deref() == Some("AbortError") {
                    return Shared::Cancelled;
                }
            }
        }
    }
    if copy(text).await { Shared::Copied } else { Shared::ShowText }
}

/// Copies a text to the clipboard. Returns whether it is there.
pub async fn copy(text: &str) -> bool {
    let promise = web_sys::window().and_then(|window| {
        let navigator = window.navigator();
        // Not there on pages without https, whatever the type says.
        let there = js_sys::Reflect::has(&navigator, &"clipboard".into()).unwrap_or(false);
        there.then(|| navigator.clipboard().write_text(text))
    });
    match promise {
        Some(promise) => JsFuture::from(promise).await.is_ok(),
        None => false,
    }
}

/// Shares a text through the share sheet where there is one, else copies it.
pub async fn share_text(title: &str, text: &str) -> Shared {
    let data = ShareData::new();
    data.set_title(title);
    data.set_text(text);
    hand_out(sheet_for(&data), text).await
}

fn sheet_for(data: &ShareData) -> Option<js_sys::Promise> {
    let navigator = web_sys::window()?.navigator();
    let has = |name: &str| js_sys::Reflect::has(&navigator, &name.into()).unwrap_or(false);
    if !has("share") || !has("canShare") {
        return None;
    }
    navigator.can_share_with_data(data).then(|| navigator.share_with_data(data))
}

/// The page's address without its fragment, for links to it.
pub fn base_address() -> String {
    let address = web_sys::window().and_then(|window| window.location().href().ok());
    without_fragment(&address.unwrap_or_default()).to_owned()
}

fn without_fragment(address: &str) -> &str {
    address.split_once('#').map_or(address, |(before, _)| before)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_begin_with_the_pages_own_address() {
        assert_eq!(without_fragment("https://a.org/b/#/about"), "https://a.org/b/");
        assert_eq!(without_fragment("https://a.org/b/?x"), "https://a.org/b/?x");
    }
}
