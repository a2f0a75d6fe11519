import { describe, expect, it } from 'vitest';
import { formerAddresses } from '../model/blog-address.ts';
import { sampleDocument } from '../model/sample-document.ts';
import { getSection } from '../sections/index.ts';
import { getTemplate } from '../templates/index.ts';
import { applyChanges, applyOperations, readOperations, withLocks, type Operation } from './index.ts';

const document = sampleDocument();

function apply(...operations: Operation[]) {
  const result = applyOperations(document, operations);
  if (!result.ok) throw new Error(`${result.failure.operation}: ${result.failure.message}`);
  return result;
}
function refuse(...operations: Operation[]) {
  const result = applyOperations(document, operations);
  if (result.ok) throw new Error('was not refused');
  return result.failure;
}

/** The sentence of an operation, after proving that it changes its input in no way and can be undone to the same bytes. */
function sentence(operation: Operation): string {
  const bytes = JSON.stringify(document);
  const { document: after, forward, inverse, summary } = apply(operation);
  expect(JSON.stringify(document)).toBe(bytes);
  expect(applyChanges(document, structuredClone(forward))).toEqual({ ok: true, document: after });
  const back = applyChanges(after, structuredClone(inverse));
  expect(back.ok && JSON.stringify(back.document)).toBe(bytes);
  return summary;
}

describe('every verb changes the document, says so in a sentence and can be undone', () => {
  const cases: [string, Operation][] = [
    ['Changed the tagline', { type: 'setBrand', tagline: 'New words' }],
    ['Changed the phone and the place', { type: 'setBusiness', phone: '0131 555', place: 'Leith' }],
    ['Changed the accent colour', { type: 'setTheme', accent: '#123456' }],
    [
      'Changed the colours and the corners',
      { type: 'setTheme', background: '#101010', ink: '#fafafa', accent: '#123456', radius: 'large' },
    ],
    ['Changed the template to Workshop', { type: 'applyTemplate', template: 'workshop' }],
    ['Changed the layout of the header', { type: 'setHeader', variant: 'centered' }],
    ['Changed the closing line of the footer', { type: 'setFooter', note: 'Bye' }],
    ['Changed the language to de', { type: 'setLanguage', language: 'de' }],
    ['New page Cakes', { type: 'addPage', page: { id: 'new', path: '/cakes', title: 'Cakes' }, index: 1 }],
    ['Removed the page Page 1', { type: 'removePage', pageId: 'p1' }],
    ['Renamed the page Page 1 to Bread', { type: 'updatePage', pageId: 'p1', title: 'Bread' }],
    ['Changed the address of Page 1', { type: 'updatePage', pageId: 'p1', path: '/bread' }],
    ['Moved Page 3 above Page 1', { type: 'movePage', pageId: 'p3', index: 1 }],
    ['New section Questions on Home', { type: 'addSection', pageId: 'p0', section: { id: 'n', kind: 'faq' } }],
    ['Removed the opening on Home', { type: 'removeSection', sectionId: 's0-0' }],
    ['Moved the opening to the end of Home', { type: 'moveSection', sectionId: 's0-0', index: 99 }],
    ['Moved the opening on Home to Page 1', { type: 'moveSection', sectionId: 's0-0', pageId: 'p1', index: 0 }],
    [
      'Changed the heading of the opening on Home',
      { type: 'updateSection', sectionId: 's0-0', props: { heading: 'Hi' } },
    ],
    [
      'Changed the layout of the opening on Home to large words',
      { type: 'setVariant', sectionId: 's0-0', variant: 'statement' },
    ],
    ['Hid the opening on Home', { type: 'setHidden', sectionId: 's0-0', hidden: true }],
    ['Duplicated the opening on Home', { type: 'duplicateSection', sectionId: 's0-0', newId: 'copy' }],
    [
      'Replaced the opening on Home by the notice',
      { type: 'replaceSection', sectionId: 's0-0', section: { kind: 'banner' } },
    ],
    ['Changed the title in search results of the website', { type: 'setSeo', title: 'Bread in Leith' }],
    ['Changed the posts a page of the blog', { type: 'setBlog', postsPerPage: 6 }],
    ['Changed the address of the blog', { type: 'setBlog', path: '/news' }],
    [
      'Changed the layout of a post and the sections below the posts of the blog',
      { type: 'setBlog', variant: 'wide', sections: [{ id: 'letter', kind: 'newsletter' }] },
    ],
    ['Changed the redirects', { type: 'setRedirects', redirects: [{ from: '/old', to: '/' }] }],
  ];
  it.each(cases)('%s', (expected, operation) => {
    expect(sentence(operation)).toBe(expected);
  });
});

