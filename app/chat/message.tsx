import { Suspense, type ReactNode } from 'react';
import { later } from '#app/later.ts';
import { Badge, classes, DateTime, Spinner } from '#app/ui/index.ts';
import type { ChatMessage, ChatTurn } from './load-chat.server.ts';
import { Receipt } from './receipt.tsx';

// Only a model takes so long that its turn is seen under way; without one nobody fetches this code.
const Working = later(async () => (await import('./working.tsx')).Working);

const states: Partial<Record<ChatMessage['state'], { label: string; tone: 'neutral' | 'danger' }>> = {
  NOTHING_CHANGED: { label: 'Nothing changed', tone: 'neutral' },
  FAILED: { label: 'Did not work', tone: 'danger' },
  CANCELLED: { label: 'Stopped', tone: 'neutral' },
};

// Few turns come to nothing.
const SendAgain = later(async () => (await import('./send-again.tsx')).SendAgain);

// Few answers ask something.
const Choices = later(async () => (await import('./choices.tsx')).Choices);

type MessageProps = {
  message: ChatMessage;
  website: string;
  /** Opens its draft to a frame. */
  token: string;
  canWrite: boolean;
  isFirst: boolean;
  isNewest: boolean;
  turn: ChatTurn | null;
  /** What to say again when this came to nothing. */
  asked: string | null;
};

/** One message: who, when, and for the assistant what it changed and the way back. */
export function Message({ message, website, token, canWrite, isFirst, isNewest, turn, asked }: MessageProps) {
  const { id, role, text, state, createdAt } = message;
  const note = states[state];
  if (state === 'WORKING')
    return (
      <Suspense fallback={<Begun />}>
        <Working message={id} turn={turn} canWrite={canWrite} />
      </Suspense>
    );
  const mayRepeat = isNewest && canWrite && asked !== null && (state === 'FAILED' || state === 'CANCELLED');
  return (
    <>
      {message.about && <p className="justify-self-end text-sm text-muted">About {message.about.name}</p>}
      <Bubble role={role}>{text}</Bubble>
      {message.picture && (
        <img
          src={message.picture.src}
          alt={message.picture.alt || `The picture “${message.picture.name}”, not described yet`}
          className="max-h-40 max-w-[70%] justify-self-end rounded-lg border object-contain"
        />
      )}
      {role === 'ASSISTANT' && <Receipt message={message} website={website} canWrite={canWrite} />}
      {isNewest && canWrite && message.choices.length > 0 && (
        <Suspense>
          <Choices message={id} choices={message.choices} draft={{ website, token }} />
        </Suspense>
      )}
      <div
        className={classes(
          'flex min-h-6 flex-wrap items-center gap-2 text-sm text-muted',
          role === 'USER' && 'justify-end',
        )}
      >
        <span className="sr-only">{role === 'USER' ? 'You' : 'Assistant'}</span>
        <DateTime at={createdAt} />
        {note && role === 'ASSISTANT' && !isFirst && <Badge tone={note.tone}>{note.label}</Badge>}
        {mayRepeat && (
          <Suspense>
            <SendAgain message={id} text={asked} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** The words themselves; paragraphs as they were written. */
export function Bubble({ role, children }: { role: ChatMessage['role']; children: ReactNode }) {
  return (
    <div
      className={classes(
        'max-w-[92%] whitespace-pre-line break-words',
        role === 'USER' ? 'justify-self-end rounded-xl rounded-br-sm bg-accent-soft px-3.5 py-2' : 'justify-self-start',
      )}
    >
      {children}
    </div>
  );
}

/** The assistant has begun, and nothing more is known. */
export const Begun = () => (
  <div className="flex items-center gap-2 text-muted">
    <Spinner label="The assistant is working" />
    <span aria-hidden="true">Working on it…</span>
  </div>
);
