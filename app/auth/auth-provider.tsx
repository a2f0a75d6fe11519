import { useNavigate, useRevalidator, useSubmit } from '@remix-run/react';
import { useMemo, type ReactNode } from 'react';
import { AuthContext, type Auth, type LoginRequest } from './auth-context.ts';
import type { AuthState } from './auth-state.ts';
import { loginPath } from './redirect-target.ts';
import { hasRole } from './roles.ts';

const TYPE = 'auth0';
/** The hosted provider has these on its own pages. */
const notImplemented = async (): Promise<never> => {
  throw new Error(`Auth client ${TYPE} does not implement this function`);
};

const here = () => `${window.location.pathname}${window.location.search}`;

/** Gives screens the auth state and the ways in and out. All of them are plain navigations that work without it as well. */
export function AuthProvider({ state, children }: { state: AuthState; children: ReactNode }) {
  const navigate = useNavigate();
  const submit = useSubmit();
  const { revalidate, state: revalidation } = useRevalidator();

  const auth = useMemo<Auth>(() => {
    const open = async (path: '/login' | '/signup', { redirectTo = here() }: LoginRequest = {}) =>
      navigate(loginPath(redirectTo).replace('/login', path));
    return {
      ...state,
      loading: state.loading || revalidation === 'loading',
      type: TYPE,
      logIn: (request) => open('/login', request),
      signUp: (request) => open('/signup', request),
      logOut: async () => submit(null, { method: 'post', action: '/logout' }),
      reauthenticate: async () => revalidate(),
      getCurrentUser: async () => state.currentUser,
      hasRole: (roles) => hasRole(state.currentUser ?? state.userMetadata, roles),
      forgotPassword: notImplemented,
      resetPassword: notImplemented,
      validateResetToken: notImplemented,
    };
  }, [state, revalidation, navigate, submit, revalidate]);

  return <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>;
}
