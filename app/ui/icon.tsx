import type { LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';

/** A lucide icon, hidden from screen readers unless it has a label. */
export function Icon({ of: Drawing, className, label }: { of: LucideIcon; className?: string; label?: string }) {
  return (
    <Drawing
      className={classes(className ?? 'size-4', 'shrink-0')}
      strokeWidth={1.75}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    />
  );
}
