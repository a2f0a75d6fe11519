import { z } from 'zod';
import type { Opening } from '#site/model/document.ts';
import { weekdays } from '#site/model/weekdays.ts';
import { attribute, elementsOf, plain } from './tree.ts';
import type { Root } from './tree.ts';

/** A thing as a page describes it to search engines. */
export type Thing = Record<string, unknown>;

const MOST_THINGS = 400;
const MOST_LEVELS = 12;

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** All things of a page by the block that they stand in, those within others too, from the outside in. */
export function linkedBlocks(root: Root): { blocks: Thing[][]; broken: number } {
  const blocks: Thing[][] = [];
  let [broken, count] = [0, 0];
  const add = (value: unknown, level: number, found: Thing[]) => {
    if (level > MOST_LEVELS || count >= MOST_THINGS) return;
    if (Array.isArray(value)) value.forEach((one) => add(one, level + 1, found));
    if (!isThing(value)) return;
    if (value['@type'] !== undefined) {
      found.push(value);
      count += 1;
    }
    for (const one of Object.values(value)) add(one, level + 1, found);
  };
  for (const element of elementsOf(root)) {
    if (element.tagName !== 'script' || !/ld\+json/i.test(attribute(element, 'type'))) continue;
    const [text] = element.children;
    const found: Thing[] = [];
    try {
      if (text?.type === 'text') add(JSON.parse(text.value), 0, found);
    } catch {
      // Others write it by hand; what is no JSON says nothing.
      broken += 1;
    }
    blocks.push(found);
  }
  return { blocks, broken };
}

export const typesOf = (thing: Thing): string[] =>
  listOf(thing['@type']).map((type) => String(type).replace(/^.*[/:]/, ''));
export const isOf = (thing: Thing, ...types: string[]): boolean => typesOf(thing).some((type) => types.includes(type));

/** The words of a property, without the HTML that some put into them. */
export function wordsOf(thing: Thing, name: string): string {
  const [value] = listOf(thing[name]);
  if (typeof value === 'string' || typeof value === 'number')
    return plain(
      String(value)
        .slice(0, 4000)
        .replace(/<[^<>]{0,200}>/g, ' ')
        .replaceAll('&amp;', '&'),
    );
  return isThing(value) ? wordsOf(value, 'name') : '';
}

/** Things that a property leads to. */
export const thingsAt = (thing: Thing, name: string): Thing[] => listOf(thing[name]).filter(isThing);

export const NO_BUSINESS =
  /^(?:WebSite|WebPage|AboutPage|ContactPage|FAQPage|CollectionPage|ItemPage|BreadcrumbList|ListItem|ImageObject|SearchAction|ReadAction|EntryPoint|PostalAddress|OpeningHoursSpecification|GeoCoordinates|Question|Answer|Offer|AggregateOffer|OfferCatalog|Product|Service|Review|Rating|AggregateRating|Person|Brand|Place|Menu|MenuSection|MenuItem|.*Event|Article|BlogPosting|NewsArticle|VideoObject|ItemList|PropertyValueSpecification|ContactPoint|City|Country|State|Recipe)$/;

/** Whom the page is about: the first thing with an address, a telephone or hours, else the first organisation. */
export function businessThing(things: readonly Thing[]): Thing | null {
  const organisations = things.filter(
    (thing) => wordsOf(thing, 'name') !== '' && typesOf(thing).some((type) => !NO_BUSINESS.test(type)),
  );
  const isFull = (thing: Thing) =>
    ['address', 'telephone', 'openingHours', 'openingHoursSpecification'].some((name) => thing[name] !== undefined);
  return organisations.find(isFull) ?? organisations[0] ?? null;
}

export function addressOf(thing: Thing): string {
  const [value] = listOf(thing['address']);
  if (typeof value === 'string')
    return value
      .split(/,\s|\n/)
      .map(plain)
      .filter(Boolean)
      .join('\n');
  if (!isThing(value)) return '';
  const town = [wordsOf(value, 'postalCode'), wordsOf(value, 'addressLocality')].filter(Boolean).join(' ');
  return [wordsOf(value, 'streetAddress'), town].filter(Boolean).join('\n');
}

const SHORT = weekdays.map((day) => day.slice(0, 2));
const clock = z
  .string()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d|^24:00/)
  .transform((text) => text.slice(0, 5).padStart(5, '0').replace(/:$/, ''));

const dayOf = (text: string) =>
  weekdays[
    SHORT.indexOf(
      text
        .replace(/^.*[/:]/, '')
        .slice(0, 2)
        .toLowerCase(),
    )
  ];

function rowsFor(days: (Opening['day'] | undefined)[], opens: unknown, closes: unknown): Opening[] {
  const [from, to] = [clock.safeParse(opens), clock.safeParse(closes)];
  if (!from.success || !to.success || from.data === to.data) return [];
  const until = to.data === '23:59' ? '24:00' : to.data;
  return days.flatMap((day) => (day ? [{ day, opens: from.data, closes: until }] : []));
}

/** `Mo-Fr 09:00-17:00`, `Sa,Su 10:00-14:00`. */
export function rowsOfShorthand(whole: string): Opening[] {
  const text = whole.slice(0, 600);
  let from = 0;
  return [...text.matchAll(/(\d{1,2}:\d\d)\s?[-–]\s?(\d{1,2}:\d\d)/g)].flatMap(([times, opens, closes], at, all) => {
    const days = text.slice(from, all[at]?.index).trim();
    from = (all[at]?.index ?? 0) + times.length;
    return rowsFor(daysIn(days), opens?.padStart(5, '0'), closes?.padStart(5, '0'));
  });
}

function daysIn(text: string): (Opening['day'] | undefined)[] {
  return text.split(',').flatMap((part) => {
    const [first = '', last = ''] = part.split(/[-–]/).map((day) => day.trim());
    const [from, to] = [first, last || first].map((day) => SHORT.indexOf(day.slice(0, 2).toLowerCase()));
    if (from === undefined || to === undefined || from < 0 || to < 0) return [];
    const count = ((to - from + 7) % 7) + 1;
    return Array.from({ length: count }, (_, at) => weekdays[(from + at) % 7]);
  });
}

export function hoursOf(thing: Thing): Opening[] {
  const specified = thingsAt(thing, 'openingHoursSpecification')
    .filter((one) => one['validFrom'] === undefined && one['validThrough'] === undefined)
    .flatMap((one) =>
      rowsFor(
        listOf(one['dayOfWeek']).map((day) => dayOf(isThing(day) ? wordsOf(day, 'name') : String(day))),
        one['opens'],
        one['closes'],
      ),
    );
  if (specified.length > 0) return specified;
  return listOf(thing['openingHours']).flatMap((text) => (typeof text === 'string' ? rowsOfShorthand(text) : []));
}
