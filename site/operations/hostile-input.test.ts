import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { socialSvg } from '../illustration/index.ts';
import type { WebsiteDocument } from '../model/document.ts';
import { parseDocument } from '../model/parse-document.ts';
import { sampleDocument } from '../model/sample-document.ts';
import { exportOptions, renderSite } from '../render/index.ts';
import { formFieldsOf } from '../sections/form-fields.ts';
import { getSection, sectionKinds } from '../sections/index.ts';
import { schemesOf } from '../themes/index.ts';
import { applyOperations, type Operation } from './index.ts';

const document = sampleDocument({ pages: 2, perPage: 2 });

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'tel-non-breaking': 'off', 'long-title': 'off' },
});
const faultsOf = async (html: string) =>
  (await validator.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );
beforeAll(() => faultsOf('<!DOCTYPE html>'));

function refusal(...operations: Operation[]): string {
  const bytes = JSON.stringify(document);
  const result = applyOperations(document, operations);
  expect(JSON.stringify(document)).toBe(bytes);
  return result.ok ? 'was not refused' : result.failure.message;
}

function changed(base: WebsiteDocument, ...operations: Operation[]): WebsiteDocument {
  const result = applyOperations(base, operations);
  if (!result.ok) throw new Error(result.failure.message);
  return result.document;
}

const hostile = {
  markup: '</title></style></script><img src=x onerror=alert(1)>"\'><!-- &lt;b&gt; ]]>',
  emoji: '👩🏽‍🍳🥖 Bäckerei 🏳️‍🌈',
  'right to left': 'مخبز الحي שלום \u202eabc\u202c',
  'control characters': 'Bread\u0001\u0008\u001b[31m\u009b and\ud800 butter\ufffe',
  template: '${alert(1)} {{constructor}} $& $1 %s [[',
};

/** Every text of every kind of section, the header, the footer and the brand set to one text. */
function filledWith(text: string): WebsiteDocument {
  const cut = (max: number | undefined) => Array.from(text).slice(0, max).join('');
  const filled = (value: unknown, fields: ReturnType<typeof formFieldsOf>): unknown =>
    typeof value !== 'object' || value === null
      ? value
      : Object.fromEntries(
          Object.entries(value).map(([name, entry]) => {
            const field = fields.find((candidate) => candidate.name === name);
            if (field?.control === 'list' && Array.isArray(entry))
              return [name, entry.map((item: unknown) => filled(item, field.fields ?? []))];
            if (field?.control === 'link') return [name, { ...Object(entry), label: cut(40) }];
            const isWords = (field?.control === 'text' || field?.control === 'paragraphs') && name !== 'to';
            return [name, isWords && name !== 'date' ? cut(field.max) : entry];
          }),
        );
  const every = sectionKinds.map((kind, index): Operation => {
    const definition = getSection(kind);
    const props = Object(filled(definition?.sample, definition ? formFieldsOf(definition.fields) : []));
    return { type: 'addSection', pageId: 'p1', section: { id: `h${index}`, kind, props } };
  });
  return changed(
    document,
    { type: 'setBrand', name: cut(120), tagline: cut(140) },
    { type: 'setFooter', note: cut(200) },
    { type: 'setHeader', showTagline: true, action: { label: cut(40), to: '/' } },
    { type: 'setBusiness', phone: cut(40), address: cut(300), place: cut(80), hoursNote: cut(200) },
    { type: 'updatePage', pageId: 'p1', title: cut(80), seo: { title: cut(70), description: cut(170) } },
    ...every,
  );
}

