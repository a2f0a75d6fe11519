import { describe, expect, it } from 'vitest';
import type { Section, WebsiteDocument } from '../model/document.ts';
import { parseDocument } from '../model/parse-document.ts';
import { sampleDocument } from '../model/sample-document.ts';
import { exportNotes, renderExport } from './index.ts';

const sample = sampleDocument({ pages: 1, perPage: 1 });
const section = (id: string, kind: string, variant: string, props: Section['props']): Section => ({
  id,
  kind,
  version: 1,
  variant,
  hidden: false,
  props,
});
const toForm = { label: 'Write to us', to: '/contact#write' };
const opening = section('opening', 'hero', 'split', { heading: 'Bread', primary: toForm });
const form = section('write', 'contactForm', 'plain', { heading: 'Write to us' });
const page = (path: string, title: string, sections: Section[]) => ({
  id: title.toLowerCase(),
  path,
  title,
  inMenu: true,
  seo: { title: '', description: '' },
  sections,
});

/** A website with a form on a page of its own, and these facts. */
const website = (business: Partial<WebsiteDocument['business']>, ...sections: Section[]): WebsiteDocument =>
  parsed({
    ...sample,
    business: { ...sample.business, phone: '', email: '', address: '', social: [], ...business },
    header: { ...sample.header, action: toForm },
    pages: [page('/', 'Home', [opening, ...sections]), page('/contact', 'Contact', [form])],
    redirects: [{ from: '/kontakt', to: '/contact' }],
  });
const parsed = (document: unknown): WebsiteDocument => {
  const read = parseDocument(document);
  if (!read.ok) throw new Error(`${read.failure.path ?? ''} ${read.failure.message}`);
  return read.document;
};
const filesOf = (document: WebsiteDocument) => new Map(renderExport(document).map(({ path, body }) => [path, body]));
const home = (document: WebsiteDocument) => filesOf(document).get('index.html') ?? '';
const buttons = (document: WebsiteDocument) =>
  [...home(document).matchAll(/<a class="button[^>]* href="([^"]+)"[^>]*>([^<]*)</g)].map(([, to, label]) => [
    to,
    label,
  ]);

describe('an export of a website with a form', () => {
  it('keeps it where there is an address: the visitor’s mail program writes', () => {
    const document = website({ email: 'hello@bread.example' });
    expect(filesOf(document).get('contact/index.html')).toContain('action="mailto:hello@bread.example"');
    expect(buttons(document)).toContainEqual(['contact/index.html#write', 'Write to us']);
    expect(exportNotes(document)).toEqual(['Forms open the email program of whoever fills them in.']);
  });

  it('leads its buttons to the telephone where that is all there is', () => {
    const document = website({ phone: '0131 555 012' });
    expect(buttons(document)).toEqual([
      ['tel:0131555012', 'Call'],
      ['tel:0131555012', 'Call'],
    ]);
    expect(exportNotes(document).join(' ')).toMatch(/form .* left out.*Call/);
  });

  it('leads them to a messenger sooner', () => {
    const social = [{ label: 'WhatsApp', to: 'https://wa.me/441315550123' }];
    expect(buttons(website({ phone: '0131 555 012', social }))[0]?.[0]).toBe('https://wa.me/441315550123');
  });

  it('leaves them out where nothing answers, with the page that nothing is left of', () => {
    const document = website({});
    expect(buttons(document)).toEqual([]);
    expect([...filesOf(document).keys()]).not.toContain('contact/index.html');
    expect([...filesOf(document).keys()]).not.toContain('kontakt/index.html');
    expect([...filesOf(document).values()].filter((body) => body.includes('contact/index.html'))).toEqual([]);
    expect(exportNotes(document).join(' ')).toMatch(/form .* left out.*email address/);
  });

  it('leaves no button twice beside itself, no call to act without one, and keeps the words of links', () => {
    const call = { label: 'Call us', to: 'tel:0131555012' };
    const both = section('both', 'cta', 'line', { heading: 'Hungry?', primary: call, secondary: toForm });
    const alone = section('alone', 'cta', 'line', { heading: 'Say hello', primary: toForm });
    const words = section('words', 'richText', 'column', { heading: 'Order', body: 'Or [write](/contact#write).' });
    expect(buttons(website({ phone: '0131 555 012' }, both)).map(([, label]) => label)).toEqual([
      'Call',
      'Call',
      'Call us',
    ]);
    expect(home(website({}, alone))).not.toContain('Say hello');
    expect(home(website({}, words))).toContain('Or write.');
  });

  it('keeps ways to get in touch that stand beside a form', () => {
    const details = section('details', 'contactForm', 'details', { heading: 'Reach us' });
    const document = website({ phone: '0131 555 012' }, details);
    expect(home(document)).toContain('Reach us');
    expect(exportNotes(document)[0]).toMatch(/^Forms are left out/);
  });

  it('says nothing of a website without forms', () => {
    expect(exportNotes({ ...sample, pages: [page('/', 'Home', [])] })).toEqual([]);
  });
});
