import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCookieBrowser } from '#tests/support/cookie-browser.ts';
import { createFakeProvider, type FakeProvider } from '#tests/support/fake-provider.ts';
import { processFile } from '#tests/support/bundles.ts';

const ANSWER_MS = 300;
const CLOCK_OFF_MS = 300_000;

/** One provider, one database, two processes: what only shows when nothing is shared in memory. */
export function processesSuite(databaseUrl: () => string) {
  let provider: FakeProvider;
  const children: ChildProcess[] = [];
  const origins: string[] = [];

  const listening = createServer(async (request, response) => {
    const body: Buffer[] = [];
    for await (const chunk of request) body.push(Buffer.from(chunk));
    const answer = await provider.fetch(new URL(request.url ?? '/', provider.issuer), {
      method: request.method,
      body: body.length > 0 ? Buffer.concat(body).toString() : undefined,
    });
    response.writeHead(answer.status, [...answer.headers].flat()).end(await answer.text());
  });

  async function startProcess(clockShiftMs: number): Promise<string> {
    const env = {
      ...process.env,
      TEST_DATABASE_URL: databaseUrl(),
      AUTH0_DOMAIN: provider.issuer.slice(0, -1),
      CLOCK_SHIFT_MS: String(clockShiftMs),
    };
    const execArgv = ['--import', resolve('tests/support/shifted-clock.mjs')];
    const child = fork(processFile('web-app-process'), { env, execArgv });
    children.push(child);
    const [port] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`The process ended with ${code}`))),
    ]);
    return `http://127.0.0.1:${port}`;
  }

  describe('two processes whose clocks are ten minutes apart', () => {
    beforeAll(async () => {
      await once(listening.listen(0, '127.0.0.1'), 'listening');
      const address = listening.address();
      const port = typeof address === 'object' ? address?.port : 0;
      provider = await createFakeProvider({ issuer: `http://127.0.0.1:${port}/`, clientId: 'two-processes' });
      origins.push(...(await Promise.all([startProcess(CLOCK_OFF_MS), startProcess(-CLOCK_OFF_MS)])));
    }, 60_000);
    afterAll(async () => {
      const ended = children.map((child) => once(child, 'exit'));
      for (const child of children) child.disconnect();
      await Promise.all(ended);
      listening.close();
    });

    it('make one renewal for twenty requests and a late one; a logout in one counts in the other', async () => {
      const [one = '', two = ''] = origins;
      const browser = openCookieBrowser();
      const asked = new URL((await browser.request(`${one}/login`)).headers.get('Location') ?? '').searchParams;
      const tokens = async (more: object) =>
        provider.tokens(await provider.sign(provider.claims({ nonce: asked.get('nonce') ?? '' })), more);
      provider.answerTokens = () => tokens({ expires_in: 60 });
      await browser.request(`${one}/login-success?code=c&state=${asked.get('state')}`);
      const Cookie = browser.cookieHeader(one);
      expect(Cookie).toContain('pagewright-session');

      provider.calls.length = 0;
      provider.answerTokens = async () => {
        await wait(ANSWER_MS);
        return tokens({ expires_in: 900 });
      };
      const ask = (origin: string) => fetch(`${origin}/private`, { headers: { Cookie }, redirect: 'manual' });
      const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(at % 2 ? one : two)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      expect(answers.every(({ headers }) => headers.getSetCookie().some((line) => line.includes('session')))).toBe(
        true,
      );
      const late = await ask(two);
      expect([late.status, provider.callsTo('oauth/token').length]).toEqual([200, 1]);

      await browser.request(`${one}/logout`, { headers: { Cookie, 'Sec-Fetch-Site': 'same-origin' } });
      expect((await ask(two)).status).toBe(302);
    });
  });
}
