//! Trunk's hook after a build: completes the site before Trunk moves it into place.
//!
//! The hook joins the style sheets. A release gets its security policy, its version (a hash of all its files) and a
//! service worker with the name and hash of every file. A debug build gets a service worker that removes itself, since
//! the worker of an earlier release would go on serving that release.

mod languages;
mod names;
mod news;
mod scripts;
mod styles;

use std::env;
use std::fmt::Write as _;
use std::path::PathBuf;

use xshell::{Shell, cmd};

use self::languages::Languages;
use self::names::{name_by_content, rename_with_digest};
use crate::bundles::{APP, Bundles, PAGE};
use crate::digest::{digest, integrity, short};
use crate::failure::{Done, Failure};
use crate::markup::attribute;
use crate::{project, shell};

/// The release's content security policy, which allows only the site's own files.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'";

const POLICY_PLACEHOLDER: &str = "<!-- {{policy}} -->";

/// Files missing from the service worker's list: the worker keeps the page under the site's address, the browser keeps
/// the worker itself, and only crawlers load the picture.
const NOT_CACHED: [&str; 3] = ["index.html", "sw.js", "preview.jpg"];

fn is_cached(name: &str) -> bool {
    !NOT_CACHED.contains(&name) && !name.starts_with(SCREENSHOTS)
}

const DEBUG_WORKER: &str = "\
// A debug build is never kept: this replaces a release's worker, then leaves.
self.addEventListener(\"install\", () => self.skipWaiting());
self.addEventListener(\"activate\", (event) => event.waitUntil(self.registration.unregister()));
";

struct CachedFile {
    name: String,
    digest: [u8; 32],
}

pub(crate) fn run() -> Done {
    let staging = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from).ok_or_else(|| {
        Failure::new("This is Trunk's hook after a build; there is nothing to finish now.")
    })?;
    let (root, staging) = (project::root()?, shell::open(&staging)?);
    let changelog = shell::open(&root)?.read_file("CHANGELOG.md")?;
    let games = shell::open(&root.join("frontend").join("src").join("games"))?;
    let inputs = Inputs {
        url: env::var("FACEDOWN_SITE_URL").unwrap_or_default(),
        frame: Frame::from_setting(env::var("FACEDOWN_FRAME").ok().as_deref())?,
        languages: languages::localize(&staging, &changelog)?,
    };
    if env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release") {
        let linked = shell::open(&project::linked_folder(&root))?;
        if env::var_os(project::AS_LINKED).is_none() {
            split_programs(&staging, &linked)?;
        }
        scripts::compact_all(&staging)?;
        finish_release(&staging, &games, &inputs)?.write(&linked)
    } else {
        finish_debug(&staging, &games, &inputs)
    }
}

struct Inputs {
    /// The site's address, which crawlers need for the picture; empty if unknown.
    url: String,
    frame: Frame,
    languages: Languages,
}

impl Inputs {
    fn fill_scripts(&self, site: &Shell) -> Done {
        let placeholders = [
            ("frame.js", "{{frame}}", self.frame.word()),
            ("words.js", "\"{{messages}}\"", &self.languages.script_messages),
        ];
        for (script, placeholder, text) in placeholders {
            site.write_file(script, fill(&site.read_file(script)?, placeholder, text)?)?;
        }
        Ok(())
    }
}

/// Whether the page may play inside another site's page: `FACEDOWN_FRAME=allow`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Frame {
    Allow,
    Refuse,
}

impl Frame {
    fn from_setting(setting: Option<&str>) -> Result<Self, Failure> {
        match setting {
            None | Some("refuse" | "") => Ok(Self::Refuse),
            Some("allow") => Ok(Self::Allow),
            Some(other) => {
                Err(Failure::new(format!("FACEDOWN_FRAME is `allow` or `refuse`, not `{other}`.")))
            }
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Allow => "allow",
            Self::Refuse => "refuse",
        }
    }
}

/// Pictures for stores and install dialogs, by `cargo xtask pictures`.
pub(crate) const SCREENSHOTS: &str = "screenshots/";

const SPLIT_CONFIG: &str = "frontend/wasm-parts.json";

/// A new visitor's home page, drawn by a test of the page.
const HOME: &str = include_str!("../../static/text/en/home.html");

/// The page's HTML with links to its styles, its languages and the home page.
fn page(
    games: &Shell,
    site: &Shell,
    inputs: &Inputs,
    bundles: &mut Bundles,
) -> Result<String, Failure> {
    let index = styles::bundle(games, site, &site.read_file("index.html")?, bundles)?;
    let program = attribute(&index, "data-app-wasm").unwrap_or_default().to_owned();
    let index = fill(&index, "{{program}}", &program)?;
    let index = fill(&index, "{{languages}}", &inputs.languages.names)?;
    fill(&index, "{{home}}", HOME.trim_end())
}

