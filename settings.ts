import { resolve } from 'node:path';
import { getDomain } from 'tldts';
import { environmentSchema, isHttp, PARTS, type Environment, type Part } from './environment.ts';

export { environmentSchema, PARTS } from './environment.ts';

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
  /** What this process does; all of it unless it is told otherwise. */
  parts: Record<Part, boolean>;
  /** The internal listener of a process that has the API; unset: `web` has it in this process. */
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
  /** Websites of this machine may be fetched by their address too: to try that without the web. Never when live. */
  fetchesLoopback: boolean;
  /** What A and AAAA records of a website's own name must say. */
  sitesAddresses: string[];
  /** Where names are bought; unset: buying is switched off. */
  registrar?: { token: string; account: string; base?: string };
  /** Where free photos are searched, each by a key of its own; unset: that is switched off. */
  photos?: { pexelsKey?: string; unsplashKey?: string; base?: string };
  /** Who generates pictures; unset: that is switched off. */
  images?: { key: string; url: string; model: string };
  /** The listener that only our own machines may reach: may a name get a certificate, does this process turn. */
  internalPort?: number;
  /** How long this process, told to end, goes on serving while it says that it is not ready, so that nobody is sent to it any more. */
  drainMs: number;
  sentryDsn?: string;
  posthog?: { key: string; host: string };
  /** Ports of the local stand-ins that this process starts: those without credentials, and never when live. */
  standIns: { identity?: number; payments?: number; domains?: number; photos?: number };
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
  if (environment.FETCH_LOOPBACK === 'yes')
    throw new SettingsError('FETCH_LOOPBACK is for trying things locally: it cannot be set when live');
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

/** Processes share a database and files, or there is one process. */
function partsOf(environment: Environment, isLocal: boolean): Settings['parts'] {
  const given: readonly string[] = environment.PARTS?.length ? environment.PARTS : PARTS;
  const parts = { web: given.includes('web'), sites: given.includes('sites'), jobs: given.includes('jobs') };
  const { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: directUrl, API_HOST: apiHost } = environment;
  if (directUrl && !databaseUrl)
    throw new SettingsError('DATABASE_DIRECT_URL is set without DATABASE_URL: it is a second way to the same database');
  const needsDatabase = parts.sites || parts.jobs || !apiHost;
  if (needsDatabase && !databaseUrl && given.length < PARTS.length)
    throw new SettingsError('PARTS needs DATABASE_URL: the embedded database belongs to one process, which does all');
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: key } = environment;
  const s3 = [bucket, keyId, key].filter(Boolean).length;
  if (s3 !== 0 && s3 !== 3)
    throw new SettingsError(
      'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all three or none',
    );
  if (!isLocal && needsDatabase && databaseUrl && s3 === 0 && !environment.FILES)
    throw new SettingsError(
      'DATABASE_URL is for several machines, and files in DATA_DIR are on one: set S3_BUCKET, S3_ACCESS_KEY_ID and ' +
        'S3_SECRET_ACCESS_KEY, or FILES=one-machine when every process runs on this machine with the same DATA_DIR',
    );
  return parts;
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

/** Who has photos of others. Locally a stand-in speaks for both, unless there is a key. */
function photosOf(environment: Environment, isLocal: boolean, localSecret: (name: string) => string) {
  const { PHOTOS_PEXELS_KEY: pexelsKey, PHOTOS_UNSPLASH_KEY: unsplashKey, PHOTOS_BASE: base } = environment;
  if (pexelsKey || unsplashKey)
    return { photos: { ...(pexelsKey && { pexelsKey }), ...(unsplashKey && { unsplashKey }), ...(base && { base }) } };
  if (!isLocal) return {};
  const standIn = environment.PORT + 5;
  const key = localSecret('photos-key');
  return { photos: { pexelsKey: key, unsplashKey: key, base: `http://127.0.0.1:${standIn}` }, standIn };
}

/** Who generates pictures. Locally the stand-in of the photos does, unless there is a key. */
function imagesOf(environment: Environment, isLocal: boolean, localSecret: (name: string) => string) {
  const { IMAGES_KEY: key, IMAGES_URL: url, IMAGES_MODEL: model } = environment;
  if (key) return { images: { key, url, model } };
  if (!isLocal) return {};
  const standIn = environment.PORT + 5;
  const at = `http://127.0.0.1:${standIn}/v1`;
  return { images: { key: localSecret('images-key'), url: at, model: 'stand-in' }, standIn };
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
  const parts = partsOf(environment, isLocal);
  const { auth0, standIn: identity } = identityOf(environment, isLocal, appOrigin, secretOf);
  const { stripe, standIn: payments } = paymentsOf(environment, isLocal, secretOf);
  const { standIn: domains, names } = domainsOf(environment, isLocal, secretOf);
  const { standIn: photosStandIn, photos } = photosOf(environment, isLocal, secretOf);
  const { standIn: imagesStandIn, images } = imagesOf(environment, isLocal, secretOf);
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
    parts,
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
    ...(photos && { photos }),
    ...(images && { images }),
    fetchesLoopback: environment.FETCH_LOOPBACK === 'yes',
    internalPort: environment.INTERNAL_PORT ?? (isLocal ? environment.PORT + 4 : undefined),
    drainMs: (environment.DRAIN_SECONDS ?? 0) * 1000,
    sentryDsn: environment.SENTRY_DSN,
    posthog: environment.POSTHOG_KEY ? { key: environment.POSTHOG_KEY, host: environment.POSTHOG_HOST } : undefined,
    standIns: { identity, payments, domains, photos: photosStandIn ?? imagesStandIn },
  };
}
