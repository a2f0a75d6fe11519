import type { IconNode } from 'lucide';
import { classes } from './classes.ts';
import { shapesOf, sized, strokes } from './icon.tsx';

/**
 * Icons that a list repeats in each of its rows: drawn once, then shown by their names.
 *
 *     const cardIcons = iconSheet({ copy: Copy, trash: Trash2 });
 *     <cardIcons.Sheet />                          // once on the screen, before the list
 *     <cardIcons.Icon of="copy" className="…" />   // in each row
 */
export function iconSheet<Name extends string>(icons: Record<Name, IconNode>) {
  const idOf = (name: string) => `icon-${name}`;

  function Sheet() {
    return (
      <svg className="hidden" aria-hidden="true">
        {Object.entries<IconNode>(icons).map(([name, node]) => (
          <symbol key={name} id={idOf(name)} viewBox="0 0 24 24" {...strokes}>
            {shapesOf(node)}
          </symbol>
        ))}
      </svg>
    );
  }

  function Icon({ of: name, className }: { of: Name; className?: string }) {
    return (
      <svg className={classes(sized(className), 'shrink-0')} aria-hidden="true">
        <use href={`#${idOf(name)}`} />
      </svg>
    );
  }

  return { Sheet, Icon };
}
