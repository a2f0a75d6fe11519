import type { SettingsProps } from './settings-props.ts';
import { ArrowLeft } from 'lucide';
import { Suspense } from 'react';
import { LinkTargets } from '#app/forms/link-targets.tsx';
import { later } from '#app/later.ts';
import { Live, useTurn } from '#app/live/live.tsx';
import { TurnProgress } from '#app/live/turn-progress.tsx';
import { Icon, Link, Notice, Skeleton, Tabs } from '#app/ui/index.ts';
import { BesidePreview } from '#app/chat/beside-preview.tsx';
import { chatAddress } from '#app/chat/chat-address.ts';
import { settingsTabs } from '#app/chat/settings-tabs.ts';

// The server writes the forms into the page at once; a browser fetches their code after the first screen.
const TabContent = later(async () => (await import('./tab-content.tsx')).TabContent);

/** The settings beside the chat: small forms, the website next to them. */
export function SettingsScreen(props: SettingsProps) {
  const { website, pages, page, view, label } = props;
  const base = chatAddress(website.id);
  const { turn, onTurn } = useTurn(props.turn);
  return (
    <BesidePreview website={website} pages={pages} page={page} turn={turn} label="Quick settings">
      <Live websiteId={website.id} stamp={props.stamp} turn={props.turn} onTurn={onTurn} />
      <TurnProgress turn={turn} conversation={base} />
      <div className="shrink-0 bg-surface">
        <p className="px-4 pt-2.5">
          <Link
            href={base}
            className="-ml-1 inline-flex items-center gap-1 rounded-md px-1 text-sm text-muted hover:text-ink"
          >
            <Icon of={ArrowLeft} className="size-3.5" />
            Chat
          </Link>
        </p>
        <Tabs
          label="Quick settings"
          className="px-1"
          tabs={settingsTabs.map(({ tab, label: name }) => ({
            label: name,
            href: `${base}/settings/${tab}`,
            current: tab === view.tab,
          }))}
        />
      </div>
      {/* Scrolls by keys also when nothing in it takes the focus. */}
      <div
        role="group"
        aria-label={label}
        tabIndex={0}
        className="relative grid min-h-0 grow grid-cols-1 content-start gap-6 overflow-y-auto p-4"
      >
        <h1 className="sr-only">{label}</h1>
        {website.canWrite ? (
          <Suspense fallback={<Skeleton className="h-24" />}>
            <TabContent {...props} base={base} />
          </Suspense>
        ) : (
          <Notice>You can look at this website, but not change it.</Notice>
        )}
      </div>
      <LinkTargets pages={pages} />
    </BesidePreview>
  );
}
