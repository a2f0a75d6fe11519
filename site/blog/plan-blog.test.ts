import { gzipSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it, test } from 'vitest';
import { applyOperations, type Operation } from '../operations/index.ts';
import { renderPage, type RenderOptions } from '../render/index.ts';
import { recipeDocument } from '../render/recipe-document.ts';
import { getTemplate } from '../templates/index.ts';
import { planBlog, renderPostPage, type BlogFile, type Post } from './index.ts';
import { samplePosts } from './sample-posts.ts';

const options: RenderOptions = {
  draft: false,
  origin: 'https://kornblum.example',
  hrefFor: (target) => target,
  fontBase: '/-/fonts/',
  badge: true,
  asset: (id) => ({ src: `/-/media/${id}.jpeg`, width: 960 }),
  socialImage: '/-/social.png',
};
const bakery = recipeDocument({ ...getTemplate('counter'), recipe: ['hero'] });

function websiteWith(...operations: Operation[]) {
  const result = applyOperations(bakery, operations);
  if (!result.ok) throw new Error(result.failure.message);
  return result.document;
}

const blogPage: Operation = {
  type: 'addPage',
  page: {
    id: 'notes',
    path: '/blog',
    title: 'Notes',
    sections: [
      { id: 'notes-intro', kind: 'richText', props: { heading: 'What we learn', body: 'By baking.' } },
      { id: 'notes-list', kind: 'blogList', variant: 'index', props: { heading: 'From the oven' } },
    ],
  },
};
const bodies = new Map(samplePosts(60).map(({ id }) => [id, `<p>Body of ${id}</p>`]));
const shown = (files: readonly BlogFile[], path: string) => {
  const file = files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`There is no ${path} among ${files.map((one) => one.path).join(' ')}`);
  return file.render(bodies);
};
const pathsOf = (files: readonly BlogFile[]) => files.map(({ path }) => path);

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
const faultsOf = (html: string) =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));

describe('the files of a blog', () => {
  it('are none without posts', () => {
    expect(planBlog(bakery, [], options)).toEqual([]);
  });

  it('are an index, a page a tag and a post, three feeds and a sitemap, each once', () => {
    const paths = pathsOf(planBlog(bakery, samplePosts(2), options));
    expect(paths).toEqual([
      '/blog',
      '/blog/tag/bread',
      '/blog/tag/flour',
      '/blog/post-2',
      '/blog/post-1',
      '/blog/rss.xml',
      '/blog/atom.xml',
      '/blog/feed.json',
      '/sitemap.xml',
    ]);
  });

  it('lie where the blog lies, and without an address of the website there are no feeds', () => {
    const document = websiteWith({ type: 'setBlog', path: '/notes' });
    expect(pathsOf(planBlog(document, samplePosts(1), { ...options, origin: '' }))).toEqual([
      '/notes',
      '/notes/tag/bread',
      '/notes/tag/flour',
      '/notes/post-1',
    ]);
  });

  it('are valid pages', () => {
    const document = websiteWith(blogPage, { type: 'setBlog', sections: [{ id: 'letter', kind: 'newsletter' }] });
    const files = planBlog(document, samplePosts(30), options);
    for (const path of ['/blog', '/blog/page/1', '/blog/tag/bread', '/blog/post-30', '/blog/post-1'])
      expect(faultsOf(shown(files, path)), path).toEqual([]);
  });

  it('hold pages of the document that list posts', () => {
    const document = websiteWith({
      type: 'addSection',
      pageId: 'home',
      section: { id: 'newest', kind: 'blogList', props: { heading: 'News', most: 2 } },
    });
    const html = shown(planBlog(document, samplePosts(5), options), '/');
    expect(html).toContain('href="/blog/post-5"');
    expect(html).toContain('href="/blog/post-4"');
    expect(html).not.toContain('href="/blog/post-3"');
    expect(html).toContain('rel="alternate" type="application/rss+xml"');
  });
});