describe('hostile words in every field', () => {
  it.each(Object.entries(hostile))('%s: stay words in valid pages, and the document survives', async (_, text) => {
    const filled = filledWith(text);
    expect(parseDocument(JSON.parse(JSON.stringify(filled)))).toEqual({ ok: true, document: filled });
    const files = renderSite(filled, exportOptions());
    const html = files.find(({ path }) => path === 'page-1/index.html')?.body ?? '';
    expect(await faultsOf(html)).toEqual([]);
    expect(html).not.toMatch(/<img src=x|onerror=alert\(1\)>(?!&)|[^\P{Cc}\n\t\r]|\p{Surrogate}/u);
    expect(html.match(/<script/g) ?? []).toHaveLength(0);
    for (const { body, contentType } of files) {
      if (/svg|xml/.test(contentType)) expect(body).not.toMatch(/[^\P{Cc}\n\t\r]|\p{Surrogate}|&(?!\w+;|#)/u);
    }
  });

  it('social pictures cut long names between characters, never inside one', () => {
    const { plain } = schemesOf(document.theme).day;
    const svg = socialSvg({ name: '🥖'.repeat(60), line: '\u0002x', trade: '', tones: plain, serif: false });
    expect(svg).toContain('🥖…');
    expect(svg).not.toMatch(/\p{Surrogate}|\p{Cc}/u);
  });
});

describe('too much', () => {
  const long = 'a'.repeat(10_000);

  it('names, headings and whole documents beyond their limits are refused in words that name the field', () => {
    expect(refusal({ type: 'setBrand', name: long })).toBe(
      'Name of the website: keep this to 120 characters or fewer.',
    );
    expect(refusal({ type: 'updateSection', sectionId: 's0-0', props: { heading: long } })).toMatch(
      /^Heading: keep this to \d+ characters or fewer\.$/,
    );
    expect(refusal({ type: 'updatePage', pageId: 'p1', title: long })).toMatch(/80 characters or fewer/);
    const pages = Array.from({ length: 201 }, (_, index) => ({ ...document.pages[1], id: `x${index}` }));
    expect(parseDocument({ ...document, pages })).toMatchObject({ ok: false, failure: { code: 'INVALID' } });
  });
});

describe('hostile addresses', () => {
  const addresses = [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'https://a.example/ b',
    'file:///etc/passwd',
    'blob:https://a.example/1',
  ];

  it.each(addresses)('%j is refused wherever a link may stand', (to) => {
    const words = 'page like /menu';
    expect(refusal({ type: 'setHeader', action: { label: 'Go', to } })).toContain(words);
    expect(refusal({ type: 'setBusiness', social: [{ label: 'X', to }] })).toContain(words);
    expect(refusal({ type: 'setRedirects', redirects: [{ from: '/a', to }] })).toContain(words);
    expect(refusal({ type: 'updateSection', sectionId: 's0-0', props: { primary: { label: 'Go', to } } })).toContain(
      words,
    );
  });
});

describe('documents edited by hand', () => {
  const [home, second] = document.pages;
  const [section] = home?.sections ?? [];
  const withSection = (change: Record<string, unknown>) => ({
    ...document,
    pages: [{ ...home, sections: [{ ...section, ...change }] }, second],
  });
  const cases: [string, unknown, RegExp][] = [
    ['no object', 'hello', /not a website/],
    ['no version', { ...document, version: undefined }, /no version/],
    ['a newer release', { ...document, version: 99 }, /newer release.*Update Pagewright/],
    ['a newer section', withSection({ version: 99 }), /newer release.*Update Pagewright/],
    ['an unknown kind', withSection({ kind: 'hologram' }), /no kind of section called “hologram”/],
    ['an unknown layout', withSection({ variant: 'sideways' }), /no layout called “sideways”/],
    ['a number for a heading', withSection({ props: { heading: 7 } }), /write a text here/i],
    ['a picture without size', withSection({ props: { picture: { source: 'asset', id: 'a', alt: '' } } }), /picture/i],
    ['two pages at one address', { ...document, pages: [home, { ...second, path: '/' }] }, /already has the address/],
    ['one id for two sections', { ...document, pages: [home, { ...second, sections: home?.sections }] }, /already has/],
    ['no home page', { ...document, pages: [{ ...home, path: '/start' }] }, /home page/],
    ['style for a colour', { ...document, theme: { ...document.theme, ink: 'red;}</style>' } }, /#8a3b12/],
    ['a path out of the site', { ...document, pages: [home, { ...second, path: '/../x' }] }, /lower-case letters/],
  ];

  it.each(cases)('%s: refused, with words that say where and what', (_, input, words) => {
    const parsed = parseDocument(input);
    expect(parsed.ok ? 'was taken' : parsed.failure.message).toMatch(words);
  });

  it('names that no field has are left out, whatever they are', () => {
    const stray = JSON.parse(`{"__proto__":{"polluted":1},"constructor":{"x":1},"onload":"x"}`);
    const parsed = parseDocument({ ...withSection({ props: { ...section?.props, ...stray }, style: 'x' }), ...stray });
    expect(parsed.ok && JSON.stringify(parsed.document)).not.toMatch(/polluted|onload|"style"/);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('pictures that are gone, odd motifs and huge seeds are left out or drawn, never broken', async () => {
    const pictures = [
      { source: 'asset', id: 'gone', alt: 'x', width: 10, height: 10 },
      { source: 'illustration', motif: '"><script>', seed: Number.MAX_SAFE_INTEGER, alt: '' },
      { source: 'placeholder', motif: '__proto__', wants: '<b>', seed: -1, alt: '' },
    ];
    for (const picture of pictures) {
      const [file] = renderSite(
        changed(document, { type: 'updateSection', sectionId: 's0-0', props: { picture } }),
        exportOptions(),
      );
      expect(await faultsOf(file?.body ?? '')).toEqual([]);
      expect(file?.body).not.toMatch(/src=""|undefined|NaN|"><script>/);
    }
  });
});
