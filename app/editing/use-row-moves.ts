import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { ChangeOutcome } from './outcome.ts';
import { shownOrder, withMove, type AskedMove, type RowMove } from './row-order.ts';

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
  /** Of those that are not made, the first one is on its way, the others wait. */
  const [moves, setMoves] = useState<AskedMove[]>([]);
  const sent = useRef<{ move: RowMove; before: unknown } | null>(null);
  const isIdle = fetcher.state === 'idle';
  const first = moves.find(isAwaited);
  const isBusy = first !== undefined;

  useEffect(() => {
    if (!first || !isIdle) return;
    if (sent.current?.move === first) {
      if (fetcher.data === sent.current.before) return;
      sent.current = null;
      // What the page holds may be older than the answer: a move that was made is shown until its revision is there.
      const made = fetcher.data?.ok ? [{ ...first, madeIn: fetcher.data.revision }] : [];
      setMoves((all) => all.flatMap((move) => (move === first ? made : move)));
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
    const last = moves.filter(isAwaited).at(-1);
    leave.current = () => {
      if (last && sent.current?.move !== last) fetcher.submit(formOf(last, intent, name), { method: 'post' });
    };
  });
  useEffect(() => () => leave.current(), []);

  return {
    order: shownOrder(ids, moves, revision),
    isBusy,
    move: (move: RowMove) =>
      setMoves((all) => {
        const onItsWay = all.findIndex(isAwaited);
        const settled = onItsWay < 0 ? all.length : onItsWay + 1;
        return [...all.slice(0, settled), ...withMove(all.slice(settled), move)];
      }),
    problem: isIdle && fetcher.data && !fetcher.data.ok ? fetcher.data.message : null,
  };
}

const isAwaited = ({ madeIn }: AskedMove): boolean => madeIn === undefined;

const formOf = ({ id, index }: RowMove, intent: string, name: string) => ({
  intent,
  [name]: id,
  index: String(index),
  enhanced: '1',
});
