import { useNavigate, useSearchParams } from '@remix-run/react';
import type { ReactNode } from 'react';
import { UnclaimedNotice } from '#app/claiming/unclaimed-notice.tsx';
import { searchWith } from '#app/editing/search-params.ts';
import { TurnProgress } from '#app/live/turn-progress.tsx';
import type { EndedTurn } from '#app/live/turn.ts';
import type { Turn } from '#app/live/turn.ts';
import { PreviewFrame } from '#app/preview/preview-frame.tsx';
import { widthOf } from '#app/preview/width-switch.tsx';
import { PhoneTabs } from '#app/editing/phone-tabs.tsx';
import { classes } from '#app/ui/index.ts';
import { ChatBar } from './chat-bar.tsx';
import { useChatPlace } from './chat-place.tsx';
import type { LoadedChat } from './load-chat.server.ts';

type BesidePreviewProps = Pick<LoadedChat, 'website' | 'pages' | 'page'> & {
  /** What the assistant is at work on; what it has made so far shows. */
  turn: Turn | null;
  /** The newest message, where the screen's action can take it back. */
  ended?: EndedTurn | undefined;
  /** What shows is only what the assistant begins from. */
  isSketch?: boolean;
  label: string;
  children: ReactNode;
};

/** Something at the edge (the conversation, a settings tab), the website beside it, as large as there is room. */
export function BesidePreview({ website, pages, page, turn, ended, isSketch, label, children }: BesidePreviewProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { addressOf } = useChatPlace();
  const draft = turn && turn.changes.length > 0 ? { turn: turn.messageId, step: turn.changes.length } : undefined;
  const isPreview = search.get('view') === 'preview';
  const follow = (path: string) => {
    if (pages.some((candidate) => candidate.path === path)) navigate(addressOf(website.id, path, search));
  };
  return (
    <div className="flex h-[calc(100dvh-3.5rem)] flex-col max-md:min-h-136">
      <ChatBar website={website} pages={pages} page={page} search={search} />
      <PhoneTabs search={search} label={label} className="mx-4 my-1.5" />
      <div className="flex min-h-0 grow">
        <section
          aria-label={label}
          className={classes(
            'flex w-full min-w-0 shrink-0 flex-col bg-ground md:w-84 md:border-r lg:w-104',
            isPreview && 'max-md:hidden',
          )}
        >
          <UnclaimedNotice website={website} />
          {children}
        </section>
        <section
          aria-label="Preview"
          className={classes('flex min-w-0 grow flex-col bg-sunken', !isPreview && 'max-md:hidden')}
        >
          {/* On a phone the conversation is out of sight. */}
          {isPreview && (
            <TurnProgress
              className="md:hidden"
              turn={turn}
              ended={ended}
              takesOrders={website.canWrite && ended !== undefined}
              conversation={searchWith(search, { view: null })}
            />
          )}
          {isSketch && (
            <p className="border-b bg-surface px-4 py-2.5 text-sm text-muted">
              A first sketch of your words. The assistant designs your website now; you see it here as it grows.
            </p>
          )}
          <div className={classes('min-h-0 grow transition-opacity', isSketch && 'opacity-40')}>
            <PreviewFrame
              website={website.id}
              token={website.previewToken}
              page={page.path}
              revision={website.currentRevision}
              draft={draft}
              marksChanges
              title={`Preview of ${page.title}`}
              width={widthOf(search.get('width'))}
              onFollow={follow}
            />
          </div>
        </section>
      </div>
    </div>
  );
}
