import { Suspense, useState } from 'react';
import { later } from '#app/later.ts';
import type { Turn } from './turn.ts';

// Turns are rare on the screens that show this: a browser fetches its code when there is one.
const TurnStrip = later(async () => (await import('./turn-strip.tsx')).TurnStrip);

/** The message that a turn left behind. */
export type EndedTurn = { id: string; state: string; text: string; canUndo: boolean };

export type TurnProgressProps = {
  turn: Turn | null;
  /** The newest message; told when it is what became of a turn that was seen here. */
  ended?: EndedTurn | undefined;
  /** Where the conversation is. */
  conversation: string;
  /** The screen's action takes `cancel-message` and `undo-message`. */
  takesOrders?: boolean;
};

/** What the assistant does, for a screen without the conversation. Nothing while there is nothing to tell. */
export function TurnProgress({ className, ...props }: TurnProgressProps & { className?: string }) {
  const { turn, ended } = props;
  const [seen, setSeen] = useState(turn?.messageId);
  if (turn && turn.messageId !== seen) setSeen(turn.messageId);
  const isTold = turn !== null || (ended !== undefined && ended.id === seen);
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
