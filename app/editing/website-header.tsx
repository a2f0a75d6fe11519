import { ExternalLink } from 'lucide';
import { classes, FoldedTabs, Icon, Link, Tabs } from '#app/ui/index.ts';
import type { StaffDocumentFragment } from '#app/graphql/generated/graphql.ts';
import { staffDocument } from './staff-document.ts';
import { isOnline, StatusBadge, type WebsiteStatus } from './status-badge.tsx';
import { websiteScreens } from './website-screens.ts';

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

/** Which website this is, whether it is live, and the ways to its screens. */
export function WebsiteHeader({ website, pathname }: WebsiteHeaderProps) {
  const { name, address, status } = website;
  const ofStaff = staffDocument(website);
  const tabs = websiteScreens(website, pathname);
  // On phones the editor's own row leads to all of them, since a website needs the room.
  const [editor] = tabs;
  return (
    <div
      className={classes(
        'flex shrink-0 items-center justify-between gap-x-6 border-b bg-surface px-4 sm:flex-wrap sm:items-end sm:px-6',
        editor?.current && 'max-md:hidden',
      )}
    >
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
      <Tabs label="Website" tabs={tabs} wraps className="-mb-px max-w-full border-b-0 max-sm:hidden" />
      <FoldedTabs label="Website" tabs={tabs} className="-mr-2.5 sm:hidden" />
    </div>
  );
}
