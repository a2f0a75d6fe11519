import { HtmlValidate } from 'html-validate';
import { kb, type Row } from '../../benchmarks/row.ts';
import { brokenLinks, exportFiles, isPage, publishedFiles } from '../pages.ts';
import { countsOf, type Subject } from '../sites.ts';
import { weightsOf } from '../weights.ts';
import { found } from '../findings.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  // What people write as a telephone number and how long a name is are theirs to say.
  rules: { 'tel-non-breaking': 'off', 'long-title': 'off' },
});

const LIGHT = 14 * 1024;
const THIRD_PARTY =
  /\s(?:src|srcset)="https?:|url\("?https?:|@import|<iframe|<link rel="(?:stylesheet|preload|icon)" href="https?:/;
const SCRIPT = /<script(?! type="application\/ld\+json")/;
const HANDLER = /\son[a-z]+="/;

/** Every page: valid HTML, links that lead somewhere (published and exported), light, alone, without script. */
export async function markupRows(subjects: Subject[]): Promise<Row[]> {
  const faults: string[] = [];
  const broken: string[] = [];
  const strangers: string[] = [];
  for (const { id, document } of subjects) {
    const published = publishedFiles(document, `https://${id}.example`);
    for (const [kind, files] of [
      ['published', published],
      ['exported', exportFiles(document)],
    ] as const) {
      const bodies = new Map(files.map(({ path, body }) => [path, body]));
      for (const { path, body } of files.filter(isPage))
        broken.push(...brokenLinks(path, body, bodies).map((fault) => `${id}/${path} (${kind}): ${fault}`));
    }
    for (const { path, body } of published.filter(isPage)) {
      const report = await validator.validateString(body);
      for (const { messages } of report.results)
        faults.push(...messages.map(({ ruleId, message }) => `${id}/${path}: ${ruleId}: ${message}`));
      if (THIRD_PARTY.test(body) || SCRIPT.test(body) || HANDLER.test(body)) strangers.push(`${id}/${path}`);
    }
  }
  const sizes = weightsOf(subjects);
  const heavy = sizes.filter(({ gzip }) => gzip > LIGHT);
  const heaviest = sizes.reduce((most, size) => (size.gzip > most.gzip ? size : most));
  const median = sizes.map(({ gzip }) => gzip).sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
  const where = `${sizes.length} pages of ${countsOf(subjects)}`;
  return [
    found(`valid HTML, ${where}`, faults, 'no fault'),
    found('links within the published and the exported site', broken, 'all lead somewhere'),
    found('pages with script or requests to others', strangers, 'none'),
    {
      what: 'HTML with its CSS, gzip',
      measured: `median ${kb(median)}, heaviest ${kb(heaviest.gzip)} (${heaviest.site}/${heaviest.page}; brotli ${kb(heaviest.brotli)})`,
      mustReach: '≤ 14 KB',
      reached: heavy.length === 0,
    },
  ];
}
