import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { FORM_TOKEN } from '#site/sections/parts/site-form.tsx';

const SECONDS_LENGTH = 7;
const SIGNATURE_LENGTH = FORM_TOKEN.length - SECONDS_LENGTH - 1;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'pagewright form token', 32));

const signed = (key: Buffer, websiteId: string, seconds: string) =>
  createHmac('sha256', key).update(`${websiteId} ${seconds}`).digest('base64url').slice(0, SIGNATURE_LENGTH);

export type FormTokens = {
  /** A token for the forms of a website that are sent out at this moment (seconds since 1970). As long as `FORM_TOKEN`. */
  make(websiteId: string, second: number): string;
  /** Seconds between the token and now, or null when it is none of ours. */
  ageOf(websiteId: string, token: string, second: number): number | null;
};

/** Signs with the first secret; tokens of all secrets are known. */
export function createFormTokens(secrets: readonly string[]): FormTokens {
  const keys = secrets.map(keyOf);
  return {
    make(websiteId, second) {
      const [key] = keys;
      if (!key) throw new Error('There is no secret to sign with');
      const seconds = second.toString(36).padStart(SECONDS_LENGTH, '0');
      return `${seconds}.${signed(key, websiteId, seconds)}`;
    },
    ageOf(websiteId, token, second) {
      const [seconds = '', signature = ''] = token.split('.');
      if (seconds.length !== SECONDS_LENGTH || signature.length !== SIGNATURE_LENGTH) return null;
      const given = Buffer.from(signature);
      const isOurs = keys.some((key) => {
        const wanted = Buffer.from(signed(key, websiteId, seconds));
        return wanted.length === given.length && timingSafeEqual(wanted, given);
      });
      return isOurs ? second - Number.parseInt(seconds, 36) : null;
    },
  };
}
