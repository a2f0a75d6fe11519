import { z } from 'zod';
import type { ApiAnswer, AppContext } from '#app/context.ts';
import { apiError, loginServiceDown } from './errors.ts';

/** Sends one body, JSON or multipart, to the API with the caller's credentials, which never leave the server otherwise. */
export type Post = (body: string | FormData) => Promise<Response>;

const ONE_ANSWER = 'application/graphql-response+json, application/json';

/** Says to the API who asks, for whom, and from where. */
function credentialsOf({ session, clientAddress }: AppContext): Headers {
  const headers = new Headers({ 'x-forwarded-for': clientAddress });
  if (session.accessToken) {
    headers.set('auth-provider', 'auth0');
    headers.set('Authorization', `Bearer ${session.accessToken}`);
  }
  const secrets = session.claims.list.map(({ secret }) => secret);
  if (secrets.length > 0) headers.set('website-claims', secrets.join(','));
  return headers;
}

/** The way to the API for one request. */
export function transportFor(request: Request, context: AppContext, accept = ONE_ANSWER): Post {
  const url = new URL('/graphql', context.settings.apiHost ?? context.settings.appOrigin);
  return async (body) => {
    if (context.session.isUnavailable) throw loginServiceDown(request);
    const headers = credentialsOf(context);
    if (typeof body === 'string') headers.set('Content-Type', 'application/json');
    headers.set('Accept', accept);
    const call = new Request(url, {
      method: 'POST',
      credentials: 'include',
      headers,
      body,
      signal: request.signal,
    });
    try {
      return await context.send(call);
    } catch (error) {
      if (request.signal.aborted) throw error;
      throw apiError('UNAVAILABLE', request, 'The service did not answer. Please try again in a moment.');
    }
  };
}

/** More characters than that are for the door that counts bytes as they come. */
const MOST_IN_PROCESS = 1_000_000;
const plainSchema = z.record(z.string(), z.unknown());

/** The answer of an API that is in this process; null for what has to go through its HTTP door. A `file` becomes `input.file`. */
export async function askInProcess(
  request: Request,
  context: AppContext,
  query: string,
  variables: Record<string, unknown>,
  file?: File,
): Promise<ApiAnswer | null> {
  if (!context.ask || !/^\s*(?:query|mutation)\b/.test(query)) return null;
  if (context.session.isUnavailable) throw loginServiceDown(request);
  // As over the wire: what is undefined is not said.
  const told = JSON.stringify(variables);
  if (told.length > MOST_IN_PROCESS) return null;
  const plain = plainSchema.parse(JSON.parse(told));
  if (file) plain.input = { ...plainSchema.parse(plain.input), file };
  return context.ask({ query, variables: plain, headers: credentialsOf(context), screen: context });
}

export type GraphqlBody = {
  query: string;
  variables?: unknown;
  operationName?: string;
  extensions?: { persistedQuery: { version: 1; sha256Hash: string } };
};

/**
 * Sends a document by its hash (persisted queries, version 1), and as text only when the API says that it does not
 * know the hash.
 */
export async function postPersisted(
  post: Post,
  { query, ...rest }: GraphqlBody,
  sha256Hash?: string,
  encode: (body: Partial<GraphqlBody>) => string | FormData = (body) => JSON.stringify(body),
): Promise<Response> {
  if (!sha256Hash) return post(encode({ query, ...rest }));
  const extensions = { persistedQuery: { version: 1 as const, sha256Hash } };
  const answer = await post(encode({ ...rest, extensions }));
  return (await isUnknownHash(answer)) ? post(encode({ query, ...rest })) : answer;
}

/** Servers disagree about the code of this error, never about its message. */
async function isUnknownHash(answer: Response): Promise<boolean> {
  const length = Number(answer.headers.get('Content-Length') ?? 0);
  if (length > 2000) return false;
  const text = await answer.clone().text();
  return text.length < 2000 && /PersistedQuery ?NotFound/i.test(text);
}
