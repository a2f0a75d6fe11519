import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'backend/schema.graphql',
  documents: ['app/**/*.{ts,tsx}', '!app/graphql/generated/**', '!app/**/*.test.{ts,tsx}'],
  ignoreNoDocuments: true,
  generates: {
    'app/graphql/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false, persistedDocuments: { hashAlgorithm: 'sha256' } },
      config: {
        documentMode: 'string',
        enumsAsTypes: true,
        useTypeImports: true,
        importExtension: '.ts',
        emitLegacyCommonJSImports: false,
        scalars: { ID: 'string', DateTime: 'string', JSON: 'unknown' },
      },
    },
  },
};

export default config;
