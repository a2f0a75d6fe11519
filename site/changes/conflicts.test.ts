import { describe, expect, it } from 'vitest';
import { sampleDocument } from '../model/sample-document.ts';
import { findSection } from '../model/find-section.ts';
import { applyOperations, rebase, type Operation } from '../operations/index.ts';
import { conflictsBetween } from './conflicts.ts';

const base = sampleDocument({ pages: 3, perPage: 3 });
function after(operations: Operation[]) {
  const result = applyOperations(base, operations);
  if (!result.ok) throw new Error(result.failure.message);
  return result;
}
const meet = (mine: Operation, theirs: Operation) => rebase(base, after([theirs]).document, [mine]);
const heading = (text: string, sectionId = 's0-1'): Operation => ({
  type: 'updateSection',
  sectionId,
  props: { heading: text },
});

function merged(mine: Operation, theirs: Operation) {
  const result = meet(mine, theirs);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.document;
}
function conflicts(mine: Operation, theirs: Operation) {
  const result = meet(mine, theirs);
  return result.ok || !('conflicts' in result) ? [] : result.conflicts;
}
const items = (document: typeof base, id = 's0-1') => findSection(document, id)?.section.props['items'];
const list = (change: (copy: { name: string; price: string }[]) => unknown): Operation => {
  const copy = structuredClone(items(base));
  if (!Array.isArray(copy)) throw new Error('no list');
  return { type: 'updateSection', sectionId: 's0-1', props: { items: change(copy) ?? copy } };
};

describe('two writers of one document', () => {
  it('who change different fields of one section both succeed', () => {
    const document = merged(heading('Mine'), { type: 'updateSection', sectionId: 's0-1', props: { intro: 'Theirs' } });
    expect(findSection(document, 's0-1')?.section.props).toMatchObject({ heading: 'Mine', intro: 'Theirs' });
  });

  it('who change one field get both values under a name that people know', () => {
    expect(conflicts(heading('Mine'), heading('Theirs'))).toEqual([
      { path: 'sections/s0-1/props/heading', label: 'Heading of the services on Home', mine: 'Mine', theirs: 'Theirs' },
    ]);
  });

  it('who agree do not conflict', () => {
    expect(merged(heading('Same'), heading('Same'))).toBeTruthy();
    expect(meet({ type: 'removeSection', sectionId: 's0-1' }, { type: 'removeSection', sectionId: 's0-1' }).ok).toBe(
      true,
    );
  });

  it('who change different items of a list both succeed; one item gets a conflict', () => {
    const mine = list((copy) => copy.map((item, index) => (index === 0 ? { ...item, price: '1' } : item)));
    const theirs = list((copy) => copy.map((item, index) => (index === 1 ? { ...item, name: 'Theirs' } : item)));
    expect(items(merged(mine, theirs))).toMatchObject([{ price: '1' }, { name: 'Theirs' }, {}, {}]);
    const same = list((copy) => copy.map((item, index) => (index === 0 ? { ...item, price: '2' } : item)));
    expect(conflicts(mine, same)[0]?.label).toBe('Price of service 1 of the services on Home');
  });

  it('who reorder or shorten a list that the other one edits get a conflict, never a mixture', () => {
    const edit = list((copy) => copy.map((item, index) => (index === 3 ? { ...item, price: '1' } : item)));
    for (const other of [list((copy) => copy.toReversed()), list((copy) => copy.slice(1))]) {
      const mine = items(after([edit]).document);
      const theirs = items(after([other]).document);
      const field = { path: 'sections/s0-1/props/items', label: expect.stringContaining('of the services on Home') };
      expect(conflicts(edit, other)).toEqual([{ ...field, mine, theirs }]);
      expect(conflicts(other, edit)).toEqual([{ ...field, mine: theirs, theirs: mine }]);
    }
  });

  it('may move a section and edit it, or add sections at one place', () => {
    const document = merged(heading('Mine'), { type: 'moveSection', sectionId: 's0-1', pageId: 'p2', index: 0 });
    expect(findSection(document, 's0-1')).toMatchObject({
      page: { id: 'p2' },
      section: { props: { heading: 'Mine' } },
    });
    const add = (id: string): Operation => ({
      type: 'addSection',
      pageId: 'p0',
      index: 1,
      section: { id, kind: 'cta' },
    });
    expect(merged(add('mine'), add('theirs')).pages[0]?.sections.map(({ id }) => id)).toEqual([
      's0-0',
      'mine',
      'theirs',
      's0-1',
      's0-2',
    ]);
  });

  it('conflict when one removes what the other changes', () => {
    const removal: Operation = { type: 'removeSection', sectionId: 's0-1' };
    expect(conflicts(heading('Mine'), removal)).toMatchObject([{ mine: 'Mine', theirs: null }]);
    expect(conflicts(removal, heading('Theirs'))).toMatchObject([{ mine: null, theirs: 'Theirs' }]);
    expect(conflicts({ type: 'moveSection', sectionId: 's0-1', pageId: 'p2', index: 0 }, removal)).toHaveLength(1);
    const page: Operation = { type: 'removePage', pageId: 'p1' };
    expect(conflicts({ type: 'addSection', pageId: 'p1', section: { id: 'n', kind: 'cta' } }, page)).toHaveLength(1);
    expect(conflicts(page, { type: 'moveSection', sectionId: 's0-1', pageId: 'p1', index: 0 })).not.toEqual([]);
    expect(conflicts(page, heading('Theirs', 's1-0'))).toMatchObject([{ label: expect.stringContaining('Heading') }]);
  });

  it('conflict when they move one section to different places', () => {
    const to = (pageId: string): Operation => ({ type: 'moveSection', sectionId: 's0-1', pageId, index: 0 });
    expect(conflicts(to('p1'), to('p2'))).toMatchObject([
      { path: 'sections/s0-1/place', label: 'Position of the services on Home' },
    ]);
    expect(conflicts(to('p1'), to('p1'))).toEqual([]);
  });

  it('may set different fields of the theme, not one', () => {
    expect(merged({ type: 'setTheme', accent: '#111111' }, { type: 'setTheme', ink: '#222222' }).theme).toMatchObject({
      accent: '#111111',
      ink: '#222222',
    });
    expect(conflicts({ type: 'setTheme', accent: '#111111' }, { type: 'setTheme', accent: '#222222' })[0]?.label).toBe(
      'Accent colour',
    );
  });

  it('who give two pages one address are told, and nothing is written', () => {
    const page = (id: string): Operation => ({ type: 'addPage', page: { id, path: '/same', title: id } });
    expect(meet(page('a'), page('b'))).toMatchObject({ ok: false, failure: { code: 'TAKEN' } });
  });

  it('lock different fields without getting in each other’s way', () => {
    const mine = [{ path: ['locks', 'brand/name'], after: true }];
    const theirs = [{ path: ['locks', 'theme/ink'], after: true }];
    expect(conflictsBetween(mine, theirs)).toEqual([]);
  });

  it('get labels without the document, too', () => {
    expect(conflictsBetween(after([heading('a')]).forward, after([heading('b')]).forward)[0]?.label).toBe(
      'heading of a section',
    );
  });
});
