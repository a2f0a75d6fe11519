import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WebsiteDocument } from '../model/document.ts';
import { applyOperations } from '../operations/index.ts';
import type { RenderOptions } from '../render/index.ts';
import { recipeDocument } from '../render/recipe-document.ts';
import { getTemplate } from '../templates/index.ts';
import { planBlog, type BlogFile, type Post } from './index.ts';
import { samplePosts } from './sample-posts.ts';

const options: RenderOptions = {
  draft: false,
  origin: 'https://kornblum.example',
  hrefFor: (target) => target,
  fontBase: '/-/fonts/',
  badge: true,
  asset: (id) => ({ src: `/-/media/${id}.jpeg` }),
};

const start = recipeDocument({ ...getTemplate('counter'), recipe: ['hero'] });
const made = applyOperations(start, [
  {
    type: 'addPage',
    page: { id: 'notes', path: '/blog', title: 'Notes', sections: [{ id: 'list', kind: 'blogList', variant: 'lead' }] },
  },
  { type: 'addSection', pageId: 'home', section: { id: 'newest', kind: 'blogList', props: { most: 2 } } },
  { type: 'setBlog', postsPerPage: 2, sections: [{ id: 'letter', kind: 'newsletter' }] },
]);
if (!made.ok) throw new Error(made.failure.message);
const document = made.document;

const cover = fc.oneof(
  fc.constant({ source: 'none' as const }),
  fc.record({
    source: fc.constant('illustration' as const),
    motif: fc.constant('bread'),
    seed: fc.nat(2),
    alt: fc.constant(''),
  }),
  fc.record({
    source: fc.constant('asset' as const),
    id: fc.constantFrom('a', 'b'),
    alt: fc.constantFrom('', 'A loaf'),
    width: fc.constant(900),
    height: fc.constant(600),
  }),
);
const day = fc.constantFrom('2026-01-05', '2026-02-03', '2026-12-31');
/** What may be different of a post. */
const change: fc.Arbitrary<Partial<Post>> = fc.oneof(
  fc.record({ title: fc.string({ minLength: 1, maxLength: 12 }) }),
  fc.record({ excerpt: fc.string({ maxLength: 12 }) }),
  fc.record({ slug: fc.constantFrom('new-slug', 'other-slug') }),
  fc.record({ tags: fc.subarray(['Bread', 'Flour', 'bread', 'C++', 'News']) }),
  fc.record({ author: fc.constantFrom('', 'Tom', 'Ida & Tom') }),
  fc.record({ cover }),
  fc.record({ seoTitle: fc.string({ maxLength: 8 }), seoDescription: fc.string({ maxLength: 8 }) }),
  fc.record({ changedAt: day.map((date) => `${date}T10:00:00.000Z`), changedDate: day }),
  fc.record({ date: day }),
  fc.record({ words: fc.constantFrom(10, 900, 2000) }),
  fc.record({ bodyHash: fc.constantFrom('x', 'y') }),
);
const newDocument: fc.Arbitrary<WebsiteDocument> = fc.constantFrom(
  document,
  { ...document, brand: { ...document.brand, name: 'Other' } },
  { ...document, language: 'de' },
  { ...document, blog: { ...document.blog, showTags: false } },
  { ...document, blog: { ...document.blog, variant: 'wide' as const } },
  { ...document, blog: { ...document.blog, postsPerPage: 3 } },
  { ...document, blog: { ...document.blog, sections: [] } },
  { ...document, theme: { ...document.theme, accent: '#224466' } },
  { ...document, locks: ['brand/name'] },
);

type Step = { which?: number; change?: Partial<Post>; isGone?: boolean; document?: WebsiteDocument; isNew?: boolean };

const bodiesOf = (posts: readonly Post[]) => new Map(posts.map(({ id, bodyHash }) => [id, `<p>${id} ${bodyHash}</p>`]));
const drawn = (file: BlogFile, posts: readonly Post[]) => {
  const bodies = bodiesOf(posts);
  return file.render(new Map(file.needs.map((id) => [id, bodies.get(id) ?? ''])));
};
const byPath = (files: readonly BlogFile[]) => new Map(files.map((file) => [file.path, file]));

