import type { Auth, LoginRequest } from './auth-context.ts';
import type { AuthState } from './auth-state.ts';
import { loginPath } from './redirect-target.ts';
import { hasRole } from './roles.ts';

const TYPE = 'auth0';

/** How the browser moves: supplied by the router. */
export type Ways = {
  /** Path and query of the current page. */
  here(): string;
  open(path: string): void;
  post(path: string): void;
  reload(): void;
};

/** The hosted provider has these on its own pages. */
const notImplemented = async (): Promise<never> => {
  throw new Error(`Auth client ${TYPE} does not implement this function`);
};

/** The auth state with the ways in and out. All of them are plain navigations. */
export function authFrom(state: AuthState, { here, open, post, reload }: Ways): Auth {
  const loginAddress = ({ redirectTo = here() }: LoginRequest = {}) => loginPath(redirectTo);
  return {
    ...state,
    type: TYPE,
    logIn: async (request) => open(loginAddress(request)),
    signUp: async (request) => open(loginAddress(request).replace(/^\/login/, '/signup')),
    logOut: async () => post('/logout'),
    reauthenticate: async () => reload(),
    getCurrentUser: async () => state.currentUser,
    hasRole: (roles) => hasRole(state.currentUser ?? state.userMetadata, roles),
    forgotPassword: notImplemented,
    resetPassword: notImplemented,
    validateResetToken: notImplemented,
  };
}