describe('guards', () => {
  const cases: [string, Operation, string, RegExp][] = [
    ['the home page cannot be removed', { type: 'removePage', pageId: 'p0' }, 'INVALID', /home page cannot be removed/],
    [
      'the home page keeps its address',
      { type: 'updatePage', pageId: 'p0', path: '/start' },
      'INVALID',
      /keeps the address/,
    ],
    [
      'addresses are unique',
      { type: 'updatePage', pageId: 'p1', path: '/page-2' },
      'TAKEN',
      /already has the address \/page-2/,
    ],
    [
      'page ids are unique',
      { type: 'addPage', page: { id: 'p1', path: '/x', title: 'X' } },
      'TAKEN',
      /already has the id p1/,
    ],
    [
      'section ids are unique',
      { type: 'duplicateSection', sectionId: 's0-0', newId: 's1-0' },
      'TAKEN',
      /already has the id s1-0/,
    ],
    ['a page has to be there', { type: 'movePage', pageId: 'gone', index: 0 }, 'NOT_FOUND', /no longer there/],
    [
      'a section has to be there',
      { type: 'setHidden', sectionId: 'gone', hidden: true },
      'NOT_FOUND',
      /no longer there/,
    ],
    [
      'the page to move to has to be there',
      { type: 'moveSection', sectionId: 's0-0', pageId: 'gone', index: 0 },
      'NOT_FOUND',
      /no longer there/,
    ],
    [
      'a kind has to be known',
      { type: 'addSection', pageId: 'p0', section: { id: 'n', kind: 'carousel' } },
      'INVALID',
      /hero/,
    ],
    [
      'a layout has to be known',
      { type: 'setVariant', sectionId: 's0-0', variant: 'toString' },
      'INVALID',
      /Choose one of: split/,
    ],
    ['a template has to be known', { type: 'applyTemplate', template: 'none' }, 'NOT_FOUND', /almanac/],
    [
      'a field has to be known',
      { type: 'updateSection', sectionId: 's0-0', props: { colour: 'red' } },
      'INVALID',
      /no field “colour”.*heading/,
    ],
    [
      'a title cannot be empty',
      { type: 'updatePage', pageId: 'p1', title: '  ' },
      'INVALID',
      /^Name of the page: a page needs a title\.$/,
    ],
    [
      'a colour has to be one',
      { type: 'setTheme', accent: 'red' },
      'INVALID',
      /^Accent colour: use a colour such as #8a3b12/,
    ],
    ['typefaces have to be known', { type: 'setTheme', typePair: 'comic' }, 'INVALID', /fraunces-figtree/],
    ['the blog needs an address of its own', { type: 'setBlog', path: '/' }, 'INVALID', /address of its own/],
    [
      'pages stay out of the addresses of posts',
      { type: 'addPage', page: { id: 'x', path: '/blog/x', title: 'X' } },
      'TAKEN',
      /below \/blog belong to the posts/,
    ],
    [
      'what stands below a post shares its id with no section of a page',
      { type: 'setBlog', sections: [{ id: 's0-0', kind: 'newsletter' }] },
      'TAKEN',
      /already has the id s0-0/,
    ],
    ['the app keeps /settings', { type: 'updatePage', pageId: 'p1', path: '/settings/x' }, 'INVALID', /settings/],
  ];
  it.each(cases)('%s', (_name, operation, code, message) => {
    const failure = refuse(operation);
    expect(failure.code).toBe(code);
    expect(failure.message).toMatch(message);
  });

  it('name the field by its path for a form, and by its label for people', () => {
    const items = [{ name: 'x'.repeat(10_000) }];
    expect(
      refuse(
        { type: 'setHidden', sectionId: 's0-0', hidden: true },
        { type: 'updateSection', sectionId: 's0-1', props: { items, heading: 7 } },
      ),
    ).toEqual({
      code: 'INVALID',
      operation: 1,
      message: 'Heading: write a text here.',
      field: 'heading',
      fields: {
        heading: ['Write a text here'],
        'items.0.name': [expect.stringMatching(/^Keep this to \d+ characters or fewer$/)],
      },
    });
  });

  it('hold for limits', () => {
    const sections = Array.from({ length: 61 }, (_, index) => ({ id: `x${index}`, kind: 'cta' }));
    expect(refuse({ type: 'addPage', page: { id: 'big', path: '/big', title: 'Big', sections } })).toMatchObject({
      code: 'LIMIT',
    });
    const pages = Array.from({ length: 200 }, (_, index): Operation => ({
      type: 'addPage',
      page: { id: `x${index}`, path: `/x${index}`, title: 'X' },
    }));
    expect(refuse(...pages)).toMatchObject({ code: 'LIMIT', operation: 196 });
    expect(
      refuse(...Array.from({ length: 501 }, (): Operation => ({ type: 'setLanguage', language: 'de' }))),
    ).toMatchObject({ code: 'LIMIT' });
  });
});