fn finish_release(site: &Shell, games: &Shell, inputs: &Inputs) -> Result<Bundles, Failure> {
    inputs.fill_scripts(site)?;
    let mut bundles = Bundles::default();
    bundles.add(PAGE, "index.html");
    bundles.add(APP, "worker.js");
    let index = page(games, site, inputs, &mut bundles)?;
    let index = name_by_content(site, &index, &mut bundles)?;
    let index = fill(&index, POLICY_PLACEHOLDER, &policy_tag())?;
    let index = fill(&index, "{{site}}", &folder_url(&inputs.url))?;
    news::fill_heads(site, &index, &policy_tag())?;
    let worker = site.read_file("sw.js")?;
    let cached_files = cached_files(site)?;

    let version = version(&cached_files, &[&index, &worker]);
    let index = fill(&index, "{{version}}", &version)?;
    let worker = fill(&worker, "{{version}}", &version)?;
    let worker = fill(&worker, "\"{{files}}\"", &js_array(&cached_files))?;
    write_filled(site, "index.html", &index)?;
    write_filled(site, "sw.js", &worker)?;
    Ok(bundles)
}

/// Shrinks the site's programs, splits the app's, and lists its parts in the page.
fn split_programs(site: &Shell, linked: &Shell) -> Done {
    let shell = shell::open(&project::root()?)?;
    let program = project::programs_folder(&shell.current_dir()).join("wasm-parts");
    let folders = [PathBuf::from(SPLIT_CONFIG), site.current_dir(), linked.current_dir()];
    let parts = cmd!(shell, "{program} {folders...}").read()?;
    let files: Vec<String> =
        parts.lines().map(|name| format!("{name}=./part-{name}.wasm")).collect();
    let parts = format!("data-app-parts=\"{}\"", files.join(" "));
    let index = fill(&site.read_file("index.html")?, "data-app-parts=\"\"", &parts)?;
    Ok(site.write_file("index.html", index)?)
}

fn finish_debug(site: &Shell, games: &Shell, inputs: &Inputs) -> Done {
    inputs.fill_scripts(site)?;
    let index = page(games, site, inputs, &mut Bundles::default())?;
    let index = fill(&index, POLICY_PLACEHOLDER, "")?;
    let index = fill(&index, "{{site}}", &folder_url(&inputs.url))?;
    news::fill_heads(site, &index, "")?;
    let index = fill(&index, "{{version}}", concat!(env!("CARGO_PKG_VERSION"), "+debug"))?;
    write_filled(site, "index.html", &index)?;
    write_filled(site, "sw.js", DEBUG_WORKER)
}

fn policy_tag() -> String {
    format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">")
}

fn cached_files(site: &Shell) -> Result<Vec<CachedFile>, Failure> {
    project::files(site)?
        .into_iter()
        .filter(|name| is_cached(name))
        .map(|name| {
            if !is_plain_url(&name) {
                return Err(Failure::new(format!(
                    "`{name}` can't be written in a URL as it is: rename it."
                )));
            }
            let digest = digest(&site.read_binary_file(&name)?);
            Ok(CachedFile { name, digest })
        })
        .collect()
}

fn is_plain_url(name: &str) -> bool {
    name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_./".contains(&byte))
}

/// The crate's version with a hash of all files and of `texts`, which still lack the version.
fn version(cached_files: &[CachedFile], texts: &[&str]) -> String {
    let mut all = Vec::new();
    for file in cached_files {
        all.extend_from_slice(file.name.as_bytes());
        all.push(0);
        all.extend_from_slice(&file.digest);
    }
    for text in texts {
        all.extend_from_slice(&digest(text.as_bytes()));
    }
    format!("{}+{}", env!("CARGO_PKG_VERSION"), short(&digest(&all)))
}

fn js_array(cached_files: &[CachedFile]) -> String {
    let mut text = "[\n".to_owned();
    for CachedFile { name, digest } in cached_files {
        let _ = writeln!(text, "  [\"{name}\", \"{}\"],", integrity(digest));
    }
    text + "]"
}

/// The site's URL with a slash at the end; a relative one if `url` is empty.
fn folder_url(url: &str) -> String {
    if url.is_empty() { "./".to_owned() } else { format!("{}/", url.trim_end_matches('/')) }
}

fn fill(text: &str, placeholder: &str, value: &str) -> Result<String, Failure> {
    if text.contains(placeholder) {
        Ok(text.replace(placeholder, value))
    } else {
        Err(Failure::new(format!("The place for {placeholder} is missing.")))
    }
}

/// Writes a completed file; fails if it still has a placeholder.
fn write_filled(site: &Shell, name: &str, text: &str) -> Done {
    match find_placeholder(text) {
        Some(place) => Err(Failure::new(format!("{name}: nothing was put in {{{{{place}}}}}."))),
        None => Ok(site.write_file(name, text)?),
    }
}

/// The name of a placeholder left in the text. Placeholders with capitals belong to Trunk's server and don't count.
fn find_placeholder(text: &str) -> Option<&str> {
    text.split("{{")
        .skip(1)
        .filter_map(|after| after.split_once("}}"))
        .map(|(name, _)| name)
        .find(|name| name.bytes().all(|byte| byte.is_ascii_lowercase() || b"-._".contains(&byte)))
}

#[cfg(test)]
mod tests;
