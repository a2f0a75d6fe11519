import { GripVertical } from 'lucide';
import type { PointerEventHandler } from 'react';
import { classes, Icon } from '#app/ui/index.ts';

type RowGripProps = { onPointerDown: PointerEventHandler<HTMLElement>; className?: string };

/** Where a row is taken to drag it. A button, since fingers are led to the nearest thing that can be pressed. Keys have ways of their own. */
export const RowGrip = ({ onPointerDown, className }: RowGripProps) => (
  <button
    type="button"
    tabIndex={-1}
    aria-hidden="true"
    title="Drag to another place"
    onPointerDown={onPointerDown}
    className={classes(
      'relative z-10 grid h-12 w-7 shrink-0 cursor-grab touch-none place-items-center text-muted/70 hover:text-ink',
      className,
    )}
  >
    <Icon of={GripVertical} />
  </button>
);
