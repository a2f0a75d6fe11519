import { Form } from '@remix-run/react';
import { Square } from 'lucide';
import { LooksAgain } from '#app/live/looks-again.tsx';
import { Button, Icon, Spinner } from '#app/ui/index.ts';
import type { ChatTurn } from './load-chat.server.ts';
import { Changes } from './receipt.tsx';

type WorkingProps = { message: string; turn: ChatTurn | null; canWrite: boolean };

/** The assistant at work: what it does now, what it has done so far, and how to stop it. */
export function Working({ message, turn, canWrite }: WorkingProps) {
  const changes = turn?.changes ?? [];
  return (
    <div className="grid gap-2.5 rounded-lg border bg-surface px-3.5 py-2.5 text-sm">
      <div className="flex min-h-8 items-center gap-2.5">
        <Spinner label="The assistant is working" className="text-accent" />
        <p className="min-w-0 grow font-medium">
          {changes.length > 0 ? 'Working on it…' : turn?.note || 'Working on it…'}
        </p>
        {canWrite && (
          <Form method="post" replace preventScrollReset className="-mr-1.5">
            <input type="hidden" name="intent" value="cancel-message" />
            <input type="hidden" name="message" value={message} />
            <Button type="submit" size="small" look="quiet" icon={<Icon of={Square} className="size-3 fill-current" />}>
              Stop
            </Button>
          </Form>
        )}
      </div>
      {changes.length > 0 && <Changes changes={changes} />}
      <LooksAgain anchor="#newest" />
    </div>
  );
}
