//! `cargo xtask pictures`: retakes the games' screenshots for the README and the manifest.

use xshell::cmd;

use crate::failure::Done;
use crate::{npm, project, shell};

const FOLDER: &str = "static/screenshots";

pub(crate) fn run() -> Done {
    let root = project::root()?;
    npm::install(&root)?;
    super::dist::run()?;
    let shell = shell::open(&root)?;
    Ok(cmd!(shell, "node tests/pictures.mjs {FOLDER}").run()?)
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;

    use super::*;

    /// Width and height of a WebP file as Chromium writes it, with an extended header (VP8X).
    fn size(picture: &[u8]) -> (u32, u32) {
        assert!(picture.starts_with(b"RIFF") && &picture[8..16] == b"WEBPVP8X");
        let number =
            |at| u32::from_le_bytes([picture[at], picture[at + 1], picture[at + 2], 0]) + 1;
        (number(24), number(27))
    }

    #[test]
    fn the_manifest_lists_a_small_picture_of_each_game_on_a_phone_and_on_a_desktop() {
        let shell = shell::open(&project::root().unwrap()).unwrap();
        let manifest = shell.read_file("static/manifest.webmanifest").unwrap();
        let mut bytes = 0;
        for game in GameId::ALL {
            for (screen, form) in [("phone", "narrow"), ("wide", "wide")] {
                let name = format!("{}-{screen}.webp", game.slug());
                let picture = shell.read_binary_file(format!("{FOLDER}/{name}")).unwrap();
                bytes += picture.len();
                let (width, height) = size(&picture);
                let entry = format!(
                    "{{ \"src\": \"./screenshots/{name}\", \"sizes\": \"{width}x{height}\", \"type\": \"image/webp\", \
                     \"form_factor\": \"{form}\", "
                );
                assert!(manifest.contains(&entry), "{entry}");
                assert_eq!(width < height, form == "narrow", "{name}");
                // Install dialogs require these proportions.
                let (short, long) = (width.min(height), width.max(height));
                assert!(short >= 320 && long <= 3840 && f64::from(long) <= 2.3 * f64::from(short));
            }
        }
        let folder = shell::open(&project::root().unwrap().join(FOLDER)).unwrap();
        assert_eq!(project::files(&folder).unwrap().len(), 2 * GameId::ALL.len());
        assert!(bytes < 500_000, "{bytes} bytes");
    }
}
