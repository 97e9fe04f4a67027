//! Tests that links in documents lead somewhere, and that facts repeated in several files agree.

use std::path::Path;

use engine::catalogue::GameId;
use engine::options::Options as _;
use xshell::{Shell, cmd};

use crate::{project, shell};

fn project_shell() -> Shell {
    shell::open(&project::root().unwrap()).unwrap()
}

fn pages(shell: &Shell) -> Vec<String> {
    let list = cmd!(shell, "git ls-files *.md").quiet().read().unwrap();
    list.lines().map(str::to_owned).filter(|file| shell.path_exists(file)).collect()
}

fn without_code(text: &str) -> String {
    let mut is_in_code = false;
    let lines = text.lines().filter(|line| {
        let is_fence = line.trim_start().starts_with("```");
        is_in_code ^= is_fence;
        !is_in_code && !is_fence
    });
    lines.collect::<Vec<_>>().join("\n").split('`').step_by(2).collect::<Vec<_>>().join("")
}

fn links(text: &str) -> Vec<String> {
    without_code(text)
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split_once(')').map(|(link, _)| link.to_owned()))
        .collect()
}

/// The GitHub slugs of headings, and explicit anchors.
fn anchors(text: &str) -> Vec<String> {
    let mut is_in_code = false;
    let mut anchors = Vec::new();
    for line in text.lines() {
        is_in_code ^= line.trim_start().starts_with("```");
        if !is_in_code && line.starts_with('#') {
            anchors.push(slug(line.trim_start_matches('#')));
        }
        for mark in ["<a id=\"", "<a name=\""] {
            anchors.extend(
                line.split(mark)
                    .skip(1)
                    .filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())),
            );
        }
    }
    anchors
}

fn slug(heading: &str) -> String {
    let kept = heading.trim().to_lowercase();
    kept.chars()
        .filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'))
        .map(|c| if c == ' ' { '-' } else { c })
        .collect()
}

#[test]
fn every_link_between_documents_leads_somewhere() {
    let shell = project_shell();
    let pages = pages(&shell);
    assert!(pages.len() > 10, "the documents are not found: {pages:?}");
    let mut broken = Vec::new();
    for page in pages {
        let text = shell.read_file(&page).unwrap();
        for link in links(&text) {
            if link.contains("://") || link.starts_with("mailto:") {
                continue;
            }
            let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let target = match file {
                "" => page.clone(),
                _ => Path::new(&page).with_file_name("").join(file).to_string_lossy().into_owned(),
            };
            let is_there = shell.path_exists(&target)
                && (anchor.is_empty()
                    || anchors(&shell.read_file(&target).unwrap()).iter().any(|id| id == anchor));
            if !is_there {
                broken.push(format!("{page}: {link}"));
            }
        }
    }
    assert!(broken.is_empty(), "links that lead nowhere:\n{}", broken.join("\n"));
}

#[test]
fn a_heading_is_linked_to_as_it_is_on_github() {
    assert_eq!(slug(" What `must` never happen: 2 things"), "what-must-never-happen-2-things");
    assert_eq!(anchors("# One\n```\n# Two\n```\n<a id=\"fg-1\"></a>\n"), ["one", "fg-1"]);
    assert_eq!(links("[a](b.md) `[c](d)`\n```\n[e](f)\n```\n[g](#h)"), ["b.md", "#h"]);
}

#[expect(unreachable_pub, reason = "the page's crate says `pub` to its modules")]
#[allow(dead_code, reason = "the scripts use some of them")]
#[path = "../../frontend/src/services/keys.rs"]
mod keys;

