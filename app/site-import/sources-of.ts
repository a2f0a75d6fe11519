import type { Sources } from '#app/forms/sources.ts';
import { isLabel } from '#site/labels/index.ts';
import { assetIdsOf } from '#site/model/assets-of.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { anyText } from '#site/origins/map-texts.ts';
import { textsOf } from '#site/origins/texts-of.ts';
import type { SiteReport } from './site-report.ts';

type CameOver = {
  report: Pick<SiteReport, 'facts' | 'pages'>;
  /** The website as it came over, before anybody changed it. */
  first: WebsiteDocument;
  /** As it is. */
  now: Pick<WebsiteDocument, 'business'>;
};

/**
 * Which of the texts and pictures in `shown`, and whether the opening hours, stand as they came over, and the page that each comes from:
 * that of the page `at` where several have it. It is told from the thing itself: who changes one has one of their own, who undoes that has
 * the old one again.
 */
export function sourcesOf({ report, first, now }: CameOver, at: string, shown: unknown): Sources {
  const pages = pagesOf(first, report, at);
  const standing = new Set<string>();
  anyText(shown, (text) => !standing.add(text));
  const shows = ([what]: [string, string]) => standing.has(what);
  const hours = report.facts.find(({ what }) => what === 'Opening hours')?.url;
  return {
    texts: [...textSources(first, report, pages)].filter(shows),
    pictures: [...pictureSources(first, report, pages)].filter(shows),
    hours: hours !== undefined && weekOf(now) === weekOf(first) ? hours : null,
  };
}

type CamePage = { page: WebsiteDocument['pages'][number]; url: string };

/** The pages that came over with where each was, the page `at` first. */
function pagesOf({ pages }: WebsiteDocument, report: CameOver['report'], at: string): CamePage[] {
  const came = pages.flatMap((page) => {
    const url = report.pages.find(({ path, kept }) => path === page.path && kept.length > 0)?.url;
    return url === undefined ? [] : [{ page, url }];
  });
  return [...came.filter(({ page }) => page.id === at), ...came.filter(({ page }) => page.id !== at)];
}

function textSources(first: WebsiteDocument, { facts }: CameOver['report'], pages: CamePage[]): Map<string, string> {
  const known = new Map<string, string>();
  const note = (text: string, url: string | undefined) => {
    if (url === undefined || text.trim() === '' || isLabel(text, first.language)) return;
    if (!known.has(text)) known.set(text, url);
  };
  const texts = textsOf(first);
  for (const { page, url } of pages) {
    const roots = [`pages/${page.id}/`, ...page.sections.map(({ id }) => `sections/${id}/`)];
    for (const { path, text } of texts) if (roots.some((root) => path.startsWith(root))) note(text, url);
  }
  const told = new Map(facts.map(({ value, url }) => [value, url]));
  for (const { path, text } of texts)
    if (/^(?:brand|business)\//.test(path)) note(text, told.get(text.replaceAll('\n', ', ')));
  return known;
}

/** The marks of the whole website, its logo and the like, are read from its start page. */
function pictureSources(first: WebsiteDocument, { pages: told }: CameOver['report'], pages: CamePage[]) {
  const start = told[0]?.url;
  const marks = start === undefined ? [] : [{ of: [first.brand, first.seo], url: start }];
  const known = new Map<string, string>();
  for (const { of, url } of [...pages.map(({ page, url }) => ({ of: page, url })), ...marks])
    for (const id of assetIdsOf(of)) if (!known.has(id)) known.set(id, url);
  return known;
}

const weekOf = ({ business: { hours, closedDays } }: Pick<WebsiteDocument, 'business'>): string =>
  JSON.stringify([hours, closedDays]);
