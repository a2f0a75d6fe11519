import type { IncomingMessage, ServerResponse } from 'node:http';
import { importJWK, jwtVerify } from 'jose';
import type { Accounts } from './accounts.ts';
import type { ProviderKeys } from './keys.ts';

/** `/userinfo` takes the same access token as the API does, as at Auth0. */
export function userinfoEndpoint({
  accounts,
  keys,
  issuer,
}: {
  accounts: Accounts;
  keys: ProviderKeys;
  issuer: string;
}) {
  const { kty, n, e } = keys.signing;
  const publicKey = importJWK({ kty, n, e }, 'RS256');
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const verified = token
      ? await jwtVerify(token, await publicKey, { issuer, algorithms: ['RS256'] }).catch(() => undefined)
      : undefined;
    const account = accounts.bySub(verified?.payload.sub ?? '');
    if (!account)
      return void response.writeHead(401, { 'WWW-Authenticate': 'Bearer error="invalid_token"' }).end('Unauthorized');
    const { sub, email, name } = account;
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify({ sub, email, email_verified: true, name }));
  };
}
