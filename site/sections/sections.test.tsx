import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import type { Section, WebsiteDocument } from '../model/document.ts';
import { sampleDocument } from '../model/sample-document.ts';
import { renderPage } from '../render/index.ts';
import type { SectionDefinition } from './definition.ts';
import type { FormField } from './form-fields.ts';
import { formFieldsOf } from './form-fields.ts';
import { getSection, sectionKinds, sections } from './index.ts';
import { styleOf } from './style-of.ts';

const business: Partial<WebsiteDocument['business']> = {
  phone: '0131 496 0142',
  email: 'hello@twodaysbread.example',
  address: '14 Constitution Lane\nLeith',
  hours: [
    { day: 'mon', opens: '08:00', closes: '12:30' },
    { day: 'mon', opens: '14:00', closes: '24:00' },
    { day: 'fri', opens: '18:00', closes: '02:00' },
  ],
  social: [{ label: 'Instagram', to: 'https://instagram.com/x' }],
};
const unknown: Partial<WebsiteDocument['business']> = {
  phone: '',
  email: '',
  address: '',
  hours: [],
  hoursNote: '',
  social: [],
};

const sectionOf = (definition: SectionDefinition, variant: string, props: unknown, id: string): Section => ({
  id,
  kind: definition.kind,
  version: definition.version,
  variant,
  hidden: false,
  props: definition.fields.parse(props),
});

type Setting = { draft?: boolean; facts?: Partial<WebsiteDocument['business']>; after?: Section[] };

/** A page with one section, or with `after` in front of it, as its visitors get it. */
function pageWith(section: Section, { draft = false, facts = business, after = [] }: Setting = {}): string {
  const sample = sampleDocument({ pages: 1, perPage: 1 });
  const [home] = sample.pages;
  if (!home) throw new Error('The sample has a page');
  const document = {
    ...sample,
    business: { ...sample.business, ...facts },
    pages: [{ ...home, sections: [...after, section] }],
  };
  return renderPage(document, '/', {
    draft,
    origin: '',
    hrefFor: (target) => target,
    fontBase: '/-/fonts/',
    badge: false,
    posts,
    asset: () => ({ src: '/-/media/x.avif' }),
  }).html;
}

const posts = ['first', 'second'].map((slug) => ({
  title: `The ${slug} <post>`,
  excerpt: 'A mug is held more often than it is looked at.',
  date: '2026-03-07',
  cover: { source: 'none' as const },
  to: `/blog/${slug}`,
}));

const bodyOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

/** Props with every text set to `words`, every list holding one such item, every picture uploaded and every link leading on. */
const filled = (fields: FormField[], words: string, picture = words): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap(({ name, control, fields: inner = [], max = 10_000 }): [string, unknown][] => {
      const fitting = words.slice(0, max);
      switch (control) {
        case 'text':
        case 'paragraphs':
          return [[name, /To$|^to$/.test(name) ? '/there' : fitting]];
        case 'link':
          return [[name, { label: words.slice(0, 80), to: '/there' }]];
        case 'image':
          return [[name, { source: 'asset', id: 'x', alt: picture, width: 800, height: 600 }]];
        case 'list':
          return [[name, [filled(inner, words, picture)]]];
        default:
          return [];
      }
    }),
  );

const cases = sectionKinds.flatMap((kind) => {
  const definition = getSection(kind);
  if (!definition) throw new Error(kind);
  return Object.keys(definition.variants).map((variant) => ({ kind, variant, definition }));
});

const opening = sectionOf(sections.hero as SectionDefinition, 'statement', { heading: 'Opening' }, 'opening');
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'no-inline-style': 'off',
    'long-title': 'off',
    'doctype-style': 'off',
    'tel-non-breaking': 'off',
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
    'no-implicit-button-type': 'off',
  },
});

describe.each(sectionKinds)('%s', (kind) => {
  const definition = getSection(kind) as SectionDefinition;

  it('has a sample that is valid and survives storage', () => {
    const props = definition.fields.parse(definition.sample);
    expect(definition.fields.parse(JSON.parse(JSON.stringify(props)))).toEqual(props);
  });

  it('is complete without any props', () => {
    expect(definition.fields.safeParse({}).success).toBe(true);
  });

  it('opens with the heading, introduction and background that every kind has', () => {
    expect(Object.keys(definition.fields.shape)).toEqual(expect.arrayContaining(['heading', 'intro', 'ground']));
  });

  it('has two or more variants, each with a name and a hint', () => {
    const variants = Object.values(definition.variants);
    expect(variants.length).toBeGreaterThanOrEqual(2);
    for (const { label, hint } of variants) expect([label, hint].every((words) => words.length > 3)).toBe(true);
  });

  it('takes all its colours from the theme', () => {
    const css = styleOf(Object.keys(definition.variants).map((variant) => ({ kind, variant })));
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|oklch\(/i);
    expect(css.split('{').length).toBe(css.split('}').length);
  });
});

