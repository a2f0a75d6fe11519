import { requirePerson } from '../../auth/policy.ts';
import { TokenRefused, verifyIdentityToken } from '../../auth/tokens.ts';
import type { Context } from '../../context.ts';
import { forbidden, invalid } from '../../failure.ts';
import { findUser, updateUser } from './store.ts';
import type { User } from './store.ts';

/**
 * Keeps name, mail and picture from an identity token, which is verified here again and must be about the caller.
 * The source of the sign-up is kept the first time only. Throws INVALID for a wrong token, FORBIDDEN for somebody else's.
 */
export async function recordSignIn(
  context: Context,
  input: { idToken: string; signupSource?: string | null },
): Promise<User> {
  const person = requirePerson(context.actor, 'recordSignIn');
  await context.rateLimiter.take('recordSignIn', person.userId);
  const { sub, profile } = await verifyIdentityToken(
    input.idToken,
    context.settings.auth0,
    context.keys,
    context.clock(),
  ).catch(refused);
  if (sub !== person.sub) throw forbidden();
  const user = await findUser(context.db, person.userId);
  return updateUser(context.db, person.userId, {
    email: profile.email,
    name: profile.name,
    picture: profile.picture ?? null,
    roles: person.roles,
    signupSource: user?.signupSource ?? input.signupSource?.slice(0, 200) ?? null,
  });
}

function refused(error: unknown): never {
  if (error instanceof TokenRefused) throw invalid('idToken', 'This identity token is not valid.');
  throw error;
}
