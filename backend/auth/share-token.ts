import { createHmac, timingSafeEqual } from 'node:crypto';

const PREFIX = 'share-';

/** The token of a share link: its id and a seal, so that nobody who reads the database can open a draft with it. */
export const shareToken = (linkId: string, secrets: readonly [string, ...string[]]): string =>
  `${PREFIX}${linkId}-${sealOf(linkId, secrets[0])}`;

/** True for anything that claims to be the token of a share link. */
export const isShareToken = (token: string): boolean => token.startsWith(PREFIX);

/** The id of the link that a token was made for, or undefined when it was not made here. */
export function readShareToken(token: string, secrets: readonly string[]): string | undefined {
  const [, id, seal] = /^share-([a-z0-9]{1,40})-([\w-]{22})$/.exec(token) ?? [];
  if (!id || !seal) return undefined;
  return secrets.some((secret) => timingSafeEqual(Buffer.from(sealOf(id, secret)), Buffer.from(seal))) ? id : undefined;
}

const sealOf = (linkId: string, secret: string) =>
  createHmac('sha256', `pagewright share link ${secret}`).update(linkId).digest('base64url').slice(0, 22);
