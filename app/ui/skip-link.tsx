import type { ReactNode } from 'react';

/** For people who move by keys: out of sight until it has the focus, it leads past what comes before `to`. */
export const SkipLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a
    href={`#${to}`}
    className="sr-only z-50 rounded-md bg-raised px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
  >
    {children}
  </a>
);
