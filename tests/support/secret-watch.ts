import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createClaimsCookie } from '#app/auth/claims.server.ts';
import { parseCookies } from '#app/auth/cookies.ts';
import { createSeal } from '#app/auth/seal.server.ts';
import { createSealedCookie } from '#app/auth/sealed-cookie.server.ts';
import { sessionSchema } from '#app/auth/session.ts';

type Seen = { address: string; status: number; headers: [string, string][]; body: string };

/** Looks over the shoulder of everybody who asks a local product: remembers its answers, and what none may hold. */
export function watchForSecrets(origin: string, dataDir: string) {
  const kept = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')));
  const [kind, now] = [{ secure: false }, Date.now];
  const secrets: readonly [string] = [kept.session ?? ''];
  const sessionCookie = createSealedCookie({
    name: 'pagewright-session',
    seal: createSeal({ secrets, purpose: 'session', schema: sessionSchema, now }),
    kind,
    now,
  });
  const claimsCookie = createClaimsCookie({ secrets, kind, now });
  const attempts = createSeal({ secrets, purpose: 'login', schema: z.object({ verifier: z.string() }), now });
  const seen: Seen[] = [];
  const found = new Map<string, string>(Object.entries(kept).map(([name, secret]) => [secret, name]));

  return {
    seen,
    /** Everything secret that was met, with what it is. */
    found: found as ReadonlyMap<string, string>,
    /** A `fetch` that remembers what the product answers. */
    async fetch(url: string, init?: RequestInit): Promise<Response> {
      const response = await fetch(url, init);
      if (!url.startsWith(`${origin}/`)) return response;
      const { status } = response;
      const headers = [...response.headers];
      const body = await wordsOf(response);
      seen.push({ address: url, status, headers, body });
      return new Response([204, 304].includes(status) ? null : body, { status, headers });
    },
    /** Takes the secrets out of a browser's cookies. */
    async learn(cookieHeader: string): Promise<void> {
      const cookies = parseCookies(cookieHeader);
      const add = (secret: string | undefined, name: string) => secret && found.set(secret, name);
      const { tokens } = (await sessionCookie.read(cookies)) ?? {};
      add(tokens?.access_token, 'access token');
      add(tokens?.id_token, 'identity token');
      add(tokens?.refresh_token, 'refresh token');
      for (const { secret } of (await claimsCookie.read(cookies))?.claims ?? []) add(secret, 'claim secret');
      for (const [name, text] of cookies)
        if (name.startsWith('pagewright-login.')) add((await attempts.open(text))?.verifier, 'verifier');
    },
    /** Which secrets a text holds, also when only the signed part of a token is in it. */
    secretsIn: (text: string): string[] =>
      [...found].flatMap(([secret, name]) => {
        const parts = secret.split('.');
        const signature = parts.length === 3 ? (parts[2] ?? '') : secret;
        return text.includes(secret) || text.includes(signature) ? [name] : [];
      }),
  };
}

/** The body; of a stream that never ends its first event. */
async function wordsOf(response: Response): Promise<string> {
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) return response.text();
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let words = '';
  while (reader && !words.includes('data:')) {
    const { done, value } = await reader.read();
    if (done) return words;
    words += decoder.decode(value, { stream: true });
  }
  await reader?.cancel();
  return words;
}
