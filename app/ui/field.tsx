import { createContext, useContext, useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { CircleAlert } from 'lucide';

type FieldControl = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };
const FieldContext = createContext<FieldControl | null>(null);

/** What a control inside a `Field` takes over: its id, its description, whether it is wrong. */
export const useFieldControl = (): FieldControl | null => useContext(FieldContext);

type FieldProps = {
  label: ReactNode;
  /** The control's id; the help is `<id>-description`, the error `<id>-error`. */
  id?: string;
  help?: ReactNode;
  errors?: string[] | undefined;
  required?: boolean;
  /** Says "optional" beside the label. */
  optional?: boolean;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  /** Stands at the right end of the label, such as a count. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Ties a label, a help text and errors to the control inside it. */
export function Field({
  label,
  id: givenId,
  help,
  errors,
  required = false,
  optional,
  labelHidden,
  aside,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const invalid = Boolean(errors?.length);
  const describedBy = classes(help != null && `${id}-description`, invalid && `${id}-error`) || undefined;
  return (
    <div className={classes('grid content-start gap-1.5', className)}>
      <div className={classes('flex items-baseline justify-between gap-3', labelHidden && !aside && 'sr-only')}>
        <label htmlFor={id} className={classes('text-sm font-medium', labelHidden && 'sr-only')}>
          {label}
          {optional && <span className="font-normal text-muted"> (optional)</span>}
        </label>
        {aside != null && <span className="text-sm text-muted">{aside}</span>}
      </div>
      <FieldContext.Provider value={{ id, describedBy, invalid, required }}>{children}</FieldContext.Provider>
      {help != null && (
        <p id={`${id}-description`} className="text-sm text-muted">
          {help}
        </p>
      )}
      <FieldErrors id={`${id}-error`} errors={errors} />
    </div>
  );
}

/** Each message on a line of its own. */
export function FieldErrors({ id, errors }: { id?: string; errors?: string[] | undefined }) {
  if (!errors?.length) return null;
  return (
    <ul id={id} className="grid gap-1 text-sm text-danger">
      {errors.map((error) => (
        <li key={error} className="flex gap-1.5">
          <Icon of={CircleAlert} className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </li>
      ))}
    </ul>
  );
}
