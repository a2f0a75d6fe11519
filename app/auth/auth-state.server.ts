import type { AppContext } from '#app/context.ts';
import { fetchCurrentUser } from '#app/graphql/current-user.server.ts';
import { signedOut, type AuthState } from './auth-state.ts';
import { getUser } from './guards.server.ts';

/** The auth state of a request, for the root loader. A failure is part of it, never thrown. */
export async function readAuthState(request: Request, context: AppContext): Promise<AuthState> {
  const user = getUser(request, context);
  if (!user) return signedOut;
  const userMetadata = { ...user.profile, roles: user.roles };
  try {
    const currentUser = await fetchCurrentUser(request, context);
    return { ...signedOut, isAuthenticated: true, userMetadata, currentUser };
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Could not fetch current user';
    return { ...signedOut, isAuthenticated: true, userMetadata, hasError: true, error: { message } };
  }
}
