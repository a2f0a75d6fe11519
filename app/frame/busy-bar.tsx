import { useNavigation } from '@remix-run/react';
import { useIsRefreshing } from '#app/client-cache.ts';
import { VisuallyHidden } from '#app/ui/index.ts';

/** A thin line over the page while the next one is on its way. Quick answers do not show it. */
export function BusyBar() {
  const isNavigating = useNavigation().state !== 'idle';
  const isBusy = useIsRefreshing() || isNavigating;
  return (
    <div
      role="status"
      aria-live="polite"
      data-busy={isBusy || undefined}
      className="pointer-events-none fixed inset-x-0 top-0 z-50"
    >
      {isBusy && (
        <>
          <span className="block h-0.5 origin-left animate-busy bg-accent" />
          <VisuallyHidden>Loading</VisuallyHidden>
        </>
      )}
    </div>
  );
}
