import stylelint from 'stylelint';

const { createPlugin, utils } = stylelint;

const NAME = 'project/no-import-from-tools';
const messages = utils.ruleMessages(NAME, {
  rejected: 'Imports go from tests/ to tools/ to src/, never the other way.',
});

/** The import rule in eslint.config.js, for stylesheets. */
const noImportFromTools = createPlugin(NAME, (enabled) => (root, result) => {
  if (!enabled) return;
  root.walkAtRules(/^(use|forward|import)$/, (rule) => {
    if (!/["'/](tools|tests)\//.test(rule.params)) return;
    utils.report({ ruleName: NAME, message: messages.rejected, node: rule, word: rule.params, result });
  });
});

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard-scss',
  plugins: [noImportFromTools],
  reportNeedlessDisables: true,
  rules: {
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'export'] }],
    'custom-property-empty-line-before': null,
    'no-descending-specificity': null,
  },
  overrides: [
    { files: ['**/*.astro'], customSyntax: 'postcss-html' },
    { files: ['src/**'], rules: { [NAME]: true } },
  ],
};
