import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Link } from './link.tsx';

export type Tab = { label: ReactNode; href: string; current: boolean };

type TabsProps = {
  label: string;
  tabs: Tab[];
  className?: string;
  /** Takes two lines where one has no room, so that none is out of sight; otherwise the line scrolls. */
  wraps?: boolean;
};

/** Tabs that are addresses: each view can be linked to and works without JavaScript. */
export function Tabs({ label, tabs, className, wraps }: TabsProps) {
  return (
    <nav aria-label={label} className={classes('border-b', !wraps && 'overflow-x-auto', className)}>
      <ul className={classes('flex gap-x-1', wraps && 'flex-wrap')}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              aria-current={tab.current ? 'page' : undefined}
              className={classes(
                '-mb-px flex min-h-10 items-center gap-2 border-b-2 px-2.5 text-base sm:px-3 whitespace-nowrap -outline-offset-2 transition-colors',
                tab.current ? 'border-accent font-medium text-ink' : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
