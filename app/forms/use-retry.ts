import { useEffect, useRef } from 'react';

/** Milliseconds: a server that went away does not say when it is back. */
const PAUSE = 6000;

/** As long as it is needed: tries again when the browser is back on the network, and every few seconds. */
export function useRetry(isNeeded: boolean, retry: () => void) {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (!isNeeded) return;
    const again = () => latest.current();
    addEventListener('online', again);
    const timer = setInterval(again, PAUSE);
    return () => {
      removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [isNeeded]);
}
