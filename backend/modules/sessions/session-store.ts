import { addressGroup } from '../../auth/address-group.ts';
import type { Services } from '../../context.ts';
import {
  denySession,
  findDenial,
  findRenewal,
  forgetEnded,
  insertRenewal,
  listDenials,
  releaseLock,
  takeLock,
} from './store.ts';

/** What the web app's sessions need to remember on the server; the web app's own `SessionStore` says what each must do. */
export type SessionStore = {
  isDenied(sessionId: string): Promise<boolean>;
  isOver(sub: string, began: Date): boolean;
  countLogin(address: string): Promise<number>;
  deny(sessionId: string, until: Date): Promise<void>;
  takeLock(key: string, until: Date): Promise<boolean>;
  releaseLock(key: string): Promise<void>;
  readRenewal(key: string): Promise<string | null>;
  writeRenewal(key: string, sealed: string, until: Date): Promise<void>;
};

type Where = Pick<Services, 'db' | 'clock'>;
type Needed = Pick<Services, 'endedLogins' | 'rateLimiter'>;

/** `isExclusive`: no other process has the database, so what this one knows of ended sessions is all there is. */
export const createSessionStore = async (
  { db, clock, endedLogins, rateLimiter }: Where & Needed,
  isExclusive: boolean,
): Promise<SessionStore & { forgetEnded(): Promise<void> }> => ({
  ...(isExclusive ? await denialsInMind({ db, clock }) : denialsInTheDatabase({ db, clock })),
  isOver: (sub, began) => endedLogins.isOver(sub, began),
  countLogin: (address) => rateLimiter.secondsToWait('logIn', addressGroup(address)),
  takeLock: (key, until) => takeLock(db, key, until, clock()),
  releaseLock: (key) => releaseLock(db, key),
  readRenewal: (key) => findRenewal(db, key, clock()),
  writeRenewal: (key, sealed, until) => insertRenewal(db, key, sealed, until),
});

type Denials = Pick<SessionStore, 'isDenied' | 'deny'> & { forgetEnded(): Promise<void> };

const denialsInTheDatabase = ({ db, clock }: Where): Denials => ({
  isDenied: (sessionId) => findDenial(db, sessionId, clock()),
  deny: (sessionId, until) => denySession(db, sessionId, until),
  forgetEnded: () => forgetEnded(db, clock()),
});

/** Asked with every request, so the answer is kept in memory; what is denied is stored before it counts as done. */
async function denialsInMind({ db, clock }: Where): Promise<Denials> {
  const denied = new Map((await listDenials(db)).map(({ id, until }) => [id, until.getTime()]));
  return {
    isDenied: async (sessionId) => (denied.get(sessionId) ?? 0) > clock().getTime(),
    async deny(sessionId, until) {
      denied.set(sessionId, Math.max(denied.get(sessionId) ?? 0, until.getTime()));
      await denySession(db, sessionId, until);
    },
    async forgetEnded() {
      for (const [id, until] of denied) if (until <= clock().getTime()) denied.delete(id);
      await forgetEnded(db, clock());
    },
  };
}
