import { ClientError, GraphQLClient } from 'graphql-request';
import { z } from 'zod';
import type { ApiAnswer, AppContext } from '#app/context.ts';
import { apiError, apiErrorFrom, type ApiError } from './errors.ts';
import type { TypedDocumentString } from './generated/graphql.ts';
import { askInProcess, postPersisted, transportFor } from './transport.server.ts';

/** Runs one typed document. Throws `ApiError`. */
export type Api = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  ...[variables]: Variables extends Record<string, never> ? [] : [Variables]
) => Promise<Result>;

/** The API as this request's person: `const api = await graphqlFor(request, context)`. */
export async function graphqlFor(request: Request, context: AppContext): Promise<Api> {
  const post = transportFor(request, context);
  const refuse = refusalFor(request, context);
  return async <Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    ...[variables]: Variables extends Record<string, never> ? [] : [Variables]
  ): Promise<Result> => {
    const answer = await askInProcess(request, context, document.toString(), { ...variables });
    if (answer) {
      return isAnswered<Result>(answer) ? answer.data : refuse(answer);
    }
    const client = new GraphQLClient(context.settings.appOrigin, {
      fetch: (_url, init) => postPersisted(post, bodySchema.parse(JSON.parse(String(init?.body))), hashOf(document)),
    });
    try {
      return await client.request<Result>(document.toString(), variables ?? {});
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      return refuse(error.response);
    }
  };
}

export const isAnswered = <Result>(answer: ApiAnswer): answer is ApiAnswer & { data: Result } =>
  answer.data != null && !answer.errors;

const bodySchema = z.object({
  query: z.string(),
  variables: z.unknown().optional(),
  operationName: z.string().optional(),
});

/** The hash that the generated manifest knows a document by. */
export const hashOf = <Result, Variables>(document: TypedDocumentString<Result, Variables>): string | undefined =>
  z.object({ hash: z.string() }).safeParse(document.__meta__).data?.hash;

/** Throws what the API refused, as an `ApiError`. */
export const refusalFor =
  (request: Request, context: AppContext) =>
  async (response: Refused): Promise<never> => {
    const failure = failureOf(response, request);
    // The API does not believe a token that we do: with the session kept, the login would lead straight back here.
    if (failure.code === 'UNAUTHENTICATED' && context.session.current) await context.session.signOut();
    throw failure;
  };

type Refused = { status: number; errors?: unknown };

/** What an answer of the API refused. */
export function failureOf({ errors, status }: Refused, request: Request): ApiError {
  if (Array.isArray(errors) && errors.length > 0) return apiErrorFrom(errors, request);
  if (status === 401) return apiError('UNAUTHENTICATED', request);
  if (status === 429) return apiError('RATE_LIMITED', request);
  return apiError(status >= 502 && status <= 504 ? 'UNAVAILABLE' : 'INTERNAL', request);
}
