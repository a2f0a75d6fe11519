import type { WebsiteDocument } from '../model/document.ts';
import { finding, type Finding, type Place } from './finding.ts';

/** So much of a heading says which one is meant. */
const SHOWN = 60;
/** A heading is looked for in no more than this, in characters. */
const LONGEST = 2000;

/**
 * What people who jump from heading to heading would stumble over: a page without a main heading or with several, and headings that skip a
 * level. `bodies` are the pages' HTML by page id; a page that has none is not published.
 */
export function checkHeadings({ pages }: Pick<WebsiteDocument, 'pages'>, bodies: Map<string, string>): Finding[] {
  return pages.flatMap(({ id, title }) => {
    const body = bodies.get(id) ?? '';
    if (body === '') return [];
    const place: Place = { path: ['pages', id], name: `Page ${title}`, pageId: id };
    return problemsOf(headingsIn(body)).map((problem) => finding('error', place, problem));
  });
}

type Heading = { level: number; words: string };

function headingsIn(html: string): Heading[] {
  const [, ...begun] = html.split(/<h(?=[1-6][\s>])/);
  return begun.map((rest) => {
    const [whole = ''] = rest.slice(0, LONGEST).split('</h');
    const words = whole.slice(whole.indexOf('>') + 1).replace(/<[^<>]*>/g, '');
    return { level: Number(rest.charAt(0)), words: unescaped(words).trim().slice(0, SHOWN) };
  });
}

/** All that React escapes. */
const ESCAPES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

const unescaped = (html: string): string =>
  Object.entries(ESCAPES).reduce((text, [escape, sign]) => text.replaceAll(escape, sign), html);

function problemsOf(headings: Heading[]): string[] {
  const main = headings.filter(({ level }) => level === 1);
  const skipping = headings.filter(({ level }, at) => level > (headings[at - 1]?.level ?? 0) + 1);
  return [
    ...(main.length === 0 ? ['It has no main heading. Give its first section one.'] : []),
    ...(main.length > 1
      ? [
          `It has ${main.length} main headings: ${main.map(quoted).join(', ')}. Choose other layouts, so that only one is left.`,
        ]
      : []),
    ...skipping.map(
      (heading) =>
        `${quoted(heading)} skips a level of headings. Give its section a heading, or choose another layout or order.`,
    ),
  ];
}

const quoted = ({ words }: Heading): string => `“${words}”`;
