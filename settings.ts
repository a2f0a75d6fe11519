import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { getDomain } from 'tldts';
import { z } from 'zod';

/** Seed accounts, keys and files of stand-ins and of the embedded database live in `dataDir`. */
export type Settings = {
  port: number;
  host: string;
  /** Public origin of the app, without a slash at the end. */
  appOrigin: string;
  /** Decided by `APP_ORIGIN` alone: a loopback origin is local, anything else is live. */
  isLocal: boolean;
  appTitle: string;
  /** Absolute address that people reach after logging out. */
  marketingUrl: string;
  /** Addresses or ranges whose `X-Forwarded-*` headers are believed. */
  trustedProxies: string[];
  /** The first one encrypts, all decrypt. */
  sessionSecrets: [string, ...string[]];
  auth0: {
    /** With a slash at the end, as in the `iss` claim. */
    issuer: string;
    clientId: string;
    clientSecret: string;
    audience: string;
    organization?: string;
    /** Seconds. */
    maxAge?: number;
    rolesClaim: string;
  };
  /** A remote GraphQL host; unset: the API runs in this process. */
  apiHost?: string;
  /** PostgreSQL; unset: the embedded database in `dataDir`. */
  databaseUrl?: string;
  /** The same database without a pooler before it: to listen, to hold and to migrate. Unset: `databaseUrl` is direct. */
  databaseDirectUrl?: string;
  /** Connections to it that this process may have for what is asked. */
  databasePool: number;
  dataDir: string;
  sitesDomain: string;
  openai?: {
    apiKey: string;
    baseUrl: string;
    model: string;
    /** How long a model that reasons may think. */
    effort?: string;
    /** Tokens that one answer may have. */
    maxTokens?: number;
    /** It takes pictures. */
    seesPictures?: boolean;
    /** Who takes a picture of a page for it. */
    screenshotUrl?: string;
    /** Milliseconds until the first byte of an answer, and of a whole turn; what the designer takes for usual when left out. */
    firstTokenMs?: number;
    turnMs?: number;
  };
  /** Unset: payments are switched off. */
  stripe?: { secretKey: string; webhookSecret?: string; apiBase?: string };
  s3?: { bucket: string; region: string; accessKeyId: string; secretAccessKey: string; endpoint?: string };
  smtpUrl?: string;
  /** Resolvers, each an address with an optional port; none: those of this machine. */
  dnsServers: string[];
  /** Unset: found for each ending by the registry of registries. */
  rdapBase?: string;
  /** What A and AAAA records of a website's own name must say. */
  sitesAddresses: string[];
  /** Where names are bought; unset: buying is switched off. */
  registrar?: { token: string; account: string; base?: string };
  /** The listener that only our own machines may reach: may a name get a certificate, does this process turn. */
  internalPort?: number;
  /** How long this process, told to end, goes on serving while it says that it is not ready, so that nobody is sent to it any more. */
  drainMs: number;
  sentryDsn?: string;
  posthog?: { key: string; host: string };
  /** Ports of the local stand-ins that this process starts: those without credentials, and never when live. */
  standIns: { identity?: number; payments?: number; domains?: number };
};

/** The process cannot start for a reason that the person who starts it can mend: shown as it is, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

/** A setting is wrong or missing. */
export class SettingsError extends StartError {}

/** What to throw when a server of ours could not listen: a plain sentence for a taken port, else the error itself. */
export function listenFailure(error: NodeJS.ErrnoException, port: number, subject: string): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new StartError(
    `Port ${port}, which the ${subject} needs, is in use by another program. Stop it, or set PORT to another number.`,
  );
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
export const isLoopbackOrigin = (origin: string) => LOOPBACK.has(new URL(origin).hostname);

const isHttp = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);
const origin = z
  .string()
  .refine(
    (value) => isHttp(value) && new URL(value).pathname === '/' && !new URL(value).search,
    'must be an origin such as https://example.com',
  )
  .transform((value) => new URL(value).origin);
const address = z.string().refine(isHttp, 'must be an address that starts with https:// or http://');
const words = z.string().transform((value) =>
  value
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
);
const port = z.coerce
  .number('must be a number')
  .int()
  .min(1, 'must be 1 to 65535')
  .max(65_531, 'must leave room for four more ports');
