import type { TextSources } from '#app/forms/text-sources.ts';
import { isLabel } from '#site/labels/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { anyText } from '#site/origins/map-texts.ts';
import { textsOf } from '#site/origins/texts-of.ts';
import type { SiteReport } from './site-report.ts';

type CameOver = {
  report: Pick<SiteReport, 'facts' | 'pages'>;
  /** The website as it came over, before anybody changed it. */
  first: WebsiteDocument;
};

/**
 * Which of the texts in `shown` stand as they came over, and the page that each comes from: that of the page `at` where several say it.
 * It is told from the text itself: who changes one has a text of their own, who undoes that has the old one again.
 */
export function textSources({ report, first }: CameOver, at: string, shown: unknown): TextSources {
  const known = new Map<string, string>();
  const note = (text: string, url: string | undefined, isBetter = false) => {
    if (url === undefined || text.trim() === '' || isLabel(text, first.language)) return;
    if (isBetter || !known.has(text)) known.set(text, url);
  };
  const pages = first.pages.map((page) => ({
    page,
    url: report.pages.find(({ path, kept }) => path === page.path && kept.length > 0)?.url,
  }));
  const pageOf = new Map<string, (typeof pages)[number]>(
    pages.flatMap((one) => [
      [`pages/${one.page.id}`, one] as const,
      ...one.page.sections.map(({ id }) => [`sections/${id}`, one] as const),
    ]),
  );
  const facts = new Map(report.facts.map(({ value, url }) => [value, url]));
  for (const { path, text } of textsOf(first)) {
    const from = pageOf.get(path.split('/', 2).join('/'));
    if (from) note(text, from.url, from.page.id === at);
    else if (/^(?:brand|business)\//.test(path)) note(text, facts.get(text.replaceAll('\n', ', ')));
  }
  const standing = new Set<string>();
  anyText(shown, (text) => !standing.add(text));
  return [...known].filter(([text]) => standing.has(text));
}
