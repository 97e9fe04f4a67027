// Types for checking the scripts; not part of the site.

type FetchOptions = RequestInit & { priority?: "high" | "low" | "auto" };

/** Its version, and its edition of each game's rules. */
type WaitingBuild = { version: string; editions: Record<string, number> };

type StoredGame = [key: string, text: string];

/** A copied text and the time of its change; without a text if deleted. */
type Copy = { text?: string; at: number };

/** A part of the app's program: its name, its address, the address of its styles if it has any, and what has been loaded. */
type Part = {
  name: string;
  url: string;
  styles?: string | null;
  module?: WebAssembly.Module | null;
  css?: string | null;
  isLinked?: boolean;
  loading?: Promise<void> | null;
};

/** A file that was requested before it was needed. */
type Requested = Promise<Response> | null;

/** Announces the wait for `loading` if it takes long. */
type Announce = <Result>(loading: Promise<Result>) => Promise<Result>;

/** Loads parts before the program runs, links them when it does, loads the rest later. */
type InstalledParts = { loadAhead(): void; run(exports: unknown): void; loadRest(): Promise<void> };

/** The functions that parts.js adds for the program. `names` are separated by spaces. */
interface PartsOfProgram {
  lacksParts(names: string): boolean;
  needParts(names: string): Promise<boolean>;
  loadPart(number: number): void;
  hasPart(name: string): boolean;
  partsElsewhere(): { script: string; list: Part[] };
}

/** The globals of boot.js for the program, tests and the console. */
interface Facedown extends Partial<PartsOfProgram> {
  version: string;
  /** Applies settings: see early.js. */
  applySettings(text?: string): void;
  /** Replaces the page with the rescue screen; the wasm's panic hook calls it. */
  rescue(fault: unknown, stage?: string): void;
  /** A problem report as text, with the open game's record: for the clipboard only. */
  report(): string;
  /** Copies a change of localStorage: see copies.js. */
  copy(change: [key: string, text: string | null]): void;
  /** Changes to the waiting build: see update.js. */
  update(): Promise<"updating" | "game-open" | "none">;
  updateWaiting: WaitingBuild | null;
  /** Whether a new visitor went from the home page to the app's first page by a link. */
  isNavigation: boolean;
  /** The shown language, all languages by code and name, and the games' folders: see early.js. */
  language: string;
  languages: [string, string][];
  games: string[];
  /** A new visitor's home page in a language other than English, while it loads; empty if it can't be loaded. */
  home?: Promise<string>;
  /** The loaded tables of words, and a call that loads the others: see words.js. */
  words?: string[];
  restOfWords?(): void;
  /** The requested program, until start.js takes it: see early.js. */
  program?: Requested;
  /** Whether `?` was pressed before the app was there: see start.js. */
  asksForKeys?: boolean;
  /** The wasm's exports, once it runs. */
  wasm: any;
}

declare var facedown: Facedown;

interface Document {
  /** Elements of index.html. */
  getElementById(id: "app" | "rescue"): HTMLElement;
  getElementById(id: "boot"): HTMLElement & { dataset: Record<`app${"Js" | "Wasm" | "Parts" | "Styles"}`, string> };
}

interface ParentNode {
  querySelector(selectors: "meta[name=facedown-version]"): HTMLMetaElement;
  querySelector(selectors: "link[rel=manifest]"): HTMLLinkElement;
  querySelector(selectors: "h1" | ".rescue-status"): HTMLElement;
  querySelector(selectors: `#app a${string}`): HTMLAnchorElement | null;
  querySelectorAll(selectors: "link[data-app]" | "link[rel=stylesheet]:not([disabled])"): NodeListOf<HTMLLinkElement>;
}
