import { Form } from '@remix-run/react';
import { Copy, Ellipsis, ExternalLink, MessageSquare, SquarePen, Trash2 } from 'lucide';
import { previewAddress } from '#app/preview/preview-address.ts';
import { DateTime, iconSheet, Link, Menu, MenuButton, MenuLink, counted } from '#app/ui/index.ts';
import type { DashboardWebsite } from './dashboard.server.ts';
import { Miniature } from '#app/miniature.tsx';
import { isOnline, StatusBadge } from '#app/editing/status-badge.tsx';

const { Sheet, Icon } = iconSheet({
  more: Ellipsis,
  chat: MessageSquare,
  edit: SquarePen,
  visit: ExternalLink,
  copy: Copy,
  remove: Trash2,
});

const DUPLICATE = 'duplicate-website';

/** What all cards share: their icons, and the form that their menus send. Once, before the first. */
export const SharedByWebsiteCards = () => (
  <>
    <Sheet />
    <Form method="post" action="/?index" id={DUPLICATE} hidden>
      <input type="hidden" name="intent" value="duplicate" />
    </Form>
  </>
);

/** One website: how it looks now, how it is doing, what can be done with it. */
export function WebsiteCard({ website, deleteHref }: { website: DashboardWebsite; deleteHref: string }) {
  const { id, name, status, address, visitsIn7Days, updatedAt, currentRevision, previewToken } = website;
  const isPublic = isOnline(status);
  const icon = (of: 'chat' | 'edit' | 'visit' | 'copy') => <Icon of={of} className="size-4 text-muted" />;
  return (
    <article
      aria-labelledby={`name-${id}`}
      className="group relative flex flex-col rounded-lg border bg-surface transition-colors hover:border-line-strong max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:grid-rows-[auto_1fr]"
    >
      <Miniature
        key={currentRevision}
        src={previewAddress({ website: id, page: '/', revision: currentRevision, token: previewToken })}
        title={`${name} in small`}
        className="max-sm:row-span-2 max-sm:aspect-auto max-sm:min-h-32 max-sm:rounded-l-[calc(var(--radius-lg)-1px)] max-sm:border-r sm:rounded-t-[calc(var(--radius-lg)-1px)] sm:border-b"
      />
      <div className="flex items-start gap-2 p-4 pb-2 max-sm:px-3">
        <div className="min-w-0 grow">
          <h3 id={`name-${id}`} className="truncate text-base">
            <Link href={`/website-chat/${id}`} className="card-link">
              {name}
            </Link>
          </h3>
          <p className="truncate text-sm text-muted">
            {isPublic ? (
              <a href={address} className="relative hover:text-ink hover:underline">
                {shortAddress(address)}
              </a>
            ) : (
              shortAddress(address)
            )}
          </p>
        </div>
        <div className="relative z-10 -mt-1 -mr-1.5 has-[details[open]]:z-20">
          <Menu
            label={`More for ${name}`}
            trigger={<Icon of="more" className="size-5" />}
            triggerClassName="grid size-8 place-items-center text-muted hover:bg-ink/6 hover:text-ink"
          >
            <MenuLink href={`/website-chat/${id}`} icon={icon('chat')}>
              Open chat
            </MenuLink>
            <MenuLink href={`/website/${id}`} icon={icon('edit')}>
              Edit
            </MenuLink>
            {isPublic && (
              <MenuLink href={address} icon={icon('visit')}>
                Visit
              </MenuLink>
            )}
            <MenuButton form={DUPLICATE} name="id" value={id} icon={icon('copy')}>
              Duplicate
            </MenuButton>
            <MenuLink href={deleteHref} keepsPlace danger icon={<Icon of="remove" />}>
              Delete …
            </MenuLink>
          </Menu>
        </div>
      </div>
      <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4 pb-4 text-sm text-muted max-sm:px-3">
        <StatusBadge status={status} />
        {isPublic && <span>{counted(visitsIn7Days, 'visit')} in 7 days</span>}
        <span>
          Changed <DateTime at={updatedAt} className="relative" />
        </span>
      </p>
    </article>
  );
}

const shortAddress = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '');
