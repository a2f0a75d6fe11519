import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { z } from 'zod';

const extensionSchema = z.object({ persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string() }) });

const refusal = (message: string, code: string) =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } });

/** The text of an accepted document by its hash. */
export type TextOf = (hash: string) => Promise<string | undefined>;

/**
 * Persisted queries, version 1. `textOf` gives the text for a hash of an accepted manifest. Live, nothing but those
 * documents runs, of this release and of those that are open in browsers: neither a text nor an unknown hash with its text. Locally any text does.
 */
export function persistedDocuments(textOf: TextOf, acceptsAnyText: boolean): Plugin {
  return {
    async onParams({ params, setParams }) {
      const hash = extensionSchema.safeParse(params.extensions).data?.persistedQuery.sha256Hash;
      const known = hash === undefined ? undefined : await textOf(hash);
      if (known !== undefined) return setParams({ ...params, query: known });
      if (acceptsAnyText && params.query) return;
      if (hash !== undefined) throw refusal('PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND');
      if (!acceptsAnyText) throw refusal('PersistedQueryOnly', 'PERSISTED_QUERY_ONLY');
    },
  };
}
