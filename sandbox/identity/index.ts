import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { close, listen } from '../http.ts';
import { FONT_PATH, sendFont } from '../page-font.ts';
import { accountPages } from './account-pages.ts';
import { openAccounts, seededAccounts, seededPassword } from './accounts.ts';
import { openKeys } from './keys.ts';
import { logoutEndpoint } from './logout.ts';
import { openOrganizations } from './organizations.ts';
import { createProvider } from './provider.ts';
import { userinfoEndpoint } from './userinfo.ts';

export type IdentitySandboxOptions = {
  port: number;
  host: string;
  dataDir: string;
  /** The app's origin: its `/login-success` is the one redirect target. */
  appOrigin: string;
  clientId: string;
  clientSecret: string;
  audience: string;
  rolesClaim: string;
  /** Further origins that a logout may return to, such as the marketing site's. */
  returnOrigins?: string[];
  /** Life of an access token; 15 minutes unless told. */
  accessTokenSeconds?: number;
  /** False for a provider that gives none, as an Auth0 API without offline access. */
  refreshTokens?: boolean;
};

export type IdentitySandbox = {
  /** With a slash at the end. */
  issuer: string;
  accounts: typeof seededAccounts;
  password: string;
  close(): Promise<void>;
};

/** Starts the local identity provider on a port of its own, at the app's host name. */
export async function startIdentitySandbox(options: IdentitySandboxOptions): Promise<IdentitySandbox> {
  const { appOrigin, returnOrigins = [], accessTokenSeconds = 900, refreshTokens = true } = options;
  const issuer = `http://${new URL(appOrigin).hostname}:${options.port}/`;
  const dataDir = join(options.dataDir, 'identity');
  const [accounts, keys] = await Promise.all([openAccounts(dataDir), openKeys(dataDir)]);
  const provider = await createProvider({
    ...options,
    issuer,
    dataDir,
    accessTokenSeconds,
    refreshTokens,
    accounts,
    keys,
    organizations: openOrganizations(dataDir),
  });
  const showAccountPage = accountPages({ provider, accounts, appOrigin });
  const logOut = logoutEndpoint({ provider, appOrigin, returnOrigins: [appOrigin, ...returnOrigins] });
  const userinfo = userinfoEndpoint({ accounts, keys, issuer });
  const speakOpenId = provider.callback();

  const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', issuer);
    const uid = /^\/u\/([\w-]+)$/.exec(url.pathname)?.[1];
    if (uid) return showAccountPage(request, response, uid, url.searchParams);
    if (url.pathname === FONT_PATH) return sendFont(response);
    if (url.pathname === '/v2/logout') return logOut(request, response, url.searchParams);
    if (url.pathname === '/userinfo') return userinfo(request, response);
    if (url.pathname === '/') return void response.writeHead(302, { Location: appOrigin }).end();
    await speakOpenId(request, response);
  };
  const server = await listen(
    (request, response) =>
      void route(request, response).catch((error: unknown) => {
        console.error('identity sandbox:', error);
        if (!response.headersSent) response.writeHead(500);
        response.end('The local identity provider failed.');
      }),
    options.port,
    options.host,
    'local identity provider',
  );
  return { issuer, accounts: seededAccounts, password: seededPassword, close: () => close(server) };
}
