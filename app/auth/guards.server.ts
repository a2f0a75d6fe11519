import { redirect } from '@remix-run/node';
import type { AppContext } from '#app/context.ts';
import { apiError, loginServiceDown } from '#app/graphql/errors.ts';
import { loginPath, pageOf } from './redirect-target.ts';
import type { SessionUser } from './request-session.server.ts';
import { hasRole } from './roles.ts';
import type { Session } from './session.ts';

/** The session behind a request, with its tokens; null for a visitor. */
export const getSession = (_request: Request, { session }: AppContext): Session | null => session.current;

/** Who is logged in, or null. */
export const getUser = (_request: Request, { session }: AppContext): SessionUser | null => session.user;

/** Who is logged in. Sends visitors to the login, with the way back. */
export function requireUser(request: Request, context: AppContext): SessionUser {
  if (context.session.isUnavailable) throw loginServiceDown(request);
  const user = getUser(request, context);
  if (user) return user;
  throw redirect(loginPath(pageOf(request), context.session.mayReturnSilently ? { prompt: 'none' } : {}));
}

/** Who is logged in, with any of these roles. Others get 403, visitors the login. */
export function requireRole(request: Request, context: AppContext, roles: string | string[]): SessionUser {
  const user = requireUser(request, context);
  if (!hasRole(user, roles)) throw apiError('FORBIDDEN', request);
  return user;
}
