// Rules against errors in style sheets: https://stylelint.io/user-guide/rules. Each exception has its reason.

export default {
  extends: ["stylelint-config-standard"],
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Block, element and state: `fg-side`, `fg-side__name`, `is-open`.
    "selector-class-pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*(__[a-z0-9]+(-[a-z0-9]+)*)?$",
    // Names of font families have capitals.
    "value-keyword-case": ["lower", { ignoreProperties: ["--serif", "--sans"] }],
    // Safari supports these only with the prefix.
    "property-no-vendor-prefix": [true, { ignoreProperties: ["-webkit-backdrop-filter", "-webkit-text-size-adjust", "-webkit-user-select"] }],
    // Safari before 16.5 doesn't support nested rules.
    "selector-nested-pattern": ["^$", { message: "Write the selector in full, not within another rule" }],
    // Safari before 16.4 supports no other notation.
    "media-feature-range-notation": "prefix",
    // A selector for every element after `:has()` makes browsers restyle the whole page whenever any element comes or
    // goes; `:has()` on the root is evaluated as often.
    "selector-disallowed-list": [
      ["/:has\\((?:[^()]|\\([^()]*\\))*\\).*[ >+~](?:\\*|:(?!is\\())/", "/(?:html|:root|body):has\\(/"],
      { splitList: true, message: "Name what stands after :has(), a class or :is() of classes, and mark the root with an attribute" },
    ],
    // Rules are grouped by subject; the more specific one wins in any order.
    "no-descending-specificity": null,
    // Empty lines separate groups, not rules.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
  },
};
