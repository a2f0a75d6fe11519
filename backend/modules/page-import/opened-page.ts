import { withoutFrame } from './landmarks.ts';
import { PageRefused } from './imported-page.ts';
import { fittingData } from './fitting-data.ts';
import { counted } from './draft.ts';
import type { Here } from './inline.ts';
import { linkedBlocks } from './linked-data.ts';
import type { Thing } from './linked-data.ts';
import { restoreMails } from './mail-stand-ins.ts';
import { nothingLeftOut } from './outline.ts';
import type { LeftOut, Outline } from './outline.ts';
import { readFacts } from './page-facts.ts';
import type { PageFacts } from './page-facts.ts';
import { readHead } from './page-head.ts';
import type { PageHead } from './page-head.ts';
import { signsOf } from './page-signs.ts';
import { passOver, withoutStrangers } from './passed-over.ts';
import { readOutline, wordsIn } from './read-outline.ts';
import { settleStreamed } from './streamed.ts';
import { attribute, elementsOf, parseHtml, textOf } from './tree.ts';
import type { Element, Root } from './tree.ts';

/** A page taken apart: what it says of itself, what stands in it, and what it shares with the others of its website. */
export type OpenedPage = {
  head: PageHead;
  things: Thing[];
  facts: PageFacts;
  /** All that is shown but what others wrote or nobody sees, with head and foot. */
  whole: Element;
  root: Root;
  body: Outline[];
  foot: Outline[];
  left: LeftOut;
  /** Sentences about what is left out beside what `left` counts. */
  leftOut: string[];
};

const MOST_HTML = 1_500_000;
const FEWEST_LETTERS = 25;

const EMPTY = 'That page has no text to make a website from.';
const EMPTY_WITHOUT_SCRIPTS =
  'That page is empty until its scripts run, and scripts are never run here. Describe the website in words instead.';
const TOO_DEEP = 'The parts of that page are nested too deeply to be read.';

/** Takes a page apart. Throws `PageRefused` for one that comes to nothing. Runs nothing and asks nobody. */
export const openPage = (html: string, here: Here): OpenedPage => unlessTooDeep(() => open(html, here));

/** Reading that goes too deep is refused. */
export function unlessTooDeep<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new PageRefused('TOO_DEEP', TOO_DEEP);
    throw error;
  }
}

const hasScripts = (root: Root) =>
  [...elementsOf(root)].some((element) => element.tagName === 'script' && !/json/i.test(attribute(element, 'type')));

const titleOf = (root: Root): string =>
  [...elementsOf(root)]
    .filter(({ tagName }) => tagName === 'title')
    .map(textOf)
    .join(' ');

function bodyOf(root: Root): Element {
  const body = [...elementsOf(root)].find(({ tagName }) => tagName === 'body');
  if (!body) throw new PageRefused('EMPTY', EMPTY);
  return body;
}

const isBare = (parts: readonly Outline[]) => parts.map(wordsIn).join('').replace(/\s/g, '').length < FEWEST_LETTERS;

function open(html: string, here: Here): OpenedPage {
  const isCut = html.length > MOST_HTML;
  const root = parseHtml(html.slice(0, MOST_HTML));
  const scripted = hasScripts(root);
  settleStreamed(root);
  restoreMails(root);
  const signs = signsOf(root);
  const linked = linkedBlocks(root);
  const body = bodyOf(root);
  const left = nothingLeftOut();
  const whole = structuredClone(body);
  withoutStrangers(whole, signs);
  passOver(body, left, signs);
  const outline = readOutline(body, { here, left });
  const words = outline.map(wordsIn).filter(Boolean).join('\n');
  if (isBare(outline))
    throw scripted ? new PageRefused('EMPTY_WITHOUT_SCRIPTS', EMPTY_WITHOUT_SCRIPTS) : new PageRefused('EMPTY', EMPTY);
  const { things, refused } = fittingData(linked.blocks, textOf(whole), titleOf(root));
  const head = readHead(root, whole, things, here.url);
  const facts = readFacts({ type: 'root', children: [whole] }, things, head, words.split('\n'));
  const parted = withoutFrame(outline);
  const frame = isBare(parted.body) ? { body: outline, foot: [] } : parted;
  left.footer = frame.foot.map(wordsIn).join(' ').split(/\s+/).filter(Boolean).length;
  const leftOut = [
    ...refused,
    ...(linked.broken > 0 ? [`${counted(linked.broken, 'block')} for search engines that cannot be read.`] : []),
    ...(isCut ? ['The end of the page, which is very long.'] : []),
  ];
  return { head, things, facts, whole, root, ...frame, left, leftOut };
}
