import { Suspense } from 'react';
import { ChangeForm } from '#app/editing/change-form.tsx';
import { later } from '#app/later.ts';
import { Button, classes } from '#app/ui/index.ts';
import type { ShownTask } from './shown-task.ts';

// Only the work of a model costs something; without one nobody fetches its code.
const Cost = later(async () => (await import('#app/live/cost.tsx')).Cost);

type TaskEndedProps = {
  task: ShownTask;
  /** What came of it, where its own words do not say. */
  words?: string;
  canWrite: boolean;
  /** The form of the button, where this stands in another one. */
  form?: string;
  className?: string;
};

/** How a task ended, what it took, and how to put that away. */
export function TaskEnded({ task, words, canWrite, form, className }: TaskEndedProps) {
  const { id, state, note, usage, isCounted, createdAt, endedAt } = task;
  const seconds = endedAt ? Math.round((Date.parse(endedAt) - Date.parse(createdAt)) / 1000) : undefined;
  const said = [words, note].filter(Boolean).join(' ');
  const away = (
    <Button type="submit" size="small" look="quiet" form={form}>
      Dismiss
    </Button>
  );
  return (
    <div className={classes('grid grid-cols-1 gap-1.5', className)}>
      {said !== '' && <p role={state === 'FAILED' ? 'alert' : 'status'}>{said}</p>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {usage && (
          <Suspense>
            <Cost usage={usage} isFree={!isCounted} seconds={seconds} />
          </Suspense>
        )}
        {canWrite &&
          (form === undefined ? (
            <ChangeForm intent="forget-task" values={{ task: id }} className="-ml-2.5">
              {away}
            </ChangeForm>
          ) : (
            away
          ))}
      </div>
    </div>
  );
}
