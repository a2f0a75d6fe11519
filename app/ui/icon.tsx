import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { classes } from './classes.ts';

/** A lucide icon, hidden from screen readers unless it has a label. */
export function Icon({ of: node, className, label }: { of: IconNode; className?: string; label?: string }) {
  return (
    <svg
      className={classes(sized(className), 'shrink-0')}
      viewBox="0 0 24 24"
      {...strokes}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {shapesOf(node)}
    </svg>
  );
}

/** Without a size of its own an icon is as large as a line of text: an SVG without any fills the place that it is in. */
export const sized = (className = '') => (className.includes('size-') ? className : classes(className, 'size-4'));

/** How every icon is drawn: by lines, in the colour of the text around it. */
export const strokes = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const shapesOf = (node: IconNode) =>
  node.map(([name, attributes], at) => createElement(name, { key: at, ...attributes }));
