//! `cargo xtask finish`: Trunk's hook after a build. It completes the site before it is moved to
//! its place.
//!
//! The style sheets are put together. A release gets its security policy, its version (a hash of everything in it) and
//! a service worker that knows every file by name and hash. A debug build gets a service worker that removes itself: else
//! one of an earlier release would answer for it.

mod names;
mod scripts;
mod styles;

use std::env;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use engine::catalogue::GameId;
use engine::game::Identity;
use engine::options::Options;

use self::names::{name_by_content, renamed};
use crate::digest::{digest, integrity, short};
use crate::failure::{Done, Failure};
use crate::project;
use crate::split::{self, Split};

/// What the released page may do: load its own files, and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'";

const POLICY_PLACE: &str = "<!-- {{policy}} -->";

/// Stays outside the cache: the browser keeps the worker itself, and crawlers alone look at the picture.
const NOT_CACHED: [&str; 3] = ["index.html", "sw.js", "preview.jpg"];

const DEBUG_WORKER: &str = "\
// A debug build is never kept: this takes the place of a release's worker, then leaves.
self.addEventListener(\"install\", () => self.skipWaiting());
self.addEventListener(\"activate\", (event) => event.waitUntil(self.registration.unregister()));
";

/// A file of the site and the digest of its content.
struct Entry {
    name: String,
    digest: [u8; 32],
}

pub(crate) fn run() -> Done {
    let staging = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from).ok_or_else(|| {
        Failure::new("This is Trunk's hook after a build; there is nothing to finish now.")
    })?;
    let games = project::root()?.join("frontend").join("src").join("games");
    // Crawlers want a full address for the picture; the path of the site is not known otherwise.
    let site = env::var("FACEDOWN_SITE_URL").unwrap_or_default();
    if env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release") {
        let finish = |staging: &Path, splits: Splits| {
            split_app(staging, splits)?;
            shorten_imports(staging)?;
            scripts::compact_all(staging)?;
            release(staging, &games, &site)
        };
        if let Some(folder) = env::var_os(WHOLE).map(PathBuf::from) {
            project::copy_folder(&staging, &folder)?;
            finish(&folder, Splits::No)?;
        }
        finish(&staging, Splits::of(env::var("FACEDOWN_SPLIT").ok().as_deref())?)
    } else {
        debug(&staging, &games, &site)
    }
}

/// Names a folder for the same site with the app's program in one piece, which tests compare with the split one.
pub(crate) const WHOLE: &str = "FACEDOWN_WHOLE";

/// Whether the app's program is split. `FACEDOWN_SPLIT=off` says that it is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Splits {
    Yes,
    No,
}

impl Splits {
    fn of(setting: Option<&str>) -> Result<Self, Failure> {
        match setting {
            None | Some("on" | "") => Ok(Self::Yes),
            Some("off") => Ok(Self::No),
            Some(other) => {
                Err(Failure::new(format!("FACEDOWN_SPLIT is `on` or `off`, not `{other}`.")))
            }
        }
    }
}

/// The home page for a new visitor, as a test of the page draws it.
const HOME: &str = include_str!("../../../frontend/src/pages/home/new.html");

/// The page with its styles and with what is seen first.
fn begun(games: &Path, staging: &Path) -> Result<String, Failure> {
    let index = styles::bundle(games, staging, &project::read(&staging.join("index.html"))?)?;
    fill(&index, "{{home}}", HOME.trim_end())
}

fn release(staging: &Path, games: &Path, site: &str) -> Done {
    let index = begun(games, staging)?;
    let index = name_by_content(staging, &index)?;
    let index = fill(&index, POLICY_PLACE, &policy_tag())?;
    let index = fill(&index, "{{site}}", &folder_url(site))?;
    let worker = fill(&project::read(&staging.join("sw.js"))?, "\"{{editions}}\"", &editions())?;
    let entries = entries(staging)?;

    let version = version(&entries, &[&index, &worker]);
    let index = fill(&index, "{{version}}", &version)?;
    let worker = fill(&worker, "{{version}}", &version)?;
    let worker = fill(&worker, "\"{{files}}\"", &files(&entries))?;
    write_whole(&staging.join("index.html"), &index)?;
    write_whole(&staging.join("sw.js"), &worker)
}

