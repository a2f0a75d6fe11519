import { expect, it } from 'vitest';
import type { WebsiteDocument } from '#site/model/document.ts';
import { sampleDocument } from '#tests/support/scripted-designer.ts';
import { redirectsOf } from './redirects.ts';

const withQuestionsAt = (path: string): WebsiteDocument => {
  const document = sampleDocument();
  return { ...document, pages: document.pages.map((page) => (page.id === 'page-2' ? { ...page, path } : page)) };
};

it('old addresses of a page lead to its newest one in a single step, from publication to publication', () => {
  const [first, second, third] = [withQuestionsAt('/questions'), withQuestionsAt('/faq'), withQuestionsAt('/ask')];
  expect(redirectsOf(first)).toEqual([]);
  const redirects = redirectsOf(second, { document: first, redirects: [] });
  expect(redirects).toEqual([{ from: '/questions', to: '/faq' }]);
  expect(redirectsOf(third, { document: second, redirects })).toEqual([
    { from: '/faq', to: '/ask' },
    { from: '/questions', to: '/ask' },
  ]);
});

it('an address that a page has again is no longer redirected', () => {
  const [first, second] = [withQuestionsAt('/questions'), withQuestionsAt('/faq')];
  const redirects = redirectsOf(second, { document: first, redirects: [] });
  expect(redirectsOf(first, { document: second, redirects })).toEqual([{ from: '/faq', to: '/questions' }]);
});
