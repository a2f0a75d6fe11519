import { z } from 'zod';
import { link, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { tellsHours } from '../render/opening-hours.ts';
import { businessFactsCss, SpecialDays } from './parts/business-facts.tsx';
import { actionRow, Opening } from './parts/opening.tsx';
import { DayTimes, WeekBars, shortWeek, weekOf } from './parts/week.tsx';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  note: text('Note', { max: 600, help: 'Holidays, last orders. The hours themselves come from the business details' }),
  action: link('Button'),
  ground: ground('tint'),
});

type Props = z.output<typeof fields>;

function view(props: Props, variant: string, context: ViewContext) {
  const { business, has, line, word } = context;
  const days = weekOf(business);
  if (!tellsHours(business, has)) return null;
  const notes = [business.hoursNote, props.note].filter(has);
  const said = notes.map((note) => <p key={note}>{line(note)}</p>);
  const remarks = (
    <>
      <SpecialDays context={context} />
      {said.length > 0 && days.length > 0 && <div className="hours__notes">{said}</div>}
    </>
  );
  const words = { heading: has(props.heading) ? props.heading : word('openingHours'), intro: props.intro };
  const actions = actionRow(context.action(props.action, 'secondary'));
  if (days.length === 0)
    return (
      <div className="hours beside">
        <Opening context={context} words={words}>
          {remarks}
          {actions}
        </Opening>
        {said.length > 0 && <div className="short-text">{said}</div>}
      </div>
    );
  const rows = variant === 'brief' ? shortWeek(context) : [];
  const isSlim = rows.length < 3;
  if (variant === 'brief')
    return (
      <div className={`hours hours--brief${isSlim ? ' beside' : ''}`}>
        <Opening context={context} words={words}>
          {isSlim && remarks}
          {isSlim && actions}
        </Opening>
        <dl className="hours__rows">
          {rows.map((row) => (
            <div className={row.closed ? 'hours__row hours__row--closed' : 'hours__row'} key={row.days}>
              <dt className="hours__day">{row.days}</dt>
              {row.times.map((time) => (
                <dd className="hours__time" key={time}>
                  {time}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        {!isSlim && remarks}
        {!isSlim && actions}
      </div>
    );
  return (
    <div className={`hours hours--${variant} beside`}>
      <Opening context={context} words={words}>
        {remarks}
        {actions}
      </Opening>
      {variant === 'week' && business.hours.length > 0 ? (
        <WeekBars days={days} context={context} />
      ) : (
        <dl className="hours__rows">
          {days.map(({ day, openings }) => (
            <div className={openings.length ? 'hours__row leader' : 'hours__row hours__row--closed leader'} key={day}>
              <dt className="hours__day">{word(day)}</dt>
              <dd className="hours__time">
                <DayTimes openings={openings} context={context} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

const css = `
.hours__notes{margin-block-start:var(--space-5);color:var(--muted);max-width:var(--measure)}
.hours__time{font-variant-numeric:tabular-nums lining-nums}
.hours__row--closed{color:var(--muted)}
`;

const styles = {
  table: `
.hours--table .hours__row{padding-block:var(--space-3);font-size:var(--step-1);line-height:1.4}
.hours--table .hours__row:first-child{padding-block-start:0}
.hours--table .hours__time{text-align:end}
.hours--table .hours__time>span{display:block}
`,
  week: `
.week{display:grid;gap:var(--space-3)}
.week__day{display:grid;grid-template-columns:minmax(min-content,1fr) minmax(min-content,auto);gap:var(--space-1) var(--space-4);align-items:baseline}
.week__bars{grid-column:1/-1;position:relative;height:1.15rem;background:linear-gradient(var(--line) 0 0) 0 50%/100% 1px no-repeat}
.week__bar{position:absolute;inset-block:0;background:var(--accent);border-radius:calc(var(--radius)/2)}
.week__times{font-variant-numeric:tabular-nums lining-nums;text-align:end}
.week__times>span+span{margin-inline-start:.6em}
@media(min-width:40rem){
.week__day{grid-template-columns:7.5rem minmax(0,1fr) minmax(9.5rem,auto);align-items:center}
.week__bars{grid-area:1/2;height:1.7rem}
.week__times>span{display:block;white-space:nowrap}
.hours--brief .hours__row--closed .hours__time{font:inherit}
.week__times>span+span{margin:0}
}
`,
  brief: `${businessFactsCss}
.hours--brief .hours__rows{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,13.5rem),1fr));gap:var(--space-5) var(--space-6)}
.hours--brief .hours__row{padding-block-start:var(--space-3);border-block-start:2px solid currentColor}
.hours--brief .hours__day{font-weight:600}
.hours--brief .hours__time{font:var(--head-weight) var(--step-3)/1.2 var(--font-head);font-variant-numeric:lining-nums;white-space:nowrap}
.hours--brief .hours__row--closed .hours__time{font:inherit}
`,
};

export const hours = defineSection({
  kind: 'hours',
  label: 'Opening hours',
  purpose: 'visit',
  words: 'times, open, closed, week',
  hint: 'When the business is open. The times come from `business.hours`; never write them into a text. `week` draws the week as bars; `table` lists day by day; `brief` sums days with equal times up in large type.',
  version: 1,
  fields,
  variants: {
    table: { label: 'Table', hint: 'Heading on the left, the days with their times on the right', css: styles.table },
    week: { label: 'Week as bars', hint: 'The days drawn as bars over the hours of the day', css: styles.week },
    brief: { label: 'Large and short', hint: 'Days with equal times summed up, in large type', css: styles.brief },
  },
  sample: {
    heading: 'When to come',
    intro: 'The first hour is quiet; Saturdays are not.',
    note: 'Closed on public holidays and in the first week of August.',
  },
  view,
  css,
});
