import { useSyncExternalStore } from 'react';
import { isConnectionAway, subscribeToConnection } from './connection.ts';

/** Stands over the screen from a link that could not be followed until there is a connection again. */
export function OfflineNotice() {
  const isAway = useSyncExternalStore(subscribeToConnection, isConnectionAway, () => false);
  return (
    <div role="status" className="fixed right-4 z-50 w-[min(24rem,calc(100%-2rem))] max-sm:top-16 sm:bottom-4">
      {isAway && (
        <p className="rounded-lg border bg-raised px-3.5 py-2.5 shadow-lg">
          You are offline, so that page cannot be opened. What you typed is still here. Try again as soon as you are
          connected.
        </p>
      )}
    </div>
  );
}
