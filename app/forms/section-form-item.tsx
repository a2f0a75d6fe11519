import { useSearchParams } from '@remix-run/react';
import { ChevronRight } from 'lucide';
import { useState, type ComponentType, type FormEvent, type ReactNode } from 'react';
import { classes, Icon } from '#app/ui/index.ts';
import type { FormField } from '#site/sections/form-fields.ts';
import type { FieldsProps } from './field-props.ts';
import { hasErrorsIn, titleOfItem, titleOfTexts } from './section-form-values.ts';

type SectionFormItemProps = {
  /** The item's name in the form, such as `items.2`. */
  path: string;
  /** What it is called while nothing is written in it. */
  fallback: string;
  fields: FormField[];
  value: unknown;
  isNew: boolean;
  errors: Record<string, string[]>;
  Fields: ComponentType<FieldsProps>;
  /** Its buttons, told what the item is called. */
  children: (called: string) => ReactNode;
};

/** One item of a list: a fold that is called by its first words, as they are typed. */
export function SectionFormItem({
  path,
  fallback,
  fields,
  value,
  isNew,
  errors,
  Fields,
  children,
}: SectionFormItemProps) {
  const [search] = useSearchParams();
  /** A link from the preview leads to a field in it. */
  const isWanted = search.get('at')?.startsWith(`${path}.`) ?? false;
  const given = titleOfItem(value, fields);
  const [typed, setTyped] = useState<string>();
  const called = (typed ?? given) || fallback;
  const read = ({ currentTarget }: FormEvent<HTMLElement>) =>
    setTyped(
      titleOfTexts(
        [...currentTarget.querySelectorAll<HTMLInputElement>('input[type=text], textarea')].map((field) => field.value),
      ),
    );

  return (
    <li id={`item-${path}`} className="relative">
      <details
        className="group/item rounded-lg border bg-surface"
        open={isNew || isWanted || given === '' || hasErrorsIn(errors, path)}
        onInput={read}
      >
        <summary className="flex min-h-10 items-center gap-1.5 rounded-lg py-1.5 pr-28 pl-2 -outline-offset-2">
          <Icon of={ChevronRight} className="size-4 text-muted transition-transform group-open/item:rotate-90" />
          <span
            className={classes(
              'truncate',
              /^\p{L}/u.test(called) && !called.includes('://') && 'first-letter:uppercase',
            )}
          >
            {called}
          </span>
        </summary>
        <div className="grid gap-4 border-t p-3">
          <Fields fields={fields} prefix={path} values={value} errors={errors} />
        </div>
      </details>
      <span className="absolute top-1 right-1 flex">{children(called)}</span>
    </li>
  );
}
