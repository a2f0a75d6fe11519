import { ExternalLink } from 'lucide';
import { Icon, Link, Tabs } from '#app/ui/index.ts';
import type { StaffDocumentFragment } from '#app/graphql/generated/graphql.ts';
import { staffDocument } from './staff-document.ts';
import { isOnline, StatusBadge, type WebsiteStatus } from './status-badge.tsx';

export type WebsiteHeaderProps = {
  website: {
    id: string;
    name: string;
    address: string;
    status: WebsiteStatus;
    isUnclaimed: boolean;
  } & StaffDocumentFragment;
  pathname: string;
};

/** `area`: what the addresses of a tab's further screens begin with. */
const screens: { path: string; label: string; area?: string }[] = [
  { path: '', label: 'Editor' },
  { path: '/blog-editor', label: 'Blog', area: '/blog-' },
  { path: '/settings', label: 'Settings' },
  { path: '/custom-domain', label: 'Domain' },
  { path: '/waitlist', label: 'Waitlist' },
  { path: '/plans', label: 'Plans' },
  { path: '/delete-website', label: 'Delete' },
];

/** Which website this is, whether it is live, and the ways to its screens. */
export function WebsiteHeader({ website, pathname }: WebsiteHeaderProps) {
  const { id, name, address, status, isUnclaimed } = website;
  const ofStaff = staffDocument(website);
  const base = `/website/${encodeURIComponent(id)}`;
  const tabs = [
    // Its other screens are for owners.
    ...(isUnclaimed || ofStaff ? screens.slice(0, 1) : screens).map(({ path, label, area }) => ({
      label,
      href: `${base}${path}`,
      current: area ? pathname.startsWith(`${base}${area}`) : pathname === `${base}${path}`,
    })),
    { label: 'Chat', href: `/website-chat/${encodeURIComponent(id)}`, current: false },
  ];
  return (
    <div className="flex shrink-0 flex-wrap items-end justify-between gap-x-6 border-b bg-surface px-4 sm:px-6">
      <div className="flex min-w-0 items-center gap-2.5 py-2">
        {ofStaff ? (
          <Link href={ofStaff.href} className="truncate rounded-sm font-semibold hover:underline">
            {ofStaff.label}
          </Link>
        ) : (
          <>
            <p className="truncate font-semibold">{name}</p>
            <StatusBadge status={status} />
          </>
        )}
        {!ofStaff && isOnline(status) && (
          <Link
            href={address}
            target="_blank"
            rel="noopener"
            aria-label={`Visit ${name} (opens in a new tab)`}
            title={address}
            className="grid size-8 place-items-center rounded-md text-muted hover:bg-ink/6 hover:text-ink"
          >
            <Icon of={ExternalLink} />
          </Link>
        )}
      </div>
      <Tabs label="Website" tabs={tabs} wraps className="-mx-2.5 -mb-px max-w-full border-b-0 sm:mx-0" />
    </div>
  );
}