const socket = z.coerce.number('must be a number').int().min(1, 'must be 1 to 65535').max(65_535, 'must be 1 to 65535');
const hostName = z.string().regex(/^[a-z0-9]+([.-][a-z0-9]+)*$/i, 'must be a host name such as example.com');
const postgres = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');

const seconds = (least: number, most: number) =>
  z.coerce
    .number('must be a number of seconds')
    .min(least, `must be ${least} seconds or more`)
    .max(most, `must be ${most} seconds or fewer`)
    .optional();

/** The environment, one line a setting. `.env.example` is compared with these names by a test. */
export const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  TRUSTED_PROXIES: words.default(['loopback']),
  APP_ORIGIN: origin.optional(),
  APP_TITLE: z.string().default('Pagewright'),
  MARKETING_URL: z.string().default('/login?signed-out'),
  SESSION_SECRETS: words
    .refine(
      (secrets) => secrets.length > 0 && secrets.every((secret) => secret.length >= 32),
      'must be secrets of 32 or more characters, separated by commas',
    )
    .optional(),
  AUTH0_DOMAIN: z.union([origin, hostName], 'must be a host name, or a full origin for a local provider').optional(),
  AUTH0_CLIENT_ID: z.string().optional(),
  AUTH0_CLIENT_SECRET: z.string().optional(),
  AUTH0_AUDIENCE: z.string().default('https://api.pagewright.app'),
  AUTH0_ORGANIZATION: z.string().optional(),
  AUTH0_MAX_AGE: z.coerce.number('must be a number of seconds').int().min(0).optional(),
  AUTH0_ROLES_CLAIM: z.string().default('https://pagewright.app/roles'),
  API_HOST: origin.optional(),
  DATABASE_URL: postgres.optional(),
  DATABASE_DIRECT_URL: postgres.optional(),
  DATABASE_POOL: z.coerce
    .number('must be a number')
    .int()
    .min(2, 'must be 2 to 200')
    .max(200, 'must be 2 to 200')
    .default(12),
  DATA_DIR: z.string().default('./data'),
  SITES_DOMAIN: hostName.default('localhost'),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: address.default('https://api.openai.com/v1'),
  OPENAI_MODEL: z.string().default('gpt-6-luna'),
  OPENAI_EFFORT: z.string().max(20).optional(),
  OPENAI_MAX_COMPLETION_TOKENS: z.coerce.number('must be a number').int().min(256, 'must be 256 or more').optional(),
  OPENAI_PICTURES: z.enum(['yes', 'no']).default('no'),
  SCREENSHOT_URL: address.optional(),
  OPENAI_PATIENCE: seconds(5, 600),
  OPENAI_TURN_SECONDS: seconds(30, 900),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: origin.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_ENDPOINT: origin.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  DNS_SERVERS: words.default([]),
  RDAP_BASE: address.optional(),
  SITES_ADDRESSES: words
    .refine((given) => given.every((one) => isIP(one) !== 0), 'must be IP addresses, separated by commas')
    .default([]),
  DNSIMPLE_TOKEN: z.string().optional(),
  DNSIMPLE_ACCOUNT: z.string().optional(),
  DNSIMPLE_BASE: origin.optional(),
  INTERNAL_PORT: socket.optional(),
  DRAIN_SECONDS: seconds(0, 300),
  SENTRY_DSN: address.optional(),
  POSTHOG_KEY: z.string().optional(),
  POSTHOG_HOST: origin.default('https://eu.i.posthog.com'),
});

type Environment = z.output<typeof environmentSchema>;

function parseEnvironment(env: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'));
}

function requireWhenLive(environment: Environment) {
  const needed = ['SESSION_SECRETS', 'AUTH0_DOMAIN', 'AUTH0_CLIENT_ID', 'AUTH0_CLIENT_SECRET'] as const;
  const missing = needed.filter((name) => !environment[name]);
  if (missing.length)
    throw new SettingsError(`APP_ORIGIN is not a loopback address, so these must be set: ${missing.join(', ')}`);
  const appOrigin = environment.APP_ORIGIN ?? '';
  if (!appOrigin.startsWith('https://'))
    throw new SettingsError('APP_ORIGIN must start with https:// unless it is a loopback address');
  const appDomain = getDomain(appOrigin) ?? new URL(appOrigin).hostname;
  const sitesDomain = getDomain(environment.SITES_DOMAIN) ?? environment.SITES_DOMAIN;
  if (appDomain === sitesDomain)
    throw new SettingsError(
      `SITES_DOMAIN must not share ${appDomain} with APP_ORIGIN: published sites could reach the app's cookies`,
    );
}

