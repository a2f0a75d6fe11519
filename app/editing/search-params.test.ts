import { expect, test } from 'vitest';
import { searchWith } from './search-params.ts';

test('changes, adds and removes parameters and leaves the others and the given ones alone', () => {
  const search = new URLSearchParams('page=home&panel=theme&width=phone');
  expect(searchWith(search, { panel: null, section: 'hero', page: undefined })).toBe(
    '?page=home&width=phone&section=hero',
  );
  expect(search.get('panel')).toBe('theme');
});

test('an address without parameters is a lone question mark, which means this screen', () => {
  expect(searchWith(new URLSearchParams('panel=add'), { panel: null })).toBe('?');
});
