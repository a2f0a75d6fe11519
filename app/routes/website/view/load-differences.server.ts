import { differencesBetween } from '#app/editing/differences.ts';
import type { Api } from '#app/graphql/client.server.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { OlderDocument } from './documents.server.ts';

type Published = { id: string; status: string; publishedRevision?: number | null };

/** What visitors would see change by publishing this document now; null when they see it already, or nothing yet. */
export async function loadUnpublished(
  api: Api,
  { id, status, publishedRevision }: Published,
  document: WebsiteDocument,
) {
  if (status !== 'CHANGED' || publishedRevision == null) return null;
  const published = await documentAt(api, id, publishedRevision);
  return published && differencesBetween(published, document);
}

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
