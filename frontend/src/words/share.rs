//! Sharing in words.

pub const SHARE: &str = "Share";
pub const COPY: &str = "Copy";
pub const SHARED: &str = "Shared.";
pub const COPIED: &str = "The link is in the clipboard.";
pub const SELECT: &str =
    "Neither sharing nor copying is possible here. Select the link and copy it:";
pub const ADDRESS: &str = "The link";
pub const QR: &str = "The link as a picture for another device’s camera";
pub const QR_HINT: &str = "Or point the other device’s camera at this picture.";
pub const TOO_LONG: &str =
    "This is too long for a link: not every app would keep it whole. It goes as a file.";
pub const AS_FILE: &str = "Save as a file";
