import { Plus } from 'lucide';
import { useSearchParams } from '@remix-run/react';
import { useRef, useState } from 'react';
import type { Opening } from '#site/model/document.ts';
import { closedName, spansOf, timeNames, type TimeSpan, type Week } from '#site/forms/opening-hours.ts';
import { isRecord } from '#site/model/json.ts';
import { weekdayNames, weekdays } from '#site/model/weekdays.ts';
import type { ChangeOutcome } from '#app/editing/outcome.ts';
import { ChangedElsewhere } from '#app/forms/changed-elsewhere.tsx';
import { useHoursSource } from '#app/forms/sources.ts';
import { refusalOf } from '#app/forms/refusal-of.ts';
import { useRoutedDraft } from '#app/forms/use-routed-draft.ts';
import { Button, Checkbox, FieldErrors, Icon, Link, Notice } from '#app/ui/index.ts';
import { ChangeForm } from '#app/editing/change-form.tsx';
import { searchWith } from '#app/editing/search-params.ts';
import { CameFrom } from '#app/site-import/source-page.tsx';

type HoursFormProps = { week: Week; revision: number; outcome: ChangeOutcome | undefined };

/** The week, a line for each day; a second pair of times for days with a break. */
export function HoursForm({ week, revision, outcome }: HoursFormProps) {
  const failure = outcome && !outcome.ok && outcome.intent === 'save-hours' ? outcome : null;
  const errors = failure?.fields ?? {};
  const [search] = useSearchParams();
  const element = useRef<HTMLFormElement>(null);
  const source = useHoursSource();
  const { draft, onInput, catchUp } = useRoutedDraft(element, {
    intent: 'save-hours',
    given: { values: week, version: revision },
    failure: failure && {
      why: refusalOf(failure),
      values: weekIn(failure.values) ?? undefined,
      version: failure.baseRevision,
    },
  });
  return (
    <ChangeForm
      intent="save-hours"
      revision={Number(draft.basis.version)}
      key={draft.generation}
      ref={element}
      onInput={onInput}
      className="grid gap-4 pb-4"
    >
      {failure && (
        <Notice tone="danger" title="Not saved yet">
          {failure.message}
        </Notice>
      )}
      <p className="text-sm text-muted">
        Days without times are not shown, unless they are marked as closed.{' '}
        <Link href={`${searchWith(search, { open: 'business' })}#field-specialHours`} className="text-link">
          Holidays and other exceptions
        </Link>{' '}
        belong under Business.
      </p>
      {source !== null && (
        <p className="text-sm text-muted">
          <CameFrom url={source} />
        </p>
      )}
      <ul className="grid gap-3">
        {weekdays.map((day) => (
          <Day
            key={day}
            label={weekdayNames[day]}
            spans={spansOf(draft.basis.values.hours, day)}
            closed={{ name: closedName(day), is: draft.basis.values.closedDays.includes(day) }}
            names={(span) => timeNames(day, span)}
            errors={errors}
          />
        ))}
      </ul>
      <div className="flex items-center justify-between gap-3">
        <Button type="submit">Save hours</Button>
        <p role="status">{draft.newer && <ChangedElsewhere onShow={catchUp} />}</p>
      </div>
    </ChangeForm>
  );
}

type DayProps = {
  label: string;
  spans: TimeSpan[];
  closed: { name: string; is: boolean };
  names: (span: number) => { opens: string; closes: string };
  errors: Record<string, string[]>;
};

function Day({ label, spans, closed, names, errors }: DayProps) {
  const hasBreak = spans.slice(1).some(({ opens, closes }) => opens !== '' || closes !== '');
  const [showsBreak, setShowsBreak] = useState(hasBreak);
  return (
    <li>
      <fieldset className="grid gap-1.5">
        <legend className="mb-1 text-sm font-medium">{label}</legend>
        {spans.map((span, index) => {
          const { opens, closes } = names(index);
          const called = index === 0 ? label : `${label}, after a break`;
          const wrong = [...(errors[opens] ?? []), ...(errors[closes] ?? [])];
          const pair = (
            <div key={index} className="grid gap-1">
              <div className="flex items-center gap-2">
                <Time name={opens} value={span.opens} label={`${called}: opens`} isWrong={Boolean(errors[opens])} />
                <span className="text-muted">to</span>
                <Time name={closes} value={span.closes} label={`${called}: closes`} isWrong={Boolean(errors[closes])} />
              </div>
              <FieldErrors errors={wrong} />
            </div>
          );
          if (index === 0) return pair;
          return (
            <details
              key={index}
              open={showsBreak || wrong.length > 0}
              onToggle={(event) => setShowsBreak(event.currentTarget.open)}
            >
              <summary className="inline-flex items-center gap-1 text-sm text-muted hover:text-ink">
                <Icon of={Plus} className="size-3.5" /> Break
              </summary>
              <div className="mt-1.5">{pair}</div>
            </details>
          );
        })}
        <Checkbox
          name={closed.name}
          value="on"
          defaultChecked={closed.is}
          label={
            <>
              <span className="sr-only">{label}: </span>Closed
            </>
          }
        />
      </fieldset>
    </li>
  );
}

function Time({ name, value, label, isWrong }: { name: string; value: string; label: string; isWrong: boolean }) {
  return (
    <input
      type="time"
      name={name}
      defaultValue={value}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      className="control min-h-9 min-w-0 flex-1 px-2.5"
    />
  );
}

function weekIn(values: unknown): Week | null {
  if (!isRecord(values) || !Array.isArray(values.hours) || !Array.isArray(values.closedDays)) return null;
  const { hours, closedDays } = values;
  return {
    hours: hours.filter(
      (row: unknown): row is Opening => isRecord(row) && 'day' in row && 'opens' in row && 'closes' in row,
    ),
    closedDays: weekdays.filter((day) => closedDays.includes(day)),
  };
}
