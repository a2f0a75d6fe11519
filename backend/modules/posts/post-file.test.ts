import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentSchema, contentWith, emptyContent } from './content.ts';
import { postFile, PostFileRefused, readPostFile } from './post-file.ts';
import type { FiledPost } from './post-file.ts';

const draft: FiledPost = {
  content: emptyContent,
  state: 'draft',
  publishAt: null,
  liveChangedAt: null,
  createdAt: null,
  deletedAt: null,
  formerSlugs: [],
  source: null,
};

describe('a post as a Markdown file', () => {
  it('has what is known of it at its head', () => {
    const content = contentWith(emptyContent, {
      title: 'Rye: why?',
      slug: 'rye',
      tags: ['Bread', 'yes'],
      body: 'Text.\n',
      cover: { source: 'asset', id: 'abc', alt: 'A loaf', width: 4, height: 3 },
    });
    const text = postFile({
      ...draft,
      content,
      state: 'published',
      publishAt: new Date('2026-12-05T08:00:00Z'),
      formerSlugs: ['old'],
    });
    expect(text).toBe(
      [
        '---',
        'title: "Rye: why?"',
        'slug: rye',
        'tags:',
        '  - Bread',
        '  - yes',
        'cover:',
        '  source: asset',
        '  id: abc',
        '  alt: A loaf',
        '  width: 4',
        '  height: 3',
        'state: published',
        'date: 2026-12-05T08:00:00.000Z',
        'formerSlugs:',
        '  - old',
        '---',
        '',
        'Text.',
        '',
      ].join('\n'),
    );
  });

  it('is read back byte for byte, whatever stands in it', () => {
    const words = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom(
        '---',
        '- a',
        '"',
        "'",
        '# x',
        'a: b',
        '[x]',
        '{x',
        '~',
        'null',
        'true',
        '2026-12-05',
        '1e3',
        '&a',
        '*a',
        '| x',
        '> x',
        '%x',
        '@x',
      ),
    );
    const body = fc
      .array(fc.oneof(words, fc.constantFrom('---', '', ' ', '\t')), { maxLength: 6 })
      .map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(
        words,
        words,
        words,
        fc.array(words, { maxLength: 3 }),
        body,
        (title, excerpt, author, tags, text) => {
          const typed = contentSchema.parse({ ...emptyContent, title, excerpt, author, tags, body: text });
          const file = postFile({ ...draft, content: contentWith(emptyContent, typed) });
          const read = readPostFile(file);
          expect(read.content).toEqual(typed);
          expect(postFile(read)).toBe(file);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is read as other programs write it', () => {
    const read = readPostFile(
      '\uFEFF---\r\ntitle: 2026\r\ndescription: In short\r\ntags: Bread, Rye\r\ndate: 2026-01-02\r\nlayout: post\r\n---\r\nHello\r\n',
    );
    expect(read).toMatchObject({
      content: { title: '2026', excerpt: 'In short', tags: ['Bread', 'Rye'], body: 'Hello\n' },
      state: 'draft',
    });
    expect(readPostFile('Just text').content.body).toBe('Just text');
    expect(readPostFile('---\ntitle: Only a head\n---').content).toMatchObject({ title: 'Only a head', body: '' });
  });

  it.each([
    ['a head without an end', '---\ntitle: x\n\ntext'],
    ['a head that is no YAML', '---\ntitle: "x\nfoo: [\n---\n'],
    ['a head that is a list', '---\n- a\n---\n'],
    [
      'aliases without end',
      `---\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\ntags: [*c,*c,*c,*c,*c]\n---\n`,
    ],
    ['a title that is too long', `---\ntitle: ${'x'.repeat(201)}\n---\n`],
    ['a slug that is none', '---\nslug: ../../etc\n---\n'],
    ['a head that is too long', `---\ntitle: x\n${'# x\n'.repeat(20_000)}---\n`],
  ])('is refused in words: %s', (_what, file) => {
    expect(() => readPostFile(file)).toThrow(PostFileRefused);
  });
});
