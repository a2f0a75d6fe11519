import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { sendPage } from '../page.ts';
import { failurePage } from './account-page.ts';
import { cookieNames } from './provider.ts';

/** Auth0's `/v2/logout?client_id&returnTo`: ends the provider's session and goes back to an address that is allowed. */
export function logoutEndpoint({
  provider,
  appOrigin,
  returnOrigins,
}: {
  provider: Provider;
  appOrigin: string;
  returnOrigins: string[];
}) {
  return async (request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> => {
    const refuse = (text: string) =>
      sendPage(response, 400, failurePage('You are still logged in', text, appOrigin), appOrigin);
    const clientId = query.get('client_id');
    if (!clientId || !(await provider.Client.find(clientId)))
      return refuse('The address does not name a known application.');
    const returnTo = query.get('returnTo') ?? appOrigin;
    if (!URL.canParse(returnTo) || !returnOrigins.includes(new URL(returnTo).origin))
      return refuse('The address to return to is not allowed.');

    const session = await provider.Session.get(provider.createContext(request, response));
    if (session.accountId) await session.destroy();
    const expired = [cookieNames.session, `${cookieNames.session}.sig`].map(
      (name) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
    );
    response.writeHead(302, { Location: returnTo, 'Set-Cookie': expired, 'Cache-Control': 'no-store' }).end();
  };
}
