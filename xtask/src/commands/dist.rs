//! `cargo xtask dist`: the static site, ready to be put on any host, under any path.

use std::path::{Path, PathBuf};

use crate::failure::{Done, Failure};
use crate::package::{Files, unpack, zipped};
use crate::shell::say;
use crate::site::Whole;
use crate::{project, shell, site};

/// Whether there is a site to be packed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Site {
    Build,
    Built,
}

/// What the package is called, and the folder in it.
const NAME: &str = concat!("facedown-", env!("CARGO_PKG_VERSION"));

/// What the package has besides the site, and where it is in the project.
const BESIDE: [(&str, &str); 7] = [
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("hosting/.htaccess", "docs/hosting/.htaccess"),
    ("hosting/_headers", "docs/hosting/_headers"),
    ("hosting/nginx.conf", "docs/hosting/nginx.conf"),
    ("hosting/vercel.json", "docs/hosting/vercel.json"),
    ("licences.txt", "static/licences.txt"),
];

pub(crate) fn run() -> Done {
    site::build(&project::root()?, Whole::No)?;
    say("the site is in dist/");
    Ok(())
}

/// Packs the site, and all that a host needs to know, into one file.
pub(crate) fn zip(built: Site) -> Done {
    let root = project::root()?;
    if built == Site::Build {
        site::build(&root, Whole::No)?;
    }
    let file = format!("{NAME}.zip");
    let bytes = zipped(NAME, content(&root)?)?;
    shell::at(&root)?.write_file(&file, &bytes)?;
    say(format!("the package is {file}, {} bytes", bytes.len()));
    Ok(())
}

/// Packs the site that is in `dist/` and unpacks it again elsewhere. Returns where the site is then: what hosts get.
pub(crate) fn unpacked(root: &Path) -> Result<PathBuf, Failure> {
    let folder = site::target(root).join("package");
    shell::at(root)?.remove_path(&folder)?;
    unpack(zipped(NAME, content(root)?)?, &folder)?;
    Ok(folder.join(NAME).join("site"))
}

fn content(root: &Path) -> Result<Files, Failure> {
    let (shell, dist) = (shell::at(root)?, shell::at(&site::dist(root))?);
    if !dist.path_exists("index.html") {
        return Err(Failure::new(
            "There is no site in dist/ to pack: `cargo xtask dist --zip` builds it.",
        ));
    }
    let mut files = Files::from([("README.txt".to_owned(), readme().into_bytes())]);
    for (path, source) in BESIDE {
        files.insert(path.to_owned(), shell.read_binary_file(source)?);
    }
    for path in project::files(&dist)? {
        let content = dist.read_binary_file(&path)?;
        files.insert(format!("site/{path}"), content);
    }
    Ok(files)
}

/// Ten lines for whoever unpacks it.
fn readme() -> String {
    format!(
        "Facedown {}: five card games of bluff, as a web page.

To put it on a host, copy all that is in site/ to any folder there. Nothing has to be built or set up,
and it works under any address. Serve it over https: else it doesn't work offline.
To try it here: python3 -m http.server --directory site, then open http://localhost:8000
To update, copy the new files over the old ones, site/index.html and site/sw.js last.
hosting/ has the headers that make it safer, a file for each kind of host, to be copied as it is.
To check that all is whole: sha256sum --check SHA256SUMS
Facedown is free under LICENSE-MIT or LICENSE-APACHE, as you like; licences.txt has those of its parts,
site/fonts/ those of its fonts.
",
        env!("CARGO_PKG_VERSION")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_packages_readme_is_ten_lines() {
        assert!(readme().lines().count() <= 11 && readme().lines().all(|line| line.len() <= 110));
    }

    #[test]
    fn all_that_goes_beside_the_site_is_in_the_project() {
        let root = project::root().unwrap();
        for (_, source) in BESIDE {
            assert!(root.join(source).is_file(), "{source}");
        }
    }
}
