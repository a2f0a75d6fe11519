import type { ReactNode } from 'react';

type MessageScreenProps = { title: string; children?: ReactNode; actions?: ReactNode; mark?: string };

/** A screen that only says something: not found, not allowed. */
export function MessageScreen({ title, children, actions, mark }: MessageScreenProps) {
  return (
    <div className="mx-auto grid w-full max-w-xl gap-3 px-6 py-16 sm:py-28">
      {mark && <p className="text-sm font-medium text-muted tabular-nums">{mark}</p>}
      <h1 className="text-2xl">{title}</h1>
      <div className="grid gap-2 text-lg text-muted">{children}</div>
      {actions != null && <div className="mt-5 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
