import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

type EmptyStateProps = {
  icon?: IconNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** Says why nothing is here and what to do about it. */
export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div
      className={classes(
        'grid justify-items-center gap-1.5 rounded-lg border border-dashed border-line-strong/50 px-6 py-12 text-center',
        className,
      )}
    >
      {icon && <Icon of={icon} className="mb-2 size-6 text-muted" />}
      <p className="font-medium">{title}</p>
      {children != null && <div className="max-w-md text-muted">{children}</div>}
      {action != null && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
