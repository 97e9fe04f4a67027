// Rules against errors in scripts, not for their looks: https://eslint.org/docs/latest/rules.

import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["dist/", "dist-dev/", "target/", "test-results/", "playwright-report/"] },
  {
    ...js.configs.recommended,
    linterOptions: { reportUnusedDisableDirectives: "error", reportUnusedInlineConfigs: "error" },
    rules: {
      ...js.configs.recommended.rules,
      eqeqeq: "error",
      "no-unused-expressions": ["error", { allowShortCircuit: true }],
      "no-var": "error",
      "prefer-const": "error",
      "object-shorthand": "error",
      // Playwright reads from the pattern which fixtures a fixture needs; an empty pattern means none.
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
    },
  },
  { files: ["static/**/*.js"], languageOptions: { globals: globals.browser } },
  { files: ["static/sw.js"], languageOptions: { sourceType: "script", globals: globals.serviceworker } },
  { files: ["static/worker.js"], languageOptions: { sourceType: "script", globals: globals.worker } },
  // Node's scripts. Functions for Playwright's `evaluate` run in a page, where boot.js has set `facedown`.
  {
    files: ["**/*.mjs"],
    languageOptions: { globals: { ...globals.node, ...globals.browser, facedown: "readonly" } },
  },
];
