import { weekdays } from '#site/model/weekdays.ts';
import type { MessageId, Replies, Values } from './replies.ts';
import type { Opening, Section, WebsiteDocument } from '#site/model/document.ts';
import { placeholdersIn, withoutMarks } from '#site/origins/marks.ts';
import { propText } from '../document/entries.ts';
import { kindWord, type Topic } from '../words/index.ts';
import type { Spoken } from '../words/spoken.ts';
import { de } from './de.ts';
import { elsewhere } from './elsewhere.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';

const replies: Record<Spoken, Replies> = { en, de, fr, es, pt };

/** What a message says with its values. */
export function fill(language: Spoken, id: MessageId, values: Values = {}): string {
  if (id === 'elsewhere') return elsewhere[language][isTopic(values.topic ?? '') ? (values.topic as Topic) : 'booking'];
  return replies[language][id]
    .replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '')
    .replace(/ {2,}/gu, ' ')
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
}

export const isTopic = (name: string): name is Topic => Object.hasOwn(elsewhere.en, name);

/** A text for a reply: without marks, and short enough to be read in passing. */
export function shown(text: string): string {
  const words = withoutMarks(
    placeholdersIn(text).reduce((left, wanted) => left.replace(`[[${wanted}]]`, `[${wanted}]`), text),
  )
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    // Lines of an address are parted by commas, sentences by their own stops.
    .reduce((all, line) => (all === '' ? line : `${all}${/[.!?:;,…]$/u.test(all) ? ' ' : ', '}${line}`), '')
    .replace(/\s+/gu, ' ');
  return words.length > 90 ? `${words.slice(0, 89).trimEnd()}…` : words;
}

/** What people call a section: its heading, else the name of its kind. */
export function sectionWord(section: Section, language: Spoken): string {
  const heading = shown(propText(section, 'heading'));
  return heading !== '' && heading.length <= 60 ? heading : kindWord(section.kind, language);
}

/** "Mon": 1 January 2024 was a Monday. */
export const dayWord = (day: Opening['day'], language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))),
  );

/** Opening hours in a line, days alike together; days without a row are named only when `days` has them. */
export function hoursWords(
  hours: readonly Opening[],
  language: Spoken,
  days: readonly Opening['day'][] = weekdays.filter((day) => hours.some((row) => row.day === day)),
): string {
  return days
    .map((day) => {
      const rows = hours.filter((row) => row.day === day).map(({ opens, closes }) => `${opens}–${closes}`);
      return rows.length > 0
        ? `${dayWord(day, language)} ${rows.join(', ')}`
        : fill(language, 'dayClosed', { day: dayWord(day, language) });
    })
    .join(' · ');
}

/** What stands in a fact of the website, for a reply. */
export function partValue(
  { business, brand }: WebsiteDocument,
  part: 'phone' | 'email' | 'address' | 'name' | 'tagline',
): string {
  return shown(part === 'name' ? brand.name : part === 'tagline' ? brand.tagline : business[part]);
}