describe('lists', () => {
  const document = websiteWith(blogPage, { type: 'setBlog', postsPerPage: 3 });
  const listOf = (html: string) => [...html.matchAll(/p-name u-url" href="([^"]+)"/g)].map(([, path]) => path);

  it('show every post once, the newest first, page by page', () => {
    const files = planBlog(document, samplePosts(11), options);
    const pages = ['/blog', '/blog/page/2', '/blog/page/1'].map((path) => listOf(shown(files, path)));
    expect(pages.map(({ length }) => length)).toEqual([5, 3, 3]);
    expect(pages.flat()).toEqual(samplePosts(11).map(({ slug }) => `/blog/${slug}`));
    expect(pathsOf(files)).not.toContain('/blog/page/3');
  });

  it('lead on to older posts and back', () => {
    const files = planBlog(document, samplePosts(11), options);
    const waysOf = (path: string) =>
      [...shown(files, path).matchAll(/rel="(prev|next)" href="([^"]+)"/g)].map(([, rel, to]) => `${rel} ${to}`);
    expect(waysOf('/blog')).toEqual(['next /blog/page/2']);
    expect(waysOf('/blog/page/2')).toEqual(['prev /blog', 'next /blog/page/1']);
    expect(waysOf('/blog/page/1')).toEqual(['prev /blog/page/2']);
  });

  it('change little when a post is added: its own page, first pages, one neighbour, few that share its tags', () => {
    const before = planBlog(document, samplePosts(100), options);
    const after = planBlog(document, samplePosts(101), options);
    const known = new Map(before.map(({ path, madeFrom }) => [path, madeFrom]));
    const changed = after.filter(({ path, madeFrom }) => known.get(path) !== madeFrom).map(({ path }) => path);
    expect(changed).toContain('/blog/post-101');
    expect(changed).toContain('/blog/post-100');
    expect(changed.length).toBeLessThan(20);
  });

  it('show the first page as its owner made it, the others as the list alone', () => {
    const files = planBlog(document, samplePosts(7), options);
    expect(shown(files, '/blog')).toContain('What we learn');
    const further = shown(files, '/blog/page/1');
    expect(further).not.toContain('What we learn');
    expect(further).toMatch(/<title>Notes · 1 \| Kornblum/);
    expect(further).toContain('<link rel="canonical" href="https://kornblum.example/blog/page/1">');
  });

  it('stand below a page of the blog that has none, and on a page of ours where there is no page', () => {
    const bare = websiteWith({ type: 'addPage', page: { id: 'b', path: '/blog', title: 'Journal', sections: [] } });
    expect(shown(planBlog(bare, samplePosts(1), options), '/blog')).toMatch(/<h1[^>]*>Journal</);
    expect(shown(planBlog({ ...bakery, language: 'sv' }, samplePosts(1), options), '/blog')).toMatch(/<h1[^>]*>Blogg</);
  });

  it('of a tag hold its posts however the tag is written, and are told apart', () => {
    const tags = [['Crème brûlée'], ['creme brulee'], ['C++'], ['C#'], ['日本'], ['Straße & Weg']];
    const files = planBlog(
      bakery,
      samplePosts(6, (index) => ({ tags: tags[index] ?? [] })),
      options,
    );
    const ofTags = pathsOf(files).filter((path) => path.startsWith('/blog/tag/'));
    expect(ofTags).toHaveLength(5);
    expect(ofTags).toEqual(expect.arrayContaining(['/blog/tag/creme-brulee', '/blog/tag/strasse-weg']));
    for (const path of ofTags) expect(path).toMatch(/^[a-z0-9/-]+$/);
    expect(listOf(shown(files, '/blog/tag/creme-brulee'))).toEqual(['/blog/post-6', '/blog/post-5']);
    expect(shown(files, '/blog/tag/creme-brulee')).toMatch(/<h1[^>]*>Tagged “Crème brûlée”</);
  });

  it('show drawn covers from files that are there', () => {
    const cover = { source: 'illustration' as const, motif: 'bread', seed: 4, alt: '' };
    const files = planBlog(
      bakery,
      samplePosts(3, () => ({ cover })),
      options,
    );
    const drawn = [...shown(files, '/blog').matchAll(/src="(\/-\/art\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(drawn.length).toBeGreaterThan(0);
    for (const path of drawn) expect(shown(files, path)).toMatch(/^<svg /);
  });
});

describe('the page of a post', () => {
  const document = websiteWith({
    type: 'setBlog',
    sections: [{ id: 'letter', kind: 'newsletter', props: { heading: 'A letter a month' } }],
  });
  const post: Post = {
    ...(samplePosts(1)[0] as Post),
    title: 'Why rye <sours>',
    seoDescription: 'On rye.',
    cover: { source: 'asset', id: 'loaf', alt: 'A loaf', width: 1200, height: 800 },
    changedAt: '2026-02-03T10:00:00.000Z',
    changedDate: '2026-02-03',
  };
  const html = renderPostPage(document, post, '<p>Rye <em>sours</em>.</p>', options);

  it('holds the post, what its facts are and what stands below every post', () => {
    expect(html).toContain('<div class="post__body e-content"><p>Rye <em>sours</em>.</p></div>');
    expect(html).toMatch(/<h1[^>]*>Why rye &lt;sours&gt;<\/h1>/);
    expect(html).toContain('<time class="dt-published" datetime="2026-01-01T08:00:00.000Z">January 1, 2026</time>');
    expect(html).toContain('3 min read');
    expect(html).toMatch(/Updated <time class="dt-updated"[^>]*>February 3, 2026/);
    expect(html).toContain('A letter a month');
  });

  it('tells machines the same', () => {
    const data: unknown = JSON.parse(/<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(data).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Why rye <sours>',
      url: 'https://kornblum.example/blog/post-1',
      image: 'https://kornblum.example/-/media/loaf.jpeg',
      datePublished: '2026-01-01T08:00:00.000Z',
      dateModified: '2026-02-03T10:00:00.000Z',
      author: { '@type': 'Person', name: 'Ida Kornblum' },
      keywords: ['Bread', 'Flour'],
    });
    expect(html).toContain('<meta property="og:type" content="article">');
    expect(html).toContain('<meta property="og:image" content="https://kornblum.example/-/media/loaf.jpeg">');
    expect(html).toContain('<meta name="description" content="On rye.">');
    expect(html).toContain('<link rel="canonical" href="https://kornblum.example/blog/post-1">');
    for (const name of ['h-entry', 'p-name', 'e-content', 'p-author h-card', 'dt-published', 'p-category', 'u-url'])
      expect(html).toContain(name);
  });

  it('leads to the posts before and after it, to some like it and to all', () => {
    const files = planBlog(document, samplePosts(9), options);
    const page = shown(files, '/blog/post-5');
    expect(page).toMatch(/rel="prev" href="\/blog\/post-4"/);
    expect(page).toMatch(/rel="next" href="\/blog\/post-6"/);
    expect([...page.matchAll(/<li><a href="(\/blog\/post-\d)">/g)].map(([, to]) => to)).toEqual([
      '/blog/post-3',
      '/blog/post-7',
      '/blog/post-1',
    ]);
    expect(page).toMatch(/href="\/blog">All posts/);
  });

  it('without tags and others shows neither', () => {
    const alone = renderPostPage(bakery, { ...post, tags: [], author: '', excerpt: '' }, '<p>x</p>', options);
    expect(alone).not.toMatch(/Read next<\/h2>|post__tags"|h-card|post__excerpt"/);
  });

  it('has no script, and a thousand words are at most 14 KB', () => {
    const paragraph = 'Rye flour takes more water than wheat, and what it takes it keeps for days on end. ';
    const body = Array.from({ length: 60 }, (_, index) => `<p>${index} ${paragraph}</p>`).join('');
    const page = renderPostPage(document, post, body, options);
    expect(page).not.toMatch(/<script(?! type="application\/ld\+json")/);
    const varied = body.replace(/\w+/g, (word, at: number) => word + (at % 97).toString(36));
    expect(gzipSync(renderPostPage(document, post, varied, options)).length).toBeLessThan(14 * 1024);
  });

  it('of a draft is kept from search engines and shows what is still to come', () => {
    const draft = renderPostPage(document, post, '<p>x</p>', { ...options, draft: true });
    expect(draft).toContain('<meta name="robots" content="noindex">');
    expect(draft).not.toContain('ld+json');
  });
});

test('no file of a blog holds a proposal or a gap', () => {
  const document = websiteWith(blogPage, {
    type: 'setBlog',
    action: { label: '⟦Book a table⟧', to: '/menu' },
    sections: [{ id: 'more', kind: 'richText', props: { heading: '⟦More⟧', body: 'Ask [[who]] about it.' } }],
  });
  const open = {
    title: 'Rye ⟦the best⟧',
    excerpt: 'It takes two days. It costs [[your price]].',
    tags: ['⟦New⟧', 'Rye'],
  };
  const files = planBlog(
    document,
    samplePosts(3, () => open),
    options,
  );
  const all = files.map((file) => file.render(bodies)).join('');
  expect(all).toContain('It takes two days.');
  expect(all).not.toMatch(/⟦|\[\[|the best|Book a table|your price|about it|tag\/new/);
});

test('a draft shows where posts will stand; visitors are told that there are none, where nothing else is', () => {
  const document = websiteWith(blogPage);
  expect(renderPage(document, '/blog', { ...options, draft: true }).html).toContain(
    'Your posts appear here as soon as they are published.',
  );
  expect(renderPage(document, '/blog', options).html).not.toMatch(/Your posts|class="blog-list/);
  const bare = websiteWith(blogPage, { type: 'removeSection', sectionId: 'notes-intro' });
  expect(renderPage(bare, '/blog', options).html).toContain('No posts yet.');
});
