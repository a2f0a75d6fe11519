import { z } from 'zod';
import type { AppContext } from '#app/context.ts';
import { failureOf, hashOf, type Api } from '#app/graphql/client.server.ts';
import { apiError } from '#app/graphql/errors.ts';
import type { TypedDocumentString } from '#app/graphql/generated/graphql.ts';
import { postPersisted, type Post } from '#app/graphql/transport.server.ts';

const answerSchema = z.object({ data: z.unknown().optional(), errors: z.unknown().optional() });

type Caller = {
  /** What MCP was asked with. */
  request: Request;
  /** The `Authorization` header with the key. */
  authorization: string;
  address: string;
};

/** The API as the program with this key. Throws `ApiError`. */
export function apiWithKey(
  { send, settings }: Pick<AppContext, 'send' | 'settings'>,
  { request, authorization, address }: Caller,
): Api {
  const url = new URL('/graphql', settings.apiHost ?? settings.appOrigin);
  const headers = new Headers({
    Authorization: authorization,
    'Content-Type': 'application/json',
    Accept: 'application/graphql-response+json, application/json',
    'x-forwarded-for': address,
  });
  const post: Post = async (body) => {
    try {
      return await send(new Request(url, { method: 'POST', headers, body, signal: request.signal }));
    } catch (error) {
      if (request.signal.aborted) throw error;
      throw apiError('UNAVAILABLE', request, 'The service did not answer.');
    }
  };

  return async <Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    ...[variables]: Variables extends Record<string, never> ? [] : [Variables]
  ): Promise<Result> => {
    const response = await postPersisted(post, { query: document.toString(), variables }, hashOf(document));
    const answer = answerSchema.safeParse(await response.json().catch(() => null)).data ?? {};
    const { data } = z.object({ data: z.custom<Result>((value) => value != null) }).safeParse(answer).data ?? {};
    if (data && !answer.errors) return data;
    throw failureOf({ status: response.status, errors: answer.errors }, request);
  };
}
