import type { ReactNode } from 'react';
import { Miniature } from '#app/miniature.tsx';
import { previewAddress } from '#app/preview/preview-address.ts';
import { DateTime, dayAndMonth, Link } from '#app/ui/index.ts';
import type { UnclaimedWebsite } from './load-claim.server.ts';

/** A website without an owner: what it looks like, and how long it is kept. `children` stand at its start. */
export function UnclaimedCard({ website, children }: { website: UnclaimedWebsite; children?: ReactNode }) {
  const { id, name, currentRevision, previewToken, updatedAt, keptUntil } = website;
  return (
    <li className="grid grid-cols-[7rem_minmax(0,1fr)] overflow-hidden rounded-lg border bg-surface has-checked:border-accent sm:grid-cols-[13rem_minmax(0,1fr)]">
      <Miniature
        src={previewAddress({ website: id, page: '/', token: previewToken, revision: currentRevision })}
        title={`${name} in small`}
        className="aspect-auto h-full min-h-28 border-r sm:min-h-32"
      />
      <div className="grid content-center gap-1 px-4 py-3">
        {children ?? <p className="truncate font-medium">{name}</p>}
        <p className="text-sm text-muted">
          Changed <DateTime at={updatedAt} />
          {keptUntil && (
            <>
              , kept until <time dateTime={keptUntil}>{dayAndMonth(keptUntil)}</time>
            </>
          )}
        </p>
        <p className="text-sm">
          <Link href={`/website-chat/${id}`} className="text-link" aria-label={`Open ${name}`}>
            Open
          </Link>
        </p>
      </div>
    </li>
  );
}
