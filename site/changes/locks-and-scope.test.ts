import { describe, expect, it } from 'vitest';
import type { WebsiteDocument } from '../model/document.ts';
import { sampleDocument } from '../model/sample-document.ts';
import { applyOperations, type Operation } from '../operations/index.ts';
import { pathText, type Change } from './change.ts';
import { lockedIn, lockPathsOf, withLocks } from './locks.ts';
import { outOfScope } from './scope.ts';

const document = sampleDocument({ pages: 2, perPage: 3 });
function changesOf(operations: Operation[], from: WebsiteDocument = document): Change[] {
  const result = applyOperations(from, operations);
  if (!result.ok) throw new Error(result.failure.message);
  return result.forward;
}
const paths = (changes: Change[]) => changes.map(({ path }) => pathText(path));

describe('locks', () => {
  it('are asked for by every field that a person gave a value, lists as a whole', () => {
    const changes = changesOf([
      { type: 'updateSection', sectionId: 's0-1', props: { heading: 'New', items: [{ name: 'One' }] } },
      { type: 'setVariant', sectionId: 's0-0', variant: 'banner' },
      { type: 'setTheme', accent: '#123456' },
      { type: 'setBusiness', hours: [{ day: 'mon', opens: '08:00', closes: '12:00' }] },
      { type: 'updatePage', pageId: 'p1', title: 'Bread', seo: { title: 'Good bread' } },
      { type: 'setHeader', action: { label: 'Call', to: 'tel:1' } },
    ]);
    expect(lockPathsOf(changes)).toEqual([
      'business/hours',
      'header/action',
      'pages/p1/seo/title',
      'pages/p1/title',
      'sections/s0-0/variant',
      'sections/s0-1/props/heading',
      'sections/s0-1/props/items',
      'theme/accent',
    ]);
  });

  it('are not asked for by adding, removing, moving, or changing the template', () => {
    const changes = changesOf([
      { type: 'addSection', pageId: 'p1', section: { id: 'new', kind: 'cta' } },
      { type: 'removeSection', sectionId: 's0-2' },
      { type: 'moveSection', sectionId: 's0-0', index: 2 },
      { type: 'addPage', page: { id: 'p9', path: '/nine', title: 'Nine' } },
      { type: 'applyTemplate', template: 'workshop' },
    ]);
    expect(lockPathsOf(changes)).toEqual([]);
  });

  it('are kept sorted and once each', () => {
    const locked = withLocks(document, ['theme/accent', 'brand/name', 'theme/accent']);
    expect(locked.locks).toEqual(['brand/name', 'theme/accent']);
    expect(withLocks(locked, ['brand/name'])).toBe(locked);
  });

  it('hold back changes of locked fields, of what is in them and of what holds them', () => {
    const locks = ['sections/s0-1/props/items', 'theme/accent'];
    const changes = changesOf([
      { type: 'updateSection', sectionId: 's0-1', props: { heading: 'Mine', items: [] } },
      { type: 'setTheme', accent: '#123456', ink: '#000000' },
    ]);
    expect(paths(lockedIn(changes, locks))).toEqual(['theme/accent', 'sections/s0-1/props/items']);
    expect(paths(lockedIn(changesOf([{ type: 'removeSection', sectionId: 's0-1' }]), locks))).toEqual([
      'sections/s0-1',
    ]);
    expect(lockedIn(changesOf([{ type: 'moveSection', sectionId: 's0-1', index: 0 }]), locks)).toEqual([]);
  });

  it('let through what the request names, and nothing else', () => {
    const locks = ['sections/s0-1/props/heading', 'sections/s0-1/props/intro'];
    const changes = changesOf([{ type: 'updateSection', sectionId: 's0-1', props: { heading: 'A', intro: 'B' } }]);
    expect(paths(lockedIn(changes, locks, ['sections/s0-1/props/heading']))).toEqual(['sections/s0-1/props/intro']);
    expect(lockedIn(changes, locks, ['sections/s0-1'])).toEqual([]);
    expect(lockedIn(changes, locks, ['sections/s0-2'])).toHaveLength(2);
    const removal = changesOf([{ type: 'removeSection', sectionId: 's0-1' }]);
    expect(lockedIn(removal, locks, ['sections/s0-1/props/heading'])).toHaveLength(1);
  });

  it('keep a layout chosen by hand when the template changes', () => {
    const before = withLocks(document, ['sections/s0-0/variant']);
    const changed = changesOf([{ type: 'setVariant', sectionId: 's0-0', variant: 'mosaic' }], before);
    expect(changed).toHaveLength(1);
    const after = applyOperations(before, [
      { type: 'setVariant', sectionId: 's0-0', variant: 'mosaic' },
      { type: 'applyTemplate', template: 'counter' },
    ]);
    expect(after.ok && after.document.pages[0]?.sections[0]?.variant).toBe('mosaic');
  });
});

