import type { Business, Opening } from '../../model/document.ts';
import { weekdayNames } from '../../model/weekdays.ts';
import { clockText, hoursRows, isAllDay, knownDays } from '../../render/opening-hours.ts';
import { wordsOf } from '../../render/words/index.ts';
import type { ViewContext } from '../definition.ts';

export type Day = { day: string; openings: Opening[] };

/** Every day of the week that is known with its opening times in order; empty when nothing is known. */
export const weekOf = (business: Business): Day[] =>
  knownDays(business).map((day) => ({
    day: weekdayNames[day].toLowerCase(),
    openings: business.hours.filter((opening) => opening.day === day).sort((a, b) => (a.opens < b.opens ? -1 : 1)),
  }));

/** The week in few rows: neighbouring days of equal times as one, all closed days as the last one. */
export function shortWeek({
  business,
  document,
  word,
}: ViewContext): { days: string; times: string[]; closed: boolean }[] {
  const closed = word('closed');
  const rows = hoursRows(business, wordsOf(document.language), document.language);
  const open = rows.filter(({ times }) => times[0] !== closed);
  const closedDays = rows.filter(({ times }) => times[0] === closed).map(({ days }) => days);
  return [
    ...open.map((row) => ({ ...row, closed: false })),
    ...(closedDays.length ? [{ days: closedDays.join(', '), times: [closed], closed: true }] : []),
  ];
}

/** One day's times in words: "8 am – 1 pm", "Closed". */
export function DayTimes({ openings, context }: { openings: Opening[]; context: ViewContext }) {
  const { language } = context.document;
  if (!openings.length) return <>{context.word('closed')}</>;
  return (
    <>
      {openings.map(({ opens, closes }) => (
        <span key={opens}>
          {isAllDay({ opens, closes }) ? (
            context.word('allDay')
          ) : (
            <>
              <time dateTime={opens}>{clockText(opens, language)}</time>
              {'\u2009–\u2009'}
              <time dateTime={closes === '24:00' ? '00:00' : closes}>{clockText(closes, language)}</time>
            </>
          )}
        </span>
      ))}
    </>
  );
}

const minutesOf = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** From opening to closing in minutes of the day; past midnight the day goes on to 1440 and beyond. */
function spanOf({ opens, closes }: Opening): [number, number] {
  const from = minutesOf(opens);
  const to = minutesOf(closes);
  return [from, to > from ? to : to + 1440];
}

const percent = (part: number, whole: number) => `${+((part / whole) * 100).toFixed(2)}%`;

/** The week drawn as bars over the hours in which anything is open, with the times beside them in words. */
export function WeekBars({ days, context }: { days: Day[]; context: ViewContext }) {
  const spans = days.flatMap(({ openings }) => openings.map(spanOf));
  const first = Math.min(...spans.map(([from]) => from));
  const whole = Math.max(...spans.map(([, to]) => to)) - first;
  return (
    <dl className="week">
      {days.map(({ day, openings }) => (
        <div className="week__day" key={day}>
          <dt>{context.word(day)}</dt>
          <dd className="week__times">
            <DayTimes openings={openings} context={context} />
          </dd>
          <dd className="week__bars" aria-hidden="true">
            {openings.map((opening) => {
              const [from, to] = spanOf(opening);
              return (
                <span
                  className="week__bar"
                  key={opening.opens}
                  style={{ insetInlineStart: percent(from - first, whole), width: percent(to - from, whole) }}
                />
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
