import { expect, test } from 'vitest';
import { draftHref, openOutsideLinksInNewTab, previewAddress } from './preview-address.ts';

const place = { website: 'w1', page: '/', token: 't&k', revision: 7, live: true };

test('pages of the site stay in the preview, with website, revision and token', () => {
  const href = new URL(draftHref('/menu#cakes', place), 'http://app.test');
  expect(href.pathname).toBe('/website-preview');
  expect(Object.fromEntries(href.searchParams)).toEqual({
    website: 'w1',
    page: '/menu',
    revision: '7',
    live: '1',
    token: 't&k',
  });
  expect(href.hash).toBe('#cakes');
});

test('a fragment of the home page leads home', () => {
  expect(new URL(draftHref('/#hours', place), 'http://app.test').searchParams.get('page')).toBe('/');
});

test.each(['#hours', 'https://example.org/menu', 'mailto:a@b.example', 'tel:+1', '//evil.example'])(
  '%s is left alone',
  (target) => {
    expect(draftHref(target, place)).toBe(target);
  },
);

test('only links that leave the site open a new tab', () => {
  const html =
    '<a class="x" href="https://example.org">out</a><a href="mailto:a@b.example">mail</a><a href="/website-preview?page=%2F">in</a><a target="_top" href="https://e.org">kept</a>';
  const changed = openOutsideLinksInNewTab(html);
  expect(changed.match(/target="_blank" rel="noopener noreferrer"/g)).toHaveLength(2);
  expect(changed).toContain('<a href="/website-preview?page=%2F">in</a>');
  expect(changed).toContain('<a target="_top" href="https://e.org">kept</a>');
});

test('the address names the section after the hash', () => {
  expect(previewAddress({ website: 'w', page: '/', section: 'hero' })).toBe('/website-preview?website=w&page=%2F#hero');
});
