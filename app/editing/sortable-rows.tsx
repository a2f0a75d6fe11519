import { ArrowDown, ArrowUp } from 'lucide';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { Notice, useIsHydrated } from '#app/ui/index.ts';
import { holdRow } from './hold-row.ts';
import { RowAction } from './row-action.tsx';
import { RowGrip } from './row-grip.tsx';
import { useRowMoves, type RowChange } from './use-row-moves.ts';

type SortableRow = { id: string; name: string };

type SortableRowsProps<Row extends SortableRow> = {
  /** What the list is called, such as "Sections". */
  label: string;
  rows: Row[];
  change: RowChange;
  /** Whether whoever looks may move rows. */
  canMove: boolean;
  /** What stands in a row; its buttons for moving come after `children`, or where `buttons` are put. */
  children: (row: Row, buttons: ReactNode) => ReactNode;
};

/**
 * Rows in an order that people choose: by two buttons for everybody; with JavaScript also by Alt and the arrow keys, and by dragging a
 * row at its grip, whose code is fetched when somebody reaches for it.
 */
export function SortableRows<Row extends SortableRow>({
  label,
  rows,
  change,
  canMove,
  children,
}: SortableRowsProps<Row>) {
  const isLive = useIsHydrated();
  const list = useRef<HTMLOListElement>(null);
  const focus = useRef<{ id: string; on: string } | null>(null);
  const [said, say] = useState('');
  const ids = rows.map(({ id }) => id);
  const { order, isBusy, move, problem } = useRowMoves(ids, change);
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? '';
  const rowElement = (id: string) => list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);

  const shownOrder = order.join();
  useEffect(() => {
    // A row that was moved in the page has lost the focus.
    const { id, on } = focus.current ?? {};
    focus.current = null;
    if (id) rowElement(id)?.querySelector<HTMLElement>(`${on}:enabled, a`)?.focus();
  }, [shownOrder]);

  const moveTo = (id: string, index: number, focusOn?: string) => {
    if (!canMove || index < 0 || index >= order.length || index === order.indexOf(id)) return;
    if (focusOn) focus.current = { id, on: focusOn };
    say(`${nameOf(id)} moved to place ${index + 1} of ${order.length}.`);
    move({ id, index });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
    const id = row?.dataset.row;
    if (step === 0 || id === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const at = order.indexOf(id);
    if (event.altKey) moveTo(id, at + step, 'a');
    else
      rowElement(order[at + step] ?? id)
        ?.querySelector<HTMLElement>('a')
        ?.focus();
  };

  const onGrip = (event: PointerEvent<HTMLElement>, id: string) =>
    holdRow(event, {
      list: list.current,
      row: rowElement(id),
      onHold: () => say(`${nameOf(id)} is held. Escape puts it back.`),
      onPlace: (index) => say(`Place ${index + 1} of ${order.length}.`),
      onEnd: (index) => {
        if (index === null) say(`${nameOf(id)} is back at its place.`);
        else moveTo(id, index);
      },
    });

  const inOrder = order.flatMap((id) => rows.filter((row) => row.id === id));
  return (
    <>
      {problem && (
        <Notice tone="danger" title="Not moved">
          {problem}
        </Notice>
      )}
      <ol
        ref={list}
        className="relative grid gap-1.5"
        aria-label={label}
        aria-busy={isBusy || undefined}
        onKeyDown={isLive ? onKeyDown : undefined}
      >
        {inOrder.map((row, index) => (
          <li
            key={row.id}
            data-row={row.id}
            className="group/row flex items-center rounded-lg border bg-surface pr-1 hover:border-line-strong data-held:relative data-held:z-20 data-held:opacity-80 data-held:shadow-lg"
          >
            {isLive && canMove && rows.length > 1 && (
              <RowGrip onPointerDown={(event) => void onGrip(event, row.id)} className="-mr-3" />
            )}
            {children(
              row,
              canMove && (
                <MoveButtons
                  row={row}
                  change={change}
                  isFirst={index === 0}
                  isLast={index === rows.length - 1}
                  onMove={(step, button) => moveTo(row.id, index + step, button)}
                />
              ),
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

type MoveButtonsProps = {
  row: SortableRow;
  change: RowChange;
  isFirst: boolean;
  isLast: boolean;
  /** `button` finds the button that was pressed. */
  onMove(step: number, button: string): void;
};

function MoveButtons({ row: { id, name }, change, isFirst, isLast, onMove }: MoveButtonsProps) {
  const { intent, revision } = change;
  const steps = [
    { direction: 'up', icon: ArrowUp, step: -1, disabled: isFirst },
    { direction: 'down', icon: ArrowDown, step: 1, disabled: isLast },
  ];
  return steps.map(({ direction, icon, step, disabled }) => (
    <RowAction
      key={direction}
      intent={intent}
      revision={revision}
      values={{ [change.name]: id, direction }}
      label={`Move ${name} ${direction}`}
      icon={icon}
      disabled={disabled}
      onPress={() => onMove(step, `[aria-label$=" ${direction}"]`)}
    />
  ));
}
