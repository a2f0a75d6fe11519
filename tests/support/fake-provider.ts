import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
} from 'jose';

type Pair = { privateKey: CryptoKey; publicKey: CryptoKey; jwk: JWK; kid: string };
export type TokenFields = Record<string, string>;

export async function createKey(kid: string): Promise<Pair> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { privateKey, publicKey, kid, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

/** Made once, since making a key takes long. */
const firstKey = createKey('key-1');

type Options = { issuer: string; clientId: string; now?: () => number };

export interface FakeProvider {
  issuer: string;
  calls: { url: string; fields: TokenFields; authorization: string | null }[];
  readonly key: Pair;
  callsTo(path: string): FakeProvider['calls'];
  rotateTo(...next: Pair[]): void;
  /** Claims of a token that keeps every rule. */
  claims(more?: JWTPayload): JWTPayload;
  sign(claims: JWTPayload, header?: Partial<JWTHeaderParameters>, key?: CryptoKey | Uint8Array): Promise<string>;
  /** What the token endpoint answers; a test replaces it. */
  answerTokens(fields: TokenFields): Promise<Response>;
  answerKeys(): Promise<Response>;
  /** A good answer of the token endpoint. */
  tokens(idToken: string | undefined, more?: object): Promise<Response>;
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
}

/** An identity provider without a network that answers whatever a test wants: reach it by handing over its `fetch`. */
export async function createFakeProvider({ issuer, clientId, now = Date.now }: Options): Promise<FakeProvider> {
  const calls: FakeProvider['calls'] = [];
  let keys = [await firstKey];

  const provider: FakeProvider = {
    issuer,
    calls,
    get key(): Pair {
      const [first] = keys;
      if (!first) throw new Error('The provider has no key');
      return first;
    },
    callsTo: (path: string) => calls.filter(({ url }) => url === `${issuer}${path}`),
    rotateTo(...next: Pair[]) {
      keys = next;
    },
    claims: (more: JWTPayload = {}): JWTPayload => {
      const seconds = Math.floor(now() / 1000);
      return {
        iss: issuer,
        sub: 'auth0|ada',
        aud: clientId,
        iat: seconds,
        exp: seconds + 3600,
        name: 'Ada',
        email: 'ada@example.test',
        ...more,
      };
    },
    sign: (
      claims: JWTPayload,
      header: Partial<JWTHeaderParameters> = {},
      key: CryptoKey | Uint8Array = provider.key.privateKey,
    ) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: provider.key.kid, ...header }).sign(key),
    answerTokens: async () => new Response('not set', { status: 500 }),
    answerKeys: async (): Promise<Response> => Response.json({ keys: keys.map(({ jwk }) => jwk) }),
    tokens: async (idToken: string | undefined, more: object = {}) =>
      Response.json({
        access_token: `access-${calls.length}`,
        id_token: idToken,
        refresh_token: `refresh-${calls.length}`,
        expires_in: 900,
        scope: 'openid profile email offline_access',
        token_type: 'Bearer',
        ...more,
      }),
    fetch: async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init);
      const fields = Object.fromEntries(new URLSearchParams(request.method === 'POST' ? await request.text() : ''));
      calls.push({ url: request.url, fields, authorization: request.headers.get('Authorization') });
      init?.signal?.throwIfAborted();
      if (request.url === `${issuer}.well-known/jwks.json`) return provider.answerKeys();
      if (request.url === `${issuer}oauth/token`) return provider.answerTokens(fields);
      if (request.url === `${issuer}oauth/revoke`) return new Response(null, { status: 200 });
      return new Response('unknown address', { status: 404 });
    },
  };
  return provider;
}
