import { Download, GlobeLock, RotateCcw, Trash2, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { isOnline } from '#app/editing/status-badge.tsx';
import type { WebsiteToDeleteQuery } from '#app/graphql/generated/graphql.ts';
import { Icon, Link } from '#app/ui/index.ts';

type WebsiteToDelete = NonNullable<WebsiteToDeleteQuery['website']>;

/** What deleting does: now, for 30 days, and after them. */
export function WhatHappens({ website: { id, status, address, canWrite } }: { website: WebsiteToDelete }) {
  return (
    <ol className="grid gap-4">
      {isOnline(status) && (
        <Step icon={GlobeLock} title="At once">
          It goes offline. Visitors of <span className="break-all">{address}</span> no longer find anything there.
        </Step>
      )}
      <Step icon={RotateCcw} title="For 30 days">
        It waits under “Recently deleted” on the dashboard. Restored, it is a draft at its old address, with its
        history, its pictures and what visitors sent.
      </Step>
      <Step icon={Trash2} title="After 30 days">
        Pages, history, conversation, pictures, publications, messages and signups are removed for good.
      </Step>
      {canWrite && (
        <Step icon={Download} title="Keep a copy">
          <Link href={`/website-export/${encodeURIComponent(id)}`} download className="text-link">
            Export it as a ZIP
          </Link>{' '}
          first. It works on any web server, and can be imported again.
        </Step>
      )}
    </ol>
  );
}

function Step({ icon, title, children }: { icon: IconNode; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
      <Icon of={icon} className="mt-0.5 size-5 text-muted" />
      <div>
        <p className="font-medium">{title}</p>
        <p className="text-muted">{children}</p>
      </div>
    </li>
  );
}
