import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { appContext } from '#tests/support/app-context.ts';
import { graphqlFor, hashOf } from './client.server.ts';
import { fetchCurrentUser } from './current-user.server.ts';
import { ApiError } from './errors.ts';
import { CurrentUserDocument, UploadAssetDocument } from './generated/graphql.ts';
import { uploadFor } from './upload.server.ts';

const page = new Request('http://localhost:3000/domains?page=2');
const bodySchema = z.object({
  query: z.string().optional(),
  operationName: z.string().optional(),
  extensions: z.object({ persistedQuery: z.object({ version: z.number(), sha256Hash: z.string() }) }).optional(),
});

/** An API that answers one after the other and remembers what it was asked. */
function scriptedApi(...answers: (() => Response)[]) {
  const requests: Request[] = [];
  const bodies: z.output<typeof bodySchema>[] = [];
  const send = async (request: Request) => {
    requests.push(request);
    bodies.push(bodySchema.parse(await request.json()));
    return answers.shift()?.() ?? new Response('no more answers', { status: 500 });
  };
  return { send, requests, bodies };
}
const found = () => Response.json({ data: { redwood: { currentUser: { sub: 'ada', roles: ['admin'] } } } });
const unknownHash = () => Response.json({ errors: [{ message: 'PersistedQueryNotFound' }] });
const failed = (code: string) => () => Response.json({ errors: [{ message: 'No.', extensions: { code } }] });

describe('asking the API', () => {
  it('sends the hash of a document instead of its text', async () => {
    const { send, bodies } = scriptedApi(found);
    const api = await graphqlFor(page, appContext({ roles: [], send }));
    expect(await api(CurrentUserDocument)).toEqual({ redwood: { currentUser: { sub: 'ada', roles: ['admin'] } } });
    expect(bodies).toEqual([
      {
        operationName: 'CurrentUser',
        extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(CurrentUserDocument) } },
      },
    ]);
  });

  it('sends the text when the API does not know the hash', async () => {
    const { send, bodies } = scriptedApi(unknownHash, found);
    const api = await graphqlFor(page, appContext({ roles: [], send }));
    await api(CurrentUserDocument);
    expect(bodies[1]?.query).toContain('query CurrentUser');
    expect(bodies[1]?.extensions).toBeUndefined();
  });

  it('names the provider and carries the token of a session, and credentials', async () => {
    const { send, requests } = scriptedApi(found);
    const api = await graphqlFor(page, appContext({ roles: [], send }));
    await api(CurrentUserDocument);
    const [request] = requests;
    expect(request?.headers.get('auth-provider')).toBe('auth0');
    expect(request?.headers.get('Authorization')).toBe('Bearer the-access-token');
    expect(request?.headers.get('Content-Type')).toContain('application/json');
    expect(request?.credentials).toBe('include');
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('http://localhost:3000/graphql');
  });

  it('asks a remote API at its own host, as a visitor without a token', async () => {
    const { send, requests } = scriptedApi(found);
    const api = await graphqlFor(page, appContext({ send, env: { API_HOST: 'https://api.example.com' } }));
    await api(CurrentUserDocument);
    expect(requests[0]?.url).toBe('https://api.example.com/graphql');
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
    expect(requests[0]?.headers.has('auth-provider')).toBe(false);
  });

  it.each([
    ['an error of the API', failed('FORBIDDEN'), 'FORBIDDEN'],
    ['a refused token', () => new Response('{}', { status: 401 }), 'UNAUTHENTICATED'],
    ['too many requests', () => new Response('slow down', { status: 429 }), 'RATE_LIMITED'],
    ['a gateway without a server', () => new Response('bad gateway', { status: 502 }), 'UNAVAILABLE'],
    ['a page instead of an answer', () => new Response('<h1>?</h1>', { status: 500 }), 'INTERNAL'],
  ])('throws an API error for %s', async (_name, answer, code) => {
    const { send } = scriptedApi(answer);
    const api = await graphqlFor(page, appContext({ send }));
    const error: unknown = await api(CurrentUserDocument).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code });
  });

  it('throws UNAVAILABLE when there is no connection', async () => {
    const send = async () => {
      throw new TypeError('fetch failed');
    };
    const api = await graphqlFor(page, appContext({ send }));
    await expect(api(CurrentUserDocument)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('the current user', () => {
  it('is what the API keeps under redwood', async () => {
    const { send } = scriptedApi(found);
    expect(await fetchCurrentUser(page, appContext({ roles: [], send }))).toEqual({ sub: 'ada', roles: ['admin'] });
  });

  it('raises status text and status of an answer that is not OK', async () => {
    const { send } = scriptedApi(() => new Response('', { status: 503, statusText: 'Service Unavailable' }));
    await expect(fetchCurrentUser(page, appContext({ roles: [], send }))).rejects.toThrow(
      'Could not fetch current user: Service Unavailable (503)',
    );
  });
});

it('gives a file to an API in this process as it is, and never sends it', async () => {
  const { send, requests } = scriptedApi();
  const asked: unknown[] = [];
  const context = {
    ...appContext({ roles: [], send }),
    ask: async ({ variables }: { variables: Record<string, unknown> }) => {
      asked.push(variables);
      return { status: 200, statusText: 'OK', data: { uploadAsset: { id: 'a1' } } };
    },
  };
  const file = new File(['bytes'], 'bread.png');
  const input = { websiteId: 'w1', alt: 'Bread', file: null };
  expect(await uploadFor(page, context)(UploadAssetDocument, { input }, file)).toEqual({ uploadAsset: { id: 'a1' } });
  expect(asked).toEqual([{ input: { websiteId: 'w1', alt: 'Bread', file } }]);
  expect(requests).toEqual([]);
});
