import { createSafeFetch } from '#backend/integrations/safe-fetch/index.ts';
import type { TestPerson } from './api.ts';
import { good } from './website-steps.ts';

/** Fetches from this machine, where the websites of tests are. */
export const neighbourFetch = () =>
  createSafeFetch({ allowLoopback: true, lookup: async () => [], deadlineMs: 60_000 });

export async function beginImport(person: TestPerson, address: string): Promise<string> {
  const begun = await person.ask<{ beginSiteImport: { id: string } }>(
    'mutation ($input: BeginSiteImportInput!) { beginSiteImport(input: $input) { id } }',
    { input: { address, isOwn: true } },
  );
  return good(begun).beginSiteImport.id;
}
