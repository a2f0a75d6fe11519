import { HtmlValidate } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleDocument } from '../model/sample-document.ts';
import { exportOptions } from '../render/index.ts';
import { viewContext } from '../render/view-context.tsx';
import { wordsOf } from '../render/words/index.ts';
import type { SectionDefinition, ViewContext } from './definition.ts';
import { awaitingHosting, getSection } from './index.ts';

const post = {
  title: 'Why the handle <comes> first',
  excerpt: 'A mug is held more often than it is looked at.',
  date: '2026-03-07',
  author: 'Ida',
  tags: ['handles', 'clay'],
  cover: { source: 'none' as const },
  to: '/blog/handles',
};

function contextOf(): ViewContext {
  const document = sampleDocument({ pages: 1, perPage: 1 });
  const options = { ...exportOptions(), hrefFor: (target: string) => target };
  return viewContext({ document, path: '/', options, words: wordsOf('en') }, 'it', 0);
}

const shown = (definition: SectionDefinition, variant: string, props: unknown, more: Partial<ViewContext> = {}) =>
  renderToStaticMarkup(<>{definition.view(definition.fields.parse(props), variant, { ...contextOf(), ...more })}</>);

const cases = awaitingHosting.flatMap((definition) =>
  Object.keys(definition.variants).map((variant) => ({ kind: definition.kind, variant, definition })),
);
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'tel-non-breaking': 'off',
    'no-inline-style': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
  },
});

it('offers none of them yet, and marks all of them', () => {
  for (const { kind, needsHosting } of awaitingHosting) {
    expect(getSection(kind)).toBeUndefined();
    expect(needsHosting).toBe(true);
  }
});

describe.each(cases)('$kind, $variant', ({ definition, variant }) => {
  it('shows its sample as valid HTML with one h1', () => {
    const html = shown(definition, variant, definition.sample, {
      posts: [post, { ...post, to: '/blog/two' }],
      post: { ...post, body: <p>Text</p> },
    });
    expect(html.match(/<h1/g)).toHaveLength(1);
    const report = validator.validateStringSync(html);
    expect(
      report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    ).toEqual([]);
  });
});

describe('blog', () => {
  const of = (kind: string) => awaitingHosting.find((definition) => definition.kind === kind) as SectionDefinition;

  it('says nothing where there are no posts', () => {
    expect(shown(of('blogList'), 'lead', {})).toBe('');
    expect(shown(of('blogPost'), 'column', {})).toBe('');
  });

  it('shows as many posts as asked, with dates in the language of the site', () => {
    const posts = Array.from({ length: 5 }, (_, index) => ({ ...post, to: `/blog/${index}` }));
    const html = shown(of('blogList'), 'index', { most: 3 }, { posts });
    expect(html.match(/<li /g)).toHaveLength(3);
    expect(html).toContain('<time dateTime="2026-03-07">Saturday, March 7, 2026</time>');
    expect(html).toContain('Why the handle &lt;comes&gt; first');
  });
});
