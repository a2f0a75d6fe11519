import { expect, describe, it } from 'vitest';
import { ArchiveRefused } from '../unpack.ts';
import { readWordPressItem, wordPressItems } from './read-wordpress.ts';

const item = (inside: string) => `<item>${inside}</item>`;
const file = (...items: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old blog</title>${items.join('')}</channel></rss>`;
const post = (html: string, more = '') =>
  item(
    `<title>Rye &amp; spelt</title><guid>https://old.example/?p=1</guid><wp:post_name>rye</wp:post_name><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2024-03-01 08:00:00</wp:post_date_gmt><content:encoded><![CDATA[${html}]]></content:encoded>${more}`,
  );
const readWordPress = (xml: string) => ({ posts: wordPressItems(xml).map(readWordPressItem) });
const bodyOf = (html: string) => {
  const [read] = readWordPress(file(post(html))).posts;
  return read && 'post' in read ? read.post.content.body : read?.problem;
};

describe('an export of WordPress', () => {
  it('gives its posts with what is known of them, and passes over what is none', () => {
    const page = item('<title>About</title><wp:post_type>page</wp:post_type>');
    const { posts } = readWordPress(
      file(post('<p>Hello</p>', '<category domain="post_tag">Bread</category><dc:creator>Ann</dc:creator>'), page),
    );
    expect(posts).toMatchObject([
      {
        name: 'Rye & spelt',
        post: {
          content: { title: 'Rye & spelt', slug: 'rye', body: 'Hello\n', tags: ['Bread'], author: 'Ann' },
          state: 'published',
          publishAt: new Date('2024-03-01T08:00:00Z'),
          source: 'https://old.example/?p=1',
        },
      },
    ]);
  });

  it.each([
    [
      'blocks',
      '<!-- wp:heading --><h2>Why</h2><!-- /wp:heading --><ul><li>one</li><li>two</li></ul>',
      '## Why\n\n- one\n- two\n',
    ],
    ['paragraphs by empty lines', 'One <b>bold</b>\n\nTwo', 'One **bold**\n\nTwo\n'],
    ['pictures elsewhere', '<p><img src="https://old.example/a.jpg" alt="A"></p>', '![A](https://old.example/a.jpg)\n'],
    ['scripts', '<p>Text</p><script>alert(1)</script>', 'Text\n'],
  ])('becomes Markdown: %s', (_what, html, markdown) => {
    expect(bodyOf(html)).toBe(markdown);
  });

  it('knows a post again that has no address of its own', () => {
    const bare = (more: string) => item(`<title>Rye</title><wp:post_type>post</wp:post_type>${more}`);
    const [numbered, named] = readWordPress(file(bare('<wp:post_id>7</wp:post_id>'), bare(''))).posts;
    expect([numbered, named]).toMatchObject([
      { post: { source: 'wordpress:7' } },
      { post: { source: 'wordpress:Rye' } },
    ]);
  });

  it('says of an item why it is refused, and takes the others', () => {
    const { posts } = readWordPress(file(post(`<p>${'x'.repeat(210_000)}</p>`), post('<p>Short</p>')));
    expect(posts.map((read) => ('problem' in read ? read.problem : 'taken'))).toEqual([
      'Keep a post to 200 KB of text, or split it into two.',
      'taken',
    ]);
  });

  it('does not wait for elements within elements without end', () => {
    const start = performance.now();
    const deep = bodyOf('<div>'.repeat(20_000));
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(deep).toMatch(/too deeply|^$/);
  });

  it.each([
    ['another file', 'hello'],
    ['a feed', '<rss version="2.0"><channel><item><title>x</title></item></channel></rss>'],
    ['one without posts', file(item('<wp:post_type>page</wp:post_type>'))],
    ['a broken one', file('<item><title>x').slice(0, -20)],
  ])('is refused in words when it is %s', (_what, xml) => {
    expect(() => readWordPress(xml)).toThrow(ArchiveRefused);
  });
});
