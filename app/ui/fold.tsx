import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Something less often needed: closed until it is asked for, by a press or by the address. */
export function Fold({
  id,
  title,
  count,
  isOpen,
  children,
}: {
  /** Also a place in the page, for addresses that open it. */
  id?: string;
  title: string;
  count?: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <details id={id} className="group scroll-mt-20 rounded-lg border bg-surface" open={isOpen}>
      <summary className="flex items-center gap-2 rounded-lg px-4 py-3 font-medium">
        <Icon of={ChevronRight} className="size-4 text-muted transition-transform group-open:rotate-90" />
        {title} {count !== undefined && <span className="font-normal text-muted tabular-nums">{count}</span>}
      </summary>
      <div className="border-t">{children}</div>
    </details>
  );
}