it('what a file was made from differs whenever its bytes do', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 7 }),
      fc.nat(6),
      change,
      newDocument,
      fc.boolean(),
      fc.boolean(),
      (count, which, changed, later, isNew, isGone) => {
        const before = samplePosts(count);
        const edited = before.map((post, index) => (index === which % count ? { ...post, ...changed } : post));
        const grown = isNew ? [...samplePosts(count + 1).slice(0, 1), ...edited] : edited;
        const after = isGone ? grown.slice(0, -1) : grown;
        const old = byPath(planBlog(document, before, options));
        for (const file of planBlog(later, after, options)) {
          const earlier = old.get(file.path);
          const { basis, madeFrom } = file;
          const isBasedAlike =
            earlier?.basis.length === basis.length && basis.every((value, at) => value === earlier.basis[at]);
          if (isBasedAlike) expect(earlier.madeFrom, file.path).toBe(madeFrom);
          if (earlier?.madeFrom !== file.madeFrom) continue;
          expect(earlier.needs, file.path).toEqual(file.needs);
          expect(drawn(file, after) === drawn(earlier, before), `${file.path} was not made anew`).toBe(true);
        }
      },
    ),
    { numRuns: 60 },
  );
});

it('what was made step by step is to the byte what is made at once', () => {
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ which: fc.nat(8), change }),
    fc.record({ which: fc.nat(8), isGone: fc.constant(true) }),
    fc.record({ document: newDocument }),
    fc.record({ isNew: fc.constant(true) }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(step, { minLength: 1, maxLength: 6 }), (count, steps) => {
      let [shown, posts, numbers] = [document, samplePosts(count), count];
      const kept = new Map<string, { madeFrom: string; text: string }>();
      const publish = () => {
        const planned = byPath(planBlog(shown, posts, options));
        for (const path of kept.keys()) if (!planned.has(path)) kept.delete(path);
        for (const [path, file] of planned)
          if (kept.get(path)?.madeFrom !== file.madeFrom)
            kept.set(path, { madeFrom: file.madeFrom, text: drawn(file, posts) });
      };
      publish();
      for (const { which = 0, change: changed, isGone, document: later, isNew } of steps) {
        const at = which % Math.max(1, posts.length);
        if (later) shown = later;
        if (changed) posts = posts.map((post, index) => (index === at ? { ...post, ...changed } : post));
        if (isGone) posts = posts.filter((_, index) => index !== at);
        if (isNew) posts = [...samplePosts((numbers += 1)).slice(0, 1), ...posts];
        publish();
      }
      const atOnce = planBlog(shown, posts, options).map((file) => [file.path, drawn(file, posts)] as const);
      expect(new Map([...kept].map(([path, { text }]) => [path, text]))).toEqual(new Map(atOnce));
    }),
    { numRuns: 12 },
  );
});

it('the same posts and document give the same files, whatever is no part of what they show', () => {
  const files = (later: WebsiteDocument, posts: readonly Post[]) =>
    planBlog(later, posts, options).map(({ path, madeFrom }) => `${path} ${madeFrom}`);
  const posts = samplePosts(9);
  const same = files(structuredClone(document), structuredClone(posts));
  expect(files(document, posts)).toEqual(same);
  expect(files({ ...document, locks: ['brand/name'] }, posts)).toEqual(same);
});

it.each<[string, Partial<Post>, RegExp[]]>([
  ['a body', { bodyHash: 'new' }, [/^\/blog\/post-5$/, /\.(xml|json)$/]],
  ['an author', { author: 'Tom' }, [/^\/blog\/post-5$/, /\.(xml|json)$/]],
  [
    'an excerpt',
    { excerpt: 'New' },
    [/^\/(blog(\/page\/\d)?)?$/, /^\/blog\/tag\//, /^\/blog\/post-5$/, /\.(xml|json)$/],
  ],
])('%s of one post changes only files that show it', (_what, changed, may) => {
  const posts = samplePosts(9);
  const old = byPath(planBlog(document, posts, options));
  const after = posts.map((post) => (post.slug === 'post-5' ? { ...post, ...changed } : post));
  const different = planBlog(document, after, options).filter(
    ({ path, madeFrom }) => old.get(path)?.madeFrom !== madeFrom,
  );
  expect(different.length).toBeGreaterThan(0);
  for (const { path } of different)
    expect(
      may.some((pattern) => pattern.test(path)),
      path,
    ).toBe(true);
});
