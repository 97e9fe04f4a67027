//! The package that a release has: the site, what a host needs, licences and checksums in one zip file.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{Cursor, Write as _};
use std::path::Path;

use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

use crate::digest::{digest, hexadecimal};
use crate::failure::{Done, Failure};

/// Contents by their paths, in alphabetical order.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// The file with the digests of all others, in the form that `sha256sum --check` reads.
const SUMS: &str = "SHA256SUMS";

/// The zip file of one folder with these files and their checksums: the same bytes for the same files.
pub(crate) fn zipped(folder: &str, mut files: Files) -> Result<Vec<u8>, Failure> {
    let sums = sums(&files);
    files.insert(SUMS.to_owned(), sums.into_bytes());
    let failed = |error: ZipError| Failure::because("the zip file can't be made", error);
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(9))
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (path, content) in &files {
        zip.start_file(format!("{folder}/{path}"), options).map_err(failed)?;
        zip.write_all(content).map_err(|error| Failure::because(path, error))?;
    }
    Ok(zip.finish().map_err(failed)?.into_inner())
}

/// Unpacks a zip file into this folder, as a host does.
pub(crate) fn unpack(zip: Vec<u8>, folder: &Path) -> Done {
    let failed = |error: ZipError| Failure::because("the zip file can't be unpacked", error);
    ZipArchive::new(Cursor::new(zip)).map_err(failed)?.extract(folder).map_err(failed)
}

/// A line for each file: its digest and its path.
fn sums(files: &Files) -> String {
    files.iter().fold(String::new(), |mut text, (path, content)| {
        let _ = writeln!(text, "{}  {path}", hexadecimal(&digest(content)));
        text
    })
}

#[cfg(test)]
mod tests {
    use xshell::Shell;

    use super::*;
    use crate::project;

    fn files() -> Files {
        let long = "facedown ".repeat(1000).into_bytes();
        [
            ("site/index.html", long),
            ("README.txt", b"Put it on a host.\n".to_vec()),
            ("site/a/b.wasm", vec![0, 97]),
        ]
        .map(|(path, content)| (path.to_owned(), content))
        .into()
    }

    #[test]
    fn the_same_files_are_the_same_bytes() {
        assert_eq!(
            zipped("facedown-1.0.0", files()).unwrap(),
            zipped("facedown-1.0.0", files()).unwrap()
        );
    }

    #[test]
    fn what_is_unpacked_is_what_was_packed_with_a_checksum_of_each() {
        let bytes = zipped("facedown-1.0.0", files()).unwrap();
        assert!(bytes.len() < 1500, "it isn't compressed: {} bytes", bytes.len());
        let shell = Shell::new().unwrap();
        let place = shell.create_temp_dir().unwrap();
        unpack(bytes, place.path()).unwrap();
        shell.change_dir(place.path().join("facedown-1.0.0"));
        let read = |path: String| (path.clone(), shell.read_binary_file(path).unwrap());
        let mut found: Files = project::files(&shell).unwrap().into_iter().map(read).collect();
        let sums = String::from_utf8(found.remove(SUMS).unwrap()).unwrap();
        assert_eq!(found, files());
        assert_eq!(sums.lines().count(), found.len());
        let readme = hexadecimal(&digest(b"Put it on a host.\n"));
        assert!(sums.contains(&format!("{readme}  README.txt\n")), "{sums}");
    }
}
