//! The manifest's screenshots: stores and install dialogs show them.

use xshell::Shell;

use super::fill;
use crate::failure::{Done, Failure};
use crate::project;

/// The folder of the site that has them. `cargo xtask pictures` makes them.
pub(crate) const FOLDER: &str = "screenshots/";

const MANIFEST: &str = "manifest.webmanifest";

/// Lists all screenshots of the site in its manifest.
pub(super) fn list(site: &Shell) -> Done {
    let mut listed = Vec::new();
    for name in project::files(site)?.iter().filter(|name| name.starts_with(FOLDER)) {
        listed.push(entry(name, &site.read_binary_file(name)?)?);
    }
    let list = format!("[\n    {}\n  ]", listed.join(",\n    "));
    let manifest = fill(&site.read_file(MANIFEST)?, "\"{{screenshots}}\"", &list)?;
    Ok(site.write_file(MANIFEST, manifest)?)
}

fn entry(name: &str, picture: &[u8]) -> Result<String, Failure> {
    let (width, height) =
        size(picture).ok_or_else(|| Failure::new(format!("{name} is no WebP picture.")))?;
    let form = if width < height { "narrow" } else { "wide" };
    let label = label(name);
    Ok(format!(
        "{{ \"src\": \"./{name}\", \"sizes\": \"{width}x{height}\", \"type\": \"image/webp\", \
         \"form_factor\": \"{form}\", \"label\": \"{label}\" }}"
    ))
}

/// The game of a picture, as people write it: `screenshots/dual-duel-phone.webp` shows Dual Duel.
fn label(name: &str) -> String {
    let slug = name.trim_start_matches(FOLDER).rsplit_once('-').map_or(name, |(slug, _)| slug);
    let words = slug.split('-').map(|word| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_uppercase() + rest
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The width and height of a WebP picture, as Chromium writes it: with a header for colours (VP8X).
fn size(picture: &[u8]) -> Option<(u32, u32)> {
    let is_webp = picture.get(..4)? == b"RIFF" && picture.get(8..16)? == b"WEBPVP8X";
    let number = |at: usize| {
        let bytes = picture.get(at..at + 3)?;
        Some(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], 0]) + 1)
    };
    if is_webp { Some((number(24)?, number(27)?)) } else { None }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::catalogue::GameId;

    use super::super::tests::Site;
    use super::*;
    use crate::shell;

    #[test]
    fn the_manifest_lists_each_picture_as_it_is() {
        let site = Site::new();
        site.put(MANIFEST, "{ \"screenshots\": \"{{screenshots}}\" }");
        let mut picture = b"RIFF....WEBPVP8X..............".to_vec();
        picture[24..30].copy_from_slice(&[0x85, 1, 0, 0x0b, 3, 0]);
        site.staging().write_file("screenshots/gold-rush-shoot-out-phone.webp", &picture).unwrap();
        list(&site.staging()).unwrap();
        let expected = "{ \"screenshots\": [\n    { \"src\": \"./screenshots/gold-rush-shoot-out-phone.webp\", \
            \"sizes\": \"390x780\", \"type\": \"image/webp\", \"form_factor\": \"narrow\", \
            \"label\": \"Gold Rush Shoot Out\" }\n  ] }";
        assert_eq!(site.get(MANIFEST), expected);
    }

    #[test]
    fn what_is_no_picture_is_refused() {
        let site = Site::new();
        site.put("screenshots/a-wide.webp", "RIFF");
        assert!(list(&site.staging()).unwrap_err().to_string().contains("a-wide.webp"));
    }

    #[test]
    fn every_game_has_a_small_picture_on_a_phone_and_on_a_desktop() {
        let folder = shell::at(&project::root().unwrap().join("static").join(FOLDER)).unwrap();
        let names: BTreeSet<_> = project::files(&folder).unwrap().into_iter().collect();
        let screens = ["phone", "wide"];
        let wanted = GameId::ALL
            .into_iter()
            .flat_map(|game| screens.map(|screen| format!("{}-{screen}.webp", game.slug())));
        assert_eq!(names, wanted.collect());
        let mut bytes = 0;
        for name in &names {
            let picture = folder.read_binary_file(name).unwrap();
            bytes += picture.len();
            let (width, height) = size(&picture).unwrap();
            assert_eq!(width < height, name.ends_with("-phone.webp"), "{name}");
            // What stores and install dialogs take.
            let (short, long) = (width.min(height), width.max(height));
            assert!(short >= 320 && long <= 3840 && f64::from(long) <= 2.3 * f64::from(short));
        }
        assert!(bytes < 500_000, "{bytes} bytes");
    }
}
