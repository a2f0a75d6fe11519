import { publishedDocument } from '#site/origins/published-document.ts';
import type { Section, WebsiteDocument } from '#site/model/document.ts';
import { isRecord } from '#site/model/json.ts';

/** The page that the owner chose to be shown after a form, as far as visitors have it; null: the words of thanks are shown. */
export function pageAfterForm(document: WebsiteDocument, { props }: Section): string | null {
  const to = isRecord(props.pageAfter) ? props.pageAfter.to : '';
  if (typeof to !== 'string' || to === '') return null;
  const path = to.length > 1 ? to.replace(/\/$/, '') : to;
  return publishedDocument(document).pages.some((page) => page.path === path) ? path : null;
}