function issuerOf(domain: string) {
  if (!isHttp(domain)) return `https://${domain}/`;
  if (!domain.startsWith('https://') && !isLoopbackOrigin(domain))
    throw new SettingsError('AUTH0_DOMAIN must use https:// unless it is a loopback address');
  return `${domain}/`;
}

function identityOf(
  environment: Environment,
  isLocal: boolean,
  appOrigin: string,
  localSecret: (name: string) => string,
) {
  const { AUTH0_DOMAIN: domain, AUTH0_CLIENT_ID: clientId, AUTH0_CLIENT_SECRET: clientSecret } = environment;
  const given = [domain, clientId, clientSecret].filter(Boolean).length;
  if (given !== 0 && given !== 3)
    throw new SettingsError(
      'AUTH0_DOMAIN, AUTH0_CLIENT_ID and AUTH0_CLIENT_SECRET belong together: set all three or none',
    );
  const rest = {
    audience: environment.AUTH0_AUDIENCE,
    organization: environment.AUTH0_ORGANIZATION,
    maxAge: environment.AUTH0_MAX_AGE,
    rolesClaim: environment.AUTH0_ROLES_CLAIM,
  };
  if (domain && clientId && clientSecret)
    return { auth0: { issuer: issuerOf(domain), clientId, clientSecret, ...rest } };
  if (!isLocal) throw new SettingsError('AUTH0_DOMAIN must be set');
  const standIn = environment.PORT + 1;
  const issuer = `http://${new URL(appOrigin).hostname}:${standIn}/`;
  return {
    auth0: { issuer, clientId: 'pagewright-web', clientSecret: localSecret('identity-client'), ...rest },
    standIn,
  };
}

function paymentsOf(environment: Environment, isLocal: boolean, localSecret: (name: string) => string) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = environment;
  if (secretKey) return { stripe: { secretKey, webhookSecret, apiBase } };
  if (!isLocal) return {};
  const standIn = environment.PORT + 2;
  const stripe = {
    secretKey: `sk_test_${localSecret('payments-key')}`,
    webhookSecret: `whsec_${localSecret('payments-webhook')}`,
    apiBase: `http://127.0.0.1:${standIn}`,
  };
  return { stripe, standIn };
}

/** The model at an endpoint like OpenAI's; none without a key. */
function modelOf(environment: Environment): Settings['openai'] {
  const { OPENAI_API_KEY: apiKey, OPENAI_PATIENCE: patience, OPENAI_TURN_SECONDS: turn } = environment;
  if (!apiKey) return undefined;
  return {
    apiKey,
    baseUrl: environment.OPENAI_BASE_URL,
    model: environment.OPENAI_MODEL,
    ...(environment.OPENAI_PICTURES === 'yes' && { seesPictures: true }),
    ...(environment.SCREENSHOT_URL && { screenshotUrl: environment.SCREENSHOT_URL }),
    ...(environment.OPENAI_EFFORT && { effort: environment.OPENAI_EFFORT }),
    ...(environment.OPENAI_MAX_COMPLETION_TOKENS && { maxTokens: environment.OPENAI_MAX_COMPLETION_TOKENS }),
    ...(patience !== undefined && { firstTokenMs: patience * 1000 }),
    ...(turn !== undefined && { turnMs: turn * 1000 }),
  };
}

