import type { RequestSession } from './request-session.server.ts';

/**
 * Ends the session here and at the provider, and forgets the claims to websites without an owner unless they are to be kept.
 * Gives the provider's address that ends its own session and leads to the marketing site.
 */
export async function logOut(
  session: RequestSession,
  { federated = false, keepsClaims = false } = {},
): Promise<string> {
  const { settings, tokenEndpoint } = session.identity;
  const refreshToken = session.current?.tokens.refresh_token;
  await session.signOut();
  if (!keepsClaims) await session.claims.clear();
  session.clearTransactions();
  if (refreshToken) await tokenEndpoint.revoke(refreshToken);
  const address = new URL('v2/logout', settings.auth0.issuer);
  address.searchParams.set('client_id', settings.auth0.clientId);
  address.searchParams.set('returnTo', settings.marketingUrl);
  if (federated) address.searchParams.set('federated', '');
  return address.href;
}
