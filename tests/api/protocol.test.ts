import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { schema } from '#backend/graphql/schema.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import type { Api } from '#tests/support/api.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { create, failure, good } from '#tests/support/website-steps.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const WHO = 'query Who { redwood { currentUser } }';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const withDocument = (text: string) => ({ documents: { [hashOf(text)]: text }, assets: [], folder: '' });
const persisted = (hash: string) => ({ persistedQuery: { version: 1, sha256Hash: hash } });

const live = testSettings({
  APP_ORIGIN: 'https://app.example.com',
  SITES_DOMAIN: 'pages.example.net',
  SESSION_SECRETS: 'x'.repeat(32),
  AUTH0_DOMAIN: 'tenant.auth0.com',
  AUTH0_CLIENT_ID: 'client',
  AUTH0_CLIENT_SECRET: 'secret',
});

let database: OpenedDatabase;
/** The one database of this file, staying open when a backend on it is closed. */
const staying = (): OpenedDatabase => ({ ...database, close: async () => undefined });
beforeAll(async () => {
  database = await openInMemory();
}, 60_000);
afterAll(() => database.close());

describe('GraphQL over HTTP', () => {
  let api: Api;
  beforeAll(async () => {
    api = await openApi({ database: staying(), release: withDocument(WHO) });
  });
  afterAll(() => api.close());

  for (const audit of serverAudits({
    url: 'http://127.0.0.1/graphql',
    fetchFn: (url: string, init: RequestInit) => api.backend.fetch(new Request(url, init)),
  })) {
    it(audit.name, async () => {
      const result = await audit.fn();
      if (audit.name.startsWith('MUST'))
        expect([result.status, 'reason' in result ? result.reason : '']).toEqual(['ok', '']);
    });
  }

  it('answers a persisted document by its hash, locally also any text', async () => {
    const byHash = await api.post({ extensions: persisted(hashOf(WHO)) });
    expect(await byHash.json()).toEqual({ data: { redwood: { currentUser: null } } });
    const unknown = (await (await api.post({ extensions: persisted(hashOf('other')) })).json()) as {
      errors: { message: string }[];
    };
    expect(unknown.errors[0]?.message).toBe('PersistedQueryNotFound');
    const withText = await api.post({ query: '{ __typename }', extensions: persisted(hashOf('other')) });
    expect(await withText.json()).toEqual({ data: { __typename: 'Query' } });
  });

  it('refuses a body that is too large, whatever its header says', async () => {
    const body = JSON.stringify({ query: WHO, variables: { filler: 'x'.repeat(2_100_000) } });
    expect((await api.post(body)).status).toBe(413);
    const stream = new ReadableStream({
      start(controller) {
        for (let count = 0; count < 40; count += 1) controller.enqueue(new TextEncoder().encode('x'.repeat(100_000)));
        controller.close();
      },
    });
    const endless = new Request('http://127.0.0.1/graphql', {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { 'Content-Type': 'application/json', 'Content-Length': '10' },
    } as RequestInit);
    expect((await api.backend.fetch(endless)).status).toBe(413);
  });

  it('answers malformed requests in words, without a fault', async () => {
    for (const body of [
      '',
      '{',
      '[]',
      'null',
      '"text"',
      '{"query":5}',
      '{"query":"{ nothing }"}',
      '{"query":"query {"}',
      '{"query":"{ viewer }"}',
      '[{"query":"{ __typename }"}]',
    ]) {
      const response = await api.post(body);
      expect([body, [200, 400].includes(response.status)]).toEqual([body, true]);
      const { errors } = (await response.json()) as { errors: { message: string; extensions?: { code: string } }[] };
      expect(errors[0]?.message).toBeTruthy();
      expect(errors[0]?.extensions?.code).not.toBe('INTERNAL');
    }
    expect(api.logged).toEqual([]);
  });

  it('refuses characters that no database can hold, but not their spelling', async () => {
    const owner = await api.person();
    const nul = await owner.ask('query ($id: ID!) { website(id: $id) { id } }', { id: 'a\u0000b' });
    expect(failure(nul).code).toBe('INVALID');
    expect(nul.status).toBe(400);
    const inline = await owner.ask('{ website(id: "a\\u0000b") { id } }');
    expect([inline.status, failure(inline).code]).toEqual([400, 'INVALID']);
    const deep = await owner.ask('query ($id: ID!) { website(id: $id) { id } }', { id: 'a', more: [{ deep: ['\0'] }] });
    expect(deep.status).toBe(400);
    const spelled = await owner.ask('query ($id: ID!) { website(id: $id) { id } }', { id: 'a\\u0000b' });
    expect(good(spelled)).toEqual({ website: null });
  });

  it('refuses documents that are too deep, too long or too greedy', async () => {
    const owner = await api.person();
    good(await owner.ask('{ viewer { websites { edges { node { revisions { edges { node { id } } } } } } } }'));
    const refused = {
      aliases: `{ ${Array.from({ length: 30 }, (_, index) => `a${index}: redwood { currentUser }`).join(' ')} }`,
      tokens: `{ ${'__typename '.repeat(4000)} }`,
      cost: '{ viewer { websites(first: 100) { edges { node { messages { id text changes } revisions(first: 100) { edges { node { id author summary } } } document } } } } }',
      introspection: `{ __schema { ${'types { fields { type { '.repeat(6)} name ${'} } } '.repeat(6)} } }`,
    };
    for (const [what, query] of Object.entries(refused)) {
      const { errors } = await owner.ask(query);
      expect([what, errors?.[0]?.extensions.code]).toEqual([what, 'INVALID']);
    }
  });

  it('hides faults and logs them', async () => {
    const owner = await api.person();
    const answer = await create(owner, { brief: 'explode with a secret' });
    expect(failure(answer)).toEqual({ code: 'INTERNAL' });
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect(api.logged.splice(0)).toEqual([expect.stringContaining('secret')]);
  });
});

