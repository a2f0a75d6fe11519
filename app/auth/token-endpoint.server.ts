import { z } from 'zod';
import { fetchTimeoutError, providerError, requestError, type AuthError } from './errors.ts';

/** Three attempts of ten seconds: nobody waits longer than thirty. */
const ATTEMPTS = 3;
const ATTEMPT_MS = 10_000;

export const tokenAnswerSchema = z.object({
  access_token: z.string().min(1),
  id_token: z.string().optional(),
  refresh_token: z.string().optional(),
  expires_in: z.number().positive(),
  scope: z.string().optional(),
  token_type: z.string().optional(),
});
export type TokenAnswer = z.infer<typeof tokenAnswerSchema>;
const failureSchema = z.object({
  error: z.string(),
  error_description: z.string().optional(),
  mfa_token: z.string().optional(),
});

/** What the provider's token endpoint can be asked. Failures are `AuthError`s with the provider's or the catalogue's code. */
export interface TokenEndpoint {
  exchange(grant: { code: string; codeVerifier: string; redirectUri: string; scope: string }): Promise<TokenAnswer>;
  refresh(grant: { refreshToken: string; scope: string }): Promise<TokenAnswer>;
  /** Best effort: a provider that cannot be reached does not keep anybody logged in here. */
  revoke(refreshToken: string): Promise<void>;
}

type Options = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  audience: string;
  fetch: typeof fetch;
  attemptMs?: number;
};

export function createTokenEndpoint({
  issuer,
  clientId,
  clientSecret,
  audience,
  fetch,
  attemptMs = ATTEMPT_MS,
}: Options): TokenEndpoint {
  const client = { client_id: clientId, client_secret: clientSecret };
  const tokenUrl = `${issuer}oauth/token`;
  const ask = (fields: Record<string, string>) =>
    askForTokens(fetch, tokenUrl, { ...fields, ...client, audience }, attemptMs);

  return {
    exchange: ({ code, codeVerifier, redirectUri, scope }) =>
      ask({ grant_type: 'authorization_code', code, code_verifier: codeVerifier, redirect_uri: redirectUri, scope }),
    refresh: ({ refreshToken, scope }) => ask({ grant_type: 'refresh_token', refresh_token: refreshToken, scope }),
    async revoke(token) {
      const init = formPost({ ...client, token, token_type_hint: 'refresh_token' }, attemptMs / 2);
      await fetch(`${issuer}oauth/revoke`, init).catch(() => undefined);
    },
  };
}

async function askForTokens(
  fetch: typeof globalThis.fetch,
  url: string,
  fields: Record<string, string>,
  attemptMs: number,
): Promise<TokenAnswer> {
  let failure: AuthError = requestError(url);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const answer = await attemptOnce(fetch, url, fields, attemptMs);
    if ('status' in answer) return tokensIn(answer, url);
    failure = answer.isTimeout ? fetchTimeoutError() : requestError(url);
  }
  throw failure;
}

type Answer = { status: number; body: unknown };

/** An answer of any kind counts; only silence and broken connections are tried again. */
async function attemptOnce(
  fetch: typeof globalThis.fetch,
  url: string,
  fields: Record<string, string>,
  attemptMs: number,
): Promise<Answer | { isTimeout: boolean }> {
  try {
    const response = await fetch(url, formPost(fields, attemptMs));
    return { status: response.status, body: parseJson(await response.text()) };
  } catch (error) {
    return { isTimeout: error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError') };
  }
}

function tokensIn({ status, body }: Answer, url: string): TokenAnswer {
  const failure = failureSchema.safeParse(body).data;
  if (failure) throw providerError(failure.error, failure.error_description, { status, mfaToken: failure.mfa_token });
  const tokens = tokenAnswerSchema.safeParse(body).data;
  if (!tokens || status < 200 || status > 299) throw requestError(url, status);
  return tokens;
}

const formPost = (fields: Record<string, string>, timeoutMs: number): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
  body: new URLSearchParams(fields).toString(),
  redirect: 'manual',
  signal: AbortSignal.timeout(timeoutMs),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
