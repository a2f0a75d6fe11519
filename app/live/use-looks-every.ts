import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useIsIdle } from '#app/use-is-idle.ts';

/** Asks for a screen's data anew so many milliseconds after it last came, while the screen is seen. */
export function useLooksEvery(milliseconds: number): void {
  const { revalidate } = useRevalidator();
  const isIdle = useIsIdle();
  useEffect(() => {
    if (!isIdle) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && revalidate(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds, isIdle, revalidate]);
}