/// Splits the app's program, and lists its parts in the page. Names are taken out of all programs.
fn split_app(staging: &Path, splits: Splits) -> Done {
    for name in project::files_under(staging)? {
        let stays_whole = splits == Splits::No || !name.starts_with("app");
        if project::has_extension(&name, "wasm") && stays_whole {
            let path = staging.join(name);
            project::write(&path, split::packed(&project::read_bytes(&path)?)?)?;
        }
    }
    if splits == Splits::No {
        return Ok(());
    }
    let path = staging.join("app_bg.wasm");
    let linked = linked_app()?;
    let Split { main, parts, list } =
        split::split(&project::read_bytes(&linked)?, &project::read_bytes(&path)?)?.ok_or_else(
            || Failure::new("The linker tells nothing of the app: see frontend/build.rs."),
        )?;
    project::write(&path, main)?;
    // For whoever wants to know what is where: beside the linked program, not in the site.
    project::write(&linked.with_extension("parts.txt"), list)?;
    let mut named = Vec::new();
    for (name, bytes) in parts {
        project::write(&staging.join(format!("part-{name}.wasm")), bytes)?;
        named.push(format!("{name}=./part-{name}.wasm"));
    }
    let index = staging.join("index.html");
    let parts = format!("data-app-parts=\"{}\"", named.join(" "));
    project::write(&index, fill(&project::read(&index)?, "data-app-parts=\"\"", &parts)?)
}

/// Gives the functions that programs import from their scripts short names, in both.
fn shorten_imports(staging: &Path) -> Done {
    for name in project::files_under(staging)? {
        let Some(stem) = name.strip_suffix("_bg.wasm") else { continue };
        let (wasm, script) = (staging.join(&name), staging.join(format!("{stem}.js")));
        let (program, text) =
            split::shortened(&project::read_bytes(&wasm)?, &project::read(&script)?)?;
        project::write(&wasm, program)?;
        project::write(&script, text)?;
    }
    Ok(())
}

/// The app's program as it was linked.
fn linked_app() -> Result<PathBuf, Failure> {
    let target = match env::var_os("CARGO_TARGET_DIR") {
        Some(target) => PathBuf::from(target),
        None => project::root()?.join("target"),
    };
    Ok(target.join("wasm32-unknown-unknown").join("release").join("app.wasm"))
}

fn debug(staging: &Path, games: &Path, site: &str) -> Done {
    let index = begun(games, staging)?;
    let index = fill(&index, POLICY_PLACE, "")?;
    let index = fill(&index, "{{site}}", &folder_url(site))?;
    let index = fill(&index, "{{version}}", concat!(env!("CARGO_PKG_VERSION"), "+debug"))?;
    write_whole(&staging.join("index.html"), &index)?;
    write_whole(&staging.join("sw.js"), DEBUG_WORKER)
}

fn policy_tag() -> String {
    format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">")
}

/// Everything that is kept for offline use, besides the page itself.
fn entries(staging: &Path) -> Result<Vec<Entry>, Failure> {
    project::files_under(staging)?
        .into_iter()
        .filter(|name| !NOT_CACHED.contains(&name.as_str()))
        .map(|name| {
            if !is_plain(&name) {
                return Err(Failure::new(format!(
                    "`{name}` can't be written in a URL as it is: rename it."
                )));
            }
            let digest = digest(&project::read_bytes(&staging.join(&name))?);
            Ok(Entry { name, digest })
        })
        .collect()
}

/// Whether a name means itself in a URL, in JSON and in JavaScript.
fn is_plain(name: &str) -> bool {
    name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_./".contains(&byte))
}

