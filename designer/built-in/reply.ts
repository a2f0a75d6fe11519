import type { WebsiteDocument } from '#site/model/document.ts';
import { placeholdersIn } from '#site/origins/marks.ts';
import { getTemplate } from '#site/templates/index.ts';
import type { Understood } from '../designer.ts';
import type { Brief } from './brief/read-brief.ts';
import { writtenLanguage } from './brief/language.ts';
import { textOf } from './compose/keep-facts.ts';
import { firstReplies, type FirstReply } from './reply-words.ts';
import { listOf, raised } from './copy/grammar.ts';

const isTool = (topic: string): topic is keyof FirstReply['tools'] =>
  topic === 'search' || topic === 'account' || topic === 'tool' || topic === 'status';

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
  return rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => ({ fact: 'unplaced' as const, label, value }));
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

/** What was made and what its owner should look at, in two or three plain sentences in the language of the website. */
export function replyTo(brief: Brief, document: WebsiteDocument): string {
  const pages = document.pages.map((page) => page.title);
  const language = writtenLanguage(brief.language);
  const words = firstReplies[language];
  const lines = [words.ready(pages.length === 1 ? '' : listOf(pages, language), getTemplate(document.template).name)];
  if (!brief.nameGiven) lines.push(words.unnamed(brief.name));
  if (brief.trade.services.length > 0 && brief.prices.length === 0 && brief.offerings.length === 0)
    lines.push(words.usual(brief.trade.label));
  const open = [...new Set(placeholdersIn(textOf(document.pages)))];
  if (open.length > 0) lines.push(words.open(listOf(open.slice(0, 4), language)));
  const topics = brief.asked.pages.concat(brief.asked.sections).map(({ topic }) => topic);
  const cannot = [...new Set(topics)].filter(isTool).map((topic) => words.tools[topic]);
  if (cannot.length > 0) lines.push(words.cannot(listOf(cannot, language, 'or')));
  const base = brief.language.split('-')[0] ?? 'en';
  if (language !== base)
    lines.push(
      `I do not write well enough in the site’s language (${base}), so my own lines are in English; yours stay as you wrote them.`,
    );
  return lines.join(' ');
}
