import type { Designer } from '#designer/index.ts';
import type { Opening } from '#site/model/document.ts';
import { asMeant } from '#designer/built-in/reading/dictated.ts';
import { groundedIn, ungroundedTexts } from '#site/origins/grounded.ts';
import type { FreshBrief } from './batch.ts';
import { hasColour } from '#scoring/colours.ts';
import { holds, holdsPrice, plain } from '#scoring/same-words.ts';
import { readPublished, type SiteRead } from '#scoring/site-read.ts';

/** `held` of `asked` things; what did not is told in `misses`. */
export type Tally = { held: number; asked: number; misses: string[] };

export const briefMeasures = [
  'names',
  'facts',
  'prices paired',
  'hours typed',
  'hours right or verbatim',
  'people',
  'colours',
  'pages',
  'language',
  'exclusions',
  'wishes kept to the designer',
  'no invented statement',
] as const;
export type BriefMeasure = (typeof briefMeasures)[number];
export type BriefScore = { id: string; site: SiteRead; tallies: Record<BriefMeasure, Tally> };

type Check = [held: boolean, miss: string];
const tally = (checks: Check[]): Tally => ({
  held: checks.filter(([held]) => held).length,
  asked: checks.length,
  misses: checks.flatMap(([held, miss]) => (held ? [] : [miss])),
});

/** Makes the website of a brief and judges what is published of it. */
export async function scoreBrief(designer: Designer, brief: FreshBrief): Promise<BriefScore> {
  const { document } = await designer.design({ text: brief.text }, { seed: 1 });
  const site = readPublished(document);
  return { id: brief.id, site, tallies: judge(brief, site) };
}

function judge({ text, language, expect }: FreshBrief, site: SiteRead): Record<BriefMeasure, Tally> {
  const { document, groups } = site;
  const together = (a: string, fits: (group: string) => boolean) =>
    groups.some((group) => holds(group, a) && fits(group));
  // What was taken back at once was not said: "$380, no sorry, $420".
  const invented = ungroundedTexts(document, [text, asMeant(text)]);
  return {
    names: tally([
      [isNamed(site, text, expect), `${document.brand.name} is not ${expect.name ?? 'what the brief says'}`],
    ]),
    facts: tally(expect.present.map((fact) => [holds(site.text, fact), fact])),
    'prices paired': tally(
      expect.prices.map(({ thing, price }) => [
        together(thing, (group) => holdsPrice(group, price)),
        `${thing}: ${price}`,
      ]),
    ),
    'hours typed': tally(
      expect.hours.length > 0 ? [[sameHours(document.business.hours, expect.hours), shownHours(site)]] : [],
    ),
    'hours right or verbatim': tally([[hoursHold(site, expect), shownHours(site)]]),
    people: tally(
      expect.people.map(({ name, role }) => [
        role === '' ? holds(site.text, name) : together(name, (group) => holds(group, role)),
        `${name} (${role})`,
      ]),
    ),
    colours: tally(expect.colours.map(({ part, value }) => [hasColour(document, part, value), `${part} ${value}`])),
    pages: tally(
      expect.pages.map((page) => [
        document.pages.some(({ title }) => holds(title, page) || holds(page, title)),
        `no page ${page}`,
      ]),
    ),
    language: tally([
      [document.language.split('-')[0] === language.split('-')[0], `${document.language}, not ${language}`],
    ]),
    exclusions: tally([
      ...expect.absent.map((words): Check => [!holds(site.text, words), `“${words}” is there`]),
      ...expect.noChannel.map((channel): Check => [!hasChannel(site, channel), `a way by ${channel} is there`]),
    ]),
    'wishes kept to the designer': tally(
      expect.wishes.map((wish) => [!holds(site.text, wish), `“${wish}” is printed`]),
    ),
    'no invented statement': tally([
      [invented.length === 0, invented.map(({ path, text: said }) => `${path}: ${said}`).join(' | ')],
    ]),
  };
}

/** Where no name is given, a name that the brief says is right, and so is one left open. */
function isNamed({ document }: SiteRead, brief: string, { name, nameAlso }: FreshBrief['expect']): boolean {
  const said = document.brand.name;
  if ([...(name === null ? [] : [name]), ...nameAlso].some((right) => plain(right) === plain(said))) return true;
  return name === null && (groundedIn(document.language, [brief])(said) || said.includes('[['));
}

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A row past midnight is two, the second on the next day; 00:00 as an end is 24:00. */
function overMidnight({ day, opens, closes }: Opening): Opening[] {
  if (closes === '00:00') return [{ day, opens, closes: '24:00' }];
  if (closes > opens) return [{ day, opens, closes }];
  const next = DAYS[(DAYS.indexOf(day) + 1) % 7] ?? day;
  return [
    { day, opens, closes: '24:00' },
    { day: next, opens: '00:00', closes },
  ];
}

const rowsOf = (hours: readonly Opening[]) =>
  new Set(hours.flatMap(overMidnight).map(({ day, opens, closes }) => `${day} ${opens}-${closes}`));

function sameHours(there: readonly Opening[], wanted: readonly Opening[]): boolean {
  const [a, b] = [rowsOf(there), rowsOf(wanted)];
  return a.size === b.size && [...a].every((row) => b.has(row));
}

function hoursHold(site: SiteRead, { hours, hoursVerbatim }: FreshBrief['expect']): boolean {
  const typed = site.document.business.hours;
  const isSaid = hoursVerbatim === null || holds(site.text, hoursVerbatim);
  if (typed.length > 0) return hours.length > 0 && sameHours(typed, hours) && isSaid;
  return isSaid && hours.every(({ opens, closes }) => saysTime(site.text, opens) && saysTime(site.text, closes));
}

/** Whether a clock time can be read somewhere, in any of the ways people write it. */
function saysTime(text: string, time: string): boolean {
  const [hours = '', minutes = ''] = time.split(':');
  const names = [Number(hours), ((Number(hours) + 11) % 12) + 1];
  if (names.includes(12) && /\b(?:noon|midday|midnight)\b/i.test(text)) return true;
  return names.some((hour) =>
    new RegExp(`(?<!\\d)0?${hour}${minutes === '00' ? '(?:[:.h]00)?' : `[:.h ]?${minutes}`}(?!\\d)`).test(text),
  );
}

const shownHours = ({ document }: SiteRead) =>
  `hours: ${[...rowsOf(document.business.hours)].join(', ') || 'none'}; note: ${document.business.hoursNote || 'none'}`;

function hasChannel({ html, document }: SiteRead, channel: FreshBrief['expect']['noChannel'][number]): boolean {
  const all = html.join('\n');
  if (channel === 'phone') return all.includes('href="tel:');
  if (channel === 'email') return all.includes('href="mailto:');
  if (channel === 'form') return all.includes('<form');
  return document.business.address !== '';
}
