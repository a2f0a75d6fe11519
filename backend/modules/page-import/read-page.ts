import { MOST_BRIEF } from '#site/model/brief.ts';
import { spelled } from '#site/model/spelled.ts';
import { addedSections } from './added-sections.ts';
import { consumeFacts } from './consume-facts.ts';
import { documentOf, saysColour } from './document-of.ts';
import { keyOf } from './contact-ways.ts';
import { counted } from './draft.ts';
import type { Draft } from './draft.ts';
import { PageRefused } from './imported-page.ts';
import type { ImportedPage } from './imported-page.ts';
import { fittingData } from './fitting-data.ts';
import { withoutFrame } from './landmarks.ts';
import { linkedBlocks } from './linked-data.ts';
import { linkedParts } from './linked-parts.ts';
import { restoreMails } from './mail-stand-ins.ts';
import { openingOf, withOpeningFirst } from './opening.ts';
import { nothingLeftOut } from './outline.ts';
import type { LeftOut, Outline, Stretch } from './outline.ts';
import { readFacts } from './page-facts.ts';
import type { PageFacts } from './page-facts.ts';
import { readHead } from './page-head.ts';
import { signsOf } from './page-signs.ts';
import { passOver, withoutStrangers } from './passed-over.ts';
import { readOutline, wordsIn } from './read-outline.ts';
import { reportOf } from './report.ts';
import { fits, sectionsOf } from './sections-of.ts';
import { settleStreamed } from './streamed.ts';
import { stretchesOf } from './stretches.ts';
import { attribute, elementsOf, parseHtml, textOf } from './tree.ts';
import type { Element, Root } from './tree.ts';

export type PageToRead = { url: string; html: string };

const MOST_HTML = 1_500_000;
const MOST_SECTIONS = 50;
const FEWEST_LETTERS = 25;

const EMPTY = 'There are no words on that page to make a website of.';
const EMPTY_WITHOUT_SCRIPTS =
  'That page is empty until its scripts run, and scripts are never run here. Describe the website in words instead.';
const TOO_DEEP = 'The parts of that page stand too deeply within each other to be read.';

