// The programs of the page. The one that the address asks for takes longest of all that the page waits for, so it is asked
// for as soon as this is here: the page has this file by itself, before the scripts that start a program.

import { isHome } from "./address.js";

const { dataset } = document.getElementById("boot");

/** The landing bundle and the app: the addresses of their scripts and of their wasm. */
export const landing = addressed(dataset.landingJs, dataset.landingWasm);
export const app = addressed(dataset.appJs, dataset.appWasm);

/**
 * @param {string} js
 * @param {string} wasm
 */
function addressed(js, wasm) {
  return { js: new URL(js, document.baseURI).href, wasm: new URL(wasm, document.baseURI).href };
}

/**
 * What is kept of the site for offline use. It is not asked of the worker: where the page goes before that has answered,
 * Firefox logs an error. Where no worker stands behind the page nothing is kept, which would take a moment to learn.
 * @param {string} url
 */
const kept = (url) => navigator.serviceWorker?.controller && caches.match(url).catch(() => undefined);

/**
 * What is at an address; as it is on the host, if it is asked for again.
 * @param {string} url
 * @param {How} [how]
 */
async function loaded(url, how) {
  const answer = (how?.cache !== "reload" && (await kept(url))) || (await fetch(url, how));
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/**
 * The text at an address.
 * @param {string} url
 * @param {How} [how]
 */
export const read = async (url, how) => (await loaded(url, how)).text();

/**
 * @param {string} url
 * @param {How} [how]
 */
async function compile(url, how) {
  const answer = await loaded(url, how);
  // A host that doesn't know wasm gives it another type.
  const isTyped = /^application\/wasm\b/.test(answer.headers.get("Content-Type") ?? "");
  return isTyped ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

/**
 * The address of the program that was asked for first, until somebody takes it.
 * @type {string | null}
 */
let first = null;
/** @type {Promise<WebAssembly.Module>} */
let coming;

/**
 * The wasm at an address. What failed is asked for again by the next call.
 * @param {string} url
 * @param {How} [how]
 */
export function compiled(url, how = { priority: "high" }) {
  if (url !== first) return compile(url, how);
  first = null;
  return coming;
}

// A page within another one starts nothing.
if (self === top) {
  first = isHome() ? landing.wasm : app.wasm;
  coming = compile(first, { priority: "high" });
  // Whoever takes it sees the error.
  coming.catch(() => {});
}
