import { beforeEach, expect, test } from 'vitest';
import type { WebsiteDocument } from '../model/document.ts';
import { sampleDocument } from '../model/sample-document.ts';
import { applyOperations } from './index.ts';
import { replaceEverywhere } from './replace-everywhere.ts';

let document: WebsiteDocument;

beforeEach(() => {
  document = sampleDocument({ pages: 2, perPage: 2 });
  const [page] = document.pages;
  const hero = page?.sections.find(({ kind }) => kind === 'hero') ?? page?.sections[0];
  if (!hero) throw new Error('The sample has sections');
  hero.props = { ...hero.props, heading: 'Ring 0131 496 0142 or visit Ann', intro: 'Annual tea with Ann.' };
  document.business.phone = '0131 496 0142';
  document.header.action = { label: 'Call', to: 'tel:01314960142' };
});

const after = (from: string, to: string) => {
  const applied = applyOperations(document, replaceEverywhere(document, from, to));
  if (!applied.ok) throw new Error(applied.failure.message);
  return applied.document;
};

test('a fact is changed in every text and in the buttons that use it', () => {
  const changed = after('0131 496 0142', '0131 555 0000');
  expect(changed.business.phone).toBe('0131 555 0000');
  expect(changed.header.action.to).toBe('tel:01315550000');
  expect(JSON.stringify(changed)).not.toContain('496');
  expect(JSON.stringify(changed)).toContain('Ring 0131 555 0000 or visit');
});

test('only words of their own are changed', () => {
  const changed = JSON.stringify(after('Ann', 'Beth'));
  expect(changed).toContain('visit Beth');
  expect(changed).toContain('Annual tea with Beth.');
});

test('nothing is done where the words stand nowhere, or would stay the same', () => {
  expect(replaceEverywhere(document, 'not on this website', 'x')).toEqual([]);
  expect(replaceEverywhere(document, 'Ann', 'Ann')).toEqual([]);
  expect(replaceEverywhere(document, '', 'x')).toEqual([]);
});
