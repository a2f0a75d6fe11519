import type { RequestSession } from './request-session.server.ts';

/** Ends the session here and at the provider; gives the provider's address that ends its own session and leads to the marketing site. */
export async function logOut(session: RequestSession, { federated = false } = {}): Promise<string> {
  const { settings, tokenEndpoint } = session.identity;
  const refreshToken = session.current?.tokens.refresh_token;
  await session.signOut();
  session.clearTransactions();
  if (refreshToken) await tokenEndpoint.revoke(refreshToken);
  const address = new URL('v2/logout', settings.auth0.issuer);
  address.searchParams.set('client_id', settings.auth0.clientId);
  address.searchParams.set('returnTo', settings.marketingUrl);
  if (federated) address.searchParams.set('federated', '');
  return address.href;
}
