import { z } from 'zod';
import { link, list, paragraphs, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { datePartsOf } from './parts/calendar-date.ts';
import { actionRow, innerHeading, Opening, remark } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  items: list(
    'Events',
    'event',
    {
      date: text('Date', { max: 60, help: 'As 2026-12-05, or in words such as “every Friday”' }),
      time: text('Time', { max: 60 }),
      title: text('Title', { max: 120 }),
      place: text('Place', { max: 120 }),
      text: paragraphs('Description', { max: 800 }),
      price: text('Price', { max: 60 }),
      action: link('Link', { help: 'Tickets or registration' }),
    },
    { max: 40 },
  ),
  note: text('Note below', { max: 600 }),
  action: link('Button'),
  ground: ground(),
});

type Props = z.output<typeof fields>;

function EventDate({ date, context }: { date: string; context: ViewContext }) {
  const parts = datePartsOf(date, context.document.language);
  if (!parts) return <p className="events__date events__date--words">{context.line(date)}</p>;
  return (
    <p className="events__date">
      <time dateTime={date.trim()}>
        <span className="events__weekday">{parts.weekday}</span> <span className="events__day">{parts.day}</span>{' '}
        <span className="events__month">{parts.month}</span> <span className="events__year">{parts.year}</span>
      </time>
    </p>
  );
}

function view(props: Props, variant: string, context: ViewContext) {
  const { has, line, prose, action } = context;
  const items = props.items.filter((item) => has(item.title));
  if (!items.length) return null;
  const Title = innerHeading(context, props);
  const isSlim = variant === 'list' && items.length < 4 && items.every(({ text }) => text.length < 120);
  const below = (
    <>
      {remark(context, props.note)}
      {actionRow(action(props.action, 'secondary'))}
    </>
  );
  return (
    <div className={`events events--${variant}${isSlim ? ' beside' : ''}`}>
      <Opening context={context} words={props}>
        {isSlim && below}
      </Opening>
      <ol className="events__items">
        {items.map((item, index) => {
          const details = [item.time, item.place, item.price].filter(has);
          return (
            <li className="events__item" key={index}>
              {has(item.date) && <EventDate date={item.date} context={context} />}
              <div className="events__words">
                <Title className="item-name events__title">{line(item.title)}</Title>
                {details.length > 0 && (
                  <ul className="events__details">
                    {details.map((detail) => (
                      <li key={detail}>{line(detail)}</li>
                    ))}
                  </ul>
                )}
                {has(item.text) && <div className="events__text">{prose(item.text)}</div>}
              </div>
              {actionRow(action(item.action, variant === 'poster' && index === 0 ? 'primary' : 'text'))}
            </li>
          );
        })}
      </ol>
      {!isSlim && below}
    </div>
  );
}

const css = `
.events__date{font-variant-numeric:lining-nums;line-height:1.1}
.events__day{font-family:var(--font-head);font-weight:var(--head-weight)}
.events__details{display:flex;flex-wrap:wrap;gap:0 .6em;font-weight:600;font-size:var(--step--1);font-variant-numeric:tabular-nums lining-nums}
.events__details li+li::before{content:'·';margin-inline-end:.6em}
.events__text{color:var(--muted);max-width:var(--measure)}
.events__words{display:grid;gap:var(--space-2);align-content:start}
.events__item .actions{margin:0}
`;

