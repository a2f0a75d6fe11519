import { describe, expect, it } from 'vitest';
import { dashboardAction, dashboardAddress } from './filter.ts';
import { readView } from './read-view.server.ts';

const at = (path: string) => readView(new URL(path, 'http://localhost:3000'));
const plain = { search: '', sort: 'RECENT', after: null } as const;

describe("the dashboard's address", () => {
  it('says which page of which websites is shown, and is read back the same', () => {
    const filter = { search: 'a & b', sort: 'NAME', after: 'abc' } as const;
    const view = at(dashboardAddress(filter, { panel: 'delete', chosen: ['w1', 'w2'] }));
    expect(view).toEqual({ filter, panel: 'delete', chosen: ['w1', 'w2'], deletedAfter: null });
  });

  it('is short when nothing is asked for, and leads to a panel below the list', () => {
    expect(dashboardAddress(plain)).toBe('/');
    expect(dashboardAction(plain)).toBe('/?index');
    expect(dashboardAddress(plain, { panel: 'deleted' })).toBe('/?panel=deleted#deleted');
  });

  it('keeps to what makes sense, whatever somebody wrote into it', () => {
    const many = Array.from({ length: 150 }, (_, number) => `website=w${number}`).join('&');
    const view = at(`/?sort=NONSENSE&search=${'x'.repeat(101)}&panel=nothing&website=&${many}`);
    expect(view).toMatchObject({ filter: plain, panel: null });
    expect(view.chosen).toHaveLength(100);
  });
});
