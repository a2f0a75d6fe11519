import { Form } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { ExternalLink, PencilLine, Settings2 } from 'lucide';
import { claimAddress } from '#app/claiming/claim-address.ts';
import { searchWith } from '#app/editing/search-params.ts';
import { staffDocument } from '#app/editing/staff-document.ts';
import { isOnline, StatusBadge } from '#app/editing/status-badge.tsx';
import { WidthSwitch, widthOf } from '#app/preview/width-switch.tsx';
import { Button, ButtonLink, classes, Icon, Link, Menu, MenuLink } from '#app/ui/index.ts';
import type { Turn } from '#app/live/turn.ts';
import { useChatPlace } from './chat-place.tsx';
import type { LoadedChat } from './load-chat.server.ts';
import { settingsTabs } from './settings-tabs.ts';

type ChatBarProps = Pick<LoadedChat, 'website' | 'pages' | 'page'> & {
  /** The pages of what the assistant is making. */
  draft?: Turn['pages'] | undefined;
  search: URLSearchParams;
};

/** Over the chat: which website and page, and what its place offers. */
export function ChatBar({ website, pages, draft = [], page, search }: ChatBarProps) {
  const coming = draft.filter(({ path }) => pages.every((there) => there.path !== path));
  const { addressOf, bar } = useChatPlace();
  const tabs = useCurrentInSight(page.path);
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-b bg-surface px-4 py-2">
      <div className="flex min-w-0 items-center gap-2.5 max-sm:grow max-sm:basis-0">
        <h1 className="truncate text-base font-semibold">{website.name}</h1>
        {bar ? bar.mark : <Mark website={website} />}
      </div>
      <nav
        ref={tabs}
        aria-label="Pages"
        className="flex min-w-0 max-w-full grow overflow-x-auto max-md:order-last max-md:w-full"
      >
        {pages.map(({ id: pageId, title, path }) => (
          <Link
            key={pageId}
            href={addressOf(website.id, path, search)}
            aria-current={pageId === page.id ? 'page' : undefined}
            className={classes(
              'grid min-h-8 place-items-center rounded-md px-2.5 text-sm whitespace-nowrap -outline-offset-2',
              pageId === page.id ? 'bg-ink/8 font-medium' : 'text-muted hover:text-ink',
            )}
          >
            {title}
          </Link>
        ))}
        {coming.map(({ title, path }) => (
          <span
            key={path}
            aria-current={path === page.path ? 'page' : undefined}
            className={classes(
              'grid min-h-8 place-items-center rounded-md px-2.5 text-sm whitespace-nowrap',
              path === page.path ? 'bg-ink/8 font-medium' : 'text-muted',
            )}
          >
            {title}
          </span>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-2 max-sm:gap-1.5">
        <span className="max-lg:hidden">
          <WidthSwitch
            current={widthOf(search.get('width'))}
            hrefOf={(width) => searchWith(search, { width: width === 'desktop' ? null : width })}
          />
        </span>
        {bar ? bar.actions : <Actions website={website} page={page} />}
      </div>
    </div>
  );
}

/** Of more tabs than there is room for the current one is in sight, also when the assistant goes to another page. */
function useCurrentInSight(path: string) {
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = tabs.current?.querySelector<HTMLElement>('[aria-current]');
    if (!tabs.current || !current) return;
    tabs.current.scrollLeft = current.offsetLeft - tabs.current.offsetLeft - TAB_ROOM;
  }, [path]);
  return tabs;
}

/** What shows of the tab before. */
const TAB_ROOM = 24;

/** What the website is: whose document, or how it stands with the public. */
function Mark({ website }: Pick<ChatBarProps, 'website'>) {
  const ofStaff = staffDocument(website);
  return (
    <>
      {ofStaff ? (
        <Link href={ofStaff.href} className="truncate text-sm text-muted hover:underline">
          {ofStaff.label}
        </Link>
      ) : (
        <StatusBadge status={website.status} />
      )}
      {!ofStaff && isOnline(website.status) && (
        <a
          href={website.address}
          target="_blank"
          rel="noopener"
          aria-label={`Visit ${website.name} (opens in a new tab)`}
          title={website.address}
          className="grid size-8 place-items-center rounded-md text-muted hover:bg-ink/6 hover:text-ink"
        >
          <Icon of={ExternalLink} />
        </a>
      )}
    </>
  );
}

/** The ways to the website's other screens, and publishing. */
function Actions({ website, page }: Pick<ChatBarProps, 'website' | 'page'>) {
  const id = encodeURIComponent(website.id);
  const ofStaff = staffDocument(website);
  return (
    <>
      <Menu
        label="Quick settings"
        trigger={
          <span className="flex min-h-8 items-center gap-2 rounded-md px-2 text-sm font-medium hover:bg-ink/6">
            <Icon of={Settings2} />
            <span className="max-sm:sr-only">Quick settings</span>
          </span>
        }
      >
        {settingsTabs.map(({ tab, label }) => (
          <MenuLink key={tab} href={`/website-chat/${id}/settings/${tab}`}>
            {label}
          </MenuLink>
        ))}
      </Menu>
      <ButtonLink
        size="small"
        href={`/website/${id}?page=${encodeURIComponent(page.id)}`}
        icon={<Icon of={PencilLine} />}
      >
        <span className="max-sm:sr-only">Editor</span>
      </ButtonLink>
      {website.isUnclaimed && website.canWrite && (
        <ButtonLink size="small" look="primary" href={claimAddress(website.id)}>
          Publish
        </ButtonLink>
      )}
      {ofStaff?.use && (
        <ButtonLink size="small" look="primary" href={ofStaff.use.href}>
          {ofStaff.use.label}
        </ButtonLink>
      )}
      {website.canWrite && !website.isUnclaimed && !ofStaff && website.status !== 'PUBLISHED' && (
        <Form method="post" replace preventScrollReset>
          <input type="hidden" name="intent" value="publish" />
          <Button type="submit" size="small" look="primary">
            Publish
          </Button>
        </Form>
      )}
    </>
  );
}
