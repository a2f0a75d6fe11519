import { Form } from '@remix-run/react';
import { useRef, type ReactNode } from 'react';
import { ChangedElsewhere } from '#app/forms/changed-elsewhere.tsx';
import { refusalOf } from '#app/forms/refusal-of.ts';
import { useRoutedDraft } from '#app/forms/use-routed-draft.ts';
import { Button, classes, Field, Select } from '#app/ui/index.ts';
import type { ChangeOutcome } from './outcome.ts';
import { OwnColours } from './own-colours.tsx';
import type { ThemeView } from './theme-view.server.ts';

const radii = [
  { value: 'none', label: 'Square' },
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Round' },
  { value: 'large', label: 'Very round' },
] as const;
const spacings = [
  { value: 'compact', label: 'Compact' },
  { value: 'regular', label: 'Regular' },
  { value: 'airy', label: 'Airy' },
] as const;
const modes = [
  { value: 'light', label: 'As chosen' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'As the visitor’s device' },
] as const;

const motions = [
  { value: 'none', label: 'None' },
  { value: 'gentle', label: 'Gentle' },
] as const;

const corner: Record<(typeof radii)[number]['value'], number> = { none: 0, small: 2, medium: 5, large: 9 };
const gaps: Record<(typeof spacings)[number]['value'], number> = { compact: 2, regular: 4, airy: 6 };

type ThemeFormProps = { revision: number; view: ThemeView; outcome: ChangeOutcome | undefined };

/** Each part of the design by itself. One form, one button; colours are picked with the browser's own picker. */
export function ThemeForm({ revision, view: { theme: given, types, notes }, outcome }: ThemeFormProps) {
  const failure = outcome && !outcome.ok && outcome.intent === 'save-theme' ? outcome : null;
  const errors = failure?.fields ?? {};
  const element = useRef<HTMLFormElement>(null);
  const { draft, onInput, catchUp } = useRoutedDraft(element, {
    intent: 'save-theme',
    given: { values: given, version: revision },
    failure: failure && {
      why: refusalOf(failure),
      values: isLike(failure.values, given) ? failure.values : undefined,
      version: failure.baseRevision,
    },
  });
  const theme = draft.basis.values;
  return (
    <Form
      method="post"
      replace
      preventScrollReset
      key={draft.generation}
      ref={element}
      onInput={onInput}
      className="grid gap-6"
    >
      <input type="hidden" name="intent" value="save-theme" />
      <input type="hidden" name="baseRevision" value={draft.basis.version} />
      <OwnColours theme={theme} notes={notes} errors={errors} />
      <Field label="Type" id="theme-type" errors={errors.type}>
        <Select name="type" defaultValue={theme.type}>
          {types.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Choices
        legend="Corners"
        name="radius"
        options={radii}
        current={theme.radius}
        draw={(value) => <CornerDrawing radius={corner[value]} />}
      />
      <Choices
        legend="Spacing"
        name="spacing"
        options={spacings}
        current={theme.spacing}
        draw={(value) => <SpacingDrawing gap={gaps[value]} />}
      />
      <Choices legend="Light or dark" name="mode" options={modes} current={theme.mode} />
      <div className="grid gap-1.5">
        <Choices legend="Motion" name="motion" options={motions} current={theme.motion} />
        <p className="text-sm text-muted">
          Sections rise a little into place as visitors scroll. Never for people whose device asks for less motion.
        </p>
      </div>
      <div className="sticky bottom-0 -mx-4 flex items-center justify-between gap-3 border-t bg-ground px-4 py-3">
        <p role="status">{draft.newer && <ChangedElsewhere onShow={catchUp} />}</p>
        <Button type="submit">Save design</Button>
      </div>
    </Form>
  );
}

/** Whether a theme came back with a form: all of its parts are names and colours. */
const isLike = <Theme extends object>(values: unknown, theme: Theme): values is Theme =>
  typeof values === 'object' &&
  values !== null &&
  Object.keys(theme).every((name) => typeof Object.entries(values).find(([key]) => key === name)?.[1] === 'string');

type ChoicesProps<Value extends string> = {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  current: Value;
  draw?: (value: Value) => ReactNode;
};

function Choices<Value extends string>({ legend, name, options, current, draw }: ChoicesProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className={classes('grid gap-1.5', options.length === 4 ? 'grid-cols-4' : 'grid-cols-3')}>
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="grid cursor-pointer content-center justify-items-center gap-1 rounded-md border bg-surface px-1 py-2 text-center text-sm hover:border-line-strong has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input type="radio" name={name} value={value} defaultChecked={value === current} className="sr-only" />
            {draw?.(value)}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const CornerDrawing = ({ radius }: { radius: number }) => (
  <svg
    viewBox="0 0 20 20"
    aria-hidden="true"
    className="size-5 text-muted"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
  >
    <path d={`M2 19 V${2 + radius} A${radius} ${radius} 0 0 1 ${2 + radius} 2 H19`} />
  </svg>
);

const SpacingDrawing = ({ gap }: { gap: number }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 text-muted" stroke="currentColor" strokeWidth="2">
    <path d={`M2 ${10 - gap} H18 M2 10 H18 M2 ${10 + gap} H18`} />
  </svg>
);
