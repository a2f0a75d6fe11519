import { readFileSync } from 'node:fs';
import { defaultModel, hasPrice, modelPrices } from '#designer/model/prices.ts';
import { describe, expect, it } from 'vitest';
import { environmentSchema, readSettings, SettingsError } from '#settings';

const secret = 'a-secret-that-is-long-enough-for-the-rule';
const read = (env: Record<string, string | undefined>) =>
  readSettings(env, (_folder, name) => `local-${name}-${secret}`);
const live = {
  APP_ORIGIN: 'https://app.pagewright.example',
  SITES_DOMAIN: 'sites.example.net',
  SESSION_SECRETS: secret,
  AUTH0_DOMAIN: 'tenant.eu.auth0.com',
  AUTH0_CLIENT_ID: 'id',
  AUTH0_CLIENT_SECRET: 'secret',
};

describe('settings', () => {
  it('name a model whose price is known, when nobody names one', () => {
    expect(read({ OPENAI_API_KEY: 'key' }).openai?.model).toBe(defaultModel);
    expect(hasPrice(modelPrices, defaultModel)).toBe(true);
    expect(read({ OPENAI_API_KEY: 'key', SCREENSHOT_URL: 'http://127.0.0.1:9/shot' }).openai).toMatchObject({
      screenshotUrl: 'http://127.0.0.1:9/shot',
    });
    expect(read({ OPENAI_API_KEY: 'key', OPENAI_PATIENCE: '90' }).openai).toMatchObject({ firstTokenMs: 90_000 });
  });

  it('need nothing for a local start and put the stand-ins on the next ports', () => {
    const settings = read({});
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      appOrigin: 'http://localhost:3000',
      isLocal: true,
    });
    expect(settings.standIns).toEqual({ identity: 3001, payments: 3002, domains: 3003, photos: 3005 });
    expect(settings.auth0.issuer).toBe('http://localhost:3001/');
    expect(settings.stripe?.apiBase).toBe('http://127.0.0.1:3002');
    expect(settings.marketingUrl).toBe('http://localhost:3000/login?signed-out');
    expect(settings).toMatchObject({
      dnsServers: ['127.0.0.1:3003'],
      sitesAddresses: ['127.0.0.1'],
      internalPort: 3004,
    });
  });

  it.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])('count %s as local', (origin) => {
    expect(read({ APP_ORIGIN: origin }).isLocal).toBe(true);
  });

  it('take an empty value for a setting that is not set', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('start no stand-in live, and listen on every address', () => {
    const settings = read(live);
    expect(settings).toMatchObject({ isLocal: false, host: '0.0.0.0', standIns: {}, stripe: undefined });
    expect(settings.auth0.issuer).toBe('https://tenant.eu.auth0.com/');
  });

  it('keep a local start on loopback when only the identity provider and session secrets are set', () => {
    const settings = read({ ...live, APP_ORIGIN: undefined, SITES_DOMAIN: undefined });
    expect(settings).toMatchObject({ isLocal: true, host: '127.0.0.1', sessionSecrets: [secret] });
    expect(settings.standIns.identity).toBeUndefined();
  });

  it('take a full origin for a provider on this machine, with the slash that its tokens name', () => {
    const { auth0 } = read({
      ...live,
      APP_ORIGIN: undefined,
      SITES_DOMAIN: undefined,
      AUTH0_DOMAIN: 'http://127.0.0.1:4001',
    });
    expect(auth0.issuer).toBe('http://127.0.0.1:4001/');
  });

  it.each([
    [
      'names every missing secret when live',
      { APP_ORIGIN: live.APP_ORIGIN, SITES_DOMAIN: live.SITES_DOMAIN },
      'SESSION_SECRETS, AUTH0_DOMAIN, AUTH0_CLIENT_ID, AUTH0_CLIENT_SECRET',
    ],
    [
      'refuses plain http when live',
      { ...live, APP_ORIGIN: 'http://app.pagewright.example' },
      'APP_ORIGIN must start with https://',
    ],
    [
      'refuses sites on the app’s own domain',
      { ...live, SITES_DOMAIN: 'pagewright.example' },
      'SITES_DOMAIN must not share',
    ],
    ['refuses a short secret', { SESSION_SECRETS: 'short' }, 'SESSION_SECRETS'],
    ['refuses a port that is no number', { PORT: 'http' }, 'PORT must be a number'],
    ['refuses another kind of database', { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    ['refuses a direct way to no database', { DATABASE_DIRECT_URL: 'postgres://x' }, 'without DATABASE_URL'],
    ['refuses a process that could not ask two things', { DATABASE_POOL: '1' }, 'DATABASE_POOL must be 2 to 200'],
    ['refuses a part that there is not', { PARTS: 'web,mail' }, 'PARTS must be some of web, sites, jobs'],
    ['refuses parts of the embedded database', { PARTS: 'web' }, 'PARTS needs DATABASE_URL'],
    ['refuses half a bucket', { S3_BUCKET: 'files' }, 'belong together: set all three or none'],
    [
      'refuses files on one machine for a database of several',
      { ...live, DATABASE_URL: 'postgres://db/pagewright' },
      'or FILES=one-machine',
    ],
    ['refuses files that lie in another way', { FILES: 'everywhere' }, 'FILES must be one-machine'],
    ['refuses a port without room for the stand-ins', { PORT: '65534' }, 'PORT must leave room for four more ports'],
    ['refuses a host name where addresses belong', { SITES_ADDRESSES: 'edge.example' }, 'SITES_ADDRESSES must be IP'],
    ['refuses half a registrar', { DNSIMPLE_TOKEN: 'token' }, 'DNSIMPLE_TOKEN and DNSIMPLE_ACCOUNT belong together'],
    ['refuses half an identity provider', { AUTH0_CLIENT_ID: 'id' }, 'belong together'],
    [
      'refuses an identity provider without encryption',
      { ...live, APP_ORIGIN: undefined, AUTH0_DOMAIN: 'http://tenant.example' },
      'AUTH0_DOMAIN must use https',
    ],
  ])('%s', (_name, env, message) => {
    expect(() => read(env)).toThrow(SettingsError);
    expect(() => read(env)).toThrow(message);
  });

  it('do all by default, and the parts that are named', () => {
    expect(read({}).parts).toEqual({ web: true, sites: true, jobs: true });
    expect(read({ PARTS: 'jobs, sites', DATABASE_URL: 'postgres://db/x' }).parts).toEqual({
      web: false,
      sites: true,
      jobs: true,
    });
    expect(read({ PARTS: 'web', API_HOST: 'http://127.0.0.1:3004' }).parts.jobs).toBe(false);
  });

  it('take files of one machine, and of a bucket, for a live database', () => {
    const shared = { ...live, DATABASE_URL: 'postgres://db/pagewright' };
    expect(read({ ...shared, FILES: 'one-machine' }).s3).toBeUndefined();
    const bucket = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
    expect(read({ ...shared, ...bucket }).s3?.bucket).toBe('files');
    expect(read({ ...live, PARTS: 'web', API_HOST: 'http://10.0.0.2:3004' }).isLocal).toBe(false);
  });

  it('are the ones that .env.example explains, a line each', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    const explained = lines.flatMap((line) => /^#?\s?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? []);
    expect(explained).toEqual(Object.keys(environmentSchema.shape));
  });
});
