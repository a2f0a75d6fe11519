import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['**/node_modules', '**/build', 'release', 'data', '.cache', 'test-results'] },
  js.configs.recommended,
  ...ts.configs.strict,
  // Its rules compile what they look at: only where components and hooks may stand, since that takes a third of the time.
  { ...reactHooks.configs.flat['recommended-latest'], files: ['{app,site}/**/*.{ts,tsx}'], ignores: ['**/*.test.ts'] },
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-console': ['error', { allow: ['error', 'warn', 'info'] }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@remix-run/react',
              importNames: ['useActionData'],
              message: 'Ask useOutcome: it outlasts a look at newer data.',
            },
          ],
        },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  { files: ['app/use-outcome.ts'], rules: { 'no-restricted-imports': 'off' } },
);
