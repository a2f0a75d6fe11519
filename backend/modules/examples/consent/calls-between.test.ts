import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { builtInDesigner } from '#designer/index.ts';
import { applyOperations, readOperations } from '#site/operations/index.ts';
import { readPage } from '../../page-import/read-page.ts';
import { toldBetween } from './calls-between.ts';

const PAGES = 'backend/modules/page-import/test-pages';

it.each(readdirSync(PAGES))('%s of the web is told by calls from the first draft of its brief', async (file) => {
  const html = readFileSync(`${PAGES}/${file}`, 'utf8');
  const { brief, document } = readPage({ url: 'https://larch.example/', html });
  const draft = (await builtInDesigner.design({ text: brief }, { seed: 7 })).document;
  const { calls, untold } = toldBetween(draft, document);
  expect(untold).toEqual([]);
  const read = readOperations(calls.map(({ name, input }) => ({ ...input, type: name })));
  const made = read.ok && applyOperations(draft, read.operations);
  expect(made && made.ok && { ...made.document, locks: [] }).toEqual({ ...document, locks: [] });
});