#[test]
fn the_scripts_name_things_as_the_program_does() {
    let text = |before: &str, name: &str| format!("{before}{name:?}");
    let words = keys::STYLE_WORDS.map(|(name, words)| format!("{name}: {words:?}")).join(", ");
    let shared = [
        ("copies", text("SAVE = ", keys::SAVE)),
        ("copies", text("SETTINGS = ", keys::SETTINGS)),
        ("copies", text("CHANGED = ", keys::CHANGED)),
        ("copies", text("games = copies(", keys::COPIES)),
        ("copies", text("deviceData = copies(", keys::COPIES_BESIDE)),
        ("copies", text("new Event(", keys::COPY_FAILED)),
        ("early", text("localStorage.getItem(", keys::SETTINGS)),
        ("early", format!("WORDS = {{ {words} }};")),
        ("frame", text("caches.open(", keys::SHARED)),
        ("parts", text("\"set-up\", ", keys::FIRST_GAME)),
        ("parts", text("localStorage.getItem(", keys::SAVE)),
        ("parts", text("key.startsWith(", keys::EVENING)),
        ("rescue", text("SAVE = ", keys::SAVE)),
        ("rescue", text("SET_ASIDE = ", keys::SET_ASIDE)),
        ("rescue", format!("DEVICE_DATA = {:?};", keys::DEVICE_DATA)),
        ("rescue", text("EVENING = ", keys::EVENING)),
        ("sw", text("caches.open(", keys::SHARED)),
        ("update", text("OPEN_GAME = ", keys::OPEN_GAME)),
    ];
    for (script, text) in shared {
        let script = project_shell().read_file(format!("static/{script}.js")).unwrap();
        assert!(script.contains(&text), "{text}");
    }
}

#[test]
fn the_toolchain_is_the_least_that_is_declared() {
    let value = |file: &str, key: &str| {
        let text = project_shell().read_file(file).unwrap();
        let line = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = \""));
        line.unwrap().trim_end_matches('"').to_owned()
    };
    let declared = value("Cargo.toml", "rust-version");
    assert_eq!(value("rust-toolchain.toml", "channel"), format!("{declared}.0"));
}

#[test]
fn the_page_and_its_worker_know_the_games_and_their_editions() {
    let identities = GameId::ALL.map(|game| game.options().identity());
    let slugs = identities.map(|identity| identity.slug).join(";");
    let editions = identities.map(|game| format!("\"{}\": {}", game.slug, game.edition)).join(", ");
    for (file, text) in [
        ("index.html", format!("data-games={slugs:?}")),
        ("static/sw.js", format!("const EDITIONS = {{ {editions} }};")),
    ] {
        assert!(project_shell().read_file(file).unwrap().contains(&text), "{file}: {text}");
    }
}

#[test]
fn every_game_is_a_part_of_the_program() {
    let parts = project_shell().read_file("frontend/wasm-parts.json").unwrap();
    for game in GameId::ALL {
        let module = format!("\"engine::games::{}\"", game.slug().replace('-', "_"));
        assert!(parts.contains(&format!("\"name\": {:?}", game.slug())) && parts.contains(&module));
    }
}

fn headers(shell: &Shell) -> Vec<(String, String)> {
    let text = shell.read_file("docs/hosting.md").unwrap();
    let (_, table) = text.split_once("| header | value | why |").unwrap();
    let cells = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    cells
        .map(|line| {
            let mut cells =
                line.split('|').skip(1).map(|cell| cell.trim().trim_matches('`').to_owned());
            (cells.next().unwrap(), cells.next().unwrap())
        })
        .collect()
}

/// Formats a header and its value for a host's configuration file.
type HeaderFormat = dyn Fn(&str, &str) -> String;

#[test]
fn the_files_for_hosts_have_the_headers_of_the_table_and_no_others() {
    let shell = project_shell();
    let headers = headers(&shell);
    assert_eq!(headers.len(), 5, "{headers:?}");
    let apache = |name: &str, value: &str| format!("Header always set {name} \"{value}\"");
    let nginx = |name: &str, value: &str| {
        let value = if value.contains(' ') { format!("\"{value}\"") } else { value.to_owned() };
        format!("add_header {name} {value} always;")
    };
    let vercel =
        |name: &str, value: &str| format!("{{ \"key\": \"{name}\", \"value\": \"{value}\" }}");
    let netlify = |name: &str, value: &str| format!("{name}: {value}");
    let files: [(&str, &str, &HeaderFormat); 4] = [
        (".htaccess", "Header always set ", &apache),
        ("nginx.conf", "add_header ", &nginx),
        ("vercel.json", "{ \"key\"", &vercel),
        ("_headers", ": ", &netlify),
    ];
    for (file, mark, format) in files {
        let text = shell.read_file(format!("docs/hosting/{file}")).unwrap();
        let found: Vec<&str> = text
            .lines()
            .map(|line| line.trim().trim_end_matches(','))
            .filter(|line| {
                line.contains(mark) && !line.starts_with('#') && !line.contains("Cache-Control")
            })
            .collect();
        let wanted: Vec<String> = headers.iter().map(|(name, value)| format(name, value)).collect();
        assert_eq!(found, wanted, "docs/hosting/{file}");
    }
}
