import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { environmentSchema, readSettings } from '#settings';

const text = readFileSync('deploy/compose.yaml', 'utf8');
const unit = readFileSync('deploy/systemd/pagewright@.service', 'utf8');
const readme = readFileSync('deploy/README.md', 'utf8');

const words = z.record(z.string(), z.union([z.string(), z.number()]));
const serviceSchema = z.strictObject({
  image: z.string(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  restart: z.string().optional(),
  user: z.string().optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  stop_grace_period: z.string().optional(),
  depends_on: z
    .union([
      z.array(z.string()),
      z.record(z.string(), z.strictObject({ condition: z.string() })).transform(Object.keys),
    ])
    .optional(),
  secrets: z.array(z.string()).optional(),
  environment: words.optional(),
  networks: z.record(z.string(), z.strictObject({ aliases: z.array(z.string()) })).optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  healthcheck: z.strictObject({ test: z.array(z.string()), interval: z.string(), retries: z.number() }).optional(),
  command: z.string().optional(),
  entrypoint: z.array(z.string()).optional(),
});
const composeSchema = z.looseObject({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
});

/** What `.env` and the files of `secrets/` would hold. */
const given: Record<string, string> = {
  APP_HOST: 'app.example.com',
  SITES_DOMAIN: 'pages.example.net',
  SITES_ADDRESSES: '192.0.2.1',
  AUTH0_DOMAIN: 'tenant.auth0.com',
  AUTH0_CLIENT_ID: 'client',
  ACME_EMAIL: 'admin@example.com',
  SMTP_URL: 'smtp://mail.example.com',
};
const secrets: Record<string, string> = {
  '/run/secrets/session-secrets': 'x'.repeat(32),
  '/run/secrets/database-url': 'postgres://pagewright:word@postgres/pagewright',
};
const filled = (value: string) => value.replace(/\$\{([A-Z0-9_]+)(?::-)?\}/g, (_, name: string) => given[name] ?? '');
const settingsFrom = (environment: z.output<typeof words>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) =>
      name.endsWith('_FILE')
        ? [name.slice(0, -'_FILE'.length), secrets[String(value)] ?? 'a-secret']
        : [name, filled(String(value))],
    ),
  );

describe('deploy/compose.yaml', () => {
  const compose = composeSchema.parse(parse(text, { merge: true }));
  const backups = composeSchema.parse(parse(readFileSync('deploy/compose.backups.yaml', 'utf8')));
  const services = Object.entries(compose.services);
  const ours = services.filter(([, { image }]) => image === 'pagewright');

  it('starts two web, two sites and one jobs, each with settings that the product takes when live', () => {
    const does = ours.map(([, { environment = {} }]) => {
      const { parts, isLocal, s3, databaseUrl } = readSettings(
        { NODE_ENV: 'production', ...settingsFrom(environment) },
        () => '',
      );
      expect([isLocal, s3?.bucket, databaseUrl]).toEqual([
        false,
        'pagewright',
        'postgres://pagewright:word@postgres/pagewright',
      ]);
      return Object.entries(parts)
        .filter(([, is]) => is)
        .map(([part]) => part)
        .join();
    });
    expect(does.sort()).toEqual(['jobs', 'sites', 'sites', 'web', 'web']);
  });

  it('names no setting that the product does not know, and no setting of .env that the README does not name', () => {
    const known = Object.keys(environmentSchema.shape);
    for (const [, { environment = {} }] of ours)
      expect(known).toEqual(expect.arrayContaining(Object.keys(settingsFrom(environment))));
    const named = [...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name);
    expect(Object.keys(given)).toEqual(expect.arrayContaining(named));
    for (const name of named) expect(readme).toContain(`\`${name}\``);
  });

  it('has, with what is put on top of it for backups, every secret, volume and service that one of its services asks for', () => {
    const there = {
      secrets: Object.keys({ ...compose.secrets, ...backups.secrets }),
      services: Object.keys({ ...compose.services, ...backups.services }),
      volumes: Object.keys({ ...compose.volumes, ...backups.volumes }),
    };
    for (const [name, service] of [...services, ...Object.entries(backups.services)]) {
      const asked = (what: string, names: string[] = [], known: string[]) =>
        expect([name, what, names.filter((one) => !known.includes(one))]).toEqual([name, what, []]);
      asked('secrets', service.secrets, there.secrets);
      asked('services', service.depends_on, there.services);
      const ownVolumes = service.volumes
        ?.map((volume) => volume.split(':')[0] ?? '')
        .filter((at) => !at.startsWith('.'));
      asked('volumes', ownVolumes, there.volumes);
      const files = Object.values(service.environment ?? {}).filter((value) =>
        String(value).startsWith('/run/secrets/'),
      );
      asked(
        'secrets',
        files.map((file) => String(file).slice('/run/secrets/'.length)),
        service.secrets ?? [],
      );
    }
  });
});

describe('the unit of systemd', () => {
  it('names no setting that the product does not know', () => {
    const lines = unit.split('\n').filter((line) => line.startsWith('Environment='));
    const names = lines.flatMap((line) => [...line.matchAll(/([A-Z0-9_]+)=/g)].map(([, name = '']) => name));
    // What is not read by us but by the C library.
    const known = [...Object.keys(environmentSchema.shape), 'MALLOC_ARENA_MAX'];
    expect(names.length).toBeGreaterThan(4);
    expect(known).toEqual(expect.arrayContaining(names.map((name) => name.replace(/_FILE$/, ''))));
  });

  it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('is one that systemd takes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pagewright-unit-'));
    const file = join(folder, 'pagewright@web-1.service');
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
    const { status, stderr } = spawnSync('/usr/bin/systemd-analyze', ['verify', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([status, stderr]).toEqual([0, '']);
  });
});
