import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { readBrief } from '#designer/built-in/reading/read-brief.ts';
import type { BriefCase } from './brief.ts';

const FILES = ['../shared/data/webgen-bench-sites.jsonl', '../../shared/data/webgen-bench-sites.jsonl'];
const line = z.object({
  id: z.string(),
  instruction: z.string(),
  checks: z.array(z.object({ task: z.string(), expected: z.string() })),
});

const SEARCH = { 'a search': /type="search"/i };
const COMMENTS = { comments: /<form[^>]*comment/i };
const STATUS = { 'a look-up of a state': /<form[^>]*(?:status|score|track)/i };
const ACCOUNT = { 'an account': /<form[^>]*(?:login|account|profile)/i };
const OWN_ENTRIES = { 'entries of visitors': /<form[^>]*(?:entry|post|record|links)/i };

/**
 * What the public checks ask for, by the number of the brief, as far as pages can show it. `functions` are what only
 * software with a database behind it has: they are asked for, so they count, and a website of pages goes without them.
 */
const WANTED: Record<string, Omit<BriefCase, 'id' | 'text'>> = {
  '000014': { kinds: ['contactForm'], says: ['credit repair'], functions: STATUS },
  '000015': { pages: [/about/i, /service/i, /contact/i], kinds: ['contactForm'] },
  '000016': { pages: [/introduction|about/i, /product/i, /news/i, /contact/i], kinds: ['contactForm'] },
  '000017': {
    name: 'Fundraiser Day',
    onePage: true,
    kinds: ['testimonials', 'about|richText'],
    functions: { 'a moving carousel': /carousel/i },
  },
  '000018': { pages: [/service/i, /book/i, /contact/i], kinds: ['contactForm', 'services'], functions: STATUS },
  '000019': {
    pages: [/software|solution|service|product/i, /news|trend/i, /case|stor|customer/i],
    kinds: ['contactForm'],
    functions: SEARCH,
  },
  '000020': { pages: [/plan/i, /support|help/i], functions: { ...ACCOUNT, 'a chat': /chat/i } },
  '000021': {
    name: 'The All-In Bourbon Bar',
    pages: [/menu/i, /poker/i, /event|promotion/i],
    kinds: ['contactForm'],
  },
  '000069': { pages: [/article|blog|news|health/i], functions: { ...SEARCH, ...COMMENTS } },
  '000070': { pages: [/poe/i], functions: { ...SEARCH, ...COMMENTS, ...OWN_ENTRIES } },
  '000071': { pages: [/work|portfolio/i, /about/i, /contact/i], kinds: ['gallery', 'contactForm'] },
  '000072': { pages: [/experience/i, /skill/i, /education/i, /project/i, /information|about/i] },
  '000073': { pages: [/link/i], functions: OWN_ENTRIES },
  '000074': { pages: [/life|experience/i, /achievement|honou?r/i, /information|about/i], functions: SEARCH },
  '000075': {
    kinds: ['team|richText', 'gallery|richText', 'contact', 'contactForm'],
    says: ['team', 'project', 'skill'],
    onePage: true,
  },
  '000076': { pages: [/leaderboard/i, /diary/i, /statistic|home/i], functions: OWN_ENTRIES },
};

/** The public briefs with what must be true of their websites; none where the file is not there. No text of theirs is kept. */
export function publicBriefs(): BriefCase[] {
  const file = FILES.find((candidate) => existsSync(candidate));
  if (!file) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((text) => line.parse(JSON.parse(text)))
    .map(({ id, instruction, checks }) => {
      // The last check of each names the two colours in quotes.
      const named = checks.at(-1)?.task.matchAll(/'([^']+)'/g) ?? [];
      const [background, accent] = [...named].map(
        ([, name = '']) => readBrief({ text: `Colours: ${name}`, templates: [] }).wishes.colours[0]?.value,
      );
      return { id: `public-${id}`, text: instruction, language: 'en', background, accent, ...WANTED[id] };
    });
}
