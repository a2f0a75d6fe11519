import { Square } from 'lucide';
import { ChangeForm } from '#app/editing/change-form.tsx';
import { LooksAgain } from '#app/live/looks-again.tsx';
import { Button, Icon, Spinner } from '#app/ui/index.ts';

type TaskAtWorkProps = {
  task: { id: string; done: number; total?: number | null | undefined };
  words: string;
  canWrite: boolean;
  /** Nobody can type on this screen while it looks again by itself. */
  looksAgain?: boolean;
  /** The form of the button, where this stands in another one. */
  form?: string;
};

/** A task under way: how far it is, and how to stop it. */
export function TaskAtWork({ task: { id, done, total }, words, canWrite, looksAgain = false, form }: TaskAtWorkProps) {
  const stop = (
    <Button
      type="submit"
      size="small"
      look="quiet"
      form={form}
      icon={<Icon of={Square} className="size-3 fill-current" />}
    >
      Cancel
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-2.5 rounded-lg border bg-surface px-4 py-3">
      <div className="flex min-h-8 items-center gap-2.5">
        <Spinner label="Under way" className="text-accent" />
        <p className="min-w-0 grow">{words}</p>
        {canWrite &&
          (form === undefined ? (
            <ChangeForm intent="cancel-task" values={{ task: id }}>
              {stop}
            </ChangeForm>
          ) : (
            stop
          ))}
      </div>
      {total != null && total > 0 && (
        <progress value={done} max={total} aria-label="How far it is" className="h-1.5 w-full" />
      )}
      {looksAgain && <LooksAgain />}
    </div>
  );
}
