import type { SessionStore } from './session-store.ts';
import { NOT_READY, RETRY_SECONDS } from './unavailable-page.ts';

/** What is kept of sessions cannot be asked: an answer by itself, for loaders and actions that do not expect it. */
export class SessionsUnavailable extends Response {
  constructor() {
    super(JSON.stringify({ message: `${NOT_READY} Please try again in a moment.` }), {
      status: 503,
      statusText: 'Service Unavailable',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
        'Retry-After': String(RETRY_SECONDS),
      },
    });
  }
}

/** The same store, which throws `SessionsUnavailable` for whatever goes wrong, and tells why in the log. */
export function sayingUnavailable(store: SessionStore, log: (error: unknown) => void = console.error): SessionStore {
  const orUnavailable = async <Result>(answer: Promise<Result>): Promise<Result> => {
    try {
      return await answer;
    } catch (error) {
      log(error);
      throw new SessionsUnavailable();
    }
  };
  return {
    isDenied: (sessionId) => orUnavailable(store.isDenied(sessionId)),
    isOver: (sub, began) => orUnavailable(Promise.resolve(store.isOver(sub, began))),
    countLogin: (address) => orUnavailable(store.countLogin(address)),
    deny: (sessionId, until) => orUnavailable(store.deny(sessionId, until)),
    takeLock: (key, until) => orUnavailable(store.takeLock(key, until)),
    releaseLock: (key) => orUnavailable(store.releaseLock(key)),
    readRenewal: (key) => orUnavailable(store.readRenewal(key)),
    writeRenewal: (key, sealed, until) => orUnavailable(store.writeRenewal(key, sealed, until)),
  };
}
