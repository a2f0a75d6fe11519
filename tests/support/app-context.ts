import { createIdentity } from '#app/auth/identity.server.ts';
import type { RequestSession, SessionUser } from '#app/auth/request-session.server.ts';
import { createMemorySessionStore } from '#app/auth/session-store.ts';
import type { AppContext } from '#app/context.ts';
import { readSettings } from '#settings';

export type AppContextOptions = {
  /** Who is logged in, by roles; nobody when left out. */
  roles?: string[];
  /** Answers the API's calls. */
  send?: AppContext['send'];
  env?: Record<string, string>;
};

/** What loaders and actions are given, for a person with the given roles or for a visitor. */
export function appContext({ roles, send, env = {} }: AppContextOptions = {}): AppContext {
  const settings = readSettings(
    { NODE_ENV: 'test', ...env },
    (_folder, name) => `${name}-secret-of-the-tests-secret-of-the-tests`,
  );
  const sessionStore = createMemorySessionStore();
  const user: SessionUser | null = roles
    ? {
        id: 'auth0|ada',
        name: 'Ada',
        email: 'ada@example.com',
        picture: null,
        roles,
        profile: { iss: 'https://login.example.test/', sub: 'auth0|ada', exp: 2, iat: 1 },
      }
    : null;
  const nothing = async () => undefined;
  const session: RequestSession = {
    identity: createIdentity({ settings, sessionStore }),
    current: null,
    user,
    accessToken: user ? 'the-access-token' : null,
    mayReturnSilently: false,
    isUnavailable: false,
    renewWith: async () => undefined,
    cookies: new Map(),
    claims: { list: [], hasRoom: true, add: nothing, keepOnly: nothing, clear: nothing },
    signIn: async () => undefined,
    signOut: async () => undefined,
    addTransaction: async () => undefined,
    removeTransaction: () => undefined,
    clearTransactions: () => undefined,
  };
  const refuse = async () => {
    throw new Error('This test gave the API no answer');
  };
  return {
    settings,
    sessionStore,
    isReadOnly: false,
    banner: null,
    session,
    send: send ?? refuse,
    nonce: 'nonce',
    clientAddress: '127.0.0.1',
    allowBody: () => undefined,
  };
}