/** Who answers about names, and sells them. Locally one stand-in does, for each of the three that has no address of its own. */
function domainsOf(environment: Environment, isLocal: boolean, localSecret: (name: string) => string) {
  const { DNSIMPLE_TOKEN: token, DNSIMPLE_ACCOUNT: account, DNSIMPLE_BASE: base } = environment;
  if (!token !== !account)
    throw new SettingsError('DNSIMPLE_TOKEN and DNSIMPLE_ACCOUNT belong together: set both or none');
  const given = {
    dnsServers: environment.DNS_SERVERS,
    rdapBase: environment.RDAP_BASE,
    sitesAddresses: environment.SITES_ADDRESSES,
    ...(token && account && { registrar: { token, account, base } }),
  };
  if (!isLocal) return { names: given };
  const standIn = environment.PORT + 3;
  const at = `127.0.0.1:${standIn}`;
  const names = {
    dnsServers: given.dnsServers.length ? given.dnsServers : [at],
    rdapBase: given.rdapBase ?? `http://${at}/rdap/`,
    sitesAddresses: given.sitesAddresses.length ? given.sitesAddresses : ['127.0.0.1'],
    registrar: given.registrar ?? { token: localSecret('registrar-token'), account: '1', base: `http://${at}` },
  };
  return { names, standIn };
}

/**
 * Reads and validates the environment. `localSecret` supplies secrets that a local start keeps in its data folder; it is
 * not called when live. Throws `SettingsError` naming every wrong setting.
 */
export function readSettings(
  env: Record<string, string | undefined>,
  localSecret: (dataDir: string, name: string) => string,
): Settings {
  const environment = parseEnvironment(env);
  const appOrigin = environment.APP_ORIGIN ?? `http://localhost:${environment.PORT}`;
  const isLocal = isLoopbackOrigin(appOrigin);
  if (!isLocal) requireWhenLive(environment);
  const dataDir = resolve(environment.DATA_DIR);
  const secretOf = (name: string) => localSecret(dataDir, name);
  const [firstSecret, ...olderSecrets] = environment.SESSION_SECRETS ?? [secretOf('session')];
  if (!firstSecret) throw new SettingsError('SESSION_SECRETS must not be empty');
  if (environment.DATABASE_DIRECT_URL && !environment.DATABASE_URL)
    throw new SettingsError('DATABASE_DIRECT_URL is set without DATABASE_URL: it is a second way to the same database');
  const { auth0, standIn: identity } = identityOf(environment, isLocal, appOrigin, secretOf);
  const { stripe, standIn: payments } = paymentsOf(environment, isLocal, secretOf);
  const { standIn: domains, names } = domainsOf(environment, isLocal, secretOf);
  if (!URL.canParse(environment.MARKETING_URL, appOrigin))
    throw new SettingsError('MARKETING_URL must be an address or a path');
  return {
    port: environment.PORT,
    host: environment.HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0'),
    appOrigin,
    isLocal,
    appTitle: environment.APP_TITLE,
    marketingUrl: new URL(environment.MARKETING_URL, appOrigin).href,
    trustedProxies: environment.TRUSTED_PROXIES,
    sessionSecrets: [firstSecret, ...olderSecrets],
    auth0,
    apiHost: environment.API_HOST,
    databaseUrl: environment.DATABASE_URL,
    databaseDirectUrl: environment.DATABASE_DIRECT_URL,
    databasePool: environment.DATABASE_POOL,
    dataDir,
    sitesDomain: environment.SITES_DOMAIN.toLowerCase(),
    openai: modelOf(environment),
    stripe,
    s3:
      environment.S3_BUCKET && environment.S3_ACCESS_KEY_ID && environment.S3_SECRET_ACCESS_KEY
        ? {
            bucket: environment.S3_BUCKET,
            region: environment.S3_REGION,
            accessKeyId: environment.S3_ACCESS_KEY_ID,
            secretAccessKey: environment.S3_SECRET_ACCESS_KEY,
            endpoint: environment.S3_ENDPOINT,
          }
        : undefined,
    smtpUrl: environment.SMTP_URL,
    ...names,
    internalPort: environment.INTERNAL_PORT ?? (isLocal ? environment.PORT + 4 : undefined),
    drainMs: (environment.DRAIN_SECONDS ?? 0) * 1000,
    sentryDsn: environment.SENTRY_DSN,
    posthog: environment.POSTHOG_KEY ? { key: environment.POSTHOG_KEY, host: environment.POSTHOG_HOST } : undefined,
    standIns: { identity, payments, domains },
  };
}
