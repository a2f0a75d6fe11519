import type { ReactNode } from 'react';

type GroupProps = {
  id: string;
  title: string;
  hint: string;
  /** When visitors meet what is saved here. */
  counts?: 'at once' | 'once published';
  children: ReactNode;
};

const COUNTS = { 'at once': 'Takes effect at once', 'once published': 'Takes effect when you publish' };

/** One subject of the settings: its heading, one line about it, its forms. */
export function Group({ id, title, hint, counts, children }: GroupProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 rounded-lg border bg-surface">
      <header className="border-b px-5 py-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={`${id}-title`} className="text-base font-semibold">
            {title}
          </h2>
          {counts && <p className="text-sm text-muted">{COUNTS[counts]}</p>}
        </div>
        <p className="text-sm text-muted">{hint}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">{children}</div>
    </section>
  );
}
