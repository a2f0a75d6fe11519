import { findTrade } from '#designer/built-in/trades/find-trade.ts';
import { isRecord } from '#site/model/json.ts';
import { labelsOf } from '#site/labels/index.ts';
import { DOCUMENT_VERSION } from '#site/model/document.ts';
import type { Page, WebsiteDocument } from '#site/model/document.ts';
import { applyOperations } from '#site/operations/index.ts';
import { assetIdsOf } from '#site/model/assets-of.ts';
import { layoutThatShows } from '#site/photos/shown-photos.ts';
import { getTemplate } from '#site/templates/index.ts';
import { parsed, sectionsFrom, seoOf } from '../document-of.ts';
import { counted, placeOf } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { consumeFacts } from '../consume-facts.ts';
import { PageRefused } from '../imported-page.ts';
import { keyOf } from '../contact-ways.ts';
import { openPage, unlessTooDeep } from '../opened-page.ts';
import type { OpenedPage } from '../opened-page.ts';
import { pageDrafts } from '../page-drafts.ts';
import { briefOf } from '../read-page.ts';
import type { Outline } from '../outline.ts';
import type { Here } from '../inline.ts';
import type { PageFacts } from '../page-facts.ts';
import { reportOf } from '../report.ts';
import { wordsIn } from '../read-outline.ts';
import { parseHtml, textOf } from '../tree.ts';
import { picturesOf } from '../settle-pictures.ts';
import { keyOfAddress, newPaths, redirectsFor } from './addresses-of-pages.ts';
import type { FoundPage, ImportedSite, PageReport, SiteToRead } from './imported-site.ts';
import { headAction } from './head-action.ts';
import { marksOf } from './marks-of-a-site.ts';
import { nameOfPage } from './names-of-pages.ts';
import { withoutShared } from './shared-parts.ts';
import { siteColours } from './site-colours.ts';
import { siteFacts } from './site-facts.ts';

const MOST_IN_MENU = 8;

/** What is kept of an opened page: a website's pages together are too much to keep whole. */
type Kept = Omit<OpenedPage, 'root' | 'whole'> & { text: string };
type Coming = { page: FoundPage; opened: Kept; title: string; path: string };

/** Pages of one website as a website of ours. Throws `PageRefused` when they come to nothing. Runs nothing and asks nobody. */
export const readSite = (site: SiteToRead): ImportedSite => unlessTooDeep(() => read(site));

