import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { hostileMarkdown } from './hostile-markdown.ts';
import { elementsOf } from './own-marks.ts';
import { readMarkdown } from './read-markdown.ts';
import { MarkdownRefused } from './readable.ts';

const html = (text: string) => readMarkdown(text).html.replaceAll('\n', '');

/** As a browser reads it within a page. */
const elementsIn = (safe: string) => [...elementsOf(unified().use(rehypeParse, { fragment: true }).parse(safe))];

const HARMLESS = new Set(
  'a abbr b blockquote br caption cite code dd del details div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp section small strong sub summary sup table tbody td tfoot th thead tr u ul var'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  'align alt className colSpan dir href id lang open reversed rowSpan scope src start tabIndex title'.split(' '),
);
const CLASSES = /^(?:post__table|post__notes|language-[\w+#-]+)$/;

describe('a text of somebody who means harm', () => {
  it.each(hostileMarkdown.map((text) => [text]))('has no power: %s', (text) => {
    const { html: safe } = readMarkdown(text);
    for (const { tagName, properties } of elementsIn(safe)) {
      expect(HARMLESS).toContain(tagName);
      for (const name of Object.keys(properties)) expect(ATTRIBUTES).toContain(name);
      const { href, src, id, className, tabIndex } = properties;
      if (href !== undefined)
        expect(new URL(String(href), 'https://own.example/blog/x').protocol).toMatch(/^(?:https?|mailto|tel):$/);
      if (src !== undefined) expect(String(src)).toMatch(/^asset:[a-z0-9]+$/);
      if (id !== undefined) expect(String(id)).toMatch(/^post-/);
      if (Array.isArray(className)) for (const name of className) expect(String(name)).toMatch(CLASSES);
      if (tabIndex !== undefined) expect(tabIndex).toBe(0);
    }
    expect(safe).not.toMatch(/<(?:script|style|iframe|svg|math|form|input)/i);
  });

  it('stays as text where it is quoted as code', () => {
    expect(html('`<script>alert(1)</script>`')).toContain('&#x3C;script>alert(1)&#x3C;/script>');
  });
});

describe('Markdown', () => {
  it('becomes what its marks mean, with the tables and boxes of GitHub', () => {
    expect(html('Some *fine* **rye** ~~wheat~~')).toBe(
      '<p>Some <em>fine</em> <strong>rye</strong> <del>wheat</del></p>',
    );
    expect(html('- [x] done\n- [ ] open')).toBe('<ul><li>☑ done</li><li>☐ open</li></ul>');
    expect(html('| a | b |\n|---|--:|\n| 1 | 2 |')).toBe(
      '<div class="post__table" tabindex="0"><table><thead><tr><th>a</th><th align="right">b</th></tr></thead><tbody><tr><td>1</td><td align="right">2</td></tr></tbody></table></div>',
    );
  });

  it('keeps harmless HTML', () => {
    expect(html('Press <kbd>Ctrl</kbd>, H<sub>2</sub>O')).toBe('<p>Press <kbd>Ctrl</kbd>, H<sub>2</sub>O</p>');
  });

  it('has headings from the second level on, each with an id of its own that links find', () => {
    expect(html('# Rye & flour\n\n## Sorts\n\n## Sorts\n\n[up](#rye-flour) [away](#contact)')).toBe(
      '<h2 id="post-rye-flour">Rye &#x26; flour</h2><h3 id="post-sorts">Sorts</h3><h3 id="post-sorts-2">Sorts</h3>' +
        '<p><a href="#post-rye-flour">up</a> <a href="#contact">away</a></p>',
    );
    expect(html('### Late\n\n#### Later')).toBe('<h2 id="post-late">Late</h2><h3 id="post-later">Later</h3>');
    expect(html('## Ölmühle\n\n## 麦\n\n## !')).toBe(
      '<h2 id="post-ölmühle">Ölmühle</h2><h2 id="post-麦">麦</h2><h2 id="post-part">!</h2>',
    );
  });

  it('shows uploaded pictures, and leads to those that lie elsewhere', () => {
    const { html: safe, pictures } = readMarkdown(
      '![Our *oven*](asset:abc234)\n\n![A mill](https://mill.example/a.jpg)',
    );
    expect(safe).toBe(
      '<p><img src="asset:abc234" alt="Our oven"></p>\n<p><a href="https://mill.example/a.jpg">A mill</a></p>',
    );
    expect(pictures).toEqual(['abc234']);
  });

  it('has notes at its foot that lead there and back, without a heading in another language', () => {
    const safe = html('Rye[^1].\n\n[^1]: Secale cereale');
    expect(safe).toContain('<a href="#post-fn-1" id="post-fnref-1">1</a>');
    expect(safe).toContain('<li id="post-fn-1"><p>Secale cereale <a href="#post-fnref-1">↩</a></p></li>');
    expect(safe).not.toContain('Footnotes');
  });

  it('is told by its words and links, in scripts without spaces too', () => {
    expect(readMarkdown('# Two words\n\nand **three** more, `code`').words).toBe(6);
    expect(readMarkdown('今日はパンを焼きます').words).toBeGreaterThan(3);
    expect(readMarkdown('[a](/menu) [b](/menu) <https://x.example>').links).toEqual(['/menu', 'https://x.example']);
  });

  it('is the same HTML each time', () => {
    const text = '# A\n\n[^n] x\n\n[^n]: y\n\n- a\n  - b';
    expect(readMarkdown(text)).toEqual(readMarkdown(text));
  });

  it.each([
    ['lists on one line', '* '.repeat(8000)],
    ['lists and a word', `${'- '.repeat(8000)}a`],
    ['numbered lists', `${'1. '.repeat(5000)}a`],
    ['quotes', `${'>'.repeat(9000)}a`],
    ['elements', '<div>'.repeat(40_000)],
    ['too many bytes', 'ä'.repeat(102_401)],
  ])('is refused in words when nobody could mean it: %s', (_what, text) => {
    expect(() => readMarkdown(text)).toThrow(MarkdownRefused);
  });

  it('may have a rule of many stars', () => {
    expect(html(`a\n\n${'* '.repeat(40)}\n\nb`)).toBe('<p>a</p><hr><p>b</p>');
  });
});
