import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { ChangeOutcome } from './outcome.ts';
import { moveIn, withMove, withMoved, type RowMove } from './row-order.ts';

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
  const [waiting, setWaiting] = useState<RowMove[]>([]);
  const isIdle = fetcher.state === 'idle';
  const [next] = waiting;
  const busy = useRef(false);

  useEffect(() => {
    if (!isIdle) busy.current = false;
    if (!isIdle || !next || busy.current) return;
    busy.current = true;
    fetcher.submit({ ...formOf(next, intent, name), baseRevision: String(revision) }, { method: 'post' });
    setWaiting((moves) => moves.slice(1));
  }, [fetcher, intent, isIdle, name, next, revision]);

  const sent = moveIn(fetcher.formData, name);
  const isBusy = !isIdle || next !== undefined;
  useEffect(() => {
    if (!isBusy) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isBusy]);

  const leave = useRef(() => {});
  useEffect(() => {
    // The list goes, to open a section or another panel: what still waits is sent on what is newest then.
    const last = waiting.at(-1);
    leave.current = () => {
      if (last) fetcher.submit(formOf(last, intent, name), { method: 'post' });
    };
  });
  useEffect(() => () => leave.current(), []);

  const order = [...(sent ? [sent] : []), ...waiting].reduce(withMoved, [...ids]);
  return {
    order,
    isBusy,
    move: (move: RowMove) => setWaiting((moves) => withMove(moves, move)),
    problem: isIdle && fetcher.data && !fetcher.data.ok ? fetcher.data.message : null,
  };
}

const formOf = ({ id, index }: RowMove, intent: string, name: string) => ({
  intent,
  [name]: id,
  index: String(index),
  enhanced: '1',
});
