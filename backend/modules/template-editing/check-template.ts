import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { checkHeadings } from '#site/checks/heading-check.ts';
import { publishCheck } from '#site/checks/publish-check.ts';
import { LIGHT_PAGE_BYTES } from '#site/checks/weight-check.ts';
import { publishedBodies } from '#site/checks/published-bodies.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { recipeOf } from '#site/templates/index.ts';
import type { Context } from '../../context.ts';
import { sampleBriefs } from './sample-briefs.ts';

const compressed = promisify(gzip);
/** More than these are as hard to read as none. */
const MOST = 20;
const SEED = 1;

/**
 * What stands against starting websites from a document, in words with where it is; nothing, if all is well. The document has to pass
 * the publish check, its headings have to be in order, and so does each website that the built-in designer makes of the sample briefs by its recipe, with pages no heavier than
 * arrive at once. Requests come first: it takes its steps one at a time.
 */
export async function checkTemplate(
  { reading }: Pick<Context, 'reading'>,
  document: WebsiteDocument,
): Promise<string[]> {
  const found = await problemsOf(document);
  const template = recipeOf(document);
  for (const { name, brief } of sampleBriefs) {
    if (found.length >= MOST) break;
    const designed = await reading.patientDesigner.design({ text: brief, name, template }, { seed: SEED });
    const made = parseDocument(designed.document);
    const problems = made.ok ? await problemsOf(made.document) : [made.failure.message];
    found.push(...problems.map((problem) => `Sample “${name}”: ${problem}`));
  }
  return found.slice(0, MOST);
}

/** What would hurt visitors. */
async function problemsOf(document: WebsiteDocument): Promise<string[]> {
  await setImmediate();
  const errors = publishCheck(document).filter(({ severity }) => severity === 'error');
  await setImmediate();
  const bodies = publishedBodies(document);
  errors.push(...checkHeadings(document, bodies));
  const heavy: string[] = [];
  for (const [id, body] of bodies) {
    const { length } = await compressed(body);
    if (length <= LIGHT_PAGE_BYTES) continue;
    const title = document.pages.find((page) => page.id === id)?.title ?? id;
    heavy.push(
      `Page ${title}: it weighs ${Math.ceil(length / 1024)} KB, and up to ${LIGHT_PAGE_BYTES / 1024} KB arrive at once. Choose a lighter layout.`,
    );
  }
  return [...errors.map(({ message }) => message), ...heavy];
}
