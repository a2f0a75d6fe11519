import { ArrowDown, ArrowUp, Plus, Trash2, type IconNode } from 'lucide';
import { useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { Button, counted, FieldErrors, Icon } from '#app/ui/index.ts';
import type { FormField } from '#site/sections/form-fields.ts';
import type { FieldProps, FieldsProps } from './field-props.ts';
import { listButton } from './list-buttons.ts';
import { SectionFormItem } from './section-form-item.tsx';

type Item = { key: number; value: unknown; isNew: boolean };

/**
 * Items in order, each one a fold with its own fields. The buttons submit the form, so that adding, moving and removing work
 * without JavaScript; with it they change the form at once and tell it that something was typed. `Fields` draws an item's fields.
 */
export function SectionFormList({
  field,
  name,
  value,
  errors,
  Fields,
}: FieldProps & { Fields: ComponentType<FieldsProps> }) {
  const list = useRef<HTMLFieldSetElement>(null);
  const [items, setItems] = useState<Item[]>(() => itemsOf(value));
  const nextKey = useRef(items.length);
  const item = field.item ?? 'item';
  const isFull = field.max !== undefined && items.length >= field.max;

  const change = (event: MouseEvent, make: (items: Item[]) => Item[]) => {
    event.preventDefault();
    setItems(make);
    // After React has written the new fields.
    setTimeout(() => list.current?.dispatchEvent(new Event('input', { bubbles: true })));
  };
  const add = (event: MouseEvent) =>
    change(event, (now) => [...now, { key: nextKey.current++, value: initialItem(field.fields ?? []), isNew: true }]);
  const remove = (event: MouseEvent, key: number) => change(event, (now) => now.filter((one) => one.key !== key));
  const move = (event: MouseEvent, from: number, to: number) =>
    change(event, (now) => {
      const moved = [...now];
      moved.splice(to, 0, ...moved.splice(from, 1));
      return moved;
    });

  return (
    <fieldset ref={list} id={`field-${name}`} className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1.5 text-sm font-medium">
        {field.label} <span className="font-normal text-muted">({items.length})</span>
      </legend>
      {field.help && <p className="-mt-1 text-sm text-muted">{field.help}</p>}
      <FieldErrors errors={errors[name]} />
      {/* Says that the list is shown, so that no items mean an empty list. */}
      <input type="hidden" name={name} value="" />
      {items.length > 0 && (
        <ol className="grid grid-cols-1 gap-1.5">
          {items.map(({ key, value: itemValue, isNew }, index) => {
            const path = `${name}.${index}`;
            return (
              <SectionFormItem
                key={key}
                {...{ path, isNew, errors, Fields }}
                fallback={`${item} ${index + 1}`}
                fields={field.fields ?? []}
                value={itemValue}
              >
                {(called) => (
                  <>
                    <RowButton
                      {...listButton('up', name, index)}
                      label={`Move ${called} up`}
                      icon={ArrowUp}
                      disabled={index === 0}
                      onClick={(event) => move(event, index, index - 1)}
                    />
                    <RowButton
                      {...listButton('down', name, index)}
                      label={`Move ${called} down`}
                      icon={ArrowDown}
                      disabled={index === items.length - 1}
                      onClick={(event) => move(event, index, index + 1)}
                    />
                    <RowButton
                      {...listButton('remove', name, index)}
                      label={`Remove ${called}`}
                      icon={Trash2}
                      onClick={(event) => remove(event, key)}
                    />
                  </>
                )}
              </SectionFormItem>
            );
          })}
        </ol>
      )}
      <div>
        <Button
          type="submit"
          size="small"
          icon={<Icon of={Plus} />}
          disabled={isFull}
          {...listButton('add', name)}
          onClick={add}
        >
          Add {item}
        </Button>
        {isFull && <p className="mt-1 text-sm text-muted">{counted(items.length, item)} is the most there can be.</p>}
      </div>
    </fieldset>
  );
}

type RowButtonProps = {
  name: string;
  value: string;
  label: string;
  icon: IconNode;
  disabled?: boolean;
  onClick: (event: MouseEvent) => void;
};

function RowButton({ label, icon, ...rest }: RowButtonProps) {
  return (
    <button
      type="submit"
      formNoValidate
      aria-label={label}
      title={label}
      className="grid size-8 place-items-center rounded-md text-muted -outline-offset-2 enabled:hover:bg-ink/6 enabled:hover:text-ink disabled:opacity-35"
      {...rest}
    >
      <Icon of={icon} />
    </button>
  );
}

const itemsOf = (value: unknown): Item[] =>
  Array.isArray(value) ? value.map((item: unknown, index) => ({ key: index, value: item, isNew: false })) : [];

const initialItem = (fields: FormField[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, field.initial]));
