import type { AppContext } from '#app/context.ts';
import { apiError, loginServiceDown } from './errors.ts';

/** Sends one JSON body to the API with the caller's credentials, which never leave the server otherwise. */
export type Post = (body: string) => Promise<Response>;

/** The way to the API for one request. */
export function transportFor(request: Request, context: AppContext): Post {
  const token = context.session.accessToken;
  const credentials: Record<string, string> = token
    ? { 'auth-provider': 'auth0', Authorization: `Bearer ${token}` }
    : {};
  const secrets = context.session.claims.list.map(({ secret }) => secret);
  if (secrets.length > 0) credentials['website-claims'] = secrets.join(',');
  const url = new URL('/graphql', context.settings.apiHost ?? context.settings.appOrigin);
  return async (body) => {
    if (context.session.isUnavailable) throw loginServiceDown(request);
    const call = new Request(url, {
      method: 'POST',
      credentials: 'include',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/graphql-response+json, application/json',
        'x-forwarded-for': context.clientAddress,
        ...credentials,
      },
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

export type GraphqlBody = { query: string; variables?: unknown; operationName?: string };

/**
 * Sends a document by its hash (persisted queries, version 1), and as text only when the API says that it does not
 * know the hash.
 */
export async function postPersisted(
  post: Post,
  { query, ...rest }: GraphqlBody,
  sha256Hash?: string,
): Promise<Response> {
  if (!sha256Hash) return post(JSON.stringify({ query, ...rest }));
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  const answer = await post(JSON.stringify({ ...rest, extensions }));
  return (await isUnknownHash(answer)) ? post(JSON.stringify({ query, ...rest })) : answer;
}

/** Servers disagree about the code of this error, never about its message. */
async function isUnknownHash(answer: Response): Promise<boolean> {
  const length = Number(answer.headers.get('Content-Length') ?? 0);
  if (length > 2000) return false;
  const text = await answer.clone().text();
  return text.length < 2000 && /PersistedQuery ?NotFound/i.test(text);
}
