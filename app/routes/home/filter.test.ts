import { describe, expect, it } from 'vitest';
import { dashboardAction, dashboardAddress, firstPage, nextPage, pageBefore, type WebsiteFilter } from './filter.ts';
import { readView } from './read-view.server.ts';

const at = (path: string) => readView(new URL(path, 'http://localhost:3000'));
const plain = { search: '', sort: 'RECENT' as const, after: null, trail: [] };

describe("the dashboard's address", () => {
  it('says which page of which websites is shown, and is read back the same', () => {
    const filter = { search: 'a & b', sort: 'NAME' as const, after: 'abc', trail: ['', 'aaa'] };
    const view = at(dashboardAddress(filter, { panel: 'delete', chosen: ['w1', 'w2'] }));
    expect(view).toEqual({ filter, panel: 'delete', chosen: ['w1', 'w2'], deletedAfter: null });
  });

  it('is short when nothing is asked for, and leads to a panel below the list', () => {
    expect(dashboardAddress(plain)).toBe('/');
    expect(dashboardAction(plain)).toBe('/?index');
    expect(dashboardAddress(plain, { panel: 'deleted' })).toBe('/?panel=deleted#deleted');
  });

  it('leads on and back again, page by page', () => {
    const cursors = Array.from({ length: 14 }, (_, page) => `c${page}`);
    let page: WebsiteFilter = plain;
    for (const cursor of cursors) page = at(dashboardAddress(nextPage(page, cursor) ?? plain)).filter;
    expect(page.after).toBe('c13');
    for (const cursor of cursors.slice(3, 13).reverse()) {
      page = at(dashboardAddress(pageBefore(page) ?? plain)).filter;
      expect(page.after).toBe(cursor);
    }
    // Further back it is the first page.
    expect(pageBefore(page)).toBeNull();
    expect(at(dashboardAddress(firstPage(page))).filter).toEqual(plain);
    expect(nextPage(page, null)).toBeNull();
    const second = nextPage(plain, 'c0') ?? plain;
    expect(pageBefore(second)).toEqual(plain);
  });

  it('keeps to what makes sense, whatever somebody wrote into it', () => {
    const many = Array.from({ length: 150 }, (_, number) => `website=w${number}`).join('&');
    const view = at(`/?sort=NONSENSE&search=${'x'.repeat(101)}&panel=nothing&website=&${many}`);
    expect(view).toMatchObject({ filter: plain, panel: null });
    expect(view.chosen).toHaveLength(100);
  });
});
