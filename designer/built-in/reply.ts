import type { WebsiteDocument } from '#site/model/document.ts';
import { placeholdersIn } from '#site/model/placeholder.ts';
import { getTemplate } from '#site/templates/index.ts';
import type { Understood } from '../designer.ts';
import type { Brief } from './brief/read-brief.ts';
import { writtenLanguage } from './brief/language.ts';
import { textOf } from './compose/keep-facts.ts';
import { listOf, raised } from './copy/grammar.ts';

const CANNOT: Record<string, string> = {
  search: 'a search box',
  account: 'accounts to log in to',
  tool: 'interactive tools',
  status: 'a status look-up',
};

/** What was found in a brief, as label and value, for display. Nothing is listed that the brief does not say. */
export function understoodOf(brief: Brief): Understood[] {
  const rows: [string, string][] = [
    ['Name', brief.nameGiven ? brief.name : ''],
    ['Trade', brief.tradeGiven ? raised(brief.description || brief.trade.label) : ''],
    ['Place', brief.place],
    ['Address', brief.address],
    ['Phone', brief.phone],
    ['Email', brief.email],
    ['Web', brief.web],
    ['Hours', summaryOf(brief)],
    [
      'People',
      brief.people.map((person) => (person.role ? `${person.name} (${person.role})` : person.name)).join(', '),
    ],
    ['Since', brief.since],
    ['Prices', brief.prices.map((item) => `${item.name} ${item.price}`).join(', ')],
    ['Offer', brief.offerings.join(', ')],
    ['Colours', brief.colours.named.map(({ part, name }) => `${name} (${part})`).join(', ')],
    ['Pages', brief.asked.pages.map((part) => part.words).join(', ')],
    ['Tone', brief.tone.join(', ')],
    ['Language', brief.language],
  ];
  return rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}

const DAYS: Record<string, string> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
};

function summaryOf(brief: Brief): string {
  const rows = new Map<string, string[]>();
  for (const { day, opens, closes } of brief.hours) rows.set(day, [...(rows.get(day) ?? []), `${opens}–${closes}`]);
  const days = [...rows].map(([day, times]) => ({ day: DAYS[day] ?? day, times: times.join(', ') }));
  const groups: { from: string; to: string; times: string }[] = [];
  for (const { day, times } of days) {
    const last = groups.at(-1);
    if (last?.times === times) last.to = day;
    else groups.push({ from: day, to: day, times });
  }
  return (
    groups.map(({ from, to, times }) => `${from === to ? from : `${from}–${to}`} ${times}`).join('; ') ||
    brief.hoursNote
  );
}

/** What was made and what its owner should look at, in two or three plain sentences. */
export function replyTo(brief: Brief, document: WebsiteDocument): string {
  const pages = document.pages.map((page) => page.title);
  const lines = [
    pages.length === 1
      ? `Your website is ready: one page in the ${getTemplate(document.template).name} template.`
      : `Your website is ready: ${listOf(pages)}, in the ${getTemplate(document.template).name} template.`,
  ];
  if (!brief.nameGiven)
    lines.push(`You did not say what it is called, so I put “${brief.name}”; tell me “rename it to …”.`);
  if (
    brief.trade.services.length > 0 &&
    brief.prices.length === 0 &&
    brief.offerings.length === 0 &&
    writtenLanguage(brief.language) === 'en'
  )
    lines.push(
      `The list of what you offer is what is usual for ${/^[aeiou]/i.test(brief.trade.label) ? 'an' : 'a'} ${brief.trade.label}; please check it.`,
    );
  const open = [...new Set(placeholdersIn(textOf(document.pages)))];
  if (open.length > 0) lines.push(`Still to add: ${listOf(open.slice(0, 4))}.`);
  const cannot = [
    ...new Set(brief.asked.pages.concat(brief.asked.sections).flatMap((part) => CANNOT[part.topic] ?? [])),
  ];
  if (cannot.length > 0)
    lines.push(
      `I cannot build ${listOf(cannot, 'en', 'or')} here; visitors can reach you by the contact page instead.`,
    );
  const base = brief.language.split('-')[0] ?? 'en';
  if (writtenLanguage(base) !== base)
    lines.push(
      `I do not write well enough in the site’s language (${base}), so my own lines are in English; yours stay as you wrote them.`,
    );
  return lines.join(' ');
}
