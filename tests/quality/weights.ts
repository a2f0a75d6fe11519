import { brotliCompressSync, gzipSync } from 'node:zlib';
import { kb } from '../benchmarks/row.ts';
import { isPage, publishedFiles } from './pages.ts';
import type { Subject } from './sites.ts';

export type Weight = { site: string; page: string; gzip: number; brotli: number };

/** Every page's HTML with its CSS as it travels, in bytes. */
export const weightsOf = (subjects: Subject[]): Weight[] =>
  subjects.flatMap(({ id, document }) =>
    publishedFiles(document, `https://${id}.example`)
      .filter(isPage)
      .map(({ path, body }) => ({
        site: id,
        page: path,
        gzip: gzipSync(body).length,
        brotli: brotliCompressSync(body).length,
      })),
  );

/** The heaviest page of each website, as a Markdown table. */
export function weightTable(subjects: Subject[]): string {
  const weights = weightsOf(subjects);
  const rows = subjects.map(({ id }) => {
    const own = weights.filter(({ site }) => site === id).sort((a, b) => b.gzip - a.gzip);
    const [heaviest] = own;
    return `| ${id} | ${own.length} | ${heaviest?.page ?? ''} | ${kb(heaviest?.gzip ?? 0)} | ${kb(heaviest?.brotli ?? 0)} |`;
  });
  return ['| website | pages | heaviest page | gzip | brotli |', '|---|---|---|---|---|', ...rows].join('\n');
}
