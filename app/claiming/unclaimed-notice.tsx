import { Suspense } from 'react';
import { later } from '#app/later.ts';

// Whoever has an account hardly ever sees it, so its code is fetched only where it is wanted.
const HowToKeep = later(async () => (await import('./how-to-keep.tsx')).HowToKeep);

type UnclaimedNoticeProps = { website: { id: string; isUnclaimed: boolean; keptUntil?: string | null } };

/** Over the screens of a website that belongs to nobody yet: how to keep it. Nothing for any other website. */
export const UnclaimedNotice = ({ website: { id, isUnclaimed, keptUntil = null } }: UnclaimedNoticeProps) =>
  isUnclaimed && (
    <div className="shrink-0 border-b p-3 max-md:px-4 max-md:py-1.5">
      <Suspense>
        <HowToKeep id={id} keptUntil={keptUntil} />
      </Suspense>
    </div>
  );
