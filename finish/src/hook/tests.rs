//! Tests that finish a small site.

use xshell::TempDir;

use super::names::SCRIPTS;
use super::*;

pub(super) const INDEX: &str = "<head><script src=\"./early.js\" data-program=\"{{program}}\" data-languages=\"{{languages}}\"></script><link rel=\"stylesheet\" href=\"./tokens-1.css\"/>\
    <link rel=\"stylesheet\" href=\"./table-1.css\" data-app disabled/>\
    <link rel=\"stylesheet\" href=\"./rules-1.css\" data-app=\"alpha\" disabled/>\
    <script src=\"./boot.js\"></script>{{home}}<!-- {{policy}} --><meta name=\"facedown-version\" content=\"{{version}}\">\
    <meta property=\"og:image\" content=\"{{site}}preview.jpg\">\
    <script data-app-js=\"./app.js\" data-app-wasm=\"./app_bg.wasm\" data-app-parts=\"alpha=./part-alpha.wasm\" data-app-styles=\"\" \
    data-scanner-js=\"./scanner.js\" data-scanner-wasm=\"./scanner_bg.wasm\"></script></head>";
const WORKER: &str = "const VERSION = \"{{version}}\";\nconst FILES = \"{{files}}\";";

fn inputs(url: &str) -> Inputs {
    Inputs {
        url: url.to_owned(),
        frame: Frame::Refuse,
        languages: Languages { names: "en=English".to_owned(), script_messages: "{}".to_owned() },
    }
}

/// A small site and its games' styles, in a temporary folder.
pub(super) struct Site(TempDir);

impl Site {
    pub(super) fn new() -> Self {
        let site = Self(Shell::new().unwrap().create_temp_dir().unwrap());
        site.games().create_dir("").unwrap();
        site.put("index.html", INDEX);
        site.put("tokens-1.css", "root {}\n/* {{accents}} */\n");
        site.put("table-1.css", "table {}\n");
        site.put("rules-1.css", "rules {}\n");
        site.put("sw.js", WORKER);
        for script in SCRIPTS {
            site.put(script, script);
        }
        site.put("frame.js", "const FRAME = \"{{frame}}\";");
        site.put("words.js", "const MESSAGES = \"{{messages}}\";");
        let boot = "import \"./address.js\"; boot(); import(\"./frame.js\")";
        site.put("boot.js", boot);
        for program in ["app.js", "app_bg.wasm", "scanner.js", "scanner_bg.wasm"] {
            site.put(program, program);
        }
        site.put("part-alpha.wasm", "alpha");
        site.put("worker.js", "work()");
        site.put("icons/a.svg", "<svg/>");
        site.put("preview.jpg", "picture");
        site.put("manifest.webmanifest", "{}");
        site.put("text/en/news.html", "<!-- head --><p>Cards fly.");
        site
    }

    pub(super) fn staging(&self) -> Shell {
        shell::open(&self.0.path().join("site")).unwrap()
    }

    pub(super) fn games(&self) -> Shell {
        shell::open(&self.0.path().join("games")).unwrap()
    }

    pub(super) fn put(&self, name: &str, text: &str) {
        self.staging().write_file(name, text).unwrap();
    }

    pub(super) fn game(&self, name: &str, text: &str) {
        self.games().write_file(name, text).unwrap();
    }

    pub(super) fn get(&self, name: &str) -> String {
        self.staging().read_file(name).unwrap()
    }

    fn release(&self) -> Result<Bundles, Failure> {
        finish_release(&self.staging(), &self.games(), &inputs(""))
    }

    fn version(&self) -> String {
        let index = self.get("index.html");
        index
            .split("name=\"facedown-version\" content=\"")
            .nth(1)
            .unwrap()
            .split('"')
            .next()
            .unwrap()
            .to_owned()
    }
}

#[test]
fn a_release_gets_policy_version_and_files() {
    let site = Site::new();
    site.put("screenshots/a-wide.webp", "picture");
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
    let news = site.get("text/en/news.html");
    assert!(worker.contains("[\"text/en/news.html\", \"sha256-"));
    for part in ["'none'", "../../early-", "../../page-", "../../app-", ".css\"><p>Cards fly."] {
        assert!(news.contains(part), "{part} is not in {news}");
    }
    assert_eq!(news.matches("../../").count(), 3, "{news}");
    assert!(!worker.contains("a-wide.webp"), "{worker}");
    assert!(!worker.contains("preview.jpg") && !worker.contains("index.html"), "{worker}");
    assert!(!index.contains("{{") && !worker.contains("{{"));
}

#[test]
fn a_release_tells_which_files_belong_together() {
    let site = Site::new();
    site.put("tokens-1.css", "root { background: url(icons/a.svg) }\n/* {{accents}} */\n");
    let bundles = site.release().unwrap();
    // Beside the scripts: the page, the picture and the sheet.
    assert_eq!(bundles.files(PAGE).len(), 3 + (SCRIPTS.len() - 1));
    assert_eq!(bundles.files(APP).len(), 4, "{bundles:?}");
    assert_eq!(bundles.files("alpha").len(), 2, "{bundles:?}");
    for file in [PAGE, APP, "alpha"].iter().flat_map(|bundle| bundles.files(bundle)) {
        assert!(site.staging().path_exists(&file), "{file}");
    }
}