describe.each(cases)('$kind, $variant', ({ definition, variant }) => {
  it('shows its sample as valid HTML with one h1, headings in order and every id once', () => {
    for (const after of [[], [opening]]) {
      const html = pageWith(sectionOf(definition, variant, definition.sample, 'it'), { after });
      const levels = [...bodyOf(html).matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
      const report = validator.validateStringSync(bodyOf(html).replace('<main id="main">', ''));
      expect(
        report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
      ).toEqual([]);
    }
  });

  it('says nothing at all, or something sensible, without props and facts', () => {
    const html = pageWith(sectionOf(definition, variant, {}, 'it'), { facts: unknown, after: [opening] });
    const [, section = ''] = /<section[^>]*id="it"[^>]*>([^]*?)<\/section>/.exec(html) ?? [];
    const isShown = html.includes('id="it"');
    expect(isShown).toBe(section.replace(/<[^>]*>/g, '').trim() !== '');
  });

  it('keeps hostile words as words', () => {
    const hostile = '</section><script>alert(1)</script>"\'><img src=x onerror=alert(1)>';
    const props = filled(formFieldsOf(definition.fields), hostile);
    const html = bodyOf(pageWith(sectionOf(definition, variant, props, 'it'), { draft: true }));
    expect(html).toContain('alert(1)');
    expect(html.replace(/="[^"]*"/g, '')).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>/);
  });

  it('asks the owner for what is missing in a draft and leaves it out when published', () => {
    const props = filled(formFieldsOf(definition.fields), '[[your own words]]', 'A picture');
    const draft = bodyOf(pageWith(sectionOf(definition, variant, props, 'it'), { draft: true, after: [opening] }));
    expect(draft).toContain('Add your own words');
    const published = bodyOf(
      pageWith(sectionOf(definition, variant, props, 'it'), { facts: unknown, after: [opening] }),
    );
    expect(published).not.toMatch(/\[\[|Add your|<(h2|h3|p|li|dt|dd|span|figcaption|summary)[^>]*><\/\1>/);
  });
});

describe('what is written large', () => {
  const heading = (kind: string, variant: string, text: string) =>
    /<h1[^>]*>/.exec(pageWith(sectionOf(sections[kind] as SectionDefinition, variant, { heading: text }, 'it')))?.[0];

  it.each([
    ['hero', 'banner'],
    ['services', 'ledger'],
  ])('is set smaller when one of its words is long, in %s', (kind, variant) => {
    const props = { ...(sections[kind] as SectionDefinition).sample };
    const titled = (text: string) =>
      /<h1[^>]*>/.exec(
        pageWith(sectionOf(sections[kind] as SectionDefinition, variant, { ...props, heading: text }, 'it')),
      )?.[0];
    expect(titled('Ask us, we bake it')).not.toContain('--longest');
    const [, short] = /--longest:([\d.]+)/.exec(titled('A gardener’s notes') ?? '') ?? [];
    const [, long] = /--longest:([\d.]+)/.exec(titled('Heizungswartung') ?? '') ?? [];
    const [, longer] = /--longest:([\d.]+)/.exec(titled('Kraftfahrzeughaftpflichtversicherung, kurz') ?? '') ?? [];
    expect(Number(long)).toBeGreaterThan(Number(short));
    expect(Number(longer)).toBeGreaterThan(Number(long));
  });

  it('breaks a word where it may be broken anyway', () => {
    expect(heading('hero', 'statement', 'Pick-up, drop-off')).not.toContain('--longest');
  });

  it('sets a phone number as wide as its column, by its length', () => {
    const page = (phone: string) =>
      pageWith(sectionOf(sections.cta as SectionDefinition, 'call', { heading: 'Call' }, 'it'), { facts: { phone } });
    const length = (phone: string) => Number(/cta__phone" style="--longest:(\d+)/.exec(page(phone))?.[1]);
    expect(length('0131 496 0142 ext. 12345')).toBeGreaterThan(length('0131 496 0142'));
    expect(length('112')).toBe(8);
  });
});

it('knows no other kinds', () => {
  expect(getSection('constructor')).toBeUndefined();
  expect(getSection('carousel')).toBeUndefined();
});

describe('hours that are only said', () => {
  const definition = getSection('hours');
  it.each(Object.keys(definition?.variants ?? {}))('stand once, as large as a text, as %s', (variant) => {
    if (!definition) throw new Error('There are hours');
    const facts = { hours: [], closedDays: [], specialHours: [], hoursNote: 'By appointment only' };
    const html = bodyOf(pageWith(sectionOf(definition, variant, {}, 'hours'), { facts }));
    expect(html.match(/By appointment only/g)).toHaveLength(1);
    expect(html).toContain('<div class="short-text"><p>By appointment only');
  });
});
