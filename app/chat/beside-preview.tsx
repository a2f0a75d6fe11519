import { useNavigate, useSearchParams } from '@remix-run/react';
import { useState, type ReactNode } from 'react';
import { UnclaimedNotice } from '#app/claiming/unclaimed-notice.tsx';
import { searchWith } from '#app/editing/search-params.ts';
import { useFollowedPage } from './followed-page.ts';
import { TurnProgress } from '#app/live/turn-progress.tsx';
import type { EndedTurn } from '#app/live/turn.ts';
import type { Turn } from '#app/live/turn.ts';
import { PreviewFrame } from '#app/preview/preview-frame.tsx';
import { widthOf } from '#app/preview/width-switch.tsx';
import { PhoneTabs } from '#app/editing/phone-tabs.tsx';
import { classes } from '#app/ui/index.ts';
import { AskAbout, type Pressed } from './ask-about.tsx';
import { ChatBar } from './chat-bar.tsx';
import { FirstDesign } from './first-design.tsx';
import { useChatPlace } from './chat-place.tsx';
import type { LoadedChat } from './load-chat.server.ts';

type BesidePreviewProps = Pick<LoadedChat, 'website' | 'pages' | 'page'> & {
  /** What the assistant is at work on; what it has made so far shows. */
  turn: Turn | null;
  /** The newest message, where the screen's action can take it back. */
  ended?: EndedTurn | undefined;
  /** The assistant designs the website and has made nothing of it yet. */
  isBeginning?: boolean;
  /** Sections that may be pressed to ask about them. */
  askable?: LoadedChat['sections'] | undefined;
  label: string;
  children: ReactNode;
};

/** Something at the edge (the conversation, a settings tab), the website beside it, as large as there is room. */
export function BesidePreview({
  website,
  pages,
  page: chosen,
  turn,
  ended,
  isBeginning,
  askable,
  label,
  children,
}: BesidePreviewProps) {
  const [pressed, setPressed] = useState<Pressed & { page: string }>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { addressOf } = useChatPlace();
  const page = useFollowedPage({ website: website.id, pages, page: chosen, turn, search });
  const draft = turn && turn.changes.length > 0 ? { turn: turn.messageId, step: turn.changes.length } : undefined;
  const isPreview = search.get('view') === 'preview';
  const follow = (path: string) => {
    if (pages.some((candidate) => candidate.path === path)) navigate(addressOf(website.id, path, search));
  };
  return (
    <div className="flex h-[calc(100dvh-3.5rem)] flex-col max-md:min-h-136">
      <ChatBar website={website} pages={pages} draft={turn?.pages} page={page} search={search} />
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
          <div className="relative min-h-0 grow">
            {isBeginning ? (
              <FirstDesign turn={turn} />
            ) : (
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
                {...(askable && {
                  onSelect: (section: string, words: string) => setPressed({ section, words, page: page.path }),
                })}
              />
            )}
            {askable && !isBeginning && pressed?.page === page.path && (
              <AskAbout pressed={pressed} sections={askable} search={search} onDone={() => setPressed(undefined)} />
            )}
          </div>
        </section>
      </div>
    </div>
  );
}
