import { randomBytes } from 'node:crypto';
import { createBackend, openReading } from '#backend/index.ts';
import type { Backend, BackendOptions, Mail } from '#backend/index.ts';
import { readSettings } from '#settings';
import { readingThread } from './bundles.ts';
import { scriptedDesigner } from './scripted-designer.ts';
import { scriptedDns } from './scripted-dns.ts';
import { memoryStorage } from './memory-storage.ts';
import { createTokenMaker } from './token-maker.ts';
import type { Claims } from './token-maker.ts';

export type Failure = {
  message: string;
  path?: (string | number)[];
  extensions: Record<string, unknown> & { code: string };
};

/** A GraphQL answer; `Data` is what the test knows that it asked for. */
export type Answer<Data> = { status: number; data: Data; errors?: Failure[] };

export const testSettings = (env: Record<string, string> = {}) =>
  readSettings(
    { NODE_ENV: 'test', PORT: '3540', ...env },
    (_folder, name) => `${name}-secret-of-the-tests-0123456789abcdef`,
  );

/** Somebody with the largest plan: `api.person([], PAYER)`. */
export const PAYER = 'payer';

const DAY_MS = 24 * 3600 * 1000;

/** A backend in this process with a scripted designer, its own clock and an identity provider that is only a key pair. */
export async function openApi(options: Partial<BackendOptions> = {}) {
  const settings = options.settings ?? testSettings();
  const tokens = await createTokenMaker(settings.auth0);
  const time = { now: new Date('2026-11-21T09:00:00.000Z') };
  const storage = memoryStorage();
  const logged: string[] = [];
  const keep = (message: string, details?: Record<string, unknown>) =>
    void logged.push(`${message} ${String(details?.['error'] ?? '')}`);
  const mails: Mail[] = [];
  const dns = scriptedDns();
  const backend: Backend = await createBackend({
    settings,
    keys: tokens.keys,
    designer: scriptedDesigner,
    reading: openReading(readingThread()),
    release: { documents: {}, assets: [], folder: '' },
    people: [{ sub: `auth0|${PAYER}`, email: 'payer@example.test', name: 'Payer', plan: 'business' }],
    storage,
    // To pack pages as small as it gets takes half the time of whoever publishes many.
    pageQuality: 4,
    mail: { send: async (mail) => void mails.push(mail) },
    dns,
    // Tests look by themselves, so that nobody looks between two of their steps.
    lookAtDomainsEveryMs: DAY_MS,
    comparePaymentsAfterMs: DAY_MS,
    clock: () => new Date(time.now),
    log: { info: () => undefined, warn: keep, error: keep },
    ...options,
  });

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    backend.fetch(
      new Request('http://127.0.0.1:3540/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );

  async function ask<Data>(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<Data>> {
    const response = await post({ query, variables }, headers);
    return { ...((await response.json()) as Omit<Answer<Data>, 'status'>), status: response.status };
  }

  return {
    backend,
    tokens,
    time,
    logged,
    /** What is kept when no other storage was given. */
    storage,
    /** What was sent to owners. */
    mails,
    /** What name servers say, as long as no others were given. */
    dns,
    post,
    ask,
    /** Moves the clock. */
    pass: (seconds: number) => void (time.now = new Date(time.now.getTime() + seconds * 1000)),
    /** Somebody new with these roles. */
    async person(roles: string[] = [], name = `p${randomBytes(6).toString('hex')}`) {
      const sub = `auth0|${name}`;
      const headers = async (claims: Claims = {}) => ({
        'auth-provider': 'auth0',
        Authorization: `Bearer ${await tokens.access(sub, roles, time.now, claims)}`,
      });
      return {
        sub,
        headers,
        ask: async <Data>(query: string, variables: Record<string, unknown> = {}) =>
          ask<Data>(query, variables, await headers()),
      };
    },
    close: () => backend.close(),
  };
}

export type Api = Awaited<ReturnType<typeof openApi>>;
export type TestPerson = Omit<Awaited<ReturnType<Api['person']>>, 'headers'> & {
  headers(claims?: Claims): Promise<Record<string, string>>;
};
