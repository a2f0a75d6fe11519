import type { Understood, UnderstoodFact } from '../designer.ts';
import type { Reading } from './reading/reading.ts';

/** The interface is in English, whatever the website is in. */
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const lines = (texts: readonly string[]): string => texts.filter((text) => text !== '').join('\n');
const said = (texts: readonly { text: string }[]): string => lines(texts.map(({ text }) => text));
const beside = (...texts: string[]): string => texts.filter((text) => text !== '').join(' – ');

/**
 * What was read of a brief, in the owner's words, to be looked at and changed one by one. What the brief does not say has no
 * row. `unplaced` are sentences that are about no topic of their own; they stand in the text about the business.
 */
export function understoodOf(reading: Reading): Understood[] {
  const { wishes, hours, offers } = reading;
  const rows: [UnderstoodFact, string, string][] = [
    ['name', 'Name', reading.name?.text ?? ''],
    ['kind', 'What it is', reading.kind?.text ?? ''],
    ['place', 'Place', reading.place?.text ?? ''],
    ['address', 'Address', reading.address?.text ?? ''],
    ['phone', 'Phone', said(reading.phones)],
    ['email', 'Email', said(reading.emails)],
    ['web', 'Web', lines([...reading.webs.map(({ text }) => text), ...reading.social.map(({ label }) => label)])],
    ['hours', 'Opening hours', lines([said(hours.said), said(reading.hoursVerbatim)])],
    ['prices', 'Prices', lines(offers.flatMap(({ offers }) => offers.map(({ name, price }) => beside(name, price))))],
    ['timetable', 'Timetable', lines(reading.timetable.map(({ day, time, name }) => beside(day, time, name)))],
    ['events', 'Dates', lines(reading.events.map(({ name, when, place }) => beside(name, when, place)))],
    ['people', 'People', lines(reading.people.map(({ name, role }) => beside(name, role)))],
    ['quotations', 'Quotations', lines(reading.quotations.map(({ text, by }) => beside(text, by)))],
    ['questions', 'Questions', lines(reading.questions.map(({ question }) => question))],
    ['steps', 'How it works', lines(reading.steps.flatMap(({ steps }) => steps.map(({ name, text }) => name || text)))],
    ['colours', 'Colours', lines(wishes.colours.map(({ said, value }) => beside(said, value)))],
    ['mood', 'Mood', lines([...wishes.moods, wishes.mode])],
    ['pages', 'Pages', lines(wishes.pages.map(({ title }) => title))],
    ['sections', 'Sections', lines(wishes.sections.map(({ title }) => title))],
    ['exclusions', 'Kept out', said(reading.exclusions)],
    ['language', 'Language', languageNames.of(reading.language) ?? reading.language],
    ['unplaced', 'About', said(reading.statements.filter(({ topic }) => topic === ''))],
  ];
  return rows.filter(([, , value]) => value !== '').map(([fact, label, value]) => ({ fact, label, value }));
}
