import type { IconNode } from 'lucide';
import type { FormEvent } from 'react';
import { Icon } from '#app/ui/index.ts';
import { ChangeForm } from './change-form.tsx';

type RowActionProps = {
  intent: string;
  revision: number;
  values: Record<string, string>;
  label: string;
  icon: IconNode;
  disabled?: boolean;
  /** With JavaScript: does it in place of the form. */
  onPress?: () => void;
};

/** One press, one change: an icon at the end of a row. */
export function RowAction({ label, icon, disabled, onPress, ...form }: RowActionProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPress?.();
  };
  return (
    <ChangeForm {...form} onSubmit={onPress && submit}>
      <button
        type="submit"
        aria-label={label}
        title={label}
        disabled={disabled}
        className="grid size-8 place-items-center rounded-md text-muted -outline-offset-2 enabled:hover:bg-ink/6 enabled:hover:text-ink disabled:opacity-35"
      >
        <Icon of={icon} />
      </button>
    </ChangeForm>
  );
}
