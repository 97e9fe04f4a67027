//! A small web server for the built page: files of one folder, nothing else.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// No honest request of a page is longer.
const LONGEST_REQUEST: u64 = 16 * 1024;

/// Browsers open connections on suspicion and leave them silent.
const PATIENCE: Duration = Duration::from_secs(10);

/// Answers requests for the files under `folder` until the process is ended.
pub(crate) fn serve(listener: &TcpListener, folder: &Path) -> io::Result<()> {
    let folder = folder.canonicalize()?;
    for stream in listener.incoming() {
        // A connection that failed before it began is the browser's to repeat.
        let Ok(stream) = stream else { continue };
        let folder = folder.clone();
        thread::spawn(move || answer(stream, &folder));
    }
    Ok(())
}

/// An answer that goes wrong half-way can't be told to anybody: the other side has gone.
fn answer(mut stream: TcpStream, folder: &Path) {
    let _ = stream.set_read_timeout(Some(PATIENCE)).and_then(|()| {
        let head = request_head(&stream)?;
        respond(&mut stream, folder, &head)
    });
}

/// The lines up to the empty one, of which only the first matters here.
fn request_head(stream: &TcpStream) -> io::Result<String> {
    let mut reader = BufReader::new(stream).take(LONGEST_REQUEST);
    let mut first = String::new();
    reader.read_line(&mut first)?;
    let mut line = String::new();
    while reader.read_line(&mut line)? > 2 {
        line.clear();
    }
    Ok(first)
}

fn respond(out: &mut impl Write, folder: &Path, request: &str) -> io::Result<()> {
    let mut words = request.split_whitespace();
    let (method, target) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    if !matches!(method, "GET" | "HEAD") {
        return refuse(out, "405 Method Not Allowed");
    }
    let Some(file) = file_for(target).and_then(|path| inside(folder, &path)) else {
        return refuse(out, "404 Not Found");
    };
    let mut content = File::open(&file)?;
    write!(
        out,
        "HTTP/1.1 200 OK\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\n\
         X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        mime(&file),
        content.metadata()?.len()
    )?;
    if method == "GET" {
        io::copy(&mut content, out)?;
    }
    out.flush()
}

fn refuse(out: &mut impl Write, status: &str) -> io::Result<()> {
    let length = status.len();
    write!(
        out,
        "HTTP/1.1 {status}\r\nContent-Type: text/plain\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{status}"
    )?;
    out.flush()
}

/// The file that a request's target names, relative to the site; `None` for what no page asks for.
fn file_for(target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?.strip_prefix('/')?;
    let path = percent_decoded(path)?;
    let path =
        if path.is_empty() || path.ends_with('/') { format!("{path}index.html") } else { path };
    // A name with any of these means another place on some system.
    let harmless = |name: &str| {
        !name.is_empty()
            && name != "."
            && name != ".."
            && !name.contains(['\\', ':', '\0'])
            && !name.starts_with('.')
    };
    path.split('/').all(harmless).then(|| path.split('/').collect())
}

/// The file itself, unless a link leads it out of the folder.
fn inside(folder: &Path, path: &Path) -> Option<PathBuf> {
    let file = folder.join(path).canonicalize().ok()?;
    (file.starts_with(folder) && file.is_file()).then_some(file)
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
            let value = digit(rest.next())? * 16 + digit(rest.next())?;
            bytes.push(u8::try_from(value).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

fn mime(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(target: &str) -> Option<String> {
        file_for(target).map(|path| path.to_string_lossy().replace('\\', "/"))
    }

    #[test]
    fn a_folder_is_its_index() {
        assert_eq!(path("/").as_deref(), Some("index.html"));
        assert_eq!(path("/?x=1#y").as_deref(), Some("index.html"));
        assert_eq!(path("/icons/").as_deref(), Some("icons/index.html"));
    }

    #[test]
    fn a_file_is_found_by_its_decoded_name() {
        assert_eq!(path("/icons/icon%2D192.png").as_deref(), Some("icons/icon-192.png"));
        assert_eq!(path("/a%20b.txt?v=2").as_deref(), Some("a b.txt"));
    }

    #[test]
    fn no_target_leads_out_of_the_folder() {
        for target in [
            "/../secret",
            "/a/../../secret",
            "/%2e%2e/secret",
            "/a/%2E%2E/%2e%2e/secret",
            "/..%2fsecret",
            "/..%5csecret",
            "/..\\secret",
            "/C:/secret",
            "/c%3a/secret",
            "//etc/passwd",
            "/a//b",
            "/./a",
            "/.git/config",
            "/%00",
            "/a%00.js",
            "/%ff",
            "/%zz",
            "/%2",
            "/%+2a",
            "etc",
            "",
            "http://other/",
        ] {
            assert_eq!(path(target), None, "{target}");
        }
    }

    #[test]
    fn files_are_named_by_their_type() {
        assert_eq!(mime(Path::new("a.wasm")), "application/wasm");
        assert_eq!(mime(Path::new("a.js")), "text/javascript; charset=utf-8");
        assert_eq!(mime(Path::new("manifest.webmanifest")), "application/manifest+json");
        assert_eq!(mime(Path::new("a.b.css")), "text/css; charset=utf-8");
        assert_eq!(mime(Path::new("LICENSE")), "application/octet-stream");
    }

    #[test]
    fn a_real_file_is_sent_and_a_missing_one_is_not() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).canonicalize().unwrap();
        let ask = |request: &str| {
            let mut out = Vec::new();
            respond(&mut out, &folder, request).unwrap();
            String::from_utf8(out).unwrap()
        };
        let sent = ask("GET /Cargo.toml HTTP/1.1\r\n");
        assert!(
            sent.starts_with("HTTP/1.1 200 OK\r\n") && sent.contains("name = \"xtask\""),
            "{sent}"
        );
        let head = ask("HEAD /Cargo.toml HTTP/1.1\r\n");
        assert!(head.starts_with("HTTP/1.1 200 OK\r\n") && head.ends_with("\r\n\r\n"), "{head}");
        assert!(ask("GET /nothing HTTP/1.1").starts_with("HTTP/1.1 404"));
        assert!(ask("GET /src HTTP/1.1").starts_with("HTTP/1.1 404"));
        assert!(ask("GET /%2e%2e/Cargo.toml HTTP/1.1").starts_with("HTTP/1.1 404"));
        assert!(ask("POST / HTTP/1.1").starts_with("HTTP/1.1 405"));
        assert!(ask("").starts_with("HTTP/1.1 405"));
    }

    #[test]
    fn a_browser_gets_its_file_over_the_wire() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let address = listener.local_addr().unwrap();
        thread::spawn(move || serve(&listener, Path::new(env!("CARGO_MANIFEST_DIR"))));
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(b"GET /src/main.rs HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.contains("\r\nContent-Type: application/octet-stream\r\n"), "{answer}");
        assert!(answer.ends_with(include_str!("main.rs")));
    }
}
