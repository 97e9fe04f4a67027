// Types for checking the scripts; not part of the site.

/** Options of a request. */
type How = RequestInit & { priority?: "high" | "low" | "auto" };

/** The waiting build: its version, and its edition of each game's rules. */
type Offered = { version: string; editions: Record<string, number> };

/** A saved game as stored. */
type Kept = { key: string; text: string };

/** A copied text and the time of its change; without a text if deleted. */
type Copy = { text?: string; at: number };

/** A part of the app's program; `module` once compiled, `styles` is an address. */
type Part = [name: string, url: string, module?: WebAssembly.Module | null, styles?: string];

/** A file that was requested before it was needed. */
type Asked = Promise<Response> | null;

/** Shows that somebody waits for `loading`. */
type Tell = <Result>(loading: Promise<Result>) => Promise<Result>;

/** Loads parts before the program runs, links them when it does, loads the rest later. */
type InstalledParts = { ahead(): void; run(exports: unknown): void; rest(): Promise<void> };

/** A loaded part: its module, and the text of its styles. */
type LoadedPart = [WebAssembly.Module, string | undefined];

type PartState = {
  name: string;
  url: string;
  module?: WebAssembly.Module | null;
  styles?: string;
  css?: string | null;
  isThere: boolean;
  coming: Promise<LoadedPart> | null;
};

/** The functions that parts.js adds for the program. */
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
  applySettings(text?: string): void;
  rescue(fault: unknown, stage?: string): void;
  report(): string;
  copy(change: [key: string, text: string | null]): void;
  update(): Promise<"updating" | "game-open" | "none">;
  readonly updateWaiting: Offered | null;
  isNavigation: boolean;
  /** The shown language, all languages by code and name, and the games' folders: see early.js. */
  language: string;
  languages: [string, string][];
  games: string[];
  /** A new visitor's home page in another language. */
  home?: Promise<string>;
  /** The loaded tables of words, and a call that loads the others: see words.js. */
  words?: string[];
  restOfWords?(): void;
  /** The requested program, until start.js takes it: see early.js. */
  program?: Asked;
  /** Whether `?` was pressed before the app was there: see start.js. */
  asksForKeys?: boolean;
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
  querySelector(selectors: "h1" | ".rescue-status"): HTMLElement;
  querySelector(selectors: `#app a${string}`): HTMLAnchorElement | null;
  querySelectorAll(selectors: "link[data-app]" | "link[rel=stylesheet]:not([disabled])"): NodeListOf<HTMLLinkElement>;
}
