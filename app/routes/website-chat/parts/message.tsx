import { Form } from '@remix-run/react';
import { Check, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, Button, classes, DateTime, Icon } from '#app/ui/index.ts';
import type { ChatMessage } from './load-chat.server.ts';

const states: Partial<Record<ChatMessage['state'], { label: string; tone: 'neutral' | 'danger' }>> = {
  NOTHING_CHANGED: { label: 'Nothing changed', tone: 'neutral' },
  FAILED: { label: 'Did not work', tone: 'danger' },
  UNDONE: { label: 'Undone', tone: 'neutral' },
};

type MessageProps = { message: ChatMessage; canWrite: boolean; isFirst: boolean; isNewest: boolean };

/** One message: who, when, and for the assistant what it changed and the way back. */
export function Message({ message, canWrite, isFirst, isNewest }: MessageProps) {
  const { id, role, text, state, createdAt, changes, canUndo } = message;
  const note = states[state];
  return (
    <li id={isNewest ? 'newest' : undefined} className="grid scroll-mt-20 gap-1.5">
      <Bubble role={role}>{text}</Bubble>
      {changes.length > 0 && (
        <ul className="grid gap-1 rounded-lg border bg-surface px-3.5 py-2.5 text-sm" aria-label="What changed">
          {changes.map((change, index) => (
            <li key={index} className={classes('flex gap-2', state === 'UNDONE' && 'text-muted line-through')}>
              <Icon of={Check} className="mt-0.5 size-4 text-success" />
              <span className="min-w-0">{change}</span>
            </li>
          ))}
        </ul>
      )}
      <div
        className={classes('flex flex-wrap items-center gap-2 text-sm text-muted', role === 'USER' && 'justify-end')}
      >
        <span className="sr-only">{role === 'USER' ? 'You' : 'Assistant'}</span>
        <DateTime at={createdAt} />
        {note && role === 'ASSISTANT' && !isFirst && <Badge tone={note.tone}>{note.label}</Badge>}
        {canUndo && canWrite && (
          <Form method="post" replace preventScrollReset>
            <input type="hidden" name="intent" value="undo-message" />
            <input type="hidden" name="message" value={id} />
            <Button type="submit" size="small" look="quiet" icon={<Icon of={Undo2} className="size-3.5" />}>
              Undo
            </Button>
          </Form>
        )}
      </div>
    </li>
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
