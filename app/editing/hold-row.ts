import type { PointerEvent } from 'react';

type Held = {
  list: HTMLElement | null;
  row: Element | null | undefined;
  onHold(): void;
  /** The row is over another place. */
  onPlace(index: number): void;
  /** It was let go at this place; null when it was taken back. */
  onEnd(index: number | null): void;
};

/** A grip was pressed: fetches what drags its row. What the pointer does until that is here counts too, even that it let go. */
export async function holdRow(event: PointerEvent<HTMLElement>, { list, row, onHold, ...rest }: Held): Promise<void> {
  if (event.button !== 0 || !(row instanceof HTMLElement) || !list) return;
  event.preventDefault();
  const pointer = { id: event.pointerId, y: event.clientY };
  const early = { y: pointer.y, isLetGo: false, isTakenBack: false };
  const untilHere = new AbortController();
  const follow = (type: 'pointermove' | 'pointerup' | 'pointercancel', after: () => void = () => {}) =>
    addEventListener(
      type,
      ({ pointerId, clientY }) => {
        if (pointerId !== pointer.id || early.isLetGo) return;
        early.y = clientY;
        after();
      },
      { signal: untilHere.signal },
    );
  follow('pointermove');
  follow('pointerup', () => (early.isLetGo = true));
  follow('pointercancel', () => (early.isTakenBack = true));
  const { dragRow } = await import('./drag-row.ts').finally(() => untilHere.abort());
  if (early.isTakenBack || !row.isConnected) return;
  onHold();
  const drag = dragRow({ list, row, pointer, ...rest });
  drag.moveTo(early.y);
  if (early.isLetGo) drag.letGo();
}
