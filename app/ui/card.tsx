import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.ts';

/** A bordered ground for things that belong together. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={classes('rounded-lg border bg-surface', className)} {...rest} />;
}

type PanelProps = {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
  id?: string;
};

/** A card with a heading line, for a part of a screen. */
export function Panel({ title, description, actions, children, className, id }: PanelProps) {
  return (
    <section id={id} className={classes('rounded-lg border bg-surface', className)}>
      <header className="flex flex-wrap items-start justify-between gap-3 border-b px-5 py-4">
        <div>
          <h2 className="text-base font-semibold">{title}</h2>
          {description != null && <p className="text-sm text-muted">{description}</p>}
        </div>
        {actions}
      </header>
      <div className="p-5">{children}</div>
    </section>
  );
}
