import type { HTMLAttributes, ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react';
import { classes } from './classes.ts';

/** A table that scrolls inside its own frame on small screens. */
export function Table({ caption, children, className }: { caption: string; children: ReactNode; className?: string }) {
  return (
    <div
      className={classes('overflow-x-auto rounded-lg border bg-surface', className)}
      role="region"
      aria-label={caption}
      tabIndex={0}
    >
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

export const TableHead = ({ children }: { children: ReactNode }) => (
  <thead className="border-b bg-sunken/60 text-sm text-muted">
    <tr>{children}</tr>
  </thead>
);
export const TableBody = ({ children }: { children: ReactNode }) => <tbody className="divide-y">{children}</tbody>;
export const Row = ({ className, ...rest }: HTMLAttributes<HTMLTableRowElement>) => (
  <tr className={classes('hover:bg-sunken/50', className)} {...rest} />
);
export const HeadCell = ({ className, ...rest }: ThHTMLAttributes<HTMLTableCellElement>) => (
  <th scope="col" className={classes('px-4 py-2.5 font-medium whitespace-nowrap', className)} {...rest} />
);
export const Cell = ({ className, ...rest }: TdHTMLAttributes<HTMLTableCellElement>) => (
  <td className={classes('px-4 py-3 align-middle', className)} {...rest} />
);
