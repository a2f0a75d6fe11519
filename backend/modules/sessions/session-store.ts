import type { Services } from '../../context.ts';
import { denySession, findDenial, findRenewal, forgetEnded, insertRenewal, releaseLock, takeLock } from './store.ts';

/** What the web app's sessions need to remember on the server; the web app's own `SessionStore` says what each must do. */
export type SessionStore = {
  isDenied(sessionId: string): Promise<boolean>;
  deny(sessionId: string, until: Date): Promise<void>;
  takeLock(key: string, until: Date): Promise<boolean>;
  releaseLock(key: string): Promise<void>;
  readRenewal(key: string): Promise<string | null>;
  writeRenewal(key: string, sealed: string, until: Date): Promise<void>;
};

export const createSessionStore = ({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): SessionStore & { forgetEnded(): Promise<void> } => ({
  isDenied: (sessionId) => findDenial(db, sessionId, clock()),
  deny: (sessionId, until) => denySession(db, sessionId, until),
  takeLock: (key, until) => takeLock(db, key, until, clock()),
  releaseLock: (key) => releaseLock(db, key),
  readRenewal: (key) => findRenewal(db, key, clock()),
  writeRenewal: (key, sealed, until) => insertRenewal(db, key, sealed, until),
  forgetEnded: () => forgetEnded(db, clock()),
});
