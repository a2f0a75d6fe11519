import type { LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';

/**
 * Icons that a list repeats in each of its rows: drawn once, then shown by their names.
 *
 *     const cardIcons = iconSheet({ copy: Copy, trash: Trash2 });
 *     <cardIcons.Sheet />                          // once on the screen, before the list
 *     <cardIcons.Icon of="copy" className="…" />   // in each row
 */
export function iconSheet<Name extends string>(icons: Record<Name, LucideIcon>) {
  const idOf = (name: string) => `icon-${name}`;

  function Sheet() {
    return (
      <svg className="hidden" aria-hidden="true">
        {Object.entries<LucideIcon>(icons).map(([name, Drawing]) => (
          <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
            <Drawing strokeWidth={1.75} />
          </symbol>
        ))}
      </svg>
    );
  }

  function Icon({ of: name, className }: { of: Name; className?: string }) {
    return (
      <svg className={classes(className ?? 'size-4', 'shrink-0')} aria-hidden="true">
        <use href={`#${idOf(name)}`} />
      </svg>
    );
  }

  return { Sheet, Icon };
}
