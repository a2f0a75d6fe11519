import { Suspense, useState } from 'react';
import { later } from '#app/later.ts';
import type { Turn } from './turn.ts';

// Turns are rare on the screens that show this: a browser fetches its code when there is one.
const TurnStrip = later(async () => (await import('./turn-strip.tsx')).TurnStrip);

/** The message that a turn left behind. */
export type EndedTurn = { id: string; state: string; text: string; canUndo: boolean };

export type TurnProgressProps = {
  turn: Turn | null;
  /** The newest message; told when it came while this was on screen. */
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
