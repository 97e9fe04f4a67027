// A static host like common ones: a folder under a sub-path, no fallback for unknown paths, cached for ten minutes.
// `node serve.mjs [port] [path]` serves dist/; tests start other hosts by `serve`.

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

export const DIST = process.env.FACEDOWN_SITE ?? join(import.meta.dirname, "..", "dist");

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

const compressed = new Map();

function compress(tag, content, level) {
  const key = `${level} ${tag}`;
  if (!compressed.has(key)) compressed.set(key, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }));
  return compressed.get(key);
}

/**
 * Starts a host. `headers` are added; `types` replace MIME types; `brotliLevel` 11 takes ten seconds for the site, 0
 * doesn't compress. `serveFolder(folder)` switches to another folder, as a release does; `sent` lists files sent whole;
 * `close()` also ends open connections.
 */
export async function serve({ folder = DIST, port = 0, path = "/some/sub/path/", headers: more = {}, types = {}, brotliLevel = 0 } = {}) {
  let current = folder;
  const sent = [];
  const server = createServer(async (request, response) => {
    const file = fileOf(new URL(request.url, "http://host").pathname, path, current);
    const content = file && (await readFile(file).catch(() => null));
    if (!content) return void response.writeHead(404, { "Content-Type": "text/plain" }).end("not found");
    const tag = `"${createHash("sha1").update(content).digest("hex")}"`;
    const headers = { "Cache-Control": "max-age=600", ETag: tag, ...more };
    if (request.headers["if-none-match"] === tag) return void response.writeHead(304, headers).end();
    const type = { ...TYPES, ...types }[extname(file)] ?? "application/octet-stream";
    if (brotliLevel) headers["Content-Encoding"] = "br";
    sent.push(relative(current, file));
    response.writeHead(200, { ...headers, "Content-Type": type }).end(brotliLevel ? compress(tag, content, brotliLevel) : content);
  });
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}${path}`,
    serveFolder: (other) => void (current = other),
    sent,
    close: () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())),
  };
}

function fileOf(pathname, path, folder) {
  if (!pathname.startsWith(path)) return null;
  const name = decodeURIComponent(pathname.slice(path.length));
  const file = normalize(join(folder, name === "" || name.endsWith("/") ? `${name}index.html` : name));
  return file.startsWith(folder + sep) ? file : null;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [port, path] = process.argv.slice(2);
  console.log((await serve({ port: Number(port ?? 4179), path })).url);
}
