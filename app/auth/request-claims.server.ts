import { claimsEnd, MAX_CLAIMS, newClaimsId, ROLL_SECONDS, type Claim, type KeptClaims } from './claims.server.ts';
import type { Identity } from './identity.server.ts';

/** The websites without an owner that this browser may work on. Kept across login, cleared at logout. */
export interface RequestClaims {
  readonly list: readonly Claim[];
  /** False when there is no room for another. */
  readonly hasRoom: boolean;
  add(claim: Claim): Promise<void>;
  /** Forgets the claims of all other websites: those were taken into an account or are gone. */
  keepOnly(websiteIds: readonly string[]): Promise<void>;
  /** Forgets them all, also wherever the cookie was copied to. */
  clear(): Promise<void>;
}

type ClaimsIdentity = Pick<Identity, 'claimsCookie' | 'sessionStore' | 'now'>;

/** Reads the claims of a request. `setCookies` takes the `Set-Cookie` lines that changes make. */
export async function openRequestClaims(
  { claimsCookie, sessionStore, now }: ClaimsIdentity,
  cookies: ReadonlyMap<string, string>,
  setCookies: (lines: string[]) => void,
): Promise<RequestClaims> {
  const read = await claimsCookie.read(cookies);
  const isUsable = read !== null && !(await sessionStore.isDenied(read.id));
  let kept: KeptClaims = isUsable ? read : { id: newClaimsId(), written: now(), claims: [] };

  const write = async (claims: Claim[]) => {
    kept = { ...kept, written: now(), claims };
    setCookies(await claimsCookie.write(kept, claimsEnd(kept), cookies));
  };
  const forget = () => {
    kept = { id: newClaimsId(), written: now(), claims: [] };
    setCookies(claimsCookie.clear(cookies));
  };
  if (!isUsable && claimsCookie.isSent(cookies)) forget();
  if (isUsable && now() - kept.written >= ROLL_SECONDS) await write(kept.claims);

  return {
    get list() {
      return kept.claims;
    },
    get hasRoom() {
      return kept.claims.length < MAX_CLAIMS;
    },
    add: (claim) => write([...kept.claims, claim].slice(-MAX_CLAIMS)),
    async keepOnly(websiteIds) {
      const claims = kept.claims.filter(({ websiteId }) => websiteIds.includes(websiteId));
      if (claims.length === kept.claims.length) return;
      if (claims.length === 0) forget();
      else await write(claims);
    },
    async clear() {
      if (isUsable) await sessionStore.deny(kept.id, new Date(claimsEnd({ ...kept, written: now() }) * 1000));
      forget();
    },
  };
}