describe('a batch', () => {
  it('is done whole or not at all, and says which operation failed', () => {
    const bytes = JSON.stringify(document);
    expect(refuse({ type: 'setBrand', name: 'New' }, { type: 'removePage', pageId: 'gone' })).toMatchObject({
      operation: 1,
    });
    expect(JSON.stringify(document)).toBe(bytes);
  });

  it('sees what its earlier operations did, and is summed up in one sentence', () => {
    const result = apply(
      { type: 'addPage', page: { id: 'new', path: '/new', title: 'Cakes' } },
      { type: 'addSection', pageId: 'new', section: { id: 'one', kind: 'cta' } },
      { type: 'setBrand', name: 'New' },
    );
    expect(result.sentences).toHaveLength(3);
    expect(result.summary).toBe('New page Cakes and 2 more changes');
    expect(apply({ type: 'setBrand', name: 'New' }, { type: 'setLanguage', language: 'de' }).summary).toBe(
      'Changed the name of the website and changed the language to de',
    );
    const about: Operation = { type: 'addSection', pageId: 'p1', section: { id: 'us', kind: 'about' } };
    expect(apply({ type: 'setBrand', name: 'New' }, about).summary).toBe(
      'Changed the name of the website, new section About on Page 1',
    );
  });

  it('speaks of sections by the names that people see', () => {
    const about: Operation = { type: 'addSection', pageId: 'p1', section: { id: 'us', kind: 'about' } };
    const renamed: Operation = { type: 'updateSection', sectionId: 'us', props: { heading: 'Who we are' } };
    const another: Operation = {
      type: 'addSection',
      pageId: 'p1',
      section: { id: 'too', kind: 'about', props: { heading: '⟦Our oven⟧' } },
    };
    expect(apply(about, renamed, another).sentences).toEqual([
      'New section About on Page 1',
      'Changed the heading of the section About on Page 1',
      'New section About “Our oven” on Page 1',
    ]);
  });

  it('that changes nothing has no changes and says so', () => {
    expect(
      apply({ type: 'setBrand', name: document.brand.name }, { type: 'movePage', pageId: 'p0', index: 0 }),
    ).toEqual({
      ok: true,
      document,
      forward: [],
      inverse: [],
      summary: 'Nothing changed',
      sentences: [],
    });
    expect(apply().summary).toBe('Nothing changed');
    const there: Operation = { type: 'setHidden', sectionId: 's0-0', hidden: true };
    expect(apply(there, { ...there, hidden: false })).toMatchObject({
      forward: [],
      sentences: [],
      summary: 'Nothing changed',
    });
  });

  it('read from outside is refused with the place of the fault', () => {
    for (const input of [
      null,
      'x',
      {},
      [null],
      [{}],
      [{ type: 'toString' }],
      [{ type: '__proto__' }],
      [{ type: 'setBrand', nmae: 'x' }],
    ]) {
      expect(readOperations(input)).toMatchObject({ ok: false, failure: { operation: 0 } });
    }
  });
});