fn program_names(index: &str) -> Vec<String> {
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
        let names = program_names(&site.get("index.html"));
        assert_eq!(names.len(), 7);
        for name in &names {
            assert!(site.get("sw.js").contains(&format!("[\"{name}\", ")), "{name}");
            assert!(!site.get(name).is_empty());
        }
        assert!(!site.staging().path_exists("app.js") && !site.staging().path_exists("boot.js"));
        let boot = names.iter().find(|name| name.starts_with("boot-")).unwrap();
        assert!(site.get(boot).contains("import \"./address-"), "{}", site.get(boot));
        let index = site.get("index.html");
        let part = index.split("\"alpha=./").nth(1).unwrap().split('"').next().unwrap();
        assert_eq!(site.get(part), if changed == "part-alpha.wasm" { "changed" } else { "alpha" });
        assert!(
            part.len() > "part-alpha.wasm".len() && !site.staging().path_exists("part-alpha.wasm")
        );
        names
    };
    let plain = names("icons/a.svg");
    let changes = |changed| {
        let others = names(changed);
        plain.iter().zip(&others).filter(|(one, other)| one != other).count()
    };
    // early.js is renamed, too, since the page tells it the program's name.
    assert_eq!(changes("app_bg.wasm"), 2);
    assert_eq!(changes("address.js"), 1);
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
    assert_ne!(plain, version_with(|site| site.put("index.html", &INDEX.replace("head", "HEAD"))));
    assert_ne!(plain, version_with(|site| site.put("sw.js", &format!("{WORKER}//"))));
}

#[test]
fn a_debug_build_gets_no_policy_and_a_worker_that_leaves() {
    let site = Site::new();
    // Trunk's server has placeholders of its own.
    site.put("index.html", &format!("{INDEX}<script>\"{{{{__TRUNK_ADDRESS__}}}}\"</script>"));
    finish_debug(&site.staging(), &site.games(), &inputs("https://a.example/b")).unwrap();
    assert!(!site.get("index.html").contains("Content-Security-Policy"));
    assert!(site.get("index.html").contains("+debug"));
    assert!(site.get("index.html").contains("\"https://a.example/b/preview.jpg\""));
    assert!(site.get("sw.js").contains("unregister()"));
    assert!(!site.get("index.html").contains("table-1.css"), "the styles are put together too");
}

#[test]
fn the_page_refuses_to_run_within_another_unless_it_is_said_otherwise() {
    assert_eq!(Frame::from_setting(None).unwrap(), Frame::Refuse);
    assert_eq!(Frame::from_setting(Some("allow")).unwrap(), Frame::Allow);
    assert!(Frame::from_setting(Some("yes")).is_err());
    for frame in [Frame::Refuse, Frame::Allow] {
        let site = Site::new();
        finish_release(&site.staging(), &site.games(), &Inputs { frame, ..inputs("") }).unwrap();
        let files = project::files(&site.staging()).unwrap();
        let script = files.iter().find(|name| name.starts_with("frame-")).unwrap();
        assert_eq!(site.get(script), format!("const FRAME = \"{}\";", frame.word()));
    }
}

#[test]
fn a_missing_or_unknown_place_is_told() {
    let site = Site::new();
    site.put("sw.js", "const VERSION = 1;");
    assert!(site.release().unwrap_err().to_string().contains("version"));
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

#[test]
fn languages_become_tables_and_a_misspelt_key_is_named() {
    let site = Site::new();
    let head = "# Language: Deutsch\n# Plurals: one|other\n[home]\n";
    site.put(
        "text/en/messages.txt",
        "# Language: English\n# Plurals: one|other\n[home]\nplay = Play\n",
    );
    site.put("text/de/messages.txt", &format!("{head}play = Spielen\n"));
    site.put("text/de/words.md", "glossary");
    site.put("text/de/news.md", "# Neues\n\n## 2\n\nZwei.\n");
    site.put("news.html", "<p lang=\"{{language}}\"><a href=\"./\">{{home.play}}</a>\n{{news}}");
    let changelog = "# Changelog\n\n## 2\n\n### For players\n\nTwo.\n";
    let manifest =
        "{\"lang\": \"{{language}}\", \"name\": \"{{home.play}}\", \"url\": \"./#/play\"}";
    site.put("manifest.webmanifest", manifest);
    let localize = || languages::localize(&site.staging(), changelog);
    assert_eq!(localize().unwrap().names, "en=English;de=Deutsch");
    assert!(site.get("text/de/words.txt").contains("Spielen"));
    assert_eq!(
        site.get("text/de/manifest.webmanifest"),
        "{\"lang\": \"de\", \"name\": \"Spielen\", \"url\": \"../../#/play\"}"
    );
    assert!(site.get("text/en/manifest.webmanifest").contains("\"Play\""));
    assert_eq!(
        site.get("text/de/news.html"),
        "<p lang=\"de\"><a href=\"../../\">Spielen</a>\n\
         <section class=\"stack-3 prose\" lang=\"de\">\n<h2>2</h2>\n<p>Zwei.</p>\n</section>\n"
    );
    assert!(site.get("text/en/news.html").contains("<p>Two.</p>"));
    let left = project::files(&site.staging()).unwrap();
    assert!(
        !left
            .iter()
            .any(|file| file.ends_with("messages.txt") || project::has_extension(file, "md"))
    );

    site.put(
        "text/en/messages.txt",
        "# Language: English\n# Plurals: one|other\n[home]\nplay = Play\n",
    );
    site.put("text/de/messages.txt", &format!("{head}plays = Spielen\n"));
    let why = localize().unwrap_err().to_string();
    assert!(why.contains("de: English has no message /home.plays"), "{why}");
}
