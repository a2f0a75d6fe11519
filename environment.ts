import { isIP } from 'node:net';
import { z } from 'zod';

/** The web app with its API; published sites; work that nobody waits for. */
export const PARTS = ['web', 'sites', 'jobs'] as const;
export type Part = (typeof PARTS)[number];

export const isHttp = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);
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
  PARTS: words
    .refine(
      (given) => given.every((one) => PARTS.some((part) => part === one)),
      `must be some of ${PARTS.join(', ')}, separated by commas`,
    )
    .optional(),
  API_HOST: origin.optional(),
  DATABASE_URL: postgres.optional(),
  DATABASE_DIRECT_URL: postgres.optional(),
  DATABASE_POOL: z.coerce
    .number('must be a number')
    .int()
    .min(2, 'must be 2 to 200')
    .max(200, 'must be 2 to 200')
    .default(12),
  FILES: z.literal('one-machine', 'must be one-machine, or not set').optional(),
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
  FETCH_LOOPBACK: z.enum(['yes', 'no']).default('no'),
  DNSIMPLE_TOKEN: z.string().optional(),
  DNSIMPLE_ACCOUNT: z.string().optional(),
  DNSIMPLE_BASE: origin.optional(),
  PHOTOS_PEXELS_KEY: z.string().optional(),
  PHOTOS_UNSPLASH_KEY: z.string().optional(),
  PHOTOS_BASE: origin.optional(),
  IMAGES_KEY: z.string().optional(),
  IMAGES_URL: address.default('https://api.openai.com/v1'),
  IMAGES_MODEL: z.string().min(1).max(100).default('gpt-image-1'),
  INTERNAL_PORT: socket.optional(),
  DRAIN_SECONDS: seconds(0, 300),
  SENTRY_DSN: address.optional(),
  POSTHOG_KEY: z.string().optional(),
  POSTHOG_HOST: origin.default('https://eu.i.posthog.com'),
});

export type Environment = z.output<typeof environmentSchema>;
