import { CircleAlert, CircleCheck, Info, TriangleAlert, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const looks: Record<NoticeTone, { icon: IconNode; className: string }> = {
  info: { icon: Info, className: 'bg-sunken text-ink border-line [&>svg]:text-muted' },
  success: { icon: CircleCheck, className: 'bg-success-soft text-ink border-success/30 [&>svg]:text-success' },
  warning: { icon: TriangleAlert, className: 'bg-warning-soft text-ink border-warning/30 [&>svg]:text-warning' },
  danger: { icon: CircleAlert, className: 'bg-danger-soft text-ink border-danger/30 [&>svg]:text-danger' },
};

type NoticeProps = {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  className?: string;
  id?: string;
  /** Title and actions share one line on a phone; the rest is read there by screen readers alone. */
  isOneLine?: boolean;
};

/** A message that stays in the page. `danger` is announced at once. */
export function Notice({ tone = 'info', title, children, actions, className, id, isOneLine }: NoticeProps) {
  const look = looks[tone];
  return (
    <div
      id={id}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classes(
        'flex gap-3 rounded-lg border px-4 py-3',
        look.className,
        isOneLine && 'max-md:border-none max-md:bg-transparent max-md:p-0 max-md:[&>svg]:hidden',
        className,
      )}
    >
      <Icon of={look.icon} className="mt-0.5 size-5" />
      <div className={classes('grid min-w-0 grow gap-1', isOneLine && 'max-md:flex max-md:items-center max-md:gap-2')}>
        {title != null && <p className={classes('font-medium', isOneLine && 'max-md:grow')}>{title}</p>}
        {children != null && <div className={isOneLine ? 'max-md:sr-only' : undefined}>{children}</div>}
        {actions != null && (
          <div className={classes('mt-1 flex flex-wrap gap-2', isOneLine && 'max-md:mt-0 max-md:shrink-0')}>
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
