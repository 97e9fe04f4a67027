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
      // Playwright tells by the pattern which fixtures a fixture needs: none, in the empty one.
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
    },
  },
  { files: ["static/**/*.js"], languageOptions: { globals: globals.browser } },
  { files: ["static/sw.js"], languageOptions: { sourceType: "script", globals: globals.serviceworker } },
  { files: ["static/worker.js"], languageOptions: { sourceType: "script", globals: globals.worker } },
  // Node's; what is given to Playwright's `evaluate` runs in a page, with what boot.js leaves there.
  {
    files: ["**/*.mjs"],
    languageOptions: { globals: { ...globals.node, ...globals.browser, facedown: "readonly" } },
  },
];
