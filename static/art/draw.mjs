// Draws the mark, the icons and the preview picture: `node static/art/draw.mjs`. Needs pngquant, which shrinks icons to
// a quarter. The mark is a face-down card with a closed eye on its back, over a card with the other back.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const out = (...names) => join(here, "..", ...names);

const INK = "#11141a";
const PAPER = "#faf5e9";
const PAPER_EDGE = "#cfc3a8";
const GOLD = "#e8b34f";
const COOL = { ground: "#26395a", line: "#8ea6cf" };
const WARM = { ground: "#6b2430", line: "#d99a9a" };

/** A closed eye, 100 wide, its middle at 0 0. */
const eye = (colour, width) => `
    <g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">
      <path d="M-46 -10C-30 12 -15 20 0 20S30 12 46 -10"/>
      <path d="M0 20v21M-20 16l-7.500 19M20 16l7.500 19M-36 4l-14 14M36 4l14 14"/>
    </g>`;

/** A card's back, 200 × 280 around 0 0. Small sizes leave out `lattice` and `eyed`. */
const card = ({ ground, line }, { lattice, eyed }) => `
    <rect x="-100" y="-140" width="200" height="280" rx="20" fill="${PAPER}" stroke="${PAPER_EDGE}" stroke-width="2"/>
    <rect x="-86" y="-126" width="172" height="252" rx="10" fill="${ground}"/>
    ${lattice ? latticeOf(line) : ""}
    ${eyed ? `<path d="M0 -92 62 0 0 92 -62 0Z" fill="${ground}" stroke="${line}" stroke-width="3" />
    <g transform="translate(0 -8) scale(0.72)">${eye(GOLD, 10)}</g>` : ""}`;

/** Two sets of parallel lines, clipped to the back's frame. */
function latticeOf(colour) {
  const [w, h, step] = [78, 118, 26];
  const lines = [];
  for (let c = -(w + h); c <= w + h; c += step) {
    // Clips y = x + c and its mirror image to the rectangle.
    const from = Math.max(-w, -h - c);
    const to = Math.min(w, h - c);
    if (from >= to) continue;
    lines.push(`M${from} ${from + c}L${to} ${to + c}M${-from} ${from + c}L${-to} ${to + c}`);
  }
  return `<path d="${lines.join("")}" fill="none" stroke="${colour}" stroke-opacity="0.5" stroke-width="2"/>
    <rect x="-78" y="-118" width="156" height="236" rx="6" fill="none" stroke="${colour}" stroke-width="2.500"/>`;
}

/** Both cards, around 0 0, about 300 across. */
const pair = `
  <g transform="translate(34 6) rotate(14)">${card(WARM, { lattice: true, eyed: false })}</g>
  <g transform="translate(-22 0) rotate(-8)">${card(COOL, { lattice: true, eyed: true })}</g>`;

const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body.replace(/\n\s*/g, "")}</svg>\n`;

/** For small sizes: one card, fewer and thicker lines. */
const favicon = svg(64, 64, `
  <rect width="64" height="64" rx="14" fill="${INK}"/>
  <g transform="translate(32 32) rotate(-8)">
    <rect x="-19.500" y="-26" width="39" height="52" rx="5.500" fill="${PAPER}"/>
    <rect x="-15.500" y="-22" width="31" height="44" rx="2.500" fill="${COOL.ground}"/>
    <g transform="translate(0 -3.500) scale(0.24)">${eye(GOLD, 15)}</g>
  </g>`);

const icon = svg(512, 512, `
  <rect width="512" height="512" rx="112" fill="${INK}"/>
  <g transform="translate(252 256) scale(1.290)">${pair}</g>`);

/** Systems cut this icon to their own shape, so everything lies within the middle four fifths. */
const maskable = svg(512, 512, `
  <rect width="512" height="512" fill="${INK}"/>
  <g transform="translate(253 256) scale(1.020)">${pair}</g>`);

const preview = svg(1200, 630, `
  <defs>
    <radialGradient id="lamp" cx="0.3" cy="0.1" r="0.95">
      <stop offset="0" stop-color="#2a3345"/><stop offset="1" stop-color="${INK}"/>
    </radialGradient>
    <filter id="shadow" x="-30%" y="-30%" width="160%" height="160%">
      <feDropShadow dx="0" dy="10" stdDeviation="14" flood-color="#000" flood-opacity="0.55"/>
    </filter>
  </defs>
  <rect width="1200" height="630" fill="url(#lamp)"/>
  <g transform="translate(300 318) scale(1.46)">
    <g filter="url(#shadow)"><g transform="translate(52 8) rotate(15)">${card(WARM, { lattice: true, eyed: false })}</g></g>
    <g filter="url(#shadow)"><g transform="translate(-26 0) rotate(-8)">${card(COOL, { lattice: true, eyed: true })}</g></g>
  </g>
  <g fill="#f3ecde">
    <text x="612" y="296" font-family="Facedown Serif" font-weight="600" font-size="104" letter-spacing="-1">Facedown</text>
    <g font-family="Liberation Sans, Arial, sans-serif" font-size="35" fill="#b8b2a5">
      <text x="616" y="368">Card duels of bluff, for two on</text>
      <text x="616" y="414">one device or against it.</text>
    </g>
    <path d="M616 462h84" stroke="${GOLD}" stroke-width="5" stroke-linecap="round"/>
  </g>`);

writeFileSync(out("icons", "favicon.svg"), favicon);
for (const [name, drawing] of Object.entries({ icon, maskable, preview })) {
  writeFileSync(join(here, `${name}.svg`), drawing);
}

const { chromium } = await import("@playwright/test");
const { browserOptions } = await import("../../tests/browser.mjs");
const browser = await chromium.launch(browserOptions());
const font = readFileSync(out("fonts", "fraunces.woff2")).toString("base64");

async function picture(drawing, name, width, height) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>
    @font-face { font-family: "Facedown Serif"; src: url(data:font/woff2;base64,${font}); font-weight: 600; }
    body { margin: 0; } svg { display: block; inline-size: ${width}px; block-size: ${height}px; }
  </style>${drawing}`);
  await page.evaluate(() => document.fonts.ready);
  const path = out(...name);
  const isPhoto = path.endsWith(".jpg");
  await page.screenshot(isPhoto ? { path, quality: 75 } : { path, omitBackground: true });
  if (!isPhoto) execFileSync("pngquant", ["--quality", "70-95", "--speed", "1", "--strip", "--force", "--output", path, "64", path]);
  await page.close();
}

await picture(icon, ["icons", "icon-192.png"], 192, 192);
await picture(icon, ["icons", "icon-512.png"], 512, 512);
await picture(maskable, ["icons", "icon-maskable-512.png"], 512, 512);
// iOS rounds the corners itself, and paints transparent areas black.
await picture(maskable, ["icons", "apple-touch-icon.png"], 180, 180);
await picture(preview, ["preview.jpg"], 1200, 630);
await browser.close();
