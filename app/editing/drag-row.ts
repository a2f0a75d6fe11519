import { lineAt, placeAt } from './row-places.ts';

type DragOptions = {
  list: HTMLElement;
  row: HTMLElement;
  pointer: { id: number; y: number };
  /** The row is over another place. */
  onPlace(index: number): void;
  /** It was let go at this place; null when it was taken back. */
  onEnd(index: number | null): void;
};

/** A row that is held, for whoever saw the pointer before this did. */
type Drag = { moveTo(y: number): void; letGo(): void };

/** Pixels from the edge of what scrolls, and per frame. */
const EDGE = 56;
const FASTEST = 14;

const LINE = 'pointer-events-none absolute inset-x-0 z-30 h-1 rounded-full bg-accent';

function scrollerOf(element: HTMLElement): Element {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
  return document.scrollingElement ?? document.documentElement;
}

/**
 * A row follows the pointer until it is let go: a line shows where it would fall, the list scrolls at its edges, Escape takes it
 * back. Touches the page only while the row is held; who listens moves it for good.
 */
export function dragRow({ list, row, pointer, onPlace, onEnd }: DragOptions): Drag {
  const rows = [...list.children].filter((child) => child instanceof HTMLElement);
  const held = rows.indexOf(row);
  const scroller = scrollerOf(list);
  const isPage = scroller === document.scrollingElement;
  const listTop = () => list.getBoundingClientRect().top;
  const top = listTop();
  // Heights are counted from the top of the list, which scrolling does not change.
  const spans = rows.map((one) => {
    const box = one.getBoundingClientRect();
    return { top: box.top - top, bottom: box.bottom - top };
  });
  const from = pointer.y - top;
  // A row that left its list would make what scrolls longer and longer.
  const highest = -(spans[held]?.top ?? 0);
  const lowest = (spans.at(-1)?.bottom ?? 0) - (spans[held]?.bottom ?? 0);
  const line = document.createElement('div');
  line.className = LINE;
  line.hidden = true;
  list.append(line);
  row.dataset.held = '';
  document.documentElement.style.cursor = 'grabbing';
  let y = pointer.y;
  let place = held;
  let frame = 0;
  const stopped = new AbortController();

  const draw = () => {
    const at = y - listTop();
    row.style.transform = `translateY(${Math.min(lowest, Math.max(highest, at - from))}px)`;
    const next = placeAt(spans, held, at);
    line.hidden = next === held;
    line.style.top = `${lineAt(spans, held, next) - 2}px`;
    if (next === place) return;
    place = next;
    onPlace(next);
  };
  const scroll = () => {
    frame = requestAnimationFrame(scroll);
    const box = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
    const over = Math.min(0, y - box.top - EDGE) + Math.max(0, y - box.bottom + EDGE);
    if (over === 0) return;
    scroller.scrollBy(0, Math.max(-FASTEST, Math.min(FASTEST, over / 4)));
    draw();
  };
  const end = (isKept: boolean) => {
    stopped.abort();
    cancelAnimationFrame(frame);
    line.remove();
    delete row.dataset.held;
    row.style.transform = '';
    document.documentElement.style.cursor = '';
    onEnd(isKept ? place : null);
  };
  const whileHeld = { signal: stopped.signal, capture: true };
  const moveTo = (to: number) => {
    y = to;
    if (list.isConnected) draw();
    else end(false);
  };
  const isOurs = (event: PointerEvent) => event.pointerId === pointer.id;
  addEventListener('pointermove', (event) => isOurs(event) && moveTo(event.clientY), whileHeld);
  addEventListener('pointerup', (event) => isOurs(event) && end(true), whileHeld);
  addEventListener('pointercancel', (event) => isOurs(event) && end(false), whileHeld);
  addEventListener('blur', () => end(false), { signal: stopped.signal });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    },
    whileHeld,
  );
  frame = requestAnimationFrame(scroll);
  return { moveTo, letGo: () => end(true) };
}
