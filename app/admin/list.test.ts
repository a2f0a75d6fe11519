import { expect, it } from 'vitest';
import { appContext } from '#tests/support/app-context.ts';
import { loadList } from './list.server.ts';
import { entryPath } from './noun.ts';
import type { ListPage, ListSource } from './source.server.ts';

function asked(address: string) {
  const pages: ListPage[] = [];
  const source: ListSource<{ id: string }> = {
    noun: {
      filters: [
        {
          name: 'state',
          label: 'State',
          options: [
            { value: 'all', label: 'All' },
            { value: 'open', label: 'Open' },
          ],
        },
      ],
    },
    list: async (_api, page) => {
      pages.push(page);
      return { totalCount: 0, isTotalExact: true, pageInfo: { hasNextPage: false }, edges: [] };
    },
  };
  const request = new Request(`http://localhost:3000/admin/things${address}`);
  const args = { request, params: {}, context: appContext({ roles: ['admin'] }) };
  return loadList(source, args).then((data) => ({ data, page: pages[0] }));
}

it('a list is asked for as its address says', async () => {
  const { data, page } = await asked('?search=+tea+&state=open&after=c');
  expect(page).toEqual({ first: 20, after: 'c', search: 'tea', filters: { state: 'open' } });
  expect(data).toMatchObject({ search: 'tea', filters: { state: 'open' }, isFirstPage: false });
});

it('what an address asks for in vain counts as not asked for', async () => {
  const { page } = await asked(`?search=${'x'.repeat(200)}&state=none`);
  expect(page).toEqual({ first: 20, after: null, search: null, filters: { state: 'all' } });
});

it.each([
  ['model.prices', '/admin/things/model.prices'],
  ['a/b?c', '/admin/things/a%2Fb%3Fc'],
  ['x.data', '/admin/things/x%2Edata'],
])('the entry %s is at %s', (id, path) => {
  expect(entryPath({ path: '/admin/things' }, id)).toBe(path);
});
