import { describe, expect, it } from 'vitest';
import { sampleDocument } from '../model/sample-document.ts';
import { applyOperations, redirectsForMovedPages, type Operation } from '../operations/index.ts';

const published = sampleDocument({ pages: 4, perPage: 1 });
function draft(...operations: Operation[]) {
  const result = applyOperations(published, operations);
  if (!result.ok) throw new Error(result.failure.message);
  return result.document;
}
const path = (pageId: string, to: string): Operation => ({ type: 'updatePage', pageId, path: to });

describe('pages that moved since publication', () => {
  it('leave a redirect at their old address', () => {
    expect(redirectsForMovedPages(published, draft(path('p1', '/bread')))).toEqual([{ from: '/page-1', to: '/bread' }]);
    expect(redirectsForMovedPages(published, published)).toEqual([]);
  });

  it('leave none where another page or redirect stands now, or when they are gone', () => {
    const swapped = draft(path('p1', '/tmp'), path('p2', '/page-1'), path('p1', '/page-2'));
    expect(redirectsForMovedPages(published, swapped)).toEqual([]);
    const own = draft(path('p1', '/bread'), { type: 'setRedirects', redirects: [{ from: '/page-1', to: '/' }] });
    expect(redirectsForMovedPages(published, own)).toEqual([]);
    expect(redirectsForMovedPages(published, draft({ type: 'removePage', pageId: 'p1' }))).toEqual([]);
  });
});
