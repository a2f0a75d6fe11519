import { Form } from '@remix-run/react';
import { Check, Redo2, Undo2, type IconNode } from 'lucide';
import { Suspense } from 'react';
import { later } from '#app/later.ts';
import { Button, classes, counted, Icon, Link } from '#app/ui/index.ts';
import { useChatPlace } from './chat-place.tsx';
import type { ChatMessage } from './load-chat.server.ts';

// Only the turns of a model cost something; without one nobody fetches its code.
const Cost = later(async () => (await import('#app/live/cost.tsx')).Cost);

/** What a turn changed, where, and what it took. */
export function Receipt({ message, website, canWrite }: { message: ChatMessage; website: string; canWrite: boolean }) {
  const { id, changes, state, elsewhere, usage, template, canUndo, canRedo, waiting } = message;
  const { addressOf } = useChatPlace();
  const isUndone = state === 'UNDONE';
  if (changes.length === 0 && !usage && !template) return null;
  return (
    <div className="grid gap-2 rounded-lg border bg-surface px-3.5 py-2.5 text-sm">
      {changes.length > 0 && <Changes changes={changes} isUndone={isUndone} />}
      {elsewhere.length > 0 && (
        <p className="text-muted">
          See it on{' '}
          {elsewhere.map(({ title, path }, index) => (
            <span key={path}>
              {index > 0 && ', '}
              <Link href={addressOf(website, path)} className="text-link">
                {title}
              </Link>
            </span>
          ))}
        </p>
      )}
      {waiting > 0 && (
        <p className="text-muted">
          <Link href={`/website/${encodeURIComponent(website)}?panel=suggestions`} className="text-link">
            {counted(waiting, 'suggested text')}
          </Link>{' '}
          in it: visitors see them once you keep them.
        </p>
      )}
      {(usage || template || isUndone || canUndo) && (
        <div
          className={classes(
            '-mx-3.5 -mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-1.5 text-muted',
            changes.length > 0 ? 'border-t' : '-mt-2.5',
          )}
        >
          {isUndone && <span>Undone</span>}
          {canWrite && canUndo && (
            <Step intent="undo-message" message={id} icon={Undo2}>
              Undo
            </Step>
          )}
          {canWrite && canRedo && (
            <Step intent="redo" message={id} icon={Redo2}>
              Redo
            </Step>
          )}
          {usage && (
            <Suspense>
              <Cost usage={usage} isFree={message.revision == null} />
            </Suspense>
          )}
          {template && (
            <span>
              {template.name}, version {template.version}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

type StepProps = { intent: string; message: string; icon: IconNode; children: string };

const Step = ({ intent, message, icon, children }: StepProps) => (
  <Form method="post" replace preventScrollReset className="-ml-2.5">
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="message" value={message} />
    <Button type="submit" size="small" look="quiet" icon={<Icon of={icon} className="size-3.5" />}>
      {children}
    </Button>
  </Form>
);

/** More lines than this are folded. */
const MOST = 6;

/** The changes of a turn, a line each; many are folded. */
export function Changes({ changes, isUndone = false }: { changes: string[]; isUndone?: boolean }) {
  const [first, rest] = changes.length > MOST ? [changes.slice(0, MOST - 1), changes.slice(MOST - 1)] : [changes, []];
  const lines = (some: string[]) =>
    some.map((change, index) => (
      <ChangeLine key={index} isUndone={isUndone}>
        {change}
      </ChangeLine>
    ));
  return (
    <div className="grid gap-1">
      <ul className="grid gap-1" aria-label="What changed">
        {lines(first)}
      </ul>
      {rest.length > 0 && (
        <details className="group/more">
          <summary className="w-fit rounded-sm text-muted hover:text-ink">
            <span className="group-open/more:hidden">and {rest.length} more</span>
            <span className="hidden group-open/more:inline">fewer</span>
          </summary>
          <ul className="mt-1 grid gap-1" aria-label="What else changed">
            {lines(rest)}
          </ul>
        </details>
      )}
    </div>
  );
}

/** One thing that was done, or taken back. */
export const ChangeLine = ({ isUndone = false, children }: { isUndone?: boolean; children: string }) => (
  <li className={classes('flex gap-2', isUndone && 'text-muted line-through')}>
    <Icon of={isUndone ? Undo2 : Check} className={classes('mt-0.5 size-4', !isUndone && 'text-success')} />
    <span className="min-w-0">{children}</span>
  </li>
);
