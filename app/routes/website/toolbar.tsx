import { CircleAlert, Redo2, Undo2, type IconNode } from 'lucide';
import { claimAddress } from '#app/claiming/claim-address.ts';
import { PhoneSwitch } from '#app/editing/phone-tabs.tsx';
import { searchWith } from '#app/editing/search-params.ts';
import { isOnline, type WebsiteStatus } from '#app/editing/status-badge.tsx';
import { websiteScreens } from '#app/editing/website-screens.ts';
import { WidthSwitch, widthOf } from '#app/preview/width-switch.tsx';
import { Button, ButtonLink, classes, DateTime, FoldedTabs, Icon, Link } from '#app/ui/index.ts';
import { ChangeForm } from '#app/editing/change-form.tsx';
import { staffDocument } from '#app/editing/staff-document.ts';
import type { EditorProps } from './editor-props.ts';

/** `isOwners`: about what people's websites have and documents of the staff have not. */
const panels: { panel: string | null; label: string; isOwners?: true }[] = [
  { panel: null, label: 'Page' },
  { panel: 'pages', label: 'Pages' },
  { panel: 'theme', label: 'Design' },
  { panel: 'site', label: 'Website' },
  { panel: 'pictures', label: 'Pictures' },
  { panel: 'history', label: 'History' },
  { panel: 'share', label: 'Share', isOwners: true },
  { panel: 'inbox', label: 'Inbox', isOwners: true },
  { panel: 'visits', label: 'Visits', isOwners: true },
];

/** Search parameters that belong to one panel. */
const closed = Object.fromEntries(
  [
    'section',
    'edit',
    'after',
    'revision',
    'view',
    'for',
    'field',
    'picture',
    'removed',
    'open',
    'box',
    'q',
    'of',
    'find',
  ].map((name) => [name, null]),
);

/** Over the editor: which panel is open, undo and redo, how wide the preview is, publishing. */
export function Toolbar({ website, view, history, search }: EditorProps) {
  const open = search.get('panel') === 'add' ? null : search.get('panel');
  const [last] = history.rows;
  const ofStaff = staffDocument(website);
  const tabs = panels
    .filter(({ isOwners }) => !ofStaff || !isOwners)
    .map(({ panel, label }) => ({
      label,
      href: searchWith(search, { ...closed, panel }),
      current: panel === open,
    }));
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b bg-surface px-2 py-1.5 max-sm:gap-x-1.5 sm:px-4">
      <nav aria-label="Panels" className="-ml-1 flex max-w-full flex-wrap max-md:hidden">
        {tabs.map(({ label, href, current }) => (
          <Link
            key={label}
            href={href}
            aria-current={current ? 'true' : undefined}
            className={classes(
              'grid min-h-8 place-items-center rounded-md px-2.5 text-sm font-medium -outline-offset-2',
              current ? 'bg-ink/8 text-ink' : 'text-muted hover:text-ink',
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
      <FoldedTabs label="Panels" tabs={tabs} further={elsewhere(website)} align="left" className="md:hidden" />
      <PhoneSwitch search={search} label="Edit" />
      <div className="ml-auto flex items-center gap-1 sm:gap-3">
        {last && (
          <p className="max-w-72 truncate text-sm text-muted max-xl:hidden" title={last.summary}>
            {last.summary} · <DateTime at={last.createdAt} />
          </p>
        )}
        {website.canWrite && (
          <div className="flex">
            <StepForm intent="undo" label="Undo" keys="Control+Z" icon={Undo2} disabled={!website.canUndo} />
            <StepForm intent="redo" label="Redo" keys="Control+Shift+Z" icon={Redo2} disabled={!website.canRedo} />
          </div>
        )}
        <span className="max-md:hidden">
          <WidthSwitch
            current={widthOf(search.get('width'))}
            hrefOf={(width) => searchWith(search, { width: width === 'desktop' ? null : width })}
          />
        </span>
        {ofStaff?.use && (
          <ButtonLink size="small" look="primary" href={ofStaff.use.href}>
            {ofStaff.use.label}
          </ButtonLink>
        )}
        {website.canWrite && !website.isUnclaimed && !ofStaff && (
          <Publishing status={website.status} blocking={view.blocking} search={search} />
        )}
        {website.canWrite && website.isUnclaimed && (
          <ButtonLink size="small" look="primary" href={claimAddress(website.id)}>
            Publish
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Where the website's header leads, which has no room on phones. */
function elsewhere(website: EditorProps['website']) {
  const ofStaff = staffDocument(website);
  const screens = websiteScreens(website, '').slice(1);
  const visit = isOnline(website.status) ? [{ label: 'Visit', href: website.address, current: false }] : [];
  return ofStaff
    ? { label: ofStaff.label, tabs: [{ label: 'Back', href: ofStaff.href, current: false }, ...screens] }
    : { label: website.name, tabs: [...screens, ...visit] };
}

function StepForm({
  intent,
  label,
  keys,
  icon,
  disabled,
}: {
  intent: string;
  label: string;
  /** The shortcut, as `aria-keyshortcuts` writes it. */
  keys: string;
  icon: IconNode;
  disabled: boolean;
}) {
  return (
    <ChangeForm intent={intent}>
      <Button
        look="quiet"
        size="small"
        type="submit"
        disabled={disabled}
        aria-label={label}
        aria-keyshortcuts={keys}
        title={`${label} (${keys.replace('Control', 'Ctrl')})`}
        className="px-2"
      >
        <Icon of={icon} />
      </Button>
    </ChangeForm>
  );
}

/** `blocking`: how many things stand against publishing. */
type PublishingProps = { status: WebsiteStatus; blocking: number; search: URLSearchParams };

/** Publishes at once when nothing stands against it; the panel tells what changed and what is missing. */
function Publishing({ status, blocking, search }: PublishingProps) {
  const panel = searchWith(search, { panel: 'publish', section: null, view: null });
  if (search.get('panel') === 'publish') return null;
  if (blocking > 0) {
    return (
      <ButtonLink
        size="small"
        href={panel}
        aria-label={`${blocking} to fix before publishing`}
        title="To fix before publishing"
        icon={<Icon of={CircleAlert} className="size-4 text-danger" />}
      >
        {blocking} to fix
      </ButtonLink>
    );
  }
  if (status === 'PUBLISHED') {
    return (
      <ButtonLink size="small" href={panel}>
        Published
      </ButtonLink>
    );
  }
  return (
    <div className="flex items-center gap-1">
      <ButtonLink size="small" look="quiet" href={panel} className="max-sm:hidden">
        {status === 'CHANGED' ? 'Changes' : 'Check'}
      </ButtonLink>
      <ChangeForm intent="publish">
        <Button size="small" look="primary" type="submit">
          Publish
        </Button>
      </ChangeForm>
    </div>
  );
}
