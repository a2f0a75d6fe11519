import { z } from 'zod';
import { link, list, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { actionRow, innerHeading, Opening, remark } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  days: list(
    'Days',
    'day',
    {
      name: text('Day', { max: 40, help: 'A weekday, a date or “Weekdays”' }),
      slots: list(
        'Times',
        'time',
        {
          time: text('Time', { max: 40 }),
          name: text('What', { max: 100 }),
          note: text('With whom, where', { max: 120 }),
        },
        { max: 30 },
      ),
    },
    { max: 14 },
  ),
  note: text('Note below', { max: 600 }),
  action: link('Button'),
  ground: ground(),
});

type Props = z.output<typeof fields>;

function view(props: Props, variant: string, context: ViewContext) {
  const { has, line, action } = context;
  const days = props.days
    .map((day) => ({ ...day, slots: day.slots.filter((slot) => has(slot.name)) }))
    .filter((day) => day.slots.length);
  if (!days.length) return null;
  const Day = innerHeading(context, props);
  const isSlim = variant === 'rows' && days.length < 4 && days.every(({ slots }) => slots.length < 3);
  const below = (
    <>
      {remark(context, props.note)}
      {actionRow(action(props.action, 'secondary'))}
    </>
  );
  return (
    <div className={`schedule schedule--${variant}${isSlim ? ' beside' : ''}`}>
      <Opening context={context} words={props}>
        {isSlim && below}
      </Opening>
      <div className="schedule__days">
        {days.map((day, index) => (
          <div className="schedule__day" key={index}>
            {has(day.name) && <Day className="item-name schedule__name">{line(day.name)}</Day>}
            <ul className="schedule__slots">
              {day.slots.map((slot, slotIndex) => (
                <li className="schedule__slot" key={slotIndex}>
                  {has(slot.time) && <span className="schedule__time">{line(slot.time)} </span>}
                  <span className="schedule__what">{line(slot.name)}</span>
                  {has(slot.note) && <span className="schedule__note"> {line(slot.note)}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {!isSlim && below}
    </div>
  );
}

const css = `
.schedule__time{font-variant-numeric:tabular-nums lining-nums;color:var(--accent-text);font-weight:600}
.schedule__what{font-weight:600}
.schedule__note{color:var(--muted);font-size:var(--step--1)}
@media print{.schedule__day{break-inside:avoid}}
`;

const styles = {
  columns: `
.schedule--columns .schedule__days{display:grid;gap:var(--space-5)}
.schedule--columns .schedule__name{padding-block-end:var(--space-2);border-block-end:2px solid var(--ink)}
.schedule--columns .schedule__slot{display:grid;padding-block:var(--space-3);border-block-end:1px solid var(--line);line-height:1.4}
@media(min-width:40rem){.schedule--columns .schedule__days{grid-template-columns:repeat(auto-fit,minmax(10.5rem,1fr))}}
`,
  rows: `
.schedule--rows .schedule__day{display:grid;gap:var(--space-3) var(--space-6);padding-block:var(--space-5);border-block-start:1px solid var(--line)}
.schedule--rows .schedule__name{font-size:var(--step-3);line-height:1.05}
.schedule--rows .schedule__slot{display:grid;grid-template-columns:minmax(5.5rem,8rem) minmax(0,1fr);gap:0 var(--space-4);padding-block:var(--space-2)}
.schedule--rows .schedule__note{grid-column:2}
.schedule--rows .schedule__what:first-child{grid-column:2}
@media(min-width:52rem){.schedule--rows .schedule__day{grid-template-columns:minmax(0,4fr) minmax(0,8fr)}.schedule--rows .schedule__slot{grid-template-columns:8rem minmax(0,1fr) auto}.schedule--rows .schedule__note{grid-column:3;text-align:end}.schedule--rows.beside .schedule__day{grid-template-columns:minmax(min-content,4fr) minmax(0,8fr)}.schedule--rows.beside .schedule__slot{grid-template-columns:6.5rem minmax(0,1fr)}.schedule--rows.beside .schedule__note{grid-column:2;text-align:start}}
.schedule--rows.beside .schedule__name{font-size:var(--step-2)}
`,
};

export const schedule = defineSection({
  kind: 'schedule',
  label: 'Timetable',
  purpose: 'visit',
  words: 'classes, lessons, weekly plan, calendar',
  hint: 'What happens at which time on which day: classes, services, surgeries, a festival day. Only times that the brief gives. For opening hours use `hours`.',
  version: 1,
  fields,
  variants: {
    columns: { label: 'Columns', hint: 'One column a day', css: styles.columns },
    rows: { label: 'Rows', hint: 'One row a day with the day in large type', css: styles.rows },
  },
  sample: {
    heading: 'This week on the mat',
    intro: 'No booking. Come ten minutes early and bring socks.',
    days: [
      {
        name: 'Monday',
        slots: [
          { time: '7:15', name: 'Slow start', note: 'Ines, small room' },
          { time: '18:30', name: 'Strong back', note: 'Rafael' },
        ],
      },
      {
        name: 'Wednesday',
        slots: [
          { time: '12:10', name: 'Lunch stretch', note: '35 minutes' },
          { time: '19:00', name: 'Deep and still', note: 'Ines' },
        ],
      },
      { name: 'Friday', slots: [{ time: '17:00', name: 'Teens', note: 'Rafael, hall' }] },
      { name: 'Saturday', slots: [{ time: '9:30', name: 'Long practice', note: 'two hours, Ines' }] },
    ],
    note: 'No classes on public holidays.',
    action: { label: 'Prices and cards', to: '/prices' },
  },
  view,
  css,
});
