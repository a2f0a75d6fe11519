import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { CookieKind } from './cookies.ts';
import { createSeal } from './seal.server.ts';
import { createSealedCookie, type SealedCookie } from './sealed-cookie.server.ts';

const claimSchema = z.object({ websiteId: z.string(), secret: z.string() });
/** The right to a website that belongs to nobody yet. The secret never leaves the server in readable form. */
export type Claim = z.infer<typeof claimSchema>;

const claimsSchema = z.object({
  /** Put on the deny list at logout, so that a copy of the cookie opens nothing afterwards. */
  id: z.string(),
  written: z.number(),
  claims: z.array(claimSchema),
});
export type KeptClaims = z.infer<typeof claimsSchema>;

export const MAX_CLAIMS = 10;
/** As long as the websites themselves are kept without a change. Seconds. */
const LIFETIME = 30 * 86_400;
/** Written again at a visit after this time, so that the 30 days roll on. Seconds. */
export const ROLL_SECONDS = 86_400;

export const claimsEnd = ({ written }: KeptClaims) => written + LIFETIME;

/** A new secret, and what the API is told of it. */
export function newClaimSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: createHash('sha256').update(secret).digest('base64url') };
}

export const newClaimsId = () => `claims-${randomBytes(12).toString('base64url')}`;

type Options = { secrets: readonly [string, ...string[]]; kind: CookieKind; now: () => number };

/** The encrypted cookie that keeps a visitor's claims, apart from the login so that they outlive it. */
export const createClaimsCookie = ({ secrets, kind, now }: Options): SealedCookie<KeptClaims> =>
  createSealedCookie({
    name: 'pagewright-claims',
    seal: createSeal({ secrets, purpose: 'claims', schema: claimsSchema, now }),
    kind,
    now,
  });
