import { Button } from '#app/ui/index.ts';
import { ChangeForm } from '#app/editing/change-form.tsx';
import type { EditorProps } from '../editor-props.ts';

/** Right after something was removed: the way back, as long as nothing else has changed since. */
export function UndoNotice({ website, history, search }: EditorProps) {
  const [last] = history.rows;
  if (!last || !website.canUndo || search.get('done') !== String(website.currentRevision)) return null;
  return (
    <div role="status" className="flex items-center justify-between gap-3 rounded-lg border bg-sunken py-2 pr-2 pl-3.5">
      <p className="min-w-0 text-sm">{last.summary}</p>
      <ChangeForm intent="undo">
        <Button
          size="small"
          type="submit"
          aria-label={/^Removed/.test(last.summary) ? 'Undo removal' : 'Undo the last change'}
        >
          Undo
        </Button>
      </ChangeForm>
    </div>
  );
}
