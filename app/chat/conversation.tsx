import { useEffect, useRef } from 'react';
import { useFetcher, useSearchParams } from '@remix-run/react';
import { searchWith } from '#app/editing/search-params.ts';
import { classes, Link, useIsHydrated } from '#app/ui/index.ts';
import { ReportLink } from '#app/site-import/report-link.tsx';
import { UnderstoodList } from '#app/understood/understood-list.tsx';
import type { ChatOutcome } from './chat-action.server.ts';
import type { ChatProps } from './chat-props.ts';
import { DayMark } from './day-mark.tsx';
import type { ChatTurn } from './load-chat.server.ts';
import { Begun, Bubble, Message } from './message.tsx';
import { MessageForm } from './message-form.tsx';
import { NotDone } from './not-done.tsx';

/** What has been said, and the box to say more. The newest message is in sight. */
export function Conversation({
  website,
  messages,
  suggestions,
  outcome,
  attempt,
  earlier,
  turn,
  understood,
  cameOver,
  about,
}: ChatProps & { turn: ChatTurn | null }) {
  const fetcher = useFetcher<ChatOutcome>({ key: `chat ${website.id}` });
  const isHydrated = useIsHydrated();
  const sending = fetcher.state === 'idle' ? null : fetcher.formData?.get('message');
  const isWorking = messages.some(({ state }) => state === 'WORKING');
  // Once the turn is under way the message is in the conversation.
  const pending = typeof sending === 'string' && !isWorking ? sending : null;
  const answer = fetcher.data ?? outcome;
  const failure = answer && 'message' in answer && fetcher.state === 'idle' ? answer : null;
  const firstAnswer = earlier === null ? messages.find(({ role }) => role === 'ASSISTANT') : undefined;
  const log = useLogAtEnd(`${messages.at(-1)?.id} ${pending}`);
  const [search] = useSearchParams();

  return (
    <>
      <div
        ref={log}
        role="log"
        aria-label="Conversation"
        tabIndex={0}
        // Upside down it opens at its end and stays there, also without scripts, and keeps its place when earlier messages come. The
        // first message of all is read from its beginning.
        className={classes(
          'relative flex min-h-0 grow overflow-y-auto px-4 -outline-offset-2',
          messages.length > 1 || pending !== null ? 'flex-col-reverse' : 'flex-col',
        )}
      >
        <ol className="mb-auto grid grid-cols-1 gap-4 py-5">
          {earlier !== null && (
            <li className="text-center text-sm">
              <Link href={searchWith(search, { earlier })} className="text-link" keepsPlace>
                Earlier messages
              </Link>
            </li>
          )}
          {earlier === null && cameOver && (
            <li className="text-center text-sm">
              <ReportLink {...cameOver} />
            </li>
          )}
          {messages.length === 0 && pending === null && website.greeting !== '' && (
            <li>
              <Bubble role="ASSISTANT">{website.greeting}</Bubble>
            </li>
          )}
          {messages.map((message, index) => {
            const before = messages[index - 1];
            const isNewest = index === messages.length - 1;
            return (
              <li key={message.id} id={isNewest ? 'newest' : undefined} className="grid scroll-mt-20 gap-1.5">
                <DayMark at={message.createdAt} before={before?.createdAt} />
                <Message
                  message={message}
                  website={website.id}
                  token={website.previewToken}
                  canWrite={website.canWrite}
                  isFirst={index === 0 && earlier === null}
                  isNewest={isNewest}
                  turn={turn}
                  asked={before?.role === 'USER' ? before.text : null}
                />
                {message === firstAnswer && understood !== null && understood.length > 0 && (
                  <UnderstoodList
                    website={website.id}
                    rows={understood}
                    canWrite={website.canWrite}
                    isOpen={isNewest && pending === null && message.choices.length === 0}
                  />
                )}
              </li>
            );
          })}
          {pending !== null && (
            <>
              <li className="grid">
                <Bubble role="USER">{pending}</Bubble>
              </li>
              <li>
                <Begun />
              </li>
            </>
          )}
        </ol>
      </div>
      <div className="grid shrink-0 gap-3 border-t bg-surface p-4 max-md:py-3">
        {failure && <NotDone failure={failure} website={website} />}
        {!website.canWrite && <p className="text-muted">You can read this conversation, but not take part in it.</p>}
        {/* A page that looks again by itself would take away what is being typed. */}
        {website.canWrite && isWorking && !isHydrated && (
          <p className="text-muted">You can write again as soon as this is done.</p>
        )}
        {website.canWrite && (!isWorking || isHydrated) && (
          <MessageForm
            fetcher={fetcher}
            suggestions={messages.at(-1)?.choices.some(({ look }) => look) ? [] : suggestions}
            typed={failure && 'text' in failure ? failure.text : ''}
            attempt={attempt}
            isWorking={isWorking || pending !== null}
            about={about}
            picture={failure && 'picture' in failure ? failure.picture : undefined}
          />
        )}
      </div>
    </>
  );
}

/** Scrolls to the end for each new message; whoever is there already stays there anyway. */
function useLogAtEnd(newest: string) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (log.current) log.current.scrollTop = 0;
  }, [newest]);
  return log;
}
