import type { Configuration, interactionPolicy, KoaContextWithOIDC } from 'oidc-provider';
import type Provider from 'oidc-provider';
import { sendPage } from '../page.ts';
import { failurePage } from './account-page.ts';
import type { Accounts } from './accounts.ts';
import type { ProviderKeys } from './keys.ts';
import type { Organizations } from './organizations.ts';
import { tokenRecords } from './token-records.ts';

export type ProviderOptions = {
  issuer: string;
  dataDir: string;
  appOrigin: string;
  clientId: string;
  clientSecret: string;
  audience: string;
  rolesClaim: string;
  accessTokenSeconds: number;
  refreshTokens: boolean;
  accounts: Accounts;
  keys: ProviderKeys;
  organizations: Organizations;
};

export const cookieNames = {
  session: 'sandbox_identity',
  interaction: 'sandbox_identity_form',
  resume: 'sandbox_identity_back',
};
const scopes = ['openid', 'profile', 'email', 'offline_access'];
const DAY = 86_400;

/** oidc-provider set up to speak as Auth0 does. */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
  const library = await loadLibrary();
  const policy = library.interactionPolicy.base();
  policy.get('consent')?.checks.clear();
  const provider = new library.default(options.issuer, configurationOf(options, policy));
  provider.use(async (ctx, next) => {
    if (ctx.path === '/authorize') ctx.query = withAuth0Meaning(ctx.query);
    await next();
  });
  return provider;
}

/** It warns about Node 20, on which it was tried: a line that would only worry people. */
async function loadLibrary() {
  const { warn } = console;
  console.warn = (...words) => void (String(words[0]).includes('Unsupported runtime') || warn(...words));
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

function configurationOf(options: ProviderOptions, policy: interactionPolicy.DefaultPolicy): Configuration {
  const { accounts, audience, rolesClaim, organizations } = options;
  const personal = ['name', 'nickname', 'picture', 'updated_at', rolesClaim, 'org_id', 'org_name'];
  return {
    adapter: tokenRecords(options.dataDir),
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [`${options.appOrigin}/login-success`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'RS256',
      },
    ],
    jwks: { keys: [options.keys.signing] },
    cookies: { keys: options.keys.cookies, names: cookieNames },
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      jwks: '/.well-known/jwks.json',
      userinfo: '/oidc/userinfo',
      end_session: '/oidc/logout',
    },
    scopes,
    claims: {
      openid: ['sub', rolesClaim, 'org_id', 'org_name'],
      profile: personal,
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    extraParams: ['audience', 'screen_hint', 'organization', 'invitation', 'offline'],
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async (ctx, client) =>
      options.refreshTokens &&
      client.grantTypeAllowed('refresh_token') &&
      (ctx.oidc.entities.Grant?.getOIDCScope().includes('offline_access') ?? false),
    expiresWithSession: async () => false,
    ttl: {
      AccessToken: options.accessTokenSeconds,
      IdToken: 10 * 3600,
      RefreshToken: 30 * DAY,
      Session: 7 * DAY,
      Grant: 31 * DAY,
      Interaction: 3600,
      AuthorizationCode: 60,
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: { enabled: true },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => ({
          scope: scopes.join(' '),
          audience: resource,
          accessTokenFormat: 'jwt',
          accessTokenTTL: options.accessTokenSeconds,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    interactions: {
      policy,
      url: (ctx, interaction) =>
        `/u/${interaction.uid}?screen=${ctx.oidc.params?.screen_hint === 'signup' ? 'signup' : 'login'}`,
    },
    extraTokenClaims: (_ctx, token) => {
      const account =
        'accountId' in token && typeof token.accountId === 'string' ? accounts.bySub(token.accountId) : undefined;
      return account ? { [rolesClaim]: account.roles } : undefined;
    },
    async findAccount(_ctx, sub, token) {
      const account = accounts.bySub(sub);
      if (!account) return undefined;
      const organization =
        token && 'grantId' in token && typeof token.grantId === 'string' ? organizations.of(token.grantId) : undefined;
      const { email, name, roles } = account;
      const profile = { name, nickname: email.split('@')[0], picture: pictureOf(name), email, email_verified: true };
      return { accountId: sub, claims: async () => ({ sub, ...profile, [rolesClaim]: roles, ...organization }) };
    },
    loadExistingGrant: (ctx) => grantOf(ctx, options),
    async renderError(ctx, out, error) {
      if (ctx.status >= 500) console.error('identity sandbox:', error.message);
      sendPage(
        ctx.res,
        ctx.status,
        failurePage('This login cannot go on', `${out.error}: ${out.error_description ?? ''}`, options.appOrigin),
        options.appOrigin,
      );
      ctx.respond = false;
    },
  };
}

/** Each login has a grant of its own, so that revoking one never ends another. */
async function grantOf(ctx: KoaContextWithOIDC, { audience, rolesClaim, organizations }: ProviderOptions) {
  const { client, session, provider, params } = ctx.oidc;
  const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
  const granted = params?.offline === '1' ? scopes : scopes.filter((scope) => scope !== 'offline_access');
  grant.addOIDCScope(granted.join(' '));
  grant.addOIDCClaims([rolesClaim]);
  grant.addResourceScope(audience, granted.join(' '));
  const grantId = await grant.save();
  if (typeof params?.organization === 'string') organizations.remember(grantId, params.organization);
  return grant;
}

type Query = Record<string, string | string[] | undefined>;

/** Auth0 says `audience` for the resource, and gives refresh tokens without asking for consent. */
function withAuth0Meaning(given: Query): Query {
  const query: Query = { ...given };
  delete query.offline;
  if (query.audience) query.resource = query.audience;
  if (
    !String(query.scope ?? '')
      .split(' ')
      .includes('offline_access')
  )
    return query;
  query.offline = '1';
  const prompts = String(query.prompt ?? '')
    .split(' ')
    .filter(Boolean);
  if (!prompts.includes('none')) query.prompt = [...new Set([...prompts, 'consent'])].join(' ');
  return query;
}

/** The person's initials as a small drawn picture, so that none is fetched from elsewhere. */
function pictureOf(name: string): string {
  const initials = name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .filter((letter) => /^[\p{L}\p{N}]$/u.test(letter))
    .slice(0, 2)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#14603f"/><text x="32" y="41" font-family="sans-serif" font-size="26" fill="#fff" text-anchor="middle">${initials}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