/** A page as a website of one page. Throws `PageRefused` for one that comes to nothing. Runs nothing and asks nobody. */
export function readPage({ url, html }: PageToRead): ImportedPage {
  try {
    return read(html.slice(0, MOST_HTML), new URL(url), html.length > MOST_HTML);
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

function read(html: string, here: URL, isCut: boolean): ImportedPage {
  const root = parseHtml(html);
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
  const head = readHead(root, whole, things, here);
  const facts = readFacts({ type: 'root', children: [whole] }, things, head, words.split('\n'));
  const parted = withoutFrame(outline);
  const frame = isBare(parted.body) ? { body: outline, foot: [] } : parted;
  left.footer = frame.foot.map(wordsIn).join(' ').split(/\s+/).filter(Boolean).length;
  const stretches = resolved(stretchesOf(consumeFacts(frame.body, facts)), left);
  const { drafts, ids } = draftsOf(stretches, facts);
  const context = { stretch: { kicker: '', heading: '', level: 0, id: '', hint: '', parts: [] }, facts };
  const added = addedSections(linkedParts(things), drafts, context);
  const all = [...drafts, ...added].slice(0, MOST_SECTIONS);
  if (all.length === 0) throw new PageRefused('EMPTY', EMPTY);
  const document = documentOf(all, ids, head, facts);
  const guessed = [
    ...(head.isNameSaid ? [] : [`The name “${head.name}” was taken from the page’s title.`]),
    ...facts.guessed,
    ...(saysColour(head) ? [`The colour ${head.colour} is the one that the page gives to browsers.`] : []),
    ...added.map(({ tells }) => `What the page tells search engines only: ${tells}.`),
  ];
  const leftOut = [
    ...refused,
    ...(linked.broken > 0 ? [`${counted(linked.broken, 'block')} for search engines that cannot be read.`] : []),
    ...(isCut ? ['The end of the page, which is very long.'] : []),
    ...(drafts.length + added.length > MOST_SECTIONS
      ? [
          `${counted(drafts.length + added.length - MOST_SECTIONS, 'section')} at its end: a page has room for ${MOST_SECTIONS}.`,
        ]
      : []),
  ];
  return {
    title: head.title,
    language: document.language,
    brief: briefOf(head.name, head.description, frame.body, facts),
    document,
    report: reportOf(all, left, { kept: keptOf(facts), leftOut, guessed }),
  };
}

const keptOf = ({ phone, email, address, hours, social }: PageFacts): string[] => [
  ...(phone ? [`The phone number ${phone}.`] : []),
  ...(email ? [`The mail address ${email}.`] : []),
  ...(address ? [`The address ${address.replaceAll('\n', ', ')}.`] : []),
  ...(hours.length > 0 ? [`Opening hours of ${counted(new Set(hours.map(({ day }) => day)).size, 'day')}.`] : []),
  ...(social.length > 0 ? [`${counted(social.length, 'social profile')}.`] : []),
];

/** Sections in order with their ids; the page's own names for its parts stay where they can be. */
function draftsOf(stretches: readonly Stretch[], facts: PageFacts): { drafts: Draft[]; ids: string[] } {
  const drafts: Draft[] = [];
  const ids: string[] = [];
  const shown = new Set<string>();
  const add = (stretch: Stretch, found: readonly Draft[]) => {
    for (const [at, draft] of found.filter(fits).entries()) {
      const wanted = at === 0 ? anchorOf(stretch.id) : '';
      ids.push(wanted !== '' && !ids.includes(wanted) ? wanted : `s${drafts.length}`);
      drafts.push(draft);
    }
  };
  const { opening, rest } = withOpeningFirst(stretches);
  if (opening) {
    const { hero, rest: below } = openingOf(opening);
    add({ ...opening, id: '' }, [hero]);
    add(opening, sectionsOf({ stretch: below, facts }, shown));
  }
  const isNameAlone = ({ heading, parts }: Stretch) => parts.length === 0 && keyOf(heading) === keyOf(facts.name);
  for (const stretch of rest.filter((one) => !isNameAlone(one))) add(stretch, sectionsOf({ stretch, facts }, shown));
  return { drafts, ids };
}

const anchorOf = (id: string): string => (/^s\d+$/.test(spelled(id, 40)) ? '' : spelled(id, 40));

/** Buttons lead to the parts of this page that are there; those to the website's other pages lead nowhere. */
function resolved(stretches: Stretch[], left: LeftOut): Stretch[] {
  const anchors = new Set(stretches.map(({ id }) => anchorOf(id)).filter(Boolean));
  const follow = (to: string) => {
    const anchor = to.startsWith('#') ? anchorOf(to.slice(1)) : '';
    return to.startsWith('#') ? (anchors.has(anchor) ? `/#${anchor}` : '') : to;
  };
  const lead = <Button extends { to: string }>(button: Button): Button => {
    const to = follow(button.to);
    if (to === '') left.links += 1;
    return { ...button, to };
  };
  return stretches.map((stretch) => ({
    ...stretch,
    parts: stretch.parts.map((part) => {
      if (part.is === 'button') return lead(part);
      return part.is === 'cards'
        ? { ...part, items: part.items.map((item) => ({ ...item, buttons: item.buttons.map(lead) })) }
        : part;
    }),
  }));
}

/** The page's own words as a description, as many as there is room for. */
function briefOf(name: string, description: string, body: readonly Outline[], facts: PageFacts): string {
  const lines = [
    name,
    description,
    ...body.map(wordsIn),
    facts.address.replaceAll('\n', ', '),
    facts.phone,
    facts.email,
  ];
  return [...new Set(lines.flatMap((text) => text.split('\n')).map((line) => line.trim()))]
    .filter(Boolean)
    .join('\n')
    .slice(0, MOST_BRIEF)
    .trim();
}
