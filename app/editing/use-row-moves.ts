import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { ChangeOutcome } from './outcome.ts';
import { withMove, withMoved, type RowMove } from './row-order.ts';

export type RowChange = {
  intent: string;
  /** What the row's id is called in the form. */
  name: string;
  /** Of the order on screen. */
  revision: number;
};

/**
 * Moves of rows, shown at once and sent one after the other, each on the revision that the one before has made. `order` is what is to
 * be seen; a move that is refused falls back by itself, with `problem` in words.
 */
export function useRowMoves(ids: readonly string[], { intent, name, revision }: RowChange) {
  const fetcher = useFetcher<ChangeOutcome>({ key: intent });
  /** The first one is on its way, the others wait. */
  const [moves, setMoves] = useState<RowMove[]>([]);
  const sent = useRef<{ move: RowMove; before: unknown } | null>(null);
  const isIdle = fetcher.state === 'idle';
  const isBusy = moves.length > 0;
  const [first] = moves;

  useEffect(() => {
    if (!first || !isIdle) return;
    if (sent.current?.move === first) {
      if (fetcher.data === sent.current.before) return;
      sent.current = null;
      setMoves((all) => all.filter((move) => move !== first));
      return;
    }
    sent.current = { move: first, before: fetcher.data };
    // The answer to the move before may be there sooner than the page's new revision.
    const base = Math.max(revision, fetcher.data?.ok ? fetcher.data.revision : 0);
    fetcher.submit({ ...formOf(first, intent, name), baseRevision: String(base) }, { method: 'post' });
  }, [fetcher, first, intent, isIdle, name, revision]);

  useEffect(() => {
    if (!isBusy) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isBusy]);

  const leave = useRef(() => {});
  useEffect(() => {
    // The list goes, to open a section or another panel: what still waits is sent on what is newest then.
    const last = moves.at(-1);
    leave.current = () => {
      if (last && sent.current?.move !== last) fetcher.submit(formOf(last, intent, name), { method: 'post' });
    };
  });
  useEffect(() => () => leave.current(), []);

  return {
    order: moves.reduce(withMoved, [...ids]),
    isBusy,
    move: (move: RowMove) => setMoves(([head, ...rest]) => (head ? [head, ...withMove(rest, move)] : [move])),
    problem: isIdle && fetcher.data && !fetcher.data.ok ? fetcher.data.message : null,
  };
}

const formOf = ({ id, index }: RowMove, intent: string, name: string) => ({
  intent,
  [name]: id,
  index: String(index),
  enhanced: '1',
});
