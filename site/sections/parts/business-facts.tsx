import type { ReactNode } from 'react';
import { printable } from '../../model/printable.ts';
import { hoursRows, specialRows, tellsHours } from '../../render/opening-hours.ts';
import { withMailAddresses } from '../../render/mail-address.tsx';
import { directionOf, wordsOf } from '../../render/words/index.ts';
import type { ViewContext } from '../definition.ts';
import { telephoneHref } from './telephone.ts';

/** The telephone number as a link that calls it. `null` without one; a number still asked for is no link. */
export function Phone({ context }: { context: ViewContext }) {
  const { business, document, has, line } = context;
  if (!has(business.phone)) return null;
  const href = telephoneHref(business.phone);
  if (!href) return <>{line(business.phone)}</>;
  return (
    <a className="fact-link" href={href} dir={directionOf(document.language) === 'rtl' ? 'ltr' : undefined}>
      {line(business.phone)}
    </a>
  );
}

/** The mail address as a link. */
export function Email({ context: { business } }: { context: ViewContext }) {
  if (!business.email) return null;
  return (
    <a className="fact-link" href={`mailto:${business.email}`}>
      {withMailAddresses(business.email)}
    </a>
  );
}

export const Address = ({ context }: { context: ViewContext }) =>
  context.has(context.business.address) ? <address>{context.prose(context.business.address)}</address> : null;

/** Holidays and other days on which the week does not hold, each with its times and the reason. `null` without any. */
export function SpecialDays({ context: { business, document, has, line, word } }: { context: ViewContext }) {
  const rows = specialRows(business.specialHours, wordsOf(document.language), document.language);
  if (!rows.length) return null;
  return (
    <div className="special-days">
      <p className="special-days__title">{word('specialHours')}</p>
      <dl className="hours-list">
        {rows.map(({ days, times, note }, index) => (
          <div key={index}>
            <dt>
              {days}
              {has(note) && <span className="special-days__note"> {line(note)}</span>}
            </dt>
            <dd>{times[0]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The week in few rows, as a `dl`, with the note that belongs to it. `null` when neither is known. */
export function HoursList({ context }: { context: ViewContext }) {
  const { business, document, has, line } = context;
  const rows = hoursRows(business, wordsOf(document.language), document.language);
  if (!tellsHours(business, has)) return null;
  return (
    <>
      {rows.length > 0 && (
        <dl className="hours-list">
          {rows.map((row) => (
            <div key={row.days}>
              <dt>{row.days}</dt>
              {row.times.map((time) => (
                <dd key={time}>{time}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      <SpecialDays context={context} />
      {has(business.hoursNote) && <p className="hours-note">{line(business.hoursNote)}</p>}
    </>
  );
}

/** Profiles elsewhere, as a list of links. `null` without any. */
export function Profiles({ context: { business, href } }: { context: ViewContext }) {
  const profiles = business.social.filter(({ label, to }) => label && to);
  if (!profiles.length) return null;
  return (
    <ul>
      {profiles.map(({ label, to }) => (
        <li key={to}>
          <a className="fact-link" href={href(to)} rel="me">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where the map link leads: as given, else a search for the address on OpenStreetMap. '' when there is no address. */
export function mapTarget({ business, has }: ViewContext, given = ''): string {
  if (given) return given;
  const place = business.address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
  return has(place) && !place.includes('[[')
    ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(printable(place))}`
    : '';
}

export type Fact = { key: string; name: string; value: ReactNode };

/** Facts of the business that are known, each with its name, in the order people look for them. */
export function businessFacts(context: ViewContext, { hours, social }: { hours: boolean; social: boolean }): Fact[] {
  const { business, has, word } = context;
  const facts: (Fact | false)[] = [
    has(business.phone) && { key: 'phone', name: word('phone'), value: <Phone context={context} /> },
    business.email !== '' && { key: 'email', name: word('email'), value: <Email context={context} /> },
    has(business.address) && { key: 'address', name: word('address'), value: <Address context={context} /> },
    hours &&
      tellsHours(business, has) && {
        key: 'hours',
        name: word('openingHours'),
        value: <HoursList context={context} />,
      },
    social &&
      business.social.some(({ label, to }) => label && to) && {
        key: 'social',
        name: word('social'),
        value: <Profiles context={context} />,
      },
  ];
  return facts.filter((fact) => fact !== false);
}

export const businessFactsCss = `
.fact-link{display:inline-block;padding-block:.15em;text-decoration-color:var(--edge)}
.hours-list{display:grid;gap:.15rem}
.hours-list div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 var(--space-4)}
.hours-list dd{margin-inline-start:auto}
.hours-list dd+dd{flex-basis:100%;text-align:end}
.hours-note{color:var(--muted);font-size:var(--step--1);margin-block-start:var(--space-2)}
`;

/** On pages of a business that has such days, and on no other. */
export const specialDaysCss =
  '.special-days{margin-block-start:var(--space-3)}.hours .special-days{margin-block-start:var(--space-5);max-width:24rem}.special-days__title{font-weight:600}.special-days__note{color:var(--muted)}';
