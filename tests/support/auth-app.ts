import type { LoaderFunctionArgs } from '@remix-run/node';
import { createIdentity } from '#app/auth/identity.server.ts';
import { requireUser } from '#app/auth/guards.server.ts';
import { openRequestSession } from '#app/auth/request-session.server.ts';
import { createMemorySessionStore, type SessionStore } from '#app/auth/session-store.ts';
import * as login from '#app/routes/auth/login.tsx';
import * as loginSuccess from '#app/routes/auth/login-success.tsx';
import * as logout from '#app/routes/auth/logout.tsx';
import * as signup from '#app/routes/auth/signup.tsx';
import { readSettings, type Settings } from '#settings';

type Context = LoaderFunctionArgs['context'];
type Handler = (args: LoaderFunctionArgs) => unknown;
type Screen = { loader: Handler; action?: Handler };
const screens: Record<string, Screen> = {
  '/login': login,
  '/signup': signup,
  '/login-success': loginSuccess,
  '/logout': logout,
};
/** Every other address is a page that only logged-in people see. */
const privatePage: Screen = { loader: ({ request, context }) => Response.json(requireUser(request, context)) };

export type AuthAppOptions = {
  env?: Record<string, string>;
  sessionStore?: SessionStore;
  fetch?: typeof fetch;
  now?: () => number;
  /** Answers the API's calls; by default everybody is recorded. */
  send?: (request: Request) => Promise<Response>;
};

/** The four identity screens with a session around them, as the product's edge has it, without listening to a port. */
export function openAuthApp({
  env = {},
  sessionStore = createMemorySessionStore(),
  fetch,
  now,
  send,
}: AuthAppOptions = {}) {
  const settings: Settings = readSettings(
    { NODE_ENV: 'test', PORT: '3550', ...env },
    (_folder, name) => `${name}-secret-of-the-tests-secret-of-the-tests`,
  );
  const apiCalls: Request[] = [];
  const answerApi = send ?? (async () => Response.json({ data: { recordSignIn: { id: 'user-1' } } }));
  const logged: string[] = [];
  const identity = createIdentity({
    settings,
    sessionStore,
    fetch,
    now,
    log: (event, details) => logged.push(`${event} ${JSON.stringify(details)}`),
  });

  const handle = async (address: string, init?: RequestInit): Promise<Response> => {
    const request = new Request(address, init);
    const { session, unavailable, headers } = await openRequestSession(request, identity);
    const context: Context = {
      settings,
      sessionStore,
      isReadOnly: false,
      banner: null,
      session,
      nonce: 'nonce',
      clientAddress: '127.0.0.1',
      allowBody: () => undefined,
      send: (call) => {
        apiCalls.push(call.clone());
        return answerApi(call);
      },
    };
    const response = unavailable ?? (await answer(request, context));
    for (const line of headers()) response.headers.append('Set-Cookie', line);
    if (headers().length > 0) response.headers.set('Cache-Control', 'no-store');
    return response;
  };
  /** The session of a page's request with these headers. */
  const openSession = (headers: Record<string, string>) =>
    openRequestSession(new Request(settings.appOrigin, { headers }), identity);
  return { settings, sessionStore, identity, apiCalls, logged, handle, openSession, origin: settings.appOrigin };
}

export type AuthApp = ReturnType<typeof openAuthApp>;

async function answer(request: Request, context: Context): Promise<Response> {
  const screen = screens[new URL(request.url).pathname] ?? privatePage;
  const run = request.method === 'POST' ? screen.action : screen.loader;
  if (!run) return new Response(null, { status: 405 });
  try {
    return asResponse(await run({ request, context, params: {} }));
  } catch (thrown) {
    if (thrown instanceof Response) return new Response(thrown.body, thrown);
    throw thrown;
  }
}

function asResponse(result: unknown): Response {
  if (result instanceof Response) return new Response(result.body, result);
  if (typeof result === 'object' && result !== null && 'data' in result && 'init' in result) {
    const init = result.init;
    const status =
      typeof init === 'object' && init !== null && 'status' in init && typeof init.status === 'number'
        ? init.status
        : 200;
    return Response.json(result.data, { status });
  }
  return Response.json(result ?? null);
}
