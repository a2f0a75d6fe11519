import { describe, expect, it } from 'vitest';
import { sampleDocument } from '#site/model/sample-document.ts';
import { applyOperations, type Operation } from '#site/operations/index.ts';
import { getSection } from '#site/sections/index.ts';
import { differencesBetween } from './differences.ts';

const before = sampleDocument({ pages: 2, perPage: 4 });
const [first, second] = before.pages[0]?.sections ?? [];
const hero = before.pages.flatMap(({ sections }) => sections).find(({ kind }) => kind === 'hero');

function after(...operations: Operation[]) {
  const applied = applyOperations(before, operations);
  if (!applied.ok) throw new Error(applied.failure.message);
  return applied.document;
}
const of = (...operations: Operation[]) => differencesBetween(before, after(...operations)).differences;

describe('the differences of two versions', () => {
  it('name each field with what stood there and what stands there now', () => {
    expect(of({ type: 'setBusiness', phone: '555 0199' })).toEqual([
      { label: 'Phone', before: before.business.phone || '(empty)', after: '555 0199' },
    ]);
  });

  it('say of words that visitors do not see yet that they are suggested', () => {
    expect(of({ type: 'setBrand', tagline: '⟦Bread by hand⟧' })).toMatchObject([
      { after: 'Bread by hand (suggested)' },
    ]);
  });

  it('call pictures what they are', () => {
    const picture = { source: 'asset', id: 'a', alt: 'A loaf', width: 8, height: 6 };
    const [change] = of({ type: 'updateSection', sectionId: hero?.id ?? '', props: { picture } });
    expect(change).toMatchObject({ after: 'An uploaded picture: A loaf' });
  });

  it('call layouts by their names', () => {
    const variants = Object.entries(getSection('hero')?.variants ?? {});
    const [id = '', { label = '' } = {}] = variants.find(([variant]) => variant !== hero?.variant) ?? [];
    expect(of({ type: 'setVariant', sectionId: hero?.id ?? '', variant: id })).toMatchObject([{ after: label }]);
  });

  it('say what came, went and moved, once each', () => {
    const labels = (...operations: Operation[]) => of(...operations).map(({ label }) => label);
    expect(labels({ type: 'removeSection', sectionId: first?.id ?? '' })).toEqual([
      expect.stringMatching(/^Removed: /),
    ]);
    expect(labels({ type: 'duplicateSection', sectionId: first?.id ?? '', newId: 'copy' })).toEqual([
      expect.stringMatching(/^Added: /),
    ]);
    expect(labels({ type: 'moveSection', sectionId: second?.id ?? '', index: 0 })).toEqual([
      expect.stringMatching(/^Moved: /),
    ]);
  });

  it('can be those of one section', () => {
    const now = after(
      { type: 'setHidden', sectionId: first?.id ?? '', hidden: true },
      { type: 'setHidden', sectionId: second?.id ?? '', hidden: true },
    );
    expect(differencesBetween(before, now, first?.id).differences).toHaveLength(1);
    expect(differencesBetween(before, before).differences).toEqual([]);
  });
});
