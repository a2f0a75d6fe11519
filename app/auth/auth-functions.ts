import type { Auth, LoginRequest } from './auth-context.ts';
import type { AuthState } from './auth-state.ts';
import { loginPath, signupPath } from './redirect-target.ts';
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
  return {
    ...state,
    type: TYPE,
    logIn: async ({ redirectTo = here() }: LoginRequest = {}) => open(loginPath(redirectTo)),
    signUp: async ({ redirectTo = here() }: LoginRequest = {}) => open(signupPath(redirectTo)),
    logOut: async () => post('/logout'),
    reauthenticate: async () => reload(),
    getCurrentUser: async () => state.currentUser,
    hasRole: (roles) => hasRole(state.currentUser ?? state.userMetadata, roles),
    forgotPassword: notImplemented,
    resetPassword: notImplemented,
    validateResetToken: notImplemented,
  };
}
