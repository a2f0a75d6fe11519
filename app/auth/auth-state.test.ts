import { expect, test } from 'vitest';
import { openLoginAttempt } from '#tests/support/login-attempt.ts';
import { appContext } from '#tests/support/app-context.ts';
import { readAuthState } from './auth-state.server.ts';
import { signedOut } from './auth-state.ts';

const request = new Request('http://localhost:3550/');
const currentUser = { sub: 'auth0|ada', email: 'ada@example.com', roles: 'admin' };
const answering = (answer: Response) => ({ roles: ['admin'], send: async () => answer });

test('a visitor is unauthenticated, and nobody asks the API who that is', async () => {
  expect(await readAuthState(request, appContext())).toEqual(signedOut);
});

test('a person has the API’s view of them and their profile with roles', async () => {
  const context = appContext(answering(Response.json({ data: { redwood: { currentUser } } })));
  expect(await readAuthState(request, context)).toEqual({
    ...signedOut,
    isAuthenticated: true,
    userMetadata: { iss: 'https://login.example.test/', sub: 'auth0|ada', exp: 2, iat: 1, roles: ['admin'] },
    currentUser,
  });
});

test('an API that fails is part of the state: still logged in, with the error', async () => {
  const context = appContext(answering(new Response('', { status: 500, statusText: 'Internal Server Error' })));
  expect(await readAuthState(request, context)).toMatchObject({
    isAuthenticated: true,
    currentUser: null,
    hasError: true,
    error: { message: 'Could not fetch current user: Internal Server Error (500)' },
  });
});

test('userMetadata keeps all claims of the identity token', async () => {
  const attempt = await openLoginAttempt({ env: { AUTH0_ORGANIZATION: 'org_bakers', AUTH0_MAX_AGE: '3600' } });
  const now = Math.floor(Date.now() / 1000);
  const login = await attempt.startLogin();
  const claims = {
    nbf: now,
    auth_time: now,
    org_id: 'org_bakers',
    org_name: 'bakers',
    locale: 'de',
    email_verified: true,
  };
  attempt.answerWith(login, claims);
  await attempt.comeBack(`?code=c&state=${login.state}`);
  const Cookie = attempt.browser.cookieHeader(attempt.app.origin);
  const { session } = await attempt.app.openSession({ Cookie });
  expect(session.user?.profile).toMatchObject({
    ...claims,
    iss: attempt.provider.issuer,
    sub: 'auth0|ada',
    aud: 'pagewright-web',
    exp: expect.any(Number),
    iat: expect.any(Number),
    nonce: login.nonce,
    name: 'Ada',
    email: 'ada@example.test',
  });
});
