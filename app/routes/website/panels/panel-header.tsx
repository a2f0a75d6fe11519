import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { useLedFocus } from '#app/frame/led-focus.ts';
import { Icon, Link } from '#app/ui/index.ts';

type PanelHeaderProps = {
  title: ReactNode;
  back?: { href: string; label: string };
  hint?: ReactNode;
  children?: ReactNode;
};

/** The top of a panel: where one is, one line about it, the way back. */
export function PanelHeader({ title, back, hint, children }: PanelHeaderProps) {
  const header = useLedFocus<HTMLElement>();
  return (
    <header ref={header} className="grid grid-cols-1 gap-1">
      {back && (
        <Link
          href={back.href}
          className="-ml-1 inline-flex items-center gap-1 justify-self-start rounded-md px-1 text-sm text-muted hover:text-ink"
        >
          <Icon of={ArrowLeft} className="size-3.5" />
          {back.label}
        </Link>
      )}
      <div className="flex items-center justify-between gap-3">
        <h1 tabIndex={-1} className="min-w-0 truncate text-lg focus:outline-none">
          {title}
        </h1>
        {children}
      </div>
      {hint != null && <p className="text-sm text-muted">{hint}</p>}
    </header>
  );
}