function read({ pages, sheets, look, mostPages }: SiteToRead): ImportedSite {
  const { once, twins } = withoutTwins(pages);
  const [first] = once;
  if (!first) throw new PageRefused('EMPTY', 'That website has no text to make a new one from.');
  const room = once.slice(0, mostPages);
  const paths = newPaths(room.map(({ page, title }) => ({ url: new URL(page.url), title })));
  const targets = new Map<string, string>();
  const lead = (page: FoundPage, path: string) => {
    for (const address of [...page.asked, page.url]) targets.set(keyOfAddress(new URL(address)), path);
  };
  room.forEach(({ page }, at) => lead(page, paths[at] ?? '/'));
  for (const { page, like } of twins) lead(page, targets.get(keyOfAddress(new URL(like.url))) ?? '');
  const pathOf = (url: URL) => targets.get(keyOfAddress(url)) ?? '';

  // Once more, now that it is known where links lead.
  const { opened: start, root } = opening(first.page, pathOf);
  const coming: Coming[] = room.map(({ page, title }, at) => {
    const { opened } = at === 0 ? { opened: start } : opening(page, pathOf);
    return { page, opened, title, path: paths[at] ?? '/' };
  });
  const bare = withoutShared(coming.map(({ opened }) => opened.body));
  // Pages without room still say what is true of the business.
  const beyond = once.slice(mostPages).map(({ page }) => ({ page, ...opening(page, pathOf) }));
  const telling = [...coming, ...beyond].map(({ page, opened }) => ({ ...opened, url: page.url }));
  const [home, ...others] = telling;
  if (!home) throw new PageRefused('EMPTY', 'That website has no text to make a new one from.');
  const { facts, name, colour, told, unsure } = siteFacts([home, ...others]);
  const made = coming.map((one, at) => makePage(one, bare[at] ?? { body: one.opened.body, words: 0 }, facts, at));
  const colours = siteColours(root, sheets, colour);
  const asWritten = parseHtml(first.page.html);
  const marks = marksOf({
    root,
    asWritten,
    things: home.things,
    here: new URL(home.url),
    ink: colours.ink ?? '',
  });
  const action = headAction(asWritten, { url: new URL(home.url), pathOf });
  const moved = [
    ...coming.flatMap(({ page, path }) => [...page.asked, page.url].map((from) => ({ from: new URL(from), to: path }))),
    ...twins.map(({ page }) => ({ from: new URL(page.url), to: pathOf(new URL(page.url)) })),
  ];
  const { redirects, without } = redirectsFor(
    moved.filter(({ to }) => to !== ''),
    paths,
  );
  const recipe = look ?? findTrade(facts.trade, 'en')?.templates[0] ?? 'almanac';
  const template = getTemplate(typeof recipe === 'string' ? recipe : recipe.design);
  const { trade, phone, email, address, place, hours, closedDays, social } = facts;
  const draft = parsed({
    version: DOCUMENT_VERSION,
    template: template.id,
    language: facts.language,
    brand: { name, tagline: '', logo: placeOf(marks.logo ?? undefined), icon: placeOf(marks.icon ?? undefined) },
    business: { trade, phone, email, address, place, hours, closedDays, social },
    theme: { ...(typeof recipe === 'string' ? template.theme : recipe.theme), ...colours },
    header: {
      ...template.header,
      ...(typeof recipe !== 'string' && recipe.header),
      ...(action && { action }),
    },
    footer: { ...template.footer, note: '', ...(typeof recipe !== 'string' && recipe.footer) },
    seo: { title: '', description: '', image: placeOf(marks.card ?? undefined) },
    pages: withMenu(made.map(({ page }) => page)),
    redirects,
    locks: [],
  });
  return {
    document: inForm(draft, template.id),
    brief: briefOf(
      { name, description: home.head.description },
      coming.flatMap((_one, at) => bare[at]?.body ?? []),
      facts,
    ),
    pictures: [marks.logo, marks.icon, marks.card]
      .flatMap((mark) => (mark ? [{ ...mark, url: home.url }] : []))
      .concat(
        coming.flatMap(({ page }, at) => picturesOf(bare[at]?.body ?? []).map((one) => ({ ...one, url: page.url }))),
      ),
    report: {
      facts: told,
      look: looksOf(colours, template.name, look === null && facts.trade !== ''),
      unsure: [
        ...unsure,
        ...(without.length > 0
          ? [`Old addresses with a “?” cannot lead on to the new pages: ${without.slice(0, 5).join(', ')}.`]
          : []),
      ],
      pages: [
        ...made.map(({ report }) => report),
        ...once.slice(mostPages).map(({ page, title }) => ({
          ...aside(page.url, title),
          leftOut: [`The page: there is room for ${counted(mostPages, 'page')}.`],
        })),
        ...twins.map(({ page, like }) => ({
          ...aside(page.url, ''),
          path: pathOf(new URL(page.url)) || null,
          leftOut: [`It is the same as ${like.url}, and leads there.`],
        })),
      ],
    },
  };
}

const aside = (url: string, title: string): PageReport => ({
  url,
  path: null,
  title,
  kept: [],
  leftOut: [],
  unsure: [],
});

type Opened = { page: FoundPage; title: string };

function opening(page: FoundPage, pathOf: Here['pathOf']) {
  const { root, whole, ...opened } = openPage(page.html, { url: new URL(page.url), pathOf, takesPictures: true });
  return { root, opened: { ...opened, text: keyOf(textOf(whole)).slice(0, 40_000) } };
}

/** Each page once: two addresses of the same words are one page. What cannot be opened was told of before. */
function withoutTwins(pages: readonly FoundPage[]) {
  const once: Opened[] = [];
  const twins: { page: FoundPage; like: FoundPage }[] = [];
  const seen = new Map<string, FoundPage>();
  for (const page of pages) {
    const { opened } = opening(page, () => '');
    const words = keyOf(opened.body.map(wordsIn).join(' '));
    const like = seen.get(words);
    if (like) twins.push({ page, like });
    else {
      seen.set(words, page);
      once.push({ page, title: nameOfPage(page.label, opened) });
    }
  }
  return { once, twins };
}

