import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { expectItsShareOfTime } from '#tests/support/share-of-time.ts';
import { exportOptions, type RenderOptions } from '../../render/index.ts';
import { recipeDocument } from '../../render/recipe-document.ts';
import { getTemplate } from '../../templates/index.ts';
import { planBlog } from '../index.ts';
import { samplePosts } from '../sample-posts.ts';
import { withAbsoluteAddresses } from './absolute.ts';

const options: RenderOptions = {
  draft: false,
  origin: 'https://kornblum.example',
  hrefFor: (target) => target,
  fontBase: '/-/fonts/',
  badge: true,
  asset: (id) => ({ src: `/-/media/${id}.jpeg` }),
};
const document = recipeDocument({ ...getTemplate('counter'), recipe: ['hero'] });
const hostile = 'Rye & <b>wheat</b> ]]> "quoted" \u0007';
const posts = samplePosts(25, (index) => ({
  ...(index === 0 && {
    title: hostile,
    cover: { source: 'asset', id: 'loaf', alt: '', width: 900, height: 600 },
    changedAt: '2026-03-01T09:30:00.000Z',
  }),
}));
const body =
  '<p>See <a href="/menu">the menu</a> and <a href="#notes">notes</a> &#x26; <a href="https://other.example/">others</a>.</p>' +
  '<img src="/-/media/a.jpeg" srcset="/-/media/b.avif 480w, /-/media/c.avif 960w" alt="A > B">' +
  '<pre><code>&#x3C;a href="/menu"></code></pre>';
const bodies = new Map(posts.map(({ id }) => [id, `${body}<p>${id}</p>`]));

function feed(file: string, origin = options.origin): string {
  const found = planBlog(document, posts, { ...options, origin }).find(({ path }) => path === `/blog/${file}`);
  if (!found) throw new Error(`There is no ${file}`);
  return found.render(bodies);
}

const whole =
  '<p>See <a href="https://kornblum.example/menu">the menu</a> and <a href="https://kornblum.example/blog/post-25#notes">notes</a> &#x26; <a href="https://other.example/">others</a>.</p>' +
  '<img src="https://kornblum.example/-/media/a.jpeg" srcset="https://kornblum.example/-/media/b.avif 480w, https://kornblum.example/-/media/c.avif 960w" alt="A > B">' +
  '<pre><code>&#x3C;a href="/menu"></code></pre><p>id-25</p>';
/** Atom says of a text what kind it is. */
const textOf = (text: string | { value?: string } | undefined) =>
  (typeof text === 'object' ? text.value : text)?.trim();
const title = 'Rye & <b>wheat</b> ]]> "quoted" ';

describe('feeds, read back', () => {
  const rss = parseRssFeed(feed('rss.xml'));
  const atom = parseAtomFeed(feed('atom.xml'));
  const json = parseJsonFeed(feed('feed.json'));

  it('hold the newest twenty posts, newest first', () => {
    for (const list of [rss.items, atom.entries, json.items]) {
      expect(list).toHaveLength(20);
      expect(textOf(list?.[1]?.title)).toBe('Post 24');
    }
  });

  it('hold the whole text with absolute addresses', () => {
    expect(rss.items?.[0]?.content?.encoded).toBe(whole);
    expect(textOf(atom.entries?.[0]?.content)).toBe(whole);
    expect(json.items?.[0]?.content_html).toBe(whole);
  });

  it('say the title as it was written, without what no file may hold', () => {
    expect([rss.items?.[0]?.title, textOf(atom.entries?.[0]?.title), json.items?.[0]?.title].map(textOf)).toEqual(
      Array.from({ length: 3 }, () => title.trim()),
    );
  });

  it('say when posts appeared and changed', () => {
    expect(new Date(rss.items?.[0]?.pubDate ?? '').toISOString()).toBe('2026-01-25T08:00:00.000Z');
    expect(atom.entries?.[0]).toMatchObject({
      published: '2026-01-25T08:00:00.000Z',
      updated: '2026-03-01T09:30:00.000Z',
    });
    expect(json.items?.[0]).toMatchObject({
      date_published: '2026-01-25T08:00:00.000Z',
      date_modified: '2026-03-01T09:30:00.000Z',
    });
    expect(atom.updated).toBe('2026-03-01T09:30:00.000Z');
    expect(new Date(rss.lastBuildDate ?? '').toISOString()).toBe('2026-03-01T09:30:00.000Z');
  });

  it('name themselves, the blog, the post, its author, tags and cover', () => {
    expect(rss.link).toBe('https://kornblum.example/blog');
    expect(rss.atom?.links?.[0]).toMatchObject({ rel: 'self', href: 'https://kornblum.example/blog/rss.xml' });
    expect(atom.links).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ rel: 'self', href: 'https://kornblum.example/blog/atom.xml' }),
      ]),
    );
    expect(json.feed_url).toBe('https://kornblum.example/blog/feed.json');
    expect(rss.items?.[0]).toMatchObject({
      link: 'https://kornblum.example/blog/post-25',
      categories: [{ name: 'Bread' }, { name: 'Flour' }],
      dc: { creators: ['Ida Kornblum'] },
    });
    expect(json.items?.[0]).toMatchObject({
      url: 'https://kornblum.example/blog/post-25',
      tags: ['Bread', 'Flour'],
      authors: [{ name: 'Ida Kornblum' }],
      image: 'https://kornblum.example/-/media/loaf.jpeg',
    });
    expect(atom.entries?.[0]?.authors?.[0]?.name).toBe('Ida Kornblum');
  });

  it('give each post an id that stays when the website moves and is the same in all of them', () => {
    const ids = rss.items?.map(({ guid }) => guid?.value);
    expect(new Set(ids).size).toBe(20);
    expect(atom.entries?.map(({ id }) => id)).toEqual(ids);
    expect(json.items?.map(({ id }) => id)).toEqual(ids);
    const moved = parseRssFeed(feed('rss.xml', 'https://bread.example'));
    expect(moved.items?.map(({ guid }) => guid?.value)).toEqual(ids);
    expect(rss.items?.[0]?.guid?.isPermaLink).toBe(false);
  });
});

