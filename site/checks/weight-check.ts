import type { WebsiteDocument } from '../model/document.ts';
import { finding, type Finding } from './finding.ts';

/** What arrives in the first round trip of a new connection: a page below it shows at once. */
export const LIGHT_PAGE_BYTES = 14 * 1024;

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`;

/**
 * Warnings for pages that take longer than one round trip to arrive. `sizes` are the compressed bytes of each page's
 * HTML, its style inside, by the page's id: to be measured by the caller, since this room cannot compress.
 */
export function checkWeights({ pages }: Pick<WebsiteDocument, 'pages'>, sizes: Map<string, number>): Finding[] {
  return pages.flatMap(({ id, title }) => {
    const bytes = sizes.get(id) ?? 0;
    if (bytes <= LIGHT_PAGE_BYTES) return [];
    return [
      finding(
        'warning',
        { path: ['pages', id], name: `Page ${title}`, pageId: id },
        `It weighs ${kilobytes(bytes)}, and up to ${kilobytes(LIGHT_PAGE_BYTES)} arrive at once. Move some of its sections to another page.`,
      ),
    ];
  });
}
