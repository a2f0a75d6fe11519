import { Form } from '@remix-run/react';
import { Square } from 'lucide';
import { LooksAgain } from '#app/live/looks-again.tsx';
import { Button, counted, Icon, Spinner } from '#app/ui/index.ts';
import type { ChatTurn } from './load-chat.server.ts';
import { ChangeLine } from './receipt.tsx';

type WorkingProps = { message: string; turn: ChatTurn | null; canWrite: boolean };

/** The assistant at work: what it does now, what it has done so far, and how to stop it. */
export function Working({ message, turn, canWrite }: WorkingProps) {
  const changes = turn?.changes ?? [];
  // The newest change is told below.
  const note = turn && turn.note !== changes.at(-1) ? turn.note : '';
  return (
    <div className="grid gap-2.5 rounded-lg border bg-surface px-3.5 py-2.5 text-sm">
      <div className="flex min-h-8 items-center gap-2.5">
        <Spinner label="The assistant is working" className="text-accent" />
        <p className="min-w-0 grow font-medium">{note || 'Working on it…'}</p>
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
      {changes.length > 0 && <NewestChanges changes={changes} />}
      <LooksAgain anchor="#newest" />
    </div>
  );
}

/** So many are in sight. */
const NEWEST = 6;

/** What was done so far: the newest in sight, what came before folded. */
function NewestChanges({ changes }: { changes: string[] }) {
  const before = Math.max(0, changes.length - NEWEST);
  const lines = (some: string[], from: number) =>
    some.map((change, index) => <ChangeLine key={from + index}>{change}</ChangeLine>);
  return (
    <div className="grid gap-1">
      {before > 0 && (
        <details>
          <summary className="w-fit rounded-sm text-muted hover:text-ink">{counted(before, 'change')} before</summary>
          <ul className="mt-1 grid gap-1" aria-label="What changed before">
            {lines(changes.slice(0, before), 0)}
          </ul>
        </details>
      )}
      <ul className="grid gap-1" aria-label="What changed">
        {lines(changes.slice(before), before)}
      </ul>
    </div>
  );
}
