import { Check } from 'lucide';
import type { ChangeOutcome } from '#app/editing/outcome.ts';
import { Icon, useIsHydrated } from '#app/ui/index.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';

type SaveStateProps = {
  isSaving: boolean;
  isDirty: boolean;
  outcome: ChangeOutcome | undefined;
  savesByButton?: boolean;
  /** There are changes from elsewhere that the form does not show yet; this shows them. */
  onShowOthers?: (() => void) | undefined;
};

/** Says with JavaScript whether everything is kept; without it there is only the button. */
export function SaveState(state: SaveStateProps) {
  const isLive = useIsHydrated();
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm text-muted">
      {isLive && words(state)}
    </p>
  );
}

function words({ isSaving, isDirty, outcome, savesByButton, onShowOthers }: SaveStateProps) {
  if (isSaving) return 'Saving…';
  if (isDirty) return 'Not saved yet';
  if (outcome && !outcome.ok && !outcome.saved) return <span className="text-danger">Not saved</span>;
  if (onShowOthers) return <ChangedElsewhere onShow={onShowOthers} />;
  if (!outcome) return savesByButton ? null : 'Saves as you type';
  return (
    <>
      <Icon of={Check} className="size-4 text-success" /> Saved
    </>
  );
}
