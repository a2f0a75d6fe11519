import { CalendarClock } from 'lucide';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { postAddress } from '#app/blog/blog-address.ts';
import { inTimeZone } from '#app/blog/post-words.ts';
import type { ChangeFailure } from '#app/editing/outcome.ts';
import { partOfValue } from '#app/forms/section-form-values.ts';
import { Button, Field, Icon, Input, Link, Select, useCloseFromOutside } from '#app/ui/index.ts';
import { POST_FORM } from './post-form-id.ts';

type ScheduleProps = {
  website: string;
  post: { id: string; state: string; publishAtLocal?: string | null | undefined };
  timeZone: string | null;
  /** To choose from, where there is none yet or another is wanted. */
  timeZones: string[] | null;
  /** Why the post was not scheduled just now. */
  failure: ChangeFailure | null;
};

/** When a post is to appear by itself. Its fields belong to the post's form, though they stand above it. */
export function SchedulePopover({ website, post, timeZone, timeZones, failure }: ScheduleProps) {
  const isScheduled = post.state === 'SCHEDULED';
  const isRefused = failure?.then?.startsWith('schedule') ?? false;
  const asked = (name: string) => (isRefused ? String(partOfValue(failure?.values, name) ?? '') : '');
  const errors = isRefused ? failure?.fields : undefined;
  const isOpen = (timeZones !== null && timeZone !== null) || Boolean(errors?.at ?? errors?.timeZone);
  const details = useRef<HTMLDetailsElement>(null);
  useCloseFromOutside(details);
  const close = () => {
    const box = details.current;
    if (!box?.open) return;
    if (box.contains(document.activeElement)) box.querySelector('summary')?.focus();
    box.open = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  const moment = isScheduled ? post.publishAtLocal : null;
  const chosen = useRef(moment);
  useEffect(() => {
    if (chosen.current !== moment) close();
    chosen.current = moment;
  }, [moment]);
  return (
    <details ref={details} className="relative" open={isOpen} onKeyDown={onKeyDown}>
      <summary className="button button-secondary min-h-8 px-2.5 text-sm">
        <Icon of={CalendarClock} /> {isScheduled ? 'Change time' : 'Schedule'}
      </summary>
      <div className="absolute right-0 z-30 mt-1.5 grid w-72 max-w-[calc(100vw-2rem)] gap-3 rounded-lg border bg-raised p-4 shadow-lg max-sm:fixed max-sm:inset-x-4 max-sm:w-auto">
        {isScheduled && <p className="text-sm">It appears {inTimeZone(post.publishAtLocal ?? '', timeZone)}.</p>}
        <Field id="field-at" label="Appears on" errors={errors?.at}>
          <Input
            type="datetime-local"
            form={POST_FORM}
            name="at"
            defaultValue={asked('at') || (isScheduled ? (post.publishAtLocal ?? '') : '')}
          />
        </Field>
        {timeZones ? (
          <TimeZoneField timeZone={asked('timeZone') || timeZone} timeZones={timeZones} errors={errors?.timeZone} />
        ) : (
          <p className="text-sm text-muted">
            By the clock of {timeZone?.replaceAll('_', ' ')}.{' '}
            <Link href={`${postAddress(website, post.id)}?panel=time-zone`} className="text-link">
              Change
            </Link>
          </p>
        )}
        <Button type="submit" form={POST_FORM} name="then" value="schedule" size="small" className="justify-self-start">
          {isScheduled ? 'Set this time' : 'Schedule'}
        </Button>
      </div>
    </details>
  );
}

type TimeZoneProps = { timeZone: string | null; timeZones: string[]; errors: string[] | undefined };

/** The clock of this computer is the first guess. */
function TimeZoneField({ timeZone, timeZones, errors }: TimeZoneProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const guess = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (select.current && select.current.value === '' && timeZones.includes(guess)) select.current.value = guess;
  }, [timeZones]);
  return (
    <Field id="field-timeZone" label="Time zone of the website" errors={errors}>
      <Select ref={select} form={POST_FORM} name="timeZone" defaultValue={timeZone ?? ''}>
        <option value="">Choose…</option>
        {timeZones.map((name) => (
          <option key={name} value={name}>
            {name.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
    </Field>
  );
}
