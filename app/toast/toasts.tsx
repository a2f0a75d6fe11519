import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Toast } from './toast.ts';
import { useToasterWanted, wantToaster } from './toaster-demand.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/**
 * Once, in the root: shows the toast that came with the page and those that scripts raise.
 * A toast comes with one answer only: it is raised then, however late what draws it has loaded.
 */
export function Toasts({ waiting }: { waiting: Toast | null }) {
  const isWanted = useToasterWanted();
  const raised = useRef<Toast | null>(null);
  useEffect(() => {
    if (!waiting || raised.current === waiting) return;
    raised.current = waiting;
    wantToaster();
    void import('./raise.ts').then(({ raise }) => raise(waiting));
  }, [waiting]);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
