// Types for checking the scripts: no part of the site.

/** How a file is asked for. */
type How = RequestInit & { priority?: "high" | "low" | "auto" };

/** A build that waits: its version, and the edition of each game's rules in it. */
type Offered = { version: string; editions: Record<string, number> };

/** A game as it is stored. */
type Kept = [key: string, text: string];

/** A copy of a text, and when it changed; without a text if it was deleted. */
type Copy = { text?: string; at: number };

/** A part of the app's program: its name, its address, the address of its styles if it has any, and what has been loaded. */
type Part = {
  name: string;
  url: string;
  styles?: string | null;
  module?: WebAssembly.Module | null;
  css?: string | null;
  isThere?: boolean;
  coming?: Promise<void> | null;
};

/** A file that was asked for ahead of its need, if it was. */
type Asked = Promise<Response> | null;

/** Says that somebody waits for this. */
type Tell = <Result>(loading: Promise<Result>) => Promise<Result>;

/** The parts of a program that begins: some can be loaded ahead, and the rest once it runs. */
type InstalledParts = { ahead(): void; run(exports: unknown): void; rest(): Promise<void> };

/** The functions that parts.js adds for the program. */
interface PartsOfProgram {
  lacksParts(names: string): boolean;
  needParts(names: string): Promise<boolean>;
  loadPart(number: number): void;
  hasPart(name: string): boolean;
  partsElsewhere(): { script: string; list: Part[] };
}

/** The globals of boot.js for the program, for tests and for curious people. */
interface Facedown extends Partial<PartsOfProgram> {
  version: string;
  /** Applies settings: see early.js. */
  applySettings(text?: string): void;
  /** Replaces the page with the rescue screen; the wasm's panic hook calls it. */
  rescue(fault: unknown, stage?: string): void;
  /** A problem report as text, with the open game's record: for the clipboard only. */
  report(): string;
  /** Updates the copy of the games: see copies.js. */
  copy(change: [key: string, text: string | null]): void;
  /** Changes to the waiting build: see update.js. */
  update(): Promise<"updating" | "game-open" | "none">;
  /** The waiting build. */
  updateWaiting: Offered | null;
  /** Whether the app's first page follows a new visitor's home page. */
  isNavigation: boolean;
  /** The code of the language that is shown, the code and name of each, and the games' folders: see early.js. */
  language: string;
  languages: [string, string][];
  games: string[];
  /** A new visitor's home page in another language, as it was asked for. */
  home?: Promise<string>;
  /** The tables of words that have come, and a call for the others: see words.js. */
  words?: string[];
  restOfWords?(): void;
  /** The app's program as it was asked for, until somebody takes it: see early.js. */
  program?: Asked;
  /** Whether somebody has asked for the keys before the app was there: see start.js. */
  asksForKeys?: boolean;
  /** The wasm's exports, once it runs. */
  wasm: any;
}

declare var facedown: Facedown;

interface Document {
  /** These are in index.html. */
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
