import { useEffect } from 'react';
import { DEFAULT_DURATION } from './toast.ts';
import { wantToaster } from './toaster-demand.ts';

const told = new Set<string>();

/** Says that something came true, once for each key; null is not yet. */
export function useToastOnce(key: string | null, message: string): void {
  useEffect(() => {
    if (key === null || told.has(key)) return;
    told.add(key);
    wantToaster();
    void import('./raise.ts').then(({ raise }) =>
      raise({ type: 'success', message, duration: DEFAULT_DURATION, position: 'bottom-right' }),
    );
  }, [key, message]);
}
