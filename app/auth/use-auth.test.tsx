import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthContext } from './auth-context.ts';
import { authFrom } from './auth-functions.ts';
import { signedOut } from './auth-state.ts';
import { useAuth } from './use-auth.ts';

const moves: string[] = [];
const ways = {
  here: () => '/domains?a=1',
  open: (path: string) => void moves.push(`open ${path}`),
  post: (path: string) => void moves.push(`post ${path}`),
  reload: () => void moves.push('reload'),
};
const person = { ...signedOut, isAuthenticated: true, userMetadata: { sub: 'auth0|ada' } };

const Screen = () => <p>{useAuth().isAuthenticated ? 'in' : 'out'}</p>;

test('screens see who is logged in', () => {
  const shown = renderToString(
    <AuthContext.Provider value={authFrom(person, ways)}>
      <Screen />
    </AuthContext.Provider>,
  );
  expect(shown).toContain('in');
});

test('outside of a provider useAuth says so', () => {
  expect(() => renderToString(<Screen />)).toThrow('useAuth must be used within an AuthProvider');
});

test('roles may be a string or a list; without any nothing is allowed', () => {
  const withRoles = (roles?: string | string[]) => authFrom({ ...person, currentUser: { roles } }, ways);
  expect([
    withRoles('admin').hasRole('admin'),
    withRoles('admin').hasRole(['training', 'admin']),
    withRoles('admin').hasRole('training'),
  ]).toEqual([true, true, false]);
  expect(withRoles(['training']).hasRole(['admin', 'training'])).toBe(true);
  expect([withRoles().hasRole('admin'), withRoles([]).hasRole([]), authFrom(signedOut, ways).hasRole('admin')]).toEqual(
    [false, false, false],
  );
});

test('the ways in keep the page, the way out is a form', async () => {
  const auth = authFrom(person, ways);
  await auth.logIn();
  await auth.signUp({ redirectTo: '/claim' });
  await auth.logOut();
  await auth.reauthenticate();
  expect(moves).toEqual([
    'open /login?redirectTo=%2Fdomains%3Fa%3D1',
    'open /signup?redirectTo=%2Fclaim',
    'post /logout',
    'reload',
  ]);
});

test('functions that the hosted provider has on its own pages say that they are not here', async () => {
  const auth = authFrom(signedOut, ways);
  for (const name of ['forgotPassword', 'resetPassword', 'validateResetToken'] as const)
    await expect(auth[name]()).rejects.toThrow('Auth client auth0 does not implement this function');
});