describe('scope', () => {
  const outside = (operations: Operation[], scope: string[]) => paths(outOfScope(changesOf(operations), scope));

  it('covers the sections and parts that it names, and nothing else', () => {
    const operations: Operation[] = [
      { type: 'updateSection', sectionId: 's0-0', props: { heading: 'A' } },
      { type: 'updateSection', sectionId: 's0-1', props: { heading: 'B' } },
      { type: 'setTheme', accent: '#123456' },
    ];
    expect(outside(operations, ['s0-0', 's0-1', 'theme'])).toEqual([]);
    expect(outside(operations, ['s0-0'])).toEqual(['theme/accent', 'sections/s0-1/props/heading']);
    expect(outside(operations, ['sections/s0-1/props/heading', 'theme/accent'])).toEqual([
      'sections/s0-0/props/heading',
    ]);
    expect(outside(operations, ['sections'])).toHaveLength(3);
    expect(outside(operations, [])).toHaveLength(3);
  });

  it('of a page covers its own fields, sections added to it and removed with it, not those that stay', () => {
    expect(outside([{ type: 'addSection', pageId: 'p1', section: { id: 'new', kind: 'cta' } }], ['p1'])).toEqual([]);
    expect(outside([{ type: 'addSection', pageId: 'p1', section: { id: 'new', kind: 'cta' } }], ['new'])).toEqual([]);
    expect(outside([{ type: 'addSection', pageId: 'p1', section: { id: 'new', kind: 'cta' } }], ['p0'])).toEqual([
      'sections/new',
      'sections/new/place',
    ]);
    expect(outside([{ type: 'removePage', pageId: 'p1' }], ['p1'])).toEqual([]);
    expect(outside([{ type: 'updateSection', sectionId: 's1-0', props: { heading: 'X' } }], ['p1'])).toEqual([
      'sections/s1-0/props/heading',
    ]);
    expect(outside([{ type: 'removeSection', sectionId: 's1-0' }], ['p1'])).toEqual([
      'sections/s1-0',
      'sections/s1-0/place',
    ]);
    const page: Operation = {
      type: 'addPage',
      page: { id: 'p9', path: '/nine', title: 'Nine', sections: [{ id: 'n1', kind: 'cta' }] },
    };
    expect(outside([page], ['p9'])).toEqual([]);
    expect(outside([page], ['pages'])).toEqual([]);
  });

  it('covers links that follow a page to its new address', () => {
    const link: Operation = {
      type: 'updateSection',
      sectionId: 's0-0',
      props: { primary: { label: 'Go', to: '/page-1#s1-0' } },
    };
    const linked = applyOperations(document, [link]);
    if (!linked.ok) throw new Error(linked.failure.message);
    const changes = changesOf([{ type: 'updatePage', pageId: 'p1', path: '/bread' }], linked.document);
    expect(paths(changes)).toEqual(['pages/p1/path', 'sections/s0-0/props/primary/to']);
    expect(outOfScope(changes, ['p1'])).toEqual([]);
    expect(outOfScope(changes, ['p0'])).toHaveLength(2);
  });

  it('covers neighbours that step aside for a section that moves', () => {
    for (const index of [0, 2])
      expect(outside([{ type: 'moveSection', sectionId: 's0-1', index }], ['s0-1'])).toEqual([]);
    expect(outside([{ type: 'moveSection', sectionId: 's0-0', index: 2 }], ['s0-1'])).toEqual(['sections/s0-0/place']);
  });

  it('of the template covers the looks that come with it', () => {
    expect(outside([{ type: 'applyTemplate', template: 'workshop' }], ['template'])).toEqual([]);
    expect(outside([{ type: 'setFooter', note: 'x' }], ['header'])).toEqual(['footer/note']);
  });
});
