import { useEffect, useRef } from 'react';
import { useFetcher } from '@remix-run/react';
import { Notice, Spinner } from '#app/ui/index.ts';
import type { ChatOutcome } from './chat-action.server.ts';
import type { ChatProps } from './chat-screen.tsx';
import { Bubble, Message } from './message.tsx';
import { MessageForm } from './message-form.tsx';

/** What has been said, and the box to say more. The newest message is in sight. */
export function Conversation({ website, messages, suggestions, outcome }: ChatProps) {
  const fetcher = useFetcher<ChatOutcome>({ key: `chat ${website.id}` });
  const log = useRef<HTMLDivElement>(null);
  const sending = fetcher.state === 'idle' ? null : fetcher.formData?.get('message');
  const pending = typeof sending === 'string' ? sending : null;
  const answer = fetcher.data ?? outcome;
  const failure = answer && 'message' in answer && fetcher.state === 'idle' ? answer : null;
  const count = messages.length + (pending === null ? 0 : 1);

  useEffect(() => {
    const element = log.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [count]);

  return (
    <>
      <div
        ref={log}
        role="log"
        aria-label="Conversation"
        tabIndex={0}
        className="relative min-h-0 grow overflow-y-auto px-4 py-5 -outline-offset-2"
      >
        <ol className="grid gap-4">
          {messages.length === 0 && pending === null && (
            <li>
              <Bubble role="ASSISTANT">
                Say what should change, in your own words. You see it at once, and can always take it back.
              </Bubble>
            </li>
          )}
          {messages.map((message, index) => (
            <Message
              key={message.id}
              message={message}
              canWrite={website.canWrite}
              isFirst={index === 0}
              isNewest={index === messages.length - 1}
            />
          ))}
          {pending !== null && (
            <>
              <li>
                <Bubble role="USER">{pending}</Bubble>
              </li>
              <li className="flex items-center gap-2 text-muted">
                <Spinner label="The assistant is working" />
                <span aria-hidden="true">Working on it…</span>
              </li>
            </>
          )}
        </ol>
      </div>
      <div className="grid shrink-0 gap-3 border-t bg-surface p-4 max-md:sticky max-md:bottom-0">
        {failure && (
          <Notice tone="danger" title="Not sent">
            {failure.message}
          </Notice>
        )}
        {website.canWrite ? (
          <MessageForm
            fetcher={fetcher}
            suggestions={suggestions}
            typed={failure && 'text' in failure ? failure.text : ''}
            isWorking={pending !== null}
          />
        ) : (
          <p className="text-muted">You may read this conversation, but not take part in it.</p>
        )}
      </div>
    </>
  );
}