function makePage(
  { page, opened, title, path }: Coming,
  bare: { body: OpenedPage['body']; words: number },
  facts: PageFacts,
  at: number,
) {
  const { left, head } = opened;
  const found = pageDrafts({ ...opened, body: bare.body }, facts, path);
  // A page of nothing but facts that another section says stays a page, with its name.
  const isHome = at === 0;
  const own = found.drafts.length > 0 ? found.drafts : [headingAlone(title)];
  const drafts = { ...found, drafts: inFullView(isHome ? own : withFacts(own, bare.body, facts)) };
  left.pictures = 0;
  left.navigation = 0;
  // Said once, at the start page.
  if (!isHome) left.footer = 0;
  const report = reportOf(drafts.drafts, left, {
    kept: [],
    leftOut: [
      ...opened.leftOut,
      ...drafts.leftOut,
      ...(isHome && bare.words > 0
        ? [`${counted(bare.words, 'word')} that its pages share, such as its head and its foot.`]
        : []),
    ],
    guessed: drafts.guessed,
  });
  const made: Page = {
    id: isHome ? 'home' : `page-${at}`,
    path,
    title: isHome ? labelsOf(facts.language).home : title,
    inMenu: isHome || page.isMenu,
    seo: seoOf(head),
    sections: sectionsFrom(drafts.drafts, drafts.ids, isHome ? '' : `p${at}-`),
  };
  const { kept, leftOut, guessed } = report;
  return { page: made, report: { url: page.url, path, title: made.title, kept, leftOut, unsure: guessed } };
}

/** The first picture of a page leads it, where its opening has none. */
function inFullView(drafts: readonly Draft[]): Draft[] {
  const [hero, ...rest] = drafts;
  const at = rest.slice(0, 3).findIndex(({ kind, props }) => kind === 'image' && props['caption'] === '');
  const picture = rest[at]?.props['picture'];
  if (hero?.kind !== 'hero' || picture === undefined || !isNoPicture(hero.props['picture'])) return [...drafts];
  return [
    { ...hero, variant: 'split', props: { ...hero.props, picture } },
    ...rest.filter((_one, place) => place !== at),
  ];
}

const isNoPicture = (image: unknown) => isRecord(image) && image['source'] === 'none';

/** A page that said how to get in touch still does. */
function withFacts(drafts: readonly Draft[], body: OpenedPage['body'], facts: PageFacts): Draft[] {
  const kinds = factsIn(consumeFacts(body, facts));
  const isSaid = drafts.some(({ kind }) => kind === 'contact' || kind === 'hours' || kind === 'location');
  if (kinds.size === 0 || isSaid) return [...drafts];
  return [...drafts, { kind: 'contact', props: { showHours: kinds.has('hours') }, tells: 'how to get in touch' }];
}

const factsIn = (parts: readonly Outline[]): Set<string> =>
  new Set(
    parts.flatMap((part) => (part.is === 'fact' ? [part.of] : part.is === 'group' ? [...factsIn(part.children)] : [])),
  );

const headingAlone = (title: string): Draft => ({
  kind: 'richText',
  props: { heading: title },
  tells: `the heading “${title}”`,
});

const withMenu = (pages: readonly Page[]): Page[] => {
  const inMenu = pages.filter((page) => page.inMenu).slice(0, MOST_IN_MENU);
  return pages.map((page) => ({ ...page, inMenu: inMenu.includes(page) }));
};

/** The layouts that a template prefers, for what the pages hold. */
function inForm(document: WebsiteDocument, template: string): WebsiteDocument {
  const { theme, header, footer } = document;
  const applied = applyOperations(document, [{ type: 'applyTemplate', template }]);
  if (!applied.ok) throw new Error(`A template could not be applied: ${applied.failure.message}`);
  return withPicturesShown({ ...applied.document, theme, header, footer });
}

/** Sections that hold pictures have layouts that show them. */
function withPicturesShown(document: WebsiteDocument): WebsiteDocument {
  let shown = document;
  for (const section of document.pages.flatMap(({ sections }) => sections)) {
    const pictures = assetIdsOf(section);
    const change = pictures.length > 0 ? layoutThatShows(shown, section.id, pictures) : [];
    const applied = applyOperations(shown, change);
    if (applied.ok) shown = applied.document;
  }
  return shown;
}

function looksOf(colours: ReturnType<typeof siteColours>, template: string, isChosen: boolean): string[] {
  const { accent, support, background, ink } = colours;
  const found = [accent, support, background, ink].filter((colour) => colour !== undefined);
  return [
    isChosen ? `The template ${template}, which suits the kind of business.` : `The template ${template}.`,
    ...(found.length > 0
      ? [`The colours ${found.join(', ')}.`]
      : ['No colours of its own were found: they are the template’s.']),
  ];
}