/// The crate's version with a hash over every file and the texts that are yet to be completed.
fn version(entries: &[Entry], texts: &[&str]) -> String {
    let mut all = Vec::new();
    for entry in entries {
        all.extend_from_slice(entry.name.as_bytes());
        all.push(0);
        all.extend_from_slice(&entry.digest);
    }
    for text in texts {
        all.extend_from_slice(&digest(text.as_bytes()));
    }
    format!("{}+{}", env!("CARGO_PKG_VERSION"), short(&digest(&all)))
}

/// The files as a JavaScript array of `[name, integrity]`.
fn files(entries: &[Entry]) -> String {
    let mut text = "[\n".to_owned();
    for Entry { name, digest } in entries {
        let _ = writeln!(text, "  [\"{name}\", \"{}\"],", integrity(digest));
    }
    text + "]"
}

/// Which edition of which game's rules this build plays, as a JavaScript object.
fn editions() -> String {
    let list: Vec<String> = GameId::ALL
        .into_iter()
        .map(|game| game.options().identity())
        .map(|Identity { slug, edition }| format!("\"{slug}\": {edition}"))
        .collect();
    format!("{{ {} }}", list.join(", "))
}

/// An address that a file's name can be put after.
fn folder_url(site: &str) -> String {
    if site.is_empty() { "./".to_owned() } else { format!("{}/", site.trim_end_matches('/')) }
}

/// Puts a value in its place, which must be there.
fn fill(text: &str, place: &str, value: &str) -> Result<String, Failure> {
    if text.contains(place) {
        Ok(text.replace(place, value))
    } else {
        Err(Failure::new(format!("The place for {place} is missing.")))
    }
}

/// Writes a completed file; a place that nothing was put in is a mistake in the file.
fn write_whole(path: &Path, text: &str) -> Done {
    match unfilled(text) {
        Some(place) => {
            Err(Failure::new(format!("{}: nothing was put in {{{{{place}}}}}.", path.display())))
        }
        None => project::write(path, text),
    }
}

