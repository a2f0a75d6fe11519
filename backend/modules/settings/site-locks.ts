import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { addressGroup } from '../../auth/address-group.ts';
import type { Services } from '../../context.ts';
import type { PublishedSite } from '../publishing/published-site.ts';
import { isPassword } from './password-hash.ts';

type LockedSite = Pick<PublishedSite, 'websiteId' | 'passwordHash'>;

export type SiteLocks = {
  /** Whether this visitor may see the site: it has no password, or they gave it. */
  isOpen(site: LockedSite, cookies: string | undefined): boolean;
  /** Tries a password. `cookie` is a whole `Set-Cookie` value; `retryAfter` in seconds after too many tries. */
  open(
    site: LockedSite,
    password: string,
    address: string,
  ): Promise<{ ok: true; cookie: string } | { ok: false; retryAfter: number }>;
};

const SECONDS = 30 * 24 * 60 * 60;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'pagewright site password', 32));

/** Another password makes every earlier key void, since the hash is signed with it. */
const signed = (key: Buffer, { websiteId, passwordHash }: LockedSite, until: string) =>
  createHmac('sha256', key).update(`${websiteId} ${until} ${passwordHash}`).digest('base64url');

/** Keys to sites with a password: a signed cookie on the site's own host, for 30 days. */
export function createSiteLocks({
  settings,
  clock,
  rateLimiter,
}: Pick<Services, 'settings' | 'clock' | 'rateLimiter'>): SiteLocks {
  const keys = settings.sessionSecrets.map(keyOf);
  const isSecure = settings.appOrigin.startsWith('https:');
  const name = isSecure ? '__Host-site-key' : 'site-key';
  const now = () => Math.floor(clock().getTime() / 1000);

  function fits(site: LockedSite, value: string): boolean {
    const [until = '', signature = ''] = value.split('.');
    if (!/^[0-9a-z]{1,10}$/.test(until) || Number.parseInt(until, 36) < now()) return false;
    const given = Buffer.from(signature);
    return keys.some((key) => {
      const wanted = Buffer.from(signed(key, site, until));
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    });
  }

  return {
    isOpen(site, cookies = '') {
      if (site.passwordHash === null) return true;
      return cookies
        .split(';')
        .map((cookie) => cookie.trim())
        .some((cookie) => cookie.startsWith(`${name}=`) && fits(site, cookie.slice(name.length + 1)));
    },
    async open(site, password, address) {
      const retryAfter = await rateLimiter.secondsToWait('enterSite', `${site.websiteId} ${addressGroup(address)}`);
      const [key] = keys;
      if (retryAfter > 0 || site.passwordHash === null || !key) return { ok: false, retryAfter };
      if (!(await isPassword(password, site.passwordHash))) return { ok: false, retryAfter: 0 };
      const until = (now() + SECONDS).toString(36);
      const cookie = `${name}=${until}.${signed(key, site, until)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${SECONDS}`;
      return { ok: true, cookie: isSecure ? `${cookie}; Secure` : cookie };
    },
  };
}
