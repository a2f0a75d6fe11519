import { expect, it } from 'vitest';
import { sampleWebsite } from '#tests/support/sample-website.ts';
import { applyOperations } from './index.ts';

const website = sampleWebsite();
const section = website.pages.flatMap(({ sections }) => sections).find(({ kind }) => kind === 'faq');
const items = [
  { question: 'Do you deliver?', answer: 'Yes' },
  { question: 'Do you bake?', answer: 'Daily' },
];

function told(next: Record<string, unknown>[]): string {
  const id = section?.id ?? '';
  const set = (list: Record<string, unknown>[]) => ({
    type: 'updateSection' as const,
    sectionId: id,
    props: { items: list },
  });
  const before = applyOperations(website, [set(items)]);
  const after = before.ok ? applyOperations(before.document, [set(next)]) : before;
  if (!after.ok) throw new Error(after.failure.message);
  return after.summary;
}

it.each([
  ['Changed the answer of “Do you bake?”', [items[0], { ...items[1], answer: 'At six' }]],
  ['Added “Is there a car park?”', [...items, { question: 'Is there a car park?', answer: '' }]],
  ['Removed “Do you bake?”', [items[0]]],
  ['Replaced “Do you bake?” by “Is it warm?”', [items[0], { question: 'Is it warm?', answer: 'Daily' }]],
])('what changed in a list is told entry by entry: %s', (words, next) => {
  expect(told(next.flatMap((item) => item ?? []))).toContain(`${words} in the `);
});

it('another order is told of the list', () => {
  expect(told([...items].reverse())).toMatch(/^Changed the /);
});
