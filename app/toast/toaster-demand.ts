import { useSyncExternalStore } from 'react';

/** Toasts are rare: what shows them loads when there is one. */
let isWanted = false;
const listeners = new Set<() => void>();

export function wantToaster(): void {
  isWanted = true;
  for (const listener of listeners) listener();
}

export const useToasterWanted = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isWanted,
    () => false,
  );
