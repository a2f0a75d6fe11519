import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const LIFE_SECONDS = 60 * 60;
/** Tokens of the same minutes are the same, so that a browser keeps the pictures whose addresses carry them. */
const SAME_SECONDS = 10 * 60;

/**
 * A signed note that opens one website's draft for an hour or a little less: the website's id, the second it ends at, and a signature
 * over both. The key is derived, so that it opens nothing else.
 */
export function signPreviewToken(websiteId: string, [secret]: [string, ...string[]], now: Date): string {
  const ends = Math.floor(now.getTime() / 1000 / SAME_SECONDS) * SAME_SECONDS + LIFE_SECONDS;
  const note = `${websiteId}.${ends.toString(36)}`;
  return `${note}.${signatureOf(note, secret).toString('base64url')}`;
}

/** The id of the website that a token opens, or undefined when it is forged, over, or none. */
export function readPreviewToken(token: string | null | undefined, secrets: string[], now: Date): string | undefined {
  const [, note, websiteId, ends, signature] = /^((\w{1,100})\.([0-9a-z]{1,10}))\.([\w-]{43})$/.exec(token ?? '') ?? [];
  if (!note || !ends || !signature || Number.parseInt(ends, 36) * 1000 <= now.getTime()) return undefined;
  const given = Buffer.from(signature, 'base64url');
  return secrets.some((secret) => timingSafeEqual(given, signatureOf(note, secret))) ? websiteId : undefined;
}

const keys = new Map<string, Buffer>();

function signatureOf(note: string, secret: string): Buffer {
  let key = keys.get(secret);
  if (!key) {
    key = Buffer.from(hkdfSync('sha256', secret, '', 'pagewright preview token', 32));
    keys.set(secret, key);
  }
  return createHmac('sha256', key).update(note).digest();
}
