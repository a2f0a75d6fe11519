import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { loginPath } from './redirect-target.ts';
import type { SilentPlan } from './silent-plan.server.ts';

/** However short tokens live, the provider is asked at most this often. */
const PAUSE_MS = 60_000;
const NEEDS_THE_PERSON = ['login_required', 'interaction_required', 'consent_required', 'account_selection_required'];

/**
 * Keeps a session without a refresh token alive, and brings one back that its browser had: in a hidden frame, so that
 * nobody is led away from what they do. Browsers may keep the provider's cookies from a frame; then the whole page asks
 * once, and only the answer to that ends the session.
 */
export function SilentRenewal({ plan }: { plan: SilentPlan | null }) {
  const { pathname, search } = useLocation();
  const { submit, data } = useFetcher<{ failure: string | null }>();
  const lastAsked = useRef(-PAUSE_MS);
  const isRefused = NEEDS_THE_PERSON.includes(data?.failure ?? '');

  useEffect(() => {
    if (!plan || isRefused) return;
    const wait = Math.max(plan.waitMs, lastAsked.current + PAUSE_MS - performance.now());
    const timer = setTimeout(async () => {
      lastAsked.current = performance.now();
      const { askInFrame } = await import('./silent-frame.ts');
      const answer = await askInFrame('/login?frame', plan.providerOrigin);
      if (answer) submit(answer, { method: 'post', action: '/login-success' });
    }, wait);
    return () => clearTimeout(timer);
  }, [plan, isRefused, submit]);

  const mustLeave = isRefused && (plan?.isReturning ?? false);
  useEffect(() => {
    if (mustLeave) window.location.assign(loginPath(`${pathname}${search}`, { prompt: 'none' }));
  }, [mustLeave, pathname, search]);
  return null;
}
