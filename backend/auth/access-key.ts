import { createHash, randomBytes } from 'node:crypto';

const PREFIX = 'pwk_';
/** 32 random bytes in base64url behind the prefix, so that it is told from everything else wherever it turns up. */
const BEARER = /^Bearer (pwk_[\w-]{43})$/i;

export const newAccessKey = (): string => PREFIX + randomBytes(32).toString('base64url');

/** What the database keeps of a key. A key is random, so that a plain hash of it cannot be guessed back. */
export const accessKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

/** True for anything that claims to be a key. */
export const isAccessKey = (authorization: string): boolean => /^Bearer pwk_/i.test(authorization);

/** The key of an `Authorization` header, or undefined when it has not the form of one. */
export const accessKeyOf = (authorization: string): string | undefined => BEARER.exec(authorization)?.[1];

/** The key was revoked, is over, or never was. Answered with HTTP 401. */
export class AccessKeyRefused extends Error {
  override name = 'AccessKeyRefused';
}
