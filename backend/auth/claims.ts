import { createHash } from 'node:crypto';

/** So many unclaimed websites one visitor can have. */
export const MAX_CLAIMS = 10;

/** 32 random bytes in base64url; a hash of one looks alike. */
const FORM = /^[\w-]{43}$/;

/** Hashes of the secrets in a `website-claims` header (comma-separated). What is no secret is left out, as are more than ten. */
export function claimsFrom(header: string | null): ReadonlySet<string> {
  const secrets = (header ?? '').slice(0, 2000).split(',');
  const usable = secrets.map((secret) => secret.trim()).filter((secret) => FORM.test(secret));
  return new Set(usable.slice(0, MAX_CLAIMS).map(claimHash));
}

/** What the database keeps of a claim secret. */
export const claimHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const isClaimHash = (text: string): boolean => FORM.test(text);
