import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Session } from '#app/auth/session.ts';
import { openAuthApp, type AuthApp } from '#tests/support/auth-app.ts';
import { createFakeProvider, type FakeProvider } from '#tests/support/fake-provider.ts';
import { ms, quantile, type Row } from '../row.ts';

const ROUNDS = 400;
const WARM_UP = 100;
const PARALLEL = 20;
const ANSWER_MS = 100;
const MARGIN_MS = 200;

/** What the session adds to a request, in this process; and what requests wait for when their tokens are over. */
export async function sessionRows(): Promise<Row[]> {
  const { auth0 } = openAuthApp().settings;
  const provider = await createFakeProvider({ issuer: auth0.issuer, clientId: auth0.clientId });
  const app = openAuthApp({ fetch: provider.fetch });
  const sessions = await Promise.all(Array.from({ length: ROUNDS }, () => cookieOf(app, provider, 900)));

  const visitor = await timesOf(() => app.openSession({}));
  const firstSeen = await timesOf((round) => app.openSession({ Cookie: sessions[round] ?? '' }));
  const seenBefore = await timesOf((round) => app.openSession({ Cookie: sessions[round] ?? '' }));
  const median = (times: number[]) => quantile(times, 0.5);
  const micro = (times: number[]) => `${Math.round(median(times) * 1000)} µs`;
  return [
    {
      what: `session layer, added to a request of a visitor, with a cookie seen before, with one never seen (${ROUNDS - WARM_UP} each)`,
      measured: `median ${micro(visitor)}, ${micro(seenBefore)}, ${micro(firstSeen)}`,
      mustReach: 'never seen ≤ 1 ms',
      reached: median(firstSeen) <= 1,
    },
    await renewalRow(app, provider),
  ];
}

async function renewalRow(app: AuthApp, provider: FakeProvider): Promise<Row> {
  const Cookie = await cookieOf(app, provider, 0);
  provider.answerTokens = async () => {
    await wait(ANSWER_MS);
    return provider.tokens(await provider.sign(provider.claims()));
  };
  provider.calls.length = 0;
  const start = performance.now();
  const opened = await Promise.all(Array.from({ length: PARALLEL }, () => app.openSession({ Cookie })));
  const took = performance.now() - start;
  const calls = provider.callsTo('oauth/token').length;
  const renewed = opened.filter(({ session, headers }) => session.user && headers().length > 0).length;
  return {
    what: `${PARALLEL} parallel requests whose tokens are over, the provider answering after ${ANSWER_MS} ms`,
    measured: `${calls} token call, ${renewed} renewed, all after ${ms(took)}`,
    mustReach: `1 call, ≤ ${ANSWER_MS + MARGIN_MS} ms`,
    reached: calls === 1 && renewed === PARALLEL && took <= ANSWER_MS + MARGIN_MS,
  };
}

/** The Cookie header of somebody who is logged in with tokens as large as Auth0's. */
async function cookieOf(app: AuthApp, provider: FakeProvider, secondsLeft: number): Promise<string> {
  const { clientId, audience } = app.settings.auth0;
  const now = Math.floor(Date.now() / 1000);
  const session: Session = {
    id: randomBytes(24).toString('base64url'),
    created: now,
    seen: now,
    generation: 0,
    tokens: {
      access_token: await provider.sign(provider.claims({ aud: [audience, `${app.settings.auth0.issuer}userinfo`] })),
      id_token: await provider.sign(
        provider.claims({ name: 'Ada Admin', picture: `https://s.test/${'p'.repeat(80)}` }),
      ),
      refresh_token: randomBytes(48).toString('base64url'),
      expires_in: secondsLeft,
      scope: 'openid profile email offline_access',
      audience,
      client_id: clientId,
      expires_at: now + secondsLeft,
    },
  };
  const lines = await app.identity.sessionCookie.write(session, now + 3600, new Map());
  return lines.map((line) => line.split(';', 1)[0]).join('; ');
}

/** Milliseconds of each round after the warm-up, one at a time. */
async function timesOf(act: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await act(round);
    times.push(performance.now() - start);
  }
  return times.slice(WARM_UP);
}
