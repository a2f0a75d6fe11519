import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import type { GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Actor } from '../auth/actor.ts';
import { claimsFrom } from '../auth/claims.ts';
import { KeysUnavailable, TokenRefused, verifyAccessToken } from '../auth/tokens.ts';
import type { Context, Services } from '../context.ts';
import { userIdOf } from '../modules/users/user-id.ts';
import { codedDocumentErrors, errorResponse, maskError } from './errors.ts';
import { createLoaders } from './loaders.ts';
import { persistedDocuments } from './persisted-documents.ts';
import { BodyRefused, MAX_BYTES_WITH_FILES, readBody } from './read-body.ts';

/** Yoga hands this to `context`; the fields are ours. */
type ServerContext = { actor: Actor; clientAddress: string };

/** The GraphQL door: who is it, is it small enough, is the document allowed; then the schema. */
export function createGraphqlServer(services: Services, schema: GraphQLSchema, documents: Map<string, string>) {
  const yoga = createYoga<ServerContext, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    multipart: false,
    cors: false,
    logging: false,
    maskedErrors: { maskError: maskError(services.log) },
    context: ({ actor, clientAddress }) => ({ ...services, actor, clientAddress, loaders: createLoaders(services) }),
    plugins: [
      codedDocumentErrors,
      persistedDocuments((hash) => documents.get(hash), services.settings.isLocal),
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

  return async (request: Request): Promise<Response> => {
    try {
      const actor = await actorOf(request, services);
      const clientAddress = request.headers.get('x-forwarded-for') ?? '';
      const mostBytes = actor.kind === 'person' ? MAX_BYTES_WITH_FILES : undefined;
      return await yoga.fetch(await readBody(request, mostBytes), { actor, clientAddress });
    } catch (error) {
      if (error instanceof BodyRefused)
        return errorResponse(error.status, error.message, { code: 'INVALID', fields: {} });
      if (error instanceof TokenRefused) return refusedToken();
      if (error instanceof KeysUnavailable) {
        services.log.warn('The identity provider did not answer', { error });
        return errorResponse(
          503,
          'Logging in is not possible just now.',
          { code: 'UNAVAILABLE' },
          { 'Retry-After': '5' },
        );
      }
      if (request.signal.aborted) throw error;
      services.log.error('The API failed', { error });
      return errorResponse(500, 'Something went wrong on our side.', { code: 'INTERNAL' });
    }
  };
}

const refusedToken = () =>
  errorResponse(
    401,
    'Your login is not valid any more. Please log in again.',
    { code: 'UNAUTHENTICATED' },
    { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  );

/** No token is a visitor; a token that is wrong in any way is refused, never taken for a visitor. Claims come with either. */
async function actorOf(request: Request, services: Services): Promise<Actor> {
  const authorization = request.headers.get('authorization');
  const claims = claimsFrom(request.headers.get('website-claims'));
  if (authorization === null) return { kind: 'visitor', claims };
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];
  if (!token || request.headers.get('auth-provider') !== 'auth0')
    throw new TokenRefused('Not a bearer token of our provider');
  const { sub, roles } = await verifyAccessToken(token, services.settings.auth0, services.keys, services.clock());
  return { kind: 'person', userId: await userIdOf(services, sub), sub, roles, claims };
}
