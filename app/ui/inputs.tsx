import {
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { ChevronDown } from 'lucide';
import { classes } from './classes.ts';
import { FieldErrors, useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';

/** What the surrounding `Field` knows, as attributes. A control's own attributes win. */
function useWiring() {
  const field = useFieldControl();
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    required: field.required || undefined,
  };
}

export const Input = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(function Input(
  { className, ...rest },
  ref,
) {
  return (
    <input
      ref={ref}
      type="text"
      {...useWiring()}
      {...rest}
      className={classes('control min-h-9.5 px-3 py-1', className)}
    />
  );
});

export const Textarea = forwardRef<HTMLTextAreaElement, TextareaHTMLAttributes<HTMLTextAreaElement>>(function Textarea(
  { className, ...rest },
  ref,
) {
  return (
    <textarea ref={ref} rows={4} {...useWiring()} {...rest} className={classes('control block px-3 py-2', className)} />
  );
});

export const Select = forwardRef<HTMLSelectElement, SelectHTMLAttributes<HTMLSelectElement>>(function Select(
  { className, children, ...rest },
  ref,
) {
  return (
    <span className={classes('relative block', className)}>
      <select
        ref={ref}
        {...useWiring()}
        {...rest}
        className="control min-h-9.5 appearance-none truncate py-1 pr-9 pl-3"
      >
        {children}
      </select>
      <Icon
        of={ChevronDown}
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
});

type CheckboxProps = InputHTMLAttributes<HTMLInputElement> & {
  label: ReactNode;
  help?: ReactNode;
  errors?: string[] | undefined;
};

/** A box with its label at its right. Needs an `id` when it has help or errors. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, help, errors, id, className, type = 'checkbox', ...rest },
  ref,
) {
  const describedBy =
    classes(help != null && id && `${id}-description`, errors?.length && id && `${id}-error`) || undefined;
  return (
    <div className={classes('grid grid-cols-[minmax(0,1fr)] gap-1.5', className)}>
      <label className="flex items-start gap-2.5">
        <input
          ref={ref}
          type={type}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={errors?.length ? true : undefined}
          {...rest}
          className="mt-1 size-4 shrink-0"
        />
        <span className="min-w-0">
          {label}
          {help != null && (
            <span id={id && `${id}-description`} className="block text-sm text-muted">
              {help}
            </span>
          )}
        </span>
      </label>
      <FieldErrors id={id && `${id}-error`} errors={errors} />
    </div>
  );
});

/** One of several, drawn as a card that can be chosen as a whole. `children` stand above the label. */
export const RadioCard = forwardRef<
  HTMLInputElement,
  InputHTMLAttributes<HTMLInputElement> & { label: ReactNode; help?: ReactNode }
>(function RadioCard({ label, help, children, className, ...rest }, ref) {
  return (
    <label className={classes('radio-card', className)}>
      <input ref={ref} type="radio" {...rest} className="absolute top-3 right-3 size-4 focus-visible:outline-none" />
      {children}
      <span className="block px-3.5 py-2.5 pr-10">
        <span className="block font-medium">{label}</span>
        {help != null && <span className="block text-sm text-muted">{help}</span>}
      </span>
    </label>
  );
});