describe('details of verbs', () => {
  it('a patch leaves fields alone that it does not name', () => {
    expect(apply({ type: 'setBrand', name: 'New' }).document.brand.tagline).toBe(document.brand.tagline);
    expect(apply({ type: 'setTheme', typePair: 'fraunces-figtree' }).document.theme).toEqual({
      ...document.theme,
      type: 'fraunces-figtree',
    });
    expect(apply({ type: 'setHeader', showTagline: true }).document.header).toEqual({
      ...document.header,
      showTagline: true,
    });
    const { props } = document.pages[0]?.sections[0] ?? { props: {} };
    const after = apply({ type: 'updateSection', sectionId: 's0-0', props: { heading: 'Hi' } }).document;
    expect(after.pages[0]?.sections[0]?.props).toEqual({ ...props, heading: 'Hi' });
  });

  it('a new section comes with the sample and the layout that the template prefers', () => {
    const bare = apply({
      type: 'addSection',
      pageId: 'p0',
      section: { id: 'n', kind: 'faq' },
    }).document.pages[0]?.sections.at(-1);
    const definition = getSection('faq');
    expect(bare?.props).toEqual(definition?.fields.parse(definition.sample));
    const empty = apply({
      type: 'addSection',
      pageId: 'p0',
      section: { id: 'n', kind: 'faq', props: {} },
    }).document.pages[0]?.sections.at(-1);
    expect(empty?.props).toEqual(definition?.fields.parse({}));
  });

  it('links follow a page to its new address, with their anchors', () => {
    const linked = apply(
      {
        type: 'updateSection',
        sectionId: 's0-0',
        props: { primary: { label: 'A', to: '/page-1#x' }, secondary: { label: 'B', to: '/page-10' } },
      },
      { type: 'setHeader', action: { label: 'C', to: '/page-1' } },
      { type: 'updatePage', pageId: 'p1', path: '/bread' },
    ).document;
    expect(linked.pages[0]?.sections[0]?.props).toMatchObject({
      primary: { to: '/bread#x' },
      secondary: { to: '/page-10' },
    });
    expect(linked.header.action.to).toBe('/bread');
  });

  it('the page of the blog and the blog share an address, whichever moves; the old one is remembered', () => {
    const added: Operation = { type: 'addPage', page: { id: 'blog', path: '/blog', title: 'Blog' } };
    const linked: Operation = { type: 'setHeader', action: { label: 'Read', to: '/blog' } };
    const moves: Operation[] = [
      { type: 'setBlog', path: '/news' },
      { type: 'updatePage', pageId: 'blog', path: '/news' },
    ];
    for (const move of moves) {
      const { document: after } = apply(added, linked, move);
      expect(after.pages.at(-1)?.path).toBe('/news');
      expect(after.blog).toMatchObject({ path: '/news', formerPaths: ['/blog'] });
      expect(after.header.action.to).toBe('/news');
      expect(formerAddresses(after.blog, '/news/first')).toEqual(['/blog/first']);
      expect(formerAddresses(after.blog, '/news')).toEqual(['/blog']);
      expect(formerAddresses(after.blog, '/newsletter')).toEqual([]);
    }
    const back = apply(added, { type: 'setBlog', path: '/news' }, { type: 'setBlog', path: '/blog' }).document;
    expect(back.blog).toMatchObject({ path: '/blog', formerPaths: ['/news'] });
  });

  it('a template changes looks, never words', () => {
    const { document: after } = apply({ type: 'applyTemplate', template: 'workshop' });
    expect(after.pages.map(({ sections }) => sections.map(({ props }) => props))).toEqual(
      document.pages.map(({ sections }) => sections.map(({ props }) => props)),
    );
    expect(after.header.action).toEqual(document.header.action);
    expect(after.theme).toEqual(getTemplate('workshop').theme);
  });

  it('a template keeps colours that somebody asked for or set by hand, and replaces those of another look', () => {
    const looks = { background: '#123456', ink: '#ffffff', accent: '#ffcc00', support: '#8899aa' };
    const asked = apply({ type: 'setTheme', ...looks }, { type: 'applyTemplate', template: 'workshop' }).document;
    expect(asked.theme).toMatchObject({ ...looks, type: getTemplate('workshop').theme.type });
    const { background, ink, accent, support } = getTemplate('counter').theme;
    const plain: Operation = { type: 'setTheme', background, ink, accent, support };
    const given = apply(plain, { type: 'applyTemplate', template: 'workshop' }).document;
    expect(given.theme).toEqual(getTemplate('workshop').theme);
    const byHand = withLocks(apply(plain).document, ['theme/accent']);
    const kept = applyOperations(byHand, [{ type: 'applyTemplate', template: 'workshop' }]);
    expect(kept.ok && kept.document.theme.accent).toBe(accent);
  });

  it('a replaced section keeps its id unless the new one brings its own', () => {
    const ids = (operation: Operation) => apply(operation).document.pages[0]?.sections.map(({ id }) => id);
    expect(ids({ type: 'replaceSection', sectionId: 's0-1', section: { kind: 'cta' } })?.[1]).toBe('s0-1');
    expect(ids({ type: 'replaceSection', sectionId: 's0-1', section: { id: 'mine', kind: 'cta' } })?.[1]).toBe('mine');
  });

  it('a move past the end is a move to the end', () => {
    const { document: after } = apply({ type: 'movePage', pageId: 'p0', index: 9999 });
    expect(after.pages.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3', 'p0']);
  });
});
