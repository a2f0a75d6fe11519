import type { TurnProgressProps } from './turn.ts';
import { Suspense, useState } from 'react';
import { later } from '#app/later.ts';

// Turns are rare on the screens that show this: a browser fetches its code when there is one.
const TurnStrip = later(async () => (await import('./turn-strip.tsx')).TurnStrip);

/** What the assistant does, for a screen without the conversation. Nothing while there is nothing to tell. */
export function TurnProgress({ className, ...props }: TurnProgressProps & { className?: string }) {
  const { turn, ended } = props;
  const [seen, setSeen] = useState(turn?.messageId);
  if (turn && turn.messageId !== seen) setSeen(turn.messageId);
  // A quick turn may be over before anything was heard of it.
  const [first] = useState(ended?.id);
  const isOver = ended !== undefined && ended.state !== 'WORKING' && (ended.id === seen || ended.id !== first);
  const isTold = turn !== null || isOver;
  return (
    <div role="status" className={className}>
      {isTold && (
        <Suspense>
          <TurnStrip {...props} />
        </Suspense>
      )}
    </div>
  );
}
