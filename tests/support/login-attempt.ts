import type { JWTPayload } from 'jose';
import { expect } from 'vitest';
import { openAuthApp } from './auth-app.ts';
import { openCookieBrowser } from './cookie-browser.ts';
import { createFakeProvider } from './fake-provider.ts';

export type Started = { state: string; nonce: string };
const TARGET = '/login?redirectTo=%2Fdomains%3Fa%3D1';

/** A browser, the app, and a provider that answers whatever a test wants. */
export async function openLoginAttempt({ env }: { env?: Record<string, string> } = {}) {
  const { auth0 } = openAuthApp({ env }).settings;
  const provider = await createFakeProvider({ issuer: auth0.issuer, clientId: auth0.clientId });
  const app = openAuthApp({ env, fetch: provider.fetch });
  const browser = openCookieBrowser(app.handle);
  const named = (name: string) => [...browser.cookies.keys()].filter((key) => key.includes(name));

  return {
    provider,
    app,
    browser,
    named,
    async startLogin(path = TARGET): Promise<Started> {
      const response = await browser.request(`${app.origin}${path}`);
      const asked = new URL(response.headers.get('Location') ?? '').searchParams;
      return { state: asked.get('state') ?? '', nonce: asked.get('nonce') ?? '' };
    },
    /** The token endpoint answers with a token that keeps every rule, but for these claims. */
    answerWith({ nonce }: Started, claims: JWTPayload = {}) {
      provider.answerTokens = async () => provider.tokens(await provider.sign(provider.claims({ nonce, ...claims })));
    },
    comeBack: (query: string) => browser.request(`${app.origin}/login-success${query}`),
    /** No session, the attempt used up, the failure in words and a way to try again. */
    async expectRefusal(response: Response, failure: object, { usedUp = true } = {}) {
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        failure: { retry: expect.stringMatching(/^\/login/), ...failure },
      });
      expect(named('pagewright-session')).toEqual([]);
      expect(named('pagewright-signed-in')).toEqual([]);
      expect(named('pagewright-login')).toHaveLength(usedUp ? 0 : 1);
    },
  };
}

export type LoginAttempt = Awaited<ReturnType<typeof openLoginAttempt>>;
