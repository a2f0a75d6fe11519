import type { Answer, Api, TestPerson } from './api.ts';
import { good } from './website-steps.ts';

export type KeyAnswer = {
  id: string;
  name: string;
  scope: 'read' | 'write' | 'publish';
  website: { id: string } | null;
  lastUsedAt: string | null;
  expiresAt: string | null;
};

const KEY = 'id name scope website { id } lastUsedAt expiresAt';

export const askForKey = (
  person: TestPerson,
  input: Record<string, unknown> = {},
): Promise<Answer<{ createAccessKey: { key: KeyAnswer; secret: string } }>> =>
  person.ask(`mutation ($input: CreateAccessKeyInput!) { createAccessKey(input: $input) { key { ${KEY} } secret } }`, {
    input: { name: 'Claude', scope: 'write', ...input },
  });

export const keysOf = async (person: TestPerson): Promise<KeyAnswer[]> =>
  good(await person.ask<{ viewer: { accessKeys: KeyAnswer[] } }>(`{ viewer { accessKeys { ${KEY} } } }`)).viewer
    .accessKeys;

export const revokeKey = (person: TestPerson, id: string) =>
  person.ask('mutation ($id: ID!) { revokeAccessKey(id: $id) }', { id });

/** A program with a new key of somebody's. */
export async function programOf(
  api: Api,
  owner: TestPerson,
  input: Record<string, unknown> = {},
): Promise<TestPerson & { key: KeyAnswer; secret: string }> {
  const { key, secret } = good(await askForKey(owner, input)).createAccessKey;
  const headers = { Authorization: `Bearer ${secret}` };
  return {
    key,
    secret,
    sub: owner.sub,
    headers: async () => headers,
    ask: <Data>(query: string, variables: Record<string, unknown> = {}) => api.ask<Data>(query, variables, headers),
  };
}
