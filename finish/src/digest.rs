//! Digests of the site's files, as written in Subresource Integrity and in file names.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest as _, Sha256};

pub(crate) fn digest(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

pub(crate) fn integrity(digest: &[u8; 32]) -> String {
    format!("sha256-{}", STANDARD.encode(digest))
}

/// 16 hexadecimal digits: enough to tell builds apart.
pub(crate) fn short(digest: &[u8; 32]) -> String {
    digest[..8].iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_integrity_value_names_its_hash() {
        assert_eq!(
            integrity(&digest(b"abc")),
            "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="
        );
        assert_eq!(short(&digest(b"abc")), "ba7816bf8f01cfea");
    }
}
