import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import type { Business } from '../model/document.ts';
import { sampleDocument } from '../model/sample-document.ts';
import { exportOptions, renderPage } from './index.ts';

const sample = sampleDocument({ pages: 1, perPage: 2 });
const facts = { phone: '0131 555 01 23', email: 'mira@example.com', address: '1 Mill Lane\nLeith', social: [] };
const page = (business: Partial<Business>, { phoneBar = true, language = 'en' } = {}) => {
  const header = { ...sample.header, phoneBar };
  const document = { ...sample, language, header, business: { ...sample.business, ...facts, ...business } };
  return renderPage(document, '/', exportOptions({ asset: () => null })).html;
};
const waysOf = (html: string) => {
  const [, bar = ''] = /<nav class="phone-bar"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
  return [...bar.matchAll(/href="([^"]*)">([^<]*)</g)].map(([, to, label]) => [label, to]);
};

test('the bar on phones calls, shows the way and writes, by what is known of the business', () => {
  expect(waysOf(page({}))).toEqual([
    ['Call', 'tel:01315550123'],
    ['Directions', 'https://www.openstreetmap.org/search?query=1%20Mill%20Lane%2C%20Leith'],
    ['Email', 'mailto:mira@example.com'],
  ]);
});

test('a page with the bar is well formed', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'tel-non-breaking': 'off' } });
  const report = await validator.validateString(page({}));
  expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});

test('a messenger among the profiles is how one writes', () => {
  const social = [
    { label: 'Instagram', to: 'https://instagram.com/mira' },
    { label: 'Write to us', to: 'https://wa.me/4791234567' },
  ];
  expect(waysOf(page({ social }, { language: 'de' }))).toEqual([
    ['Anrufen', 'tel:01315550123'],
    ['Route', expect.any(String)],
    ['WhatsApp', 'https://wa.me/4791234567'],
  ]);
});

test('without such facts, or where nobody asked for it, a page has no bar and no style of one', () => {
  for (const html of [page({}, { phoneBar: false }), page({ phone: '[[your phone]]', email: '', address: '' })])
    expect(html).not.toContain('phone-bar');
  expect(waysOf(page({ phone: '', address: '' }))).toEqual([['Email', 'mailto:mira@example.com']]);
});
