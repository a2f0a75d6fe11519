import { useSyncExternalStore } from 'react';
import { isConnectionAway, subscribeToConnection, useHeldScreen } from './connection.ts';

/** Over the screen, from something that could not be opened until there is a connection again. */
export function OfflineNotice() {
  useHeldScreen();
  const isAway = useSyncExternalStore(subscribeToConnection, isConnectionAway, () => false);
  return (
    <div role="status" className="fixed right-4 z-50 w-[min(24rem,calc(100%-2rem))] max-sm:top-16 sm:bottom-4">
      {isAway && (
        <p className="rounded-lg border bg-raised px-3.5 py-2.5 shadow-lg">
          You are offline, so that cannot be opened. What you typed is still here. Try again as soon as you are
          connected.
        </p>
      )}
    </div>
  );
}