const styles = {
  list: `
.events--list .events__item{display:grid;grid-template-columns:clamp(5.75rem,18vw,11rem) minmax(0,1fr);gap:var(--space-3) var(--space-5);padding-block:var(--space-5);border-block-start:1px solid var(--line)}
.events--list .events__item:last-child{border-block-end:1px solid var(--line)}
.events--list .events__date time{display:grid;gap:.1em;font-size:var(--step--1)}
.events--list .events__day{font-size:var(--step-5);line-height:.95;grid-row:1}
.events--list .events__month{grid-row:2}
.events--list .events__year{display:none}
.events--list .events__date--words{font:var(--head-weight) clamp(1rem,.6rem + 1.4vw,1.5rem)/1.2 var(--font-head)}
.events--list .events__title{font-size:var(--step-2);line-height:1.15}
.events--list .events__words{grid-column:2}
.events--list .events__item .actions{grid-column:2}
@media(min-width:56rem){.events--list .events__item{grid-template-columns:11rem minmax(0,1fr) auto}.events--list .events__item .actions{grid-column:3;align-self:center}}
`,
  cards: `
.events--cards .events__items{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:var(--space-4)}
.events--cards .events__item{display:flex;flex-direction:column;gap:var(--space-4);padding:var(--space-5);border-radius:var(--radius);background:var(--tint);color:var(--tint-ink)}
.events--cards .events__date{padding-block-end:var(--space-3);border-block-end:1px solid var(--line);font-weight:600}
.events--cards .events__item>.actions{margin-block-start:auto}
`,
  poster: `
.events--poster .events__item{display:grid;gap:var(--space-3) var(--space-6);padding-block:var(--space-4);border-block-start:1px solid var(--line)}
.events--poster .events__item:first-child{border:0;padding-block:0 var(--space-6);gap:var(--space-5)}
.events--poster .events__item:first-child .events__date{font:var(--head-weight) clamp(2.2rem,7vw,6rem)/.9 var(--font-head);letter-spacing:-.03em}
.events--poster .events__item:first-child .events__day{display:inline-block;font-size:2.4em;line-height:.8;margin-inline-end:.06em;color:var(--accent-text)}
.events--poster .events__item:first-child .events__date--words{font-size:clamp(2.6rem,10vw,8rem)}
.events--poster .events__item:first-child .events__weekday{display:block;font:600 var(--step-0)/1.6 var(--font-body);letter-spacing:0;margin-block-end:1.2rem}
.events--poster .events__item:first-child .events__title{font-size:var(--step-4);line-height:1.05}
.events--poster .events__item:first-child .events__year,.events--poster .events__item:not(:first-child) .events__weekday{display:none}
@media(min-width:56rem){
.events--poster .events__item{grid-template-columns:minmax(0,3fr) minmax(0,7fr) auto;align-items:baseline}
.events--poster .events__item:first-child{grid-template-columns:minmax(0,7fr) minmax(0,5fr);align-items:end}
.events--poster .events__item:first-child .events__date{grid-row:span 2}
}
`,
};

export const events = defineSection({
  kind: 'events',
  label: 'Events',
  purpose: 'visit',
  words: 'dates, concerts, courses, calendar, markets',
  hint: 'Dates to come to: concerts, markets, courses, open days. Only dates that the brief gives. `list` for several; `poster` when the next one matters most; `cards` for courses with more text.',
  version: 1,
  fields,
  variants: {
    list: { label: 'List with large days', hint: 'Rows that open with the day in large figures', css: styles.list },
    poster: { label: 'Next one large', hint: 'The first date as a poster, the others as rows', css: styles.poster },
    cards: { label: 'Cards', hint: 'One card an event', css: styles.cards },
  },
  sample: {
    heading: 'Next in the boathouse',
    items: [
      {
        date: '2026-12-05',
        time: '19:30',
        title: 'Nordic string trio',
        place: 'Upper deck',
        text: 'Hardanger fiddle, cello and nyckelharpa. Two sets with soup in between.',
        price: '€18',
        action: { label: 'Keep a seat', to: '/tickets' },
      },
      {
        date: '2026-12-12',
        time: '15:00',
        title: 'Knot and net morning',
        place: 'Workshop',
        text: 'For hands from eight to eighty.',
        price: 'free',
      },
      {
        date: 'Every Thursday',
        time: '18:00',
        title: 'Open rowing',
        place: 'Slipway',
        text: 'Come in clothes that may get wet.',
      },
    ],
    note: 'Doors open half an hour before.',
    action: { label: 'All dates', to: '/dates' },
  },
  view,
  css,
});
