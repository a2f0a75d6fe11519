import { useEffect } from 'react';
import { DEFAULT_DURATION } from './toast.ts';
import { wantToaster } from './toaster-demand.ts';

/** Says what is going on for as long as it goes on. */
export function useLoadingToast(message: string, isGoingOn: boolean): void {
  useEffect(() => {
    if (!isGoingOn) return;
    let isOver = false;
    let remove: (() => void) | undefined;
    wantToaster();
    void import('./raise.ts').then(({ raise, dismiss }) => {
      if (isOver) return;
      const id = raise({ type: 'loading', message, duration: DEFAULT_DURATION, position: 'bottom-right' });
      remove = () => dismiss(id);
    });
    return () => {
      isOver = true;
      remove?.();
    };
  }, [message, isGoingOn]);
}
