//! Texts for sharing.

pub const SHARE: &str = "Share";
pub const COPY: &str = "Copy";
pub const SHARED: &str = "Shared.";
pub const COPIED: &str = "Link copied.";
pub const SELECT: &str = "Sharing and copying don’t work here. Select the link and copy it:";
pub const ADDRESS: &str = "The link";
pub const QR: &str = "The link as a QR code";
pub const SHOW_QR: &str = "Show a QR code";
pub const QR_HINT: &str = "Or scan this with the other device’s camera.";
pub const TOO_LONG: &str = "Too long for a link: some apps would cut it. Send it as a file.";
pub const AS_FILE: &str = "Save as a file";
