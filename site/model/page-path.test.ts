import { expect, test } from 'vitest';
import { pagePath } from './document.ts';
import { pathFromTitle } from './page-path.ts';

test.each([
  ['Our menu', '/our-menu'],
  ['Über uns & Straße', '/ueber-uns-strasse'],
  ['Ada’s Cakes', '/adas-cakes'],
  ['Settings', '/page'],
  ['お店', '/page'],
  ['x'.repeat(200), `/${'x'.repeat(60)}`],
])('%s gets an address that a page may have', (title, path) => {
  expect(pathFromTitle(title, [])).toBe(path);
  expect(pagePath.safeParse(path).success).toBe(true);
});

test('an address that is taken gets a number', () => {
  expect(pathFromTitle('Menu', ['/', '/menu', '/menu-2'])).toBe('/menu-3');
});