describe('a live API', () => {
  it('runs documents of this release and of the one before, and nothing else', async () => {
    const OLD = 'query Old { redwood { currentUser } }';
    const OLDEST = 'query Oldest { redwood { currentUser } }';
    for (const [day, text] of [OLDEST, OLD].entries()) {
      const before = await openApi({
        settings: live,
        database: staying(),
        release: withDocument(text),
        clock: () => new Date(Date.UTC(2026, 9, day + 1)),
      });
      await before.close();
    }
    const api = await openApi({ settings: live, database: staying(), release: withDocument(WHO) });
    const run = async (body: unknown) =>
      (await (await api.post(body)).json()) as { data?: unknown; errors?: { message: string }[] };

    expect((await run({ extensions: persisted(hashOf(WHO)) })).data).toEqual({ redwood: { currentUser: null } });
    expect((await run({ extensions: persisted(hashOf(OLD)) })).data).toEqual({ redwood: { currentUser: null } });
    expect((await run({ query: WHO })).errors?.[0]?.message).toBe('PersistedQueryOnly');
    expect(
      (await run({ query: '{ __typename }', extensions: persisted(hashOf('{ __typename }')) })).errors?.[0]?.message,
    ).toBe('PersistedQueryNotFound');
    expect((await run({ query: '{ __typename }', extensions: persisted(hashOf(WHO)) })).data).toEqual({
      redwood: { currentUser: null },
    });
    expect((await run({ extensions: persisted(hashOf(OLDEST)) })).errors?.[0]?.message).toBe('PersistedQueryNotFound');

    const owner = await api.person();
    const off = await api.post({ extensions: persisted(hashOf(WHO)) }, await owner.headers());
    expect(off.status).toBe(200);
    await api.close();
  }, 120_000);
});

describe('the printed schema', () => {
  it('is fresh: scripts/print-schema.ts was run after the last change', () => {
    // The copy of graphql that the schema was made with: vitest resolves another one for this file.
    const { printSchema } = createRequire(import.meta.url)('graphql') as { printSchema(of: typeof schema): string };
    expect(readFileSync('backend/schema.graphql', 'utf8')).toBe(`${printSchema(schema)}\n`);
  });
});