describe('among exported files', () => {
  const files = planBlog(document, posts, exportOptions());
  const found = files.filter(({ contentType }) => !contentType.startsWith('text/html'));
  const atom = parseAtomFeed(found[0]?.render(bodies) ?? '');

  it('there is the kind of feed that needs no address of its own, and pages lead to it', () => {
    expect(found.map(({ path }) => path)).toEqual(['/blog/atom.xml']);
    const page = (path: string) => files.find((file) => file.path === path)?.render(bodies) ?? '';
    expect(page('/blog')).toMatch(
      /<link rel="alternate" type="application\/atom\+xml"[^>]* href="\.\.\/blog\/atom\.xml"/,
    );
    expect(page('/blog/post-3')).toContain('href="../../blog/atom.xml"');
  });

  it('addresses are told from where it lies, and ids are whole', () => {
    expect(atom.links).toEqual([
      expect.objectContaining({ rel: 'self', href: 'atom.xml' }),
      expect.objectContaining({ rel: 'alternate', href: '../blog/index.html' }),
    ]);
    expect(atom.entries?.[0]?.links?.[0]).toMatchObject({ href: '../blog/post-25/index.html' });
    expect(textOf(atom.entries?.[0]?.content)).toContain('href="../blog/post-25/index.html#notes"');
    expect(new Set(atom.entries?.map(({ id }) => id)).size).toBe(20);
    for (const id of [atom.id, ...(atom.entries ?? []).map((entry) => entry.id)]) expect(id).toMatch(/^tag:[^ ]+$/);
  });
});

describe('the sitemap', () => {
  it('names every page and post with the day of its last change', () => {
    const file = planBlog(document, posts, options).find(({ path }) => path === '/sitemap.xml');
    const sitemap = file?.render(new Map()) ?? '';
    const entries = new Map(
      [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)].map(
        ([, place, changed]) => [place, changed],
      ),
    );
    expect(entries.get('https://kornblum.example/blog/post-25')).toBe('2026-03-01T09:30:00.000Z');
    expect(entries.get('https://kornblum.example/blog/post-1')).toBe('2026-01-01T08:00:00.000Z');
    expect(entries.get('https://kornblum.example/blog')).toBe('2026-03-01T09:30:00.000Z');
    expect(entries.has('https://kornblum.example/menu')).toBe(true);
    expect(entries.size).toBe(document.pages.length + 1 + 2 + 25);
  });
});

it('addresses are made absolute in elements only, however their text looks', () => {
  const base = 'https://a.example/blog/x';
  expect(withAbsoluteAddresses('<p>write src="/x" here</p>', base)).toBe('<p>write src="/x" here</p>');
  expect(withAbsoluteAddresses('<a href="//b.example">b</a><a href="mailto:a@b.example">c</a>', base)).toBe(
    '<a href="//b.example">b</a><a href="mailto:a@b.example">c</a>',
  );
});

it('an element that never ends takes its share of time', () =>
  expectItsShareOfTime('a ', {
    long: 40_000,
    most: 500,
    read: (text) => withAbsoluteAddresses(`<p ${text}`, 'https://a.example/blog/x'),
  }));
