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
};

/** A message that stays in the page. `danger` is announced at once. */
export function Notice({ tone = 'info', title, children, actions, className, id }: NoticeProps) {
  const look = looks[tone];
  return (
    <div
      id={id}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classes('flex gap-3 rounded-lg border px-4 py-3', look.className, className)}
    >
      <Icon of={look.icon} className="mt-0.5 size-5" />
      <div className="grid min-w-0 grow gap-1">
        {title != null && <p className="font-medium">{title}</p>}
        {children != null && <div>{children}</div>}
        {actions != null && <div className="mt-1 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
