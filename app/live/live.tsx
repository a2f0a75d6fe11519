import type { LiveProps, Shown } from './live-props.ts';
import { lazy, Suspense, useState } from 'react';
import type { Turn } from './turn.ts';

// It draws nothing, so nothing has to wait for it.
const LiveUpdates = import.meta.env.SSR
  ? () => null
  : lazy(() =>
      import('./live-updates.tsx').then(
        ({ LiveUpdates: default_ }) => ({ default: default_ }),
        () => ({ default: () => null }),
      ),
    );

/**
 * Keeps a screen true while it is looked at, whoever changes the website: asks for its data anew when its stamp differs, and
 * tells of the turn under way. Where no stream comes through, a turn under way is looked at every few seconds. Forms hold on
 * to what is typed by themselves.
 */
export const Live = ({ websiteId, stamp, turn, onTurn }: LiveProps) => (
  <Suspense>
    <LiveUpdates websiteId={websiteId} shown={{ stamp }} isWorking={turn !== null} onTurn={onTurn} />
  </Suspense>
);

/** The same for a screen of a blog: its posts, and its tasks while one is under way. */
export const LiveBlog = ({ websiteId, shown }: { websiteId: string; shown: Omit<Shown, 'stamp'> }) => (
  <Suspense>
    <LiveUpdates websiteId={websiteId} shown={shown} isWorking={shown.tasks !== undefined} />
  </Suspense>
);

/** The turn that was loaded with the screen, as far as it has come by now. Give `onTurn` to `Live`. */
export function useTurn(loaded: Turn | null): { turn: Turn | null; onTurn: LiveProps['onTurn'] } {
  const [heard, onTurn] = useState<Turn | null>(null);
  const isNewer = loaded && heard?.messageId === loaded.messageId && heard.step >= loaded.step;
  return { turn: isNewer ? heard : loaded, onTurn };
}
