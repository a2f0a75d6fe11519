import { lazy, Suspense, useEffect } from 'react';
import type { Toast } from './toast.ts';
import { useToasterWanted, wantToaster } from './toaster-demand.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Once, in the root: shows the toast that came with the page and those that scripts raise. */
export function Toasts({ waiting }: { waiting: Toast | null }) {
  const isWanted = useToasterWanted();
  useEffect(() => {
    if (waiting) wantToaster();
  }, [waiting]);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster waiting={waiting} />
    </Suspense>
  );
}
