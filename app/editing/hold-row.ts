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

/** A grip was pressed: fetches what drags its row, unless it is let go before that is here. */
export async function holdRow(event: PointerEvent<HTMLElement>, { list, row, onHold, ...rest }: Held): Promise<void> {
  if (event.button !== 0 || !(row instanceof HTMLElement) || !list) return;
  event.preventDefault();
  const pointer = { id: event.pointerId, y: event.clientY };
  let isHeld = true;
  addEventListener('pointerup', () => (isHeld = false), { once: true });
  const { dragRow } = await import('./drag-row.ts');
  if (!isHeld || !row.isConnected) return;
  onHold();
  dragRow({ list, row, pointer, ...rest });
}