/// A place of ours that is left; those that Trunk's own server fills are not in small letters.
fn unfilled(text: &str) -> Option<&str> {
    text.split("{{")
        .skip(1)
        .filter_map(|after| after.split_once("}}"))
        .map(|(place, _)| place)
        .find(|place| place.bytes().all(|byte| byte.is_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::names::SCRIPTS;
    use super::*;
    use std::fs;

    use xshell::{Shell, TempDir};

    pub(super) const INDEX: &str = "<head><link rel=\"stylesheet\" href=\"./tokens-1.css\"/>\
        <link rel=\"stylesheet\" href=\"./table-1.css\" data-app disabled/>\
        <link rel=\"stylesheet\" href=\"./rules-1.css\" data-app=\"alpha\" disabled/><link href=\"./address.js\"><link href=\"./rescue.js\">\
        <link href=\"./update.js\"><link href=\"./copies.js\"><link href=\"./programs.js\"><link href=\"./bundles.js\"><script src=\"./boot.js\"></script>{{home}}<!-- {{policy}} --><meta name=\"facedown-version\" content=\"{{version}}\">\
        <meta property=\"og:image\" content=\"{{site}}preview.jpg\">\
        <script data-landing-js=\"./landing-1.js\" data-landing-wasm=\"./landing-1_bg.wasm\" \
        data-app-js=\"./app.js\" data-app-wasm=\"./app_bg.wasm\" data-app-parts=\"alpha=./part-alpha.wasm\" data-app-styles=\"\" \
        data-scanner-js=\"./scanner.js\" data-scanner-wasm=\"./scanner_bg.wasm\"></script></head>";
    const WORKER: &str = "const VERSION = \"{{version}}\";\nconst FILES = \"{{files}}\";\nconst EDITIONS = \"{{editions}}\";";

    /// A site of a few files and the styles of games, in a folder of its own, removed at the end.
    pub(super) struct Site(TempDir);

    impl Site {
        pub(super) fn new() -> Self {
            let site = Self(Shell::new().unwrap().create_temp_dir().unwrap());
            fs::create_dir_all(site.games()).unwrap();
            site.put("index.html", INDEX);
            site.put("tokens-1.css", "root {}\n/* {{accents}} */\n");
            site.put("table-1.css", "table {}\n");
            site.put("rules-1.css", "rules {}\n");
            site.put("sw.js", WORKER);
            site.put("boot.js", "import \"./address.js\"; boot()");
            for script in &SCRIPTS[..6] {
                site.put(script, script);
            }
            for program in [
                "landing-1.js",
                "landing-1_bg.wasm",
                "app.js",
                "app_bg.wasm",
                "scanner.js",
                "scanner_bg.wasm",
            ] {
                site.put(program, program);
            }
            site.put("bundles.js", "import(\"./parts.js\")");
            site.put("parts.js", "parts()");
            site.put("part-alpha.wasm", "alpha");
            site.put("worker.js", "work()");
            site.put("icons/a.svg", "<svg/>");
            site.put("preview.jpg", "picture");
            site
        }

        pub(super) fn staging(&self) -> PathBuf {
            self.0.path().join("site")
        }

        pub(super) fn games(&self) -> PathBuf {
            self.0.path().join("games")
        }

        pub(super) fn put(&self, name: &str, text: &str) {
            write(&self.staging().join(name), text);
        }

        pub(super) fn game(&self, name: &str, text: &str) {
            write(&self.games().join(name), text);
        }

        pub(super) fn get(&self, name: &str) -> String {
            fs::read_to_string(self.staging().join(name)).unwrap()
        }

        fn release(&self) -> Done {
            release(&self.staging(), &self.games(), "")
        }

        fn version(&self) -> String {
            let index = self.get("index.html");
            index.split("content=\"0").nth(1).unwrap().split('"').next().unwrap().to_owned()
        }
    }

    fn write(path: &Path, text: &str) {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    #[test]
    fn a_release_gets_policy_version_and_files() {
        let site = Site::new();
        site.release().unwrap();
        let (index, worker) = (site.get("index.html"), site.get("sw.js"));
        assert!(
            index.contains("default-src 'none'") && index.contains("content=\"./preview.jpg\""),
            "{index}"
        );
        assert!(worker.contains(&site.version()), "{worker}");
        assert!(
            worker.contains("[\"worker.js\", \"sha256-")
                && worker.contains("[\"icons/a.svg\", \"sha256-")
                && worker.contains("[\"app-")
                && !worker.contains("table-1.css")
        );
        assert!(!worker.contains("preview.jpg") && !worker.contains("index.html"), "{worker}");
        assert!(worker.contains("const EDITIONS = { \"fools-gambit\": "), "{worker}");
        assert!(!index.contains("{{") && !worker.contains("{{"));
    }

    /// The scripts and bundles that a page names.
    fn named(index: &str) -> Vec<String> {
        let quoted = index.split('"').filter_map(|part| part.strip_prefix("./"));
        quoted
            .filter(|name| name.ends_with("js") || name.ends_with("wasm"))
            .map(str::to_owned)
            .collect()
    }

    #[test]
    fn scripts_and_bundles_are_named_by_their_content() {
        let names = |changed: &str| {
            let site = Site::new();
            site.put(changed, "changed");
            site.release().unwrap();
            let names = named(&site.get("index.html"));
            assert_eq!(names.len(), 13);
            for name in &names {
                assert!(site.get("sw.js").contains(&format!("[\"{name}\", ")), "{name}");
                assert!(!site.get(name).is_empty());
            }
            assert!(
                !site.staging().join("app.js").exists() && !site.staging().join("boot.js").exists()
            );
            let boot = names.iter().find(|name| name.starts_with("boot-")).unwrap();
            assert!(site.get(boot).contains(&format!("import \"./{}\"", names[0])));
            let index = site.get("index.html");
            let part = index.split("\"alpha=./").nth(1).unwrap().split('"').next().unwrap();
            assert_eq!(
                site.get(part),
                if changed == "part-alpha.wasm" { "changed" } else { "alpha" }
            );
            assert!(
                part.len() > "part-alpha.wasm".len()
                    && !site.staging().join("part-alpha.wasm").exists()
            );
            names
        };
        let plain = names("icons/a.svg");
        let changes = |changed| {
            let others = names(changed);
            plain.iter().zip(&others).filter(|(one, other)| one != other).count()
        };
        assert_eq!(changes("app_bg.wasm"), 1);
        assert_eq!(changes("update.js"), 1);
        // The page names the script that imports the loader of parts, and not the loader.
        assert_eq!(changes("parts.js"), 1);
        // Whoever imports a script changes along with it.
        assert_eq!(changes("address.js"), 2);
    }

    #[test]
    fn the_version_follows_the_content_and_nothing_else() {
        let version_with = |change: fn(&Site)| {
            let site = Site::new();
            change(&site);
            site.release().unwrap();
            site.version()
        };
        let plain = version_with(|_| {});
        assert_eq!(plain, version_with(|_| {}));
        assert_ne!(plain, version_with(|site| site.put("worker.js", "work(1)")));
        assert_ne!(plain, version_with(|site| site.put("icons/b.svg", "<svg/>")));
        assert_ne!(plain, version_with(|site| site.game("alpha/style.css", "a {}")));
        assert_ne!(plain, version_with(|site| site.game("alpha/accent.css", "a {}")));
        assert_ne!(
            plain,
            version_with(|site| site.put("index.html", &INDEX.replace("head", "HEAD")))
        );
        assert_ne!(plain, version_with(|site| site.put("sw.js", &format!("{WORKER}//"))));
    }

    #[test]
    fn a_debug_build_gets_no_policy_and_a_worker_that_leaves() {
        let site = Site::new();
        // Trunk's own server puts its address there.
        site.put("index.html", &format!("{INDEX}<script>\"{{{{__TRUNK_ADDRESS__}}}}\"</script>"));
        debug(&site.staging(), &site.games(), "https://a.example/b").unwrap();
        assert!(!site.get("index.html").contains("Content-Security-Policy"));
        assert!(site.get("index.html").contains("+debug"));
        assert!(site.get("index.html").contains("\"https://a.example/b/preview.jpg\""));
        assert!(site.get("sw.js").contains("unregister()"));
        assert!(!site.get("index.html").contains("table-1.css"), "the styles are put together too");
    }

    #[test]
    fn the_program_is_split_unless_it_is_said_otherwise() {
        assert_eq!(Splits::of(None).unwrap(), Splits::Yes);
        assert_eq!(Splits::of(Some("off")).unwrap(), Splits::No);
        assert!(Splits::of(Some("Off")).is_err());
        let site = Site::new();
        for program in ["landing-1_bg.wasm", "app_bg.wasm", "scanner_bg.wasm"] {
            site.put(program, "\0asm\u{1}\0\0\0");
        }
        site.put("part-alpha.wasm", "\0asm\u{1}\0\0\0");
        let before = site.get("index.html");
        split_app(&site.staging(), Splits::No).unwrap();
        assert_eq!(site.get("index.html"), before);
    }

    #[test]
    fn a_missing_or_unknown_place_is_told() {
        let site = Site::new();
        site.put("sw.js", "const VERSION = 1;");
        assert!(site.release().unwrap_err().to_string().contains("editions"));
        let site = Site::new();
        site.put("sw.js", &format!("{WORKER} {{{{luck}}}}"));
        assert!(site.release().unwrap_err().to_string().contains("{{luck}}"));
    }

    #[test]
    fn a_name_that_is_no_url_is_refused() {
        let site = Site::new();
        site.put("a b.txt", "");
        assert!(site.release().unwrap_err().to_string().contains("a b.txt"));
    }
}
