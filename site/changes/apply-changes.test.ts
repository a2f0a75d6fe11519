import { describe, expect, it } from 'vitest';
import { findSection } from '../model/find-section.ts';
import { sampleDocument } from '../model/sample-document.ts';
import {
  applyChanges,
  applyOperations,
  changesSchema,
  restoreSection,
  type Change,
  type Operation,
} from '../operations/index.ts';

const document = sampleDocument({ pages: 3, perPage: 3 });
function after(operations: Operation[], from = document) {
  const result = applyOperations(from, operations);
  if (!result.ok) throw new Error(result.failure.message);
  return result;
}
const order = (of: typeof document) =>
  of.pages.map(({ id, sections }) => [id, ...sections.map((section) => section.id)].join(' '));
const heading = (sectionId: string, text: string): Operation => ({
  type: 'updateSection',
  sectionId,
  props: { heading: text },
});

describe('applying changes', () => {
  it('shares every part that did not change', () => {
    const { document: changed } = after([heading('s1-1', 'New')]);
    expect(changed.pages[0]).toBe(document.pages[0]);
    expect(changed.pages[1]?.sections[0]).toBe(document.pages[1]?.sections[0]);
    expect(changed.theme).toBe(document.theme);
  });

  it('takes back an older change and keeps later work', () => {
    const first = after([heading('s0-1', 'First'), { type: 'removeSection', sectionId: 's0-2' }]);
    const later = after(
      [heading('s0-0', 'Later'), { type: 'moveSection', sectionId: 's1-0', pageId: 'p0', index: 0 }],
      first.document,
    );
    const result = applyChanges(later.document, first.inverse);
    if (!result.ok) throw new Error(result.failure.message);
    expect(order(result.document)[0]).toBe('p0 s1-0 s0-0 s0-1 s0-2');
    expect(findSection(result.document, 's0-0')?.section.props['heading']).toBe('Later');
    expect(findSection(result.document, 's0-1')?.section).toEqual(findSection(document, 's0-1')?.section);
  });

  it('refuses to set a field that is no longer there, and changes nothing', () => {
    const edited = after([heading('s0-1', 'First')]);
    const removed = after([{ type: 'removeSection', sectionId: 's0-1' }], edited.document);
    expect(applyChanges(removed.document, edited.inverse)).toMatchObject({
      ok: false,
      failure: { code: 'NOT_FOUND', field: 'sections/s0-1/props/heading' },
    });
  });

  it('refuses to throw away a section that was added to a page since', () => {
    const added = after([{ type: 'addPage', page: { id: 'new', path: '/new', title: 'New' } }]);
    const filled = after(
      [{ type: 'addSection', pageId: 'new', section: { id: 'later', kind: 'cta' } }],
      added.document,
    );
    expect(applyChanges(filled.document, added.inverse)).toMatchObject({
      ok: false,
      failure: { message: expect.stringContaining('added later') },
    });
  });

  it('refuses stored changes that nobody could have made', () => {
    const bad: Change[][] = [
      [{ path: ['theme', 'accent'], after: 'red' }],
      [{ path: ['pages', 'p1', 'path'], after: '/' }],
      [{ path: ['pages', 'p0'] }],
      [{ path: ['sections', 's0-0', 'props', '__proto__', 'polluted'], after: true }],
      [{ path: ['__proto__', 'polluted'], after: true }],
      [{ path: ['constructor', 'prototype'], after: {} }],
      [{ path: ['sections', 's0-0', 'place'], after: { page: 'gone', after: null, index: 0 } }],
      [{ path: ['sections', 'ghost', 'place'], after: { page: 'p0', after: null, index: 0 } }],
      [{ path: ['sections', 'ghost'], after: { id: 'ghost' } }],
      [{ path: ['sections', 's0-0', 'kind'], after: 'nothing' }],
      [{ path: ['version'], after: 99 }],
      [{ path: ['pages'], after: [] }],
    ];
    for (const changes of bad) expect([changes, applyChanges(document, changes).ok]).toEqual([changes, false]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('reads changes back from storage', () => {
    const { forward } = after([heading('s0-1', 'First'), { type: 'removePage', pageId: 'p2' }]);
    expect(changesSchema.parse(JSON.parse(JSON.stringify(forward)))).toEqual(forward);
    expect(changesSchema.safeParse([{ path: 'x' }]).success).toBe(false);
  });
});

describe('restoring one section', () => {
  it('leaves it where it stands now', () => {
    const later = after([
      heading('s0-1', 'New'),
      { type: 'moveSection', sectionId: 's0-1', pageId: 'p2', index: 0 },
    ]).document;
    const result = restoreSection(later, document, 's0-1');
    expect(result.ok && findSection(result.document, 's0-1')).toMatchObject({
      page: { id: 'p2' },
      section: findSection(document, 's0-1')?.section ?? {},
    });
  });

  it('brings a removed one back behind its old neighbour, or to the home page when its page is gone', () => {
    const removed = after([
      { type: 'removeSection', sectionId: 's1-1' },
      { type: 'moveSection', sectionId: 's1-0', index: 9 },
    ]).document;
    const result = restoreSection(removed, document, 's1-1');
    expect(result.ok && order(result.document)[1]).toBe('p1 s1-2 s1-0 s1-1');
    const noPage = after([{ type: 'removePage', pageId: 'p1' }]).document;
    const home = restoreSection(noPage, document, 's1-1');
    expect(home.ok && order(home.document)[0]).toBe('p0 s0-0 s0-1 s0-2 s1-1');
  });

  it('brings back one that was replaced by another kind under the same id', () => {
    const replaced = after([{ type: 'replaceSection', sectionId: 's0-1', section: { kind: 'banner' } }]).document;
    const result = restoreSection(replaced, document, 's0-1');
    expect(result.ok && JSON.stringify(result.document)).toBe(JSON.stringify(document));
  });

  it('says so when the older version had no such section', () => {
    expect(restoreSection(document, document, 'never')).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND' } });
  });
});
