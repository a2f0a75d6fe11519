import { describe, expect, it } from 'vitest';
import { DOCUMENT_VERSION, type WebsiteDocument } from './document.ts';
import { parseDocument } from './parse-document.ts';
import { sampleDocument } from './sample-document.ts';

const document = sampleDocument({ pages: 2, perPage: 2 });
type Loose = Record<string, unknown> & {
  pages: (Record<string, unknown> & { sections: (Record<string, unknown> & { props: Record<string, unknown> })[] })[];
};
/** The document edited by hand, as JSON that nobody checked. */
function edited(edit: (copy: Loose) => void): unknown {
  const copy: Loose = JSON.parse(JSON.stringify(document));
  edit(copy);
  return copy;
}
const refusal = (input: unknown) => {
  const parsed = parseDocument(input);
  if (parsed.ok) throw new Error('was accepted');
  return parsed.failure;
};
const first = (copy: Loose) => copy.pages[0]?.sections[0] ?? { props: {} };

describe('the door for documents', () => {
  it('gives a valid document back with the same bytes', () => {
    const parsed = parseDocument(JSON.parse(JSON.stringify(document)));
    expect(parsed.ok && JSON.stringify(parsed.document)).toBe(JSON.stringify(document));
  });

  it('refuses what is no document at all', () => {
    for (const input of [
      null,
      undefined,
      7,
      'x',
      [],
      {},
      { version: 1 },
      { version: '1' },
      { version: 0 },
      { version: 1.5 },
      new Date(),
    ]) {
      expect(refusal(input)).toMatchObject({ code: 'INVALID' });
    }
  });

  it('refuses a newer document and says what to do', () => {
    expect(refusal({ ...document, version: DOCUMENT_VERSION + 1 })).toEqual({
      code: 'NEWER',
      message: `This website was made by a newer release (version ${DOCUMENT_VERSION + 1}, this one reads up to ${DOCUMENT_VERSION}). Update Pagewright to open it.`,
      path: 'version',
    });
  });

  it('refuses a newer section, and one of a kind that is not known', () => {
    expect(refusal(edited((copy) => (first(copy).version = 99)))).toMatchObject({
      code: 'NEWER',
      path: 'pages.0.sections.0.version',
    });
    const failure = refusal(edited((copy) => (first(copy).kind = 'carousel')));
    expect(failure).toMatchObject({ code: 'INVALID', path: 'pages.0.sections.0.kind' });
    expect(failure.message).toContain('carousel');
    expect(refusal(edited((copy) => (first(copy).kind = '__proto__'))).code).toBe('INVALID');
  });

  it('names the page, the field and the way to it', () => {
    const failure = refusal(edited((copy) => (first(copy).props['heading'] = 'x'.repeat(10_000))));
    expect(failure).toEqual({
      code: 'INVALID',
      message: 'On Home: Heading: keep this to 120 characters or fewer.',
      path: 'pages.0.sections.0.heading',
    });
  });

  it('refuses two pages with one address, two sections with one id, and a site without a home page', () => {
    const second = (copy: Loose) => copy.pages[1] ?? copy;
    expect(refusal(edited((copy) => (second(copy)['path'] = '/'))).message).toContain('already has the address /');
    expect(refusal(edited((copy) => copy.pages[1]?.sections.push(first(copy)))).message).toContain(
      'already has the id',
    );
    expect(refusal(edited((copy) => copy.pages.shift())).message).toContain('home page');
    expect(refusal(edited((copy) => (copy.pages = []))).code).toBe('INVALID');
  });

  it('fills in what is missing and leaves out what no field has', () => {
    const parsed = parseDocument(
      edited((copy) => {
        delete first(copy).props['note'];
        first(copy).props['surprise'] = '<script>';
        copy['extra'] = true;
      }),
    );
    expect(parsed.ok && parsed.document.pages[0]?.sections[0]?.props['note']).toBe('');
    expect(JSON.stringify(parsed)).not.toMatch(/surprise|extra/);
  });

  it('keeps markup, emoji and right-to-left text as the text it is', () => {
    const heading = '<img src=x onerror=alert(1)> مرحبا 👩🏽‍🍳 \u202Eabc';
    const parsed = parseDocument(edited((copy) => (first(copy).props['heading'] = heading)));
    expect(parsed.ok && parsed.document.pages[0]?.sections[0]?.props['heading']).toBe(heading);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    'file:///etc/passwd',
  ])('refuses the link %j', (to) => {
    expect(refusal(edited((copy) => (first(copy).props['primary'] = { label: 'Go', to }))).path).toBe(
      'pages.0.sections.0.primary.to',
    );
  });

  it('lets no key reach a prototype', () => {
    const text = JSON.stringify(document).replace(
      '"props":{',
      '"props":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},',
    );
    const parsed = parseDocument(JSON.parse(text));
    expect(parsed.ok).toBe(true);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(JSON.stringify(parsed)).not.toContain('polluted');
  });

  it('keeps locks as a sorted set', () => {
    const locks: WebsiteDocument['locks'] = ['theme/accent', 'brand/name', 'theme/accent'];
    const parsed = parseDocument({ ...document, locks });
    expect(parsed.ok && parsed.document.locks).toEqual(['brand/name', 'theme/accent']);
  });
});
