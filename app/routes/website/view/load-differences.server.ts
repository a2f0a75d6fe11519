import { differencesBetween } from '#app/editing/differences.ts';
import type { Api } from '#app/graphql/client.server.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { OlderDocument } from './documents.server.ts';

/** What a version changed since the one before it; null for the first one, and for versions that are not there. */
export async function loadDifferences(api: Api, id: string, revision: number, section: string | null) {
  if (!Number.isSafeInteger(revision) || revision < 2) return null;
  const documents = await Promise.all([revision - 1, revision].map((number) => documentAt(api, id, number)));
  const [before, after] = documents;
  return before && after ? { revision, ...differencesBetween(before, after, section) } : null;
}

async function documentAt(api: Api, id: string, revision: number) {
  const { website } = await api(OlderDocument, { id, revision });
  const parsed = parseDocument(website?.document);
  return parsed.ok ? parsed.document : null;
}
