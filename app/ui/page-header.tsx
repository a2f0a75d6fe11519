import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  above?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

/** The heading of a screen: what it is, one line about it, what can be done. */
export function PageHeader({ title, description, above, actions, className }: PageHeaderProps) {
  return (
    <header className={classes('grid gap-3', className)}>
      {above}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-xl break-words">{title}</h1>
          {description != null && <p className="mt-1 max-w-prose text-muted">{description}</p>}
        </div>
        {actions != null && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  );
}

/** The column that a screen stands in. */
export function Page({
  children,
  width = 'wide',
  className,
}: {
  children: ReactNode;
  width?: 'narrow' | 'wide';
  className?: string;
}) {
  return (
    <div
      className={classes(
        'mx-auto grid w-full grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 sm:px-6 sm:py-10',
        width === 'narrow' ? 'max-w-2xl' : 'max-w-6xl',
        className,
      )}
    >
      {children}
    </div>
  );
}
