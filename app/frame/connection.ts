import type { MouseEvent } from 'react';

/** So long the server has to say that it is there. */
const PATIENCE_MS = 3000;

let isAway = false;
/** A link that is followed although the browser thinks that it is off line: the server has just answered. */
let followed: Element | null = null;
const listeners = new Set<() => void>();

const tell = (away: boolean) => {
  isAway = away;
  for (const listener of listeners) listener();
};

/** Whether a link could not be followed since there is no connection. */
export const isConnectionAway = () => isAway;

export function subscribeToConnection(listener: () => void): () => void {
  const back = () => tell(false);
  listeners.add(listener);
  addEventListener('online', back);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', back);
  };
}

/** Whether the browser thinks that it is on line, for a component that is to know when that changes. */
export const isOnline = () => navigator.onLine;

export function subscribeToNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/**
 * Keeps the screen, with all that is typed in it, when a link is pressed without a connection: its page could not come. A browser that is
 * off line may still reach a product on its own machine, so the server is asked before.
 */
export function followWhenReachable(event: MouseEvent<HTMLAnchorElement>): void {
  const link = event.currentTarget;
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
  if (navigator.onLine || followed === link || event.defaultPrevented || opensElsewhere) return;
  event.preventDefault();
  void fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => {
      tell(false);
      followed = link;
      link.click();
      followed = null;
    },
    () => tell(true),
  );
}
