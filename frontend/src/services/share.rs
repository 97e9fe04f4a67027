//! Sharing links, texts and images.

use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, Clipboard, DomException, File, FilePropertyBag, ShareData};

use super::page;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShareEnd {
    /// The device's share sheet took the address.
    Sheet,
    /// The person closed the share sheet.
    Cancelled,
    Copied,
    /// Neither sharing nor copying worked: the page must show selectable text.
    ShowText,
}

/// Shares an address by the share sheet if there is one, else copies it.
pub async fn share(title: &str, address: &str) -> ShareEnd {
    share_or_copy(&link(title, address), address).await
}

/// A link for the share sheet. Mail apps take the title, messengers the text.
fn link(title: &str, address: &str) -> ShareData {
    let data = ShareData::new();
    data.set_title(title);
    data.set_text(title);
    data.set_url(address);
    data
}

/// Whether this is a touch device, usually a phone, with a share sheet that takes links.
pub fn has_touch_share_sheet() -> bool {
    let window = page::window();
    let touch = window.and_then(|window| window.match_media("(pointer: coarse)").ok().flatten());
    touch.is_some_and(|query| query.matches()) && can_share(&link("", &base_address()))
}

/// Opens the share sheet, if there is one; otherwise, or if it fails, copies the text.
async fn share_or_copy(data: &ShareData, text: &str) -> ShareEnd {
    if let Some(shared) = open_sheet(data).await {
        return shared;
    }
    if copy(text).await { ShareEnd::Copied } else { ShareEnd::ShowText }
}

/// Opens the share sheet and waits for its end; `None` if it is missing or fails.
async fn open_sheet(data: &ShareData) -> Option<ShareEnd> {
    let window = page::window().filter(|_| can_share(data))?;
    match JsFuture::from(window.navigator().share_with_data(data)).await {
        Ok(_) => Some(ShareEnd::Sheet),
        Err(error) => {
            let name = error.dyn_ref::<DomException>().map(DomException::name);
            (name.as_deref() == Some("AbortError")).then_some(ShareEnd::Cancelled)
        }
    }
}

/// Copies a text to the clipboard. Returns whether that worked.
pub async fn copy(text: &str) -> bool {
    let Some(clipboard) = page::feature("clipboard") else { return false };
    let copied = clipboard.unchecked_into::<Clipboard>().write_text(text);
    JsFuture::from(copied).await.is_ok()
}

/// Shares a text by the share sheet if there is one, else copies it.
pub async fn share_text(title: &str, text: &str) -> ShareEnd {
    let data = ShareData::new();
    data.set_title(title);
    data.set_text(text);
    share_or_copy(&data, text).await
}

pub fn can_share_images() -> bool {
    let empty = Blob::new_with_blob_sequence_and_options(&Array::new(), &BlobPropertyBag::new());
    empty.is_ok_and(|blob| image(&blob, "image.png").is_some_and(|data| can_share(&data)))
}

pub async fn share_image(title: &str, blob: &Blob, name: &str) -> ShareEnd {
    let Some(data) = image(blob, name) else { return ShareEnd::ShowText };
    data.set_title(title);
    open_sheet(&data).await.unwrap_or(ShareEnd::ShowText)
}

fn image(blob: &Blob, name: &str) -> Option<ShareData> {
    let kind = FilePropertyBag::new();
    kind.set_type("image/png");
    let file = File::new_with_blob_sequence_and_options(&Array::of1(blob), name, &kind).ok()?;
    let data = ShareData::new();
    data.set_files(&Array::of1(&file));
    Some(data)
}

fn can_share(data: &ShareData) -> bool {
    page::feature("share").and(page::feature("canShare")).is_some()
        && page::window().is_some_and(|window| window.navigator().can_share_with_data(data))
}

/// The page's address without its fragment, for links to it.
pub fn base_address() -> String {
    let address = page::window().and_then(|window| window.location().href().ok());
    address.unwrap_or_default().split('#').next().unwrap_or_default().to_owned()
}
