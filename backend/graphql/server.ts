import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import type { GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { AccessKeyRefused, isAccessKey } from '../auth/access-key.ts';
import { keyGrantOf } from '../auth/actor.ts';
import type { Actor } from '../auth/actor.ts';
import { claimsFrom } from '../auth/claims.ts';
import { KeysUnavailable, TokenRefused } from '../auth/tokens.ts';
import { createTokenVerifier } from '../auth/verified-tokens.ts';
import type { Context, Services } from '../context.ts';
import type { Log } from '../log.ts';
import { personOfKey } from '../modules/access-keys/person-of-key.ts';
import { userIdOf } from '../modules/users/user-id.ts';
import { codedDocumentErrors, errorResponse, failureIn, maskError } from './errors.ts';
import { createLoaders } from './loaders.ts';
import { multipartRequests, readMultipart } from './multipart.ts';
import type { Multipart } from './multipart.ts';
import { noNul } from './nul.ts';
import { persistedDocuments } from './persisted-documents.ts';
import type { TextOf } from './persisted-documents.ts';
import { createReader } from './reader.ts';
import type { Answer, Question } from './reader.ts';
import { BodyRefused, isMultipart, MAX_BYTES_WITH_FILES, readBody } from './read-body.ts';
import { createSharing } from './while-asked.ts';

/** Yoga hands this to `context`; the fields are ours. */
type Caller = { actor: Actor; clientAddress: string };

/** A question of this process's own: `headers` say who asks, `screen` what for. Those for the same screen may share what they read. */
type AskedWithin = Question & { headers: Headers; screen: object };

/** The GraphQL API's two doors: `fetch` over HTTP for everybody, `ask` from within the process. */
export function createGraphqlServer(services: Services, schema: GraphQLSchema, textOf: TextOf) {
  const callerOf = callerReader(services);
  const contextOf = (caller: Caller): Context => ({ ...services, ...caller, loaders: createLoaders(services) });
  const yoga = createYoga<Caller & { multipart: Multipart }, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    multipart: false,
    cors: false,
    logging: false,
    maskedErrors: { maskError: maskError(services.log) },
    context: ({ actor, clientAddress }) => contextOf({ actor, clientAddress }),
    plugins: [
      codedDocumentErrors,
      multipartRequests,
      noNul,
      persistedDocuments(textOf, services.settings.isLocal),
      EnvelopArmorPlugin({
        maxDepth: { n: 12 },
        maxAliases: { n: 20 },
        maxTokens: { n: 3000 },
        maxDirectives: { n: 20 },
        costLimit: { enabled: false },
        blockFieldSuggestion: { enabled: !services.settings.isLocal },
      }),
    ],
  });

  /** Who is it, is it small enough, is the document allowed; then the schema. */
  const fetch = async (request: Request): Promise<Response> => {
    try {
      const caller = await callerOf(request.headers);
      const mayUpload = caller.actor.kind === 'person' && !keyGrantOf(caller.actor);
      const mostBytes = mayUpload ? MAX_BYTES_WITH_FILES : undefined;
      const whole = await readBody(request, mostBytes);
      if (!isMultipart(whole)) return await yoga.fetch(whole, { ...caller, multipart: undefined });
      const multipart = { params: await readMultipart(whole) };
      const bare = new Request(whole.url, { method: 'POST', headers: whole.headers });
      return await yoga.fetch(bare, { ...caller, multipart });
    } catch (error) {
      if (request.signal.aborted) throw error;
      return refusal(error, services.log);
    }
  };

  const read = createReader(schema, services.log);
  const sharing = createSharing(async (headers) => contextOf(await callerOf(headers)));
  const ask = async ({ headers, screen, ...question }: AskedWithin): Promise<Answer> => {
    const isChange = question.query.trimStart().startsWith('mutation');
    const asked = isChange ? sharing.change : sharing.ask;
    try {
      return await asked(screen, headers, (context) => read(question, context));
    } catch (error) {
      const refused = refusal(error, services.log);
      return { status: refused.status, statusText: refused.statusText, ...(await refused.json()) };
    }
  };
  return { fetch, ask };
}

function refusal(error: unknown, log: Log): Response {
  // A body that was stopped on its way here brings the answer along.
  if (error instanceof Response) return error;
  if (error instanceof BodyRefused) return errorResponse(error.status, error.message, { code: 'INVALID', fields: {} });
  if (error instanceof TokenRefused) return unauthenticated('Your login is no longer valid. Please log in again.');
  if (error instanceof AccessKeyRefused)
    return unauthenticated('This access key does not work: it was revoked, has expired, or was not copied in full.');
  if (error instanceof KeysUnavailable) {
    log.warn('The identity provider did not answer', { error });
    const message = 'Logging in is not possible just now.';
    return errorResponse(503, message, { code: 'UNAVAILABLE' }, { 'Retry-After': '5' });
  }
  const failure = failureIn(error, log);
  if (failure) {
    const [status, seconds] = failure.details.code === 'RATE_LIMITED' ? [429, failure.details.retryAfter] : [503, 5];
    return errorResponse(status, failure.message, { ...failure.details }, { 'Retry-After': String(seconds) });
  }
  log.error('The API failed', { error });
  return errorResponse(500, 'Something went wrong on our side.', { code: 'INTERNAL' });
}

const unauthenticated = (message: string) =>
  errorResponse(401, message, { code: 'UNAUTHENTICATED' }, { 'WWW-Authenticate': 'Bearer error="invalid_token"' });

/** No token is a visitor; a token that is wrong in any way is refused, never taken for a visitor. Claims come with either. */
function callerReader(services: Services) {
  const verify = createTokenVerifier(services.settings.auth0, services.keys);
  return async (headers: Headers): Promise<Caller> => {
    const clientAddress = headers.get('x-forwarded-for') ?? '';
    const authorization = headers.get('authorization');
    const claims = claimsFrom(headers.get('website-claims'));
    if (authorization === null) return { actor: { kind: 'visitor', claims }, clientAddress };
    if (isAccessKey(authorization))
      return { actor: await personOfKey(services, authorization, clientAddress), clientAddress };
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];
    if (!token || headers.get('auth-provider') !== 'auth0')
      throw new TokenRefused('Not a bearer token of our provider');
    const { sub, roles, endsAt, issuedAt } = await verify(token, services.clock());
    if (services.endedLogins.isOver(sub, issuedAt)) throw new TokenRefused('The account was deleted');
    return {
      actor: { kind: 'person', userId: await userIdOf(services, { sub, roles }), sub, roles, endsAt, claims },
      clientAddress,
    };
  };
}
