// Rules against errors in style sheets: https://stylelint.io/user-guide/rules. Each exception has its reason.

export default {
  extends: ["stylelint-config-standard"],
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Block, element and state: `fg-side`, `fg-side__name`, `is-open`.
    "selector-class-pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*(__[a-z0-9]+(-[a-z0-9]+)*)?$",
    // Families of fonts are names.
    "value-keyword-case": ["lower", { ignoreProperties: ["--serif", "--sans"] }],
    // Safari knows these by their prefix alone.
    "property-no-vendor-prefix": [true, { ignoreProperties: ["-webkit-backdrop-filter", "-webkit-text-size-adjust", "-webkit-user-select"] }],
    // Safari before 16.5 knows no rules within rules.
    "selector-nested-pattern": ["^$", { message: "Write the selector in full, not within another rule" }],
    // Safari before 16.4 knows no other.
    "media-feature-range-notation": "prefix",
    // After `:has()` a part that fits everything has the whole page styled anew whenever anything comes or goes, and the
    // root is asked for what it has whenever anything does.
    "selector-disallowed-list": [
      ["/:has\\((?:[^()]|\\([^()]*\\))*\\).*[ >+~](?:\\*|:(?!is\\())/", "/(?:html|:root|body):has\\(/"],
      { splitList: true, message: "Name what stands after :has(), a class or :is() of classes, and mark the root with an attribute" },
    ],
    // Rules stand beside what they belong with; the more specific one wins in either order.
    "no-descending-specificity": null,
    // An empty line parts one group from the next, not one rule from the next.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
  },
};
