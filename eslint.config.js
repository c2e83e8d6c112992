import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

/** Rules that forbid imports from the given folders: static, dynamic and type imports, and `import.meta.glob()`. */
const noImportsFrom = (/** @type {string[]} */ ...folders) => {
  const regex = `(^|/)(${folders.join('|')})/`;
  const message = `Imports go from tests/ and bench/ to tools/ to src/, never the other way (docs/architecture.md).`;
  const dynamic = 'ImportExpression, TSImportType, CallExpression[callee.object.type=MetaProperty]';
  return {
    'no-restricted-imports': ['error', { patterns: [{ regex, message }] }],
    'no-restricted-syntax': [
      'error',
      { selector: `:matches(${dynamic}) Literal[value=/${regex.replaceAll('/', '\\/')}/]`, message },
    ],
  };
};

export default defineConfig(
  globalIgnores(['dist', '.astro', '.wireit', 'tests/results']),
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  astro.configs['flat/recommended'],
  {
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.astro'] } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      // TypeScript's noPropertyAccessFromIndexSignature requires the brackets that this rule forbids.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  // stylelint.config.js holds the same rule for stylesheets.
  { files: ['src/**'], rules: noImportsFrom('tools', 'tests', 'bench') },
  { files: ['tools/**'], rules: noImportsFrom('tests', 'bench') },
  { files: ['bench/**'], rules: noImportsFrom('tests') },
  {
    files: ['src/{components,contact,islands,sections}/**'],
    ignores: ['src/contact/thanks.astro'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '(^|/)queries/|^astro:content$',
              allowTypeImports: true,
              message: 'Pages ask queries and pass on what they find. Import only types here.',
            },
          ],
        },
      ],
    },
  },
  { files: ['src/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat['recommended-latest']] },
  {
    // `astro check` checks types in Astro files; the linter's parser cannot.
    files: ['**/*.astro', '**/*.astro/*.ts', '**/*.js', '**/*.mjs'],
    extends: [ts.configs.disableTypeChecked],
  },
);
