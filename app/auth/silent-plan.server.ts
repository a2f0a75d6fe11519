import type { RequestSession } from './request-session.server.ts';

/** What a page has to do so that its session goes on without a question. */
export type SilentPlan = {
  /** Whose answer to believe. */
  providerOrigin: string;
  /** When to ask, from now on. */
  waitMs: number;
  /** There is no session right now, but the browser had one. */
  isReturning: boolean;
};

/** A frame asks this long before the tokens count as expired here, so that no request comes in between. */
const AHEAD_SECONDS = 90;
const SHORTEST_WAIT_SECONDS = 20;

/** Null where nothing has to be asked: for visitors, and for sessions that the server renews by their refresh token. */
export function silentPlanOf(session: RequestSession): SilentPlan | null {
  const { settings, now } = session.identity;
  const providerOrigin = new URL(settings.auth0.issuer).origin;
  if (session.mayReturnSilently) return { providerOrigin, waitMs: 0, isReturning: true };
  if (!session.current || session.current.tokens.refresh_token) return null;
  const left = session.current.tokens.expires_at - AHEAD_SECONDS - now();
  return { providerOrigin, waitMs: Math.round(Math.max(left, SHORTEST_WAIT_SECONDS) * 1000), isReturning: false };
}
